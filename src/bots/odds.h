/* odds.h - what a turn of a seat can throw, and how far each throw leads: the chances that bots reckon with.
 *
 * An outcome is a throw, or two throws in a row where the first one throws again. Distances are looked
 * up as sets of outcomes, so that the chance of several distances at once is exact. */
#ifndef CK_BOTS_ODDS_H
#define CK_BOTS_ODDS_H

#include <charkoni/charkoni.h>

enum {
	CK_ODDS_OUTCOMES = 64,
	CK_ODDS_FAR = 71,      /* distances are below: two graces of 35 are the farthest */
	CK_ODDS_CERTAIN = 4096 /* the chance of what must happen */
};

/* How a seat of parchis stands to its home: it decides what a 5 and a 6 lead to (RULES 3). Seats of the cross
 * are all CK_ODDS_COMMON. */
enum {
	CK_ODDS_COMMON,   /* a 5 moves, a 6 moves 6 */
	CK_ODDS_ENTERING, /* a 5 enters a piece and moves none */
	CK_ODDS_SEVEN,    /* a 6 moves 7 */
	CK_ODDS_STATES
};

/* Sets of outcomes are masks: bit i is outcome i. */
typedef struct ck_odds {
	uint64_t by[CK_ODDS_STATES][CK_ODDS_FAR]; /* by distance, those that lead so far */
	uint64_t five;                            /* parchis: those with a 5, that enter a piece */
	uint64_t six;                             /* parchis: those that begin with a 6 */
	uint32_t total;                           /* the sum of the weights */
	uint16_t weight[CK_ODDS_OUTCOMES];
	uint8_t count;
} ck_odds;

/* The single throws of a game, each an outcome; what a throw that throws again would add is left out. */
void ck_odds_single(const ck_game *g, ck_odds *odds);

/* The throws of a turn, up to the second: with graces, and after a six, what both lead to one after the
 * other or added up. A third throw is left out. */
void ck_odds_turn(const ck_game *g, ck_odds *odds);

/* The chance of a set of outcomes, 0 ... CK_ODDS_CERTAIN, rounded down. */
static inline uint32_t ck_odds_chance(const ck_odds *odds, uint64_t set)
{
	uint32_t sum = 0;
	for (; set != 0; set &= set - 1)
		sum += odds->weight[__builtin_ctzll(set)];
	return sum * CK_ODDS_CERTAIN / odds->total;
}

#endif
