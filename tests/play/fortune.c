/* Where throws come from: a game taken up again has the throws that it would have had, and no bot has them. */
#include "cli/fortune.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { THROWS = 500 };

static const char *const games[] = {"parchis", "pachisi", "pachisi:table=seven", "chaupar"};

/* Throws that were made already are passed over, however often the generator redraws. */
static void skipped_throws_are_those_made(void **state)
{
	const uint64_t seed = 7;

	(void)state;
	for (size_t i = 0; i < sizeof(games) / sizeof(games[0]); i++) {
		ck_throw whole[THROWS], t;
		ck_fortune f;
		ck_game g;

		assert_true(ck_game_parse(&g, games[i], strlen(games[i]), NULL));
		assert_true(ck_fortune_init(&f, &seed));
		for (size_t k = 0; k < THROWS; k++)
			assert_true(ck_fortune_throw(&f, &g, &whole[k]));
		for (size_t made = 0; made < THROWS; made++) {
			assert_true(ck_fortune_init(&f, &seed));
			ck_fortune_skip(&f, &g, made);
			assert_true(ck_fortune_throw(&f, &g, &t));
			assert_int_equal(t, whole[made]);
		}
	}
}

/* Each choice has a generator of its own, which depends on the seed, the seat and the event alone, and is never that
 * of the throws. */
static void every_choice_has_its_own_generator(void **state)
{
	const uint64_t seed = 7, other_seed = 8;
	ck_rng seen[CK_SEATS_MAX * 40];
	ck_fortune f, other;
	size_t count = 0;

	(void)state;
	assert_true(ck_fortune_init(&f, &seed));
	assert_true(ck_fortune_init(&other, &other_seed));
	for (unsigned seat = 0; seat < CK_SEATS_MAX; seat++) {
		for (uint64_t event = 0; event < 40; event++) {
			const ck_rng own = ck_fortune_own(&f, seat, event),
				     elsewhere = ck_fortune_own(&other, seat, event);

			assert_memory_not_equal(&own, &f.throws, sizeof(own));
			assert_memory_not_equal(&own, &elsewhere, sizeof(own));
			for (size_t i = 0; i < count; i++)
				assert_memory_not_equal(&own, &seen[i], sizeof(own));
			seen[count++] = own;
		}
	}
}

/* Without a seed no two games are alike. */
static void unseeded_games_differ(void **state)
{
	ck_fortune one, two;

	(void)state;
	assert_true(ck_fortune_init(&one, NULL));
	assert_true(ck_fortune_init(&two, NULL));
	assert_false(one.seeded);
	assert_memory_not_equal(&one.seed, &two.seed, sizeof(one.seed)); /* once in 2^64 runs */
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(skipped_throws_are_those_made),
		cmocka_unit_test(every_choice_has_its_own_generator),
		cmocka_unit_test(unseeded_games_differ),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
