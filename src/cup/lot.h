/* lot.h - chance from a published seed, so that everybody can make the draw again.
 *
 * Block i of the stream is SHA-256(seed "/" name "/" i): the seed as its text, a name for what is drawn ("draw",
 * "round 3", "ties"), i in decimal from 0; it is read as eight big-endian 32-bit numbers. docs/championships.md has
 * it with an example that needs nothing but sha256sum.
 */
#ifndef CHARKONI_CUP_LOT_H
#define CHARKONI_CUP_LOT_H

#include <stddef.h>
#include <stdint.h>

typedef struct ck_lot {
	const char *seed;
	const char *name;
	uint64_t block;
	uint32_t words[8];
	uint32_t used; /* of words */
} ck_lot;

/* A stream from its beginning. seed and name must live as long as it does. */
void ck_lot_init(ck_lot *lot, const char *seed, const char *name);

/* A number 0 ... below - 1, all equally likely (numbers of the last, incomplete run are drawn again); below >= 1. */
uint32_t ck_lot_below(ck_lot *lot, uint32_t below);

/* Put n numbers in an order by chance: from the last place down, each changes with one at or before it. */
void ck_lot_shuffle(ck_lot *lot, uint32_t *numbers, size_t n);

/* The commitment to a seed: the 64 hex digits of its SHA-256, and a NUL. */
void ck_lot_commitment(const char *seed, char out[65]);

#endif
