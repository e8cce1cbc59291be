/* check.c - what `position` refuses in any game (RULES 7). */
#include "check.h"

#include <string.h>

#include "rules.h"
#include "text.h"

unsigned ck_sides_finished(const ck_game *g, const ck_position *p, bool whole)
{
	unsigned seats = 0;
	for (unsigned s = 0; s < g->seats; s++)
		seats |= (unsigned)(ck_position_finished(g, p, s) == g->pieces) << s;
	if (!g->teams)
		return seats;
	unsigned partners = seats >> 2;
	return (whole ? seats & partners : seats | partners) & 3;
}

unsigned ck_standstill_winner(const ck_game *g, const ck_position *p)
{
	unsigned one = ck_position_distance(g, p, 0) + ck_position_distance(g, p, 2);
	unsigned two = ck_position_distance(g, p, 1) + ck_position_distance(g, p, 3);
	if (one == two)
		return 0;
	return one < two ? 1 : 2;
}

bool ck_check_end(const ck_game *g, const ck_position *p, unsigned won, bool standstill, ck_error *err)
{
	if ((won & (won - 1)) != 0)
		return ck_fail(err, CK_MSG("two sides have finished"), "", 0, "");
	bool over = p->phase == CK_OVER;
	if (over != (won != 0 || standstill))
		return ck_fail(err,
		               over ? CK_MSG("the phase says that the game is over, but no side has finished")
		                    : CK_MSG("a side has finished, so the game is over: the phase should say "
		                             "who won"),
		               "", 0, "");
	if (!over)
		return true;
	unsigned winner = won ? (unsigned)__builtin_ctz(won) + 1 : ck_standstill_winner(g, p);
	if (p->winner != winner)
		return ck_fail(err, CK_MSG("the winner does not follow from the pieces"), "", 0, "");
	return true;
}

bool ck_check_decision(const ck_game *g, const ck_position *p, ck_error *err)
{
	ck_action list[CK_ACTIONS_MAX];
	if (p->phase != CK_MOVE && p->phase != CK_BONUS)
		return true;
	size_t count = ck_position_moves(g, p, list);
	if (count == 0 || (count == 1 && (list[0] & CK_ACTION_PASS)))
		return ck_fail(err, CK_MSG("there is nothing to choose here: no piece can move"), "", 0, "");
	return true;
}

static bool all_zero(const uint8_t *bytes, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (bytes[i] != 0)
			return false;
	return true;
}

/* Pieces within the board, entries without a piece clear. */
static bool check_pieces(const ck_game *g, const ck_position *p, ck_error *err)
{
	for (unsigned s = 0; s < CK_SEATS_MAX; s++) {
		unsigned used = s < g->seats ? g->pieces : 0;
		const uint8_t *piece = p->progress + 4 * s;
		for (unsigned i = 0; i < used; i++)
			if (piece[i] > g->goal)
				return ck_fail_number(err, CK_MSG("a piece on {part} is beyond the goal"),
				                      piece[i], "");
		if (!all_zero(piece + used, 4 - used) ||
		    (s < 4 && !all_zero(p->marks + 4 * s + used, 4 - used)))
			return ck_fail(err, CK_MSG("more pieces than the game has"), "", 0, "");
	}
	return true;
}

/* Fields of other games clear, pieces in order. */
static bool check_form(const ck_game *g, const ck_position *p, ck_error *err)
{
	ck_position sorted = *p;
	ck_position_sort(g, &sorted);
	bool form = memcmp(&sorted, p, sizeof sorted) == 0;
	if (ck_is_parchis(g))
		form = form && all_zero(p->marks, sizeof p->marks) &&
		       (p->in | p->skip | p->row | p->due | p->ent | p->idle) == 0;
	else
		form = form && p->phase != CK_BONUS && (p->value | p->six | p->last) == 0;
	if (g->kind == CK_CHAUPAR)
		form = form && (p->in | p->skip | p->row | p->due | p->ent) == 0;
	if (p->phase == CK_OVER)
		form = form && (p->seat | p->value | p->six | p->last | p->row | p->due | p->ent) == 0;
	else
		form = form && p->winner == 0;
	return form || ck_fail(err, CK_MSG("the position is not in canonical form"), "", 0, "");
}

bool ck_position_check(const ck_game *g, const ck_position *p, ck_error *err)
{
	if (p->phase > CK_BONUS || p->winner > (g->teams ? 2 : g->seats))
		return ck_fail(err, CK_MSG("the position is not in canonical form"), "", 0, "");
	if (p->seat >= g->seats)
		return ck_fail_number(err, CK_MSG("seat {part} does not play"), p->seat + 1u, "");
	return check_pieces(g, p, err) && check_form(g, p, err) && ck_rules_of(g)->check(g, p, err) &&
	       ck_check_decision(g, p, err);
}
