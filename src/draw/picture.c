#include "draw/picture.h"

const ck_dye *ck_picture_dye(const ck_picture *c, unsigned arm)
{
	return &c->look->dye[ck_colour_of_arm(c->d->game, arm)];
}

unsigned ck_picture_arm(const ck_picture *c, unsigned arm)
{
	unsigned arms = c->plan.arms;

	return (arm + arms - c->d->down % arms) % arms;
}

ck_cell ck_picture_cell(const ck_picture *c, ck_cell cell)
{
	cell.arm = (uint8_t)ck_picture_arm(c, cell.arm);
	return cell;
}

bool ck_picture_shows(const ck_picture *c, unsigned arm)
{
	return c->d->part == CK_PART_ALL || (c->d->part == CK_PART_ARM && c->d->arm == arm);
}

ck_point ck_picture_turned(const ck_picture *c, ck_point point)
{
	return ck_plan_point(&c->plan, ck_picture_arm(c, 0), point.x, point.y);
}

void ck_picture_shape(const ck_picture *c, ck_cell cell, ck_shape *out)
{
	ck_plan_cell(&c->plan, ck_picture_cell(c, cell), out);
}

void ck_picture_polygon(const ck_picture *c, const ck_shape *shape)
{
	ck_pen pen = ck_pen_take(c->s);

	ck_pen_shape(&pen, shape);
}

void ck_picture_line(const ck_picture *c, ck_point from, ck_point to)
{
	ck_pen pen = ck_pen_take(c->s);

	ck_pen_move(&pen, from);
	ck_pen_line(&pen, to);
}
