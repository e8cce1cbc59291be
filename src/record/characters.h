/* characters.h - UTF-8 as records have it (RFC 3629). */
#ifndef CHARKONI_RECORD_CHARACTERS_H
#define CHARKONI_RECORD_CHARACTERS_H

#include <stdbool.h>
#include <stddef.h>

/* The bytes of the character at s, of which `size` may be read (1 or more); 0 if it is no UTF-8, or a control
 * character. */
size_t ck_character_size(const char *s, size_t size);

/* The characters in `size` bytes; a byte that is no UTF-8 counts as one. */
size_t ck_characters_count(const char *s, size_t size);

/* The bytes before the first that ck_character_size has something against; `blanks` lets tabs and line ends
 * pass. */
size_t ck_characters_good(const char *s, size_t size, bool blanks);

static inline bool ck_character_is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

#endif
