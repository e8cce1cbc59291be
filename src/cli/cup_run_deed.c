/* cup_run_deed.c - what can be done, and by whom. */
#include "cli/cup_run_deed.h"

#include "i18n/i18n.h"

#include <string.h>

const ck_run_deed ck_run_deeds[] = {
	{'t', CK_ACT_CALL, false, "call", NULL, {CK_WANT_TABLE}},
	{'s', CK_ACT_START, false, "start", NULL, {0}},
	{'r', CK_ACT_REPORT, false, "report", NULL, {CK_WANT_WINNER, CK_WANT_HOME_WON, CK_WANT_HOME_LOST}},
	{'c',
         CK_ACT_CERTIFY,
         false,
         "certify",
         CK_MSG("Certify that {winner} won, pieces home {home}? After that no claim is taken (rule 17)."),
         {CK_WANT_SURE}},
	{'y',
         CK_ACT_ANSWER,
         false,
         "answer",
         CK_MSG("Answer claim {claim} with “{text}”? The answer is final (rule 18)."),
         {CK_WANT_TEXT, CK_WANT_SURE}},
	{'m',
         CK_ACT_ABSENT,
         false,
         "absent",
         CK_MSG("Declare absent from game {game}: {subject}? The game is lost with that (rule 16)."),
         {CK_WANT_ABSENT, CK_WANT_SURE}},
	{'j', CK_ACT_SEAT, false, "seat", NULL, {CK_WANT_ONE_SIDE}},
	{'a', CK_ACT_ANNOUNCE, true, "announce", NULL, {CK_WANT_TIME}},
	{'g', CK_ACT_ANNOUNCE, false, "announce-game", NULL, {CK_WANT_TIME}},
	{'u', CK_ACT_UNCALL, false, "uncall", NULL, {CK_WANT_WHY}},
	{'u', CK_ACT_UNREPORT, false, "unreport", NULL, {CK_WANT_WHY}},
	{'x',
         CK_ACT_ANNUL,
         false,
         "annul",
         CK_MSG("Annul the certified result of game {game}, {sides}? It stays in the log, and the game is "
                "played again."),
         {CK_WANT_WHY, CK_WANT_SURE}},
	{'k', CK_ACT_CLAIM, false, "claim", NULL, {CK_WANT_CLAIMANT, CK_WANT_TEXT}},
	{'w',
         CK_ACT_WITHDRAW,
         false,
         "withdraw",
         CK_MSG("Does {subject} leave the championship for good? Nobody takes their place (rule 15)."),
         {CK_WANT_ENTRANT, CK_WANT_SURE}},
	{'e',
         CK_ACT_EXPEL,
         false,
         "expel",
         CK_MSG("Expel {subject} for cheating (rule 14)? Their game is lost too, and they are out for good."),
         {CK_WANT_ENTRANT, CK_WANT_WHY, CK_WANT_SURE}},
	{'n', CK_ACT_NOTE, false, "note", NULL, {CK_WANT_TEXT}},
	{'p',
         CK_ACT_PAIR,
         false,
         "pair",
         CK_MSG("Pair the next round? Its games are fixed with that."),
         {CK_WANT_SURE}},
	{'d',
         CK_ACT_DRAW,
         false,
         "draw",
         CK_MSG("Make the draw of {count} entrants from the seed “{seed}”? Nobody can enter after it."),
         {CK_WANT_SEED, CK_WANT_SURE}},
	{'f',
         CK_ACT_CLOSE,
         false,
         "close",
         CK_MSG("Close the championship? Nothing but notes can be added after that."),
         {CK_WANT_WHY_EARLY, CK_WANT_SURE}},
	{'o', CK_ACT_NONE, false, "as", NULL, {CK_WANT_OFFICIAL}},
	{0},
};

/* --------------------------------------------------------------- its label */

const char *ck_run_deed_label(const ck_run_deed *deed)
{
	switch (deed->kind) {
	case CK_ACT_CALL: return ck_trc("key", "call to a table");
	case CK_ACT_START: return ck_trc("key", "start");
	case CK_ACT_REPORT: return ck_trc("key", "report");
	case CK_ACT_CERTIFY: return ck_trc("key", "certify");
	case CK_ACT_ANSWER: return ck_trc("key", "answer");
	case CK_ACT_ABSENT: return ck_trc("key", "absent");
	case CK_ACT_SEAT: return ck_trc("key", "seated");
	case CK_ACT_UNCALL:
	case CK_ACT_UNREPORT: return ck_trc("key", "take back");
	case CK_ACT_ANNUL: return ck_trc("key", "annul");
	case CK_ACT_CLAIM: return ck_trc("key", "claim");
	case CK_ACT_WITHDRAW: return ck_trc("key", "withdraw");
	case CK_ACT_EXPEL: return ck_trc("key", "expel");
	case CK_ACT_NOTE: return ck_trc("key", "note");
	case CK_ACT_PAIR: return ck_trc("key", "pair next round");
	case CK_ACT_DRAW: return ck_trc("key", "draw");
	case CK_ACT_CLOSE: return ck_trc("key", "close");
	case CK_ACT_NONE: return ck_trc("key", "act as another");
	default: return deed->whole ? ck_trc("key", "announce round") : ck_trc("key", "announce game");
	}
}

/* ---------------------------------------------------------------- its act */

/* Acts that are about the game chosen. */
static bool is_of_game(const ck_run_deed *deed)
{
	return (deed->kind >= CK_ACT_CALL && deed->kind <= CK_ACT_ANNUL) || deed->kind == CK_ACT_CLAIM ||
	       deed->kind == CK_ACT_NOTE || (deed->kind == CK_ACT_ANNOUNCE && !deed->whole);
}

bool ck_run_deed_needs_row(const ck_run_deed *deed)
{
	return deed->kind == CK_ACT_ANSWER ||
	       (is_of_game(deed) && deed->kind != CK_ACT_NOTE && deed->kind != CK_ACT_CLAIM);
}

static const ck_cup_match *match_of(const ck_cup *cup, const ck_agenda_row *row)
{
	const ck_cup_game *game = row != NULL ? ck_cup_game_of(cup, row->game) : NULL;

	return game != NULL ? ck_cup_match_of(cup, game->match) : NULL;
}

/* The round to announce where no game is chosen: the first that has a game to come, else the latest. */
static uint32_t round_of(const ck_cup *cup, const ck_agenda_row *row)
{
	const ck_cup_match *match = match_of(cup, row);
	uint32_t first = ck_cup_about(cup)->rounds;

	if (match != NULL)
		return match->round;
	for (uint32_t i = 1; i <= ck_cup_about(cup)->games; i++) {
		const ck_cup_game *game = ck_cup_game_of(cup, i);

		match = ck_cup_match_of(cup, game->match);
		if (game->state == CK_GAME_SCHEDULED && match->round < first)
			first = match->round;
	}
	return first;
}

ck_act ck_run_deed_act(const ck_run_deed *deed, const ck_cup *cup, const char *who, const ck_agenda_row *row)
{
	ck_act act;

	ck_act_init(&act, (ck_act_kind)deed->kind, 0, who);
	if (is_of_game(deed) && row != NULL)
		act.game = row->game;
	if (deed->kind == CK_ACT_ANSWER && row != NULL)
		act.claim = row->claim;
	if (deed->kind == CK_ACT_ANNOUNCE && deed->whole)
		act.round = round_of(cup, row);
	return act;
}

/* ------------------------------------------------------------- is it offered */

/* Fill in answers of which some could be given. */
static void trial_fill(ck_act *act, const ck_run_deed *deed, const ck_cup *cup, const ck_agenda_row *row,
                       int64_t now)
{
	const ck_cup_match *match = match_of(cup, row);
	const ck_cup_info *about = ck_cup_about(cup);

	act->at = now;
	for (size_t i = 0; i < CK_RUN_WANTS; i++) {
		switch (deed->wants[i]) {
		case CK_WANT_TABLE: act->table = 1; break;
		case CK_WANT_WINNER: act->home[0] = about->pieces; break;
		case CK_WANT_ABSENT: act->side = row != NULL && row->missing == 2; break;
		case CK_WANT_CLAIMANT:
		case CK_WANT_ENTRANT: act->entrant = match != NULL ? match->side[0] : 1; break;
		case CK_WANT_TIME: act->start = now; break;
		case CK_WANT_WHY: act->why = "?"; break;
		case CK_WANT_TEXT: act->text = "?"; break;
		case CK_WANT_SEED: act->seed = "?"; break;
		default: break;
		}
	}
}

/* Whether another answer could help, or whoever wants should hear what stands against it. */
static bool is_open(uint8_t reason)
{
	switch (reason) {
	case CK_REFUSED_NOT:
	case CK_REFUSED_TABLE_TAKEN:
	case CK_REFUSED_NO_TABLE:
	case CK_REFUSED_BUSY:
	case CK_REFUSED_HOME:
	case CK_REFUSED_SEED:
	case CK_REFUSED_CLAIM_OPEN:
	case CK_REFUSED_ENTRANT_OUT:
	case CK_REFUSED_FEW_ENTRANTS:
	case CK_REFUSED_MANY_ENTRANTS: return true;
	default: return false;
	}
}

bool ck_run_deed_offered(const ck_run_deed *deed, const ck_cup *cup, const char *who,
                         const ck_agenda_row *row, int64_t now, ck_refusal *refusal)
{
	ck_act act = ck_run_deed_act(deed, cup, who, row);

	*refusal = (ck_refusal){0};
	if (deed->kind == CK_ACT_NONE)
		return true;
	if (ck_run_deed_needs_row(deed) && (row == NULL || (deed->kind == CK_ACT_ANSWER && act.claim == 0))) {
		refusal->reason = deed->kind == CK_ACT_ANSWER ? CK_REFUSED_NO_CLAIM : CK_REFUSED_NO_GAME;
		return false;
	}
	/* a game that is over is not announced, though its round can be */
	if (deed->kind == CK_ACT_ANNOUNCE && deed->whole && act.round == 0) {
		refusal->reason = CK_REFUSED_NOT_DRAWN;
		return false;
	}
	if (deed->kind == CK_ACT_CLOSE && ck_cup_about(cup)->phase != CK_CUP_COMPLETE)
		act.why = "?";
	trial_fill(&act, deed, cup, row, now);
	return ck_cup_may(cup, &act, refusal) || is_open(refusal->reason);
}

const ck_cup_official *ck_run_deed_official(const ck_cup *cup, uint32_t number)
{
	const ck_cup_official *official;

	for (uint32_t i = 0; (official = ck_cup_official_at(cup, i)) != NULL; i++)
		if (official->role != 0 && --number == 0)
			return official;
	return NULL;
}

/* ----------------------------------------------------------------- finding */

static bool is_called(const ck_run_deed *deed, const char *word)
{
	return strcmp(deed->word, word) == 0 || (word[0] == deed->key && word[1] == '\0');
}

const ck_run_deed *ck_run_deed_find(const char *word, const ck_cup *cup, const char *who,
                                    const ck_agenda_row *row, int64_t now)
{
	const ck_run_deed *first = NULL;
	ck_refusal refusal;

	for (const ck_run_deed *deed = ck_run_deeds; deed->key != 0; deed++) {
		if (!is_called(deed, word))
			continue;
		if (ck_run_deed_offered(deed, cup, who, row, now, &refusal))
			return deed;
		first = first == NULL ? deed : first;
	}
	return first;
}

static const ck_run_deed *deed_of(ck_act_kind kind)
{
	const ck_run_deed *deed = ck_run_deeds;

	while (deed->key != 0 && deed->kind != kind)
		deed++;
	return deed->key != 0 ? deed : NULL;
}

static const ck_run_deed *usual_of_all(const ck_cup *cup)
{
	const ck_cup_info *about = ck_cup_about(cup);

	if (about->phase == CK_CUP_ENTRIES)
		return deed_of(CK_ACT_DRAW);
	if (about->phase == CK_CUP_COMPLETE)
		return deed_of(CK_ACT_CLOSE);
	return ck_cup_pairs_next(cup) ? deed_of(CK_ACT_PAIR) : NULL;
}

const ck_run_deed *ck_run_deed_usual(const ck_cup *cup, const ck_agenda_row *row)
{
	if (row == NULL)
		return usual_of_all(cup);
	if (row->claim != 0)
		return deed_of(CK_ACT_ANSWER);
	switch (row->state) {
	case CK_GAME_SCHEDULED: return deed_of(CK_ACT_CALL);
	case CK_GAME_CALLED: return deed_of(CK_ACT_START);
	case CK_GAME_PLAYING: return deed_of(CK_ACT_REPORT);
	case CK_GAME_REPORTED: return deed_of(CK_ACT_CERTIFY);
	default: return usual_of_all(cup);
	}
}
