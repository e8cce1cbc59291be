/* parchis_check.c - positions of Parchis that cannot be (RULES 7, "What `position` refuses"). */
#include "check.h"
#include "parchis.h"
#include "text.h"

/* Pieces on each cell, at most two; enemies together only on safe squares. */
static bool check_squares(const ck_game *g, const ck_position *p, uint32_t *at, ck_error *err)
{
	const struct board *b = board_of(g);
	for (unsigned piece = 0; piece < 4u * g->seats; piece++) {
		unsigned progress = p->progress[piece], seat = piece / 4, number;
		if (progress == 0 || progress == g->goal)
			continue;
		unsigned cell = b->cell[seat][progress + LEAD];
		uint32_t others = at[cell], friends = seat_mask(seat);
		ck_square(g, seat, progress, &number);
		if (g->teams)
			friends |= seat_mask(ck_partner(seat));
		if ((others & (others - 1)) != 0)
			return ck_fail_number(err, CK_MSG("more than two pieces on square {part}"), number,
			                      "");
		if (b->plain[cell] && (others & ~friends) != 0)
			return ck_fail_number(
				err, CK_MSG("two opponents on square {part}, where one captures the other"),
				number, "");
		at[cell] |= (uint32_t)1 << piece;
	}
	return true;
}

/* `late=` names exactly the exits that two seats share, and a seat that is there. */
static bool check_late(const ck_game *g, const ck_position *p, const uint32_t *at, ck_error *err)
{
	const struct board *b = board_of(g);
	for (unsigned seat = 0; seat < CK_SEATS_MAX; seat++) {
		unsigned late = p->held >> 4 * seat & 15;
		uint32_t there = seat < g->seats ? at[b->exit[seat]] : 0;
		uint32_t high = there & (there - 1), low = there ^ high;
		bool shared = high != 0 && __builtin_ctz(high) / 4 != __builtin_ctz(low) / 4;
		bool named = late >= 1 && late <= g->seats && (there & seat_mask(late - 1)) != 0;
		if (shared ? !named : late != 0)
			return ck_fail_number(err,
			                      CK_MSG("late= does not agree with the exit of seat {part}: it "
			                             "names who arrived last "
			                             "where two seats share an exit"),
			                      seat + 1, "");
	}
	return true;
}

/* The bonus that the piece moved last can have earned, or 0. */
static unsigned earned_by_last(const ck_game *g, const ck_position *p)
{
	const ck_parchis_options *o = &g->option.parchis;
	if (p->last == g->goal)
		return o->goal_bonus;
	if (p->last == 1 || ck_square(g, p->seat, p->last, NULL) == CK_SQUARE_PLAIN)
		return o->capture_bonus;
	return 0;
}

static bool check_last(const ck_game *g, const ck_position *p, ck_error *err)
{
	bool there = p->last == 0;
	for (unsigned i = 0; i < g->pieces; i++)
		there = there || p->progress[4 * p->seat + i] == p->last;
	return there ||
	       ck_fail_number(err, CK_MSG("last={part}: the seat to act has no piece there"), p->last, "");
}

/* six=, last= and the phase agree. */
static bool check_turn(const ck_game *g, const ck_position *p, ck_error *err)
{
	static const char *const message = CK_MSG("six={part} does not agree with the phase and last=");
	bool good = p->six <= 2;
	switch (p->phase) {
	case CK_THROW: good = good && p->value == 0 && (p->six > 0 || p->last == 0); break;
	case CK_MOVE:
		good = good && p->value >= 1 && p->value <= 6 && (p->value == 6 ? p->six > 0 : p->six == 0) &&
		       !(p->value == 6 && p->six == 1 && p->last != 0);
		break;
	case CK_BONUS:
		if (p->last == 0 || p->value == 0 || earned_by_last(g, p) != p->value)
			return ck_fail_number(
				err, CK_MSG("a bonus of {part} does not follow from the piece in last="),
				p->value, "");
		break;
	default: break;
	}
	return good || ck_fail_number(err, message, p->six, "");
}

bool ck_parchis_check(const ck_game *g, const ck_position *p, ck_error *err)
{
	uint32_t at[CELLS] = {0};
	bool whole = g->teams && g->option.parchis.win == CK_WIN_ALL_EIGHT;
	if (!check_squares(g, p, at, err) || !check_late(g, p, at, err) ||
	    !ck_check_end(g, p, ck_sides_finished(g, p, whole), false, err))
		return false;
	if (p->phase == CK_OVER)
		return true;
	if (ck_position_finished(g, p, p->seat) == g->pieces)
		return ck_fail_number(err, CK_MSG("seat {part} has finished and cannot be the one to act"),
		                      p->seat + 1u, "");
	return check_last(g, p, err) && check_turn(g, p, err);
}
