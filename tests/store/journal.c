/* Journals of a store: made, found, appended to and read. */
#include "store/kit.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

static void one_file_remains_with_what_was_kept(void **state)
{
	const char *path = kit_path(state, "a.ckl");
	ck_journal journal, found;
	ck_store *store = kit_store(path, 20, &journal);
	ck_store_answer answer;

	assert_int_equal(journal.id, 1);
	assert_int_equal(journal.events, 1);
	assert_string_equal(journal.kind, "cup");
	assert_true(kit_file_there(kit_path(state, "a.ckl-wal")));
	ck_store_close(store);
	assert_int_equal(kit_files(state), 1);
	for (int mode = CK_STORE_WRITE; mode <= CK_STORE_READ; mode++) {
		assert_int_equal(ck_store_open(path, (ck_store_mode)mode, &store), CK_STORE_OK);
		assert_int_equal(ck_journal_find(store, "cup", 0, &found), CK_STORE_OK);
		assert_int_equal(found.events, 20);
		assert_string_equal(found.title, "Village");
		assert_int_equal(kit_read(store, 0, &answer), 20);
		assert_int_equal(answer, CK_STORE_OK);
		assert_int_equal(kit_read(store, 13, &answer), 7);
		assert_int_equal(answer, CK_STORE_OK);
		assert_int_equal(kit_read(store, 20, &answer), 0);
		assert_int_equal(answer, CK_STORE_OK);
		assert_int_equal(kit_read(store, 21, &answer), 0);
		assert_int_equal(answer, CK_STORE_MISSING);
		assert_int_equal(kit_files(state), mode == CK_STORE_READ ? 1 : 3);
		ck_store_close(store);
	}
	ck_store_close(NULL);
}

static bool visit_none(void *data, uint64_t number, int64_t at, const char *event, size_t size)
{
	(void)number, (void)at, (void)event, (void)size;
	++*(int *)data;
	return *(int *)data < 3;
}

static void reading_ends_when_asked(void **state)
{
	ck_journal journal;
	ck_store *store = kit_store(kit_path(state, "a"), 9, &journal);
	int count = 0;

	assert_int_equal(ck_journal_read(store, 1, 2, visit_none, &count), CK_STORE_OK);
	assert_int_equal(count, 3);
	assert_int_equal(kit_append(store, 1, 9), CK_STORE_OK); /* and nothing is still open */
	ck_store_close(store);
}

static bool visit_and_use(void *data, uint64_t number, int64_t at, const char *event, size_t size)
{
	ck_store *store = data;
	ck_journal found;

	(void)number, (void)at, (void)event, (void)size;
	assert_int_equal(ck_journal_find(store, "cup", 0, &found), CK_STORE_FAILED);
	assert_int_equal(ck_journal_append(store, 1, 1, 0, "x", 1), CK_STORE_FAILED);
	assert_int_equal(ck_journal_read(store, 1, 0, visit_and_use, store), CK_STORE_FAILED);
	assert_true(strlen(ck_store_detail(store)) > 0);
	return true;
}

static void a_visit_may_not_use_the_store(void **state)
{
	ck_journal journal;
	ck_store *store = kit_store(kit_path(state, "a"), 1, &journal);

	assert_int_equal(ck_journal_read(store, 1, 0, visit_and_use, store), CK_STORE_OK);
	assert_int_equal(kit_append(store, 1, 1), CK_STORE_OK);
	ck_store_close(store);
}

static void journals_of_a_kind_in_their_order(void **state)
{
	static const char *const kinds[] = {"cup", "league", "cup", "x", "league", "cup"};
	const char *path = kit_path(state, "a");
	ck_store *store;
	ck_journal made, found;
	char title[8];

	assert_int_equal(ck_store_open(path, CK_STORE_CREATE, &store), CK_STORE_OK);
	assert_int_equal(ck_journal_find(store, "cup", 0, &found), CK_STORE_MISSING);
	for (int i = 0; i < 6; i++) {
		snprintf(title, sizeof(title), "n %d", i);
		assert_int_equal(ck_journal_create(store, kinds[i], title, i, "e", 1, &made), CK_STORE_OK);
		assert_int_equal(made.id, i + 1);
	}
	assert_int_equal(ck_journal_find(store, "cup", 2, &found), CK_STORE_OK);
	assert_string_equal(found.title, "n 5");
	assert_int_equal(ck_journal_find(store, "league", 1, &found), CK_STORE_OK);
	assert_string_equal(found.title, "n 4");
	assert_int_equal(ck_journal_find(store, "league", 2, &found), CK_STORE_MISSING);
	assert_int_equal(ck_journal_find(store, "other", 0, &found), CK_STORE_MISSING);
	assert_int_equal(ck_journal_find(store, NULL, 4, &found), CK_STORE_OK); /* of all kinds */
	assert_string_equal(found.title, "n 4");
	assert_int_equal(ck_journal_find(store, NULL, 6, &found), CK_STORE_MISSING);
	assert_int_equal(ck_journal_append(store, 7, 0, 0, "e", 1), CK_STORE_MISSING);
	assert_int_equal(ck_journal_read(store, 7, 0, visit_none, NULL), CK_STORE_MISSING);
	/* each counts for itself */
	assert_int_equal(ck_journal_append(store, 3, 1, 0, "e", 1), CK_STORE_OK);
	assert_int_equal(ck_journal_append(store, 4, 1, 0, "e", 1), CK_STORE_OK);
	assert_int_equal(ck_journal_append(store, 3, 2, 0, "e", 1), CK_STORE_OK);
	assert_int_equal(ck_journal_find(store, "cup", 1, &found), CK_STORE_OK);
	assert_int_equal(found.events, 3);
	ck_store_close(store);
}

static void several_events_or_none(void **state)
{
	const ck_event_text events[] = {{"one", 3, 1}, {"two", 3, 2}, {"three", 5, 3}};
	ck_event_text too_long[] = {{"one", 3, 1}, {NULL, CK_STORE_EVENT_MAX + 1, 2}};
	ck_journal journal, found;
	ck_store *store = kit_store(kit_path(state, "a"), 1, &journal);
	char *big = calloc(1, CK_STORE_EVENT_MAX + 1);

	assert_non_null(big);
	too_long[1].text = big;
	assert_int_equal(ck_journal_append_all(store, 1, 1, events, 3), CK_STORE_OK);
	assert_int_equal(ck_journal_append_all(store, 1, 4, too_long, 2), CK_STORE_FAILED);
	assert_int_equal(ck_journal_append_all(store, 1, 4, events, 0), CK_STORE_OK);
	assert_int_equal(ck_journal_append_all(store, 1, 3, events, 0), CK_STORE_BEHIND);
	assert_int_equal(ck_journal_find(store, "cup", 0, &found), CK_STORE_OK);
	assert_int_equal(found.events, 4);
	ck_store_close(store);
	free(big);
}

static void texts_that_do_not_fit(void **state)
{
	char title[130];
	ck_journal journal;
	ck_store *store = kit_store(kit_path(state, "a"), 1, &journal);

	memset(title, 't', sizeof(title));
	title[128] = '\0';
	assert_int_equal(ck_journal_create(store, "cup", title, 0, "e", 1, &journal), CK_STORE_FAILED);
	assert_non_null(strstr(ck_store_detail(store), "127"));
	title[127] = '\0';
	assert_int_equal(ck_journal_create(store, "fifteen letters", title, 0, "e", 1, &journal),
	                 CK_STORE_OK);
	assert_int_equal(journal.id, 2);
	assert_int_equal(ck_journal_create(store, "sixteen letters.", "", 0, "e", 1, &journal),
	                 CK_STORE_FAILED);
	assert_int_equal(ck_journal_create(store, "", "", 0, "e", 1, &journal), CK_STORE_FAILED);
	assert_int_equal(ck_journal_find(store, "fifteen letters", 0, &journal), CK_STORE_OK);
	assert_string_equal(journal.title, title);
	ck_store_close(store);
}

/* Events of every size around what SQLite's pages hold, of every byte. */
static const size_t sizes[] = {0,    1,    2,    255,  256,  489,   490,   1001,   1002,    1003,
                               4000, 4095, 4096, 4097, 8192, 65535, 65536, 123456, 1048575, 1048576};

enum { SIZES = sizeof(sizes) / sizeof(sizes[0]) };

static unsigned char byte_of(size_t event, size_t i)
{
	return (unsigned char)(i * 7 + event + i / 256);
}

static bool bytes_take(void *data, uint64_t number, int64_t at, const char *event, size_t size)
{
	(void)data;
	assert_int_equal(size, sizes[number]);
	assert_true(at == INT64_MIN + (int64_t)number);
	assert_non_null(event);
	for (size_t i = 0; i < size; i++)
		if ((unsigned char)event[i] != byte_of(number, i))
			fail_msg("byte %zu of event %zu", i, (size_t)number);
	return true;
}

static void events_of_every_size_and_bytes(void **state)
{
	const char *path = kit_path(state, "a");
	char *bytes = malloc(CK_STORE_EVENT_MAX);
	ck_store *store;
	ck_journal journal;

	assert_non_null(bytes);
	assert_int_equal(ck_store_open(path, CK_STORE_CREATE, &store), CK_STORE_OK);
	assert_int_equal(ck_journal_create(store, "cup", "", INT64_MIN, NULL, 0, &journal), CK_STORE_OK);
	for (size_t n = 1; n < SIZES; n++) {
		for (size_t i = 0; i < sizes[n]; i++)
			bytes[i] = (char)byte_of(n, i);
		assert_int_equal(ck_journal_append(store, 1, n, INT64_MIN + (int64_t)n, bytes, sizes[n]),
		                 CK_STORE_OK);
	}
	assert_int_equal(ck_journal_read(store, 1, 0, bytes_take, NULL), CK_STORE_OK);
	ck_store_close(store);
	assert_int_equal(ck_store_open(path, CK_STORE_READ, &store), CK_STORE_OK);
	assert_int_equal(ck_journal_read(store, 1, 0, bytes_take, NULL), CK_STORE_OK);
	ck_store_close(store);
	free(bytes);
}

/* ----------------------------------------------------------------- speed */

enum { MANY = 100000 };

static double now(void)
{
	struct timespec at;

	clock_gettime(CLOCK_MONOTONIC, &at);
	return (double)at.tv_sec + (double)at.tv_nsec / 1e9;
}

static bool count_one(void *data, uint64_t number, int64_t at, const char *event, size_t size)
{
	(void)number, (void)at, (void)event, (void)size;
	++*(int *)data;
	return true;
}

static void many_events_are_read_at_once(void **state)
{
	static const char text[] =
		"{\"act\":\"report\",\"game\":1234,\"winner\":2,\"who\":\"Ana\",\"why\":\"\"}";
	const char *path = kit_path(state, "a");
	ck_event_text *events = calloc(MANY, sizeof(*events));
	ck_journal journal;
	ck_store *store = kit_store(path, 1, &journal);
	double took = 1.0;
	int count = 0;

	assert_non_null(events);
	for (int i = 0; i < MANY; i++)
		events[i] = (ck_event_text){text, sizeof(text) - 1 - (size_t)(i % 10), i};
	assert_int_equal(ck_journal_append_all(store, 1, 1, events, MANY), CK_STORE_OK);
	free(events);
	ck_store_close(store);
	for (int i = 0; i < 5 && took >= 1.0; i++) { /* again if others had the processor */
		double before = now();

		count = 0;
		assert_int_equal(ck_store_open(path, CK_STORE_READ, &store), CK_STORE_OK);
		assert_int_equal(ck_journal_read(store, 1, 0, count_one, &count), CK_STORE_OK);
		ck_store_close(store);
		took = now() - before;
	}
	print_message("100,000 events in %.3f s\n", took);
	assert_int_equal(count, 1 + MANY);
	assert_true(took < 1.0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, kit_folder, kit_remove)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(one_file_remains_with_what_was_kept),
		TEST(reading_ends_when_asked),
		TEST(a_visit_may_not_use_the_store),
		TEST(journals_of_a_kind_in_their_order),
		TEST(several_events_or_none),
		TEST(texts_that_do_not_fit),
		TEST(events_of_every_size_and_bytes),
		TEST(many_events_are_read_at_once),
	};

	return cmocka_run_group_tests_name("journals of a store", tests, NULL, NULL);
}
