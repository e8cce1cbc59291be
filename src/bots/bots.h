/* bots.h - whoever chooses an action by itself.
 *
 * A bot sees what a person at the table sees: the game, the position, the legal actions. It never sees
 * throws to come: its random numbers are its own, and the table's are nowhere near.
 */
#ifndef CK_BOTS_H
#define CK_BOTS_H

#include <charkoni/charkoni.h>

/* A kind of bot. */
typedef struct ck_bot {
	const char *name; /* as in `--seat 2=bot:NAME` */
	/* One of the `count` (1 or more) legal actions, which are sorted as ck_position_legal sorts them. */
	ck_action (*choose)(const ck_game *g, const ck_position *p, const ck_action *legal, size_t count,
	                    ck_rng *own);
} ck_bot;

/* Bot number i, or NULL when there are no more. */
const ck_bot *ck_bot_get(unsigned i);

/* The bot of that name, `size` bytes long, or NULL. */
const ck_bot *ck_bot_find(const char *name, size_t size);

/* Uniform over the legal actions. */
extern const ck_bot ck_bot_random;

/* Moves the most advanced piece that can move, by the longest action, and never passes while anything
 * else is legal. Of the actions that remain equal it prefers a capture to none, then the fewest throws
 * used, then the one that stands first in the sorted list. A further lap counts by the square it ends on,
 * so it turns in when it can. Uses no random numbers. */
extern const ck_bot ck_bot_fast;

#endif
