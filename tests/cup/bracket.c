/* The shape of knockouts and double eliminations: played through with all numbers of entrants. */
#include "cup/bracket.h"
#include "cup/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MOST = 300, NODES = 1024 };

static unsigned count_kind(const ck_node *node, ck_source_kind kind)
{
	return (node->side[0].kind == kind ? 1u : 0u) + (node->side[1].kind == kind ? 1u : 0u);
}

static void knockout_of_69(void **state)
{
	ck_node nodes[NODES];
	unsigned games = 0, byes = 0;

	(void)state;
	assert_int_equal(ck_bracket_byes(69), 59);
	assert_int_equal(ck_bracket_count(69, false), 127);
	ck_bracket_build(69, false, nodes);
	for (size_t i = 0; i < 127; i++) {
		if (nodes[i].round != 1)
			continue;
		games += count_kind(&nodes[i], CK_SOURCE_PLACE) == 2;
		byes += count_kind(&nodes[i], CK_SOURCE_BYE);
	}
	assert_int_equal(games, 5);
	assert_int_equal(byes, 59);
	assert_int_equal(ck_bracket_byes(64), 0);
	assert_int_equal(ck_bracket_byes(2), 0);
	assert_int_equal(ck_bracket_byes(3), 1);
	assert_int_equal(ck_bracket_byes(4096), 0);
	assert_int_equal(ck_bracket_byes(2049), 2047);
}

/* Byes in so many nodes. */
static unsigned byes_in(const ck_node *nodes, size_t count)
{
	unsigned byes = 0;

	for (size_t i = 0; i < count; i++)
		byes += count_kind(&nodes[i], CK_SOURCE_BYE);
	return byes;
}

/* Halves, quarters ... differ by one bye at most; no match is empty; byes fall to the first places. */
static void byes_are_spread(void **state)
{
	(void)state;
	for (uint32_t n = 2; n <= MOST; n++) {
		ck_node nodes[NODES];
		size_t first = (n + ck_bracket_byes(n)) / 2;

		ck_bracket_build(n, false, nodes);
		for (size_t part = 1; part <= first; part *= 2) {
			unsigned least = UINT32_MAX, most = 0;

			for (size_t at = 0; at < first; at += part) {
				unsigned byes = byes_in(nodes + at, part);

				least = byes < least ? byes : least;
				most = byes > most ? byes : most;
			}
			assert_true(most - least <= 1);
		}
		for (size_t i = 0; i < first; i++) {
			assert_true(count_kind(&nodes[i], CK_SOURCE_PLACE) >= 1);
			for (unsigned s = 0; s < 2; s++)
				if (nodes[i].side[s].kind == CK_SOURCE_BYE)
					assert_true(nodes[i].side[1 - s].number <= ck_bracket_byes(n));
		}
	}
}

/* Every source stands before its use, every result is used once at most, rounds ascend, and a match comes
 * in a later round than what it waits for. */
static void check_order(const ck_node *nodes, size_t count, uint32_t n)
{
	unsigned placed[MOST + 1] = {0}, won[NODES] = {0}, lost[NODES] = {0};

	for (size_t i = 0; i < count; i++) {
		if (i)
			assert_true(nodes[i].round >= nodes[i - 1].round);
		for (unsigned s = 0; s < 2; s++) {
			const ck_source *source = &nodes[i].side[s];

			if (source->kind == CK_SOURCE_PLACE) {
				assert_in_range(source->number, 1, n);
				placed[source->number]++;
			} else if (source->kind != CK_SOURCE_BYE) {
				assert_true(source->number < i);
				assert_true(nodes[source->number].round < nodes[i].round);
				(source->kind == CK_SOURCE_WINNER ? won : lost)[source->number]++;
			}
		}
	}
	for (uint32_t p = 1; p <= n; p++)
		assert_int_equal(placed[p], 1);
	for (size_t i = 0; i < count; i++)
		assert_true(won[i] <= 1 && lost[i] <= 1);
}

/* ------------------------------------------------------------------------ playing */

/* A bracket that is played: who won and lost each match, by place; 0 is nobody. */
typedef struct play {
	uint32_t side[NODES][2];
	uint32_t winner[NODES];
	uint32_t loser[NODES];
} play;

static uint32_t from_source(const play *p, const ck_source *source)
{
	switch (source->kind) {
	case CK_SOURCE_PLACE: return source->number;
	case CK_SOURCE_WINNER: return p->winner[source->number];
	case CK_SOURCE_LOSER: return p->loser[source->number];
	default: return 0;
	}
}

/* Play a match; `random` NULL: the first places win. */
static void play_match(play *p, const ck_node *nodes, size_t i, uint64_t *random)
{
	uint32_t a = from_source(p, &nodes[i].side[0]);
	uint32_t b = from_source(p, &nodes[i].side[1]);
	bool first = random ? next_random(random) % 2 : a < b;

	/* The last match is not played if the final was won from above. */
	if (nodes[i].part == CK_PART_RESET && p->winner[i - 1] == p->side[i - 1][0])
		a = b = 0;
	p->side[i][0] = a;
	p->side[i][1] = b;
	p->winner[i] = !a ? b : !b ? a : first ? a : b;
	p->loser[i] = !a || !b ? 0 : first ? b : a;
}

/* As the draw wants it: 1 and 2 meet in the final only, 1 to 4 from the semifinals on, and so on. */
static void the_strongest_meet_late(void **state)
{
	static ck_node nodes[NODES];
	static play p;

	(void)state;
	for (uint32_t n = 2; n <= MOST; n++) {
		size_t count = ck_bracket_count(n, false);

		ck_bracket_build(n, false, nodes);
		check_order(nodes, count, n);
		for (size_t i = 0; i < count; i++)
			play_match(&p, nodes, i, NULL);
		/* The last 1, 2, 4 ... matches are those of the best 2, 4, 8 ... */
		for (size_t last = 1; last <= count; last = 2 * last + 1) {
			uint32_t best = (uint32_t)last + 1;

			for (size_t i = count - last; i < count - last / 2; i++)
				for (unsigned s = 0; s < 2; s++)
					assert_true(p.side[i][s] <= best);
		}
		assert_int_equal(p.side[count - 1][0] + p.side[count - 1][1], 3);
		assert_int_equal(p.winner[count - 1], 1);
	}
}

static void lines_are_places(void **state)
{
	(void)state;
	for (uint32_t size = 2; size <= 4096; size *= 2) {
		static unsigned seen[4097];

		memset(seen, 0, sizeof seen);
		for (uint32_t i = 0; i < size; i++) {
			uint32_t place = ck_bracket_line(size, i);

			assert_in_range(place, 1, size);
			assert_int_equal(seen[place]++, 0);
			/* The strongest meets the weakest, and so on. */
			assert_int_equal(place + ck_bracket_line(size, i ^ 1), size + 1);
		}
		assert_int_equal(ck_bracket_line(size, 0), 1);
		assert_int_equal(ck_bracket_line(size, size - 1), 2);
	}
}

static void a_match_for_the_third_place(void **state)
{
	(void)state;
	assert_int_equal(ck_bracket_count(3, true), 3);
	for (uint32_t n = 4; n <= MOST; n++) {
		static ck_node nodes[NODES];
		size_t count = ck_bracket_count(n, true);
		const ck_node *third = &nodes[count - 2];
		const ck_node *final = &nodes[count - 1];

		assert_int_equal(count, ck_bracket_count(n, false) + 1);
		ck_bracket_build(n, true, nodes);
		check_order(nodes, count, n);
		assert_int_equal(third->part, CK_PART_THIRD);
		assert_int_equal(final->part, CK_PART_MAIN);
		assert_int_equal(third->round, final->round);
		for (unsigned s = 0; s < 2; s++) {
			assert_int_equal(third->side[s].kind, CK_SOURCE_LOSER);
			assert_int_equal(final->side[s].kind, CK_SOURCE_WINNER);
			assert_int_equal(third->side[s].number, final->side[s].number);
		}
	}
}

/* ------------------------------------------------------------- double elimination */

/* Nobody plays twice in a round, or after two defeats; everybody but the winner has two in the end. */
static void check_lives(const ck_node *nodes, const play *p, size_t count, uint32_t n)
{
	unsigned defeats[MOST + 1] = {0};
	uint32_t last[MOST + 1] = {0};
	uint32_t champion = p->winner[count - 1] ? p->winner[count - 1] : p->winner[count - 2];

	for (size_t i = 0; i < count; i++) {
		for (unsigned s = 0; s < 2; s++) {
			uint32_t who = p->side[i][s];

			if (!who)
				continue;
			assert_true(nodes[i].round > last[who]);
			last[who] = nodes[i].round;
			assert_true(defeats[who] < 2);
			/* The unbeaten are above, those with a defeat below. */
			if (nodes[i].part == CK_PART_MAIN || nodes[i].part == CK_PART_LOWER)
				assert_int_equal(defeats[who], nodes[i].part == CK_PART_LOWER);
		}
		if (p->loser[i])
			defeats[p->loser[i]]++;
	}
	for (uint32_t who = 1; who <= n; who++)
		if (who == champion)
			assert_true(defeats[who] <= 1);
		else
			assert_int_equal(defeats[who], 2);
}

static void everybody_has_two_lives(void **state)
{
	static ck_node nodes[NODES];
	static play p;
	uint64_t random = 3;

	(void)state;
	for (uint32_t n = 3; n <= MOST; n++) {
		size_t count = ck_double_count(n);

		assert_true(count <= NODES);
		ck_double_build(n, nodes);
		check_order(nodes, count, n);
		assert_int_equal(nodes[count - 2].part, CK_PART_FINAL);
		assert_int_equal(nodes[count - 1].part, CK_PART_RESET);
		for (unsigned time = 0; time < 10; time++) {
			for (size_t i = 0; i < count; i++)
				play_match(&p, nodes, i, &random);
			check_lives(nodes, &p, count, n);
		}
	}
}

/* How many rounds before the last of the lower bracket two meet who have met already; UINT32_MAX: not
 * before the final. */
static uint32_t rounds_left_at_rematch(const ck_node *nodes, const play *p, size_t count)
{
	static unsigned met[MOST + 1][MOST + 1];

	memset(met, 0, sizeof met);
	for (size_t i = 0; i < count - 2; i++) {
		uint32_t a = p->side[i][0], b = p->side[i][1];

		if (!a || !b)
			continue;
		if (met[a][b])
			return nodes[count - 3].round - nodes[i].round;
		met[a][b] = met[b][a] = 1;
	}
	return UINT32_MAX;
}

/* Of eight nobody meets an old opponent before the last two rounds of the lower bracket, whoever wins; of
 * 16 before the last three, of more before the last four. */
static void rematches_are_late(void **state)
{
	static ck_node nodes[NODES];
	static play p;
	uint64_t random = 4;

	(void)state;
	for (uint32_t n = 8; n <= 64; n *= 2) {
		size_t count = ck_double_count(n);
		uint32_t worst = 0;

		ck_double_build(n, nodes);
		for (unsigned time = 0; time < 3000; time++) {
			for (size_t i = 0; i < count; i++)
				play_match(&p, nodes, i, &random);

			uint32_t left = rounds_left_at_rematch(nodes, &p, count);

			if (left != UINT32_MAX && left > worst)
				worst = left;
		}
		assert_true(worst <= (n == 8 ? 1u : n == 16 ? 2u : 3u));
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(knockout_of_69),
		cmocka_unit_test(byes_are_spread),
		cmocka_unit_test(the_strongest_meet_late),
		cmocka_unit_test(lines_are_places),
		cmocka_unit_test(a_match_for_the_third_place),
		cmocka_unit_test(everybody_has_two_lives),
		cmocka_unit_test(rematches_are_late),
	};

	return cmocka_run_group_tests_name("brackets", tests, NULL, NULL);
}
