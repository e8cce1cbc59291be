/* cup_run_deed.c - what can be done, and by whom. */
#include "cli/cup_run_deed.h"

#include "cli/cup_run_round.h"
#include "i18n/i18n.h"

#include <string.h>

const ck_run_deed ck_run_deeds[] = {
	{.key = 't', .kind = CK_ACT_CALL, .word = "call", .wants = {CK_WANT_TABLE}},
	{.key = 's',
         .kind = CK_ACT_START,
         .word = "start",
         .sure = CK_MSG("Not seated: {subject}. Start game {game} all the same? Who plays cannot be declared "
                        "absent (rule "
                        "16)."),
         .wants = {CK_WANT_SURE_LATE}},
	{.key = 'r',
         .kind = CK_ACT_REPORT,
         .word = "report",
         .wants = {CK_WANT_WINNER, CK_WANT_HOME_WON, CK_WANT_HOME_LOST}},
	{.key = 'c',
         .kind = CK_ACT_CERTIFY,
         .word = "certify",
         .sure = CK_MSG("Certify game {game}, {sides}: {winner} won, {home}? After that no claim is taken "
                        "(rule 17)."),
         .wants = {CK_WANT_SURE}},
	{.key = 'y',
         .kind = CK_ACT_ANSWER,
         .word = "answer",
         .sure = CK_MSG("Answer claim {claim} with “{text}”? The answer is final (rule 18)."),
         .wants = {CK_WANT_TEXT, CK_WANT_SURE}},
	{.key = 'm',
         .kind = CK_ACT_ABSENT,
         .word = "absent",
         .sure = CK_MSG("Declare absent from game {game}: {subject}? The game is lost with that (rule 16)."),
         .wants = {CK_WANT_ABSENT, CK_WANT_SURE}},
	{.key = 'j', .kind = CK_ACT_SEAT, .word = "seat", .wants = {CK_WANT_ONE_SIDE}},
	{.key = 'a', .kind = CK_ACT_ANNOUNCE, .word = "announce", .whole = true, .wants = {CK_WANT_TIME}},
	{.key = 'g', .kind = CK_ACT_ANNOUNCE, .word = "announce-game", .wants = {CK_WANT_TIME}},
	{.key = 'u', .kind = CK_ACT_UNCALL, .word = "uncall", .wants = {CK_WANT_WHY}},
	{.key = 'u', .kind = CK_ACT_UNREPORT, .word = "unreport", .wants = {CK_WANT_WHY}},
	{.key = 'x',
         .kind = CK_ACT_ANNUL,
         .word = "annul",
         .sure = CK_MSG(
		 "Annul the certified result of game {game}, {sides}? It stays in the log, and the game is "
		 "played again."),
         .wants = {CK_WANT_WHY, CK_WANT_SURE}},
	{.key = 'k', .kind = CK_ACT_CLAIM, .word = "claim", .wants = {CK_WANT_CLAIMANT, CK_WANT_TEXT}},
	{.key = 'w',
         .kind = CK_ACT_WITHDRAW,
         .word = "withdraw",
         .sure = CK_MSG(
		 "Does {subject} leave the championship for good? Nobody takes their place (rule 15)."),
         .wants = {CK_WANT_ENTRANT, CK_WANT_SURE}},
	{.key = 'e',
         .kind = CK_ACT_EXPEL,
         .word = "expel",
         .sure = CK_MSG("Expel {subject} for cheating (rule 14)? Their game is lost too, and they are out "
                        "for good."),
         .wants = {CK_WANT_ENTRANT, CK_WANT_WHY, CK_WANT_SURE}},
	{.key = 'b', .kind = CK_ACT_REINSTATE, .word = "reinstate", .wants = {CK_WANT_ENTRANT, CK_WANT_WHY}},
	{.key = 'v',
         .kind = CK_ACT_SUBSTITUTE,
         .word = "substitute",
         .wants = {CK_WANT_ENTRANT, CK_WANT_MEMBER, CK_WANT_NAME, CK_WANT_WHY}},
	{.key = 'n', .kind = CK_ACT_NOTE, .word = "note", .wants = {CK_WANT_TEXT}},
	{.key = 'p',
         .kind = CK_ACT_PAIR,
         .word = "pair",
         .sure = CK_MSG("Pair the next round? Its games are fixed with that."),
         .wants = {CK_WANT_SURE}},
	{.key = 'i',
         .kind = CK_ACT_EXTRA,
         .word = "extra",
         .sure = CK_MSG("Set an extra game of {subject} and {rival}? It is played before the championship is "
                        "closed."),
         .wants = {CK_WANT_ENTRANT, CK_WANT_OTHER, CK_WANT_SURE}},
	{.key = 'd',
         .kind = CK_ACT_DRAW,
         .word = "draw",
         .sure = CK_MSG(
		 "Make the draw of {count} entrants from the seed “{seed}”? Nobody can enter after it."),
         .wants = {CK_WANT_SEED, CK_WANT_SURE}},
	{.key = 'f',
         .kind = CK_ACT_CLOSE,
         .word = "close",
         .sure = CK_MSG("Close the championship? Nothing but notes can be added after that."),
         .wants = {CK_WANT_WHY_EARLY, CK_WANT_SURE}},
	{.key = 'o', .kind = CK_ACT_NONE, .word = "as", .wants = {CK_WANT_OFFICIAL}},
	{.key = 'O',
         .kind = CK_ACT_OFFICIAL,
         .word = "official",
         .rare = true,
         .wants = {CK_WANT_NAME, CK_WANT_ROLES}},
	{.key = 'B',
         .kind = CK_ACT_CHANGE,
         .word = "change",
         .rare = true,
         .wants = {CK_WANT_BOARDS, CK_WANT_MINUTES}},
	{.key = 'A',
         .kind = CK_ACT_AMEND,
         .word = "amend",
         .rare = true,
         .wants = {CK_WANT_ENTRANT, CK_WANT_MEMBER, CK_WANT_NAME}},
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
	case CK_ACT_REINSTATE: return ck_trc("key", "bring back");
	case CK_ACT_SUBSTITUTE: return ck_trc("key", "substitute");
	case CK_ACT_EXTRA: return ck_trc("key", "extra game");
	case CK_ACT_OFFICIAL: return ck_trc("key", "officials");
	case CK_ACT_CHANGE: return ck_trc("key", "boards and minutes");
	case CK_ACT_AMEND: return ck_trc("key", "correct a name");
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

ck_act ck_run_deed_act(const ck_run_deed *deed, const ck_cup *cup, const char *who, const ck_agenda_row *row)
{
	ck_act act;

	ck_act_init(&act, (ck_act_kind)deed->kind, 0, who);
	if (is_of_game(deed) && row != NULL)
		act.game = row->game;
	if (deed->kind == CK_ACT_ANSWER && row != NULL)
		act.claim = row->claim;
	if (deed->kind == CK_ACT_ANNOUNCE && deed->whole)
		act.round = ck_run_round_to_announce(cup, row != NULL ? row->game : 0);
	return act;
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
