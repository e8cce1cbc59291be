#include "cli/draw_args.h"

#include "cli/args.h"
#include "cli/record_file.h"
#include "cli/target.h"
#include "draw/look.h"
#include "term/words.h"

#include <string.h>
#include <unistd.h>

static const char command_name[] = "draw";
static const char *const piece_words[] = {"pawns", "flat", NULL};

/* ---------------------------------------------------------------- the move */

/* A number without leading zeros, up to `end`. */
static bool number_read(const char *text, const char *end, uint32_t *number)
{
	uint64_t n = 0;

	if (text == end || (*text == '0' && end - text > 1) || end - text > 9)
		return false;
	for (; text < end; text++) {
		if (*text < '0' || *text > '9')
			return false;
		n = n * 10 + (uint64_t)(*text - '0');
	}
	*number = (uint32_t)n;
	return true;
}

static int move_read(ck_draw_request *r)
{
	const char *dot = strchr(r->move, '.'), *end = r->move + strlen(r->move);
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"value", ck_args_quote(r->move, quote)}, {NULL, NULL}};

	r->has_turn = dot != NULL;
	if ((dot == NULL || number_read(r->move, dot, &r->turn)) &&
	    number_read(dot != NULL ? dot + 1 : r->move, end, &r->number) && r->number > 0)
		return CK_ARGS_GO;
	return ck_args_fail_with(
		command_name, CK_EXIT_USAGE,
		ck_tr("--move is “{value}”, but must be a number from 1, or a turn and the number of "
	              "an item in it as in 12.3."),
		slots);
}

/* ------------------------------------------------------------- the operand */

/* True if it begins as a game string does: the name of a game, alone or with a colon behind. */
static bool is_game(const char *text, size_t size)
{
	const char *colon = memchr(text, ':', size);

	if (colon != NULL)
		size = (size_t)(colon - text);
	for (unsigned kind = 0; kind < CK_KIND_COUNT; kind++) {
		const char *name = ck_kind_name((ck_kind)kind);

		if (strlen(name) == size && memcmp(name, text, size) == 0)
			return true;
	}
	return false;
}

/* A game string is one even if a file has its name. A position line has blanks, and no file has its name. */
static ck_draw_kind kind_of(const ck_draw_request *r, const char *text, size_t size)
{
	if (is_game(text, size))
		return CK_DRAW_GAME;
	return memchr(text, ' ', size) != NULL && access(r->operand, F_OK) != 0 ? CK_DRAW_POSITION
	                                                                        : CK_DRAW_RECORDS;
}

/* Options that only go with some operands. */
static int operand_check(const ck_draw_request *r)
{
	if (r->kind != CK_DRAW_RECORDS && (r->each || r->move != NULL || r->game != 0))
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("--move, --each and --game want a file of records; a game or a "
		                          "position is one drawing."));
	if (r->kind == CK_DRAW_GAME && r->legal)
		return ck_args_fail(
			command_name, CK_EXIT_USAGE,
			ck_tr("--legal wants a position; on an empty board there is nothing to move."));
	return CK_ARGS_GO;
}

/* What is wrong with a position line. The number of the goal is what people write instead of G. */
static int line_fail(const char *text, const ck_error *err)
{
	char goal[CK_NUMBER];
	ck_game g;

	if (ck_game_parse(&g, text, strcspn(text, " "), NULL) &&
	    strcmp(err->part, ck_words_number(g.goal, goal)) == 0)
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("In a position line a piece at the goal is written G."));
	return ck_args_fail_error(command_name, err);
}

static int operand_read(ck_draw_request *r)
{
	const char *text = r->operand + strspn(r->operand, " "); /* as it comes from other programs */
	size_t size = strlen(text);
	ck_error err;
	int code;

	while (size > 0 && text[size - 1] == ' ')
		size--;
	r->kind = kind_of(r, text, size);
	code = operand_check(r);
	if (code != CK_ARGS_GO || r->kind == CK_DRAW_RECORDS)
		return code;
	if (r->kind == CK_DRAW_GAME)
		return ck_game_parse(&r->own_game, text, size, &err) ? CK_ARGS_GO
		                                                     : ck_args_fail_error(command_name, &err);
	return ck_position_parse(&r->own_game, &r->own_position, text, size, &err) ? CK_ARGS_GO
	                                                                           : line_fail(text, &err);
}

/* Options that do not go together. */
static int together_check(const ck_draw_request *r)
{
	const char *text = "";
	const ck_ending ending = r->output != NULL ? ck_target_ending(r->output, &text) : CK_ENDING_NONE;
	const ck_slot slots[] = {{"ending", text}, {NULL, NULL}};

	if (ending != CK_ENDING_NONE && ending != CK_ENDING_SVG)
		return ck_args_fail_with(command_name, CK_EXIT_USAGE,
		                         ck_tr("--output ends in .{ending}, but drawings are .svg; "
		                               "rsvg-convert makes PNG and PDF "
		                               "of them."),
		                         slots);
	if (r->each && r->move != NULL)
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("--each draws all moves and --move one; take one of them."));
	if (r->each && r->output == NULL)
		return ck_args_fail(
			command_name, CK_EXIT_USAGE,
			ck_tr("--each makes a file a move: name a folder for them with --output."));
	return CK_ARGS_GO;
}

int ck_draw_args_apply(const ck_draw_request *r, const ck_game *g, ck_drawing *d)
{
	char number[CK_NUMBER], count[CK_NUMBER];
	const ck_slot slots[] = {{"number", ck_words_number(r->seat, number)},
	                         {"count", ck_words_number(g->seats, count)},
	                         {NULL, NULL}};

	if (r->seat > g->seats)
		return ck_args_fail_with(
			command_name, CK_EXIT_USAGE,
			ck_tr("There is no seat {number}; this game has the seats 1 to {count}."), slots);
	*d = (ck_drawing){
		.game = g,
		.look = (uint8_t)r->look,
		.theme = (uint8_t)r->theme,
		.pieces = (uint8_t)r->pieces,
		.down = g->arm[r->seat - 1],
		.no_numbers = r->no_numbers,
	};
	return CK_ARGS_GO;
}

/* ----------------------------------------------------------- the arguments */

static int read_all(int argc, char **argv, ck_draw_request *r)
{
	const ck_args_option options[] = {
		{.operand = CK_MSG("GAME|POSITION|FILE"),
	         .text = &r->operand,
	         .stray = CK_MSG("A position line has spaces: put it between quotes."),
	         .required = true,
	         .complete = CK_COMPLETE_FILE,
	         .help = CK_MSG(
			 "a game, for its empty board, alone or with options as in parchis:players=6; a "
			 "position line, as one argument; or a file of records (.ckr), - for those on "
			 "the standard input")},
		{.name = "output",
	         .value = CK_MSG("PATH"),
	         .text = &r->output,
	         .complete = CK_COMPLETE_FILE,
	         .help = CK_MSG("the file to write, with --each the folder; without it, or with -, standard "
	                        "output")},
		{.name = "move",
	         .value = CK_MSG("N|TURN.ITEM"),
	         .text = &r->move,
	         .help = CK_MSG("of a record: the position after the move of that number, counted from 1, or "
	                        "after that item of a turn as in 12.3; without it after the last")},
		{.name = "each",
	         .flag = &r->each,
	         .help = CK_MSG("of a record: a file for each move, 001.svg …")},
		{.name = "game",
	         .value = CK_MSG("N"),
	         .number = &r->game,
	         .low = 1,
	         .high = CK_RECORD_FILE_GAMES,
	         .help = CK_MSG("which game of the file, counted from 1, where it holds several")},
		{.name = "legal", .flag = &r->legal, .help = CK_MSG("mark what can move, and where to")},
		{.name = "seat",
	         .value = CK_MSG("N"),
	         .number = &r->seat,
	         .low = 1,
	         .high = CK_SEATS_MAX,
	         .help = CK_MSG("the seat whose side is below; without it 1")},
		{.name = "look",
	         .word = &r->look,
	         .words = ck_look_names,
	         .help = CK_MSG("how the board looks; without it modern")},
		{.name = "theme",
	         .word = &r->theme,
	         .words = ck_theme_names,
	         .help = CK_MSG("light or dark colours; without it light")},
		{.name = "pieces",
	         .word = &r->pieces,
	         .words = piece_words,
	         .help = CK_MSG(
			 "pawns, or flat pieces, which are stacked where pawns are laid on their side")},
		{.name = "no-numbers",
	         .flag = &r->no_numbers,
	         .help = CK_MSG("leave off the numbers of the squares")},
		{0},
	};
	const ck_args_command command = {
		command_name,
		CK_MSG("Draw a board, a position, or a recorded game move by move, as SVG."),
		options,
		CK_MSG("A move is an action that stands, or a third six that sends a piece home, counted "
	               "through the game. The drawing of a record shows the last move. `rsvg-convert -w 1200 "
	               "drawing.svg -o drawing.png` makes a picture of dots."),
	};

	return ck_args_read(&command, argc, argv);
}

int ck_draw_args_read(int argc, char **argv, ck_draw_request *r)
{
	int code;

	*r = (ck_draw_request){.seat = 1};
	code = read_all(argc, argv, r);
	if (r->output != NULL && strcmp(r->output, "-") == 0)
		r->output = NULL;
	if (code == CK_ARGS_GO && r->move != NULL)
		code = move_read(r);
	if (code == CK_ARGS_GO)
		code = operand_read(r);
	return code == CK_ARGS_GO ? together_check(r) : code;
}
