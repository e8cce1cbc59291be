/* tally.h - what the matches of a table give each entrant, and its order: for the files of the standings
 * alone. */
#ifndef CHARKONI_CUP_TALLY_H
#define CHARKONI_CUP_TALLY_H

#include "cup/standing.h"

/* The sums of one entrant. */
typedef struct ck_tally {
	uint32_t points;
	uint32_t played;
	int64_t wins;     /* CK_TIE_WINS */
	int64_t home;     /* CK_TIE_HOME */
	int64_t buchholz; /* CK_TIE_BUCHHOLZ */
} ck_tally;

/* Matches of no group alone, but of the whole championship. */
#define CK_TALLY_ALL UINT32_MAX

/* Whether a match counts in the table of a group (0: round robin or Swiss); in CK_TALLY_ALL all but extra
 * games do. */
bool ck_tally_counts(const ck_cup_match *match, uint32_t group);

/* Whether a side of a match is an entrant: not yet unknown, not nobody. */
bool ck_tally_is_entrant(uint32_t side);

/* Add up the matches of a group for each entrant, into tally[number - 1], zeroed by the caller. */
void ck_tally_add(const ck_cup *cup, uint32_t group, ck_tally *tally);

/* The table of a group in its order (tally_order.c): as ck_standing_list. */
uint32_t ck_tally_table(const ck_cup *cup, uint16_t group, ck_standing *lines);

/* The order by how far each has come (standing_far.c): as ck_standing_list. */
uint32_t ck_tally_far(const ck_cup *cup, ck_standing *lines);

/* Put entrants of a group (0: all) on lines, unordered; how many. */
uint32_t ck_tally_lines(const ck_cup *cup, uint16_t group, const ck_tally *tally, ck_standing *lines);

#endif
