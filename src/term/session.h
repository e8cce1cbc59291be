/* session.h - one game in line mode, shared by its files: session.c keeps it, line.c plays it, ask.c asks
 * people, choice.c lists what they can choose, command.c and reason.c answer what they want to know. */
#ifndef CK_TERM_SESSION_H
#define CK_TERM_SESSION_H

#include "i18n/i18n.h"
#include "table/table.h"
#include "term/input.h"
#include "term/line.h"
#include "term/tell.h"

enum {
	CK_SESSION_TOLD = 24,    /* sentences that `log` repeats */
	CK_SESSION_CHOICES = 60, /* legal actions listed; the others can still be typed */
};

typedef struct ck_session {
	const ck_line_setup *setup;
	ck_table table;
	ck_words words;
	ck_input input;
	bool echo;    /* input is no keyboard: what is read is shown too, so that a transcript is whole */
	bool stopped; /* the game goes no further here: `end` says why */
	ck_line_end end;
	int output_error; /* the errno of the first write that failed, or 0 */
	bool after_throw; /* the last step was a throw */
	bool due_told;    /* what is to be done has just been told, with the position to go on from */
	size_t legal_count;
	ck_action legal[CK_ACTIONS_MAX]; /* of the decision asked about */
	size_t told_count;               /* sentences told so far */
	char told[CK_SESSION_TOLD][CK_SENTENCE];
} ck_session;

/* Write a line; `note` also keeps it for `log`. Both fill placeholders when slots is not NULL. */
void ck_session_say(ck_session *s, const char *text, const ck_slot *slots);
void ck_session_note(ck_session *s, const char *text, const ck_slot *slots);

/* Tell in what the rules differ from the usual game, if they do, with one of the two above. */
void ck_session_tell_options(ck_session *s, void (*write)(ck_session *, const char *, const ck_slot *));

/* The game goes no further here. With CK_LINE_NO_OUTPUT errno is kept as the reason: call it right after the
 * write. */
void ck_session_stop(ck_session *s, ck_line_end end);

/* The table refuses what should fit: say why, and stop. */
void ck_session_refused(ck_session *s, const ck_error *err);

/* Write the position line, or that there is none yet. */
void ck_session_say_position(ck_session *s);

/* True if the first throw of the game is or was due; else that is told. */
bool ck_session_has_begun(ck_session *s);

/* The seat to act. */
unsigned ck_session_seat(const ck_session *s);

/* Let an event happen that is known to fit. False, and the session stopped, if there is no memory or the table
 * refuses it all the same. */
bool ck_session_do(ck_session *s, const ck_event *e);

/* ----------------------------------------------------------------- ask.c */

/* Ask the person at the seat to act. False if the session stopped meanwhile. */
bool ck_ask_throw(ck_session *s);
bool ck_ask_colour(ck_session *s, unsigned *seat);
bool ck_ask_action(ck_session *s, ck_action *a);

/* ------------------------------------------------------------- command.c */

/* Carry out a command that works at every question. False if the line is none. */
bool ck_command_run(ck_session *s, const char *line);

/* What a line names: the command's English word, or NULL. *rest gets what follows the word. */
const char *ck_command_find(const char *line, const char **rest);

/* -------------------------------------------------------------- choice.c */

/* Make the list of the legal actions, in the order in which people get them. */
void ck_choice_list(ck_session *s);

/* Write choice number i of the list. */
void ck_choice_say(ck_session *s, size_t i);

/* The choices that a line means as the text of an action; marks, the capture, the lap and the throws may be left
 * out of it. Returns how many fit; if it is one, *a gets it. */
size_t ck_choice_find(const ck_session *s, const char *line, ck_action *a);

/* Write the choices that a line means; false if there are none. */
bool ck_choice_say_fitting(ck_session *s, const char *line);

/* Write the choices that a piece has (FROM half); how many. */
size_t ck_choice_say_of(ck_session *s, ck_action piece);

/* -------------------------------------------------------------- reason.c */

/* Tell why the pieces on a square, or an action, cannot be played, or how they can. */
void ck_reason_answer(ck_session *s, const char *what);

/* Find the pieces of the seat to act on a square as people name it ("12", "c3", "0"), as FROM halves of
 * actions, each kind once. Returns how many, at most CK_PIECES_MAX. */
size_t ck_reason_pieces(const ck_session *s, const char *square, uint64_t pieces[CK_PIECES_MAX]);

/* Tell why no piece could use the throw t that was made in `before`. */
void ck_reason_say_lost(ck_session *s, const ck_position *before, ck_throw t);

#endif
