#include "term/fold.h"

#include <string.h>

/* U+00C0 … U+00FF without their accents; what is no letter there has a `*`. */
static const char latin[] = "aaaaaaaceeeeiiiidnooooo*ouuuuyts"
			    "aaaaaaaceeeeiiiidnooooo*ouuuuyty";

/* The bytes of the accents (U+0300 … U+036F) that a text begins with. */
static size_t accents_size(const char *text)
{
	const unsigned char *at = (const unsigned char *)text;
	size_t size = 0;

	while ((at[size] == 0xCC && at[size + 1] >= 0x80) ||
	       (at[size] == 0xCD && at[size + 1] >= 0x80 && at[size + 1] <= 0xAF))
		size += 2;
	return size;
}

/* The letter at *text, folded, and *text moved behind it; bytes of other scripts one by one. NUL stays. */
static unsigned char letter_next(const char **text)
{
	const unsigned char *at = (const unsigned char *)*text;
	unsigned char letter = at[0];
	size_t size = letter != '\0';

	if (letter >= 'A' && letter <= 'Z') {
		letter = (unsigned char)(letter - 'A' + 'a');
	} else if (letter == 0xC3 && at[1] >= 0x80 && at[1] <= 0xBF) {
		letter = (unsigned char)latin[at[1] - 0x80];
		size = 2;
	}
	*text += size;
	*text += accents_size(*text);
	return letter;
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\t';
}

size_t ck_fold_prefix(const char *line, const char *word)
{
	const char *at = line;

	while (*word != '\0') {
		if (*word == ' ') {
			word++;
			at += strspn(at, " \t");
		} else if (letter_next(&at) != letter_next(&word)) {
			return 0;
		}
	}
	return *at == '\0' || is_blank(*at) ? (size_t)(at - line) : 0;
}

bool ck_fold_equal(const char *line, const char *word)
{
	size_t size = ck_fold_prefix(line, word);

	return size > 0 && line[size] == '\0';
}
