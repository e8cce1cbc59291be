#include "table/play.h"

#include "table/clock.h"
#include "table/opening.h"
#include "table/refuse.h"
#include "table/state.h"
#include "table/step.h"

bool ck_play_is(ck_event_kind kind)
{
	return kind >= CK_EVENT_OPENING && kind < CK_EVENT_KIND_COUNT;
}

bool ck_play_stands(ck_event_kind kind)
{
	return ck_play_is(kind) && kind != CK_EVENT_AGAIN;
}

/* ---------------------------------------------------------- what is due */

static bool throw_due(const ck_table_state *s)
{
	return s->phase == CK_TABLE_OPENING || (s->phase == CK_TABLE_PLAY && s->position.phase == CK_THROW);
}

static bool action_due(const ck_table_state *s)
{
	return s->phase == CK_TABLE_PLAY && s->position.phase != CK_THROW;
}

/* Refuse an event that is not what is due, and say what is. */
static bool refuse_phase(const ck_table_state *s, ck_error *err)
{
	switch (s->phase) {
	case CK_TABLE_SEATING: return ck_refuse(err, CK_MSG("the game has not begun"));
	case CK_TABLE_OPENING:
		return ck_refuse_seat(err, CK_MSG("an opening throw of seat {part} is due"), s->seat);
	case CK_TABLE_COLOUR:
		return ck_refuse_seat(err, CK_MSG("seat {part} is to choose the colour"), s->seat);
	case CK_TABLE_PLAY:
		if (s->position.phase == CK_THROW)
			return ck_refuse_seat(err, CK_MSG("a throw of seat {part} is due"), s->seat);
		return ck_refuse_seat(err, CK_MSG("an action of seat {part} is due"), s->seat);
	default: return ck_refuse(err, CK_MSG("the game is over"));
	}
}

static bool is_due(const ck_table_state *s, ck_event_kind kind)
{
	switch (kind) {
	case CK_EVENT_OPENING: return s->phase == CK_TABLE_OPENING;
	case CK_EVENT_COLOUR: return s->phase == CK_TABLE_COLOUR;
	case CK_EVENT_AGAIN: return throw_due(s);
	case CK_EVENT_THROW: return s->phase == CK_TABLE_PLAY && s->position.phase == CK_THROW;
	default: return action_due(s);
	}
}

/* ---------------------------------------------------------------- touch */

static bool binds(const ck_table_state *s, ck_action a)
{
	return s->has_touched && ((a & CK_ACTION_PASS) || ck_action_piece(a) != s->touched);
}

bool ck_table_bound(const ck_table *t, ck_action a)
{
	return binds(&t->state, a);
}

/* The text of a piece, as actions begin, into out[CK_ACTION_TEXT]. */
static void write_piece(const ck_game *g, uint64_t piece, char *out)
{
	size_t len = ck_action_write(g, piece, out);
	size_t i = 0;
	while (i < len && out[i] != '>')
		i++;
	out[i] = '\0';
}

static bool check_touch(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err)
{
	char text[CK_ACTION_TEXT];
	if (!t->settings.touch)
		return ck_refuse(err, CK_MSG("at this table a touched piece need not be played"));
	if (e->action != ck_action_piece(e->action))
		return ck_refuse(err, CK_MSG("a touch names a piece, not an action"));
	if (s->has_touched) {
		write_piece(t->game, s->touched, text);
		return ck_refuse_text(err, CK_MSG("the piece on {part} is touched already"), text);
	}
	unsigned owner = ck_position_owner(t->game, &s->position);
	for (unsigned i = 0; i < t->game->pieces; i++)
		if (ck_position_piece(t->game, &s->position, owner, i) == e->action)
			return true;
	write_piece(t->game, e->action, text);
	return ck_refuse_text(err, CK_MSG("there is no piece on {part} to touch"), text);
}

/* True if the piece that a checked touch names has a legal action. */
static bool touch_binds(const ck_table *t, const ck_table_state *s, const ck_event *e)
{
	ck_action list[CK_ACTIONS_MAX];
	size_t count = ck_position_moves(t->game, &s->position, list);
	for (size_t i = 0; i < count; i++)
		if (!(list[i] & CK_ACTION_PASS) && ck_action_piece(list[i]) == e->action)
			return true;
	return false;
}

/* ---------------------------------------------------------------- checks */

static bool check_action(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err)
{
	ck_position after;
	if (!ck_action_try(t->game, &s->position, e->action, &after, err))
		return false;
	if (!binds(s, e->action))
		return true;
	char text[CK_ACTION_TEXT];
	write_piece(t->game, s->touched, text);
	return ck_refuse_text(err, CK_MSG("the piece on {part} was touched and must be played"), text);
}

bool ck_play_check(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err)
{
	if (!is_due(s, e->kind))
		return refuse_phase(s, err);
	ck_position after;
	switch (e->kind) {
	case CK_EVENT_AGAIN:
		if (!t->settings.real_dice)
			return ck_refuse(
				err,
				CK_MSG("only real dice fall badly; the throws of this table are generated"));
		return true;
	case CK_EVENT_THROW: return ck_throw_try(t->game, &s->position, e->value, &after, err);
	case CK_EVENT_TOUCH: return check_touch(t, s, e, err);
	case CK_EVENT_ACTION: return check_action(t, s, e, err);
	default: return ck_opening_check(t, e, err);
	}
}

/* ----------------------------------------------------------- what follows */

/* A throw or action has been applied: `after` is the position now. */
static void go_on(const ck_table *t, ck_table_state *s, const ck_step *step, const ck_position *after)
{
	bool ended = ck_step_ends_turn(t->game, &s->position, step, after);
	if (ended)
		ck_clock_end_turn(t, s, s->position.seat);
	s->position = *after;
	s->seat = after->seat;
	if (after->phase != CK_OVER)
		return;
	s->phase = CK_TABLE_OVER;
	s->seat = CK_NO_SEAT;
	s->ended = 1;
}

static void apply_throw(const ck_table *t, ck_table_state *s, const ck_event *e)
{
	ck_position after;
	ck_throw_apply(t->game, &s->position, e->value, &after);
	s->badly = 0;
	go_on(t, s, &(ck_step){.t = e->value}, &after);
}

static void apply_action(const ck_table *t, ck_table_state *s, const ck_event *e)
{
	ck_position after;
	ck_action_apply(t->game, &s->position, e->action, &after);
	s->has_touched = 0;
	s->touched = 0;
	go_on(t, s, &(ck_step){.action = e->action, .t = CK_NO_THROW}, &after);
}

void ck_play_apply(const ck_table *t, ck_table_state *s, const ck_event *e)
{
	switch (e->kind) {
	case CK_EVENT_AGAIN: ck_count_up(&s->badly); break;
	case CK_EVENT_THROW: apply_throw(t, s, e); break;
	case CK_EVENT_TOUCH:
		if (touch_binds(t, s, e)) {
			s->has_touched = 1;
			s->touched = e->action;
		}
		break;
	case CK_EVENT_ACTION: apply_action(t, s, e); break;
	default: ck_opening_apply(t, s, e); break;
	}
}

/* --------------------------------------------------------------- the list */

size_t ck_table_legal(const ck_table *t, ck_action *out)
{
	const ck_table_state *s = &t->state;
	if (!action_due(s) || s->paused)
		return 0;
	size_t count = ck_position_legal(t->game, &s->position, out);
	size_t kept = 0;
	for (size_t i = 0; i < count; i++)
		if (!binds(s, out[i]))
			out[kept++] = out[i];
	return kept;
}

ck_why ck_table_why_not(const ck_table *t, ck_throw just_thrown, ck_action attempt)
{
	const ck_table_state *s = &t->state;
	if (s->phase == CK_TABLE_PLAY || s->ended)
		return ck_why_not(t->game, &s->position, just_thrown, attempt);
	return (ck_why){.reason = s->phase == CK_TABLE_CLOSED ? CK_WHY_OVER : CK_WHY_THROW_FIRST};
}
