/* migration.h - the layouts of a SQLite store, numbered from 1: each a step from the one before.
 *
 * A step that has been in a release is never changed; a new layout is a new step at the end of `steps` in migration.c,
 * with a file of the layout before it in tests/store/layouts. The number is the file's user_version. */
#ifndef CHARKONI_STORE_MIGRATION_H
#define CHARKONI_STORE_MIGRATION_H

#include <sqlite3.h>

/* Step i leads from layout i to i + 1: SQL statements, run in one transaction with the new number. Layout 0 is an empty
 * database. */
typedef struct ck_migration {
	const char *const *steps;
	int count; /* the newest layout */
} ck_migration;

/* Those of this version of the program. */
extern const ck_migration ck_migration_all;

/* Bring a database to the newest layout, from whichever it has. Another process may do the same at the same time.
 * Returns a result code of SQLite; with an error the last whole step stands. */
int ck_migration_run(const ck_migration *migration, sqlite3 *db);

/* The layout of a database. Returns a result code. */
int ck_migration_layout(sqlite3 *db, int *layout);

#endif
