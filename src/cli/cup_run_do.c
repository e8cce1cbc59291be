/* cup_run_do.c - reading on, doing, telling: the part of both faces that touches the file. */
#include "cli/args.h"
#include "cli/cup_door.h"
#include "cli/cup_refusal.h"
#include "cli/cup_round.h"
#include "cli/cup_run.h"
#include "cli/cup_run_clock.h"
#include "cli/cup_run_round.h"
#include "cli/cup_run_text.h"

#include <stdio.h>
#include <string.h>

const ck_agenda_row *ck_run_row(const ck_run *run)
{
	return run->chosen < run->agenda.count ? &run->agenda.rows[run->chosen] : NULL;
}

/* Choose a game or a claim; the first row if it is not there, and none if there is none. */
static void choose(ck_run *run, uint32_t game, uint32_t claim)
{
	size_t at = ck_agenda_find(&run->agenda, game, claim);

	if (at == run->agenda.count && claim != 0)
		at = ck_agenda_find(&run->agenda, game, 0);
	run->chosen = at < run->agenda.count ? at : 0;
}

static void mixed_mark(ck_run *run)
{
	uint32_t first[CK_AGENDA_PARTS] = {0};

	memset(run->mixed, 0, sizeof(run->mixed));
	for (size_t i = 0; i < run->agenda.count; i++) {
		const ck_agenda_row *row = &run->agenda.rows[i];
		uint32_t round = row->claim == 0 ? ck_run_round_of(run->file.cup, row->game) : 0;

		if (first[row->part] == 0)
			first[row->part] = round;
		if (round != 0 && round != first[row->part])
			run->mixed[row->part] = true;
	}
}

bool ck_run_refresh(ck_run *run)
{
	const ck_agenda_row *row = ck_run_row(run);
	uint32_t game = row != NULL ? row->game : 0, claim = row != NULL ? row->claim : 0;

	if (!ck_agenda_make(&run->agenda, run->file.cup, ck_run_clock()))
		return false;
	choose(run, game, claim);
	mixed_mark(run);
	return true;
}

/* ----------------------------------------------------------------- telling */

/* Tell the acts that have not been told, up to number `to`, but for one. */
static void tell_acts(ck_run *run, uint32_t to, uint32_t but)
{
	char line[CK_RUN_LINE];

	for (; run->told < to; run->told++)
		if (run->told != but)
			run->tell(run, CK_RUN_NEWS,
			          ck_run_text_act(run->file.cup, ck_cup_act_at(run->file.cup, run->told),
			                          run->agenda.now, line));
}

static void tell_outcome(ck_run *run, const ck_act *act, const ck_cup_doing *how)
{
	char sentence[2 * CK_CUP_SENTENCE];

	run->tell(run, CK_RUN_WRONG, ck_cup_file_tell(&run->file, act, how, sentence, sizeof(sentence)));
}

/* --------------------------------------------------------------- reading on */

/* Somebody has done something to what is being asked about. */
static void form_check(ck_run *run)
{
	uint32_t acts = ck_cup_acts(run->file.cup);
	uint32_t faster = ck_run_form_overtaken(&run->form, run->file.cup);
	ck_cup_doing how = {.outcome = CK_CUP_OVERTAKEN, .faster = faster};

	tell_acts(run, acts, faster);
	if (faster == acts)
		return;
	tell_outcome(run, &run->form.act, &how);
	ck_run_form_end(&run->form);
}

int ck_run_read_on(ck_run *run, ck_cup_doing *how)
{
	ck_cup_outcome outcome = ck_cup_file_read_on(&run->file, how);
	char line[CK_RUN_LINE];

	form_check(run);
	if (ck_cup_file_clock_tell(&run->file, line, sizeof(line)))
		run->tell(run, CK_RUN_WRONG, line);
	switch (outcome) {
	case CK_CUP_DONE: run->trouble = 0; break;
	case CK_CUP_STORED_NOT: /* it may pass */
		if (run->trouble != how->answer)
			tell_outcome(run, NULL, how);
		run->trouble = how->answer;
		break;
	default: return CK_EXIT_FAILED;
	}
	if (ck_run_refresh(run))
		return CK_ARGS_GO;
	how->outcome = CK_CUP_NO_MEMORY;
	return CK_EXIT_FAILED;
}

/* ------------------------------------------------------------------- doing */

/* Whether what is usually next with a row asks something first. */
static bool asks_first(const ck_run *run, const ck_agenda_row *row)
{
	const ck_run_deed *usual = ck_run_deed_usual(run->file.cup, row);

	return usual != NULL && (usual->kind != CK_ACT_START || ck_agenda_is_hasty(row));
}

/* The row to go to if the deed, the usual one with the chosen row, takes that out of its part: the next one of the part,
 * if an Enter there does nothing unasked; else the chosen one. */
static ck_agenda_row row_after(const ck_run *run, const ck_run_deed *deed)
{
	const ck_agenda_row *row = ck_run_row(run), *rows = run->agenda.rows;
	size_t count = run->agenda.count;

	if (row == NULL)
		return (ck_agenda_row){0};
	if (ck_run_deed_usual(run->file.cup, row) != deed)
		return *row;
	for (size_t step = 1; step < count; step++) {
		const ck_agenda_row *other = &rows[(run->chosen + step) % count];

		if (other->part == row->part)
			return asks_first(run, other) ? *other : *row;
	}
	return *row;
}

/* The acts of a form: one, but of a side that sits down one for each player. */
static size_t acts_fill(const ck_run *run, ck_act acts[2], ck_cup_act_words *words)
{
	const ck_cup *cup = run->file.cup;

	acts[0] = ck_run_form_act(&run->form, cup, words);
	if (acts[0].kind != CK_ACT_SEAT || ck_cup_about(cup)->size == 1)
		return 1;
	acts[1] = acts[0];
	acts[1].member = 1;
	return 2;
}

/* The last acts, so many, are those of this person. */
static void done_tell(ck_run *run, uint32_t count)
{
	uint32_t first = ck_cup_acts(run->file.cup) - count;
	char line[CK_RUN_LINE];

	tell_acts(run, first, first);
	run->told = first + count;
	for (uint32_t i = first; i < run->told; i++)
		run->tell(run, CK_RUN_DONE,
		          ck_run_text_act(run->file.cup, ck_cup_act_at(run->file.cup, i), run->agenda.now,
		                          line));
}

/* The game in place of an annulled one, into out[CK_CUP_SENTENCE]; false if there is none. */
static bool replay_tell(const ck_cup *cup, uint32_t annulled, char *out)
{
	const ck_cup_match *match = ck_cup_match_of(cup, ck_cup_game_of(cup, annulled)->match);
	char number[24];
	const ck_slot slots[] = {{"game", number}, {NULL, NULL}};

	for (unsigned i = 0; i < 5 && match->games[i] != 0; i++) {
		if (match->games[i] < annulled ||
		    ck_cup_game_of(cup, match->games[i])->state != CK_GAME_SCHEDULED)
			continue;
		snprintf(number, sizeof(number), "%u", match->games[i]);
		ck_fill(out, CK_CUP_SENTENCE,
		        ck_tr("Game {game} takes its place: it is announced, called and reported anew, under "
		              "this "
		              "number."),
		        slots);
		return true;
	}
	return false;
}

/* What follows from an act that one may not have meant, or cannot know: a time that is past, a round that is over, the
 * number of a game that is new, rounds that there will not be. */
static void sequel_tell(ck_run *run, const ck_act *act)
{
	const ck_cup *cup = run->file.cup;
	char text[CK_CUP_SENTENCE];

	if (ck_run_round_over_tell(cup, act, text, sizeof(text)) ||
	    ck_cup_round_past_tell(cup, act, text, sizeof(text)))
		run->tell(run, CK_RUN_NEWS, text);
	if (act->kind == CK_ACT_ANNUL && replay_tell(cup, act->game, text))
		run->tell(run, CK_RUN_NEWS, text);
	if (act->kind != CK_ACT_NOTE && ck_cup_about(cup)->phase == CK_CUP_COMPLETE &&
	    ck_cup_round_lost_tell(cup, text, sizeof(text)))
		run->tell(run, CK_RUN_NEWS, text);
}

/* What is typed comes in by the door of the championship; false once it has been told why it does not. */
static bool door_pass(ck_run *run, ck_cup_door *door, const ck_act *act)
{
	ck_cup_door_answer answer = ck_cup_door_pass(door, run->file.cup, act);
	char why[CK_CUP_SENTENCE];

	if (answer == CK_CUP_DOOR_OPEN)
		return true;
	run->tell(run, CK_RUN_WRONG, ck_cup_door_tell(door, answer, run->file.cup, why, sizeof(why)));
	return false;
}

/* Do the acts of the form, and tell; false if they are not done. */
static bool acts_do(ck_run *run)
{
	ck_cup_doing how;
	ck_cup_act_words words;
	ck_cup_door door;
	ck_act acts[2];
	size_t count = acts_fill(run, acts, &words);
	bool passed = door_pass(run, &door, &acts[0]), done = false;

	if (passed) {
		acts[0] = door.act;
		acts[1].who = door.act.who;
	}
	if (passed && ck_cup_file_do(&run->file, acts, count, &how) == CK_CUP_DONE) {
		done_tell(run, (uint32_t)count);
		sequel_tell(run, &acts[0]);
		done = true;
	} else if (passed) {
		bool overtaken = how.outcome == CK_CUP_OVERTAKEN;

		tell_acts(run, ck_cup_acts(run->file.cup), overtaken ? how.faster : UINT32_MAX);
		tell_outcome(run, &acts[how.which < count ? how.which : 0], &how);
	}
	ck_cup_door_release(&door);
	return done;
}

/* Whether a row, chosen now, is elsewhere than the one that was, or is another. */
static bool is_moved(const ck_agenda_row *row, const ck_agenda_row *was)
{
	return row->part != was->part || row->game != was->game ||
	       (row->game == 0 && row->claim != was->claim);
}

static void act(ck_run *run)
{
	const ck_agenda_row *row = ck_run_row(run);
	const ck_agenda_row was = row != NULL ? *row : (ck_agenda_row){0};
	const ck_agenda_row next = row_after(run, run->form.deed);
	bool chosen = row != NULL, done = acts_do(run);

	ck_run_form_end(&run->form);
	if (!ck_run_refresh(run) || !done || !chosen)
		return;
	row = ck_run_row(run);
	if (row != NULL && is_moved(row, &was))
		choose(run, next.game, next.claim);
}

/* Somebody else acts here from now on. */
static void take_over(ck_run *run)
{
	char line[CK_RUN_LINE];
	const ck_slot slots[] = {{"who", run->acting}, {NULL, NULL}};

	snprintf(run->acting, sizeof(run->acting), "%s", run->form.text);
	run->who = run->acting;
	ck_run_form_end(&run->form);
	ck_fill(line, sizeof(line), ck_tr("{who} acts here from now on."), slots);
	run->tell(run, CK_RUN_DONE, line);
}

static void go_on(ck_run *run, ck_form_result result, const char *wrong)
{
	switch (result) {
	case CK_FORM_READY:
		if (run->form.deed->kind == CK_ACT_NONE)
			take_over(run);
		else
			act(run);
		break;
	case CK_FORM_WRONG: run->tell(run, CK_RUN_WRONG, wrong); break;
	case CK_FORM_LEFT: run->tell(run, CK_RUN_LEFT, ck_tr("Nothing was done.")); break;
	default: break;
	}
}

void ck_run_take(ck_run *run, const ck_run_deed *deed)
{
	const ck_agenda_row *row = ck_run_row(run);
	const ck_cup *cup = run->file.cup;
	const char *committed = ck_cup_about(cup)->commitment;
	ck_act trial = ck_run_deed_act(deed, cup, run->who, row);
	char sentence[CK_CUP_SENTENCE];
	const char *text;
	ck_refusal refusal;

	if (ck_run_deed_needs_row(deed) &&
	    (row == NULL || (deed->kind == CK_ACT_ANSWER && row->claim == 0))) {
		run->tell(run, CK_RUN_WRONG,
		          deed->kind == CK_ACT_ANSWER ? ck_tr("Choose a claim for that first.")
		                                      : ck_tr("Choose a game for that first."));
		return;
	}
	if (!ck_run_deed_offered(deed, cup, run->who, row, run->agenda.now, &refusal)) {
		if (refusal.reason == CK_REFUSED_NOT_OUT)
			text = ck_tr("Nobody has withdrawn or was expelled.");
		else if (deed->kind == CK_ACT_ANNOUNCE && trial.round + trial.game == 0 &&
		         ck_cup_about(cup)->rounds != 0)
			text = ck_tr("No round that is paired has a game left to play.");
		else
			text = ck_cup_refusal_tell(cup, &trial, &refusal, sentence, sizeof(sentence));
		run->tell(run, CK_RUN_WRONG, text);
		return;
	}
	go_on(run,
	      ck_run_form_begin(&run->form, deed, cup, run->who, row, committed[0] != '\0' ? "" : run->seed),
	      "");
}

void ck_run_answer(ck_run *run, const char *line)
{
	char wrong[CK_CUP_SENTENCE] = "";

	go_on(run, ck_run_form_answer(&run->form, run->file.cup, run->agenda.now, line, wrong), wrong);
}
