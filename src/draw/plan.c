#include "draw/plan.h"

#include "base.h"

enum {
	PARCHIS_WIDTH = 7 * CK_UNIT,
	PARCHIS_DEPTH = 3 * CK_UNIT,
	CROSS_SIDE = 5 * CK_UNIT,
};

/* Sines are whole numbers of this much. Coordinates are below 2^17, so that products fit 64 bits. */
#define SCALE ((int64_t)1000000000)

/* The arms of the three boards stand pi/2, pi/3 and pi/4 apart: whole multiples of pi/12. */
enum { QUARTER = 6, WHOLE = 4 * QUARTER };

static const int32_t sines[QUARTER + 1] = {
	[0] = 0, [2] = 500000000, [3] = 707106781, [4] = 866025404, [6] = 1000000000,
};

static int64_t sine(unsigned steps)
{
	unsigned half = steps % (2 * QUARTER), quarter = half > QUARTER ? 2 * QUARTER - half : half;

	CK_ASSERT(quarter == 0 || sines[quarter] != 0);
	return steps % WHOLE >= 2 * QUARTER ? -sines[quarter] : sines[quarter];
}

static int64_t cosine(unsigned steps)
{
	return sine(steps + QUARTER);
}

/* value * factor / SCALE, rounded to the nearest, halves away from 0. */
static int32_t scaled(int64_t value, int64_t factor)
{
	int64_t product = value * factor;

	return (int32_t)((product + (product < 0 ? -SCALE : SCALE) / 2) / SCALE);
}

/* The tangent of half the angle between two arms. */
static int64_t tangent(unsigned arms)
{
	switch (arms) {
	case 6: return 577350269;
	case 8: return 414213562;
	default: return SCALE;
	}
}

static void find_extent(ck_plan *p)
{
	ck_shape outline;

	ck_plan_outline(p, &outline);
	for (unsigned i = 0; i < outline.count; i++) {
		if (outline.corner[i].x > p->extent)
			p->extent = outline.corner[i].x;
		if (outline.corner[i].y > p->extent)
			p->extent = outline.corner[i].y;
	}
}

void ck_plan_init(ck_plan *p, const ck_game *g)
{
	*p = (ck_plan){.arms = (uint8_t)ck_cell_arms(g), .cross = !ck_is_parchis(g)};
	p->width = p->cross ? CROSS_SIDE : PARCHIS_WIDTH;
	p->depth = p->cross ? CROSS_SIDE : PARCHIS_DEPTH;
	p->half = p->width * 3 / 2;
	if (p->cross) {
		p->inner = p->half;
		p->reach = p->inner + CK_ARM_ROWS * p->depth;
	} else {
		/* where arms of that width meet: half / tangent */
		p->inner = (int32_t)((p->half * SCALE + tangent(p->arms) / 2) / tangent(p->arms));
		p->reach = p->inner + (CK_ARM_ROWS - 1) * p->depth;
	}
	find_extent(p);
}

ck_point ck_plan_point(const ck_plan *p, unsigned arm, int32_t across, int32_t out)
{
	unsigned angle = arm % p->arms * (unsigned)WHOLE / p->arms;
	int64_t s = sine(angle), c = cosine(angle);

	return (ck_point){scaled(across, c) + scaled(out, s), scaled(out, c) - scaled(across, s)};
}

int32_t ck_plan_turn(const ck_plan *p, unsigned arm)
{
	return 360000 / p->arms * (int32_t)(arm % p->arms);
}

/* The point so far out on the line between an arm and the next, always seen from that arm, so that both have the same
 * corner. */
static ck_point mitre(const ck_plan *p, unsigned arm, int32_t out)
{
	return ck_plan_point(p, arm, p->half + scaled(out - p->inner, tangent(p->arms)), out);
}

/* The same on both sides of an arm: side 1 is that of column -1. */
static ck_point mitre_of(const ck_plan *p, unsigned arm, int side, int32_t out)
{
	return mitre(p, side > 0 ? arm : arm + p->arms - 1u, out);
}

static void add(ck_shape *shape, ck_point point)
{
	CK_ASSERT(shape->count < CK_SHAPE_CORNERS);
	shape->corner[shape->count++] = point;
}

int32_t ck_plan_row_out(const ck_plan *p, unsigned row)
{
	return p->reach - p->depth * ((int32_t)row - 1);
}

/* A corner of a square: `edge` counts half widths towards column -1: -3, -1, 1, 3. The outer corners of row 8 of
 * Parchís lie where two arms meet. */
static ck_point corner(const ck_plan *p, unsigned arm, int edge, unsigned row)
{
	int32_t out = ck_plan_row_out(p, row);

	if (!p->cross && row >= CK_ARM_ROWS && (edge == 3 || edge == -3))
		return mitre_of(p, arm, edge, out);
	return ck_plan_point(p, arm, edge * p->width / 2, out);
}

static void square(const ck_plan *p, ck_cell cell, ck_shape *out)
{
	int near = -2 * cell.column - 1, far = near + 2;

	add(out, corner(p, cell.arm, far, cell.row));
	add(out, corner(p, cell.arm, near, cell.row));
	add(out, corner(p, cell.arm, near, cell.row + 1u));
	add(out, corner(p, cell.arm, far, cell.row + 1u));
}

/* The side of an arm's row 8 that looks inwards, against the clock. */
static void inner_side(const ck_plan *p, unsigned arm, ck_shape *out, bool with_last)
{
	for (int edge = -3; edge <= (with_last ? 3 : 1); edge += 2)
		add(out, corner(p, arm, edge, CK_ARM_ROWS + 1));
}

static void reverse(ck_shape *shape)
{
	for (unsigned i = 0; i < shape->count / 2u; i++) {
		ck_point swap = shape->corner[i];

		shape->corner[i] = shape->corner[shape->count - 1 - i];
		shape->corner[shape->count - 1 - i] = swap;
	}
}

static void goal(const ck_plan *p, unsigned arm, ck_shape *out)
{
	inner_side(p, arm, out, true);
	add(out, (ck_point){0, 0});
	reverse(out);
}

/* Between the side of an arm's column -1 and that of the next arm's column 1. */
static void nest(const ck_plan *p, unsigned arm, ck_shape *out)
{
	unsigned next = (arm + 1u) % p->arms;

	add(out, mitre(p, arm, p->reach));
	for (unsigned row = 1; row <= CK_ARM_ROWS; row++)
		add(out, corner(p, arm, 3, row));
	for (unsigned row = CK_ARM_ROWS - 1; row >= 1; row--)
		add(out, corner(p, next, -3, row));
}

void ck_plan_cell(const ck_plan *p, ck_cell cell, ck_shape *out)
{
	out->count = 0;
	if (cell.row >= 1 && cell.row <= CK_ARM_ROWS)
		square(p, cell, out);
	else if (cell.row == 0 && !p->cross)
		nest(p, cell.arm, out);
	else
		goal(p, cell.arm, out);
}

void ck_plan_middle(const ck_plan *p, ck_shape *out)
{
	out->count = 0;
	for (unsigned arm = 0; arm < p->arms; arm++)
		inner_side(p, arm, out, false);
	reverse(out);
}

void ck_plan_outline(const ck_plan *p, ck_shape *out)
{
	out->count = 0;
	for (unsigned arm = 0; arm < p->arms; arm++) {
		if (p->cross) {
			add(out, corner(p, arm, -3, CK_ARM_ROWS + 1));
			add(out, corner(p, arm, -3, 1));
			add(out, corner(p, arm, 3, 1));
		} else {
			add(out, mitre(p, arm, p->reach));
		}
	}
	reverse(out);
}

/* The middle of the circle that touches the four sides of a nest. */
static ck_spot nest_spot(const ck_plan *p)
{
	int64_t wide = SCALE + tangent(p->arms);
	int32_t deep = (int32_t)((p->reach - p->inner) * SCALE / wide);

	return (ck_spot){p->half + scaled(deep, tangent(p->arms)), p->inner + deep};
}

int32_t ck_plan_nest_radius(const ck_plan *p)
{
	return nest_spot(p).across - p->half;
}

ck_spot ck_plan_spot(const ck_plan *p, ck_cell cell)
{
	int32_t across = p->width;

	if (cell.row == 0 && !p->cross)
		return nest_spot(p);
	if (cell.row == 0 || cell.row == CK_ROW_GOAL) /* two thirds of a triangle's height from its tip */
		return (ck_spot){0, ck_plan_row_out(p, CK_ROW_GOAL) * 2 / 3};
	if (!p->cross && cell.row == CK_ARM_ROWS) /* mitred: half way between its sides there */
		across -= scaled(p->depth, tangent(p->arms)) / 4;
	return (ck_spot){-cell.column * across, ck_plan_row_out(p, cell.row) - p->depth / 2};
}

ck_point ck_plan_centre(const ck_plan *p, ck_cell cell)
{
	ck_spot spot = ck_plan_spot(p, cell);

	return ck_plan_point(p, cell.arm, spot.across, spot.out);
}
