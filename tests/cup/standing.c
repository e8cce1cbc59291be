/* Tables by hand: points, then the tie-breaks. */
#include "cup/expect.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void before_and_after_the_draw(void **state)
{
	ck_standing lines[EXPECT_MOST];
	evening e;

	(void)state;
	evening_begin(&e, "round-robin", 5, 4);
	assert_int_equal(expect_list(&e, 0, lines), 0);
	evening_draw(&e, "s");
	assert_int_equal(expect_list(&e, 0, lines), 5);
	for (uint32_t i = 0; i < 5; i++) {
		/* Nobody has played: the lot alone, which is the draw. */
		assert_int_equal(ck_cup_entrant_of(e.cup, lines[i].entrant)->place, i + 1);
		assert_int_equal(lines[i].points + lines[i].played, 0);
		assert_int_equal(lines[i].value[0], CK_STANDING_SILENT);
		assert_int_equal(lines[i].decided_by, i ? CK_TIE_LOT : CK_TIE_NONE);
	}
	expect_why(&e, 3, CK_TIE_LOT, -2, -3, 5);
	evening_end(&e);
}

static void points_alone(void **state)
{
	static const uint32_t order[] = {2, 1, 4, 3, 0};
	evening e;

	(void)state;
	evening_begin(&e, "round-robin", 4, 4);
	evening_draw(&e, "s");
	for (uint32_t i = 0; i < 4; i++)
		for (uint32_t j = i + 1; j < 4; j++)
			evening_beat(&e, order[i], order[j], 0);
	expect_order(&e, 0, order, NULL);
	for (uint32_t line = 1; line <= 4; line++)
		expect_why(&e, line, CK_TIE_NONE, 0, 0, 0);
	evening_end(&e);
}

/* Three in a circle above a fourth: direct encounters say nothing, the pieces at home do. */
static void a_circle(void **state)
{
	static const uint32_t order[] = {3, 1, 2, 4, 0};
	ck_standing lines[EXPECT_MOST];
	evening e;

	(void)state;
	evening_begin(&e, "round-robin", 4, 4);
	evening_draw(&e, "s");
	evening_beat(&e, 1, 2, 2);
	evening_beat(&e, 2, 3, 3);
	evening_beat(&e, 3, 1, 1);
	for (uint32_t i = 1; i <= 3; i++)
		evening_beat(&e, i, 4, 0);
	expect_order(&e, 0, order, NULL);
	/* 3: 4-1 3-4 4-0; 1: 4-2 1-4 4-0; 2: 4-3 2-4 4-0. Level with 2 alone, 1 has beaten it. */
	expect_why(&e, 2, CK_TIE_HOME, 6, 3, 3);
	expect_why(&e, 3, CK_TIE_DIRECT, 1, 0, 2);
	expect_list(&e, 0, lines);
	assert_int_equal(lines[0].value[0], 1);
	assert_int_equal(lines[0].value[2], 2);
	evening_end(&e);
}

/* Six: 1 and 2 have beaten two of their four, 3 and 4 one; within the pairs the direct encounter counts
 * anew. */
static void smaller_groups_are_looked_at_anew(void **state)
{
	static const uint32_t order[] = {5, 6, 1, 2, 3, 4, 0};
	static const uint32_t games[][2] = {{1, 2}, {1, 3}, {4, 1}, {2, 3}, {2, 4}, {3, 4}, {5, 1}, {5, 2},
	                                    {5, 3}, {4, 5}, {6, 1}, {6, 2}, {3, 6}, {6, 4}, {5, 6}};
	ck_standing lines[EXPECT_MOST];
	evening e;

	(void)state;
	evening_begin(&e, "round-robin", 6, 4);
	evening_draw(&e, "s");
	for (size_t i = 0; i < sizeof games / sizeof *games; i++)
		evening_beat(&e, games[i][0], games[i][1], 1);
	expect_order(&e, 0, order, NULL);
	expect_why(&e, 2, CK_TIE_NONE, 0, 0, 0);
	expect_why(&e, 3, CK_TIE_NONE, 0, 0, 0);
	expect_why(&e, 4, CK_TIE_DIRECT, 1, 0, 2);
	expect_why(&e, 5, CK_TIE_DIRECT, 2, 1, 4);
	expect_why(&e, 6, CK_TIE_DIRECT, 1, 0, 2);
	/* What is shown is what was said of the four. */
	expect_list(&e, 0, lines);
	for (uint32_t i = 2; i < 6; i++)
		assert_int_equal(lines[i].value[0], i < 4 ? 2 : 1);
	evening_end(&e);
}

/* In a circle of three one point came without a game: games won over the board put that one last, and then
 * the other two have a direct encounter of their own. */
static void a_forfeit_is_no_win_over_the_board(void **state)
{
	static const uint32_t order[] = {2, 3, 1, 0};
	ck_standing lines[EXPECT_MOST];
	unsigned side;
	evening e;

	(void)state;
	evening_begin(&e, "round-robin", 3, 4);
	evening_draw(&e, "s");

	uint32_t game = evening_game(&e, 2, 1, &side);

	evening_absent(&e, game, side);
	evening_beat(&e, 2, 3, 0);
	evening_beat(&e, 3, 1, 0);
	expect_order(&e, 0, order, NULL);
	expect_why(&e, 2, CK_TIE_DIRECT, 1, 0, 2);
	expect_why(&e, 3, CK_TIE_WINS, 1, 0, 3);
	expect_list(&e, 0, lines);
	assert_int_equal(lines[2].points, 1);
	assert_int_equal(lines[2].played, 2);
	evening_end(&e);
}

/* Level in all that comes before it, two play an extra game; it gives no points. */
static void an_extra_game(void **state)
{
	static const uint32_t order[] = {2, 1, 0};
	ck_standing lines[EXPECT_MOST];
	ck_act act;
	evening e;

	(void)state;
	evening_begin(&e, "double-round-robin", 2, 4);
	evening_draw(&e, "s");
	evening_beat(&e, 1, 2, 1);
	evening_beat(&e, 2, 1, 1);
	expect_list(&e, 0, lines);
	assert_int_equal(lines[1].decided_by, CK_TIE_LOT);
	assert_int_equal(lines[0].extra, 1);
	assert_int_equal(lines[1].extra, 1);
	assert_int_equal(lines[0].value[1], CK_STANDING_SILENT);
	act = evening_act(&e, CK_ACT_EXTRA);
	act.entrant = 1;
	act.other = 2;
	evening_do(&e, &act);
	evening_beat(&e, 2, 1, 3);
	expect_order(&e, 0, order, NULL);
	expect_why(&e, 2, CK_TIE_EXTRA, 1, 0, 2);
	expect_list(&e, 0, lines);
	assert_int_equal(lines[0].points, 1);
	assert_int_equal(lines[0].played, 2);
	evening_end(&e);
}

/* Two rounds of five: 1-3, 2-4, 5 has the bye. Those who have not met have no direct encounter; a bye is a
 * point, and no opponent for Buchholz. */
static void a_swiss_tournament(void **state)
{
	evening e;
	ck_standing lines[EXPECT_MOST];
	uint32_t p[6];

	(void)state;
	evening_begin(&e, "swiss:rounds=2", 5, 4);
	evening_draw(&e, "s");
	for (uint32_t place = 1; place <= 5; place++)
		p[place] = expect_place(&e, place);
	evening_beat(&e, p[1], p[3], 1);
	evening_beat(&e, p[2], p[4], 2);
	/* All of one point are 1, 2, 5: Buchholz 0 each, none has met another; 5 has won nothing over the
	 * board. */
	expect_list(&e, 0, lines);
	assert_int_equal(lines[0].entrant, p[1]);
	assert_int_equal(lines[1].entrant, p[2]);
	assert_int_equal(lines[1].decided_by, CK_TIE_HOME);
	assert_int_equal(lines[2].entrant, p[5]);
	assert_int_equal(lines[2].decided_by, CK_TIE_WINS);
	assert_int_equal(lines[2].points, 1);
	assert_int_equal(lines[2].value[1], CK_STANDING_SILENT);
	/* The second round: the lowest without a bye has it: 4 stands behind 3 or before, by home: 3 lost
	 * 1-4, 4 lost 2-4. */
	evening_pair(&e);
	assert_int_equal(lines[3].entrant, p[4]);
	evening_beat(&e, p[1], p[2], 0);
	evening_beat(&e, p[4], p[5], 0);
	/* 1: 2; then of one point 2 (opponents 4 and 1: 1 + 2), 3 (bye; 1: 2), 4 (2 and 5: 1 + 1), 5 (4:
	 * 1). */
	expect_list(&e, 0, lines);
	assert_int_equal(lines[0].entrant, p[1]);
	assert_int_equal(lines[0].points, 2);
	assert_int_equal(lines[1].entrant, p[2]);
	assert_int_equal(lines[1].value[0], 3);
	expect_why(&e, 3, CK_TIE_BUCHHOLZ, 3, 2, 4);
	/* 3 and 4 have the same Buchholz and have not met; 3 has won nothing over the board. */
	assert_int_equal(lines[2].entrant, p[4]);
	assert_int_equal(lines[3].entrant, p[3]);
	expect_why(&e, 4, CK_TIE_WINS, 1, 0, 2);
	assert_int_equal(lines[4].entrant, p[5]);
	expect_why(&e, 5, CK_TIE_BUCHHOLZ, 2, 1, 4);
	evening_end(&e);
}

/* All who were level when the extra game was asked for may play it, also those whom a later tie-break has
 * parted. */
static void who_may_play_an_extra_game(void **state)
{
	ck_standing lines[EXPECT_MOST];
	evening e;

	(void)state;
	evening_begin(&e, "swiss", 7, 4);
	evening_draw(&e, "s");
	evening_beat(&e, expect_place(&e, 1), expect_place(&e, 4), 2);
	evening_beat(&e, expect_place(&e, 2), expect_place(&e, 5), 1);
	evening_beat(&e, expect_place(&e, 3), expect_place(&e, 6), 1);
	expect_list(&e, 0, lines);
	for (uint32_t i = 0; i < 7; i++)
		assert_int_equal(lines[i].extra, i < 4 ? 1 : 5);
	assert_int_equal(lines[5].decided_by, CK_TIE_HOME);
	assert_int_equal(lines[6].decided_by, CK_TIE_LOT);
	evening_end(&e);
}

/* S2 rules 14 and 15: who goes home stands by the results, who was expelled behind everybody. */
static void who_is_out(void **state)
{
	static const uint32_t order[] = {2, 3, 4, 1, 0};
	ck_standing lines[EXPECT_MOST];
	evening e;

	(void)state;
	evening_begin(&e, "round-robin", 4, 4);
	evening_draw(&e, "s");
	for (uint32_t i = 1; i <= 4; i++)
		for (uint32_t j = i + 1; j <= 4; j++)
			evening_beat(&e, i, j, 0);
	evening_simple(&e, CK_ACT_EXPEL, 1, "cheating");
	evening_simple(&e, CK_ACT_WITHDRAW, 2, "");
	expect_order(&e, 0, order, NULL);
	expect_list(&e, 0, lines);
	assert_int_equal(lines[0].out, 1);
	assert_int_equal(lines[1].out, 0);
	assert_int_equal(lines[3].out, 1);
	assert_int_equal(lines[3].points, 3);
	evening_end(&e);
}

/* Whom nobody can play any more has given the points away: each of the others has one. */
static void points_of_who_went_home(void **state)
{
	ck_standing lines[EXPECT_MOST];
	evening e;

	(void)state;
	evening_begin(&e, "round-robin", 4, 4);
	evening_draw(&e, "s");
	evening_simple(&e, CK_ACT_WITHDRAW, 4, "");
	expect_list(&e, 0, lines);
	for (uint32_t i = 0; i < 3; i++) {
		assert_int_equal(lines[i].points, 1);
		assert_int_equal(lines[i].played, 1);
		assert_int_equal(lines[i].value[2], 0);
	}
	assert_int_equal(lines[3].entrant, 4);
	evening_end(&e);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(before_and_after_the_draw),
		cmocka_unit_test(points_alone),
		cmocka_unit_test(a_circle),
		cmocka_unit_test(smaller_groups_are_looked_at_anew),
		cmocka_unit_test(a_forfeit_is_no_win_over_the_board),
		cmocka_unit_test(an_extra_game),
		cmocka_unit_test(a_swiss_tournament),
		cmocka_unit_test(who_may_play_an_extra_game),
		cmocka_unit_test(who_is_out),
		cmocka_unit_test(points_of_who_went_home),
	};

	return cmocka_run_group_tests_name("tables", tests, NULL, NULL);
}
