/* target.h - where a command's result goes: a file that appears whole or not at all, a device or pipe, or standard
 * output. */
#ifndef CK_CLI_TARGET_H
#define CK_CLI_TARGET_H

#include <stdbool.h>
#include <stddef.h>

/* What the ending of a file's name says of what is in it. */
typedef enum ck_ending {
	CK_ENDING_NONE,  /* nothing that is known here */
	CK_ENDING_SVG,   /* .svg */
	CK_ENDING_PDF,   /* .pdf */
	CK_ENDING_TEXT,  /* .txt */
	CK_ENDING_OTHER, /* what this program does not write: pictures of dots, records ... */
} ck_ending;

/* The ending of a path, in letters of either case; *text gets it without the dot, or "". */
ck_ending ck_target_ending(const char *path, const char **text);

/* True if a path leads to the regular file that is read: `input`, or with NULL standard input. */
bool ck_target_is(const char *path, const char *input);

/* From now on writing where nobody reads (SIGPIPE), or more than a file may hold (SIGXFSZ), fails as other writing
 * does, so that what has been begun is cleared away. */
void ck_target_survive(void);

/* Write bytes into the file `path`, which takes the place of one that is there and has its permissions; a symbolic
 * link stays one, and what it leads to is written, there already or not. A device or a pipe is written into. False,
 * with errno, if that cannot be done; what was there stands then. A signal of ck_input_catch_interrupt ends it, EINTR,
 * whatever it waits for. */
bool ck_target_write(const char *path, const char *bytes, size_t size);

/* Tell on behalf of the subcommand `name` that a file or folder, or with NULL standard output, could not be written,
 * and why: errno. After a signal of ck_input_catch_interrupt nothing is told, nor of a reader of standard output that
 * has gone. Returns an exit code. */
int ck_target_fail(const char *name, const char *path);

/* Write bytes into the file `path`, or with NULL to standard output, and tell what goes wrong. An exit code. */
int ck_target_put(const char *name, const char *path, const char *bytes, size_t size);

/* Read a file whole into memory that the caller frees; NULL with errno. */
char *ck_target_read(const char *path, size_t *size);

#endif
