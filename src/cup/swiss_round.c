/* swiss_round.c - the next Swiss round of a cup: who is in, whom they have met, then the pairing of
 * swiss.h. */
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

	if (match->winner == me && match->state != CK_MATCH_DECIDED)
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
