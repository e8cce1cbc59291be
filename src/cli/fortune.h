/* fortune.h - where throws and the random numbers of bots come from: a seed, or the system. */
#ifndef CK_CLI_FORTUNE_H
#define CK_CLI_FORTUNE_H

#include <charkoni/charkoni.h>

/* Throws and bots draw from streams of their own, so that no bot's choice has to do with a throw to come. */
typedef struct ck_fortune {
	uint64_t seed; /* of the bots, and with `seeded` of the throws */
	bool seeded;   /* somebody chose the seed; else nobody can foresee a throw */
	ck_rng throws;
	size_t left; /* of the system's bytes, those that no throw has used yet */
	unsigned char bytes[256];
} ck_fortune;

/* From a seed, or with NULL from the system. False if the system gives no random numbers. */
bool ck_fortune_init(ck_fortune *f, const uint64_t *seed);

/* The next throw into t. False if the system gives no random numbers. */
bool ck_fortune_throw(ck_fortune *f, const ck_game *g, ck_throw *t);

/* With a seed: pass over so many throws, which a game taken up again has had already. */
void ck_fortune_skip(ck_fortune *f, const ck_game *g, uint64_t throws);

/* The generator of the bot at `seat` for one choice: that after `events` events of the game. Two choices never share
 * one, and a game taken up again has the same. */
ck_rng ck_fortune_own(const ck_fortune *f, unsigned seat, uint64_t events);

#endif
