#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/heap.h"
#include "wasm/slots.h"

#include <string.h>

double position_playout(const ck_game *g, ck_rng *rng, double plies)
{
	uint64_t most;

	if (!ck_wasm_sound(g) || !ck_wasm_whole(plies, &most))
		return -1;
	return (double)ck_playout(g, &ck_wasm_position[0], rng, most, &ck_wasm_position[0]);
}

/* ------------------------------------------------------------------ perft */

enum { DEPTH_MAX = 16, WORK_MAX = 1 << 24 };

/* Leaves so far, and positions made; false once it is too much, or memory is short. */
struct count {
	const ck_game *g;
	uint64_t leaves;
	uint32_t work;
};

static bool count_below(struct count *c, const ck_position *p, uint32_t depth);

static bool count_throws(struct count *c, const ck_position *p, uint32_t depth)
{
	for (unsigned t = 0; t < c->g->throw_count; t++) {
		ck_position next;

		ck_throw_apply(c->g, p, (ck_throw)t, &next);
		if (!count_below(c, &next, depth - 1))
			return false;
	}
	return true;
}

/* The list is needed again on the way down: each level has a copy. */
static bool count_actions(struct count *c, const ck_position *p, uint32_t depth)
{
	size_t count = ck_position_moves(c->g, p, ck_wasm_list);
	bool whole = true;

	if (depth == 1) {
		c->leaves += count;
		return true;
	}
	ck_action *list = ck_wasm_heap_take(count * sizeof *list);
	if (!list)
		return false;
	memcpy(list, ck_wasm_list, count * sizeof *list);
	for (size_t i = 0; i < count && whole; i++) {
		ck_position next;

		ck_action_apply(c->g, p, list[i], &next);
		whole = count_below(c, &next, depth - 1);
	}
	ck_wasm_heap_give(list);
	return whole;
}

static bool count_below(struct count *c, const ck_position *p, uint32_t depth)
{
	if (c->work++ >= WORK_MAX)
		return ck_wasm_fail(CK_MSG("there are too many positions to count"));
	if (depth == 0 || p->phase == CK_OVER) {
		c->leaves++;
		return true;
	}
	return p->phase == CK_THROW ? count_throws(c, p, depth) : count_actions(c, p, depth);
}

double position_perft(const ck_game *g, uint32_t depth)
{
	struct count c = {.g = g};

	if (!ck_wasm_sound(g) || !ck_wasm_within(depth, 0, DEPTH_MAX) ||
	    !count_below(&c, &ck_wasm_position[0], depth))
		return -1;
	return (double)c.leaves;
}
