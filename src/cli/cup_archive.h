/* cup_archive.h - a whole championship as a text that another computer opens: a first line of JSON with the version of
 * the form, how many acts follow and the SHA-256 of all that follows it, then the acts, each a line (cup/act_json.h).
 *
 *   {"charkoni-cup":1,"program":"0.7.0","acts":57,"sha256":"..."}
 */
#ifndef CK_CLI_CUP_ARCHIVE_H
#define CK_CLI_CUP_ARCHIVE_H

#include "cup/act_json.h"
#include "cup/cup.h"

#include <stdio.h>

/* The version of the form. */
#define CK_CUP_ARCHIVE_VERSION 1

typedef enum ck_cup_archive_fault {
	CK_CUP_ARCHIVE_READ,
	CK_CUP_ARCHIVE_NONE,    /* no archive at all */
	CK_CUP_ARCHIVE_NEWER,   /* of a form that this program does not know */
	CK_CUP_ARCHIVE_ALTERED, /* the SHA-256 or the number of acts is another */
	CK_CUP_ARCHIVE_ACT,     /* the act `line` is not understood */
	CK_CUP_ARCHIVE_NO_MEMORY,
} ck_cup_archive_fault;

/* An archive that has been read. Begins as {0}; release it in either case. */
typedef struct ck_cup_archive {
	ck_act *acts;
	ck_act_owner **owners; /* what the strings of the acts belong to */
	size_t count;
	size_t line; /* of a fault, in the file, from 1 */
} ck_cup_archive;

/* The SHA-256 of the acts of a cup that its archive has in its first line: 64 hexadecimal digits and a NUL, into
 * sha[CK_CUP_ARCHIVE_SHA]. False without memory. */
enum { CK_CUP_ARCHIVE_SHA = 65 };
bool ck_cup_archive_sha(const ck_cup *cup, char *sha);

/* Write the archive of a cup. False without memory. */
bool ck_cup_archive_write(const ck_cup *cup, FILE *out);

/* Read `size` bytes, behind which a NUL stands. */
ck_cup_archive_fault ck_cup_archive_read(const char *bytes, size_t size, ck_cup_archive *archive);
void ck_cup_archive_release(ck_cup_archive *archive);

/* The sentence of a fault, translated, into out[cap]; returns out. */
const char *ck_cup_archive_tell(const char *path, ck_cup_archive_fault fault, const ck_cup_archive *archive,
                                char *out, size_t cap);

#endif
