/* line.h - the line mode: a whole game at the keyboard, or from a pipe, in sentences.
 *
 * The table is the authority; here it is told what people type, what bots choose and what the dice show,
 * and every happening becomes one line of text. Nothing depends on seeing a board.
 */
#ifndef CK_TERM_LINE_H
#define CK_TERM_LINE_H

#include "table/table.h"

/* Who sits at a seat. */
typedef struct ck_line_seat {
	const char *bot; /* the name of the bot, or NULL for a person */
	const char *
		name; /* the person's name, or NULL: whoever sits at the keyboard; equal names are one person */
	const char *who; /* the same as `--seat` says it: "me", "Ana", "bot:fast" */
	bool said;       /* somebody said so; else it is what this seat is by itself */
} ck_line_seat;

/* Everything a game needs. What it points to belongs to the caller and must outlive the game. */
typedef struct ck_line_setup {
	const ck_game *game;
	ck_table_settings settings; /* of the table, without a clock */
	int start;                  /* the seat that begins; -1 for opening throws; unused with a position */
	ck_line_seat seats
		[CK_SEATS_MAX]; /* the first game->seats; the number stays theirs if colours are chosen */
	/* The next throw into t; false if there is none to be had. Called once for each throw that is due. */
	bool (*throw_next)(void *context, const ck_game *g, ck_throw *t);
	/* The choice of the bot that sat down at `seat`, from the legal actions. */
	ck_action (*choose)(void *context, unsigned seat, const ck_game *g, const ck_position *p,
	                    const ck_action *legal, size_t count);
	void *context;
	const char *options; /* of the command line, to go on with: " --lang es", or "" */
	int input;           /* file descriptor; output goes to stdout */
} ck_line_setup;

typedef enum ck_line_end {
	CK_LINE_FINISHED,     /* to the end of the game */
	CK_LINE_QUIT,         /* a person left */
	CK_LINE_INPUT_ENDED,  /* there was no further input */
	CK_LINE_INPUT_FAILED, /* the input cannot be read */
	CK_LINE_INTERRUPTED,  /* SIGINT */
	CK_LINE_NO_OUTPUT,    /* stdout cannot be written */
	CK_LINE_NO_THROW,     /* throw_next failed */
	CK_LINE_REFUSED,      /* the table refused what it had asked for: a fault of ours, told on stdout */
	CK_LINE_NO_MEMORY,
} ck_line_end;

/* Play. Unless the game finished or the output failed, the command to go on with has been printed. *reason gets
 * the errno of CK_LINE_INPUT_FAILED and CK_LINE_NO_OUTPUT, else 0. */
ck_line_end ck_line_play(const ck_line_setup *setup, int *reason);

#endif
