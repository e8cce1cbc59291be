/* simulate.h - many games between bots, counted. */
#ifndef CK_CLI_SIMULATE_H
#define CK_CLI_SIMULATE_H

#include "cli/lengths.h"
#include "cli/rotation.h"

#include <charkoni/bots.h>
#include <charkoni/charkoni.h>

#include <stdatomic.h>

/* What is to be played. Game number i of a series has its throws from stream 16i of the seed and what the bot of
 * seat s draws from stream 16i + 1 + s: it depends on nothing else. */
typedef struct ck_simulation {
	const ck_game *g;
	const ck_bot *bots[CK_SEATS_MAX]; /* by their number in the rotation */
	ck_rotation rotation;
	uint64_t rounds; /* of rotation.round games each */
	uint64_t seed;
	uint32_t plies; /* a game that takes more throws and actions than this is broken off */
	unsigned threads;
	const atomic_bool *stop; /* once true, only the rounds that have begun are played; may be NULL */
	/* Told twice a second how many rounds are done; may be NULL. */
	void (*tell)(void *context, uint64_t rounds);
	void *context;
} ck_simulation;

/* What one bot has come to, over all its seats. */
typedef struct ck_bot_tally {
	uint64_t points;   /* ck_simulation_win of them are one game won */
	uint64_t places;   /* games without teams: the sum of its seats' places, in halves */
	uint64_t squares;  /* the sum over the games of the square of that sum */
	uint64_t captures; /* pieces that it has captured */
} ck_bot_tally;

/* What the games have come to. Games broken off are only counted, in `unfinished`. */
typedef struct ck_tally {
	uint64_t rounds;      /* played */
	uint64_t games;       /* that have ended */
	uint64_t unfinished;  /* broken off */
	uint64_t draws;       /* of the games that have ended */
	uint64_t standstills; /* of the games that have ended */
	ck_lengths turns, throws, actions;
	ck_bot_tally bot[CK_SEATS_MAX];
} ck_tally;

/* Play. *out gets what the rounds below out->rounds have come to: the same for any number of threads. False,
 * and *out is undefined, if there is no memory or a thread could not be made. */
bool ck_simulate(const ck_simulation *s, ck_tally *out);

/* How many of those points are the one point of a game that the bot has won. A draw is worth half of it, and so is
 * a game with teams in which the bot had as many seats on either side. */
unsigned ck_simulation_win(const ck_simulation *s, unsigned bot);

#endif
