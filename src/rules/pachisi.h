/* pachisi.h - Pachisi in play (RULES 5), shared by the files of the game.
 *
 * Castles are numbered in ring order, 0-11, and a team's castles are kept as bits three times over, so that
 * one shift turns them into castles as a seat meets them on its path, a second lap included. The first of
 * them ahead of a piece tells how far it may go.
 *
 * That is kept for each piece as two spans, the least and the most points that move it straight on, and the
 * same on another lap. The eight spans of a seat are lanes, one byte each, of two words, so that all are asked
 * together whether a sum lies between: no lane reaches its highest bit, so that `(x | SPAN_H) - y` answers
 * x >= y there. They are found anew only when the castles of the enemy have changed. */
#ifndef CK_RULES_PACHISI_H
#define CK_RULES_PACHISI_H

#include <charkoni/charkoni.h>

#include <string.h>

#include "cross.h"
#include "rng.h"
#include "rules.h"

enum {
	WAYS = 1296, /* sub-multisets of a pool of 12, the empty one included: see CK_ACTIONS_MAX */

	/* Squares: those of the ring, then those of each seat's middle column, twice 7, outwards and inwards. */
	COLUMN = 14,
	NOWHERE = RING + 4 * COLUMN, /* at home or at the goal */
	SQUARES,

	/* What a piece meets on its path: castle number m of a round and a lap is bit m; behind them stand bits
	 * for what ends the way of any piece. */
	TURNED_IN = 13, /* the castles of a whole round, both tips counted */
	OPEN_WAY = 25,  /* no castle ahead: a round and a lap are free */
	INWARDS = 26,   /* the piece is on its way in */
	BY_GRACE = 27,  /* only a grace throw moves it, one square on */
	NO_WAY = 28,    /* at the goal, or at home and not the first: sums do not move it */
	MET_END = 29,
	ALWAYS = 1 << OPEN_WAY | 1 << INWARDS | 1 << BY_GRACE | 1 << NO_WAY,

	/* The bounds of spans. */
	LONG_SUM = 60, /* a sum of so much or more is asked about without them */
	/* A piece less far needs such a sum for a lap, which would not fit: FAR - 17 is 127. */
	LANES_FROM = 17,
	NEVER = 127, /* the least points of what no sum does; the most ones too of what only a grace does */
	GUARD = 0x8080, /* the highest bits of a pair of lanes; no points at all, as most points */
};

/* The lanes of spans, and their highest bits. Two lanes are a piece's, the lower for the span straight on. */
#define SPAN_ONES 0x0101010101010101u
#define SPAN_H 0x8080808080808080u
#define STRAIGHT_H 0x0080008000800080u

/* A piece as a word: its place in the low bits, which is its progress, plus QUEEN if it is one, plus LAP_USED,
 * so that the place tells what can end its way; then one capture so far. */
enum {
	QUEEN = 0x80,
	LAP_USED = 0x100,
	PLACES = 0x200,
	ONE_CAPTURE = 0x200,
	FIRST = 0x7F, /* the place of a seat's first piece in the tables: at home, but sums may move it */
};

/* What the tables know of a place. Pairs of bytes as in spans: the lower straight on, the upper on a lap. */
struct place {
	uint32_t ahead; /* the bits of all that can end the way of a piece here */
	uint16_t least; /* the least points */
	/* What is taken off `end` for the most points: the progress, on a lap at least LANES_FROM, less GUARD, so
	 * that the lanes of most points have their highest bits set. */
	uint16_t base;
};

/* One way to use throws of the pool, in one word, so that a throw is added to it in one step: bits 0-31 the
 * throws used, 32-39 how many, 40-47 how many of them graces, 48-63 their sum. The pool itself is such a word,
 * of all its throws. */
typedef uint64_t way;

/* Constant tables of a game. */
struct cowries {
	struct place place[PLACES];
	uint64_t castle[SQUARES]; /* the bits of the castle on a square, as in `castles`, or 0 */
	way throw[CK_FACES_MAX];  /* each kind by itself */
	uint16_t end[MET_END];    /* with that met first, the farthest progress, laps counting on from 76 */
	uint16_t plain[SQUARES];  /* 0xFFFF for a square where captures happen, else 0 */
	uint8_t square[4][128];   /* the square of a seat's progress */
	uint8_t kind[128];        /* the kind that seven random bits throw */
};

_Static_assert(sizeof(struct cowries) <= sizeof((ck_game *)0)->tables, "the tables must fit the game");

static inline const struct cowries *cowries_of(const ck_game *g)
{
	return (const struct cowries *)(const void *)g->tables;
}

static inline way way_make(unsigned kind, unsigned value, bool grace)
{
	return (uint64_t)1 << 4 * kind | (uint64_t)1 << 32 | (uint64_t)grace << 40 | (uint64_t)value << 48;
}

static inline uint32_t way_used(way w)
{
	return (uint32_t)w;
}
static inline unsigned way_throws(way w)
{
	return (unsigned)(w >> 32) & 0xFF;
}
static inline unsigned way_sum(way w)
{
	return (unsigned)(w >> 48);
}

/* True if it is one throw, a grace. */
static inline bool way_is_grace(way w)
{
	return (w >> 32 & 0xFFFF) == 0x101;
}

/* The throws of a pool as in ck_position. */
static inline way way_of_pool(const struct cowries *c, uint32_t pool)
{
	way all = 0;
	for (unsigned k = 0; pool != 0; k++, pool >>= 4)
		all += c->throw[k] * (pool & 15);
	return all;
}

static inline unsigned piece_make(unsigned progress, unsigned marks)
{
	unsigned captures = marks & CK_MARK_CAPTURES;
	return progress |
	       (captures == CK_MARK_QUEEN ? QUEEN
	        : captures                ? ONE_CAPTURE
	                                  : 0) |
	       (marks & CK_MARK_LAP ? LAP_USED : 0);
}

static inline unsigned piece_progress(unsigned piece)
{
	return piece & 0x7F;
}

/* The marks as in ck_position. */
static inline unsigned piece_marks(unsigned piece)
{
	return (piece & QUEEN         ? CK_MARK_QUEEN
	        : piece & ONE_CAPTURE ? 1u
	                              : 0u) |
	       (piece & LAP_USED ? CK_MARK_LAP : 0u);
}

static inline unsigned piece_place(unsigned piece)
{
	return piece & (PLACES - 1);
}

/* The progress of castle number m that a piece meets, laps counting on. */
static inline unsigned castle_progress(unsigned m)
{
	unsigned in_arm = m % 3 == 0 ? 0 : m % 3 == 1 ? 4 : 13;
	return TIP + m / 3 * 17 + in_arm;
}

struct play {
	uint16_t piece[16];
	/* The spans of each piece, in pairs as in struct place, and for which castles of the enemy they were found.
	 * Of like pieces only one has any; `alike`: bit per seat that may have some. */
	uint16_t least[16], most[16];
	uint64_t seen[4];
	uint8_t alike;
	uint64_t castles[2];  /* held by each team: bits c, c + 12 and c + 24 for castle c */
	uint16_t at[SQUARES]; /* who stands on each square but NOWHERE */
	uint16_t queens;      /* those that are queens, and some that were until they finished */
	uint8_t home[4];      /* pieces at home */
	uint8_t in;           /* bit per seat that has brought a piece in */
	struct turn turn;
	way pool;
	uint8_t row, due, ent;
	/* The choices of a decision, besides pass, and how they come about: one right to enter if there are any;
	 * `entry=use`: the kinds that can be used up to enter, bit per kind; and the ways, of which the first is
	 * empty. */
	uint8_t uses;
	uint32_t choices;
	uint64_t going; /* of a pool of one throw: the pieces that may go by it, counted up */
	way way[WAYS];
	uint16_t upto[WAYS]; /* the choices by the ways up to this one */
};

#define STALE (~(uint64_t)0) /* in `seen`: to be found anew */

static const uint8_t ck_bits[256] = {
#define B2(n) n, n + 1, n + 1, n + 2
#define B4(n) B2(n), B2(n + 1), B2(n + 1), B2(n + 2)
#define B6(n) B4(n), B4(n + 1), B4(n + 1), B4(n + 2)
	B6(0),
	B6(1),
	B6(1),
	B6(2),
#undef B2
#undef B4
#undef B6
};

/* What comes after a throw or an action. */
enum next {
	NEXT_THROW,
	NEXT_MOVING, /* the choices are to be found: a decision if there are any, else the end of the moving */
	NEXT_CHOICE,
	NEXT_OVER,
};

/* The castles that the enemy of the seat moved holds. */
CK_STAMPED uint64_t enemy_castles(const struct play *s)
{
	return s->castles[~s->turn.own & 1];
}

/* What bars the seat moved when its enemy holds these, as it meets it on its path. */
CK_STAMPED uint32_t barred_by(const struct play *s, uint64_t castles)
{
	return (uint32_t)(castles >> 3 * s->turn.own) | ALWAYS;
}

/* True if a single grace throw, whatever its value, moves a piece on p one square on. */
CK_STAMPED bool goes_by_grace(const ck_cross_options *o, unsigned p)
{
	return (p == LAST && o->last_square == CK_LAST_SQUARE_GRACE) ||
	       (p == LAST - 1 && o->finish == CK_FINISH_GRACE);
}

/* -------------------------------------------------------------- how far pieces may go */

/* Four lanes of 16 bits of consecutive numbers, the first lowest. */
CK_STAMPED uint64_t lanes_of(const uint16_t *number)
{
	uint64_t all;
	memcpy(&all, number, sizeof all);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	all = all >> 48 | (all >> 16 & 0xFFFF0000) | (all & 0xFFFF0000) << 16 | all << 48;
#endif
	return all;
}

CK_STAMPED void lanes_put(uint16_t *number, uint64_t all)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	all = all >> 48 | (all >> 16 & 0xFFFF0000) | (all & 0xFFFF0000) << 16 | all << 48;
#endif
	memcpy(number, &all, sizeof all);
}

/* What ends the way of a piece first, by its place. */
CK_STAMPED unsigned first_met(const struct cowries *c, uint32_t barred, unsigned place)
{
	return (unsigned)__builtin_ctz(barred & c->place[place].ahead);
}

/* The most points of a piece's spans, with GUARD. */
CK_STAMPED unsigned most_points(const struct cowries *c, uint32_t barred, unsigned place)
{
	return (uint16_t)(c->end[first_met(c, barred, place)] - (unsigned)c->place[place].base);
}

/* The place of piece i of the seat moved, for the tables. */
CK_STAMPED unsigned place_now(const struct play *s, unsigned i)
{
	unsigned own = s->turn.own;
	if (i == 0 && !(s->in >> own & 1))
		return FIRST;
	return piece_place(s->piece[4 * own + i]);
}

/* Find the spans of the seat moved. */
void ck_pachisi_find_spans(struct play *s, const struct cowries *c);

/* The spans of a seat, in lanes. */
struct spans {
	uint64_t least, most;
};

CK_STAMPED struct spans spans_of(struct play *s, const struct cowries *c)
{
	unsigned own = s->turn.own;
	if (s->seen[own] != enemy_castles(s))
		ck_pachisi_find_spans(s, c);
	return (struct spans){lanes_of(s->least + 4 * own), lanes_of(s->most + 4 * own)};
}

/* Which pieces may go by a sum: the highest bits in the lanes of their spans. */
CK_STAMPED uint64_t going_by_sum(struct spans spans, unsigned sum)
{
	uint64_t sums = sum * SPAN_ONES;
	return (spans.most - sums) & ((sums | SPAN_H) - spans.least) & SPAN_H;
}

/* Which go by a single grace throw alone. */
CK_STAMPED uint64_t going_by_grace(struct spans spans)
{
	return (spans.most - NEVER * SPAN_ONES) & STRAIGHT_H;
}

/* Which go by a single throw. */
CK_STAMPED uint64_t going_by_throw(struct spans spans, way w)
{
	uint64_t going = going_by_sum(spans, way_sum(w));
	return way_is_grace(w) ? going | going_by_grace(spans) : going;
}

/* As going_by_sum, from LONG_SUM on. */
uint64_t ck_pachisi_going_long(const struct play *s, const struct cowries *c, unsigned sum);

/* Going pieces counted up: in each lane, how many there are up to it. */
CK_STAMPED uint64_t count_up(uint64_t going)
{
	return (going >> 7) * SPAN_ONES;
}

/* ------------------------------------------------------------------------ choices */

/* List the ways to use a pool of several throws, after the empty one; returns how many choices they give. */
unsigned ck_pachisi_list_ways(struct play *s, const ck_game *g, struct spans spans);

/* Find the ways to use the pool; returns how many choices they give. */
CK_STAMPED unsigned find_ways(struct play *s, const ck_game *g)
{
	struct spans spans = spans_of(s, cowries_of(g));
	if (way_throws(s->pool) != 1)
		return ck_pachisi_list_ways(s, g, spans);
	s->going = count_up(going_by_throw(spans, s->pool)); /* the usual pool */
	return (unsigned)(s->going >> 56);
}

/* With entry=use, find the kinds that can be used up to enter; returns how many. */
CK_APART unsigned find_uses(struct play *s, const ck_game *g)
{
	s->uses = 0;
	for (unsigned k = 0; k < g->face_count && s->home[s->turn.own] != 0; k++)
		if (g->face_enters[k] && (way_used(s->pool) >> 4 * k & 15) != 0)
			s->uses |= (uint8_t)(1u << k);
	return ck_bits[s->uses];
}

/* Find the choices of a decision; false if there is none besides pass. */
CK_STAMPED bool find_choices(struct play *s, const ck_game *g, const ck_cross_options *o)
{
	unsigned choices = s->ent != 0;
	if (s->pool != 0) {
		if (o->entry == CK_ENTRY_USE)
			choices += find_uses(s, g);
		choices += find_ways(s, g);
	}
	s->choices = choices;
	return choices != 0;
}

/* A choice made: piece i goes by a way, or by the empty one if it enters by right. */
struct going {
	way way;
	unsigned i;
	unsigned to; /* its progress then */
	bool lap;
};

/* From a pool of several throws, the way that a choice goes by; what is left of `number` is counted from the
 * way's first. */
way ck_pachisi_pick_way(struct play *s, const struct cowries *c, unsigned *number);

/* Choice `number` of those that move a piece by throws: from 0, after the entries. */
CK_STAMPED struct going find_going(struct play *s, const ck_game *g, const ck_cross_options *o,
                                   unsigned number)
{
	way w = way_throws(s->pool) == 1 ? s->pool : ck_pachisi_pick_way(s, cowries_of(g), &number);
	/* The first span up to which there are more. */
	uint64_t beyond = ((s->going | SPAN_H) - (number + 1) * SPAN_ONES) & SPAN_H;
	unsigned span = (unsigned)__builtin_ctzll(beyond) / 8, lap = span & 1, i = span / 2;
	unsigned p = piece_progress(s->piece[4 * s->turn.own + i]),
		 points = goes_by_grace(o, p) ? 1 : way_sum(w);
	return (struct going){.way = w, .i = i, .to = p + points - lap * RING, .lap = lap};
}

/* ------------------------------------------------------------------------- moving */

/* A piece, this bit of its seat's, leaves its square. */
CK_STAMPED void leave_square(struct play *s, const struct cowries *c, unsigned square, unsigned seat,
                             unsigned bit)
{
	unsigned left = s->at[square] & ~bit;
	s->at[square] = (uint16_t)left;
	s->castles[seat & 1] &= ~(c->castle[square] & ((uint64_t)((left & team_mask(seat)) != 0) - 1));
}

/* The pieces that a seat's piece captures by coming to a square. */
CK_STAMPED unsigned victims_on(const struct play *s, const struct cowries *c, unsigned square, unsigned seat)
{
	return s->at[square] & c->plain[square] & ~(s->queens | team_mask(seat));
}

/* Send home pieces that are captured on a square; returns how many. */
unsigned ck_pachisi_send_home(struct play *s, unsigned square, unsigned victims);

/* A piece, this bit of its seat's, comes to a square; returns how many it captures there. */
CK_STAMPED unsigned come_to_square(struct play *s, const struct cowries *c, unsigned square, unsigned seat,
                                   unsigned bit)
{
	unsigned victims = victims_on(s, c, square, seat);
	if (s->at[square] >> 4 * seat & 15) { /* it may be like another piece */
		s->seen[seat] = STALE;
		s->alike |= (uint8_t)(1u << seat);
	}
	s->at[square] |= (uint16_t)bit;
	s->castles[seat & 1] |= c->castle[square];
	return victims == 0 ? 0 : ck_pachisi_send_home(s, square, victims);
}

/* The marks of a piece after captures: they make it a queen or bring it nearer to one. */
CK_APART unsigned promote(struct play *s, unsigned bit, unsigned marked, unsigned captured)
{
	if (captured == 1 && !(marked & (ONE_CAPTURE | QUEEN)))
		return marked | ONE_CAPTURE;
	s->queens |= (uint16_t)bit;
	return (marked & LAP_USED) | QUEEN;
}

/* Piece i of the seat moved is now this word. */
CK_STAMPED void set_piece(struct play *s, const struct cowries *c, unsigned i, unsigned piece)
{
	unsigned own = s->turn.own, place = piece_place(piece);
	s->piece[4 * own + i] = (uint16_t)piece;
	s->least[4 * own + i] = c->place[place].least;
	s->most[4 * own + i] = (uint16_t)most_points(c, barred_by(s, s->seen[own]), place);
}

/* Move piece i of the seat moved to a progress; returns the captures. */
CK_STAMPED unsigned move_piece(struct play *s, const struct cowries *c, const ck_cross_options *o, unsigned i,
                               unsigned to, bool lap)
{
	unsigned own = s->turn.own, bit = 1u << (4 * own + i);
	unsigned piece = s->piece[4 * own + i], marked = piece & ~0x7Fu;
	s->turn.idle = 0;
	if (piece == 0) {
		s->home[own]--;
		s->in |= (uint8_t)(1u << own);
		if (s->ent > s->home[own])
			s->ent = s->home[own];
	}
	if (o->laps == 1)
		marked |= lap * LAP_USED;
	leave_square(s, c, c->square[own][piece_progress(piece)], own, bit);
	unsigned captured = come_to_square(s, c, c->square[own][to], own, bit);
	if (o->queen && captured != 0)
		marked = promote(s, bit, marked, captured);
	set_piece(s, c, i, to | marked);
	return captured;
}

/* ---------------------------------------------------------------------- the turn */

/* The turn is over, with all that it still had. */
CK_APART enum next finish_turn(struct play *s, const ck_cross_options *o)
{
	s->pool = 0;
	s->ent = 0;
	if (o->grace_limit)
		s->row = 0;
	if (o->throws == CK_THROWS_SINGLE)
		s->due = 0;
	return end_turn(&s->turn, o) ? NEXT_THROW : NEXT_OVER;
}

/* The moving has ended: what is left of the pool and the rights is lost, throws still owed are not. */
CK_STAMPED enum next end_moving(struct play *s, const ck_cross_options *o)
{
	if (o->throws == CK_THROWS_POOLED || s->due == 0)
		return finish_turn(s, o);
	s->pool = 0;
	s->ent = 0;
	s->due--;
	return NEXT_THROW;
}

/* From NEXT_MOVING. */
CK_STAMPED enum next go_on_moving(struct play *s, const ck_game *g, const ck_cross_options *o)
{
	return find_choices(s, g, o) ? NEXT_CHOICE : end_moving(s, o);
}

/* The throw after three graces: thrown away, and the next turn lost. */
CK_APART enum next void_throw(struct play *s, const ck_cross_options *o)
{
	s->row = 0;
	s->turn.skip |= (uint8_t)(1u << s->turn.seat);
	return o->throws == CK_THROWS_SINGLE ? finish_turn(s, o) : NEXT_MOVING;
}

/* Throw: what joins the pool is kind k. */
CK_STAMPED enum next take_kind(struct play *s, const ck_game *g, const ck_cross_options *o, unsigned k)
{
	if (o->grace_limit && s->row == 3)
		return void_throw(s, o);
	bool grace = g->face_grace[k];
	s->pool += cowries_of(g)->throw[k];
	if (o->entry == CK_ENTRY_EXTRA && g->face_enters[k] && s->ent < s->home[s->turn.own])
		s->ent++;
	if (o->grace_limit)
		s->row = grace ? (uint8_t)(s->row + 1) : 0;
	if (!grace)
		return NEXT_MOVING;
	if (o->throws == CK_THROWS_SINGLE) {
		s->due++;
		return NEXT_MOVING;
	}
	if (way_throws(s->pool) < CK_POOL_MAX)
		return NEXT_THROW;
	s->row = 0; /* the throw due is lost: the pool is full */
	return NEXT_MOVING;
}

/* After an action that led a piece there and captured so many. */
CK_STAMPED enum next after_action(struct play *s, const ck_cross_options *o, unsigned to, unsigned captured)
{
	unsigned own = s->turn.own;
	if (to == GOAL && ++s->turn.finished[own] == 4) {
		if (!team_finished(&s->turn, own))
			return finish_turn(s, o);
		s->turn.over = WON;
		return NEXT_OVER;
	}
	if (captured != 0 && o->throws == CK_THROWS_POOLED)
		return NEXT_THROW;
	if (captured != 0)
		s->due++;
	if (s->pool == 0 && s->ent == 0)
		return end_moving(s, o);
	return NEXT_MOVING;
}

void ck_pachisi_unpack(const ck_game *g, const ck_position *p, struct play *s);

bool ck_pachisi_check(const ck_game *g, const ck_position *p, ck_error *err);
ck_why ck_pachisi_why(const ck_game *g, const ck_position *p, ck_throw t, ck_action action);

#endif
