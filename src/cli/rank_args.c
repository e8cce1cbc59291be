#include "cli/rank_args.h"

#include "cli/args.h"

#include <charkoni/record.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char command_name[] = "rank";

/* The words of ck_rank_action. */
static const char *const action_words[CK_RANK_ACTION_COUNT + 1] = {"add", "week",  "table", "player", "games",
                                                                   "log", "alias", "drop",  "set",    NULL};

/* What may follow each: how many words at least and at most, and what these are. */
static const struct {
	size_t least, most;
	const char *what; /* msgid */
} operands_of[CK_RANK_ACTION_COUNT] = {
	[CK_RANK_ADD] = {1, SIZE_MAX, CK_MSG("files of records (.ckr)")},
	[CK_RANK_WEEK] = {0, 1, CK_MSG("a week: 2026-W49, a day in it, or `last`")},
	[CK_RANK_TABLE] = {0, 0, CK_MSG("nothing")},
	[CK_RANK_PLAYER] = {1, 1, CK_MSG("the name of a player")},
	[CK_RANK_GAMES] = {0, 1, CK_MSG("a week: 2026-W49, a day in it, or `last`")},
	[CK_RANK_LOG] = {0, 0, CK_MSG("nothing")},
	[CK_RANK_ALIAS] = {2, 2, CK_MSG("a name, and the name for which its games count")},
	[CK_RANK_DROP] = {1, 1, CK_MSG("the number of a game, as `charkoni rank games` tells it")},
	[CK_RANK_SET] = {0, 0, CK_MSG("nothing")},
};

/* --------------------------------------------------------- the operands */

/* Take the operands behind the action out of argv, which is left with all else: how many there are depends on the
 * action. The rest goes into argv[0 ... *argc], NULL behind it. */
static void operands_take(const ck_args_option *options, ck_rank_request *r, int *argc, char **argv)
{
	bool only_operands = false, action = false;
	int kept = 1;

	for (int i = 1; i < *argc; i++) {
		char *arg = argv[i];

		if (!only_operands && strcmp(arg, "--") == 0)
			only_operands = true;
		else if (!only_operands && arg[0] == '-' && arg[1] != '\0') {
			argv[kept++] = arg;
			if (ck_args_takes_next(options, arg) && i + 1 < *argc)
				argv[kept++] = argv[++i];
		} else if (!action) {
			action = true;
			argv[kept++] = arg;
		} else {
			r->operands[r->count++] = arg;
		}
	}
	*argc = kept;
}

static int operands_check(const ck_rank_request *r)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {
		{"action", action_words[r->action]},
		{"what", ck_tr(operands_of[r->action].what)},
		{"value", ck_args_quote(r->count > 0 ? r->operands[r->count - 1] : "", quote)},
		{NULL, NULL}};

	if (r->count < operands_of[r->action].least)
		return ck_args_fail_with(command_name, CK_EXIT_USAGE,
		                         ck_tr("Something is missing behind `rank {action}`: {what}."),
		                         slots);
	if (r->count > operands_of[r->action].most)
		return ck_args_fail_with(
			command_name, CK_EXIT_USAGE,
			ck_tr("“{value}” is one argument too many; behind `rank {action}` stands {what}."),
			slots);
	return CK_ARGS_GO;
}

/* ---------------------------------------------------------- the options */

/* One --seat N=NAME. */
static bool seat_take(void *context, const char *value, char *error)
{
	ck_rank_request *r = context;
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"value", ck_args_quote(value, quote)}, {NULL, NULL}};

	if (value[0] >= '1' && value[0] <= '0' + CK_SEATS_MAX && value[1] == '=' &&
	    ck_args_is_name(value + 2) && strlen(value + 2) <= CK_RECORD_VALUE_MAX) {
		r->seat[value[0] - '1'] = value + 2;
		return true;
	}
	ck_fill(error, CK_ARGS_ERROR,
	        ck_tr("--seat is “{value}”, but must be a seat and a name, as in 1=Ana."), slots);
	return false;
}

/* Options go with some actions only: the first that was given with another is told of. */
static int options_check(const ck_rank_request *r)
{
	enum { TABLES = 1 << CK_RANK_WEEK | 1 << CK_RANK_TABLE | 1 << CK_RANK_PLAYER | 1 << CK_RANK_GAMES };
	bool seat = false;

	for (unsigned s = 0; s < CK_SEATS_MAX; s++)
		seat = seat || r->seat[s] != NULL;
	const struct {
		const char *name;
		bool given;
		unsigned actions;
		const char *list;
	} goes[] = {
		{"--ended", r->ended != NULL, 1 << CK_RANK_ADD, "add"},
		{"--seat", seat, 1 << CK_RANK_ADD, "add"},
		{"--game", r->game != NULL, TABLES, "week, table, player, games"},
		{"--json", r->json, TABLES | 1 << CK_RANK_LOG, "week, table, player, games, log"},
		{"--csv", r->csv, TABLES, "week, table, player, games"},
		{"--svg", r->svg != NULL, 1 << CK_RANK_PLAYER, "player"},
		{"--reason", r->reason != NULL, 1 << CK_RANK_DROP, "drop"},
		{"--zone", r->zone != NULL, 1 << CK_RANK_SET, "set"},
		{"--points", r->points != NULL, 1 << CK_RANK_SET, "set"},
		{"--from", r->from != NULL, 1 << CK_RANK_SET, "set"},
	};
	for (size_t i = 0; i < sizeof(goes) / sizeof(goes[0]); i++) {
		const ck_slot slots[] = {{"option", goes[i].name}, {"list", goes[i].list}, {NULL, NULL}};

		if (goes[i].given && (goes[i].actions >> r->action & 1) == 0)
			return ck_args_fail_with(command_name, CK_EXIT_USAGE,
			                         ck_tr("{option} goes with `rank` and one of: {list}."),
			                         slots);
	}
	if (r->json + r->csv + (r->svg != NULL) > 1)
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("Choose one of --json, --csv and --svg."));
	return CK_ARGS_GO;
}

static int wanted_check(const ck_rank_request *r)
{
	if (r->action == CK_RANK_DROP && r->reason == NULL)
		return ck_args_fail(
			command_name, CK_EXIT_USAGE,
			ck_tr("Say with --reason why the game does not count; it stays in the log."));
	if (r->from != NULL && r->points == NULL)
		return ck_args_fail(command_name, CK_EXIT_USAGE, ck_tr("--from goes with --points."));
	return CK_ARGS_GO;
}

static int all_read(const ck_args_command *command, int argc, char **argv, ck_rank_request *r)
{
	char **own = calloc((size_t)argc + 1, sizeof(*own));
	int code;

	r->operands = calloc((size_t)argc + 1, sizeof(*r->operands));
	if (own == NULL || r->operands == NULL) {
		free(own);
		return ck_args_fail_memory(command_name);
	}
	memcpy(own, argv, (size_t)argc * sizeof(*own));
	operands_take(command->options, r, &argc, own);
	code = ck_args_read(command, argc, own);
	free(own); /* its strings are those of argv */
	if (code == CK_ARGS_GO)
		code = options_check(r);
	if (code == CK_ARGS_GO)
		code = operands_check(r);
	return code == CK_ARGS_GO ? wanted_check(r) : code;
}

/* The table itself stands alone, long as it is. */
int ck_rank_args_read(int argc, char **argv, ck_rank_request *r)
{
	const char *shown = NULL;
	const ck_args_option options[] = {
		{.operand = CK_MSG("ACTION"),
	         .help = CK_MSG("add, week, table, player, games, log, alias, drop or set; --help tells what "
	                        "they do"),
	         .word = &r->action,
	         .words = action_words,
	         .required = true},
		{.operand = "...",
	         .help = CK_MSG("what the action wants: files of records, a week, names"),
	         .text = &shown,
	         .complete = CK_COMPLETE_FILE},
		{.name = "file",
	         .value = CK_MSG("FILE"),
	         .help = CK_MSG(
			 "the league's file; without it, charkoni/league.ckl where the system keeps data "
			 "of programs"),
	         .text = &r->file,
	         .complete = CK_COMPLETE_FILE},
		{.name = "game",
	         .value = CK_MSG("GAME"),
	         .help = CK_MSG(
			 "only this game with its number of seats, as in parchis:players=6; without it, "
			 "each game"),
	         .text = &r->game,
	         .complete = CK_COMPLETE_GAME},
		{.name = "json", .help = CK_MSG("print an object on one line"), .flag = &r->json},
		{.name = "csv", .help = CK_MSG("print lines for a spreadsheet"), .flag = &r->csv},
		{.name = "svg",
	         .value = CK_MSG("FILE"),
	         .help = CK_MSG("player: draw a chart of the history as SVG; - is standard output"),
	         .text = &r->svg,
	         .complete = CK_COMPLETE_FILE},
		{.name = "ended",
	         .value = CK_MSG("TIME"),
	         .help = CK_MSG(
			 "add: when the game ended, 2026-11-30T22:15 by the clocks of the league, or with "
			 "Z behind by UTC; without it, as the record says"),
	         .text = &r->ended},
		{.name = "seat",
	         .value = CK_MSG("N=NAME"),
	         .help = CK_MSG("add: who sat at seat N when the game began; without it, as the record says"),
	         .each = seat_take,
	         .context = r},
		{.name = "reason",
	         .value = CK_MSG("TEXT"),
	         .help = CK_MSG("drop: why the game does not count"),
	         .text = &r->reason},
		{.name = "zone",
	         .value = CK_MSG("ZONE"),
	         .help = CK_MSG("set: the time zone in which weeks begin on Monday at 00:00, as in "
	                        "America/Sao_Paulo"),
	         .text = &r->zone},
		{.name = "points",
	         .value = CK_MSG("ROWS"),
	         .help = CK_MSG(
			 "set: what each place earns, for a number of seats as in 4:10,4,-4,-10, or for "
			 "pairs as in pairs:10,-10; several with ; between"),
	         .text = &r->points},
		{.name = "from",
	         .value = CK_MSG("WEEK"),
	         .help = CK_MSG("set: the points hold from this week on; without it, for all weeks"),
	         .text = &r->from},
		{0},
	};
	const ck_args_command command = {
		command_name,
		CK_MSG("Keep the weekly points and the ratings of a group of players, from the records of "
	               "their "
	               "games."),
		options,
		CK_MSG("add RECORD... counts the finished games of files of records, each once, in the week "
	               "in which "
	               "it ended. week [WEEK] shows the points of a week: 2026-W49, a day in it, `last`, or "
	               "this one. table shows the ratings, player NAME the history of somebody, games [WEEK] "
	               "the games that count, log all that has happened to the league. alias NAME OTHER lets "
	               "the games of NAME count for OTHER, drop GAME takes back one that was added by "
	               "mistake, "
	               "set changes the time zone or the points, or alone shows them. The exit code is 3 if "
	               "games to add are not over yet; the others are added. docs/ranking.md tells more."),
	};

	*r = (ck_rank_request){.action = CK_RANK_WEEK};
	return all_read(&command, argc, argv, r);
}

void ck_rank_args_release(ck_rank_request *r)
{
	free(r->operands);
	r->operands = NULL;
}
