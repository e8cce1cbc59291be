/* Checksums of events, as docs/store.md has them worked out with sha256sum. */
#include "store/chain.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void is(ck_chain chain, const char *hex)
{
	char text[2 * CK_CHAIN + 1];

	for (size_t i = 0; i < CK_CHAIN; i++)
		snprintf(text + 2 * i, 3, "%02x", chain.bytes[i]);
	assert_string_equal(text, hex);
}

/* Values of sha256sum, from printf 'cup\0Village\0' and so on. */
static void chains_are_sha256_as_documented(void **state)
{
	const ck_event_text event = {.text = "hello", .size = 5, .at = 1234};
	const ck_journal journal = {.id = 1, .events = 8, .kind = "cup", .title = "Village"};
	ck_chain chain = ck_chain_begin("cup", "Village");

	(void)state;
	is(chain, "c9ce49ba9a0a53c5f75214b0e0fbb447882a24c70607244880a4c24802a7b3a4");
	chain = ck_chain_next(&chain, 7, &event);
	is(chain, "dd6b4428d30da245f423e7ee7bc36efcce96003058eaf61616acef300f45a7ba");
	is(ck_chain_seal(&journal, &chain),
	   "997408a6ab0aada7a503b4c07b891921542fbf17c37ee9cc452c6aa8bd34779c");
}

static void everything_counts(void **state)
{
	const ck_event_text event = {.text = "hello", .size = 5, .at = 1234};
	const ck_event_text shorter = {.text = "hello", .size = 4, .at = 1234};
	const ck_event_text later = {.text = "hello", .size = 5, .at = 1235};
	const ck_event_text none = {.text = NULL, .size = 0, .at = 1234};
	const ck_chain begin = ck_chain_begin("cup", "Village"), other = ck_chain_begin("cupV", "illage");
	const ck_chain first = ck_chain_next(&begin, 0, &event);
	const ck_chain others[] = {ck_chain_next(&other, 0, &event), ck_chain_next(&begin, 1, &event),
	                           ck_chain_next(&begin, 0, &shorter), ck_chain_next(&begin, 0, &later),
	                           ck_chain_next(&begin, 0, &none)};

	(void)state;
	assert_false(ck_chain_equal(&begin, &other));
	assert_true(ck_chain_equal(&first, &first));
	for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
		assert_false(ck_chain_equal(&first, &others[i]));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(chains_are_sha256_as_documented),
		cmocka_unit_test(everything_counts),
	};

	return cmocka_run_group_tests_name("checksums of events", tests, NULL, NULL);
}
