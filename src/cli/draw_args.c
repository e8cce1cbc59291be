#include "cli/draw_args.h"

#include "cli/args.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char command_name[] = "draw";
static const char *const look_words[] = {"modern", "card", "cloth", NULL};
static const char *const theme_words[] = {"light", "dark", NULL};
static const char *const piece_words[] = {"pawns", "flat", NULL};

int ck_draw_fail(int code, const char *text, const ck_slot *slots)
{
	char sentence[CK_ARGS_ERROR];

	ck_fill(sentence, sizeof(sentence), text, slots);
	return ck_args_fail(command_name, code, sentence);
}

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
	return ck_draw_fail(
		CK_EXIT_USAGE,
		ck_tr("--move is “{value}”, but must be a number from 1, or a turn and the number of "
	              "an item in it as in 12.3."),
		slots);
}

/* ------------------------------------------------------------- the operand */

/* A position line has blanks, and no file has its name. */
static int line_read(ck_draw_request *r)
{
	ck_error err;

	r->is_position = strchr(r->operand, ' ') != NULL && access(r->operand, F_OK) != 0;
	if (!r->is_position)
		return CK_ARGS_GO;
	if (r->each || r->move != NULL || r->game != 0)
		return ck_draw_fail(
			CK_EXIT_USAGE,
			ck_tr("--move, --each and --game want a file of records; a position line is "
		              "one position."),
			NULL);
	if (!ck_position_parse(&r->line_game, &r->line, r->operand, strlen(r->operand), &err))
		return ck_args_fail_error(command_name, &err);
	return CK_ARGS_GO;
}

/* Options that do not go together. */
static int together_check(const ck_draw_request *r)
{
	if (r->each && r->move != NULL)
		return ck_draw_fail(CK_EXIT_USAGE,
		                    ck_tr("--each draws all moves and --move one; take one of them."), NULL);
	if (r->each && r->output == NULL)
		return ck_draw_fail(
			CK_EXIT_USAGE,
			ck_tr("--each makes a file a move: name a folder for them with --output."), NULL);
	return CK_ARGS_GO;
}

int ck_draw_args_apply(const ck_draw_request *r, const ck_game *g, ck_drawing *d)
{
	char number[24], count[24];
	const ck_slot slots[] = {{"number", number}, {"count", count}, {NULL, NULL}};

	snprintf(number, sizeof(number), "%u", (unsigned)r->seat);
	snprintf(count, sizeof(count), "%u", g->seats);
	if (r->seat > g->seats)
		return ck_draw_fail(CK_EXIT_USAGE,
		                    ck_tr("There is no seat {number}; this game has the seats 1 to {count}."),
		                    slots);
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
		{.operand = CK_MSG("POSITION|FILE"),
	         .text = &r->operand,
	         .required = true,
	         .complete = CK_COMPLETE_FILE,
	         .help = CK_MSG("a position line, as one argument, or a file of records (.ckr); - is the "
	                        "standard input with records")},
		{.name = "output",
	         .value = CK_MSG("PATH"),
	         .text = &r->output,
	         .complete = CK_COMPLETE_FILE,
	         .help = CK_MSG("the file to write, with --each the folder; without it standard output")},
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
	         .words = look_words,
	         .help = CK_MSG("how the board looks; without it modern")},
		{.name = "theme",
	         .word = &r->theme,
	         .words = theme_words,
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
		CK_MSG("Draw a position, or a recorded game move by move, as SVG."),
		options,
		CK_MSG("A move is an action that stands, counted through the game. The drawing of a record "
	               "shows the "
	               "last move. `rsvg-convert -w 1200 drawing.svg -o drawing.png` makes a picture of "
	               "dots."),
	};

	return ck_args_read(&command, argc, argv);
}

int ck_draw_args_read(int argc, char **argv, ck_draw_request *r)
{
	int code;

	*r = (ck_draw_request){.seat = 1};
	code = read_all(argc, argv, r);
	if (code == CK_ARGS_GO && r->move != NULL)
		code = move_read(r);
	if (code == CK_ARGS_GO)
		code = line_read(r);
	return code == CK_ARGS_GO ? together_check(r) : code;
}
