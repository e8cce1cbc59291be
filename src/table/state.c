#include "table/state.h"

#include "table/clock.h"

#include <string.h>

_Static_assert(sizeof(ck_seat) == 16, "no padding");
_Static_assert(sizeof(ck_table_state) == sizeof(ck_position) + CK_SEATS_MAX * sizeof(ck_seat) + 32,
               "no padding");

void ck_state_begin(const ck_table *t, ck_table_state *s)
{
	memset(s, 0, sizeof *s);
	s->phase = CK_TABLE_SEATING;
	s->seat = CK_NO_SEAT;
	s->starter = CK_NO_SEAT;
	for (unsigned i = 0; i < t->game->seats; i++)
		s->seats[i].chair = (uint8_t)i;
	ck_clock_begin(t, s);
}
