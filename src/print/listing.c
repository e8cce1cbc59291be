#include "print/listing.h"

#include "base.h"
#include "print/fitting.h"

#include <string.h>

enum {
	SIZE_BODY = 10 * CK_POINT,
	SIZE_LEAST = 5 * CK_POINT,
	SIZE_HEAD = 8 * CK_POINT,
	SIZE_TITLE = 13 * CK_POINT,
	SIZE_NOTE = 9 * CK_POINT,
	PAD = 1 * CK_MM,      /* on either side of a cell */
	PAD_ROW = 1200,       /* above and below its text, together */
	NAME = 28 * CK_MM,    /* a column of names is no narrower, if letters can be smaller */
	WRITING = 18 * CK_MM, /* nor one in which somebody writes */
	TITLE_GAP = 5 * CK_MM,
	TITLE_HEIGHT = 7 * CK_MM,
	INFINITE = INT32_MAX / 2,
};

const char ck_listing_void[] = "";

/* A part laid out in columns. */
typedef struct layout {
	const ck_listing_part *part;
	int32_t size; /* of the letters */
	int32_t x[CK_LISTING_COLUMNS], width[CK_LISTING_COLUMNS];
	int32_t head; /* its height */
} layout;

/* ----------------------------------------------------------------- columns */

static ck_type head_type(const layout *l)
{
	return (ck_type){l->size < SIZE_HEAD ? l->size : SIZE_HEAD, false};
}

static const char *cell_of(const ck_listing_part *p, size_t row, size_t column)
{
	return p->cells[row * p->column_count + column];
}

static int32_t most(int32_t one, int32_t other)
{
	return one > other ? one : other;
}

/* What a column needs: its longest cell, and the longest word of its head; of names their longest word. */
static int32_t column_need(const layout *l, size_t column)
{
	const ck_listing_column *c = &l->part->columns[column];
	const ck_type type = {l->size, c->bold};
	int32_t need = c->share > 0 ? NAME : ck_fitting_word(c->head, head_type(l));

	for (size_t row = 0; row < l->part->row_count && c->share == 0; row++)
		need = most(need, ck_fitting_length(cell_of(l->part, row, column), type));
	need += 2 * PAD;
	if (c->ruled)
		need = most(need, WRITING);
	return most(need, c->least);
}

/* Share `left` among the columns of names. */
static void columns_share(layout *l, int32_t left)
{
	int32_t shares = 0;

	for (size_t i = 0; i < l->part->column_count; i++)
		shares += l->part->columns[i].share;
	for (size_t i = 0; i < l->part->column_count && shares > 0; i++)
		l->width[i] += (int32_t)((int64_t)left * l->part->columns[i].share / shares);
}

/* Lay the columns out in letters of this size. False if they need more room. */
static bool columns_try(layout *l, int32_t x, int32_t width, int32_t size)
{
	int32_t used = 0;

	l->size = size;
	for (size_t i = 0; i < l->part->column_count; i++) {
		l->width[i] = column_need(l, i);
		used += l->width[i];
	}
	if (used > width && size > SIZE_LEAST)
		return false;
	if (used < width)
		columns_share(l, width - used);
	for (size_t i = 0; i < l->part->column_count; i++) {
		if (used > width)
			l->width[i] = (int32_t)((int64_t)l->width[i] * width / used);
		l->x[i] = x;
		x += l->width[i];
	}
	return true;
}

static void cell_fit(ck_fitting *f, const layout *l, size_t column, const char *text, ck_type type)
{
	ck_fitting_wrap(f, text, l->width[column] - 2 * PAD, type);
}

static void layout_make(layout *l, const ck_listing_part *part, ck_box room)
{
	int32_t size = SIZE_BODY;

	*l = (layout){.part = part};
	CK_ASSERT(part->column_count > 0 && part->column_count <= CK_LISTING_COLUMNS);
	while (!columns_try(l, room.x, room.width, size))
		size -= CK_POINT / 2;
	for (size_t i = 0; i < part->column_count; i++) {
		ck_fitting f;

		cell_fit(&f, l, i, part->columns[i].head, head_type(l));
		l->head = most(l->head, (int32_t)f.count * f.step + PAD_ROW);
	}
}

/* ----------------------------------------------------------------- heights */

static int32_t row_height(const layout *l, size_t row)
{
	int32_t height = most(l->part->row_least, l->size * 12 / 10 + PAD_ROW);

	for (size_t i = 0; i < l->part->column_count; i++) {
		ck_fitting f;

		cell_fit(&f, l, i, cell_of(l->part, row, i), (ck_type){l->size, l->part->columns[i].bold});
		height = most(height, (int32_t)f.count * f.step + PAD_ROW);
	}
	return height;
}

static int32_t note_height(const ck_listing_part *part, int32_t width)
{
	ck_fitting f;

	if (part->note[0] == '\0')
		return 0;
	ck_fitting_wrap(&f, part->note, width, (ck_type){SIZE_NOTE, false});
	return (int32_t)f.count * f.step + 2 * PAD;
}

static int32_t title_height(const ck_listing_part *part, bool first)
{
	return part->title[0] == '\0' ? (first ? 0 : TITLE_GAP) : TITLE_HEIGHT + (first ? 0 : TITLE_GAP);
}

/* ------------------------------------------------------------------ sheets */

/* Going through what a sheet holds. */
typedef struct walk {
	ck_sink *s; /* NULL: nothing is written */
	ck_box room;
	int32_t y; /* where the next thing stands */
} walk;

static void head_write(const walk *w, const layout *l)
{
	const ck_box box = {w->room.x, w->y, w->room.width, l->head};

	if (w->s == NULL)
		return;
	ck_leaf_fill(w->s, box, "#e8e8e8");
	for (size_t i = 0; i < l->part->column_count; i++) {
		const ck_listing_column *c = &l->part->columns[i];
		const int32_t inner = l->width[i] - 2 * PAD;
		const int32_t x = l->x[i] + PAD + (int32_t)((int64_t)inner * c->anchor / 2);
		ck_fitting f;

		cell_fit(&f, l, i, c->head, head_type(l));
		ck_fitting_write(w->s, &f, c->head, (ck_anchor)c->anchor, x, w->y, l->head);
	}
}

static void cell_write(const walk *w, const layout *l, size_t row, size_t i, int32_t height)
{
	const ck_listing_column *c = &l->part->columns[i];
	const char *text = cell_of(l->part, row, i);
	const int32_t inner = l->width[i] - 2 * PAD;
	const int32_t x = l->x[i] + PAD + (int32_t)((int64_t)inner * c->anchor / 2);
	ck_fitting f;

	if (text == ck_listing_void)
		ck_leaf_fill(w->s, (ck_box){l->x[i], w->y, l->width[i], height}, "#c8c8c8");
	if (c->ruled || c->crossed) {
		ck_leaf_stroke(w->s, l->x[i], w->y, 0, height, "#888", 100);
		ck_leaf_stroke(w->s, l->x[i] + l->width[i], w->y, 0, height, "#888", 100);
	}
	cell_fit(&f, l, i, text, (ck_type){l->size, c->bold});
	ck_fitting_write(w->s, &f, text, (ck_anchor)c->anchor, x, w->y, height);
}

static void row_write(const walk *w, const layout *l, size_t row, int32_t height)
{
	if (w->s == NULL)
		return;
	for (size_t i = 0; i < l->part->column_count; i++)
		cell_write(w, l, row, i, height);
	ck_leaf_stroke(w->s, w->room.x, w->y + height, w->room.width, 0, "#888", 100);
}

static void title_write(const walk *w, const ck_listing_part *part)
{
	ck_fitting f;

	if (w->s == NULL || part->title[0] == '\0')
		return;
	ck_fitting_find(&f, part->title, w->room.width, TITLE_HEIGHT, (ck_type){SIZE_TITLE, true});
	ck_fitting_write(w->s, &f, part->title, CK_ANCHOR_START, w->room.x, w->y - TITLE_HEIGHT,
	                 TITLE_HEIGHT);
}

static void note_write(const walk *w, const ck_listing_part *part, int32_t height)
{
	ck_fitting f;

	if (w->s == NULL || height == 0)
		return;
	ck_fitting_wrap(&f, part->note, w->room.width, (ck_type){SIZE_NOTE, false});
	ck_fitting_write(w->s, &f, part->note, CK_ANCHOR_START, w->room.x, w->y, height);
}

/* The height of a part in one piece. */
static int32_t part_height(const layout *l, int32_t width, bool first)
{
	int64_t height = title_height(l->part, first) + l->head + note_height(l->part, width);

	for (size_t row = 0; row < l->part->row_count; row++)
		height += row_height(l, row);
	return height < INFINITE ? (int32_t)height : INFINITE;
}

/* The rows of a part from `row` on that there is room for, and its note. Returns the first that there is none for. */
static size_t part_walk(walk *w, const ck_listing_part *part, size_t row, bool first)
{
	const int32_t bottom = w->room.y + w->room.height;
	const int32_t title = title_height(part, first), note = note_height(part, w->room.width);
	const size_t begin = row;
	layout l;

	layout_make(&l, part, w->room);
	if (!first && part->whole && w->y + part_height(&l, w->room.width, first) > bottom &&
	    part_height(&l, w->room.width, true) <= w->room.height)
		return row;
	if (row < part->row_count) {
		if (!first && w->y + title + l.head + row_height(&l, row) > bottom)
			return row;
		w->y += title;
		title_write(w, part);
		head_write(w, &l);
		w->y += l.head;
	}
	for (; row < part->row_count; row++) {
		const int32_t height = row_height(&l, row);

		/* a row that is higher than a sheet is written over its foot, rather than never */
		if (w->y + height > bottom && !(first && row == begin))
			return row;
		row_write(w, &l, row, height);
		w->y += height;
	}
	if (note > 0 && w->y + note > bottom && !(first && row == begin))
		return row;
	note_write(w, part, note);
	w->y += note;
	return part->row_count + 1;
}

/* All that a sheet holds. */
static ck_listing_place walk_from(walk *w, const ck_listing *l, ck_listing_place from)
{
	bool first = true;

	w->y = w->room.y;
	for (; from.part < l->count; from = (ck_listing_place){from.part + 1, 0}) {
		const ck_listing_part *part = &l->parts[from.part];

		from.row = part_walk(w, part, from.row, first);
		if (from.row <= part->row_count)
			break;
		first = false;
	}
	return from;
}

ck_listing_place ck_listing_next(const ck_listing *l, ck_listing_place from, ck_box room)
{
	walk w = {.room = room};

	return walk_from(&w, l, from);
}

int32_t ck_listing_height(const ck_listing *l, int32_t width)
{
	walk w = {.room = {0, 0, width, INFINITE}};

	walk_from(&w, l, (ck_listing_place){0, 0});
	return w.y;
}

void ck_listing_write(ck_sink *s, const ck_listing *l, ck_listing_place from, ck_box room)
{
	walk w = {.s = s, .room = room};

	walk_from(&w, l, from);
}
