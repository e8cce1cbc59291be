/* main.c - the program: a table of subcommands.
 *
 * To add one: write src/cli/cmd_NAME.c with `int cmd_NAME(int argc, char **argv)`, declare it in
 * cli/commands.h, and add a row below. docs/adding-a-subcommand.md has the whole recipe. */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/out.h"

#include <stdio.h>
#include <string.h>

static const struct {
	const char *name;
	int (*run)(int argc, char **argv);
	const char *summary; /* msgid */
} commands[] = {
	{"play", cmd_play, CK_MSG("play a game at the terminal")},
	{"engine", cmd_engine, CK_MSG("answer commands of the engine protocol")},
	{"perft", cmd_perft, CK_MSG("count the leaves of the tree of play")},
	{"bench", cmd_bench, CK_MSG("play random games and say how fast")},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static int print_help(void)
{
	printf("%s\n\n%s\n", ck_tr("Usage: charkoni COMMAND [ARGUMENTS]"), ck_tr("Commands:"));
	for (size_t i = 0; i < COMMANDS; i++)
		printf("  %-8s %s\n", commands[i].name, ck_tr(commands[i].summary));
	printf("\n");
	ck_args_print(
		ck_tr("`charkoni COMMAND --help` tells more about one; `charkoni --version` the version."));
	ck_args_print(ck_tr(
		"Exit codes: 0 done, 1 failed, 2 wrong arguments, 3 the input ended before the game, 130 "
		"interrupted."));
	return ck_out_finish(NULL);
}

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

int main(int argc, char **argv)
{
	(void)ck_lang_set(ck_lang_from_environment());
	if (argc < 2)
		return fail(CK_MSG("A command is missing; `charkoni --help` lists them."), "");
	const char *name = argv[1];
	bool alone = strcmp(name, "--help") == 0 || strcmp(name, "--version") == 0;
	if (alone && argc > 2)
		return fail(CK_MSG("“{word}” is one argument too many; see --help for what goes where."),
		            argv[2]);
	if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || strcmp(name, "help") == 0)
		return print_help();
	if (strcmp(name, "--version") == 0)
		return print_version();
	for (size_t i = 0; i < COMMANDS; i++)
		if (strcmp(name, commands[i].name) == 0)
			return commands[i].run(argc - 1, argv + 1);
	if (name[0] == '-')
		return fail(CK_MSG("“{word}” stands where the command should; options come after it, as in "
		                   "`charkoni play --lang es`."),
		            name);
	return fail(CK_MSG("There is no command “{word}”; `charkoni --help` lists them."), name);
}
