/* same_person.c - how much two spellings of a name differ. */
#include "cup/state.h"

static size_t least(size_t a, size_t b)
{
	return a < b ? a : b;
}

/* The characters of a name; how many. */
static size_t letters_of(const char *name, uint32_t letters[CK_CUP_NAME_MAX])
{
	size_t n = 0;

	for (const unsigned char *at = (const unsigned char *)name; *at && n < CK_CUP_NAME_MAX; at++) {
		/* Bytes behind the first of a character belong to it: all are told apart, whatever their code is. */
		if ((*at & 0xC0) == 0x80 && n)
			letters[n - 1] = letters[n - 1] << 8 | *at;
		else
			letters[n++] = *at;
	}
	return n;
}

/* Letters that must be put in, taken out or changed to make one name of the other (Levenshtein's distance). */
static size_t distance(const uint32_t *one, size_t n, const uint32_t *other, size_t m)
{
	size_t row[CK_CUP_NAME_MAX + 1];

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

bool ck_same_person(const char *old, const char *now)
{
	uint32_t one[CK_CUP_NAME_MAX];
	uint32_t other[CK_CUP_NAME_MAX];
	size_t n = letters_of(old, one);
	size_t m = letters_of(now, other);

	return 3 * distance(one, n, other, m) <= (n > m ? n : m);
}
