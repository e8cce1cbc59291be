#include "table/step.h"

#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/slots.h"

#include "rules/text.h"

/* What the latest step did. */
static ck_happening told[CK_HAPPENINGS_MAX];
static uint32_t told_count, turn_ended;

static uint32_t go_on(const ck_game *g, const ck_position *after)
{
	ck_wasm_position[1] = ck_wasm_position[0];
	ck_wasm_position[0] = *after;
	ck_wasm_known(g);
	return 1;
}

uint32_t position_throw(const ck_game *g, uint32_t t)
{
	ck_position after;
	ck_throw thrown = t < g->throw_count ? (ck_throw)t : CK_NO_THROW; /* 256 is not 0 */

	return ck_throw_try(g, &ck_wasm_position[0], thrown, &after, &ck_wasm_error) && go_on(g, &after);
}

uint32_t position_act(const ck_game *g)
{
	ck_position after;

	return ck_action_try(g, &ck_wasm_position[0], ck_wasm_action, &after, &ck_wasm_error) &&
	       go_on(g, &after);
}

/* ------------------------------------------------------------------ happenings */

static int32_t tell(const ck_game *g, ck_step step)
{
	told_count = (uint32_t)ck_step_describe(g, &ck_wasm_position[1], &step, &ck_wasm_position[0], told);
	turn_ended = ck_step_ends_turn(g, &ck_wasm_position[1], &step, &ck_wasm_position[0]);
	return (int32_t)told_count;
}

int32_t step_throw(const ck_game *g, uint32_t t)
{
	if (!position_throw(g, t))
		return -1;
	return tell(g, (ck_step){.t = (ck_throw)t});
}

int32_t step_act(const ck_game *g)
{
	if (!position_act(g))
		return -1;
	return tell(g, (ck_step){.action = ck_wasm_action, .t = CK_NO_THROW});
}

uint32_t step_ended_turn(void)
{
	return turn_ended;
}

/* Happening i, or NULL. */
CK_SHARED const ck_happening *get(uint32_t i)
{
	return ck_wasm_below(i, told_count) ? &told[i] : NULL;
}

int32_t happening_kind(uint32_t i)
{
	const ck_happening *h = get(i);

	return h ? h->kind : -1;
}

int32_t happening_seat(uint32_t i)
{
	const ck_happening *h = get(i);

	return h ? h->seat : -1;
}

int32_t happening_owner(uint32_t i)
{
	const ck_happening *h = get(i);

	return h ? h->owner : -1;
}

int32_t happening_other(uint32_t i)
{
	const ck_happening *h = get(i);

	return h ? h->other : -1;
}

int32_t happening_from(uint32_t i)
{
	const ck_happening *h = get(i);

	return h ? h->from : -1;
}

int32_t happening_to(uint32_t i)
{
	const ck_happening *h = get(i);

	return h ? h->to : -1;
}

int32_t happening_size(uint32_t i)
{
	const ck_happening *h = get(i);

	return h ? h->size : -1;
}

int32_t happening_value(uint32_t i)
{
	const ck_happening *h = get(i);

	return h ? h->value : -1;
}

int32_t happening_pool(uint32_t i)
{
	const ck_happening *h = get(i);

	return h ? (int32_t)h->pool : -1;
}
