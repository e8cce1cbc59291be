#include "print/tree.h"

#include "print/fitting.h"

#include <string.h>

enum {
	SIZE_NAME = 9 * CK_POINT, /* of names, where there is no more room than they need ... */
	SIZE_NAME_MOST = 18 * CK_POINT,
	SIZE_SMALL = 6 * CK_POINT, /* of what stands beside them */
	SIZE_SMALL_MOST = 9 * CK_POINT,
	DIGITS = 3, /* bytes of a score; more are words */
	LIFT = 400, /* of a name above its line */
	SIZE_HEAD = 8 * CK_POINT,
	SIZE_PART = 12 * CK_POINT,
	UNIT = 26 * CK_MM, /* from line to line, at most */
	CROWD = 12,        /* lines of a piece from which on columns are not all of one width */
	UNIT_PICTURE = 9 * CK_MM,
	PART_HEIGHT = 7 * CK_MM, /* of the title of a piece */
	HEAD_HEIGHT = 5 * CK_MM,
	FOOT_HEIGHT = 5 * CK_MM, /* below a piece */
	COLUMN = 95 * CK_MM,     /* at most */
	PAD = 1 * CK_MM,
	THIN = 250,
	SHEET_TEXT = 128,
};

#define INK "#000"
#define PALE "#666"

/* A piece that is being drawn. */
typedef struct drawing {
	ck_sink *s;
	const ck_tree *t;
	const ck_tree_piece *piece;
	ck_box room;
	int32_t unit;         /* from line to line */
	int32_t name, small;  /* sizes of letters */
	int32_t y;            /* of the next line of its own */
	uint32_t first, last; /* columns */
	const char *heads[CK_TREE_DEPTH];
	uint32_t own[CK_TREE_DEPTH];  /* lines of their own in each column */
	int32_t x[CK_TREE_DEPTH + 1]; /* where the columns begin, from the first */
	int32_t above[CK_TREE_DEPTH]; /* where the last line of each column stands */
} drawing;

/* ---------------------------------------------------------------- measures */

static bool is_own(const ck_tree *t, uint32_t from)
{
	return from == CK_TREE_NONE || t->marks[from].piece > 0;
}

/* The columns of a match and of all that leads to it. */
static void columns_find(drawing *d, uint32_t match)
{
	const ck_tree_match *m = &d->t->matches[match];

	d->first = m->column < d->first ? m->column : d->first;
	d->last = m->column > d->last ? m->column : d->last;
	d->heads[m->column % CK_TREE_DEPTH] = m->head;
	for (unsigned s = 0; s < 2; s++) {
		if (!is_own(d->t, m->from[s])) {
			columns_find(d, m->from[s]);
			continue;
		}
		d->own[m->column % CK_TREE_DEPTH]++;
		if ((m->byes & 1u << s) != 0 && m->column > 0 && m->column - 1u < d->first)
			d->first = m->column - 1u;
	}
}

static drawing drawing_of(ck_sink *s, const ck_tree *t, const ck_tree_piece *piece, ck_box room)
{
	drawing d = {.s = s, .t = t, .piece = piece, .room = room, .first = UINT32_MAX};

	columns_find(&d, piece->root);
	return d;
}

uint32_t ck_tree_columns(const ck_tree *t, uint32_t sheet)
{
	uint32_t most = 0;

	for (uint32_t i = 0; i < t->piece_count; i++) {
		if (t->pieces[i].sheet == sheet) {
			const drawing d = drawing_of(NULL, t, &t->pieces[i], (ck_box){0});
			const uint32_t columns = d.last - d.first + 2; /* and the winner */

			most = columns > most ? columns : most;
		}
	}
	return most;
}

/* Its lines, and the height of what stands around its pieces. */
static int32_t sheet_lines(const ck_tree *t, uint32_t sheet, int32_t *around)
{
	uint32_t lines = 0;

	*around = 0;
	for (uint32_t i = 0; i < t->piece_count; i++) {
		const ck_tree_piece *p = &t->pieces[i];

		if (p->sheet != sheet)
			continue;
		lines += p->lines;
		*around += HEAD_HEIGHT + FOOT_HEIGHT;
		*around += t->matches[p->root].part[0] != '\0' ? PART_HEIGHT : 0;
	}
	return (int32_t)lines;
}

int32_t ck_tree_height(const ck_tree *t, uint32_t sheet)
{
	int32_t around;
	const int32_t lines = sheet_lines(t, sheet, &around);

	return lines * UNIT_PICTURE + around;
}

static int32_t x_of(const drawing *d, uint32_t column)
{
	return d->x[(column - d->first) % (CK_TREE_DEPTH + 1)];
}

static int32_t width_of(const drawing *d, uint32_t column)
{
	return x_of(d, column + 1) - x_of(d, column);
}

static uint32_t own_of(const drawing *d, uint32_t column)
{
	return column <= d->last ? d->own[column % CK_TREE_DEPTH] : 0;
}

/* Whether a column is one of a crowded piece in which many begin. */
static bool is_crowded(const drawing *d, uint32_t column)
{
	return d->piece->lines >= CROWD && own_of(d, column) * 4 > d->piece->lines;
}

/* A column in which many begin is wider than one whose names have been seen before, and have more height. */
static int32_t weight_of(const drawing *d, uint32_t column)
{
	if (d->piece->lines < CROWD)
		return 1;
	return is_crowded(d, column) ? 15 : own_of(d, column) > 0 || column == d->first + 1 ? 11 : 9;
}

/* Share a width among the columns of a piece and that of its winner. */
static void columns_share(drawing *d, int32_t width)
{
	int32_t sum = 0, used = 0;

	for (uint32_t c = d->first; c <= d->last + 1; c++)
		sum += weight_of(d, c);
	d->x[0] = d->room.x;
	for (uint32_t c = d->first; c <= d->last + 1; c++) {
		used += weight_of(d, c);
		d->x[(c - d->first + 1) % (CK_TREE_DEPTH + 1)] = d->room.x +
		                                                 (int32_t)((int64_t)width * used / sum);
	}
}

/* ------------------------------------------------------------------- texts */

static void grey(ck_sink *s, bool on)
{
	ck_sink_text(s, on ? "<g fill=\"" PALE "\">" : "</g>\n");
}

static bool begins(const char *text, const char *with)
{
	while (*with != '\0' && *text == *with) {
		text++;
		with++;
	}
	return *with == '\0';
}

/* "to sheet 3" into out[SHEET_TEXT]. */
static const char *sheet_text(const char *form, uint32_t sheet, char *out)
{
	static const char slot[] = "{sheet}";
	const char *at = form;
	ck_sink s = ck_sink_into(out, SHEET_TEXT);

	while (*at != '\0' && !begins(at, slot))
		at++;
	ck_sink_bytes(&s, form, (size_t)(at - form));
	ck_sink_number(&s, (int64_t)sheet + 1);
	ck_sink_text(&s, *at == '\0' ? "" : at + sizeof(slot) - 1);
	return out;
}

static void small_put(const drawing *d, ck_anchor anchor, int32_t x, int32_t y, int32_t width,
                      const char *text)
{
	ck_fitting f;

	ck_fitting_find(&f, text, width, d->small * 2, (ck_type){d->small, false});
	grey(d->s, true);
	ck_fitting_write(d->s, &f, text, anchor, x, y, (int32_t)f.count * f.step);
	grey(d->s, false);
}

/* A text above the line that begins at (x, y). */
static void above_put(const drawing *d, const char *text, bool bold, int32_t x, int32_t y, int32_t width,
                      int32_t height)
{
	ck_fitting f;

	ck_fitting_find(&f, text, width, height, (ck_type){d->name, bold});
	ck_fitting_write(d->s, &f, text, CK_ANCHOR_START, x, y - LIFT - (int32_t)f.count * f.step,
	                 (int32_t)f.count * f.step);
}

/* ------------------------------------------------------------------- lines */

/* The height above a line of a column that nothing else needs. */
static int32_t height_above(drawing *d, uint32_t column, int32_t y)
{
	int32_t *above = &d->above[column % CK_TREE_DEPTH];
	int32_t height = y - *above - d->small * 3 / 2;

	*above = y;
	/* Among many of one size nobody is written larger for standing beside a gap. */
	if (height < d->unit * 86 / 100 || is_crowded(d, column))
		height = d->unit * 86 / 100;
	return height < d->unit * 2 ? height : d->unit * 2;
}

/* Returns the width that it takes at the end of the line. */
static int32_t score_put(const drawing *d, const char *text, bool bold, uint32_t column, int32_t y,
                         int32_t height)
{
	const ck_type most = {strlen(text) > DIGITS ? d->small : d->name, bold};
	const int32_t width = width_of(d, column), right = x_of(d, column + 1);
	ck_fitting f;

	if (text[0] == '\0')
		return 0;
	ck_fitting_find(&f, text, width * 35 / 100, height < d->name * 3 / 2 ? height : d->name * 3 / 2,
	                most);
	ck_fitting_write(d->s, &f, text, CK_ANCHOR_END, right - PAD, y - LIFT - (int32_t)f.count * f.step,
	                 (int32_t)f.count * f.step);
	return f.length + PAD;
}

/* A bye in the column before. */
static void bye_put(drawing *d, uint32_t column, int32_t y)
{
	const int32_t x = x_of(d, column - 1), width = width_of(d, column - 1);

	small_put(d, CK_ANCHOR_END, x + width - PAD, y - d->small * 14 / 10, width - 2 * PAD, d->t->bye);
	ck_sink_put(d->s,
	            "<path d=\"M%d %dh%d\" stroke=\"" PALE
	            "\" stroke-width=\"%d\" stroke-dasharray=\"400 800\"/>\n",
	            x + width / 2, y, width - width / 2, THIN);
	height_above(d, column - 1, y);
}

/* A side of a match on the line at y, which begins at x. */
static void side_put(drawing *d, const ck_tree_match *m, unsigned side, int32_t x, int32_t y)
{
	const int32_t start = x_of(d, m->column), end = x_of(d, m->column + 1u), room = end - start - 2 * PAD;
	const int32_t height = height_above(d, m->column, y);
	const bool won = m->winner == side, known = m->name[side][0] != '\0';
	const uint32_t from = m->from[side];
	char text[SHEET_TEXT];

	ck_leaf_stroke(d->s, x, y, end - x, 0, INK, THIN);
	const int32_t score = score_put(d, m->score[side], won, m->column, y, height);
	if (known)
		above_put(d, m->name[side], won, start + PAD, y, room - score, height);
	else
		small_put(d, CK_ANCHOR_START, start + PAD, y - d->small * 14 / 10, room, m->hint[side]);
	if (from != CK_TREE_NONE && d->t->marks[from].piece > 0)
		small_put(d, CK_ANCHOR_START, start + PAD, y, room,
		          sheet_text(d->t->from, d->t->pieces[d->t->marks[from].piece - 1].sheet, text));
	if (is_own(d->t, from) && (m->byes & 1u << side) != 0 && m->column > 0)
		bye_put(d, m->column, y);
}

/* Draw a match with all that leads to it. Returns where the line of its winner is. */
static int32_t match_put(drawing *d, uint32_t match)
{
	const ck_tree_match *m = &d->t->matches[match];
	const int32_t end = x_of(d, m->column + 1u);
	int32_t y[2];

	for (unsigned s = 0; s < 2; s++) {
		const uint32_t from = m->from[s];
		int32_t x = x_of(d, m->column);

		if (is_own(d->t, from)) {
			y[s] = d->y;
			d->y += d->unit;
		} else {
			y[s] = match_put(d, from);
			x = x_of(d, d->t->matches[from].column + 1u);
		}
		side_put(d, m, s, x, y[s]);
	}
	ck_leaf_stroke(d->s, end, y[0], 0, y[1] - y[0], INK, THIN);
	small_put(d, CK_ANCHOR_START, end + PAD, (y[0] + y[1]) / 2, width_of(d, m->column + 1u) - 2 * PAD,
	          m->label);
	return (y[0] + y[1]) / 2;
}

static void winner_put(drawing *d, int32_t y)
{
	const ck_tree_match *m = &d->t->matches[d->piece->root];
	uint32_t next = d->t->marks[d->piece->root].next;
	const char *name = m->winner < CK_TREE_NOBODY ? m->name[m->winner] : "";
	const int32_t x = x_of(d, m->column + 1u), width = width_of(d, m->column + 1u);
	char text[SHEET_TEXT];

	ck_leaf_stroke(d->s, x, y, width, 0, INK, d->piece->last ? 2 * THIN : THIN);
	above_put(d, name, true, x + PAD, y, width - 2 * PAD, height_above(d, m->column + 1u, y));
	if (d->piece->last)
		return;
	while (d->t->marks[next].piece == 0)
		next = d->t->marks[next].next;
	small_put(d, CK_ANCHOR_END, x + width - PAD, y, width - 2 * PAD,
	          sheet_text(d->t->to, d->t->pieces[d->t->marks[next].piece - 1].sheet, text));
}

/* ------------------------------------------------------------------ pieces */

/* What the rounds are called. */
static void heads_put(const drawing *d, int32_t y)
{
	for (uint32_t c = d->first; c <= d->last + 1; c++) {
		const char *head = c <= d->last     ? d->heads[c % CK_TREE_DEPTH]
		                   : d->piece->last ? d->t->winner
		                                    : NULL;
		ck_fitting f;

		if (head == NULL)
			continue;
		ck_fitting_find(&f, head, width_of(d, c) - 2 * PAD, HEAD_HEIGHT, (ck_type){SIZE_HEAD, false});
		grey(d->s, true);
		ck_fitting_write(d->s, &f, head, CK_ANCHOR_START, x_of(d, c) + PAD, y, HEAD_HEIGHT);
		grey(d->s, false);
	}
}

/* Draw a piece from y on. Returns where it ends. */
static int32_t piece_put(drawing *d, int32_t y)
{
	const char *part = d->t->matches[d->piece->root].part;
	ck_fitting f;

	if (part[0] != '\0') {
		ck_fitting_find(&f, part, d->room.width, PART_HEIGHT, (ck_type){SIZE_PART, true});
		ck_fitting_write(d->s, &f, part, CK_ANCHOR_START, d->room.x, y, PART_HEIGHT);
		y += PART_HEIGHT;
	}
	heads_put(d, y);
	y += HEAD_HEIGHT;
	for (uint32_t c = 0; c < CK_TREE_DEPTH; c++)
		d->above[c] = y;
	d->y = y + d->unit * 95 / 100;
	winner_put(d, match_put(d, d->piece->root));
	return y + (int32_t)d->piece->lines * d->unit + FOOT_HEIGHT;
}

static int32_t between(int32_t least, int32_t n, int32_t most)
{
	return n < least ? least : n > most ? most : n;
}

void ck_tree_write(ck_sink *s, const ck_tree *t, uint32_t sheet, ck_box room)
{
	int32_t around, y = room.y;
	const int32_t lines = sheet_lines(t, sheet, &around);
	const int32_t columns = (int32_t)ck_tree_columns(t, sheet);
	const int32_t unit = (room.height - around) / (lines > 0 ? lines : 1);
	const int32_t column = room.width / (columns > 0 ? columns : 1);

	for (uint32_t i = 0; i < t->piece_count; i++) {
		if (t->pieces[i].sheet != sheet)
			continue;
		drawing d = drawing_of(s, t, &t->pieces[i], room);
		d.unit = unit < UNIT ? unit : UNIT;
		d.name = between(SIZE_NAME, d.unit * 27 / 100, SIZE_NAME_MOST);
		d.small = between(SIZE_SMALL, d.unit / 5, SIZE_SMALL_MOST);
		columns_share(&d, (column < COLUMN ? column : COLUMN) * (int32_t)(d.last - d.first + 2));
		y = piece_put(&d, y);
	}
}
