/* set_up.c - positions set up by hand: what follows from where the pieces are. */
#include "check.h"
#include "cross.h"
#include "parchis.h"

#include <string.h>

/* Marks that the squares cannot have go, and a group of Chaupar has those of all its pieces. */
static void settle_marks(const ck_game *g, ck_position *p)
{
	for (unsigned at = 0; at < 4u * g->seats; at++)
		p->marks[at] &= (uint8_t)ck_progress_marks(g, p->progress[at]);
	if (g->kind != CK_CHAUPAR)
		return;
	for (unsigned at = 0; at < 4u * g->seats; at++)
		for (unsigned other = at / 4 * 4; other < at / 4 * 4 + g->pieces; other++)
			if (p->progress[other] == p->progress[at])
				p->marks[at] |= p->marks[other];
}

/* Who has a piece off home has brought one in. */
static void settle_in(const ck_game *g, ck_position *p)
{
	p->in &= (uint8_t)((1u << g->seats) - 1);
	for (unsigned at = 0; at < 4u * g->seats; at++)
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
static void settle_late(const ck_game *g, ck_position *p)
{
	uint32_t wished = p->held;

	p->held = 0;
	for (unsigned exit = 0; exit < g->seats; exit++) {
		unsigned there = seats_on(g, p, board_of(g)->exit[exit]), last = wished >> 4 * exit & 15;

		if ((there & (there - 1)) == 0)
			continue;
		if (last < 1 || last > g->seats || (there >> (last - 1) & 1) == 0)
			last = 32u - (unsigned)__builtin_clz(there);
		p->held |= (uint32_t)last << 4 * exit;
	}
}

static void settle_all(const ck_game *g, ck_position *p)
{
	p->phase = CK_THROW;
	p->value = p->six = p->last = p->winner = p->skip = p->row = p->due = p->ent = p->idle = 0;
	if (ck_is_parchis(g)) {
		p->in = 0;
		memset(p->marks, 0, sizeof p->marks);
		settle_late(g, p);
	} else {
		p->held = 0;
		settle_marks(g, p);
		if (g->kind == CK_PACHISI)
			settle_in(g, p);
		else
			p->in = 0;
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
