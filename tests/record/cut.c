/* cut.c - a record cut off at any byte is told to be cut off, whatever the half word at its end looks like. Arguments are
 * files of records. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <charkoni/record.h>

enum { ITEMS = 256, TEXT = 8192 };

static char **files;
static const char letters[] = "[Round \"Zoë \\\"😀\\\"\"]\n";

/* Read all games of the first `size` bytes of a text. */
static bool is_read(const char *text, size_t size, ck_error *err)
{
	static ck_record_item items[ITEMS];
	static ck_record r;
	ck_record_reader in;
	char *exact = malloc(size > 0 ? size : 1); /* so that a sanitizer sees a read past the end */
	bool read = true;

	assert_non_null(exact);
	memcpy(exact, text, size);
	ck_record_reader_init(&in, exact, size);
	while (read && ck_record_more(&in))
		read = ck_record_read(&in, &r, items, ITEMS, err);
	free(exact);
	return read;
}

/* Whether a text ends with a game: with the word `end`, and blanks. */
static bool is_whole(const char *text, size_t size)
{
	while (size > 0 && strchr(" \t\r\n", text[size - 1]) != NULL)
		size--;
	return size == 0 || (size > 4 && memcmp(text + size - 4, "\nend", 4) == 0);
}

static void cuts_check(const char *text, size_t size)
{
	char sentence[CK_ERROR_TEXT];
	ck_error err;

	for (size_t cut = 0; cut <= size; cut++) {
		bool read = is_read(text, cut, &err);

		if (read != is_whole(text, cut))
			fail_msg("cut off after %zu bytes: %s", cut, read ? "read" : "not read");
		if (read)
			continue;
		ck_error_write(&err, NULL, sentence, sizeof sentence);
		/* a comment without an end says so itself */
		if (strstr(sentence, "is cut off") == NULL && strstr(sentence, "does not end with }") == NULL)
			fail_msg("cut off after %zu bytes: %s", cut, sentence);
	}
}

static void any_cut_is_told(void **state)
{
	static char text[TEXT];

	(void)state;
	for (char **path = files; *path != NULL; path++) {
		FILE *in = fopen(*path, "rb");
		size_t size = sizeof letters - 1;

		assert_non_null(in);
		memcpy(text, letters, size);
		size += fread(text + size, 1, sizeof text - size, in);
		fclose(in);
		cuts_check(text, size);
	}
}

int main(int argc, char **argv)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(any_cut_is_told),
	};

	files = argv + 1;
	return argc < 2 || cmocka_run_group_tests(tests, NULL, NULL);
}
