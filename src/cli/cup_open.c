/* cup_open.c - `charkoni cup open` and `cup verify`: an archive of another computer, and whether all agrees. */
#include "cli/cup_archive.h"
#include "cli/cup_args.h"
#include "cli/cup_file_parts.h"
#include "cli/cup_parts.h"
#include "cli/cup_refusal.h"
#include "cli/out.h"
#include "cli/target.h"
#include "cup/lot.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char open_name[] = "cup open", verify_name[] = "cup verify";

enum { NUMBER = 24, SENTENCE = 1024 };

static int read_fail(const char *command, const char *path)
{
	char file[CK_ARGS_QUOTE];
	const ck_slot slots[] = {
		{"file", ck_args_quote(path, file)}, {"reason", strerror(errno)}, {NULL, NULL}};

	return ck_args_fail_with(command, CK_EXIT_USAGE, ck_tr("“{file}” cannot be read: {reason}."), slots);
}

/* Read an archive. CK_ARGS_GO or an exit code once the reason has been told. */
static int archive_read(const char *command, const char *path, ck_cup_archive *archive)
{
	size_t size;
	char *bytes = ck_target_read(path, &size), *text, told[SENTENCE];
	ck_cup_archive_fault fault;

	if (bytes == NULL)
		return read_fail(command, path);
	text = realloc(bytes, size + 1);
	if (text == NULL) {
		free(bytes);
		return ck_args_fail_memory(command);
	}
	text[size] = '\0';
	fault = ck_cup_archive_read(text, size, archive);
	free(text);
	if (fault == CK_CUP_ARCHIVE_READ)
		return CK_ARGS_GO;
	return ck_args_fail(command, fault == CK_CUP_ARCHIVE_NO_MEMORY ? CK_EXIT_FAILED : CK_EXIT_USAGE,
	                    ck_cup_archive_tell(path, fault, archive, told, sizeof(told)));
}

/* A line with a number and a text in it. */
static void line_print(const char *text, unsigned long number, const char *name)
{
	char n[NUMBER], line[SENTENCE];
	const ck_slot slots[] = {{"number", n}, {"name", name}, {NULL, NULL}};

	snprintf(n, sizeof(n), "%lu", number);
	ck_fill(line, sizeof(line), text, slots);
	printf("%s\n", line);
}

/* ------------------------------------------------------------------------ open */

int ck_cup_open_command(int argc, char **argv)
{
	const char *path = NULL, *target = NULL;
	const ck_args_option options[] = {
		{.operand = CK_MSG("ARCHIVE"),
	         .help = CK_MSG("what `charkoni cup export --to archive` made"),
	         .text = &path,
	         .required = true,
	         .complete = CK_COMPLETE_FILE},
		{.operand = CK_MSG("FILE"),
	         .help = CK_MSG("the file to make, as in cup.ckc"),
	         .text = &target,
	         .required = true,
	         .complete = CK_COMPLETE_FILE},
		{0},
	};
	const ck_args_command command = {
		open_name, CK_MSG("Open an archive of another computer in a new file."), options,
		CK_MSG("An archive that was altered is refused; it is checked with the SHA-256 in its first "
	               "line, and by "
	               "doing every act again.")};
	ck_cup_archive archive = {0};
	ck_cup_file f = {.command = open_name};
	int code = ck_args_read(&command, argc, argv);

	f.path = target;
	if (code == CK_ARGS_GO)
		code = archive_read(open_name, path, &archive);
	if (code == CK_ARGS_GO)
		code = ck_cup_file_make(&f, archive.acts, archive.count);
	if (code == CK_ARGS_GO) {
		line_print(ck_trn("“{name}” is opened: {number} act.", "“{name}” is opened: {number} acts.",
		                  archive.count),
		           archive.count, ck_cup_about(f.cup)->name);
		code = ck_out_finish(open_name);
	}
	ck_cup_file_close(&f);
	ck_cup_archive_release(&archive);
	return code;
}

/* ---------------------------------------------------------------------- verify */

/* Whether two cups have the same draw: places, groups, and the sides of every match. */
static bool same_draw(const ck_cup *one, const ck_cup *other)
{
	const ck_cup_info *a = ck_cup_about(one), *b = ck_cup_about(other);

	if (a->entrants != b->entrants || a->matches < b->matches)
		return false;
	for (uint32_t i = 1; i <= a->entrants; i++) {
		const ck_cup_entrant *x = ck_cup_entrant_of(one, i), *y = ck_cup_entrant_of(other, i);

		if (x->place != y->place || x->group != y->group)
			return false;
	}
	for (uint32_t i = 1; i <= b->matches; i++) {
		const ck_cup_match *x = ck_cup_match_of(one, i), *y = ck_cup_match_of(other, i);

		for (unsigned s = 0; s < 2; s++)
			if (x->source[s].kind != y->source[s].kind ||
			    x->source[s].number != y->source[s].number)
				return false;
	}
	return true;
}

/* The acts up to the draw, done once more in a cup of their own; NULL without a draw. */
static ck_cup *draw_again(const ck_cup *cup)
{
	ck_cup *again = ck_cup_new();
	ck_refusal refusal;

	for (uint32_t i = 0; again != NULL && i < ck_cup_acts(cup); i++) {
		const ck_act *act = ck_cup_act_at(cup, i);

		if (!ck_cup_do(again, act, &refusal))
			break;
		if (act->kind == CK_ACT_DRAW)
			return again;
	}
	ck_cup_free(again);
	return NULL;
}

static int draw_verify(const ck_cup *cup)
{
	const ck_cup_info *about = ck_cup_about(cup);
	char commitment[65];
	ck_cup *again;
	bool same;

	if (about->seed[0] == '\0') {
		printf("%s\n", ck_tr("The draw is not made yet."));
		return CK_EXIT_OK;
	}
	ck_lot_commitment(about->seed, commitment);
	if (about->commitment[0] == '\0')
		printf("%s\n", ck_tr("Nobody committed to the seed before the draw."));
	else if (strcmp(about->commitment, commitment) == 0)
		line_print(ck_tr("The seed is the one that was committed to: {name}."), 0, commitment);
	else
		return ck_args_fail(verify_name, CK_EXIT_FAILED,
		                    ck_tr("The seed is not the one committed to."));
	again = draw_again(cup);
	same = again != NULL && same_draw(cup, again);
	ck_cup_free(again);
	if (!same)
		return ck_args_fail(verify_name, CK_EXIT_FAILED,
		                    ck_tr("The draw made again from the seed is another one."));
	line_print(ck_tr("The draw made again from the seed “{name}” is the same."), 0, about->seed);
	return CK_EXIT_OK;
}

static int result_verify(const ck_cup *cup)
{
	int code;

	line_print(ck_trn("“{name}”: {number} act, done again without a fault.",
	                  "“{name}”: {number} acts, done again without a fault.", ck_cup_acts(cup)),
	           ck_cup_acts(cup), ck_cup_about(cup)->name);
	code = draw_verify(cup);
	return code == CK_EXIT_OK ? ck_out_finish(verify_name) : code;
}

/* An archive begins with its head; a file of the store does not. */
static bool is_archive(const char *path)
{
	FILE *in = fopen(path, "rb");
	int first = in != NULL ? getc(in) : EOF;

	if (in != NULL)
		fclose(in);
	return first == '{';
}

static int archive_verify(const char *path)
{
	ck_cup_archive archive = {0};
	ck_cup_doing how = {.outcome = CK_CUP_REFUSED};
	const ck_cup_file f = {.command = verify_name, .path = path};
	ck_cup *cup;
	int code = archive_read(verify_name, path, &archive);

	if (code != CK_ARGS_GO) {
		ck_cup_archive_release(&archive);
		return code;
	}
	cup = ck_cup_after(NULL, archive.acts, archive.count, &how);
	code = cup != NULL ? result_verify(cup) : ck_cup_file_fail(&f, &archive.acts[how.which], &how);
	ck_cup_free(cup);
	ck_cup_archive_release(&archive);
	return code;
}

int ck_cup_verify_command(int argc, char **argv)
{
	const char *path = NULL;
	const ck_args_option options[] = {
		{.operand = CK_MSG("FILE"),
	         .help = CK_MSG("the file of the championship, or an archive"),
	         .text = &path,
	         .required = true,
	         .complete = CK_COMPLETE_FILE},
		{0},
	};
	const ck_args_command command = {
		verify_name, CK_MSG("Replay a championship and make its draw again, and say what agrees."),
		options,
		CK_MSG("The checksums of the file are compared, every act is done again from the first one "
	               "on, the seed "
	               "is compared with the commitment, and the draw is made again from the seed. The exit "
	               "code is 1 "
	               "if something does not agree.")};
	ck_cup_file f = {.command = verify_name};
	int code = ck_args_read(&command, argc, argv);

	f.path = path;
	if (code == CK_ARGS_GO && is_archive(path))
		return archive_verify(path);
	if (code == CK_ARGS_GO)
		code = ck_cup_file_open(&f, false);
	if (code == CK_ARGS_GO)
		code = result_verify(f.cup);
	ck_cup_file_close(&f);
	return code;
}
