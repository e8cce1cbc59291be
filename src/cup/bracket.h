/* bracket.h - the shape of a knockout and of a double elimination: which match feeds which. Pure numbers, no names.
 *
 * Places 1 ... n are those of the draw (1 the strongest where it is seeded). Missing places up to the next power of two
 * are byes: they fall to the first places and are spread over the whole draw, so that no match is empty and the two
 * halves, quarters ... differ by one bye at most.
 */
#ifndef CHARKONI_CUP_BRACKET_H
#define CHARKONI_CUP_BRACKET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Where a side of a match comes from. */
typedef enum ck_source_kind {
	CK_SOURCE_BYE,
	CK_SOURCE_PLACE,  /* of the draw: number = place, from 1 */
	CK_SOURCE_WINNER, /* number = index of a match before, from 0 */
	CK_SOURCE_LOSER,
} ck_source_kind;

typedef struct ck_source {
	uint32_t number;
	uint8_t kind; /* ck_source_kind */
} ck_source;

typedef enum ck_part {
	CK_PART_MAIN,  /* knockout; upper bracket */
	CK_PART_LOWER, /* those with one defeat */
	CK_PART_THIRD, /* for the third place */
	CK_PART_FINAL, /* double elimination: upper winner against lower winner */
	CK_PART_RESET, /* double elimination: once more, if the lower winner has won that */
	CK_PART_GROUP, /* everybody against everybody */
	CK_PART_SWISS,
	CK_PART_EXTRA, /* an extra game of two who are level */
	CK_PART_COUNT
} ck_part;

typedef struct ck_node {
	ck_source side[2];
	uint32_t
		round; /* from 1, within the whole championship: matches of one round can be played at the same time */
	uint8_t part; /* ck_part */
} ck_node;

/* Byes to the next power of two: 59 for 69. */
uint32_t ck_bracket_byes(uint32_t n);

/* Nodes of a knockout: next power of two - 1, + 1 with a third place (n >= 4). n from 2. */
size_t ck_bracket_count(uint32_t n, bool third);

/* Write them, every source before its use, rounds ascending, from the top of the sheet to its bottom. Matches of the
 * first round with one bye are nodes too (their winner is known at once). `nodes` has room for ck_bracket_count. */
void ck_bracket_build(uint32_t n, bool third, ck_node *nodes);

/* The same for double elimination: 2 * next power of two - 1 nodes, the last the CK_PART_RESET, whose sides are
 * the loser and the winner of the final. Losers fall so that two meet again as late as can be. n from 3. */
size_t ck_double_count(uint32_t n);
void ck_double_build(uint32_t n, ck_node *nodes);

/* The place (from 1) that stands on line i (from 0) of the sheet of a draw of `size` lines (a power of two): 1 and 2
 * meet in the final only, 1 to 4 from the semifinals on, and so on. */
uint32_t ck_bracket_line(uint32_t size, uint32_t i);

#endif
