#include "store/sqlite.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

bool ck_sqlite_beside(const char *path, const char *suffix)
{
	size_t size = strlen(path) + strlen(suffix) + 1;
	char *name = malloc(size);
	struct stat status;
	bool there = true; /* without memory: better not to trust */

	if (name != NULL) {
		snprintf(name, size, "%s%s", path, suffix);
		there = stat(name, &status) == 0 ? status.st_size > 0 : errno != ENOENT;
	}
	free(name);
	return there;
}

/* "file:" and the path, each byte of it written so that it means itself, for a file that does not change. NULL without
 * memory. */
static char *still_uri(const char *path)
{
	static const char before[] = "file:", after[] = "?immutable=1";
	size_t size = sizeof(before) + sizeof(after) + 3 * strlen(path), at = sizeof(before) - 1;
	char *uri = malloc(size);

	if (uri == NULL)
		return NULL;
	memcpy(uri, before, sizeof(before));
	for (; *path != '\0'; path++, at += 3)
		snprintf(uri + at, size - at, "%%%02X", (unsigned char)*path);
	memcpy(uri + at, after, sizeof(after));
	return uri;
}

/* Copy s->db into a database in memory, which takes its place. */
static ck_store_answer into_memory(ck_sqlite *s)
{
	ck_sqlite memory = {.detail = s->detail};
	ck_store_answer answer = ck_sqlite_connect(&memory,
	                                           ":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
	sqlite3_backup *backup;

	if (answer == CK_STORE_OK) {
		backup = sqlite3_backup_init(memory.db, "main", s->db, "main");
		if (backup != NULL)
			(void)sqlite3_backup_step(backup, -1); /* finish tells how it went */
		answer = ck_sqlite_answer(&memory, backup != NULL ? sqlite3_backup_finish(backup)
		                                                  : sqlite3_extended_errcode(memory.db));
	}
	if (answer != CK_STORE_OK) {
		sqlite3_close(memory.db);
		return answer;
	}
	sqlite3_close(s->db);
	s->db = memory.db;
	return CK_STORE_OK;
}

/* Nothing beside the file has anything to add to it. */
static bool alone(const char *path)
{
	return !ck_sqlite_beside(path, "-wal") && !ck_sqlite_beside(path, "-journal");
}

static bool unchanged(const struct stat *a, const struct stat *b)
{
	return a->st_ino == b->st_ino && a->st_size == b->st_size && a->st_mtim.tv_sec == b->st_mtim.tv_sec &&
	       a->st_mtim.tv_nsec == b->st_mtim.tv_nsec;
}

static ck_store_answer still_copy(ck_sqlite *s, const char *path, const char *uri)
{
	struct stat before, after;
	ck_store_answer answer;

	sqlite3_close(s->db);
	s->db = NULL;
	if (!alone(path) || stat(path, &before) != 0)
		return CK_STORE_READ_ONLY;
	answer = ck_sqlite_connect(s, uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
	if (answer == CK_STORE_OK)
		answer = into_memory(s);
	if (!alone(path) || stat(path, &after) != 0 || !unchanged(&before, &after))
		return CK_STORE_READ_ONLY;
	return answer;
}

ck_store_answer ck_sqlite_copy(ck_sqlite *s, const char *path, bool still)
{
	char *uri;
	ck_store_answer answer;

	if (!still)
		return into_memory(s);
	uri = still_uri(path);
	if (uri == NULL)
		return CK_STORE_NO_MEMORY;
	answer = still_copy(s, path, uri);
	free(uri);
	return answer;
}
