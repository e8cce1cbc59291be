/* cup_round.h - rounds, for people: the games of one that has just been made and who has a bye, what an announcement means
 * whose time is past, and that there will be no more. */
#ifndef CK_CLI_CUP_ROUND_H
#define CK_CLI_CUP_ROUND_H

#include "cup/cup.h"

#include <stddef.h>

/* Print the matches of a round on standard output, a line each: the games by their numbers, then the byes. */
void ck_cup_round_print(const ck_cup *cup, uint32_t round);

/* Whether an act that has been done announced a time which is past by the clock: then the sentence, translated, in
 * out[cap], with the time from when on who is not seated can be declared absent (S2 rule 16). The same on standard
 * output. */
bool ck_cup_round_past_tell(const ck_cup *cup, const ck_act *act, char *out, size_t cap);
void ck_cup_round_past_print(const ck_cup *cup, const ck_act *act);

/* Whether a Swiss tournament is at its end before its last round, since no further one can be paired: then the sentence,
 * translated, in out[cap]. The same on standard output. */
bool ck_cup_round_lost_tell(const ck_cup *cup, char *out, size_t cap);
void ck_cup_round_lost_print(const ck_cup *cup);

#endif
