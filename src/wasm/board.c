#include "wasm/board.h"

#include "draw/colour.h"

#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/text.h"

#include <string.h>

static ck_cell cell;   /* the slot */
static ck_point point; /* the slot */

uint32_t ck_wasm_cell_put(ck_cell c)
{
	cell = c;
	return 1;
}

bool ck_wasm_cell_in(const ck_game *g, uint32_t arm, uint32_t row, int32_t column, ck_cell *out)
{
	bool wide = row >= 1 && row <= CK_ARM_ROWS; /* home and goal are in the middle */

	if (!ck_wasm_below(arm, ck_cell_arms(g)) || !ck_wasm_within(row, 0, CK_ROW_GOAL))
		return false;
	if (column < -wide || column > wide)
		return ck_wasm_fail(
			CK_MSG("the columns of an arm are -1, 0 and 1; home and goal are in column 0"));
	*out = (ck_cell){(uint8_t)arm, (uint8_t)row, (int8_t)column};
	return true;
}

/* ------------------------------------------------------------------ board and arms */

uint32_t board_arms(const ck_game *g)
{
	return ck_cell_arms(g);
}

uint32_t board_unit(void)
{
	return CK_UNIT;
}

int32_t board_extent(const ck_game *g)
{
	ck_plan plan;

	ck_plan_init(&plan, g);
	return plan.extent;
}

int32_t arm_seat(const ck_game *g, uint32_t arm)
{
	return ck_wasm_below(arm, ck_cell_arms(g)) ? ck_cell_seat(g, arm) : -1;
}

int32_t arm_turn(const ck_game *g, uint32_t arm)
{
	ck_plan plan;

	if (!ck_wasm_below(arm, ck_cell_arms(g)))
		return -1;
	ck_plan_init(&plan, g);
	return ck_plan_turn(&plan, arm);
}

int32_t arm_colour(const ck_game *g, uint32_t arm)
{
	return ck_wasm_below(arm, ck_cell_arms(g)) ? (int32_t)ck_colour_of_arm(g, arm) : -1;
}

int32_t colour_name(uint32_t colour)
{
	static const char names[CK_COLOUR_COUNT][8] = {"yellow", "blue", "red",  "green", "orange",
	                                               "purple", "pink", "cyan", "black"};

	if (!ck_wasm_below(colour, CK_COLOUR_COUNT))
		return -1;
	return ck_wasm_text_out(names[colour], strlen(names[colour]));
}

/* ------------------------------------------------------------------ cells */

int32_t cell_kind(const ck_game *g, uint32_t arm, uint32_t row, int32_t column)
{
	ck_cell c;

	return ck_wasm_cell_in(g, arm, row, column, &c) ? (int32_t)ck_cell_kind_of(g, c) : -1;
}

int32_t cell_number(const ck_game *g, uint32_t arm, uint32_t row, int32_t column)
{
	ck_cell c;
	unsigned number;

	return ck_wasm_cell_in(g, arm, row, column, &c) && ck_cell_number(g, c, &number) ? (int32_t)number
	                                                                                 : -1;
}

uint32_t cell_of(const ck_game *g, uint32_t seat, uint32_t progress)
{
	if (!ck_wasm_below(seat, g->seats) || !ck_wasm_within(progress, 0, g->goal))
		return 0;
	return ck_wasm_cell_put(ck_cell_of(g, seat, progress));
}

uint32_t cell_of_ring(const ck_game *g, uint32_t square)
{
	uint32_t low = ck_is_parchis(g) ? 1 : 0;

	if (!ck_wasm_within(square, low, low + g->ring - 1))
		return 0;
	return ck_wasm_cell_put(ck_cell_of_ring(g, square));
}

uint32_t cell_arm(void)
{
	return cell.arm;
}

uint32_t cell_row(void)
{
	return cell.row;
}

int32_t cell_column(void)
{
	return cell.column;
}

uint32_t point_cell(const ck_game *g, uint32_t arm, uint32_t row, int32_t column)
{
	ck_cell c;
	ck_plan plan;

	if (!ck_wasm_cell_in(g, arm, row, column, &c))
		return 0;
	ck_plan_init(&plan, g);
	point = ck_plan_centre(&plan, c);
	return 1;
}

int32_t point_x(void)
{
	return point.x;
}

int32_t point_y(void)
{
	return point.y;
}
