#include "cup/swiss.h"

#include "base.h"
#include "cup/matching.h"

#include <stdlib.h>

/* A step of the sum of squares of points outweighs all that the halves can count: at most CK_SWISS_MAX^2 a
 * pair, of CK_SWISS_MAX / 2 pairs, is less than 2^27. The highest cost is 64^2 * 2^27 + 600^2, which is
 * less than 2^40. */
#define POINT_STEP (INT64_C(1) << 27)

_Static_assert((int64_t)CK_SWISS_MAX *CK_SWISS_MAX *CK_SWISS_MAX / 2 < POINT_STEP, "points come first");
_Static_assert(CK_SWISS_APART *CK_SWISS_APART *POINT_STEP + CK_SWISS_MAX * CK_SWISS_MAX <
                       CK_MATCHING_COST_MAX,
               "costs that a matching takes");

/* One who plays in this round. */
typedef struct seat {
	uint32_t index; /* into the entrants */
	uint32_t points;
	int64_t above; /* in the group of those with the same points */
	int64_t size;  /* of that group */
} seat;

typedef struct pairing {
	const ck_swiss_entrant *entrants;
	size_t n;
	bool *met; /* n * n */
	seat *seats;
	uint32_t *mate; /* of each seat */
	size_t count;   /* of seats */
} pairing;

static int64_t square(int64_t x)
{
	return x * x;
}

static int64_t cost_of(const void *data, size_t i, size_t j)
{
	const pairing *p = data;
	const seat *upper = &p->seats[i];
	const seat *lower = &p->seats[j];

	if (p->met[upper->index * p->n + lower->index])
		return CK_MATCHING_NEVER;
	if (upper->points == lower->points)
		return square(2 * (lower->above - upper->above) - upper->size);

	int64_t apart = (int64_t)upper->points - lower->points;

	CK_ASSERT(0 < apart && apart <= CK_SWISS_APART);
	return square(apart) * POINT_STEP + square(upper->size - 1 - upper->above) + square(lower->above);
}

/* Seat all but one (n: nobody is left out), and count the groups of equal points. */
static void seat_all(pairing *p, size_t left_out)
{
	p->count = 0;
	for (size_t i = 0; i < p->n; i++)
		if (i != left_out)
			p->seats[p->count++] = (seat){.index = (uint32_t)i, .points = p->entrants[i].points};
	for (size_t from = 0, to; from < p->count; from = to) {
		for (to = from; to < p->count && p->seats[to].points == p->seats[from].points; to++)
			p->seats[to].above = (int64_t)(to - from);
		for (size_t i = from; i < to; i++)
			p->seats[i].size = (int64_t)(to - from);
	}
}

/* Pair all but one; see ck_swiss_pair. */
static ck_swiss_answer pair_without(pairing *p, size_t left_out, uint32_t *opponent)
{
	seat_all(p, left_out);
	switch (ck_matching_find(p->count, cost_of, p, p->mate)) {
	case CK_MATCHING_OK: break;
	case CK_MATCHING_NONE: return CK_SWISS_NO_PAIRING;
	default: return CK_SWISS_NO_MEMORY;
	}
	for (size_t i = 0; i < p->count; i++)
		opponent[p->seats[i].index] = p->seats[p->mate[i]].index;
	if (left_out < p->n)
		opponent[left_out] = (uint32_t)left_out;
	return CK_SWISS_OK;
}

/* The lowest who may have the bye, and with whose bye the others can be paired. With many entrants the
 * first try succeeds: where each has met fewer than half of the others there is always a pairing. */
static ck_swiss_answer pair_odd(pairing *p, uint32_t *opponent)
{
	ck_swiss_answer answer = CK_SWISS_NO_PAIRING;

	for (size_t i = p->n; i-- && answer == CK_SWISS_NO_PAIRING;)
		if (!p->entrants[i].had_bye)
			answer = pair_without(p, i, opponent);
	return answer;
}

static void note_met(const pairing *p)
{
	for (size_t i = 0; i < p->n; i++)
		for (size_t k = 0; k < p->entrants[i].met_count; k++) {
			size_t j = p->entrants[i].met[k];

			p->met[i * p->n + j] = p->met[j * p->n + i] = true;
		}
}

ck_swiss_answer ck_swiss_pair(const ck_swiss_entrant *entrants, size_t n, uint32_t *opponent)
{
	pairing p = {
		.entrants = entrants,
		.n = n,
		.met = calloc(n * n, sizeof *p.met),
		.seats = malloc(n * sizeof *p.seats),
		.mate = malloc(n * sizeof *p.mate),
	};
	ck_swiss_answer answer = CK_SWISS_NO_MEMORY;

	CK_ASSERT(n >= 1 && n <= CK_SWISS_MAX);
	if (p.met && p.seats && p.mate) {
		note_met(&p);
		answer = n % 2 ? pair_odd(&p, opponent) : pair_without(&p, n, opponent);
	}
	free(p.met);
	free(p.seats);
	free(p.mate);
	return answer;
}
