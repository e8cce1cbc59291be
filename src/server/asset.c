#define _XOPEN_SOURCE 700 /* realpath is one of its interfaces */

#include "server/asset.h"

#include "server/path.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
	NAME = CK_PATH + 8,
};

/* Opening a pipe that nobody writes into must not wait. */
static const int file_flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | O_NOFOLLOW;
static const int folder_flags = O_RDONLY | O_CLOEXEC | O_DIRECTORY;

/* Open a path below a folder part by part, so that no link is followed, also one that somebody puts there meanwhile;
 * ELOOP or ENOTDIR at a link. */
static int walk(const char *root, const char *path)
{
	int at = open(root, folder_flags);

	while (at >= 0) {
		const char *slash = strchr(path, '/');
		const size_t size = slash != NULL ? (size_t)(slash - path) : strlen(path);
		char part[NAME_MAX + 1];
		int next = -1, reason = ENAMETOOLONG;

		if (size < sizeof(part)) {
			memcpy(part, path, size);
			part[size] = '\0';
			next = openat(at, part, slash != NULL ? folder_flags | O_NOFOLLOW : file_flags);
			reason = errno;
		}
		close(at);
		errno = reason;
		if (slash == NULL)
			return next;
		at = next;
		path = slash + 1;
	}
	return -1;
}

/* What follows the folder's real path in a real path, or NULL if it is not below the folder. */
static const char *below(const char *folder, const char *path)
{
	const size_t size = strlen(folder);

	if (strcmp(folder, "/") == 0)
		return path + 1;
	return strncmp(folder, path, size) == 0 && path[size] == '/' ? path + size + 1 : NULL;
}

/* A path with links in it: see where they lead, then walk there. EACCES if that is outside. */
static int walk_links(const char *root, const char *path)
{
	char *joined, *real = NULL, *folder = realpath(root, NULL);
	const size_t size = strlen(root) + strlen(path) + 2;
	const char *inner = NULL;
	int fd = -1, reason;

	joined = malloc(size);
	if (joined != NULL && folder != NULL) {
		snprintf(joined, size, "%s/%s", root, path);
		real = realpath(joined, NULL);
	}
	if (real != NULL) {
		inner = below(folder, real);
		errno = EACCES;
	}
	if (inner != NULL)
		fd = walk(folder, inner);
	reason = errno;
	free(joined);
	free(real);
	free(folder);
	errno = reason;
	return fd;
}

static ck_asset_result result_of(int reason)
{
	switch (reason) {
	case ENOENT:
	case ENOTDIR:
	case ENAMETOOLONG:
	case ENXIO: /* a socket */ return CK_ASSET_MISSING;
	case EACCES:
	case EPERM:
	case ELOOP: return CK_ASSET_FORBIDDEN;
	case EMFILE:
	case ENFILE:
	case ENOMEM: return CK_ASSET_BUSY;
	default: return CK_ASSET_BROKEN;
	}
}

/* Open one file, a regular one. */
static ck_asset_result open_one(const char *root, const char *path, int *fd, struct stat *st)
{
	*fd = walk(root, path);
	if (*fd < 0 && (errno == ELOOP || errno == EMLINK || errno == ENOTDIR))
		*fd = walk_links(root, path);
	if (*fd < 0)
		return result_of(errno);
	if (fstat(*fd, st) == 0 && S_ISREG(st->st_mode))
		return CK_ASSET_GOOD;
	close(*fd);
	*fd = -1;
	return CK_ASSET_MISSING;
}

/* ---------------------------------------------------------------- siblings */

static uint64_t nanoseconds(const struct timespec *time)
{
	return (uint64_t)time->tv_sec * 1000000000u + (uint64_t)time->tv_nsec;
}

/* True if a sibling was made of the file as it is: where the name holds a hash of the content there is no other. Else both
 * have the same time, which gzip, brotli and the build of the page see to. */
static bool belongs(const char *path, const struct stat *sibling, const struct stat *of)
{
	return ck_cache_is_hashed(path) || nanoseconds(&sibling->st_mtim) == nanoseconds(&of->st_mtim);
}

/* Open a compressed sibling; false if there is none that belongs to the file. */
static bool open_sibling(const char *root, const char *path, ck_coding coding, const struct stat *of, int *fd,
                         struct stat *st)
{
	char name[NAME];

	snprintf(name, sizeof(name), "%s%s", path, ck_coding_suffixes[coding]);
	if (open_one(root, name, fd, st) != CK_ASSET_GOOD)
		return false;
	if (belongs(path, st, of))
		return true;
	close(*fd);
	return false;
}

/* Put what is open in the place of what was. */
static void take(ck_asset *f, int fd, const struct stat *st, ck_coding coding)
{
	if (f->fd >= 0)
		close(f->fd);
	f->fd = fd;
	f->coding = coding;
	f->size = (uint64_t)st->st_size;
	ck_etag_write(f->etag, f->size, nanoseconds(&st->st_mtim), nanoseconds(&st->st_ctim),
	              ck_coding_names[coding]);
}

/* The place of a coding among those that stand before the file itself; CK_CODING_COUNT if it is none of them. */
static unsigned rank(const ck_coding *order, ck_coding coding)
{
	unsigned at = 0;

	while (order[at] != coding && order[at] != CK_CODING_NONE)
		at++;
	return order[at] == coding ? at : CK_CODING_COUNT;
}

ck_asset_result ck_asset_open(ck_asset *f, const char *root, const char *path, const ck_coding *order)
{
	struct stat own = {.st_size = 0}, st = own;
	unsigned best = CK_CODING_COUNT;
	int fd = -1;
	ck_asset_result result = open_one(root, path, &fd, &own);

	*f = (ck_asset){.fd = -1};
	if (result != CK_ASSET_GOOD)
		return result;
	take(f, fd, &own, CK_CODING_NONE);
	for (unsigned c = CK_CODING_GZIP; c < CK_CODING_COUNT; c++) {
		if (!open_sibling(root, path, (ck_coding)c, &own, &fd, &st))
			continue;
		f->varies = true;
		if (rank(order, (ck_coding)c) < best) {
			best = rank(order, (ck_coding)c);
			take(f, fd, &st, (ck_coding)c);
		} else {
			close(fd);
		}
	}
	return CK_ASSET_GOOD;
}

bool ck_asset_has_page(const char *root)
{
	static const ck_coding order[] = {CK_CODING_NONE};
	ck_asset f;
	const bool there = ck_asset_open(&f, root, "index.html", order) == CK_ASSET_GOOD;

	if (there)
		close(f.fd);
	return there;
}
