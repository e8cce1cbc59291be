/* mutate.c - valid records with every byte changed, left out, or another put in: each is refused at a place of
 * the text, or is a record and has a canonical form.
 *
 *     record_mutate FILE ... */
#include <charkoni/record.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 1 << 16, ITEMS = 1000 };

/* Bytes that mean something, and some that never do. */
static const char bytes[] = "0169.:=>[]{}\"\\ \nxe\x01\xC3\xA9";

static char original[TEXT], mutant[TEXT], written[TEXT], again[TEXT];
static ck_record record;
static ck_record_item items[ITEMS];

static unsigned refused, accepted;

static bool complain(const char *what, const ck_record_reader *in)
{
	printf("FAILED: %s, at %zu:%zu of\n%.*s\n", what, in->error_line, in->error_column, (int)in->size,
	       in->text);
	return false;
}

/* The place of a refusal is in the text, or just behind a line of it. */
static bool is_place(const ck_record_reader *in)
{
	const char *at = in->text, *end = in->text + in->size;
	for (size_t line = 1; line < in->error_line; line++) {
		const char *lf = memchr(at, '\n', (size_t)(end - at));
		if (!lf)
			return false;
		at = lf + 1;
	}
	const char *lf = memchr(at, '\n', (size_t)(end - at));
	return in->error_line >= 1 && in->error_column >= 1 &&
	       in->error_column <= (size_t)((lf ? lf : end) - at) + 1;
}

static bool is_canonical(void)
{
	static ck_record second;
	ck_record_reader in;
	size_t size = ck_record_write(&record, written, sizeof written);
	static ck_record_item more[ITEMS];
	ck_record_reader_init(&in, written, size);
	return size < sizeof written && ck_record_read(&in, &second, more, ITEMS, NULL) &&
	       !ck_record_more(&in) && ck_record_write(&second, again, sizeof again) == size &&
	       memcmp(written, again, size) == 0;
}

static bool try(size_t size)
{
	ck_record_reader in;
	ck_error err;
	char sentence[CK_ERROR_TEXT];
	ck_record_reader_init(&in, mutant, size);
	while (ck_record_more(&in)) {
		if (!ck_record_read(&in, &record, items, ITEMS, &err)) {
			refused++;
			if (!is_place(&in))
				return complain("no place", &in);
			return ck_error_write(&err, NULL, sentence, sizeof sentence) > 10 ||
			       complain("no sentence", &in);
		}
		if (!is_canonical())
			return complain("not canonical", &in);
	}
	accepted++;
	return true;
}

/* All mutants of a text; how many were handled badly. */
static unsigned mutate(size_t size)
{
	unsigned bad = 0;
	for (size_t at = 0; at <= size; at++) {
		memcpy(mutant, original, at);
		for (size_t i = 0; i < sizeof bytes; i++) { /* with the NUL */
			mutant[at] = bytes[i];
			memcpy(mutant + at + 1, original + at, size - at);
			bad += !try(size + 1);
			if (at == size)
				continue;
			memcpy(mutant + at + 1, original + at + 1, size - at - 1);
			bad += !try(size);
		}
		if (at < size) {
			memcpy(mutant + at, original + at + 1, size - at - 1);
			bad += !try(size - 1);
		}
		/* cut off here */
		memcpy(mutant, original, at);
		bad += !try(at);
	}
	return bad;
}

/* True if a file is a record, and every mutant of it is handled well. */
static bool is_good(const char *path)
{
	FILE *in = fopen(path, "rb");
	if (!in) {
		printf("FAILED: %s cannot be read\n", path);
		return false;
	}
	size_t size = fread(original, 1, TEXT / 2, in);
	fclose(in);
	unsigned before = accepted;
	memcpy(mutant, original, size);
	if (!try(size) || accepted == before) {
		printf("FAILED: %s is refused as it is\n", path);
		return false;
	}
	return mutate(size) == 0;
}

int main(int argc, char **argv)
{
	int bad = 0;
	for (int i = 1; i < argc; i++)
		bad += !is_good(argv[i]);
	printf("%u accepted, %u refused\n", accepted, refused);
	printf("cases: %d passed, %d failed\n", argc - 1 - bad, bad);
	return bad > 0 || argc < 2;
}
