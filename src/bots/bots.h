/* bots.h - the bots by themselves, for the list of them. */
#ifndef CK_BOTS_BOTS_H
#define CK_BOTS_BOTS_H

#include <charkoni/bots.h>

/* Uniform over the legal actions. */
extern const ck_bot ck_bot_random;

/* Moves the most advanced piece that can move, by the longest action, and never passes while anything
 * else is legal. Of the actions that remain equal it prefers a capture to none, then the fewest throws
 * used, then the one that stands first in the sorted list. A further lap counts by the square it ends on,
 * so it turns in when it can. Uses no random numbers. */
extern const ck_bot ck_bot_fast;

#endif
