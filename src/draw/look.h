/* look.h - the colours of a drawing: one palette for each look and theme. */
#ifndef CK_DRAW_LOOK_H
#define CK_DRAW_LOOK_H

#include "draw/colour.h"
#include "draw/drawing.h"

/* Colours of one seat, as "#rrggbb". */
typedef struct ck_dye {
	const char *body;   /* of its pieces */
	const char *mark;   /* of the shape on them: 3:1 on the body */
	const char *square; /* of its exit, corridor, goal or middle column */
	const char *nest;   /* of its nest, around the circle where pieces stand */
} ck_dye;

/* What all seats share. A piece stands on plain, shelter, or the square of any dye; its body or its rim has a contrast
 * of 3:1 with each of them, and number one of 4.5:1. */
typedef struct ck_palette {
	const char *ground;  /* around the board */
	const char *board;   /* what shows between its parts */
	const char *frame;   /* around it */
	const char *plain;   /* of squares */
	const char *shelter; /* of shelters */
	const char *ring;    /* on shelters and exits */
	const char *line;    /* between squares */
	const char *number;  /* of print */
	const char *rim;     /* around pieces */
	const char *edge;    /* around what lies beside the board: its body or this has 3:1 with ground */
	const char *ink;     /* of marks that are put on the board: trail, targets; 3:1 with halo */
	const char *halo;    /* around them */
	ck_dye dye[CK_COLOUR_COUNT];
} ck_palette;

/* On a piece that has reached the goal. Its body shows through CK_LOOK_PALE. */
#define CK_LOOK_PALE "#ffffff"
#define CK_LOOK_PALE_MARK "#1c1b19"
enum { CK_LOOK_PALE_PERCENT = 50 };

/* Their names, as classes and options have them; NULL behind the last. */
extern const char *const ck_look_names[CK_LOOK_COUNT + 1];
extern const char *const ck_theme_names[CK_THEME_COUNT + 1];

/* Constant. Looks and themes that are not there are as 0. */
const ck_palette *ck_palette_of(unsigned look, unsigned theme);

#endif
