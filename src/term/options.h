/* options.h - the options of a game that are not the usual ones, in sentences. */
#ifndef CK_TERM_OPTIONS_H
#define CK_TERM_OPTIONS_H

#include "term/words.h"

/* Tell option number i of those in which the game differs from the usual one (docs/rules.md, sections 3, 5 and 6), as a
 * sentence of at most cap bytes into out. Returns out, empty where another option's sentence tells it; NULL past the
 * last. */
char *ck_options_tell(const ck_words *w, size_t i, char *out, size_t cap);

#endif
