#include "cli/bench.h"

#include "cli/workers.h"

#include <stddef.h>

enum { CHUNK = 64 }; /* games that a thread takes at a time */

/* What the threads share. */
struct work {
	const ck_game *g;
	uint64_t seed, games;
	ck_bench_tell *tell;
};

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

static void add(void *total, const void *sum)
{
	struct ck_bench *t = total;
	const struct ck_bench *s = sum;

	t->games += s->games;
	t->plies += s->plies;
	t->digest += s->digest;
}

/* Play some games; the digest is a sum, so that their order does not matter. */
static void play(const void *context, uint64_t from, uint64_t to, void *sum)
{
	const struct work *w = context;
	struct ck_bench played = {.games = to - from}; /* in registers; the sum is in memory */

	for (uint64_t i = from; i < to; i++) {
		ck_position position;
		ck_rng rng;

		ck_rng_seed(&rng, w->seed, i);
		ck_position_start(w->g, (unsigned)(i % w->g->seats), &position);
		uint64_t plies = ck_playout(w->g, &position, &rng, UINT64_MAX, &position);
		played.plies += plies;
		played.digest += digest(&position, plies);
	}
	add(sum, &played);
}

static void tell_done(const void *context, uint64_t done)
{
	const struct work *w = context;

	w->tell(done, w->games);
}

bool ck_bench_run(const ck_game *g, uint64_t games, unsigned threads, uint64_t seed, ck_bench_tell *tell,
                  struct ck_bench *out)
{
	const struct work w = {g, seed, games, tell};
	const ck_workers workers = {
		.items = games,
		.chunk = CHUNK,
		.threads = threads,
		.work = play,
		.add = add,
		.tell = tell != NULL ? tell_done : NULL,
		.context = &w,
		.size = sizeof *out,
	};
	double start = ck_workers_seconds();

	*out = (struct ck_bench){0};
	if (!ck_workers_run(&workers, out, NULL))
		return false;
	out->seconds = ck_workers_seconds() - start;
	return true;
}
