/* input.h - lines from a person or a pipe, whatever their bytes. */
#ifndef CK_TERM_INPUT_H
#define CK_TERM_INPUT_H

#include <stdbool.h>
#include <stddef.h>

enum { CK_INPUT_LINE = 256 };

typedef enum ck_input_result {
	CK_INPUT_OK,          /* a line */
	CK_INPUT_TOO_LONG,    /* a line of CK_INPUT_LINE bytes or more; it has been read to its end */
	CK_INPUT_NOT_TEXT,    /* a line with control characters, or that is not UTF-8 */
	CK_INPUT_END,         /* no further line; an unterminated last line has been answered as a line */
	CK_INPUT_FAILED,      /* no further line can be read: `error` says why */
	CK_INPUT_INTERRUPTED, /* by a signal of ck_input_catch_interrupt */
	CK_INPUT_UNSEEN,      /* the question could not be shown (term/face.h) */
} ck_input_result;

/* Reads a file descriptor that the caller keeps. */
typedef struct ck_input {
	int fd;
	bool ended;
	int error; /* the errno of a read that failed, or 0 */
	size_t at, filled;
	char buffer[4096];
} ck_input;

/* Catch from now on what asks the program to end: SIGINT, SIGTERM, SIGQUIT, and SIGHUP of a terminal that has gone. It is then
 * told by ck_input_interrupted, ends ck_input_read, and makes a write fail that waits for its reader (EINTR). What
 * is ignored stays so. */
void ck_input_catch_interrupt(void);

bool ck_input_interrupted(void);

/* The number of the latest such signal, or 0. */
int ck_input_signal(void);

void ck_input_init(ck_input *in, int fd);

/* Wait for a line and write it, without its end and without spaces around it, into
 * line[CK_INPUT_LINE]; "" for anything but CK_INPUT_OK. */
ck_input_result ck_input_read(ck_input *in, char *line);

#endif
