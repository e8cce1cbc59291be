/* cmd_cup_absent.c - `charkoni cup` in a program that was built without a store. */
#include "cli/args.h"
#include "cli/commands.h"

int cmd_cup(int argc, char **argv)
{
	const char *word = NULL;
	const ck_args_option options[] = {
		{.operand = CK_MSG("COMMAND"),
	         .help = CK_MSG("what the command wants; `charkoni cup COMMAND --help` tells"),
	         .text = &word},
		{0},
	};
	const ck_args_command command = {
		"cup",
		CK_MSG("Run a championship with one computer: from the list of entrants to the certified "
	               "results, in one file."),
		options,
		NULL,
	};
	int code = argc > 2 ? CK_ARGS_GO : ck_args_read(&command, argc, argv);

	if (code != CK_ARGS_GO)
		return code;
	return ck_args_fail("cup", CK_EXIT_FAILED,
	                    ck_tr("This charkoni was built without its store; build it again where "
	                          "libsqlite3 and libsodium are installed."));
}
