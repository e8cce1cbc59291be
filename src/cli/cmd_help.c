/* cmd_help.c - `charkoni help`: the subcommands, or what one of them takes. */
#include "cli/args.h"
#include "cli/subcommand.h"
#include "cli/commands.h"
#include "cli/out.h"
#include "cli/usage.h"

#include <stdio.h>
#include <string.h>

enum { COLUMN = 14 };

static int print_overview(void)
{
	printf("%s\n\n%s\n", ck_tr("Usage: charkoni COMMAND [ARGUMENTS]"), ck_tr("Commands:"));
	for (const ck_subcommand *c = ck_subcommands; c->name != NULL; c++)
		ck_usage_line(c->name, ck_tr(c->summary), COLUMN);
	printf("\n");
	ck_args_print(
		ck_tr("`charkoni COMMAND --help` tells more about one; `charkoni --version` the version."));
	ck_args_print(ck_tr(
		"Exit codes: 0 done, 1 failed, 2 wrong arguments, 3 the input ended before the game, 130 "
		"interrupted."));
	return ck_out_finish(NULL);
}

/* Have a subcommand explain itself, in the language chosen here. */
static int explain(const ck_subcommand *command)
{
	char name[CK_ARGS_QUOTE], lang[CK_ARGS_QUOTE], lang_option[] = "--lang", help_option[] = "--help";
	char *argv[] = {name, lang_option, lang, help_option, NULL};

	ck_args_quote(command->name, name);
	ck_args_quote(ck_lang_get(), lang);
	return command->run(4, argv);
}

int cmd_help(int argc, char **argv)
{
	const char *name = NULL;
	const ck_args_option options[] = {
		{.operand = CK_MSG("COMMAND"),
	         .help = CK_MSG("the command to explain; without it, all are listed"),
	         .text = &name,
	         .complete = CK_COMPLETE_COMMAND},
		{0},
	};
	const ck_args_command command = {
		"help", CK_MSG("List the commands, or explain one as its own --help does."), options, NULL};
	int code = ck_args_read(&command, argc, argv);

	if (code != CK_ARGS_GO)
		return code;
	if (name == NULL)
		return print_overview();
	const ck_subcommand *found = ck_subcommand_find(name);
	return found != NULL ? explain(found) : ck_subcommand_fail("help", name);
}
