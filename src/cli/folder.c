#include "cli/folder.h"

#include "cli/target.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *join(const char *folder, const char *name)
{
	const size_t size = strlen(folder) + strlen(name) + 2;
	char *path = malloc(size);

	if (path != NULL)
		snprintf(path, size, "%s/%s", folder, name);
	return path;
}

/* A new folder in another. */
static bool part_make(ck_folder *f, const char *in)
{
	f->part = join(in, ".charkoni-XXXXXX");
	if (f->part != NULL && mkdtemp(f->part) != NULL)
		return true;
	free(f->part);
	f->part = NULL;
	return false;
}

bool ck_folder_open_temporary(ck_folder *f)
{
	const char *in = getenv("TMPDIR");

	return part_make(f, in != NULL && in[0] != '\0' ? in : "/tmp");
}

/* The next file of a folder, or NULL. */
static const char *next_name(DIR *folder)
{
	const struct dirent *entry;

	do
		entry = readdir(folder);
	while (entry != NULL && (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0));
	return entry != NULL ? entry->d_name : NULL;
}

static bool is_empty(const char *path)
{
	DIR *folder = opendir(path);
	bool empty;

	if (folder == NULL)
		return false; /* ENOTDIR where it is a file */
	empty = next_name(folder) == NULL;
	closedir(folder);
	if (!empty)
		errno = ENOTEMPTY;
	return empty;
}

bool ck_folder_open(ck_folder *f, const char *path)
{
	int reason;

	f->made = mkdir(path, 0777) == 0;
	if (!f->made && (errno != EEXIST || !is_empty(path)))
		return false;
	f->path = strdup(path);
	if (f->path != NULL && part_make(f, path))
		return true;
	reason = errno;
	ck_folder_release(f);
	errno = reason;
	return false;
}

char *ck_folder_file(const ck_folder *f, const char *name)
{
	return join(f->part, name);
}

bool ck_folder_put(const ck_folder *f, const char *name, const char *bytes, size_t size)
{
	char *path = ck_folder_file(f, name);
	const bool good = path != NULL && ck_target_write(path, bytes, size);
	const int reason = errno;

	free(path);
	errno = reason;
	return good;
}

/* Move a file to where it is to be seen. */
static bool file_keep(const ck_folder *f, const char *name)
{
	char *from = join(f->part, name), *to = join(f->path, name);
	const bool good = from != NULL && to != NULL && rename(from, to) == 0;
	const int reason = errno;

	free(from);
	free(to);
	errno = reason;
	return good;
}

bool ck_folder_keep(const ck_folder *f)
{
	DIR *folder = opendir(f->part);
	const char *name;
	bool good = folder != NULL;

	while (good && (name = next_name(folder)) != NULL)
		good = file_keep(f, name);
	if (folder != NULL)
		closedir(folder);
	return good;
}

static void part_remove(const char *path)
{
	DIR *folder = opendir(path);
	const char *name;

	while (folder != NULL && (name = next_name(folder)) != NULL)
		(void)unlinkat(dirfd(folder), name, 0);
	if (folder != NULL)
		closedir(folder);
	(void)rmdir(path);
}

void ck_folder_release(ck_folder *f)
{
	if (f->part != NULL)
		part_remove(f->part);
	if (f->made && f->path != NULL)
		(void)rmdir(f->path); /* only where nothing has been kept */
	free(f->part);
	free(f->path);
	*f = (ck_folder){.path = NULL};
}
