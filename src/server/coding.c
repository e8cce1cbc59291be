#include "server/coding.h"

#include <string.h>
#include <strings.h>

const char *const ck_coding_names[CK_CODING_COUNT] = {"", "gzip", "br"};
const char *const ck_coding_suffixes[CK_CODING_COUNT] = {"", ".gz", ".br"};

enum { UNSAID = -1, WHOLE = 1000 };

/* The length of text without the blanks around it, which *text is moved behind. */
static size_t trim(const char **text, size_t size)
{
	while (size > 0 && (**text == ' ' || **text == '\t')) {
		++*text;
		size--;
	}
	while (size > 0 && ((*text)[size - 1] == ' ' || (*text)[size - 1] == '\t'))
		size--;
	return size;
}

/* A weight, `q=0.8`, in thousandths; WHOLE for anything else. */
static int weight_read(const char *text, size_t size)
{
	int weight, place = 100;

	size = trim(&text, size);
	if (size < 3 || (text[0] != 'q' && text[0] != 'Q') || text[1] != '=' || text[2] < '0' ||
	    text[2] > '1')
		return WHOLE;
	weight = text[2] == '1' ? WHOLE : 0;
	for (size_t at = 4; at < size && text[3] == '.' && text[at] >= '0' && text[at] <= '9'; at++) {
		weight += place * (text[at] - '0');
		place /= 10;
	}
	return weight < WHOLE ? weight : WHOLE;
}

/* Enter one member of the list, `gzip;q=0.5`. */
static void member_read(const char *text, size_t size, int *weights, int *rest)
{
	const char *semicolon = memchr(text, ';', size);
	size_t length = semicolon != NULL ? (size_t)(semicolon - text) : size;
	const int weight = semicolon != NULL ? weight_read(semicolon + 1, size - length - 1) : WHOLE;

	length = trim(&text, length);
	if (length == 1 && text[0] == '*')
		*rest = weight;
	if (length == 8 && strncasecmp(text, "identity", length) == 0)
		weights[CK_CODING_NONE] = weight;
	for (unsigned c = CK_CODING_GZIP; c < CK_CODING_COUNT; c++)
		if (strlen(ck_coding_names[c]) == length &&
		    strncasecmp(text, ck_coding_names[c], length) == 0)
			weights[c] = weight;
}

unsigned ck_coding_order(const char *header, size_t length, ck_coding *order)
{
	int weights[CK_CODING_COUNT] = {UNSAID, UNSAID, UNSAID}, rest = 0;
	unsigned count = 0;

	for (size_t at = 0; at < length;) {
		const char *comma = memchr(header + at, ',', length - at);
		const size_t end = comma != NULL ? (size_t)(comma - header) : length;

		member_read(header + at, end - at, weights, &rest);
		at = end + 1;
	}
	for (unsigned c = 0; c < CK_CODING_COUNT; c++)
		weights[c] = weights[c] == UNSAID ? rest : weights[c];
	for (unsigned c = CK_CODING_GZIP; c < CK_CODING_COUNT; c++) {
		unsigned place = count;

		if (weights[c] == 0 || weights[c] < weights[CK_CODING_NONE])
			continue;
		for (; place > 0 && weights[c] >= weights[order[place - 1]]; place--)
			order[place] = order[place - 1];
		order[place] = (ck_coding)c;
		count++;
	}
	order[count++] = CK_CODING_NONE;
	return count;
}
