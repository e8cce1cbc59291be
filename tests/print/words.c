/* words.c - the words on every sheet, in every language: none is left off for want of room. */
#include "cli/printout.h"
#include "i18n/i18n.h"
#include "print/line.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Game strings as long as they come, all options set: they stand at the foot of the rules. */
static const char *const games[] = {
	"parchis",
	"pachisi",
	"parchis:players=8,pieces=3,out=2,seven=four_on_board,blocked_barrier=free,exit_capture=any,"
	"capture_bonus=10,goal_bonus=20,third_six=lose_turn",
	"parchis-pairs:pieces=3,out=2,seven=four_on_board,blocked_barrier=forfeit,pair_barrier_opens=no,"
	"exit_capture=any,capture_bonus=10,goal_bonus=20,third_six=lose_turn,win=all_eight",
	"pachisi:table=seven_murray,graces=ten_twentyfive,throws=single,sums=stepped,entry=use,last_square="
	"strict,"
	"laps=9,queen=off,grace_limit=on,finished=help,standstill=255,pieces=3",
	"pachisi:finish=grace",
	"chaupar:sums=stepped,laps=9,finished=help,standstill=255,pieces=3,dice=mixed,start=home_arm"};

/* The words of a document in one line, blanks between, into out. */
static void texts_of(const char *svg, char *out)
{
	for (svg = strstr(svg, "<text"); svg != NULL; svg = strstr(svg, "<text")) {
		svg = strchr(svg, '>') + 1;
		while (*svg != '<')
			*out++ = *svg++;
		if (out[-1] != ',') /* a long word is cut behind a comma */
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

/* No line that begins at a place runs off what a printer prints on. */
static void expect_inside(const char *svg, const char *lang)
{
	int width, height, x, y, size;

	assert_int_equal(sscanf(strstr(svg, "viewBox"), "viewBox=\"0 0 %d %d\"", &width, &height), 2);
	for (svg = strstr(svg, "<text"); svg != NULL; svg = strstr(svg + 1, "<text")) {
		const char *begin = strchr(svg, '>') + 1, *anchor = strstr(svg, "text-anchor"),
			   *bold = strstr(svg, "bold");
		const size_t bytes = strcspn(begin, "<");

		if (sscanf(svg, "<text x=\"%d\" y=\"%d\" font-size=\"%d\"", &x, &y, &size) != 3 ||
		    (anchor != NULL && anchor < begin) || memchr(begin, '&', bytes) != NULL)
			continue; /* numbers on the board and the rule; entities are longer than their characters */
		x += ck_line_length((ck_type){size, bold != NULL && bold < begin}, begin, bytes);
		if (x > width - CK_PAPER_MARGIN || y > height - CK_PAPER_MARGIN)
			fail_msg("%s: it runs off the paper: %.*s", lang, (int)bytes, begin);
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
		expect_inside(svg, lang);
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
				char canonical[CK_GAME_TEXT];

				assert_true(ck_lang_set(*lang));
				assert_true(ck_game_parse(&g, games[i], strlen(games[i]), NULL));
				ck_game_write(&g, canonical);
				assert_int_equal(strlen(canonical), strlen(games[i]));
				if (ck_is_parchis(&g))
					print.kinds &= (uint8_t) ~(1u << CK_SHEET_ARMS);
				assert_int_equal(ck_printout_init(&o, &print), CK_PRINTOUT_DONE);
				expect_sheets(&o, *lang);
				ck_printout_release(&o);
			}
		}
	}
}

/* A board too small for the pieces says so, and no other does. */
static void small_boards_say_so(void **state)
{
	static ck_printout o;
	ck_printout_words w;

	(void)state;
	for (const char *const *lang = ck_lang_list(); *lang != NULL; lang++) {
		for (int32_t size = 60; size <= 200; size += 140) {
			const char *const said = "too small for them";
			ck_game g;
			ck_print print = {.game = &g, .kinds = 1u << CK_SHEET_PIECES, .size = size * CK_MM};

			assert_true(ck_lang_set(*lang));
			assert_true(ck_game_parse(&g, "chaupar", 7, NULL));
			assert_int_equal(ck_printout_init(&o, &print), CK_PRINTOUT_DONE);
			expect_sheets(&o, *lang);
			ck_printout_words_fill(&o, 0, &w);
			if (strcmp(*lang, "en") == 0)
				assert_int_equal(strstr(w.note, said) != NULL, size == 60);
			ck_printout_release(&o);
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(all_words_have_room),
	                                   cmocka_unit_test(small_boards_say_so)};

	return cmocka_run_group_tests_name("words on sheets", tests, NULL, NULL);
}
