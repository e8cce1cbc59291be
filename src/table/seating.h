/* seating.h - who sits where: sit, leave, return; and whether an event comes from whom it says. */
#ifndef CHARKONI_TABLE_SEATING_H
#define CHARKONI_TABLE_SEATING_H

#include "table/table.h"

/* Check CK_EVENT_SIT, _LEAVE or _RETURN. */
bool ck_seating_check(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err);

/* Let a checked one happen. */
void ck_seating_apply(const ck_table *t, ck_table_state *s, const ck_event *e);

/* The first empty seat, or CK_NO_SEAT. */
uint8_t ck_seating_empty(const ck_game *g, const ck_table_state *s);

/* Check that seat and occupant of a play event are those to act. */
bool ck_seating_acts(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err);

/* Check that an event of the whole table names no seat, or one together with its occupant. */
bool ck_seating_speaks(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err);

/* True if somebody else may act for the seat: its time is out or its occupant is away. */
bool ck_seating_stand_in(const ck_table *t, const ck_table_state *s, unsigned seat);

/* Take over from `now` who sits where, seat by seat as the chairs of `s` say (after a correction, that may
 * have taken back the choice of colour). */
void ck_seating_keep(const ck_game *g, ck_table_state *s, const ck_table_state *now);

/* The winner of the opening, at the seat `from`, takes the seat `to`; the others follow to the right, each
 * with their clock. */
void ck_seating_turn(const ck_game *g, ck_table_state *s, unsigned from, unsigned to);

#endif
