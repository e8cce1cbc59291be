/* Files and folders that may not be written, seen by somebody who is not root. */
#include "store/kit.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>
#include <sqlite3.h>

static char file[KIT_PATH];

static int write_answer(void *data)
{
	ck_store *store;
	ck_store_answer answer = ck_store_open(data, CK_STORE_WRITE, &store);

	ck_store_close(store);
	return (int)answer;
}

static int create_answer(void *data)
{
	ck_store *store;
	ck_store_answer answer = ck_store_open(data, CK_STORE_CREATE, &store);

	ck_store_close(store);
	return (int)answer;
}

/* The number of events that are read, or 50 + the answer. */
static int read_count(void *data)
{
	ck_store *store;
	ck_store_answer answer = ck_store_open(data, CK_STORE_READ, &store);
	uint64_t count;

	if (answer != CK_STORE_OK)
		return 50 + (int)answer;
	count = kit_read(store, 0, &answer);
	ck_store_close(store);
	return answer == CK_STORE_OK && count < 50 ? (int)count : 99;
}

/* A store of 5 events, the file and the folder with these rights. */
static void prepare(void **state, mode_t file_mode, mode_t folder_mode)
{
	ck_journal journal;

	snprintf(file, sizeof(file), "%s", kit_path(state, "a"));
	ck_store_close(kit_store(file, 5, &journal));
	assert_int_equal(chmod(file, file_mode), 0);
	assert_int_equal(chmod(*state, folder_mode), 0);
}

static void a_file_that_may_not_be_written(void **state)
{
	prepare(state, 0444, 0777);
	assert_int_equal(kit_elsewhere(write_answer, file, true), CK_STORE_READ_ONLY);
	assert_int_equal(kit_elsewhere(read_count, file, true), 5);
	assert_int_equal(kit_files(state), 1);
}

static void a_folder_that_may_not_be_written(void **state)
{
	prepare(state, 0666, 0555);
	assert_int_equal(kit_elsewhere(write_answer, file, true), CK_STORE_READ_ONLY);
	assert_int_equal(kit_elsewhere(read_count, file, true), 5);
	assert_int_equal(kit_elsewhere(create_answer, (char *)(uintptr_t)kit_path(state, "b"), true),
	                 CK_STORE_READ_ONLY);
	assert_int_equal(kit_files(state), 1);
}

static void a_file_that_may_not_be_read(void **state)
{
	prepare(state, 0, 0777);
	assert_int_equal(kit_elsewhere(read_count, file, true), 50 + CK_STORE_FAILED);
	assert_int_equal(kit_elsewhere(write_answer, file, true), CK_STORE_READ_ONLY);
}

/* Whoever wrote last did not tidy up, but everything is in the file. */
static void a_file_that_wants_a_log(void **state)
{
	prepare(state, 0666, 0755);
	kit_sql(file, "PRAGMA journal_mode = WAL");
	assert_int_equal(kit_files(state), 1);
	chmod(*state, 0555);
	assert_int_equal(kit_elsewhere(read_count, file, true), 5);
	assert_int_equal(kit_files(state), 1);
}

/* Append two events and end without closing. */
static int append_and_fall(void *data)
{
	ck_store *store;

	if (ck_store_open(data, CK_STORE_WRITE, &store) != CK_STORE_OK)
		return 1;
	return kit_append(store, 1, 5) == CK_STORE_OK && kit_append(store, 1, 6) == CK_STORE_OK ? 0 : 1;
}

/* The log has events that the file does not have: they are read, or it is said that they cannot be. */
static void a_log_that_was_left(void **state)
{
	int read;

	prepare(state, 0644, 0755);
	assert_int_equal(kit_elsewhere(append_and_fall, file, false), 0);
	assert_int_equal(kit_files(state), 3);
	chmod(*state, 0555);
	read = kit_elsewhere(read_count, file, true);
	assert_true(read == 7 || read == 50 + CK_STORE_READ_ONLY);
	chmod(*state, 0755);
	assert_int_equal(unlink(kit_path(state, "a-shm")), 0);
	chmod(*state, 0555);
	assert_int_equal(kit_elsewhere(read_count, file, true), 50 + CK_STORE_READ_ONLY);
	chmod(*state, 0755);
	assert_int_equal(kit_elsewhere(read_count, file, false), 7);
	assert_int_equal(kit_elsewhere(write_answer, file, false), CK_STORE_OK);
	assert_int_equal(kit_files(state), 1);
}

/* As if somebody had been killed while the file itself was written: half of it is new, the journal says what was there. */
static void leave_a_journal(void **state)
{
	static const char sql[] =
		"PRAGMA cache_size = 1; BEGIN; UPDATE journal SET title = 'new'; "
		"CREATE TABLE t AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
		"WHERE i < 100) SELECT randomblob(4000) AS b FROM n";
	const char *from = kit_path(state, "b");
	ck_journal journal;
	sqlite3 *db;

	snprintf(file, sizeof(file), "%s", kit_path(state, "a"));
	ck_store_close(kit_store(from, 5, &journal));
	assert_int_equal(sqlite3_open(from, &db), SQLITE_OK);
	assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
	kit_file_copy(from, file);
	kit_file_copy(kit_path(state, "b-journal"), kit_path(state, "a-journal"));
	sqlite3_close(db);
	assert_int_equal(unlink(from), 0);
}

static void a_journal_that_was_left(void **state)
{
	size_t size, size_after;
	unsigned char *before, *after;

	leave_a_journal(state);
	before = kit_file_read(file, &size);
	chmod(file, 0444);
	chmod(*state, 0555);
	assert_int_equal(kit_elsewhere(read_count, file, true), 50 + CK_STORE_READ_ONLY);
	after = kit_file_read(file, &size_after);
	assert_int_equal(size, size_after);
	assert_memory_equal(before, after, size);
	chmod(file, 0644);
	chmod(*state, 0755);
	assert_int_equal(kit_elsewhere(read_count, file, false), 5); /* who may write puts it back */
	assert_int_equal(kit_files(state), 1);
	free(before);
	free(after);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, kit_folder, kit_remove)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(a_file_that_may_not_be_written),
		TEST(a_folder_that_may_not_be_written),
		TEST(a_file_that_may_not_be_read),
		TEST(a_file_that_wants_a_log),
		TEST(a_log_that_was_left),
		TEST(a_journal_that_was_left),
	};

	return cmocka_run_group_tests_name("rights of files and folders", tests, NULL, NULL);
}
