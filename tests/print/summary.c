/* summary.c - the rules of every game, in every language, on one page of every paper, whatever the options are. */
#include "print/sheet.h"
#include "guide/guide.h"
#include "i18n/i18n.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { PAGE = 1 << 16, COMBINATIONS = 300 };

static const char *const names[] = {"parchis", "parchis-pairs", "pachisi", "chaupar"};
static const char *const papers[] = {"A4", "Letter", "A3"};

static size_t page_of(const char *lang, const char *game, char *out)
{
	ck_game g;
	size_t size, written;
	const char *page;

	assert_true(ck_game_parse(&g, game, strlen(game), NULL));
	page = ck_guide_page(lang, (ck_kind)g.kind, &size);
	assert_true(size < PAGE);
	assert_true(ck_guide_select(&g, page, size, out, &written, NULL));
	return written;
}

static ck_box box_of(unsigned paper)
{
	ck_print p = {.paper = (uint8_t)paper};

	return ck_sheet_rules_box(&p);
}

/* ------------------------------------------------------------- what is set */

/* Bytes that are seen. */
static size_t ink(const char *text, size_t size)
{
	size_t count = 0;

	for (size_t i = 0; i < size; i++)
		count += text[i] != ' ' && text[i] != '\n' && text[i] != '*';
	return count;
}

static size_t table_ink(ck_span table)
{
	ck_span cells[CK_BLOCK_CELLS];
	size_t all = 0;

	for (size_t count; (count = ck_block_row(&table, cells)) > 0;)
		for (size_t i = 0; i < count; i++)
			all += ink(cells[i].at, cells[i].size);
	return all;
}

static size_t page_ink(const char *page, size_t size)
{
	ck_span text = {page, size};
	ck_block block;
	size_t all = 0;

	while (ck_block_take(&text, &block)) {
		if (block.kind == CK_BLOCK_TITLE)
			continue;
		all += block.kind == CK_BLOCK_TABLE ? table_ink(block.text)
		                                    : ink(block.text.at, block.text.size);
		if (block.kind == CK_BLOCK_ITEM)
			all += block.mark.size == 1 ? strlen("•") : block.mark.size;
	}
	return all;
}

static void nothing_is_lost(const ck_summary *s, const char *page, size_t size)
{
	size_t all = 0;

	for (size_t i = 0; i < s->run_count; i++)
		all += ink(s->runs[i].text.at, s->runs[i].text.size);
	assert_int_equal(all, page_ink(page, size));
	assert_true(s->title.size > 0);
}

/* ------------------------------------------------------------ where it is */

static void lines_fit(const ck_summary *s)
{
	for (size_t i = 0; i < s->run_count; i++) {
		const ck_summary_run *run = &s->runs[i];
		const ck_summary_row *row = &s->rows[run->row];
		const ck_type type = ck_summary_type(s, (ck_summary_style)row->style);

		assert_true(run->x >= 0);
		assert_true(run->x + ck_line_length(type, run->text.at, run->text.size) <= s->width);
		assert_true(type.size >= CK_SUMMARY_LEGIBLE);
		if (i > 0 && s->runs[i - 1].row == run->row && s->runs[i - 1].x < run->x) {
			const ck_summary_run *left = &s->runs[i - 1];

			assert_true(left->x + ck_line_length(type, left->text.at, left->text.size) < run->x);
		}
	}
}

static void rows_stand_apart(const ck_summary *s)
{
	for (size_t i = 0; i < s->row_count; i++) {
		const ck_summary_row *row = &s->rows[i], *above = i > 0 ? row - 1 : NULL;
		const int32_t size = ck_summary_type(s, (ck_summary_style)row->style).size;

		assert_true(row->y - size * 4 / 5 >= s->top);
		assert_true(row->y + size / 4 <= s->box.y + s->box.height);
		assert_true(row->column < s->columns);
		if (above != NULL && above->column == row->column)
			assert_true(row->y - above->y >= size);
		else if (above != NULL)
			assert_true(row->column == above->column + 1 && !above->keep);
	}
	assert_true(s->columns * (s->width + s->gutter) - s->gutter <= s->box.width);
}

static void expect_fits(const char *lang, const char *game, unsigned paper)
{
	static char page[PAGE];
	static ck_summary s;
	const size_t size = page_of(lang, game, page);
	const ck_box box = box_of(paper);

	if (!ck_summary_fit(&s, box, page, size))
		fail_msg("%s, %s: the rules do not fit on %s", lang, game, papers[paper]);
	nothing_is_lost(&s, page, size);
	lines_fit(&s);
	rows_stand_apart(&s);
}

/* ----------------------------------------------------------------- options */

static const char *value_at(const ck_option *o, unsigned i, char number[8])
{
	static const unsigned some[] = {0, 1, 60, 255};

	if (o->value_count > 0)
		return i < o->value_count ? o->values[i] : NULL;
	if (i >= sizeof(some) / sizeof(some[0]))
		return NULL;
	snprintf(number, 8, "%u", some[i]);
	return number;
}

/* The game with one more option, canonical; false if that is forbidden. */
static bool with(const char *game, const char *key, const char *value, char out[CK_GAME_TEXT])
{
	char text[CK_GAME_TEXT];
	int size = snprintf(text, sizeof(text), "%s%c%s=%s", game, strchr(game, ':') != NULL ? ',' : ':', key,
	                    value);
	ck_game g;

	if (size >= (int)sizeof(text) || !ck_game_parse(&g, text, (size_t)size, NULL))
		return false;
	ck_game_write(&g, out);
	return true;
}

/* Set one option after the other to what makes the page longest. */
static void longest(const char *lang, unsigned kind, char game[CK_GAME_TEXT])
{
	static char page[PAGE];
	ck_option o;

	snprintf(game, CK_GAME_TEXT, "%s", names[kind]);
	for (unsigned k = 0; ck_option_get((ck_kind)kind, k, &o); k++) {
		char best[CK_GAME_TEXT], number[8];
		size_t most = page_of(lang, game, page);
		const char *value;

		memcpy(best, game, sizeof(best));
		for (unsigned i = 0; (value = value_at(&o, i, number)) != NULL; i++) {
			char other[CK_GAME_TEXT];

			if (with(game, o.key, value, other) && page_of(lang, other, page) > most) {
				most = page_of(lang, other, page);
				memcpy(best, other, sizeof(best));
			}
		}
		memcpy(game, best, sizeof(best));
	}
}

static void the_usual_games_fit(void **state)
{
	(void)state;
	for (const char *const *lang = ck_lang_list(); *lang != NULL; lang++)
		for (unsigned kind = 0; kind < 4; kind++)
			for (unsigned paper = 0; paper < CK_PAPER_COUNT; paper++)
				expect_fits(*lang, names[kind], paper);
}

static void the_longest_pages_fit(void **state)
{
	(void)state;
	for (const char *const *lang = ck_lang_list(); *lang != NULL; lang++) {
		for (unsigned kind = 0; kind < 4; kind++) {
			char game[CK_GAME_TEXT];

			longest(*lang, kind, game);
			for (unsigned paper = 0; paper < CK_PAPER_COUNT; paper++)
				expect_fits(*lang, game, paper);
		}
	}
}

static void every_value_fits(void **state)
{
	(void)state;
	for (const char *const *lang = ck_lang_list(); *lang != NULL; lang++) {
		for (unsigned kind = 0; kind < 4; kind++) {
			ck_option o;

			for (unsigned k = 0; ck_option_get((ck_kind)kind, k, &o); k++) {
				char game[CK_GAME_TEXT], number[8];
				const char *value;

				for (unsigned i = 0; (value = value_at(&o, i, number)) != NULL; i++)
					if (with(names[kind], o.key, value, game))
						expect_fits(*lang, game, CK_PAPER_LETTER);
			}
		}
	}
}

static void combinations_fit(void **state)
{
	uint32_t languages = 0;
	ck_rng r;

	(void)state;
	while (ck_lang_list()[languages] != NULL)
		languages++;
	ck_rng_seed(&r, 5, 0);
	for (unsigned n = 0; n < COMBINATIONS; n++) {
		const unsigned kind = ck_rng_below(&r, 4), lang = ck_rng_below(&r, languages);
		char game[CK_GAME_TEXT], other[CK_GAME_TEXT];
		ck_option o;

		snprintf(game, sizeof(game), "%s", names[kind]);
		for (unsigned k = 0; ck_option_get((ck_kind)kind, k, &o); k++) {
			char number[8];
			const char *value = value_at(
				&o, ck_rng_below(&r, o.value_count > 0 ? o.value_count : 4), number);

			if (with(game, o.key, value, other))
				memcpy(game, other, sizeof(game));
		}
		expect_fits(ck_lang_list()[lang], game, n % CK_PAPER_COUNT);
	}
}

/* ---------------------------------------------------------------- the form */

static void long_text_takes_smaller_letters(void **state)
{
	static char page[PAGE] = "# T\n\n";
	static ck_summary s;
	const ck_box box = box_of(CK_PAPER_A4);
	int32_t last = 0;
	size_t size = strlen(page);

	(void)state;
	for (int n = 0; n < 400; n++) {
		size += (size_t)snprintf(page + size, sizeof(page) - size,
		                         "A sentence that says little, number %d.\n\n", n);
		if (n % 40 != 0)
			continue;
		if (!ck_summary_fit(&s, box, page, size)) {
			assert_true(n > 160);
			return;
		}
		assert_true(last == 0 || s.size <= last);
		last = s.size;
		lines_fit(&s);
		rows_stand_apart(&s);
	}
	fail_msg("400 paragraphs fit on one page");
}

static void a_page_without_text_is_a_title(void **state)
{
	static ck_summary s;

	(void)state;
	assert_true(ck_summary_fit(&s, box_of(CK_PAPER_A4), "# T\n", 4));
	assert_int_equal(s.run_count, 0);
	assert_int_equal(s.title.size, 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_usual_games_fit),
		cmocka_unit_test(the_longest_pages_fit),
		cmocka_unit_test(every_value_fits),
		cmocka_unit_test(combinations_fit),
		cmocka_unit_test(long_text_takes_smaller_letters),
		cmocka_unit_test(a_page_without_text_is_a_title),
	};

	return cmocka_run_group_tests_name("rules on one page", tests, NULL, NULL);
}
