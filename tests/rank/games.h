/* games.h - games of a league for tests, and all that a league comes to as a text. What goes wrong here fails the test. */
#ifndef CK_TESTS_RANK_GAMES_H
#define CK_TESTS_RANK_GAMES_H

#include "rank/event.h"
#include "rank/ranking.h"

/* Monday 2026-11-30T00:00Z, in 2026-W49. */
extern const int64_t monday;
extern const ck_week_zone utc;

/* A number from 0 to n - 1, the same ones in every run. */
unsigned chance(unsigned n);

/* The digest of game number `number`, below 65536. */
void digest_set(ck_league_event *e, unsigned number);

/* Game number `number` of any of the four games among some of twelve people, in one of four weeks from monday on. */
ck_league_event any_game(unsigned number);

/* Game number `number` of those named, each alone, so many seconds after monday. */
ck_league_event game_of(unsigned number, const char *game, const char *const *names, unsigned seats,
                        const uint8_t *places);

/* Events that must be accepted. */
void happens(ck_league *l, const ck_league_event *e);
void text_event(ck_league *l, ck_league_kind kind, const char *text, const char *other, ck_week week);
void alias(ck_league *l, const char *name, const char *other);

/* One that must be refused, and for this reason. */
ck_league_fault refused(ck_league *l, const ck_league_event *e, ck_league_why why);

/* Tables of all time and of the four weeks, games with points and ratings; freed by the caller. Names, not numbers. */
char *dump_of(const ck_league *l);
void same_dumps(const ck_league *a, const ck_league *b);

#endif
