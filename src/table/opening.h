/* opening.h - who starts: the opening throws, the choice of colour, or neither (RULES 3 and 5). */
#ifndef CHARKONI_TABLE_OPENING_H
#define CHARKONI_TABLE_OPENING_H

#include "table/table.h"

/* Check CK_EVENT_START, and let it happen. */
bool ck_start_check(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err);
void ck_start_apply(const ck_table *t, ck_table_state *s, const ck_event *e);

/* Check the value of CK_EVENT_OPENING or _COLOUR, the seat and the phase being right, and let it happen. */
bool ck_opening_check(const ck_table *t, const ck_event *e, ck_error *err);
void ck_opening_apply(const ck_table *t, ck_table_state *s, const ck_event *e);

#endif
