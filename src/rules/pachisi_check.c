/* pachisi_check.c - positions of Pachisi that cannot be (RULES 7, "What `position` refuses"). */
#include "check.h"
#include "pachisi.h"
#include "text.h"

/* No plain ring square holds a non-queen of each team... and no castle either: one would bar the other. */
static bool check_squares(const ck_position *p, ck_error *err)
{
	uint8_t teams[RING] = {0};
	for (unsigned at = 0; at < 16; at++) {
		if (!on_ring(p->progress[at]) || (p->marks[at] & CK_MARK_CAPTURES) == CK_MARK_QUEEN)
			continue;
		unsigned square = ring_square(at / 4, p->progress[at]);
		teams[square] |= (uint8_t)(1u << (at / 4 & 1));
		if (teams[square] == 3)
			return ck_fail_number(
				err, CK_MSG("two opponents on square {part}, and neither is a queen"), square,
				"");
	}
	return true;
}

/* `in=` is set for every seat with a piece off home. */
static bool check_in(const ck_game *g, const ck_position *p, ck_error *err)
{
	for (unsigned seat = 0; seat < 4; seat++)
		for (unsigned i = 0; i < g->pieces; i++)
			if (p->progress[4 * seat + i] != 0 && !(p->in >> seat & 1))
				return ck_fail_number(err,
				                      CK_MSG("in= says that seat {part} has brought no piece "
				                             "in, but it has"),
				                      seat + 1, "");
	return true;
}

static bool check_pool(const ck_game *g, const ck_position *p, ck_error *err)
{
	bool single = g->option.cross.throws == CK_THROWS_SINGLE;
	unsigned count = ck_pool_count(p->held), most = CK_POOL_MAX;
	if (p->phase == CK_THROW)
		most = single ? 0 : CK_POOL_MAX - 1;
	else if (single)
		most = 1;
	if (g->face_count < CK_FACES_MAX && p->held >> 4 * g->face_count != 0)
		return ck_fail(err, CK_MSG("the pool holds a value that no throw has"), "", 0, "");
	if (count > most)
		return ck_fail_number(err, CK_MSG("a pool of {part} throws is too many in this phase"), count,
		                      "");
	if (p->phase == CK_MOVE && count == 0 && p->ent == 0)
		return ck_fail(err, CK_MSG("an empty pool can be moved only with a right to enter"), "", 0,
		               "");
	return true;
}

/* skip=, row=, due= and ent= where the options and the phase have them. */
static bool check_counts(const ck_game *g, const ck_position *p, ck_error *err)
{
	const ck_cross_options *o = &g->option.cross;
	bool single = o->throws == CK_THROWS_SINGLE, over = p->phase == CK_OVER;
	unsigned own = ck_cross_own(g, p), home = 0;
	for (unsigned i = 0; i < g->pieces; i++)
		home += p->progress[4 * own + i] == 0;
	if (p->skip > 15 || (p->skip != 0 && !o->grace_limit))
		return ck_fail(err, CK_MSG("skip= has no meaning without grace_limit=on"), "", 0, "");
	if (p->row > 3 || (p->row != 0 && !o->grace_limit))
		return ck_fail_number(err, CK_MSG("row={part} cannot be"), p->row, "");
	/* A line may not say more than 9, but play from such a line reaches 18: a throw more for each enemy piece. */
	if (p->due > 18 || (p->due != 0 && !single))
		return ck_fail_number(err, CK_MSG("due={part} cannot be"), p->due, "");
	if (p->ent != 0 && (o->entry == CK_ENTRY_USE || p->ent > home || (single && p->phase == CK_THROW)))
		return ck_fail_number(err, CK_MSG("ent={part} cannot be"), p->ent, "");
	if (single && !over && (p->skip >> p->seat & 1))
		return ck_fail(err, CK_MSG("skip= of the seat to act cannot be: a void throw ends the turn"),
		               "", 0, "");
	return true;
}

bool ck_pachisi_check(const ck_game *g, const ck_position *p, ck_error *err)
{
	if (p->in > 15)
		return ck_fail(err, CK_MSG("the position is not in canonical form"), "", 0, "");
	return check_squares(p, err) && check_in(g, p, err) && ck_cross_check(g, p, err) &&
	       check_pool(g, p, err) && check_counts(g, p, err);
}
