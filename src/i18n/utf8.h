/* utf8.h - what is text, among bytes from outside (RFC 3629). */
#ifndef CK_I18N_UTF8_H
#define CK_I18N_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/* The length in bytes of the character at s, of which `size` bytes may be read (1 or more); 0 if no valid
 * UTF-8 begins there. */
size_t ck_utf8_size(const char *s, size_t size);

/* True if all of it is valid UTF-8 without control characters (a tab may be one if `tabs`). */
bool ck_utf8_is_text(const char *s, size_t size, bool tabs);

#endif
