/* colour.h - the colours of the seats. Each has a shape of its own, and the shape alone is enough. */
#ifndef CK_DRAW_COLOUR_H
#define CK_DRAW_COLOUR_H

#include <charkoni/charkoni.h>

typedef enum ck_colour {
	CK_YELLOW, /* a disc */
	CK_BLUE,   /* a square */
	CK_RED,    /* a triangle */
	CK_GREEN,  /* a diamond */
	CK_ORANGE, /* a star */
	CK_PURPLE, /* a cross */
	CK_PINK,   /* a pentagon */
	CK_CYAN,   /* a hexagon */
	CK_BLACK,  /* a square: only where there is no blue */
	CK_COLOUR_COUNT
} ck_colour;

/* The colour of an arm of the board, 0-based, and of the seat behind it (RULES 1). */
ck_colour ck_colour_of_arm(const ck_game *g, unsigned arm);

#endif
