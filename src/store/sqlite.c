#include "store/sqlite.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Nothing of ours comes near it: what claims to be longer is damaged. */
enum { VALUE_MAX = 2 * CK_STORE_EVENT_MAX };

/* ------------------------------------------------------------ connecting */

/* Whoever wrote the file cannot make the program do more than the statements of sqlite_statement.c. */
static void distrust(sqlite3 *db)
{
	sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
	sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
	sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
	sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
	sqlite3_limit(db, SQLITE_LIMIT_LENGTH, VALUE_MAX);
}

ck_store_answer ck_sqlite_connect(ck_sqlite *s, const char *path, int flags)
{
	int code = sqlite3_open_v2(path, &s->db, flags, NULL);

	if (code != SQLITE_OK)
		return ck_sqlite_answer(s, code);
	sqlite3_extended_result_codes(s->db, 1);
	sqlite3_busy_timeout(s->db, CK_STORE_PATIENCE_MS);
	distrust(s->db);
	return CK_STORE_OK;
}

ck_store_answer ck_sqlite_settle(ck_sqlite *s)
{
	return ck_sqlite_answer(s, sqlite3_exec(s->db, "PRAGMA synchronous = FULL", NULL, NULL, NULL));
}

/* ---------------------------------------------------------- whose file it is */

static uint32_t number_at(const unsigned char *bytes)
{
	return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/* Read the file's header past all locks: nothing is written, not even what a crash has left to be tidied up, before it
 * is known that the file is ours. (To read it otherwise would let go this process's locks.) */
static ck_store_answer header_check(ck_sqlite *s, int newest, int *layout)
{
	static const char magic[16] = "SQLite format 3";
	unsigned char header[100];
	sqlite3_file *file = NULL;
	int code = sqlite3_file_control(s->db, "main", SQLITE_FCNTL_FILE_POINTER, &file);

	if (code == SQLITE_OK)
		code = file->pMethods->xRead(file, header, sizeof(header), 0);
	if (code == SQLITE_IOERR_SHORT_READ)
		return CK_STORE_FOREIGN;
	if (code != SQLITE_OK)
		return ck_sqlite_answer(s, code);
	if (memcmp(header, magic, sizeof(magic)) != 0 || number_at(header + 68) != CK_SQLITE_APPLICATION)
		return CK_STORE_FOREIGN;
	*layout = (int)(number_at(header + 60) & INT32_MAX);
	if (*layout > newest)
		return CK_STORE_NEWER;
	return *layout > 0 ? CK_STORE_OK : ck_sqlite_broken(s, "the file has no layout");
}

/* Is the structure of the file sound? (Its contents have checksums.) */
static ck_store_answer check(ck_sqlite *s)
{
	sqlite3_stmt *statement;
	ck_store_answer answer;
	const unsigned char *found;
	int code = sqlite3_exec(s->db, "PRAGMA cell_size_check = ON", NULL, NULL, NULL);

	if (code == SQLITE_OK)
		code = sqlite3_prepare_v2(s->db, "PRAGMA quick_check(1)", -1, &statement, NULL);
	if (code != SQLITE_OK)
		return ck_sqlite_answer(s, code);
	code = sqlite3_step(statement);
	answer = ck_sqlite_answer(s, code);
	found = code == SQLITE_ROW ? sqlite3_column_text(statement, 0) : NULL;
	if (answer == CK_STORE_OK && (found == NULL || strcmp((const char *)found, "ok") != 0))
		answer = ck_sqlite_broken(s, found != NULL ? (const char *)found : "it cannot be checked");
	sqlite3_finalize(statement);
	return answer;
}

/* ------------------------------------------------------------ how it is kept */

/* "wal" or "delete", and whether it is now so. SQLite does not always wait for others here, so this does. */
static int mode_try(ck_sqlite *s, const char *sql, const char *mode, bool *done)
{
	sqlite3_stmt *statement;
	int code = sqlite3_prepare_v2(s->db, sql, -1, &statement, NULL);
	const unsigned char *now;

	if (code != SQLITE_OK)
		return code;
	code = sqlite3_step(statement);
	now = code == SQLITE_ROW ? sqlite3_column_text(statement, 0) : NULL;
	*done = now != NULL && strcmp((const char *)now, mode) == 0;
	sqlite3_finalize(statement);
	return code;
}

static int64_t now_ms(void)
{
	struct timespec at = {0};

	clock_gettime(CLOCK_MONOTONIC, &at);
	return (int64_t)at.tv_sec * 1000 + at.tv_nsec / 1000000;
}

/* While it is written, others read, and a write-ahead log lies beside the file. A file system without shared memory
 * cannot have that; there a journal does the same, and the folder has to be synced too. */
static ck_store_answer log_begin(ck_sqlite *s)
{
	const struct timespec nap = {.tv_nsec = 20 * 1000 * 1000};
	int64_t until = now_ms() + CK_STORE_PATIENCE_MS;
	bool done = false;
	int code;

	sqlite3_busy_timeout(s->db, 0);
	for (;;) {
		code = mode_try(s, "PRAGMA journal_mode = WAL", "wal", &done);
		if (ck_sqlite_answer(s, code) != CK_STORE_BUSY || now_ms() >= until)
			break;
		nanosleep(&nap, NULL);
	}
	sqlite3_busy_timeout(s->db, CK_STORE_PATIENCE_MS);
	if (code == SQLITE_ROW && !done)
		code = sqlite3_exec(s->db, "PRAGMA synchronous = EXTRA", NULL, NULL, NULL);
	return ck_sqlite_answer(s, code);
}

/* The last one to leave puts everything into one file, which can be copied, and read where nothing may be written. If
 * others are still there it fails, and they will. */
static void log_end(ck_sqlite *s)
{
	bool done;

	sqlite3_busy_timeout(s->db, 0);
	(void)mode_try(s, "PRAGMA journal_mode = DELETE", "delete", &done);
}

/* ---------------------------------------------------------------- opening */

static ck_store_answer open_write(ck_sqlite *s, const ck_migration *migration)
{
	ck_store_answer answer;

	if (sqlite3_db_readonly(s->db, "main") == 1)
		return CK_STORE_READ_ONLY;
	answer = ck_sqlite_settle(s);
	if (answer == CK_STORE_OK)
		answer = check(s);
	if (answer == CK_STORE_OK)
		answer = log_begin(s);
	if (answer == CK_STORE_OK)
		answer = ck_sqlite_answer(s, ck_migration_run(migration, s->db));
	return answer;
}

/* Somebody was killed while the file itself was being written, and left a journal beside it that says what it was
 * before. Whoever may write puts it back; there is no other way to read it. */
static ck_store_answer put_back(ck_sqlite *s, const char *path)
{
	ck_sqlite writer = {.detail = s->detail};
	ck_store_answer answer = ck_sqlite_connect(&writer, path, SQLITE_OPEN_READWRITE);

	if (answer == CK_STORE_OK)
		answer = ck_sqlite_settle(&writer);
	if (answer == CK_STORE_OK)
		answer = check(&writer);
	sqlite3_close(writer.db);
	return answer == CK_STORE_OK ? check(s) : answer;
}

static ck_store_answer open_read(ck_sqlite *s, const ck_migration *migration, const char *path, int layout)
{
	ck_store_answer answer = check(s);
	bool copied = false;

	if (answer == CK_STORE_READ_ONLY && ck_sqlite_beside(path, "-journal"))
		answer = put_back(s, path);
	if (answer == CK_STORE_READ_ONLY) { /* SQLite wants to write beside it first */
		answer = ck_sqlite_copy(s, path, true);
		if (answer == CK_STORE_OK)
			answer = check(s);
		copied = true;
	}
	if (answer == CK_STORE_OK && layout < migration->count) {
		if (!copied)
			answer = ck_sqlite_copy(s, path, false);
		if (answer == CK_STORE_OK)
			answer = ck_sqlite_answer(s, ck_migration_run(migration, s->db));
	}
	return answer;
}

static ck_store_answer open_file(ck_sqlite *s, const ck_migration *migration, const char *path)
{
	bool read = s->mode == CK_STORE_READ;
	int layout = 0;
	struct stat status;
	ck_store_answer answer;

	if (stat(path, &status) != 0)
		return errno == ENOENT || errno == ENOTDIR ? CK_STORE_MISSING
		                                           : ck_sqlite_system(s->detail, errno);
	if (!S_ISREG(status.st_mode))
		return CK_STORE_FOREIGN;
	answer = ck_sqlite_connect(s, path, read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE);
	if (answer == CK_STORE_READ_ONLY && read)
		answer = CK_STORE_FAILED; /* may not even be read */
	if (answer == CK_STORE_OK)
		answer = header_check(s, migration->count, &layout);
	if (answer == CK_STORE_OK)
		answer = read ? open_read(s, migration, path, layout) : open_write(s, migration);
	return answer == CK_STORE_OK ? ck_sqlite_prepare(s) : answer;
}

/* A path that SQLite takes for nothing else: neither ":memory:" nor a URI. NULL without memory. */
static char *plain_path(const char *path)
{
	size_t size = strlen(path) + sizeof("./");
	char *plain = malloc(size);

	if (plain != NULL)
		snprintf(plain, size, "%s%s", path[0] == '/' || path[0] == '\0' ? "" : "./", path);
	return plain;
}

ck_store_answer ck_sqlite_open(const ck_migration *migration, const char *path, ck_store_mode mode,
                               char *detail, ck_sqlite **sqlite)
{
	ck_sqlite *s = calloc(1, sizeof(*s));
	char *plain = plain_path(path);
	ck_store_answer answer = CK_STORE_OK;

	if (s == NULL || plain == NULL) {
		free(s);
		free(plain);
		return CK_STORE_NO_MEMORY;
	}
	s->mode = mode;
	s->detail = detail;
	if (mode == CK_STORE_CREATE)
		answer = ck_sqlite_make(migration, plain, detail);
	if (answer == CK_STORE_OK)
		answer = open_file(s, migration, plain);
	free(plain);
	if (answer == CK_STORE_OK)
		*sqlite = s;
	else
		ck_sqlite_close(s);
	return answer;
}

void ck_sqlite_close(ck_sqlite *s)
{
	for (int i = 0; i < CK_SQLITE_STATEMENT_COUNT; i++)
		sqlite3_finalize(s->statements[i]);
	/* Without statements it was not opened well: then it is left as it was found. */
	if (s->statements[0] != NULL && s->mode != CK_STORE_READ)
		log_end(s);
	sqlite3_close(s->db);
	free(s);
}

/* ---------------------------------------------------------------- the engine */

static ck_store_answer engine_open(const char *path, ck_store_mode mode, char *detail, void **state)
{
	ck_sqlite *s;
	ck_store_answer answer = ck_sqlite_open(&ck_migration_all, path, mode, detail, &s);

	if (answer == CK_STORE_OK)
		*state = s;
	return answer;
}

static void engine_close(void *state)
{
	ck_sqlite_close(state);
}

const ck_engine ck_engine_sqlite = {
	.open = engine_open,
	.close = engine_close,
	.create = ck_sqlite_journal_create,
	.find = ck_sqlite_journal_find,
	.append = ck_sqlite_journal_append,
	.read = ck_sqlite_journal_read,
};
