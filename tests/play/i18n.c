/* The messages: choice of language, plural forms, placeholders, what is text. */
#define _POSIX_C_SOURCE 200809L /* setenv */

#include "i18n/i18n.h"
#include "i18n/plural.h"
#include "i18n/utf8.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { NAMES_MAX = 16, NAME_SIZE = 32 };

static void environment(const char *all, const char *messages, const char *lang)
{
	const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"}, *const values[] = {all, messages,
	                                                                                  lang};

	for (size_t i = 0; i < 3; i++) {
		if (values[i] != NULL)
			assert_int_equal(setenv(names[i], values[i], 1), 0);
		else
			assert_int_equal(unsetenv(names[i]), 0);
	}
}

static void the_locale_chooses_the_language(void **state)
{
	(void)state;
	environment(NULL, NULL, NULL);
	assert_string_equal(ck_lang_from_environment(), "en");
	environment(NULL, NULL, "es_ES.UTF-8");
	assert_string_equal(ck_lang_from_environment(), "es");
	environment(NULL, "pt_BR", "es_ES.UTF-8");
	assert_string_equal(ck_lang_from_environment(), "pt");
	environment("hi_IN@x", "pt_BR", "es");
	assert_string_equal(ck_lang_from_environment(), "hi");
	environment("C", "pt_BR", "es");
	assert_string_equal(ck_lang_from_environment(), "en");
	environment("", "", "pt");
	assert_string_equal(ck_lang_from_environment(), "pt");
	environment("POSIX", NULL, NULL);
	assert_string_equal(ck_lang_from_environment(), "en");
	environment("est_EE.UTF-8", NULL, NULL); /* not Spanish: the code must end there */
	assert_string_equal(ck_lang_from_environment(), "en");
	environment("e", NULL, NULL);
	assert_string_equal(ck_lang_from_environment(), "en");
}

static void an_unknown_language_changes_nothing(void **state)
{
	(void)state;
	assert_true(ck_lang_set("es"));
	assert_false(ck_lang_set("fr"));
	assert_false(ck_lang_set(""));
	assert_string_equal(ck_lang_get(), "es");
	assert_string_equal(ck_tr("Yellow"), "Amarillo");
	assert_true(ck_lang_set("en"));
	assert_string_equal(ck_tr("Yellow"), "Yellow");
}

static void four_languages_are_built_in(void **state)
{
	const char *const *list = ck_lang_list();
	bool es = false, hi = false, pt = false;
	size_t count = 0;

	(void)state;
	assert_string_equal(list[0], "en");
	for (; list[count] != NULL; count++) {
		es = es || strcmp(list[count], "es") == 0;
		hi = hi || strcmp(list[count], "hi") == 0;
		pt = pt || strcmp(list[count], "pt") == 0;
	}
	assert_true(es && hi && pt);
	assert_int_equal(count, 4);
}

static void what_has_no_translation_stays_english(void **state)
{
	(void)state;
	assert_true(ck_lang_set("hi"));
	assert_string_equal(ck_tr("No catalogue has this."), "No catalogue has this.");
	assert_string_equal(ck_tr(""), ""); /* not the catalogue's header */
	assert_string_equal(ck_trc("nowhere", "home"), "home");
	assert_string_equal(ck_trc("square", "home"), "घर");
	assert_string_equal(ck_trn("one thing", "many things", 1), "one thing");
	assert_string_equal(ck_trn("one thing", "many things", 0), "many things");
	assert_true(ck_lang_set("en"));
}

static void numbers_choose_the_plural_form(void **state)
{
	const char *const one = "{seat} has {count} piece at the goal.",
			  *const many = "{seat} has {count} pieces at the goal.";

	(void)state;
	assert_true(ck_lang_set("en"));
	assert_string_equal(ck_trn(one, many, 1), one);
	assert_string_equal(ck_trn(one, many, 2), many);
	assert_true(ck_lang_set("es"));
	assert_string_equal(ck_trn(one, many, 1), "{seat} tiene {count} ficha en la meta.");
	assert_string_equal(ck_trn(one, many, 0), "{seat} tiene {count} fichas en la meta.");
	assert_true(ck_lang_set("pt"));
	assert_string_equal(ck_trn(one, many, 1), "{seat} tem {count} peão na casa final.");
	assert_string_equal(ck_trn(one, many, 4), "{seat} tem {count} peões na casa final.");
	assert_true(ck_lang_set("hi"));
	assert_string_equal(ck_trn(one, many, 1), "{seat}: मंज़िल पर {count} गोटी।");
	assert_string_equal(ck_trn(one, many, 3), "{seat}: मंज़िल पर {count} गोटियाँ।");
	assert_true(ck_lang_set("en"));
}

static void plural_expressions_are_read_as_gettext_does(void **state)
{
	const char *const polish =
		"nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n";
	const unsigned long expected[] = {2, 0, 1, 1, 1, 2};

	(void)state;
	for (unsigned long n = 0; n < 6; n++)
		assert_int_equal(ck_plural_form(polish, n), expected[n]);
	assert_int_equal(ck_plural_form(polish, 12), 2);
	assert_int_equal(ck_plural_form(polish, 22), 1);
	assert_int_equal(ck_plural_form("plural=0;", 7), 0);
	assert_int_equal(ck_plural_form("plural=(n > 1);", 1), 0);
	assert_int_equal(ck_plural_form("plural=(n > 1);", 2), 1);
	assert_int_equal(ck_plural_form("plural= n <= 1 ? 3 : 4", 1), 3);
	assert_int_equal(ck_plural_form("plural=!n;", 0), 1);
}

static void a_broken_plural_expression_gives_the_english_rule(void **state)
{
	const char *const broken[] = {"",          "plural=",  "plural=(n", "plural=n%0",
	                              "plural=&&", "plural=x", "plural=n?1"};
	char deep[400] = "plural=";

	(void)state;
	memset(deep + strlen(deep), '(', 300);
	for (size_t i = 0; i < sizeof(broken) / sizeof(broken[0]); i++) {
		assert_int_equal(ck_plural_form(broken[i], 1), 0);
		assert_int_equal(ck_plural_form(broken[i], 5), 1);
	}
	assert_int_equal(ck_plural_form(deep, 5), 1);
	memset(deep + strlen("plural="), '!', 390);
	assert_int_equal(ck_plural_form(deep, 5), 1);
	assert_int_equal(ck_plural_form(NULL, 5), 1);
}

static void placeholders_are_filled_by_name(void **state)
{
	const ck_slot slots[] = {{"a", "one"}, {"b", "{a}"}, {NULL, NULL}};
	char out[64];

	(void)state;
	assert_int_equal(ck_fill(out, sizeof(out), "{b} before {a}, {c} and { too, {", slots), 32);
	assert_string_equal(out, "{a} before one, {c} and { too, {");
}

static void text_that_does_not_fit_is_cut_between_characters(void **state)
{
	const ck_slot slots[] = {{"a", "पीला"}, {NULL, NULL}};
	char out[64];

	(void)state;
	for (size_t cap = 1; cap < 20; cap++) {
		size_t size = ck_fill(out, cap, "é{a}ñ", slots);

		assert_true(size < cap);
		assert_int_equal(strlen(out), size);
		assert_true(ck_utf8_is_text(out, size, false));
	}
	assert_int_equal(ck_fill(out, 0, "x", slots), 0);
}

/* ---------------------------------------------------- the whole catalogue */

/* Collect the {names} of a text, up to its NUL. Names are small letters and `_`. */
static size_t names_of(const char *text, char names[NAMES_MAX][NAME_SIZE], size_t count)
{
	for (const char *c = strchr(text, '{'); c != NULL; c = strchr(c + 1, '{')) {
		size_t size = strspn(c + 1, "abcdefghijklmnopqrstuvwxyz_"), i = 0;

		if (size == 0 || size >= NAME_SIZE || c[1 + size] != '}')
			continue;
		while (i < count && (strlen(names[i]) != size || strncmp(names[i], c + 1, size) != 0))
			i++;
		if (i == count && count < NAMES_MAX) {
			memcpy(names[count], c + 1, size);
			names[count++][size] = '\0';
		}
	}
	return count;
}

/* True if every name of one is in other. */
static bool names_within(char one[NAMES_MAX][NAME_SIZE], size_t one_count, char other[NAMES_MAX][NAME_SIZE],
                         size_t other_count)
{
	for (size_t i = 0; i < one_count; i++) {
		size_t k = 0;

		while (k < other_count && strcmp(one[i], other[k]) != 0)
			k++;
		if (k == other_count)
			return false;
	}
	return true;
}

/* One message: same names in the translation; a plural form may leave a number out. */
static bool entry_agrees(const char *id, size_t id_size, const char *str, size_t str_size)
{
	char of_id[NAMES_MAX][NAME_SIZE], of_form[NAMES_MAX][NAME_SIZE];
	size_t id_count = 0, first = strlen(id);
	bool plural = first < id_size, good = true;

	for (const char *form = id; form <= id + id_size; form += strlen(form) + 1)
		id_count = names_of(form, of_id, id_count);
	for (const char *form = str; form <= str + str_size; form += strlen(form) + 1) {
		size_t count = names_of(form, of_form, 0);

		good = good && form[0] != '\0' && names_within(of_form, count, of_id, id_count) &&
		       (plural || names_within(of_id, id_count, of_form, count));
	}
	return good;
}

static void every_translation_has_the_placeholders_of_its_message(void **state)
{
	unsigned passed = 0, failed = 0;

	(void)state;
	for (const char *const *lang = ck_lang_list() + 1; *lang != NULL; lang++) {
		const char *id, *str;
		size_t id_size, str_size, in_lang = 0;

		for (size_t i = 0; ck_lang_entry(*lang, i, &id, &id_size, &str, &str_size); i++) {
			bool good = id_size == 0 || (entry_agrees(id, id_size, str, str_size) &&
			                             ck_utf8_is_text(str, strcspn(str, "\n"), false));

			passed += good;
			failed += !good;
			in_lang++;
			if (!good)
				printf("%s: %s -> %s\n", *lang, id, str);
		}
		assert_true(in_lang > 200);
	}
	printf("cases: %u passed, %u failed\n", passed, failed);
	assert_int_equal(failed, 0);
}

/* Every message filled with long values in every language: none is cut in the middle of a character. */
static void every_message_can_be_filled(void **state)
{
	(void)state;
	for (const char *const *lang = ck_lang_list() + 1; *lang != NULL; lang++) {
		const char *id, *str;
		size_t id_size, str_size;

		for (size_t i = 1; ck_lang_entry(*lang, i, &id, &id_size, &str, &str_size); i++) {
			char names[NAMES_MAX][NAME_SIZE], out[4096];
			ck_slot slots[NAMES_MAX + 1];
			size_t count = names_of(str, names, 0);

			for (size_t k = 0; k < count; k++)
				slots[k] = (ck_slot){names[k], "Ñandú पीला 12"};
			slots[count] = (ck_slot){NULL, NULL};
			assert_true(ck_fill(out, sizeof(out), str, slots) >= count);
			assert_true(names_of(out, names, 0) == 0);
			ck_fill(out, 40, str, slots);
			assert_true(ck_utf8_is_text(out, strcspn(out, "\n"), false));
		}
	}
}

/* Reads single characters: s is one, or is not. */
static void what_is_text(void **state)
{
	const char *const good[] = {"a", "é", "ग", "😀", "\xED\x9F\xBF", "\xF4\x8F\xBF\xBF"};
	const char *const bad[] = {"\x80",
	                           "\xC1\x81",
	                           "\xE0\x9F\x80",
	                           "\xED\xA0\x80",
	                           "\xF0\x8F\x80\x80",
	                           "\xF4\x90\x80\x80",
	                           "\xF8\x80\x80\x80",
	                           "\xC3",
	                           "\xE0\xA4",
	                           "\xFF",
	                           "\x01",
	                           "\x7F",
	                           "\xC2\x85"};

	(void)state;
	for (size_t i = 0; i < sizeof(good) / sizeof(good[0]); i++) {
		assert_int_equal(ck_utf8_size(good[i], strlen(good[i])), strlen(good[i]));
		assert_true(ck_utf8_is_text(good[i], strlen(good[i]), false));
	}
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
		assert_false(ck_utf8_is_text(bad[i], strlen(bad[i]), false));
	assert_true(ck_utf8_is_text("a\tb", 3, true));
	assert_false(ck_utf8_is_text("a\tb", 3, false));
	assert_false(ck_utf8_is_text("a\0b", 3, true));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_locale_chooses_the_language),
		cmocka_unit_test(an_unknown_language_changes_nothing),
		cmocka_unit_test(four_languages_are_built_in),
		cmocka_unit_test(what_has_no_translation_stays_english),
		cmocka_unit_test(numbers_choose_the_plural_form),
		cmocka_unit_test(plural_expressions_are_read_as_gettext_does),
		cmocka_unit_test(a_broken_plural_expression_gives_the_english_rule),
		cmocka_unit_test(placeholders_are_filled_by_name),
		cmocka_unit_test(text_that_does_not_fit_is_cut_between_characters),
		cmocka_unit_test(every_translation_has_the_placeholders_of_its_message),
		cmocka_unit_test(every_message_can_be_filled),
		cmocka_unit_test(what_is_text),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
