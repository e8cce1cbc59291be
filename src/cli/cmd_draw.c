/* cmd_draw.c - `charkoni draw`: a position as SVG, or a recorded game move by move. */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/draw_args.h"
#include "cli/folder.h"
#include "cli/record_file.h"
#include "cli/target.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char command_name[] = "draw";

enum { TITLE = CK_GAME_TEXT + 128, NAME = 32, SHORT_MAX = 999 /* moves with three digits */ };

/* ------------------------------------------------------------- what is told */

static int no_memory(void)
{
	return ck_args_fail(command_name, CK_EXIT_FAILED, ck_tr("There is not enough memory to go on."));
}

/* The file or folder of --output, with errno. */
static int not_written(const ck_draw_request *r)
{
	char file[CK_ARGS_QUOTE];
	const ck_slot slots[] = {
		{"file", ck_args_quote(r->output, file)}, {"value", strerror(errno)}, {NULL, NULL}};

	return ck_draw_fail(CK_EXIT_FAILED, ck_tr("“{file}” could not be written: {value}."), slots);
}

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

/* To standard output or the file. */
static int svg_write(const ck_draw_request *r, const char *svg, size_t size)
{
	if (svg == NULL)
		return no_memory();
	if (r->output == NULL)
		return ck_target_print(command_name, svg, size);
	return ck_target_write(r->output, svg, size) ? CK_EXIT_OK : not_written(r);
}

static int line_draw(const ck_draw_request *r)
{
	ck_drawing d;
	size_t size = 0;
	int code = ck_draw_args_apply(r, &r->line_game, &d);
	char *svg;

	if (code != CK_ARGS_GO)
		return code;
	svg = position_draw(r, &r->line, &d, &size);
	code = svg_write(r, svg, size);
	free(svg);
	return code;
}

/* ---------------------------------------------------------------- the moves */

/* An action that stands, also one put in the place of another. */
static bool is_move(const ck_record_item *item)
{
	return !item->undone && (item->kind == CK_RECORD_ACTION ||
	                         (item->kind == CK_RECORD_CORRECT && item->replace == CK_RECORD_ACTION));
}

static uint32_t moves_count(const ck_record *r)
{
	uint32_t count = 0;

	for (size_t i = 0; i < r->count; i++)
		count += is_move(&r->items[i]);
	return count;
}

/* The item of a move by its number, from 1; CK_RECORD_NONE if there is none. */
static uint32_t move_item(const ck_record *r, uint32_t number)
{
	for (size_t i = 0; i < r->count; i++)
		if (is_move(&r->items[i]) && --number == 0)
			return (uint32_t)i;
	return CK_RECORD_NONE;
}

/* The latest move at or before an item. */
static uint32_t move_before(const ck_record *r, uint32_t item)
{
	while (item != CK_RECORD_NONE && !is_move(&r->items[item]))
		item = r->items[item].before;
	return item;
}

static void show_move(const ck_record *r, uint32_t item, ck_drawing *d)
{
	ck_action a;

	item = move_before(r, item);
	if (item == CK_RECORD_NONE)
		return;
	a = r->items[item].action;
	if (a & CK_ACTION_PASS)
		return;
	d->has_last = true;
	d->last_seat = (uint8_t)ck_position_owner(&r->game, &ck_record_before(r, item)->position);
	d->last_from = (uint8_t)ck_action_from(a);
	d->last_to = (uint8_t)ck_action_to(a);
}

static void title_write(const ck_record *r, uint32_t item, char *out)
{
	char game[CK_GAME_TEXT], turn[24], number[24];
	const ck_slot slots[] = {{"game", game}, {"turn", turn}, {"number", number}, {NULL, NULL}};

	ck_game_write(&r->game, game);
	snprintf(turn, sizeof(turn), "%lu", (unsigned long)r->items[item].turn);
	snprintf(number, sizeof(number), "%lu", (unsigned long)r->items[item].number);
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

static int no_such_move(const ck_record_file *f, uint32_t count)
{
	char most[24];

	snprintf(most, sizeof(most), "%lu", (unsigned long)count);
	return ck_record_file_fail(
		f, CK_EXIT_USAGE,
		ck_tr("“{file}” has no such move or item; the moves of the game are 1 to {value}."), most);
}

/* The item to draw after. Without --move the last that stands. */
static int item_find(const ck_draw_request *r, const ck_record_file *f, uint32_t *item)
{
	const ck_record *record = &f->record;

	*item = record->last;
	if (r->has_turn && !ck_record_find(record, r->turn, r->number, item))
		return no_such_move(f, moves_count(record));
	if (r->number > 0 && !r->has_turn)
		*item = move_item(record, r->number);
	if (r->number > 0 && *item == CK_RECORD_NONE)
		return no_such_move(f, moves_count(record));
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
	code = svg_write(r, svg, size);
	free(svg);
	return code;
}

/* A file for each move into the folder. False with errno. */
static bool moves_put(const ck_draw_request *r, const ck_record *record, const ck_drawing *d,
                      const ck_folder *folder)
{
	bool many = moves_count(record) > SHORT_MAX;
	unsigned long number = 0;
	char name[NAME];
	bool good = true;

	for (size_t i = 0; i < record->count && good; i++) {
		size_t size = 0;
		char *svg;

		if (!is_move(&record->items[i]))
			continue;
		snprintf(name, sizeof(name), many ? "%06lu.svg" : "%03lu.svg", ++number);
		svg = item_draw(r, record, (uint32_t)i, *d, &size);
		errno = ENOMEM;
		good = svg != NULL && ck_folder_put(folder, name, svg, size);
		free(svg);
	}
	return good;
}

static int folder_fail(const ck_draw_request *r)
{
	char file[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"file", ck_args_quote(r->output, file)}, {NULL, NULL}};

	if (errno == ENOTEMPTY)
		return ck_draw_fail(
			CK_EXIT_USAGE,
			ck_tr("“{file}” is not empty; the drawings go into a folder of their own."), slots);
	if (errno == ENOTDIR)
		return ck_draw_fail(
			CK_EXIT_USAGE,
			ck_tr("“{file}” is no folder; the drawings go into a folder, a file each."), slots);
	return not_written(r);
}

static int each_draw(const ck_draw_request *r, const ck_record_file *f, const ck_drawing *d)
{
	ck_folder folder = {.path = NULL};
	int code = CK_EXIT_OK;

	if (moves_count(&f->record) == 0)
		return ck_record_file_fail(f, CK_EXIT_USAGE, ck_tr("In “{file}” nothing has been moved yet."),
		                           NULL);
	if (!ck_folder_open(&folder, r->output))
		return folder_fail(r);
	if (!moves_put(r, &f->record, d, &folder) || !ck_folder_keep(&folder))
		code = not_written(r);
	ck_folder_release(&folder);
	return code;
}

/* Read the game that is wanted. */
static int record_read(const ck_draw_request *r, ck_record_file *f)
{
	uint64_t count = 0;
	char number[24];
	int code = ck_record_file_read(f);

	if (code == CK_ARGS_GO)
		code = ck_record_file_check(f, r->game, &count);
	if (code != CK_ARGS_GO)
		return code;
	snprintf(number, sizeof(number), "%llu", (unsigned long long)count);
	if (r->game == 0 && count > 1)
		return ck_record_file_fail(
			f, CK_EXIT_USAGE,
			ck_tr("“{file}” holds {value} games; say with --game which of them to draw."),
			number);
	return ck_record_file_game(f, r->game == 0 ? 1 : r->game);
}

static int record_draw(const ck_draw_request *r)
{
	static ck_record_file f; /* not on the stack */
	ck_drawing d;
	int code;

	f = (ck_record_file){.command = command_name, .path = r->operand};
	code = record_read(r, &f);
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
	return r.is_position ? line_draw(&r) : record_draw(&r);
}
