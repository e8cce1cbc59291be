/* draw.c - the draw: who stands where, from the seed; and the matches that can be made at once. */
#include "cup/berger.h"
#include "cup/lot.h"
#include "cup/rounds.h"

#include <stdlib.h>

/* ------------------------------------------------------------------- the places */

/* Whether entrant a stands before b among the seeded: by its seeding, then by its number. */
static bool is_stronger(const ck_cup *cup, uint32_t a, uint32_t b)
{
	uint32_t one = cup->entrants[a - 1].seeding;
	uint32_t other = cup->entrants[b - 1].seeding;

	if (one != other)
		return one && (!other || one < other);
	return a < b;
}

/* The seeded ones first, each in its place; how many. */
static uint32_t put_seeded(const ck_cup *cup, uint32_t *placed, uint32_t n)
{
	uint32_t seeded = 0;

	for (; seeded < n && seeded < cup->about.format.seeded; seeded++) {
		uint32_t best = seeded;

		for (uint32_t i = seeded + 1; i < n; i++)
			if (is_stronger(cup, placed[i], placed[best]))
				best = i;
		if (!cup->entrants[placed[best] - 1].seeding)
			break;

		/* The others keep the order of their numbers, so that the lot depends on nothing else. */
		uint32_t entrant = placed[best];

		for (uint32_t i = best; i > seeded; i--)
			placed[i] = placed[i - 1];
		placed[seeded] = entrant;
	}
	return seeded;
}

/* The entrants in the order of their places: placed[p - 1]. */
static void place_all(const ck_cup *cup, const char *seed, uint32_t *placed)
{
	uint32_t n = 0;
	ck_lot lot;

	for (uint32_t i = 0; i < cup->about.entrants; i++)
		if (cup->entrants[i].state == CK_ENTRANT_IN)
			placed[n++] = i + 1;

	uint32_t seeded = put_seeded(cup, placed, n);

	ck_lot_init(&lot, seed, "draw");
	ck_lot_shuffle(&lot, placed + seeded, n - seeded);
}

/* --------------------------------------------------------------------- knockouts */

bool ck_rounds_knockout(ck_cup *cup, const uint32_t *placed, uint32_t n, uint32_t rounds)
{
	bool third = cup->about.format.third;
	size_t count = ck_bracket_count(n, third);
	ck_node *nodes = malloc(count * sizeof *nodes);

	if (!nodes)
		return false;
	ck_bracket_build(n, third, nodes);

	uint32_t more = nodes[count - 1].round;
	bool done = ck_rounds_room(cup, count, more);

	if (done)
		ck_rounds_add_nodes(cup, nodes, count, placed, rounds);
	free(nodes);
	return done;
}

static bool draw_double(ck_cup *cup, const uint32_t *placed, uint32_t n)
{
	size_t count = ck_double_count(n);
	ck_node *nodes = malloc(count * sizeof *nodes);

	if (!nodes)
		return false;
	ck_double_build(n, nodes);

	bool done = ck_rounds_room(cup, count, nodes[count - 1].round);

	if (done)
		ck_rounds_add_nodes(cup, nodes, count, placed, 0);
	free(nodes);
	return done;
}

/* -------------------------------------------------- everybody against everybody */

/* Round r (from 0) of the members of a group; `back`: with the sides changed, as round `round` of all. */
static void add_berger_round(ck_cup *cup, const uint32_t *members, uint32_t n, uint32_t r, bool back,
                             uint32_t round)
{
	for (uint32_t i = 0; i < ck_berger_games(n); i++) {
		uint32_t pair[2];

		ck_berger_pair(n, r, i, pair);
		ck_rounds_add_pair(cup, CK_PART_GROUP, round, members[pair[back] - 1],
		                   members[pair[!back] - 1]);
	}
}

static bool draw_robin(ck_cup *cup, const uint32_t *placed, uint32_t n)
{
	uint32_t cycles = cup->about.format.kind == CK_FORMAT_DOUBLE_ROUND_ROBIN ? 2 : 1;
	uint32_t rounds = ck_berger_rounds(n);

	if (!ck_rounds_room(cup, (size_t)cycles * rounds * ck_berger_games(n), cycles * rounds))
		return false;
	for (uint32_t r = 0; r < cycles * rounds; r++)
		add_berger_round(cup, placed, n, r % rounds, r >= rounds, r + 1);
	return true;
}

/* The group (from 0) of place p (from 0): one of each pot of as many as there are groups, from left to right and back
 * again; the last, incomplete pot fills the last groups. */
static uint32_t group_of(uint32_t p, uint32_t n, uint32_t groups)
{
	uint32_t pot = p / groups;
	uint32_t within = p % groups;
	bool last = (pot + 1) * groups > n;

	return last || pot % 2 ? groups - 1 - within : within;
}

/* The members of a group in the order of their places; how many. */
static uint32_t members_of(const uint32_t *placed, uint32_t n, uint32_t groups, uint32_t group,
                           uint32_t *members)
{
	uint32_t count = 0;

	for (uint32_t p = 0; p < n; p++)
		if (group_of(p, n, groups) == group)
			members[count++] = placed[p];
	return count;
}

static void add_group_rounds(ck_cup *cup, const uint32_t *placed, uint32_t n, uint32_t groups,
                             uint32_t *members)
{
	uint32_t rounds = ck_berger_rounds((n + groups - 1) / groups);

	for (uint32_t r = 0; r < rounds; r++)
		for (uint32_t group = 0; group < groups; group++) {
			uint32_t count = members_of(placed, n, groups, group, members);

			if (r < ck_berger_rounds(count))
				add_berger_round(cup, members, count, r, false, r + 1);
		}
}

static bool draw_groups(ck_cup *cup, const uint32_t *placed, uint32_t n)
{
	uint32_t groups = ck_rounds_groups(&cup->about.format, n);
	uint32_t largest = (n + groups - 1) / groups;
	uint32_t *members = malloc(largest * sizeof *members);
	bool done = members && ck_rounds_room(cup, (size_t)groups * largest * (largest - 1) / 2, largest);

	if (done) {
		for (uint32_t p = 0; p < n; p++)
			cup->entrants[placed[p] - 1].group = (uint16_t)(group_of(p, n, groups) + 1);
		add_group_rounds(cup, placed, n, groups, members);
	}
	free(members);
	return done;
}

/* ------------------------------------------------------------------------- Swiss */

/* The first round: the upper half of the places against the lower half; the last has the bye. */
static bool draw_swiss(ck_cup *cup, const uint32_t *placed, uint32_t n)
{
	if (!ck_rounds_room(cup, n / 2 + n % 2, 1))
		return false;
	for (uint32_t i = 0; i < n / 2; i++)
		ck_rounds_add_pair(cup, CK_PART_SWISS, 1, placed[i], placed[i + n / 2]);
	if (n % 2)
		ck_rounds_add_pair(cup, CK_PART_SWISS, 1, placed[n - 1], 0);
	cup->swiss_rounds = 1;
	return true;
}

/* --------------------------------------------------------------------- the whole */

static bool draw_format(ck_cup *cup, const uint32_t *placed, uint32_t n)
{
	switch (cup->about.format.kind) {
	case CK_FORMAT_KNOCKOUT: return ck_rounds_knockout(cup, placed, n, 0);
	case CK_FORMAT_GROUPS: return draw_groups(cup, placed, n);
	case CK_FORMAT_SWISS: return draw_swiss(cup, placed, n);
	case CK_FORMAT_DOUBLE_ELIMINATION: return draw_double(cup, placed, n);
	default: return draw_robin(cup, placed, n);
	}
}

bool ck_rounds_draw(ck_cup *cup, const char *seed)
{
	uint32_t n = ck_rounds_entrants(cup);
	uint32_t *placed = malloc(n * sizeof *placed);

	if (!placed)
		return false;
	place_all(cup, seed, placed);

	bool done = draw_format(cup, placed, n);

	for (uint32_t p = 0; done && p < n; p++)
		cup->entrants[placed[p] - 1].place = p + 1;
	free(placed);
	return done;
}

ck_refused ck_rounds_pair(ck_cup *cup)
{
	return cup->about.format.kind == CK_FORMAT_SWISS ? ck_rounds_pair_swiss(cup)
	                                                 : ck_rounds_pair_groups(cup);
}
