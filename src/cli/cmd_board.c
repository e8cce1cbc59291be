/* cmd_board.c - `charkoni board`: boards, pieces and rules to print. */
#include "cli/args.h"
#include "cli/board_args.h"
#include "cli/board_text.h"
#include "cli/commands.h"
#include "cli/folder.h"
#include "cli/pdf.h"
#include "cli/printout.h"
#include "cli/target.h"
#include "term/input.h"
#include "term/words.h"

#include <stdlib.h>
#include <string.h>

static const char command_name[] = "board";

/* A result that is one text, or NULL where there was no memory for it; it is freed. */
static int text_put(const ck_board_request *r, char *text, size_t size)
{
	const int code = text != NULL ? ck_target_put(command_name, r->output, text, size)
	                              : ck_args_fail_memory(command_name);

	free(text);
	return code;
}

static int text_write(const ck_board_request *r)
{
	size_t size = 0;
	char *text = ck_board_text(&r->game, &size);

	return text_put(r, text, size);
}

/* --------------------------------------------------------------------- svg */

/* All sheets into the folder that is the output. */
static int sheets_write(const ck_printout *o, ck_folder *folder, const char *output)
{
	int code = CK_ARGS_GO;

	for (size_t i = 0; i < o->count && code == CK_ARGS_GO; i++) {
		char name[CK_PRINTOUT_FILE];
		size_t size;
		char *svg = ck_printout_svg(o, i, &size);

		if (svg == NULL)
			code = ck_args_fail_memory(command_name);
		else if (!ck_folder_put(folder, ck_printout_name(o, i, name), svg, size))
			code = ck_folder_fail(command_name, output);
		free(svg);
	}
	return code;
}

static int svg_folder(const ck_board_request *r, const ck_printout *o)
{
	ck_folder folder = {0};
	int code;

	if (!ck_folder_open(&folder, r->output))
		return ck_folder_fail(command_name, r->output);
	code = sheets_write(o, &folder, r->output);
	if (code == CK_ARGS_GO)
		code = ck_folder_keep(&folder) ? CK_EXIT_OK : ck_folder_fail(command_name, r->output);
	ck_folder_release(&folder);
	return code;
}

static int svg_write(const ck_board_request *r, const ck_printout *o)
{
	char number[CK_NUMBER], *svg;
	const ck_slot slots[] = {{"number", ck_words_number(o->count, number)}, {NULL, NULL}};
	size_t size = 0;

	if (!ck_board_is_single(r))
		return svg_folder(r, o);
	if (o->count > 1)
		return ck_args_fail_with(
			command_name, CK_EXIT_USAGE,
			ck_tr("These are {number} sheets, and an SVG is one of them: name a folder with "
		              "--output, or make a PDF."),
			slots);
	svg = ck_printout_svg(o, 0, &size);
	return text_put(r, svg, size);
}

/* --------------------------------------------------------------------- pdf */

static char *sheet_svg(const void *context, size_t sheet, size_t *size)
{
	return ck_printout_svg(context, sheet, size);
}

static int pdf_write(const ck_board_request *r, const ck_printout *o)
{
	const ck_pdf_sheets sheets = {
		o, o->count, sheet_svg,
		ck_tr("A PDF is made with rsvg-convert, which is not here: install the package "
	              "librsvg2-bin, or print SVG files (--format svg).")};

	return ck_pdf_make(command_name, &sheets, r->output);
}

/* ----------------------------------------------------------------- command */

/* What kept the sheets from being laid out. */
static int not_laid_out(ck_printout_result result)
{
	switch (result) {
	case CK_PRINTOUT_NO_MEMORY: return ck_args_fail_memory(command_name);
	case CK_PRINTOUT_NO_RULES:
		return ck_args_fail(command_name, CK_EXIT_FAILED, ck_tr("The page of the rules is damaged."));
	default:
		return ck_args_fail(command_name, CK_EXIT_FAILED, ck_tr("The rules do not fit on one page."));
	}
}

static int sheets_make(const ck_board_request *r)
{
	ck_printout *o = malloc(sizeof(*o));
	ck_printout_result result;
	int code;

	if (o == NULL)
		return ck_args_fail_memory(command_name);
	result = ck_printout_init(o, &r->print);
	if (result != CK_PRINTOUT_DONE)
		code = not_laid_out(result);
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
	ck_target_survive();
	ck_input_catch_interrupt();
	return r.format == CK_BOARD_AS_TEXT ? text_write(&r) : sheets_make(&r);
}
