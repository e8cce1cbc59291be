#define _XOPEN_SOURCE 700 /* wcwidth */

#include "term/screen_canvas.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

/* ------------------------------------------------------------- characters */

/* The code point at text, and its bytes; broken UTF-8 is one byte of U+FFFD. */
static size_t code_point(const char *text, uint32_t *point)
{
	const unsigned char *at = (const unsigned char *)text;
	size_t size = at[0] < 0x80   ? 1
	              : at[0] < 0xC2 ? 0
	              : at[0] < 0xE0 ? 2
	              : at[0] < 0xF0 ? 3
	              : at[0] < 0xF5 ? 4
	                             : 0;

	*point = size == 0 ? 0xFFFD : size == 1 ? at[0] : at[0] & (0x7Fu >> size);
	for (size_t i = 1; i < size; i++) {
		if ((at[i] & 0xC0) != 0x80) {
			*point = 0xFFFD;
			return 1;
		}
		*point = *point << 6 | (at[i] & 0x3Fu);
	}
	return size == 0 ? 1 : size;
}

/* Columns of a code point: 0 for a mark, 1 for what the locale does not know. */
static int point_columns(uint32_t point)
{
	int columns = wcwidth((wchar_t)point);

	return columns < 0 || columns > 2 ? 1 : columns;
}

size_t ck_text_next(const char *text, int *columns)
{
	uint32_t point;
	size_t size, used;

	*columns = 0;
	if (text[0] == '\0')
		return 0;
	used = code_point(text, &point);
	*columns = point_columns(point);
	while (text[used] != '\0') {
		size = code_point(text + used, &point);
		if (point_columns(point) != 0 || used + size >= CK_SPOT_TEXT)
			break;
		used += size;
	}
	return used;
}

/* U+00A0 … U+00FF in ASCII. */
static const char *const latin[] = {
	" ", "",  "c", "L", "?", "Y", "|",  "?", "\"", "(c)", "a", "\"", "-",   "",    "(r)", "-",
	"o", "+", "2", "3", "'", "u", "?",  ".", ",",  "1",   "o", "\"", "1/4", "1/2", "3/4", "",
	"A", "A", "A", "A", "A", "A", "AE", "C", "E",  "E",   "E", "E",  "I",   "I",   "I",   "I",
	"D", "N", "O", "O", "O", "O", "O",  "x", "O",  "U",   "U", "U",  "U",   "Y",   "T",   "ss",
	"a", "a", "a", "a", "a", "a", "ae", "c", "e",  "e",   "e", "e",  "i",   "i",   "i",   "i",
	"d", "n", "o", "o", "o", "o", "o",  "/", "o",  "u",   "u", "u",  "u",   "y",   "t",   "y",
};

_Static_assert(sizeof(latin) / sizeof(latin[0]) == 0x100 - 0xA0, "one for each");

/* A code point above ASCII in ASCII; "" for what only belongs to a language's spelling. */
static const char *plain_of(uint32_t point)
{
	if (point >= 0xA0 && point <= 0xFF)
		return latin[point - 0xA0];
	if (point >= 0x300 && point <= 0x36F)
		return "";
	switch (point) {
	case 0x2013:
	case 0x2014: return "-";
	case 0x2018:
	case 0x2019: return "'";
	case 0x201C:
	case 0x201D: return "\"";
	case 0x2026: return "...";
	case 0x2192: return "->";
	default: return "?";
	}
}

void ck_text_plain(const char *text, char *out, size_t cap)
{
	size_t used = 0;

	while (*text != '\0' && used + 1 < cap) {
		uint32_t point;
		char own[2] = {*text, '\0'};
		size_t size = code_point(text, &point), width;
		const char *plain = point < 0x80 ? own : plain_of(point);

		width = strlen(plain);
		if (width > cap - 1 - used)
			break;
		memcpy(out + used, plain, width);
		used += width;
		text += size;
	}
	out[used] = '\0';
}

int ck_text_columns(const char *text, bool ascii)
{
	char plain[1024];
	int columns, sum = 0;

	if (ascii) {
		ck_text_plain(text, plain, sizeof(plain));
		return (int)strlen(plain);
	}
	for (size_t size; (size = ck_text_next(text, &columns)) > 0; text += size)
		sum += columns;
	return sum;
}

size_t ck_text_fit(const char *text, int columns, bool ascii, size_t *skip)
{
	size_t at = 0, cut = 0;
	int used = 0, width;

	*skip = 0;
	while (text[at] != '\0') {
		size_t size = ck_text_next(text + at, &width);
		char one[CK_SPOT_TEXT + 1], plain[CK_SPOT_TEXT + 1];

		if (ascii) {
			memcpy(one, text + at, size);
			one[size] = '\0';
			ck_text_plain(one, plain, sizeof(plain));
			width = (int)strlen(plain);
		}
		if (text[at] == ' ')
			cut = at;
		if (used + width > columns && at > 0) {
			*skip = cut > 0;
			return cut > 0 ? cut : at;
		}
		used += width;
		at += size;
	}
	return at;
}

/* ------------------------------------------------------------- the canvas */

bool ck_canvas_size(ck_canvas *c, int rows, int columns)
{
	ck_spot *spots;

	rows = rows < 1 ? 1 : rows;
	columns = columns < 1 ? 1 : columns;
	spots = calloc((size_t)rows * (size_t)columns, sizeof(*spots));
	if (spots == NULL)
		return false;
	free(c->spots);
	c->spots = spots;
	c->rows = rows;
	c->columns = columns;
	ck_canvas_clear(c);
	return true;
}

void ck_canvas_release(ck_canvas *c)
{
	free(c->spots);
	*c = (ck_canvas){0};
}

void ck_canvas_clear(ck_canvas *c)
{
	for (int i = 0; i < c->rows * c->columns; i++)
		c->spots[i] = (ck_spot){.text = " "};
}

ck_spot *ck_canvas_at(const ck_canvas *c, int row, int column)
{
	return &c->spots[row * c->columns + column];
}

int ck_canvas_put(ck_canvas *c, int row, int column, int columns, ck_ink ink, const char *text)
{
	char plain[1024];
	int width, used = 0;

	if (row < 0 || row >= c->rows || column < 0)
		return 0;
	if (columns > c->columns - column)
		columns = c->columns - column;
	if (c->ascii) {
		ck_text_plain(text, plain, sizeof(plain));
		text = plain;
	}
	for (size_t size; (size = ck_text_next(text, &width)) > 0 && used + width <= columns; text += size) {
		ck_spot *spot = ck_canvas_at(c, row, column + used);

		if (width == 0)
			continue; /* marks without a letter */
		*spot = (ck_spot){.ink = ink};
		memcpy(spot->text, (unsigned char)text[0] < ' ' ? "?" : text, size);
		for (int i = 1; i < width; i++)
			spot[i] = (ck_spot){.ink = ink};
		used += width;
	}
	return used;
}

void ck_canvas_mark(ck_canvas *c, const ck_area *area, ck_ink ink)
{
	for (int row = area->row; row < area->row + area->rows; row++) {
		for (int column = area->column; column < area->column + area->columns; column++) {
			ck_spot *spot;

			if (row < 0 || row >= c->rows || column < 0 || column >= c->columns)
				continue;
			spot = ck_canvas_at(c, row, column);
			spot->ink.style |= ink.style;
			if (ink.tone != CK_TONE_TEXT)
				spot->ink.tone = ink.tone;
		}
	}
}
