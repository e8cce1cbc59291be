/* face.h - how a game at the terminal shows itself and is answered: line by line (line_face.c), or on a drawn
 * board (screen.c). The session (session.h) speaks to its face alone and knows neither stdout nor keys; a face
 * reads the session and changes nothing in it. What a person answers is a line of text with either face, so that
 * all commands work in both.
 */
#ifndef CK_TERM_FACE_H
#define CK_TERM_FACE_H

#include "term/input.h"

#include <charkoni/charkoni.h>

#include <stdbool.h>

struct ck_session;

/* What a line of text is; a face may show each in its own way, or leave out what it shows otherwise. */
typedef enum ck_say {
	CK_SAY_TALK,    /* an answer to what was typed, a hint, a refusal */
	CK_SAY_NOTE,    /* something that happened in the game: it stays in the log */
	CK_SAY_CHOICE,  /* one of the choices listed before a question; they are session->legal too */
	CK_SAY_PARTING, /* why the game stops here and how to go on: it must outlive a drawn board */
} ck_say;

typedef enum ck_ask {
	CK_ASK_THROW,  /* a throw is due and is made by pressing Enter */
	CK_ASK_DICE,   /* a throw is due and is typed in from real dice */
	CK_ASK_COLOUR, /* which colour */
	CK_ASK_ACTION, /* which of session->legal */
	CK_ASK_OVER,   /* the game is over: Enter ends it */
} ck_ask;

typedef struct ck_face ck_face;
struct ck_face {
	/* The last board goes when the face does, so a last question is put before. */
	bool fleeting;
	/* Show one line: UTF-8 without a line end, "" for a gap. False if it cannot be shown; errno says why. */
	bool (*say)(ck_face *f, ck_say kind, const char *text);
	/* Put a question and wait for the answer, into line[CK_INPUT_LINE]. `question` is a translated sentence.
	 * With CK_INPUT_FAILED and CK_INPUT_UNSEEN errno says why. */
	ck_input_result (*ask)(ck_face *f, const struct ck_session *s, ck_ask kind, const char *question,
	                       char *line);
	/* The event numbered table.count-1 has just happened (`before`: the position before it; where the play
	 * begins or something is taken back, no step leads from there): show it, as briefly as may be. Told before
	 * the sentences about it. */
	bool (*happened)(ck_face *f, const struct ck_session *s, const ck_position *before);
	/* The session is over: show what has not been shown yet, and end. False if it cannot be shown; errno says
	 * why. The memory is freed too. */
	bool (*close)(ck_face *f);
};

#endif
