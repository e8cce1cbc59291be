/* cell.h - the board as cells: the one description that the terminal, the page and printed boards share.
 *
 * Both boards are arms of three columns by eight rows around a middle: four, six or eight arms for Parchís
 * (RULES 2), four for the cross of Pachisi and Chaupar (RULES 4). Arms follow one another anticlockwise, as
 * the seats do. Where a cell is drawn is the business of whoever draws it.
 *
 * One arm, seen from the middle outwards (row 1 is the board's edge):
 *
 *      column  -1   0   1
 *      row 1    1   0  16     ring squares counted from the arm's tip, row 1 of column 0: the way
 *      row 2    2   .  15     leads inwards in column -1 and then outwards in column 1 of the next
 *       ...                   arm; rows 2 to 8 of column 0 are the arm's own: the corridor, the
 *      row 8    8   .   9     middle column
 */
#ifndef CK_DRAW_CELL_H
#define CK_DRAW_CELL_H

#include <charkoni/charkoni.h>

enum {
	CK_ARMS_MAX = 8,
	CK_ARM_ROWS = 8,
	CK_ARM_COLUMNS = 3,
	CK_ARM_CELLS = CK_ARM_ROWS * CK_ARM_COLUMNS,
	CK_ARM_RING = 17, /* ring squares from one tip to the next */
	CK_CELLS_MAX = CK_ARMS_MAX * CK_ARM_CELLS,
	CK_ROW_GOAL = CK_ARM_ROWS + 1, /* one further than the innermost row */
};

/* A place on the board. Home has row 0 and the goal row CK_ROW_GOAL, both column 0: every arm has one of each, the
 * cross too, where they are one square. */
typedef struct ck_cell {
	uint8_t arm;   /* 0 … arms - 1 */
	uint8_t row;   /* 1, the edge, … 8; 0: home; CK_ROW_GOAL: the goal */
	int8_t column; /* -1, 0, 1 */
} ck_cell;

typedef enum ck_cell_kind {
	CK_CELL_PLAIN,
	CK_CELL_SHELTER, /* parchis: safe, and no exit */
	CK_CELL_EXIT,    /* parchis: where the pieces of the arm come in; safe too */
	CK_CELL_CASTLE,  /* pachisi */
	CK_CELL_MIDDLE,  /* rows 2 to 8 of the middle column: the corridor */
	CK_CELL_HOME,
	CK_CELL_GOAL,
} ck_cell_kind;

static inline bool ck_cell_equal(ck_cell a, ck_cell b)
{
	return a.arm == b.arm && a.row == b.row && a.column == b.column;
}

/* Arms of the game's board: 4, 6 or 8. */
unsigned ck_cell_arms(const ck_game *g);

/* Where a seat's progress (0 … goal) stands. */
ck_cell ck_cell_of(const ck_game *g, unsigned seat, unsigned progress);

/* Where a ring square is, as ck_square numbers it: parchis 1 … 17 × arms, the cross 0 … 67. */
ck_cell ck_cell_of_ring(const ck_game *g, unsigned square);

ck_cell_kind ck_cell_kind_of(const ck_game *g, ck_cell cell);

/* The number of a cell of the ring as ck_square gives it: what a Parchís board has printed. False, and number
 * untouched, elsewhere. */
bool ck_cell_number(const ck_game *g, ck_cell cell, unsigned *number);

/* The number of a cell of an arm's rows 1 … 8 among all of them, below CK_CELLS_MAX, and back. */
unsigned ck_cell_index(ck_cell cell);
ck_cell ck_cell_at(unsigned index);

/* The seat that sits behind an arm, or -1: two and three seats leave arms empty. */
int ck_cell_seat(const ck_game *g, unsigned arm);

#endif
