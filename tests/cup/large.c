/* large.c - the largest championship there can be, played to its end: double elimination of 4,096, best of five. */
#include "evening.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define ENTRANTS 4096

/* Games come to be in the order in which they can be played: each in its turn, won by chance. */
static void play_all(evening *e)
{
	uint64_t chance = 1;

	for (uint32_t game = 1; game <= ck_cup_about(e->cup)->games; game++) {
		chance = chance * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
		if (ck_cup_game_of(e->cup, game)->state == CK_GAME_SCHEDULED)
			evening_play(e, game, (unsigned)(chance >> 63), (uint8_t)(chance >> 61 & 3), 1);
	}
}

static void the_largest_championship(void **state)
{
	evening e;
	uint32_t lost = 0;

	(void)state;
	evening_begin(&e, "double-elimination:best=5", ENTRANTS, 2048);
	evening_draw(&e, "4096");
	play_all(&e);
	assert_int_equal(ck_cup_about(e.cup)->phase, CK_CUP_COMPLETE);
	for (uint32_t i = 1; i <= ck_cup_about(e.cup)->matches; i++)
		lost += ck_cup_match_of(e.cup, i)->state == CK_MATCH_DECIDED;
	/* Everybody loses twice but the winner, who may lose once. */
	assert_in_range(lost, 2 * ENTRANTS - 2, 2 * ENTRANTS - 1);
	evening_end(&e);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(the_largest_championship)};

	return cmocka_run_group_tests_name("cup: large", tests, NULL, NULL);
}
