#include "rng.h"

/* splitmix64 (Steele, Lea and Flood 2014), which spreads a seed over the state. */
static uint64_t spread(uint64_t *x)
{
	uint64_t z = *x += 0x9E3779B97F4A7C15u;
	z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
	z = (z ^ z >> 27) * 0x94D049BB133111EBu;
	return z ^ z >> 31;
}

void ck_rng_seed(ck_rng *r, uint64_t seed, uint64_t stream)
{
	uint64_t x = seed;
	uint64_t y = spread(&x) ^ stream;
	r->s[0] = spread(&y);
	r->s[1] = spread(&y);
	if ((r->s[0] | r->s[1]) == 0)
		r->s[0] = 1; /* the one state that the generator never leaves */
}

uint64_t ck_rng_next(ck_rng *r)
{
	return ck_rng_step(r);
}

uint32_t ck_rng_below(ck_rng *r, uint32_t n)
{
	/* Lemire 2019: redraw in the part that would make the multiplication uneven. */
	uint64_t m = (ck_rng_step(r) >> 32) * n;
	if ((uint32_t)m < n) {
		uint32_t uneven = (0u - n) % n;
		while ((uint32_t)m < uneven)
			m = (ck_rng_step(r) >> 32) * n;
	}
	return (uint32_t)(m >> 32);
}
