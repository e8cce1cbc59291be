/* cup_file_make.c - the file of a new championship: made beside its place, then put there, so that it is whole or not at
 * all. */
#include "cli/args.h"
#include "cli/cup_file_parts.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_SIZE = 4096 };

/* Make the file at `path` with all events. The store is closed again. */
static ck_store_answer file_fill(ck_cup_file *f, const char *path, const char *title,
                                 const ck_event_text *lines, size_t count)
{
	ck_store_answer answer = ck_store_open(path, CK_STORE_CREATE, &f->store);

	if (answer == CK_STORE_OK)
		answer = ck_journal_create(f->store, ck_cup_journal_kind, title, lines[0].at, lines[0].text,
		                           lines[0].size, &f->journal);
	if (answer == CK_STORE_OK && count > 1)
		answer = ck_journal_append_all(f->store, f->journal.id, 1, lines + 1, count - 1);
	return answer;
}

/* Put a file where nothing is; a file system without hard links is asked twice. */
static ck_store_answer file_place(const char *made, const char *path)
{
	if (link(made, path) == 0)
		return CK_STORE_OK;
	if (errno == EEXIST || access(path, F_OK) == 0)
		return CK_STORE_EXISTS;
	return rename(made, path) == 0 ? CK_STORE_OK : CK_STORE_FAILED;
}

/* See that the folder has the new name on the disk. What cannot be asked of a file system is not. */
static void folder_sync(const char *path)
{
	char folder[PATH_SIZE];
	const char *slash = strrchr(path, '/');
	int fd;

	if (slash == NULL)
		snprintf(folder, sizeof(folder), ".");
	else
		snprintf(folder, sizeof(folder), "%.*s", (int)(slash - path) + 1, path);
	fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (fd < 0)
		return;
	(void)fsync(fd);
	close(fd);
}

static void file_remove(const char *made)
{
	static const char *const beside[] = {"", "-wal", "-shm", "-journal"};
	char path[PATH_SIZE + 16];

	for (size_t i = 0; i < sizeof(beside) / sizeof(beside[0]); i++)
		if (snprintf(path, sizeof(path), "%s%s", made, beside[i]) < (int)sizeof(path))
			(void)unlink(path);
}

/* Fill a file beside the path and put it there. */
static int file_make(ck_cup_file *f, const ck_act *acts, const ck_event_text *lines, size_t count)
{
	char made[PATH_SIZE], title[CK_CUP_NAME_MAX + 1];
	ck_store_answer answer;
	int code = CK_ARGS_GO;

	if (access(f->path, F_OK) == 0)
		return ck_cup_store_fail(f, CK_STORE_EXISTS);
	if (snprintf(made, sizeof(made), "%s.new-%ld", f->path, (long)getpid()) >= (int)sizeof(made))
		return ck_cup_store_fail(f, CK_STORE_FAILED);
	snprintf(title, sizeof(title), "%s", acts[0].name);
	answer = file_fill(f, made, title, lines, count);
	if (answer != CK_STORE_OK)
		code = ck_cup_make_fail(f, answer);
	ck_store_close(f->store);
	f->store = NULL;
	if (code == CK_ARGS_GO) {
		answer = file_place(made, f->path);
		code = answer == CK_STORE_OK ? CK_ARGS_GO : ck_cup_make_fail(f, answer);
	}
	file_remove(made);
	folder_sync(f->path);
	return code;
}

int ck_cup_file_make(ck_cup_file *f, ck_act *acts, size_t count)
{
	ck_event_text *lines = calloc(count, sizeof(*lines));
	ck_cup_doing how = {0};
	int64_t now = ck_cup_file_now(NULL);
	int code;

	for (size_t i = 0; i < count; i++)
		if (acts[i].at == 0)
			acts[i].at = now;
	f->cup = ck_cup_after(NULL, acts, count, &how);
	if (f->cup == NULL && how.refusal.reason != CK_REFUSED_NO_MEMORY) {
		how.outcome = CK_CUP_REFUSED;
		code = ck_cup_file_fail(f, &acts[how.which], &how);
	} else if (f->cup == NULL || lines == NULL || !ck_cup_lines_write(acts, count, lines)) {
		code = ck_args_fail_memory(f->command);
	} else {
		code = file_make(f, acts, lines, count);
	}
	ck_cup_lines_free(lines, count);
	return code;
}
