/* step_action.c - what an action does by itself. */
#include "table/step_parts.h"

/* Pieces of other seats that are gone from where they stood: captured. */
static unsigned tell_captured(struct ck_step_parts *t)
{
	const ck_game *g = t->g;
	unsigned captured = 0;
	for (unsigned seat = 0; seat < g->seats; seat++) {
		if (seat == t->owner)
			continue;
		uint8_t told = 0;
		for (unsigned i = 0; i < g->pieces; i++) {
			uint8_t progress = t->before->progress[seat * 4 + i];
			if (progress == 0 || progress == told)
				continue;
			told = progress; /* sorted: equal ones are neighbours */
			unsigned gone = ck_position_count(g, t->before, seat, progress) -
			                ck_position_count(g, t->after, seat, progress);
			if (gone == 0)
				continue;
			ck_happening *h = ck_step_add(t, CK_HAPPEN_CAPTURED);
			h->other = (uint8_t)seat;
			h->from = progress;
			h->size = (uint8_t)gone;
			captured += gone;
		}
	}
	return captured;
}

/* --------------------------------------------------------------- parchis */

/* The progress at which pieces of a seat stood where the owner's piece lands, or 0. */
static unsigned met(const struct ck_step_parts *t, unsigned seat, unsigned to)
{
	for (unsigned i = 0; i < t->g->pieces; i++) {
		unsigned progress = t->before->progress[seat * 4 + i];
		if (ck_same_square(t->g, t->owner, to, seat, progress))
			return progress;
	}
	return 0;
}

/* Who else stands where the piece has landed: a barrier, or an enemy beside it. */
static void tell_company(struct ck_step_parts *t, unsigned to)
{
	const ck_game *g = t->g;
	for (unsigned seat = 0; seat < g->seats; seat++) {
		unsigned progress = met(t, seat, to);
		if (progress == 0 || ck_position_count(g, t->after, seat, progress) == 0)
			continue; /* not there, or captured */
		bool barrier = ck_same_side(g, t->owner, seat);
		ck_happening *h = ck_step_add(t, barrier ? CK_HAPPEN_BARRIER : CK_HAPPEN_SHARES);
		h->other = (uint8_t)seat;
		h->to = (uint8_t)to;
	}
}

static void tell_bonus(struct ck_step_parts *t, bool captured, bool finished)
{
	const ck_parchis_options *o = &t->g->option.parchis;
	uint8_t bonus = finished ? o->goal_bonus : captured ? o->capture_bonus : 0;
	/* a seat whose last piece has finished earns nothing more (RULES 3, "After the action") */
	if (bonus == 0 || ck_seat_finished(t->g, t->after, t->owner))
		return;
	ck_step_add(t, t->after->phase == CK_BONUS ? CK_HAPPEN_BONUS : CK_HAPPEN_BONUS_LOST)->value = bonus;
}

/* ------------------------------------------------------ pachisi, chaupar */

static void tell_group(struct ck_step_parts *t, unsigned to, unsigned size)
{
	unsigned pieces = ck_position_count(t->g, t->after, t->owner, to);
	if (t->g->kind != CK_CHAUPAR || to == t->g->goal || pieces <= size)
		return;
	ck_happening *h = ck_step_add(t, CK_HAPPEN_GROUP);
	h->to = (uint8_t)to;
	h->size = (uint8_t)pieces;
}

static void tell_queen(struct ck_step_parts *t, unsigned to, unsigned captured)
{
	if (t->g->kind != CK_PACHISI || !t->g->option.cross.queen)
		return;
	unsigned captures = ck_action_marks(t->step->action) & CK_MARK_CAPTURES;
	if (captures < CK_MARK_QUEEN && captures + captured >= CK_MARK_QUEEN)
		ck_step_add(t, CK_HAPPEN_QUEEN)->to = (uint8_t)to;
}

/* ------------------------------------------------------------------ both */

static void tell_moved(struct ck_step_parts *t)
{
	ck_action a = t->step->action;
	ck_happening *h = ck_step_add(t, ck_action_from(a) == 0 ? CK_HAPPEN_ENTERED : CK_HAPPEN_MOVED);
	h->from = (uint8_t)ck_action_from(a);
	h->to = (uint8_t)ck_action_to(a);
	h->size = (uint8_t)ck_action_group(a);
	h->pool = ck_action_used(a);
	if (a & CK_ACTION_LAP)
		ck_step_add(t, CK_HAPPEN_LAP)->to = (uint8_t)ck_action_to(a);
}

static void tell_finished(struct ck_step_parts *t, unsigned size)
{
	ck_step_add(t, CK_HAPPEN_FINISHED)->size = (uint8_t)size;
	if (ck_seat_finished(t->g, t->after, t->owner))
		ck_step_add(t, CK_HAPPEN_ALL_HOME);
}

void ck_step_action(struct ck_step_parts *t)
{
	ck_action a = t->step->action;
	if (a & CK_ACTION_PASS) {
		ck_step_add(t, CK_HAPPEN_PASSED);
		return;
	}
	bool parchis = ck_is_parchis(t->g);
	unsigned from = ck_action_from(a);
	unsigned to = ck_action_to(a);
	bool finished = to == t->g->goal;
	tell_moved(t);
	if (parchis && from > 0 && ck_in_barrier(t->g, t->before, t->owner, from))
		ck_step_add(t, CK_HAPPEN_OPENED)->from = (uint8_t)from;
	unsigned captured = tell_captured(t);
	if (parchis)
		tell_company(t, to);
	tell_group(t, to, ck_action_group(a));
	tell_queen(t, to, captured);
	if (finished)
		tell_finished(t, ck_action_group(a));
	if (parchis)
		tell_bonus(t, captured > 0, finished);
}
