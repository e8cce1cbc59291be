#include "bots/worth.h"

#include "base.h"
#include "rules/cross.h"

enum {
	SHARE = 16,         /* shares are in sixteenths */
	BLOCK_WITHIN = 12,  /* enemies so near behind a barrier count as blocked */
	BARRED_WITHIN = 25, /* and so near behind a castle */
	WAIT_ON = 59        /* the castle from which 25 leads to the goal */
};

void ck_measure_init(ck_measure *measure, const ck_game *g, const ck_weights *w)
{
	measure->g = g;
	measure->w = w;
	ck_odds_turn(g, &measure->odds);
}

/* ------------------------------------------------------------ a single piece */

/* Enemy pieces, queens apart, that stand up to `within` squares behind a cell. */
static int32_t enemies_behind(const ck_sight *s, unsigned seat, unsigned cell, unsigned within)
{
	const ck_game *g = s->g;
	int32_t count = 0;

	for (unsigned enemy = 0; enemy < g->seats; enemy++) {
		if (ck_seat_team(g, enemy) == ck_seat_team(g, seat))
			continue;
		for (unsigned i = 4 * enemy; i < 4 * enemy + g->pieces; i++) {
			unsigned other = s->cell[i];

			if (other == CK_NOWHERE ||
			    (g->kind == CK_PACHISI && (s->p->marks[i] & CK_MARK_QUEEN) != 0))
				continue;
			unsigned behind = cell >= other ? cell - other : cell + g->ring - other;
			count += behind - 1 < within;
		}
	}
	return count;
}

static int32_t parchis_worth(const ck_measure *measure, const ck_sight *s, unsigned seat, unsigned i)
{
	const int16_t *w = measure->w->of;
	unsigned cell = s->cell[4 * seat + i];
	int32_t worth = 0;

	if (cell == CK_NOWHERE)
		return w[CK_W_INSIDE];
	if (ck_cell_safe(s->g, cell))
		worth += w[CK_W_SAFE];
	if (s->of.parchis.there[cell] & CK_BARRIER) {
		worth += w[CK_W_BARRIER];
		if (w[CK_W_BLOCK] != 0)
			worth += w[CK_W_BLOCK] * enemies_behind(s, seat, cell, BLOCK_WITHIN);
	}
	return worth;
}

static bool is_dead_end(const ck_game *g, unsigned progress)
{
	return progress == LAST && g->kind == CK_PACHISI &&
	       g->option.cross.last_square == CK_LAST_SQUARE_STRICT;
}

static int32_t pachisi_worth(const ck_measure *measure, const ck_sight *s, unsigned seat, unsigned i)
{
	const int16_t *w = measure->w->of;
	unsigned piece = 4 * seat + i, cell = s->cell[piece], marks = s->p->marks[piece];
	int32_t worth = 0;

	if (s->p->progress[piece] > RETURN)
		worth += w[CK_W_INSIDE];
	if (is_dead_end(s->g, s->p->progress[piece]))
		worth += CK_DEAD_END;
	if (cell != CK_NOWHERE && ck_cell_safe(s->g, cell)) {
		worth += w[CK_W_SAFE] + w[CK_W_BLOCK] * enemies_behind(s, seat, cell, BARRED_WITHIN);
		if (s->p->progress[piece] == WAIT_ON)
			worth += w[CK_W_WAIT];
	}
	if (marks & CK_MARK_QUEEN)
		worth += w[CK_W_QUEEN];
	else if (marks & CK_MARK_CAPTURES)
		worth += w[CK_W_QUEEN] / 4;
	return worth;
}

static int32_t chaupar_worth(const ck_measure *measure, const ck_sight *s, unsigned seat, unsigned i)
{
	const int16_t *w = measure->w->of;
	int32_t worth = 0;

	if (s->p->progress[4 * seat + i] > RETURN)
		worth += w[CK_W_INSIDE];
	if (s->of.cross.group[4 * seat + i] > 1)
		worth += w[CK_W_BARRIER];
	return worth;
}

int32_t ck_piece_worth(const ck_measure *measure, const ck_sight *s, unsigned seat, unsigned i)
{
	const ck_game *g = s->g;
	const int16_t *w = measure->w->of;
	int32_t progress = s->p->progress[4 * seat + i], half = g->goal / 2;

	if (progress == 0)
		return 0;
	int32_t worth = w[CK_W_OUT] + CK_SQUARE_WORTH * progress;
	if (progress > half)
		worth += w[CK_W_LATE] * (progress - half);
	if (progress == g->goal)
		return worth + w[CK_W_GOAL];
	if (ck_is_parchis(g))
		return worth + parchis_worth(measure, s, seat, i);
	return worth + (g->kind == CK_PACHISI ? pachisi_worth : chaupar_worth)(measure, s, seat, i);
}

/* ------------------------------------------------------- the chance of being hit */

static bool has_finished(const ck_game *g, const ck_position *p, unsigned seat)
{
	return p->progress[4 * seat + g->pieces - 1u] == g->goal;
}

/* The seat whose pieces a seat moves on its next turn, or CK_SEATS_MAX if it has none. */
static unsigned mover(const ck_game *g, const ck_position *p, unsigned seat)
{
	if (p->skip >> seat & 1)
		return CK_SEATS_MAX;
	if (!has_finished(g, p, seat))
		return seat;
	if (g->teams && !ck_is_parchis(g) && g->option.cross.finished == CK_FINISHED_HELP)
		return ck_partner(seat);
	return CK_SEATS_MAX;
}

/* The chances of a seat's pieces to be where they are when the hits are made, out of CK_ODDS_CERTAIN. */
static void survive(const ck_measure *measure, const ck_sight *s, unsigned me, unsigned seat,
                    uint32_t chance[CK_PIECES_MAX])
{
	const ck_game *g = s->g;
	uint32_t threat = (uint16_t)measure->w->of[CK_W_THREAT];
	unsigned seats = g->seats, turn = s->p->seat, own = (seat + seats - turn) % seats;

	for (unsigned i = 0; i < CK_PIECES_MAX; i++)
		chance[i] = CK_ODDS_CERTAIN;
	for (unsigned enemy = 0; enemy < seats; enemy++) {
		unsigned moved = mover(g, s->p, enemy);
		uint64_t hit[CK_PIECES_MAX];

		if (ck_seat_team(g, enemy) == ck_seat_team(g, seat) || moved == CK_SEATS_MAX)
			continue;
		ck_sight_hits(s, moved, seat, hit);
		bool before = seat == me || (enemy + seats - turn) % seats < own;
		for (unsigned i = 0; i < g->pieces; i++) {
			if (hit[i] == 0)
				continue;
			uint32_t hits = ck_odds_chance(&measure->odds, hit[i]);
			if (!before)
				hits = hits * threat / SHARE;
			chance[i] = chance[i] * (CK_ODDS_CERTAIN - hits) / CK_ODDS_CERTAIN;
		}
	}
}

/* What a hit gives to the enemy besides. */
static int32_t prize(const ck_measure *measure)
{
	if (ck_is_parchis(measure->g))
		return CK_SQUARE_WORTH * measure->g->option.parchis.capture_bonus;
	return measure->g->kind == CK_PACHISI ? measure->w->of[CK_W_AGAIN] : 0;
}

static int32_t seat_worth(const ck_measure *measure, const ck_sight *s, unsigned me, unsigned seat)
{
	uint32_t chance[CK_PIECES_MAX];
	int32_t sum = 0;

	survive(measure, s, me, seat, chance);
	for (unsigned i = 0; i < s->g->pieces; i++) {
		int32_t worth = ck_piece_worth(measure, s, seat, i);

		sum += worth;
		if (chance[i] != CK_ODDS_CERTAIN) {
			int32_t hits = (int32_t)(CK_ODDS_CERTAIN - chance[i]) * measure->w->of[CK_W_FEAR] /
			               SHARE;
			sum -= (int32_t)((int64_t)(worth + prize(measure)) * hits / CK_ODDS_CERTAIN);
		}
	}
	return sum;
}

/* ------------------------------------------------------------------ the whole */

static int32_t over_worth(const ck_game *g, const ck_position *p, unsigned me)
{
	if (p->winner == 0)
		return 0;
	return p->winner == 1 + ck_seat_team(g, me) ? CK_WIN_WORTH : -CK_WIN_WORTH;
}

/* The piece moved last goes home with the third six: a chance of one in six. */
static int32_t third_six_risk(const ck_measure *measure, const ck_sight *s, unsigned me)
{
	const ck_position *p = s->p;

	if (p->six != 2 || measure->g->option.parchis.third_six != CK_THIRD_SIX_HOME || p->last == 0)
		return 0;
	for (unsigned i = 0; i < measure->g->pieces; i++)
		if (p->progress[4 * me + i] == p->last && s->cell[4 * me + i] != CK_NOWHERE)
			return ck_piece_worth(measure, s, me, i) / 6;
	return 0;
}

/* What the rest of the turn is worth: throws to come and what is left of a pool or a bonus. */
static int32_t rest_worth(const ck_measure *measure, const ck_sight *s, unsigned me)
{
	const ck_game *g = measure->g;
	const ck_position *p = s->p;
	int32_t points = p->phase == CK_BONUS ? p->value : 0, throws = p->phase == CK_THROW;

	if (p->seat != me)
		return 0;
	if (ck_is_parchis(g))
		throws += p->phase == CK_BONUS && p->six != 0;
	else
		throws += p->due;
	for (unsigned face = 0; !ck_is_parchis(g) && face < g->face_count; face++)
		points += (int32_t)(p->held >> 4 * face & 15) * g->face_value[face];
	int32_t worth = throws * measure->w->of[CK_W_AGAIN] + points * measure->w->of[CK_W_REST];
	return ck_is_parchis(g) && throws != 0 ? worth - third_six_risk(measure, s, me) : worth;
}

/* The sum of a team, whose members may be unequally far. */
static int32_t team_worth(const ck_measure *measure, int32_t one, int32_t other)
{
	int32_t apart = one > other ? one - other : other - one;

	return one + other + apart * measure->w->of[CK_W_SPREAD] / SHARE;
}

int32_t ck_measure_worth(const ck_measure *measure, const ck_position *p, unsigned me)
{
	const ck_game *g = measure->g;
	int32_t seat[CK_SEATS_MAX], others = 0;
	ck_sight s;

	CK_ASSERT(g->seats > 1);
	if (p->phase == CK_OVER)
		return over_worth(g, p, me);
	ck_sight_init(&s, g, p, &measure->odds);
	for (unsigned k = 0; k < g->seats; k++)
		seat[k] = seat_worth(measure, &s, me, k);
	int32_t rest = rest_worth(measure, &s, me);
	if (g->teams)
		return rest + team_worth(measure, seat[me], seat[me ^ 2]) -
		       team_worth(measure, seat[me ^ 1], seat[me ^ 3]);
	for (unsigned k = 0; k < g->seats; k++)
		others += k == me ? 0 : seat[k];
	return rest + seat[me] - others / (g->seats - 1);
}
