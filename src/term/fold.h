/* fold.h - words as people type them: in large or small letters, with or without their accents.
 *
 * Folded are ASCII and the Latin letters of UTF-8 up to U+00FF, also where an accent is a character of its own;
 * other scripts are compared as they are.
 */
#ifndef CK_TERM_FOLD_H
#define CK_TERM_FOLD_H

#include <stdbool.h>
#include <stddef.h>

/* The bytes of the line that are the word, ended by a blank or the end of the line; 0 if it does not begin with
 * it. A space in the word may be left out of the line, or be several blanks there. */
size_t ck_fold_prefix(const char *line, const char *word);

/* True if the line is the word and nothing else. */
bool ck_fold_equal(const char *line, const char *word);

#endif
