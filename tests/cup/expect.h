/* expect.h - what standings are to be, for tests. */
#ifndef CHARKONI_TESTS_CUP_EXPECT_H
#define CHARKONI_TESTS_CUP_EXPECT_H

#include "cup/evening.h"
#include "cup/standing.h"

/* More entrants are not expected. */
enum { EXPECT_MOST = 32 };

/* The standings; how many. */
uint32_t expect_list(const evening *e, uint16_t group, ck_standing *lines);

/* The entrants from the top, 0 at the end, and their places: NULL for any entrants, for places without a
 * gap. */
void expect_order(const evening *e, uint16_t group, const uint32_t *entrants, const uint32_t *places);

/* What put a line (from 1) of all behind the one above. */
void expect_why(const evening *e, uint32_t line, ck_tie by, int64_t above, int64_t own, uint32_t level);

/* Who is at a place of the draw, so that a Swiss first round can be foreseen. */
uint32_t expect_place(const evening *e, uint32_t place);

#endif
