#include "i18n/utf8.h"

/* The length that a first byte announces; 0 for bytes that cannot be first. */
static size_t announced(unsigned char first)
{
	if (first < 0x80)
		return 1;
	if (first < 0xC2)
		return 0;
	if (first < 0xE0)
		return 2;
	return first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
}

size_t ck_utf8_size(const char *s, size_t size)
{
	const unsigned char *b = (const unsigned char *)s;
	size_t length = announced(b[0]);

	if (length == 0 || length > size)
		return 0;
	for (size_t i = 1; i < length; i++)
		if ((b[i] & 0xC0) != 0x80)
			return 0;
	/* overlong forms, surrogates, beyond U+10FFFF */
	if ((b[0] == 0xE0 && b[1] < 0xA0) || (b[0] == 0xED && b[1] > 0x9F) || (b[0] == 0xF0 && b[1] < 0x90) ||
	    (b[0] == 0xF4 && b[1] > 0x8F))
		return 0;
	return length;
}

bool ck_utf8_is_text(const char *s, size_t size, bool tabs)
{
	for (size_t at = 0; at < size;) {
		unsigned char c = (unsigned char)s[at];
		size_t length = ck_utf8_size(s + at, size - at);

		if (length == 0 || (c < 0x20 && !(tabs && c == '\t')) || c == 0x7F)
			return false;
		if (c == 0xC2 && (unsigned char)s[at + 1] < 0xA0) /* C1 controls */
			return false;
		at += length;
	}
	return true;
}
