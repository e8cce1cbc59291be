/* name.c - when two names are one, and what of a name can be seen. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cup/name.h"
#include "cup/state.h"

static void one_name_is_one_however_it_is_written(void **state)
{
	static const char *const same[][2] = {
		{"José", "Jose\xCC\x81"},
		{"José", "JOSE\xCC\x81"},
		{"paco sol", "Paco Sol"},
		{"Ñu", "N\xCC\x83U"},
		{"Straße", "STRASSE"},
		{"खिलाड\xE0\xA4\xBC\xE0\xA5\x80", "खिला\xE0\xA5\x9C\xE0\xA5\x80"},
		{"Ana\xE2\x80\x8B", "\xEF\xBB\xBF"
	                            "Ana"},
		{"\xE2\x84\xAAim", "Kim"}, /* the sign of kelvin */
		{"\xFFna", "\xFFna"},
		{"", ""},
	};

	(void)state;
	for (size_t i = 0; i < sizeof same / sizeof same[0]; i++) {
		assert_true(ck_name_same(same[i][0], same[i][1]));
		assert_true(ck_name_same(same[i][1], same[i][0]));
	}
}

/* Every pair of spellings of some names, behind what they share and before it. */
static void names_are_compared_as_wholes(void **state)
{
	static const char *const parts[] = {"e", "E",         "é", "e\xCC\x81", "\xCC\x81", "\xE2\x80\x8B",
	                                    "ñ", "n\xCC\x83", "ß", "ss",        "क़",        "क\xE0\xA4\xBC",
	                                    "",  "a",         "è"};
	/* which of them are the same */
	static const int kind[] = {0, 0, 1, 1, 2, 3, 4, 4, 5, 5, 6, 6, 3, 7, 8};
	const size_t count = sizeof parts / sizeof parts[0];
	char one[64], other[64];

	(void)state;
	for (size_t i = 0; i < count; i++)
		for (size_t j = 0; j < count; j++) {
			snprintf(one, sizeof one, "Añx%sz", parts[i]);
			snprintf(other, sizeof other, "Añx%sz", parts[j]);
			assert_int_equal(ck_name_same(one, other), kind[i] == kind[j]);
		}
}

static void other_names_are_others(void **state)
{
	static const char *const differ[][2] = {
		{"José", "Jose"},   {"Ana", "Anna"},      {"Ana", ""},
		{"Ana", "Ana Gil"}, {"\xFFna", "\xFENa"}, {"अ", "आ"},
	};
	char many[400];

	(void)state;
	for (size_t i = 0; i < sizeof differ / sizeof differ[0]; i++)
		assert_false(ck_name_same(differ[i][0], differ[i][1]));
	memset(many, 'a', sizeof many - 1);
	many[sizeof many - 1] = '\0';
	assert_false(ck_name_same(many, "A"));
	assert_true(ck_name_same(many, many));
}

static void the_longest_name_has_room(void **state)
{
	/* the letter that comes to most of its bytes: three letters of two bytes */
	char name[CK_CUP_NAME_MAX + 1] = "", other[CK_CUP_NAME_MAX + 1] = "";

	(void)state;
	while (strlen(name) + 2 <= CK_CUP_NAME_MAX) {
		strncat(name, "\xCE\x90", 3);
		strncat(other, "\xCE\xB0", 3);
	}
	assert_false(ck_name_same(name, other));
	other[0] = name[0];
	other[1] = name[1];
	assert_false(ck_name_same(name, other));
}

static void a_name_is_kept_composed(void **state)
{
	bool no_text;
	char *made = ck_name_compose("Jose\xCC\x81 \xE0\xA5\x98", &no_text);

	(void)state;
	assert_string_equal(made, "José \xE0\xA4\x95\xE0\xA4\xBC");
	free(made);
	assert_null(ck_name_compose("a\xFF", &no_text));
	assert_true(no_text);
	made = ck_name_compose("", &no_text);
	assert_string_equal(made, "");
	free(made);
}

static void a_name_shows_something(void **state)
{
	static const char *const unseen[] = {
		"",         " ",        "\xC2\xA0",     "\xE2\x80\x8B", "\xEF\xBB\xBF",  "\xE3\x80\x80",
		"\xCC\x81", "\xC2\xAD", "\xE2\xA0\x80", "\xE3\x85\xA4", " \xE2\x80\x8B "};
	static const char *const seen[] = {"A", "★", "1", "क", "\xE2\x80\x8BÑ", "😀", "\xFF"};

	(void)state;
	for (size_t i = 0; i < sizeof unseen / sizeof unseen[0]; i++)
		assert_false(ck_name_is_seen(unseen[i]));
	for (size_t i = 0; i < sizeof seen / sizeof seen[0]; i++)
		assert_true(ck_name_is_seen(seen[i]));
}

static void marks_that_turn_the_line_are_found(void **state)
{
	static const char *const turning[] = {"a\xD8\x9C",    "\xE2\x80\x8E", "\xE2\x80\x8F", "\xE2\x80\xAA",
	                                      "\xE2\x80\xAE", "\xE2\x81\xA6", "\xE2\x81\xA9"};

	(void)state;
	for (size_t i = 0; i < sizeof turning / sizeof turning[0]; i++)
		assert_true(ck_name_turns(turning[i]));
	assert_false(ck_name_turns("José क्\xE2\x80\x8Dष علي"));
}

/* S2 rule 15: after the draw a name may be spelt better, and still be the same person's. */
static void rule_15_a_name_may_be_spelt_better(void **state)
{
	(void)state;
	assert_true(ck_same_person("ana", "ANA"));
	assert_true(ck_same_person("Noe\xCC\x81", "Noé"));
	assert_true(ck_same_person("Paco Sol", "Paco Soler"));
	assert_false(ck_same_person("Ana", "Eva"));
	assert_false(ck_same_person("José", "Rosa"));
	/* what was accepted letter by letter once is accepted still: the accents count as letters there */
	assert_true(ck_same_person("e\xCC\x81"
	                           "e\xCC\x81"
	                           "e\xCC\x81",
	                           "a\xCC\x81"
	                           "a\xCC\x81"
	                           "e\xCC\x81"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(one_name_is_one_however_it_is_written),
		cmocka_unit_test(names_are_compared_as_wholes),
		cmocka_unit_test(other_names_are_others),
		cmocka_unit_test(the_longest_name_has_room),
		cmocka_unit_test(a_name_is_kept_composed),
		cmocka_unit_test(a_name_shows_something),
		cmocka_unit_test(marks_that_turn_the_line_are_found),
		cmocka_unit_test(rule_15_a_name_may_be_spelt_better),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
