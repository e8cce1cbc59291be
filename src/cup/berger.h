/* berger.h - who plays whom when everybody plays everybody: the tables of Berger. */
#ifndef CHARKONI_CUP_BERGER_H
#define CHARKONI_CUP_BERGER_H

#include <stdint.h>

/* Rounds for n entrants (2 ... CK_CUP_ENTRANTS_MAX): n - 1, or n where n is odd. */
uint32_t ck_berger_rounds(uint32_t n);

/* Games of a round: n / 2; with an odd n one entrant has a bye. */
uint32_t ck_berger_games(uint32_t n);

/* Game i (from 0) of round r (from 0): pair[0] and pair[1] are places 1 ... n; with an odd n the game with
 * place n + 1 is left out, and pair[0] of i == n / 2 is who has the bye, pair[1] 0. For six: 1-6 2-5 3-4 / 6-4 5-3
 * 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1. */
void ck_berger_pair(uint32_t n, uint32_t r, uint32_t i, uint32_t pair[2]);

#endif
