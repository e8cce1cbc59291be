/* cup_run_question.c - the questions of a form. */
#include "cli/args.h"
#include "cli/cup_run_form.h"
#include "cli/cup_tell.h"

#include <stdio.h>
#include <string.h>

enum { NAME = 320, NUMBER = 24, MORE = 160 };

static const ck_cup_match *match_of(const ck_run_form *f, const ck_cup *cup)
{
	const ck_cup_game *game = ck_cup_game_of(cup, f->game);

	return game != NULL ? ck_cup_match_of(cup, game->match) : NULL;
}

/* Whether two who are level are offered, the first of whom has been taken. */
static bool is_offered(const ck_run_form *f)
{
	return f->level[0] != 0 && (ck_run_form_want(f) == CK_WANT_ENTRANT || f->act.entrant == f->level[0]);
}

static const char *entrant_question(const ck_run_form *f)
{
	if (f->deed->kind == CK_ACT_EXTRA)
		return is_offered(f) ? CK_MSG("Who plays an extra game? (number or name of an entrant) "
		                              "[{first} {subject}]")
		                     : CK_MSG("Who plays an extra game? (number or name of an entrant)");
	return ck_run_form_asks_side(f) ? CK_MSG("Who: 1 {one}, or 2 {other}? (or another entrant: the name, "
	                                         "or the number as #7)")
	                                : CK_MSG("Who? (number or name of an entrant)");
}

static const char *name_question(const ck_run_form *f)
{
	switch (f->deed->kind) {
	case CK_ACT_SUBSTITUTE: return CK_MSG("Who comes in for {player}? (a name)");
	case CK_ACT_AMEND: return CK_MSG("How is {player} spelt?");
	default: return CK_MSG("Which official? (a name, also a new one)");
	}
}

/* Why something is taken back: what that is, is said. */
static const char *why_question(const ck_run_form *f, const ck_cup *cup)
{
	const ck_cup_game *game = ck_cup_game_of(cup, f->act.game);

	if (f->deed->kind == CK_ACT_UNREPORT)
		return CK_MSG(
			"The report of game {game} is taken back; for which reason? (it goes into the log)");
	if (f->deed->kind != CK_ACT_UNCALL || game == NULL)
		return CK_MSG("For which reason? (it goes into the log)");
	return game->state == CK_GAME_PLAYING ? CK_MSG("The call and the start of game {game} are taken "
	                                               "back; for which reason? (it goes "
	                                               "into the log)")
	                                      : CK_MSG("The call of game {game} is taken back; for which "
	                                               "reason? (it goes into the log)");
}

static const char *question_of(const ck_run_form *f, const ck_cup *cup)
{
	bool game = f->act.game != 0;

	switch (ck_run_form_want(f)) {
	case CK_WANT_TABLE: return CK_MSG("To which table is game {game} called? [{table}]");
	case CK_WANT_WINNER: return CK_MSG("Who won: 1 {one}, or 2 {other}?");
	case CK_WANT_HOME_WON: return CK_MSG("How many pieces has {winner} home? [{pieces}]");
	case CK_WANT_HOME_LOST: return CK_MSG("And {loser}, how many pieces home?");
	case CK_WANT_ONE_SIDE: return CK_MSG("Who is seated: 1 {one}, or 2 {other}?");
	case CK_WANT_ABSENT: return CK_MSG("Who is absent: 1 {one}, 2 {other}, or 3 both?");
	case CK_WANT_CLAIMANT:
		return game ? CK_MSG("Who claims: 1 {one}, or 2 {other}?")
		            : CK_MSG("Who claims? (number or name of an entrant)");
	case CK_WANT_ENTRANT: return entrant_question(f);
	case CK_WANT_OTHER:
		return is_offered(f)
		               ? CK_MSG("Against whom? (number or name of an entrant) [{second} {rival}]")
		               : CK_MSG("Against whom? (number or name of an entrant)");
	case CK_WANT_MEMBER: return CK_MSG("Which player: 1 {player1}, or 2 {player2}?");
	case CK_WANT_NAME: return name_question(f);
	case CK_WANT_ROLES:
		return CK_MSG("What is {name}: 1 organiser, 2 judge, 3 chief judge, 0 nothing any more? "
		              "(several together, as 12)");
	case CK_WANT_BOARDS: return CK_MSG("How many boards are there from now on? [{boards}]");
	case CK_WANT_MINUTES: return CK_MSG("How many minutes does a game take? [{minutes}]");
	case CK_WANT_TIME:
		return game ? CK_MSG("When does game {game} begin? (a time, as 20:00)")
		            : CK_MSG("When does round {round} begin? (a time, as 20:00)");
	case CK_WANT_WHY: return why_question(f, cup);
	case CK_WANT_WHY_EARLY: return CK_MSG("Not all is decided: for which reason does it end?");
	case CK_WANT_TEXT: return CK_MSG("The text:");
	case CK_WANT_SEED:
		return f->seed[0] != '\0' ? CK_MSG("From which seed? [{seed}]")
		                          : CK_MSG("From which seed, the one that was committed to?");
	default: return f->deed->sure;
	}
}

/* Of whom it is asked: sides of the game, or an entrant. */
static void subject_write(const ck_run_form *f, const ck_cup *cup, char *out, size_t cap)
{
	const ck_cup_match *match = f->act.game != 0 ? match_of(f, cup) : NULL;
	uint8_t side = f->missing != 0 ? (uint8_t)(f->missing - 1) : f->act.side;
	uint32_t entrant = f->act.entrant != 0 ? f->act.entrant : f->level[0];

	if (match != NULL && side >= CK_BOTH_SIDES)
		ck_cup_tell_sides(cup, f->act.game, out, cap);
	else
		ck_cup_tell_entrant(cup, match != NULL ? match->side[side] : entrant, out, cap);
}

/* The pieces home in the order of the sides, as the report and the log have them. */
static void home_write(const ck_run_form *f, const ck_cup *cup, char *out, size_t cap)
{
	const ck_cup_game *game = ck_cup_game_of(cup, f->act.game);
	const uint8_t *home = game != NULL && game->state >= CK_GAME_REPORTED ? game->home : f->act.home;

	snprintf(out, cap, "%u-%u", home[0], home[1]);
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

/* "Who comes back: 3 Ana / Eva (withdrawn), 7 Bea / Lou (expelled)?" */
static const char *out_ask(const ck_cup *cup, char *out)
{
	char list[CK_CUP_SENTENCE / 2] = "", number[NUMBER], name[NAME];
	const ck_slot whole[] = {{"entrants", list}, {NULL, NULL}};
	size_t used = 0;

	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++) {
		uint8_t state = ck_cup_entrant_of(cup, i)->state;
		const ck_slot slots[] = {{"number", number},
		                         {"name", ck_cup_tell_entrant(cup, i, name, sizeof(name))},
		                         {"state", ck_cup_tell_entrant_state(state)},
		                         {NULL, NULL}};

		if (state != CK_ENTRANT_WITHDRAWN && state != CK_ENTRANT_EXPELLED)
			continue;
		if (used + MORE > sizeof(list)) { /* who is not named can be typed all the same */
			used += ck_fill(list + used, sizeof(list) - used, ", …", NULL);
			break;
		}
		snprintf(number, sizeof(number), "%u", i);
		used += ck_fill(list + used, sizeof(list) - used,
		                used > 0 ? ", {number} {name} ({state})" : "{number} {name} ({state})",
		                slots);
	}
	ck_fill(out, CK_CUP_SENTENCE, ck_tr("Who went by mistake and comes back: {entrants}?"), whole);
	return out;
}

/* The texts that a question speaks of. */
typedef struct question_words {
	char side[2][NAME], subject[2 * NAME], sides[2 * NAME], rival[NAME], home[NUMBER];
	const char *player[2]; /* of the entrant */
	const char *member;    /* the one that was chosen */
	char number[10][NUMBER];
} question_words;

static void words_write(const ck_run_form *f, const ck_cup *cup, question_words *w)
{
	const ck_cup_info *about = ck_cup_about(cup);
	const ck_cup_match *match = match_of(f, cup);
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, f->act.entrant);
	const uint32_t numbers[] = {f->act.game,   ck_agenda_free_table(cup, f->act.game),
	                            about->pieces, f->act.round,
	                            f->act.claim,  entrants_in(cup),
	                            f->level[0],   f->level[1],
	                            about->boards, about->minutes};

	for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
		snprintf(w->number[i], NUMBER, "%u", numbers[i]);
	for (unsigned s = 0; s < 2; s++) {
		ck_cup_tell_entrant(cup, match != NULL ? match->side[s] : 0, w->side[s], NAME);
		w->player[s] = entrant != NULL ? entrant->player[s] : "?";
	}
	w->member = w->player[f->act.member == 1];
	subject_write(f, cup, w->subject, sizeof(w->subject));
	ck_cup_tell_sides(cup, f->act.game, w->sides, sizeof(w->sides));
	ck_cup_tell_entrant(cup, f->act.other != 0 ? f->act.other : f->level[1], w->rival, sizeof(w->rival));
	home_write(f, cup, w->home, sizeof(w->home));
}

/* With which letters it is answered: " [y/n]". */
static void letters_add(char *out)
{
	size_t used = strlen(out);
	const ck_slot slots[] = {{"yes", ck_trc("answer", "y")}, {"no", ck_trc("answer", "n")}, {NULL, NULL}};

	ck_fill(out + used, CK_CUP_SENTENCE - used, " [{yes}/{no}]", slots);
}

/* Whether it is about an entrant who does not play in the game chosen: a wrong number may have been typed. */
static bool is_stranger(const ck_run_form *f, const ck_cup *cup)
{
	const ck_cup_match *match = match_of(f, cup);

	return (f->deed->kind == CK_ACT_WITHDRAW || f->deed->kind == CK_ACT_EXPEL) && match != NULL &&
	       f->act.entrant != match->side[0] && f->act.entrant != match->side[1];
}

/* What is asked of the sentence that a deed has for it, with who it is about. */
static void sure_complete(const ck_run_form *f, const ck_cup *cup, const char *subject, char *out)
{
	char question[CK_CUP_SENTENCE], game[NUMBER], where[CK_CUP_SENTENCE];
	const ck_slot slots[] = {{"subject", subject}, {"game", game}, {NULL, NULL}};
	const ck_slot both[] = {{"where", where}, {"question", question}, {NULL, NULL}};

	if (is_stranger(f, cup)) {
		snprintf(game, sizeof(game), "%u", f->game);
		ck_fill(where, sizeof(where),
		        ck_tr("{subject} does not play in game {game}, which is chosen."), slots);
		snprintf(question, sizeof(question), "%s", out);
		ck_fill(out, CK_CUP_SENTENCE, "{where} {question}", both);
	}
	letters_add(out);
}

const char *ck_run_form_question(const ck_run_form *f, const ck_cup *cup, char *out)
{
	question_words w;
	unsigned winner = winner_of(f, cup);
	const char(*n)[NUMBER] = (const char(*)[NUMBER])w.number;

	if (ck_run_form_want(f) == CK_WANT_OFFICIAL)
		return officials_ask(cup, out);
	if (ck_run_form_want(f) == CK_WANT_ENTRANT && f->deed->kind == CK_ACT_REINSTATE)
		return out_ask(cup, out);
	words_write(f, cup, &w);
	const ck_slot slots[] = {{"game", n[0]},
	                         {"table", n[1]},
	                         {"pieces", n[2]},
	                         {"round", n[3]},
	                         {"claim", n[4]},
	                         {"count", n[5]},
	                         {"first", n[6]},
	                         {"second", n[7]},
	                         {"boards", n[8]},
	                         {"minutes", n[9]},
	                         {"one", w.side[0]},
	                         {"other", w.side[1]},
	                         {"winner", w.side[winner]},
	                         {"loser", w.side[1 - winner]},
	                         {"home", w.home},
	                         {"subject", w.subject},
	                         {"sides", w.sides},
	                         {"rival", w.rival},
	                         {"player", w.member},
	                         {"player1", w.player[0]},
	                         {"player2", w.player[1]},
	                         {"text", f->text},
	                         {"name", f->text},
	                         {"seed", f->seed},
	                         {NULL, NULL}};

	ck_fill(out, CK_CUP_SENTENCE, ck_tr(question_of(f, cup)), slots);
	if (ck_run_form_is_sure(f))
		sure_complete(f, cup, w.subject, out);
	return out;
}
