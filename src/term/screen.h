/* screen.h - the face of a game on a drawn board: the whole terminal, by curses. docs/screen.md shows it. */
#ifndef CK_TERM_SCREEN_H
#define CK_TERM_SCREEN_H

#include "term/face.h"
#include "term/session.h"

/* Why there is no drawn board. */
typedef enum ck_screen_refusal {
	CK_SCREEN_UNABLE, /* the terminal has no cursor to move, or nobody knows it */
	CK_SCREEN_NO_MEMORY,
} ck_screen_refusal;

/* Take over the terminal, standard input and output, until the face's `close`. What asks the
 * program to end is caught from now on (ck_input_catch_interrupt). NULL, with *reason a ck_screen_refusal, if that cannot be; the terminal is then as it was. */
ck_face *ck_screen_open(const ck_session *s, int *reason);

/* That reason as a sentence. */
const char *ck_screen_refusal_text(int reason);

#endif
