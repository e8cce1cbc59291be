#include "bots/victims.h"

#include <string.h>

static void insert(ck_victims *v, uint8_t progress)
{
	unsigned i = v->count++;

	for (; i > 0 && v->progress[i - 1] < progress; i--)
		v->progress[i] = v->progress[i - 1];
	v->progress[i] = progress;
}

/* A seat's pieces of p that are not among those of `after`: both are sorted. */
static void add_missing(ck_victims *v, const uint8_t *before, const uint8_t *after, unsigned pieces)
{
	unsigned k = 0;

	for (unsigned i = 0; i < pieces; i++)
		if (before[i] == after[k])
			k++;
		else
			insert(v, before[i]);
}

void ck_victims_find(ck_victims *v, const ck_game *g, const ck_position *p, ck_action a)
{
	ck_position after;

	v->count = 0;
	if (!(a & CK_ACTION_CAPTURE))
		return;
	ck_action_apply(g, p, a, &after);
	for (unsigned seat = 0; seat < g->seats; seat++)
		if (ck_seat_team(g, seat) != ck_seat_team(g, p->seat))
			add_missing(v, p->progress + 4 * seat, after.progress + 4 * seat, g->pieces);
}

int ck_victims_compare(const ck_victims *a, const ck_victims *b)
{
	unsigned both = a->count < b->count ? a->count : b->count;
	int by_progress = memcmp(a->progress, b->progress, both);

	return by_progress != 0 ? by_progress : (int)a->count - (int)b->count;
}
