/* The bots: what they choose, told by positions and the text of actions. */
#include "bots/bots.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static ck_game game;
static ck_action legal[CK_ACTIONS_MAX];

static ck_position position_of(const char *line)
{
	ck_position p;

	assert_true(ck_position_parse(&game, &p, line, strlen(line), NULL));
	return p;
}

/* What a bot does in a position line. */
static void chooses(const ck_bot *bot, const char *line, const char *expected)
{
	ck_position p = position_of(line);
	char text[CK_ACTION_TEXT];
	ck_rng own;

	ck_rng_seed(&own, 1, 1);
	ck_action_write(&game, bot->choose(&game, &p, legal, ck_position_legal(&game, &p, legal), &own),
	                text);
	assert_string_equal(text, expected);
}

static void fast_moves_the_most_advanced_piece(void **state)
{
	(void)state;
	chooses(&ck_bot_fast, "parchis 60,30,5,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-", "60>63");
	/* the first piece cannot: exactly 2 is wanted */
	chooses(&ck_bot_fast, "parchis 70,30,5,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-", "30>33");
}

static void fast_takes_the_longest_action_of_that_piece(void **state)
{
	(void)state;
	chooses(&ck_bot_fast,
	        "pachisi 30,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[12,2] in=1111 skip=0000 row=0 due=0 ent=0 "
	        "idle=0",
	        "30>44:12+2");
}

static void fast_prefers_a_capture_at_equal_length(void **state)
{
	(void)state;
	chooses(&ck_bot_fast, "parchis-pairs 2,0,0,0/0,0,0,0/38,0,0,0/0,0,0,0 1 D2 six=0 last=- late=-",
	        "2>4x");
}

static void fast_uses_the_fewest_throws_for_the_same_move(void **state)
{
	(void)state;
	/* 6+6 and 10+2 and 12 lead to the same square */
	chooses(&ck_bot_fast,
	        "pachisi 71,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[12,10,6,6,2] in=1111 skip=0000 row=0 due=0 "
	        "ent=0 idle=0",
	        "71>83:12");
}

static void fast_turns_in_rather_than_going_round_again(void **state)
{
	(void)state;
	chooses(&ck_bot_fast,
	        "pachisi 70,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[10] in=1111 skip=0000 row=0 due=0 ent=0 idle=0",
	        "70>80:10");
}

static void fast_passes_only_when_nothing_else_is_left(void **state)
{
	(void)state;
	chooses(&ck_bot_fast,
	        "pachisi 0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[3] in=0000 skip=0000 row=0 due=0 ent=0 idle=0",
	        "0>3:3");
}

static void random_is_uniform_over_the_legal_actions(void **state)
{
	enum { DRAWS = 6000 };
	ck_position p = position_of("parchis 60,30,5,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-");
	size_t count = ck_position_legal(&game, &p, legal);
	unsigned drawn[4] = {0};
	ck_rng own;

	(void)state;
	assert_int_equal(count, 3);
	ck_rng_seed(&own, 7, 1);
	for (unsigned i = 0; i < DRAWS; i++) {
		ck_action a = ck_bot_random.choose(&game, &p, legal, count, &own);
		size_t k = 0;

		while (k < count && legal[k] != a)
			k++;
		assert_true(k < count);
		drawn[k]++;
	}
	/* six standard deviations of a third of the draws are 219 */
	for (size_t k = 0; k < count; k++)
		assert_in_range(drawn[k], DRAWS / 3 - 219, DRAWS / 3 + 219);
}

static void bots_are_found_by_name(void **state)
{
	(void)state;
	assert_ptr_equal(ck_bot_find("fast", 4), &ck_bot_fast);
	assert_ptr_equal(ck_bot_find("random", 6), &ck_bot_random);
	assert_null(ck_bot_find("fas", 3));
	assert_null(ck_bot_find("faster", 6));
	assert_null(ck_bot_find("", 0));
	assert_non_null(ck_bot_get(1));
	assert_null(ck_bot_get(2));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(fast_moves_the_most_advanced_piece),
		cmocka_unit_test(fast_takes_the_longest_action_of_that_piece),
		cmocka_unit_test(fast_prefers_a_capture_at_equal_length),
		cmocka_unit_test(fast_uses_the_fewest_throws_for_the_same_move),
		cmocka_unit_test(fast_turns_in_rather_than_going_round_again),
		cmocka_unit_test(fast_passes_only_when_nothing_else_is_left),
		cmocka_unit_test(random_is_uniform_over_the_legal_actions),
		cmocka_unit_test(bots_are_found_by_name),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
