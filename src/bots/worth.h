/* worth.h - what a position is worth to a seat, in sixteenths of a square of progress (docs/bots.md). */
#ifndef CK_BOTS_WORTH_H
#define CK_BOTS_WORTH_H

#include <charkoni/charkoni.h>

#include "bots/odds.h"
#include "bots/sight.h"
#include "bots/weights.h"

/* What stays the same from one position of a game to the next. */
typedef struct ck_measure {
	const ck_game *g;
	const ck_weights *w;
	ck_odds odds; /* of a turn */
} ck_measure;

enum {
	CK_SQUARE_WORTH = 16,
	CK_WIN_WORTH = 1 << 24,
	CK_DEAD_END = -CK_WIN_WORTH / 64 /* a piece that can never finish (`last_square=strict`) */
};

void ck_measure_init(ck_measure *measure, const ck_game *g, const ck_weights *w);

/* The worth of a valid position to the seat `me`, which has just acted or still is to act. */
int32_t ck_measure_worth(const ck_measure *measure, const ck_position *p, unsigned me);

/* What piece i of a seat would be worth if nobody could hit it. */
int32_t ck_piece_worth(const ck_measure *measure, const ck_sight *s, unsigned seat, unsigned i);

#endif
