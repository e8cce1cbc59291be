/* games.c - what is counted, against games played a second time here, and that equal bots are equal. */
#include "cli/interval.h"
#include "cli/simulate.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static ck_game game;
static ck_simulation simulation;
static ck_tally tally;

static const ck_bot *bot_of(const char *name)
{
	const ck_bot *bot = ck_bot_find(name, strlen(name));

	assert_non_null(bot);
	return bot;
}

/* Bots that count as different ones, be they the same or not. */
static void seat(const char *text, unsigned count, const char *const *bots, uint64_t games)
{
	static const uint8_t names[CK_SEATS_MAX] = {0, 1, 2, 3, 4, 5, 6, 7};
	uint8_t number[CK_SEATS_MAX];

	assert_true(ck_game_parse(&game, text, strlen(text), NULL));
	simulation = (ck_simulation){.g = &game, .seed = 1, .plies = 1000000, .threads = 2};
	assert_true(ck_rotation_init(&simulation.rotation, &game, names, count, number));
	for (unsigned i = 0; i < count; i++)
		simulation.bots[i] = bot_of(bots[i]);
	simulation.rounds = games / simulation.rotation.round;
}

static void equal_bots(const char *text, const char *bot, unsigned count, uint64_t games)
{
	const char *const bots[] = {bot, bot, bot, bot};
	double sum = 0;

	seat(text, count, bots, games);
	assert_true(ck_simulate(&simulation, &tally));
	assert_int_equal(tally.games, simulation.rounds * simulation.rotation.round);
	assert_int_equal(tally.unfinished, 0);
	double fair = game.teams ? 0.5 : 1.0 / count;
	for (unsigned b = 0; b < count; b++) {
		double points = (double)tally.bot[b].points / ck_simulation_win(&simulation, b);
		ck_interval share = ck_interval_share(points, tally.games);

		sum += share.value;
		if (share.low > fair || share.high < fair)
			fail_msg("%s, %s number %u: %.4f to %.4f", text, bot, b, share.low, share.high);
		/* and it is a narrow one */
		assert_true(share.high - share.low < 0.03);
	}
	assert_true(sum > fair * count - 1e-9 && sum < fair * count + 1e-9);
}

static void equal_bots_have_equal_shares(void **state)
{
	(void)state;
	equal_bots("parchis:players=2", "fast", 2, 6000);
	equal_bots("parchis", "fast", 2, 6000);
	equal_bots("parchis:pieces=1", "random", 4, 24000);
	equal_bots("parchis-pairs", "fast", 2, 5000);
	equal_bots("parchis-pairs:pieces=1", "random", 4, 9600);
	equal_bots("pachisi:pieces=1", "random", 2, 6000);
	equal_bots("chaupar:pieces=2", "random", 2, 6000);
	equal_bots("chaupar:pieces=1", "fast", 4, 9600);
}

/* What is counted of one game by other means than simulate.c. */
struct seen {
	uint64_t turns, throws, actions, captures[CK_SEATS_MAX];
	ck_position end;
};

/* True if a turn begins here, by the position alone: in parchis no six has been thrown in it; in pachisi, throws
 * pooled, a turn has ended since a piece was moved (a throw after a capture comes in the same turn); in
 * chaupar a turn has one throw. */
static bool is_turn(const ck_position *p)
{
	if (p->phase != CK_THROW)
		return false;
	if (ck_is_parchis(&game))
		return p->six == 0;
	return game.kind == CK_CHAUPAR || (p->held == 0 && p->idle > 0);
}

/* A seat's pieces that are not at home: only a capture makes them fewer while another seat moves. */
static unsigned out_of_home(const ck_position *p, unsigned of)
{
	unsigned sum = 0;

	for (unsigned i = 0; i < game.pieces; i++)
		sum += p->progress[of * 4 + i] != 0;
	return sum;
}

static void play_again(uint64_t number, const uint8_t *bot, unsigned begins, struct seen *s)
{
	static ck_action list[CK_ACTIONS_MAX];
	ck_rng throws, own[CK_SEATS_MAX];
	ck_position p;

	*s = (struct seen){.turns = game.kind == CK_PACHISI}; /* the first turn has no turn before it */
	ck_rng_seed(&throws, simulation.seed, 16 * number);
	for (unsigned i = 0; i < game.seats; i++)
		ck_rng_seed(&own[i], simulation.seed, 16 * number + 1 + i);
	ck_position_start(&game, begins, &p);
	while (p.phase != CK_OVER) {
		ck_position next;
		ck_error err;

		s->turns += is_turn(&p);
		if (p.phase == CK_THROW) {
			ck_throw t = ck_throw_pick(&game, ck_rng_below(&throws, game.throw_total));

			assert_true(ck_throw_try(&game, &p, t, &next, &err));
			s->throws++;
		} else {
			size_t count = ck_position_legal(&game, &p, list);
			ck_action a = simulation.bots[bot[p.seat]]->choose(&game, &p, list, count,
			                                                   &own[p.seat]);

			assert_true(ck_action_try(&game, &p, a, &next, &err));
			s->actions++;
			for (unsigned i = 0; i < game.seats && (a & CK_ACTION_CAPTURE) != 0; i++)
				if (out_of_home(&next, i) < out_of_home(&p, i))
					s->captures[p.seat] += out_of_home(&p, i) - out_of_home(&next, i);
		}
		p = next;
	}
	s->end = p;
}

/* Play the games of a simulation once more, and compare the sums. */
static void counted(const char *text, unsigned count, const char *const *bots, uint64_t games)
{
	struct seen s;
	uint64_t turns = 0, throws = 0, actions = 0, captures[CK_SEATS_MAX] = {0}, places[CK_SEATS_MAX] = {0};
	uint64_t points[CK_SEATS_MAX] = {0}, draws = 0, standstills = 0;

	seat(text, count, bots, games);
	assert_true(ck_simulate(&simulation, &tally));
	for (uint64_t i = 0; i < simulation.rounds * simulation.rotation.round; i++) {
		uint8_t bot[CK_SEATS_MAX], place[CK_SEATS_MAX];
		unsigned begins;

		ck_rotation_seat(&simulation.rotation, i, bot, &begins);
		play_again(i, bot, begins, &s);
		turns += s.turns;
		throws += s.throws;
		actions += s.actions;
		assert_true(ck_position_places(&game, &s.end, place));
		draws += s.end.winner == 0;
		standstills += s.end.idle != 0;
		for (unsigned seat_number = 0; seat_number < game.seats; seat_number++) {
			captures[bot[seat_number]] += s.captures[seat_number];
			places[bot[seat_number]] += 2 * place[seat_number];
			points[bot[seat_number]] += s.end.winner == 0 ? 1 : place[seat_number] == 1 ? 2 : 0;
		}
	}
	assert_int_equal(tally.games, simulation.rounds * simulation.rotation.round);
	assert_int_equal(tally.turns.sum, turns);
	assert_int_equal(tally.throws.sum, throws);
	assert_int_equal(tally.actions.sum, actions);
	assert_int_equal(tally.draws, draws);
	assert_int_equal(tally.standstills, standstills);
	uint64_t all = 0;
	for (unsigned b = 0; b < simulation.rotation.bots; b++) {
		assert_int_equal(tally.bot[b].captures, captures[b]);
		assert_int_equal(tally.bot[b].points, points[b]);
		assert_true(captures[b] > 0);
		all += tally.bot[b].places;
		/* places are shared now and then, and then better than their mean */
		assert_true(game.teams || (tally.bot[b].places >= places[b] &&
		                           tally.bot[b].places - places[b] <= places[b] / 50));
	}
	/* places 1 to n, in halves */
	assert_int_equal(all, game.teams ? 0 : tally.games * game.seats * (game.seats + 1u));
}

static void what_is_counted_is_what_happens(void **state)
{
	(void)state;
	static const char *const bots[] = {"fast", "random", "random", "fast"};

	counted("parchis", 2, bots, 60);
	counted("parchis:players=3", 3, bots, 60);
	counted("parchis-pairs", 2, bots, 40);
	counted("parchis-pairs:win=all_eight", 4, bots, 24);
	counted("pachisi", 2, bots, 40);
	counted("pachisi:grace_limit=on,pieces=1", 2, bots, 600);
	counted("pachisi:grace_limit=on,finished=help", 4, bots, 24);
	counted("chaupar", 2, bots, 40);
	counted("chaupar:finished=help,pieces=2", 4, bots, 480);
}

static void standstills_and_draws_are_told(void **state)
{
	(void)state;
	static const char *const bots[] = {"random", "random"};

	seat("pachisi:standstill=2,pieces=1", 2, bots, 2000);
	assert_true(ck_simulate(&simulation, &tally));
	assert_int_equal(tally.games, 2000);
	/* nobody has a piece on the board for two turns: most games end before they begin, in a draw */
	assert_true(tally.standstills > 500);
	assert_true(tally.draws > 100);
	assert_true(tally.draws <= tally.standstills);
	assert_int_equal(tally.bot[0].points + tally.bot[1].points, 2000 * 4);
}

static void a_game_that_is_too_long_is_broken_off(void **state)
{
	(void)state;
	static const char *const bots[] = {"fast", "fast"};

	seat("parchis", 2, bots, 600);
	simulation.plies = 500;
	assert_true(ck_simulate(&simulation, &tally));
	assert_true(tally.unfinished > 0 && tally.games > 0);
	assert_int_equal(tally.games + tally.unfinished, 600);
	assert_int_equal(tally.turns.count, tally.games);
	assert_true(tally.throws.high + tally.actions.low <= 500);
	assert_int_equal(tally.bot[0].points + tally.bot[1].points, 2 * tally.games);
	simulation.plies = 1;
	assert_true(ck_simulate(&simulation, &tally));
	assert_int_equal(tally.games, 0);
	assert_int_equal(tally.unfinished, 600);
}

static ck_rng seen_own;

/* Two bots that choose alike, but the second draws a hundred numbers for it. */
static ck_action choose_calmly(const ck_game *g, const ck_position *p, const ck_action *legal, size_t count,
                               ck_rng *own)
{
	(void)g;
	(void)p;
	seen_own = *own;
	return legal[count / 2];
}

static ck_action choose_lavishly(const ck_game *g, const ck_position *p, const ck_action *legal, size_t count,
                                 ck_rng *own)
{
	for (unsigned i = 0; i < 100; i++)
		(void)ck_rng_next(own);
	return choose_calmly(g, p, legal, count, own);
}

static void what_a_bot_draws_changes_no_throw(void **state)
{
	(void)state;
	static const ck_bot kinds[2] = {{"calm", choose_calmly}, {"lavish", choose_lavishly}};
	static const char *const bots[] = {"fast", "fast"};
	static ck_tally tallies[2];
	ck_rng table;

	for (unsigned i = 0; i < 2; i++) {
		seat("parchis:players=2", 2, bots, 2);
		simulation.threads = 1;
		simulation.bots[0] = simulation.bots[1] = &kinds[i];
		assert_true(ck_simulate(&simulation, &tallies[i]));
		/* what a bot is handed is at no time the generator of the throws of the game, number 1 */
		ck_rng_seed(&table, simulation.seed, 16);
		for (unsigned n = 0; n < 10000; n++, (void)ck_rng_next(&table))
			assert_memory_not_equal(&table, &seen_own, sizeof table);
	}
	assert_memory_equal(&tallies[0], &tallies[1], sizeof tallies[0]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(equal_bots_have_equal_shares),
		cmocka_unit_test(what_is_counted_is_what_happens),
		cmocka_unit_test(standstills_and_draws_are_told),
		cmocka_unit_test(a_game_that_is_too_long_is_broken_off),
		cmocka_unit_test(what_a_bot_draws_changes_no_throw),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
