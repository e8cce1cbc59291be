/* cup_ink.h - the texts and arrays of what is printed of a championship, all let go of at once. */
#ifndef CK_CLI_CUP_INK_H
#define CK_CLI_CUP_INK_H

#include "i18n/i18n.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Begins as {0}. */
typedef struct ck_cup_ink {
	struct ck_cup_ink_block *last;
	bool failed; /* there was no memory for something, which is "" or NULL */
} ck_cup_ink;

/* Zeroed room for an array; NULL, and failed, without memory. Of 0 elements it is not NULL either. */
void *ck_cup_ink_room(ck_cup_ink *ink, size_t count, size_t size);

/* Texts that live as long as the ink; never NULL. */
const char *ck_cup_ink_text(ck_cup_ink *ink, const char *text);
const char *ck_cup_ink_fill(ck_cup_ink *ink, const char *text, const ck_slot *slots);
const char *ck_cup_ink_number(ck_cup_ink *ink, int64_t n);

/* Two texts with " · " between; one alone where the other is "". */
const char *ck_cup_ink_join(ck_cup_ink *ink, const char *one, const char *other);

void ck_cup_ink_release(ck_cup_ink *ink);

#endif
