/* digest.h - random games summed up in one number, the same for every compiler and machine. */
#ifndef CK_RULES_DIGEST_H
#define CK_RULES_DIGEST_H

#include <charkoni/charkoni.h>

/* What games come to. Sums: the order of the games does not matter. */
typedef struct ck_digest {
	uint64_t plies;
	uint64_t digest; /* of the games' ends and lengths */
} ck_digest;

/* Play games number from ... to-1 and add them to the sum. Game i comes from stream i of the seed and begins
 * with seat i modulo the seats. */
void ck_digest_play(const ck_game *g, uint64_t seed, uint64_t from, uint64_t to, ck_digest *sum);

#endif
