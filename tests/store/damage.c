/* Damaged files: never a crash, and never an event that is not the one that was written. */
#include "store/kit.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

enum { EVENTS = 80, READS = 1500, WRITES = 100, LOGS = 200 };

/* A store as bytes. */
static unsigned char *original(void **state, size_t *size)
{
	const char *path = kit_path(state, "original");
	ck_journal journal;

	ck_store_close(kit_store(path, EVENTS, &journal));
	return kit_file_read(path, size);
}

/* Overwrite, fill, move or cut some bytes. */
static size_t spoil(unsigned char *bytes, size_t size)
{
	size_t at = kit_random((uint32_t)size), length = 1 + kit_random(1U << kit_random(11));

	if (length > size - at)
		length = size - at;
	switch (kit_random(6)) {
	case 0: memset(bytes + at, kit_random(2) ? 0xff : 0, length); break;
	case 1: bytes[at] ^= (unsigned char)(1U << kit_random(8)); break;
	case 2: memmove(bytes + at, bytes + kit_random((uint32_t)(size - length + 1)), length); break;
	case 3: return kit_random(8) == 0 ? at : size;
	default:
		for (size_t i = 0; i < length; i++)
			bytes[at + i] = (unsigned char)kit_random(256);
	}
	return size;
}

/* Open and read; true if all of it was there. Whatever is handed over must be right. */
static bool look(const char *path, ck_store_mode mode, bool *appended)
{
	ck_store *store;
	ck_store_answer answer = ck_store_open(path, mode, &store);
	ck_journal found;
	uint64_t count;

	*appended = false;
	if (answer != CK_STORE_OK) {
		assert_true(answer == CK_STORE_BROKEN || answer == CK_STORE_FOREIGN ||
		            answer == CK_STORE_NEWER || answer == CK_STORE_READ_ONLY);
		return false;
	}
	answer = ck_journal_find(store, "cup", 0, &found);
	assert_true(answer == CK_STORE_OK || answer == CK_STORE_BROKEN);
	if (answer == CK_STORE_OK)
		assert_int_equal(found.events, EVENTS);
	count = kit_read(store, 0, &answer);
	assert_true(count <= EVENTS);
	assert_true(answer == CK_STORE_BROKEN || (answer == CK_STORE_OK && count == EVENTS));
	if (answer == CK_STORE_BROKEN)
		assert_true(strlen(ck_store_detail(store)) > 0);
	if (mode == CK_STORE_WRITE)
		*appended = kit_append(store, 1, EVENTS) == CK_STORE_OK;
	ck_store_close(store);
	return answer == CK_STORE_OK;
}

static void bytes_at_random(void **state)
{
	const char *path = kit_path(state, "a");
	size_t size, spoilt;
	unsigned char *bytes = original(state, &size), *copy = malloc(size);
	int whole = 0;
	bool appended;

	assert_non_null(copy);
	for (int i = 0; i < READS; i++) {
		memcpy(copy, bytes, size);
		spoilt = spoil(copy, size);
		kit_file_write(path, copy, spoilt);
		whole += look(path, CK_STORE_READ, &appended);
	}
	assert_in_range(whole, 1, READS * 3 / 4); /* some hit nothing, most are noticed */
	print_message("%d of %d damaged files are whole\n", whole, READS);
	free(bytes);
	free(copy);
}

static void bytes_at_random_and_then_written(void **state)
{
	const char *path = kit_path(state, "a"), *log = kit_path(state, "a-wal");
	size_t size, spoilt;
	unsigned char *bytes = original(state, &size), *copy = malloc(size);
	ck_store *store;
	ck_store_answer answer;
	bool appended;

	assert_non_null(copy);
	for (int i = 0; i < WRITES; i++) {
		memcpy(copy, bytes, size);
		spoilt = spoil(copy, size);
		(void)unlink(log);
		kit_file_write(path, copy, spoilt);
		if (look(path, CK_STORE_WRITE, &appended) && appended) {
			assert_int_equal(ck_store_open(path, CK_STORE_READ, &store), CK_STORE_OK);
			assert_int_equal(kit_read(store, 0, &answer), EVENTS + 1);
			ck_store_close(store);
		}
	}
	free(bytes);
	free(copy);
}

/* Events that are only in the log: a damaged log ends early, and never tells something else. */
static void bytes_of_the_log(void **state)
{
	char path[KIT_PATH], log[KIT_PATH], shared[KIT_PATH];
	ck_journal journal;
	ck_store *store = kit_store(kit_path(state, "a"), 30, &journal);
	size_t size, log_size, spoilt;
	unsigned char *bytes = kit_file_read(kit_path(state, "a"), &size),
		      *log_bytes = kit_file_read(kit_path(state, "a-wal"), &log_size),
		      *copy = malloc(log_size);
	int whole = 0;

	ck_store_close(store);
	assert_non_null(copy);
	snprintf(path, sizeof(path), "%s", kit_path(state, "b"));
	snprintf(log, sizeof(log), "%s", kit_path(state, "b-wal"));
	snprintf(shared, sizeof(shared), "%s", kit_path(state, "b-shm"));
	for (int i = 0; i < LOGS; i++) {
		ck_store_answer answer;
		uint64_t count;

		memcpy(copy, log_bytes, log_size);
		spoilt = i == 0 ? log_size : spoil(copy, log_size);
		kit_file_write(path, bytes, size);
		kit_file_write(log, copy, spoilt);
		(void)unlink(shared);
		answer = ck_store_open(path, CK_STORE_READ, &store);
		if (i == 0)
			assert_int_equal(answer, CK_STORE_OK);
		if (answer != CK_STORE_OK)
			continue;
		count = kit_read(store, 0, &answer);
		assert_in_range(count, 0, 30);
		assert_true(answer == CK_STORE_OK || answer == CK_STORE_MISSING || answer == CK_STORE_BROKEN);
		whole += count == 30;
		assert_true(i > 0 || count == 30);
		ck_store_close(store);
	}
	print_message("%d of %d logs are whole\n", whole, LOGS);
	free(bytes);
	free(log_bytes);
	free(copy);
}

/* What somebody changes by hand is noticed. */
static void statements(void **state)
{
	static const char *const changes[] = {
		"UPDATE event SET text = replace(text, 'ñ', 'n') WHERE number = 40",
		"UPDATE event SET text = text || char(0) WHERE number = 40",
		"UPDATE event SET at = at + 1 WHERE number = 0",
		"UPDATE event SET chain = zeroblob(32) WHERE number = 79",
		"UPDATE event SET chain = zeroblob(31) WHERE number = 7",
		"DELETE FROM event WHERE number = 0",
		"DELETE FROM event WHERE number = 40",
		"DELETE FROM event WHERE number = 79",
		"DELETE FROM event",
		"INSERT INTO event SELECT 1, 80, at, text, chain FROM event WHERE number = 79",
		"UPDATE event SET number = number + 1000 WHERE number > 77",
		"UPDATE journal SET title = 'Town'",
		"UPDATE journal SET kind = 'league'",
		"UPDATE journal SET events = 79",
		"UPDATE journal SET events = -1",
		"UPDATE journal SET chain = (SELECT chain FROM event WHERE number = 70)",
		"UPDATE journal SET seal = zeroblob(32)",
		"UPDATE journal SET title = hex(zeroblob(500))",
		"UPDATE journal SET id = 2",
		"DROP TABLE event",
		"ALTER TABLE event RENAME COLUMN text TO body",
	};
	const char *path = kit_path(state, "a");
	size_t size;
	unsigned char *bytes = original(state, &size);

	for (size_t i = 0; i < sizeof(changes) / sizeof(changes[0]); i++) {
		ck_store *store;
		ck_store_answer answer;
		ck_journal found;

		kit_file_write(path, bytes, size);
		kit_sql(path, changes[i]);
		answer = ck_store_open(path, CK_STORE_READ, &store);
		if (answer == CK_STORE_OK)
			answer = ck_journal_find(store, "cup", 0, &found);
		if (answer == CK_STORE_OK)
			assert_true(kit_read(store, 0, &answer) <= EVENTS);
		if (answer != CK_STORE_BROKEN)
			fail_msg("answer %d after %s", (int)answer, changes[i]);
		ck_store_close(store);
	}
	free(bytes);
}

/* A file cannot bring statements of its own that run when ours do. */
static void triggers_do_nothing(void **state)
{
	const char *path = kit_path(state, "a");
	ck_journal journal;
	ck_store *store;
	ck_store_answer answer;

	ck_store_close(kit_store(path, EVENTS, &journal));
	kit_sql(path, "CREATE TRIGGER t AFTER INSERT ON event BEGIN DELETE FROM event; END");
	assert_int_equal(ck_store_open(path, CK_STORE_WRITE, &store), CK_STORE_OK);
	assert_int_equal(kit_append(store, 1, EVENTS), CK_STORE_OK);
	assert_int_equal(kit_read(store, 0, &answer), EVENTS + 1);
	ck_store_close(store);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, kit_folder, kit_remove)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(bytes_at_random),     TEST(bytes_at_random_and_then_written),
		TEST(bytes_of_the_log),    TEST(statements),
		TEST(triggers_do_nothing),
	};

	return cmocka_run_group_tests_name("damaged stores", tests, NULL, NULL);
}
