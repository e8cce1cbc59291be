/* The tables of Berger: everybody meets everybody. */
#include "cup/berger.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MOST = 65 };

/* As printed in the rules of chess tournaments and in ours. */
static void the_table_of_six(void **state)
{
	static const uint32_t printed[5][3][2] = {
		{{1, 6}, {2, 5}, {3, 4}}, {{6, 4}, {5, 3}, {1, 2}}, {{2, 6}, {3, 1}, {4, 5}},
		{{6, 5}, {1, 4}, {2, 3}}, {{3, 6}, {4, 2}, {5, 1}},
	};

	(void)state;
	assert_int_equal(ck_berger_rounds(6), 5);
	assert_int_equal(ck_berger_games(6), 3);
	for (uint32_t r = 0; r < 5; r++)
		for (uint32_t i = 0; i < 3; i++) {
			uint32_t pair[2];

			ck_berger_pair(6, r, i, pair);
			assert_int_equal(pair[0], printed[r][i][0]);
			assert_int_equal(pair[1], printed[r][i][1]);
		}
}

/* Take the games of a round: each place plays once in it, or has the bye; who has it is told, 0 for
 * nobody. */
static uint32_t take_round(uint32_t n, uint32_t r, bool met[MOST + 1][MOST + 1])
{
	bool busy[MOST + 1] = {false};
	uint32_t bye = 0;

	for (uint32_t i = 0; i < ck_berger_games(n) + n % 2; i++) {
		uint32_t pair[2];

		ck_berger_pair(n, r, i, pair);
		assert_in_range(pair[0], 1, n);
		assert_false(busy[pair[0]]);
		busy[pair[0]] = true;
		if (i == n / 2) {
			assert_int_equal(pair[1], 0);
			bye = pair[0];
			continue;
		}
		assert_in_range(pair[1], 1, n);
		assert_false(busy[pair[1]]);
		busy[pair[1]] = true;
		assert_false(met[pair[0]][pair[1]]);
		met[pair[0]][pair[1]] = met[pair[1]][pair[0]] = true;
	}
	return bye;
}

static void everybody_meets_everybody_once(void **state)
{
	(void)state;
	for (uint32_t n = 2; n <= MOST; n++) {
		bool met[MOST + 1][MOST + 1] = {{false}};
		unsigned byes[MOST + 1] = {0};

		assert_int_equal(ck_berger_rounds(n), n % 2 ? n : n - 1);
		for (uint32_t r = 0; r < ck_berger_rounds(n); r++)
			byes[take_round(n, r, met)]++;
		for (uint32_t i = 1; i <= n; i++) {
			/* An odd entrant is never lost: one bye each. */
			assert_int_equal(byes[i], n % 2);
			for (uint32_t j = 1; j <= n; j++)
				assert_int_equal(met[i][j], i != j);
		}
	}
}

/* Nobody is named first (has the first side) more than one game oftener than second. */
static void sides_are_shared(void **state)
{
	(void)state;
	for (uint32_t n = 2; n <= MOST; n++) {
		int first[MOST + 1] = {0};

		for (uint32_t r = 0; r < ck_berger_rounds(n); r++)
			for (uint32_t i = 0; i < ck_berger_games(n); i++) {
				uint32_t pair[2];

				ck_berger_pair(n, r, i, pair);
				first[pair[0]]++;
				first[pair[1]]--;
			}
		for (uint32_t i = 1; i <= n; i++)
			assert_true(abs(first[i]) <= 1);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_table_of_six),
		cmocka_unit_test(everybody_meets_everybody_once),
		cmocka_unit_test(sides_are_shared),
	};

	return cmocka_run_group_tests_name("Berger tables", tests, NULL, NULL);
}
