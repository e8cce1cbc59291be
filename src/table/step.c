#include "table/step.h"

#include "base.h"
#include "table/step_parts.h"

/* True for pachisi with `throws=single`. */
static bool is_single(const ck_game *g)
{
	return g->kind == CK_PACHISI && g->option.cross.throws == CK_THROWS_SINGLE;
}

/* --------------------------------------------------------- what is shared */

ck_happening *ck_step_add(struct ck_step_parts *t, ck_happening_kind kind)
{
	CK_ASSERT(t->count < CK_HAPPENINGS_MAX);
	ck_happening *h = &t->out[t->count++];
	*h = (ck_happening){.kind = (uint8_t)kind, .seat = t->before->seat, .owner = (uint8_t)t->owner};
	return h;
}

bool ck_seat_finished(const ck_game *g, const ck_position *p, unsigned seat)
{
	return ck_position_count(g, p, seat, g->goal) == g->pieces;
}

bool ck_same_side(const ck_game *g, unsigned seat, unsigned other)
{
	return ck_seat_team(g, seat) == ck_seat_team(g, other);
}

bool ck_same_square(const ck_game *g, unsigned seat, unsigned progress, unsigned other,
                    unsigned others_progress)
{
	unsigned number, others_number;
	ck_square_kind kind = ck_square(g, seat, progress, &number);
	ck_square_kind others_kind = ck_square(g, other, others_progress, &others_number);
	if (kind != others_kind || number != others_number)
		return false;
	return kind == CK_SQUARE_PLAIN || kind == CK_SQUARE_SAFE ||
	       (kind == CK_SQUARE_CORRIDOR && seat == other);
}

bool ck_in_barrier(const ck_game *g, const ck_position *p, unsigned owner, unsigned progress)
{
	unsigned pieces = 0;
	for (unsigned seat = 0; seat < g->seats; seat++) {
		if (!ck_same_side(g, owner, seat))
			continue;
		for (unsigned i = 0; i < g->pieces; i++)
			pieces += ck_same_square(g, owner, progress, seat, p->progress[seat * 4 + i]);
	}
	return pieces == 2;
}

/* ------------------------------------------------------- the turn's end */

bool ck_step_ends_turn(const ck_game *g, const ck_position *before, const ck_step *step,
                       const ck_position *after)
{
	return ck_turn_ended(g, before, step->t, step->action, after);
}

/* ------------------------------------------------------- what was lost */

static uint32_t pool_after_step(const struct ck_step_parts *t)
{
	if (t->step->t == CK_NO_THROW)
		return t->before->held - ck_action_used(t->step->action);
	return t->before->held + (t->before->row == 3 ? 0 : t->g->throw_pool[t->step->t]);
}

/* Rights to enter that an action left: one by right used, and never more than pieces at home. */
static unsigned rights_after_action(const struct ck_step_parts *t)
{
	ck_action a = t->step->action;
	bool by_right = !(a & CK_ACTION_PASS) && ck_action_from(a) == 0 && ck_action_used(a) == 0;
	unsigned rights = t->before->ent - (by_right ? 1u : 0u);
	unsigned home = ck_position_count(t->g, t->after, t->owner, 0);
	return rights < home ? rights : home;
}

static void tell_lost(struct ck_step_parts *t)
{
	uint32_t pool = pool_after_step(t);
	uint32_t kept = t->ended ? 0 : t->after->held;
	if (pool != kept) {
		if (t->step->t != CK_NO_THROW)
			ck_step_add(t, CK_HAPPEN_NO_MOVE);
		ck_step_add(t, CK_HAPPEN_POOL_LOST)->pool = pool - kept;
	}
	if (t->step->t != CK_NO_THROW)
		return; /* where there is a right there is an action */
	unsigned rights = rights_after_action(t);
	unsigned kept_rights = t->ended ? 0 : t->after->ent;
	if (rights > kept_rights)
		ck_step_add(t, CK_HAPPEN_RIGHTS_LOST)->value = (uint8_t)(rights - kept_rights);
}

/* A grace that cannot be thrown again because the pool is full (RULES 5, "The turn"). */
static bool is_full(const struct ck_step_parts *t)
{
	if (t->step->t == CK_NO_THROW || t->before->row == 3 || is_single(t->g) ||
	    !t->g->face_grace[t->step->t])
		return false;
	return t->ended || t->after->phase == CK_MOVE;
}

/* ------------------------------------------------------- what follows */

static ck_again again_of(const struct ck_step_parts *t)
{
	if (ck_is_parchis(t->g))
		return CK_AGAIN_SIX;
	if (t->step->t != CK_NO_THROW)
		return t->g->face_grace[t->step->t] ? CK_AGAIN_GRACE : CK_AGAIN_OWED;
	return t->step->action & CK_ACTION_CAPTURE ? CK_AGAIN_CAPTURE : CK_AGAIN_OWED;
}

/* The seats between the one whose turn ended and the one whose turn it is (RULES 3 `win`, RULES 5
 * "Consecutive graces" and "End of the turn"). */
static void tell_turn(struct ck_step_parts *t)
{
	const ck_game *g = t->g;
	bool helps = !ck_is_parchis(g) && g->option.cross.finished == CK_FINISHED_HELP;
	unsigned skip = t->before->skip;
	if (t->step->t != CK_NO_THROW && t->before->row == 3)
		skip |= 1u << t->before->seat;
	unsigned seat = t->before->seat;
	for (unsigned i = 0; i < 2u * g->seats; i++) {
		seat = (seat + 1) % g->seats;
		bool finished = !helps && ck_seat_finished(g, t->after, seat);
		bool penalty = skip >> seat & 1;
		if (!finished && !penalty)
			break;
		skip &= ~(1u << seat);
		ck_happening *h = ck_step_add(t, CK_HAPPEN_SKIPPED);
		h->other = (uint8_t)seat;
		h->value = !finished;
	}
	CK_ASSERT(seat == t->after->seat);
	ck_step_add(t, CK_HAPPEN_TURN)->other = (uint8_t)seat;
}

static void tell_end(struct ck_step_parts *t)
{
	const ck_game *g = t->g;
	const ck_position *p = t->after;
	if (!ck_is_parchis(g) && p->idle > 0)
		ck_step_add(t, CK_HAPPEN_STANDSTILL)->value = p->idle;
	if (p->winner == 0) {
		ck_step_add(t, CK_HAPPEN_DRAW);
		return;
	}
	ck_happening *h = ck_step_add(t, CK_HAPPEN_WON);
	if (g->teams)
		h->value = p->winner;
	else
		h->other = (uint8_t)(p->winner - 1);
}

size_t ck_step_describe(const ck_game *g, const ck_position *before, const ck_step *step,
                        const ck_position *after, ck_happening out[CK_HAPPENINGS_MAX])
{
	struct ck_step_parts t = {g, before, step, after, out, 0, 0, false};
	t.owner = ck_position_owner(g, before);
	t.ended = ck_step_ends_turn(g, before, step, after);
	if (step->t != CK_NO_THROW)
		ck_step_throw(&t);
	else
		ck_step_action(&t);
	if (g->kind == CK_PACHISI && is_full(&t))
		ck_step_add(&t, CK_HAPPEN_FULL);
	if (!ck_is_parchis(g))
		tell_lost(&t);
	if (after->phase == CK_OVER)
		tell_end(&t);
	else if (t.ended)
		tell_turn(&t);
	else if (after->phase == CK_THROW)
		ck_step_add(&t, CK_HAPPEN_AGAIN)->value = (uint8_t)again_of(&t);
	return t.count;
}
