/* cup_act.c - `charkoni cup act`, and the commands that are words of acts. */
#include "cli/cup_act.h"

#include "cli/cup_act_read.h"
#include "cli/cup_door.h"
#include "cli/cup_parts.h"
#include "cli/cup_refusal.h"
#include "cli/cup_round.h"
#include "cli/cup_run_round.h"
#include "cli/cup_tell.h"
#include "cli/out.h"
#include "cup/act_json.h"
#include "cup/standing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COMMAND = 32 };

void ck_cup_act_tell(const ck_cup *cup, const ck_act *act, bool json)
{
	char text[4096];
	char *line = json ? ck_act_json_write(act) : NULL;

	if (line != NULL)
		printf("%s\n", line);
	else
		printf("%s: %s\n", act->who, ck_cup_tell(cup, act, text, sizeof(text)));
	free(line);
}

/* The round that has just been paired: the last one of a Swiss tournament, the first of a knockout after groups. */
static uint32_t round_paired(const ck_cup *cup)
{
	uint32_t i = 1;

	if (ck_cup_about(cup)->format.kind != CK_FORMAT_GROUPS)
		return ck_cup_about(cup)->rounds;
	while (i <= ck_cup_about(cup)->matches && ck_cup_match_of(cup, i)->part != CK_PART_MAIN)
		i++;
	return i <= ck_cup_about(cup)->matches ? ck_cup_match_of(cup, i)->round : 0;
}

/* The game that takes the place of an annulled one; 0 while none does. */
static uint32_t replay_find(const ck_cup *cup, uint32_t annulled)
{
	const uint32_t match = ck_cup_game_of(cup, annulled)->match;

	for (uint32_t i = ck_cup_about(cup)->games; i > annulled; i--)
		if (ck_cup_game_of(cup, i)->match == match &&
		    ck_cup_game_of(cup, i)->state == CK_GAME_SCHEDULED)
			return i;
	return 0;
}

static void replay_print(const ck_cup *cup, uint32_t annulled)
{
	const uint32_t game = replay_find(cup, annulled);
	char number[24], text[256];
	const ck_slot slots[] = {{"game", number}, {NULL, NULL}};

	if (game == 0)
		return;
	snprintf(number, sizeof(number), "%u", game);
	ck_fill(text, sizeof(text),
	        ck_tr("Game {game} takes its place: it is announced, called and reported anew, under this "
	              "number."),
	        slots);
	printf("%s\n", text);
}

/* Who was expelled after going home has gone home still. */
static void still_print(const ck_cup *cup, uint32_t entrant)
{
	char name[512], text[640];
	const ck_slot slots[] = {{"entrant", ck_cup_tell_entrant(cup, entrant, name, sizeof(name))},
	                         {NULL, NULL}};

	ck_fill(text, sizeof(text),
	        ck_tr("{entrant} has withdrawn before, and that stands: what is taken back is the "
	              "expulsion."),
	        slots);
	printf("%s\n", text);
}

/* The games that an entrant who is back has to play now. */
static void games_print(const ck_cup *cup, uint32_t entrant)
{
	char number[24], text[256];
	const ck_slot slots[] = {{"game", number}, {NULL, NULL}};

	for (uint32_t i = 1; i <= ck_cup_about(cup)->games; i++) {
		const ck_cup_game *game = ck_cup_game_of(cup, i);
		const ck_cup_match *match = ck_cup_match_of(cup, game->match);
		const char *told = game->state != CK_GAME_SCHEDULED
		                           ? CK_MSG("Game {game} goes on where it was.")
		                   : game->announced ? CK_MSG("Game {game} is to be played.")
		                                     : CK_MSG("Game {game} is to be played: announce it.");

		if (game->state >= CK_GAME_CERTIFIED ||
		    (match->side[0] != entrant && match->side[1] != entrant))
			continue;
		snprintf(number, sizeof(number), "%u", i);
		ck_fill(text, sizeof(text), ck_tr(told), slots);
		printf("%s\n", text);
	}
}

/* How many are level with an entrant where an extra game would part them; 0 without memory. */
static uint32_t level_count(const ck_cup *cup, uint32_t entrant)
{
	ck_standing *lines = calloc(ck_cup_about(cup)->entrants, sizeof(*lines));
	const uint32_t count = lines != NULL
	                               ? ck_standing_list(cup, ck_cup_entrant_of(cup, entrant)->group, lines)
	                               : 0;
	uint32_t mark = 0, level = 0;

	for (uint32_t i = 0; count != CK_STANDING_FAILED && i < count; i++)
		mark = lines[i].entrant == entrant ? lines[i].extra : mark;
	for (uint32_t i = 0; count != CK_STANDING_FAILED && i < count && mark != 0; i++)
		level += lines[i].extra == mark;
	free(lines);
	return level;
}

/* One game does not part three. */
static void level_print(const ck_cup *cup, uint32_t entrant)
{
	const uint32_t level = level_count(cup, entrant);
	char number[24], text[256];
	const ck_slot slots[] = {{"number", number}, {NULL, NULL}};

	if (level <= 2)
		return;
	snprintf(number, sizeof(number), "%u", level);
	ck_fill(text, sizeof(text),
	        ck_tr("{number} are level: extra games part them when each of them has played each other."),
	        slots);
	printf("%s\n", text);
}

/* An announcement that is for nobody, or for a time that is past. */
static void announced_print(const ck_cup *cup, const ck_act *act)
{
	char text[512];

	if (ck_run_round_over_tell(cup, act, text, sizeof(text)))
		printf("%s\n", text);
	else
		ck_cup_round_past_print(cup, act);
}

/* What is to be known after an act, beside that it is done. */
static void after_print(const ck_cup *cup, const ck_act *act)
{
	switch (act->kind) {
	case CK_ACT_PAIR: ck_cup_round_print(cup, round_paired(cup)); break;
	case CK_ACT_ANNUL: replay_print(cup, act->game); break;
	case CK_ACT_ANNOUNCE: announced_print(cup, act); break;
	case CK_ACT_EXTRA: level_print(cup, act->entrant); break;
	case CK_ACT_REINSTATE:
		if (ck_cup_entrant_of(cup, act->entrant)->state != CK_ENTRANT_IN)
			still_print(cup, act->entrant);
		games_print(cup, act->entrant);
		break;
	default: break;
	}
}

static int act_keep(ck_cup_file *f, ck_act *act, bool json)
{
	ck_cup_doing how;

	if (ck_cup_file_do(f, act, 1, &how) != CK_CUP_DONE)
		return ck_cup_file_fail(f, act, &how);
	ck_cup_act_tell(f->cup, act, json);
	if (!json)
		after_print(f->cup, act);
	return ck_out_finish(f->command);
}

int ck_cup_act_do(ck_cup_file *f, const ck_act *act, bool json)
{
	ck_cup_door door;
	ck_cup_door_answer answer = ck_cup_door_pass(&door, f->cup, act);
	char why[CK_CUP_SENTENCE];
	int code;

	if (answer == CK_CUP_DOOR_OPEN)
		code = act_keep(f, &door.act, json);
	else if (answer == CK_CUP_DOOR_NO_MEMORY)
		code = ck_args_fail_memory(f->command);
	else
		code = ck_args_fail(f->command, CK_EXIT_USAGE,
		                    ck_cup_door_tell(&door, answer, f->cup, why, sizeof(why)));
	ck_cup_door_release(&door);
	return code;
}

/* ---------------------------------------------------------------- the words */

/* What the arguments say. */
typedef struct request {
	const char *as, *why;
	bool json, yes;
} request;

static int word_fail(const char *command, const char *word)
{
	char quote[CK_ARGS_QUOTE], list[512];
	size_t used = 0;
	const ck_slot slots[] = {{"word", ck_args_quote(word, quote)}, {"list", list}, {NULL, NULL}};

	list[0] = '\0';
	for (unsigned k = CK_ACT_CHANGE; k < CK_ACT_KIND_COUNT && used < sizeof(list); k++)
		used += (size_t)snprintf(list + used, sizeof(list) - used, "%s%s", used > 0 ? ", " : "",
		                         ck_act_word((ck_act_kind)k));
	return ck_args_fail_with(command, CK_EXIT_USAGE, ck_tr("“{word}” is no act; the acts are {list}."),
	                         slots);
}

/* Who enters, amends: as the entry is now; all else begins empty. */
static int now_fill(const ck_cup_file *f, const ck_cup_operands *rest, size_t from, ck_cup_act_words *w)
{
	if (w->act.kind == CK_ACT_AMEND && from < rest->count)
		w->act.entrant = ck_cup_entrant_find(f->cup, rest->at[from]);
	ck_cup_act_now(f->cup, w);
	return CK_ARGS_GO;
}

/* There is no way back from closing: where not all is decided it is asked for twice. What is refused anyway is not. */
static int close_ask(const ck_cup_file *f, const request *r, const ck_act *act)
{
	ck_act now = *act;
	ck_refusal refusal;

	now.at = ck_cup_file_now(f->cup);
	if (act->kind != CK_ACT_CLOSE || r->yes || ck_cup_about(f->cup)->phase == CK_CUP_COMPLETE ||
	    !ck_cup_may(f->cup, &now, &refusal))
		return CK_ARGS_GO;
	return ck_args_fail(f->command, CK_EXIT_USAGE,
	                    ck_tr("Not all is decided, and a closed championship is never opened again: give "
	                          "--yes besides if it ends here."));
}

static int act_do(ck_cup_file *f, const request *r, const char *word, const ck_cup_operands *rest,
                  size_t from)
{
	ck_cup_act_words w = {0};
	ck_act_kind kind = ck_act_of_word(word);
	const char *who = NULL;
	int code;

	if (kind == CK_ACT_NONE || kind == CK_ACT_CREATE)
		return word_fail(f->command, word);
	code = ck_cup_who(f, r->as, &who);
	if (code != CK_ARGS_GO)
		return code;
	ck_act_init(&w.act, kind, 0, who);
	if (r->why != NULL)
		w.act.why = r->why;
	code = now_fill(f, rest, from, &w);
	if (code == CK_ARGS_GO)
		code = ck_cup_act_read(f->command, f->cup, rest, from, &w);
	if (code == CK_ARGS_GO)
		code = close_ask(f, r, &w.act);
	return code == CK_ARGS_GO ? ck_cup_act_do(f, &w.act, r->json) : code;
}

const ck_args_word ck_cup_act_table[CK_CUP_ACT_WORDS + 1] = {
	{"announce", "FILE ROUND TIME", CK_MSG("announce the start of a round, or with game=N of a game")},
	{"call", "FILE GAME TABLE", CK_MSG("call the players of a game to a table")},
	{"uncall", "FILE GAME", CK_MSG("take back a call")},
	{"seat", "FILE GAME SIDE MEMBER", CK_MSG("a player is seated")},
	{"start", "FILE GAME", CK_MSG("a game begins")},
	{"report", "FILE GAME WINNER HOME-HOME",
         CK_MSG("report which side has won, 1 or 2, and the pieces home of both, as in 4-2")},
	{"unreport", "FILE GAME", CK_MSG("take back a report: the game goes on")},
	{"certify", "FILE GAME", CK_MSG("certify a result (judges)")},
	{"absent", "FILE GAME 1|2|both", CK_MSG("declare a side absent that is not seated in time (judges)")},
	{"annul", "FILE GAME", CK_MSG("annul a certified result (chief judge)")},
	{"expel", "FILE ENTRANT", CK_MSG("expel an entrant for cheating (judges)")},
	{"withdraw", "FILE ENTRANT", CK_MSG("an entrant goes home (judges)")},
	{"reinstate", "FILE ENTRANT", CK_MSG("take back a mistaken withdrawal or expulsion (judges)")},
	{"substitute", "FILE ENTRANT MEMBER NAME",
         CK_MSG("another player for one, where the format allows it (judges)")},
	{"pair", "FILE", CK_MSG("pair the next round, or the knockout after groups")},
	{"extra", "FILE ENTRANT ENTRANT", CK_MSG("set an extra game of two who are level")},
	{"claim", "FILE ENTRANT TEXT", CK_MSG("write down a claim, with game=N about a game")},
	{"answer", "FILE CLAIM TEXT", CK_MSG("answer a claim, finally (judges)")},
	{"note", "FILE TEXT", CK_MSG("add a note to the log")},
	{"change", "FILE FIELD=VALUE...", CK_MSG("change the name, boards, minutes, ...")},
	{"close", "FILE", CK_MSG("close the championship")},
	{0},
};

/* What an act is told about: the fields behind the file. */
#define NOTES                                                                                                \
	CK_MSG("Fields are given as FIELD=VALUE, or their values alone in this order. Sides, players of a "  \
	       "side and winners are 1 and 2; an entrant is its number or its "                              \
	       "name; a time is 20:00 by the clock of this computer, or 2026-12-01T20:00. Nothing is ever "  \
	       "erased: the log keeps who did it and when.")

/* What each act wants behind the file, in its order. */
static const char *const wants[CK_ACT_KIND_COUNT] = {
	[CK_ACT_CHANGE] = CK_MSG("what changes, as in boards=6: name, place, date, boards, minutes"),
	[CK_ACT_OFFICIAL] = CK_MSG(
		"NAME ROLE: organiser, judge, chief, several with + between, or none (name=, role=)"),
	[CK_ACT_ENTER] = CK_MSG("PLAYER PLAYER CLUB (player1=, player2=, club=, name=, seeding=)"),
	[CK_ACT_AMEND] = CK_MSG(
		"ENTRANT and what changes (entrant=, player1=, player2=, name=, club=, seeding=)"),
	[CK_ACT_LEAVE] = CK_MSG("ENTRANT (entrant=)"),
	[CK_ACT_ACCEPT] = CK_MSG("ENTRANT PLAYER: 1 or 2 (entrant=, member=, version=)"),
	[CK_ACT_COMMIT] = CK_MSG("SHA-256 of the seed (seed=)"),
	[CK_ACT_DRAW] = CK_MSG("SEED (seed=)"),
	[CK_ACT_PAIR] = CK_MSG("nothing"),
	[CK_ACT_EXTRA] = CK_MSG("ENTRANT ENTRANT (entrant=, other=)"),
	[CK_ACT_ANNOUNCE] = CK_MSG("ROUND TIME, or game=N TIME (round=, game=, start=)"),
	[CK_ACT_CALL] = CK_MSG("GAME TABLE (game=, table=)"),
	[CK_ACT_UNCALL] = CK_MSG("GAME (game=)"),
	[CK_ACT_SEAT] = CK_MSG("GAME SIDE PLAYER: side and player are 1 or 2 (game=, side=, member=)"),
	[CK_ACT_START] = CK_MSG("GAME (game=)"),
	[CK_ACT_REPORT] = CK_MSG(
		"GAME WINNER HOME, as in 3 1 5-3: pieces home of side 1 and 2 (game=, winner=, home=)"),
	[CK_ACT_UNREPORT] = CK_MSG("GAME (game=)"),
	[CK_ACT_CERTIFY] = CK_MSG("GAME (game=)"),
	[CK_ACT_ABSENT] = CK_MSG("GAME SIDE: the side that is not there, 1, 2 or both (game=, side=)"),
	[CK_ACT_ANNUL] = CK_MSG("GAME, with --why (game=)"),
	[CK_ACT_EXPEL] = CK_MSG("ENTRANT, with --why (entrant=)"),
	[CK_ACT_WITHDRAW] = CK_MSG("ENTRANT (entrant=)"),
	[CK_ACT_REINSTATE] = CK_MSG("ENTRANT, with --why (entrant=)"),
	[CK_ACT_SUBSTITUTE] = CK_MSG(
		"ENTRANT PLAYER NAME: who comes in as player 1 or 2 (entrant=, member=, name=)"),
	[CK_ACT_CLAIM] = CK_MSG("ENTRANT TEXT, and game=N (entrant=, text=, game=)"),
	[CK_ACT_ANSWER] = CK_MSG("CLAIM TEXT (claim=, text=)"),
	[CK_ACT_NOTE] = CK_MSG("TEXT, and game=N (text=, game=)"),
	[CK_ACT_CLOSE] = CK_MSG("nothing; with --why and --yes where not all is decided"),
};

static const char *wants_of(const char *word)
{
	ck_act_kind kind = ck_act_of_word(word);

	return kind < CK_ACT_KIND_COUNT && wants[kind] != NULL
	               ? wants[kind]
	               : CK_MSG("the act, if the command is act, and its fields");
}

/* What an act is for; of `act` and the rare words: that it does acts. A msgid, for the language is not known yet. */
static const char *summary_of(const char *word)
{
	for (size_t i = 0; i < CK_CUP_ACT_WORDS; i++)
		if (strcmp(ck_cup_act_table[i].word, word) == 0)
			return ck_cup_act_table[i].help;
	return CK_MSG("Do an act of a championship.");
}

int ck_cup_act_command(int argc, char **argv)
{
	request r = {0};
	const char *path = NULL, *more = NULL, *word = argv[0];
	bool any = strcmp(argv[0], "act") == 0;
	char name[COMMAND];
	const ck_args_option options[] = {
		CK_CUP_FILE_OPERAND(&path),
		{.operand = "...", .help = wants_of(word), .text = &more},
		CK_CUP_AS_OPTION(&r.as),
		{.name = "why",
	         .value = CK_MSG("TEXT"),
	         .help = CK_MSG("the reason, which stays in the log; some acts want one"),
	         .text = &r.why},
		{.name = "yes", .help = CK_MSG("close: end it even if not all is decided"), .flag = &r.yes},
		{.name = "json", .help = CK_MSG("print the act as it is kept, on one line"), .flag = &r.json},
		{0},
	};
	const ck_args_command command = {name, summary_of(word), options, NOTES};
	ck_cup_operands rest;
	ck_cup_file f = {.command = name};
	int code;

	snprintf(name, sizeof(name), "cup %s", word);
	code = ck_cup_args_read(&command, argc, argv, &rest);
	f.path = path;
	if (code == CK_ARGS_GO && any && rest.count == 0)
		code = word_fail(name, "");
	if (code == CK_ARGS_GO)
		code = ck_cup_file_open(&f, true);
	if (code == CK_ARGS_GO)
		code = act_do(&f, &r, any ? rest.at[0] : word, &rest, any ? 1 : 0);
	ck_cup_file_close(&f);
	ck_cup_operands_free(&rest);
	return code;
}
