/* table.h - a table with all that it needs. */
#ifndef CK_WASM_TABLE_H
#define CK_WASM_TABLE_H

#include "table/table.h"

#include "wasm/export.h"

struct ck_wasm_table {
	ck_table table; /* its log is of heap.h */
	ck_game game;   /* the table's own */
};

#endif
