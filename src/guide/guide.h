/* guide.h - the rules of a game for players: the pages of docs/rules, with what the options of a game leave
 * standing. docs/rules/README.md tells how a page is written. Pure: the terminal, the page and print use it alike.
 */
#ifndef CK_GUIDE_GUIDE_H
#define CK_GUIDE_GUIDE_H

#include <charkoni/charkoni.h>

/* The page of a kind of game in a language ("es"); English for a language that has none. *size gets its bytes; it
 * has no NUL. Constant. */
const char *ck_guide_page(const char *lang, ck_kind kind, size_t *size);

/* What is wrong with a page. */
typedef struct ck_guide_fault {
	const char *what; /* a constant English phrase */
	size_t line;      /* from 1 */
} ck_guide_fault;

/* Write what of a page, `size` bytes, holds for a game: Markdown without conditions, its numbers filled in, never
 * two empty lines together. It needs at most `size` bytes of out and has no NUL. Returns the bytes written. False
 * with *fault filled (may be NULL) for a page that is not as docs/rules/README.md has it, also in
 * what is left out; out is then undefined. */
bool ck_guide_select(const ck_game *g, const char *page, size_t size, char *out, size_t *written,
                     ck_guide_fault *fault);

#endif
