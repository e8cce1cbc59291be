/* Others who keep the file locked: they are waited for, and not for ever. */
#include "store/kit.h"

#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>
#include <sqlite3.h>

static int append_busy(void *data)
{
	ck_store *store;
	ck_store_answer answer;
	int result;

	if (ck_store_open(data, CK_STORE_WRITE, &store) != CK_STORE_OK)
		return 50;
	result = (int)kit_append(store, 1, 3);
	if (kit_read(store, 0, &answer) != 3 || answer != CK_STORE_OK)
		return 51; /* to read it need not wait */
	ck_store_close(store);
	return result;
}

static ck_store_answer open_answer(const char *path)
{
	ck_store *store;
	ck_store_answer answer = ck_store_open(path, CK_STORE_WRITE, &store);

	ck_store_close(store);
	return answer;
}

static int open_busy(void *data)
{
	return (int)open_answer(data);
}

/* A process that does `sql` to a file, tells, and keeps the lock for a while. (A lock of this process would be inherited
 * by those that it starts.) */
typedef struct holder {
	char path[KIT_PATH];
	const char *sql;
	int milliseconds;
	int ready[2];
	pid_t pid;
} holder;

static int hold(void *data)
{
	const holder *h = data;
	const struct timespec nap = {.tv_sec = h->milliseconds / 1000,
	                             .tv_nsec = (long)(h->milliseconds % 1000) * 1000000};
	sqlite3 *db;

	if (sqlite3_open(h->path, &db) != SQLITE_OK ||
	    sqlite3_exec(db, h->sql, NULL, NULL, NULL) != SQLITE_OK || write(h->ready[1], "", 1) != 1)
		return 1;
	nanosleep(&nap, NULL);
	return sqlite3_close(db);
}

/* Start it on a new store of 3 events, and wait until it has the lock. */
static void hold_start(holder *h, void **state, const char *name)
{
	ck_journal journal;
	char byte;

	snprintf(h->path, sizeof(h->path), "%s", kit_path(state, name));
	ck_store_close(kit_store(h->path, 3, &journal));
	assert_int_equal(pipe(h->ready), 0);
	h->pid = kit_start(hold, h, false);
	assert_int_equal(read(h->ready[0], &byte, 1), 1);
	close(h->ready[0]);
	close(h->ready[1]);
}

static double now(void)
{
	struct timespec at;

	clock_gettime(CLOCK_MONOTONIC, &at);
	return (double)at.tv_sec + (double)at.tv_nsec / 1e9;
}

static void busy(void **state)
{
	/* Others write; others read, and go no more; nobody else may do anything. */
	holder writer = {.sql = "PRAGMA journal_mode = WAL; BEGIN IMMEDIATE", .milliseconds = 20000};
	holder reader = {.sql = "BEGIN; SELECT * FROM journal", .milliseconds = 20000};
	holder alone = {.sql = "BEGIN EXCLUSIVE", .milliseconds = 20000};
	pid_t append, opens[2];
	double began = now();

	hold_start(&writer, state, "a");
	hold_start(&reader, state, "b");
	hold_start(&alone, state, "c");
	append = kit_start(append_busy, writer.path, false);
	opens[0] = kit_start(open_busy, reader.path, false);
	opens[1] = kit_start(open_busy, alone.path, false);
	assert_int_equal(kit_end(append), CK_STORE_BUSY);
	assert_int_equal(kit_end(opens[0]), CK_STORE_BUSY);
	assert_int_equal(kit_end(opens[1]), CK_STORE_BUSY);
	assert_true(now() - began > 4.5 && now() - began < 15);
	kill(writer.pid, SIGKILL);
	kill(reader.pid, SIGKILL);
	kill(alone.pid, SIGKILL);
	(void)kit_end(writer.pid);
	(void)kit_end(reader.pid);
	(void)kit_end(alone.pid);
	assert_int_equal(open_answer(writer.path), CK_STORE_OK);
	assert_int_equal(open_answer(reader.path), CK_STORE_OK);
	assert_int_equal(open_answer(alone.path), CK_STORE_OK);
	assert_int_equal(kit_files(state), 3);
}

/* Who goes in time is waited for. */
static void others_are_waited_for(void **state)
{
	holder writer = {.sql = "PRAGMA journal_mode = WAL; BEGIN IMMEDIATE", .milliseconds = 300};
	holder reader = {.sql = "BEGIN; SELECT * FROM journal", .milliseconds = 300};
	holder alone = {.sql = "BEGIN EXCLUSIVE", .milliseconds = 300};

	hold_start(&writer, state, "a");
	assert_int_equal(kit_elsewhere(append_busy, writer.path, false), 51); /* 4 events: it was appended */
	assert_int_equal(kit_end(writer.pid), 0);
	hold_start(&reader, state, "b");
	assert_int_equal(open_answer(reader.path), CK_STORE_OK);
	assert_int_equal(kit_end(reader.pid), 0);
	hold_start(&alone, state, "c");
	assert_int_equal(open_answer(alone.path), CK_STORE_OK);
	assert_int_equal(kit_end(alone.pid), 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, kit_folder, kit_remove)

int main(void)
{
	const struct CMUnitTest tests[] = {TEST(busy), TEST(others_are_waited_for)};

	return cmocka_run_group_tests_name("locked stores", tests, NULL, NULL);
}
