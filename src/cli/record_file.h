/* record_file.h - a file of records that a subcommand was given, read whole, and its games, one at a time. Whatever is
 * wrong is told on standard error in the name of the subcommand. */
#ifndef CK_CLI_RECORD_FILE_H
#define CK_CLI_RECORD_FILE_H

#include <charkoni/record.h>

/* A file of records has no more games than that. */
enum { CK_RECORD_FILE_GAMES = 9999999 };

/* Set command and path, all else zero. */
typedef struct ck_record_file {
	const char *command; /* the subcommand */
	const char *path;    /* as it was given; "-" is standard input */
	char *text;
	size_t size;
	ck_record record; /* the game read last; its tags and comments point into text */
	ck_record_item *items;
	size_t capacity;
} ck_record_file;

/* Read the text. CK_ARGS_GO or an exit code of cli/args.h. */
int ck_record_file_read(ck_record_file *f);

/* Read all games, so that nothing of a damaged file is used; how many there are, at least one, and that there is one of the
 * number `game` (from 1; 0 asks for none). */
int ck_record_file_check(ck_record_file *f, uint64_t game, uint64_t *count);

/* Read the next game of a reader of the text into f->record. */
int ck_record_file_next(ck_record_file *f, ck_record_reader *in);

/* Read the game of that number, from 1, of a file that has been checked. */
int ck_record_file_game(ck_record_file *f, uint64_t game);

/* Tell a translated sentence in which {file} is the file and {value} the value, which may be NULL. Returns code. */
int ck_record_file_fail(const ck_record_file *f, int code, const char *text, const char *value);

void ck_record_file_release(ck_record_file *f);

#endif
