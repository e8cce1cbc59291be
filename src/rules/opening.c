/* opening.c - who starts: the opening throws (RULES 3 and 5, "Who starts"). */
#include <charkoni/charkoni.h>

#include <string.h>

static unsigned first_of(unsigned seats)
{
	return (unsigned)__builtin_ctz(seats);
}

/* A round begins among some seats (a bit each, at least one). */
static void begin_round(ck_opening *o, unsigned seats)
{
	if (o->round < UINT8_MAX)
		o->round++;
	o->contenders = (uint8_t)seats;
	o->thrown = 0;
}

/* The contenders with the highest throw, a bit each. */
static unsigned highest(const ck_opening *o)
{
	unsigned best = 0;
	unsigned seats = 0;
	for (unsigned i = 0; i < CK_SEATS_MAX; i++) {
		if (!(o->contenders >> i & 1) || o->points[i] < best)
			continue;
		if (o->points[i] > best)
			seats = 0;
		best = o->points[i];
		seats |= 1u << i;
	}
	return seats;
}

void ck_opening_begin(const ck_game *g, ck_opening *o)
{
	memset(o, 0, sizeof *o);
	begin_round(o, (1u << g->seats) - 1);
}

bool ck_opening_decided(const ck_opening *o)
{
	return o->contenders == o->thrown;
}

unsigned ck_opening_seat(const ck_opening *o)
{
	return first_of(ck_opening_decided(o) ? highest(o) : o->contenders & ~(unsigned)o->thrown);
}

void ck_opening_throw(const ck_game *g, ck_opening *o, ck_throw t)
{
	unsigned seat = ck_opening_seat(o);
	o->points[seat] = (uint8_t)ck_throw_points(g, t);
	o->thrown |= (uint8_t)(1u << seat);
	if (!ck_opening_decided(o))
		return;
	unsigned best = highest(o);
	if ((best & (best - 1)) != 0)
		begin_round(o, best);
}
