/* cup_print.c - `charkoni cup print`: the papers of a championship, and its pictures. */
#include "cli/cup_args.h"
#include "cli/cup_parts.h"
#include "cli/cup_sheet.h"
#include "cli/pdf.h"
#include "cli/target.h"
#include "term/input.h"
#include "term/words.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char command_name[] = "cup print";

enum { PER_SHEET = 4 };

static const char *const paper_words[CK_PAPER_COUNT + 1] = {
	[CK_PAPER_A4] = "a4",
	[CK_PAPER_LETTER] = "letter",
	[CK_PAPER_A3] = "a3",
};

/* What the arguments say. */
typedef struct request {
	const char *path, *output;
	unsigned what, paper;
	uint64_t round, sheet, per_sheet;
	bool round_given, per_sheet_given, svg;
} request;

/* ----------------------------------------------------------------- arguments */

static int refuse_option(const char *option, const char *what)
{
	const ck_slot slots[] = {{"option", option}, {"what", what}, {NULL, NULL}};

	return ck_args_fail_with(command_name, CK_EXIT_USAGE, ck_tr("{option} has no meaning for {what}."),
	                         slots);
}

static int ending_check(request *r)
{
	const char *text = "";
	const ck_ending ending = r->output == NULL ? CK_ENDING_PDF : ck_target_ending(r->output, &text);
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"ending", ck_args_quote(text, quote)}, {NULL, NULL}};

	r->svg = ending == CK_ENDING_SVG;
	if (ending == CK_ENDING_PDF && r->output == NULL && isatty(STDOUT_FILENO))
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("A PDF is nothing to read at a terminal: name a file for it, as in "
		                          "--output round.pdf."));
	if (ending == CK_ENDING_PDF || ending == CK_ENDING_SVG || ending == CK_ENDING_NONE)
		return CK_ARGS_GO;
	return ck_args_fail_with(command_name, CK_EXIT_USAGE,
	                         ck_tr("--output ends in .{ending}, but papers are .pdf or .svg."), slots);
}

static int check(request *r)
{
	const char *what = ck_cup_sheet_words[r->what];

	if (r->output != NULL && strcmp(r->output, "-") == 0)
		r->output = NULL;
	if (r->output != NULL && ck_target_is(r->output, r->path))
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("--output is the file of the championship itself: name another."));
	if (r->round_given && r->what != CK_CUP_SHEET_ROUND && r->what != CK_CUP_SHEET_SLIPS)
		return refuse_option("--round", what);
	if (r->per_sheet_given && r->what != CK_CUP_SHEET_SLIPS)
		return refuse_option("--per-sheet", what);
	return ending_check(r);
}

static int request_read(int argc, char **argv, request *r)
{
	const ck_args_option options[] = {
		CK_CUP_FILE_OPERAND(&r->path),
		{.operand = CK_MSG("WHAT"),
	         .help = CK_MSG("bracket, groups (cross tables), round (its games by table), standings, "
	                        "entrants (with room "
	                        "for signatures), slips (for scores), tables (numbers to stand on them) or "
	                        "certificates"),
	         .word = &r->what,
	         .words = ck_cup_sheet_words,
	         .required = true},
		{.name = "output",
	         .value = CK_MSG("PATH"),
	         .help = CK_MSG(
			 "the file to write: .pdf, or .svg for a picture; without it, or with -, a PDF on "
			 "standard output"),
	         .text = &r->output,
	         .complete = CK_COMPLETE_FILE},
		{.name = "paper",
	         .help = CK_MSG("the paper in the printer; without it a4"),
	         .word = &r->paper,
	         .words = paper_words},
		{.name = "round",
	         .value = "N",
	         .help = CK_MSG("of round, and of slips: without it the one that is being played"),
	         .number = &r->round,
	         .low = 1,
	         .high = UINT32_MAX,
	         .given = &r->round_given},
		{.name = "per-sheet",
	         .value = "N",
	         .help = CK_MSG("slips on a sheet, 2 to 6; without it 4"),
	         .number = &r->per_sheet,
	         .low = CK_SLIPS_MIN,
	         .high = CK_SLIPS_MAX,
	         .given = &r->per_sheet_given},
		{.name = "sheet",
	         .value = "N",
	         .help = CK_MSG("this sheet alone"),
	         .number = &r->sheet,
	         .low = 1,
	         .high = UINT32_MAX},
		{0},
	};
	const ck_args_command command = {
		command_name,
		CK_MSG("Print the papers of a championship: for the wall, for the tables, for the winners."),
		options,
		CK_MSG("A picture (.svg) of the bracket or of a list is in one piece, however large it "
	               "comes; with "
	               "--sheet, and of all else, it is one sheet."),
	};
	const int code = ck_args_read(&command, argc, argv);

	return code == CK_ARGS_GO ? check(r) : code;
}

/* ------------------------------------------------------------------- refusals */

/* Why there is nothing to print. */
static const char *reason_of(const ck_cup *cup, ck_cup_sheet_result result)
{
	const bool swiss = ck_cup_about(cup)->format.kind == CK_FORMAT_SWISS;

	if (swiss && (result == CK_CUP_SHEET_NO_BRACKET || result == CK_CUP_SHEET_NO_GROUPS))
		return ck_tr("A Swiss tournament has neither bracket nor cross tables: print its round or "
		             "standings.");
	switch (result) {
	case CK_CUP_SHEET_NO_ENTRANTS: return ck_tr("There are no entrants yet.");
	case CK_CUP_SHEET_NOT_DRAWN:
		return ck_tr("The draw has not been made yet, or no round has been paired.");
	case CK_CUP_SHEET_NO_BRACKET:
		return ck_tr("This championship has no bracket: print its groups, round or standings.");
	case CK_CUP_SHEET_NO_KNOCKOUT:
		return ck_tr(
			"The knockout is drawn when the groups are over: print the groups, or the round.");
	case CK_CUP_SHEET_NO_GROUPS:
		return ck_tr("This championship has no cross tables: print its bracket, round or standings.");
	case CK_CUP_SHEET_NO_ROUND: return ck_tr("There is no such round yet.");
	case CK_CUP_SHEET_NO_GAMES: return ck_tr("No game of this round is still to be played.");
	case CK_CUP_SHEET_EMPTY_ROUND: return ck_tr("Nobody has a game in this round.");
	default:
		return ck_cup_about(cup)->phase < CK_CUP_COMPLETE
		               ? ck_tr("Certificates are for when all is decided.")
		               : ck_tr("Nobody has earned a certificate: all have gone without a win.");
	}
}

static int not_made(const ck_cup *cup, ck_cup_sheet_result result)
{
	return result == CK_CUP_SHEET_NO_MEMORY
	               ? ck_args_fail_memory(command_name)
	               : ck_args_fail(command_name, CK_EXIT_USAGE, reason_of(cup, result));
}

/* -------------------------------------------------------------------- output */

/* Sheets, or one of them. */
typedef struct chosen {
	const ck_cup_sheets *sheets;
	size_t first;
} chosen;

static char *svg_of(const void *context, size_t sheet, size_t *size)
{
	const chosen *c = context;

	return ck_cup_sheets_svg(c->sheets, c->first + sheet, size);
}

static int svg_write(const request *r, const chosen *c)
{
	size_t size = 0;
	char *svg = svg_of(c, 0, &size);
	const int code = svg != NULL ? ck_target_put(command_name, r->output, svg, size)
	                             : ck_args_fail_memory(command_name);

	free(svg);
	return code;
}

static int sheets_write(const request *r, const ck_cup_sheets *o)
{
	const chosen c = {o, r->sheet > 0 ? (size_t)r->sheet - 1 : 0};
	const ck_pdf_sheets sheets = {&c, r->sheet > 0 ? 1 : o->count, svg_of,
	                              ck_tr("A PDF is made with rsvg-convert, which is not here: install the "
	                                    "package librsvg2-bin, or make a "
	                                    "picture (--output bracket.svg).")};
	char number[CK_NUMBER];
	const ck_slot slots[] = {{"number", ck_words_number(o->count, number)}, {NULL, NULL}};

	if (r->sheet > o->count)
		return ck_args_fail_with(
			command_name, CK_EXIT_USAGE,
			ck_trn("There is {number} sheet.", "There are {number} sheets.", o->count), slots);
	if (r->svg && sheets.count > 1)
		return ck_args_fail_with(command_name, CK_EXIT_USAGE,
		                         ck_tr("These are {number} sheets, and an SVG is one of them: choose "
		                               "it with --sheet, or "
		                               "make a PDF."),
		                         slots);
	return r->svg ? svg_write(r, &c) : ck_pdf_make(command_name, &sheets, r->output);
}

int ck_cup_print_command(int argc, char **argv)
{
	request r = {.per_sheet = PER_SHEET};
	ck_cup_file f = {.command = command_name};
	ck_cup_sheets o = {0};
	int code = request_read(argc, argv, &r);

	if (code != CK_ARGS_GO)
		return code;
	ck_target_survive();
	ck_input_catch_interrupt();
	f.path = r.path;
	code = ck_cup_file_open(&f, false);
	if (code == CK_ARGS_GO) {
		const ck_cup_sheet_wish wish = {f.cup,
		                                (ck_cup_sheet)r.what,
		                                (ck_paper)r.paper,
		                                r.svg && r.sheet == 0,
		                                (uint32_t)r.round,
		                                (unsigned)r.per_sheet};
		const ck_cup_sheet_result result = ck_cup_sheets_init(&o, &wish);

		code = result == CK_CUP_SHEET_MADE ? sheets_write(&r, &o) : not_made(f.cup, result);
	}
	ck_cup_sheets_release(&o);
	ck_cup_file_close(&f);
	return code;
}
