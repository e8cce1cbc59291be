/* words.c - the words on every sheet, in every language: none is left off for want of room. */
#include "cli/printout.h"
#include "i18n/i18n.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *const games[] = {
	"parchis", "parchis:players=8,seven=four_on_board,exit_capture=any", "pachisi",
	"chaupar:dice=1346,start=home_arm,sums=stepped,laps=9,finished=help,pieces=2"};

/* The words of a document in one line, blanks between, into out. */
static void texts_of(const char *svg, char *out)
{
	for (svg = strstr(svg, "<text"); svg != NULL; svg = strstr(svg, "<text")) {
		svg = strchr(svg, '>') + 1;
		while (*svg != '<')
			*out++ = *svg++;
		*out++ = ' ';
	}
	*out = '\0';
}

/* Between the lines of a sentence other words may stand, so its words are looked for one after the other. */
static void expect_words(const char *all, const char *sentence, const char *lang)
{
	while (*sentence != '\0') {
		char word[256];
		const size_t size = strcspn(sentence, " ");

		snprintf(word, sizeof(word), "%.*s ", (int)size, sentence);
		all = size > 0 ? strstr(all, word) : all;
		if (all == NULL)
			fail_msg("%s: from here on it is not on the sheet: %s", lang, sentence);
		all += size;
		sentence += size + (sentence[size] == ' ');
	}
}

static void expect_sheets(ck_printout *o, const char *lang)
{
	static char all[1 << 20];

	for (size_t i = 0; i < o->count; i++) {
		ck_printout_words w;
		size_t size;
		char *svg = ck_printout_svg(o, i, &size);

		assert_non_null(svg);
		assert_int_equal(strlen(svg), size);
		assert_null(strchr(svg, '{'));
		ck_printout_words_fill(o, i, &w);
		texts_of(svg, all);
		free(svg);
		expect_words(all, w.words.check, lang);
		expect_words(all, w.words.caption, lang);
		expect_words(all, w.words.note, lang);
	}
}

static void all_words_have_room(void **state)
{
	static ck_printout o;

	(void)state;
	for (const char *const *lang = ck_lang_list(); *lang != NULL; lang++) {
		for (unsigned i = 0; i < sizeof(games) / sizeof(*games); i++) {
			for (unsigned paper = 0; paper < CK_PAPER_COUNT; paper++) {
				ck_game g;
				ck_print print = {.game = &g, .paper = (uint8_t)paper, .kinds = 0x1F};

				assert_true(ck_lang_set(*lang));
				assert_true(ck_game_parse(&g, games[i], strlen(games[i]), NULL));
				if (ck_is_parchis(&g))
					print.kinds &= (uint8_t) ~(1u << CK_SHEET_ARMS);
				assert_int_equal(ck_printout_init(&o, &print), CK_PRINTOUT_DONE);
				expect_sheets(&o, *lang);
				ck_printout_release(&o);
			}
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(all_words_have_room)};

	return cmocka_run_group_tests_name("words on sheets", tests, NULL, NULL);
}
