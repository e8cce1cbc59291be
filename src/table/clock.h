/* clock.h - the time of the seats. Time comes with the events; nothing here looks at a clock. */
#ifndef CHARKONI_TABLE_CLOCK_H
#define CHARKONI_TABLE_CLOCK_H

#include "table/table.h"

/* Check the settings of the clock. */
bool ck_clock_check(const ck_table_settings *settings, ck_error *err);

/* Give every seat its time at the beginning. */
void ck_clock_begin(const ck_table *t, ck_table_state *s);

/* Go on to the time `at`, not before s->now; the seat to act pays for it unless it is `free`. True if its
 * flag has fallen by it. */
bool ck_clock_advance(const ck_table *t, ck_table_state *s, uint64_t at, bool free);

/* The turn of a seat has ended: a new turn's time, or the increment. */
void ck_clock_end_turn(const ck_table *t, ck_table_state *s, unsigned seat);

#endif
