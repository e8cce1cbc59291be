/* listing.c - lists over several sheets: every row once, inside, heads on every sheet. */
#include "print/listing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { ROWS = 200, COLUMNS = 3, DOCUMENT = 1 << 20, TEXT = 160 };

static const ck_listing_column columns[COLUMNS] = {
	{.head = "No.", .anchor = CK_ANCHOR_END},
	{.head = "Entrant", .share = 1},
	{.head = "Signature", .ruled = true, .least = 30 * CK_MM},
};

static char texts[ROWS * COLUMNS][TEXT];
static const char *cells[ROWS * COLUMNS];
static char out[DOCUMENT];

static void cells_fill(void)
{
	for (size_t i = 0; i < ROWS; i++) {
		snprintf(texts[i * COLUMNS], TEXT, "n%zu.", i);
		snprintf(texts[i * COLUMNS + 1], TEXT, "Pair%zu. %s", i,
		         i % 7 == 0 ? "with a name that is much too long for a line of the column that it "
		                      "stands in, "
		                      "and goes on in others below it"
		                    : "");
		for (size_t c = 0; c < COLUMNS; c++)
			cells[i * COLUMNS + c] = texts[i * COLUMNS + c];
	}
}

static size_t times(const char *text, const char *part)
{
	size_t n = 0;

	for (const char *at = text; (at = strstr(at, part)) != NULL; at++)
		n++;
	return n;
}

/* Write a sheet into `out`; all texts are in the room. */
static void sheet_write(const ck_listing *l, ck_listing_place from, ck_box room)
{
	ck_sink s = ck_sink_into(out, sizeof(out));
	int x, y;

	ck_listing_write(&s, l, from, room);
	assert_true(s.length < sizeof(out));
	for (const char *at = out; (at = strstr(at, "<text x=")) != NULL; at++) {
		assert_int_equal(sscanf(at, "<text x=\"%d\" y=\"%d\"", &x, &y), 2);
		assert_in_range(x, room.x, room.x + room.width);
		assert_in_range(y, room.y, room.y + room.height);
	}
}

static void every_row_stands_on_one_sheet(void **state)
{
	const ck_listing_part part = {.title = "List",
	                              .note = "The note.",
	                              .columns = columns,
	                              .cells = cells,
	                              .column_count = COLUMNS,
	                              .row_count = ROWS};
	const ck_listing l = {&part, 1};
	const ck_box room = {10 * CK_MM, 20 * CK_MM, 190 * CK_MM, 240 * CK_MM};
	size_t seen[ROWS] = {0}, sheets = 0, notes = 0;
	ck_listing_place place = {0, 0};

	(void)state;
	cells_fill();
	for (; place.part < l.count; sheets++) {
		sheet_write(&l, place, room);
		assert_int_equal(times(out, ">Entrant<"), 1);
		assert_int_equal(times(out, ">List<"), 1);
		notes += times(out, "The note.");
		for (size_t i = 0; i < ROWS; i++) {
			char name[32];

			snprintf(name, sizeof(name), "Pair%zu.", i);
			seen[i] += times(out, name);
		}
		place = ck_listing_next(&l, place, room);
	}
	assert_int_equal(notes, 1);
	assert_in_range(sheets, 4, 8);
	for (size_t i = 0; i < ROWS; i++)
		assert_int_equal(seen[i], 1);
}

static void in_one_piece_it_is_as_high_as_it_says(void **state)
{
	const ck_listing_part part = {.title = "",
	                              .note = "",
	                              .columns = columns,
	                              .cells = cells,
	                              .column_count = COLUMNS,
	                              .row_count = ROWS,
	                              .row_least = 10 * CK_MM};
	const ck_listing l = {&part, 1};
	ck_box room = {0, 0, 190 * CK_MM, 0};

	(void)state;
	cells_fill();
	room.height = ck_listing_height(&l, room.width);
	assert_true(room.height >= ROWS * 10 * CK_MM);
	assert_int_equal(ck_listing_next(&l, (ck_listing_place){0, 0}, room).part, 1);
	room.height--;
	assert_int_equal(ck_listing_next(&l, (ck_listing_place){0, 0}, room).row, ROWS - 1);
}

static void a_part_stays_whole_where_a_sheet_holds_it(void **state)
{
	ck_listing_part parts[3];
	const ck_listing l = {parts, 3};
	ck_listing_place place = {0, 0};
	ck_box room = {0, 0, 190 * CK_MM, 0};

	(void)state;
	cells_fill();
	for (unsigned i = 0; i < 3; i++)
		parts[i] = (ck_listing_part){.title = "Group",
		                             .note = "",
		                             .columns = columns,
		                             .cells = cells,
		                             .column_count = COLUMNS,
		                             .row_count = 6,
		                             .whole = true};
	room.height = ck_listing_height(&(ck_listing){parts, 2}, room.width) + 40 * CK_MM;
	place = ck_listing_next(&l, place, room);
	assert_int_equal(place.part, 2);
	assert_int_equal(place.row, 0);
	parts[2].whole = false;
	place = ck_listing_next(&l, (ck_listing_place){0, 0}, room);
	assert_int_equal(place.part, 2);
	assert_true(place.row > 0);
}

static void many_columns_are_set_in_smaller_letters(void **state)
{
	ck_listing_column many[CK_LISTING_COLUMNS];
	const char *row[CK_LISTING_COLUMNS];
	const ck_listing_part part = {.title = "",
	                              .note = "",
	                              .columns = many,
	                              .cells = row,
	                              .column_count = CK_LISTING_COLUMNS,
	                              .row_count = 1};
	const ck_listing l = {&part, 1};
	const ck_box room = {10 * CK_MM, 10 * CK_MM, 190 * CK_MM, 100 * CK_MM};

	(void)state;
	for (size_t i = 0; i < CK_LISTING_COLUMNS; i++) {
		many[i] = (ck_listing_column){.head = "Points"};
		row[i] = "1234567";
	}
	sheet_write(&l, (ck_listing_place){0, 0}, room);
	/* narrow as they are, all figures are there, on several lines */
	assert_true(times(out, "<text") >= 2 * CK_LISTING_COLUMNS);
}

static void a_row_higher_than_a_sheet_does_not_stop_the_others(void **state)
{
	const ck_listing_part part = {.title = "",
	                              .note = "",
	                              .columns = columns,
	                              .cells = cells,
	                              .column_count = COLUMNS,
	                              .row_count = 3,
	                              .row_least = 300 * CK_MM};
	const ck_listing l = {&part, 1};
	const ck_box room = {0, 0, 190 * CK_MM, 200 * CK_MM};
	ck_listing_place place = {0, 0};
	unsigned sheets = 0;

	(void)state;
	cells_fill();
	for (; place.part < l.count && sheets < 10; sheets++)
		place = ck_listing_next(&l, place, room);
	assert_int_equal(sheets, 3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_row_stands_on_one_sheet),
		cmocka_unit_test(in_one_piece_it_is_as_high_as_it_says),
		cmocka_unit_test(a_part_stays_whole_where_a_sheet_holds_it),
		cmocka_unit_test(many_columns_are_set_in_smaller_letters),
		cmocka_unit_test(a_row_higher_than_a_sheet_does_not_stop_the_others),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
