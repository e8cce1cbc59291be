/* grid.h - a table of text, which Markdown reads as one too. */
#ifndef CK_CLI_GRID_H
#define CK_CLI_GRID_H

#include <stdbool.h>
#include <stddef.h>

enum { CK_GRID_COLUMNS = 16, CK_GRID_CELL = 96 };

/* Cells row by row, the first row being the titles. All zero is empty; ck_grid_release frees it. */
typedef struct ck_grid {
	unsigned columns; /* 1 ... CK_GRID_COLUMNS, set before the first cell */
	size_t cells, capacity;
	char (*cell)[CK_GRID_CELL];
	bool failed; /* there was no memory for a cell */
} ck_grid;

/* The next cell, UTF-8, cut to fit. */
void ck_grid_put(ck_grid *g, const char *text);

/* The next cell, as printf writes it. */
__attribute__((format(printf, 2, 3))) void ck_grid_format(ck_grid *g, const char *format, ...);

/* Print the rows on standard output, the first column flush left, the others flush right. False, and nothing is
 * printed, if a cell had no memory. */
bool ck_grid_print(const ck_grid *g);

void ck_grid_release(ck_grid *g);

#endif
