/* Swiss pairings over whole random tournaments with no-shows and withdrawals. */
#include "cup/swiss.h"
#include "cup/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

enum { MOST = 300, ROUNDS = 12, SMALL = 9 };

static bool chance(uint64_t *random, unsigned of_a_thousand)
{
	return next_random(random) % 1000 < of_a_thousand;
}

/* One who plays; met are numbers of players. */
typedef struct player {
	uint32_t points;
	uint32_t byes; /* full points without an opponent, too */
	uint32_t met[ROUNDS];
	size_t met_count;
	bool in;
} player;

typedef struct tournament {
	player players[MOST];
	uint32_t count;
	/* The round: those who are in, the leader first. */
	uint32_t order[MOST];
	ck_swiss_entrant entrants[MOST];
	uint32_t met[MOST][ROUNDS];
	bool have_met[MOST][MOST];
	uint32_t opponent[MOST];
	size_t n;
	bool faithful; /* everybody comes, and stays */
} tournament;

static void start(tournament *t, uint32_t count)
{
	bool faithful = t->faithful;

	memset(t, 0, sizeof *t);
	t->faithful = faithful;
	t->count = count;
	for (uint32_t i = 0; i < count; i++)
		t->players[i].in = true;
}

/* Those who are in by points, then by number. */
static void put_in_order(tournament *t)
{
	uint32_t index[MOST];

	t->n = 0;
	for (uint32_t points = ROUNDS + 1; points-- > 0;)
		for (uint32_t i = 0; i < t->count; i++)
			if (t->players[i].in && t->players[i].points == points) {
				index[i] = (uint32_t)t->n;
				t->order[t->n++] = i;
			}
	memset(t->have_met, 0, sizeof t->have_met);
	for (size_t i = 0; i < t->n; i++) {
		const player *p = &t->players[t->order[i]];
		ck_swiss_entrant *e = &t->entrants[i];

		*e = (ck_swiss_entrant){.points = p->points, .had_bye = p->byes > 0, .met = t->met[i]};
		for (size_t k = 0; k < p->met_count; k++)
			if (t->players[p->met[k]].in) {
				t->met[i][e->met_count++] = index[p->met[k]];
				t->have_met[i][index[p->met[k]]] = true;
			}
	}
}

static bool have_met(const tournament *t, size_t i, size_t j)
{
	return t->have_met[i][j];
}

static int64_t apart(const tournament *t, size_t i, size_t j)
{
	return (int64_t)t->entrants[i].points - t->entrants[j].points;
}

/* The square of the difference, out of reach for who has met. */
static int64_t step(const tournament *t, size_t i, size_t j)
{
	return have_met(t, i, j) ? 1000000 : apart(t, i, j) * apart(t, i, j);
}

/* Whether the first of two pairings is better, by trying: the least sum for those in the set, by the
 * definition. */
static int64_t least(const tournament *t, unsigned left)
{
	size_t first = 0;
	int64_t best = 1000000;

	if (!left)
		return 0;
	while (!(left >> first & 1))
		first++;
	for (size_t j = first + 1; j < t->n; j++) {
		if (!(left >> j & 1) || have_met(t, first, j))
			continue;

		int64_t sum = step(t, first, j) + least(t, left & ~(1u << first | 1u << j));

		if (sum < best)
			best = sum;
	}
	return best;
}

/* --------------------------------------------------------------------------- a round */

/* The bye of a round, n if there is none. */
static size_t check_pairs(const tournament *t)
{
	size_t bye = t->n;

	for (size_t i = 0; i < t->n; i++) {
		size_t j = t->opponent[i];

		assert_true(j < t->n);
		assert_int_equal(t->opponent[j], i);
		if (j == i) {
			assert_int_equal(bye, t->n);
			bye = i;
		} else {
			assert_false(have_met(t, i, j));
		}
	}
	assert_int_equal(bye < t->n, t->n % 2);
	return bye;
}

/* The bye goes to the lowest who has had none and without whom the others can be paired. */
static void check_bye(const tournament *t, size_t bye, size_t rounds)
{
	assert_false(t->entrants[bye].had_bye);
	for (size_t i = bye + 1; i < t->n; i++) {
		if (t->entrants[i].had_bye)
			continue;
		/* Where everybody has met fewer than half there is always a pairing. */
		assert_true(2 * rounds > t->n - 2);
		if (t->n <= SMALL)
			assert_true(least(t, ((1u << t->n) - 1) & ~(1u << i)) >= 1000000);
	}
}

/* No two pairs can exchange their opponents for a lesser sum. */
static void check_groups(const tournament *t, size_t bye)
{
	int64_t sum = 0;

	for (size_t a = 0; a < t->n; a++) {
		size_t b = t->opponent[a];

		if (b <= a)
			continue;
		sum += step(t, a, b);
		for (size_t c = a + 1; c < t->n; c++) {
			size_t d = t->opponent[c];
			int64_t now = step(t, a, b);

			if (d <= c || (t->entrants[a].points == t->entrants[b].points &&
			               t->entrants[c].points == t->entrants[d].points))
				continue;
			now += step(t, c, d);
			assert_true(step(t, a, c) + step(t, b, d) >= now);
			assert_true(step(t, a, d) + step(t, b, c) >= now);
		}
	}
	if (t->n <= SMALL)
		assert_true(sum == least(t, ((1u << t->n) - 1) & ~(bye < t->n ? 1u << bye : 0)));
}

/* Nothing could be paired: true only if that is so. */
static void check_refusal(const tournament *t, size_t rounds)
{
	bool may = false;

	for (size_t i = 0; i < t->n; i++)
		may |= !t->entrants[i].had_bye;
	if (t->n % 2 && !may)
		return;
	assert_true(2 * rounds > t->n - 2);
	for (size_t i = 0; t->n <= SMALL && i < t->n; i++)
		if (t->n % 2 && !t->entrants[i].had_bye)
			assert_true(least(t, ((1u << t->n) - 1) & ~(1u << i)) >= 1000000);
	if (t->n <= SMALL && t->n % 2 == 0)
		assert_true(least(t, (1u << t->n) - 1) >= 1000000);
}

/* ------------------------------------------------------------------------ a tournament */

/* A game: mostly somebody wins; sometimes one is not there, or both. */
static void play(tournament *t, size_t i, size_t j, uint64_t *random)
{
	player *one = &t->players[t->order[i]];
	player *other = &t->players[t->order[j]];
	bool first = next_random(random) % 3; /* the leader more often than not */

	one->met[one->met_count++] = t->order[j];
	other->met[other->met_count++] = t->order[i];
	if (!t->faithful && chance(random, 5)) {
		one->in = other->in = false;
		return;
	}
	(first ? one : other)->points++;
	if (!t->faithful && chance(random, 30)) { /* the loser did not come: a point without an opponent */
		(first ? one : other)->byes++;
		if (chance(random, 700))
			(first ? other : one)->in = false;
	}
}

static void play_round(tournament *t, size_t bye, uint64_t *random)
{
	for (size_t i = 0; i < t->n; i++)
		if (t->opponent[i] > i)
			play(t, i, t->opponent[i], random);
	if (bye < t->n) {
		t->players[t->order[bye]].points++;
		t->players[t->order[bye]].byes++;
	}
	for (uint32_t i = 0; i < t->count; i++)
		if (!t->faithful && chance(random, 15))
			t->players[i].in = false;
}

/* How many rounds were paired. */
static size_t play_tournament(tournament *t, uint32_t count, size_t rounds, uint64_t *random)
{
	start(t, count);
	for (size_t r = 0; r < rounds; r++) {
		put_in_order(t);
		if (!t->n)
			return r;
		if (ck_swiss_pair(t->entrants, t->n, t->opponent) != CK_SWISS_OK) {
			check_refusal(t, r);
			return r;
		}

		size_t bye = check_pairs(t);

		if (bye < t->n)
			check_bye(t, bye, r);
		check_groups(t, bye);
		play_round(t, bye, random);
	}
	return rounds;
}

static size_t rounds_for(uint32_t count)
{
	size_t rounds = 1;

	while (1u << rounds < count)
		rounds++;
	return rounds;
}

/* Of 3 to 300 entrants: no rematch, one bye each at most, equal points against equal points. */
static void a_thousand_tournaments(void **state)
{
	static tournament t;
	uint64_t random = 7;
	size_t rounds = 0, wanted = 0;

	(void)state;
	for (unsigned i = 0; i < 1000; i++) {
		/* Mostly small ones, where it is tight. */
		uint32_t most = i % 50 ? 40 : MOST - 2;
		uint32_t count = i % 500 == 0 ? MOST : 3 + (uint32_t)(next_random(&random) % most);
		size_t planned = rounds_for(count);

		wanted += planned;
		rounds += play_tournament(&t, count, planned, &random);
	}
	/* Hardly any has to stop before its last round. */
	assert_true(100 * rounds > 95 * wanted);
}

/* As many rounds as there are opponents: the last ones may be refused, but nothing wrong is ever paired. */
static void to_the_bitter_end(void **state)
{
	static tournament t;
	uint64_t random = 8;
	unsigned refused = 0;

	(void)state;
	for (unsigned i = 0; i < 800; i++) {
		uint32_t count = 1 + (uint32_t)(next_random(&random) % 10);

		refused += play_tournament(&t, count, ROUNDS - 1, &random) < ROUNDS - 1;
	}
	assert_true(refused > 50);
}

/* Upper half against lower half: 1 meets the first of the lower half, and so on; the last has the bye. */
static void the_first_round(void **state)
{
	static tournament t;

	(void)state;
	for (uint32_t count = 1; count <= 60; count++) {
		start(&t, count);
		put_in_order(&t);
		assert_int_equal(ck_swiss_pair(t.entrants, t.n, t.opponent), CK_SWISS_OK);
		for (uint32_t i = 0; i < count / 2; i++)
			assert_int_equal(t.opponent[i], i + count / 2);
		if (count % 2)
			assert_int_equal(t.opponent[count - 1], count - 1);
	}
}

/* Three with two points, three with one: the last of the upper ones meets the first of the lower ones. */
static void the_last_goes_down_to_the_first(void **state)
{
	ck_swiss_entrant six[6] = {{.points = 2}, {.points = 2}, {.points = 2},
	                           {.points = 1}, {.points = 1}, {.points = 1}};
	static const uint32_t met[] = {0};
	uint32_t opponent[6];

	(void)state;
	assert_int_equal(ck_swiss_pair(six, 6, opponent), CK_SWISS_OK);
	assert_int_equal(opponent[0], 1);
	assert_int_equal(opponent[2], 3);
	assert_int_equal(opponent[4], 5);
	/* If the two leaders have met, one of them goes down; a difference of one point each is the least
	 * that can be. */
	six[1].met = met;
	six[1].met_count = 1;
	assert_int_equal(ck_swiss_pair(six, 6, opponent), CK_SWISS_OK);
	assert_int_equal(opponent[0], 2);
	assert_int_equal(opponent[1], 3);
}

/* Points come before halves: nobody goes down for a better opponent in its group. */
static void points_come_first(void **state)
{
	ck_swiss_entrant four[4] = {{.points = 64}, {.points = 64}, {.points = 0}, {.points = 0}};
	static const uint32_t met[] = {0, 2};
	uint32_t opponent[4] = {9, 9, 9, 9};

	(void)state;
	assert_int_equal(ck_swiss_pair(four, 4, opponent), CK_SWISS_OK);
	assert_int_equal(opponent[0], 1);
	/* 1 has met 0 and 2; 3 has met 2 as well: then 0 meets 2 and 1 meets 3. */
	four[1].met = met;
	four[1].met_count = 2;
	assert_int_equal(ck_swiss_pair(four, 4, opponent), CK_SWISS_OK);
	assert_int_equal(opponent[0], 2);
	assert_int_equal(opponent[1], 3);
}

static void who_may_not_be_paired(void **state)
{
	static const uint32_t all[] = {0, 1, 2};
	ck_swiss_entrant two[3] = {
		{.points = 1, .met = all + 1, .met_count = 1}, {.points = 0}, {.had_bye = true}};
	uint32_t opponent[3] = {9, 9, 9};

	(void)state;
	assert_int_equal(ck_swiss_pair(two, 2, opponent), CK_SWISS_NO_PAIRING);
	assert_int_equal(opponent[0], 9);
	/* With a third, who has had a bye: the lowest other one has it. */
	assert_int_equal(ck_swiss_pair(two, 3, opponent), CK_SWISS_OK);
	assert_int_equal(opponent[1], 1);
	assert_int_equal(opponent[0], 2);
	two[1].had_bye = true;
	assert_int_equal(ck_swiss_pair(two, 3, opponent), CK_SWISS_OK);
	assert_int_equal(opponent[0], 0);
	two[0].had_bye = true;
	assert_int_equal(ck_swiss_pair(two, 3, opponent), CK_SWISS_NO_PAIRING);
	assert_int_equal(ck_swiss_pair(&two[2], 1, opponent), CK_SWISS_NO_PAIRING);
}

/* The last of nine rounds of 300. */
static void three_hundred_in_a_second(void **state)
{
	static tournament t = {.faithful = true};
	uint64_t random = 9;
	clock_t before;

	(void)state;
	play_tournament(&t, 300, 8, &random);
	put_in_order(&t);
	assert_int_equal(t.n, 300);
	before = clock();
	assert_int_equal(ck_swiss_pair(t.entrants, t.n, t.opponent), CK_SWISS_OK);
	before = clock() - before;
	assert_true(before < CLOCKS_PER_SEC);
	check_pairs(&t);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_first_round),
		cmocka_unit_test(the_last_goes_down_to_the_first),
		cmocka_unit_test(points_come_first),
		cmocka_unit_test(who_may_not_be_paired),
		cmocka_unit_test(three_hundred_in_a_second),
		cmocka_unit_test(to_the_bitter_end),
		cmocka_unit_test(a_thousand_tournaments),
	};

	return cmocka_run_group_tests_name("Swiss pairings", tests, NULL, NULL);
}
