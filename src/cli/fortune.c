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

/* A byte of the system's, which are fetched many at a time. */
static bool random_byte(ck_fortune *f, unsigned *byte)
{
	if (f->left == 0) {
		if (!random_bytes(f->bytes, sizeof(f->bytes)))
			return false;
		f->left = sizeof(f->bytes);
	}
	*byte = f->bytes[--f->left];
	return true;
}

/* A number below n (1 … 256), uniform, that nobody can foresee: bytes that would favour the small numbers
 * are drawn again. */
static bool random_below(ck_fortune *f, unsigned n, unsigned *number)
{
	unsigned byte;

	do {
		if (!random_byte(f, &byte))
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
	else if (!random_below(f, g->throw_total, &pick))
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
