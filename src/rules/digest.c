#include "digest.h"

static uint64_t mix(uint64_t h, uint64_t value)
{
	h = (h ^ value) * 0x9E3779B97F4A7C15u;
	return h ^ h >> 32;
}

/* The end of one game as a number that does not depend on the machine's order of bytes. */
static uint64_t digest(const ck_position *end, uint64_t plies)
{
	const uint8_t *bytes = (const uint8_t *)end;
	uint64_t h = mix(plies, end->held);

	for (size_t i = 0; i < offsetof(ck_position, held); i++)
		h = mix(h, bytes[i]);
	return h;
}

void ck_digest_play(const ck_game *g, uint64_t seed, uint64_t from, uint64_t to, ck_digest *sum)
{
	ck_digest played = {0}; /* in registers; the sum is in memory */

	for (uint64_t i = from; i < to; i++) {
		ck_position position;
		ck_rng rng;

		ck_rng_seed(&rng, seed, i);
		ck_position_start(g, (unsigned)(i % g->seats), &position);
		uint64_t plies = ck_playout(g, &position, &rng, UINT64_MAX, &position);
		played.plies += plies;
		played.digest += digest(&position, plies);
	}
	sum->plies += played.plies;
	sum->digest += played.digest;
}
