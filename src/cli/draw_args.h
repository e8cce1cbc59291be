/* draw_args.h - the arguments of `charkoni draw`. */
#ifndef CK_CLI_DRAW_ARGS_H
#define CK_CLI_DRAW_ARGS_H

#include "draw/drawing.h"

typedef enum ck_draw_kind {
	CK_DRAW_GAME,     /* a game string: its empty board */
	CK_DRAW_POSITION, /* a position line */
	CK_DRAW_RECORDS,  /* the path of a file of records */
} ck_draw_kind;

/* What is asked for. */
typedef struct ck_draw_request {
	const char *operand;
	const char *output; /* a path, or NULL: standard output */
	const char *move;   /* N or TURN.NUMBER as given, or NULL */
	uint64_t game;      /* of the file, from 1; 0: it holds one alone */
	uint64_t seat;      /* that points down, from 1 */
	unsigned look, theme, pieces;
	bool no_numbers, legal, each;

	ck_draw_kind kind;        /* of the operand */
	bool has_turn;            /* move is TURN.NUMBER */
	uint32_t turn;            /* with has_turn */
	uint32_t number;          /* 0 where there is no move */
	ck_game own_game;         /* not with CK_DRAW_RECORDS */
	ck_position own_position; /* with CK_DRAW_POSITION */
} ck_draw_request;

/* Read them. CK_ARGS_GO, or the exit code to return once all has been told. */
int ck_draw_args_read(int argc, char **argv, ck_draw_request *r);

/* Fill in what the arguments say of a drawing of that game. CK_ARGS_GO, or an exit code: the game has no such seat. */
int ck_draw_args_apply(const ck_draw_request *r, const ck_game *g, ck_drawing *d);

#endif
