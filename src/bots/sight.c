#include "bots/sight.h"

void ck_sight_init(ck_sight *s, const ck_game *g, const ck_position *p, const ck_odds *odds)
{
	s->g = g;
	s->p = p;
	s->odds = odds;
	if (ck_is_parchis(g))
		ck_parchis_sight(s);
	else
		ck_cross_sight(s);
}

void ck_sight_hits(const ck_sight *s, unsigned attacker, unsigned victim, uint64_t hit[CK_PIECES_MAX])
{
	if (ck_is_parchis(s->g))
		ck_parchis_hits(s, attacker, victim, hit);
	else
		ck_cross_hits(s, attacker, victim, hit);
}

/* The piece of a seat on a progress with these marks, or -1. */
static int find_piece(const ck_sight *s, unsigned seat, unsigned progress, unsigned marks)
{
	for (unsigned i = 0; i < s->g->pieces; i++)
		if (s->p->progress[4 * seat + i] == progress &&
		    (ck_is_parchis(s->g) || s->p->marks[4 * seat + i] == marks))
			return (int)i;
	return -1;
}

bool ck_sight_endangered(const ck_sight *s, unsigned seat, unsigned progress, unsigned marks)
{
	int i = find_piece(s, seat, progress, marks);

	for (unsigned enemy = 0; i >= 0 && enemy < s->g->seats; enemy++) {
		uint64_t hit[CK_PIECES_MAX];

		if (ck_seat_team(s->g, enemy) == ck_seat_team(s->g, seat))
			continue;
		ck_sight_hits(s, enemy, seat, hit);
		if (hit[i] != 0)
			return true;
	}
	return false;
}
