/* draw_args.h - the arguments of `charkoni draw`. */
#ifndef CK_CLI_DRAW_ARGS_H
#define CK_CLI_DRAW_ARGS_H

#include "draw/drawing.h"
#include "i18n/i18n.h"

/* What is asked for. */
typedef struct ck_draw_request {
	const char *operand; /* a position line, or the path of a file of records */
	const char *output;  /* a path, or NULL: standard output */
	const char *move;    /* N or TURN.NUMBER as given, or NULL */
	uint64_t game;       /* of the file, from 1; 0: it holds one alone */
	uint64_t seat;       /* that points down, from 1 */
	unsigned look, theme, pieces;
	bool no_numbers, legal, each;

	bool is_position;  /* the operand is a line; else game and position are not filled in */
	bool has_turn;     /* move is TURN.NUMBER */
	uint32_t turn;     /* with has_turn */
	uint32_t number;   /* 0 where there is no move */
	ck_game line_game; /* with is_position */
	ck_position line;  /* with is_position */
} ck_draw_request;

/* Read them. CK_ARGS_GO, or the exit code to return once all has been told. */
int ck_draw_args_read(int argc, char **argv, ck_draw_request *r);

/* Fill in what the arguments say of a drawing of that game. CK_ARGS_GO, or an exit code: the game has no such seat. */
int ck_draw_args_apply(const ck_draw_request *r, const ck_game *g, ck_drawing *d);

/* Tell a sentence (translated) on standard error; returns the code given. */
int ck_draw_fail(int code, const char *text, const ck_slot *slots);

#endif
