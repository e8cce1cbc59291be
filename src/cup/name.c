#include "cup/name.h"

#include "cup/act.h"

#include <string.h>
#include <utf8proc.h>

enum { SMALL = 0x20 }; /* the bit that makes a small letter of a capital; digits have it */

/* utf8proc measures in signed numbers of its own. */
static utf8proc_ssize_t size_of(const char *text)
{
	return (utf8proc_ssize_t)strlen(text);
}

static const utf8proc_uint8_t *bytes_of(const char *text)
{
	return (const utf8proc_uint8_t *)text;
}

/* Visit the characters of a text; *code is -1 where it is no UTF-8. The bytes of the character, 0 at the end. */
static size_t next_of(const char *at, utf8proc_int32_t *code)
{
	utf8proc_ssize_t step;

	if (*at == '\0')
		return 0;
	step = utf8proc_iterate(bytes_of(at), -1, code); /* a NUL ends it within a character */
	if (step > 0)
		return (size_t)step;
	*code = -1;
	return 1;
}

char *ck_name_compose(const char *text, bool *no_text)
{
	utf8proc_uint8_t *made = NULL;
	utf8proc_ssize_t size = utf8proc_map(bytes_of(text), size_of(text), &made,
	                                     UTF8PROC_STABLE | UTF8PROC_COMPOSE);

	*no_text = size == UTF8PROC_ERROR_INVALIDUTF8;
	return size < 0 ? NULL : (char *)made;
}

size_t ck_name_letters(const char *name, int32_t *letters, size_t room)
{
	utf8proc_ssize_t count = utf8proc_decompose(
		bytes_of(name), size_of(name), letters, (utf8proc_ssize_t)room,
		UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);

	if (count < 0 || (size_t)count > room)
		return SIZE_MAX;
	count = utf8proc_normalize_utf32(letters, count, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
	return count < 0 ? SIZE_MAX : (size_t)count;
}

/* The first code by which a name is compared; -1 where only the whole tells. */
static utf8proc_int32_t first_of(const char *name)
{
	utf8proc_int32_t code, made[4];
	const utf8proc_property_t *property;

	if (next_of(name, &code) == 0 || code < 0)
		return -1;
	property = utf8proc_get_property(code);
	if (property->ignorable || property->combining_class != 0)
		return -1;
	return utf8proc_decompose_char(code, made, 4, UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD, NULL) > 0
	               ? made[0]
	               : -1;
}

/* Plain letters and digits, each the same as a small letter and no other: looking them up is not worth the while. */
static bool is_plain(char c)
{
	return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* Most names differ in a letter that begins the same in both, and that is quick to see: what stands before it is the same
 * bytes, up to `at`, so nothing of it can make one of them the other. */
static bool differ_at_once(const char *one, const char *other, size_t at)
{
	utf8proc_int32_t first, second;

	if (is_plain(one[at]) && is_plain(other[at]))
		return (one[at] | SMALL) != (other[at] | SMALL);
	while (at > 0 &&
	       (((unsigned char)one[at] & 0xC0) == 0x80 || ((unsigned char)other[at] & 0xC0) == 0x80))
		at--;
	first = first_of(one + at);
	second = first_of(other + at);
	return first >= 0 && second >= 0 && first != second;
}

bool ck_name_same(const char *one, const char *other)
{
	int32_t first[CK_NAME_LETTERS(CK_CUP_NAME_MAX)], second[CK_NAME_LETTERS(CK_CUP_NAME_MAX)];
	size_t n, m, at = 0;

	while (one[at] != '\0' && one[at] == other[at])
		at++;
	if (one[at] == other[at])
		return true;
	if (differ_at_once(one, other, at))
		return false;
	n = ck_name_letters(one, first, CK_NAME_LETTERS(CK_CUP_NAME_MAX));
	m = ck_name_letters(other, second, CK_NAME_LETTERS(CK_CUP_NAME_MAX));
	return n != SIZE_MAX && n == m && memcmp(first, second, n * sizeof first[0]) == 0;
}

/* Whether a character shows something by itself. */
static bool is_seen(utf8proc_int32_t code)
{
	const utf8proc_int32_t braille_blank = 0x2800;
	const utf8proc_property_t *property = utf8proc_get_property(code);

	if (property->ignorable || code == braille_blank)
		return false;
	switch (property->category) {
	case UTF8PROC_CATEGORY_ZS:
	case UTF8PROC_CATEGORY_ZL:
	case UTF8PROC_CATEGORY_ZP:
	case UTF8PROC_CATEGORY_CC:
	case UTF8PROC_CATEGORY_CF:
	case UTF8PROC_CATEGORY_MN:
	case UTF8PROC_CATEGORY_ME: return false;
	default: return true;
	}
}

bool ck_name_is_seen(const char *name)
{
	utf8proc_int32_t code;

	for (size_t step; (step = next_of(name, &code)) > 0; name += step)
		if (code < 0 || is_seen(code))
			return true;
	return false;
}

bool ck_name_turns(const char *name)
{
	utf8proc_int32_t code;

	for (size_t step; (step = next_of(name, &code)) > 0; name += step)
		if (code == 0x061C || code == 0x200E || code == 0x200F ||
		    (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069))
			return true;
	return false;
}
