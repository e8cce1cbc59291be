#include "wasm/board.h"
#include "wasm/exports.h"

static ck_shape shape; /* the slot */

int32_t shape_cell(const ck_game *g, uint32_t arm, uint32_t row, int32_t column)
{
	ck_cell c;
	ck_plan plan;

	if (!ck_wasm_cell_in(g, arm, row, column, &c))
		return -1;
	ck_plan_init(&plan, g);
	ck_plan_cell(&plan, c, &shape);
	return shape.count;
}

int32_t shape_middle(const ck_game *g)
{
	ck_plan plan;

	ck_plan_init(&plan, g);
	ck_plan_middle(&plan, &shape);
	return shape.count;
}

int32_t shape_outline(const ck_game *g)
{
	ck_plan plan;

	ck_plan_init(&plan, g);
	ck_plan_outline(&plan, &shape);
	return shape.count;
}

int32_t shape_x(uint32_t i)
{
	return i < shape.count ? shape.corner[i].x : 0;
}

int32_t shape_y(uint32_t i)
{
	return i < shape.count ? shape.corner[i].y : 0;
}
