/* cup_run_form.c - questions, and what the answers make. */
#include "cli/cup_run_form.h"

#include "cli/args.h"
#include "cli/cup_args.h"
#include "cli/cup_same.h"
#include "cli/cup_tell.h"
#include "cli/cup_time.h"
#include "term/fold.h"

#include <stdio.h>
#include <string.h>

enum { NAME = 320, NUMBER = 24 };

static const ck_cup_match *match_of(const ck_run_form *f, const ck_cup *cup)
{
	const ck_cup_game *game = ck_cup_game_of(cup, f->game);

	return game != NULL ? ck_cup_match_of(cup, game->match) : NULL;
}

static ck_run_want want_of(const ck_run_form *f)
{
	return f->step < CK_RUN_WANTS ? (ck_run_want)f->deed->wants[f->step] : CK_WANT_NOTHING;
}

/* ------------------------------------------------------------ from step to step */

/* Where a side wins with all the pieces that it has there is nothing to ask. */
static bool is_idle(const ck_run_form *f, const ck_cup *cup)
{
	const ck_cup_info *about = ck_cup_about(cup);

	if (want_of(f) == CK_WANT_WHY_EARLY)
		return about->phase == CK_CUP_COMPLETE;
	return want_of(f) == CK_WANT_HOME_WON && about->pieces == about->most;
}

ck_form_result ck_run_form_go_on(ck_run_form *f, const ck_cup *cup)
{
	while (is_idle(f, cup)) {
		if (want_of(f) == CK_WANT_HOME_WON)
			f->act.home[f->act.winner] = ck_cup_about(cup)->pieces;
		f->step++;
	}
	return want_of(f) == CK_WANT_NOTHING ? CK_FORM_READY : CK_FORM_ASKS;
}

ck_form_result ck_run_form_begin(ck_run_form *f, const ck_run_deed *deed, const ck_cup *cup, const char *who,
                                 const ck_agenda_row *row, const char *seed)
{
	*f = (ck_run_form){.deed = deed, .seen = ck_cup_acts(cup)};
	f->act = ck_run_deed_act(deed, cup, who, row);
	f->game = row != NULL ? row->game : 0;
	f->act.why = f->why;
	f->act.text = f->text;
	if (deed->kind == CK_ACT_DRAW)
		snprintf(f->seed, sizeof(f->seed), "%s", seed);
	f->act.seed = f->seed;
	return ck_run_form_go_on(f, cup);
}

void ck_run_form_end(ck_run_form *f)
{
	*f = (ck_run_form){0};
}

bool ck_run_form_is_text(const ck_run_form *f)
{
	switch (f->deed != NULL ? want_of(f) : CK_WANT_NOTHING) {
	case CK_WANT_CLAIMANT:
	case CK_WANT_ENTRANT:
	case CK_WANT_OFFICIAL:
	case CK_WANT_WHY:
	case CK_WANT_WHY_EARLY:
	case CK_WANT_TEXT:
	case CK_WANT_SEED: return true;
	default: return false;
	}
}

bool ck_run_form_is_sure(const ck_run_form *f)
{
	return f->deed != NULL && want_of(f) == CK_WANT_SURE;
}

uint32_t ck_run_form_overtaken(const ck_run_form *f, const ck_cup *cup)
{
	uint32_t acts = ck_cup_acts(cup), i = f->seen;

	while (f->deed != NULL && i < acts && !ck_cup_same(cup, ck_cup_act_at(cup, i), &f->act))
		i++;
	return f->deed != NULL ? i : acts;
}

/* --------------------------------------------------------------- questions */

static const char *question_of(const ck_run_form *f)
{
	bool game = f->act.game != 0;

	switch (want_of(f)) {
	case CK_WANT_TABLE: return CK_MSG("To which table is game {game} called? [{table}]");
	case CK_WANT_WINNER: return CK_MSG("Who won: 1 {one}, or 2 {other}?");
	case CK_WANT_HOME_WON: return CK_MSG("How many pieces has {winner} home? [{pieces}]");
	case CK_WANT_HOME_LOST: return CK_MSG("And {loser}, how many pieces home?");
	case CK_WANT_ONE_SIDE: return CK_MSG("Who is seated: 1 {one}, or 2 {other}?");
	case CK_WANT_ABSENT: return CK_MSG("Who is absent: 1 {one}, 2 {other}, or 3 both?");
	case CK_WANT_CLAIMANT:
		return game ? CK_MSG("Who claims: 1 {one}, or 2 {other}?")
		            : CK_MSG("Who claims? (number or name of an entrant)");
	case CK_WANT_ENTRANT:
		return f->game != 0 ? CK_MSG("Who: {first} {one}, or {second} {other}? (or number or name of "
		                             "another entrant)")
		                    : CK_MSG("Who? (number or name of an entrant)");
	case CK_WANT_TIME:
		return game ? CK_MSG("When does game {game} begin? (a time, as 20:00)")
		            : CK_MSG("When does round {round} begin? (a time, as 20:00)");
	case CK_WANT_WHY: return CK_MSG("For which reason? (it goes into the log)");
	case CK_WANT_WHY_EARLY: return CK_MSG("Not all is decided: for which reason does it end?");
	case CK_WANT_TEXT: return CK_MSG("The text:");
	case CK_WANT_SEED:
		return f->seed[0] != '\0' ? CK_MSG("From which seed? [{seed}]")
		                          : CK_MSG("From which seed, the one that was committed to?");
	default: return f->deed->sure;
	}
}

static void subject_write(const ck_run_form *f, const ck_cup *cup, char *out, size_t cap)
{
	const ck_cup_match *match = f->act.game != 0 ? match_of(f, cup) : NULL;

	if (match != NULL && f->act.side == CK_BOTH_SIDES)
		ck_cup_tell_sides(cup, f->act.game, out, cap);
	else
		ck_cup_tell_entrant(cup, match != NULL ? match->side[f->act.side] : f->act.entrant, out, cap);
}

/* The pieces home as the report has them; before there is one, as the form does. */
static void home_write(const ck_run_form *f, const ck_cup *cup, unsigned winner, char *out, size_t cap)
{
	const ck_cup_game *game = ck_cup_game_of(cup, f->act.game);
	const uint8_t *home = game != NULL && game->state >= CK_GAME_REPORTED ? game->home : f->act.home;

	snprintf(out, cap, "%u–%u", home[winner], home[1 - winner]);
}

/* Who wins, by the form while it reports, else by the report. */
static unsigned winner_of(const ck_run_form *f, const ck_cup *cup)
{
	const ck_cup_game *game = ck_cup_game_of(cup, f->act.game);

	if (f->deed->kind == CK_ACT_REPORT || game == NULL)
		return f->act.winner;
	return game->winner < 2 ? game->winner : 0;
}

/* Those whom the draw has. */
static uint32_t entrants_in(const ck_cup *cup)
{
	uint32_t in = 0;

	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		in += ck_cup_entrant_of(cup, i)->state != CK_ENTRANT_LEFT;
	return in;
}

/* "Who acts here from now on: 1 Olga (organiser), 2 Bea (judge)?" */
static const char *officials_ask(const ck_cup *cup, char *out)
{
	const ck_cup_official *official;
	char list[CK_CUP_SENTENCE / 2] = "", number[NUMBER], roles[NAME];
	const ck_slot whole[] = {{"officials", list}, {NULL, NULL}};
	size_t used = 0;

	for (uint32_t i = 1; (official = ck_run_deed_official(cup, i)) != NULL; i++) {
		const ck_slot slots[] = {{"number", number},
		                         {"name", official->name},
		                         {"roles", ck_cup_tell_roles(official->role, roles, sizeof(roles))},
		                         {NULL, NULL}};

		snprintf(number, sizeof(number), "%u", i);
		used += ck_fill(list + used, sizeof(list) - used,
		                used > 0 ? ", {number} {name} ({roles})" : "{number} {name} ({roles})",
		                slots);
	}
	ck_fill(out, CK_CUP_SENTENCE, ck_tr("Who acts here from now on: {officials}?"), whole);
	return out;
}

const char *ck_run_form_question(const ck_run_form *f, const ck_cup *cup, char *out)
{
	if (want_of(f) == CK_WANT_OFFICIAL)
		return officials_ask(cup, out);

	const ck_cup_info *about = ck_cup_about(cup);
	const ck_cup_match *match = match_of(f, cup);
	char side[2][NAME], subject[2 * NAME], sides[2 * NAME], home[NUMBER], number[8][NUMBER];
	unsigned winner = winner_of(f, cup);
	const ck_slot slots[] = {{"game", number[0]},  {"table", number[1]},  {"pieces", number[2]},
	                         {"round", number[3]}, {"claim", number[4]},  {"count", number[5]},
	                         {"one", side[0]},     {"other", side[1]},    {"winner", side[winner]},
	                         {"home", home},       {"subject", subject},  {"loser", side[1 - winner]},
	                         {"first", number[6]}, {"second", number[7]}, {"text", f->text},
	                         {"seed", f->seed},    {"sides", sides},      {NULL, NULL}};
	const uint32_t numbers[] = {f->act.game,
	                            ck_agenda_free_table(cup, f->act.game),
	                            about->pieces,
	                            f->act.round,
	                            f->act.claim,
	                            entrants_in(cup),
	                            match != NULL ? match->side[0] : 0,
	                            match != NULL ? match->side[1] : 0};

	for (size_t i = 0; i < 8; i++)
		snprintf(number[i], NUMBER, "%u", numbers[i]);
	for (unsigned s = 0; s < 2; s++)
		ck_cup_tell_entrant(cup, match != NULL ? match->side[s] : 0, side[s], NAME);
	subject_write(f, cup, subject, sizeof(subject));
	ck_cup_tell_sides(cup, f->act.game, sides, sizeof(sides));
	home_write(f, cup, winner, home, sizeof(home));
	ck_fill(out, CK_CUP_SENTENCE, ck_tr(question_of(f)), slots);
	return out;
}
