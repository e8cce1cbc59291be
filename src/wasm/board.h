/* board.h - cells of the board, on their way in and out. */
#ifndef CK_WASM_BOARD_H
#define CK_WASM_BOARD_H

#include "draw/plan.h"

/* Put a cell into the slot; 1. */
uint32_t ck_wasm_cell_put(ck_cell c);

/* The cell of those numbers; false, and it is a failure, if the board has none. */
bool ck_wasm_cell_in(const ck_game *g, uint32_t arm, uint32_t row, int32_t column, ck_cell *out);

#endif
