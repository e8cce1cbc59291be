/* dice.h - throws of real dice and cowries, as people type what they see. */
#ifndef CK_TERM_DICE_H
#define CK_TERM_DICE_H

#include "term/words.h"

/* Read what a line says was thrown: in Parchís the number that the die shows; in Pachisi how many cowries show their
 * mouths (or coins their tails), never the value; in Chaupar the three faces, "6 5 1", "651" or "6-5-1" in any order.
 * False, and t untouched, if it says no throw of the game. */
bool ck_dice_read(const ck_game *g, const char *line, ck_throw *t);

/* The question for a throw of {seat}, a translated text with {count} and {values} besides. */
const char *ck_dice_question(const ck_game *g);

/* What would be right where a line says no throw, with the same placeholders. */
const char *ck_dice_hint(const ck_game *g);

/* In Pachisi, into out of cap bytes, what a line that ck_dice_read has taken is worth: "0 mouths: 6, a grace"; for who starts
 * graces do not count. NULL in the other games, where the throw says it. */
char *ck_dice_tell(const ck_words *w, const char *line, ck_throw t, bool opening, char *out, size_t cap);

#endif
