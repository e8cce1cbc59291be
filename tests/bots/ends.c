/* Games end: every bot against every other, in every game with every option, within a bounded number of
 * throws and actions. */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include <charkoni/bots.h>
#include <charkoni/charkoni.h>

#include "bots/games.h"

/* Games of pachisi between random players are the longest: tens of thousands. */
enum { PLIES_MAX = 200000, GAMES = 3 };

/* Games between experts take about a thousand. */
enum { EXPERT_PLIES = 10000, EXPERT_GAMES = 40 };

static ck_action legal[CK_ACTIONS_MAX];

/* Returns the throws and actions played, PLIES_MAX if the game has not ended; *end is the last position. */
static unsigned play(const ck_game *g, const ck_bot *even, const ck_bot *odd, uint64_t stream,
                     ck_position *end)
{
	ck_rng throws, own;
	ck_position p;
	unsigned ply = 0;

	ck_rng_seed(&throws, 3, 2 * stream);
	ck_rng_seed(&own, 3, 2 * stream + 1);
	ck_position_start(g, (unsigned)(stream % g->seats), &p);
	for (; p.phase != CK_OVER && ply < PLIES_MAX; ply++) {
		if (p.phase == CK_THROW) {
			games_throw(g, &p, &throws);
			continue;
		}
		size_t count = ck_position_legal(g, &p, legal);
		const ck_bot *bot = p.seat % 2 == 0 ? even : odd;
		ck_action_apply(g, &p, bot->choose(g, &p, legal, count, &own), &p);
	}
	*end = p;
	return ply;
}

static void play_pair(const char *text, const ck_game *g, const ck_bot *even, const ck_bot *odd)
{
	ck_position end;

	for (unsigned i = 0; i < GAMES; i++)
		if (play(g, even, odd, i, &end) == PLIES_MAX)
			fail_msg("%s: %s against %s does not end", text, even->name, odd->name);
}

static void play_all(const char *text, const ck_game *g, void *context)
{
	(void)context;
	for (unsigned i = 0; ck_bot_get(i); i++)
		for (unsigned k = i; ck_bot_get(k); k++)
			play_pair(text, g, ck_bot_get(i), ck_bot_get(k));
}

static void games_between_bots_end(void **state)
{
	(void)state;
	games_each(play_all, NULL);
}

/* Games between experts are won: none stands still, whether idle turns are counted or not. */
static void experts_win(const char *text)
{
	const ck_bot *expert = ck_bot_find("expert", 6);
	static ck_game g;

	assert_true(ck_game_parse(&g, text, strlen(text), NULL));
	for (unsigned i = 0; i < EXPERT_GAMES; i++) {
		ck_position end;

		assert_true(play(&g, expert, expert, i, &end) < EXPERT_PLIES);
		assert_int_equal(end.phase, CK_OVER);
		assert_int_equal(end.idle, 0);
		assert_int_not_equal(end.winner, 0);
	}
}

static void experts_do_not_wait_for_each_other_for_ever(void **state)
{
	(void)state;
	experts_win("pachisi");
	experts_win("pachisi:standstill=0");
	experts_win("pachisi:standstill=0,throws=single,finish=grace");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(games_between_bots_end),
		cmocka_unit_test(experts_do_not_wait_for_each_other_for_ever),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
