#include "store/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { TRIES = 100 };

/* Make an empty file with a name of its own beside the path. */
static ck_store_answer draft_make(const char *path, char *draft, size_t size, char *detail)
{
	int file = -1;

	errno = EEXIST;
	for (int i = 0; i < TRIES && file < 0 && errno == EEXIST; i++) {
		snprintf(draft, size, "%s.%ld-%d.new", path, (long)getpid(), i);
		file = open(draft, O_RDWR | O_CREAT | O_EXCL, 0666);
	}
	if (file < 0)
		return ck_sqlite_system(detail, errno);
	close(file);
	return CK_STORE_OK;
}

/* Write all that a new store has. */
static ck_store_answer draft_fill(const ck_migration *migration, const char *draft, char *detail)
{
	ck_sqlite s = {0};
	char mark[48];
	ck_store_answer answer;

	s.detail = detail;
	answer = ck_sqlite_connect(&s, draft, SQLITE_OPEN_READWRITE);
	snprintf(mark, sizeof(mark), "PRAGMA application_id = %d", CK_SQLITE_APPLICATION);
	if (answer == CK_STORE_OK)
		answer = ck_sqlite_settle(&s);
	if (answer == CK_STORE_OK)
		answer = ck_sqlite_answer(&s, sqlite3_exec(s.db, mark, NULL, NULL, NULL));
	if (answer == CK_STORE_OK)
		answer = ck_sqlite_answer(&s, ck_migration_run(migration, s.db));
	sqlite3_close(s.db);
	return answer;
}

/* Let the folder of a path keep what was done to its names. Not every file system can; then it does not matter. */
static void folder_sync(const char *path)
{
	const char *slash = strrchr(path, '/');
	size_t length = slash == NULL ? 0 : (size_t)(slash - path) + 1;
	char *folder = malloc(length + 2);
	int file;

	if (folder == NULL)
		return;
	memcpy(folder, path, length);
	memcpy(folder + length, length == 0 ? "." : "", length == 0 ? 2 : 1);
	file = open(folder, O_RDONLY);
	if (file >= 0) {
		(void)fsync(file);
		close(file);
	}
	free(folder);
}

/* Give the draft its name. A file system without links (on a USB stick) keeps the name with an empty file instead. */
static ck_store_answer draft_name(const char *draft, const char *path, char *detail)
{
	int file;

	if (link(draft, path) == 0) {
		(void)unlink(draft);
		return CK_STORE_OK;
	}
	if (errno == EEXIST)
		return CK_STORE_EXISTS;
	file = open(path, O_RDWR | O_CREAT | O_EXCL, 0666);
	if (file < 0)
		return errno == EEXIST ? CK_STORE_EXISTS : ck_sqlite_system(detail, errno);
	close(file);
	if (rename(draft, path) == 0)
		return CK_STORE_OK;
	return ck_sqlite_system(detail, errno);
}

static ck_store_answer make(const ck_migration *migration, const char *path, char *draft, size_t size,
                            char *detail)
{
	ck_store_answer answer = draft_make(path, draft, size, detail);

	if (answer != CK_STORE_OK)
		return answer;
	answer = draft_fill(migration, draft, detail);
	if (answer == CK_STORE_OK)
		answer = draft_name(draft, path, detail);
	if (answer == CK_STORE_OK)
		folder_sync(path);
	else
		(void)unlink(draft);
	return answer;
}

ck_store_answer ck_sqlite_make(const ck_migration *migration, const char *path, char *detail)
{
	size_t size = strlen(path) + 64;
	char *draft;
	struct stat status;
	ck_store_answer answer;

	if (lstat(path, &status) == 0)
		return CK_STORE_EXISTS;
	if (ck_sqlite_beside(path, "-wal") || ck_sqlite_beside(path, "-journal")) {
		snprintf(detail, CK_STORE_DETAIL,
		         "the log of a file of this name that is gone lies there (-wal or -journal)");
		return CK_STORE_FAILED; /* SQLite would take it for the new file's; somebody may miss what it has */
	}
	draft = malloc(size);
	if (draft == NULL)
		return CK_STORE_NO_MEMORY;
	answer = make(migration, path, draft, size, detail);
	free(draft);
	return answer;
}
