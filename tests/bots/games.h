/* games.h - every game with every option value, for the tests of the bots. */
#ifndef CK_TESTS_BOTS_GAMES_H
#define CK_TESTS_BOTS_GAMES_H

#include <charkoni/charkoni.h>

/* Call `with` for each game string: the default of each kind, then each option value by itself; of a range
 * its ends and some between. Combinations that are forbidden are left out. */
void games_each(void (*with)(const char *text, const ck_game *g, void *context), void *context);

/* Forget who is on turn, and let that seat begin its turn in p. */
void games_begin_turn(const ck_game *g, ck_position *p, unsigned seat);

/* Throw, in CK_THROW. */
void games_throw(const ck_game *g, ck_position *p, ck_rng *r);

#endif
