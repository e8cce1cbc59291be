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

/* The opening throws as the state has them, and back. */
static ck_opening opening_of(const ck_game *g, const ck_table_state *s)
{
	ck_opening o = {.round = s->round, .contenders = s->contenders, .thrown = s->thrown};
	for (unsigned i = 0; i < g->seats; i++)
		o.points[i] = s->seats[i].points;
	return o;
}

static void opening_keep(const ck_game *g, ck_table_state *s, const ck_opening *o)
{
	s->round = o->round;
	s->contenders = o->contenders;
	s->thrown = o->thrown;
	s->seat = (uint8_t)ck_opening_seat(o);
	for (unsigned i = 0; i < g->seats; i++)
		s->seats[i].points = o->points[i];
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
		ck_opening o;
		ck_opening_begin(t->game, &o);
		s->phase = CK_TABLE_OPENING;
		opening_keep(t->game, s, &o);
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

static void apply_throw(const ck_table *t, ck_table_state *s, ck_throw thrown)
{
	ck_opening o = opening_of(t->game, s);
	s->badly = 0;
	ck_clock_end_turn(t, s, s->seat);
	ck_opening_throw(t->game, &o, thrown);
	opening_keep(t->game, s, &o);
	if (!ck_opening_decided(&o))
		return;
	if (t->game->kind == CK_PARCHIS_PAIRS)
		s->phase = CK_TABLE_COLOUR;
	else
		begin_play(t, s, s->seat);
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
