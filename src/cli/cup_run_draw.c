/* cup_run_draw.c - the full screen: from the top the head, the agenda, what is chosen, what was told, the keys or the
 * question. */
#include "cli/cup_run_screen.h"

#include "i18n/i18n.h"

#include <stdio.h>
#include <string.h>

enum {
	HIGH = 20,
	HIGHER = 36,
	LEAST_LIST = 3,
	DETAIL = 4,
};

static const ck_ink plain = {CK_TONE_TEXT, 0};
static const ck_ink bold = {CK_TONE_TEXT, CK_STYLE_BOLD};
static const ck_ink urgent = {CK_TONE_INK + CK_RED, CK_STYLE_BOLD};
static const ck_ink good = {CK_TONE_INK + CK_GREEN, 0};
static const ck_ink dim = {CK_TONE_TEXT, CK_STYLE_DIM};

/* ------------------------------------------------------------------ blocks */

/* Rows that a text takes when it is wrapped. */
static int rows_of(const ck_canvas *c, const char *text)
{
	int rows = 0;

	for (size_t skip, size; *text != '\0'; text += size + skip, rows++)
		size = ck_text_fit(text, c->columns, c->ascii, &skip);
	return rows;
}

/* Put a text, wrapped, without its first `from` rows, into so many rows; the column behind its end. */
static int wrap(ck_canvas *c, int row, int rows, int from, ck_ink ink, const char *text, int *last_row)
{
	char line[CK_RUN_LINE];
	int end = 0;

	for (size_t skip, size; *text != '\0' && rows > 0; text += size + skip) {
		size = ck_text_fit(text, c->columns, c->ascii, &skip);
		if (from-- > 0)
			continue;
		memcpy(line, text, size < sizeof(line) ? size : sizeof(line) - 1);
		line[size < sizeof(line) ? size : sizeof(line) - 1] = '\0';
		end = ck_canvas_put(c, row, 0, c->columns, ink, line);
		if (last_row != NULL)
			*last_row = row;
		row++;
		rows--;
	}
	return end;
}

static void bar(ck_canvas *c, int row, ck_ink ink, const char *text)
{
	const ck_area area = {row, 0, 1, c->columns};

	ck_canvas_put(c, row, 0, c->columns, ink, text);
	ck_canvas_mark(c, &area, ink);
}

/* -------------------------------------------------------------------- page */

/* The line at *at, into line[CK_RUN_LINE], and on to the next one; the rows that it takes, 0 behind the last. */
static int line_take(const ck_canvas *c, const char **at, char *line)
{
	size_t size = strcspn(*at, "\n");
	int rows;

	if (**at == '\0')
		return 0;
	ck_fill(line, size < CK_RUN_LINE ? size + 1 : CK_RUN_LINE, *at, NULL);
	*at += size + 1;
	rows = rows_of(c, line);
	return rows > 0 ? rows : 1;
}

static void page_draw(ck_run_view *v)
{
	ck_canvas *c = &v->canvas;
	const char *text = v->page.text;
	char line[CK_RUN_LINE];
	int total = 0, at = 0, rows;

	v->page_rows = c->rows > 1 ? c->rows - 1 : 1;
	while ((rows = line_take(c, &text, line)) > 0)
		total += rows;
	if (v->top > total - v->page_rows)
		v->top = total > v->page_rows ? total - v->page_rows : 0;
	for (text = v->page.text; (rows = line_take(c, &text, line)) > 0; at += rows) {
		int hidden = v->top > at ? v->top - at : 0, row = at + hidden - v->top;

		if (hidden < rows && row < v->page_rows)
			wrap(c, row, v->page_rows - row, hidden, plain, line, NULL);
	}
	bar(c, c->rows - 1, (ck_ink){CK_TONE_TEXT, CK_STYLE_REVERSE},
	    total > v->page_rows ? ck_tr("Esc: back to the games; arrows and page keys: read on")
	                         : ck_tr("Esc: back to the games"));
}

/* ---------------------------------------------------------------- messages */

static ck_ink tone_ink(ck_run_tone tone)
{
	switch (tone) {
	case CK_RUN_DONE: return good;
	case CK_RUN_WRONG: return urgent;
	case CK_RUN_LEFT: return bold;
	default: return plain;
	}
}

/* The latest messages in so many rows, the last at the bottom. */
static void messages_draw(const ck_run_view *v, ck_canvas *c, int from, int rows)
{
	int row = from + rows;
	const ck_run_message *m;

	for (size_t back = 0; row > from && (m = ck_run_message_back(v, back)) != NULL; back++) {
		int wanted = rows_of(c, m->text), fit = wanted < row - from ? wanted : row - from;

		if (fit < wanted && back != 0)
			return; /* an older one is shown whole or not at all */
		row -= fit;
		wrap(c, row, fit, 0, tone_ink(m->tone), m->text, NULL);
	}
}

/* --------------------------------------------------------------- the whole */

/* How the rows are shared out. */
typedef struct shares {
	int head, list, detail, messages, bottom;
} shares;

/* `claim`: the detail is a claim, which whoever answers it must have read. */
static shares share(const ck_canvas *c, const char *summary, const char *detail, bool claim, int latest,
                    const char *bottom)
{
	int wanted = rows_of(c, detail), most = claim ? c->rows / 3 : DETAIL;
	shares s = {.detail = wanted < most ? wanted : most, .messages = c->rows >= HIGHER ? 6 : 3};

	if (latest > s.messages)
		s.messages = latest < c->rows / 3 ? latest : c->rows / 3;
	s.head = c->rows >= HIGH && rows_of(c, summary) > 1 ? 3 : 2;
	s.bottom = rows_of(c, bottom);
	s.bottom = s.bottom > c->rows / 2 ? c->rows / 2 : s.bottom;
	if (c->rows < HIGH) {
		s.messages = 2;
		s.detail = 0;
	}
	s.list = c->rows - s.head - s.detail - s.messages - s.bottom;
	if (s.list < LEAST_LIST) {
		s.messages = 1;
		s.list = c->rows - s.head - s.detail - s.messages - s.bottom;
	}
	s.list = s.list > 0 ? s.list : 0;
	return s;
}

/* Write the keys, a key and what it does always on one line: blanks fill up a line where the next would not fit. */
static void keys_write(const ck_run_view *v, char *out)
{
	static const char between[] = " · ";
	const ck_canvas *c = &v->canvas;
	char keys[CK_RUN_LINE];
	size_t used = 0;
	int column = 0;

	ck_run_text_keys(v->run, keys);
	for (char *item = keys, *end; item != NULL; item = end) {
		int width;

		end = strstr(item, between);
		if (end != NULL) {
			*end = '\0';
			end += sizeof(between) - 1;
		}
		width = ck_text_columns(item, c->ascii);
		if (column > 0 && column + 3 + width > c->columns) {
			for (; column <= c->columns && used + 1 < CK_RUN_LINE; column++)
				out[used++] = ' ';
			column = 0;
		}
		used += ck_fill(out + used, CK_RUN_LINE - used, column > 0 ? between : "", NULL);
		used += ck_fill(out + used, CK_RUN_LINE - used, item, NULL);
		column += (column > 0 ? 3 : 0) + width;
	}
}

/* The keys; or the question with what is typed, or the number of a game that is. */
static void bottom_write(const ck_run_view *v, char *out)
{
	char question[CK_CUP_SENTENCE];
	const ck_slot slots[] = {{"question", question}, {"typed", v->typed}, {NULL, NULL}};

	if (v->held != 0)
		ck_fill(question, sizeof(question),
		        ck_tr("Somebody else has settled what was asked here; press Enter to go on."), NULL);
	else if (v->run->form.deed != NULL)
		ck_run_form_question(&v->run->form, v->run->file.cup, question);
	else if (v->typed[0] != '\0')
		ck_fill(question, sizeof(question), ck_tr("Which game?"), NULL);
	else
		question[0] = '\0';
	if (question[0] == '\0')
		keys_write(v, out);
	else
		ck_fill(out, CK_RUN_LINE, "{question} {typed}", slots);
}

/* All there is to say of what is chosen; dots where it is more than there are rows for. */
static void detail_draw(ck_canvas *c, int row, int rows, const char *detail)
{
	const char *dots = c->ascii ? "..." : " …";

	wrap(c, row, rows, 0, dim, detail, NULL);
	if (rows > 0 && rows_of(c, detail) > rows)
		ck_canvas_put(c, row + rows - 1, c->columns - ck_text_columns(dots, c->ascii), c->columns,
		              bold, dots);
}

/* Rows of the latest message, which is shown whole. */
static int latest_rows(const ck_run_view *v)
{
	const ck_run_message *latest = ck_run_message_back(v, 0);

	return latest != NULL ? rows_of(&v->canvas, latest->text) : 0;
}

/* How much of everything there is; what waits for a judge first, for its rows may be out of sight. Into
 * out[CK_RUN_LINE], and what waits, "" for nothing, into waiting[CK_RUN_LINE]. */
static void summary_write(const ck_run_view *v, char *out, char *waiting)
{
	char summary[CK_RUN_LINE];
	const ck_slot slots[] = {{"waiting", waiting}, {"summary", summary}, {NULL, NULL}};

	waiting[0] = '\0';
	ck_run_text_summary(v->run, summary);
	if (v->run->agenda.parts[CK_AGENDA_JUDGE] > 0)
		ck_run_text_part(v->run, CK_AGENDA_JUDGE, waiting);
	ck_fill(out, CK_RUN_LINE, waiting[0] != '\0' ? "{waiting}  ·  {summary}" : "{summary}", slots);
}

static void agenda_view_draw(ck_run_view *v, int *cursor_row, int *cursor_column)
{
	ck_canvas *c = &v->canvas;
	const ck_agenda_row *chosen = ck_run_row(v->run);
	char line[CK_RUN_LINE], summary[CK_RUN_LINE], detail[CK_RUN_LINE], bottom[CK_RUN_LINE];
	char waiting[CK_RUN_LINE];
	bool asks = v->held != 0 || v->run->form.deed != NULL || v->typed[0] != '\0';
	shares s;
	int row;

	bottom_write(v, bottom);
	ck_run_text_detail(v->run, chosen, detail);
	summary_write(v, summary, waiting);
	s = share(c, summary, detail, chosen != NULL && chosen->claim != 0, latest_rows(v), bottom);
	bar(c, 0, (ck_ink){CK_TONE_TEXT, CK_STYLE_REVERSE}, ck_run_text_head(v->run, line));
	wrap(c, 1, s.head - 1, 0, plain, summary, NULL);
	ck_canvas_put(c, 1, 0, c->columns, bold, waiting);
	row = s.head;
	ck_run_draw_list(v, row, s.list);
	row += s.list;
	detail_draw(c, row, s.detail, detail);
	row += s.detail;
	messages_draw(v, c, row, s.messages);
	row = c->rows - s.bottom;
	*cursor_row = c->rows - 1;
	*cursor_column = wrap(c, row, s.bottom, 0, asks ? bold : plain, bottom, cursor_row);
	if (!asks)
		*cursor_column = c->columns - 1;
}

bool ck_run_draw(ck_run_view *v)
{
	int rows, columns, cursor_row = 0, cursor_column = 0;

	ck_paint_size(&rows, &columns);
	if ((rows != v->canvas.rows || columns != v->canvas.columns) &&
	    !ck_canvas_size(&v->canvas, rows, columns))
		return false;
	v->canvas.ascii = v->traits.ascii;
	ck_canvas_clear(&v->canvas);
	if (v->page.text != NULL)
		page_draw(v);
	else
		agenda_view_draw(v, &cursor_row, &cursor_column);
	ck_paint(&v->canvas, cursor_row, cursor_column, v->anew);
	v->anew = false;
	return true;
}
