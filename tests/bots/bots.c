/* The list of the bots. */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include <charkoni/bots.h>

static void bots_are_listed_from_the_simplest_to_the_best(void **state)
{
	static const char *const names[] = {"random", "fast", "aggressive", "defensive", "mixed", "expert"};
	unsigned count = sizeof(names) / sizeof(names[0]);

	(void)state;
	for (unsigned i = 0; i < count; i++) {
		assert_non_null(ck_bot_get(i));
		assert_string_equal(ck_bot_get(i)->name, names[i]);
		assert_non_null(ck_bot_get(i)->choose);
	}
	assert_null(ck_bot_get(count));
	assert_null(ck_bot_get(UINT32_MAX));
}

static void bots_are_found_by_name(void **state)
{
	(void)state;
	for (unsigned i = 0; ck_bot_get(i); i++)
		assert_ptr_equal(ck_bot_find(ck_bot_get(i)->name, strlen(ck_bot_get(i)->name)),
		                 ck_bot_get(i));
	assert_null(ck_bot_find("fas", 3));
	assert_null(ck_bot_find("faster", 6));
	assert_null(ck_bot_find("Fast", 4));
	assert_null(ck_bot_find("", 0));
	assert_ptr_equal(ck_bot_find("fast,", 4), ck_bot_get(1)); /* the length counts, not a NUL */
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(bots_are_listed_from_the_simplest_to_the_best),
		cmocka_unit_test(bots_are_found_by_name),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
