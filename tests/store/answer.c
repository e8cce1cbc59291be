/* What a store answers: a test for each answer, and that nothing happens to files that are refused. */
#include "store/kit.h"

#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

static ck_store_answer open_answer(const char *path, ck_store_mode mode)
{
	ck_store *store;
	ck_store_answer answer = ck_store_open(path, mode, &store);

	if (answer == CK_STORE_OK)
		ck_store_close(store);
	else
		assert_null(store);
	return answer;
}

/* Refused to read and to write, and left as it was, with nothing beside it. */
static void refused(void **state, const char *path, ck_store_answer wanted)
{
	size_t size, size_after, files = kit_files(state);
	unsigned char *before = kit_file_read(path, &size), *after;

	assert_int_equal(open_answer(path, CK_STORE_READ), wanted);
	assert_int_equal(open_answer(path, CK_STORE_WRITE), wanted);
	assert_int_equal(open_answer(path, CK_STORE_CREATE), CK_STORE_EXISTS);
	after = kit_file_read(path, &size_after);
	assert_int_equal(size, size_after);
	assert_memory_equal(before, after, size);
	assert_int_equal(kit_files(state), files);
	free(before);
	free(after);
}

/* ------------------------------------------------------ EXISTS and MISSING */

static void exists(void **state)
{
	const char *path = kit_path(state, "a");
	ck_journal journal;

	ck_store_close(kit_store(path, 3, &journal));
	assert_int_equal(open_answer(path, CK_STORE_CREATE), CK_STORE_EXISTS);
	assert_int_equal(open_answer(*state, CK_STORE_CREATE), CK_STORE_EXISTS);
	assert_int_equal(symlink("nowhere", kit_path(state, "link")), 0);
	assert_int_equal(open_answer(kit_path(state, "link"), CK_STORE_CREATE), CK_STORE_EXISTS);
	assert_int_equal(kit_files(state), 2);
	assert_int_equal(open_answer(path, CK_STORE_READ), CK_STORE_OK);
}

static int create_there(void *data)
{
	return (int)open_answer(data, CK_STORE_CREATE);
}

static void of_two_who_make_it_one_does(void **state)
{
	char path[KIT_PATH];

	for (int i = 0; i < 10; i++) {
		pid_t one, two;
		int first, second;

		snprintf(path, sizeof(path), "%s/%d", (const char *)*state, i);
		one = kit_start(create_there, path, false);
		two = kit_start(create_there, path, false);
		first = kit_end(one);
		second = kit_end(two);
		assert_true(first == CK_STORE_OK || second == CK_STORE_OK);
		assert_int_equal(first + second, CK_STORE_EXISTS);
		assert_int_equal(kit_files(state), i + 1);
	}
}

static void missing(void **state)
{
	assert_int_equal(open_answer(kit_path(state, "a"), CK_STORE_READ), CK_STORE_MISSING);
	assert_int_equal(open_answer(kit_path(state, "a"), CK_STORE_WRITE), CK_STORE_MISSING);
	assert_int_equal(open_answer(kit_path(state, "no/a"), CK_STORE_WRITE), CK_STORE_MISSING);
	assert_int_equal(open_answer("", CK_STORE_READ), CK_STORE_MISSING);
	assert_int_equal(kit_files(state), 0);
	assert_int_equal(open_answer(kit_path(state, "no/a"), CK_STORE_CREATE), CK_STORE_FAILED);
	assert_string_equal(ck_store_detail(NULL), strerror(ENOENT));
}

/* What would go into a file that is gone is not taken. */
static void removed_or_replaced_while_open(void **state)
{
	const char *path = kit_path(state, "a"), *other = kit_path(state, "b");
	ck_journal journal;
	ck_store *store = kit_store(path, 3, &journal);

	assert_int_equal(unlink(path), 0);
	assert_int_equal(kit_append(store, 1, 3), CK_STORE_MISSING);
	ck_store_close(kit_store(other, 3, &journal));
	assert_int_equal(rename(other, path), 0);
	assert_int_equal(kit_append(store, 1, 3), CK_STORE_MISSING);
	ck_store_close(store);
}

/* A log without its file is somebody's last events. */
static void a_log_that_was_left_is_not_taken(void **state)
{
	const char *path = kit_path(state, "a"), *log = kit_path(state, "a-wal");

	kit_file_write(log, "log", 3);
	assert_int_equal(open_answer(path, CK_STORE_CREATE), CK_STORE_FAILED);
	assert_non_null(strstr(ck_store_detail(NULL), "-wal"));
	assert_true(kit_file_there(log));
	assert_false(kit_file_there(path));
}

static void names_mean_themselves(void **state)
{
	static const char *const names[] = {":memory:", "file:a?mode=memory", "a b%41#?c", "ñ", "-x", "'\"",
	                                    ""};
	char here[KIT_PATH];
	ck_journal journal;
	ck_store *store;
	ck_store_answer answer;

	assert_non_null(getcwd(here, sizeof(here)));
	assert_int_equal(chdir(*state), 0);
	for (size_t i = 0; names[i][0] != '\0'; i++) {
		ck_store_close(kit_store(names[i], 3, &journal));
		assert_true(kit_file_there(kit_path(state, names[i])));
		assert_int_equal(kit_files(state), i + 1);
		kit_sql(kit_path(state, names[i]), "PRAGMA journal_mode = WAL; SELECT * FROM journal");
		assert_int_equal(ck_store_open(names[i], CK_STORE_READ, &store), CK_STORE_OK);
		assert_int_equal(kit_read(store, 0, &answer), 3);
		ck_store_close(store);
		assert_int_equal(open_answer(names[i], CK_STORE_WRITE), CK_STORE_OK);
	}
	assert_int_equal(chdir(here), 0);
}

/* ------------------------------------------------------- FOREIGN and NEWER */

static void foreign(void **state)
{
	const char *path = kit_path(state, "a");
	char text[5000];

	memset(text, 'x', sizeof(text));
	kit_file_write(path, "", 0);
	refused(state, path, CK_STORE_FOREIGN);
	kit_file_write(path, "a letter\n", 9);
	refused(state, path, CK_STORE_FOREIGN);
	kit_file_write(path, "SQLite format 3", 16);
	refused(state, path, CK_STORE_FOREIGN);
	kit_file_write(path, text, sizeof(text));
	refused(state, path, CK_STORE_FOREIGN);
	assert_int_equal(open_answer(*state, CK_STORE_READ), CK_STORE_FOREIGN);
	assert_int_equal(mkfifo(kit_path(state, "pipe"), 0600), 0);
	assert_int_equal(open_answer(kit_path(state, "pipe"), CK_STORE_READ), CK_STORE_FOREIGN);
}

static void other_databases(void **state)
{
	const char *path = kit_path(state, "a");

	kit_sql(path, "CREATE TABLE journal (id); PRAGMA user_version = 1");
	refused(state, path, CK_STORE_FOREIGN);
	kit_sql(path, "PRAGMA journal_mode = WAL; PRAGMA application_id = 7; INSERT INTO journal VALUES (1)");
	refused(state, path, CK_STORE_FOREIGN);
}

static void newer_and_no_layout(void **state)
{
	const char *path = kit_path(state, "a");
	ck_journal journal;

	ck_store_close(kit_store(path, 3, &journal));
	kit_sql(path, "PRAGMA user_version = 1000");
	refused(state, path, CK_STORE_NEWER);
	kit_sql(path, "PRAGMA user_version = 0");
	refused(state, path, CK_STORE_BROKEN);
	assert_true(strlen(ck_store_detail(NULL)) == 0); /* of the last one, which was EXISTS */
	assert_int_equal(open_answer(path, CK_STORE_READ), CK_STORE_BROKEN);
	assert_true(strlen(ck_store_detail(NULL)) > 0);
}

/* ---------------------------------------------------------------- READ_ONLY */

static void reading_does_not_write(void **state)
{
	const char *path = kit_path(state, "a");
	ck_journal journal;
	ck_store *store;

	ck_store_close(kit_store(path, 3, &journal));
	assert_int_equal(ck_store_open(path, CK_STORE_READ, &store), CK_STORE_OK);
	assert_int_equal(kit_append(store, 1, 3), CK_STORE_READ_ONLY);
	assert_int_equal(ck_journal_create(store, "cup", "", 0, "e", 1, &journal), CK_STORE_READ_ONLY);
	ck_store_close(store);
}

/* --------------------------------------------------------------------- FULL */

static void files_end_at(rlim_t size)
{
	struct rlimit limit;

	getrlimit(RLIMIT_FSIZE, &limit);
	limit.rlim_cur = size;
	setrlimit(RLIMIT_FSIZE, &limit);
}

/* Append until the disk is full, then with more room; returns how often something else than wanted was answered. */
static int append_until_full(void *data)
{
	ck_store *store;
	uint64_t i = 1, full;
	ck_store_answer answer;

	signal(SIGXFSZ, SIG_IGN);
	if (ck_store_open(data, CK_STORE_WRITE, &store) != CK_STORE_OK)
		return 1;
	files_end_at(200000);
	while ((answer = kit_append(store, 1, i)) == CK_STORE_OK && i < 10000)
		i++;
	full = i;
	if (answer != CK_STORE_FULL || full < 10)
		return 10 + (int)answer;
	if (kit_append(store, 1, i) != CK_STORE_FULL || kit_read(store, 0, &answer) != full)
		return 2;
	files_end_at(RLIM_INFINITY);
	while (i < full + 50)
		if (kit_append(store, 1, i++) != CK_STORE_OK)
			return 3;
	files_end_at(20000); /* and it is full again when everything goes into one file */
	ck_store_close(store);
	files_end_at(RLIM_INFINITY);
	if (ck_store_open(data, CK_STORE_READ, &store) != CK_STORE_OK || kit_read(store, 0, &answer) != i)
		return 4;
	ck_store_close(store);
	return 0;
}

static int create_when_full(void *data)
{
	static const rlim_t sizes[] = {0, 100, 4096, 8191};
	ck_store_answer answer;

	signal(SIGXFSZ, SIG_IGN);
	for (size_t i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		files_end_at(sizes[i]);
		answer = open_answer(data, CK_STORE_CREATE);
		if (answer != CK_STORE_FULL)
			return 10 + (int)answer;
	}
	return 0;
}

static void full(void **state)
{
	char path[KIT_PATH];
	ck_journal journal;
	ck_store *store;
	ck_store_answer answer;

	snprintf(path, sizeof(path), "%s", kit_path(state, "a"));
	assert_int_equal(kit_elsewhere(create_when_full, path, false), 0);
	assert_int_equal(kit_files(state), 0);
	ck_store_close(kit_store(path, 1, &journal));
	assert_int_equal(kit_elsewhere(append_until_full, path, false), 0);
	assert_int_equal(ck_store_open(path, CK_STORE_WRITE, &store), CK_STORE_OK);
	assert_true(kit_read(store, 0, &answer) > 60);
	ck_store_close(store);
	assert_int_equal(kit_files(state), 1);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, kit_folder, kit_remove)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(exists),
		TEST(of_two_who_make_it_one_does),
		TEST(missing),
		TEST(removed_or_replaced_while_open),
		TEST(a_log_that_was_left_is_not_taken),
		TEST(names_mean_themselves),
		TEST(foreign),
		TEST(other_databases),
		TEST(newer_and_no_layout),
		TEST(reading_does_not_write),
		TEST(full),
	};

	return cmocka_run_group_tests_name("answers of a store", tests, NULL, NULL);
}
