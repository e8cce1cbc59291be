/* rounds.h - how matches come to be: for the files of src/cup that draw and pair. */
#ifndef CHARKONI_CUP_ROUNDS_H
#define CHARKONI_CUP_ROUNDS_H

#include "cup/state.h"
#include "cup/swiss.h"

/* Groups for so many entrants: as near to the wished size as can be, at least two, none smaller than three or than one
 * more than go on. 26 with a wished size of 6 are 6, 6, 7, 7. */
uint32_t ck_rounds_groups(const ck_format *format, uint32_t entrants);

/* Make room for more matches and rounds, and a game of each match; false without memory. */
bool ck_rounds_room(ck_cup *cup, size_t matches, uint32_t rounds);

/* Add a match, for which there is room. */
void ck_rounds_add(ck_cup *cup, const ck_cup_match *match);

/* Add a match of two entrants; other 0: a bye. */
void ck_rounds_add_pair(ck_cup *cup, ck_part part, uint32_t round, uint32_t one, uint32_t other);

/* Add a bracket: place p of it is the entrant placed[p - 1], its first round comes after `rounds` others. */
void ck_rounds_add_nodes(ck_cup *cup, const ck_node *nodes, size_t count, const uint32_t *placed,
                         uint32_t rounds);

/* Add a knockout of n entrants in the order of their places; false without memory, and nothing is added. */
bool ck_rounds_knockout(ck_cup *cup, const uint32_t *placed, uint32_t n, uint32_t rounds);

/* Pair the next Swiss round (swiss_round.c). */
ck_refused ck_rounds_pair_swiss(ck_cup *cup);

/* Whether there is a pairing for another Swiss round: nobody meets an opponent again or has a second bye. It is asked after
 * every act, and most often answered without looking. Without the memory to look it says yes: of what is allowed only
 * once nothing can be paired nothing is, then, and an act that was accepted is accepted when it is replayed. */
bool ck_rounds_can_pair_swiss(const ck_cup *cup);

/* Draw the knockout after the groups (group_knockout.c). */
ck_refused ck_rounds_pair_groups(ck_cup *cup);

#endif
