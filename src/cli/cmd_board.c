/* cmd_board.c - `charkoni board`: boards, pieces and rules to print. */
#include "cli/args.h"
#include "cli/board_args.h"
#include "cli/board_text.h"
#include "cli/commands.h"
#include "cli/folder.h"
#include "cli/press.h"
#include "cli/printout.h"
#include "cli/target.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char command_name[] = "board";

/* ----------------------------------------------------------------- talking */

static int no_memory(void)
{
	return ck_board_fail(CK_EXIT_FAILED, CK_MSG("There is not enough memory to go on."), NULL);
}

/* What could not be written, and why: errno. */
static int fail_file(const char *file)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {
		{"file", ck_args_quote(file, quote)}, {"value", strerror(errno)}, {NULL, NULL}};

	return ck_board_fail(CK_EXIT_FAILED, CK_MSG("“{file}” could not be written: {value}."), slots);
}

static int interrupted(void)
{
	return CK_EXIT_SIGNAL + ck_press_signal();
}

/* ----------------------------------------------------------------- writing */

/* A result that is one text. */
static int result_write(const ck_board_request *r, const char *bytes, size_t size)
{
	if (r->output == NULL)
		return ck_target_print(command_name, bytes, size);
	return ck_target_write(r->output, bytes, size) ? CK_EXIT_OK : fail_file(r->output);
}

static int text_write(const ck_board_request *r)
{
	size_t size = 0;
	char *text = ck_board_text(&r->game, &size);
	int code = text != NULL ? result_write(r, text, size) : no_memory();

	free(text);
	return code;
}

/* All sheets into a folder. */
static int sheets_write(const ck_printout *o, const ck_folder *folder, const char *shown)
{
	int code = CK_ARGS_GO;

	for (size_t i = 0; i < o->count && code == CK_ARGS_GO; i++) {
		char name[CK_PRINTOUT_NAME];
		size_t size;
		char *svg = ck_printout_svg(o, i, &size);

		if (svg == NULL)
			code = no_memory();
		else if (!ck_folder_put(folder, ck_printout_name(o, i, name), svg, size))
			code = fail_file(shown);
		else if (ck_press_signal() != 0)
			code = interrupted();
		free(svg);
	}
	return code;
}

static int svg_folder(const ck_board_request *r, const ck_printout *o)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"file", ck_args_quote(r->output, quote)}, {NULL, NULL}};
	ck_folder folder = {0};
	int code;

	if (!ck_folder_open(&folder, r->output)) {
		if (errno == ENOTEMPTY)
			return ck_board_fail(
				CK_EXIT_USAGE,
				CK_MSG("“{file}” is not empty; the sheets go into a folder of their own."),
				slots);
		if (errno == ENOTDIR)
			return ck_board_fail(
				CK_EXIT_USAGE,
				CK_MSG("“{file}” is no folder; the sheets go into a folder, a file each."),
				slots);
		return fail_file(r->output);
	}
	code = sheets_write(o, &folder, r->output);
	if (code == CK_ARGS_GO)
		code = ck_folder_keep(&folder) ? CK_EXIT_OK : fail_file(r->output);
	ck_folder_release(&folder);
	return code;
}

static int svg_write(const ck_board_request *r, const ck_printout *o)
{
	char number[CK_ARGS_QUOTE], *svg;
	const ck_slot slots[] = {{"number", number}, {NULL, NULL}};
	size_t size;
	int code;

	if (!ck_board_is_single(r))
		return svg_folder(r, o);
	snprintf(number, sizeof(number), "%zu", o->count);
	if (o->count > 1)
		return ck_board_fail(
			CK_EXIT_USAGE,
			CK_MSG("These are {number} sheets, and an SVG is one of them: name a folder with "
		               "--output, or make a PDF."),
			slots);
	svg = ck_printout_svg(o, 0, &size);
	code = svg != NULL ? result_write(r, svg, size) : no_memory();
	free(svg);
	return code;
}

/* --------------------------------------------------------------------- pdf */

static int pressed(const ck_board_request *r, ck_press_result result, const char *pdf)
{
	char *bytes;
	size_t size;
	int code;

	switch (result) {
	case CK_PRESS_DONE: break;
	case CK_PRESS_MISSING:
		return ck_board_fail(
			CK_EXIT_FAILED,
			CK_MSG("A PDF is made with rsvg-convert, which is not here: install the package "
		               "librsvg2-bin, or print SVG files (--format svg)."),
			NULL);
	case CK_PRESS_INTERRUPTED: return interrupted();
	case CK_PRESS_FAILED: return fail_file("rsvg-convert");
	default: return ck_board_fail(CK_EXIT_FAILED, CK_MSG("rsvg-convert has not made the PDF."), NULL);
	}
	bytes = ck_target_read(pdf, &size);
	code = bytes != NULL ? result_write(r, bytes, size) : fail_file(pdf);
	free(bytes);
	return code;
}

/* Press what is in the folder. */
static int pdf_press(const ck_board_request *r, const ck_printout *o, const ck_folder *folder)
{
	char *documents[CK_SHEETS_MAX] = {NULL}, *pdf = ck_folder_file(folder, "board.pdf");
	char name[CK_PRINTOUT_NAME];
	bool good = pdf != NULL;
	int code;

	for (size_t i = 0; i < o->count && good; i++) {
		documents[i] = ck_folder_file(folder, ck_printout_name(o, i, name));
		good = documents[i] != NULL;
	}
	code = good ? pressed(r, ck_press_run(documents, o->count, pdf, ck_tr("Making the PDF ...")), pdf)
	            : no_memory();
	for (size_t i = 0; i < o->count; i++)
		free(documents[i]);
	free(pdf);
	return code;
}

static int pdf_write(const ck_board_request *r, const ck_printout *o)
{
	ck_folder folder = {0};
	int code;

	if (!ck_folder_open_temporary(&folder)) {
		const char *in = getenv("TMPDIR");

		return fail_file(in != NULL && in[0] != '\0' ? in : "/tmp");
	}
	code = sheets_write(o, &folder, folder.part);
	if (code == CK_ARGS_GO)
		code = pdf_press(r, o, &folder);
	ck_folder_release(&folder);
	return code;
}

/* ----------------------------------------------------------------- command */

static int sheets_make(const ck_board_request *r)
{
	ck_printout *o = malloc(sizeof(*o));
	ck_printout_result result;
	int code;

	if (o == NULL)
		return no_memory();
	result = ck_printout_init(o, &r->print);
	if (result == CK_PRINTOUT_NO_MEMORY)
		code = no_memory();
	else if (result == CK_PRINTOUT_TOO_LONG)
		code = ck_board_fail(CK_EXIT_FAILED, CK_MSG("The rules do not fit on one page."), NULL);
	else
		code = r->format == CK_BOARD_AS_PDF ? pdf_write(r, o) : svg_write(r, o);
	ck_printout_release(o);
	free(o);
	return code;
}

int cmd_board(int argc, char **argv)
{
	ck_board_request r;
	int code = ck_board_args_read(argc, argv, &r);

	if (code != CK_ARGS_GO)
		return code;
	ck_press_catch();
	return r.format == CK_BOARD_AS_TEXT ? text_write(&r) : sheets_make(&r);
}
