/* cup_round.h - a round that has just been made, for people: its games, and who has a bye. */
#ifndef CK_CLI_CUP_ROUND_H
#define CK_CLI_CUP_ROUND_H

#include "cup/cup.h"

/* Print the matches of a round on standard output, a line each: the games by their numbers, then the byes. */
void ck_cup_round_print(const ck_cup *cup, uint32_t round);

#endif
