/* screen_log.h - everything that has been said, to look back at: the transcript beside or below a drawn board. */
#ifndef CK_TERM_SCREEN_LOG_H
#define CK_TERM_SCREEN_LOG_H

#include "term/face.h"
#include "term/screen_canvas.h"

enum { CK_LOG_LINES = 4096 }; /* so many are kept */

typedef struct ck_log_line {
	char *text;   /* owned */
	uint8_t kind; /* ck_say */
} ck_log_line;

/* Begins as {0}. Lines are numbered from 0 in the order in which they came; the earliest are forgotten. */
typedef struct ck_log {
	ck_log_line lines[CK_LOG_LINES]; /* line i is lines[i % CK_LOG_LINES] */
	size_t count;                    /* lines that came, also the forgotten ones */
} ck_log;

void ck_log_release(ck_log *l);

/* Keep a line. False, with errno, if there is no memory. */
bool ck_log_add(ck_log *l, ck_say kind, const char *text);

/* The first line that is still kept, and a line: `number` from there to count - 1. */
size_t ck_log_first(const ck_log *l);
const ck_log_line *ck_log_at(const ck_log *l, size_t number);

/* The rows that the lines from number `from` on take in so many columns. */
int ck_log_rows(const ck_log *l, size_t from, int columns, bool ascii);

/* How it is shown. */
typedef struct ck_log_look {
	int back;     /* rows before the very end */
	size_t fresh; /* lines before this number are dimmed */
	/* Lines that need not be shown again, from this number to before that one: only in a low area. */
	size_t read_from, read_to;
} ck_log_look;

/* Show the end of the log in an area. Gaps are left out where the area is low. */
void ck_log_draw(const ck_log *l, ck_canvas *c, const ck_area *area, const ck_log_look *look);

#endif
