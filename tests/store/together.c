/* Several who use one file at once: one wins, the others are told, and nothing is lost. */
#include "store/kit.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

static void who_is_behind_is_told(void **state)
{
	const char *path = kit_path(state, "a");
	ck_journal journal;
	ck_store *one = kit_store(path, 3, &journal), *two;
	ck_store_answer answer;

	assert_int_equal(ck_store_open(path, CK_STORE_WRITE, &two), CK_STORE_OK);
	assert_int_equal(kit_read(two, 0, &answer), 3);
	assert_int_equal(kit_append(one, 1, 3), CK_STORE_OK);
	assert_int_equal(ck_journal_append(two, 1, 3, 9, "late", 4), CK_STORE_BEHIND);
	assert_int_equal(ck_journal_append(two, 1, 9, 9, "early", 5), CK_STORE_BEHIND);
	assert_int_equal(ck_journal_append(two, 1, UINT64_MAX, 9, "early", 5), CK_STORE_BEHIND);
	assert_int_equal(kit_read(two, 3, &answer), 1);
	assert_int_equal(kit_append(two, 1, 4), CK_STORE_OK);
	assert_int_equal(kit_read(one, 0, &answer), 5);
	ck_store_close(one);
	assert_int_equal(kit_append(two, 1, 5), CK_STORE_OK); /* the first to leave takes nothing away */
	ck_store_close(two);
	assert_int_equal(kit_files(state), 1);
}

enum { EACH = 150 };

/* Append EACH events, reading on whenever the other was faster; 1 if that happened. */
static int append_beside(void *data)
{
	ck_store *store;
	ck_store_answer answer;
	uint64_t seen = 1;
	int behind = 0;

	if (ck_store_open(data, CK_STORE_WRITE, &store) != CK_STORE_OK)
		return 50;
	for (int i = 0; i < EACH;) {
		answer = kit_append(store, 1, seen);
		if (answer == CK_STORE_BEHIND) {
			uint64_t more = kit_read(store, seen, &answer);

			if (answer != CK_STORE_OK || more == 0 || more == UINT64_MAX)
				return 51;
			seen += more;
			behind = 1;
		} else if (answer == CK_STORE_OK) {
			seen++;
			i++;
		} else {
			return 52;
		}
	}
	ck_store_close(store);
	return behind;
}

static void two_processes_append_at_once(void **state)
{
	char path[KIT_PATH];
	ck_journal journal;
	ck_store *store;
	ck_store_answer answer;
	pid_t one, two;
	int first, second;

	snprintf(path, sizeof(path), "%s", kit_path(state, "a"));
	ck_store_close(kit_store(path, 1, &journal));
	one = kit_start(append_beside, path, false);
	two = kit_start(append_beside, path, false);
	first = kit_end(one);
	second = kit_end(two);
	assert_in_range(first, 0, 1);
	assert_in_range(second, 0, 1);
	assert_int_equal(ck_store_open(path, CK_STORE_READ, &store), CK_STORE_OK);
	assert_int_equal(kit_read(store, 0, &answer), 1 + 2 * EACH);
	assert_int_equal(answer, CK_STORE_OK);
	assert_true(first + second > 0); /* they did meet */
	ck_store_close(store);
}

enum { TURNS = 40 };

/* Open, append one event and close, TURNS times; 0, or what went wrong. */
static int come_and_go(void *data)
{
	for (int i = 0; i < TURNS; i++) {
		ck_store *store;
		ck_store_answer answer = ck_store_open(data, CK_STORE_WRITE, &store);
		ck_journal found;

		if (answer != CK_STORE_OK)
			return 50 + (int)answer;
		do {
			if (ck_journal_find(store, "cup", 0, &found) != CK_STORE_OK)
				return 70;
			answer = kit_append(store, 1, found.events);
		} while (answer == CK_STORE_BEHIND);
		ck_store_close(store);
		if (answer != CK_STORE_OK)
			return 80 + (int)answer;
	}
	return 0;
}

/* Open and read until all events are there. */
static int look_on(void *data)
{
	uint64_t count = 0, before = 0;

	while (count < 1 + 3 * TURNS) {
		ck_store *store;
		ck_store_answer answer = ck_store_open(data, CK_STORE_READ, &store);

		if (answer != CK_STORE_OK)
			return 50 + (int)answer;
		count = kit_read(store, 0, &answer);
		ck_store_close(store);
		if (answer != CK_STORE_OK || count < before || count == UINT64_MAX)
			return 70 + (int)answer;
		before = count;
	}
	return 0;
}

/* The first to come and the last to leave change how the file is kept; nobody else minds. */
static void many_come_and_go(void **state)
{
	char path[KIT_PATH];
	ck_journal journal;
	pid_t all[4];

	snprintf(path, sizeof(path), "%s", kit_path(state, "a"));
	ck_store_close(kit_store(path, 1, &journal));
	for (int i = 0; i < 4; i++)
		all[i] = kit_start(i < 3 ? come_and_go : look_on, path, false);
	for (int i = 0; i < 4; i++)
		assert_int_equal(kit_end(all[i]), 0);
	assert_int_equal(come_and_go(path), 0);
	assert_int_equal(kit_files(state), 1);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, kit_folder, kit_remove)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(who_is_behind_is_told),
		TEST(two_processes_append_at_once),
		TEST(many_come_and_go),
	};

	return cmocka_run_group_tests_name("stores used by several", tests, NULL, NULL);
}
