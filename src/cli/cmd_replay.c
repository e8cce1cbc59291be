/* cmd_replay.c - `charkoni replay`: a recorded game step by step. */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/out.h"
#include "cli/record_file.h"
#include "cli/replay.h"

#include <stdio.h>

static const char command_name[] = "replay";

enum { LINE = 256 };

typedef struct request {
	ck_record_file file;
	uint64_t game; /* the number of the game wanted, or 0 for all */
	bool final, exact;
} request;

static void game_show(const request *r, uint64_t number, uint64_t count)
{
	char own[24], all[24], line[LINE];
	const ck_slot slots[] = {{"number", own}, {"count", all}, {NULL, NULL}};

	snprintf(own, sizeof(own), "%llu", (unsigned long long)number);
	snprintf(all, sizeof(all), "%llu", (unsigned long long)count);
	if (number > 1 && r->game == 0)
		puts("");
	if (!r->exact && count > 1) {
		ck_fill(line, sizeof(line), ck_tr("Game {number} of {count}."), slots);
		puts(line);
	}
	if (r->final)
		(r->exact ? ck_replay_exact_final : ck_replay_tell_final)(&r->file.record);
	else
		(r->exact ? ck_replay_exact : ck_replay_tell)(&r->file.record);
}

static int games_show(request *r, uint64_t count)
{
	ck_record_reader in;
	uint64_t number = 0;

	ck_record_reader_init(&in, r->file.text, r->file.size);
	while (ck_record_more(&in) && !ferror(stdout)) {
		int code = ck_record_file_next(&r->file, &in);

		if (code != CK_ARGS_GO)
			return code;
		if (++number == r->game || r->game == 0)
			game_show(r, number, count);
	}
	return ck_out_finish(command_name);
}

/* ------------------------------------------------------------ the command */

static int read_arguments(request *r, int argc, char **argv)
{
	const ck_args_option options[] = {
		{
			.operand = CK_MSG("FILE"),
			.text = &r->file.path,
			.required = true,
			.complete = CK_COMPLETE_FILE,
			.help = CK_MSG("a file of records (.ckr); - is the standard input"),
		},
		{
			.name = "game",
			.value = CK_MSG("N"),
			.number = &r->game,
			.low = 1,
			.help = CK_MSG("only this game of the file, counted from 1"),
		},
		{
			.name = "final",
			.flag = &r->final,
			.help = CK_MSG("only where the pieces stand at the end, and the places"),
		},
		{
			.name = "exact",
			.flag = &r->exact,
			.help = CK_MSG(
				"for programs: every item with the position line after it; with --final the "
				"last position line, the result and the places"),
		},
		{0},
	};
	const ck_args_command command = {
		command_name,
		CK_MSG("Show a recorded game step by step, in words."),
		options,
		CK_MSG("All games of the file are checked by the rules before anything is shown. The exit "
	               "code is 0 "
	               "if all is well, 2 for a wrong argument or a damaged file, with the line, the column "
	               "and the "
	               "reason, 1 if the file cannot be read or something else fails."),
	};

	return ck_args_read(&command, argc, argv);
}

int cmd_replay(int argc, char **argv)
{
	static request r = {.file.command = command_name}; /* not on the stack */
	uint64_t count = 0;
	int code = read_arguments(&r, argc, argv);

	if (code == CK_ARGS_GO)
		code = ck_record_file_read(&r.file);
	if (code == CK_ARGS_GO)
		code = ck_record_file_check(&r.file, r.game, &count);
	if (code == CK_ARGS_GO)
		code = games_show(&r, count);
	ck_record_file_release(&r.file);
	return code;
}
