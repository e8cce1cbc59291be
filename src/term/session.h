/* session.h - one game at the terminal, shared by its files: session.c keeps it, play.c plays it, ask.c asks
 * people, choice.c lists what they can choose, command.c and reason.c answer what they want to know. What it says
 * and asks goes through its face (face.h). */
#ifndef CK_TERM_SESSION_H
#define CK_TERM_SESSION_H

#include "i18n/i18n.h"
#include "table/table.h"
#include "term/face.h"
#include "term/play.h"
#include "term/save.h"
#include "term/tell.h"

enum {
	CK_SESSION_TOLD = 24,    /* sentences that `log` repeats */
	CK_SESSION_CHOICES = 60, /* legal actions listed; the others can still be typed */
	CK_SESSION_BOT = 100,    /* occupants from here on are bots */
};

typedef struct ck_session {
	const ck_play_setup *setup;
	ck_table table;
	ck_words words;
	ck_face *face;
	ck_save *save;    /* the file that the game is kept in, or NULL */
	bool save_failed; /* that it holds less than has happened has been told */
	bool stopped;     /* the game goes no further here: `end` says why */
	ck_play_end end;
	int reason;       /* the errno of an input that failed, or of the first output that did */
	bool unseen;      /* output has failed: nothing more is shown */
	bool after_throw; /* the last step was a throw */
	bool due_told;    /* what is to be done has just been told, with the position to go on from */
	size_t legal_count;
	ck_action legal[CK_ACTIONS_MAX]; /* of the decision asked about */
	size_t told_count;               /* sentences told so far */
	char told[CK_SESSION_TOLD][CK_SENTENCE];
} ck_session;

/* Show a line; `note` also keeps it for `log`. All fill placeholders when slots is not NULL. */
void ck_session_say_as(ck_session *s, ck_say kind, const char *text, const ck_slot *slots);
void ck_session_say(ck_session *s, const char *text, const ck_slot *slots);
void ck_session_note(ck_session *s, const char *text, const ck_slot *slots);

/* Tell in what the rules differ from the usual game, if they do, with one of the two above. */
void ck_session_tell_options(ck_session *s, void (*write)(ck_session *, const char *, const ck_slot *));

/* A gap between the turns. */
void ck_session_gap(ck_session *s);

/* The game goes no further here. With CK_PLAY_NO_OUTPUT and CK_PLAY_INPUT_FAILED errno is kept as the reason: call
 * it right after what failed. */
void ck_session_stop(ck_session *s, ck_play_end end);

/* The table refuses what should fit: say why, and stop. */
void ck_session_refused(ck_session *s, const ck_error *err);

/* Say the position line, or that there is none yet. */
void ck_session_say_position(ck_session *s);

/* True if the first throw of the game is or was due; else that is told. */
bool ck_session_has_begun(ck_session *s);

/* Who sits where may have changed: call the seats by whoever sits there now. */
void ck_session_rename(ck_session *s);

/* The seat to act. */
unsigned ck_session_seat(const ck_session *s);

/* Let an event happen that is known to fit, and the face show it. False, and the session stopped, if there is no
 * memory or the table refuses it all the same. */
bool ck_session_do(ck_session *s, const ck_event *e);

/* Keep in the file, if there is one, what has happened. That it cannot be done is told once, and when it can
 * again. */
void ck_session_keep(ck_session *s);

/* Tell in which file it is kept. */
void ck_session_tell_save(ck_session *s);

/* ----------------------------------------------------------------- ask.c */

/* Ask the person at the seat to act. False if the session stopped meanwhile, or something else happened (it was taken
 * back, a die fell badly): then ask for what is due now. */
bool ck_ask_throw(ck_session *s);
bool ck_ask_colour(ck_session *s, unsigned *seat);
bool ck_ask_action(ck_session *s, ck_action *a);

/* Ask whoever made the seat's throw with real dice what it is. False as above. */
bool ck_ask_dice(ck_session *s, ck_throw *t);

/* Say how a throw of real dice is typed. */
void ck_ask_say_dice(ck_session *s);

/* Say all that can be chosen now, or that there is nothing. */
void ck_ask_say_choices(ck_session *s);

/* Ask whether the game that is over may end. False as above. */
bool ck_ask_over(ck_session *s);

/* ---------------------------------------------------------------- part.c */

/* Say why the game goes no further here, and how to go on; of a finished one, what could not be saved. */
void ck_part_say(ck_session *s);

/* ---------------------------------------------------------------- back.c */

/* Take back the latest thing that somebody typed, or as many as `count` says ("3"; "" is 1), with what followed from
 * it; or tell why that cannot be. */
void ck_back_take(ck_session *s, const char *count);

/* The real dice fell badly and are thrown again; or tell why that cannot be. */
void ck_back_again(ck_session *s);

/* ------------------------------------------------------------- command.c */

/* Carry out a command that works at every question. False if the line is none. */
bool ck_command_run(ck_session *s, const char *line);

/* What a line names: the command's English word, or NULL. *rest gets what follows the word. */
const char *ck_command_name(const char *line, const char **rest);

/* -------------------------------------------------------------- choice.c */

/* Make the list of the legal actions, in the order in which people get them. */
void ck_choice_list(ck_session *s);

/* Say choice number i of the list. */
void ck_choice_say(ck_session *s, ck_say kind, size_t i);

/* The choices that a line means as the text of an action; marks, the capture, the lap and the throws may be left
 * out of it. Returns how many fit; if it is one, *a gets it. */
size_t ck_choice_find(const ck_session *s, const char *line, ck_action *a);

/* Say the choices that a line means; false if there are none. */
bool ck_choice_say_fitting(ck_session *s, const char *line);

/* Say the choices that a piece has (FROM half); how many. */
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
