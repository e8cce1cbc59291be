/* main.c - the program: a table of subcommands.
 *
 * To add one: write src/cli/cmd_NAME.c with `int cmd_NAME(int argc, char **argv)`, declare it in
 * cli/commands.h, and add a row below. docs/adding-a-subcommand.md has the whole recipe. */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/complete.h"
#include "cli/out.h"
#include "cli/subcommand.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

const ck_subcommand ck_subcommands[] = {
	{"play", cmd_play, CK_MSG("play a game at the terminal")},
	{"rules", cmd_rules, CK_MSG("print the rules of a game, for players")},
	{"serve", cmd_serve, CK_MSG("serve the page, to play in a browser")},
	{"replay", cmd_replay, CK_MSG("show a recorded game step by step")},
	{"board", cmd_board, CK_MSG("print a board, pieces and rules")},
	{"draw", cmd_draw, CK_MSG("draw a position, or a record move by move")},
	{"cup", cmd_cup, CK_MSG("run a championship: entrants, draw, rounds, results")},
	{"rank", cmd_rank, CK_MSG("keep a weekly table and ratings from records")},
	{"engine", cmd_engine, CK_MSG("answer commands of the engine protocol")},
	{"perft", cmd_perft, CK_MSG("count the leaves of the tree of play")},
	{"bench", cmd_bench, CK_MSG("play random games and say how fast")},
	{"simulate", cmd_simulate, CK_MSG("let bots play many games and say who wins")},
	{"help", cmd_help, CK_MSG("list the commands, or explain one")},
	{"manual", cmd_manual, CK_MSG("print a manual page")},
	{"completion", cmd_completion, CK_MSG("print the script that lets a shell complete command lines")},
	{NULL, NULL, NULL},
};

static int print_version(void)
{
	printf("charkoni %s, rules version %d\n", CHARKONI_VERSION, CK_RULES_VERSION);
	return ck_out_finish(NULL);
}

static int fail(const char *sentence, const char *word)
{
	char text[CK_ARGS_ERROR], quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"word", ck_args_quote(word, quote)}, {NULL, NULL}};

	ck_fill(text, sizeof text, ck_tr(sentence), slots);
	return ck_args_fail(NULL, CK_EXIT_USAGE, text);
}

/* A file that is opened must not become standard input or output because that is closed: what is written there would
 * land in the file. Each that is closed is taken by what refuses to be used so. */
static void hold_standard_files(void)
{
	for (int fd = 0; fd < 3; fd++)
		if (fcntl(fd, F_GETFD) < 0)
			(void)!open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int main(int argc, char **argv)
{
	hold_standard_files();
	(void)ck_lang_set(ck_lang_from_environment());
	if (argc < 2)
		return fail(CK_MSG("A command is missing; `charkoni --help` lists them."), "");
	const char *name = argv[1];
	bool version = strcmp(name, "--version") == 0 || strcmp(name, "-V") == 0 ||
	               strcmp(name, "version") == 0;
	if (version && argc > 2)
		return fail(CK_MSG("“{word}” is one argument too many; see --help for what goes where."),
		            argv[2]);
	if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
		return cmd_help(argc - 1, argv + 1);
	if (version)
		return print_version();
	if (strcmp(name, "--complete") == 0)
		return ck_complete_words(argc - 2, argv + 2);
	const ck_subcommand *command = ck_subcommand_find(name);
	if (command != NULL)
		return command->run(argc - 1, argv + 1);
	if (name[0] == '-')
		return fail(CK_MSG("“{word}” stands where the command should; options come after it, as in "
		                   "`charkoni play --lang es`."),
		            name);
	return ck_subcommand_fail(NULL, name);
}
