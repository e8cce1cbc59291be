/* check.h - what the checks of the games share (RULES 7, "What `position` refuses"). */
#ifndef CK_RULES_CHECK_H
#define CK_RULES_CHECK_H

#include <charkoni/charkoni.h>

/* The sides whose pieces are all where they win the game, bit per side: seats, or teams. `whole` tells
 * whether a team needs both seats. */
unsigned ck_sides_finished(const ck_game *g, const ck_position *p, bool whole);

/* Refuse what does not agree about the end of the game: two sides finished, a winner who does not follow, a
 * game that goes on though a side is finished. `won` is a set of sides, `standstill` true if the game stood
 * still, where the smaller sum of L - p wins. */
bool ck_check_end(const ck_game *g, const ck_position *p, unsigned won, bool standstill, ck_error *err);

/* Refuse a decision without an action besides pass. */
bool ck_check_decision(const ck_game *g, const ck_position *p, ck_error *err);

/* By the sum of L - p of the teams: 1 or 2 for the winning team, 0 for a draw. */
unsigned ck_standstill_winner(const ck_game *g, const ck_position *p);

#endif
