/* cmd_cup.c - `charkoni cup`: a championship, from the entries to the certified results. The first operand is a command
 * with arguments of its own; the words of acts are commands too. */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/cup_act.h"
#include "cli/cup_args.h"
#include "cli/cup_parts.h"
#include "cli/out.h"
#include "cli/target.h"
#include "cli/usage.h"
#include "cup/act.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What runs a command: the entries stand in the order of `commands`. */
typedef int (*cup_command)(int argc, char **argv);

static const ck_args_word commands[] = {
	{"new", "FILE", CK_MSG("begin a championship in a new file")},
	{"entrants", "FILE [list|add|amend|leave|accept|import|export]",
         CK_MSG("keep the list of entrants, and who accepts the rules")},
	{"officials", "FILE [add|remove]", CK_MSG("say who organises and who judges")},
	{"draw", "FILE", CK_MSG("commit to the draw, and make it")},
	{"run", "FILE", CK_MSG("run the evening at the keyboard, full screen or line by line")},
	{"status", "FILE", CK_MSG("show what is being played, what is next, and what waits for a judge")},
	{"standings", "FILE", CK_MSG("show the standings, and why they are so")},
	{"print", "FILE WHAT",
         CK_MSG("print the bracket, rounds, lists, score slips, table numbers or certificates")},
	{"log", "FILE", CK_MSG("show who did what, when, and why")},
	{"verify", "FILE", CK_MSG("replay a championship and make its draw again: does all agree?")},
	{"export", "FILE --to FORM", CK_MSG("write an archive, JSON, CSV or a tournament report (TRF16)")},
	{"open", "ARCHIVE FILE", CK_MSG("open an archive of another computer in a new file")},
	{"act", "FILE ACT [FIELD=VALUE]...", CK_MSG("do any act by its word")},
	{0},
};

static const cup_command runs[] = {
	ck_cup_new_command, ck_cup_entrants_command, ck_cup_officials_command, ck_cup_draw_command,
	ck_cup_run_command, ck_cup_status_command,   ck_cup_standings_command, ck_cup_print_command,
	ck_cup_log_command, ck_cup_verify_command,   ck_cup_export_command,    ck_cup_open_command,
	ck_cup_act_command,
};

static const ck_args_words words_of_cup[] = {
	{CK_MSG("Commands:"), CK_MSG("COMMANDS"), commands},
	{CK_MSG("Acts:"), CK_MSG("ACTS"), ck_cup_act_table},
	{0},
};

enum { COMMANDS = sizeof(runs) / sizeof(runs[0]) };

/* What runs a word: a command of its own, or the one for all acts; NULL for no word. */
static cup_command command_find(const char *name)
{
	for (size_t i = 0; i < COMMANDS; i++)
		if (strcmp(commands[i].word, name) == 0)
			return runs[i];
	for (size_t i = 0; i < CK_CUP_ACT_WORDS; i++)
		if (strcmp(ck_cup_act_table[i].word, name) == 0)
			return ck_cup_act_command;
	return NULL;
}

/* ------------------------------------------------------------------ the help */

/* What is told where no command is named: the table that help, manual and completion know, and with --help the
 * commands. */
static int overview(int argc, char **argv)
{
	static const char *words[COMMANDS + CK_CUP_ACT_WORDS + 1];
	unsigned word = 0;
	const char *file = NULL, *more = NULL;
	const ck_args_option options[] = {
		{.operand = CK_MSG("COMMAND"),
	         .help = CK_MSG(
			 "new, entrants, officials, draw, run, status, standings, log, print, verify, "
			 "export, open, act, or an act: announce, call, start, report, certify, absent, ..."),
	         .word = &word,
	         .words = words,
	         .required = true,
	         .tell = words_of_cup},
		CK_CUP_FILE_OPERAND(&file),
		{.operand = "...",
	         .help = CK_MSG("what the command wants; `charkoni cup COMMAND --help` tells"),
	         .text = &more,
	         .complete = CK_COMPLETE_FILE},
		{0},
	};
	const ck_args_command command = {
		"cup",
		CK_MSG("Run a championship with one computer: from the list of entrants to the certified "
	               "results, in one file."),
		options,
		CK_MSG("Every act is kept in the file with who did it and when, and nothing is ever erased: "
	               "mistakes are corrected by further acts. docs/championships.md is a guide for "
	               "organisers."),
	};
	for (size_t i = 0; i < COMMANDS; i++)
		words[i] = commands[i].word;
	for (size_t i = 0; i < CK_CUP_ACT_WORDS; i++)
		words[COMMANDS + i] = ck_cup_act_table[i].word;
	return ck_args_read(&command, argc, argv);
}

/* --------------------------------------------------------------- the command */

/* The first argument that is no option: the command. 0 if there is none. */
static int command_place(int argc, char **argv)
{
	for (int i = 1; i < argc; i++) {
		if (strcmp(argv[i], "--lang") == 0 && i + 1 < argc)
			i++;
		else if (argv[i][0] != '-')
			return i;
	}
	return 0;
}

/* Run a command with its word in front, and all else behind it in its order. */
static int command_run(cup_command run, int place, int argc, char **argv)
{
	char **own = calloc((size_t)argc + 1, sizeof(*own));
	int count = 0, code;

	if (own == NULL)
		return ck_args_fail_memory("cup");
	own[count++] = argv[place];
	for (int i = 1; i < argc; i++)
		if (i != place)
			own[count++] = argv[i];
	code = run(count, own);
	free(own);
	return code;
}

int cmd_cup(int argc, char **argv)
{
	int place = command_place(argc, argv);
	cup_command run = place > 0 ? command_find(argv[place]) : NULL;

	ck_target_survive(); /* a full disk is told, and nothing half-written is left */
	return run != NULL ? command_run(run, place, argc, argv) : overview(argc, argv);
}
