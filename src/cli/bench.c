#include "cli/bench.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CHUNK = 64 }; /* games that a thread takes at a time */

/* What the threads share. */
struct work {
	const ck_game *g;
	uint64_t seed, games;
	pthread_mutex_t lock;
	pthread_cond_t finished;
	uint64_t taken;       /* games handed out */
	unsigned running;     /* threads */
	struct ck_bench done; /* summed up */
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

/* Play some games; the digest is a sum, so that their order does not matter. */
static void play(const struct work *w, uint64_t from, uint64_t to, struct ck_bench *sum)
{
	for (uint64_t i = from; i < to; i++) {
		ck_position position;
		ck_rng rng;

		ck_rng_seed(&rng, w->seed, i);
		ck_position_start(w->g, (unsigned)(i % w->g->seats), &position);
		uint64_t plies = ck_playout(w->g, &position, &rng, UINT64_MAX, &position);
		sum->games++;
		sum->plies += plies;
		sum->digest += digest(&position, plies);
	}
}

/* Add what has been played, and take the next games; false when none are left. */
static bool next_chunk(struct work *w, struct ck_bench *played, uint64_t *from, uint64_t *to)
{
	pthread_mutex_lock(&w->lock);
	w->done.games += played->games;
	w->done.plies += played->plies;
	w->done.digest += played->digest;
	*from = w->taken;
	*to = w->games - w->taken < CHUNK ? w->games : w->taken + CHUNK;
	w->taken = *to;
	if (*from == *to && --w->running == 0)
		pthread_cond_signal(&w->finished);
	pthread_mutex_unlock(&w->lock);
	*played = (struct ck_bench){0};
	return *from != *to;
}

static void *worker(void *context)
{
	struct work *w = context;
	struct ck_bench played = {0};
	uint64_t from, to;

	while (next_chunk(w, &played, &from, &to))
		play(w, from, to, &played);
	return NULL;
}

static double seconds_now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Wait for the threads, telling how far they are twice a second. */
static void wait_for(struct work *w, ck_bench_tell *tell)
{
	pthread_mutex_lock(&w->lock);
	while (w->running > 0) {
		struct timespec until;

		clock_gettime(CLOCK_REALTIME, &until);
		until.tv_nsec += 500000000;
		until.tv_sec += until.tv_nsec / 1000000000;
		until.tv_nsec %= 1000000000;
		pthread_cond_timedwait(&w->finished, &w->lock, &until);
		if (tell && w->running > 0)
			tell(w->done.games, w->games);
	}
	pthread_mutex_unlock(&w->lock);
}

bool ck_bench_run(const ck_game *g, uint64_t games, unsigned threads, uint64_t seed, ck_bench_tell *tell,
                  struct ck_bench *out)
{
	struct work w = {.g = g, .seed = seed, .games = games, .running = threads};
	pthread_t *thread = calloc(threads, sizeof *thread);
	double start = seconds_now();
	unsigned made = 0;

	if (!thread)
		return false;
	pthread_mutex_init(&w.lock, NULL);
	pthread_cond_init(&w.finished, NULL);
	while (made < threads && pthread_create(&thread[made], NULL, worker, &w) == 0)
		made++;
	pthread_mutex_lock(&w.lock);
	w.running -= threads - made;
	pthread_mutex_unlock(&w.lock);
	wait_for(&w, tell);
	for (unsigned i = 0; i < made; i++)
		pthread_join(thread[i], NULL);
	free(thread);
	pthread_cond_destroy(&w.finished);
	pthread_mutex_destroy(&w.lock);
	*out = w.done;
	out->seconds = seconds_now() - start;
	return made == threads;
}
