#include "cli/board_args.h"

#include "cli/args.h"
#include "cli/game_args.h"
#include "cli/target.h"
#include "draw/look.h"
#include "term/words.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char command_name[] = "board";

static const char *const format_words[] = {"pdf", "svg", "text", NULL};
static const char *const paper_words[] = {"a4", "letter", "a3", NULL};
static const char *const sheet_words[CK_SHEET_KIND_COUNT] = {
	[CK_SHEET_WHOLE] = "whole",   [CK_SHEET_TILES] = "tiles", [CK_SHEET_ARMS] = "arms",
	[CK_SHEET_PIECES] = "pieces", [CK_SHEET_RULES] = "rules",
};

/* --------------------------------------------------------------- arguments */

/* One word of --sheets, `size` bytes long. */
static int sheet_take(ck_board_request *r, const char *word, size_t size)
{
	char text[CK_ARGS_QUOTE], quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"value", quote}, {NULL, NULL}};

	for (unsigned kind = 0; kind < CK_SHEET_KIND_COUNT; kind++) {
		if (strlen(sheet_words[kind]) == size && memcmp(sheet_words[kind], word, size) == 0) {
			r->print.kinds |= (uint8_t)(1u << kind);
			return CK_ARGS_GO;
		}
	}
	snprintf(text, sizeof(text), "%.*s", size < sizeof(text) ? (int)size : (int)sizeof(text) - 1, word);
	ck_args_quote(text, quote);
	return ck_args_fail_with(
		command_name, CK_EXIT_USAGE,
		ck_tr("There is no sheet “{value}”; the sheets are whole, tiles, arms, pieces, rules."),
		slots);
}

static int sheets_read(ck_board_request *r)
{
	const char *at = r->sheets_text;
	int code = CK_ARGS_GO;

	while (code == CK_ARGS_GO) {
		const size_t size = strcspn(at, ",");

		code = sheet_take(r, at, size);
		if (at[size] == '\0')
			break;
		at += size + 1;
	}
	return code;
}

bool ck_board_is_single(const ck_board_request *r)
{
	const char *text;

	return r->output == NULL || ck_target_ending(r->output, &text) == CK_ENDING_SVG;
}

/* What the name of the output tells of its format; the two must agree. */
static int format_read(ck_board_request *r)
{
	static const uint8_t formats[] = {
		[CK_ENDING_SVG] = CK_BOARD_AS_SVG,
		[CK_ENDING_PDF] = CK_BOARD_AS_PDF,
		[CK_ENDING_TEXT] = CK_BOARD_AS_TEXT,
	};
	const char *text = "";
	const ck_ending ending = r->output != NULL ? ck_target_ending(r->output, &text) : CK_ENDING_NONE;
	const ck_slot slots[] = {{"ending", text}, {"format", format_words[r->format]}, {NULL, NULL}};

	if (ending == CK_ENDING_OTHER)
		return ck_args_fail_with(
			command_name, CK_EXIT_USAGE,
			ck_tr("--output ends in .{ending}, but boards are .pdf, .svg or .txt; rsvg-convert "
		              "makes a PNG of an SVG."),
			slots);
	if (ending == CK_ENDING_NONE)
		return CK_ARGS_GO;
	if (r->format_given && r->format != formats[ending])
		return ck_args_fail_with(command_name, CK_EXIT_USAGE,
		                         ck_tr("--output ends in .{ending}, but --format is {format}."),
		                         slots);
	r->format = formats[ending];
	return CK_ARGS_GO;
}

/* The sheets where nobody says: the board, over several sheets if it is too large for one; a single SVG holds no
 * more. */
static void sheets_usual(ck_board_request *r)
{
	const bool large = r->print.size > ck_sheet_most(&r->print, CK_SHEET_WHOLE);

	r->print.kinds = (uint8_t)(1u << (large ? CK_SHEET_TILES : CK_SHEET_WHOLE));
	if (r->format != CK_BOARD_AS_SVG || !ck_board_is_single(r))
		r->print.kinds |= 1u << CK_SHEET_PIECES | 1u << CK_SHEET_RULES;
}

/* A kind of sheet that the game has not, or not so large. */
static int kind_check(const ck_board_request *r, ck_sheet_kind kind)
{
	const int32_t most = ck_sheet_most(&r->print, kind);
	char size[CK_NUMBER], limit[CK_NUMBER];
	const ck_slot slots[] = {{"size", ck_words_number(r->size, size)},
	                         {"most", ck_words_number((size_t)(most / CK_MM), limit)},
	                         {NULL, NULL}};

	if ((r->print.kinds & 1u << kind) == 0)
		return CK_ARGS_GO;
	if (most == 0)
		return ck_args_fail(
			command_name, CK_EXIT_USAGE,
			ck_tr("Only the cross of Pachisi and Chaupar has arms to print; a Parchís board "
		              "is printed with --sheets whole or tiles."));
	if (r->print.size <= most)
		return CK_ARGS_GO;
	return kind == CK_SHEET_WHOLE
	               ? ck_args_fail_with(
				 command_name, CK_EXIT_USAGE,
				 ck_tr("A board of {size} mm does not go on one sheet of this paper, which "
	                               "has room for {most} mm; --sheets tiles parts it over several."),
				 slots)
	               : ck_args_fail_with(
				 command_name, CK_EXIT_USAGE,
				 ck_tr("The arms of a board of {size} mm do not go on this paper, which has "
	                               "room for those of {most} mm; --sheets tiles parts it over several."),
				 slots);
}

static int paper_check(ck_board_request *r)
{
	int code = CK_ARGS_GO;

	r->print.game = &r->game;
	r->print.paper = (uint8_t)r->paper;
	r->print.look = (uint8_t)r->look;
	r->print.theme = (uint8_t)r->theme;
	r->print.size = (int32_t)r->size * CK_MM;
	if (r->sheets_text != NULL)
		code = sheets_read(r);
	else
		sheets_usual(r);
	for (unsigned kind = CK_SHEET_WHOLE; kind <= CK_SHEET_ARMS && code == CK_ARGS_GO; kind++)
		code = kind_check(r, (ck_sheet_kind)kind);
	return code;
}

/* Text is no paper. */
static int text_check(const ck_board_request *r)
{
	const char *option = r->sheets_text != NULL ? "--sheets"
	                     : r->paper_given       ? "--paper"
	                     : r->size_given        ? "--size"
	                     : r->look_given        ? "--look"
	                     : r->theme_given       ? "--theme"
	                                            : NULL;
	const ck_slot slots[] = {{"option", option}, {NULL, NULL}};

	if (option == NULL)
		return CK_ARGS_GO;
	return ck_args_fail_with(command_name, CK_EXIT_USAGE,
	                         ck_tr("{option} tells of a drawing, and --format text draws none."), slots);
}

static int terminal_check(const ck_board_request *r)
{
	if (r->format != CK_BOARD_AS_PDF || r->output != NULL || !isatty(STDOUT_FILENO))
		return CK_ARGS_GO;
	return ck_args_fail(
		command_name, CK_EXIT_USAGE,
		ck_tr("A PDF is nothing to read at a terminal: name a file for it, as in --output "
	              "board.pdf, or see the board with --format text."));
}

static int check(ck_board_request *r)
{
	int code = ck_game_args_read(command_name, r->game_text, NULL, &r->game, NULL);

	if (code == CK_ARGS_GO)
		code = format_read(r);
	if (code == CK_ARGS_GO)
		code = r->format == CK_BOARD_AS_TEXT ? text_check(r) : paper_check(r);
	return code == CK_ARGS_GO ? terminal_check(r) : code;
}

int ck_board_args_read(int argc, char **argv, ck_board_request *r)
{
	const ck_args_option options[] = {
		{.operand = CK_MSG("GAME"),
	         .help = CK_MSG("parchis, parchis-pairs, pachisi or chaupar, alone or with options as in "
	                        "parchis:players=6"),
	         .text = &r->game_text,
	         .required = true,
	         .complete = CK_COMPLETE_GAME},
		{.name = "paper",
	         .help = CK_MSG("the paper in the printer; without it a4"),
	         .word = &r->paper,
	         .words = paper_words,
	         .given = &r->paper_given},
		{.name = "format",
	         .help = CK_MSG(
			 "one PDF with all sheets, SVG with a file for each, or the board as characters; "
			 "without it as the name of the output ends (.pdf, .svg, .txt), else pdf"),
	         .word = &r->format,
	         .words = format_words,
	         .given = &r->format_given},
		{.name = "output",
	         .value = CK_MSG("PATH"),
	         .help = CK_MSG("the file to write, or a folder for the SVG files of several sheets; without "
	                        "it, or with -, standard output"),
	         .text = &r->output,
	         .complete = CK_COMPLETE_FILE},
		{.name = "sheets",
	         .value = CK_MSG("LIST"),
	         .help = CK_MSG(
			 "what to print, with commas between: whole (the board on one sheet), tiles "
			 "(over several), arms (the cross in parts, squares of 25 mm), pieces, rules; "
			 "without it whole,pieces,rules, and tiles for a --size that is too large for whole"),
	         .text = &r->sheets_text},
		{.name = "size",
	         .value = "MM",
	         .help = CK_MSG(
			 "the board from edge to edge in millimetres, 60 to 1500; pieces have room on it "
			 "from 190 on; without it as large as one sheet, or four tiles, have room for"),
	         .number = &r->size,
	         .low = CK_PRINT_SIZE_MIN / CK_MM,
	         .high = CK_PRINT_SIZE_MAX / CK_MM,
	         .given = &r->size_given},
		{.name = "look",
	         .help = CK_MSG("how the board looks; without it modern"),
	         .word = &r->look,
	         .words = ck_look_names,
	         .given = &r->look_given},
		{.name = "theme",
	         .help = CK_MSG("light or dark colours; without it light"),
	         .word = &r->theme,
	         .words = ck_theme_names,
	         .given = &r->theme_given},
		{0},
	};
	const ck_args_command command = {
		command_name,
		CK_MSG("Print a board, the pieces to cut out, and the rules on one page."),
		options,
		CK_MSG("`charkoni board pachisi --output pachisi.pdf` is all that a game needs, on three "
	               "sheets. "
	               "Each sheet has a rule of 100 mm to check the size with. docs/printing.md tells how "
	               "to print, cut and glue."),
	};
	int code;

	*r = (ck_board_request){.format = CK_BOARD_AS_PDF};
	code = ck_args_read(&command, argc, argv);
	if (r->output != NULL && strcmp(r->output, "-") == 0)
		r->output = NULL;
	return code == CK_ARGS_GO ? check(r) : code;
}
