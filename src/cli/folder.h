/* folder.h - a folder of files that appear together or not at all. */
#ifndef CK_CLI_FOLDER_H
#define CK_CLI_FOLDER_H

#include <stdbool.h>
#include <stddef.h>

/* Begins as {0}. */
typedef struct ck_folder {
	char *path; /* NULL: a folder of ours alone */
	char *part; /* where the files are until all are there */
	bool made;  /* the folder was not there before */
} ck_folder;

/* A folder for work in between, where the system has such. False with errno. */
bool ck_folder_open_temporary(ck_folder *f);

/* A folder for results, which is made if it is not there. False with errno: ENOTEMPTY if something is in it,
 * ENOTDIR if it is none. */
bool ck_folder_open(ck_folder *f, const char *path);

/* Write a file into it; the name is without a slash. False with errno. */
bool ck_folder_put(const ck_folder *f, const char *name, const char *bytes, size_t size);

/* The path of a file in it, to be freed; NULL if there is no memory. */
char *ck_folder_file(const ck_folder *f, const char *name);

/* Let the files appear. False with errno; some may then have. Release it afterwards all the same. */
bool ck_folder_keep(const ck_folder *f);

/* Remove what has not been kept, and forget the folder. */
void ck_folder_release(ck_folder *f);

#endif
