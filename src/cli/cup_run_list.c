/* cup_run_list.c - the agenda on the full screen: its parts, each with its title, as far as they fit. */
#include "cli/cup_run_fit.h"
#include "cli/cup_run_screen.h"

enum {
	NUMBER_COLUMNS = 5,
	TABLE_COLUMNS = 5,
	WHEN_MOST = 34,
};

static const ck_ink plain = {CK_TONE_TEXT, 0};
static const ck_ink bold = {CK_TONE_TEXT, CK_STYLE_BOLD};
static const ck_ink urgent = {CK_TONE_INK + CK_RED, CK_STYLE_BOLD};
static const ck_ink dim = {CK_TONE_TEXT, CK_STYLE_DIM};

static ck_ink ink_of(const ck_agenda_row *row)
{
	if (row->declarable && row->part == CK_AGENDA_LATE)
		return urgent;
	if (row->part == CK_AGENDA_JUDGE || row->part == CK_AGENDA_LATE)
		return bold;
	return row->part == CK_AGENDA_OVER ? dim : plain;
}

/* The columns that the times take. */
static int when_columns(const ck_run_view *v)
{
	int most = v->canvas.columns / 2 < WHEN_MOST ? v->canvas.columns / 2 : WHEN_MOST, widest = 0;
	ck_run_cells cells;

	for (size_t i = 0; i < v->run->agenda.count; i++) {
		int columns;

		ck_run_text_row(v->run, &v->run->agenda.rows[i], &cells);
		columns = ck_text_columns(cells.when, v->canvas.ascii);
		widest = columns > widest ? columns : widest;
	}
	return widest < most ? widest : most;
}

static void row_draw(ck_run_view *v, int at, size_t i, int when)
{
	const ck_agenda_row *row = &v->run->agenda.rows[i];
	ck_canvas *c = &v->canvas;
	ck_ink ink = ink_of(row);
	const ck_area area = {at, 0, 1, c->columns};
	ck_run_cells cells;
	int column = 2 + NUMBER_COLUMNS + TABLE_COLUMNS;

	ck_run_text_row(v->run, row, &cells);
	ck_canvas_put(c, at, 0, 2, ink, i == v->run->chosen ? "> " : "  ");
	ck_canvas_put(c, at, 2, NUMBER_COLUMNS - 1, ink, cells.number);
	ck_canvas_put(c, at, 2 + NUMBER_COLUMNS, TABLE_COLUMNS - 1, ink, cells.table);
	ck_canvas_put(c, at, column, when, ink, cells.when);
	column += when + 2;
	column += ck_canvas_put(c, at, column, c->columns, ink, cells.stage);
	ck_run_fit_sides(v->run, row, c->columns - column, c->ascii, cells.sides);
	ck_canvas_put(c, at, column, c->columns, ink, cells.sides);
	if (i == v->run->chosen)
		ck_canvas_mark(c, &area, (ck_ink){CK_TONE_TEXT, CK_STYLE_REVERSE});
}

/* The line of a row among all lines, titles too. */
static int line_of(const ck_agenda *a, size_t row)
{
	int line = (int)row;

	for (unsigned part = 0; part < CK_AGENDA_PARTS; part++)
		if (a->parts[part] > 0 && row < a->count && part <= a->rows[row].part)
			line++;
	return line;
}

/* Keep what is chosen in sight, with a line above it, where the title of its part is or will stand. */
static void scroll(ck_run_view *v, int rows)
{
	const ck_agenda *a = &v->run->agenda;
	int line = line_of(a, v->run->chosen), lines = (int)a->count, above = rows > 1;

	for (unsigned part = 0; part < CK_AGENDA_PARTS; part++)
		lines += a->parts[part] > 0;
	if (v->settle)
		v->top = 0;
	v->settle = false;
	if (line >= v->top + rows)
		v->top = line - rows + 1;
	if (line - above < v->top)
		v->top = line > 0 ? line - above : 0;
	if (v->top > lines - rows)
		v->top = lines > rows ? lines - rows : 0;
}

static void title_draw(ck_run_view *v, int at, unsigned part)
{
	char title[CK_RUN_LINE];

	ck_canvas_put(&v->canvas, at, 0, v->canvas.columns,
	              (ck_ink){CK_TONE_TEXT, CK_STYLE_BOLD | CK_STYLE_UNDERLINE},
	              ck_run_text_part(v->run, part, title));
}

/* Whether the first line that is shown is a row that gives way to the title of its part, for those below it. */
static bool is_below_title(const ck_run_view *v, size_t i)
{
	const ck_agenda *a = &v->run->agenda;

	return i != v->run->chosen && i + 1 < a->count && a->rows[i + 1].part == a->rows[i].part;
}

void ck_run_draw_list(ck_run_view *v, int from, int rows)
{
	const ck_agenda *a = &v->run->agenda;
	int line = 0, when = when_columns(v);
	size_t i = 0;

	scroll(v, rows);
	for (unsigned part = 0; part < CK_AGENDA_PARTS; part++) {
		if (a->parts[part] == 0)
			continue;
		if (line >= v->top && line < v->top + rows)
			title_draw(v, from + line - v->top, part);
		for (line++; i < a->count && a->rows[i].part == part; i++, line++) {
			if (line < v->top || line >= v->top + rows)
				continue;
			if (line == v->top && is_below_title(v, i))
				title_draw(v, from, part);
			else
				row_draw(v, from + line - v->top, i, when);
		}
	}
}
