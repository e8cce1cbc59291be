/* group_knockout.c - the knockout after the groups: who goes on, and where, so that those of one group meet again as
 * late as can be. */
#include "cup/lot.h"
#include "cup/rounds.h"
#include "cup/standing.h"

#include <stdlib.h>

typedef struct drawing {
	ck_standing *lines;
	uint32_t *ranked; /* [group * through + rank]: who came in at this rank */
	uint32_t *order;  /* the groups, by lot */
	uint32_t *placed; /* the entrant of each place */
	uint32_t *where;  /* [group * through + rank]: its place, from 1 */
	uint32_t *line;   /* [place - 1]: its line on the sheet */
	uint32_t groups;
	uint32_t through;
	uint32_t size; /* lines of the sheet */
} drawing;

static void release(drawing *d)
{
	free(d->lines);
	free(d->ranked);
	free(d->order);
	free(d->placed);
	free(d->where);
	free(d->line);
}

static uint32_t count_groups(const ck_cup *cup)
{
	uint32_t groups = 0;

	for (uint32_t i = 0; i < cup->about.entrants; i++)
		if (cup->entrants[i].group > groups)
			groups = cup->entrants[i].group;
	return groups;
}

static bool prepare(const ck_cup *cup, drawing *d)
{
	d->groups = count_groups(cup);
	d->through = cup->about.format.through;

	size_t all = (size_t)d->groups * d->through;

	for (d->size = 1; d->size < all;)
		d->size *= 2;
	d->lines = malloc(cup->about.entrants * sizeof *d->lines);
	d->ranked = malloc(all * sizeof *d->ranked);
	d->order = malloc(d->groups * sizeof *d->order);
	d->placed = malloc(all * sizeof *d->placed);
	d->where = malloc(all * sizeof *d->where);
	d->line = malloc(d->size * sizeof *d->line);
	return d->lines && d->ranked && d->order && d->placed && d->where && d->line;
}

/* Who goes on from each group; false without memory. */
static bool rank_groups(const ck_cup *cup, drawing *d)
{
	for (uint32_t g = 0; g < d->groups; g++) {
		if (ck_standing_list(cup, (uint16_t)(g + 1), d->lines) == CK_STANDING_FAILED)
			return false;
		for (uint32_t rank = 0; rank < d->through; rank++)
			d->ranked[g * d->through + rank] = d->lines[rank].entrant;
	}
	return true;
}

/* How many rounds two lines of the sheet are apart: 1 if they meet in the first. */
static uint32_t apart(uint32_t one, uint32_t other)
{
	uint32_t rounds = 0;

	for (uint32_t differ = one ^ other; differ; differ /= 2)
		rounds++;
	return rounds;
}

/* The first round in which somebody at this place would meet one of its group who is placed already. */
static uint32_t distance(const drawing *d, uint32_t group, uint32_t rank, uint32_t place)
{
	uint32_t least = UINT32_MAX;

	for (uint32_t r = 0; r < rank; r++) {
		uint32_t before = d->where[group * d->through + r];
		uint32_t rounds = apart(d->line[before - 1], d->line[place - 1]);

		if (rounds < least)
			least = rounds;
	}
	return least;
}

/* Give a place to the group, among those from `from` on in the order, that is best kept apart there. */
static void fill_place(drawing *d, uint32_t rank, uint32_t from)
{
	uint32_t place = rank * d->groups + from + 1;
	uint32_t best = from;

	for (uint32_t i = from + 1; i < d->groups; i++)
		if (distance(d, d->order[i], rank, place) > distance(d, d->order[best], rank, place))
			best = i;

	uint32_t group = d->order[best];

	d->order[best] = d->order[from];
	d->order[from] = group;
	d->where[group * d->through + rank] = place;
	d->placed[place - 1] = d->ranked[group * d->through + rank];
}

/* The winners of the groups have the first places, by lot; then the seconds, and so on. */
static void place_all(const ck_cup *cup, drawing *d)
{
	ck_lot lot;

	for (uint32_t i = 0; i < d->size; i++)
		d->line[ck_bracket_line(d->size, i) - 1] = i;
	ck_lot_init(&lot, cup->about.seed, "knockout");
	for (uint32_t rank = 0; rank < d->through; rank++) {
		for (uint32_t g = 0; g < d->groups; g++)
			d->order[g] = g;
		ck_lot_shuffle(&lot, d->order, d->groups);
		for (uint32_t i = 0; i < d->groups; i++)
			fill_place(d, rank, i);
	}
}

ck_refused ck_rounds_pair_groups(ck_cup *cup)
{
	drawing d = {0};
	uint32_t first = cup->about.games + 1;
	bool done = prepare(cup, &d) && rank_groups(cup, &d);

	if (done) {
		place_all(cup, &d);
		done = ck_rounds_knockout(cup, d.placed, d.groups * d.through, cup->about.rounds);
	}
	release(&d);
	if (!done)
		return CK_REFUSED_NO_MEMORY;
	cup->knockout_drawn = true;
	cup->first_knockout_game = first;
	return CK_REFUSED_NOT;
}
