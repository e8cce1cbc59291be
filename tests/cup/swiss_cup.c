/* Swiss tournaments act by act, and how long the largest draws take. */
#include "cup/evening.h"
#include "cup/standing.h"
#include "cup/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
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

/* ------------------------------------------------------------- as long as it can be paired */

/* A small tournament between two rounds, to be paired by trying. */
typedef struct small {
	unsigned met[MOST]; /* bit i - 1: entrant i */
	unsigned in;
	unsigned had_bye;
} small;

static small small_of(const evening *e)
{
	const ck_cup_info *about = ck_cup_about(e->cup);
	small t = {0};

	for (uint32_t i = 1; i <= about->entrants; i++)
		if (ck_cup_entrant_of(e->cup, i)->state == CK_ENTRANT_IN)
			t.in |= 1u << (i - 1);
	for (uint32_t i = 1; i <= about->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(e->cup, i);
		uint32_t one = match->side[0], other = match->side[1];

		if (other != CK_NOBODY_COMES) {
			t.met[one] |= 1u << (other - 1);
			t.met[other] |= 1u << (one - 1);
		}
		if (match->winner && match->state != CK_MATCH_DECIDED)
			t.had_bye |= 1u << (match->winner - 1);
	}
	return t;
}

/* Whether those that are left can be paired; `bye`: one of them may still stay alone. */
static bool can_be_paired(const small *t, unsigned left, bool bye)
{
	uint32_t first = 1;

	if (!left)
		return !bye;
	while (!(left >> (first - 1) & 1))
		first++;
	left &= left - 1;
	if (bye && !(t->had_bye >> (first - 1) & 1) && can_be_paired(t, left, false))
		return true;
	for (uint32_t i = first + 1; i <= MOST && left >> (i - 1); i++)
		if ((left >> (i - 1) & 1) && !(t->met[first] >> (i - 1) & 1) &&
		    can_be_paired(t, left & ~(1u << (i - 1)), bye))
			return true;
	return false;
}

static uint32_t most_rounds(uint32_t entrants)
{
	return entrants % 2 ? entrants : entrants - 1;
}

/* The whole is paired as long as there is a pairing, and is complete when there is none. */
static uint32_t play_to_the_end(uint32_t n, uint64_t *random)
{
	char format[32];
	evening e;
	uint32_t rounds;

	snprintf(format, sizeof format, "swiss:rounds=%u", most_rounds(n));
	evening_begin(&e, format, n, 20);
	evening_draw(&e, "s");
	for (rounds = 1;; rounds++) {
		small t;

		play_round(&e, random);
		t = small_of(&e);
		if (!t.in || rounds == most_rounds(n) ||
		    !can_be_paired(&t, t.in, (unsigned)__builtin_popcount(t.in) % 2))
			break;
		assert_true(ck_cup_pairs_next(e.cup));
		assert_int_equal(ck_cup_about(e.cup)->phase, CK_CUP_PLAY);
		evening_pair(&e);
		check_pairs(&e);
	}
	assert_false(ck_cup_pairs_next(e.cup));
	assert_int_equal(ck_cup_about(e.cup)->phase, CK_CUP_COMPLETE);
	evening_simple(&e, CK_ACT_CLOSE, 0, "");
	evening_end(&e);
	return rounds;
}

static void it_ends_when_nothing_can_be_paired(void **state)
{
	uint64_t random = 13;
	uint32_t early = 0, whole = 0;

	(void)state;
	for (unsigned i = 0; i < 300; i++) {
		uint32_t n = 2 + i % 10;
		bool all = play_to_the_end(n, &random) == most_rounds(n);

		early += !all;
		whole += all;
	}
	assert_true(early > 50);
	assert_true(whole > 50);
}

/* Three, the third goes home after the first round, and the other two have met. */
static void two_who_have_met_are_at_the_end(void **state)
{
	ck_refusal refusal;
	evening e;
	ck_act act;

	(void)state;
	evening_begin(&e, "swiss:rounds=3", 3, 20);
	evening_draw(&e, "s");

	const ck_cup_match *match = ck_cup_match_of(e.cup, 1);
	uint32_t one = match->side[0], other = match->side[1];

	evening_beat(&e, one, other, 2);
	assert_int_equal(ck_cup_about(e.cup)->phase, CK_CUP_PLAY);
	evening_simple(&e, CK_ACT_WITHDRAW, 6 - one - other, "");
	assert_int_equal(ck_cup_about(e.cup)->phase, CK_CUP_COMPLETE);
	act = evening_act(&e, CK_ACT_PAIR);
	assert_false(ck_cup_may(e.cup, &act, &refusal));
	assert_int_equal(refusal.reason, CK_REFUSED_NO_PAIRING);
	assert_int_equal(ck_cup_rounds_lost(e.cup), 2);
	evening_simple(&e, CK_ACT_CLOSE, 0, "");
	evening_end(&e);
}

/* Who is level at such an end plays an extra game; then nothing is paired any more. */
static void an_extra_game_parts_them_at_the_end(void **state)
{
	ck_refusal refusal;
	evening e;
	ck_act act;

	(void)state;
	evening_begin(&e, "swiss:rounds=3,ties=extra", 4, 20);
	evening_draw(&e, "s");

	uint32_t first[2] = {ck_cup_match_of(e.cup, 1)->side[0], ck_cup_match_of(e.cup, 1)->side[1]};
	uint32_t second[2] = {ck_cup_match_of(e.cup, 2)->side[0], ck_cup_match_of(e.cup, 2)->side[1]};

	evening_beat(&e, first[0], first[1], 1);
	evening_beat(&e, second[0], second[1], 1);
	act = evening_act(&e, CK_ACT_EXTRA);
	act.entrant = first[0];
	act.other = second[0];
	assert_false(ck_cup_may(e.cup, &act, &refusal));
	assert_int_equal(refusal.reason, CK_REFUSED_NOT_LEVEL);
	evening_pair(&e);
	evening_beat(&e, second[0], first[0], 1);
	evening_beat(&e, first[1], second[1], 1);
	/* The two who stay have met, and are level in points. */
	evening_simple(&e, CK_ACT_WITHDRAW, second[0], "");
	evening_simple(&e, CK_ACT_WITHDRAW, second[1], "");
	assert_int_equal(ck_cup_about(e.cup)->phase, CK_CUP_COMPLETE);
	act.at = e.at;
	act.entrant = first[0];
	act.other = first[1];
	evening_do(&e, &act);
	assert_int_equal(ck_cup_about(e.cup)->phase, CK_CUP_PLAY);
	evening_beat(&e, first[1], first[0], 0);
	assert_int_equal(ck_cup_about(e.cup)->phase, CK_CUP_COMPLETE);
	assert_false(ck_cup_pairs_next(e.cup));
	evening_end(&e);
}

/* What so many cannot play is refused before it begins, and what they can play is not. */
static void more_rounds_than_opponents_are_refused_at_the_draw(void **state)
{
	(void)state;
	for (uint32_t n = 2; n <= 64; n++)
		for (uint32_t rounds = 1; rounds <= 64; rounds++) {
			char format[32];
			ck_refusal refusal;
			ck_act act;
			evening e;

			if (rounds < most_rounds(n) || rounds > most_rounds(n) + 2)
				continue;
			snprintf(format, sizeof format, "swiss:rounds=%u", rounds);
			evening_begin(&e, format, n, 20);
			act = evening_act(&e, CK_ACT_DRAW);
			act.seed = "s";
			assert_int_equal(ck_cup_may(e.cup, &act, &refusal), rounds == most_rounds(n));
			if (rounds > most_rounds(n)) {
				assert_int_equal(refusal.reason, CK_REFUSED_FEW_ENTRANTS);
				assert_true(rounds <= most_rounds((uint32_t)refusal.low));
				assert_true(rounds > most_rounds((uint32_t)refusal.low - 1));
			}
			evening_end(&e);
		}
}

static void tournaments_act_by_act(void **state)
{
	uint64_t random = 11;
	uint32_t rounds = 0;

	(void)state;
	for (unsigned i = 0; i < 60; i++) {
		evening e;
		uint32_t n = 3 + (uint32_t)(next_random(&random) % 38);

		evening_begin(&e, "swiss", n, 20);
		evening_draw(&e, "s");
		check_pairs(&e);
		for (play_round(&e, &random); ck_cup_pairs_next(e.cup); play_round(&e, &random)) {
			evening_pair(&e);
			check_pairs(&e);
			rounds++;
		}
		assert_int_equal(ck_cup_about(e.cup)->phase, CK_CUP_COMPLETE);
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

/* Whether the next round can be paired is asked after every act and every second: with 300, and with 32 of
 * whom each has met twenty, where a pairing has to be looked for. */
static void asking_costs_nothing(void **state)
{
	uint64_t random = 14;
	clock_t before;
	evening e;

	(void)state;
	evening_begin(&e, "swiss:rounds=9", 300, 150);
	evening_draw(&e, "s");
	play_round(&e, &random);
	before = clock();
	for (unsigned i = 0; i < 1000; i++)
		assert_true(ck_cup_pairs_next(e.cup));
	assert_true(seconds_since(before) < 1.0);
	evening_end(&e);
	evening_begin(&e, "swiss:rounds=31", 32, 16);
	evening_draw(&e, "s");
	for (unsigned round = 1; round < 20; round++) {
		for (uint32_t due = evening_due(&e); due; due = evening_due(&e))
			evening_play(&e, due, next_random(&random) % 2, 1, 30);
		evening_pair(&e);
	}
	for (uint32_t due = evening_due(&e); due; due = evening_due(&e))
		evening_play(&e, due, 0, 1, 30);
	before = clock();
	for (unsigned i = 0; i < 100; i++)
		(void)ck_cup_pairs_next(e.cup);
	assert_true(seconds_since(before) < 1.0);
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
		cmocka_unit_test(it_ends_when_nothing_can_be_paired),
		cmocka_unit_test(two_who_have_met_are_at_the_end),
		cmocka_unit_test(an_extra_game_parts_them_at_the_end),
		cmocka_unit_test(more_rounds_than_opponents_are_refused_at_the_draw),
		cmocka_unit_test(a_round_of_three_hundred),
		cmocka_unit_test(asking_costs_nothing),
		cmocka_unit_test(a_knockout_of_four_thousand),
	};

	return cmocka_run_group_tests_name("Swiss tournaments act by act", tests, NULL, NULL);
}
