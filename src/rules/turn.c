/* turn.c - where one turn ends and the next begins (RULES 3 and 5, "The turn"). */
#include "rules.h"

static bool has_finished(const ck_game *g, const ck_position *p, unsigned seat)
{
	return ck_position_finished(g, p, seat) == g->pieces;
}

/* pachisi, in CK_THROW after the step: was a throw still due to the same turn? */
static bool throws_on(const ck_game *g, const ck_position *before, ck_throw t, ck_action a)
{
	bool thrown = t != CK_NO_THROW;
	if (g->kind == CK_PACHISI && g->option.cross.throws == CK_THROWS_SINGLE) {
		bool earned = thrown ? before->row < 3 && g->face_grace[t] : (a & CK_ACTION_CAPTURE) != 0;
		return !(thrown && before->row == 3) && before->due + earned > 0;
	}
	return !thrown && (a & CK_ACTION_CAPTURE);
}

bool ck_turn_ended(const ck_game *g, const ck_position *before, ck_throw t, ck_action a,
                   const ck_position *after)
{
	if (after->phase == CK_OVER || after->seat != before->seat)
		return true;
	if (after->phase != CK_THROW)
		return false;
	if (ck_is_parchis(g))
		return after->six == 0;
	/* pachisi: in chaupar every throw is one turn, and no seat has two turns running */
	if (has_finished(g, after, after->seat) && !has_finished(g, before, before->seat))
		return true; /* its last piece ends the turn; now the seat helps its partner */
	/* a pool is never carried into another turn */
	return after->held == 0 && !throws_on(g, before, t, a);
}
