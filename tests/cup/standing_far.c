/* Standings of knockouts by hand: how far each came. */
#include "cup/expect.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Seeded eight: 1-8 4-5 3-6 2-7. */
static void how_far_each_came(void **state)
{
	static const uint32_t shared[] = {1, 2, 3, 3, 5, 5, 5, 5, 0};
	static const uint32_t halfway[] = {1, 1, 3, 3, 3, 3, 7, 7, 0};
	static const uint32_t semifinals[] = {1, 1, 3, 3, 5, 5, 5, 5, 0};
	ck_standing lines[EXPECT_MOST];
	evening e;

	(void)state;
	evening_begin(&e, "knockout:seeded=8", 8, 4);
	evening_draw(&e, "s");
	evening_beat(&e, 1, 8, 0);
	evening_beat(&e, 7, 2, 0);
	/* Two are in the second round, four in the first, two are out. */
	expect_order(&e, 0, NULL, halfway);
	evening_beat(&e, 4, 5, 0);
	evening_beat(&e, 6, 3, 0);
	evening_beat(&e, 1, 4, 0);
	evening_beat(&e, 7, 6, 0);
	expect_order(&e, 0, NULL, semifinals);
	evening_beat(&e, 7, 1, 0);
	expect_order(&e, 0, NULL, shared);
	expect_list(&e, 0, lines);
	assert_int_equal(lines[0].entrant, 7);
	assert_int_equal(lines[0].lost, 0);
	assert_int_equal(lines[0].points, 3);
	assert_int_equal(lines[1].entrant, 1);
	assert_int_equal(lines[1].round, 3);
	for (uint32_t i = 1; i < 8; i++) {
		const ck_cup_match *lost = ck_cup_match_of(e.cup, lines[i].lost);

		assert_non_null(lost);
		assert_int_equal(lost->round, lines[i].round);
		assert_true(lost->side[0] == lines[i].entrant || lost->side[1] == lines[i].entrant);
		assert_true(lost->winner != lines[i].entrant);
		assert_int_equal(lines[i].decided_by, CK_TIE_NONE);
	}
	evening_end(&e);
}

/* Who still plays in the first round stands before who is out in the second. */
static void who_is_in_stands_first(void **state)
{
	static const uint32_t places[] = {1, 2, 2, 2, 2, 6, 7, 7, 0};
	ck_standing lines[EXPECT_MOST];
	evening e;

	(void)state;
	evening_begin(&e, "knockout:seeded=8", 8, 4);
	evening_draw(&e, "s");
	evening_beat(&e, 1, 8, 0);
	evening_beat(&e, 4, 5, 0);
	evening_beat(&e, 1, 4, 0);
	expect_order(&e, 0, NULL, places);
	expect_list(&e, 0, lines);
	assert_int_equal(lines[5].entrant, 4);
	evening_end(&e);
}

static void the_third_place(void **state)
{
	static const uint32_t order[] = {1, 2, 3, 4, 5, 0};
	static const uint32_t before[] = {1, 1, 3, 3, 5, 0};
	ck_standing lines[EXPECT_MOST];
	evening e;

	(void)state;
	evening_begin(&e, "knockout:seeded=5,third=yes", 5, 4);
	evening_draw(&e, "s");
	evening_beat(&e, 4, 5, 0);
	evening_beat(&e, 1, 4, 0);
	evening_beat(&e, 2, 3, 0);
	expect_order(&e, 0, NULL, before);
	evening_beat(&e, 3, 4, 0);
	evening_beat(&e, 1, 2, 0);
	expect_order(&e, 0, order, order);
	expect_list(&e, 0, lines);
	/* The bye of the first round was no match; 4 has won a match, 3 the one for the third place. */
	assert_int_equal(lines[0].points, 2);
	assert_int_equal(lines[0].played, 3);
	assert_int_equal(lines[2].points, 1);
	assert_int_equal(lines[3].points, 1);
	evening_end(&e);
}

/* Both stay away from the final: nobody is first, both are second. */
static void nobody_wins(void **state)
{
	static const uint32_t places[] = {2, 2, 3, 3, 0};
	evening e;

	(void)state;
	evening_begin(&e, "knockout:seeded=4", 4, 4);
	evening_draw(&e, "s");
	evening_beat(&e, 1, 4, 0);
	evening_beat(&e, 2, 3, 0);
	evening_absent(&e, evening_due(&e), CK_BOTH_SIDES);
	expect_order(&e, 0, NULL, places);
	evening_end(&e);
}

/* S2 rules 14 and 15: the champion is expelled, and nobody is promoted for that. */
static void an_expelled_champion(void **state)
{
	static const uint32_t order[] = {2, 3, 4, 1, 0}, places[] = {2, 3, 4, 4, 0};
	evening e;

	(void)state;
	evening_begin(&e, "knockout:seeded=4,third=yes", 4, 4);
	evening_draw(&e, "s");
	evening_beat(&e, 1, 4, 0);
	evening_beat(&e, 2, 3, 0);
	evening_beat(&e, 3, 4, 0);
	evening_beat(&e, 1, 2, 0);
	evening_simple(&e, CK_ACT_EXPEL, 1, "loaded dice");
	expect_order(&e, 0, order, places);
	evening_end(&e);
}

/* All have gone home: nobody has won. */
static void everybody_went_home(void **state)
{
	ck_standing lines[EXPECT_MOST];
	evening e;

	(void)state;
	evening_begin(&e, "groups:size=3,through=1", 6, 4);
	evening_draw(&e, "s");
	for (uint32_t i = 1; i <= 6; i++)
		evening_simple(&e, CK_ACT_WITHDRAW, i, "");
	expect_list(&e, 0, lines);
	assert_int_equal(ck_cup_about(e.cup)->phase, CK_CUP_COMPLETE);
	assert_int_equal(lines[0].place, 2);
	evening_end(&e);
}

/* S2 rule 15: nobody takes the place of who goes home; who would have played it goes on with a bye. */
static void home_after_a_round(void **state)
{
	static const uint32_t order[] = {2, 1, 3, 4, 0}, places[] = {1, 2, 3, 3, 0};
	ck_standing lines[EXPECT_MOST];
	evening e;

	(void)state;
	evening_begin(&e, "knockout:seeded=4", 4, 4);
	evening_draw(&e, "s");
	evening_beat(&e, 1, 4, 0);
	evening_simple(&e, CK_ACT_WITHDRAW, 1, "");
	evening_beat(&e, 2, 3, 0);
	expect_order(&e, 0, order, places);
	expect_list(&e, 0, lines);
	assert_int_equal(lines[0].points, 1);
	assert_int_equal(lines[1].out, 1);
	assert_int_equal(lines[1].round, 2);
	evening_end(&e);
}

/* Seeded four: 1-4 2-3. The final is won from below, the last match by the other again. */
static void double_elimination(void **state)
{
	static const uint32_t first[] = {1, 1, 3, 3, 0};
	static const uint32_t last[] = {1, 1, 3, 4, 0};
	static const uint32_t order[] = {2, 1, 4, 3, 0}, other[] = {1, 2, 4, 3, 0};
	evening e;

	(void)state;
	evening_begin(&e, "double-elimination:seeded=4", 4, 4);
	evening_draw(&e, "s");
	evening_beat(&e, 1, 4, 0);
	evening_beat(&e, 2, 3, 0);
	/* Two without a defeat, two with one: all are in. */
	expect_order(&e, 0, NULL, first);
	evening_beat(&e, 1, 2, 0);
	evening_beat(&e, 4, 3, 0);
	evening_beat(&e, 2, 4, 0);
	evening_beat(&e, 2, 1, 0);
	/* Now both have a defeat, and nothing is decided. */
	expect_order(&e, 0, NULL, last);
	evening_beat(&e, 1, 2, 0);
	expect_order(&e, 0, other, NULL);
	evening_end(&e);
	/* The final won from above is the last match. */
	evening_begin(&e, "double-elimination:seeded=4", 4, 4);
	evening_draw(&e, "s");
	evening_beat(&e, 2, 3, 0);
	evening_beat(&e, 1, 4, 0);
	evening_beat(&e, 2, 1, 0);
	evening_beat(&e, 4, 3, 0);
	evening_beat(&e, 1, 4, 0);
	evening_beat(&e, 2, 1, 0);
	assert_int_equal(evening_due(&e), 0);
	expect_order(&e, 0, order, NULL);
	evening_end(&e);
}

/* Two groups of four, two of each go on. */
static void groups_then_a_knockout(void **state)
{
	static const uint32_t before[] = {1, 1, 3, 3, 5, 5, 7, 7, 0};
	static const uint32_t after[] = {1, 2, 3, 3, 5, 5, 7, 7, 0};
	ck_standing lines[EXPECT_MOST], group[EXPECT_MOST];
	uint32_t games = 0;
	evening e;

	(void)state;
	evening_begin(&e, "groups:size=4", 8, 4);
	evening_draw(&e, "s");
	/* The lower number wins. */
	for (uint32_t due = evening_due(&e); due; due = evening_due(&e), games++) {
		const ck_cup_match *match = ck_cup_match_of(e.cup, ck_cup_game_of(e.cup, due)->match);

		evening_play(&e, due, match->side[1] < match->side[0], 0, 40);
	}
	assert_int_equal(games, 12);
	for (uint16_t g = 1; g <= 2; g++) {
		assert_int_equal(expect_list(&e, g, group), 4);
		for (uint32_t i = 0; i < 4; i++) {
			assert_int_equal(ck_cup_entrant_of(e.cup, group[i].entrant)->group, g);
			assert_int_equal(group[i].points, 3 - i);
			assert_true(!i || group[i - 1].entrant < group[i].entrant);
		}
	}
	expect_order(&e, 0, NULL, before);
	evening_pair(&e);
	for (uint32_t due = evening_due(&e); due; due = evening_due(&e)) {
		const ck_cup_match *match = ck_cup_match_of(e.cup, ck_cup_game_of(e.cup, due)->match);

		evening_play(&e, due, match->side[1] < match->side[0], 0, 40);
	}
	expect_order(&e, 0, NULL, after);
	expect_list(&e, 0, lines);
	assert_int_equal(lines[0].entrant, 1);
	assert_int_equal(lines[0].points, 5);
	for (uint32_t i = 0; i < 8; i++) {
		assert_int_equal(lines[i].round == 0, i >= 4);
		assert_true(i < 4 || lines[i].group_place == (i < 6 ? 3 : 4));
	}
	evening_end(&e);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(how_far_each_came),      cmocka_unit_test(who_is_in_stands_first),
		cmocka_unit_test(the_third_place),        cmocka_unit_test(nobody_wins),
		cmocka_unit_test(home_after_a_round),     cmocka_unit_test(an_expelled_champion),
		cmocka_unit_test(everybody_went_home),    cmocka_unit_test(double_elimination),
		cmocka_unit_test(groups_then_a_knockout),
	};

	return cmocka_run_group_tests_name("standings of knockouts", tests, NULL, NULL);
}
