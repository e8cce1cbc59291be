/* condition.h - what a page of the rules asks of the options: `queen=on`, `{pieces}`. */
#ifndef CK_GUIDE_CONDITION_H
#define CK_GUIDE_CONDITION_H

#include <charkoni/charkoni.h>

/* Some bytes of a page. */
typedef struct ck_guide_text {
	const char *at;
	size_t size;
} ck_guide_text;

/* True if it reads just so. */
bool ck_guide_is(ck_guide_text t, const char *word);

/* Ask whether conditions, separated by spaces, all hold for a game. NULL with *holds filled, else a phrase that says
 * what is wrong with them. */
const char *ck_guide_ask(const ck_game *g, ck_guide_text conditions, bool *holds);

enum { CK_GUIDE_NUMBER = 4 };

/* The number that a placeholder stands for, in digits, into out[CK_GUIDE_NUMBER] with its NUL. False if there is no
 * such number in this game. */
bool ck_guide_number(const ck_game *g, ck_guide_text name, char *out);

#endif
