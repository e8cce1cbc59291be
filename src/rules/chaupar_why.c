/* chaupar_why.c - why an attempt is not allowed in Chaupar. */
#include "chaupar.h"

#include "action.h"

static const ck_why legal = {.reason = CK_WHY_LEGAL};

struct attempt {
	const ck_game *g;
	const struct play *s;
	ck_action action;
	unsigned entry; /* that is to move */
	unsigned sum;
};

static ck_why at(const struct attempt *a, ck_reason reason, unsigned progress)
{
	return ck_why_at(a->g, reason, a->s->turn.own, progress);
}

/* Landing on a progress: where the attempt says, no larger group there, and the capture as told. */
static ck_why why_landing(const struct attempt *a, unsigned to)
{
	unsigned there = groups_at(a->s, dice_of(a->g), to), told_to = ck_action_to(a->action);
	bool takes = (a->action & CK_ACTION_CAPTURE) != 0;
	if (told_to != 0 && told_to != to)
		return at(a, CK_WHY_ELSEWHERE, to);
	if (larger_among(a->s, a->entry, there))
		return at(a, CK_WHY_LARGER, to);
	bool captures = (there & team_mask(a->s->turn.own + 1u)) != 0;
	if ((told_to != 0 || takes) && captures != takes)
		return at(a, CK_WHY_NO_CHOICE, to);
	return legal;
}

static ck_why why_lap(const struct attempt *a)
{
	unsigned laps = a->g->option.cross.laps, p = a->s->progress[a->entry];
	if (p > RETURN || p + a->sum <= RETURN)
		return at(a, CK_WHY_NO_LAP, p);
	if (laps == 0 || (laps == 1 && (a->s->way[a->entry] & LAP_USED)))
		return at(a, CK_WHY_LAPS_USED, p);
	return why_landing(a, p + a->sum - RING);
}

static ck_why why_straight(const struct attempt *a)
{
	unsigned p = a->s->progress[a->entry];
	if (p + a->sum <= GOAL)
		return why_landing(a, p + a->sum);
	ck_why why = at(a, CK_WHY_EXACT, p);
	why.needs = (uint8_t)(GOAL - p);
	return why;
}

static ck_why why_group(const struct attempt *a)
{
	uint32_t used = ck_action_used(a->action);
	if (used == 0)
		return at(a, CK_WHY_NOT_THROWN, ck_action_from(a->action));
	if (a->g->option.cross.sums == CK_SUMS_STEPPED && ck_pool_count(used) > 1)
		return at(a, CK_WHY_ONE_THROW, ck_action_from(a->action));
	if (a->action & CK_ACTION_LAP)
		return why_lap(a);
	ck_why why = why_straight(a);
	if (why.reason != CK_WHY_LEGAL && ck_action_to(a->action) == 0 && why_lap(a).reason == CK_WHY_LEGAL)
		return legal;
	return why;
}

ck_why ck_chaupar_why(const ck_game *g, const ck_position *p, ck_throw t, ck_action action)
{
	struct play s;
	ck_chaupar_unpack(g, p, &s);
	struct attempt a = {.g = g, .s = &s, .action = action};
	unsigned from = ck_action_from(action);
	const ck_action known = ~(ck_action)0 << 32 | 0x1FFFFF | CK_ACTION_CAPTURE | CK_ACTION_LAP;
	uint32_t pool = p->phase == CK_THROW ? g->throw_pool[t] : p->held;
	if (action & CK_ACTION_PASS)
		return (ck_why){.reason = CK_WHY_NO_PASS};
	if ((action & ~known) != 0)
		return at(&a, CK_WHY_NO_CHOICE, from < GOAL ? from : GOAL);
	ck_why why = ck_cross_why_piece(g, p, s.turn.own, action);
	if (why.reason != CK_WHY_LEGAL)
		return why;
	if (!ck_pool_has(pool, ck_action_used(action)))
		return at(&a, CK_WHY_NOT_THROWN, from);
	a.entry = 4u * s.turn.own;
	while (s.progress[a.entry] != from)
		a.entry++;
	a.sum = ck_pool_sum(g, ck_action_used(action));
	return why_group(&a);
}
