/* cmd_replay.c - `charkoni replay`: a recorded game step by step. */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/out.h"
#include "cli/replay.h"
#include "term/tell.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char command_name[] = "replay";

enum { SIZE_FIRST = 1 << 16, SIZE_MAX_MIB = 64, ITEMS_FIRST = 1024, REASON = 3 * CK_ARGS_ERROR };

#define FILE_MAX ((size_t)SIZE_MAX_MIB << 20)

typedef struct request {
	const char *file;
	uint64_t game; /* the number of the game wanted, or 0 for all */
	bool final, exact;
	char *text;
	size_t size;
	ck_record record; /* the game read last */
	ck_record_item *items;
	size_t capacity;
} request;

/* --------------------------------------------------------------- the file */

/* A sentence with the name of the file. */
static int fail(const request *r, int code, const char *text, const char *value)
{
	char sentence[CK_ARGS_ERROR], file[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"file", ck_args_quote(r->file, file)}, {"value", value}, {NULL, NULL}};

	ck_fill(sentence, sizeof(sentence), text, slots);
	return ck_args_fail(command_name, code, sentence);
}

static int no_memory(void)
{
	return ck_args_fail(command_name, CK_EXIT_FAILED, ck_tr("There is not enough memory to go on."));
}

/* All of a stream, up to one byte more than is allowed. */
static int stream_read(request *r, FILE *in)
{
	size_t room = 0, got = 1;

	while (got > 0 && r->size <= FILE_MAX) {
		if (r->size == room) {
			room = room == 0 ? SIZE_FIRST : room * 2;
			char *text = realloc(r->text, room);
			if (text == NULL)
				return no_memory();
			r->text = text;
		}
		got = fread(r->text + r->size, 1, room - r->size, in);
		r->size += got;
	}
	if (ferror(in))
		return fail(r, CK_EXIT_FAILED, ck_tr("“{file}” could not be read: {value}."),
		            strerror(errno));
	if (r->size > FILE_MAX)
		return fail(r, CK_EXIT_USAGE,
		            ck_tr("“{file}” is larger than 64 MiB, too large for a file of records."), NULL);
	return CK_ARGS_GO;
}

static int file_read(request *r)
{
	FILE *in;
	int code;

	if (strcmp(r->file, "-") == 0)
		return stream_read(r, stdin);
	in = fopen(r->file, "rb");
	if (in == NULL)
		return fail(r, CK_EXIT_FAILED, ck_tr("“{file}” could not be read: {value}."),
		            strerror(errno));
	code = stream_read(r, in);
	fclose(in);
	return code;
}

/* --------------------------------------------------------------- the games */

/* Why an action is not legal, as a sentence to follow the error, or "". */
static const char *why_write(const request *r, const ck_record_reader *in, char *out)
{
	const ck_words words = {.game = &r->record.game};
	ck_why why;

	out[0] = '\0';
	if (!in->has_refused)
		return out;
	why = ck_why_not(&r->record.game, &in->refused_in, CK_NO_THROW, in->refused);
	if (why.reason != CK_WHY_LEGAL && why.reason != CK_WHY_THROW_FIRST)
		ck_tell_why(&words, &in->refused_in, in->refused, &why, out);
	return out;
}

static int refused(const request *r, const ck_record_reader *in, const ck_error *err)
{
	char sentence[CK_ARGS_ERROR], why[CK_SENTENCE], text[REASON], file[CK_ARGS_QUOTE];

	ck_error_write(err, ck_tr(err->message), sentence, sizeof(sentence));
	why_write(r, in, why);
	snprintf(text, sizeof(text), "%s:%zu:%zu: %s%s%s", ck_args_quote(r->file, file), in->error_line,
	         in->error_column, sentence, why[0] != '\0' ? ". " : "", why);
	return ck_args_fail(command_name, CK_EXIT_USAGE, text);
}

/* Read the next game, with as much room as it wants. */
static int game_read(request *r, ck_record_reader *in)
{
	size_t bound = ck_record_bound(in);
	ck_error err;

	while (!ck_record_read(in, &r->record, r->items, r->capacity, &err)) {
		if (!ck_record_full(&r->record) || r->capacity >= bound)
			return refused(r, in, &err);
		size_t capacity = r->capacity == 0 ? ITEMS_FIRST : r->capacity * 2;
		ck_record_item *items = realloc(r->items, capacity * sizeof(*items));
		if (items == NULL)
			return no_memory();
		r->items = items;
		r->capacity = capacity;
	}
	return CK_ARGS_GO;
}

/* Read all games, so that nothing of a damaged file is shown; how many there are. */
static int games_check(request *r, uint64_t *count)
{
	ck_record_reader in;

	ck_record_reader_init(&in, r->text, r->size);
	for (*count = 0; ck_record_more(&in); ++*count) {
		int code = game_read(r, &in);

		if (code != CK_ARGS_GO)
			return code;
	}
	return CK_ARGS_GO;
}

static int check_number(const request *r, uint64_t count)
{
	char number[24];

	snprintf(number, sizeof(number), "%llu", (unsigned long long)count);
	if (count == 0)
		return fail(r, CK_EXIT_USAGE, ck_tr("“{file}” holds no game."), NULL);
	if (r->game > count)
		return fail(r, CK_EXIT_USAGE,
		            ck_tr("“{file}” has no game of that number; its games are 1 to {value}."),
		            number);
	return CK_ARGS_GO;
}

static void game_show(const request *r, uint64_t number, uint64_t count)
{
	char own[24], all[24], line[CK_SENTENCE];
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
		(r->exact ? ck_replay_exact_final : ck_replay_tell_final)(&r->record);
	else
		(r->exact ? ck_replay_exact : ck_replay_tell)(&r->record);
}

static int games_show(request *r, uint64_t count)
{
	ck_record_reader in;
	uint64_t number = 0;

	ck_record_reader_init(&in, r->text, r->size);
	while (ck_record_more(&in) && !ferror(stdout)) {
		int code = game_read(r, &in);

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
			.text = &r->file,
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
	static request r; /* not on the stack */
	uint64_t count = 0;
	int code = read_arguments(&r, argc, argv);

	if (code == CK_ARGS_GO)
		code = file_read(&r);
	if (code == CK_ARGS_GO)
		code = games_check(&r, &count);
	if (code == CK_ARGS_GO)
		code = check_number(&r, count);
	if (code == CK_ARGS_GO)
		code = games_show(&r, count);
	free(r.items);
	free(r.text);
	return code;
}
