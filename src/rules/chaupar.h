/* chaupar.h - Chaupar in play (RULES 6), shared by the files of the game.
 *
 * A pool of at most three dice is one of a few dozen, listed once a game with what can be made of it: up to
 * seven sums, ascending, and the pool that each leaves. Straight on a piece can use the sums up to its
 * distance from the Charkoni, the first of the list; on another lap those that lead beyond its tip, the last
 * of the list. So choices need not be listed: they are counted, and numbered by that count.
 *
 * Whether a larger enemy group stands where a choice leads is asked for the one drawn alone; if so, that
 * choice is struck out and another one drawn. */
#ifndef CK_RULES_CHAUPAR_H
#define CK_RULES_CHAUPAR_H

#include <charkoni/charkoni.h>

#include "cross.h"
#include "rules.h"

enum {
	SUMS = 7,
	POOLS = 72, /* mixed dice have the most: 67, the empty one included */
	EMPTY = 0,  /* the number of the empty pool */

	/* An entry's way is twice its distance from the goal, FAR_OFF and more (3 * 6 + 8) being alike, and
	 * LAP_USED more when it has used its lap. Entries that cannot move are at distance 0. */
	LAP_USED = 1,
	FAR_OFF = 26,
	FAR_WAY = 2 * FAR_OFF,
	WAYS = FAR_WAY + 2,

	/* Cells: the ring squares; each seat's path before and after them, where nobody else comes; and two
	 * for home and goal, where no entry is looked for: one takes what is written for those that leave
	 * home, the other holds AT_GOAL and nothing else. */
	OUTWARDS = RING,
	INWARDS = OUTWARDS + 4 * 7,
	FROM_HOME = INWARDS + 4 * 7,
	TO_GOAL,
	CELLS,
	AT_GOAL = 1 << 16,

	/* Progress of entries that are no piece on the board or waiting first at home (0). */
	WAITING = 85, /* at home, behind another */
	PART = 86,    /* merged into another entry's group */
};

/* A pool: what it holds, its sums, and how many choices they give. */
struct pool {
	uint32_t held;
	uint8_t sum[SUMS];
	uint8_t leaves[SUMS]; /* the pool that is left */
	uint8_t count[WAYS];  /* by an entry's way: its choices; by way | LAP_USED those straight on */
};

struct dice {
	struct pool pool[POOLS];
	uint8_t pools;
	uint8_t thrown[64];              /* the pool that six random bits throw */
	uint8_t by_throw[CK_THROWS_MAX]; /* the pool of each throw */
	uint8_t way[GOAL + 1];           /* by progress, the lap unused */
	uint8_t cell[GOAL + 1][4];       /* by progress and seat */
};

_Static_assert(sizeof(struct dice) <= sizeof((ck_game *)0)->tables, "the tables must fit the game");

static inline const struct dice *dice_of(const ck_game *g)
{
	return (const struct dice *)(const void *)g->tables;
}

/* Entry i of seat s is bit 4s + i of the masks. */
struct play {
	uint8_t progress[16]; /* of a group; 0 for the one piece at home that is first to enter */
	uint8_t way[16];
	uint8_t size[16];   /* of the group, 1-4; 1 for all that are none */
	uint64_t larger;    /* bits 16(n-1) and up: the groups of more than n pieces, n = 1 ... 4 */
	uint32_t at[CELLS]; /* the groups on each cell */
	uint16_t home;      /* the pieces at home */
	uint8_t pool;       /* its number */
	struct turn turn;
};

/* What an entry of the seat moved finds at a progress: the groups on its cell, or AT_GOAL. */
CK_STAMPED unsigned groups_at(const struct play *s, const struct dice *d, unsigned to)
{
	unsigned own = s->turn.own;
	return s->at[d->cell[to][own]];
}

/* Does a larger enemy group forbid an entry of the seat moved to land among these? */
CK_STAMPED bool larger_among(const struct play *s, unsigned entry, unsigned there)
{
	unsigned enemies = there & team_mask(s->turn.own + 1u);
	CK_ASSERT(s->size[entry] >= 1 && s->size[entry] <= 4);
	return (enemies & s->larger >> 16 * (s->size[entry] - 1)) != 0;
}

void ck_chaupar_unpack(const ck_game *g, const ck_position *p, struct play *s);

/* The number of the pool that holds these dice, or POOLS if no throw has them. */
unsigned ck_chaupar_pool(const ck_game *g, uint32_t held);

bool ck_chaupar_check(const ck_game *g, const ck_position *p, ck_error *err);
ck_why ck_chaupar_why(const ck_game *g, const ck_position *p, ck_throw t, ck_action action);

#endif
