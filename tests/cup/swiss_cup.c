/* Swiss tournaments act by act, and how long the largest draws take. */
#include "cup/evening.h"
#include "cup/standing.h"
#include "cup/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

enum { MOST = 301 };

/* Everything that was paired so far: no rematch; a bye for nobody who has had a point without an opponent;
 * and all who were in are paired. */
static void check_pairs(const evening *e)
{
	static bool met[MOST][MOST];
	uint32_t free_points[MOST] = {0}, round_of[MOST] = {0};
	const ck_cup_info *about = ck_cup_about(e->cup);

	memset(met, 0, sizeof met);
	for (uint32_t i = 1; i <= about->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(e->cup, i);
		uint32_t one = match->side[0], other = match->side[1];

		assert_int_equal(match->part, CK_PART_SWISS);
		assert_true(round_of[one] < match->round);
		round_of[one] = match->round;
		if (match->source[1].kind == CK_SOURCE_BYE) {
			assert_int_equal(free_points[one], 0);
		} else {
			assert_true(round_of[other] < match->round);
			round_of[other] = match->round;
			assert_false(met[one][other]);
			met[one][other] = met[other][one] = true;
		}
		if (match->winner && match->state != CK_MATCH_DECIDED)
			free_points[match->winner]++;
	}
	for (uint32_t i = 1; i <= about->entrants; i++)
		if (ck_cup_entrant_of(e->cup, i)->state == CK_ENTRANT_IN)
			assert_int_equal(round_of[i], about->rounds);
}

/* Games, no-shows, withdrawals and expulsions until nothing is due. */
static void play_round(evening *e, uint64_t *random)
{
	for (uint32_t due = evening_due(e); due; due = evening_due(e)) {
		uint64_t chance = next_random(random) % 100;
		uint32_t who = 1 + (uint32_t)(next_random(random) % ck_cup_about(e->cup)->entrants);

		if (chance < 5)
			evening_absent(e, due, (unsigned)(next_random(random) % 3));
		else if (chance < 7 && ck_cup_entrant_of(e->cup, who)->state == CK_ENTRANT_IN)
			evening_simple(e, chance == 5 ? CK_ACT_WITHDRAW : CK_ACT_EXPEL, who, "x");
		else
			evening_play(e, due, next_random(random) % 2, 1, 30);
	}
}

static void tournaments_act_by_act(void **state)
{
	uint64_t random = 11;
	uint32_t rounds = 0;

	(void)state;
	for (unsigned i = 0; i < 60; i++) {
		ck_refusal refusal;
		evening e;
		uint32_t n = 3 + (uint32_t)(next_random(&random) % 38);

		evening_begin(&e, "swiss", n, 20);
		evening_draw(&e, "s");
		check_pairs(&e);
		for (play_round(&e, &random); ck_cup_pairs_next(e.cup); play_round(&e, &random)) {
			ck_act act = evening_act(&e, CK_ACT_PAIR);

			if (!ck_cup_do(e.cup, &act, &refusal)) {
				assert_int_equal(refusal.reason, CK_REFUSED_NO_PAIRING);
				break;
			}
			check_pairs(&e);
			rounds++;
		}
		evening_end(&e);
	}
	assert_true(rounds > 100);
}

static double seconds_since(clock_t before)
{
	return (double)(clock() - before) / CLOCKS_PER_SEC;
}

/* The second round of 300, standings and all. */
static void a_round_of_three_hundred(void **state)
{
	uint64_t random = 12;
	clock_t before;
	evening e;

	(void)state;
	evening_begin(&e, "swiss:rounds=9", 300, 150);
	evening_draw(&e, "s");
	play_round(&e, &random);
	before = clock();
	evening_pair(&e);
	assert_true(seconds_since(before) < 1.0);
	check_pairs(&e);
	evening_end(&e);
}

/* A knockout of 4,096: the draw, and its standings. */
static void a_knockout_of_four_thousand(void **state)
{
	ck_standing *lines = malloc(4096 * sizeof *lines);
	clock_t before;
	evening e;

	(void)state;
	assert_non_null(lines);
	evening_begin(&e, "knockout", 4096, 2048);
	before = clock();
	evening_draw(&e, "s");
	assert_int_equal(ck_standing_list(e.cup, 0, lines), 4096);
	assert_true(seconds_since(before) < 1.0);
	assert_int_equal(ck_cup_about(e.cup)->matches, 4095);
	assert_int_equal(ck_cup_about(e.cup)->games, 2048);
	free(lines);
	evening_end(&e);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(tournaments_act_by_act),
		cmocka_unit_test(a_round_of_three_hundred),
		cmocka_unit_test(a_knockout_of_four_thousand),
	};

	return cmocka_run_group_tests_name("Swiss tournaments act by act", tests, NULL, NULL);
}
