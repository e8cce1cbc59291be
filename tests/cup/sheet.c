/* sheet.c - the papers of championships of many sizes and formats: everybody is on them, inside the sheet, in the four
 * languages. */
#include "cli/cup_sheet.h"
#include "cup/evening.h"
#include "i18n/i18n.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const uint32_t sizes[] = {4, 5, 8, 12, 33, 69, 100, 256};

enum { SIZES = sizeof(sizes) / sizeof(sizes[0]), NAME = 32, BOARDS = 7 };

/* All sheets of a kind. */
typedef struct papers {
	ck_cup_sheets sheets;
	char **svg;
} papers;

static void papers_make(papers *p, const ck_cup *cup, ck_cup_sheet what, bool picture)
{
	const ck_cup_sheet_wish wish = {.cup = cup, .what = what, .picture = picture, .per_sheet = 4};
	size_t size;

	assert_int_equal(ck_cup_sheets_init(&p->sheets, &wish), CK_CUP_SHEET_MADE);
	p->svg = calloc(p->sheets.count + 1, sizeof(*p->svg));
	assert_non_null(p->svg);
	for (size_t i = 0; i < p->sheets.count; i++) {
		p->svg[i] = ck_cup_sheets_svg(&p->sheets, i, &size);
		assert_non_null(p->svg[i]);
		assert_int_equal(strlen(p->svg[i]), size);
	}
}

static void papers_free(papers *p)
{
	for (size_t i = 0; i < p->sheets.count; i++)
		free(p->svg[i]);
	free(p->svg);
	ck_cup_sheets_release(&p->sheets);
}

/* How often a text stands on all sheets, alone in its line. */
static size_t times(const papers *p, const char *text)
{
	char whole[2 * NAME];
	size_t n = 0;

	snprintf(whole, sizeof(whole), ">%s<", text);
	for (size_t i = 0; i < p->sheets.count; i++)
		for (const char *at = p->svg[i]; (at = strstr(at, whole)) != NULL; at++)
			n++;
	return n;
}

/* Nothing is written outside a sheet, and no slot of a sentence is left. */
static void expect_inside(const papers *p)
{
	for (size_t i = 0; i < p->sheets.count; i++) {
		int width, height, x, y, size;

		assert_int_equal(
			sscanf(strstr(p->svg[i], "viewBox="), "viewBox=\"0 0 %d %d\"", &width, &height), 2);
		for (const char *at = p->svg[i]; (at = strstr(at, "<text x=")) != NULL; at++) {
			assert_int_equal(
				sscanf(at, "<text x=\"%d\" y=\"%d\" font-size=\"%d\"", &x, &y, &size), 3);
			assert_in_range(x, 0, width);
			assert_in_range(y, size / 2, height);
			assert_true(size > CK_MM);
		}
		assert_null(strchr(p->svg[i], '{'));
	}
}

static void expect_everybody(const papers *p, uint32_t n, size_t least, size_t most)
{
	for (uint32_t i = 1; i <= n; i++) {
		char name[NAME], marked[NAME];

		snprintf(name, sizeof(name), "P%u", i);
		snprintf(marked, sizeof(marked), "P%u (expelled)", i);
		assert_in_range(times(p, name) + times(p, marked), least, most);
	}
}

static void play_all(evening *e)
{
	for (unsigned k = 0;; k++) {
		uint32_t game = evening_due(e);

		if (game != 0 && k % 9 == 5) {
			const ck_cup_match *match = ck_cup_match_of(e->cup,
			                                            ck_cup_game_of(e->cup, game)->match);

			evening_simple(e, CK_ACT_EXPEL, match->side[0], "dice");
		} else if (game != 0) {
			evening_play(e, game, k % 3 == 0, 1, 5);
		} else if (ck_cup_pairs_next(e->cup)) {
			evening_pair(e);
		} else {
			return;
		}
	}
}

static void begin(evening *e, const char *format, uint32_t n)
{
	evening_begin(e, format, n, BOARDS);
	evening_draw(e, "seed");
}

/* ------------------------------------------------------------------- brackets */

static void expect_bracket(const evening *e, uint32_t n, size_t most)
{
	papers p;

	papers_make(&p, e->cup, CK_CUP_SHEET_BRACKET, false);
	expect_inside(&p);
	expect_everybody(&p, n, 1, most);
	papers_free(&p);
	papers_make(&p, e->cup, CK_CUP_SHEET_BRACKET, true);
	assert_int_equal(p.sheets.count, 1);
	expect_inside(&p);
	expect_everybody(&p, n, 1, most);
	papers_free(&p);
}

/* Whoever meets nobody is not drawn as a match: of n entrants all but one lose once in a knockout, and all but one twice
 * in a double elimination, which may want a second final. */
static void only_matches_of_two_are_drawn(void **state)
{
	static const char *const formats[] = {"knockout", "knockout:third=yes", "double-elimination"};

	(void)state;
	for (size_t f = 0; f < 3; f++) {
		for (uint32_t n = 4; n <= 70; n++) {
			const uint32_t expected[] = {n - 1, n, 2 * n - 1};
			evening e;
			papers p;

			begin(&e, formats[f], n);
			papers_make(&p, e.cup, CK_CUP_SHEET_BRACKET, false);
			assert_int_equal(p.sheets.tree.count, expected[f]);
			papers_free(&p);
			evening_end(&e);
		}
	}
}

static void everybody_is_on_the_bracket(void **state)
{
	static const char *const formats[] = {"knockout", "knockout:third=yes", "knockout:best=3",
	                                      "double-elimination"};

	(void)state;
	for (size_t f = 0; f < sizeof(formats) / sizeof(formats[0]); f++) {
		for (size_t i = 0; i < SIZES && sizes[i] < 250; i++) {
			evening e;

			begin(&e, formats[f], sizes[i]);
			/* each once, and again where a bye has brought it on */
			expect_bracket(&e, sizes[i], 1);
			if (f != 2 && sizes[i] <= 33) {
				play_all(&e);
				expect_bracket(&e, sizes[i], 40);
			}
			evening_end(&e);
		}
	}
}

static void large_brackets_come_on_several_sheets(void **state)
{
	static const struct {
		uint32_t n;
		size_t sheets;
	} expected[] = {{2, 1}, {8, 1}, {12, 1}, {32, 1}, {36, 1}, {64, 3}, {69, 3}, {256, 9}};

	(void)state;
	for (size_t i = 0; i < sizeof(expected) / sizeof(expected[0]); i++) {
		evening e;
		papers p;

		begin(&e, "knockout", expected[i].n);
		papers_make(&p, e.cup, CK_CUP_SHEET_BRACKET, false);
		assert_int_equal(p.sheets.count, expected[i].sheets);
		expect_everybody(&p, expected[i].n, 1, 1);
		assert_int_equal(times(&p, "bye"), expected[i].n == 12   ? 4
		                                   : expected[i].n == 36 ? 28
		                                   : expected[i].n == 69 ? 59
		                                                         : 0);
		if (p.sheets.count > 1)
			assert_int_equal(times(&p, "from sheet 1"), 1);
		papers_free(&p);
		evening_end(&e);
	}
}

/* ---------------------------------------------------------------------- lists */

static void everybody_is_on_the_lists(void **state)
{
	static const char *const formats[] = {"round-robin", "double-round-robin", "groups:size=5",
	                                      "swiss:rounds=3"};

	(void)state;
	for (size_t f = 0; f < sizeof(formats) / sizeof(formats[0]); f++) {
		for (size_t i = f == 2 ? 2 : 1; i < SIZES && sizes[i] <= 33; i++) {
			evening e;
			papers p;

			begin(&e, formats[f], sizes[i]);
			if (ck_cup_pairs_next(e.cup))
				evening_pair(&e);
			for (unsigned played = 0; played < 2; played++) {
				papers_make(&p, e.cup, CK_CUP_SHEET_STANDINGS, played == 1);
				expect_inside(&p);
				if (played == 0)
					expect_everybody(&p, sizes[i], 1, 1);
				papers_free(&p);
				papers_make(&p, e.cup, CK_CUP_SHEET_ENTRANTS, false);
				expect_inside(&p);
				if (played == 0)
					expect_everybody(&p, sizes[i], 1, 1);
				papers_free(&p);
				papers_make(&p, e.cup, CK_CUP_SHEET_ROUND, false);
				expect_inside(&p);
				if (played == 0)
					expect_everybody(&p, sizes[i], 1, 1);
				papers_free(&p);
				if (f < 3) {
					papers_make(&p, e.cup, CK_CUP_SHEET_GROUPS, false);
					expect_inside(&p);
					expect_everybody(&p, sizes[i], 1, 2);
					papers_free(&p);
				}
				play_all(&e);
			}
			evening_end(&e);
		}
	}
}

static void a_slip_for_each_game(void **state)
{
	evening e;
	papers p;

	(void)state;
	begin(&e, "knockout", 69);
	papers_make(&p, e.cup, CK_CUP_SHEET_SLIPS, false);
	assert_int_equal(p.sheets.slip_count, 5);
	assert_int_equal(p.sheets.count, 2);
	expect_inside(&p);
	for (unsigned i = 1; i <= 5; i++) {
		char game[NAME];

		snprintf(game, sizeof(game), "Game %u", i);
		assert_int_equal(times(&p, game), 1);
	}
	assert_int_equal(times(&p, "Signature"), 5);
	assert_int_equal(times(&p, "Certified by the judge: name and signature"), 5);
	papers_free(&p);
	evening_end(&e);
}

/* --------------------------------------------------------------- certificates */

static void the_first_three_have_certificates(void **state)
{
	const ck_cup_sheet_wish wish = {.what = CK_CUP_SHEET_CERTIFICATES, .per_sheet = 4};
	ck_cup_sheet_wish own = wish;
	ck_cup_sheets sheets;
	evening e;
	papers p;

	(void)state;
	begin(&e, "knockout:third=yes", 8);
	own.cup = e.cup;
	assert_int_equal(ck_cup_sheets_init(&sheets, &own), CK_CUP_SHEET_NO_WINNER);
	ck_cup_sheets_release(&sheets);
	while (evening_due(&e) != 0)
		evening_play(&e, evening_due(&e), 0, 1, 5);
	papers_make(&p, e.cup, CK_CUP_SHEET_CERTIFICATES, false);
	assert_int_equal(p.sheets.count, 3);
	expect_inside(&p);
	assert_int_equal(times(&p, "First place") + times(&p, "Second place") + times(&p, "Third place"), 3);
	papers_free(&p);
	evening_end(&e);
	begin(&e, "knockout", 8); /* both who lost a semifinal are third */
	while (evening_due(&e) != 0)
		evening_play(&e, evening_due(&e), 0, 1, 5);
	papers_make(&p, e.cup, CK_CUP_SHEET_CERTIFICATES, false);
	assert_int_equal(p.sheets.count, 4);
	assert_int_equal(times(&p, "Third place"), 2);
	papers_free(&p);
	evening_end(&e);
}

/* Nobody's place is decided while he could still win; who has not come to his match has no certificate. */
static void only_decided_places_have_certificates(void **state)
{
	static const char *const formats[] = {"knockout:third=yes", "knockout:third=yes", "round-robin"};
	static const unsigned played[] = {5, 7, 3}, expected[] = {0, 2, 0};

	(void)state;
	for (size_t i = 0; i < 3; i++) { /* of a knockout: a semifinal; then the final or the third place */
		ck_cup_sheet_wish wish = {.what = CK_CUP_SHEET_CERTIFICATES, .per_sheet = 4};
		ck_cup_sheets sheets;
		evening e;

		begin(&e, formats[i], 8);
		for (unsigned k = 0; k < played[i]; k++)
			evening_play(&e, k == 6 ? 8 : evening_due(&e), 0, 1, 5);
		evening_simple(&e, CK_ACT_CLOSE, 0, "rain");
		wish.cup = e.cup;
		assert_int_equal(ck_cup_sheets_init(&sheets, &wish),
		                 expected[i] > 0 ? CK_CUP_SHEET_MADE : CK_CUP_SHEET_NO_WINNER);
		assert_int_equal(sheets.count, expected[i]);
		for (size_t c = 0; c < sheets.count; c++)
			assert_int_equal(sheets.certificates[c].place, c + 1);
		ck_cup_sheets_release(&sheets);
		evening_end(&e);
	}
}

static void who_did_not_come_has_no_certificate(void **state)
{
	evening e;
	papers p;

	(void)state;
	begin(&e, "knockout", 4);
	evening_absent(&e, 1, CK_BOTH_SIDES);
	evening_play(&e, 2, 0, 1, 5);
	papers_make(&p, e.cup, CK_CUP_SHEET_CERTIFICATES, false);
	assert_int_equal(p.sheets.count, 2);
	assert_int_equal(times(&p, "First place"), 1);
	assert_int_equal(times(&p, "Second place"), 1);
	papers_free(&p);
	evening_end(&e);
	/* nor for the third place who did not come to play for it */
	begin(&e, "knockout:third=yes", 4);
	evening_play(&e, 1, 0, 1, 5);
	evening_play(&e, 2, 0, 1, 5);
	evening_absent(&e, 3, CK_BOTH_SIDES);
	evening_play(&e, 4, 0, 1, 5);
	papers_make(&p, e.cup, CK_CUP_SHEET_CERTIFICATES, false);
	assert_int_equal(p.sheets.count, 2);
	assert_int_equal(times(&p, "Third place"), 0);
	papers_free(&p);
	evening_end(&e);
}

/* Nobody moves up for an expelled champion; who went home without a win has earned nothing. */
static void a_certificate_is_earned(void **state)
{
	ck_cup_sheet_wish none = {.what = CK_CUP_SHEET_CERTIFICATES, .per_sheet = 4};
	ck_cup_sheets sheets;
	evening e;
	papers p;

	(void)state;
	begin(&e, "knockout:third=yes", 4);
	play_all(&e);
	evening_simple(&e, CK_ACT_EXPEL, ck_cup_match_of(e.cup, 4)->winner, "loaded dice");
	papers_make(&p, e.cup, CK_CUP_SHEET_CERTIFICATES, false);
	assert_int_equal(p.sheets.count, 2);
	assert_int_equal(times(&p, "First place"), 0);
	assert_int_equal(times(&p, "Second place"), 1);
	assert_int_equal(times(&p, "Third place"), 1);
	papers_free(&p);
	evening_end(&e);
	begin(&e, "round-robin", 4);
	for (uint32_t i = 1; i <= 4; i++)
		evening_simple(&e, CK_ACT_WITHDRAW, i, "");
	none.cup = e.cup;
	assert_int_equal(ck_cup_sheets_init(&sheets, &none), CK_CUP_SHEET_NO_WINNER);
	ck_cup_sheets_release(&sheets);
	evening_end(&e);
}

/* --------------------------------------------------------------------- rounds */

static void the_final_is_called_so(void **state)
{
	evening e;
	papers p;

	(void)state;
	begin(&e, "knockout:third=yes", 4);
	evening_play(&e, 1, 0, 1, 5);
	evening_play(&e, 2, 0, 1, 5);
	papers_make(&p, e.cup, CK_CUP_SHEET_SLIPS, false);
	assert_int_equal(p.sheets.slip_count, 2);
	assert_string_equal(p.sheets.slips[0].round, "Round 2 · Third place");
	assert_string_equal(p.sheets.slips[1].round, "Round 2 · Final");
	papers_free(&p);
	papers_make(&p, e.cup, CK_CUP_SHEET_ROUND, false);
	assert_string_equal(p.sheets.what, "Round 2 · Final");
	assert_int_equal(times(&p, "3 · Third place"), 1);
	assert_int_equal(times(&p, "4"), 1);
	papers_free(&p);
	evening_end(&e);
}

/* Who goes on without a game stands on the sheet of the round, and why; once, if a game was annulled before. */
static void a_game_given_away_is_on_its_round(void **state)
{
	evening e;
	papers p;

	(void)state;
	begin(&e, "knockout", 4);
	evening_simple(&e, CK_ACT_EXPEL, ck_cup_match_of(e.cup, 1)->side[0], "dice");
	evening_simple(&e, CK_ACT_WITHDRAW, ck_cup_match_of(e.cup, 2)->side[1], "");
	papers_make(&p, e.cup, CK_CUP_SHEET_ROUND, false);
	expect_inside(&p);
	papers_free(&p);
	const ck_cup_sheet_wish wish = {.cup = e.cup, .what = CK_CUP_SHEET_ROUND, .round = 1, .per_sheet = 4};
	assert_int_equal(ck_cup_sheets_init(&p.sheets, &wish), CK_CUP_SHEET_MADE);
	p.svg = calloc(1, sizeof(*p.svg));
	size_t size;
	p.svg[0] = ck_cup_sheets_svg(&p.sheets, 0, &size);
	assert_int_equal(times(&p, "– : + (expelled)"), 1);
	assert_int_equal(times(&p, "+ : – (withdrawn)"), 1);
	expect_everybody(&p, 4, 1, 1);
	papers_free(&p);
	papers_make(&p, e.cup, CK_CUP_SHEET_BRACKET, false);
	assert_int_equal(times(&p, "expelled"), 1);
	assert_int_equal(times(&p, "withdrawn"), 1);
	assert_int_equal(times(&p, "Game 1"), 1);
	papers_free(&p);
	papers_make(&p, e.cup, CK_CUP_SHEET_STANDINGS, false);
	papers_free(&p);
	evening_end(&e);
}

static void a_round_without_a_game_is_no_sheet(void **state)
{
	evening e;
	ck_cup_sheet_wish wish = {.what = CK_CUP_SHEET_ROUND, .round = 2, .per_sheet = 4};
	ck_cup_sheets sheets;
	papers p;

	(void)state;
	begin(&e, "knockout", 4);
	evening_absent(&e, 1, CK_BOTH_SIDES);
	evening_absent(&e, 2, CK_BOTH_SIDES);
	wish.cup = e.cup;
	assert_int_equal(ck_cup_sheets_init(&sheets, &wish), CK_CUP_SHEET_EMPTY_ROUND);
	ck_cup_sheets_release(&sheets);
	evening_end(&e);
	begin(&e, "round-robin", 4); /* two who have gone mark the table */
	evening_simple(&e, CK_ACT_WITHDRAW, 2, "");
	papers_make(&p, e.cup, CK_CUP_SHEET_GROUPS, false);
	assert_int_equal(times(&p, "P2 (withdrawn)"), 1);
	papers_free(&p);
	papers_make(&p, e.cup, CK_CUP_SHEET_STANDINGS, false);
	assert_int_equal(times(&p, "P2 (withdrawn)"), 1);
	assert_non_null(strstr(p.svg[0], "lot."));
	papers_free(&p);
	evening_end(&e);
}

/* ------------------------------------------------------------------ languages */

static void every_sheet_in_every_language(void **state)
{
	evening e;

	(void)state;
	begin(&e, "groups:size=4", 12);
	play_all(&e);
	for (size_t i = 0; ck_lang_list()[i] != NULL; i++) {
		assert_true(ck_lang_set(ck_lang_list()[i]));
		for (unsigned what = 0; what < CK_CUP_SHEET_COUNT; what++) {
			papers p;

			if (what == CK_CUP_SHEET_SLIPS)
				continue; /* all is played */
			papers_make(&p, e.cup, (ck_cup_sheet)what, false);
			assert_true(p.sheets.count > 0);
			expect_inside(&p);
			papers_free(&p);
		}
	}
	assert_true(ck_lang_set("en"));
	evening_end(&e);
}

static void what_is_not_there_is_not_printed(void **state)
{
	static const struct {
		const char *format;
		ck_cup_sheet what;
		ck_cup_sheet_result result;
		bool drawn;
	} cases[] = {
		{"knockout", CK_CUP_SHEET_BRACKET, CK_CUP_SHEET_NOT_DRAWN, false},
		{"knockout", CK_CUP_SHEET_ROUND, CK_CUP_SHEET_NOT_DRAWN, false},
		{"knockout", CK_CUP_SHEET_SLIPS, CK_CUP_SHEET_NOT_DRAWN, false},
		{"knockout", CK_CUP_SHEET_STANDINGS, CK_CUP_SHEET_NOT_DRAWN, false},
		{"groups", CK_CUP_SHEET_GROUPS, CK_CUP_SHEET_NOT_DRAWN, false},
		{"groups", CK_CUP_SHEET_BRACKET, CK_CUP_SHEET_NO_KNOCKOUT, true},
		{"swiss", CK_CUP_SHEET_BRACKET, CK_CUP_SHEET_NO_BRACKET, true},
		{"swiss", CK_CUP_SHEET_GROUPS, CK_CUP_SHEET_NO_GROUPS, true},
		{"knockout", CK_CUP_SHEET_GROUPS, CK_CUP_SHEET_NO_GROUPS, true},
		{"knockout", CK_CUP_SHEET_CERTIFICATES, CK_CUP_SHEET_NO_WINNER, true},
	};

	(void)state;
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		ck_cup_sheet_wish wish = {.what = cases[i].what, .per_sheet = 4};
		ck_cup_sheets sheets;
		evening e;

		evening_begin(&e, cases[i].format, 8, 2);
		if (cases[i].drawn)
			evening_draw(&e, "seed");
		wish.cup = e.cup;
		assert_int_equal(ck_cup_sheets_init(&sheets, &wish), cases[i].result);
		ck_cup_sheets_release(&sheets);
		evening_end(&e);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(only_matches_of_two_are_drawn),
		cmocka_unit_test(everybody_is_on_the_bracket),
		cmocka_unit_test(large_brackets_come_on_several_sheets),
		cmocka_unit_test(everybody_is_on_the_lists),
		cmocka_unit_test(a_slip_for_each_game),
		cmocka_unit_test(the_first_three_have_certificates),
		cmocka_unit_test(only_decided_places_have_certificates),
		cmocka_unit_test(who_did_not_come_has_no_certificate),
		cmocka_unit_test(a_certificate_is_earned),
		cmocka_unit_test(the_final_is_called_so),
		cmocka_unit_test(a_game_given_away_is_on_its_round),
		cmocka_unit_test(a_round_without_a_game_is_no_sheet),
		cmocka_unit_test(every_sheet_in_every_language),
		cmocka_unit_test(what_is_not_there_is_not_printed),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
