#include "cup/matching_graph.h"

#include "base.h"

/* ------------------------------------------------------------------- new partners */

/* The node right below `ring` that holds a vertex. */
static uint32_t part_of(const ck_graph *g, uint32_t ring, uint32_t v)
{
	uint32_t id = v;

	while (g->node[id].parent != ring)
		id = g->node[id].parent;
	return id;
}

static void join(const ck_graph *g, uint32_t u, uint32_t v)
{
	g->mate[u] = v;
	g->mate[v] = u;
}

/* Walk from a part of a ring to the one with its base, the way that has an even number of steps:
 * `forward`. */
static bool even_forward(const ck_graph *g, uint32_t part, uint32_t base)
{
	bool even = true;

	for (; part != base; part = g->node[part].next)
		even = !even;
	return even;
}

static uint32_t step_on(const ck_graph *g, uint32_t part, bool forward)
{
	return forward ? g->node[part].next : g->node[part].before;
}

/* The edge from a part of a ring to its neighbour: ends[0] in the part, ends[1] in the neighbour. */
static void edge_on(const ck_graph *g, uint32_t part, bool forward, uint32_t ends[2])
{
	const ck_graph_node *owner = &g->node[forward ? part : g->node[part].before];

	ends[0] = forward ? owner->tail : owner->head;
	ends[1] = forward ? owner->head : owner->tail;
}

/* Make v the base of one ring; the vertices that become bases below it are put on the stack of `count`. */
static uint32_t turn_ring(const ck_graph *g, uint32_t ring, uint32_t v, uint32_t count)
{
	uint32_t part = part_of(g, ring, v);
	uint32_t base = part_of(g, ring, g->node[ring].base);
	bool forward = even_forward(g, part, base);

	g->work[count++] = part;
	g->work[count++] = v;
	while (part != base) {
		uint32_t left = step_on(g, part, forward);
		uint32_t right = step_on(g, left, forward);
		uint32_t ends[2];

		edge_on(g, left, forward, ends);
		join(g, ends[0], ends[1]);
		g->work[count++] = left;
		g->work[count++] = ends[0];
		g->work[count++] = right;
		g->work[count++] = ends[1];
		part = right;
	}
	g->node[ring].base = v;
	return count;
}

/* Make v the base of a node, and change partners within it to suit. Each node is on the stack once at
 * most. */
static void turn(const ck_graph *g, uint32_t id, uint32_t v)
{
	uint32_t count = 0;

	g->work[count++] = id;
	g->work[count++] = v;
	while (count) {
		uint32_t base = g->work[--count];
		uint32_t at = g->work[--count];

		if (ck_graph_is_ring(g, at) && g->node[at].base != base)
			count = turn_ring(g, at, base, count);
	}
}

void ck_graph_change_up(const ck_graph *g, uint32_t u, uint32_t v)
{
	for (;;) {
		uint32_t even = g->top[u];
		uint32_t lost = g->mate[g->node[even].base];

		turn(g, even, u);
		g->mate[u] = v;
		if (lost == CK_GRAPH_NONE)
			return;

		uint32_t odd = g->top[lost];

		turn(g, odd, g->node[odd].to);
		u = g->node[odd].from;
		v = g->node[odd].to;
		g->mate[v] = u;
	}
}

/* ----------------------------------------------------------------------- blossoms */

/* The even node above an even one; CK_GRAPH_NONE for a root. */
static uint32_t even_above(const ck_graph *g, uint32_t id)
{
	uint32_t lost = g->mate[g->node[id].base];

	return lost == CK_GRAPH_NONE ? CK_GRAPH_NONE : g->top[g->node[g->top[lost]].from];
}

uint32_t ck_graph_meeting(ck_graph *g, uint32_t a, uint32_t b)
{
	g->stamp++;
	for (; a != CK_GRAPH_NONE; a = even_above(g, a))
		g->node[a].stamp = g->stamp;
	while (b != CK_GRAPH_NONE && g->node[b].stamp != g->stamp)
		b = even_above(g, b);
	return b;
}

/* Make `id` follow `last` in a ring. */
static void link_part(const ck_graph *g, uint32_t last, uint32_t tail, uint32_t id, uint32_t head)
{
	g->node[last].next = id;
	g->node[last].tail = tail;
	g->node[last].head = head;
	g->node[id].before = last;
}

/* Chain the nodes from an EVEN one up to `stop` in a ring: upwards for `up`, else against that. */
static void link_way(const ck_graph *g, uint32_t id, uint32_t stop, bool up)
{
	while (id != stop) {
		uint32_t base = g->node[id].base;
		uint32_t lost = g->mate[base];
		uint32_t odd = g->top[lost];
		uint32_t to = g->node[odd].to;
		uint32_t from = g->node[odd].from;
		uint32_t above = g->top[from];

		if (up) {
			link_part(g, id, base, odd, lost);
			link_part(g, odd, to, above, from);
		} else {
			link_part(g, odd, lost, id, base);
			link_part(g, above, from, odd, to);
		}
		id = above;
	}
}

/* The vertices of all parts of a new blossom get it on top and are made one list; those that were ODD are
 * put into work, and how many is told. */
static uint32_t take_parts(const ck_graph *g, uint32_t id)
{
	ck_graph_node *ring = &g->node[id];
	uint32_t start = g->top[ring->base];
	uint32_t part = start;
	uint32_t count = 0;

	ring->first = g->node[start].first;
	do {
		ck_graph_node *at = &g->node[part];

		at->parent = id;
		for (uint32_t v = at->first;; v = g->after[v]) {
			g->top[v] = id;
			if (at->label == CK_GRAPH_ODD)
				g->work[count++] = v;
			if (v == at->last)
				break;
		}
		ring->last = at->last;
		part = at->next;
		g->after[at->last] = g->node[part].first;
	} while (part != start);
	return count;
}

/* What the EVEN parts of a blossom know of their edges. */
static void merge_best(const ck_graph *g, uint32_t id, uint32_t part)
{
	uint32_t *best = g->best + (size_t)(id - g->n) * g->n;

	for (uint32_t v = 0; v < g->n; v++) {
		if (g->top[v] == id)
			continue;

		uint32_t u = ck_graph_best_to(g, part, v);

		if (best[v] == CK_GRAPH_NONE || ck_graph_slack(g, u, v) < ck_graph_slack(g, best[v], v))
			best[v] = u;
	}
}

static uint32_t unused_blossom(const ck_graph *g)
{
	uint32_t id = g->n;

	while (g->node[id].alive)
		id++;
	CK_ASSERT(id < g->nodes);
	return id;
}

void ck_graph_shrink(const ck_graph *g, uint32_t u, uint32_t v, uint32_t meet)
{
	uint32_t id = unused_blossom(g);

	link_way(g, g->top[u], meet, false);
	link_way(g, g->top[v], meet, true);
	link_part(g, g->top[u], u, g->top[v], v);
	g->node[id] = (ck_graph_node){
		.parent = CK_GRAPH_NONE, .base = g->node[meet].base, .label = CK_GRAPH_EVEN, .alive = true};

	uint32_t odd = take_parts(g, id);
	uint32_t part = meet;

	ck_graph_clear_best(g, id);
	do {
		if (g->node[part].label == CK_GRAPH_EVEN)
			merge_best(g, id, part);
		part = g->node[part].next;
	} while (part != meet);
	for (uint32_t i = 0; i < odd; i++)
		ck_graph_look_from(g, g->work[i]);
	ck_graph_find_near(g, id);
}

/* A part of an expanded blossom is on top again. */
static void release_part(const ck_graph *g, uint32_t id)
{
	ck_graph_node *at = &g->node[id];

	at->parent = CK_GRAPH_NONE;
	at->label = CK_GRAPH_FREE;
	for (uint32_t v = at->first;; v = g->after[v]) {
		g->top[v] = id;
		if (v == at->last)
			break;
	}
}

void ck_graph_expand(const ck_graph *g, uint32_t id)
{
	ck_graph_node *ring = &g->node[id];
	uint32_t part = part_of(g, id, ring->to);
	uint32_t base = part_of(g, id, ring->base);
	bool forward = even_forward(g, part, base);
	uint32_t end = base;

	do {
		release_part(g, end);
		end = g->node[end].next;
	} while (end != base);
	ring->alive = false;
	ck_graph_make_odd(g, part, ring->from, ring->to);
	while (part != base) {
		uint32_t even = step_on(g, part, forward);
		uint32_t ends[2];

		edge_on(g, even, forward, ends);
		ck_graph_make_even(g, even);
		part = step_on(g, even, forward);
		ck_graph_make_odd(g, part, ends[0], ends[1]);
	}
}
