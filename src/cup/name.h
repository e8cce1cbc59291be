/* name.h - names as people write them: the same letters may be several codes (é is one, or e and an accent), and some
 * codes cannot be seen at all. By Unicode's own tables (utf8proc); nothing here allocates but ck_name_compose. */
#ifndef CHARKONI_CUP_NAME_H
#define CHARKONI_CUP_NAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Letters that ck_name_letters writes at most for a name of `bytes`: what one byte can come to. */
#define CK_NAME_LETTERS(bytes) (2 * (size_t)(bytes) + 4)

/* The same text with its letters composed (NFC), as names are kept; free it. NULL without memory, or where the text is
 * no UTF-8: *no_text tells which. */
char *ck_name_compose(const char *text, bool *no_text);

/* The letters of a name by which it is compared: composed, capitals as small ones, without what cannot be seen. Writes at
 * most `room`; how many there are, or SIZE_MAX where they have no room or the name is no UTF-8. */
size_t ck_name_letters(const char *name, int32_t *letters, size_t room);

/* Whether two names are one: they differ in capitals at most, or in how their letters are put together. Names that are no
 * UTF-8, or longer than any that are kept, are the same only byte by byte. */
bool ck_name_same(const char *one, const char *other);

/* Whether anything of a name can be seen: not only spaces and marks that show nothing. */
bool ck_name_is_seen(const char *name);

/* Whether a name has a mark that turns the direction of writing. */
bool ck_name_turns(const char *name);

#endif
