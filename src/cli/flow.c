#include "cli/flow.h"

#include "i18n/columns.h"

#include <stdbool.h>
#include <string.h>

enum { TABLE_COLUMNS = 12, TABLE_GAP = 2 };

/* Some bytes of a page. */
typedef struct text {
	const char *at;
	size_t size;
} text;

/* Where the output stands. */
typedef struct flow {
	FILE *out;
	unsigned width;
	size_t column; /* where the line being filled has got to; 0: nothing is on it */
	size_t indent; /* where its next line begins */
} flow;

/* ------------------------------------------------------------------- words */

/* The columns of a text without its marks of emphasis. */
static size_t columns_of(text t)
{
	size_t columns = ck_columns(t.at, t.size);

	for (size_t i = 0; i < t.size; i++)
		columns -= t.at[i] == '*';
	return columns;
}

static void put(const flow *f, text t)
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
static void word_put(flow *f, text word)
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

static void words_put(flow *f, text t)
{
	for (size_t at = 0; at < t.size;) {
		size_t end = at;

		while (end < t.size && t.at[end] != ' ')
			end++;
		if (end > at)
			word_put(f, (text){t.at + at, end - at});
		at = end + 1;
	}
}

/* ------------------------------------------------------------------- lines */

/* The next line of a page, without its end. */
static text line_take(text *page)
{
	const char *end = memchr(page->at, '\n', page->size);
	text line = {page->at, end != NULL ? (size_t)(end - page->at) : page->size};
	size_t gone = line.size + (end != NULL);

	page->at += gone;
	page->size -= gone;
	return line;
}

static bool begins(text line, const char *with)
{
	return line.size >= strlen(with) && memcmp(line.at, with, strlen(with)) == 0;
}

static text behind(text line, size_t bytes)
{
	return (text){line.at + bytes, line.size - bytes};
}

/* The bytes of "- " or "12. " at the beginning of a line; 0 if it is no item of a list. */
static size_t bullet_size(text line)
{
	size_t digits = 0;

	if (begins(line, "- "))
		return 2;
	while (digits < line.size && line.at[digits] >= '0' && line.at[digits] <= '9')
		digits++;
	return digits > 0 && begins(behind(line, digits), ". ") ? digits + 2 : 0;
}

static bool is_plain(text line)
{
	return line.size > 0 && !begins(line, "#") && !begins(line, "|") && bullet_size(line) == 0;
}

/* ------------------------------------------------------------------ blocks */

static void heading_write(flow *f, text line)
{
	const bool title = !begins(line, "##");
	text words;

	while (begins(line, "#"))
		line = behind(line, 1);
	words = behind(line, line.size > 0);
	words_put(f, words);
	line_end(f);
	repeat(f, title ? '=' : '-', columns_of(words) < f->width ? columns_of(words) : f->width);
	line_end(f);
}

/* A paragraph, or an item of a list: its lines and those that go on from it. */
static void paragraph_write(flow *f, text line, text *page)
{
	const size_t bullet = bullet_size(line);

	put(f, (text){line.at, bullet});
	f->indent = f->column = bullet;
	words_put(f, behind(line, bullet));
	for (text ahead = *page, next = line_take(&ahead); page->size > 0 && is_plain(next);
	     next = line_take(&ahead)) {
		words_put(f, next);
		*page = ahead;
	}
	line_end(f);
	f->indent = 0;
}

/* The cells of a row of a table, at most TABLE_COLUMNS; how many. */
static size_t cells_take(text line, text *cells)
{
	size_t count = 0;

	line = behind(line, 1);
	while (line.size > 0 && count < TABLE_COLUMNS) {
		const char *end = memchr(line.at, '|', line.size);
		text cell = {line.at, end != NULL ? (size_t)(end - line.at) : line.size};

		line = behind(line, cell.size + (end != NULL));
		while (begins(cell, " "))
			cell = behind(cell, 1);
		while (cell.size > 0 && cell.at[cell.size - 1] == ' ')
			cell.size--;
		cells[count++] = cell;
	}
	return count;
}

static bool is_rule(text line)
{
	return begins(line, "|-") || begins(line, "|:") || begins(line, "| -");
}

/* The columns that each column of the table at `page` needs. */
static void table_measure(text page, size_t *widths)
{
	text cells[TABLE_COLUMNS];

	memset(widths, 0, TABLE_COLUMNS * sizeof(*widths));
	for (text line = line_take(&page); begins(line, "|"); line = line_take(&page)) {
		size_t count = is_rule(line) ? 0 : cells_take(line, cells);

		for (size_t i = 0; i < count; i++)
			if (columns_of(cells[i]) > widths[i])
				widths[i] = columns_of(cells[i]);
	}
}

/* A row; what stands in the last column is filled, so that it may be long. */
static void row_write(flow *f, text line, const size_t *widths)
{
	text cells[TABLE_COLUMNS];
	size_t count = cells_take(line, cells);

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

static void rule_write(flow *f, const size_t *widths)
{
	for (size_t i = 0; i < TABLE_COLUMNS && widths[i] > 0; i++) {
		size_t room = f->width - f->column;

		repeat(f, '-', widths[i] < room ? widths[i] : room);
		f->column += widths[i] < room ? widths[i] : room;
		if (i + 1 < TABLE_COLUMNS && widths[i + 1] > 0 && f->column + TABLE_GAP < f->width) {
			repeat(f, ' ', TABLE_GAP);
			f->column += TABLE_GAP;
		}
	}
	line_end(f);
}

static void table_write(flow *f, text *page)
{
	size_t widths[TABLE_COLUMNS];

	table_measure(*page, widths);
	while (begins(*page, "|")) {
		text line = line_take(page);

		if (is_rule(line))
			rule_write(f, widths);
		else
			row_write(f, line, widths);
	}
}

void ck_flow_write(FILE *out, const char *page, size_t size, unsigned width)
{
	flow f = {.out = out, .width = width};
	text rest = {page, size};

	while (rest.size > 0) {
		text before = rest, line = line_take(&rest);

		if (line.size == 0) {
			line_end(&f);
		} else if (begins(line, "#")) {
			heading_write(&f, line);
		} else if (begins(line, "|")) {
			rest = before;
			table_write(&f, &rest);
		} else {
			paragraph_write(&f, line, &rest);
		}
	}
}
