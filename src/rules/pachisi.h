/* pachisi.h - Pachisi in play (RULES 5), shared by the files of the game.
 *
 * Castles are numbered in ring order, 0-11, and a team's castles are kept as bits three times over, so that
 * one shift turns them into castles as a seat meets them on its path, a second lap included. The first of
 * them ahead of a piece tells how far it may go.
 *
 * A seat's four pieces are compared together, in 16-bit lanes of one word. No lane ever reaches its highest
 * bit (H), so that `(x | H) - y` answers x >= y there, and `x + M` whether x is not 0. */
#ifndef CK_RULES_PACHISI_H
#define CK_RULES_PACHISI_H

#include <charkoni/charkoni.h>

#include <string.h>

#include "cross.h"
#include "rng.h"
#include "rules.h"

enum {
	WAYS = 1296, /* sub-multisets of a pool of 12, the empty one included: see CK_ACTIONS_MAX */
	NO_CASTLE = 255,

	/* What a piece meets on its path: castle number m of a round and a lap is bit m; behind them stand bits
	 * for what ends the way of any piece. */
	TURNED_IN = 13,     /* the castles of a whole round, both tips counted */
	OPEN_WAY = 25,      /* no castle ahead: a round and a lap are free */
	INWARDS = 26,       /* the piece is on its way in */
	NO_WAY = 27,        /* at the goal, or at home and not the first: sums do not move it */
	MET_END = 28,
	ALWAYS = 1 << OPEN_WAY | 1 << INWARDS | 1 << NO_WAY,
};

#define ONES 0x0001000100010001u
#define M 0x7FFF7FFF7FFF7FFFu
#define H 0x8000800080008000u

/* A piece as a word: its place in the low byte, which is its progress, plus QUEEN if it is one, so that the
 * place tells what can end its way; then one capture so far, and a lap used. */
enum {
	QUEEN = 0x80,
	ONE_CAPTURE = 0x100,
	LAP_USED = 0x200,
	FIRST = 0x7F, /* the place of a seat's first piece in `ahead`: at home, but sums may move it */
	PLACES = 0x100,
};

/* Constant tables of a game. */
struct cowries {
	uint32_t ahead[PLACES];     /* by place: the bits of all that can end the way of a piece */
	uint8_t straight[MET_END];  /* the farthest progress with that as the first bit, turning in included */
	uint8_t lap[MET_END];       /* the same on another lap, counted on beyond 76; 0 for none */
	uint8_t castle[RING];       /* the number of the castle on a ring square, or NO_CASTLE */
	uint8_t kind[128];          /* the kind that seven random bits throw */
};

_Static_assert(sizeof(struct cowries) <= sizeof((ck_game *)0)->tables, "the tables must fit the game");

static inline const struct cowries *cowries_of(const ck_game *g)
{
	return (const struct cowries *)(const void *)g->tables;
}

/* One way to use throws of the pool, in one word, so that a throw is added to it in one step: bits 0-31 the
 * throws used, 32-39 how many, 48-63 their sum; 40-47 the pieces that may go by it, 40-43 straight on (turning
 * in where the sum leads past the tip), 44-47 on another lap. */
typedef uint64_t way;

enum { WAY_PIECES = 40 };

static inline way way_of(unsigned kind, unsigned value)
{
	return (uint64_t)1 << 4 * kind | (uint64_t)1 << 32 | (uint64_t)value << 48;
}

static inline uint32_t way_used(way w) { return (uint32_t)w; }
static inline unsigned way_throws(way w) { return (unsigned)(w >> 32) & 0xFF; }
static inline unsigned way_pieces(way w) { return (unsigned)(w >> WAY_PIECES) & 0xFF; }
static inline unsigned way_sum(way w) { return (unsigned)(w >> 48); }

static inline unsigned piece_make(unsigned progress, unsigned marks)
{
	unsigned captures = marks & CK_MARK_CAPTURES;
	return progress | (captures == CK_MARK_QUEEN ? QUEEN : captures ? ONE_CAPTURE : 0) |
	       (marks & CK_MARK_LAP ? LAP_USED : 0);
}

static inline unsigned piece_progress(unsigned piece)
{
	return piece & 0x7F;
}

/* The marks as in ck_position. */
static inline unsigned piece_marks(unsigned piece)
{
	return (piece & QUEEN ? CK_MARK_QUEEN : piece & ONE_CAPTURE ? 1u : 0u) | (piece & LAP_USED ? CK_MARK_LAP : 0u);
}

struct play {
	uint16_t piece[16];
	uint16_t at[RING];   /* who stands on each ring square */
	uint64_t castles[2]; /* held by each team: bits c, c + 12 and c + 24 for castle c */
	uint16_t queens;
	uint8_t home[4];     /* pieces at home */
	struct turn turn;
	uint8_t in;          /* bit per seat that has brought a piece in */
	uint8_t row, due, ent;
	uint8_t throws;      /* in the pool */
	uint32_t pool;
	/* The choices of a decision, besides pass, and how they come about: one right to enter; `entry=use`:
	 * the kinds that can be used up to enter, bit per kind; and the ways, of which the first may be empty. */
	uint32_t choices;
	uint8_t rights;
	uint8_t uses;
	way way[WAYS];
};

/* What comes after a throw or an action. */
enum next { NEXT_THROW, NEXT_CHOICE, NEXT_OVER };

static const uint8_t ck_bits[256] = {
#define B2(n) n, n + 1, n + 1, n + 2
#define B4(n) B2(n), B2(n + 1), B2(n + 1), B2(n + 2)
#define B6(n) B4(n), B4(n + 1), B4(n + 1), B4(n + 2)
	B6(0), B6(1), B6(1), B6(2),
#undef B2
#undef B4
#undef B6
};

/* What bars the seat moved, as it meets it on its path. */
CK_STAMPED uint32_t barred_castles(const struct play *s)
{
	unsigned own = s->turn.own;
	return (uint32_t)(s->castles[~own & 1] >> 3 * own) | ALWAYS;
}

/* True if a single grace throw, whatever its value, moves a piece on p one square on. */
CK_STAMPED bool goes_by_grace(const ck_cross_options *o, unsigned p)
{
	return (p == LAST && o->last_square == CK_LAST_SQUARE_GRACE) || (p == LAST - 1 && o->finish == CK_FINISH_GRACE);
}

/* H in the lanes of x that hold the number n. */
CK_STAMPED uint64_t lanes_with(uint64_t x, unsigned n)
{
	return ~((x ^ n * ONES) + M) & H;
}

/* The highest bits of the four lanes, together. */
CK_STAMPED unsigned lane_bits(uint64_t lanes)
{
	return (unsigned)((lanes >> 15) * 0x0001000200040008u >> 48) & 15;
}

/* The four pieces in lanes, piece 0 lowest. */
CK_STAMPED uint64_t lanes_of(const uint16_t *piece)
{
	uint64_t all;
	memcpy(&all, piece, sizeof all);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	all = all >> 48 | (all >> 16 & 0xFFFF0000) | (all & 0xFFFF0000) << 16 | all << 48;
#endif
	return all;
}

/* What ends the way of a piece first, by its place. */
CK_STAMPED unsigned first_met(const struct cowries *c, uint32_t barred, unsigned place)
{
	return (unsigned)__builtin_ctz(barred & c->ahead[place & (PLACES - 1)]);
}

/* The seat moved in a decision, as find_choices needs it. */
struct mover {
	uint64_t progress; /* lanes */
	uint64_t unlike;   /* H in the lanes of the pieces, of like ones only in one */
	uint64_t ends;     /* lanes: the farthest progress straight on, 0 for pieces that sums do not move */
	uint32_t barred;
	bool first; /* it has brought no piece in: all are at home, and piece 0 stands for all */
	const uint16_t *piece;
};

CK_STAMPED struct mover mover_of(const struct play *s, const struct cowries *c)
{
	struct mover m = {.piece = s->piece + 4 * s->turn.own, .barred = barred_castles(s)};
	uint64_t all = lanes_of(m.piece);
	m.progress = all & 0x7F * ONES;
	m.first = !(s->in >> s->turn.own & 1);
	if (m.first) {
		m.unlike = 0x8000;
		m.ends = c->straight[first_met(c, m.barred, FIRST)];
		return m;
	}
	m.unlike = ((all ^ all << 16) + M) & ((all ^ all << 32) + M) & ((all ^ all << 48) + M) & H;
	for (unsigned i = 0; i < 4; i++)
		m.ends |= (uint64_t)c->straight[first_met(c, m.barred, m.piece[i])] << 16 * i;
	return m;
}

/* The farthest progress of piece i on another lap, counted on beyond 76; 0 for none. */
CK_STAMPED unsigned lap_end(const struct cowries *c, const ck_cross_options *o, const struct mover *m, unsigned i)
{
	if (o->laps == 0 || (o->laps == 1 && (m->piece[i] & LAP_USED)))
		return 0;
	return c->lap[first_met(c, m->barred, m->first ? FIRST : m->piece[i])];
}

/* Those of the pieces `beyond` the tip that may go on for another lap by a sum. */
CK_STAMPED unsigned lap_bits(const struct cowries *c, const ck_cross_options *o, const struct mover *m, unsigned beyond,
                             unsigned sum)
{
	unsigned bits = 0;
	for (; beyond != 0; beyond &= beyond - 1) {
		unsigned i = (unsigned)__builtin_ctz(beyond);
		if (piece_progress(m->piece[i]) + sum <= lap_end(c, o, m, i))
			bits |= 1u << i;
	}
	return bits;
}

/* H in the lanes of the pieces that a grace moves one square on. */
CK_STAMPED uint64_t by_grace(const ck_cross_options *o, const struct mover *m)
{
	uint64_t lanes = 0;
	if (o->last_square == CK_LAST_SQUARE_GRACE)
		lanes |= lanes_with(m->progress, LAST);
	if (o->finish == CK_FINISH_GRACE)
		lanes |= lanes_with(m->progress, LAST - 1);
	return lanes;
}

/* The pieces that may go by a sum, or by a single grace throw of that value, as in a way. */
CK_STAMPED unsigned going_pieces(const struct cowries *c, const ck_cross_options *o, const struct mover *m, unsigned sum,
                                 bool grace)
{
	uint64_t to = m->progress + sum * ONES, straight = (m->ends | H) - to;
	if (grace)
		straight |= by_grace(o, m);
	unsigned pieces = lane_bits(straight & m->unlike);
	uint64_t beyond = ((to | H) - (RETURN + 1) * ONES) & ((RETURN * ONES | H) - m->progress) & m->unlike;
	if (o->laps != 0 && beyond != 0)
		pieces |= lap_bits(c, o, m, lane_bits(beyond), sum) << 4;
	return pieces;
}

/* List the single throws of the pool; returns how many. */
CK_STAMPED unsigned list_singles(struct play *s, const ck_game *g)
{
	unsigned count = 0;
	for (uint32_t pool = s->pool; pool != 0; count++) {
		unsigned k = (unsigned)__builtin_ctz(pool) / 4;
		s->way[count] = way_of(k, g->kind_value[k]);
		pool &= ~((uint32_t)15 << 4 * k);
	}
	return count;
}

/* List the sub-multisets of the pool whose sum is not too much for any piece, the empty one first. */
CK_STAMPED unsigned list_sums(struct play *s, const ck_game *g)
{
	way *next = s->way;
	*next++ = 0;
	for (uint32_t pool = s->pool; pool != 0;) {
		unsigned k = (unsigned)__builtin_ctz(pool) / 4, copies = pool >> 4 * k & 15;
		way one = way_of(k, g->kind_value[k]);
		pool ^= (uint32_t)copies << 4 * k;
		/* Each copy of a throw goes on top of what the copy before it added. */
		for (const way *from = s->way; copies > 0; copies--) {
			for (const way *end = next; from < end; from++) {
				*next = *from + one;
				next += way_sum(*next) <= FAR;
			}
		}
	}
	return (unsigned)(next - s->way);
}

/* Find for one way which pieces may go by it. */
CK_STAMPED void find_pieces(struct play *s, const ck_game *g, const ck_cross_options *o, const struct mover *m, way *w)
{
	bool grace = way_throws(*w) == 1 && g->kind_grace[(unsigned)__builtin_ctz(way_used(*w)) / 4];
	unsigned pieces = going_pieces(cowries_of(g), o, m, way_sum(*w), grace);
	*w |= (uint64_t)pieces << WAY_PIECES;
	s->choices += ck_bits[pieces];
}

/* Find the ways, and which pieces may go by them. */
CK_STAMPED void find_ways(struct play *s, const ck_game *g, const ck_cross_options *o)
{
	struct mover m = mover_of(s, cowries_of(g));
	if (s->throws == 1) { /* the usual pool */
		unsigned k = (unsigned)__builtin_ctz(s->pool) / 4;
		unsigned pieces = going_pieces(cowries_of(g), o, &m, g->kind_value[k], g->kind_grace[k]);
		s->way[0] = way_of(k, g->kind_value[k]) | (uint64_t)pieces << WAY_PIECES;
		s->choices += ck_bits[pieces];
	} else if (o->sums == CK_SUMS_STEPPED) {
		for (unsigned count = list_singles(s, g); count > 0; count--)
			find_pieces(s, g, o, &m, &s->way[count - 1]);
	} else {
		for (unsigned count = list_sums(s, g); count > 1; count--)
			find_pieces(s, g, o, &m, &s->way[count - 1]);
	}
}

/* Find the choices of a decision; false if there is none besides pass. */
CK_STAMPED bool find_choices(struct play *s, const ck_game *g, const ck_cross_options *o)
{
	s->rights = s->ent != 0;
	s->choices = s->rights;
	if (s->pool == 0)
		return s->rights;
	if (o->entry == CK_ENTRY_USE) {
		s->uses = 0;
		for (unsigned k = 0; k < g->kind_count && s->home[s->turn.own] != 0; k++)
			if (g->kind_enters[k] && (s->pool >> 4 * k & 15) != 0)
				s->uses |= (uint8_t)(1u << k);
		s->choices += ck_bits[s->uses];
	}
	find_ways(s, g, o);
	return s->choices != 0;
}

/* A choice made: piece i goes by a way. */
struct going {
	way way;
	uint8_t i;
	uint8_t lap;
	uint8_t to; /* its progress then */
};

/* The place of the k-th set bit. */
CK_STAMPED unsigned nth_bit(unsigned mask, unsigned k)
{
	for (; k > 0; k--)
		mask &= mask - 1;
	return (unsigned)__builtin_ctz(mask);
}

/* Choice `number` of those that move a piece by throws: from 0, after the rights and uses. */
CK_STAMPED struct going find_going(const struct play *s, const ck_game *g, const ck_cross_options *o, unsigned number)
{
	const way *w = s->way;
	for (; number >= ck_bits[way_pieces(*w)]; w++)
		number -= ck_bits[way_pieces(*w)];
	unsigned place = nth_bit(way_pieces(*w), number), i = place & 3;
	unsigned p = piece_progress(s->piece[4 * s->turn.own + i]), to = p + way_sum(*w);
	if (place >= 4)
		to -= RING;
	else if (p >= LAST - 1 && goes_by_grace(o, p) && way_throws(*w) == 1 &&
	         g->kind_grace[(unsigned)__builtin_ctz(way_used(*w)) / 4])
		to = p + 1;
	return (struct going){*w, (uint8_t)i, place >= 4, (uint8_t)to};
}

/* A piece leaves its ring square. */
CK_STAMPED void leave_square(struct play *s, const struct cowries *c, unsigned seat, unsigned progress, unsigned bit)
{
	if (!on_ring(progress))
		return;
	unsigned square = ring_square(seat, progress), castle = c->castle[square];
	s->at[square] &= (uint16_t)~bit;
	if (castle != NO_CASTLE && (s->at[square] & team_mask(seat)) == 0)
		s->castles[seat & 1] &= ~((uint64_t)0x1001001 << castle);
}

/* Send home what can be captured on a square that is no castle; returns how many. */
CK_STAMPED unsigned capture_on(struct play *s, unsigned square, unsigned seat)
{
	unsigned victims = s->at[square] & team_mask(seat + 1) & ~(unsigned)s->queens, count = 0;
	s->at[square] &= (uint16_t)~victims;
	for (; victims != 0; victims &= victims - 1, count++) {
		unsigned piece = (unsigned)__builtin_ctz(victims);
		s->piece[piece] = 0;
		s->home[piece / 4]++;
	}
	return count;
}

/* Put piece i of the seat moved, lifted before, on a progress; `marked` is its word without one. Returns the
 * captures. */
CK_STAMPED unsigned arrive(struct play *s, const struct cowries *c, const ck_cross_options *o, unsigned i, unsigned to,
                           unsigned marked)
{
	unsigned seat = s->turn.own, bit = 1u << (4 * seat + i), captured = 0;
	if (to == GOAL) {
		s->piece[4 * seat + i] = GOAL;
		s->queens &= (uint16_t)~bit;
		s->turn.finished[seat]++;
		return 0;
	}
	if (on_ring(to)) {
		unsigned square = ring_square(seat, to), castle = c->castle[square];
		if (castle != NO_CASTLE)
			s->castles[seat & 1] |= (uint64_t)0x1001001 << castle;
		else if (s->at[square] & team_mask(seat + 1))
			captured = capture_on(s, square, seat);
		s->at[square] |= (uint16_t)bit;
	}
	if (o->queen && captured != 0) {
		bool queen = captured > 1 || (marked & (ONE_CAPTURE | QUEEN)) != 0;
		marked = (marked & LAP_USED) | (queen ? QUEEN : ONE_CAPTURE);
		if (queen)
			s->queens |= (uint16_t)bit;
	}
	s->piece[4 * seat + i] = (uint16_t)(to | marked);
	return captured;
}

/* Move piece i of the seat moved to a progress; returns the captures. */
CK_STAMPED unsigned move_piece(struct play *s, const struct cowries *c, const ck_cross_options *o, unsigned i,
                               unsigned to, bool lap)
{
	unsigned seat = s->turn.own, piece = s->piece[4 * seat + i], marked = piece & ~0x7Fu;
	s->turn.idle = 0;
	if (piece == 0) {
		s->home[seat]--;
		s->in |= (uint8_t)(1u << seat);
	} else {
		leave_square(s, c, seat, piece_progress(piece), 1u << (4 * seat + i));
	}
	if (lap && o->laps == 1)
		marked |= LAP_USED;
	return arrive(s, c, o, i, to, marked);
}

/* Bring a piece in on progress 1. */
CK_STAMPED void enter_piece(struct play *s, const struct cowries *c, const ck_cross_options *o)
{
	unsigned i = 0;
	while (s->piece[4 * s->turn.own + i] != 0)
		i++;
	move_piece(s, c, o, i, 1, false);
}

/* The turn is over, with all that it still had. */
CK_STAMPED enum next finish_turn(struct play *s, const ck_cross_options *o)
{
	s->pool = 0;
	s->throws = 0;
	s->row = s->due = s->ent = 0;
	end_turn(&s->turn, o);
	return s->turn.over ? NEXT_OVER : NEXT_THROW;
}

/* The moving has ended: what is left of the pool and the rights is lost, throws still owed are not. */
CK_STAMPED enum next end_moving(struct play *s, const ck_cross_options *o)
{
	if (o->throws == CK_THROWS_POOLED || s->due == 0)
		return finish_turn(s, o);
	s->pool = 0;
	s->throws = 0;
	s->ent = 0;
	s->due--;
	return NEXT_THROW;
}

CK_STAMPED enum next go_on_moving(struct play *s, const ck_game *g, const ck_cross_options *o)
{
	return find_choices(s, g, o) ? NEXT_CHOICE : end_moving(s, o);
}

/* The throw after three graces: thrown away, and the next turn lost. */
CK_STAMPED enum next void_throw(struct play *s, const ck_game *g, const ck_cross_options *o)
{
	s->row = 0;
	s->turn.skip |= (uint8_t)(1u << s->turn.seat);
	return o->throws == CK_THROWS_SINGLE ? finish_turn(s, o) : go_on_moving(s, g, o);
}

/* Throw: what joins the pool is kind k. */
CK_STAMPED enum next take_kind(struct play *s, const ck_game *g, const ck_cross_options *o, unsigned k)
{
	if (o->grace_limit && s->row == 3)
		return void_throw(s, g, o);
	bool grace = g->kind_grace[k];
	s->pool += (uint32_t)1 << 4 * k;
	s->throws++;
	if (o->entry == CK_ENTRY_EXTRA && g->kind_enters[k] && s->ent < s->home[s->turn.own])
		s->ent++;
	s->row = grace && o->grace_limit ? (uint8_t)(s->row + 1) : 0;
	if (grace && o->throws == CK_THROWS_SINGLE)
		s->due++;
	else if (grace && s->throws < CK_POOL_MAX)
		return NEXT_THROW;
	else if (grace)
		s->row = 0; /* a throw lost to a full pool */
	return go_on_moving(s, g, o);
}

/* After an action that used throws of the pool and captured so many. */
CK_STAMPED enum next after_action(struct play *s, const ck_game *g, const ck_cross_options *o, unsigned captured)
{
	unsigned own = s->turn.own;
	if (s->turn.finished[own] == 4) {
		if (!team_finished(&s->turn, own))
			return finish_turn(s, o);
		s->turn.over = WON;
		return NEXT_OVER;
	}
	if (s->ent > s->home[own])
		s->ent = s->home[own];
	if (captured != 0 && o->throws == CK_THROWS_POOLED)
		return NEXT_THROW;
	if (captured != 0)
		s->due++;
	return go_on_moving(s, g, o);
}

/* Take throws out of the pool. */
CK_STAMPED void use_throws(struct play *s, uint32_t used, unsigned count)
{
	s->pool -= used;
	s->throws -= (uint8_t)count;
}

void ck_pachisi_unpack(const ck_game *g, const ck_position *p, struct play *s);

bool ck_pachisi_check(const ck_game *g, const ck_position *p, ck_error *err);
ck_why ck_pachisi_why(const ck_game *g, const ck_position *p, ck_throw t, ck_action action);

#endif
