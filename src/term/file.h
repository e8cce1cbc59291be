/* file.h - a file that one process at a time keeps, and that is never seen half-written: each new text takes the place
 * of the old one as a whole. */
#ifndef CK_TERM_FILE_H
#define CK_TERM_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>

typedef struct ck_file {
	char *path; /* of the file itself, where a symbolic link was named */
	int fd;     /* what stands there, locked */
} ck_file;

typedef enum ck_file_result {
	CK_FILE_OPEN,   /* it is ours */
	CK_FILE_BUSY,   /* another process keeps it */
	CK_FILE_OTHER,  /* what stands there is no regular file */
	CK_FILE_FAILED, /* errno says why */
} ck_file_result;

/* Open a file and lock it until ck_file_close; with `create` an empty one is made where there is none. */
ck_file_result ck_file_open(ck_file *f, const char *path, bool create);

/* True if the path leads to the file that is open. */
bool ck_file_is(const ck_file *f, const char *path);

/* Read it whole, with a NUL behind, into memory that the caller frees. NULL if it cannot be read; errno says why. */
char *ck_file_read(const ck_file *f, size_t *size);

/* Put a text in its place, with the permissions that it has. False, and the old text stands, if that cannot be done;
 * errno says why. With `durable` it is on the disk when this returns. */
bool ck_file_replace(ck_file *f, const char *text, size_t size, bool durable);

void ck_file_close(ck_file *f);

/* For files that are kept otherwise. */

/* Read a regular file from its beginning, or a pipe to its end, at most so many bytes, with a NUL behind, into memory that the caller frees.
 * NULL with errno; EFBIG if it is larger. */
char *ck_file_load(int fd, size_t most, size_t *size);

/* Write all of it. False with errno; where `gives_up` is not NULL, with EINTR as soon as that says so. */
bool ck_file_fill(int fd, const char *bytes, size_t size, bool (*gives_up)(void));

/* Give a file the permissions of another one, and its owner where that is allowed. False with errno. */
bool ck_file_liken(int fd, const struct stat *other);

#endif
