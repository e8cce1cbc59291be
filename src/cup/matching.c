#include "cup/matching.h"

#include "base.h"
#include "cup/matching_graph.h"

#include <stdlib.h>

typedef enum move { NOTHING, GROW, JOIN, EXPAND } move;

/* A step of the trees: what can happen next, and how far prices have to move for it. */
typedef struct step {
	int64_t delta;
	uint32_t a;
	uint32_t b;
	move kind;
} step;

/* -------------------------------------------------------------------------- steps */

static void offer_step(step *s, int64_t delta, move kind, uint32_t a, uint32_t b)
{
	if (s->kind == NOTHING || delta < s->delta)
		*s = (step){.delta = delta, .a = a, .b = b, .kind = kind};
}

static void offer_node(const ck_graph *g, step *s, uint32_t id)
{
	const ck_graph_node *at = &g->node[id];

	if (!at->alive || at->parent != CK_GRAPH_NONE)
		return;
	if (at->label == CK_GRAPH_EVEN && at->near[0] != CK_GRAPH_NONE)
		offer_step(s, ck_graph_slack(g, at->near[0], at->near[1]) / 2, JOIN, at->near[0],
		           at->near[1]);
	if (at->label == CK_GRAPH_ODD && ck_graph_is_ring(g, id))
		offer_step(s, at->price, EXPAND, id, CK_GRAPH_NONE);
}

/* What needs the least change of prices. */
static step next_step(const ck_graph *g)
{
	step s = {.kind = NOTHING};

	for (uint32_t v = 0; v < g->n; v++) {
		uint32_t u = g->reach[v];

		if (u != CK_GRAPH_NONE && ck_graph_label_at(g, v) == CK_GRAPH_FREE &&
		    ck_graph_slack(g, u, v) < CK_GRAPH_OUT_OF_REACH)
			offer_step(&s, ck_graph_slack(g, u, v), GROW, u, v);
	}
	for (uint32_t id = 0; id < g->nodes; id++)
		offer_node(g, &s, id);
	return s;
}

/* Move all prices; edges within the trees keep theirs. */
static void change_prices(const ck_graph *g, int64_t delta)
{
	for (uint32_t v = 0; v < g->n; v++) {
		uint8_t now = ck_graph_label_at(g, v);

		g->price[v] += now == CK_GRAPH_EVEN ? delta : now == CK_GRAPH_ODD ? -delta : 0;
	}
	for (uint32_t id = g->n; id < g->nodes; id++) {
		ck_graph_node *ring = &g->node[id];

		if (ring->alive && ring->parent == CK_GRAPH_NONE)
			ring->price += ring->label == CK_GRAPH_EVEN  ? delta
			               : ring->label == CK_GRAPH_ODD ? -delta
			                                             : 0;
	}
}

/* New trees, of all nodes without a partner. */
static void plant(const ck_graph *g)
{
	for (uint32_t v = 0; v < g->n; v++)
		g->reach[v] = CK_GRAPH_NONE;
	for (uint32_t id = 0; id < g->nodes; id++) {
		g->node[id].label = CK_GRAPH_FREE;
		g->node[id].near[0] = CK_GRAPH_NONE;
	}
	for (uint32_t id = 0; id < g->nodes; id++)
		if (g->node[id].alive && g->node[id].parent == CK_GRAPH_NONE &&
		    g->mate[g->node[id].base] == CK_GRAPH_NONE)
			ck_graph_make_even(g, id);
}

/* Grow trees until two of them join, and two more vertices have partners; false where none can. */
static bool add_pair(ck_graph *g)
{
	plant(g);
	for (;;) {
		step s = next_step(g);

		if (s.kind == NOTHING)
			return false;
		change_prices(g, s.delta);
		if (s.kind == GROW) {
			ck_graph_grow(g, s.a, s.b);
		} else if (s.kind == EXPAND) {
			ck_graph_expand(g, s.a);
		} else {
			uint32_t meet = ck_graph_meeting(g, g->top[s.a], g->top[s.b]);

			if (meet == CK_GRAPH_NONE) {
				ck_graph_change_up(g, s.a, s.b);
				ck_graph_change_up(g, s.b, s.a);
				return true;
			}
			ck_graph_shrink(g, s.a, s.b, meet);
		}
	}
}

/* -------------------------------------------------------------------------- whole */

static void release(ck_graph *g)
{
	free(g->cost);
	free(g->price);
	free(g->mate);
	free(g->best);
	free(g->node);
}

/* Memory for n >= 2 vertices; false without, and what there is must still be released. */
static bool prepare(ck_graph *g, size_t n)
{
	size_t rings = n / 2;

	*g = (ck_graph){.n = (uint32_t)n, .nodes = (uint32_t)(n + rings)};
	g->cost = malloc(n * n * sizeof *g->cost);
	g->price = calloc(n, sizeof *g->price);
	g->mate = malloc((4 * n + 2 * g->nodes) * sizeof *g->mate);
	g->best = malloc(rings * n * sizeof *g->best);
	g->node = calloc(g->nodes, sizeof *g->node);
	if (!g->cost || !g->price || !g->mate || !g->best || !g->node)
		return false;
	g->top = g->mate + n;
	g->after = g->top + n;
	g->reach = g->after + n;
	g->work = g->reach + n;
	return true;
}

static void fill(const ck_graph *g, ck_matching_cost cost, const void *data)
{
	for (uint32_t i = 0; i < g->n; i++) {
		g->mate[i] = CK_GRAPH_NONE;
		g->top[i] = i;
		g->node[i] = (ck_graph_node){
			.parent = CK_GRAPH_NONE, .base = i, .first = i, .last = i, .alive = true};
		g->cost[(size_t)i * g->n + i] = CK_GRAPH_FAR;
		for (uint32_t j = 0; j < i; j++) {
			int64_t c = cost(data, j, i);

			CK_ASSERT(c == CK_MATCHING_NEVER || (c >= 0 && c <= CK_MATCHING_COST_MAX));
			c = c == CK_MATCHING_NEVER ? CK_GRAPH_FAR : 2 * c;
			g->cost[(size_t)i * g->n + j] = c;
			g->cost[(size_t)j * g->n + i] = c;
		}
	}
}

ck_matching_answer ck_matching_find(size_t n, ck_matching_cost cost, const void *data, uint32_t *mate)
{
	ck_graph g;
	ck_matching_answer answer = CK_MATCHING_OK;

	CK_ASSERT(n <= CK_MATCHING_MAX);
	if (n == 0 || n % 2)
		return n ? CK_MATCHING_NONE : CK_MATCHING_OK;
	if (!prepare(&g, n)) {
		release(&g);
		return CK_MATCHING_NO_MEMORY;
	}
	fill(&g, cost, data);
	for (size_t pairs = 0; pairs < n / 2 && answer == CK_MATCHING_OK; pairs++)
		answer = add_pair(&g) ? CK_MATCHING_OK : CK_MATCHING_NONE;
	for (size_t i = 0; i < n && answer == CK_MATCHING_OK; i++)
		mate[i] = g.mate[i];
	release(&g);
	return answer;
}
