/* The text that drawings are written into. */
#include "draw/sink.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void numbers(void **state)
{
	static const struct {
		int64_t thousandths;
		const char *text;
	} cases[] = {
		{0, "0"},          {1500, "1.5"},
		{-20, "-0.02"},    {1, "0.001"},
		{1000, "1"},       {-1000, "-1"},
		{-1234, "-1.234"}, {120, "0.12"},
		{99999, "99.999"}, {INT64_MIN, "-9223372036854775.808"},
	};
	char text[64];

	(void)state;
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		ck_sink s = ck_sink_into(text, sizeof(text));

		ck_sink_milli(&s, cases[i].thousandths);
		assert_string_equal(text, cases[i].text);
		assert_int_equal(s.length, strlen(text));
	}
	ck_sink s = ck_sink_into(text, sizeof(text));
	ck_sink_number(&s, INT64_MIN);
	ck_sink_number(&s, 0);
	ck_sink_number(&s, 17);
	assert_string_equal(text, "-9223372036854775808017");
}

static void what_has_no_room_is_counted(void **state)
{
	char text[8] = "untouch";
	ck_sink s = ck_sink_into(text, 5), none = ck_sink_into(NULL, 0);

	(void)state;
	assert_string_equal(text, "");
	ck_sink_text(&s, "abc");
	ck_sink_text(&s, "defg");
	ck_sink_text(&s, "h");
	assert_string_equal(text, "abcd");
	assert_int_equal(s.length, 8);
	assert_memory_equal(text + 5, "ch", 2);
	ck_sink_put(&none, "%d apples", 7);
	assert_int_equal(none.length, 8);
}

static void forms(void **state)
{
	char text[64];
	ck_sink s = ck_sink_into(text, sizeof(text));

	(void)state;
	ck_sink_put(&s, "%s<%e>%d,%m%%|", "a&b", "a&b", -5, 2500);
	assert_string_equal(text, "a&b<a&amp;b>-5,2.5%|");
}

static void escape(const char *bytes, size_t size, const char *wanted)
{
	char text[64];
	ck_sink s = ck_sink_into(text, sizeof(text));

	ck_sink_escaped(&s, bytes, size);
	assert_string_equal(text, wanted);
}

/* What is no character of XML becomes one that says so: a file with it could not be read at all. */
static void only_characters_of_xml(void **state)
{
	(void)state;
	escape("<\"&'>", 5, "&lt;&quot;&amp;'&gt;");
	escape("Pachís पचीसी 🎲", strlen("Pachís पचीसी 🎲"), "Pachís पचीसी 🎲");
	escape("a\tb\nc\rd", 7, "a b\nc d");
	escape("a\0b\x01\x1b", 5,
	       "a\xEF\xBF\xBD"
	       "b\xEF\xBF\xBD\xEF\xBF\xBD");
	escape("\xC3", 1, "\xEF\xBF\xBD");                 /* cut off */
	escape("\xC3\x28", 2, "\xEF\xBF\xBD(");            /* no second byte */
	escape("\xC0\xAF", 2, "\xEF\xBF\xBD\xEF\xBF\xBD"); /* longer than need be */
	escape("\xE0\x80\xAF", 3, "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");
	escape("\xED\xA0\x80", 3, "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD");   /* half of a pair */
	escape("\xEF\xBF\xBE|\xEF\xBF\xBF", 7, "\xEF\xBF\xBD|\xEF\xBF\xBD"); /* no characters */
	escape("\xF0\x9F\xBF\xBE", 4, "\xF0\x9F\xBF\xBE");
	escape("\x7F|\xC2\x85", 4, "\xEF\xBF\xBD|\xEF\xBF\xBD\xEF\xBF\xBD"); /* control characters */
	escape("\xF4\x90\x80\x80", 4,
	       "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD"); /* beyond the last */
	escape("\xF4\x8F\xBF\xBD", 4, "\xF4\x8F\xBF\xBD");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(numbers),
		cmocka_unit_test(what_has_no_room_is_counted),
		cmocka_unit_test(forms),
		cmocka_unit_test(only_characters_of_xml),
	};

	return cmocka_run_group_tests_name("text of drawings", tests, NULL, NULL);
}
