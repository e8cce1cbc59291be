#include "draw/cell.h"

#include "base.h"

enum { EXIT_ROW = 5, CASTLE_ROW = 4 };

unsigned ck_cell_arms(const ck_game *g)
{
	return g->ring / CK_ARM_RING;
}

ck_cell ck_cell_of_ring(const ck_game *g, unsigned square)
{
	unsigned arms = ck_cell_arms(g), arm = square / CK_ARM_RING % arms, step = square % CK_ARM_RING;

	if (step == 0)
		return (ck_cell){(uint8_t)arm, 1, 0};
	if (step <= CK_ARM_ROWS)
		return (ck_cell){(uint8_t)arm, (uint8_t)step, -1};
	return (ck_cell){(uint8_t)((arm + 1) % arms), (uint8_t)(CK_ARM_RING - step), 1};
}

ck_cell ck_cell_of(const ck_game *g, unsigned seat, unsigned progress)
{
	uint8_t arm = g->arm[seat];
	unsigned number = 0;

	switch (ck_square(g, seat, progress, &number)) {
	case CK_SQUARE_HOME: return (ck_cell){arm, 0, 0};
	case CK_SQUARE_CORRIDOR: return (ck_cell){arm, (uint8_t)(1 + number), 0};
	case CK_SQUARE_GOAL: return (ck_cell){arm, CK_ROW_GOAL, 0};
	default: return ck_cell_of_ring(g, number);
	}
}

static ck_cell_kind ring_kind(const ck_game *g, ck_cell cell)
{
	bool tip = cell.column == 0;

	if (g->kind == CK_CHAUPAR)
		return CK_CELL_PLAIN;
	if (g->kind == CK_PACHISI)
		return tip || cell.row == CASTLE_ROW ? CK_CELL_CASTLE : CK_CELL_PLAIN;
	if (cell.row == EXIT_ROW && cell.column < 0)
		return CK_CELL_EXIT;
	return tip || cell.row == EXIT_ROW ? CK_CELL_SHELTER : CK_CELL_PLAIN;
}

ck_cell_kind ck_cell_kind_of(const ck_game *g, ck_cell cell)
{
	if (cell.row == 0)
		return CK_CELL_HOME;
	if (cell.row == CK_ROW_GOAL)
		return CK_CELL_GOAL;
	return cell.column == 0 && cell.row > 1 ? CK_CELL_MIDDLE : ring_kind(g, cell);
}

bool ck_cell_number(const ck_game *g, ck_cell cell, unsigned *number)
{
	unsigned tip = (unsigned)CK_ARM_RING * cell.arm, square;

	if (cell.row < 1 || cell.row > CK_ARM_ROWS || (cell.column == 0 && cell.row > 1))
		return false;
	if (cell.column == 0)
		square = tip;
	else if (cell.column < 0)
		square = tip + cell.row;
	else
		square = (tip + g->ring - cell.row) % g->ring;
	*number = square == 0 && ck_is_parchis(g) ? g->ring : square;
	return true;
}

unsigned ck_cell_index(ck_cell cell)
{
	CK_ASSERT(cell.row >= 1 && cell.row <= CK_ARM_ROWS);
	return (unsigned)CK_ARM_CELLS * cell.arm + (unsigned)CK_ARM_COLUMNS * (cell.row - 1u) +
	       (unsigned)(cell.column + 1);
}

ck_cell ck_cell_at(unsigned index)
{
	return (ck_cell){(uint8_t)(index / CK_ARM_CELLS),
	                 (uint8_t)(index % CK_ARM_CELLS / CK_ARM_COLUMNS + 1),
	                 (int8_t)((int)(index % CK_ARM_COLUMNS) - 1)};
}

int ck_cell_seat(const ck_game *g, unsigned arm)
{
	for (unsigned seat = 0; seat < g->seats; seat++)
		if (g->arm[seat] == arm)
			return (int)seat;
	return -1;
}
