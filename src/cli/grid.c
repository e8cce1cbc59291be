#include "cli/grid.h"

#include "base.h"
#include "i18n/i18n.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* Room for one cell more. */
static bool grow(ck_grid *g)
{
	size_t capacity = g->capacity == 0 ? 64 : g->capacity * 2;
	char(*cell)[CK_GRID_CELL] = realloc(g->cell, capacity * sizeof *cell);

	if (cell == NULL)
		return false;
	g->cell = cell;
	g->capacity = capacity;
	return true;
}

void ck_grid_put(ck_grid *g, const char *text)
{
	static const ck_slot none[] = {{NULL, NULL}};

	if (g->failed || (g->cells == g->capacity && !grow(g)))
		g->failed = true;
	else
		ck_fill(g->cell[g->cells++], CK_GRID_CELL, text, none); /* which never cuts a character */
}

void ck_grid_format(ck_grid *g, const char *format, ...)
{
	char text[CK_GRID_CELL];
	va_list arguments;

	va_start(arguments, format);
	vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	ck_grid_put(g, text);
}

/* The width of UTF-8 text in characters. */
static int width_of(const char *text)
{
	int width = 0;

	for (; *text != '\0'; text++)
		width += ((unsigned char)*text & 0xC0) != 0x80;
	return width;
}

static void find_widths(const ck_grid *g, int *widths)
{
	for (unsigned c = 0; c < g->columns; c++)
		widths[c] = 3; /* the least that a ruler has */
	for (size_t i = 0; i < g->cells; i++) {
		int width = width_of(g->cell[i]);

		if (width > widths[i % g->columns])
			widths[i % g->columns] = width;
	}
}

static void print_cell(const char *text, int width, bool left)
{
	int space = width - width_of(text);

	printf("| %*s%s%*s ", left ? 0 : space, "", text, left ? space : 0, "");
}

/* The line below the titles: a colon says where the column is flush. */
static void print_ruler(const ck_grid *g, const int *widths)
{
	for (unsigned c = 0; c < g->columns; c++) {
		printf("| ");
		for (int i = 1; i < widths[c]; i++)
			putchar('-');
		printf("%c ", c == 0 ? '-' : ':');
	}
	printf("|\n");
}

bool ck_grid_print(const ck_grid *g)
{
	int widths[CK_GRID_COLUMNS];

	CK_ASSERT(g->columns > 0 && g->columns <= CK_GRID_COLUMNS);
	if (g->failed)
		return false;
	find_widths(g, widths);
	for (size_t i = 0; i < g->cells; i++) {
		unsigned column = (unsigned)(i % g->columns);

		print_cell(g->cell[i], widths[column], column == 0);
		if (column + 1 == g->columns)
			printf("|\n");
		if (i + 1 == g->columns)
			print_ruler(g, widths);
	}
	return true;
}

void ck_grid_release(ck_grid *g)
{
	free(g->cell);
	*g = (ck_grid){0};
}
