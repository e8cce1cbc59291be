/* folder.h - a folder of files that appear once all of them are written. */
#ifndef CK_CLI_FOLDER_H
#define CK_CLI_FOLDER_H

#include <stdbool.h>
#include <stddef.h>

/* Begins as {0}. */
typedef struct ck_folder {
	char *path;   /* NULL: a folder of ours alone */
	char *part;   /* where the files are until all are there */
	bool made;    /* the folder was not there before */
	char **names; /* of the files, in the order in which they were put */
	size_t count;
} ck_folder;

/* A folder for work in between, where the system has such. False with errno. */
bool ck_folder_open_temporary(ck_folder *f);

/* A folder for results, which is made if it is not there. False with errno: ENOTEMPTY if something is in it, also the
 * work of another process that has just begun, ENOTDIR if it is none. */
bool ck_folder_open(ck_folder *f, const char *path);

/* Tell on behalf of the subcommand `name` why the folder for results, or with NULL the one for work in between, could
 * not be had or filled: errno. Returns an exit code, as ck_target_fail. */
int ck_folder_fail(const char *name, const char *path);

/* Write a file into it, as ck_target_write does; the name is without a slash. False with errno. */
bool ck_folder_put(ck_folder *f, const char *name, const char *bytes, size_t size);

/* The path of a file in it, to be freed; NULL if there is no memory. */
char *ck_folder_file(const ck_folder *f, const char *name);

/* Let the files appear, one after the other. False with errno, EINTR after a signal of ck_input_catch_interrupt, if
 * they cannot all; those that have are taken back. Release it afterwards all the same. */
bool ck_folder_keep(const ck_folder *f);

/* Remove what has not been kept, and forget the folder. */
void ck_folder_release(ck_folder *f);

#endif
