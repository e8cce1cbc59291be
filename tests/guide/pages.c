/* pages.c - every page of docs/rules, for every option: it can be read, it changes with the options, the languages
 * say the same, and on a terminal no line is too long. */
#include "cli/flow.h"
#include "guide/guide.h"
#include "i18n/columns.h"
#include "i18n/i18n.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { PAGE = 1 << 16, WIDTH = 80, COMBINATIONS = 300 };

static const char *const names[] = {"parchis", "parchis-pairs", "pachisi", "chaupar"};

/* The page of a game in a language, selected, with a NUL, into out[PAGE]. */
static size_t page_of(const char *lang, const char *game, char *out)
{
	ck_game g;
	size_t size, written;
	ck_guide_fault fault = {"", 0};
	const char *page;

	assert_true(ck_game_parse(&g, game, strlen(game), NULL));
	page = ck_guide_page(lang, (ck_kind)g.kind, &size);
	assert_true(size < PAGE);
	if (!ck_guide_select(&g, page, size, out, &written, &fault))
		fail_msg("%s/%s.md:%zu: %s", lang, ck_kind_name((ck_kind)g.kind), fault.line, fault.what);
	out[written] = '\0';
	return written;
}

/* Lines on a terminal are not too long, unless they are one word; nothing of the markup is left. */
static void expect_fits(const char *lang, const char *game, const char *page, size_t size)
{
	static char lines[2 * PAGE];
	FILE *f = tmpfile();
	size_t read;

	assert_non_null(f);
	ck_flow_write(f, page, size, WIDTH);
	rewind(f);
	read = fread(lines, 1, sizeof(lines) - 1, f);
	fclose(f);
	lines[read] = '\0';
	assert_null(strchr(lines, '*'));
	assert_null(strchr(lines, '|'));
	for (char *line = lines; line < lines + read; line += strlen(line) + 1) {
		line[strcspn(line, "\n")] = '\0';
		if (ck_columns(line, strlen(line)) > WIDTH && strchr(line, ' ') != NULL)
			fail_msg("%s, %s: too long: %s", lang, game, line);
	}
}

static void expect_page(const char *lang, const char *game)
{
	static char page[PAGE];
	size_t size = page_of(lang, game, page);

	assert_true(size > 2000);
	assert_memory_equal(page, "# ", 2);
	assert_null(strpbrk(page, "{}"));
	assert_null(strstr(page, "<!--"));
	assert_null(strstr(page, "\n\n\n"));
	expect_fits(lang, game, page, size);
}

/* The game string with one option changed; false if that is forbidden, or no change. */
static bool changed(const char *name, const ck_option *o, const char *value, char *out, size_t cap)
{
	ck_game g;

	snprintf(out, cap, "%s:%s=%s", name, o->key, value);
	return strcmp(value, o->fallback) != 0 && ck_game_parse(&g, out, strlen(out), NULL);
}

static const char *value_at(const ck_option *o, unsigned i, char number[8])
{
	static const unsigned some[] = {0, 1, 2, 10, 255};

	if (o->value_count > 0)
		return i < o->value_count ? o->values[i] : NULL;
	if (i >= sizeof(some) / sizeof(some[0]))
		return NULL;
	snprintf(number, 8, "%u", some[i]);
	return number;
}

static void every_value(void **state)
{
	static char usual[PAGE], other[PAGE];

	(void)state;
	for (const char *const *lang = ck_lang_list(); *lang != NULL; lang++) {
		for (unsigned kind = 0; kind < 4; kind++) {
			ck_option o;

			expect_page(*lang, names[kind]);
			page_of(*lang, names[kind], usual);
			for (unsigned k = 0; ck_option_get((ck_kind)kind, k, &o); k++) {
				char game[CK_GAME_TEXT], number[8];
				const char *value;

				for (unsigned i = 0; (value = value_at(&o, i, number)) != NULL; i++) {
					if (!changed(names[kind], &o, value, game, sizeof(game)))
						continue;
					expect_page(*lang, game);
					page_of(*lang, game, other);
					if (strcmp(usual, other) == 0)
						fail_msg("%s: %s reads like the usual game", *lang, game);
				}
			}
		}
	}
}

static void combinations(void **state)
{
	ck_rng r;

	(void)state;
	ck_rng_seed(&r, 3, 0);
	for (unsigned n = 0; n < COMBINATIONS; n++) {
		unsigned kind = ck_rng_below(&r, 4);
		char game[CK_GAME_TEXT];
		size_t used = (size_t)snprintf(game, sizeof(game), "%s", names[kind]);
		ck_option o;
		ck_game g;

		for (unsigned k = 0; ck_option_get((ck_kind)kind, k, &o); k++) {
			char number[8], longer[CK_GAME_TEXT];
			unsigned count = o.value_count > 0 ? o.value_count : 5;
			const char *value = value_at(&o, ck_rng_below(&r, count), number);
			int size = snprintf(longer, sizeof(longer), "%s%c%s=%s", game,
			                    strchr(game, ':') != NULL ? ',' : ':', o.key, value);

			if (ck_game_parse(&g, longer, (size_t)size, NULL)) {
				memcpy(game, longer, (size_t)size + 1);
				used = (size_t)size;
			}
		}
		assert_true(used < sizeof(game));
		for (const char *const *lang = ck_lang_list(); *lang != NULL; lang++)
			expect_page(*lang, game);
	}
}

/* The kind of block that a line begins: a title, a heading, an item, a row, an item with a number, or text, which may
 * begin with a number too. NULL for an empty line. */
static const char *block_of(const char *line, size_t length)
{
	const size_t digits = strspn(line, "0123456789");

	if (length >= 2 && memcmp(line, "##", 2) == 0)
		return "##";
	if (length >= 1 && line[0] == '#')
		return "#";
	if (length >= 2 && memcmp(line, "- ", 2) == 0)
		return "-";
	if (length >= 1 && line[0] == '|')
		return "|";
	if (digits > 0 && length >= digits + 2 && memcmp(line + digits, ". ", 2) == 0)
		return "1";
	return length > 0 ? "text" : NULL;
}

/* What must be alike in all languages: headings, items, rows, paragraphs, conditions, placeholders, in order, a line
 * each. */
static size_t skeleton(const char *lang, ck_kind kind, char *out)
{
	size_t size, used = 0;
	const char *page = ck_guide_page(lang, kind, &size), *end = page + size;

	for (const char *line = page; line < end;) {
		const char *next = memchr(line, '\n', (size_t)(end - line));
		const size_t length = (size_t)(next - line);
		const char *block = block_of(line, length);

		if (length >= 4 && memcmp(line, "<!--", 4) == 0)
			used += (size_t)snprintf(out + used, PAGE - used, "%.*s\n", (int)length, line);
		else if (block != NULL)
			used += (size_t)snprintf(out + used, PAGE - used, "%s\n", block);
		for (size_t i = 0; i < length; i++)
			if (line[i] == '{')
				used += (size_t)snprintf(out + used, PAGE - used, "%.*s\n",
				                         (int)strcspn(line + i, "}") + 1, line + i);
		line = next + 1;
	}
	return used;
}

static void the_languages_agree(void **state)
{
	static char english[PAGE], other[PAGE];

	(void)state;
	for (unsigned kind = 0; kind < 4; kind++) {
		assert_true(skeleton("en", (ck_kind)kind, english) > 200);
		for (const char *const *lang = ck_lang_list(); *lang != NULL; lang++) {
			size_t size, english_size;
			const char *page = ck_guide_page(*lang, (ck_kind)kind, &size);
			const char *mine = ck_guide_page("en", (ck_kind)kind, &english_size);
			const bool same = size == english_size && memcmp(page, mine, size) == 0;

			assert_true(same == (strcmp(*lang, "en") == 0));
			skeleton(*lang, (ck_kind)kind, other);
			if (strcmp(english, other) != 0) {
				size_t i = 0;

				while (english[i] == other[i])
					i++;
				while (i > 0 && english[i - 1] != '\n')
					i--;
				fail_msg("%s/%s.md differs from the English at “%.*s”, not “%.*s”", *lang,
				         names[kind], (int)strcspn(other + i, "\n"), other + i,
				         (int)strcspn(english + i, "\n"), english + i);
			}
		}
	}
}

static void unknown_language(void **state)
{
	size_t size, english;

	(void)state;
	assert_ptr_equal(ck_guide_page("xx", CK_PACHISI, &size), ck_guide_page("en", CK_PACHISI, &english));
	assert_int_equal(size, english);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_value),
		cmocka_unit_test(combinations),
		cmocka_unit_test(the_languages_agree),
		cmocka_unit_test(unknown_language),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
