/* set_up.c - positions set up by hand: what follows from where the pieces are. */
#include "check.h"
#include "cross.h"
#include "parchis.h"

#include <stddef.h>
#include <string.h>

enum { PIECES = 16 }; /* on the cross: four seats of up to four */

/* Marks that the squares cannot have go, and a group of Chaupar has those of all its pieces. */
static void settle_marks(const ck_game *g, ck_position *p)
{
	for (unsigned at = 0; at < PIECES; at++)
		p->marks[at] &= (uint8_t)ck_progress_marks(g, p->progress[at]);
	if (g->kind != CK_CHAUPAR)
		return;
	for (unsigned pair = 0; pair < 4 * PIECES; pair++) {
		unsigned at = pair / 4, other = at / 4 * 4 + pair % 4;

		if (p->progress[other] == p->progress[at])
			p->marks[at] |= p->marks[other];
	}
}

/* Who has a piece off home has brought one in. */
static void settle_in(ck_position *p, unsigned before)
{
	p->in = before & 15;
	for (unsigned at = 0; at < PIECES; at++)
		if (p->progress[at] > 0)
			p->in |= (uint8_t)(1u << at / 4);
}

/* The seats with a piece on a cell, a bit each. */
static unsigned seats_on(const ck_game *g, const ck_position *p, unsigned cell)
{
	const struct board *b = board_of(g);
	unsigned seats = 0;

	for (unsigned at = 0; at < 4u * g->seats; at++)
		if (p->progress[at] > 0 && p->progress[at] < g->goal &&
		    b->cell[at / 4][p->progress[at] + LEAD] == cell)
			seats |= 1u << at / 4;
	return seats;
}

/* Who came last to the exits that two seats share: as wished if that seat is there, else the later one. */
static void settle_late(const ck_game *g, ck_position *p, uint32_t wished)
{
	for (unsigned exit = 0; exit < g->seats; exit++) {
		unsigned there = seats_on(g, p, board_of(g)->exit[exit]), last = wished >> 4 * exit & 15;

		if ((there & (there - 1)) == 0)
			continue;
		if ((there << 1 >> last & 1) == 0)
			last = 32u - (unsigned)__builtin_clz(there);
		p->held |= (uint32_t)last << 4 * exit;
	}
}

static void settle_all(const ck_game *g, ck_position *p)
{
	unsigned seat = p->seat, in = p->in;
	uint32_t held = p->held;

	/* all that is behind the pieces */
	memset((char *)p + offsetof(ck_position, phase), 0, sizeof *p - offsetof(ck_position, phase));
	p->phase = CK_THROW;
	p->seat = (uint8_t)seat;
	if (ck_is_parchis(g)) {
		memset(p->marks, 0, sizeof p->marks);
		settle_late(g, p, held);
	} else {
		settle_marks(g, p);
		if (g->kind == CK_PACHISI)
			settle_in(p, in);
	}
	ck_position_sort(g, p);
}

bool ck_position_set_up(const ck_game *g, ck_position *p, ck_error *err)
{
	bool whole = true;

	for (unsigned at = 0; at < CK_SEATS_MAX * CK_PIECES_MAX; at++)
		whole = whole && p->progress[at] <= g->goal;
	if (whole)
		settle_all(g, p);
	return ck_position_check(g, p, err);
}

unsigned ck_progress_marks(const ck_game *g, unsigned progress)
{
	return ck_is_parchis(g) || progress <= TIP || progress >= GOAL ? 0 : ck_cross_marks(g);
}
