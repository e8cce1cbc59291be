#include "cli/bench.h"

#include "cli/workers.h"
#include "rules/digest.h"

enum { CHUNK = 64 }; /* games that a thread takes at a time */

/* What the threads share. */
struct work {
	const ck_game *g;
	uint64_t seed, games;
	ck_bench_tell *tell;
};

static void add(void *total, const void *sum)
{
	struct ck_bench *t = total;
	const struct ck_bench *s = sum;

	t->games += s->games;
	t->plies += s->plies;
	t->digest += s->digest;
}

static void play(const void *context, uint64_t from, uint64_t to, void *sum)
{
	const struct work *w = context;
	struct ck_bench *s = sum;
	ck_digest played = {0};

	ck_digest_play(w->g, w->seed, from, to, &played);
	s->games += to - from;
	s->plies += played.plies;
	s->digest += played.digest;
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
