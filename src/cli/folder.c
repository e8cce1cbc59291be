#include "cli/folder.h"

#include "cli/args.h"
#include "cli/target.h"
#include "term/input.h"

#include <dirent.h>
#include <errno.h>
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

/* Where the system has folders for work in between. */
static const char *temporary(void)
{
	const char *in = getenv("TMPDIR");

	return in != NULL && in[0] != '\0' ? in : "/tmp";
}

bool ck_folder_open_temporary(ck_folder *f)
{
	return part_make(f, temporary());
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

/* True if nothing is in a folder, but for something of ours, if that is not NULL. */
static bool is_free(const char *path, const char *but)
{
	DIR *folder = opendir(path);
	const char *name;
	bool is;

	if (folder == NULL)
		return false; /* ENOTDIR where it is a file */
	do
		name = next_name(folder);
	while (name != NULL && but != NULL && strcmp(name, but) == 0);
	is = name == NULL;
	closedir(folder);
	if (!is)
		errno = ENOTEMPTY;
	return is;
}

/* Two processes that begin in one folder at once both look once their own part is there: at most one goes on. */
static bool part_make_alone(ck_folder *f)
{
	return part_make(f, f->path) && is_free(f->path, strrchr(f->part, '/') + 1);
}

bool ck_folder_open(ck_folder *f, const char *path)
{
	int reason;

	f->made = mkdir(path, 0777) == 0;
	if (!f->made && (errno != EEXIST || !is_free(path, NULL)))
		return false;
	f->path = strdup(path);
	if (f->path != NULL && part_make_alone(f))
		return true;
	reason = errno;
	ck_folder_release(f);
	errno = reason;
	return false;
}

int ck_folder_fail(const char *name, const char *path)
{
	const int reason = errno;
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"file", ck_args_quote(path != NULL ? path : temporary(), quote)},
	                         {"reason", strerror(reason)},
	                         {NULL, NULL}};

	if (path == NULL && !ck_input_interrupted())
		return ck_args_fail_with(name, CK_EXIT_FAILED,
		                         ck_tr("“{file}”, the folder for temporary files (TMPDIR), could not "
		                               "be written: {reason}."),
		                         slots);
	if (reason == ENOTEMPTY)
		return ck_args_fail_with(
			name, CK_EXIT_USAGE,
			ck_tr("“{file}” is not empty; the files go into a folder of their own."), slots);
	if (reason == ENOTDIR)
		return ck_args_fail_with(name, CK_EXIT_USAGE,
		                         ck_tr("“{file}” is no folder; the files go into one."), slots);
	return ck_target_fail(name, path);
}

char *ck_folder_file(const ck_folder *f, const char *name)
{
	return join(f->part, name);
}

/* Remember that a file of this name is there. */
static bool name_add(ck_folder *f, const char *name)
{
	char **names = realloc(f->names, (f->count + 1) * sizeof(*names));

	if (names == NULL)
		return false;
	f->names = names;
	names[f->count] = strdup(name);
	return names[f->count] != NULL && ++f->count > 0;
}

bool ck_folder_put(ck_folder *f, const char *name, const char *bytes, size_t size)
{
	char *path = ck_folder_file(f, name);
	const bool good = path != NULL && name_add(f, name) && ck_target_write(path, bytes, size);
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

static void file_take_back(const ck_folder *f, const char *name)
{
	char *path = join(f->path, name);

	if (path != NULL)
		(void)unlink(path);
	free(path);
}

bool ck_folder_keep(const ck_folder *f)
{
	size_t kept = 0;
	bool good = true;
	int reason;

	while (kept < f->count && good) {
		errno = EINTR;
		good = !ck_input_interrupted() && file_keep(f, f->names[kept]);
		kept += good;
	}
	reason = errno;
	while (!good && kept > 0)
		file_take_back(f, f->names[--kept]);
	errno = reason;
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
	for (size_t i = 0; i < f->count; i++)
		free(f->names[i]);
	free(f->names);
	free(f->part);
	free(f->path);
	*f = (ck_folder){.path = NULL};
}
