/* same_person.c - how much two spellings of a name differ. */
#include "cup/name.h"
#include "cup/state.h"

static size_t least(size_t a, size_t b)
{
	return a < b ? a : b;
}

/* The characters of a name as its bytes have them; how many. */
static size_t characters_of(const char *name, int32_t *letters)
{
	size_t n = 0;

	for (const unsigned char *at = (const unsigned char *)name; *at && n < CK_CUP_NAME_MAX; at++) {
		/* Bytes behind the first of a character belong to it: all are told apart, whatever their code is. */
		if ((*at & 0xC0) == 0x80 && n)
			letters[n - 1] = (int32_t)((uint32_t)letters[n - 1] << 8 | *at);
		else
			letters[n++] = *at;
	}
	return n;
}

/* Letters that must be put in, taken out or changed to make one name of the other (Levenshtein's distance). */
static size_t distance(const int32_t *one, size_t n, const int32_t *other, size_t m)
{
	size_t row[CK_NAME_LETTERS(CK_CUP_NAME_MAX) + 1];

	for (size_t j = 0; j <= m; j++)
		row[j] = j;
	for (size_t i = 1; i <= n; i++) {
		size_t diagonal = row[0];

		row[0] = i;
		for (size_t j = 1; j <= m; j++) {
			size_t changed = diagonal + (one[i - 1] != other[j - 1]);

			diagonal = row[j];
			row[j] = least(changed, least(row[j], row[j - 1]) + 1);
		}
	}
	return row[m];
}

/* At most a third of the letters of the longer one differ. */
static bool is_near(const int32_t *one, size_t n, const int32_t *other, size_t m)
{
	return 3 * distance(one, n, other, m) <= (n > m ? n : m);
}

bool ck_same_person(const char *old, const char *now)
{
	int32_t one[CK_NAME_LETTERS(CK_CUP_NAME_MAX)], other[CK_NAME_LETTERS(CK_CUP_NAME_MAX)];
	size_t n = characters_of(old, one), m = characters_of(now, other);

	/* What was the same person once stays it, so that every log can be replayed. */
	if (is_near(one, n, other, m))
		return true;
	n = ck_name_letters(old, one, CK_NAME_LETTERS(CK_CUP_NAME_MAX));
	m = ck_name_letters(now, other, CK_NAME_LETTERS(CK_CUP_NAME_MAX));
	return n != SIZE_MAX && m != SIZE_MAX && is_near(one, n, other, m);
}
