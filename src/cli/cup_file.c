#include "cli/cup_file_parts.h"

#include "cli/args.h"
#include "cli/cup_refusal.h"
#include "cli/cup_run_clock.h"
#include "cli/cup_same.h"
#include "cli/cup_time.h"
#include "cup/act_json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char ck_cup_journal_kind[] = "cup";

/* ----------------------------------------------------------------- the time */

static int64_t time_of_act(const ck_cup *cup, int64_t clock)
{
	int64_t last = ck_cup_file_last(cup);

	return clock > last ? clock : last;
}

int64_t ck_cup_file_last(const ck_cup *cup)
{
	uint32_t acts = cup != NULL ? ck_cup_acts(cup) : 0;

	return acts > 0 ? ck_cup_act_at(cup, acts - 1)->at : 0;
}

int64_t ck_cup_file_now(const ck_cup *cup)
{
	return time_of_act(cup, ck_run_clock());
}

/* S2 rule 16 by the clock: what others kept by a clock that was ahead makes nobody late. */
static bool holds_by_clock(const ck_cup *cup, const ck_act *act, int64_t clock, ck_refusal *refusal)
{
	int64_t deadline = act->kind == CK_ACT_ABSENT ? ck_cup_deadline(cup, act->game) : 0;

	if (clock >= deadline)
		return true;
	*refusal = (ck_refusal){.field = "", .at = deadline, .game = act->game, .reason = CK_REFUSED_EARLY};
	return false;
}

bool ck_cup_file_may(const ck_cup *cup, const ck_act *act, int64_t clock, ck_refusal *refusal)
{
	ck_act now = *act;

	now.at = time_of_act(cup, clock);
	return ck_cup_may(cup, &now, refusal) && holds_by_clock(cup, act, clock, refusal);
}

/* -------------------------------------------------------------- reading on */

/* Events on their way into the cup. */
typedef struct reading {
	ck_cup_file *f;
	ck_cup_outcome outcome;
} reading;

static ck_cup_outcome event_do(ck_cup_file *f, const char *event, size_t size)
{
	ck_act_owner *owner;
	ck_act_problem problem;
	ck_refusal refusal = {0};
	ck_act act;
	ck_act_fault fault = ck_act_json_read(event, size, &act, &owner, &problem);
	bool done = fault == CK_ACT_READ && ck_cup_do(f->cup, &act, &refusal);

	ck_act_owner_free(owner);
	if (fault == CK_ACT_NO_MEMORY || refusal.reason == CK_REFUSED_NO_MEMORY)
		return CK_CUP_NO_MEMORY;
	return done ? CK_CUP_DONE : CK_CUP_STRANGE;
}

static bool event_take(void *data, uint64_t number, int64_t at, const char *event, size_t size)
{
	reading *r = data;

	(void)at;
	r->outcome = event_do(r->f, event, size);
	if (r->outcome == CK_CUP_DONE)
		r->f->seen = number + 1;
	else if (r->outcome == CK_CUP_STRANGE)
		r->f->strange = number + 1;
	return r->outcome == CK_CUP_DONE;
}

static ck_cup_outcome end_with(ck_cup_doing *how, ck_cup_outcome outcome)
{
	how->outcome = (uint8_t)outcome;
	return outcome;
}

static ck_cup_outcome stored_not(ck_cup_doing *how, ck_store_answer answer)
{
	how->answer = (uint8_t)answer;
	return end_with(how, answer == CK_STORE_NO_MEMORY ? CK_CUP_NO_MEMORY : CK_CUP_STORED_NOT);
}

ck_cup_outcome ck_cup_file_read_on(ck_cup_file *f, ck_cup_doing *how)
{
	reading r = {.f = f, .outcome = CK_CUP_DONE};
	ck_store_answer answer;

	*how = (ck_cup_doing){0};
	answer = ck_journal_read(f->store, f->journal.id, f->seen, event_take, &r);
	if (r.outcome == CK_CUP_DONE && answer != CK_STORE_OK)
		return stored_not(how, answer);
	return end_with(how, r.outcome);
}

/* --------------------------------------------------------------- the doing */

bool ck_cup_lines_write(const ck_act *acts, size_t count, ck_event_text *lines)
{
	for (size_t i = 0; i < count; i++) {
		lines[i].text = ck_act_json_write(&acts[i]);
		if (lines[i].text == NULL)
			return false;
		lines[i].size = strlen(lines[i].text);
		lines[i].at = acts[i].at;
	}
	return true;
}

void ck_cup_lines_free(ck_event_text *lines, size_t count)
{
	for (size_t i = 0; lines != NULL && i < count; i++)
		free((void *)(uintptr_t)lines[i].text); /* ours, though the store sees it const */
	free(lines);
}

ck_cup *ck_cup_after(const ck_cup *cup, const ck_act *acts, size_t count, ck_cup_doing *how)
{
	ck_cup *after = ck_cup_new();
	uint32_t old = cup != NULL ? ck_cup_acts(cup) : 0;
	bool good = after != NULL;

	how->refusal = (ck_refusal){.reason = CK_REFUSED_NO_MEMORY};
	for (uint32_t i = 0; good && i < old; i++)
		good = ck_cup_do(after, ck_cup_act_at(cup, i), &how->refusal);
	for (how->which = 0; good && how->which < count; how->which += good)
		good = ck_cup_do(after, &acts[how->which], &how->refusal);
	if (good)
		return after;
	ck_cup_free(after);
	return NULL;
}

/* Whether ck_cup_may says all there is to say of an act: a pairing is only known to be possible once it is made. */
static bool is_foreseen(const ck_act *act)
{
	return act->kind != CK_ACT_PAIR;
}

/* Check acts. Several, and those that must be tried, are done upon a copy, which is *after then, to take the place of the
 * cup once they are kept. */
static bool check(const ck_cup *cup, const ck_act *acts, size_t count, int64_t clock, ck_cup **after,
                  ck_cup_doing *how)
{
	bool good = true;

	how->which = 0;
	how->refusal = (ck_refusal){0};
	if (count == 1 && is_foreseen(acts))
		return ck_cup_file_may(cup, acts, clock, &how->refusal);
	*after = ck_cup_after(cup, acts, count, how);
	if (*after == NULL)
		return false;
	for (how->which = 0; good && how->which < count; how->which += good)
		good = holds_by_clock(*after, &acts[how->which], clock, &how->refusal);
	return good;
}

/* Note an act that comes so long after all before it that it may be the clock which is ahead. */
static void note_leap(ck_cup_file *f, int64_t last, int64_t now)
{
	int64_t date = 0;
	char day[CK_CUP_TIME];

	snprintf(day, sizeof(day), "%.10sT23:59", ck_cup_about(f->cup)->date);
	if (!ck_cup_time_read(day, now, &date) || date < last)
		date = last;
	if (last != 0 && now - date > CK_CUP_LEAP)
		f->leapt_from = last;
}

/* Let happen in memory what has been kept. A cup without memory for that is behind: the next reading tells. */
static void settle(ck_cup_file *f, const ck_act *acts, size_t count, ck_cup *after)
{
	ck_refusal refusal;

	note_leap(f, ck_cup_file_last(f->cup), acts[0].at);
	if (after != NULL) {
		ck_cup_free(f->cup);
		f->cup = after;
		f->seen += count;
	} else if (ck_cup_do(f->cup, acts, &refusal)) {
		f->seen++;
	}
}

/* One attempt: CK_STORE_BEHIND among the answers of the store. */
static ck_cup_outcome attempt(ck_cup_file *f, ck_act *acts, size_t count, ck_cup_doing *how)
{
	ck_event_text *lines = calloc(count, sizeof(*lines));
	ck_store_answer answer = CK_STORE_NO_MEMORY;
	ck_cup *after = NULL;
	int64_t clock = ck_run_clock(), now = time_of_act(f->cup, clock);
	bool good;

	for (size_t i = 0; i < count; i++)
		acts[i].at = now;
	good = check(f->cup, acts, count, clock, &after, how);
	if (good && lines != NULL && ck_cup_lines_write(acts, count, lines))
		answer = ck_journal_append_all(f->store, f->journal.id, f->seen, lines, count);
	ck_cup_lines_free(lines, count);
	if (good && answer == CK_STORE_OK)
		settle(f, acts, count, after);
	else
		ck_cup_free(after);
	if (!good)
		return end_with(how, how->refusal.reason == CK_REFUSED_NO_MEMORY ? CK_CUP_NO_MEMORY
		                                                                 : CK_CUP_REFUSED);
	return answer == CK_STORE_OK ? end_with(how, CK_CUP_DONE) : stored_not(how, answer);
}

/* Whether one of the acts that came in between, from number `from` on, is about the same thing as one of ours. */
static bool overtaken(const ck_cup_file *f, uint32_t from, ck_act *acts, size_t count, ck_cup_doing *how)
{
	for (uint32_t i = from; i < ck_cup_acts(f->cup); i++)
		for (size_t j = 0; j < count; j++)
			if (ck_cup_same(f->cup, ck_cup_act_at(f->cup, i), &acts[j])) {
				how->faster = i;
				how->which = j;
				how->refusal = (ck_refusal){0};
				/* its time was before the faster one's */
				acts[j].at = ck_cup_file_now(f->cup);
				(void)ck_cup_file_may(f->cup, &acts[j], ck_run_clock(), &how->refusal);
				return true;
			}
	return false;
}

ck_cup_outcome ck_cup_file_do(ck_cup_file *f, ck_act *acts, size_t count, ck_cup_doing *how)
{
	uint32_t from = ck_cup_acts(f->cup);

	for (;;) {
		*how = (ck_cup_doing){0};
		if (attempt(f, acts, count, how) != CK_CUP_STORED_NOT || how->answer != CK_STORE_BEHIND)
			return (ck_cup_outcome)how->outcome;
		if (ck_cup_file_read_on(f, how) != CK_CUP_DONE)
			return (ck_cup_outcome)how->outcome;
		if (overtaken(f, from, acts, count, how))
			return end_with(how, CK_CUP_OVERTAKEN);
	}
}

/* -------------------------------------------------------- opening, closing */

int ck_cup_file_open(ck_cup_file *f, bool writing)
{
	ck_cup_doing how;
	ck_store_answer answer;

	f->cup = ck_cup_new();
	if (f->cup == NULL)
		return ck_args_fail_memory(f->command);
	answer = ck_store_open(f->path, writing ? CK_STORE_WRITE : CK_STORE_READ, &f->store);
	if (answer == CK_STORE_OK)
		answer = ck_journal_find(f->store, NULL, 0, &f->journal);
	if (answer != CK_STORE_OK)
		return ck_cup_store_fail(f, answer);
	if (strcmp(f->journal.kind, ck_cup_journal_kind) != 0)
		return ck_cup_kind_fail(f);
	if (ck_cup_file_read_on(f, &how) != CK_CUP_DONE)
		return ck_cup_file_fail(f, NULL, &how);
	f->writing = writing;
	return CK_ARGS_GO;
}

void ck_cup_file_close(ck_cup_file *f)
{
	char text[CK_CUP_SENTENCE];

	if (f->writing && ck_cup_file_clock_tell(f, text, sizeof(text)))
		(void)ck_args_fail(f->command, CK_EXIT_OK, text);
	ck_store_close(f->store);
	ck_cup_free(f->cup);
	f->store = NULL;
	f->cup = NULL;
	f->writing = false;
}
