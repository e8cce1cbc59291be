/* step_throw.c - what a throw does by itself. */
#include "table/step_parts.h"

/* --------------------------------------------------------------- parchis */

static void tell_third_six(struct ck_step_parts *t)
{
	const ck_game *g = t->g;
	ck_step_add(t, CK_HAPPEN_THIRD_SIX);
	uint8_t last = t->before->last;
	if (last == 0)
		return;
	ck_square_kind where = ck_square(g, t->before->seat, last, NULL);
	bool on_ring = where == CK_SQUARE_PLAIN || where == CK_SQUARE_SAFE;
	bool home = on_ring && g->option.parchis.third_six == CK_THIRD_SIX_HOME;
	ck_step_add(t, home ? CK_HAPPEN_SENT_HOME : CK_HAPPEN_STAYS)->from = last;
}

/* True if a 6 must open the barrier in which the seat's piece stands on `progress` (RULES 3, "A 6"). */
static bool owes_opening(const struct ck_step_parts *t, unsigned progress)
{
	const ck_game *g = t->g;
	if (progress == 0 || progress + ck_position_amount(g, t->before, 6) > g->goal)
		return false;
	if (ck_position_count(g, t->before, t->owner, progress) == 2)
		return true;
	return g->option.parchis.pair_barrier_opens && ck_in_barrier(g, t->before, t->owner, progress);
}

/* The barriers that the 6 must open: those that it can, or, where nothing may move for them, all. */
static void tell_barriers(struct ck_step_parts *t)
{
	const ck_game *g = t->g;
	bool decides = t->after->phase == CK_MOVE;
	if (!decides && g->option.parchis.blocked_barrier == CK_BLOCKED_FREE)
		return;
	unsigned told = 0;
	for (unsigned i = 0; i < g->pieces; i++) {
		unsigned progress = t->before->progress[t->owner * 4 + i];
		if (progress == told || !owes_opening(t, progress))
			continue;
		if (decides && ck_why_not(g, t->after, CK_NO_THROW, progress).reason != CK_WHY_LEGAL)
			continue;
		told = progress; /* sorted: equal ones are neighbours */
		ck_step_add(t, decides ? CK_HAPPEN_MUST_OPEN : CK_HAPPEN_BLOCKED)->from = (uint8_t)progress;
	}
}

static void tell_die(struct ck_step_parts *t)
{
	unsigned die = t->step->t + 1u;
	if (die == 6 && t->before->six == 2) {
		tell_third_six(t);
		return;
	}
	if (ck_position_amount(t->g, t->before, die) != die)
		ck_step_add(t, CK_HAPPEN_SEVEN);
	if (die == 6)
		tell_barriers(t);
	if (t->after->phase != CK_MOVE)
		ck_step_add(t, CK_HAPPEN_NO_MOVE);
}

/* --------------------------------------------------------------- pachisi */

static void tell_cowries(struct ck_step_parts *t)
{
	if (t->before->row == 3) {
		ck_step_add(t, CK_HAPPEN_VOID);
		if (!(t->before->skip >> t->before->seat & 1))
			ck_step_add(t, CK_HAPPEN_PENALTY);
	} else if (!t->ended && t->after->ent > t->before->ent) {
		ck_step_add(t, CK_HAPPEN_RIGHT)->value = t->after->ent;
	}
}

void ck_step_throw(struct ck_step_parts *t)
{
	ck_step_add(t, CK_HAPPEN_THROWN)->value = t->step->t;
	if (ck_is_parchis(t->g))
		tell_die(t);
	else if (t->g->kind == CK_PACHISI)
		tell_cowries(t);
}
