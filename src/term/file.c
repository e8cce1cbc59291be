#define _DEFAULT_SOURCE /* flock is no part of POSIX; locks of fcntl would end when any copy of the file is closed */

#include "term/file.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Bytes. The longest games have some 100 KB; a table goes back to its beginning for every correction, so that a
 * larger file of nothing but corrections would take minutes. */
enum { READ_MAX = 1 << 20, DRAIN_FIRST = 1 << 12 };

/* Lock it, where the file system can. False if another process has. */
static bool lock(int fd)
{
	return flock(fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

/* True if the path still leads to what is open: until it was locked, another process could replace it. */
static bool is_there(const char *path, const struct stat *open_one)
{
	struct stat now;

	return stat(path, &now) == 0 && now.st_dev == open_one->st_dev && now.st_ino == open_one->st_ino;
}

/* One try; true with *result if it is decided. */
static bool try_open(ck_file *f, const char *path, bool create, ck_file_result *result)
{
	struct stat st;

	/* a pipe must not wait for whoever is at its other end */
	f->fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (create ? O_CREAT : 0), 0666);
	if (f->fd < 0 || fstat(f->fd, &st) != 0)
		*result = CK_FILE_FAILED;
	else if (!S_ISREG(st.st_mode))
		*result = CK_FILE_OTHER;
	else if (!lock(f->fd))
		*result = CK_FILE_BUSY;
	else if (!is_there(path, &st))
		return false;
	else if ((f->path = realpath(path, NULL)) == NULL)
		*result = CK_FILE_FAILED;
	else
		*result = CK_FILE_OPEN;
	return true;
}

/* Close what is open, and keep errno. */
static void close_quietly(int fd)
{
	int reason = errno;

	if (fd >= 0)
		close(fd);
	errno = reason;
}

ck_file_result ck_file_open(ck_file *f, const char *path, bool create)
{
	ck_file_result result = CK_FILE_FAILED;

	*f = (ck_file){.fd = -1};
	while (!try_open(f, path, create, &result))
		close_quietly(f->fd);
	if (result != CK_FILE_OPEN) {
		close_quietly(f->fd);
		f->fd = -1;
	}
	return result;
}

bool ck_file_is(const ck_file *f, const char *path)
{
	struct stat st;

	return fstat(f->fd, &st) == 0 && is_there(path, &st);
}

/* Read what comes until its end, where nobody knows how much it is: a pipe, a terminal. */
static char *drain(int fd, size_t most, size_t *size)
{
	size_t room = 0;
	char *text = NULL;
	ssize_t got = 1;

	*size = 0;
	while (got > 0) {
		if (*size == room) {
			char *more = room <= most ? realloc(text, 2 * room + DRAIN_FIRST + 1) : NULL;

			if (more == NULL)
				break;
			text = more;
			room = 2 * room + DRAIN_FIRST;
		}
		got = read(fd, text + *size, room - *size);
		if (got > 0)
			*size += (size_t)got;
		else if (got < 0 && errno == EINTR)
			got = 1;
	}
	if (got != 0 || *size > most) {
		errno = got < 0 ? errno : *size > most ? EFBIG : ENOMEM;
		free(text);
		return NULL;
	}
	text[*size] = '\0';
	return text;
}

char *ck_file_load(int fd, size_t most, size_t *size)
{
	struct stat st;
	char *text;
	ssize_t got = 1;

	if (fstat(fd, &st) != 0)
		return NULL;
	if (!S_ISREG(st.st_mode))
		return drain(fd, most, size);
	if ((size_t)st.st_size > most) {
		errno = EFBIG;
		return NULL;
	}
	text = malloc((size_t)st.st_size + 1);
	*size = 0;
	while (text != NULL && got > 0 && *size < (size_t)st.st_size) {
		got = pread(fd, text + *size, (size_t)st.st_size - *size, (off_t)*size);
		if (got > 0)
			*size += (size_t)got;
		else if (got < 0 && errno == EINTR)
			got = 1;
	}
	if (got < 0) {
		free(text);
		return NULL;
	}
	if (text != NULL)
		text[*size] = '\0';
	return text;
}

char *ck_file_read(const ck_file *f, size_t *size)
{
	return ck_file_load(f->fd, READ_MAX, size);
}

bool ck_file_fill(int fd, const char *bytes, size_t size, bool (*gives_up)(void))
{
	while (size > 0) {
		ssize_t written;

		if (gives_up != NULL && gives_up()) {
			errno = EINTR;
			return false;
		}
		written = write(fd, bytes, size);
		if (written < 0 && errno != EINTR)
			return false;
		if (written > 0) {
			bytes += written;
			size -= (size_t)written;
		}
	}
	return true;
}

bool ck_file_liken(int fd, const struct stat *other)
{
	if (other->st_uid != geteuid() || other->st_gid != getegid())
		(void)!fchown(fd, other->st_uid,
		              other->st_gid); /* where that is not allowed it is ours from now on */
	return fchmod(fd, other->st_mode & 07777) == 0;
}

/* The new text with the owner and the permissions of the old, before it takes its place. */
static bool fill(const ck_file *f, int fd, const char *text, size_t size, bool durable)
{
	struct stat st;

	return lock(fd) && fstat(f->fd, &st) == 0 && ck_file_fill(fd, text, size, NULL) &&
	       ck_file_liken(fd, &st) && (!durable || fsync(fd) == 0);
}

/* That the name leads to the new text is on the disk only with the folder. */
static void keep_folder(const char *path)
{
	char *copy = strdup(path);
	int fd = copy != NULL ? open(dirname(copy), O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;

	if (fd >= 0) {
		(void)fsync(fd);
		close(fd);
	}
	free(copy);
}

/* Where the new text is written first: "folder/.name.charkoni". NULL if there is no memory. */
static char *part_name(const char *path)
{
	const char *base = strrchr(path, '/') + 1; /* it begins with one */
	size_t size = strlen(path) + sizeof("..charkoni");
	char *name = malloc(size);

	if (name != NULL)
		snprintf(name, size, "%.*s.%s.charkoni", (int)(base - path), path, base);
	return name;
}

/* A new file of that name. One that is there already is of a process that was killed: no other keeps this file. */
static int part_open(const char *name)
{
	const int flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC;
	int fd = open(name, flags, 0600);

	if (fd < 0 && errno == EEXIST && unlink(name) == 0)
		fd = open(name, flags, 0600);
	return fd;
}

bool ck_file_replace(ck_file *f, const char *text, size_t size, bool durable)
{
	char *name = part_name(f->path);
	int fd, reason;

	if (name == NULL)
		return false;
	fd = part_open(name);
	if (fd >= 0 && fill(f, fd, text, size, durable) && rename(name, f->path) == 0) {
		free(name);
		close(f->fd);
		f->fd = fd;
		if (durable)
			keep_folder(f->path);
		return true;
	}
	reason = errno;
	if (fd >= 0) {
		unlink(name);
		close(fd);
	}
	free(name);
	errno = reason;
	return false;
}

void ck_file_close(ck_file *f)
{
	free(f->path);
	if (f->fd >= 0)
		close(f->fd);
	*f = (ck_file){.fd = -1};
}
