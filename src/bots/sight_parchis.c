/* The board of parchis as a bot looks at it (RULES 2 and 3). */
#include <string.h>

#include "base.h"
#include "bots/sight.h"

static unsigned cell_of(const ck_game *g, unsigned seat, unsigned progress)
{
	unsigned cell = 17u * g->arm[seat] + progress - 1;

	return cell < g->ring ? cell : cell - g->ring;
}

/* Put a piece on its cell: the second one makes it shared or a barrier. */
static void stand(ck_sight *s, unsigned seat, unsigned cell)
{
	uint8_t *there = &s->of.parchis.there[cell];
	unsigned first = *there & 15u;

	if (*there == 0)
		*there = (uint8_t)(CK_SINGLE | seat);
	else if (ck_seat_team(s->g, first) == ck_seat_team(s->g, seat))
		*there = (uint8_t)(CK_BARRIER | first);
	else
		*there = (uint8_t)(CK_SHARED | first);
}

static unsigned count_on(const ck_sight *s, unsigned seat, unsigned progress)
{
	unsigned count = 0;

	for (unsigned i = 0; i < s->g->pieces; i++)
		count += s->p->progress[4 * seat + i] == progress;
	return count;
}

/* What a seat's piece finds on a progress, as `there` has it; the goal holds nothing. */
static unsigned found_on(const ck_sight *s, unsigned seat, unsigned progress)
{
	if (progress <= s->of.parchis.ring_end)
		return s->of.parchis.there[cell_of(s->g, seat, progress)];
	if (progress == s->g->goal)
		return 0;
	return count_on(s, seat, progress) >= 2 ? CK_BARRIER : 0;
}

/* May a piece of the seat move from a progress by n, n squares within its path? */
static bool way_is_clear(const ck_sight *s, unsigned seat, unsigned progress, unsigned n)
{
	for (unsigned k = 1; k < n; k++)
		if (found_on(s, seat, progress + k) & CK_BARRIER)
			return false;
	return (found_on(s, seat, progress + n) & (CK_BARRIER | CK_SHARED)) == 0;
}

static unsigned state_of(const ck_sight *s, unsigned seat)
{
	unsigned seven = s->g->option.parchis.seven;

	if (s->of.parchis.home[seat] != 0)
		return count_on(s, seat, 1) < 2 ? CK_ODDS_ENTERING : CK_ODDS_COMMON;
	if (seven == CK_SEVEN_NEVER)
		return CK_ODDS_COMMON;
	if (seven == CK_SEVEN_FOUR_ON_BOARD &&
	    (s->g->pieces < CK_PIECES_MAX || count_on(s, seat, s->g->goal) != 0))
		return CK_ODDS_COMMON;
	return CK_ODDS_SEVEN;
}

/* Does piece i of the seat stand in a barrier that a six must open? */
static bool in_barrier(const ck_sight *s, unsigned seat, unsigned i)
{
	unsigned progress = s->p->progress[4 * seat + i];

	if (progress == 0 || progress == s->g->goal)
		return false;
	if (count_on(s, seat, progress) == 2)
		return true;
	return s->g->teams && s->g->option.parchis.pair_barrier_opens &&
	       (found_on(s, seat, progress) & CK_BARRIER) != 0;
}

/* The pieces of the seat that a six may move, as the duty to open barriers has it (RULES 3, A 6). */
static unsigned opened_by_six(const ck_sight *s, unsigned seat)
{
	unsigned amount = s->of.parchis.state[seat] == CK_ODDS_SEVEN ? 7 : 6, owing = 0, able = 0;

	for (unsigned i = 0; i < s->g->pieces; i++) {
		unsigned progress = s->p->progress[4 * seat + i];

		if (progress + amount > s->g->goal || !in_barrier(s, seat, i))
			continue;
		owing |= 1u << i;
		able |= (unsigned)way_is_clear(s, seat, progress, amount) << i;
	}
	if (owing == 0 || (able == 0 && s->g->option.parchis.blocked_barrier == CK_BLOCKED_FREE))
		return 15;
	return able;
}

void ck_parchis_sight(ck_sight *s)
{
	const ck_game *g = s->g;

	s->of.parchis.ring_end = (uint8_t)(g->goal - 8);
	memset(s->of.parchis.there, 0, g->ring);
	memset(s->of.parchis.home, 0, sizeof s->of.parchis.home);
	for (unsigned seat = 0; seat < g->seats; seat++) {
		for (unsigned i = 4 * seat; i < 4 * seat + g->pieces; i++) {
			unsigned progress = s->p->progress[i];

			s->cell[i] = CK_NOWHERE;
			s->of.parchis.home[seat] = (uint8_t)(s->of.parchis.home[seat] + (progress == 0));
			if (progress == 0 || progress > s->of.parchis.ring_end)
				continue;
			s->cell[i] = (uint8_t)cell_of(g, seat, progress);
			stand(s, seat, s->cell[i]);
		}
	}
	for (unsigned seat = 0; seat < g->seats; seat++) {
		s->of.parchis.state[seat] = (uint8_t)state_of(s, seat);
		s->of.parchis.opens[seat] = (uint8_t)opened_by_six(s, seat);
	}
}

/* Would a piece that enters capture the victim's piece, which stands on the exit (RULES 3, Entering)? */
static bool entering_captures(const ck_sight *s, unsigned attacker, unsigned victim)
{
	const ck_game *g = s->g;
	unsigned exit = 17u * g->arm[attacker], there = s->of.parchis.there[exit];

	if (s->of.parchis.state[attacker] != CK_ODDS_ENTERING)
		return false;
	if (there & CK_SINGLE)
		return g->option.parchis.exit_capture == CK_EXIT_ANY;
	if (count_on(s, attacker, 1) == 1)
		return true; /* the other one is the victim's */
	for (unsigned i = 0; g->teams && i < g->pieces; i++)
		if (s->cell[4 * ck_partner(attacker) + i] == exit)
			return true;
	unsigned late = s->p->held >> 4 * attacker & 15;
	return late == 0 || late == victim + 1; /* 0: both are of one seat, or of partners */
}

/* By which outcomes piece j of the attacker moves by `distance`, to a square that it may land on. */
static uint64_t moves_by(const ck_sight *s, unsigned attacker, unsigned j, unsigned distance)
{
	unsigned progress = s->p->progress[4 * attacker + j];
	uint64_t by = s->odds->by[s->of.parchis.state[attacker]][distance];

	if (!(s->of.parchis.opens[attacker] >> j & 1))
		by &= ~s->odds->six;
	for (unsigned k = 1; by != 0 && k < distance; k++)
		if (s->of.parchis.there[cell_of(s->g, attacker, progress + k)] & CK_BARRIER)
			return 0;
	return by;
}

/* By which outcomes any piece of the attacker comes to a cell. */
static uint64_t come_to(const ck_sight *s, unsigned attacker, unsigned cell)
{
	const ck_game *g = s->g;
	unsigned exit = 17u * g->arm[attacker];
	unsigned progress = 1 + (cell >= exit ? cell - exit : cell + g->ring - exit);
	uint64_t hit = 0;

	if (progress > s->of.parchis.ring_end)
		return 0;
	for (unsigned j = 0; j < g->pieces; j++) {
		unsigned from = s->p->progress[4 * attacker + j];

		if (from != 0 && from < progress && progress - from <= 14)
			hit |= moves_by(s, attacker, j, progress - from);
	}
	return hit;
}

void ck_parchis_hits(const ck_sight *s, unsigned attacker, unsigned victim, uint64_t hit[CK_PIECES_MAX])
{
	const ck_game *g = s->g;

	for (unsigned i = 0; i < g->pieces; i++) {
		unsigned cell = s->cell[4 * victim + i];

		hit[i] = 0;
		if (cell == CK_NOWHERE)
			continue;
		if (!ck_cell_safe(g, cell)) {
			if (s->of.parchis.there[cell] & CK_SINGLE)
				hit[i] = come_to(s, attacker, cell);
		} else if (cell == 17u * g->arm[attacker] && entering_captures(s, attacker, victim)) {
			hit[i] = s->odds->five;
		}
	}
}
