/* cross.c - what Pachisi and Chaupar share outside the hot loops. */
#include "cross.h"

#include "check.h"
#include "text.h"

unsigned ck_cross_own(const ck_game *g, const ck_position *p)
{
	bool helps = g->option.cross.finished == CK_FINISHED_HELP &&
	             ck_position_finished(g, p, p->seat) == g->pieces;
	return helps ? ck_partner(p->seat) : p->seat;
}

void ck_turn_unpack(const ck_game *g, const ck_position *p, struct turn *t)
{
	*t = (struct turn){.seat = p->seat, .skip = p->skip, .idle = p->idle};
	for (unsigned seat = 0; seat < 4; seat++)
		t->finished[seat] = (uint8_t)(4 - g->pieces + ck_position_finished(g, p, seat));
	t->own = (uint8_t)moved_by(t, &g->option.cross, t->seat);
}

void ck_turn_pack(const ck_game *g, const struct turn *t, ck_position *p)
{
	p->skip = t->skip;
	if (!t->over) {
		p->seat = t->seat;
		p->idle = t->idle;
	} else if (t->over == STOOD_STILL) {
		p->idle = t->idle;
		p->winner = (uint8_t)ck_standstill_winner(g, p);
	} else {
		p->winner = (uint8_t)(1 + (t->seat & 1));
	}
}

static bool check_marks(const ck_position *p, unsigned allowed, ck_error *err)
{
	for (unsigned i = 0; i < 16; i++) {
		unsigned marks = p->marks[i];
		if (marks == 0)
			continue;
		if ((marks & ~allowed) != 0 || (marks & CK_MARK_CAPTURES) == 3)
			return ck_fail_number(
				err, CK_MSG("a piece on {part} has marks that this game does not have"),
				p->progress[i], "");
		if (p->progress[i] <= TIP || p->progress[i] == GOAL)
			return ck_fail_number(err, CK_MSG("a piece on {part} cannot have marks"),
			                      p->progress[i], "");
	}
	return true;
}

unsigned ck_cross_marks(const ck_game *g)
{
	const ck_cross_options *o = &g->option.cross;
	return (g->kind == CK_PACHISI && o->queen ? CK_MARK_CAPTURES : 0u) |
	       (o->laps == 1 ? CK_MARK_LAP : 0u);
}

bool ck_cross_check(const ck_game *g, const ck_position *p, ck_error *err)
{
	unsigned standstill = g->option.cross.standstill, won = ck_sides_finished(g, p, true);
	if (!check_marks(p, ck_cross_marks(g), err))
		return false;
	if (p->idle > standstill || (won != 0 && p->phase == CK_OVER && p->idle != 0))
		return ck_fail_number(err, CK_MSG("idle={part} is more than can be"), p->idle, "");
	if (!ck_check_end(g, p, won, won == 0 && standstill > 0 && p->idle == standstill, err))
		return false;
	if (p->phase != CK_OVER && ck_position_finished(g, p, ck_cross_own(g, p)) == g->pieces)
		return ck_fail_number(err, CK_MSG("seat {part} has finished and cannot be the one to act"),
		                      p->seat + 1u, "");
	return p->phase != CK_OVER || p->held == 0 ||
	       ck_fail(err, CK_MSG("a game that is over has no throws left"), "", 0, "");
}

ck_why ck_cross_why_piece(const ck_game *g, const ck_position *p, unsigned own, ck_action attempt)
{
	unsigned from = ck_action_from(attempt), marks = ck_action_marks(attempt),
		 group = ck_action_group(attempt);
	unsigned there = 0, standing = 0;
	for (unsigned i = 4 * own; i < 4 * own + g->pieces; i++) {
		if (p->progress[i] != from)
			continue;
		standing++;
		there += marks == 0 || p->marks[i] == marks;
	}
	bool group_fits = group == 1 || (g->kind == CK_CHAUPAR && from != 0 && group == standing);
	if (there == 0 || !group_fits)
		return ck_why_at(g, CK_WHY_NO_PIECE, own, from < GOAL ? from : GOAL);
	if (from == GOAL)
		return ck_why_at(g, CK_WHY_FINISHED, own, GOAL);
	return (ck_why){.reason = CK_WHY_LEGAL};
}
