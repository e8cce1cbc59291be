/* play.h - a whole game at the terminal, line by line or on a drawn board.
 *
 * The table is the authority; here it is told what people type, what bots choose and what the dice show,
 * and every happening becomes one line of text, shown by a face (face.h).
 */
#ifndef CK_TERM_PLAY_H
#define CK_TERM_PLAY_H

#include "table/table.h"

/* Who sits at a seat. */
typedef struct ck_play_seat {
	const char *bot; /* the name of the bot, or NULL for a person */
	const char *
		name; /* the person's name, or NULL: whoever sits at the keyboard; equal names are one person */
	const char *who; /* the same as `--seat` says it: "me", "Ana", "bot:fast" */
	bool said;       /* somebody said so; else it is what this seat is by itself */
} ck_play_seat;

/* Everything a game needs. What it points to belongs to the caller and must outlive the game. */
typedef struct ck_play_setup {
	const ck_game *game;
	ck_table_settings settings; /* of the table, without a clock */
	int start;                  /* the seat that begins; -1 for opening throws; unused with a position */
	ck_play_seat seats
		[CK_SEATS_MAX]; /* the first game->seats; the number stays theirs if colours are chosen */
	/* The next throw into t; false if there is none to be had. Called once for each throw that is due. */
	bool (*throw_next)(void *context, const ck_game *g, ck_throw *t);
	/* The choice of the bot that sat down at `seat` (its number of then), from the legal actions. */
	ck_action (*choose)(void *context, unsigned seat, const ck_table *t, const ck_action *legal,
	                    size_t count);
	void *context;
	const char *options;  /* of the command line, to go on from a position with: " --touched on", or "" */
	const char *language; /* the same, to go on in any way: " --lang es", or "" */
	const char *event, *date, *seed; /* tags of the game's record, each may be NULL */
	struct ck_save *save;            /* where the game is kept (term/save.h), or NULL; ck_play frees it */
	bool resumed;                    /* the game goes on with what `save` has read */
	bool drawn;                      /* on a drawn board if there can be one; else line by line */
	unsigned pause; /* milliseconds that a drawn board stays after each step of a bot; 0: not at all */
	int input;      /* file descriptor; output goes to stdout */
} ck_play_setup;

typedef enum ck_play_end {
	CK_PLAY_FINISHED,     /* to the end of the game */
	CK_PLAY_QUIT,         /* a person left */
	CK_PLAY_INPUT_ENDED,  /* there was no further input */
	CK_PLAY_INPUT_FAILED, /* the input cannot be read */
	CK_PLAY_INTERRUPTED,  /* by a signal (ck_input_signal) */
	CK_PLAY_NO_OUTPUT,    /* stdout cannot be written */
	CK_PLAY_NO_THROW,     /* throw_next failed */
	CK_PLAY_REFUSED,      /* the table refused what it had asked for: a fault of ours, told on stdout */
	CK_PLAY_NO_MEMORY,
} ck_play_end;

/* Play. Unless the game finished or the output failed, the command to go on with has been printed. *reason gets
 * the errno of CK_PLAY_INPUT_FAILED and CK_PLAY_NO_OUTPUT, else 0. */
ck_play_end ck_play(const ck_play_setup *setup, int *reason);

#endif
