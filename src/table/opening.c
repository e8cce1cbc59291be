#include "table/opening.h"

#include "table/clock.h"
#include "table/refuse.h"
#include "table/seating.h"
#include "table/state.h"

bool ck_start_check(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err)
{
	if (s->phase != CK_TABLE_SEATING)
		return ck_refuse(err, CK_MSG("the game has begun already"));
	uint8_t empty = ck_seating_empty(t->game, s);
	if (empty != CK_NO_SEAT)
		return ck_refuse_seat(
			err, CK_MSG("seat {part} is empty: all seats must be taken before the start"), empty);
	if (e->value >= CK_START_COUNT)
		return ck_refuse_number(err, CK_MSG("{part} is not a way to start"), e->value);
	if (e->value == CK_START_SEAT && e->seat >= t->game->seats)
		return ck_refuse_numbers(
			err, CK_MSG("there is no seat {part} to begin; the seats are 1 to {want}"),
			e->seat + 1u, t->game->seats);
	if (e->value == CK_START_POSITION && !t->settings.has_position)
		return ck_refuse(err, CK_MSG("this table has no position to start from"));
	return true;
}

/* The play begins with a seat, from the start position. */
static void begin_play(const ck_table *t, ck_table_state *s, unsigned seat)
{
	ck_position_start(t->game, seat, &s->position);
	s->phase = CK_TABLE_PLAY;
	s->seat = (uint8_t)seat;
	s->starter = (uint8_t)seat;
	s->contenders = 0;
	s->thrown = 0;
}

static uint8_t first_of(unsigned seats)
{
	return (uint8_t)__builtin_ctz(seats);
}

/* A round of opening throws begins among some seats (a bit each, at least one). */
static void begin_round(ck_table_state *s, unsigned seats)
{
	ck_count_up(&s->round);
	s->contenders = (uint8_t)seats;
	s->thrown = 0;
	s->seat = first_of(seats);
}

void ck_start_apply(const ck_table *t, ck_table_state *s, const ck_event *e)
{
	if (e->value == CK_START_SEAT) {
		begin_play(t, s, e->seat);
	} else if (e->value == CK_START_POSITION) {
		s->position = t->settings.position;
		s->phase = CK_TABLE_PLAY;
		s->seat = s->position.seat;
	} else {
		s->phase = CK_TABLE_OPENING;
		begin_round(s, (1u << t->game->seats) - 1);
	}
}

bool ck_opening_check(const ck_table *t, const ck_event *e, ck_error *err)
{
	const ck_game *g = t->game;
	if (e->kind == CK_EVENT_OPENING && e->value >= g->throw_count)
		return ck_refuse_number(err, CK_MSG("throw number {part} is not in this game's list"),
		                        e->value);
	if (e->kind == CK_EVENT_COLOUR && e->value >= g->seats)
		return ck_refuse_numbers(err,
		                         CK_MSG("there is no colour {part}; the colours are 1 to {want}"),
		                         e->value + 1u, g->seats);
	return true;
}

/* The contenders with the highest throw, a bit each. */
static unsigned highest(const ck_game *g, const ck_table_state *s)
{
	unsigned best = 0;
	unsigned seats = 0;
	for (unsigned i = 0; i < g->seats; i++) {
		if (!(s->contenders >> i & 1) || s->seats[i].points < best)
			continue;
		if (s->seats[i].points > best)
			seats = 0;
		best = s->seats[i].points;
		seats |= 1u << i;
	}
	return seats;
}

static void apply_throw(const ck_table *t, ck_table_state *s, ck_throw thrown)
{
	s->seats[s->seat].points = (uint8_t)ck_throw_points(t->game, thrown);
	s->badly = 0;
	s->thrown |= (uint8_t)(1u << s->seat);
	ck_clock_end_turn(t, s, s->seat);
	unsigned waiting = s->contenders & ~(unsigned)s->thrown;
	if (waiting != 0) {
		s->seat = first_of(waiting);
		return;
	}
	unsigned best = highest(t->game, s);
	if ((best & (best - 1)) != 0) {
		begin_round(s, best);
	} else if (t->game->kind == CK_PARCHIS_PAIRS) {
		s->seat = first_of(best);
		s->phase = CK_TABLE_COLOUR;
	} else {
		begin_play(t, s, first_of(best));
	}
}

void ck_opening_apply(const ck_table *t, ck_table_state *s, const ck_event *e)
{
	if (e->kind == CK_EVENT_OPENING) {
		apply_throw(t, s, e->value);
		return;
	}
	ck_clock_end_turn(t, s, s->seat);
	ck_seating_turn(t->game, s, s->seat, e->value);
	begin_play(t, s, e->value);
}
