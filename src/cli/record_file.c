#include "cli/record_file.h"

#include "cli/args.h"
#include "term/tell.h"
#include "term/words.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE_FIRST = 1 << 16, SIZE_MAX_MIB = 64, ITEMS_FIRST = 1024, REASON = 3 * CK_ARGS_ERROR };

#define FILE_MAX ((size_t)SIZE_MAX_MIB << 20)

/* ---------------------------------------------------------------- the text */

int ck_record_file_fail(const ck_record_file *f, int code, const char *text, const char *value)
{
	char file[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"file", ck_args_quote(f->path, file)}, {"value", value}, {NULL, NULL}};

	return ck_args_fail_with(f->command, code, text, slots);
}

/* All of a stream, up to one byte more than is allowed. */
static int stream_read(ck_record_file *f, FILE *in)
{
	size_t room = 0, got = 1;

	while (got > 0 && f->size <= FILE_MAX) {
		if (f->size == room) {
			room = room == 0 ? SIZE_FIRST : room * 2;
			char *text = realloc(f->text, room);
			if (text == NULL)
				return ck_args_fail_memory(f->command);
			f->text = text;
		}
		got = fread(f->text + f->size, 1, room - f->size, in);
		f->size += got;
	}
	if (ferror(in))
		return ck_record_file_fail(f, CK_EXIT_FAILED, ck_tr("“{file}” could not be read: {value}."),
		                           strerror(errno));
	if (f->size > FILE_MAX)
		return ck_record_file_fail(
			f, CK_EXIT_USAGE,
			ck_tr("“{file}” is larger than 64 MiB, too large for a file of records."), NULL);
	return CK_ARGS_GO;
}

/* Something else altogether is not told of as a damaged record. */
static int kind_check(const ck_record_file *f)
{
	ck_record_reader in;

	ck_record_reader_init(&in, f->text, f->size); /* a byte order mark is none of the text */
	if (!ck_record_more(&in) || f->text[in.at] == '[' || f->text[in.at] == '{')
		return CK_ARGS_GO;
	return ck_record_file_fail(
		f, CK_EXIT_USAGE,
		ck_tr("“{file}” is no record: a record begins with tags, as in [Game \"parchis\"]."), NULL);
}

int ck_record_file_read(ck_record_file *f)
{
	FILE *in;
	int code;

	if (strcmp(f->path, "-") == 0) {
		code = stream_read(f, stdin);
		return code == CK_ARGS_GO ? kind_check(f) : code;
	}
	in = fopen(f->path, "rb");
	if (in == NULL)
		return ck_record_file_fail(f, CK_EXIT_FAILED, ck_tr("“{file}” could not be read: {value}."),
		                           strerror(errno));
	code = stream_read(f, in);
	fclose(in);
	return code == CK_ARGS_GO ? kind_check(f) : code;
}

/* --------------------------------------------------------------- the games */

/* Why an action is not legal, as a sentence to follow the error, or "". */
static const char *why_write(const ck_record_file *f, const ck_record_reader *in, char *out)
{
	const ck_words words = {.game = &f->record.game};
	ck_why why;

	out[0] = '\0';
	if (!in->has_refused)
		return out;
	why = ck_why_not(&f->record.game, &in->refused_in, CK_NO_THROW, in->refused);
	if (why.reason != CK_WHY_LEGAL && why.reason != CK_WHY_THROW_FIRST)
		ck_tell_why(&words, &in->refused_in, in->refused, &why, out);
	return out;
}

static int refused(const ck_record_file *f, const ck_record_reader *in, const ck_error *err)
{
	char sentence[CK_ARGS_ERROR], why[CK_SENTENCE], text[REASON], file[CK_ARGS_QUOTE];

	ck_error_write(err, ck_tr(err->message), sentence, sizeof(sentence));
	why_write(f, in, why);
	snprintf(text, sizeof(text), "%s:%zu:%zu: %s%s%s", ck_args_quote(f->path, file), in->error_line,
	         in->error_column, sentence, why[0] != '\0' ? ". " : "", why);
	return ck_args_fail(f->command, CK_EXIT_USAGE, text);
}

/* Read it, with as much room as it wants. */
int ck_record_file_next(ck_record_file *f, ck_record_reader *in)
{
	size_t bound = ck_record_bound(in);
	ck_error err;

	while (!ck_record_read(in, &f->record, f->items, f->capacity, &err)) {
		if (!ck_record_full(&f->record) || f->capacity >= bound)
			return refused(f, in, &err);
		size_t capacity = f->capacity == 0 ? ITEMS_FIRST : f->capacity * 2;
		ck_record_item *items = realloc(f->items, capacity * sizeof(*items));
		if (items == NULL)
			return ck_args_fail_memory(f->command);
		f->items = items;
		f->capacity = capacity;
	}
	return CK_ARGS_GO;
}

int ck_record_file_check(ck_record_file *f, uint64_t game, uint64_t *count)
{
	ck_record_reader in;
	char number[CK_NUMBER];

	ck_record_reader_init(&in, f->text, f->size);
	for (*count = 0; ck_record_more(&in); ++*count) {
		int code = ck_record_file_next(f, &in);

		if (code != CK_ARGS_GO)
			return code;
	}
	if (*count == 0)
		return ck_record_file_fail(f, CK_EXIT_USAGE, ck_tr("“{file}” holds no game."), NULL);
	if (game > *count)
		return ck_record_file_fail(
			f, CK_EXIT_USAGE,
			ck_tr("“{file}” has no game of that number; its games are 1 to {value}."),
			ck_words_number(*count, number));
	return CK_ARGS_GO;
}

int ck_record_file_game(ck_record_file *f, uint64_t game)
{
	ck_record_reader in;
	int code = CK_ARGS_GO;

	ck_record_reader_init(&in, f->text, f->size);
	for (uint64_t i = 0; i < game && code == CK_ARGS_GO && ck_record_more(&in); i++)
		code = ck_record_file_next(f, &in);
	return code;
}

void ck_record_file_release(ck_record_file *f)
{
	free(f->items);
	free(f->text);
	f->items = NULL;
	f->text = NULL;
}
