#include "cli/workers.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum {
	TELL_NS = 500000000, /* between two words about how far it is */
	LINE = 128, /* sums are so far apart, in bytes, that two threads never share a line of the cache */
};

/* What the threads share. */
struct crew {
	const ck_workers *w;
	atomic_uint_fast64_t taken, done; /* items */
	atomic_bool stop;                 /* a thread could not be made */
	pthread_mutex_t lock;
	pthread_cond_t finished;
	unsigned running; /* threads, under the lock */
};

/* One thread and what it has added up. */
struct member {
	pthread_t thread;
	struct crew *crew;
	void *sum;
};

static bool is_stopped(struct crew *c)
{
	return atomic_load(&c->stop) || (c->w->stop != NULL && atomic_load(c->w->stop));
}

/* Take the next items; false when none are left or all is to stop. Items are taken in order and what is taken
 * gets done: so those done are always the first ones. */
static bool take(struct crew *c, uint64_t *from, uint64_t *to)
{
	uint64_t taken = atomic_load(&c->taken), end;

	do {
		if (taken == c->w->items || is_stopped(c))
			return false;
		end = c->w->items - taken < c->w->chunk ? c->w->items : taken + c->w->chunk;
	} while (!atomic_compare_exchange_weak(&c->taken, &taken, end));
	*from = taken;
	*to = end;
	return true;
}

static void *worker(void *context)
{
	struct member *m = context;
	struct crew *c = m->crew;
	uint64_t from, to;

	while (take(c, &from, &to)) {
		c->w->work(c->w->context, from, to, m->sum);
		atomic_fetch_add(&c->done, to - from);
	}
	pthread_mutex_lock(&c->lock);
	if (--c->running == 0)
		pthread_cond_signal(&c->finished);
	pthread_mutex_unlock(&c->lock);
	return NULL;
}

/* Wait for the threads, telling now and then how far they are. */
static void wait_for(struct crew *c)
{
	pthread_mutex_lock(&c->lock);
	while (c->running > 0) {
		struct timespec until;

		clock_gettime(CLOCK_REALTIME, &until);
		until.tv_nsec += TELL_NS;
		until.tv_sec += until.tv_nsec / 1000000000;
		until.tv_nsec %= 1000000000;
		pthread_cond_timedwait(&c->finished, &c->lock, &until);
		if (c->w->tell != NULL && c->running > 0)
			c->w->tell(c->w->context, atomic_load(&c->done));
	}
	pthread_mutex_unlock(&c->lock);
}

/* Make the threads, wait for them, and add up; false if one could not be made. */
static bool run(struct crew *c, struct member *members, void *total)
{
	const ck_workers *w = c->w;
	unsigned made = 0;

	while (made < w->threads && pthread_create(&members[made].thread, NULL, worker, &members[made]) == 0)
		made++;
	if (made < w->threads) {
		atomic_store(&c->stop, true);
		pthread_mutex_lock(&c->lock);
		c->running -= w->threads - made;
		pthread_mutex_unlock(&c->lock);
	}
	wait_for(c);
	for (unsigned i = 0; i < made; i++) {
		pthread_join(members[i].thread, NULL);
		w->add(total, members[i].sum);
	}
	return made == w->threads;
}

bool ck_workers_run(const ck_workers *w, void *total, uint64_t *done)
{
	struct crew c = {.w = w, .running = w->threads};
	size_t size = (w->size + LINE - 1) / LINE * LINE;
	struct member *members = calloc(w->threads, sizeof *members);
	char *sums = calloc(w->threads, size);
	bool ok = members != NULL && sums != NULL;

	if (ok) {
		for (unsigned i = 0; i < w->threads; i++)
			members[i] = (struct member){.crew = &c, .sum = sums + i * size};
		pthread_mutex_init(&c.lock, NULL);
		pthread_cond_init(&c.finished, NULL);
		ok = run(&c, members, total);
		pthread_cond_destroy(&c.finished);
		pthread_mutex_destroy(&c.lock);
	}
	if (done != NULL)
		*done = atomic_load(&c.done);
	free(sums);
	free(members);
	return ok;
}

unsigned ck_workers_all(void)
{
	long all = sysconf(_SC_NPROCESSORS_ONLN);

	return all < 1 ? 1 : all > CK_WORKERS_MAX ? CK_WORKERS_MAX : (unsigned)all;
}

double ck_workers_seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}
