/* weights.h - what the expert holds things to be worth: docs/bots.md explains, tools/tune.c found them. */
#ifndef CK_BOTS_WEIGHTS_H
#define CK_BOTS_WEIGHTS_H

#include <charkoni/charkoni.h>

/* Amounts are in sixteenths of a square of progress; shares in sixteenths. */
typedef enum ck_weight {
	CK_W_OUT,     /* a piece that has entered */
	CK_W_LATE,    /* each square of progress beyond half the way, on top of its 16 */
	CK_W_SAFE,    /* a piece on a safe square or castle */
	CK_W_BARRIER, /* a piece in a barrier; chaupar: each piece in a group */
	CK_W_BLOCK,   /* each enemy piece shortly before a barrier, or before a castle that it bars */
	CK_W_INSIDE,  /* a piece in its corridor or middle column on the way in */
	CK_W_GOAL,    /* a finished piece */
	CK_W_QUEEN,   /* a queen; a piece with one capture is worth a quarter of it */
	CK_W_WAIT,    /* a piece on the castle 25 before the goal */
	CK_W_AGAIN,   /* a throw still to come in this turn */
	CK_W_REST,    /* share: what a point of a pool that is not looked through is worth of a square */
	CK_W_FEAR,    /* share: how much of what would be lost the chance of being hit costs */
	CK_W_THREAT,  /* share: how much a hit counts that the enemy may still escape from */
	CK_W_SPREAD,  /* share: what it costs, or is worth, that partners are unequally far */
	CK_WEIGHTS
} ck_weight;

typedef struct ck_weights {
	int16_t of[CK_WEIGHTS];
} ck_weights;

/* The weights of the expert in a game. Constant. */
const ck_weights *ck_weights_of(const ck_game *g);

#endif
