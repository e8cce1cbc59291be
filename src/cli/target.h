/* target.h - where a command's result goes when it is no text: a file that appears whole or not at all, or standard
 * output. */
#ifndef CK_CLI_TARGET_H
#define CK_CLI_TARGET_H

#include <stdbool.h>
#include <stddef.h>

/* Write bytes into the file `path`, which takes the place of one that is there; a device or a pipe is written into.
 * False, with errno, if that cannot be done; what was there stands then. */
bool ck_target_write(const char *path, const char *bytes, size_t size);

/* Write bytes to standard output, on behalf of the subcommand `name`. An exit code, as ck_out_finish. */
int ck_target_print(const char *name, const char *bytes, size_t size);

/* Write all of it. False with errno. */
bool ck_target_fill(int fd, const char *bytes, size_t size);

/* Read a file whole into memory that the caller frees; NULL with errno. */
char *ck_target_read(const char *path, size_t *size);

#endif
