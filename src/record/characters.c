#include "record/characters.h"

/* The length that a first byte announces; 0 for bytes that cannot be first. */
static size_t announced(unsigned char first)
{
	if (first < 0x80)
		return 1;
	if (first < 0xC2 || first > 0xF4)
		return 0;
	return first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

/* What the second byte may be: no overlong forms, no surrogates, nothing beyond U+10FFFF, no C1 controls. */
static bool is_second(unsigned char first, unsigned char second)
{
	switch (first) {
	case 0xC2: return second >= 0xA0;
	case 0xE0: return second >= 0xA0;
	case 0xED: return second <= 0x9F;
	case 0xF0: return second >= 0x90;
	case 0xF4: return second <= 0x8F;
	default: return true;
	}
}

static bool is_following(char c)
{
	return ((unsigned char)c & 0xC0) == 0x80;
}

size_t ck_character_size(const char *s, size_t size)
{
	unsigned char first = (unsigned char)s[0];
	size_t length = announced(first);
	if (length > size || first < 0x20 || first == 0x7F)
		return 0;
	for (size_t i = 1; i < length; i++)
		if (!is_following(s[i]))
			return 0;
	return length > 1 && !is_second(first, (unsigned char)s[1]) ? 0 : length;
}

size_t ck_characters_count(const char *s, size_t size)
{
	size_t count = 0;
	for (size_t at = 0; at < size; count++) {
		size_t length = ck_character_size(s + at, size - at);
		at += length > 0 ? length : 1;
	}
	return count;
}

size_t ck_characters_good(const char *s, size_t size, bool blanks)
{
	size_t at = 0;
	while (at < size) {
		size_t length = ck_character_size(s + at, size - at);
		if (length == 0 && blanks && ck_character_is_blank(s[at]))
			length = 1;
		if (length == 0)
			break;
		at += length;
	}
	return at;
}
