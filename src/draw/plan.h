/* plan.h - the plan of a board: where every cell lies.
 *
 * Coordinates are whole thousandths of a unit, x to the right, y down, (0, 0) the middle of the board; so every
 * machine draws the same board. The arm of seat 1 points down, to whoever sits there, and the others follow
 * anticlockwise, as the seats do. A square of a Parchís board is 7 units wide and 3 high, one of the cross
 * 5 by 5. Shapes that touch share their corners exactly; no two overlap.
 *
 * A place in an arm is named by `across`, from the arm's middle line towards its column -1 (on the right of whoever
 * sits there), and `out`, from the middle of the board towards the edge, also in thousandths.
 */
#ifndef CK_DRAW_PLAN_H
#define CK_DRAW_PLAN_H

#include "draw/cell.h"

enum {
	CK_UNIT = 1000,        /* thousandths */
	CK_SHAPE_CORNERS = 24, /* of a shape, at most */
};

typedef struct ck_point {
	int32_t x, y;
} ck_point;

/* A place in an arm, in thousandths. */
typedef struct ck_spot {
	int32_t across, out;
} ck_spot;

/* A polygon; its corners run clockwise as seen on the board. */
typedef struct ck_shape {
	uint8_t count;
	ck_point corner[CK_SHAPE_CORNERS];
} ck_shape;

/* Constant once made. */
typedef struct ck_plan {
	uint8_t arms;  /* 4, 6 or 8 */
	bool cross;    /* Pachisi and Chaupar */
	int32_t width; /* of a square, across */
	int32_t depth; /* of a square, inwards */
	int32_t half;  /* half the width of an arm: 1.5 squares */
	int32_t inner; /* from the middle to where the rectangles of the arms begin: row 7 of Parchís (row 8 is
	                * mitred and lies further in), row 8 of the cross */
	int32_t reach;  /* from the middle to the edge at an arm's tip */
	int32_t extent; /* no corner is further from the middle, in x or y */
} ck_plan;

void ck_plan_init(ck_plan *p, const ck_game *g);

/* The point of an arm. Any place will do, also off the board. */
ck_point ck_plan_point(const ck_plan *p, unsigned arm, int32_t across, int32_t out);

/* How far an arm is turned from that of seat 1, anticlockwise, in thousandths of a degree. */
int32_t ck_plan_turn(const ck_plan *p, unsigned arm);

/* The shape of a cell. Rows 1 to 8 are squares. The goal is a triangle, on the cross a quarter of the Charkoni; home
 * is the nest on the right of whoever sits there, on the cross the same quarter. Where a long side has the corners of
 * its neighbours on it, they are corners of the shape too. */
void ck_plan_cell(const ck_plan *p, ck_cell cell, ck_shape *out);

/* The Charkoni as one square; on a Parchís board the polygon of all goals. */
void ck_plan_middle(const ck_plan *p, ck_shape *out);

/* The outline of the whole board: a polygon with as many corners as arms, or the cross. */
void ck_plan_outline(const ck_plan *p, ck_shape *out);

/* The middle of a cell, from which its pieces spread: in its arm, and on the board. */
ck_spot ck_plan_spot(const ck_plan *p, ck_cell cell);
ck_point ck_plan_centre(const ck_plan *p, ck_cell cell);

/* How far out the outer side of a row is; of CK_ROW_GOAL, where row 8 ends. */
int32_t ck_plan_row_out(const ck_plan *p, unsigned row);

/* Parchís: the radius of the circle that touches the four sides of a nest. */
int32_t ck_plan_nest_radius(const ck_plan *p);

#endif
