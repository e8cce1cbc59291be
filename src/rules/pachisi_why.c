/* pachisi_why.c - why an attempt is not allowed in Pachisi. */
#include "pachisi.h"

#include "action.h"

static const ck_why legal = {.reason = CK_WHY_LEGAL};

struct attempt {
	const ck_game *g;
	const struct play *s;
	ck_action action;
	unsigned sum;
	bool grace; /* a single throw that is a grace */
};

static ck_why at(const struct attempt *a, ck_reason reason, unsigned progress)
{
	return ck_why_at(a->g, reason, a->s->turn.own, progress);
}

/* The one kind that is used, or CK_FACES_MAX. */
static unsigned only_kind(uint32_t used)
{
	for (unsigned k = 0; k < CK_FACES_MAX; k++)
		if (used == (uint32_t)1 << 4 * k)
			return k;
	return CK_FACES_MAX;
}

/* Entering on progress 1, by right or by a throw that enters. */
static ck_why why_enter(const struct attempt *a)
{
	uint32_t used = ck_action_used(a->action);
	if (a->g->option.cross.entry == CK_ENTRY_EXTRA) {
		if (used != 0)
			return at(a, CK_WHY_ENTER_NEEDS, 0);
		return a->s->ent != 0 ? legal : at(a, CK_WHY_NO_RIGHT, 0);
	}
	unsigned k = only_kind(used);
	return k < a->g->face_count && a->g->face_enters[k] ? legal : at(a, CK_WHY_ENTER_NEEDS, 0);
}

/* The first castle from a piece to `to`, laps counting on, that the enemy holds. */
static ck_why why_way(const struct attempt *a, unsigned piece, unsigned to)
{
	const struct cowries *c = cowries_of(a->g);
	uint32_t barred = barred_by(a->s, enemy_castles(a->s));
	unsigned met = first_met(c, barred, piece == 0 ? FIRST : piece_place(piece));
	if (met >= OPEN_WAY || castle_progress(met) > to) /* no castle, or none so near */
		return legal;
	return at(a, CK_WHY_CASTLE, met < TURNED_IN ? castle_progress(met) : castle_progress(met) - RING);
}

/* The capture that an attempt tells must be the one that its landing makes. */
static ck_why why_landing(const struct attempt *a, unsigned to)
{
	const struct cowries *c = cowries_of(a->g);
	unsigned own = a->s->turn.own;
	bool told = ck_action_to(a->action) != 0 || (a->action & CK_ACTION_CAPTURE);
	bool captures = victims_on(a->s, c, c->square[own][to], own) != 0;
	if (told && captures != ((a->action & CK_ACTION_CAPTURE) != 0))
		return at(a, CK_WHY_NO_CHOICE, to);
	return legal;
}

/* Does the attempt say that it goes elsewhere? */
static bool elsewhere(const struct attempt *a, unsigned to)
{
	return ck_action_to(a->action) != 0 && ck_action_to(a->action) != to;
}

static ck_why why_lap(const struct attempt *a, unsigned piece)
{
	const ck_cross_options *o = &a->g->option.cross;
	unsigned p = piece_progress(piece), to = p + a->sum;
	if (p > RETURN || to <= RETURN || to > FAR)
		return at(a, CK_WHY_NO_LAP, p);
	if (o->laps == 0 || (o->laps == 1 && (piece & LAP_USED)))
		return at(a, CK_WHY_LAPS_USED, p);
	if (elsewhere(a, to - RING))
		return at(a, CK_WHY_ELSEWHERE, to - RING);
	ck_why why = why_way(a, piece, to);
	return why.reason == CK_WHY_LEGAL ? why_landing(a, to - RING) : why;
}

static ck_why why_straight(const struct attempt *a, unsigned piece)
{
	const ck_cross_options *o = &a->g->option.cross;
	unsigned p = piece_progress(piece), to = p + a->sum;
	if (goes_by_grace(o, p)) {
		if (!a->grace)
			return at(a, CK_WHY_GRACE_ONLY, p);
		return elsewhere(a, p + 1) ? at(a, CK_WHY_ELSEWHERE, p + 1) : why_landing(a, p + 1);
	}
	if (p == LAST)
		return at(a, CK_WHY_DEAD_END, p);
	if (to > GOAL) {
		ck_why why = at(a, CK_WHY_EXACT, p);
		why.needs = (uint8_t)(GOAL - p);
		return why;
	}
	if (to == GOAL && o->finish == CK_FINISH_GRACE)
		return at(a, CK_WHY_GRACE_ONLY, p);
	if (elsewhere(a, to))
		return at(a, CK_WHY_ELSEWHERE, to);
	ck_why why = why_way(a, piece, to < RETURN ? to : RETURN);
	return why.reason == CK_WHY_LEGAL ? why_landing(a, to) : why;
}

/* One piece by the sum: straight on, or on another lap where the attempt says so or leaves it open. */
static ck_why why_piece(const struct attempt *a, unsigned piece)
{
	if (a->action & CK_ACTION_LAP)
		return why_lap(a, piece);
	ck_why why = why_straight(a, piece);
	if (why.reason != CK_WHY_LEGAL && ck_action_to(a->action) == 0 &&
	    why_lap(a, piece).reason == CK_WHY_LEGAL)
		return legal;
	return why;
}

static ck_why why_sum(const struct attempt *a)
{
	unsigned own = a->s->turn.own, marks = ck_action_marks(a->action);
	uint32_t used = ck_action_used(a->action);
	if (used == 0)
		return at(a, CK_WHY_NOT_THROWN, ck_action_from(a->action));
	if (a->g->option.cross.sums == CK_SUMS_STEPPED && ck_pool_count(used) > 1)
		return at(a, CK_WHY_ONE_THROW, ck_action_from(a->action));
	ck_why first = legal;
	bool any = false;
	for (unsigned i = 4 * own; i < 4 * own + a->g->pieces; i++) {
		unsigned piece = a->s->piece[i];
		if (piece_progress(piece) != ck_action_from(a->action) ||
		    (marks != 0 && piece_marks(piece) != marks))
			continue;
		ck_why why = why_piece(a, piece);
		if (why.reason == CK_WHY_LEGAL)
			return why;
		if (!any)
			first = why;
		any = true;
	}
	return first;
}

static ck_why why_from_home(const struct attempt *a)
{
	bool first_piece = !(a->s->in >> a->s->turn.own & 1);
	uint32_t used = ck_action_used(a->action);
	unsigned to = ck_action_to(a->action);
	if (to <= 1 && !(a->action & (CK_ACTION_LAP | CK_ACTION_CAPTURE))) {
		ck_why why = why_enter(a);
		if (why.reason == CK_WHY_LEGAL || !first_piece || used == 0)
			return why;
	}
	if (!first_piece) {
		bool extra = a->g->option.cross.entry == CK_ENTRY_EXTRA;
		return at(a,
		          to > 1 && why_enter(a).reason == CK_WHY_LEGAL ? CK_WHY_ELSEWHERE
		          : extra && used == 0                          ? CK_WHY_NO_RIGHT
		                                                        : CK_WHY_ENTER_NEEDS,
		          to > 1 && why_enter(a).reason == CK_WHY_LEGAL ? 1 : 0);
	}
	return why_sum(a);
}

/* Let the throw just made join the pool, as far as it counts; false if another one is due before anything is
 * moved. */
static bool join_pool(struct play *s, const ck_game *g, ck_throw t)
{
	const ck_cross_options *o = &g->option.cross;
	if (o->grace_limit && s->row == 3) /* a void throw */
		return o->throws == CK_THROWS_POOLED;
	s->pool += cowries_of(g)->throw[t];
	if (o->entry == CK_ENTRY_EXTRA && g->face_enters[t] && s->ent < s->home[s->turn.own])
		s->ent++;
	return !g->face_grace[t] || o->throws == CK_THROWS_SINGLE || way_throws(s->pool) == CK_POOL_MAX;
}

/* Passing is allowed in every decision, and nowhere else. */
static ck_why why_pass(const ck_game *g, const ck_position *p, ck_throw t, ck_action action)
{
	ck_position next = *p;
	if (p->phase == CK_THROW)
		ck_throw_apply(g, p, t, &next);
	return next.phase == CK_MOVE && action == CK_ACTION_PASS ? legal : (ck_why){.reason = CK_WHY_NO_PASS};
}

ck_why ck_pachisi_why(const ck_game *g, const ck_position *p, ck_throw t, ck_action action)
{
	struct play s;
	ck_pachisi_unpack(g, p, &s);
	struct attempt a = {.g = g, .s = &s, .action = action};
	const ck_action known = ~(ck_action)0 << 32 | 0x1FFFFF | CK_ACTION_CAPTURE | CK_ACTION_LAP;
	if (p->phase == CK_THROW && !join_pool(&s, g, t))
		return (ck_why){.reason = CK_WHY_THROW_FIRST};
	if (action & CK_ACTION_PASS)
		return why_pass(g, p, t, action);
	if ((action & ~known) != 0)
		return at(&a, CK_WHY_NO_CHOICE,
		          ck_action_from(action) < GOAL ? ck_action_from(action) : GOAL);
	ck_why why = ck_cross_why_piece(g, p, s.turn.own, action);
	if (why.reason != CK_WHY_LEGAL)
		return why;
	if (!ck_pool_has(way_used(s.pool), ck_action_used(action)))
		return at(&a, CK_WHY_NOT_THROWN, ck_action_from(action));
	unsigned kind = only_kind(ck_action_used(action));
	a.sum = ck_pool_sum(g, ck_action_used(action));
	a.grace = kind < g->face_count && g->face_grace[kind];
	return ck_action_from(action) == 0 ? why_from_home(&a) : why_sum(&a);
}
