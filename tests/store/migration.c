/* Layouts of the file: every older one is brought to the newest, in one transaction each.
 *
 * layouts/N.ckl was written by the first version that had layout N, with the events below. */
#include "store/kit.h"
#include "store/migration.h"
#include "store/sqlite.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static const char *const cup_events[] = {
	"{\"act\":\"create\",\"name\":\"Campeonato de la villa\"}",
	"{\"act\":\"enter\",\"player\":\"Íñigo\"}",
	"{\"act\":\"enter\",\"player\":\"रीता\"}",
};
static const char *const league_events[] = {"zone\tEurope/Madrid", "alias\tAnita\tAna"};

static bool event_is(void *data, uint64_t number, int64_t at, const char *event, size_t size)
{
	const char *const *wanted = data;

	assert_true(at == 1796054400000 + (int64_t)number * 60000);
	assert_int_equal(size, strlen(wanted[number]));
	assert_memory_equal(event, wanted[number], size);
	return true;
}

/* What layouts/N.ckl holds, by whichever functions. */
static void holds_what_it_held(ck_sqlite *s)
{
	ck_journal journal;

	assert_int_equal(ck_sqlite_journal_find(s, "cup", 0, &journal), CK_STORE_OK);
	assert_int_equal(journal.id, 1);
	assert_int_equal(journal.events, 3);
	assert_string_equal(journal.title, "Campeonato de la villa");
	assert_int_equal(ck_sqlite_journal_read(s, 1, 0, event_is, (void *)(uintptr_t)cup_events),
	                 CK_STORE_OK);
	assert_int_equal(ck_sqlite_journal_find(s, "league", 0, &journal), CK_STORE_OK);
	assert_int_equal(journal.events, 2);
	assert_int_equal(ck_sqlite_journal_read(s, 2, 0, event_is, (void *)(uintptr_t)league_events),
	                 CK_STORE_OK);
}

/* layouts/N.ckl, copied where the test may write. */
static const char *layout(void **state, int number)
{
	static char path[KIT_PATH];
	char from[KIT_PATH];

	snprintf(path, sizeof(path), "%s", kit_path(state, "a"));
	snprintf(from, sizeof(from), CHARKONI_TESTS_DIR "/store/layouts/%d.ckl", number);
	kit_file_copy(from, path);
	return path;
}

/* The statements that made a database, in one text; to be freed by sqlite3_free. */
static char *schema(sqlite3 *db)
{
	sqlite3_stmt *all;
	char *text = sqlite3_mprintf("");

	assert_int_equal(
		sqlite3_prepare_v2(db, "SELECT sql FROM sqlite_schema ORDER BY name", -1, &all, NULL),
		SQLITE_OK);
	while (sqlite3_step(all) == SQLITE_ROW) {
		char *longer = sqlite3_mprintf("%s%s;\n", text, sqlite3_column_text(all, 0));

		sqlite3_free(text);
		text = longer;
	}
	sqlite3_finalize(all);
	return text;
}

static void same_schema(sqlite3 *a, sqlite3 *b)
{
	char *one = schema(a), *two = schema(b);

	assert_true(strlen(one) > 100);
	assert_string_equal(one, two);
	sqlite3_free(one);
	sqlite3_free(two);
}

static sqlite3 *from_empty(const ck_migration *migration)
{
	sqlite3 *db;
	int number = -1;

	assert_int_equal(sqlite3_open(":memory:", &db), SQLITE_OK);
	assert_int_equal(ck_migration_run(migration, db), SQLITE_OK);
	assert_int_equal(ck_migration_layout(db, &number), SQLITE_OK);
	assert_int_equal(number, migration->count);
	return db;
}

/* Whoever makes a new layout leaves a file of the one before; a step that was released stays as it was. */
static void every_layout_has_its_file_and_step(void **state)
{
	for (int number = 1; number <= ck_migration_all.count; number++) {
		const ck_migration until = {.steps = ck_migration_all.steps, .count = number};
		sqlite3 *made = from_empty(&until), *kept;

		assert_int_equal(sqlite3_open(layout(state, number), &kept), SQLITE_OK);
		same_schema(made, kept);
		sqlite3_close(made);
		sqlite3_close(kept);
	}
}

static void every_layout_is_read_and_brought_up_to_date(void **state)
{
	for (int number = 1; number <= ck_migration_all.count; number++) {
		const char *path = layout(state, number);

		for (int mode = CK_STORE_WRITE; mode <= CK_STORE_READ; mode++) {
			char detail[CK_STORE_DETAIL];
			ck_sqlite *s;
			sqlite3 *made = from_empty(&ck_migration_all);

			assert_int_equal(
				ck_sqlite_open(&ck_migration_all, path, (ck_store_mode)mode, detail, &s),
				CK_STORE_OK);
			holds_what_it_held(s);
			same_schema(made, s->db);
			ck_sqlite_close(s);
			sqlite3_close(made);
		}
	}
}

/* ------------------------------------------------------- a layout to come */

static const char later[] = "ALTER TABLE journal ADD COLUMN place TEXT NOT NULL DEFAULT '';\n"
			    "CREATE INDEX journal_kind ON journal (kind);\n"
			    "UPDATE journal SET place = 'Zaragoza' WHERE kind = 'cup'";
static const char failing[] = "ALTER TABLE journal ADD COLUMN place TEXT;\n"
			      "INSERT INTO journal (id) VALUES (1)";

/* The steps of today, and one more. */
static ck_migration with(const char *step, const char **steps)
{
	for (int i = 0; i < ck_migration_all.count; i++)
		steps[i] = ck_migration_all.steps[i];
	steps[ck_migration_all.count] = step;
	return (ck_migration){.steps = steps, .count = ck_migration_all.count + 1};
}

static ck_store_answer open_with(const ck_migration *m, const char *path, ck_store_mode mode, ck_sqlite **s)
{
	static char detail[CK_STORE_DETAIL];

	return ck_sqlite_open(m, path, mode, detail, s);
}

static char *place(ck_sqlite *s)
{
	sqlite3_stmt *statement;
	char *text;

	assert_int_equal(
		sqlite3_prepare_v2(s->db, "SELECT place FROM journal WHERE id = 1", -1, &statement, NULL),
		SQLITE_OK);
	assert_int_equal(sqlite3_step(statement), SQLITE_ROW);
	text = sqlite3_mprintf("%s", sqlite3_column_text(statement, 0));
	sqlite3_finalize(statement);
	return text;
}

static void check_place(ck_sqlite *s)
{
	char *text = place(s);

	assert_string_equal(text, "Zaragoza");
	sqlite3_free(text);
}

static void a_file_is_brought_to_a_later_layout(void **state)
{
	const char *steps[20], *path = layout(state, ck_migration_all.count);
	const ck_migration m = with(later, steps);
	ck_sqlite *s;
	ck_store *store;

	assert_int_equal(open_with(&m, path, CK_STORE_WRITE, &s), CK_STORE_OK);
	holds_what_it_held(s);
	check_place(s);
	ck_sqlite_close(s);
	/* once and for all, and the program of today says so */
	assert_int_equal(open_with(&m, path, CK_STORE_WRITE, &s), CK_STORE_OK);
	check_place(s);
	ck_sqlite_close(s);
	assert_int_equal(ck_store_open(path, CK_STORE_WRITE, &store), CK_STORE_NEWER);
	assert_int_equal(ck_store_open(path, CK_STORE_READ, &store), CK_STORE_NEWER);
}

static void to_read_it_the_file_is_left_alone(void **state)
{
	const char *steps[20], *path = layout(state, ck_migration_all.count);
	const ck_migration m = with(later, steps);
	size_t size, size_after;
	unsigned char *before = kit_file_read(path, &size), *after;
	ck_sqlite *s;

	for (int wal = 0; wal < 2;
	     wal++) { /* and if it was left with the mark of a log, which it has no more */
		assert_int_equal(open_with(&m, path, CK_STORE_READ, &s), CK_STORE_OK);
		holds_what_it_held(s);
		check_place(s);
		ck_sqlite_close(s);
		after = kit_file_read(path, &size_after);
		assert_int_equal(size, size_after);
		assert_memory_equal(before, after, size);
		free(after);
		free(before);
		kit_sql(path, "PRAGMA journal_mode = WAL");
		before = kit_file_read(path, &size);
	}
	free(before);
}

static void a_step_that_fails_changes_nothing(void **state)
{
	const char *steps[20], *path = layout(state, ck_migration_all.count);
	const ck_migration m = with(failing, steps);
	ck_sqlite *s;

	assert_int_equal(open_with(&m, path, CK_STORE_WRITE, &s), CK_STORE_BROKEN);
	assert_int_equal(open_with(&m, path, CK_STORE_READ, &s), CK_STORE_BROKEN);
	assert_int_equal(open_with(&ck_migration_all, path, CK_STORE_WRITE, &s), CK_STORE_OK);
	holds_what_it_held(s);
	ck_sqlite_close(s);
}

static int migrate_there(void *data)
{
	const char *steps[20];
	const ck_migration m = with(later, steps);
	ck_sqlite *s;
	ck_store_answer answer = open_with(&m, data, CK_STORE_WRITE, &s);

	if (answer == CK_STORE_OK)
		ck_sqlite_close(s);
	return (int)answer;
}

static void two_processes_at_once(void **state)
{
	for (int i = 0; i < 10; i++) {
		char *path = (char *)(uintptr_t)layout(state, ck_migration_all.count);
		pid_t one = kit_start(migrate_there, path, false),
		      two = kit_start(migrate_there, path, false);

		assert_int_equal(kit_end(one), CK_STORE_OK);
		assert_int_equal(kit_end(two), CK_STORE_OK);
	}
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, kit_folder, kit_remove)

int main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(every_layout_has_its_file_and_step),  TEST(every_layout_is_read_and_brought_up_to_date),
		TEST(a_file_is_brought_to_a_later_layout), TEST(to_read_it_the_file_is_left_alone),
		TEST(a_step_that_fails_changes_nothing),   TEST(two_processes_at_once),
	};

	return cmocka_run_group_tests_name("layouts of a store", tests, NULL, NULL);
}
