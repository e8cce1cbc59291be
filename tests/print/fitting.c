/* fitting.c - texts of any length in boxes: all of them is there, inside, legible as long as it can be. */
#include "print/fitting.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { DOCUMENT = 1 << 16 };

static const ck_type large = {20 * CK_POINT, true};

static const char *const texts[] = {
	"Ana / Luis",
	"María del Carmen Fernández de la Peña / Francisco Javier Martínez Hernández",
	"श्रीमती लक्ष्मीबाई चतुर्वेदी / ज्ञानेश्वर मिश्र",
	"Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessenschafe",
	"क्षक्षक्षक्षक्षक्षक्षक्षक्षक्षक्षक्षक्षक्षक्षक्षक्षक्षक्षक्षक्षक्षक्षक्ष",
	"a b c d e f g h i j k l m n o p q r s t u v w x y z",
	"one\ntwo",
	"x",
	"* <&> *",
};

enum { TEXTS = sizeof(texts) / sizeof(texts[0]) };

/* All bytes but blanks between lines are in a line, in their order, and no line is longer than the box. */
static void expect_whole(const ck_fitting *f, const char *text, int32_t width)
{
	size_t at = 0;

	for (uint32_t i = 0; i < f->count; i++) {
		for (; at < f->from[i]; at++)
			assert_true(text[at] == ' ' || text[at] == '\n');
		assert_int_equal(f->from[i], at);
		at += f->size[i];
	}
	assert_int_equal(at, strlen(text));
	assert_true(f->length <= width);
}

static void every_text_fits_into_every_box(void **state)
{
	(void)state;
	for (size_t i = 0; i < TEXTS; i++) {
		for (int32_t width = 6 * CK_MM; width <= 100 * CK_MM; width += 7 * CK_MM) {
			for (int32_t height = 3 * CK_MM; height <= 30 * CK_MM; height += 3 * CK_MM) {
				ck_fitting f;

				ck_fitting_find(&f, texts[i], width, height, large);
				expect_whole(&f, texts[i], width);
				assert_true((int32_t)f.count * f.step <= height);
				assert_in_range(f.type.size, CK_POINT / 10, large.size);
			}
		}
	}
}

static void letters_are_as_large_as_they_can_be(void **state)
{
	ck_fitting f;

	(void)state;
	ck_fitting_find(&f, "Ana / Luis", 190 * CK_MM, 20 * CK_MM, large);
	assert_int_equal(f.type.size, large.size);
	assert_int_equal(f.count, 1);
	ck_fitting_find(&f, texts[1], 60 * CK_MM, 6 * CK_MM, large);
	assert_true(f.type.size >= 6 * CK_POINT);
	assert_int_equal(f.count, 2);
}

static void a_stroke_stays_with_the_name_before_it(void **state)
{
	ck_fitting f;

	(void)state;
	ck_fitting_wrap(&f, "Ana / Luis", ck_fitting_length("Ana /", large), large);
	assert_int_equal(f.count, 2);
	assert_int_equal(f.size[0], strlen("Ana /"));
}

static void lines_are_about_equally_long(void **state)
{
	const char *text = "one two three four five six";
	ck_fitting f;

	(void)state;
	ck_fitting_wrap(&f, text, ck_fitting_length("one two three four five", large), large);
	assert_int_equal(f.count, 2);
	assert_int_equal(f.size[0], strlen("one two three"));
}

/* What Devanagari joins is not broken: no line begins with a sign, or behind a virama. */
static void conjuncts_stay_together(void **state)
{
	(void)state;
	for (int32_t width = 4 * CK_MM; width < 40 * CK_MM; width += CK_MM) {
		ck_fitting f;

		ck_fitting_wrap(&f, texts[4], width, (ck_type){10 * CK_POINT, false});
		assert_true(f.count > 1);
		for (uint32_t i = 1; i < f.count && i + 1 < CK_FITTING_LINES; i++) {
			assert_int_equal(strncmp(texts[4] + f.from[i], "क", strlen("क")), 0);
			assert_int_equal(f.from[i] % strlen("क्ष"), 0);
		}
	}
}

static void nothing_is_a_text_too(void **state)
{
	ck_fitting f;

	(void)state;
	ck_fitting_find(&f, "", 10, 10, large);
	assert_int_equal(f.count, 0);
	ck_fitting_wrap(&f, "", 10, large);
	assert_int_equal(f.count, 0);
}

static void what_is_written_is_all_there(void **state)
{
	char out[DOCUMENT];
	ck_sink s = ck_sink_into(out, sizeof(out));
	ck_fitting f;

	(void)state;
	ck_fitting_find(&f, texts[8], 90 * CK_MM, 9 * CK_MM, large);
	ck_fitting_write(&s, &f, texts[8], CK_ANCHOR_MIDDLE, 0, 0, 9 * CK_MM);
	assert_non_null(strstr(out, ">* &lt;&amp;&gt; *</text>"));
	assert_non_null(strstr(out, "text-anchor=\"middle\""));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_text_fits_into_every_box),
		cmocka_unit_test(letters_are_as_large_as_they_can_be),
		cmocka_unit_test(a_stroke_stays_with_the_name_before_it),
		cmocka_unit_test(lines_are_about_equally_long),
		cmocka_unit_test(conjuncts_stay_together),
		cmocka_unit_test(nothing_is_a_text_too),
		cmocka_unit_test(what_is_written_is_all_there),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
