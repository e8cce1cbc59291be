/* keep.h - a table's game as a record, and a table that goes on with a record.
 *
 * A record holds what was played: opening throws, throws, touches, actions, corrections, with everything that was taken
 * back. Who sits where, the clock, pauses and times are the table's alone. */
#ifndef CHARKONI_TABLE_KEEP_H
#define CHARKONI_TABLE_KEEP_H

#include "table/table.h"

#include <charkoni/record.h>

/* Fill a record with the game of a table. `r` has just been begun for the table's game (ck_record_init), with room for
 * t->count items; tags may be added before or after. A table whose game has not begun gives a record without items,
 * with opening throws. */
void ck_keep_record(const ck_table *t, ck_record *r);

/* Let a record that holds what came before event `i` of a table's log, and maybe comments besides, hold that event
 * too. It wants room for one more item. */
void ck_keep_event(const ck_table *t, size_t i, ck_record *r);

/* The settings of a table that can go on with a record: those of ck_table_settings_default with the dice, the touched
 * pieces and the position of the record. Of these nothing may be changed for ck_keep_replay. */
void ck_keep_settings(const ck_record *r, ck_table_settings *s);

/* At a table with such settings, where everybody has sat down: start, and let happen what the record holds, all at the
 * time that it is. The state is then the one that the record was made from, but for times and people, and
 * ck_keep_record makes the same record of it. The log wants room for r->count + 1 more events. False with err filled
 * (may be NULL) if the table refuses something; it has then done what came before. */
bool ck_keep_replay(ck_table *t, const ck_record *r, ck_error *err);

#endif
