/* matching_graph.h - what a matching is inside (matching.h says how it works): for its files alone.
 *
 * matching_graph.c has the edges, matching_ring.c the blossoms, matching.c the steps.
 */
#ifndef CHARKONI_CUP_MATCHING_GRAPH_H
#define CHARKONI_CUP_MATCHING_GRAPH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CK_GRAPH_NONE UINT32_MAX
/* Of what is not an edge: out of reach of all sums of prices. */
#define CK_GRAPH_FAR (INT64_C(1) << 60)
#define CK_GRAPH_OUT_OF_REACH (CK_GRAPH_FAR / 2)

typedef enum ck_graph_label { CK_GRAPH_FREE, CK_GRAPH_EVEN, CK_GRAPH_ODD } ck_graph_label;

/* A vertex, or a blossom of an odd number of nodes in a ring. Vertices of the graph have the ids 0 ... n - 1,
 * blossoms those from n on. "A vertex in a node" means one of the graph, at any depth. */
typedef struct ck_graph_node {
	int64_t price;   /* of a blossom for itself, twice */
	uint32_t parent; /* the blossom that it is in, CK_GRAPH_NONE on top */
	uint32_t base;   /* the vertex in it whose partner is outside it (or nobody) */
	uint32_t first;  /* its vertices are a list by graph.after ... */
	uint32_t last;   /* ... of which this is the last */
	uint32_t next;   /* around the ring of its parent */
	uint32_t before;
	uint32_t tail;    /* the edge to the next one: from this vertex in it ... */
	uint32_t head;    /* ... to this vertex in the next */
	uint32_t from;    /* ODD: the edge by which the tree came: from this vertex ... */
	uint32_t to;      /* ... to this one in it */
	uint32_t near[2]; /* EVEN: the cheapest edge to another EVEN node: a vertex in it, one in the other */
	uint32_t stamp;   /* of the last walk to a root that came by */
	uint8_t label;    /* of a node on top */
	bool alive;       /* a blossom that exists */
} ck_graph_node;

typedef struct ck_graph {
	uint32_t n;
	uint32_t nodes; /* vertices and room for blossoms */
	uint32_t stamp;
	int64_t *cost;  /* n * n, twice what it is, so that halves of differences are whole */
	int64_t *price; /* of each vertex with the blossoms around it, twice */
	uint32_t *mate;
	uint32_t *top;   /* the node on top that holds each vertex */
	uint32_t *after; /* vertex lists of nodes */
	uint32_t *reach; /* for a vertex in no EVEN node: the EVEN vertex with the cheapest edge to it */
	/* n for each blossom: for each vertex outside the one inside with the cheapest edge to it */
	uint32_t *best;
	uint32_t *work; /* a stack, or the vertices of a new blossom that were not EVEN */
	ck_graph_node *node;
} ck_graph;

/* What the edge u - v costs beyond the prices of its ends, for vertices in different nodes on top. */
static inline int64_t ck_graph_slack(const ck_graph *g, uint32_t u, uint32_t v)
{
	return g->cost[(size_t)u * g->n + v] - g->price[u] - g->price[v];
}

/* The vertex in a node on top with the cheapest edge to v. */
static inline uint32_t ck_graph_best_to(const ck_graph *g, uint32_t id, uint32_t v)
{
	return id < g->n ? id : g->best[(size_t)(id - g->n) * g->n + v];
}

static inline uint8_t ck_graph_label_at(const ck_graph *g, uint32_t v)
{
	return g->node[g->top[v]].label;
}

static inline bool ck_graph_is_ring(const ck_graph *g, uint32_t id)
{
	return id >= g->n;
}

/* --------------------------------------------------------- edges (matching_graph.c) */

/* The edges of a vertex whose node on top has become EVEN. */
void ck_graph_look_from(const ck_graph *g, uint32_t u);

/* The cheapest edge of an EVEN node to another, from all that is known of its vertices. */
void ck_graph_find_near(const ck_graph *g, uint32_t id);

/* Nothing is known any more of the edges of a blossom. */
void ck_graph_clear_best(const ck_graph *g, uint32_t id);

/* A node becomes EVEN: a root, or the partner of an ODD one. */
void ck_graph_make_even(const ck_graph *g, uint32_t id);

/* A node becomes ODD: the tree came over the edge from - to. */
void ck_graph_make_odd(const ck_graph *g, uint32_t id, uint32_t from, uint32_t to);

/* Grow a tree over the edge u - v: the node of v becomes ODD and its partner EVEN. */
void ck_graph_grow(const ck_graph *g, uint32_t u, uint32_t v);

/* -------------------------------------------------------- blossoms (matching_ring.c) */

/* u has a new partner v; what was its node's partner looks for another, and so on up to the root. */
void ck_graph_change_up(const ck_graph *g, uint32_t u, uint32_t v);

/* Where the ways from two EVEN nodes to their roots meet; CK_GRAPH_NONE in different trees. */
uint32_t ck_graph_meeting(ck_graph *g, uint32_t a, uint32_t b);

/* The edge u - v closes an odd ring: from the meeting down to u, over to v, and back up. It becomes one
 * EVEN node. */
void ck_graph_shrink(const ck_graph *g, uint32_t u, uint32_t v, uint32_t meet);

/* An ODD blossom whose price is used up: its parts take its place in the tree, as far as the way through
 * it. */
void ck_graph_expand(const ck_graph *g, uint32_t id);

#endif
