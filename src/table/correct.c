#include "table/correct.h"

#include "table/clock.h"
#include "table/opening.h"
#include "table/play.h"
#include "table/refuse.h"
#include "table/seating.h"
#include "table/state.h"

/* True for what stands in the play until it is taken back: a play event, or a correction that has put one
 * in place. */
static bool is_play(const ck_event *e)
{
	return ck_play_is(e->kind) || (e->kind == CK_EVENT_CORRECT && e->replace != CK_EVENT_NONE);
}

/* The same for what a correction may name. */
static bool is_target(const ck_event *e)
{
	return is_play(e) && e->kind != CK_EVENT_AGAIN && !(e->notes & CK_NOTE_UNDONE);
}

/* The play event that a correction puts in the place of what it takes back. */
static ck_event replacement_of(const ck_event *e)
{
	return (ck_event){
		.at = e->at, .kind = e->replace, .value = e->value, .action = e->action, .seat = CK_NO_SEAT};
}

/* Tell one logged event again. Who sits where is not told: it is kept from the present (ck_seating_keep). */
static void retell(const ck_table *t, ck_table_state *s, const ck_event *e)
{
	ck_clock_advance(t, s, e->at, e->notes & CK_NOTE_FREE);
	if (e->kind == CK_EVENT_START)
		ck_start_apply(t, s, e);
	else if (e->kind == CK_EVENT_PAUSE || e->kind == CK_EVENT_RESUME)
		s->paused = e->kind == CK_EVENT_PAUSE;
	else if (e->notes & CK_NOTE_UNDONE)
		return;
	else if (ck_play_is(e->kind))
		ck_play_apply(t, s, e);
	else if (e->kind == CK_EVENT_CORRECT && e->replace != CK_EVENT_NONE)
		ck_play_apply(t, s, &(ck_event){.kind = e->replace, .value = e->value, .action = e->action});
}

/* The state just before event `target` happened, with its time. */
static void state_before(const ck_table *t, size_t target, ck_table_state *s)
{
	ck_state_begin(t, s);
	for (size_t i = 0; i < target; i++)
		retell(t, s, &t->log[i]);
	ck_clock_advance(t, s, t->log[target].at, t->log[target].notes & CK_NOTE_FREE);
}

static bool check_target(const ck_table *t, const ck_event *e, ck_error *err)
{
	if (!t->settings.real_dice)
		return ck_refuse(err, CK_MSG("only what was typed in from real dice may be corrected; "
		                             "the throws of this table are generated"));
	if (e->target >= t->count)
		return ck_refuse_numbers(err, CK_MSG("there is no event {part}; the log has {want}"),
		                         e->target, t->count);
	const ck_event *target = &t->log[e->target];
	if (target->notes & CK_NOTE_UNDONE)
		return ck_refuse_number(err, CK_MSG("event {part} has been taken back already"), e->target);
	if (!is_target(target))
		return ck_refuse_number(err,
		                        CK_MSG("event {part} is no throw, touch, action or choice of colour"),
		                        e->target);
	if (e->replace != CK_EVENT_NONE && !ck_play_stands(e->replace))
		return ck_refuse_number(
			err, CK_MSG("{part} is no kind of event that a correction can put in place"),
			e->replace);
	return true;
}

bool ck_correct_check(const ck_table *t, const ck_event *e, ck_table_state *s, ck_error *err)
{
	if (!ck_seating_speaks(t, &t->state, e, err) || !check_target(t, e, err))
		return false;
	state_before(t, e->target, s);
	ck_seating_keep(t->game, s, &t->state);
	s->paused = t->state.paused;
	s->now = e->at;
	if (e->replace == CK_EVENT_NONE)
		return true;
	ck_event replacement = replacement_of(e);
	if (!ck_play_check(t, s, &replacement, err))
		return false;
	ck_play_apply(t, s, &replacement);
	return true;
}

void ck_correct_mark(ck_table *t, const ck_event *e)
{
	for (size_t i = e->target; i < t->count; i++) {
		if (is_play(&t->log[i]))
			t->log[i].notes |= CK_NOTE_UNDONE;
		if (i > e->target)
			t->log[i].notes |= CK_NOTE_FREE;
	}
}

bool ck_table_latest(const ck_table *t, size_t before, size_t *number)
{
	for (size_t i = before < t->count ? before : t->count; i-- > 0;) {
		if (!is_target(&t->log[i]))
			continue;
		*number = i;
		return true;
	}
	return false;
}
