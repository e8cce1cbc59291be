/* strategies.h - the strategies that sometimes have nothing to say, for the bots made of them. */
#ifndef CK_BOTS_STRATEGIES_H
#define CK_BOTS_STRATEGIES_H

#include <charkoni/charkoni.h>

/* Capture the most advanced victim within reach: false, and nothing is drawn, if no action captures an
 * enemy. Otherwise *out is the action. */
bool ck_aggressive_choose(const ck_game *g, const ck_position *p, const ck_action *legal, size_t count,
                          ck_rng *own, ck_action *out);

/* Take the most advanced endangered piece that can be saved out of danger: false, and nothing is drawn, if
 * none can, or if only one action is legal. */
bool ck_defensive_choose(const ck_game *g, const ck_position *p, const ck_action *legal, size_t count,
                         ck_rng *own, ck_action *out);

#endif
