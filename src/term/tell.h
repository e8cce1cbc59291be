/* tell.h - what happens at a table, in sentences that need no board to be seen.
 *
 * One whole sentence a message; every function writes at most CK_SENTENCE bytes, NUL included, and returns
 * out, or NULL where there is nothing to say.
 */
#ifndef CK_TERM_TELL_H
#define CK_TERM_TELL_H

#include "table/step.h"
#include "term/words.h"

enum { CK_SENTENCE = 1024 };

/* Which game it is. */
const char *ck_tell_title(const ck_words *w);

/* Who plays together; NULL where everybody plays alone. */
char *ck_tell_teams(const ck_words *w, char *out);

/* One happening of a step (table/step.h). `after` is the position that the step led
 * to. NULL for those that another sentence of the step tells already. */
char *ck_tell_happening(const ck_words *w, const ck_step *step, const ck_position *after,
                        const ck_happening *h, char *out);

/* A legal action as a choice: "piece on 12 goes to 17, captures Blue"; with the throws it uses in front:
 * "25: piece on 12 goes to 37". */
char *ck_tell_choice(const ck_words *w, const ck_position *p, ck_action a, char *out);

/* Why an attempt is not allowed, or that it is (ck_why_not). */
char *ck_tell_why(const ck_words *w, const ck_position *p, ck_action attempt, const ck_why *why, char *out);

/* Whose turn it is and what is to be done. */
char *ck_tell_due(const ck_words *w, const ck_position *p, char *out);

/* Where the pieces of a seat stand, for the board in words; on the cross also as the seat to act counts. */
char *ck_tell_pieces(const ck_words *w, const ck_position *p, unsigned seat, char *out);

/* The place of a seat in a finished game. */
char *ck_tell_place(const ck_words *w, const ck_position *p, unsigned seat, unsigned place, char *out);

/* The squares that each pair still has to go: what decides at a standstill. */
char *ck_tell_left(const ck_words *w, const ck_position *p, char *out);

/* A reminder of the rules of the game. */
const char *ck_tell_rules(const ck_words *w);

#endif
