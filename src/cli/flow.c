#include "cli/flow.h"

#include "guide/block.h"
#include "i18n/columns.h"

#include <stdbool.h>
#include <string.h>

enum { TABLE_GAP = 2 };

/* Where the output stands. */
typedef struct flow {
	FILE *out;
	unsigned width;
	size_t column; /* where the line being filled has got to; 0: nothing is on it */
	size_t indent; /* where its next line begins */
} flow;

/* ------------------------------------------------------------------- words */

/* The columns of a text without its marks of emphasis. */
static size_t columns_of(ck_span t)
{
	size_t columns = ck_columns(t.at, t.size);

	for (size_t i = 0; i < t.size; i++)
		columns -= t.at[i] == '*';
	return columns;
}

static void put(const flow *f, ck_span t)
{
	for (size_t i = 0; i < t.size; i++)
		if (t.at[i] != '*')
			putc(t.at[i], f->out);
}

static void repeat(const flow *f, char c, size_t count)
{
	while (count-- > 0)
		putc(c, f->out);
}

static void line_end(flow *f)
{
	putc('\n', f->out);
	f->column = 0;
}

/* One word behind what is on the line, or on the next line where it does not fit. */
static void word_put(flow *f, ck_span word)
{
	const size_t columns = columns_of(word);

	if (f->column > f->indent) {
		if (f->column + 1 + columns > f->width) {
			line_end(f);
		} else {
			putc(' ', f->out);
			f->column++;
		}
	}
	if (f->column == 0) {
		repeat(f, ' ', f->indent);
		f->column = f->indent;
	}
	put(f, word);
	f->column += columns;
}

static void words_put(flow *f, ck_span t)
{
	for (size_t at = 0; at < t.size;) {
		size_t end = at;

		while (end < t.size && t.at[end] != ' ' && t.at[end] != '\n')
			end++;
		if (end > at)
			word_put(f, (ck_span){t.at + at, end - at});
		at = end + 1;
	}
}

/* ------------------------------------------------------------------ blocks */

static void heading_write(flow *f, const ck_block *block)
{
	size_t columns = columns_of(block->text);

	words_put(f, block->text);
	line_end(f);
	repeat(f, block->kind == CK_BLOCK_TITLE ? '=' : '-', columns < f->width ? columns : f->width);
	line_end(f);
}

static void item_write(flow *f, const ck_block *block)
{
	f->indent = f->column = block->mark.size + 1;
	put(f, block->mark);
	putc(' ', f->out);
	words_put(f, block->text);
	line_end(f);
	f->indent = 0;
}

/* The columns that each column of a table needs; 0 for those that it does not have. */
static void table_measure(ck_span table, size_t *widths)
{
	ck_span cells[CK_BLOCK_CELLS];
	size_t count;

	memset(widths, 0, CK_BLOCK_CELLS * sizeof(*widths));
	while ((count = ck_block_row(&table, cells)) > 0)
		for (size_t i = 0; i < count; i++)
			if (columns_of(cells[i]) > widths[i])
				widths[i] = columns_of(cells[i]);
}

/* A row; what stands in the last column is filled, so that it may be long. */
static void row_write(flow *f, const ck_span *cells, size_t count, const size_t *widths)
{
	for (size_t i = 0; i < count; i++) {
		if (i + 1 < count) {
			put(f, cells[i]);
			repeat(f, ' ', widths[i] - columns_of(cells[i]) + TABLE_GAP);
			f->column += widths[i] + TABLE_GAP;
		} else {
			f->indent = f->column;
			words_put(f, cells[i]);
		}
	}
	line_end(f);
	f->indent = 0;
}

/* The line under the header. */
static void rule_write(flow *f, const size_t *widths)
{
	for (size_t i = 0; i < CK_BLOCK_CELLS && widths[i] > 0; i++) {
		size_t room = f->width - f->column;

		repeat(f, '-', widths[i] < room ? widths[i] : room);
		f->column += widths[i] < room ? widths[i] : room;
		if (i + 1 < CK_BLOCK_CELLS && widths[i + 1] > 0 && f->column + TABLE_GAP < f->width) {
			repeat(f, ' ', TABLE_GAP);
			f->column += TABLE_GAP;
		}
	}
	line_end(f);
}

static void table_write(flow *f, ck_span table)
{
	ck_span cells[CK_BLOCK_CELLS];
	size_t widths[CK_BLOCK_CELLS], count;
	bool header = true;

	table_measure(table, widths);
	while ((count = ck_block_row(&table, cells)) > 0) {
		row_write(f, cells, count, widths);
		if (header)
			rule_write(f, widths);
		header = false;
	}
}

static void block_write(flow *f, const ck_block *block)
{
	switch (block->kind) {
	case CK_BLOCK_TITLE:
	case CK_BLOCK_HEADING: heading_write(f, block); break;
	case CK_BLOCK_ITEM: item_write(f, block); break;
	case CK_BLOCK_TABLE: table_write(f, block->text); break;
	default:
		words_put(f, block->text);
		line_end(f);
		break;
	}
}

void ck_flow_write(FILE *out, const char *page, size_t size, unsigned width)
{
	flow f = {.out = out, .width = width};
	ck_span rest = {page, size};

	for (ck_block block; ck_block_take(&rest, &block);) {
		if (block.apart)
			line_end(&f);
		block_write(&f, &block);
	}
}
