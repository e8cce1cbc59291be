/* play.h - throws, touches and actions of the seat to act. */
#ifndef CHARKONI_TABLE_PLAY_H
#define CHARKONI_TABLE_PLAY_H

#include "table/table.h"

/* True for what a seat does in play: opening throw, colour, throw again, throw, touch, action. */
bool ck_play_is(ck_event_kind kind);

/* True for those of them that a correction can name and put in place: all but throwing again. */
bool ck_play_stands(ck_event_kind kind);

/* Check any play event but for its seat and occupant (see ck_seating_acts), and let it happen. */
bool ck_play_check(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err);
void ck_play_apply(const ck_table *t, ck_table_state *s, const ck_event *e);

#endif
