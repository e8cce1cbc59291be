/* parchis_why.c - why an attempt is not allowed in Parchis. */
#include "parchis.h"

#include "action.h"

/* An attempt in a decision, or in one that a throw just made would have led to. */
struct attempt {
	const ck_game *g;
	const struct play *s;
	ck_action action;
	unsigned die; /* 1-6, or 0 for a bonus */
	unsigned amount;
};

static ck_why at(const struct attempt *a, ck_reason reason, unsigned progress)
{
	return ck_why_at(a->g, reason, a->s->seat, progress);
}

static ck_why exactly(const struct attempt *a, ck_reason reason, unsigned progress, unsigned needs)
{
	ck_why why = at(a, reason, progress);
	why.needs = (uint8_t)needs;
	return why;
}

/* The flags of an attempt that says where it goes must be those of an action; `mate` if it may join. */
static ck_why why_flags(const struct attempt *a, unsigned to, bool captures, bool mate)
{
	bool takes = (a->action & CK_ACTION_CAPTURE) != 0, joins = (a->action & CK_ACTION_JOIN) != 0;
	bool told = ck_action_to(a->action) != 0 || takes || joins;
	if (!told || (captures && takes && !joins) || (mate && joins && !takes) ||
	    (!captures && !takes && !joins))
		return (ck_why){.reason = CK_WHY_LEGAL};
	return at(a, CK_WHY_NO_CHOICE, to);
}

static ck_why why_enter(const struct attempt *a)
{
	const struct board *b = board_of(a->g);
	const ck_parchis_options *o = &a->g->option.parchis;
	if (a->s->home[a->s->seat] == 0)
		return at(a, CK_WHY_NO_PIECE, 0);
	if (a->die != 5)
		return exactly(a, CK_WHY_ENTER_NEEDS, 0, 5);
	if (!may_enter(a->s, b))
		return at(a, CK_WHY_EXIT_OWN, 1);
	if (ck_action_to(a->action) > 1)
		return at(a, CK_WHY_ELSEWHERE, 1);
	return why_flags(a, 1, entering_victim(a->s, b, o, a->g->teams) != 0, false);
}

/* What stands in the way of a piece of the seat from a slot, or CK_WHY_LEGAL. */
static ck_why why_way(const struct attempt *a, unsigned slot)
{
	const uint8_t *view = a->s->view[a->s->seat];
	for (unsigned n = 1; n <= a->amount; n++) {
		if (view[slot + n] == BARRIER)
			return at(a, CK_WHY_BARRIER, slot + n - LEAD);
		if (view[slot + n] == FULL && n == a->amount)
			return at(a, CK_WHY_FULL, slot + n - LEAD);
	}
	return (ck_why){.reason = CK_WHY_LEGAL};
}

/* Does a 6 forbid piece i because a barrier must be opened? */
static ck_why why_opening(const struct attempt *a, unsigned i)
{
	const struct board *b = board_of(a->g);
	const ck_parchis_options *o = &a->g->option.parchis;
	unsigned opening = a->die == 6 ? must_open(a->s, b, o, a->g->teams, a->amount) : 0;
	if (opening == 0 || (opening >> i & 1))
		return (ck_why){.reason = CK_WHY_LEGAL};
	bool can = (movable(a->s, a->s->seat, a->amount) & opening) != 0;
	if (!can && o->blocked_barrier == CK_BLOCKED_FREE)
		return (ck_why){.reason = CK_WHY_LEGAL};
	unsigned barrier = a->s->slot[4 * a->s->seat + (unsigned)__builtin_ctz(opening)] - (unsigned)LEAD;
	return at(a, can ? CK_WHY_MUST_OPEN : CK_WHY_BLOCKED, barrier);
}

static ck_why why_move(const struct attempt *a, unsigned i)
{
	const struct board *b = board_of(a->g);
	unsigned seat = a->s->seat, slot = a->s->slot[4 * seat + i], to = slot + a->amount;
	if (a->die == 5 && a->s->home[seat] != 0 && may_enter(a->s, b))
		return at(a, CK_WHY_MUST_ENTER, 1);
	if (to > b->goal)
		return exactly(a, CK_WHY_EXACT, slot - LEAD, b->goal - slot);
	if (ck_action_to(a->action) != 0 && ck_action_to(a->action) != to - LEAD)
		return at(a, CK_WHY_ELSEWHERE, to - LEAD);
	ck_why why = why_way(a, slot);
	if (why.reason == CK_WHY_LEGAL)
		why = why_opening(a, i);
	if (why.reason != CK_WHY_LEGAL)
		return why;
	unsigned cell = b->cell[seat][to];
	uint32_t there = to == b->goal || !b->plain[cell] ? 0 : a->s->at[cell];
	bool own = (there & seat_mask(seat)) != 0;
	bool mate = a->g->teams && (there & seat_mask(ck_partner(seat))) != 0;
	return why_flags(a, to - LEAD, there != 0 && !own, mate && !own);
}

/* Fill in the die and what it counts; false after a third six. */
static bool count_die(struct attempt *a, struct play *s, unsigned phase, unsigned value)
{
	a->die = phase == CK_BONUS ? 0 : value;
	a->amount = value;
	if (phase == CK_THROW && value == 6 && s->six == 2)
		return false;
	if (a->die == 6)
		a->amount = six_counts(s, &a->g->option.parchis);
	return true;
}

ck_why ck_parchis_why(const ck_game *g, const ck_position *p, ck_throw t, ck_action action)
{
	struct play s;
	ck_parchis_unpack(g, p, &s);
	struct attempt a = {.g = g, .s = &s, .action = action};
	unsigned from = ck_action_from(action);
	const ck_action known = 0xFFFF | CK_ACTION_CAPTURE | CK_ACTION_JOIN;
	if (action & CK_ACTION_PASS)
		return (ck_why){.reason = CK_WHY_NO_PASS};
	if (!count_die(&a, &s, p->phase, p->phase == CK_THROW ? t + 1u : p->value))
		return (ck_why){.reason = CK_WHY_THIRD_SIX};
	if ((action & ~known) != 0)
		return at(&a, CK_WHY_NO_PIECE, from < g->goal ? from : g->goal);
	if (from == 0)
		return why_enter(&a);
	for (unsigned i = 0; i < g->pieces; i++)
		if (p->progress[4 * p->seat + i] == from)
			return from == g->goal ? at(&a, CK_WHY_FINISHED, from) : why_move(&a, i);
	return at(&a, CK_WHY_NO_PIECE, from < g->goal ? from : g->goal);
}
