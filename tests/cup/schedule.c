/* Boards, shifts and likely times. */
#include "cup/schedule.h"
#include "cup/evening.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MOST = 600 };

static void expect_slot(uint32_t i, uint32_t boards, uint32_t shift, uint32_t board)
{
	uint32_t s, b;

	ck_schedule_slot(i, boards, &s, &b);
	assert_int_equal(s, shift);
	assert_int_equal(b, board);
}

/* 34 games at ten boards: four shifts, the last of four games. */
static void shifts_of_a_round(void **state)
{
	(void)state;
	expect_slot(0, 10, 1, 1);
	expect_slot(9, 10, 1, 10);
	expect_slot(10, 10, 2, 1);
	expect_slot(33, 10, 4, 4);
	expect_slot(5, 1, 6, 1);
	expect_slot(0, 2048, 1, 1);
}

static void estimate(const evening *e, int64_t *begun)
{
	assert_true(ck_cup_about(e->cup)->games <= MOST);
	assert_true(ck_schedule_estimate(e->cup, e->at, begun));
}

/* The 40 minutes that were expected count as four games. */
static void how_long_a_game_takes(void **state)
{
	unsigned side;
	evening e;

	(void)state;
	evening_begin(&e, "round-robin", 4, 2);
	evening_draw(&e, "s");
	assert_int_equal(ck_schedule_length(e.cup), 40 * EVENING_MINUTE);
	evening_play(&e, evening_game(&e, 1, 2, &side), 0, 0, 20);
	assert_int_equal(ck_schedule_length(e.cup), 36 * EVENING_MINUTE);
	evening_play(&e, evening_game(&e, 3, 4, &side), 0, 0, 30);
	assert_int_equal(ck_schedule_length(e.cup), 35 * EVENING_MINUTE);
	/* Who did not come tells nothing about it. */
	evening_absent(&e, evening_game(&e, 1, 3, &side), 0);
	assert_int_equal(ck_schedule_length(e.cup), 35 * EVENING_MINUTE);
	evening_end(&e);
}

/* Twelve at two boards: three shifts. */
static void one_round_at_few_boards(void **state)
{
	int64_t begun[MOST];
	evening e;

	(void)state;
	evening_begin(&e, "knockout", 12, 2);
	evening_draw(&e, "s");
	estimate(&e, begun);
	/* Four games of the first round; those of the second wait for their winners: they are no games
	 * yet. */
	assert_int_equal(ck_cup_about(e.cup)->games, 4);
	for (uint32_t i = 0; i < 4; i++)
		assert_int_equal(begun[i], e.at + (i / 2) * 40 * EVENING_MINUTE);
	assert_int_equal(ck_schedule_end(e.cup, begun, e.at), e.at + 80 * EVENING_MINUTE);
	evening_end(&e);
}

/* Announced games do not begin before their time; those that are not announced come after them. */
static void announced_times(void **state)
{
	int64_t begun[MOST], start;
	evening e;

	(void)state;
	evening_begin(&e, "round-robin", 4, 2);
	evening_draw(&e, "s");
	start = e.at + 30 * EVENING_MINUTE;
	evening_announce(&e, 1, start);
	estimate(&e, begun);
	for (uint32_t i = 0; i < 6; i++)
		assert_int_equal(begun[i], start + (i / 2) * 40 * EVENING_MINUTE);
	/* The second round is put off. */
	evening_announce(&e, 2, start + 100 * EVENING_MINUTE);
	estimate(&e, begun);
	assert_int_equal(begun[1], start);
	assert_int_equal(begun[2], start + 100 * EVENING_MINUTE);
	assert_int_equal(begun[4], start + 140 * EVENING_MINUTE);
	evening_end(&e);
}

static void set_game(evening *e, ck_act_kind kind, uint32_t game, uint32_t table)
{
	ck_act act = evening_act(e, kind);

	act.game = game;
	act.table = table;
	evening_do(e, &act);
}

/* A board is free when its game is likely to be over; one that takes longer is over at any moment, one
 * that is reported too. */
static void boards_that_are_taken(void **state)
{
	int64_t begun[MOST], start;
	evening e;
	ck_act act;

	(void)state;
	evening_begin(&e, "knockout", 8, 1);
	evening_draw(&e, "s");
	set_game(&e, CK_ACT_CALL, 2, 1);
	estimate(&e, begun);
	assert_int_equal(begun[1], e.at);
	assert_int_equal(begun[0], e.at + 40 * EVENING_MINUTE);
	start = e.at;
	set_game(&e, CK_ACT_START, 2, 0);
	e.at += 10 * EVENING_MINUTE;
	estimate(&e, begun);
	assert_int_equal(begun[1], start);
	assert_int_equal(begun[0], start + 40 * EVENING_MINUTE);
	assert_int_equal(begun[2], start + 80 * EVENING_MINUTE);
	e.at += 50 * EVENING_MINUTE;
	estimate(&e, begun);
	assert_int_equal(begun[0], e.at);
	act = evening_act(&e, CK_ACT_REPORT);
	act.game = 2;
	act.home[0] = 4;
	evening_do(&e, &act);
	estimate(&e, begun);
	assert_int_equal(begun[0], e.at);
	assert_int_equal(ck_schedule_end(e.cup, begun, e.at), e.at + 3 * ck_schedule_length(e.cup));
	/* A short game: its board is free as soon as it is reported. */
	set_game(&e, CK_ACT_CERTIFY, 2, 0);
	set_game(&e, CK_ACT_CALL, 1, 1);
	set_game(&e, CK_ACT_START, 1, 0);
	e.at += 5 * EVENING_MINUTE;
	act = evening_act(&e, CK_ACT_REPORT);
	act.game = 1;
	act.home[0] = 4;
	evening_do(&e, &act);
	estimate(&e, begun);
	assert_int_equal(begun[2], e.at);
	evening_end(&e);
}

/* The time of a later shift is no promise: games that are short bring it forward, but never before the round. The rounds
 * to come are counted with their shifts. */
static void later_shifts_move(void **state)
{
	int64_t begun[MOST], start;
	evening e;

	(void)state;
	evening_begin(&e, "knockout", 8, 1);
	evening_draw(&e, "s");
	start = e.at + 10 * EVENING_MINUTE;
	evening_announce(&e, 1, start);
	estimate(&e, begun);
	assert_int_equal(begun[0], start);
	assert_int_equal(begun[1], start + 40 * EVENING_MINUTE);
	/* Four games, two and one. */
	assert_int_equal(ck_schedule_whole(e.cup, begun, e.at), start + 7 * 40 * EVENING_MINUTE);
	e.at = start;
	evening_play(&e, 1, 0, 0, 10);
	estimate(&e, begun);
	assert_true(ck_cup_game_of(e.cup, 2)->announced > e.at + 20 * EVENING_MINUTE);
	assert_int_equal(begun[1], e.at);
	assert_int_equal(begun[2], e.at + ck_schedule_length(e.cup));
	evening_end(&e);
}

/* Nobody plays two games at a time, however many boards there are, and no board has two. */
static void check_no_clash(const evening *e, const int64_t *begun)
{
	int64_t length = ck_schedule_length(e->cup);
	const ck_cup_info *about = ck_cup_about(e->cup);

	for (uint32_t i = 1; i <= about->games; i++) {
		const ck_cup_match *one = ck_cup_match_of(e->cup, ck_cup_game_of(e->cup, i)->match);
		uint32_t together = 0;

		assert_true(begun[i - 1] >= e->at);
		for (uint32_t j = 1; j <= about->games; j++) {
			const ck_cup_match *other = ck_cup_match_of(e->cup, ck_cup_game_of(e->cup, j)->match);

			if (begun[j - 1] > begun[i - 1] || begun[j - 1] + length <= begun[i - 1])
				continue;
			together++;
			if (i == j)
				continue;
			for (unsigned s = 0; s < 4; s++)
				assert_true(one->side[s / 2] != other->side[s % 2]);
		}
		assert_true(together <= about->boards);
	}
}

static void nobody_plays_twice_at_once(void **state)
{
	static int64_t begun[MOST];

	(void)state;
	for (uint32_t boards = 1; boards <= 12; boards++) {
		evening e;

		evening_begin(&e, "round-robin", 9 + boards, boards);
		evening_draw(&e, "s");
		estimate(&e, begun);
		check_no_clash(&e, begun);
		evening_end(&e);
	}
}

/* With nothing left there is no end to tell. */
static void nothing_is_open(void **state)
{
	int64_t begun[MOST];
	evening e;

	(void)state;
	evening_begin(&e, "knockout", 2, 3);
	estimate(&e, begun);
	assert_int_equal(ck_schedule_end(e.cup, begun, e.at), 0);
	evening_draw(&e, "s");
	evening_play(&e, 1, 0, 0, 40);
	estimate(&e, begun);
	assert_int_equal(ck_schedule_end(e.cup, begun, e.at), 0);
	assert_int_equal(begun[0], ck_cup_game_of(e.cup, 1)->started_at);
	evening_end(&e);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(shifts_of_a_round),       cmocka_unit_test(how_long_a_game_takes),
		cmocka_unit_test(one_round_at_few_boards), cmocka_unit_test(announced_times),
		cmocka_unit_test(boards_that_are_taken),   cmocka_unit_test(nobody_plays_twice_at_once),
		cmocka_unit_test(nothing_is_open),         cmocka_unit_test(later_shifts_move),
	};

	return cmocka_run_group_tests_name("boards and times", tests, NULL, NULL);
}
