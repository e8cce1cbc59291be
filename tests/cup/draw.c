/* draw.c - the draw, and the knockout after groups. */
#include "cup/evening.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

static int by_size(const void *one, const void *other)
{
	return *(const int *)one - *(const int *)other;
}

/* How many entrants each group has, the smallest first; how many groups. */
static unsigned group_sizes(const ck_cup *cup, int *sizes, unsigned most)
{
	unsigned groups = 0;

	for (unsigned i = 0; i < most; i++)
		sizes[i] = 0;
	for (uint32_t e = 1; e <= ck_cup_about(cup)->entrants; e++) {
		unsigned group = ck_cup_entrant_of(cup, e)->group;

		assert_in_range(group, 1, most);
		sizes[group - 1]++;
		groups = group > groups ? group : groups;
	}
	qsort(sizes, groups, sizeof(*sizes), by_size);
	return groups;
}

static void test_26_are_groups_of_6_6_7_7(void **state)
{
	evening e;
	int sizes[16];

	(void)state;
	evening_begin(&e, "groups:size=6", 26, 4);
	evening_draw(&e, "x");
	assert_int_equal(group_sizes(e.cup, sizes, 16), 4);
	assert_int_equal(sizes[0], 6);
	assert_int_equal(sizes[1], 6);
	assert_int_equal(sizes[2], 7);
	assert_int_equal(sizes[3], 7);
	evening_end(&e);
}

/* Groups of every number of entrants: sizes differ by one at most, and more are in each than go on. */
static void test_groups_are_even(void **state)
{
	static const char *const formats[] = {"groups:size=3", "groups", "groups:size=6,through=4",
	                                      "groups:size=16,through=1"};

	(void)state;
	for (unsigned f = 0; f < 4; f++) {
		for (uint32_t n = 10; n <= 70; n += 3) {
			evening e;
			int sizes[64];

			evening_begin(&e, formats[f], n, 4);
			evening_draw(&e, "y");

			unsigned groups = group_sizes(e.cup, sizes, 64);

			assert_true(groups >= 2);
			assert_true(sizes[groups - 1] - sizes[0] <= 1);
			assert_true(sizes[0] > ck_cup_about(e.cup)->format.through && sizes[0] >= 3);
			evening_end(&e);
		}
	}
}

static void play_all(evening *e)
{
	for (uint32_t game = evening_due(e); game != 0; game = evening_due(e)) {
		const ck_cup_match *match = ck_cup_match_of(e->cup, ck_cup_game_of(e->cup, game)->match);

		evening_play(e, game, match->side[0] > match->side[1], (uint8_t)(match->side[0] % 4), 30);
	}
}

/* The half (0 or 1) of the final's tree in which an entrant first stands. */
static unsigned half_of(const ck_cup *cup, uint32_t first, uint32_t count, uint32_t entrant)
{
	for (uint32_t i = 0; i < count; i++) {
		const ck_cup_match *match = ck_cup_match_of(cup, first + i);

		for (unsigned s = 0; s < 2; s++)
			if (match->source[s].kind == CK_SOURCE_PLACE && match->source[s].number == entrant)
				return 2 * i / count;
	}
	fail_msg("entrant %u is not in the knockout", entrant);
	return 0;
}

/* The two who go on from one group meet again in the final at the earliest. */
static void test_those_of_one_group_are_kept_apart(void **state)
{
	(void)state;
	for (uint32_t n = 8; n <= 64; n *= 2) {
		evening e;

		evening_begin(&e, "groups", n, 8);
		evening_draw(&e, "z");
		play_all(&e);

		uint32_t first = ck_cup_about(e.cup)->matches + 1;

		evening_pair(&e);

		uint32_t through = n / 2; /* two of each group of four */
		unsigned halves[16][2] = {{0}};

		for (uint32_t i = 0; i < through / 2; i++) {
			const ck_cup_match *match = ck_cup_match_of(e.cup, first + i);

			for (unsigned s = 0; s < 2; s++) {
				uint32_t entrant = match->source[s].number;
				unsigned group = ck_cup_entrant_of(e.cup, entrant)->group;

				halves[group - 1][half_of(e.cup, first, through / 2, entrant)]++;
			}
		}
		for (uint32_t g = 0; g < n / 4; g++) {
			assert_int_equal(halves[g][0], 1);
			assert_int_equal(halves[g][1], 1);
		}
		evening_end(&e);
	}
}

/* The same seed makes the same draw, another one another; nobody is left out. */
static void test_a_draw_can_be_made_again(void **state)
{
	evening one, again, other;
	unsigned differ = 0;

	(void)state;
	evening_begin(&one, "knockout", 69, 4);
	evening_begin(&again, "knockout", 69, 4);
	evening_begin(&other, "knockout", 69, 4);
	evening_draw(&one, "agua");
	evening_draw(&again, "agua");
	evening_draw(&other, "vino");

	unsigned seen[69] = {0};

	for (uint32_t e = 1; e <= 69; e++) {
		uint32_t place = ck_cup_entrant_of(one.cup, e)->place;

		assert_in_range(place, 1, 69);
		seen[place - 1]++;
		assert_int_equal(ck_cup_entrant_of(again.cup, e)->place, place);
		differ += ck_cup_entrant_of(other.cup, e)->place != place;
	}
	for (unsigned i = 0; i < 69; i++)
		assert_int_equal(seen[i], 1);
	assert_true(differ > 40);
	evening_end(&one);
	evening_end(&again);
	evening_end(&other);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_26_are_groups_of_6_6_7_7),
		cmocka_unit_test(test_groups_are_even),
		cmocka_unit_test(test_those_of_one_group_are_kept_apart),
		cmocka_unit_test(test_a_draw_can_be_made_again),
	};

	return cmocka_run_group_tests_name("cup: draw", tests, NULL, NULL);
}
