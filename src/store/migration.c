#include "store/migration.h"

#include <stdio.h>

#if SQLITE_VERSION_NUMBER < 3037000
#error "The store wants SQLite 3.37 or later, for STRICT tables"
#endif

/* Layout 1. Nothing is ever deleted, so journals count from 1 without a gap. The events of a journal lie together, in
 * their order. chain and seal: chain.h. */
static const char layout_1[] = "CREATE TABLE journal (\n"
			       "	id INTEGER PRIMARY KEY,\n"
			       "	kind TEXT NOT NULL,\n"
			       "	title TEXT NOT NULL,\n"
			       "	events INTEGER NOT NULL,\n"
			       "	chain BLOB NOT NULL,\n"
			       "	seal BLOB NOT NULL\n"
			       ") STRICT;\n"
			       "CREATE TABLE event (\n"
			       "	journal INTEGER NOT NULL REFERENCES journal (id),\n"
			       "	number INTEGER NOT NULL,\n"
			       "	at INTEGER NOT NULL,\n"
			       "	text TEXT NOT NULL,\n"
			       "	chain BLOB NOT NULL,\n"
			       "	PRIMARY KEY (journal, number)\n"
			       ") STRICT, WITHOUT ROWID;\n";

static const char *const steps[] = {layout_1};

const ck_migration ck_migration_all = {.steps = steps, .count = sizeof(steps) / sizeof(steps[0])};

int ck_migration_layout(sqlite3 *db, int *layout)
{
	sqlite3_stmt *statement;
	int code = sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &statement, NULL);

	if (code != SQLITE_OK)
		return code;
	code = sqlite3_step(statement);
	if (code == SQLITE_ROW)
		*layout = sqlite3_column_int(statement, 0);
	sqlite3_finalize(statement);
	return code == SQLITE_ROW ? SQLITE_OK : code;
}

/* A step and its number. */
static int step_apply(const ck_migration *migration, sqlite3 *db, int from)
{
	char number[48];
	int code = sqlite3_exec(db, migration->steps[from], NULL, NULL, NULL);

	if (code != SQLITE_OK)
		return code;
	snprintf(number, sizeof(number), "PRAGMA user_version = %d", from + 1);
	return sqlite3_exec(db, number, NULL, NULL, NULL);
}

/* One step, or none if somebody else has done the last. */
static int step_run(const ck_migration *migration, sqlite3 *db, int *layout)
{
	int code = sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL);

	if (code != SQLITE_OK)
		return code;
	code = ck_migration_layout(db, layout);
	if (code == SQLITE_OK && *layout < migration->count) {
		code = step_apply(migration, db, *layout);
		++*layout;
	}
	if (code == SQLITE_OK)
		code = sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
	if (code != SQLITE_OK && !sqlite3_get_autocommit(db))
		(void)sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
	return code;
}

int ck_migration_run(const ck_migration *migration, sqlite3 *db)
{
	int layout = 0, code = ck_migration_layout(db, &layout);

	while (code == SQLITE_OK && layout < migration->count)
		code = step_run(migration, db, &layout);
	return code;
}
