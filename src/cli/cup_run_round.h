/* cup_run_round.h - rounds at the screens of `charkoni cup run`: which one is to be announced, and that an announcement was
 * for nobody. Numbers of rounds count from 1; 0 is none.
 */
#ifndef CK_CLI_CUP_RUN_ROUND_H
#define CK_CLI_CUP_RUN_ROUND_H

#include "cup/cup.h"

#include <stddef.h>

/* The round of a game; 0 if there is no such game. */
uint32_t ck_run_round_of(const ck_cup *cup, uint32_t game);

/* The round to announce where a game (0: none) is chosen: that of the game while it has a game that has not begun or a
 * match that waits for its sides, else the next one that has, else the first; 0 if no round has. */
uint32_t ck_run_round_to_announce(const ck_cup *cup, uint32_t game);

/* Whether an act that has been done announced a round in which nothing is left to play: then the sentence, translated,
 * in out[cap]. */
bool ck_run_round_over_tell(const ck_cup *cup, const ck_act *act, char *out, size_t cap);

#endif
