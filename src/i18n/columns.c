#include "i18n/columns.h"

#include "i18n/utf8.h"

#include <stdint.h>

/* Marks without a width of their own (Unicode's Mn, Me and Cf): combining accents, what Devanagari writes above
 * and below, joiners and marks of direction. Ascending. */
static const struct {
	uint32_t first, last;
} narrow[] = {
	{0x0300, 0x036F}, {0x0900, 0x0902}, {0x093A, 0x093A}, {0x093C, 0x093C}, {0x0941, 0x0948},
	{0x094D, 0x094D}, {0x0951, 0x0957}, {0x0962, 0x0963}, {0x200B, 0x200F}, {0x2060, 0x2064},
};

/* The character of `size` bytes that begins at s, valid UTF-8. */
static uint32_t decode(const char *s, size_t size)
{
	const unsigned char *b = (const unsigned char *)s;
	uint32_t c = size == 1 ? b[0] : b[0] & (0x7Fu >> size);

	for (size_t i = 1; i < size; i++)
		c = c << 6 | (b[i] & 0x3Fu);
	return c;
}

static size_t columns_of(uint32_t c)
{
	for (size_t i = 0; i < sizeof(narrow) / sizeof(narrow[0]) && narrow[i].first <= c; i++)
		if (c <= narrow[i].last)
			return 0;
	return 1;
}

size_t ck_columns(const char *text, size_t size)
{
	size_t columns = 0;

	for (size_t at = 0; at < size;) {
		size_t length = ck_utf8_size(text + at, size - at);

		columns += length > 0 ? columns_of(decode(text + at, length)) : 1;
		at += length > 0 ? length : 1;
	}
	return columns;
}
