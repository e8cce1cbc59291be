/* matching.h - a perfect matching of least cost in a general graph (blossoms with dual variables).
 *
 * The primal-dual method of Edmonds. Every vertex has a price; an edge may be used when the prices of its
 * two ends make up its cost. Trees of such edges grow from all vertices without a partner at once: the
 * prices of the vertices at even distance of the roots rise and those at odd distance fall, until an edge
 * joins two trees (two more vertices have partners) or closes an odd cycle. Such a cycle, a blossom, is
 * from then on treated as one vertex, with a price of its own, until that price is used up. For every
 * vertex and blossom the cheapest edge is kept, so that a step costs O(n), a tree O(n^2) and the whole
 * O(n^3).
 */
#ifndef CHARKONI_CUP_MATCHING_H
#define CHARKONI_CUP_MATCHING_H

#include <stddef.h>
#include <stdint.h>

/* No edge. */
#define CK_MATCHING_NEVER INT64_MAX

/* The highest cost of an edge, and the most vertices: prices and their sums stay far below 2^60. */
#define CK_MATCHING_COST_MAX (INT64_C(1) << 40)
#define CK_MATCHING_MAX 4096

typedef enum ck_matching_answer {
	CK_MATCHING_OK,
	CK_MATCHING_NONE,
	CK_MATCHING_NO_MEMORY
} ck_matching_answer;

/* The cost of an edge i - j (i < j), 0 ... CK_MATCHING_COST_MAX; CK_MATCHING_NEVER where there is none.
 * Asked once for each pair. */
typedef int64_t (*ck_matching_cost)(const void *data, size_t i, size_t j);

/* Match n vertices (0 ... CK_MATCHING_MAX): mate[i] is the partner of i. The answer depends on the costs
 * alone; an odd n has none. Unless it is CK_MATCHING_OK, mate is unchanged. O(n^3) time, O(n^2) memory. */
ck_matching_answer ck_matching_find(size_t n, ck_matching_cost cost, const void *data, uint32_t *mate);

#endif
