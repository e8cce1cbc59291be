/* same_person.c - how much two spellings of a name differ. */
#include "cup/state.h"

#include <string.h>

static size_t least(size_t a, size_t b)
{
	return a < b ? a : b;
}

/* Bytes that must be put in, taken out or changed to make one name of the other (Levenshtein's distance). Both have
 * CK_CUP_NAME_MAX bytes at most. */
static size_t distance(const char *one, size_t n, const char *other, size_t m)
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
	size_t n = strlen(old);
	size_t m = strlen(now);

	return 3 * distance(old, n, now, m) <= (n > m ? n : m);
}
