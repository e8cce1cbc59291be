#include "term/board_parts.h"
#include "term/screen_parts.h"

#include <stdio.h>
#include <string.h>

static const ck_ink plain = {CK_TONE_TEXT, 0};
static const ck_ink bold = {CK_TONE_TEXT, CK_STYLE_BOLD};
static const ck_ink faint = {CK_TONE_TEXT, CK_STYLE_DIM};
static const ck_ink taken = {CK_TONE_TEXT, CK_STYLE_BOLD | CK_STYLE_REVERSE};

enum { CHOICE_PREFIX = 12 }; /* columns before the text of a choice, at most */

/* ----------------------------------------------------------------- choices */

size_t ck_screen_choice_count(const ck_screen *s)
{
	if (s->session == NULL)
		return 0;
	if (s->kind == CK_ASK_ACTION)
		return s->session->legal_count;
	return s->kind == CK_ASK_COLOUR ? s->choice_count : 0;
}

char *ck_screen_choice_text(const ck_screen *s, size_t i, char *out)
{
	const ck_session *session = s->session;

	if (s->kind == CK_ASK_ACTION)
		return ck_tell_choice(&session->words, &session->table.state.position, session->legal[i],
		                      out);
	snprintf(out, CK_SENTENCE, "%s", s->choices[i]);
	return out;
}

/* Behind choice i the text that does the same when it is typed, if it fits into its row. */
static void choice_typed(ck_screen *s, size_t i, const ck_area *area, int row, int used)
{
	char action[CK_ACTION_TEXT], line[CK_ACTION_TEXT + 4];

	if (s->kind != CK_ASK_ACTION)
		return;
	ck_action_write(s->session->words.game, s->session->legal[i], action);
	snprintf(line, sizeof(line), "  [%s]", action);
	if (ck_text_columns(line, s->traits.ascii) <= area->columns - used)
		ck_canvas_put(&s->canvas, row, area->column + used, area->columns - used, plain, line);
}

/* The rows that a choice alone takes: two if there is one that does not fit into a row. */
static int choice_rows(const ck_screen *s)
{
	size_t count = ck_screen_choice_count(s);
	char text[CK_SENTENCE];

	for (size_t i = 0; i < count && i < CK_SESSION_CHOICES; i++)
		if (ck_text_columns(ck_screen_choice_text(s, i, text), s->traits.ascii) + CHOICE_PREFIX >
		    s->canvas.columns)
			return 2;
	return 1;
}

/* One choice alone, with its number among all and the arrows that lead to the others, over all rows. */
static void choice_alone(ck_screen *s, const ck_area *area)
{
	char text[CK_SENTENCE], line[CK_SENTENCE + CK_BOARD_TEXT];
	size_t count = ck_screen_choice_count(s);
	bool letters = s->traits.letters;
	int used = 0;

	if (s->chosen < 0 || count == 0)
		return;
	if (count > 1) {
		snprintf(line, sizeof(line), "%s %d/%zu %s ", letters ? "<" : "◂", s->chosen + 1, count,
		         letters ? ">" : "▸");
		used = ck_canvas_put(&s->canvas, area->row, area->column, area->columns, plain, line);
	}
	ck_screen_choice_text(s, (size_t)s->chosen, text);
	for (int row = 0; row < area->rows && text[0] != '\0'; row++) {
		size_t skip, size = ck_text_fit(text, area->columns - used, s->traits.ascii, &skip);
		int width;

		snprintf(line, sizeof(line), "%.*s", (int)size, text);
		width = ck_canvas_put(&s->canvas, area->row + row, area->column + used, area->columns - used,
		                      taken, line);
		memmove(text, text + size + skip, strlen(text + size + skip) + 1);
		if (text[0] == '\0')
			choice_typed(s, (size_t)s->chosen, area, area->row + row, used + width);
	}
}

/* The choices around the chosen one, one a row. */
static void choices_list(ck_screen *s, const ck_area *area)
{
	char text[CK_SENTENCE], line[CK_SENTENCE + CK_BOARD_TEXT];
	int count = (int)ck_screen_choice_count(s), first = s->chosen - area->rows / 2;

	if (first > count - area->rows)
		first = count - area->rows;
	if (first < 0)
		first = 0;
	for (int row = 0; row < area->rows && first + row < count; row++) {
		int i = first + row, used;

		ck_screen_choice_text(s, (size_t)i, text);
		if (s->kind == CK_ASK_ACTION)
			snprintf(line, sizeof(line), "%2d) %s", i + 1, text);
		else
			snprintf(line, sizeof(line), " %s", text);
		used = ck_canvas_put(&s->canvas, area->row + row, area->column, area->columns,
		                     i == s->chosen ? taken : plain, line);
		choice_typed(s, (size_t)i, area, area->row + row, used);
	}
}

/* ---------------------------------------------------------------- question */

/* The end of what is typed that fits, so that the cursor is seen. */
static const char *typed_end(const ck_screen *s, int columns)
{
	const char *at = s->typed;
	int width;

	while (ck_text_columns(at, s->traits.ascii) >= columns && *at != '\0')
		at += ck_text_next(at, &width);
	return at;
}

/* The question, and what has been typed so far; where the cursor stands. */
static void question_draw(ck_screen *s, const ck_area *area, int *row, int *column)
{
	int used;

	*row = area->row + area->rows - 1;
	*column = 0;
	if (s->session == NULL) {
		if (s->pause > 0 && s->has_people)
			ck_canvas_put(&s->canvas, *row, 0, area->columns, faint,
			              ck_tr("Any key: do not wait."));
		return;
	}
	used = ck_canvas_put(&s->canvas, area->row, 0, area->columns, bold, s->question);
	if (area->rows > 1)
		used = ck_canvas_put(&s->canvas, *row, 0, area->columns, plain, ">");
	used++;
	*column = used + ck_canvas_put(&s->canvas, *row, used, area->columns - used, plain,
	                               typed_end(s, area->columns - used));
	if ((s->reading || s->back > 0) && s->typed[0] == '\0') {
		const char *hint = ck_tr("PgUp, PgDn: read; Esc: the board");
		int width = ck_text_columns(hint, s->traits.ascii);

		if (*column + 2 + width < area->columns)
			ck_canvas_put(&s->canvas, *row, area->columns - width - 1, width, faint, hint);
	}
}

/* -------------------------------------------------------------------- log */

/* The log in its area, read back so far as there is something to read. */
static void log_draw(ck_screen *s, const ck_area *area)
{
	int most = ck_log_rows(&s->log, 0, area->columns, s->traits.ascii) - area->rows;

	if (s->back > most)
		s->back = most;
	if (s->back < 0)
		s->back = 0;
	ck_log_draw(&s->log, &s->canvas, area,
	            &(ck_log_look){.back = s->back,
	                           .fresh = s->fresh,
	                           .read_from = s->read_from,
	                           .read_to = s->read_to});
}

/* Too small for a board: say so above the log. */
static void small_draw(ck_screen *s, ck_area *area)
{
	char text[CK_SENTENCE], wide[CK_NUMBER], high[CK_NUMBER], part[CK_SENTENCE];
	int rows, columns, row = 0;

	if (area->rows < 4)
		return;
	ck_layout_least(s->view.board.game, &rows, &columns);
	ck_fill(text, sizeof(text), ck_tr("The board wants a window of {columns} columns and {rows} rows."),
	        (ck_slot[]){{"columns", ck_words_number((size_t)columns, wide)},
	                    {"rows", ck_words_number((size_t)rows, high)},
	                    {NULL, NULL}});
	for (const char *at = text; *at != '\0' && row < 2; row++) {
		size_t skip, size = ck_text_fit(at, area->columns, s->traits.ascii, &skip);

		snprintf(part, sizeof(part), "%.*s", (int)size, at);
		ck_canvas_put(&s->canvas, area->row + row, area->column, area->columns, bold, part);
		at += size + skip;
	}
	area->row += row;
	area->rows -= row;
}

/* ------------------------------------------------------------------- all */

void ck_screen_layout(const ck_screen *s, ck_layout *l)
{
	const ck_layout_wish wish = {
		.question = s->session == NULL ? 0 : ck_text_columns(s->question, s->traits.ascii),
		.choices = (int)ck_screen_choice_count(s),
		.choice_rows = choice_rows(s),
	};

	ck_layout_make(l, s->view.board.game, s->canvas.rows, s->canvas.columns, &wish);
}

void ck_screen_reading_extent(const ck_screen *s, int *rows, int *columns)
{
	ck_layout l;

	ck_screen_layout(s, &l);
	*rows = l.beside ? l.log.rows : l.reading.rows;
	*columns = l.beside ? l.log.columns : l.reading.columns;
}

bool ck_screen_draw(ck_screen *s)
{
	ck_layout l;
	int rows, columns, cursor_row, cursor_column;
	bool covered;

	ck_paint_size(&rows, &columns);
	if ((s->canvas.rows != rows || s->canvas.columns != columns) &&
	    !ck_canvas_size(&s->canvas, rows, columns))
		return false;
	ck_canvas_clear(&s->canvas);
	s->canvas.ascii = s->traits.ascii;
	s->canvas.letters = s->traits.letters;
	ck_screen_layout(s, &l);
	covered = s->reading && !l.beside;
	if (l.has_board && !covered)
		ck_board_draw(&s->canvas, l.board.row, l.board.column, l.scale, &s->view.board);
	if (!l.has_board)
		small_draw(s, &l.reading);
	log_draw(s, l.has_board && !covered ? &l.log : &l.reading);
	if (l.listed)
		choices_list(s, &l.choices);
	else
		choice_alone(s, &l.choices);
	question_draw(s, &l.question, &cursor_row, &cursor_column);
	ck_paint(&s->canvas, cursor_row, cursor_column, s->anew);
	s->anew = false;
	return true;
}
