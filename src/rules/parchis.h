/* parchis.h - Parchis in play (RULES 2 and 3), shared by the files of the game.
 *
 * The play state keeps what a mover asks for: who stands on each square, and for each seat a view of what
 * lies ahead on its own path. A view changes only when a square becomes shared or ceases to be, which is
 * rare; whether a piece may move by a die is then one load of eight bytes and a mask.
 *
 * Every function is written once, for any options; the playout for the default options is stamped out by
 * passing constant options. */
#ifndef CK_RULES_PARCHIS_H
#define CK_RULES_PARCHIS_H

#include <charkoni/charkoni.h>

#include <string.h>

#include "rng.h"
#include "rules.h"

enum {
	/* A slot is where a piece is in its seat's view: 0 at home, else progress + LEAD. The seven bytes
	 * after home are blocked, so that no die moves a piece from there. */
	LEAD = 7,
	FIRST_SLOT = 1 + LEAD,  /* the exit */
	SLOTS = 140 + LEAD + 1, /* of the largest board, its goal included */
	/* From the goal of the largest board (147) a bonus looks 20 squares ahead; one more byte takes what
	 * is written for squares that are not on a seat's path and is never read. */
	VIEW = 184,
	NOWHERE = VIEW - 1,

	/* A cell is a square on its own: 1-136 the ring, then 7 of each seat's corridor, then the goal. */
	CORRIDOR_CELL = 137,
	GOAL_CELL = CORRIDOR_CELL + 7 * CK_SEATS_MAX,
	CELLS = GOAL_CELL + 1,

	/* What a view holds of a square: a full one cannot be landed on, a barrier not passed either. */
	FULL = 2,
	BARRIER = 3,

	NO_PIECE = 4, /* `last` when nothing has been moved in this turn */
};

/* The board of a game: constant. */
struct board {
	uint8_t cell[CK_SEATS_MAX][SLOTS];    /* by seat and slot */
	uint8_t slot_of[CELLS][CK_SEATS_MAX]; /* by cell and seat; NOWHERE off the seat's path */
	uint8_t plain[CELLS];                 /* 1 on ring squares that are not safe */
	uint8_t view[VIEW];                   /* of an empty board, for any seat */
	uint8_t exit[CK_SEATS_MAX];           /* the cell of each seat's exit */
	uint8_t goal;                         /* the slot of the goal */
	uint8_t ring_end;                     /* the last slot on the ring */
};

_Static_assert(sizeof(struct board) <= sizeof((ck_game *)0)->tables, "the board must fit the game");

static inline const struct board *board_of(const ck_game *g)
{
	return (const struct board *)(const void *)g->tables;
}

/* A game in play. Piece i of seat s is bit 4s + i of every mask. */
struct play {
	uint8_t slot[CK_SEATS_MAX * CK_PIECES_MAX];
	uint32_t at[CELLS]; /* who stands on each cell; home and goal are not kept */
	uint32_t twins;     /* pieces that share a square with a piece of their own seat */
	uint32_t spare;     /* one of each such two: moving it is the same action as moving the other */
	uint32_t mixed;     /* pairs: pieces that share a square with a partner's piece */
	uint8_t home[CK_SEATS_MAX];     /* pieces at home */
	uint8_t finished[CK_SEATS_MAX]; /* 4 when all are at the goal: pieces that a short game lacks count */
	uint8_t seat;
	uint8_t six;         /* sixes in a row, up to the latest throw */
	uint8_t last;        /* the piece moved last in this turn, 0-3, or NO_PIECE */
	uint8_t winner;      /* 0, or as in ck_position */
	uint8_t late[CELLS]; /* the seat that made the square shared, while it is */
	uint8_t view[CK_SEATS_MAX][VIEW];
};

/* A decision: pieces 0-3 that may move by `amount`, and those of them that may join a partner instead of
 * capturing it. `enter` stands alone. No choice at all means that the throw or bonus is lost. */
struct choices {
	uint8_t moves;
	uint8_t joins;
	uint8_t amount;
	uint8_t enter;
};

/* The result of an action: what it earned. */
enum earned { EARNED_NOTHING, EARNED_CAPTURE, EARNED_GOAL };

static inline uint32_t piece_bit(unsigned seat, unsigned i)
{
	return (uint32_t)1 << (seat * 4 + i);
}

/* All pieces of a seat, and of its partner. */
static inline uint32_t seat_mask(unsigned seat)
{
	return (uint32_t)15 << (seat * 4);
}

static inline uint64_t load8(const uint8_t *at)
{
	uint64_t v;
	memcpy(&v, at, 8);
	return v;
}

/* Masks over eight squares ahead, as bytes so that the order of bytes in a word does not matter: ahead[n]
 * wants no barrier on the first n-1 and room on the n-th. */
#define B 1
#define R 2
static const uint8_t ck_ahead[9][8] = {
	{0},
	{R},
	{B, R},
	{B, B, R},
	{B, B, B, R},
	{B, B, B, B, R},
	{B, B, B, B, B, R},
	{B, B, B, B, B, B, R},
	{B, B, B, B, B, B, B, R},
};
static const uint8_t ck_passing[8] = {B, B, B, B, B, B, B, B};
#undef B
#undef R

/* True if a piece on this slot of its view may move by n: 1-7, 10 or 20. */
CK_STAMPED bool way_is_clear(const uint8_t *view, unsigned slot, unsigned n)
{
	const uint8_t *ahead = view + slot + 1;
	if (n < 8)
		return (load8(ahead) & load8(ck_ahead[n])) == 0;
	uint64_t bad = load8(ahead) & load8(ck_passing);
	if (n == 20)
		bad |= load8(ahead + 8) & load8(ck_passing);
	return (bad | (load8(ahead + n - 8) & load8(ck_ahead[8]))) == 0;
}

/* The pieces of a seat that may move by n, of two on one square only one. */
CK_APART unsigned movable(const struct play *s, unsigned seat, unsigned n)
{
	const uint8_t *view = s->view[seat], *slot = s->slot + 4 * seat;
	unsigned moves = 0;
	CK_UNROLLED
	for (unsigned i = 0; i < 4; i++)
		moves |= (unsigned)way_is_clear(view, slot[i], n) << i;
	return moves & ~(s->spare >> 4 * seat);
}

CK_STAMPED void set_views(struct play *s, const struct board *b, unsigned seats, unsigned cell, uint8_t value)
{
	for (unsigned k = 0; k < seats; k++)
		s->view[k][b->slot_of[cell][k]] = value;
}

/* The two pieces of `both` now share a cell. */
CK_APART void share(struct play *s, const struct board *b, unsigned seats, bool teams, unsigned cell,
                    uint32_t both, unsigned arrived)
{
	uint32_t low = both & (0u - both), high = both ^ low;
	unsigned one = (unsigned)__builtin_ctz(low) / 4, two = (unsigned)__builtin_ctz(high) / 4;
	uint8_t value = BARRIER;
	if (one == two) {
		s->twins |= both;
		s->spare |= high;
	} else if (teams && one == ck_partner(two)) {
		s->mixed |= both;
	} else {
		value = FULL;
	}
	s->late[cell] = (uint8_t)arrived;
	set_views(s, b, seats, cell, value);
}

/* Take a piece from a cell. */
CK_STAMPED void lift(struct play *s, const struct board *b, unsigned seats, bool teams, unsigned cell,
                     uint32_t bit)
{
	uint32_t both = s->at[cell], rest = both ^ bit;
	s->at[cell] = rest;
	if (rest == 0)
		return;
	s->twins &= ~both;
	s->spare &= ~both;
	if (teams)
		s->mixed &= ~both;
	set_views(s, b, seats, cell, 0);
}

/* Put a piece on a cell that has room for it. */
CK_STAMPED void settle(struct play *s, const struct board *b, unsigned seats, bool teams, unsigned cell,
                       uint32_t bit, unsigned seat)
{
	uint32_t both = s->at[cell] | bit;
	s->at[cell] = both;
	if (both != bit)
		share(s, b, seats, teams, cell, both, seat);
}

/* A piece that has been taken from its cell goes home. */
CK_STAMPED void send_home(struct play *s, uint32_t bit)
{
	unsigned piece = (unsigned)__builtin_ctz(bit);
	s->slot[piece] = 0;
	s->home[piece / 4]++;
}

/* Move piece i of the seat to act by n; the way must be clear. */
CK_STAMPED enum earned move_piece(struct play *s, const struct board *b, unsigned seats, bool teams,
                                  unsigned i, unsigned n, bool join)
{
	unsigned seat = s->seat, from = s->slot[4 * seat + i], to = from + n;
	uint32_t bit = piece_bit(seat, i);
	lift(s, b, seats, teams, b->cell[seat][from], bit);
	s->slot[4 * seat + i] = (uint8_t)to;
	s->last = (uint8_t)i;
	if (to == b->goal) {
		s->finished[seat]++;
		return EARNED_GOAL;
	}
	unsigned cell = b->cell[seat][to];
	uint32_t there = s->at[cell];
	if (there != 0 && b->plain[cell] && !(there & seat_mask(seat)) && !join) {
		send_home(s, there);
		s->at[cell] = bit;
		return EARNED_CAPTURE;
	}
	settle(s, b, seats, teams, cell, bit, seat);
	return EARNED_NOTHING;
}

/* True if the seat to act could bring a piece in, given that it has one at home: not while two of its own
 * fill the exit. */
CK_STAMPED bool may_enter(const struct play *s, const struct board *b)
{
	uint32_t own = s->at[b->exit[s->seat]] & seat_mask(s->seat);
	return (own & (own - 1)) == 0;
}

/* The piece that entering captures, or 0 (RULES 3, Entering). */
CK_STAMPED uint32_t entering_victim(const struct play *s, const struct board *b, const ck_parchis_options *o,
                                    bool teams)
{
	unsigned seat = s->seat, cell = b->exit[seat];
	uint32_t there = s->at[cell], own = there & seat_mask(seat);
	uint32_t mate = teams ? there & seat_mask(ck_partner(seat)) : 0;
	if ((there & (there - 1)) == 0) /* none or one */
		return o->exit_capture == CK_EXIT_ANY ? there & ~(own | mate) : 0;
	if (own)
		return there ^ own;
	if (mate && mate != there)
		return there ^ mate;
	uint32_t latest = there & seat_mask(s->late[cell]);
	return latest & (0u - latest);
}

CK_APART enum earned enter_piece(struct play *s, const struct board *b, const ck_parchis_options *o,
                                 unsigned seats, bool teams)
{
	unsigned seat = s->seat, cell = b->exit[seat], i = 0;
	while (s->slot[4 * seat + i] != 0)
		i++;
	uint32_t victim = entering_victim(s, b, o, teams);
	if (victim) {
		lift(s, b, seats, teams, cell, victim);
		send_home(s, victim);
	}
	s->slot[4 * seat + i] = FIRST_SLOT;
	s->home[seat]--;
	s->last = (uint8_t)i;
	settle(s, b, seats, teams, cell, piece_bit(seat, i), seat);
	return victim ? EARNED_CAPTURE : EARNED_NOTHING;
}

/* Which of `moves` land on a single partner's piece on a plain square, and so have the choice to join it. */
CK_STAMPED unsigned may_join(const struct play *s, const struct board *b, bool teams, unsigned moves,
                             unsigned n)
{
	unsigned joins = 0;
	if (!teams)
		return 0;
	const uint8_t *slot = s->slot + 4 * s->seat, *cell = b->cell[s->seat] + n;
	uint32_t mates = seat_mask(ck_partner(s->seat));
	for (; moves != 0; moves &= moves - 1) {
		unsigned i = (unsigned)__builtin_ctz(moves), there = cell[slot[i]];
		if ((s->at[there] & mates) != 0 && b->plain[there])
			joins |= 1u << i;
	}
	return joins;
}

CK_STAMPED struct choices choices_by(const struct play *s, const struct board *b, bool teams, unsigned moves,
                                     unsigned n)
{
	unsigned joins = may_join(s, b, teams, moves, n);
	return (struct choices){(uint8_t)moves, (uint8_t)joins, (uint8_t)n, 0};
}

/* How much a 6 counts (RULES 3, option `seven`). */
CK_STAMPED unsigned six_counts(const struct play *s, const ck_parchis_options *o)
{
	unsigned seat = s->seat;
	if (o->seven == CK_SEVEN_NEVER || s->home[seat] != 0)
		return 6;
	/* Pieces that a short game lacks count as finished. */
	if (o->seven == CK_SEVEN_FOUR_ON_BOARD && s->finished[seat] != 4 - o->pieces)
		return 6;
	return 7;
}

/* The pieces of the seat to act that stand in a barrier which a 6 of this amount must open, or 0. */
CK_STAMPED unsigned must_open(const struct play *s, const struct board *b, const ck_parchis_options *o,
                              bool teams, unsigned amount)
{
	unsigned seat = s->seat;
	uint32_t barred = s->twins | (teams && o->pair_barrier_opens ? s->mixed : 0);
	unsigned bars = barred >> 4 * seat & 15;
	if (bars == 0)
		return 0;
	unsigned within = 0;
	for (unsigned i = 0; i < 4; i++)
		within |= (unsigned)(s->slot[4 * seat + i] + amount <= b->goal) << i;
	return bars & within;
}

/* The choices of a 6 that is not the third. */
CK_STAMPED struct choices six_choices(const struct play *s, const struct board *b,
                                      const ck_parchis_options *o, bool teams)
{
	unsigned amount = six_counts(s, o), moves = movable(s, s->seat, amount);
	unsigned opening = must_open(s, b, o, teams, amount);
	if (opening && ((moves & opening) != 0 || o->blocked_barrier == CK_BLOCKED_FORFEIT))
		moves &= opening;
	return choices_by(s, b, teams, moves, amount);
}

/* The choices of a die, the sixes counted already. */
CK_STAMPED struct choices die_choices(const struct play *s, const struct board *b,
                                      const ck_parchis_options *o, bool teams, unsigned die)
{
	if (die == 6)
		return six_choices(s, b, o, teams);
	if (die == 5 && s->home[s->seat] != 0 && may_enter(s, b))
		return (struct choices){.enter = 1};
	return choices_by(s, b, teams, movable(s, s->seat, die), die);
}

static inline bool no_choice(struct choices c)
{
	return c.moves == 0 && c.enter == 0;
}

/* The third six in a row: the piece moved last goes home from the ring; the turn ends. */
CK_APART void third_six(struct play *s, const struct board *b, const ck_parchis_options *o, unsigned seats,
                        bool teams)
{
	s->six = 0;
	if (o->third_six == CK_THIRD_SIX_LOSE_TURN || s->last == NO_PIECE)
		return;
	unsigned slot = s->slot[4 * s->seat + s->last];
	if (slot > b->ring_end)
		return;
	uint32_t bit = piece_bit(s->seat, s->last);
	lift(s, b, seats, teams, b->cell[s->seat][slot], bit);
	send_home(s, bit);
}

/* Throw the die: count it and tell the choices. */
CK_STAMPED struct choices take_die(struct play *s, const struct board *b, const ck_parchis_options *o,
                                   unsigned seats, bool teams, unsigned die)
{
	if (die != 6) {
		s->six = 0;
	} else if (++s->six == 3) {
		third_six(s, b, o, seats, teams);
		return (struct choices){0};
	}
	return die_choices(s, b, o, teams, die);
}

/* Has the game ended with the seat to act's last piece at the goal? */
CK_STAMPED bool has_won(const struct play *s, const ck_parchis_options *o, bool teams)
{
	if (s->finished[s->seat] != 4)
		return false;
	return !teams || o->win == CK_WIN_FIRST || s->finished[ck_partner(s->seat)] == 4;
}

/* The bonus that an action earned. */
CK_STAMPED unsigned bonus_of(const ck_parchis_options *o, enum earned earned)
{
	if (earned == EARNED_NOTHING)
		return 0;
	return earned == EARNED_CAPTURE ? o->capture_bonus : o->goal_bonus;
}

/* The choices after an action: those of the bonus that it earned, if any. Sets the winner. */
CK_STAMPED struct choices after_action(struct play *s, const struct board *b, const ck_parchis_options *o,
                                       bool teams, enum earned earned)
{
	if (earned == EARNED_GOAL && s->finished[s->seat] == 4) {
		if (has_won(s, o, teams))
			s->winner = (uint8_t)(1 + (teams ? s->seat & 1 : s->seat));
		s->six = 0; /* the turn ends, without bonus or further throw */
		return (struct choices){0};
	}
	unsigned bonus = bonus_of(o, earned);
	if (bonus == 0)
		return (struct choices){0};
	return choices_by(s, b, teams, movable(s, s->seat, bonus), bonus);
}

/* When nothing is left to choose: after a 6 the seat throws again, else the turn passes. */
CK_STAMPED void next_throw(struct play *s, const ck_parchis_options *o, unsigned seats, bool teams)
{
	if (s->six != 0)
		return;
	s->last = NO_PIECE;
	do
		s->seat = s->seat + 1u == seats ? 0 : (uint8_t)(s->seat + 1);
	while (teams && o->win == CK_WIN_ALL_EIGHT && s->finished[s->seat] == 4);
}

/* Build the play state of a valid position. */
void ck_parchis_unpack(const ck_game *g, const ck_position *p, struct play *s);

/* The choices of a position in CK_MOVE or CK_BONUS. */
struct choices ck_parchis_choices(const ck_game *g, const ck_position *p, const struct play *s);

/* What the game has against a position (parchis_check.c), and why an attempt fails (parchis_why.c). */
bool ck_parchis_check(const ck_game *g, const ck_position *p, ck_error *err);
ck_why ck_parchis_why(const ck_game *g, const ck_position *p, ck_throw t, ck_action action);

#endif
