/* evening.h - a championship for tests: acts that must succeed, by one person who is organiser and judge.
 * Entrants are single players "P1", "P2" ... with the numbers 1, 2 ... */
#ifndef CHARKONI_TESTS_CUP_EVENING_H
#define CHARKONI_TESTS_CUP_EVENING_H

#include "cup/cup.h"

#define EVENING_MINUTE INT64_C(60000)

typedef struct evening {
	ck_cup *cup;
	int64_t at; /* of the next act */
} evening;

/* A championship of n entrants in a format, a game taking 40 minutes, four pieces; not drawn yet. */
void evening_begin(evening *e, const char *format, uint32_t n, uint32_t boards);
void evening_end(evening *e);

/* An act that begins; fill it in and do it. */
ck_act evening_act(const evening *e, ck_act_kind kind);
void evening_do(evening *e, const ck_act *act);

/* The same for acts that need little. */
void evening_draw(evening *e, const char *seed);
void evening_simple(evening *e, ck_act_kind kind, uint32_t entrant, const char *why);
void evening_pair(evening *e);
void evening_announce(evening *e, uint32_t round, int64_t start);

/* A game from call to certification in so many minutes: a side wins with four pieces home, the other has
 * some. */
void evening_play(evening *e, uint32_t game, unsigned winner, uint8_t lost_home, int64_t minutes);

/* A side (or both) of a game is declared absent. */
void evening_absent(evening *e, uint32_t game, unsigned side);

/* The game between two that is due, and the side of the first; fails if there is none. */
uint32_t evening_game(const evening *e, uint32_t one, uint32_t other, unsigned *side);

/* The first beats the second over the board, in the game that is due. */
void evening_beat(evening *e, uint32_t winner, uint32_t loser, uint8_t lost_home);

/* The first game that is due; 0 none. */
uint32_t evening_due(const evening *e);

#endif
