/* The cells of the boards against the rules' own account of squares (RULES 2 and 4). */
#include "draw/cell.h"
#include "draw/colour.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *const games[] = {
	"parchis",           "parchis:players=2", "parchis:players=3", "parchis:players=6",
	"parchis:players=8", "parchis-pairs",     "pachisi",           "chaupar",
};

enum { GAMES = sizeof(games) / sizeof(games[0]) };

static ck_game game_of(const char *text)
{
	ck_game g;
	ck_error err;

	assert_true(ck_game_parse(&g, text, strlen(text), &err));
	return g;
}

static bool on_ring(ck_square_kind kind)
{
	return kind == CK_SQUARE_PLAIN || kind == CK_SQUARE_SAFE;
}

/* Ring squares and corridors together are all cells, each once. */
static void every_cell_is_one_square(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		const ck_game g = game_of(games[i]);
		unsigned arms = ck_cell_arms(&g), first = ck_is_parchis(&g) ? 1 : 0, seen[CK_CELLS_MAX] = {0};

		assert_int_equal(g.ring, 17 * arms);
		for (unsigned square = first; square < first + g.ring; square++) {
			ck_cell cell = ck_cell_of_ring(&g, square);
			unsigned number = 999;

			seen[ck_cell_index(cell)]++;
			assert_true(ck_cell_number(&g, cell, &number));
			assert_int_equal(number, square);
			assert_true(ck_cell_kind_of(&g, cell) != CK_CELL_MIDDLE);
		}
		for (unsigned arm = 0; arm < arms; arm++) {
			for (unsigned row = 2; row <= CK_ARM_ROWS; row++) {
				ck_cell cell = {(uint8_t)arm, (uint8_t)row, 0};
				unsigned number;

				seen[ck_cell_index(cell)]++;
				assert_int_equal(ck_cell_kind_of(&g, cell), CK_CELL_MIDDLE);
				assert_false(ck_cell_number(&g, cell, &number));
			}
		}
		for (unsigned index = 0; index < CK_CELLS_MAX; index++) {
			assert_int_equal(seen[index], index < arms * CK_ARM_CELLS ? 1 : 0);
			assert_int_equal(ck_cell_index(ck_cell_at(index)), index);
		}
	}
}

/* Side by side in an arm, or where two arms meet. */
static bool neighbours(unsigned arms, ck_cell a, ck_cell b)
{
	if (a.arm == b.arm)
		return abs(a.row - b.row) + abs(a.column - b.column) == 1;
	return b.arm == (a.arm + 1) % arms && a.row == CK_ARM_ROWS && b.row == CK_ARM_ROWS &&
	       a.column == -1 && b.column == 1;
}

static void consecutive_squares_are_neighbours(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		const ck_game g = game_of(games[i]);

		for (unsigned square = 1; square <= g.ring; square++)
			assert_true(neighbours(ck_cell_arms(&g), ck_cell_of_ring(&g, square),
			                       ck_cell_of_ring(&g, square + 1)));
	}
}

/* Step by step along every seat's way: a number where ck_square has it, a neighbour after a neighbour. */
static void every_progress_has_its_cell(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		const ck_game g = game_of(games[i]);
		unsigned arms = ck_cell_arms(&g);

		for (unsigned seat = 0; seat < g.seats; seat++) {
			for (unsigned progress = 0; progress <= g.goal; progress++) {
				ck_cell cell = ck_cell_of(&g, seat, progress);
				unsigned number = 999, wanted;
				ck_square_kind kind = ck_square(&g, seat, progress, &wanted);

				assert_true(cell.arm < arms);
				if (on_ring(kind)) {
					assert_true(ck_cell_number(&g, cell, &number));
					assert_int_equal(number, wanted);
				} else {
					assert_int_equal(cell.arm, g.arm[seat]);
					assert_int_equal(cell.column, 0);
				}
				if (kind == CK_SQUARE_CORRIDOR)
					assert_int_equal(cell.row, 1 + wanted);
				if (progress > 1 && progress < g.goal)
					assert_true(
						neighbours(arms, ck_cell_of(&g, seat, progress - 1), cell));
			}
			assert_int_equal(ck_cell_of(&g, seat, 0).row, 0);
			assert_int_equal(ck_cell_kind_of(&g, ck_cell_of(&g, seat, 0)), CK_CELL_HOME);
			assert_int_equal(ck_cell_of(&g, seat, g.goal - 1u).row, CK_ARM_ROWS);
			assert_int_equal(ck_cell_of(&g, seat, g.goal).row, CK_ROW_GOAL);
			assert_int_equal(ck_cell_kind_of(&g, ck_cell_of(&g, seat, g.goal)), CK_CELL_GOAL);
		}
	}
}

/* What is safe by the rules is a shelter, an exit or a castle, and nothing else is. */
static void kinds_agree_with_the_rules(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		const ck_game g = game_of(games[i]);

		for (unsigned progress = 1; progress < g.goal; progress++) {
			ck_cell_kind kind = ck_cell_kind_of(&g, ck_cell_of(&g, 0, progress));
			bool safe = ck_square(&g, 0, progress, NULL) == CK_SQUARE_SAFE;

			assert_int_equal(safe, kind == CK_CELL_SHELTER || kind == CK_CELL_EXIT ||
			                               kind == CK_CELL_CASTLE);
			assert_true(ck_is_parchis(&g) || (kind != CK_CELL_SHELTER && kind != CK_CELL_EXIT));
			assert_true(g.kind == CK_PACHISI || kind != CK_CELL_CASTLE);
		}
		for (unsigned seat = 0; ck_is_parchis(&g) && seat < g.seats; seat++) {
			ck_cell exit = ck_cell_of(&g, seat, 1);

			assert_int_equal(ck_cell_kind_of(&g, exit), CK_CELL_EXIT);
			assert_int_equal(exit.arm, g.arm[seat]);
		}
	}
}

/* Numbers that a player can check with a board on the table. */
static void numbers_as_printed(void **state)
{
	const ck_game g = game_of("parchis");
	static const struct {
		ck_cell cell;
		unsigned number;
		ck_cell_kind kind;
	} printed[] = {
		{{0, 1, 0}, 68, CK_CELL_SHELTER}, {{0, 1, -1}, 1, CK_CELL_PLAIN},
		{{0, 5, -1}, 5, CK_CELL_EXIT},    {{0, 8, -1}, 8, CK_CELL_PLAIN},
		{{1, 8, 1}, 9, CK_CELL_PLAIN},    {{1, 5, 1}, 12, CK_CELL_SHELTER},
		{{1, 1, 0}, 17, CK_CELL_SHELTER}, {{1, 5, -1}, 22, CK_CELL_EXIT},
		{{3, 5, -1}, 56, CK_CELL_EXIT},   {{0, 8, 1}, 60, CK_CELL_PLAIN},
		{{0, 1, 1}, 67, CK_CELL_PLAIN},
	};

	(void)state;
	for (size_t i = 0; i < sizeof(printed) / sizeof(printed[0]); i++) {
		unsigned number = 0;

		assert_true(ck_cell_number(&g, printed[i].cell, &number));
		assert_int_equal(number, printed[i].number);
		assert_int_equal(ck_cell_kind_of(&g, printed[i].cell), printed[i].kind);
	}
}

/* The middle column is walked out and in (RULES 4). */
static void the_middle_column_twice(void **state)
{
	const ck_game g = game_of("pachisi");

	(void)state;
	for (unsigned seat = 0; seat < 4; seat++) {
		for (unsigned step = 1; step <= 8; step++)
			assert_true(
				ck_cell_equal(ck_cell_of(&g, seat, step), ck_cell_of(&g, seat, 84 - step)));
		assert_int_equal(ck_cell_of(&g, seat, 8).row, 1);
	}
}

static void seats_and_colours_of_arms(void **state)
{
	const ck_game two = game_of("parchis:players=2"), eight = game_of("parchis:players=8"),
		      cross = game_of("chaupar");

	(void)state;
	assert_int_equal(ck_cell_seat(&two, 0), 0);
	assert_int_equal(ck_cell_seat(&two, 1), -1);
	assert_int_equal(ck_cell_seat(&two, 2), 1);
	assert_int_equal(ck_cell_seat(&eight, 7), 7);
	assert_int_equal(ck_colour_of_arm(&two, 2), CK_RED);
	assert_int_equal(ck_colour_of_arm(&eight, 7), CK_CYAN);
	assert_int_equal(ck_colour_of_arm(&cross, 1), CK_RED);
	assert_int_equal(ck_colour_of_arm(&cross, 2), CK_BLACK);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_cell_is_one_square),
		cmocka_unit_test(consecutive_squares_are_neighbours),
		cmocka_unit_test(every_progress_has_its_cell),
		cmocka_unit_test(kinds_agree_with_the_rules),
		cmocka_unit_test(numbers_as_printed),
		cmocka_unit_test(the_middle_column_twice),
		cmocka_unit_test(seats_and_colours_of_arms),
	};

	return cmocka_run_group_tests_name("cells of the boards", tests, NULL, NULL);
}
