/* correct.h - taking back what was mistyped at a table with real dice. Nothing leaves the log: events that
 * no longer stand are marked, and the state is told again from the events that do. */
#ifndef CHARKONI_TABLE_CORRECT_H
#define CHARKONI_TABLE_CORRECT_H

#include "table/table.h"

/* Check CK_EVENT_CORRECT. On success *s is the state that it leads to. */
bool ck_correct_check(const ck_table *t, const ck_event *e, ck_table_state *s, ck_error *err);

/* Mark what a checked correction takes back; it is to be the next event of the log. */
void ck_correct_mark(ck_table *t, const ck_event *e);

#endif
