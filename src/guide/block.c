#include "guide/block.h"

#include <string.h>

static ck_span behind(ck_span t, size_t bytes)
{
	return (ck_span){t.at + bytes, t.size - bytes};
}

static bool begins(ck_span t, const char *with)
{
	return t.size >= strlen(with) && memcmp(t.at, with, strlen(with)) == 0;
}

/* The next line, without its end. */
static ck_span line_take(ck_span *page)
{
	const char *end = memchr(page->at, '\n', page->size);
	ck_span line = {page->at, end != NULL ? (size_t)(end - page->at) : page->size};

	*page = behind(*page, line.size + (end != NULL));
	return line;
}

/* The bytes of "-" or "12." where an item of a list begins, else 0. */
static size_t mark_size(ck_span line)
{
	size_t digits = 0;

	if (begins(line, "- "))
		return 1;
	while (digits < line.size && line.at[digits] >= '0' && line.at[digits] <= '9')
		digits++;
	return digits > 0 && begins(behind(line, digits), ". ") ? digits + 1 : 0;
}

static bool goes_on(ck_span line)
{
	return line.size > 0 && !begins(line, "#") && !begins(line, "|") && mark_size(line) == 0;
}

/* The text from a line on, with the lines after it for which this holds. */
static ck_span lines_take(ck_span from, ck_span *page, bool (*holds)(ck_span))
{
	const char *end = from.at + from.size;

	while (page->size > 0) {
		ck_span ahead = *page, next = line_take(&ahead);

		if (!holds(next))
			break;
		end = next.at + next.size;
		*page = ahead;
	}
	return (ck_span){from.at, (size_t)(end - from.at)};
}

static bool is_row(ck_span line)
{
	return begins(line, "|");
}

bool ck_block_take(ck_span *page, ck_block *out)
{
	ck_span line = {page->at, 0};
	bool apart = false;
	size_t mark;

	while (page->size > 0 && line.size == 0) {
		line = line_take(page);
		apart = apart || line.size == 0;
	}
	if (line.size == 0)
		return false;
	mark = mark_size(line);
	*out = (ck_block){.kind = CK_BLOCK_PARAGRAPH, .text = line, .apart = apart};
	if (begins(line, "# ")) {
		out->kind = CK_BLOCK_TITLE;
		out->text = behind(line, 2);
	} else if (begins(line, "## ")) {
		out->kind = CK_BLOCK_HEADING;
		out->text = behind(line, 3);
	} else if (is_row(line)) {
		out->kind = CK_BLOCK_TABLE;
		out->text = lines_take(line, page, is_row);
	} else if (mark > 0) {
		out->kind = CK_BLOCK_ITEM;
		out->mark = (ck_span){line.at, mark};
		out->text = lines_take(behind(line, mark + 1), page, goes_on);
	} else {
		out->text = lines_take(line, page, goes_on);
	}
	return true;
}

/* ------------------------------------------------------------------ tables */

static ck_span trim(ck_span t)
{
	while (t.size > 0 && t.at[0] == ' ')
		t = behind(t, 1);
	while (t.size > 0 && t.at[t.size - 1] == ' ')
		t.size--;
	return t;
}

/* True for the line under the header: dashes, and what may stand about them. */
static bool is_rule(ck_span line)
{
	bool dashes = false;

	for (size_t i = 0; i < line.size; i++) {
		if (memchr("|-: ", line.at[i], 4) == NULL)
			return false;
		dashes = dashes || line.at[i] == '-';
	}
	return dashes;
}

size_t ck_block_row(ck_span *table, ck_span *cells)
{
	size_t count = 0;
	ck_span line;

	do {
		if (table->size == 0)
			return 0;
		line = line_take(table);
	} while (is_rule(line));
	line = behind(line, 1);
	while (line.size > 0 && count < CK_BLOCK_CELLS) {
		const char *end = memchr(line.at, '|', line.size);
		ck_span cell = {line.at, end != NULL ? (size_t)(end - line.at) : line.size};

		line = behind(line, cell.size + (end != NULL));
		cells[count++] = trim(cell);
	}
	return count;
}
