/* rng.h - the generator of playouts, inlined into their loops. */
#ifndef CK_RULES_RNG_H
#define CK_RULES_RNG_H

#include <charkoni/charkoni.h>

static inline uint64_t ck_rotate(uint64_t x, unsigned k)
{
	return x << k | x >> (64 - k);
}

/* xoroshiro128+ (Blackman and Vigna 2018): additions, rotations and shifts only, so that a later batch of
 * many games can run it in vector lanes. */
static inline uint64_t ck_rng_step(ck_rng *r)
{
	uint64_t a = r->s[0], b = r->s[1], sum = a + b;
	b ^= a;
	r->s[0] = ck_rotate(a, 24) ^ b ^ b << 16;
	r->s[1] = ck_rotate(b, 37);
	return sum;
}

/* 0 ... n-1 from 32 random bits; uneven by at most n/2^32. */
static inline uint32_t ck_scale(uint32_t bits, uint32_t n)
{
	return (uint32_t)((uint64_t)bits * n >> 32);
}

#endif
