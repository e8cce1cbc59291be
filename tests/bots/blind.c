/* A bot sees the position and nothing else.
 *
 * In every game with every option, in positions of games between all bots, each bot is asked twice: at the
 * table, and then with copies of game, position and legal list in memory of their own, the rest of which is
 * filled with other bytes, while the table's generator stands elsewhere. It must choose the same, leave its
 * own generator in the same state, and leave everything that it was given untouched. What it chooses is
 * legal. */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <charkoni/bots.h>
#include <charkoni/charkoni.h>

#include "bots/games.h"

enum { PLIES = 400, DRAWS = 60000 };

/* A table: its generator of throws lies where a bot that looked around what it is given would find it. */
struct table {
	ck_rng before;
	ck_game g;
	ck_rng between;
	ck_position p;
	ck_rng after;
	ck_action legal[CK_ACTIONS_MAX];
	ck_rng behind;
};

static bool is_among(ck_action a, const ck_action *list, size_t count)
{
	for (size_t i = 0; i < count; i++)
		if (list[i] == a)
			return true;
	return false;
}

static void set_throws(struct table *t, ck_rng throws)
{
	t->before = t->between = t->after = t->behind = throws;
}

/* Ask at another table, made of nothing but game, position and list. */
static ck_action ask_elsewhere(const ck_bot *bot, const struct table *t, size_t count, ck_rng *own)
{
	struct table *other = malloc(sizeof *other);
	ck_rng throws;

	assert_non_null(other);
	memset(other, 0xA5, sizeof *other);
	ck_rng_seed(&throws, own->s[0], 99);
	set_throws(other, throws);
	memcpy(&other->g, &t->g, sizeof t->g);
	memcpy(&other->p, &t->p, sizeof t->p);
	memcpy(other->legal, t->legal, count * sizeof t->legal[0]);
	ck_action a = bot->choose(&other->g, &other->p, other->legal, count, own);
	assert_memory_equal(&other->g, &t->g, sizeof t->g);
	assert_memory_equal(&other->p, &t->p, sizeof t->p);
	assert_memory_equal(other->legal, t->legal, count * sizeof t->legal[0]);
	assert_memory_equal(&other->behind, &throws, sizeof throws);
	free(other);
	return a;
}

static ck_action ask(const ck_bot *bot, struct table *t, size_t count, ck_rng throws, ck_rng *own)
{
	ck_rng again = *own;

	set_throws(t, throws);
	ck_action a = bot->choose(&t->g, &t->p, t->legal, count, own);
	assert_true(is_among(a, t->legal, count));
	assert_memory_equal(&t->before, &throws, sizeof throws);
	assert_memory_equal(&t->between, &throws, sizeof throws);
	assert_memory_equal(&t->after, &throws, sizeof throws);
	assert_memory_equal(&t->behind, &throws, sizeof throws);
	assert_true(a == ask_elsewhere(bot, t, count, &again));
	assert_memory_equal(own, &again, sizeof again);
	return a;
}

/* Ask every bot about the position; one of them, by turns, acts. */
static void ask_all(struct table *t, unsigned ply, ck_rng throws, ck_rng *own)
{
	size_t count = ck_position_legal(&t->g, &t->p, t->legal);
	ck_action done = t->legal[0];
	unsigned bots = 0;

	while (ck_bot_get(bots))
		bots++;
	for (unsigned i = 0; i < bots; i++) {
		ck_action a = ask(ck_bot_get(i), t, count, throws, own);

		if (i == ply % bots)
			done = a;
	}
	ck_action_apply(&t->g, &t->p, done, &t->p);
}

static void play(const char *text, const ck_game *g, void *context)
{
	static struct table t;
	ck_rng throws, own;

	(void)text;
	(void)context;
	t.g = *g;
	ck_rng_seed(&throws, 5, 0);
	ck_rng_seed(&own, 5, 1);
	t.p.phase = CK_OVER;
	for (unsigned ply = 0; ply < PLIES; ply++) {
		if (t.p.phase == CK_OVER)
			ck_position_start(g, ply % g->seats, &t.p);
		if (t.p.phase == CK_THROW)
			games_throw(g, &t.p, &throws);
		else
			ask_all(&t, ply, throws, &own);
	}
}

static void a_bot_sees_the_position_and_nothing_else(void **state)
{
	(void)state;
	games_each(play, NULL);
}

/* How uneven: the chi-squared of the choices of a bot over `among`, of its `count` legal actions. */
static double unevenness(const ck_bot *bot, const char *line, size_t among)
{
	static ck_action legal[CK_ACTIONS_MAX];
	static unsigned drawn[CK_ACTIONS_MAX];
	static ck_game g;
	ck_position p;
	ck_rng own;
	double sum = 0, each = (double)DRAWS / (double)among;

	assert_true(ck_position_parse(&g, &p, line, strlen(line), NULL));
	size_t count = ck_position_legal(&g, &p, legal), chosen = 0;
	memset(drawn, 0, sizeof drawn);
	ck_rng_seed(&own, 11, 1);
	for (unsigned i = 0; i < DRAWS; i++) {
		ck_action a = bot->choose(&g, &p, legal, count, &own);

		for (size_t k = 0; k < count; k++)
			drawn[k] += legal[k] == a;
	}
	for (size_t k = 0; k < count; k++) {
		chosen += drawn[k] != 0;
		if (drawn[k] != 0)
			sum += (drawn[k] - each) * (drawn[k] - each) / each;
	}
	assert_int_equal(chosen, among);
	return sum;
}

static void random_is_uniform_over_the_legal_actions(void **state)
{
	const ck_bot *bot = ck_bot_find("random", 6);

	(void)state;
	/* 99.99 % of uniform draws lie below: 18.42 with 2 degrees of freedom, 35.56 with 10 */
	assert_true(unevenness(bot, "parchis 60,30,5,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-", 3) <
	            18.42);
	assert_true(unevenness(bot,
	                       "pachisi 60,30,20,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[10,3] in=1111 skip=0000 row=0 "
	                       "due=0 ent=1 idle=0",
	                       11) < 35.6);
}

/* Three pieces could capture a victim equally far: each with the same chance. */
static void equals_are_drawn_evenly(void **state)
{
	(void)state;
	assert_true(
		unevenness(ck_bot_find("aggressive", 10),
	                   "pachisi 33,32,31,0/18,0,0,0/0,0,0,0/0,0,0,0 1 M[4,3,2] in=1111 skip=0000 row=0 "
	                   "due=0 ent=0 idle=0",
	                   3) < 18.42);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_bot_sees_the_position_and_nothing_else),
		cmocka_unit_test(random_is_uniform_over_the_legal_actions),
		cmocka_unit_test(equals_are_drawn_evenly),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
