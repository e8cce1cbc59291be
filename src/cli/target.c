#define _XOPEN_SOURCE 700 /* realpath is one of the X/Open functions */

#include "cli/target.h"

#include "cli/out.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool ck_target_fill(int fd, const char *bytes, size_t size)
{
	while (size > 0) {
		ssize_t written = write(fd, bytes, size);

		if (written < 0 && errno != EINTR)
			return false;
		if (written > 0) {
			bytes += written;
			size -= (size_t)written;
		}
	}
	return true;
}

/* Fill and close; false with errno of what went wrong first. */
static bool fill_and_close(int fd, const char *bytes, size_t size)
{
	const bool filled = ck_target_fill(fd, bytes, size);
	const int reason = errno;

	if (close(fd) != 0)
		return false; /* some file systems tell only now that there is no room */
	errno = reason;
	return filled;
}

/* A new name beside the file: "folder/.name.PID". NULL with errno. */
static char *part_name(const char *path)
{
	const char *slash = strrchr(path, '/'), *base = slash != NULL ? slash + 1 : path;
	const size_t size = strlen(path) + 32;
	char *name = malloc(size);

	if (name != NULL)
		snprintf(name, size, "%.*s.%s.%ld", (int)(base - path), path, base, (long)getpid());
	return name;
}

static bool replace(const char *path, const char *bytes, size_t size)
{
	char *part = part_name(path);
	int fd, reason;

	if (part == NULL)
		return false;
	fd = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
	if (fd >= 0 && fill_and_close(fd, bytes, size) && rename(part, path) == 0) {
		free(part);
		return true;
	}
	reason = errno;
	if (fd >= 0)
		unlink(part);
	free(part);
	errno = reason;
	return false;
}

bool ck_target_write(const char *path, const char *bytes, size_t size)
{
	struct stat st;
	char *real;
	bool good;
	int fd;

	if (stat(path, &st) != 0)
		return errno == ENOENT && replace(path, bytes, size);
	if (S_ISREG(st.st_mode)) {
		real = realpath(path, NULL); /* a symbolic link stays one */
		good = real != NULL && replace(real, bytes, size);
		free(real);
		return good;
	}
	fd = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
	return fd >= 0 && fill_and_close(fd, bytes, size);
}

int ck_target_print(const char *name, const char *bytes, size_t size)
{
	fwrite(bytes, 1, size, stdout);
	return ck_out_finish(name);
}

char *ck_target_read(const char *path, size_t *size)
{
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct stat st;
	char *bytes = NULL;
	ssize_t got = 1;

	*size = 0;
	if (fd >= 0 && fstat(fd, &st) == 0)
		bytes = malloc((size_t)st.st_size + 1);
	while (bytes != NULL && got > 0 && *size < (size_t)st.st_size) {
		got = read(fd, bytes + *size, (size_t)st.st_size - *size);
		if (got > 0)
			*size += (size_t)got;
		else if (got < 0 && errno == EINTR)
			got = 1;
	}
	if (fd >= 0)
		close(fd);
	if (got < 0) {
		free(bytes);
		return NULL;
	}
	return bytes;
}
