#include "cup/matching_graph.h"

/* Keep u - v as the cheapest edge of an EVEN node to other EVEN nodes, if it is. */
static void offer_near(const ck_graph *g, ck_graph_node *at, uint32_t u, uint32_t v)
{
	if (ck_graph_slack(g, u, v) >= CK_GRAPH_OUT_OF_REACH)
		return;
	if (at->near[0] == CK_GRAPH_NONE ||
	    ck_graph_slack(g, u, v) < ck_graph_slack(g, at->near[0], at->near[1])) {
		at->near[0] = u;
		at->near[1] = v;
	}
}

void ck_graph_look_from(const ck_graph *g, uint32_t u)
{
	uint32_t mine = g->top[u];
	uint32_t *best = ck_graph_is_ring(g, mine) ? g->best + (size_t)(mine - g->n) * g->n : NULL;

	for (uint32_t v = 0; v < g->n; v++) {
		if (g->top[v] == mine)
			continue;
		if (best &&
		    (best[v] == CK_GRAPH_NONE || ck_graph_slack(g, u, v) < ck_graph_slack(g, best[v], v)))
			best[v] = u;
		if (ck_graph_label_at(g, v) == CK_GRAPH_EVEN)
			offer_near(g, &g->node[g->top[v]], v, u);
		else if (g->reach[v] == CK_GRAPH_NONE ||
		         ck_graph_slack(g, u, v) < ck_graph_slack(g, g->reach[v], v))
			g->reach[v] = u;
	}
}

void ck_graph_find_near(const ck_graph *g, uint32_t id)
{
	ck_graph_node *at = &g->node[id];

	at->near[0] = CK_GRAPH_NONE;
	for (uint32_t v = 0; v < g->n; v++)
		if (g->top[v] != id && ck_graph_label_at(g, v) == CK_GRAPH_EVEN)
			offer_near(g, at, ck_graph_best_to(g, id, v), v);
}

void ck_graph_clear_best(const ck_graph *g, uint32_t id)
{
	for (uint32_t v = 0; ck_graph_is_ring(g, id) && v < g->n; v++)
		g->best[(size_t)(id - g->n) * g->n + v] = CK_GRAPH_NONE;
}

void ck_graph_make_even(const ck_graph *g, uint32_t id)
{
	ck_graph_node *at = &g->node[id];

	at->label = CK_GRAPH_EVEN;
	ck_graph_clear_best(g, id);
	for (uint32_t v = at->first;; v = g->after[v]) {
		ck_graph_look_from(g, v);
		if (v == at->last)
			break;
	}
	ck_graph_find_near(g, id);
}

void ck_graph_make_odd(const ck_graph *g, uint32_t id, uint32_t from, uint32_t to)
{
	ck_graph_node *at = &g->node[id];

	at->label = CK_GRAPH_ODD;
	at->from = from;
	at->to = to;
}

void ck_graph_grow(const ck_graph *g, uint32_t u, uint32_t v)
{
	uint32_t odd = g->top[v];

	ck_graph_make_odd(g, odd, u, v);
	ck_graph_make_even(g, g->top[g->mate[g->node[odd].base]]);
}
