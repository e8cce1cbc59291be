#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/heap.h"
#include "wasm/slots.h"
#include "wasm/table.h"
#include "wasm/text.h"

#include "rules/text.h"

#include <charkoni/bots.h>

#include <string.h>

/* ------------------------------------------------------------------ generators */

ck_rng *rng_new(uint32_t seed_low, uint32_t seed_high, uint32_t stream_low, uint32_t stream_high)
{
	ck_rng *rng = ck_wasm_heap_take(sizeof *rng);

	if (rng)
		ck_rng_seed(rng, (uint64_t)seed_high << 32 | seed_low,
		            (uint64_t)stream_high << 32 | stream_low);
	return rng;
}

void rng_free(ck_rng *rng)
{
	ck_wasm_heap_give(rng);
}

uint32_t rng_below(ck_rng *rng, uint32_t n)
{
	return n > 0 ? ck_rng_below(rng, n) : 0;
}

/* ------------------------------------------------------------------ bots */

uint32_t bot_count(void)
{
	uint32_t count = 0;

	while (ck_bot_get(count))
		count++;
	return count;
}

int32_t bot_name(uint32_t bot)
{
	if (!ck_wasm_below(bot, bot_count()))
		return -1;
	const char *name = ck_bot_get(bot)->name;
	return ck_wasm_text_out(name, strlen(name));
}

int32_t bot_find(uint32_t length)
{
	const char *name = ck_wasm_text_in(length);
	const ck_bot *bot = name ? ck_bot_find(name, length) : NULL;

	for (uint32_t i = 0; bot && ck_bot_get(i); i++)
		if (ck_bot_get(i) == bot)
			return (int32_t)i;
	if (name)
		ck_fail(&ck_wasm_error, CK_MSG("{part} is no bot"), name, length, "");
	return -1;
}

/* Let it choose from the first `count` actions of the list. */
static bool choose(const ck_game *g, const ck_position *p, size_t count, uint32_t bot, ck_rng *own)
{
	if (!ck_wasm_below(bot, bot_count()))
		return false;
	if (count == 0)
		return ck_wasm_fail(CK_MSG("no action is due"));
	return ck_wasm_action_put(ck_bot_get(bot)->choose(g, p, ck_wasm_list, count, own), true);
}

uint32_t bot_choose(const ck_game *g, uint32_t bot, ck_rng *own)
{
	const ck_position *p = &ck_wasm_position[0];

	return ck_wasm_sound(g) && choose(g, p, ck_position_legal(g, p, ck_wasm_list), bot, own);
}

uint32_t bot_choose_at_table(const ck_wasm_table *t, uint32_t bot, ck_rng *own)
{
	return choose(&t->game, &t->table.state.position, ck_table_legal(&t->table, ck_wasm_list), bot, own);
}
