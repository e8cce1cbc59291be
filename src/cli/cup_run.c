/* cup_run.c - `charkoni cup run`: the screen of an evening. */
#define _DEFAULT_SOURCE /* getrandom is no part of POSIX.1-2008 */

#include "cli/cup_run.h"

#include "cli/args.h"
#include "cli/cup_args.h"
#include "cli/cup_parts.h"
#include "cli/target.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

/* A seed to offer for a draw: random, so that nobody can say that it was chosen. Left "" if the system has none. */
static void seed_make(char *out, size_t cap)
{
	unsigned char bytes[16];
	size_t used = 0;

	if (getrandom(bytes, sizeof(bytes), 0) != (ssize_t)sizeof(bytes))
		return;
	for (size_t i = 0; i < sizeof(bytes) && used + 3 <= cap; i++, used += 2)
		snprintf(out + used, 3, "%02x", bytes[i]);
}

/* True if a screen can be drawn and nobody asked for lines. */
static bool is_drawn(bool plain)
{
	const char *terminal = getenv("TERM");

	return !plain && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && terminal != NULL &&
	       terminal[0] != '\0' && strcmp(terminal, "dumb") != 0;
}

static int show(ck_run *run, bool plain)
{
	int code = CK_ARGS_GO;

	if (!ck_run_refresh(run))
		return ck_args_fail_memory(run->file.command);
	run->told = ck_cup_acts(run->file.cup);
	seed_make(run->seed, sizeof(run->seed));
	if (is_drawn(plain))
		code = ck_run_screen(run);
	return code == CK_ARGS_GO ? ck_run_lines(run) : code;
}

int ck_cup_run_command(int argc, char **argv)
{
	ck_run run = {.file = {.command = "cup run"}};
	const char *as = NULL;
	bool plain = false;
	const ck_args_option options[] = {
		CK_CUP_FILE_OPERAND(&run.file.path),
		CK_CUP_AS_OPTION(&as),
		{.name = "plain", .help = CK_MSG("line by line instead of a full screen"), .flag = &plain},
		{0},
	};
	const ck_args_command command = {
		run.file.command, CK_MSG("Run the evening of a championship at the keyboard."), options,
		CK_MSG("It shows what is being played, what is next, who is late and what waits for a judge, "
	               "and "
	               "what others do to the same file meanwhile.")};
	int code = ck_args_read(&command, argc, argv);

	if (code != CK_ARGS_GO)
		return code;
	ck_target_survive();
	code = ck_cup_file_open(&run.file, true);
	if (code == CK_ARGS_GO)
		code = ck_cup_who(&run.file, as, &run.who);
	if (code == CK_ARGS_GO)
		code = show(&run, plain);
	ck_agenda_release(&run.agenda);
	ck_cup_file_close(&run.file);
	return code;
}
