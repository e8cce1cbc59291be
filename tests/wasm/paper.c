/* paper.c - what paper.wasm exports, natively, so that a sanitizer looks at every byte: each text comes in memory that is
 * exactly as large as it is, and goes to memory that is exactly as large as was promised. */
#include "wasm/paper.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
	ALL_OF_PARCHIS = 1 << CK_SHEET_WHOLE | 1 << CK_SHEET_TILES | 1 << CK_SHEET_PIECES |
	                 1 << CK_SHEET_RULES
};

static const char *const languages[] = {"en", "es", "hi", "pt"};

static const struct sample {
	const char *name;
	ck_kind kind;
} samples[] = {
	{"parchis", CK_PARCHIS},
	{"parchis:players=8,pieces=2,seven=never", CK_PARCHIS},
	{"parchis:players=2", CK_PARCHIS},
	{"parchis-pairs", CK_PARCHIS_PAIRS},
	{"parchis-pairs:win=all_eight", CK_PARCHIS_PAIRS},
	{"pachisi", CK_PACHISI},
	{"pachisi:table=seven,queen=off,laps=9", CK_PACHISI},
	{"chaupar", CK_CHAUPAR},
	{"chaupar:dice=mixed,pieces=1", CK_CHAUPAR},
};

enum { SAMPLES = sizeof samples / sizeof *samples, LANGUAGES = sizeof languages / sizeof *languages };

/* The bytes in memory of their own, with nothing behind them. */
static char *copy_of(const char *bytes, size_t size)
{
	char *copy = malloc(size > 0 ? size : 1);

	assert_non_null(copy);
	memcpy(copy, bytes, size);
	return copy;
}

static int32_t select_for(const char *name, const char *page, size_t size, char *out)
{
	char *own_name = copy_of(name, strlen(name)), *own_page = copy_of(page, size);
	const int32_t written = paper_select(own_name, (uint32_t)strlen(name), own_page, (uint32_t)size, out);

	free(own_name);
	free(own_page);
	return written;
}

static int32_t begin(const char *name, uint32_t paper, uint32_t look, uint32_t theme)
{
	char *own = copy_of(name, strlen(name));
	const int32_t result = paper_begin(own, (uint32_t)strlen(name), paper, look, theme);

	free(own);
	return result;
}

/* The page of rules of a sample, in *size bytes to be freed. */
static char *rules_of(const struct sample *s, const char *lang, uint32_t *size)
{
	size_t whole;
	const char *page = ck_guide_page(lang, s->kind, &whole);
	char *out = malloc(whole), *rules;
	const int32_t written = select_for(s->name, page, whole, out);

	assert_in_range(written, 1, whole);
	rules = copy_of(out, (size_t)written);
	free(out);
	*size = (uint32_t)written;
	return rules;
}

static bool starts(const char *text, const char *with)
{
	return strncmp(text, with, strlen(with)) == 0;
}

/* A sheet, to be freed; it is the same with less room, as far as there is room. */
static char *sheet_of(uint32_t sheet, const char *lang)
{
	char words[128];
	const int words_size = snprintf(words, sizeof words, "%s%cA & <title>%c100 mm%ccaption%c", lang, 0, 0,
	                                0, 0);
	char *own = copy_of(words, (size_t)words_size + 1), *out, *part;
	const int32_t length = paper_write(sheet, own, NULL, 0);
	const uint32_t half = (uint32_t)length / 2;

	assert_true(length > 100);
	out = malloc((size_t)length + 1);
	part = malloc(half);
	assert_true(out != NULL && part != NULL);
	assert_int_equal(paper_write(sheet, own, out, (uint32_t)length + 1), length);
	assert_int_equal(strlen(out), length);
	assert_int_equal(paper_write(sheet, own, part, half), length);
	assert_memory_equal(part, out, half - 1);
	free(part);
	free(own);
	return out;
}

static void expect_sheet(uint32_t sheet, const char *lang)
{
	char *svg = sheet_of(sheet, lang), attribute[32];

	snprintf(attribute, sizeof attribute, "xml:lang=\"%s\"", lang);
	assert_true(starts(svg, "<?xml") || starts(svg, "<svg"));
	assert_true(strstr(svg, attribute) != NULL || strstr(svg, attribute + 4) != NULL);
	assert_true(strlen(svg) > 7 && strcmp(svg + strlen(svg) - 7, "</svg>\n") == 0);
	assert_null(strstr(svg, "& <title>")); /* words are no markup */
	free(svg);
}

static uint32_t kinds_of(const struct sample *s)
{
	return s->kind == CK_PACHISI || s->kind == CK_CHAUPAR ? (1u << CK_SHEET_KIND_COUNT) - 1
	                                                      : ALL_OF_PARCHIS;
}

static void expect_sheets(const struct sample *s, const char *lang, uint32_t paper)
{
	uint32_t size, seen = 0;
	char *rules = rules_of(s, lang, &size);

	assert_int_equal(begin(s->name, paper, paper % CK_LOOK_COUNT, paper % CK_THEME_COUNT), 0);
	const int32_t count = paper_plan(kinds_of(s), 0, rules, size);

	assert_in_range(count, 4, CK_SHEETS_MAX);
	for (uint32_t sheet = 0; sheet < (uint32_t)count; sheet++) {
		assert_in_range(paper_kind(sheet), 0, CK_SHEET_KIND_COUNT - 1);
		assert_in_range(paper_landscape(sheet), 0, 1);
		assert_in_range(paper_pieces_fit(sheet), 0, 1);
		seen |= 1u << paper_kind(sheet);
		expect_sheet(sheet, lang);
	}
	assert_int_equal(seen, kinds_of(s));
	free(rules);
}

/* ------------------------------------------------------------------- tests */

static void rules_are_those_of_every_game_in_every_language(void **state)
{
	(void)state;
	for (unsigned i = 0; i < SAMPLES; i++)
		for (unsigned l = 0; l < LANGUAGES; l++) {
			uint32_t size;
			char *rules = rules_of(&samples[i], languages[l], &size);

			assert_true(size > 1000 && starts(rules, "# "));
			free(rules);
		}
}

static void every_sheet_of_every_game_is_drawn(void **state)
{
	(void)state;
	for (unsigned i = 0; i < SAMPLES; i++)
		for (unsigned l = 0; l < LANGUAGES; l++)
			for (uint32_t paper = 0; paper < CK_PAPER_COUNT; paper++)
				expect_sheets(&samples[i], languages[l], paper);
}

static void only_the_cross_has_arms_to_print(void **state)
{
	(void)state;
	for (unsigned i = 0; i < SAMPLES; i++) {
		const bool cross = (kinds_of(&samples[i]) & 1u << CK_SHEET_ARMS) != 0;

		assert_int_equal(begin(samples[i].name, CK_PAPER_A4, 0, 0), 0);
		assert_int_equal(paper_most(CK_SHEET_ARMS) > 0, cross);
		assert_int_equal(paper_plan(1u << CK_SHEET_ARMS, 0, NULL, 0) > 0, cross);
		assert_true(paper_most(CK_SHEET_WHOLE) > 0 && paper_most(CK_SHEET_TILES) > 0);
		assert_int_equal(paper_most(CK_SHEET_RULES), 0);
	}
}

/* The largest that is told is the largest that is drawn, and none takes more sheets than there is room for. */
static void sizes_go_up_to_the_largest(void **state)
{
	(void)state;
	for (unsigned i = 0; i < SAMPLES; i++)
		for (uint32_t paper = 0; paper < CK_PAPER_COUNT; paper++)
			for (uint32_t kind = CK_SHEET_WHOLE; kind <= CK_SHEET_ARMS; kind++) {
				assert_int_equal(begin(samples[i].name, paper, 0, 0), 0);
				const int32_t most = paper_most(kind);

				if (most == 0)
					continue;
				assert_in_range(paper_plan(1u << kind, most, NULL, 0), 1, CK_SHEETS_MAX);
				expect_sheet(0, "en");
				assert_in_range(paper_plan(1u << kind, CK_PRINT_SIZE_MIN, NULL, 0), 1,
				                CK_SHEETS_MAX);
				assert_int_equal(paper_plan(1u << kind, most + 1, NULL, 0),
				                 CK_PAPER_TOO_LARGE);
			}
}

static void what_is_no_game_is_refused(void **state)
{
	static const char *const bad[] = {"",
	                                  "parchi",
	                                  "parchis:",
	                                  "parchis:players=5",
	                                  "parchis:players=4,players=4",
	                                  "pachisi:laps=",
	                                  "chaupar:dice=mixed,",
	                                  "parchis\xff",
	                                  "parchis:,"};
	static const char page[] = "# Rules\n";
	char out[sizeof page];

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		assert_int_equal(begin("pachisi", CK_PAPER_A4, 0, 0), 0);
		assert_int_equal(paper_plan(1, 0, NULL, 0), 1);
		assert_int_equal(begin(bad[i], CK_PAPER_A4, 0, 0), CK_PAPER_NO_GAME);
		assert_int_equal(paper_kind(0), CK_PAPER_NO_SHEET);
		assert_int_equal(select_for(bad[i], page, strlen(page), out), CK_PAPER_NO_GAME);
	}
	assert_int_equal(select_for("pachisi", page, strlen(page), out), (int32_t)strlen(page));
}

/* Nothing is planned of the game before, which is half another one by then. */
static void after_a_refusal_there_is_no_game(void **state)
{
	(void)state;
	for (int how = 0; how < 4; how++) {
		assert_int_equal(begin("pachisi", CK_PAPER_A4, 0, 0), 0);
		assert_int_equal(begin(how == 0 ? "parchis:players=5" : "parchis:players=8",
		                       how == 1 ? CK_PAPER_COUNT : 0, how == 2 ? CK_LOOK_COUNT : 0,
		                       how == 3 ? UINT32_MAX : 0),
		                 CK_PAPER_NO_GAME);
		assert_int_equal(paper_most(CK_SHEET_WHOLE), 0);
		assert_int_equal(paper_plan(1, 0, NULL, 0), CK_PAPER_TOO_LARGE);
		assert_int_equal(paper_plan(0, 0, NULL, 0), CK_PAPER_TOO_LARGE);
	}
}

static void damaged_pages_are_refused_or_selected(void **state)
{
	static const char *const bad[] = {"<!-- if queen=on -->\n", "<!-- end -->\n", "<!-- if",
	                                  "<!-- if queen=maybe -->\nx\n<!-- end -->\n"};
	char out[64];
	uint32_t seed = 1;
	size_t size;
	const char *page = ck_guide_page("hi", CK_PACHISI, &size);
	char *copy = copy_of(page, size), *room = malloc(size);

	(void)state;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		assert_int_equal(select_for("pachisi", bad[i], strlen(bad[i]), out), CK_PAPER_BAD_PAGE);
	for (int round = 0; round < 1000; round++) {
		seed = seed * 1664525 + 1013904223;
		const size_t at = (seed >> 8) % size, less = (seed >> 4) % size;
		const char kept = copy[at];

		copy[at] = (char)(seed >> 24);
		const int32_t written = select_for("pachisi", copy, round % 2 ? size : less, room);

		assert_true(written == CK_PAPER_BAD_PAGE || (written >= 0 && (size_t)written <= size));
		copy[at] = kept;
	}
	free(copy);
	free(room);
}

static void rules_that_do_not_fit_are_refused(void **state)
{
	enum { MUCH = 200000 };
	char *rules = malloc(MUCH);
	static const char line[] = "- a line of rules\n";

	(void)state;
	for (size_t i = 0; i < MUCH; i++)
		rules[i] = line[i % (sizeof line - 1)];
	assert_int_equal(begin("pachisi", CK_PAPER_A4, 0, 0), 0);
	assert_int_equal(paper_plan(1u << CK_SHEET_RULES, 0, rules, MUCH), CK_PAPER_TOO_LONG);
	assert_int_equal(paper_kind(0), CK_PAPER_NO_SHEET);
	assert_int_equal(paper_plan(1u << CK_SHEET_RULES, 0, rules, 0), 1);
	expect_sheet(0, "en");
	free(rules);
}

static void numbers_out_of_range_are_refused(void **state)
{
	static const uint32_t odd[] = {CK_SHEETS_MAX - 1, CK_SHEETS_MAX, 255,       256,
	                               INT32_MAX,         0x80000000,    UINT32_MAX};
	static const int32_t sizes[] = {-1,        1,        CK_PRINT_SIZE_MIN - 1, CK_PRINT_SIZE_MAX + 1,
	                                INT32_MIN, INT32_MAX};

	(void)state;
	assert_int_equal(begin("chaupar", CK_PAPER_LETTER, 0, 0), 0);
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
		for (uint32_t kinds = 0; kinds < 1u << CK_SHEET_RULES; kinds++)
			assert_int_equal(paper_plan(kinds, sizes[i], NULL, 0), CK_PAPER_TOO_LARGE);
	assert_int_equal(paper_plan(1u << CK_SHEET_KIND_COUNT, 0, NULL, 0), CK_PAPER_TOO_LARGE);
	assert_int_equal(paper_plan(0, 0, NULL, 0), 0);
	assert_int_equal(paper_plan(1, 0, NULL, 0), 1);
	for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
		assert_int_equal(paper_kind(odd[i]), CK_PAPER_NO_SHEET);
		assert_int_equal(paper_landscape(odd[i]) + paper_column(odd[i]) + paper_row(odd[i]), 0);
		assert_int_equal(paper_arms(odd[i]) + paper_pieces_fit(odd[i]) + paper_most(odd[i]), 0);
		assert_int_equal(paper_write(odd[i], "en\0\0\0\0", NULL, 0), CK_PAPER_NO_SHEET);
		assert_int_equal(begin("chaupar", odd[i], odd[i], odd[i]), CK_PAPER_NO_GAME);
		assert_int_equal(begin("chaupar", CK_PAPER_LETTER, 0, 0), 0);
		assert_int_equal(paper_plan(1, 0, NULL, 0), 1);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rules_are_those_of_every_game_in_every_language),
		cmocka_unit_test(every_sheet_of_every_game_is_drawn),
		cmocka_unit_test(only_the_cross_has_arms_to_print),
		cmocka_unit_test(sizes_go_up_to_the_largest),
		cmocka_unit_test(what_is_no_game_is_refused),
		cmocka_unit_test(after_a_refusal_there_is_no_game),
		cmocka_unit_test(damaged_pages_are_refused_or_selected),
		cmocka_unit_test(rules_that_do_not_fit_are_refused),
		cmocka_unit_test(numbers_out_of_range_are_refused),
	};

	return cmocka_run_group_tests_name("the module of paper", tests, NULL, NULL);
}
