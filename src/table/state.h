/* state.h - the beginning of a table's state, and how it counts. */
#ifndef CHARKONI_TABLE_STATE_H
#define CHARKONI_TABLE_STATE_H

#include "table/table.h"

/* Count one more in a byte that stops at 255. */
static inline void ck_count_up(uint8_t *count)
{
	if (*count < UINT8_MAX)
		++*count;
}

/* The state before the first event. */
void ck_state_begin(const ck_table *t, ck_table_state *s);

#endif
