/* Killed at any moment: everything that was answered with CK_STORE_OK is still there, and at most one event more. */
#include "store/kit.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

enum { KILLS = 200, MAKES = 60 };

typedef struct killed {
	char path[KIT_PATH];
	int told[2];  /* a pipe */
	bool reopens; /* before every event, so that opening and closing are met as well */
	uint64_t seen;
} killed;

static void nap(uint32_t microseconds)
{
	const struct timespec time = {.tv_nsec = (long)microseconds * 1000};

	nanosleep(&time, NULL);
}

/* Append for ever, and tell the number of every event that is kept. */
static int append_and_tell(void *data)
{
	killed *k = data;
	ck_store *store = NULL;

	for (uint64_t i = k->seen;; i++) {
		if (store == NULL && ck_store_open(k->path, CK_STORE_WRITE, &store) != CK_STORE_OK)
			return 1;
		if (kit_append(store, 1, i) != CK_STORE_OK)
			return 2;
		if (write(k->told[1], &i, sizeof(i)) != sizeof(i))
			return 3;
		if (k->reopens) {
			ck_store_close(store);
			store = NULL;
		}
	}
}

/* Take the next number that was told; false at the end. */
static bool take(killed *k, uint64_t *kept)
{
	uint64_t number;

	if (read(k->told[0], &number, sizeof(number)) != sizeof(number))
		return false;
	assert_int_equal(number, *kept);
	++*kept;
	return true;
}

/* How many events a process has told to be kept before it was killed: at any moment, or after it has told one. */
static uint64_t run_and_kill(killed *k, bool after_one)
{
	uint64_t kept = k->seen;
	pid_t pid;

	assert_int_equal(pipe(k->told), 0);
	pid = kit_start(append_and_tell, k, false);
	close(k->told[1]);
	if (after_one)
		assert_true(take(k, &kept));
	nap(kit_random(12000));
	assert_int_equal(kill(pid, SIGKILL), 0);
	assert_int_equal(kit_end(pid), 100 + SIGKILL);
	while (take(k, &kept)) {
	}
	close(k->told[0]);
	return kept;
}

static void between_and_during_any_two_events(void **state)
{
	killed k = {.seen = 1};
	ck_journal journal;
	uint64_t kept = 0, total = 0;
	int unsaid = 0;

	snprintf(k.path, sizeof(k.path), "%s", kit_path(state, "a"));
	ck_store_close(kit_store(k.path, 1, &journal));
	for (int i = 0; i < KILLS; i++) {
		ck_store *store;
		ck_store_answer answer;
		uint64_t there;

		k.reopens = i % 2 == 1;
		kept = run_and_kill(&k, i % 4 < 2);
		assert_int_equal(ck_store_open(k.path, i % 3 ? CK_STORE_READ : CK_STORE_WRITE, &store),
		                 CK_STORE_OK);
		there = kit_read(store, 0, &answer);
		assert_int_equal(answer, CK_STORE_OK);
		assert_in_range(there, kept, kept + 1);
		assert_int_equal(ck_journal_find(store, "cup", 0, &journal), CK_STORE_OK);
		assert_int_equal(journal.events, there);
		ck_store_close(store);
		total += kept - k.seen;
		unsaid += there > kept;
		k.seen = there;
	}
	print_message("%d kills, %d events told, %d kept but not told\n", KILLS, (int)total, unsaid);
	assert_true(total >= KILLS / 2);
}

static int make(void *data)
{
	ck_store *store;
	ck_store_answer answer = ck_store_open(data, CK_STORE_CREATE, &store);

	ck_store_close(store);
	return (int)answer;
}

/* Either there is no file, or a whole one. */
static void while_it_is_made(void **state)
{
	char path[KIT_PATH];
	int made = 0;

	for (int i = 0; i < MAKES; i++) {
		ck_store *store;
		ck_store_answer answer;
		pid_t pid;

		snprintf(path, sizeof(path), "%s/%d", (const char *)*state, i);
		pid = kit_start(make, path, false);
		nap(kit_random(8000));
		kill(pid, SIGKILL);
		(void)kit_end(pid);
		answer = ck_store_open(path, CK_STORE_WRITE, &store);
		assert_true(answer == CK_STORE_OK || answer == CK_STORE_MISSING);
		if (answer == CK_STORE_MISSING)
			assert_int_equal(ck_store_open(path, CK_STORE_CREATE, &store), CK_STORE_OK);
		else
			made++;
		ck_store_close(store);
	}
	print_message("%d of %d were made before the kill\n", made, MAKES);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, kit_folder, kit_remove)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(between_and_during_any_two_events),
		TEST(while_it_is_made),
	};

	return cmocka_run_group_tests_name("stores whose programs are killed", tests, NULL, NULL);
}
