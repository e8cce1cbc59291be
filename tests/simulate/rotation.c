/* rotation.c - who sits where: counted over whole rounds, never derived. */
#include "cli/rotation.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { ROUND_MAX = 40320 };

/* A game, and the list of bots for it. */
struct table {
	const char *game;
	uint8_t names[CK_SEATS_MAX];
	unsigned count;
	uint32_t round; /* games */
};

static const struct table tables[] = {
	{"parchis:players=2", {0, 1}, 2, 2},
	{"parchis:players=2", {3}, 1, 1},
	{"parchis:players=3", {0, 1, 2}, 3, 6},
	{"parchis:players=3", {0, 1, 0}, 3, 3},
	{"parchis", {0, 1}, 2, 6},
	{"parchis", {0, 1, 2, 3}, 4, 24},
	{"parchis", {5, 1, 1, 1}, 4, 4},
	{"parchis", {0, 1, 1, 2}, 4, 12},
	{"parchis:players=6", {0, 1}, 2, 20},
	{"parchis:players=6", {2, 1, 0}, 3, 90},
	{"parchis:players=6", {0, 1, 2, 3, 4, 5}, 6, 720},
	{"parchis:players=8", {0, 1}, 2, 70},
	{"parchis:players=8", {0, 1, 2, 3}, 4, 2520},
	{"parchis:players=8", {0, 1, 2, 3, 4, 5, 6, 7}, 8, 40320},
	{"parchis-pairs", {0, 1}, 2, 2},
	{"parchis-pairs", {0, 1, 2, 3}, 4, 24},
	{"parchis-pairs", {0, 0, 1, 1}, 4, 6},
	{"pachisi", {0, 1}, 2, 2},
	{"pachisi", {0}, 1, 1},
	{"chaupar", {4, 2, 2, 1}, 4, 12},
};

enum { TABLES = sizeof tables / sizeof *tables };

static ck_game game;
static ck_rotation rotation;

static void open_table(const struct table *t)
{
	uint8_t bot[CK_SEATS_MAX];

	assert_true(ck_game_parse(&game, t->game, strlen(t->game), NULL));
	assert_true(ck_rotation_init(&rotation, &game, t->names, t->count, bot));
	for (unsigned i = 0; i < t->count; i++)
		for (unsigned j = 0; j < t->count; j++)
			assert_int_equal(bot[i] == bot[j], t->names[i] == t->names[j]);
}

/* The seats as one number. */
static uint64_t packed(const uint8_t *bot)
{
	uint64_t all = 0;

	for (unsigned seat = 0; seat < game.seats; seat++)
		all = all << 4 | bot[seat];
	return all;
}

static void a_round_is_every_way_to_sit_once(void **state)
{
	static uint64_t seen[ROUND_MAX];
	(void)state;
	for (unsigned i = 0; i < TABLES; i++) {
		open_table(&tables[i]);
		assert_int_equal(rotation.round, tables[i].round);
		for (uint32_t n = 0; n < rotation.round; n++) {
			uint8_t bot[CK_SEATS_MAX];
			unsigned begins;

			ck_rotation_seat(&rotation, n, bot, &begins);
			seen[n] = packed(bot);
			/* in ascending order, so no two are equal */
			assert_true(n == 0 || seen[n] > seen[n - 1]);
		}
	}
}

static void every_bot_meets_every_seat_equally_often(void **state)
{
	(void)state;
	for (unsigned i = 0; i < TABLES; i++) {
		uint32_t met[CK_SEATS_MAX][CK_SEATS_MAX] = {{0}};

		open_table(&tables[i]);
		for (uint32_t n = 0; n < rotation.round; n++) {
			uint8_t bot[CK_SEATS_MAX];
			unsigned begins;

			ck_rotation_seat(&rotation, n, bot, &begins);
			for (unsigned seat = 0; seat < game.seats; seat++)
				met[bot[seat]][seat]++;
		}
		for (unsigned b = 0; b < rotation.bots; b++)
			for (unsigned seat = 0; seat < game.seats; seat++)
				assert_int_equal(met[b][seat] * game.seats,
				                 rotation.round * ck_rotation_seats(&rotation, b));
	}
}

/* For each number of seats further on: neighbours, partners and those who sit opposite. */
static void every_pair_of_bots_sits_at_every_distance_equally_often(void **state)
{
	(void)state;
	for (unsigned i = 0; i < TABLES; i++) {
		uint32_t met[CK_SEATS_MAX][CK_SEATS_MAX][CK_SEATS_MAX] = {{{0}}};

		open_table(&tables[i]);
		if (rotation.places != game.seats)
			continue; /* a team is one bot: its partner is always itself */
		for (uint32_t n = 0; n < rotation.round; n++) {
			uint8_t bot[CK_SEATS_MAX];
			unsigned begins;

			ck_rotation_seat(&rotation, n, bot, &begins);
			for (unsigned seat = 0; seat < game.seats; seat++)
				for (unsigned d = 1; d < game.seats; d++)
					met[bot[seat]][bot[(seat + d) % game.seats]][d]++;
		}
		for (unsigned a = 0; a < rotation.bots; a++)
			for (unsigned b = 0; b < rotation.bots; b++)
				for (unsigned d = 2; d < game.seats; d++)
					assert_int_equal(met[a][b][d], met[a][b][1]);
	}
}

static void every_bot_begins_as_often_as_it_has_seats(void **state)
{
	(void)state;
	for (unsigned i = 0; i < TABLES; i++) {
		uint32_t first[CK_SEATS_MAX] = {0}, seat_first[CK_SEATS_MAX] = {0};

		open_table(&tables[i]);
		for (uint32_t n = 0; n < rotation.round * game.seats; n++) {
			uint8_t bot[CK_SEATS_MAX];
			unsigned begins;

			ck_rotation_seat(&rotation, n, bot, &begins);
			first[bot[begins]]++;
			seat_first[begins]++;
			if ((n + 1) % rotation.round != 0)
				continue;
			/* after each round already */
			for (unsigned b = 0; b < rotation.bots; b++)
				assert_int_equal(first[b] * game.seats,
				                 (n + 1) * ck_rotation_seats(&rotation, b));
		}
		for (unsigned seat = 0; seat < game.seats; seat++)
			assert_int_equal(seat_first[seat], rotation.round);
	}
}

static void with_teams_one_or_two_bots_have_whole_teams(void **state)
{
	(void)state;
	uint8_t bot[CK_SEATS_MAX];
	unsigned begins;

	open_table(&(struct table){"pachisi", {0, 1}, 2, 2});
	ck_rotation_seat(&rotation, 0, bot, &begins);
	assert_memory_equal(bot, ((uint8_t[]){0, 1, 0, 1}), 4);
	ck_rotation_seat(&rotation, 1, bot, &begins);
	assert_memory_equal(bot, ((uint8_t[]){1, 0, 1, 0}), 4);
	assert_int_equal(ck_rotation_seats(&rotation, 1), 2);
}

static void two_bots_in_four_seats_sit_in_six_ways(void **state)
{
	(void)state;
	static const uint8_t ways[6][4] = {{0, 0, 1, 1}, {0, 1, 0, 1}, {0, 1, 1, 0},
	                                   {1, 0, 0, 1}, {1, 0, 1, 0}, {1, 1, 0, 0}};
	uint8_t bot[CK_SEATS_MAX];
	unsigned begins;

	open_table(&(struct table){"parchis", {0, 1}, 2, 6});
	for (unsigned n = 0; n < 60; n++) {
		ck_rotation_seat(&rotation, n, bot, &begins);
		assert_memory_equal(bot, ways[n % 6], 4);
		assert_int_equal(begins, n / 6 % 4);
	}
}

static void what_does_not_go_into_the_seats_is_refused(void **state)
{
	(void)state;
	static const struct {
		const char *game;
		unsigned count;
	} bad[] = {{"parchis", 0},           {"parchis", 3},           {"parchis", 5},
	           {"parchis:players=3", 2}, {"parchis:players=2", 3}, {"parchis:players=6", 4},
	           {"parchis-pairs", 3},     {"pachisi", 5},           {"parchis:players=8", 6}};
	static const uint8_t names[CK_SEATS_MAX] = {0, 1, 2, 3, 4, 5, 6, 7};
	uint8_t bot[CK_SEATS_MAX];

	for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++) {
		assert_true(ck_game_parse(&game, bad[i].game, strlen(bad[i].game), NULL));
		assert_false(ck_rotation_init(&rotation, &game, names, bad[i].count, bot));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_round_is_every_way_to_sit_once),
		cmocka_unit_test(every_bot_meets_every_seat_equally_often),
		cmocka_unit_test(every_pair_of_bots_sits_at_every_distance_equally_often),
		cmocka_unit_test(every_bot_begins_as_often_as_it_has_seats),
		cmocka_unit_test(with_teams_one_or_two_bots_have_whole_teams),
		cmocka_unit_test(two_bots_in_four_seats_sit_in_six_ways),
		cmocka_unit_test(what_does_not_go_into_the_seats_is_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
