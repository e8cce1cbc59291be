/* Words as people type them: capitals, accents and spaces do not matter. */
#include "term/fold.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>

#include <cmocka.h>

static void capitals_and_accents_do_not_matter(void **state)
{
	(void)state;
	assert_true(ck_fold_equal("board", "board"));
	assert_true(ck_fold_equal("BoArD", "board"));
	assert_true(ck_fold_equal("posicion", "posición"));
	assert_true(ck_fold_equal("POSICIÓN", "posición"));
	assert_true(ck_fold_equal("posição", "posicao"));
	assert_true(ck_fold_equal("posicio\xCC\x81n", "posición")); /* the accent as a character of its own */
	assert_true(ck_fold_equal("histo\xCC\x81rico", "histórico"));
	assert_true(ck_fold_equal("ÀÖØÞßàöøÿ", "aootsaooy"));
	assert_true(ck_fold_equal("बिसात", "बिसात"));
	assert_false(ck_fold_equal("बिस", "बिसात"));
	assert_false(ck_fold_equal("boards", "board"));
	assert_false(ck_fold_equal("boar", "board"));
	assert_false(ck_fold_equal("", "board"));
	assert_false(ck_fold_equal("posici×n", "posición"));
	assert_false(ck_fold_equal("posici\xC3", "posición"));
}

static void the_rest_follows_a_blank(void **state)
{
	(void)state;
	assert_int_equal(ck_fold_prefix("why 12", "why"), 3);
	assert_int_equal(ck_fold_prefix("why\t12", "why"), 3);
	assert_int_equal(ck_fold_prefix("why12", "why"), 0);
	assert_int_equal(ck_fold_prefix("w", "why"), 0);
	assert_int_equal(ck_fold_prefix("anything", ""), 0);
	assert_int_equal(ck_fold_prefix("", ""), 0);
}

static void a_space_in_a_word_may_be_left_out(void **state)
{
	(void)state;
	assert_int_equal(ck_fold_prefix("porque 12", "por qué"), 6);
	assert_int_equal(ck_fold_prefix("por qué 12", "por qué"), 8);
	assert_int_equal(ck_fold_prefix("Por   que 12", "por qué"), 9);
	assert_int_equal(ck_fold_prefix("por 12", "por qué"), 0);
	assert_int_equal(ck_fold_prefix("por", "por qué"), 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(capitals_and_accents_do_not_matter),
		cmocka_unit_test(the_rest_follows_a_blank),
		cmocka_unit_test(a_space_in_a_word_may_be_left_out),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
