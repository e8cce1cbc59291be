/* What stands where, for windows of every size: inside the window, nothing over anything else. And the log in it. */
#include "term/screen_layout.h"
#include "term/screen_log.h"

#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static const char *const games[] = {"parchis", "parchis:players=6", "parchis:players=8", "pachisi"};

static bool inside(const ck_area *a, int rows, int columns)
{
	return a->rows >= 0 && a->columns >= 0 && a->row >= 0 && a->column >= 0 && a->row + a->rows <= rows &&
	       a->column + a->columns <= columns;
}

static bool apart(const ck_area *a, const ck_area *b)
{
	return a->row + a->rows <= b->row || b->row + b->rows <= a->row ||
	       a->column + a->columns <= b->column || b->column + b->columns <= a->column;
}

static void check(const ck_game *g, int rows, int columns, const ck_layout_wish *wish)
{
	int least_rows, least_columns;
	ck_layout l;

	ck_layout_make(&l, g, rows, columns, wish);
	ck_layout_least(g, &least_rows, &least_columns);
	assert_int_equal(l.has_board, rows >= least_rows && columns >= least_columns);
	assert_true(inside(&l.question, rows, columns) && l.question.rows >= 1);
	assert_true(inside(&l.choices, rows, columns) && inside(&l.reading, rows, columns));
	assert_true(apart(&l.question, &l.choices) && apart(&l.question, &l.reading) &&
	            apart(&l.choices, &l.reading));
	if (!l.has_board)
		return;
	assert_true(inside(&l.board, rows, columns) && inside(&l.log, rows, columns));
	assert_true(apart(&l.board, &l.log) && apart(&l.board, &l.question) && apart(&l.board, &l.choices));
	assert_true(apart(&l.log, &l.question) && apart(&l.log, &l.choices));
	assert_true(l.log.rows >= 1);
	assert_true(wish->choices == 0 || l.choices.rows >= 1);
}

static void every_window(void **state)
{
	static const ck_layout_wish wishes[] = {{0, 0, 1},  {30, 0, 1}, {70, 1, 2},
	                                        {30, 2, 2}, {30, 5, 1}, {30, 400, 2}};

	(void)state;
	for (size_t i = 0; i < sizeof(games) / sizeof(games[0]); i++) {
		ck_game g;

		assert_true(ck_game_parse(&g, games[i], strlen(games[i]), NULL));
		for (int rows = 1; rows <= 70; rows++)
			for (int columns = 1; columns <= 220; columns++)
				for (size_t k = 0; k < sizeof(wishes) / sizeof(wishes[0]); k++)
					check(&g, rows, columns, &wishes[k]);
	}
}

static void row_is(const ck_canvas *c, int row, const char *wanted)
{
	char text[256] = "";
	size_t used = 0;

	for (int column = 0; column < c->columns; column++) {
		const char *spot = ck_canvas_at(c, row, column)->text;

		memcpy(text + used, spot, strlen(spot) + 1);
		used += strlen(spot);
	}
	while (used > 0 && text[used - 1] == ' ')
		text[--used] = '\0';
	assert_string_equal(text, wanted);
}

static void the_log_shows_its_end(void **state)
{
	static ck_log log;
	ck_canvas c = {0};
	const ck_area area = {0, 0, 3, 12};

	(void)state;
	assert_true(ck_canvas_size(&c, 3, 12));
	assert_true(ck_log_add(&log, CK_SAY_NOTE, "first"));
	ck_log_draw(&log, &c, &area, &(ck_log_look){.back = 0});
	row_is(&c, 0, "first"); /* what does not fill the area begins at its top */
	assert_true(ck_log_add(&log, CK_SAY_NOTE, ""));
	assert_true(ck_log_add(&log, CK_SAY_TALK, "second line of it"));
	assert_true(ck_log_add(&log, CK_SAY_NOTE, "third"));
	ck_canvas_clear(&c);
	ck_log_draw(&log, &c, &area, &(ck_log_look){.back = 0}); /* a gap has no room here */
	row_is(&c, 0, "second line");
	row_is(&c, 1, "of it");
	row_is(&c, 2, "third");
	ck_canvas_clear(&c);
	ck_log_draw(&log, &c, &area, &(ck_log_look){.back = 1});
	row_is(&c, 0, "first");
	row_is(&c, 2, "of it");
	ck_canvas_clear(&c);
	ck_log_draw(&log, &c, &area, &(ck_log_look){.read_from = 2, .read_to = 3}); /* read already */
	row_is(&c, 0, "first");
	row_is(&c, 1, "third");
	assert_int_equal(ck_log_rows(&log, 0, 12, false), 5);
	ck_canvas_release(&c);
	ck_log_release(&log);
}

static void the_log_forgets_its_beginning(void **state)
{
	static ck_log log;
	char text[16];

	(void)state;
	for (unsigned i = 0; i < CK_LOG_LINES + 10; i++) {
		snprintf(text, sizeof(text), "%u", i);
		assert_true(ck_log_add(&log, CK_SAY_NOTE, text));
	}
	assert_int_equal(ck_log_first(&log), 10);
	assert_string_equal(ck_log_at(&log, 10)->text, "10");
	assert_int_equal(ck_log_rows(&log, 0, 20, false), CK_LOG_LINES);
	ck_log_release(&log);
}

static int utf8_locale(void **state)
{
	(void)state;
	return setlocale(LC_CTYPE, "C.UTF-8") != NULL || setlocale(LC_CTYPE, "en_US.UTF-8") != NULL ? 0 : -1;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_window),
		cmocka_unit_test(the_log_shows_its_end),
		cmocka_unit_test(the_log_forgets_its_beginning),
	};

	return cmocka_run_group_tests_name("the screen's places", tests, utf8_locale, NULL);
}
