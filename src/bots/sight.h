/* sight.h - who can send whose pieces home: a position as a bot looks at it.
 *
 * A seat hits a piece with an outcome (odds.h) if, were it to begin its turn in this position, that outcome
 * could lead one of its pieces onto the square and capture there. With single throws (ck_odds_single) that is
 * exactly a legal action of that throw; in chaupar a sum of dice is looked at as one move. Over two
 * throws it is the distance alone that counts: the squares between are those of the position as it is. */
#ifndef CK_BOTS_SIGHT_H
#define CK_BOTS_SIGHT_H

#include <charkoni/charkoni.h>

#include "bots/odds.h"

enum {
	CK_NOWHERE = 0xFF, /* the cell of a piece that is not on the ring */
	CK_RING_MAX = 136
};

/* What parchis adds. */
struct ck_sight_parchis {
	uint8_t there[CK_RING_MAX];  /* by cell: 0 empty, CK_SINGLE, CK_SHARED or CK_BARRIER, with the seat */
	uint8_t state[CK_SEATS_MAX]; /* of each seat's home: CK_ODDS_... */
	uint8_t home[CK_SEATS_MAX];  /* pieces at home */
	uint8_t opens[CK_SEATS_MAX]; /* the pieces that a six may move: 15, or those that open a barrier */
	uint8_t ring_end;            /* the last progress on the ring */
};

enum { CK_SINGLE = 0x10, CK_SHARED = 0x20, CK_BARRIER = 0x40 };

/* What the cross adds, by piece. */
struct ck_sight_cross {
	uint8_t run[4 * CK_PIECES_MAX];   /* squares to the first castle that bars it, or 255 */
	uint8_t group[4 * CK_PIECES_MAX]; /* the size of its group */
	uint16_t castles[2];              /* by team, the castles that it holds: bit i the i-th of the ring */
};

typedef struct ck_sight {
	const ck_game *g;
	const ck_position *p;
	const ck_odds *odds;
	/* The ring square of piece 4 * seat + i, counted from the exit or tip of the first arm, 0 ...; or
	 * CK_NOWHERE. */
	uint8_t cell[CK_SEATS_MAX * CK_PIECES_MAX];
	union {
		struct ck_sight_parchis parchis;
		struct ck_sight_cross cross;
	} of;
} ck_sight;

/* Look at a valid position. The sight keeps the pointers. */
void ck_sight_init(ck_sight *s, const ck_game *g, const ck_position *p, const ck_odds *odds);

/* By which outcomes a seat hits each of the pieces of an enemy seat: hit[i] for its piece i. */
void ck_sight_hits(const ck_sight *s, unsigned attacker, unsigned victim, uint64_t hit[CK_PIECES_MAX]);

/* Could any enemy, with one throw, send home the piece of that seat on that progress (pachisi: with these
 * marks)? False if the seat has none there. The odds are ck_odds_single. */
bool ck_sight_endangered(const ck_sight *s, unsigned seat, unsigned progress, unsigned marks);

/* Is a cell safe (parchis) or a castle (pachisi, and where chaupar has none)? */
static inline bool ck_cell_safe(const ck_game *g, unsigned cell)
{
	/* by cell mod 17: 0, 7 and 12 in parchis; 0, 4 and 13 on the cross */
	return ((ck_is_parchis(g) ? 0x1081u : 0x2011u) >> cell % 17 & 1) != 0;
}

/* The two kinds of board (sight_parchis.c, sight_cross.c). */
void ck_parchis_sight(ck_sight *s);
void ck_parchis_hits(const ck_sight *s, unsigned attacker, unsigned victim, uint64_t hit[CK_PIECES_MAX]);
void ck_cross_sight(ck_sight *s);
void ck_cross_hits(const ck_sight *s, unsigned attacker, unsigned victim, uint64_t hit[CK_PIECES_MAX]);

#endif
