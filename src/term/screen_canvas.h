/* screen_canvas.h - a picture made of characters: what the screen shows, before any terminal is spoken to.
 *
 * Text put on it is UTF-8; what does not fit is cut off, never wrapped. A character that takes two columns, and
 * the marks that belong to one (accents, vowel signs), stay together. Where the terminal knows no UTF-8 the canvas
 * is `ascii`: whatever is put on it is then written without accents.
 */
#ifndef CK_TERM_SCREEN_CANVAS_H
#define CK_TERM_SCREEN_CANVAS_H

#include "draw/colour.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CK_SPOT_TEXT = 20 };

/* Styles, to be added up. Each is told from the others without colour. */
enum { CK_STYLE_BOLD = 1, CK_STYLE_REVERSE = 2, CK_STYLE_UNDERLINE = 4, CK_STYLE_DIM = 8 };

/* Tones: text as the terminal has it; a colour as ink on the terminal's own paper; a colour as paper under dark
 * or light ink. */
enum {
	CK_TONE_TEXT,
	CK_TONE_INK,
	CK_TONE_TILE = CK_TONE_INK + CK_COLOUR_COUNT,
	CK_TONE_COUNT = CK_TONE_TILE + CK_COLOUR_COUNT
};

/* How a piece of text looks. */
typedef struct ck_ink {
	uint8_t tone;
	uint8_t style;
} ck_ink;

/* One column of one row. */
typedef struct ck_spot {
	char text
		[CK_SPOT_TEXT]; /* a character and the marks that belong to it; "" behind one of two columns */
	ck_ink ink;
} ck_spot;

typedef struct ck_canvas {
	int rows, columns;
	bool ascii;     /* text is written without accents */
	bool letters;   /* pieces and marks are letters, not signs */
	ck_spot *spots; /* rows × columns */
} ck_canvas;

/* An area of it. */
typedef struct ck_area {
	int row, column, rows, columns;
} ck_area;

/* Give the canvas a size, all blank. False, and the canvas as it was, if there is no memory. A canvas begins as
 * {0}. */
bool ck_canvas_size(ck_canvas *c, int rows, int columns);
void ck_canvas_release(ck_canvas *c);

/* Blank all of it. */
void ck_canvas_clear(ck_canvas *c);

ck_spot *ck_canvas_at(const ck_canvas *c, int row, int column);

/* Put text, at most `columns` wide; returns the columns taken. Nothing is put outside the canvas. */
int ck_canvas_put(ck_canvas *c, int row, int column, int columns, ck_ink ink, const char *text);

/* Give an area's spots styles and a tone over what they have; CK_TONE_TEXT leaves the tone. */
void ck_canvas_mark(ck_canvas *c, const ck_area *area, ck_ink ink);

/* The columns that a text takes on a canvas, ascii or not. */
int ck_text_columns(const char *text, bool ascii);

/* The bytes of a text that fit on a line of so many columns, cut between words where that is possible; *skip gets
 * the bytes of the blank behind them. 0 only for an empty text. */
size_t ck_text_fit(const char *text, int columns, bool ascii, size_t *skip);

/* One character of UTF-8 with the marks that belong to it: its bytes, at least 1 unless the text is empty, and
 * the columns that it takes. */
size_t ck_text_next(const char *text, int *columns);

/* Write a text without anything but ASCII, at most cap bytes with its NUL. */
void ck_text_plain(const char *text, char *out, size_t cap);

#endif
