/* screen_paint.h - the terminal: a canvas is painted on it, keys come from it. Nobody else knows curses. */
#ifndef CK_TERM_SCREEN_PAINT_H
#define CK_TERM_SCREEN_PAINT_H

#include "term/screen_canvas.h"

#include <stdbool.h>
#include <stddef.h>

/* What comes from a keyboard. */
typedef enum ck_key_kind {
	CK_KEY_NONE,  /* nothing in the time given */
	CK_KEY_TEXT,  /* a character: `text` */
	CK_KEY_ENTER, /* and so on: */
	CK_KEY_ESCAPE,
	CK_KEY_ERASE,
	CK_KEY_ERASE_ALL,
	CK_KEY_NEXT, /* Tab, right, down */
	CK_KEY_PREVIOUS,
	CK_KEY_FIRST,
	CK_KEY_LAST,
	CK_KEY_PAGE_UP,
	CK_KEY_PAGE_DOWN,
	CK_KEY_REPAINT, /* Ctrl-L */
	CK_KEY_OTHER,
	CK_KEY_RESIZED,     /* the terminal has another size: ck_paint_size */
	CK_KEY_INTERRUPTED, /* ck_input_interrupted (term/input.h) */
	CK_KEY_ENDED,       /* Ctrl-D, or the terminal is gone */
} ck_key_kind;

typedef struct ck_key {
	ck_key_kind kind;
	char text[8]; /* UTF-8, of CK_KEY_TEXT */
} ck_key;

/* What the terminal can show. */
typedef struct ck_paint_traits {
	bool ascii;   /* no UTF-8 */
	bool letters; /* UTF-8, but pieces are letters: their signs are not known to be one column wide */
	bool colours;
} ck_paint_traits;

/* Take the terminal (standard input and output) over. False if it cannot be done: it has no cursor to move, or
 * nobody knows it. The signals that end a game must have been caught before (ck_input_catch_interrupt): curses
 * leaves alone what is caught. */
bool ck_paint_open(ck_paint_traits *traits);

/* Give it back as it was. */
void ck_paint_close(void);

/* Its size now, at least 1 × 1. */
void ck_paint_size(int *rows, int *columns);

/* Paint the canvas, which has that size, with the cursor there. `anew`: all of it, whatever the terminal shows. */
void ck_paint(const ck_canvas *c, int cursor_row, int cursor_column, bool anew);

/* Wait for a key, at most so many milliseconds; -1: as long as it takes. */
ck_key ck_paint_key(int milliseconds);

/* True if more has been typed, or pasted, than has been read as keys. */
bool ck_paint_pending(void);

/* Forget what has been typed and not been read. */
void ck_paint_forget(void);

void ck_paint_beep(void);

/* True once the terminal could not be read any more. */
bool ck_paint_gone(void);

#endif
