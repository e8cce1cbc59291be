/* cmd_manual.c - `charkoni manual`: the manual pages, for man(1). */
#include "cli/args.h"
#include "cli/subcommand.h"
#include "cli/commands.h"
#include "cli/manual.h"
#include "cli/out.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* The day that the pages bear, as YYYY-MM-DD: SOURCE_DATE_EPOCH, so that a build can be repeated, else today. */
static void day_write(char *out, size_t cap)
{
	const char *given = getenv("SOURCE_DATE_EPOCH");
	char *end = NULL;
	long long seconds = 0;
	time_t when;
	struct tm day;

	errno = 0;
	if (given != NULL && *given >= '0' && *given <= '9')
		seconds = strtoll(given, &end, 10);
	when = end != NULL && *end == '\0' && errno == 0 ? (time_t)seconds : time(NULL);
	if (gmtime_r(&when, &day) == NULL || strftime(out, cap, "%Y-%m-%d", &day) == 0)
		snprintf(out, cap, "1970-01-01");
}

int cmd_manual(int argc, char **argv)
{
	const char *name = NULL;
	char day[32];
	const ck_args_option options[] = {
		{.operand = CK_MSG("COMMAND"),
	         .help = CK_MSG("the command whose page it is; without it, the program's own page"),
	         .text = &name,
	         .complete = CK_COMPLETE_COMMAND},
		{0},
	};
	const ck_args_command command = {
		"manual",
		CK_MSG("Print a manual page, in the form that man and its kin read."),
		options,
		CK_MSG("Where man reads standard input, `charkoni manual play | man -l -` shows a page that "
	               "is not installed."),
	};
	int code = ck_args_read(&command, argc, argv);

	if (code != CK_ARGS_GO)
		return code;
	day_write(day, sizeof(day));
	if (name == NULL) {
		ck_manual_program(day);
		return ck_out_finish("manual");
	}
	const ck_subcommand *found = ck_subcommand_find(name);
	if (found == NULL)
		return ck_subcommand_fail("manual", name);
	ck_manual_command(found, day);
	return ck_out_finish("manual");
}
