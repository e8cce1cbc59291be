/* cmd_draw.c - `charkoni draw`: a board or a position as SVG, or a recorded game move by move. */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/draw_args.h"
#include "cli/folder.h"
#include "cli/record_file.h"
#include "cli/target.h"
#include "term/input.h"
#include "term/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char command_name[] = "draw";

enum { TITLE = CK_GAME_TEXT + 128, NAME = 32, SHORT_MAX = 999 /* moves with three digits */ };

/* ------------------------------------------------------------------ drawing */

/* The SVG, to be freed; NULL if there is no memory. */
static char *svg_make(const ck_drawing *d, size_t *size)
{
	char *text;

	*size = ck_draw_svg(d, NULL, 0);
	text = malloc(*size + 1);
	if (text != NULL)
		ck_draw_svg(d, text, *size + 1);
	return text;
}

/* Draw a position, with its legal actions if they are wanted, as SVG. */
static char *position_draw(const ck_draw_request *r, const ck_position *p, ck_drawing *d, size_t *size)
{
	static ck_action legal[CK_ACTIONS_MAX];

	d->position = p;
	if (r->legal) {
		d->legal = legal;
		d->legal_count = ck_position_legal(d->game, p, legal);
	}
	return svg_make(d, size);
}

/* An SVG, or NULL where there was no memory for it, to standard output or the file; it is freed. */
static int svg_put(const ck_draw_request *r, char *svg, size_t size)
{
	const int code = svg != NULL ? ck_target_put(command_name, r->output, svg, size)
	                             : ck_args_fail_memory(command_name);

	free(svg);
	return code;
}

/* The empty board of a game, or a position. */
static int operand_draw(const ck_draw_request *r)
{
	ck_drawing d;
	size_t size = 0;
	int code = ck_draw_args_apply(r, &r->own_game, &d);
	char *svg;

	if (code != CK_ARGS_GO)
		return code;
	svg = r->kind == CK_DRAW_GAME ? svg_make(&d, &size) : position_draw(r, &r->own_position, &d, &size);
	return svg_put(r, svg, size);
}

/* ---------------------------------------------------------------- the moves */

/* The way of a piece. */
typedef struct way {
	unsigned seat, from, to;
} way;

/* What an item is, also one put in the place of another. */
static bool is_kind(const ck_record_item *item, ck_record_kind kind)
{
	return !item->undone &&
	       (item->kind == kind || (item->kind == CK_RECORD_CORRECT && item->replace == kind));
}

/* The piece that a throw sends home: the third six of Parchís (RULES 3). */
static bool way_home(const ck_record *r, size_t i, way *w)
{
	const ck_position *before = &ck_record_before(r, i)->position, *after = &r->items[i].after.position;
	const unsigned seat = before->seat;

	if (!is_kind(&r->items[i], CK_RECORD_THROW))
		return false;
	for (unsigned from = 1; from < r->game.goal; from++) {
		*w = (way){seat, from, 0};
		if (ck_position_count(&r->game, after, seat, from) <
		    ck_position_count(&r->game, before, seat, from))
			return true;
	}
	return false;
}

/* An action, or a throw that sends a piece home. */
static bool is_move(const ck_record *r, size_t i)
{
	way w;

	return is_kind(&r->items[i], CK_RECORD_ACTION) || way_home(r, i, &w);
}

/* How it moved; false for a pass. */
static bool way_of(const ck_record *r, size_t i, way *w)
{
	const ck_action a = r->items[i].action;

	if (!is_kind(&r->items[i], CK_RECORD_ACTION))
		return way_home(r, i, w);
	*w = (way){ck_position_owner(&r->game, &ck_record_before(r, i)->position), ck_action_from(a),
	           ck_action_to(a)};
	return (a & CK_ACTION_PASS) == 0;
}

static uint32_t moves_count(const ck_record *r)
{
	uint32_t count = 0;

	for (size_t i = 0; i < r->count; i++)
		count += is_move(r, i);
	return count;
}

/* The item of a move by its number, from 1; CK_RECORD_NONE if there is none. */
static uint32_t move_item(const ck_record *r, uint32_t number)
{
	for (size_t i = 0; i < r->count; i++)
		if (is_move(r, i) && --number == 0)
			return (uint32_t)i;
	return CK_RECORD_NONE;
}

/* Show the latest move at or before an item. */
static void show_move(const ck_record *r, uint32_t item, ck_drawing *d)
{
	way w;

	while (item != CK_RECORD_NONE && !is_move(r, item))
		item = r->items[item].before;
	if (item == CK_RECORD_NONE || !way_of(r, item, &w))
		return;
	d->has_last = true;
	d->last_seat = (uint8_t)w.seat;
	d->last_from = (uint8_t)w.from;
	d->last_to = (uint8_t)w.to;
}

static void title_write(const ck_record *r, uint32_t item, char *out)
{
	char game[CK_GAME_TEXT], turn[CK_NUMBER], number[CK_NUMBER];
	const ck_slot slots[] = {{"game", game},
	                         {"turn", ck_words_number(r->items[item].turn, turn)},
	                         {"number", ck_words_number(r->items[item].number, number)},
	                         {NULL, NULL}};

	ck_game_write(&r->game, game);
	ck_fill(out, TITLE, ck_tr("{game}: turn {turn}, item {number}"), slots);
}

/* The SVG of the position after an item, CK_RECORD_NONE: at the beginning. d is as the arguments say. */
static char *item_draw(const ck_draw_request *r, const ck_record *record, uint32_t item, ck_drawing d,
                       size_t *size)
{
	const ck_record_state *state = item == CK_RECORD_NONE ? &record->begin : &record->items[item].after;
	char title[TITLE];

	if (item != CK_RECORD_NONE) {
		title_write(record, item, title);
		d.title = title;
		show_move(record, item, &d);
	}
	return position_draw(r, &state->position, &d, size);
}

/* ------------------------------------------------------------------ records */

static int nothing_moved(const ck_record_file *f)
{
	return ck_record_file_fail(f, CK_EXIT_USAGE, ck_tr("In “{file}” nothing has been moved yet."), NULL);
}

static int no_such_move(const ck_record_file *f)
{
	const uint32_t count = moves_count(&f->record);
	char most[CK_NUMBER];

	if (count == 0)
		return nothing_moved(f);
	return ck_record_file_fail(
		f, CK_EXIT_USAGE,
		ck_tr("“{file}” has no such move or item; the moves of the game are 1 to {value}."),
		ck_words_number(count, most));
}

/* The item to draw after. Without --move the last that stands. */
static int item_find(const ck_draw_request *r, const ck_record_file *f, uint32_t *item)
{
	const ck_record *record = &f->record;

	*item = record->last;
	if (r->has_turn && !ck_record_find(record, r->turn, r->number, item))
		return no_such_move(f);
	if (r->number > 0 && !r->has_turn)
		*item = move_item(record, r->number);
	if (r->number > 0 && *item == CK_RECORD_NONE)
		return no_such_move(f);
	if ((*item == CK_RECORD_NONE ? record->begin : record->items[*item].after).phase < CK_RECORD_IN_PLAY)
		return ck_record_file_fail(
			f, CK_EXIT_USAGE,
			ck_tr("In “{file}” play has not begun, so there is no position to draw."), NULL);
	return CK_ARGS_GO;
}

static int one_draw(const ck_draw_request *r, const ck_record_file *f, const ck_drawing *d)
{
	uint32_t item;
	size_t size = 0;
	int code = item_find(r, f, &item);
	char *svg;

	if (code != CK_ARGS_GO)
		return code;
	svg = item_draw(r, &f->record, item, *d, &size);
	return svg_put(r, svg, size);
}

/* A file for each move into the folder. */
static int moves_put(const ck_draw_request *r, const ck_record *record, const ck_drawing *d,
                     ck_folder *folder)
{
	const bool many = moves_count(record) > SHORT_MAX;
	unsigned long number = 0;
	char name[NAME];
	int code = CK_ARGS_GO;

	for (size_t i = 0; i < record->count && code == CK_ARGS_GO; i++) {
		size_t size = 0;
		char *svg;

		if (!is_move(record, i))
			continue;
		snprintf(name, sizeof(name), many ? "%06lu.svg" : "%03lu.svg", ++number);
		svg = item_draw(r, record, (uint32_t)i, *d, &size);
		if (svg == NULL)
			code = ck_args_fail_memory(command_name);
		else if (!ck_folder_put(folder, name, svg, size))
			code = ck_folder_fail(command_name, r->output);
		free(svg);
	}
	return code;
}

static int each_draw(const ck_draw_request *r, const ck_record_file *f, const ck_drawing *d)
{
	ck_folder folder = {.path = NULL};
	int code;

	if (moves_count(&f->record) == 0)
		return nothing_moved(f);
	if (!ck_folder_open(&folder, r->output))
		return ck_folder_fail(command_name, r->output);
	code = moves_put(r, &f->record, d, &folder);
	if (code == CK_ARGS_GO)
		code = ck_folder_keep(&folder) ? CK_EXIT_OK : ck_folder_fail(command_name, r->output);
	ck_folder_release(&folder);
	return code;
}

/* Read the game that is wanted. */
static int record_read(const ck_draw_request *r, ck_record_file *f)
{
	uint64_t count = 0;
	char number[CK_NUMBER];
	int code = ck_record_file_read(f);

	if (code == CK_ARGS_GO)
		code = ck_record_file_check(f, r->game, &count);
	if (code != CK_ARGS_GO)
		return code;
	if (r->game == 0 && count > 1)
		return ck_record_file_fail(
			f, CK_EXIT_USAGE,
			ck_tr("“{file}” holds {value} games; say with --game which of them to draw."),
			ck_words_number(count, number));
	return ck_record_file_game(f, r->game == 0 ? 1 : r->game);
}

/* Drawing over it would destroy it. */
static int output_is_record(const ck_draw_request *r)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"file", ck_args_quote(r->output, quote)}, {NULL, NULL}};

	return ck_args_fail_with(command_name, CK_EXIT_USAGE,
	                         ck_tr("“{file}” is the record itself; name another file with --output."),
	                         slots);
}

static int record_draw(const ck_draw_request *r)
{
	static ck_record_file f; /* not on the stack */
	ck_drawing d;
	int code;

	f = (ck_record_file){.command = command_name, .path = r->operand};
	if (r->output != NULL && ck_target_is(r->output, strcmp(r->operand, "-") == 0 ? NULL : r->operand))
		return output_is_record(r);
	code = record_read(r, &f);
	ck_input_catch_interrupt(); /* until now there is nothing to clear away */
	if (code == CK_ARGS_GO)
		code = ck_draw_args_apply(r, &f.record.game, &d);
	if (code == CK_ARGS_GO)
		code = r->each ? each_draw(r, &f, &d) : one_draw(r, &f, &d);
	ck_record_file_release(&f);
	return code;
}

int cmd_draw(int argc, char **argv)
{
	static ck_draw_request r; /* not on the stack */
	int code = ck_draw_args_read(argc, argv, &r);

	if (code != CK_ARGS_GO)
		return code;
	ck_target_survive();
	if (r.kind == CK_DRAW_RECORDS)
		return record_draw(&r);
	ck_input_catch_interrupt();
	return operand_draw(&r);
}
