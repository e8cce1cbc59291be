/* Perfect matchings of least cost, against all matchings there are, and in time. */
#include "cup/matching.h"
#include "cup/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { SMALL = 12, LARGE = 600 };

typedef struct table {
	size_t n;
	int64_t *cost; /* n * n */
} table;

static int64_t cost_of(const void *data, size_t i, size_t j)
{
	const table *t = data;

	return t->cost[i * t->n + j];
}

static void set(table *t, size_t i, size_t j, int64_t cost)
{
	t->cost[i * t->n + j] = t->cost[j * t->n + i] = cost;
}

/* Costs 0 ... most; of a hundred pairs so many are edges. */
static void fill(table *t, uint64_t *random, uint64_t most, unsigned edges)
{
	for (size_t i = 0; i < t->n; i++)
		for (size_t j = i + 1; j < t->n; j++)
			set(t, i, j,
			    next_random(random) % 100 < edges ? (int64_t)(next_random(random) % (most + 1))
			                                      : CK_MATCHING_NEVER);
}

/* The least cost by trying everything: the first vertex that is left takes each other in turn. */
static int64_t least(const table *t, unsigned used)
{
	size_t first = 0;
	int64_t best = CK_MATCHING_NEVER;

	while (first < t->n && used >> first & 1)
		first++;
	if (first == t->n)
		return 0;
	for (size_t j = first + 1; j < t->n; j++) {
		int64_t c = t->cost[first * t->n + j];

		if (used >> j & 1 || c == CK_MATCHING_NEVER)
			continue;

		int64_t rest = least(t, used | 1u << first | 1u << j);

		if (rest != CK_MATCHING_NEVER && c + rest < best)
			best = c + rest;
	}
	return best;
}

/* What a matching costs, once it is seen to be one. */
static int64_t total(const table *t, const uint32_t *mate)
{
	int64_t sum = 0;

	for (size_t i = 0; i < t->n; i++) {
		assert_true(mate[i] < t->n && mate[i] != i);
		assert_int_equal(mate[mate[i]], i);
		assert_true(t->cost[i * t->n + mate[i]] != CK_MATCHING_NEVER);
		sum += mate[i] > i ? t->cost[i * t->n + mate[i]] : 0;
	}
	return sum;
}

/* True if there was a matching. */
static bool check_small(const table *t)
{
	uint32_t mate[SMALL];
	int64_t wanted = least(t, 0);
	ck_matching_answer answer = ck_matching_find(t->n, cost_of, t, mate);

	if (wanted == CK_MATCHING_NEVER) {
		assert_int_equal(answer, CK_MATCHING_NONE);
		return false;
	}
	assert_int_equal(answer, CK_MATCHING_OK);
	assert_true(total(t, mate) == wanted);
	return true;
}

static void as_good_as_trying_everything(void **state)
{
	static const uint64_t mosts[] = {0, 1, 2, 5, 30, 1000, (uint64_t)1 << 40};
	static const unsigned edges[] = {100, 90, 70, 50, 35, 25};
	int64_t cost[SMALL * SMALL];
	uint64_t random = 1;
	unsigned found = 0, none = 0;

	(void)state;
	for (unsigned round = 0; round < 6000; round++) {
		table t = {2 + 2 * (next_random(&random) % 5), cost};

		fill(&t, &random, mosts[next_random(&random) % 7], edges[next_random(&random) % 6]);
		if (check_small(&t))
			found++;
		else
			none++;
	}
	assert_true(found > 2000 && none > 800);
}

/* Odd rings within odd rings: triangles and pentagons with cheap edges, dear ones between them. */
static void blossoms_within_blossoms(void **state)
{
	int64_t cost[SMALL * SMALL];
	uint64_t random = 2;

	(void)state;
	for (unsigned round = 0; round < 800; round++) {
		table t = {SMALL, cost};
		size_t ring = round % 2 ? 3 : 5;

		for (size_t i = 0; i < SMALL; i++)
			for (size_t j = i + 1; j < SMALL; j++) {
				bool same = i / ring == j / ring;
				uint64_t chance = next_random(&random);

				set(&t, i, j,
				    !same && chance % 3 == 0
				            ? CK_MATCHING_NEVER
				            : (int64_t)(same ? chance % 3 : 20 + chance % 40));
			}
		check_small(&t);
	}
}

static void small_and_impossible(void **state)
{
	int64_t cost[16];
	uint32_t mate[4] = {9, 9, 9, 9};
	table t = {4, cost};

	(void)state;
	assert_int_equal(ck_matching_find(0, cost_of, &t, mate), CK_MATCHING_OK);
	for (size_t i = 0; i < 16; i++)
		cost[i] = CK_MATCHING_NEVER;
	/* A star: everybody wants the same one. */
	set(&t, 0, 1, 1);
	set(&t, 0, 2, 1);
	set(&t, 0, 3, 1);
	assert_int_equal(ck_matching_find(4, cost_of, &t, mate), CK_MATCHING_NONE);
	for (size_t i = 0; i < 4; i++)
		assert_int_equal(mate[i], 9);
	t.n = 3;
	assert_int_equal(ck_matching_find(3, cost_of, &t, mate), CK_MATCHING_NONE);
}

/* A graph whose least matching is known without any algorithm, because its prices are: vertices stand in
 * blocks of nine, the first of which has its partner in the block beside and the others in pairs. Every
 * edge costs what the prices of its ends and of the odd sets that it leaves make up, and those outside the
 * matching mostly more: no matching can cost less than all prices together. The odd sets are the first
 * three, five, seven and nine of each block. */
enum { BLOCK = 9 };

static size_t block_size(size_t n, size_t block)
{
	size_t left = n - block * BLOCK;

	return left < BLOCK ? left : BLOCK;
}

/* The price of the odd sets that an edge leaves. */
static int64_t left_sets(size_t n, const int64_t *price, size_t i, size_t j)
{
	int64_t sum = 0;

	for (size_t set = 0; set < n / BLOCK * 4; set++) {
		size_t from = set / 4 * BLOCK, to = from + 3 + set % 4 * 2;

		if ((from <= i && i < to) != (from <= j && j < to))
			sum += price[set];
	}
	return sum;
}

static bool is_planted(size_t n, size_t i, size_t j)
{
	size_t block = i / BLOCK, within = i % BLOCK;

	/* What is left over at the end: pairs, and the partner of the last block's first where there is
	 * one more. */
	if (block_size(n, block) < BLOCK)
		return j == i + 1 && within % 2 == block_size(n, block) % 2;
	if (within == 0)
		return block % 2 == 0 && j == i + BLOCK;
	return within % 2 == 1 && j == i + 1;
}

static void large(size_t n)
{
	table t = {n, malloc(n * n * sizeof *t.cost)};
	uint32_t mate[LARGE];
	int64_t price[LARGE], sets[LARGE];
	uint64_t random = n;
	int64_t sum = 0;

	assert_non_null(t.cost);
	for (size_t i = 0; i < n; i++)
		sum += price[i] = (int64_t)(next_random(&random) % 1000);
	for (size_t i = 0; i < n / BLOCK * 4; i++)
		sum += sets[i] = (int64_t)(next_random(&random) % 100);
	for (size_t i = 0; i < n; i++)
		for (size_t j = i + 1; j < n; j++) {
			uint64_t chance = next_random(&random);
			bool tight = is_planted(n, i, j) || (i / BLOCK == j / BLOCK && chance % 2);

			set(&t, i, j,
			    price[i] + price[j] + left_sets(n, sets, i, j) +
			            (tight ? 0 : (int64_t)(chance / 2 % 300)));
		}
	assert_int_equal(ck_matching_find(n, cost_of, &t, mate), CK_MATCHING_OK);
	assert_true(total(&t, mate) == sum);
	free(t.cost);
}

static void three_hundred(void **state)
{
	(void)state;
	large(300);
}

static void six_hundred(void **state)
{
	(void)state;
	large(600);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(as_good_as_trying_everything),
		cmocka_unit_test(blossoms_within_blossoms),
		cmocka_unit_test(small_and_impossible),
		cmocka_unit_test(three_hundred),
		cmocka_unit_test(six_hundred),
	};

	return cmocka_run_group_tests_name("perfect matchings of least cost", tests, NULL, NULL);
}
