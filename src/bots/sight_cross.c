/* The cross of Pachisi and Chaupar as a bot looks at it (RULES 4 to 6). */
#include "base.h"
#include "bots/sight.h"
#include "rules/cross.h"

enum { CASTLES = 12, FREE_RUN = 255 };

/* How many castles lie on the cells before a cell: they are on 0, 4 and 13 of each arm. */
static unsigned castles_before(unsigned cell)
{
	unsigned rest = cell % 17;

	return 3 * (cell / 17) + (rest > 0) + (rest > 4) + (rest > 13);
}

/* The cell of castle number k. */
static unsigned castle_cell(unsigned k)
{
	static const uint8_t within[3] = {0, 4, 13};

	return 17 * (k / 3) + within[k % 3];
}

/* How far it is from a ring cell to the first of these castles beyond it, once round at most. */
static unsigned run_from(unsigned cell, unsigned castles)
{
	unsigned next = castles_before(cell + 1);
	unsigned twice = castles | castles << CASTLES;
	unsigned k = (unsigned)__builtin_ctz(twice >> next) + next;

	return castle_cell(k % CASTLES) + RING * (k / CASTLES) - cell;
}

/* The squares to the first castle that bars piece i of a seat, or FREE_RUN. */
static unsigned run_of(const ck_sight *s, unsigned seat, unsigned i)
{
	unsigned held = s->of.cross.castles[~seat & 1], progress = s->p->progress[4 * seat + i];

	if (held == 0 || progress > RETURN || (s->p->marks[4 * seat + i] & CK_MARK_QUEEN) != 0)
		return FREE_RUN;
	if (progress >= TIP)
		return run_from(s->cell[4 * seat + i], held);
	unsigned tip = 17 * seat, to_tip = TIP - progress;
	if (held >> castles_before(tip) & 1)
		return to_tip;
	return to_tip + run_from(tip, held);
}

static void find_runs(ck_sight *s)
{
	for (unsigned seat = 0; seat < 4; seat++)
		for (unsigned i = 0; i < s->g->pieces; i++)
			s->of.cross.run[4 * seat + i] = (uint8_t)run_of(s, seat, i);
}

static void find_groups(ck_sight *s)
{
	for (unsigned i = 0; i < 16; i++) {
		unsigned progress = s->p->progress[i], size = 0;

		for (unsigned k = i & ~3u; k < (i & ~3u) + s->g->pieces; k++)
			size += s->p->progress[k] == progress;
		s->of.cross.group[i] = (uint8_t)(progress == 0 || progress == GOAL ? 1 : size);
	}
}

void ck_cross_sight(ck_sight *s)
{
	const ck_game *g = s->g;

	s->of.cross.castles[0] = s->of.cross.castles[1] = 0;
	for (unsigned seat = 0; seat < 4; seat++) {
		for (unsigned i = 4 * seat; i < 4 * seat + g->pieces; i++) {
			unsigned progress = s->p->progress[i];

			s->cell[i] = CK_NOWHERE;
			if (!on_ring(progress))
				continue;
			s->cell[i] = (uint8_t)ring_square(seat, progress);
			if (ck_cell_safe(g, s->cell[i]))
				s->of.cross.castles[seat & 1] |= (uint16_t)(1u << castles_before(s->cell[i]));
		}
	}
	if (g->kind == CK_PACHISI)
		find_runs(s);
	else
		find_groups(s);
}

/* How far piece j of the attacker is from where it would land on a cell; 0 if it cannot. */
static unsigned distance_to(const ck_sight *s, unsigned attacker, unsigned j, unsigned cell)
{
	const ck_cross_options *o = &s->g->option.cross;
	unsigned tip = 17 * attacker, to = TIP + (cell >= tip ? cell - tip : cell + RING - tip);
	unsigned from = s->p->progress[4 * attacker + j];

	if (from > RETURN)
		return 0;
	if (from == 0 && s->g->kind == CK_PACHISI && (s->p->in >> attacker & 1) != 0)
		return 0; /* only a first piece leaves home by its points */
	if (from < to)
		return to - from;
	if (to == TIP)
		return RETURN - from;
	if (o->laps == 0 || (o->laps == 1 && (s->p->marks[4 * attacker + j] & CK_MARK_LAP) != 0))
		return 0;
	return to + RING - from;
}

/* The size that a group must have to capture on a cell: that of the largest one of the team there. */
static unsigned largest_on(const ck_sight *s, unsigned seat, unsigned cell)
{
	unsigned largest = 1;

	for (unsigned side = seat & 1; side < 4; side += 2)
		for (unsigned i = 4 * side; i < 4 * side + s->g->pieces; i++)
			if (s->cell[i] == cell && s->of.cross.group[i] > largest)
				largest = s->of.cross.group[i];
	return largest;
}

static uint64_t come_to(const ck_sight *s, unsigned attacker, unsigned cell, unsigned size)
{
	uint64_t hit = 0;

	for (unsigned j = 0; j < s->g->pieces; j++) {
		unsigned distance = distance_to(s, attacker, j, cell), piece = 4 * attacker + j;

		if (distance == 0 || distance >= CK_ODDS_FAR)
			continue;
		if (s->g->kind == CK_PACHISI ? distance < s->of.cross.run[piece]
		                             : s->of.cross.group[piece] >= size)
			hit |= s->odds->by[CK_ODDS_COMMON][distance];
	}
	return hit;
}

void ck_cross_hits(const ck_sight *s, unsigned attacker, unsigned victim, uint64_t hit[CK_PIECES_MAX])
{
	bool pachisi = s->g->kind == CK_PACHISI;

	for (unsigned i = 0; i < s->g->pieces; i++) {
		unsigned piece = 4 * victim + i, cell = s->cell[piece];

		hit[i] = 0;
		if (cell == CK_NOWHERE)
			continue;
		if (pachisi && (ck_cell_safe(s->g, cell) || (s->p->marks[piece] & CK_MARK_QUEEN) != 0))
			continue;
		hit[i] = come_to(s, attacker, cell, pachisi ? 1 : largest_on(s, victim, cell));
	}
}
