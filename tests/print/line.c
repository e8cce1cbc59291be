/* line.c - lines of text: how long they are, where they are broken, how they are written. */
#include "print/glyph.h"
#include "print/line.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const ck_type plain = {1000, false}, bold = {1000, true};

static int32_t length(ck_type type, const char *text)
{
	return ck_line_length(type, text, strlen(text));
}

static void letters_have_the_widths_of_the_font(void **state)
{
	(void)state;
	assert_int_equal(length(plain, ""), 0);
	assert_int_equal(length(plain, "A"), 639);
	assert_int_equal(length(bold, "A"), 690);
	assert_int_equal(length(plain, "Añ"), 639 + 618);
	assert_int_equal(length(plain, "–"), 500);
	assert_int_equal(length((ck_type){2500, false}, "A"), 1598); /* rounded up */
	assert_true(length(bold, "Pachisi") > length(plain, "Pachisi"));
}

static void marks_above_and_below_take_no_room(void **state)
{
	(void)state;
	assert_int_equal(length(plain, "कु"), length(plain, "क"));
	assert_int_equal(length(plain, "कें"), length(plain, "क"));
	assert_true(length(plain, "का") > length(plain, "क"));
	assert_true(length(plain, "क्\u200dष") == length(plain, "क") + length(plain, "ष"));
	assert_true(length(plain, "पचीसी") > 3 * 500);
}

static void signs_of_markdown_take_no_room(void **state)
{
	(void)state;
	assert_int_equal(length(plain, "**You** *may*"), length(plain, "You may"));
	assert_int_equal(length(plain, "two\nlines"), length(plain, "two lines"));
}

static void what_is_no_text_is_as_wide_as_can_be(void **state)
{
	(void)state;
	assert_int_equal(length(plain, "\xFF"), CK_GLYPH_EM);
	assert_int_equal(length(plain, "\xE0\xA4"), 2 * CK_GLYPH_EM);
	assert_int_equal(length(plain, "\xC3("), CK_GLYPH_EM + length(plain, "("));
	assert_int_equal(length(plain, "\xC1\x81"), 2 * CK_GLYPH_EM);     /* an overlong A */
	assert_int_equal(length(plain, "\xED\xA0\x80"), 3 * CK_GLYPH_EM); /* half of a pair */
	assert_int_equal(length(plain, "→"), CK_GLYPH_EM);
	assert_int_equal(length(plain, "\t"), 0);
}

/* ------------------------------------------------------------------- lines */

static const char text[] =
	"हर भुजा में तीन क़िले. Each arm has three columns of eight\nsquares;  the square in the "
	"middle of the board is the *Charkoni*. À frente, los demás añaden antidisestablishmentarianism.";

/* A text in lines of a room: each is as long as can be. */
static void expect_lines(int32_t room)
{
	const char *at = text;
	size_t left = strlen(text);

	while (left > 0) {
		size_t skip, fits = ck_line_fit(plain, at, left, room, &skip), next;

		assert_true(fits > 0 && fits + skip <= left);
		assert_true(at[0] != ' ' && at[fits - 1] != ' ' && at[fits - 1] != '\n');
		if (ck_line_length(plain, at, fits) > room)
			assert_true(memchr(at, ' ', fits) == NULL && memchr(at, '\n', fits) == NULL);
		for (next = fits + skip; next < left && at[next] != ' ' && at[next] != '\n';)
			next++;
		if (fits + skip < left)
			assert_true(skip > 0 && ck_line_length(plain, at, next) > room);
		at += fits + skip;
		left -= fits + skip;
	}
}

static void lines_are_as_long_as_the_room(void **state)
{
	(void)state;
	for (int32_t room = 0; room < 90000; room += 97)
		expect_lines(room);
}

static void a_long_word_is_cut_behind_a_comma(void **state)
{
	const char *word = "parchis:players=8,pieces=2,out=1 and more";
	size_t skip = 99;

	(void)state;
	assert_int_equal(
		ck_line_fit(plain, word, strlen(word), length(plain, "parchis:players=8,pieces=2,x"), &skip),
		strlen("parchis:players=8,pieces=2,"));
	assert_int_equal(skip, 0);
	assert_int_equal(
		ck_line_fit(plain, word, strlen(word), length(plain, "parchis:players=8,out=1"), &skip),
		strlen("parchis:players=8,"));
	assert_int_equal(ck_line_fit(plain, word, strlen(word), length(plain, "parchis"), &skip),
	                 strlen("parchis:players=8,pieces=2,out=1"));
	assert_int_equal(skip, 1);
}

static void an_empty_text_is_no_line(void **state)
{
	size_t skip = 99;

	(void)state;
	assert_int_equal(ck_line_fit(plain, "", 0, 1000, &skip), 0);
	assert_int_equal(skip, 0);
}

/* ----------------------------------------------------------------- writing */

static void expect_written(ck_type type, ck_anchor anchor, const char *line, const char *wanted)
{
	char out[256];
	ck_sink s = ck_sink_into(out, sizeof(out));

	ck_line_write(&s, type, anchor, 10, -20, line, strlen(line));
	assert_string_equal(out, wanted);
}

static void a_line_is_an_element(void **state)
{
	(void)state;
	expect_written(plain, CK_ANCHOR_START, "a & **b**\nc",
	               "<text x=\"10\" y=\"-20\" font-size=\"1000\">a &amp; b c</text>\n");
	expect_written(bold, CK_ANCHOR_MIDDLE, "क",
	               "<text x=\"10\" y=\"-20\" font-size=\"1000\" font-weight=\"bold\" "
	               "text-anchor=\"middle\">क</text>\n");
	expect_written(plain, CK_ANCHOR_END, "",
	               "<text x=\"10\" y=\"-20\" font-size=\"1000\" text-anchor=\"end\"></text>\n");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(letters_have_the_widths_of_the_font),
		cmocka_unit_test(marks_above_and_below_take_no_room),
		cmocka_unit_test(signs_of_markdown_take_no_room),
		cmocka_unit_test(what_is_no_text_is_as_wide_as_can_be),
		cmocka_unit_test(lines_are_as_long_as_the_room),
		cmocka_unit_test(a_long_word_is_cut_behind_a_comma),
		cmocka_unit_test(an_empty_text_is_no_line),
		cmocka_unit_test(a_line_is_an_element),
	};

	return cmocka_run_group_tests_name("lines on paper", tests, NULL, NULL);
}
