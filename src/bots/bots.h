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

/* Captures the most advanced victim within reach (strategies.h), else as random. */
extern const ck_bot ck_bot_aggressive;

/* Takes the most advanced endangered piece out of danger (strategies.h), else as random. */
extern const ck_bot ck_bot_defensive;

/* As defensive where that finds a piece to save, else as aggressive where there is a victim, else as fast. */
extern const ck_bot ck_bot_mixed;

/* Weighs the position after each action (worth.h), through the rest of its turn. */
extern const ck_bot ck_bot_expert;

#endif
