/* cup_refusal.h - why an act was refused, as one sentence, with the clause of S2 where there is one. */
#ifndef CK_CLI_CUP_REFUSAL_H
#define CK_CLI_CUP_REFUSAL_H

#include "cup/cup.h"

enum { CK_CUP_SENTENCE = 1024 }; /* bytes that hold a sentence */

/* The sentence, translated, into out[cap]; act is the one refused, or NULL. Returns out. */
const char *ck_cup_refusal_tell(const ck_cup *cup, const ck_act *act, const ck_refusal *refusal, char *out,
                                size_t cap);

/* What is wrong with the text of a format, with the place in the text, into out[cap]; text is a format if that is
 * "". Returns out. */
const char *ck_cup_format_tell(const char *text, char *out, size_t cap);

#endif
