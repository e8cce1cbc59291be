#include "table/table.h"

#include "table/clock.h"
#include "table/correct.h"
#include "table/opening.h"
#include "table/play.h"
#include "table/refuse.h"
#include "table/seating.h"
#include "table/state.h"

#include <string.h>

_Static_assert(sizeof(ck_event) == 32, "no padding");

/* ------------------------------------------------------------- beginning */

void ck_table_settings_default(const ck_game *g, ck_table_settings *s)
{
	memset(s, 0, sizeof *s);
	s->hold = CK_HOLD_TEAM;
	s->touch = g->kind == CK_PARCHIS_PAIRS;
}

static bool check_settings(const ck_game *g, const ck_table_settings *s, ck_error *err)
{
	if (!ck_clock_check(s, err))
		return false;
	if (s->hold >= CK_HOLD_COUNT)
		return ck_refuse_number(err, CK_MSG("{part} is not a rule for who may hold several seats"),
		                        s->hold);
	const uint8_t flags[] = {s->real_dice,   s->touch,       s->auto_flag,
	                         s->auto_absent, s->substitutes, s->has_position};
	for (size_t i = 0; i < sizeof flags; i++)
		if (flags[i] > 1)
			return ck_refuse_number(err, CK_MSG("a setting is {part}; it must be 0 or 1"),
			                        flags[i]);
	if (!s->has_position)
		return true;
	if (!ck_position_check(g, &s->position, err))
		return false;
	if (s->position.phase == CK_OVER)
		return ck_refuse(err, CK_MSG("the position to start from is the end of a game"));
	return true;
}

bool ck_table_init(ck_table *t, const ck_game *g, const ck_table_settings *s, ck_event *log, size_t capacity,
                   ck_error *err)
{
	if (!check_settings(g, s, err))
		return false;
	memset(t, 0, sizeof *t);
	t->game = g;
	t->log = log;
	t->capacity = capacity;
	t->settings = *s;
	ck_state_begin(t, &t->state);
	return true;
}

void ck_table_grow(ck_table *t, ck_event *log, size_t capacity)
{
	CK_ASSERT(capacity >= t->count);
	t->log = log;
	t->capacity = capacity;
}

bool ck_table_full(const ck_table *t)
{
	/* events are named by 32 bits */
	return t->count >= t->capacity || t->count >= UINT32_MAX;
}

/* ---------------------------------------------------------------- checks */

/* Check an event of the whole table but for corrections. */
static bool check_whole(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err)
{
	if (e->kind == CK_EVENT_START)
		return ck_start_check(t, s, e, err);
	if (!ck_seating_speaks(t, s, e, err))
		return false;
	if (e->kind == CK_EVENT_PAUSE && s->paused)
		return ck_refuse(err, CK_MSG("the table is paused already"));
	if (e->kind == CK_EVENT_PAUSE && s->seat == CK_NO_SEAT)
		return ck_refuse(err, CK_MSG("there is no game in play to pause"));
	if (e->kind == CK_EVENT_RESUME && !s->paused)
		return ck_refuse(err, CK_MSG("the table is not paused"));
	return true;
}

static bool check_play(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err)
{
	if (s->paused)
		return ck_refuse(err, CK_MSG("the table is paused"));
	/* with no seat to act, the phase has the better reason */
	return (s->seat == CK_NO_SEAT || ck_seating_acts(t, s, e, err)) && ck_play_check(t, s, e, err);
}

/* Check an event against the present state s, with the time gone on. A correction leaves in s the state
 * that it leads to. */
static bool check_event(const ck_table *t, ck_table_state *s, const ck_event *e, ck_error *err)
{
	switch (e->kind) {
	case CK_EVENT_SIT:
	case CK_EVENT_LEAVE:
	case CK_EVENT_RETURN: return ck_seating_check(t, s, e, err);
	case CK_EVENT_START:
	case CK_EVENT_TIME:
	case CK_EVENT_PAUSE:
	case CK_EVENT_RESUME:
	case CK_EVENT_END: return check_whole(t, s, e, err);
	case CK_EVENT_CORRECT: return ck_correct_check(t, e, s, err);
	default:
		if (!ck_play_is(e->kind))
			return ck_refuse_number(err, CK_MSG("{part} is not a kind of event"), e->kind);
		return check_play(t, s, e, err);
	}
}

/* -------------------------------------------------------------- happening */

static void apply_event(const ck_table *t, ck_table_state *s, const ck_event *e)
{
	switch (e->kind) {
	case CK_EVENT_SIT:
	case CK_EVENT_LEAVE:
	case CK_EVENT_RETURN: ck_seating_apply(t, s, e); break;
	case CK_EVENT_START: ck_start_apply(t, s, e); break;
	case CK_EVENT_PAUSE:
	case CK_EVENT_RESUME: s->paused = e->kind == CK_EVENT_PAUSE; break;
	case CK_EVENT_END:
		s->phase = CK_TABLE_CLOSED;
		s->seat = CK_NO_SEAT;
		s->paused = 0;
		s->has_touched = 0;
		s->touched = 0;
		break;
	case CK_EVENT_TIME:
	case CK_EVENT_CORRECT: /* checking it has left its state */ break;
	default: ck_play_apply(t, s, e); break;
	}
}

/* What the log keeps of an event: the fields that its kind uses, so that equal logs are equal bytes. */
static ck_event only_used(const ck_event *e)
{
	ck_event kept = {.at = e->at, .kind = e->kind, .seat = e->seat, .occupant = e->occupant};
	ck_event_kind what = e->kind;
	if (e->kind == CK_EVENT_CORRECT) {
		kept.target = e->target;
		kept.replace = e->replace;
		what = e->replace;
	}
	if (what == CK_EVENT_TOUCH || what == CK_EVENT_ACTION)
		kept.action = e->action;
	else if (what == CK_EVENT_SIT || what == CK_EVENT_START ||
	         (ck_play_is(what) && what != CK_EVENT_AGAIN))
		kept.value = e->value;
	if (e->kind == CK_EVENT_START && e->value != CK_START_SEAT)
		kept.seat = CK_NO_SEAT;
	return kept;
}

static uint8_t notes_of(const ck_table_state *s, const ck_event *e, bool flag)
{
	unsigned notes = flag ? CK_NOTE_FLAG : 0;
	ck_event_kind what = e->kind == CK_EVENT_CORRECT ? e->replace : e->kind;
	if (e->kind == CK_EVENT_CORRECT)
		notes = CK_NOTE_FREE;
	if (what == CK_EVENT_TOUCH && !s->has_touched)
		notes |= CK_NOTE_VOID;
	return (uint8_t)notes;
}

bool ck_table_do(ck_table *t, const ck_event *e, ck_error *err)
{
	if (t->state.phase == CK_TABLE_CLOSED)
		return ck_refuse(err, CK_MSG("the table is closed"));
	if (e->at < t->state.now)
		return ck_refuse_numbers(err,
		                         CK_MSG("time {part} ms is before the latest event, at {want} ms"),
		                         e->at, t->state.now);
	if (ck_table_full(t))
		return ck_refuse_number(
			err, CK_MSG("the log is full with {part} events; give it more room and go on"),
			t->count);
	/* an event is judged with the time gone on, so that a flag that falls by it counts */
	ck_table_state s = t->state;
	ck_event event = only_used(e);
	bool flag = ck_clock_advance(t, &s, event.at, false);
	if (!check_event(t, &s, &event, err))
		return false;
	apply_event(t, &s, &event);
	if (event.kind == CK_EVENT_CORRECT)
		ck_correct_mark(t, &event);
	event.notes = notes_of(&s, &event, flag);
	t->log[t->count++] = event;
	t->state = s;
	return true;
}

bool ck_table_replay(ck_table *t, const ck_event *events, size_t n, size_t *done, ck_error *err)
{
	size_t i = 0;
	while (i < n && ck_table_do(t, &events[i], err))
		i++;
	if (done)
		*done = i;
	return i == n;
}

/* -------------------------------------------------------------- questions */

static ck_expect expect_of(const ck_table *t)
{
	const ck_table_state *s = &t->state;
	switch (s->phase) {
	case CK_TABLE_SEATING:
		return ck_seating_empty(t->game, s) == CK_NO_SEAT ? CK_EXPECT_START : CK_EXPECT_SEATS;
	case CK_TABLE_OPENING: return CK_EXPECT_OPENING;
	case CK_TABLE_COLOUR: return CK_EXPECT_COLOUR;
	case CK_TABLE_PLAY:
		if (s->position.phase == CK_THROW)
			return CK_EXPECT_THROW;
		return s->has_touched ? CK_EXPECT_TOUCHED : CK_EXPECT_ACTION;
	default: return CK_EXPECT_NOTHING;
	}
}

ck_turn ck_table_turn(const ck_table *t)
{
	const ck_table_state *s = &t->state;
	ck_turn turn = {.expect = (uint8_t)expect_of(t), .seat = s->seat};
	if (s->paused)
		turn.expect = CK_EXPECT_RESUME;
	if (turn.expect == CK_EXPECT_SEATS)
		turn.seat = ck_seating_empty(t->game, s);
	if (s->seat == CK_NO_SEAT)
		return turn;
	turn.who = s->seats[s->seat].who;
	turn.occupant = s->seats[s->seat].occupant;
	turn.stand_in = ck_seating_stand_in(t, s, s->seat);
	return turn;
}

ck_event ck_table_event(const ck_table *t, ck_event_kind kind, uint64_t at)
{
	ck_turn turn = ck_table_turn(t);
	return (ck_event){.at = at, .kind = (uint8_t)kind, .seat = turn.seat, .occupant = turn.occupant};
}

bool ck_table_places(const ck_table *t, uint8_t places[CK_SEATS_MAX])
{
	return t->state.ended && ck_position_places(t->game, &t->state.position, places);
}
