/* line.h - a line of text on paper: how long it is, how much of a text it holds, and how it is written.
 *
 * Lengths and sizes of fonts are whole micrometres. Asterisks, with which Markdown marks words that matter, take no
 * room and are not written. */
#ifndef CK_PRINT_LINE_H
#define CK_PRINT_LINE_H

#include "draw/sink.h"

/* How a line is set. */
typedef struct ck_type {
	int32_t size; /* of the font */
	bool bold;
} ck_type;

typedef enum ck_anchor { CK_ANCHOR_START, CK_ANCHOR_MIDDLE, CK_ANCHOR_END } ck_anchor;

/* The length of a text of `size` bytes at most. */
int32_t ck_line_length(ck_type type, const char *text, size_t size);

/* The bytes of a text that a line of this room holds, cut between words; a word that is longer than the room is cut
 * behind a comma in it, or is a line of its own. *skip gets the bytes of the blanks behind them. 0, and then no bytes to skip either, only
 * for an empty text; a text that begins with a blank may have nothing but those to skip. */
size_t ck_line_fit(ck_type type, const char *text, size_t size, int32_t room, size_t *skip);

/* Write it as a <text> element, on the line through (x, y). */
void ck_line_write(ck_sink *s, ck_type type, ck_anchor anchor, int32_t x, int32_t y, const char *text,
                   size_t size);

#endif
