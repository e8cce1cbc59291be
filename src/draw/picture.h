/* picture.h - what the parts of a drawing share while it is written. For src/draw alone. */
#ifndef CK_DRAW_PICTURE_H
#define CK_DRAW_PICTURE_H

#include "draw/drawing.h"
#include "draw/emblem.h"
#include "draw/look.h"
#include "draw/pen.h"
#include "draw/place.h"
#include "draw/plan.h"

typedef struct ck_picture {
	ck_sink *s;
	const ck_drawing *d;
	const ck_palette *look;
	ck_plan plan;
	ck_place place[CK_PLACES_MAX]; /* of the pieces, as the board is turned */
	size_t count;
} ck_picture;

/* Letters on the board. */
#define CK_PICTURE_FONT "Noto Sans, DejaVu Sans, sans-serif"

/* The colours of an arm. */
const ck_dye *ck_picture_dye(const ck_picture *c, unsigned arm);

/* Where an arm lies once the board is turned: arguments of the plan, not of the game. */
unsigned ck_picture_arm(const ck_picture *c, unsigned arm);
ck_cell ck_picture_cell(const ck_picture *c, ck_cell cell);

/* Whether an arm of the game is drawn: one part may be all that is. */
bool ck_picture_shows(const ck_picture *c, unsigned arm);

/* A point of the plan once the board is turned. */
ck_point ck_picture_turned(const ck_picture *c, ck_point point);

/* The shape of a cell of the game, as the board is turned. */
void ck_picture_shape(const ck_picture *c, ck_cell cell, ck_shape *out);

/* Path data: a closed polygon, a line between two points. */
void ck_picture_polygon(const ck_picture *c, const ck_shape *shape);
void ck_picture_line(const ck_picture *c, ck_point from, ck_point to);

/* Leaves around a point, as path data: count (4, 6, 8 or 12) of them, the first so many twenty-fourths of a turn from
 * the right, from `near` to `far`, half as wide as `wide`. */
typedef struct ck_petals {
	unsigned count, first;
	int32_t near, far, wide;
} ck_petals;

void ck_picture_petals(const ck_picture *c, ck_point at, const ck_petals *p);

/* Whole elements. Without width there is no line. */
void ck_picture_rosette(const ck_picture *c, ck_point at, unsigned count, int32_t radius, const char *colour);
void ck_picture_circle(const ck_picture *c, ck_point at, int32_t radius, const char *fill, const char *stroke,
                       int32_t width);

/* The attributes that make a line a row of stitches, where the look has them. */
const char *ck_picture_stitches(const ck_picture *c);

/* The width of the line around the board, half of which is outside. */
int32_t ck_picture_frame(unsigned look);

/* The parts, from the lowest. */
void ck_picture_board(ck_picture *c);
void ck_picture_nests(ck_picture *c);   /* parchis */
void ck_picture_middle(ck_picture *c);  /* the goals, the Charkoni */
void ck_picture_castles(ck_picture *c); /* pachisi */
void ck_picture_turn(ck_picture *c);    /* who is to act, or has won */
void ck_picture_trail(ck_picture *c);   /* the last move */
void ck_picture_targets(ck_picture *c); /* where legal actions lead */
void ck_picture_movable(ck_picture *c,
                        bool tight); /* what they move: rings below the pieces; tight: on them */
void ck_picture_pieces(ck_picture *c);
void ck_picture_victims(ck_picture *c); /* whom legal actions capture */

#endif
