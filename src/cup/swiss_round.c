/* swiss_round.c - the next Swiss round of a cup: who is in, whom they have met, then the pairing of
 * swiss.h; and whether there is a pairing at all. */
#include "base.h"
#include "cup/matching.h"
#include "cup/rounds.h"
#include "cup/standing.h"

#include <stdlib.h>

/* All that the pairing needs, in three blocks of memory. */
typedef struct pairing {
	ck_standing *lines;
	ck_swiss_entrant *entrants; /* those who are in, in the order of the standings */
	uint32_t *numbers; /* their numbers; then room for the indices of all by number, and the opponents */
	uint32_t *met;     /* a row of rounds for each */
	uint32_t count;
} pairing;

static uint32_t *index_of(const ck_cup *cup, const pairing *p)
{
	return p->numbers + cup->about.entrants;
}

static uint32_t *opponents_in(const ck_cup *cup, const pairing *p)
{
	return p->numbers + 2 * (size_t)cup->about.entrants;
}

static void release(pairing *p)
{
	free(p->lines);
	free(p->entrants);
	free(p->numbers);
	free(p->met);
}

static bool prepare(const ck_cup *cup, pairing *p)
{
	size_t n = cup->about.entrants;

	p->lines = malloc(n * sizeof *p->lines);
	p->entrants = malloc(n * sizeof *p->entrants);
	p->numbers = malloc(3 * n * sizeof *p->numbers);
	p->met = malloc(n * cup->swiss_rounds * sizeof *p->met);
	return p->lines && p->entrants && p->numbers && p->met;
}

/* Those who are still in, in the order of the standings. */
static void list_entrants(const ck_cup *cup, pairing *p, uint32_t lines)
{
	uint32_t *index = index_of(cup, p);

	for (uint32_t i = 0; i < cup->about.entrants; i++)
		index[i] = UINT32_MAX;
	for (uint32_t i = 0; i < lines; i++) {
		uint32_t number = p->lines[i].entrant;

		if (cup->entrants[number - 1].state != CK_ENTRANT_IN)
			continue;
		index[number - 1] = p->count;
		p->numbers[p->count] = number;
		p->entrants[p->count] = (ck_swiss_entrant){
			.points = p->lines[i].points,
			.met = p->met + (size_t)p->count * cup->swiss_rounds,
		};
		p->count++;
	}
}

/* Whether somebody got the point of a match without an opponent. */
static bool is_free_point(const ck_cup_match *match, uint32_t entrant)
{
	return match->winner == entrant && match->state != CK_MATCH_DECIDED;
}

/* Note whom one side of a match has met, and whether it got its point without an opponent. */
static void note(const ck_cup *cup, pairing *p, const ck_cup_match *match, unsigned side)
{
	const uint32_t *index = index_of(cup, p);
	uint32_t me = match->side[side];
	uint32_t other = match->side[1 - side];
	uint32_t at = me == CK_NOBODY_COMES ? UINT32_MAX : index[me - 1];

	if (at == UINT32_MAX)
		return;

	ck_swiss_entrant *entrant = &p->entrants[at];

	if (is_free_point(match, me))
		entrant->had_bye = true;
	if (other != CK_NOBODY_COMES && index[other - 1] != UINT32_MAX)
		p->met[(size_t)at * cup->swiss_rounds + entrant->met_count++] = index[other - 1];
}

static void list_matches(const ck_cup *cup, pairing *p)
{
	for (uint32_t i = 0; i < cup->about.matches; i++) {
		const ck_cup_match *match = &cup->matches[i].match;

		if (match->part != CK_PART_SWISS)
			continue;
		note(cup, p, match, 0);
		note(cup, p, match, 1);
	}
}

/* The pairs from the top of the standings down, the bye last. */
static bool add_round(ck_cup *cup, const pairing *p)
{
	const uint32_t *opponent = opponents_in(cup, p);
	uint32_t round = cup->about.rounds + 1;
	uint32_t bye = 0;

	if (!ck_rounds_room(cup, p->count / 2 + p->count % 2, 1))
		return false;
	for (uint32_t i = 0; i < p->count; i++) {
		if (opponent[i] == i)
			bye = p->numbers[i];
		else if (opponent[i] > i)
			ck_rounds_add_pair(cup, CK_PART_SWISS, round, p->numbers[i], p->numbers[opponent[i]]);
	}
	if (bye)
		ck_rounds_add_pair(cup, CK_PART_SWISS, round, bye, 0);
	cup->swiss_rounds++;
	return true;
}

static ck_refused pair(ck_cup *cup, pairing *p)
{
	uint32_t lines = ck_standing_list(cup, 0, p->lines);

	if (lines == CK_STANDING_FAILED)
		return CK_REFUSED_NO_MEMORY;
	list_entrants(cup, p, lines);
	list_matches(cup, p);
	switch (ck_swiss_pair(p->entrants, p->count, opponents_in(cup, p))) {
	case CK_SWISS_OK: return add_round(cup, p) ? CK_REFUSED_NOT : CK_REFUSED_NO_MEMORY;
	case CK_SWISS_NO_PAIRING: return CK_REFUSED_NO_PAIRING;
	default: return CK_REFUSED_NO_MEMORY;
	}
}

ck_refused ck_rounds_pair_swiss(ck_cup *cup)
{
	pairing p = {0};
	ck_refused answer = prepare(cup, &p) ? pair(cup, &p) : CK_REFUSED_NO_MEMORY;

	release(&p);
	return answer;
}

/* ------------------------------------------------------------ whether there is one */

/* So many of an even number as are asked about. In each of fewer than 64 rounds they have met one opponent at most:
 * where that is fewer than half of the others there is always a pairing (Dirac), and nobody is asked. */
#define TIGHT_MAX 128

/* Those who are in, in the order of their numbers. */
typedef struct tight {
	uint32_t count;
	uint32_t numbers[TIGHT_MAX];
	bool had_bye[TIGHT_MAX];
	bool met[TIGHT_MAX][TIGHT_MAX];
} tight;

static uint32_t find(const tight *t, uint32_t number)
{
	uint32_t i = 0;

	while (i < t->count && t->numbers[i] != number)
		i++;
	return i;
}

static void note_tight(tight *t, const ck_cup_match *match)
{
	uint32_t at[2] = {find(t, match->side[0]), find(t, match->side[1])};

	for (unsigned s = 0; s < 2; s++)
		if (at[s] < t->count && is_free_point(match, match->side[s]))
			t->had_bye[at[s]] = true;
	if (at[0] < t->count && at[1] < t->count)
		t->met[at[0]][at[1]] = t->met[at[1]][at[0]] = true;
}

static void list_tight(const ck_cup *cup, tight *t)
{
	for (uint32_t i = 0; i < cup->about.entrants; i++)
		if (cup->entrants[i].state == CK_ENTRANT_IN)
			t->numbers[t->count++] = i + 1;
	for (uint32_t i = 0; i < cup->about.matches; i++)
		if (cup->matches[i].match.part == CK_PART_SWISS)
			note_tight(t, &cup->matches[i].match);
}

/* Behind the last stands the bye, where their number is odd. */
static int64_t tight_cost(const void *data, size_t i, size_t j)
{
	const tight *t = data;
	bool never = j == t->count ? t->had_bye[i] : t->met[i][j];

	return never ? CK_MATCHING_NEVER : 0;
}

static bool can_pair_tight(const ck_cup *cup)
{
	tight t = {0};
	uint32_t mate[TIGHT_MAX];

	list_tight(cup, &t);
	return ck_matching_find(t.count + t.count % 2, tight_cost, &t, mate) != CK_MATCHING_NONE;
}

/* Whether somebody who is in has had no point without an opponent, and so may have the bye. */
static bool can_have_bye(const ck_cup *cup, uint32_t entrant)
{
	if (cup->entrants[entrant - 1].state != CK_ENTRANT_IN)
		return false;
	for (uint32_t i = 0; i < cup->about.matches; i++)
		if (is_free_point(&cup->matches[i].match, entrant))
			return false;
	return true;
}

bool ck_rounds_can_pair_swiss(const ck_cup *cup)
{
	uint32_t in = ck_rounds_entrants(cup);
	uint32_t met = cup->swiss_rounds;

	CK_ASSERT(met < CK_SWISS_APART);
	if (in - in % 2 < 2 * met + 2)
		return can_pair_tight(cup);
	for (uint32_t i = 1; in % 2 && i <= cup->about.entrants; i++)
		if (can_have_bye(cup, i))
			return true;
	return in % 2 == 0;
}
