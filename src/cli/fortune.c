#define _DEFAULT_SOURCE /* getrandom is no part of POSIX */

#include "cli/fortune.h"

#include <errno.h>
#include <sys/random.h>

enum { STREAM_THROWS = 0, STREAM_BOT = 1 };

static bool random_bytes(void *out, size_t size)
{
	unsigned char *at = out;

	while (size > 0) {
		ssize_t got = getrandom(at, size, 0);

		if (got < 0 && errno != EINTR)
			return false;
		if (got > 0) {
			at += got;
			size -= (size_t)got;
		}
	}
	return true;
}

/* A number below n (1 … 256), uniform, that nobody can foresee: bytes that would favour the small numbers
 * are drawn again. */
static bool random_below(unsigned n, unsigned *number)
{
	unsigned char byte;

	do {
		if (!random_bytes(&byte, 1))
			return false;
	} while (byte >= 256 / n * n);
	*number = byte % n;
	return true;
}

bool ck_fortune_init(ck_fortune *f, const uint64_t *seed)
{
	*f = (ck_fortune){.seeded = seed != NULL};
	if (seed != NULL)
		f->seed = *seed;
	else if (!random_bytes(&f->seed, sizeof(f->seed)))
		return false;
	ck_rng_seed(&f->throws, f->seed, STREAM_THROWS);
	return true;
}

bool ck_fortune_throw(ck_fortune *f, const ck_game *g, ck_throw *t)
{
	unsigned pick;

	if (f->seeded)
		pick = ck_rng_below(&f->throws, g->throw_total);
	else if (!random_below(g->throw_total, &pick))
		return false;
	*t = ck_throw_pick(g, pick);
	return true;
}

void ck_fortune_skip(ck_fortune *f, const ck_game *g, uint64_t throws)
{
	for (; throws > 0; throws--)
		ck_rng_below(&f->throws, g->throw_total);
}

ck_rng ck_fortune_own(const ck_fortune *f, unsigned seat, uint64_t events)
{
	ck_rng own;

	ck_rng_seed(&own, f->seed, STREAM_BOT + seat + CK_SEATS_MAX * events);
	return own;
}
