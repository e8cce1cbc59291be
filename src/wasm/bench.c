#include "wasm/exports.h"
#include "wasm/text.h"

#include "rules/digest.h"

static ck_digest sum;

uint32_t bench_play(const ck_game *g, uint32_t from, uint32_t games, uint32_t seed_low, uint32_t seed_high)
{
	if (from == 0)
		sum = (ck_digest){0};
	ck_digest_play(g, (uint64_t)seed_high << 32 | seed_low, from, (uint64_t)from + games, &sum);
	return 1;
}

double bench_plies(void)
{
	return (double)sum.plies;
}

int32_t bench_digest(void)
{
	char text[16];

	for (unsigned i = 0; i < sizeof text; i++)
		text[i] = "0123456789abcdef"[sum.digest >> (60 - 4 * i) & 15];
	return ck_wasm_text_out(text, sizeof text);
}
