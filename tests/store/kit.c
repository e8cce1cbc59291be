#include "store/kit.h"

#include <dirent.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define CHECK(x) ((x) ? (void)0 : kit_fail(#x, __LINE__))

static void kit_fail(const char *what, int line)
{
	fprintf(stderr, "tests/store/kit.c:%d: %s\n", line, what);
	abort();
}

/* ----------------------------------------------------------------- files */

int kit_folder(void **state)
{
	const char *top = getenv("TMPDIR");
	char *folder = malloc(KIT_PATH);

	CHECK(folder != NULL);
	snprintf(folder, KIT_PATH, "%s/charkoni-store-XXXXXX", top != NULL ? top : "/tmp");
	CHECK(mkdtemp(folder) != NULL);
	CHECK(chmod(folder, 0755) == 0);
	*state = folder;
	return 0;
}

/* Call `each` for the files of a folder. */
static size_t files_walk(const char *folder, int (*each)(const char *path))
{
	DIR *dir = opendir(folder);
	size_t count = 0;

	CHECK(dir != NULL);
	for (struct dirent *entry; (entry = readdir(dir)) != NULL;) {
		char path[KIT_PATH + 256];

		if (entry->d_name[0] == '.')
			continue;
		snprintf(path, sizeof(path), "%s/%s", folder, entry->d_name);
		if (each != NULL)
			(void)each(path);
		count++;
	}
	closedir(dir);
	return count;
}

int kit_remove(void **state)
{
	chmod(*state, 0755);
	files_walk(*state, remove);
	rmdir(*state);
	free(*state);
	return 0;
}

size_t kit_files(void **state)
{
	return files_walk(*state, NULL);
}

const char *kit_path(void **state, const char *name)
{
	static char paths[4][KIT_PATH + 64];
	static unsigned next;
	char *path = paths[next++ % 4];

	snprintf(path, sizeof(paths[0]), "%s/%s", (const char *)*state, name);
	return path;
}

void kit_file_write(const char *path, const void *bytes, size_t size)
{
	FILE *file = fopen(path, "wb");

	CHECK(file != NULL);
	CHECK(fwrite(bytes, 1, size, file) == size);
	CHECK(fclose(file) == 0);
}

unsigned char *kit_file_read(const char *path, size_t *size)
{
	FILE *file = fopen(path, "rb");
	unsigned char *bytes;
	long end;

	CHECK(file != NULL && fseek(file, 0, SEEK_END) == 0);
	end = ftell(file);
	CHECK(end >= 0 && fseek(file, 0, SEEK_SET) == 0);
	*size = (size_t)end;
	bytes = malloc(*size + 1);
	CHECK(bytes != NULL && fread(bytes, 1, *size, file) == *size);
	fclose(file);
	return bytes;
}

void kit_file_copy(const char *from, const char *to)
{
	size_t size;
	unsigned char *bytes = kit_file_read(from, &size);

	kit_file_write(to, bytes, size);
	free(bytes);
}

bool kit_file_there(const char *path)
{
	struct stat status;

	return lstat(path, &status) == 0;
}

void kit_sql(const char *path, const char *sql)
{
	sqlite3 *db;

	CHECK(sqlite3_open(path, &db) == SQLITE_OK);
	CHECK(sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK);
	sqlite3_close(db);
}

/* ---------------------------------------------------------------- events */

const char *kit_event(uint64_t i)
{
	static char text[600];
	int length = snprintf(text, sizeof(text), "%llu ñ ह ", (unsigned long long)i);

	memset(text + length, 'a' + (int)(i % 26), i * 37 % 500);
	text[(size_t)length + i * 37 % 500] = '\0';
	return text;
}

ck_store_answer kit_append(ck_store *store, int64_t id, uint64_t i)
{
	const char *text = kit_event(i);

	return ck_journal_append(store, id, i, 1000 + (int64_t)i, text, strlen(text));
}

ck_store *kit_store(const char *path, uint64_t count, ck_journal *journal)
{
	ck_store *store;
	const char *first = kit_event(0);

	CHECK(ck_store_open(path, CK_STORE_CREATE, &store) == CK_STORE_OK);
	CHECK(ck_journal_create(store, "cup", "Village", 1000, first, strlen(first), journal) == CK_STORE_OK);
	for (uint64_t i = 1; i < count; i++)
		CHECK(kit_append(store, journal->id, i) == CK_STORE_OK);
	return store;
}

typedef struct reading {
	uint64_t next, count;
	bool differs;
} reading;

static bool event_take(void *data, uint64_t number, int64_t at, const char *event, size_t size)
{
	reading *r = data;
	const char *wanted = kit_event(number);

	if (number != r->next++ || at != 1000 + (int64_t)number || size != strlen(wanted) ||
	    memcmp(event, wanted, size) != 0)
		r->differs = true;
	r->count++;
	return true;
}

uint64_t kit_read(ck_store *store, uint64_t from, ck_store_answer *answer)
{
	reading r = {.next = from};

	*answer = ck_journal_read(store, 1, from, event_take, &r);
	return r.differs ? UINT64_MAX : r.count;
}

/* ------------------------------------------------------------- processes */

pid_t kit_start(int (*act)(void *data), void *data, bool nobody)
{
	pid_t pid;

	fflush(stdout);
	fflush(stderr);
	pid = fork();
	CHECK(pid >= 0);
	if (pid != 0)
		return pid;
	if (nobody && geteuid() == 0)
		CHECK(setgid(65534) == 0 && setuid(65534) == 0);
	_exit(act(data));
}

int kit_end(pid_t pid)
{
	int status;

	CHECK(waitpid(pid, &status, 0) == pid);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 100 + WTERMSIG(status);
}

int kit_elsewhere(int (*act)(void *data), void *data, bool nobody)
{
	return kit_end(kit_start(act, data, nobody));
}

uint32_t kit_random(uint32_t below)
{
	static uint64_t state = 0x9E3779B97F4A7C15U;

	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return (uint32_t)((state >> 32) % below);
}
