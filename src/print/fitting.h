/* fitting.h - a text of any length in a box on paper: in the largest letters with which it fits, over several lines if
 * that makes them larger, and never cut off.
 *
 * A line is broken between words and where the text has an end of line. A word is broken only where it would be in
 * letters too small to read, or much smaller than was wished, and then between letters as their readers count them:
 * marks stay with what they stand on, and what Devanagari joins stays together. Lengths are whole micrometres.
 */
#ifndef CK_PRINT_FITTING_H
#define CK_PRINT_FITTING_H

#include "print/line.h"
#include "print/paper.h"

enum {
	CK_FITTING_LINES = 24,
	CK_FITTING_LEGIBLE = 5 * CK_POINT, /* words are not broken for letters larger than this */
};

/* How a text is set. It points into nothing: whoever writes it hands the text over again. */
typedef struct ck_fitting {
	ck_type type;
	int32_t step;                                            /* from one base line to the next */
	int32_t length;                                          /* of the longest line, at most */
	uint32_t count;                                          /* lines */
	uint32_t from[CK_FITTING_LINES], size[CK_FITTING_LINES]; /* bytes of the text */
} ck_fitting;

/* Set a text in a box of this width and height, in letters of `largest` at most, and its lines about equally long. Letters
 * are a tenth of a point at least: a text that does not fit then is written over the edge of the box. */
void ck_fitting_find(ck_fitting *f, const char *text, int32_t width, int32_t height, ck_type largest);

/* Set it in letters of this size in as many lines as it takes; its height is f->count * f->step. Words longer than a line
 * are broken. A few lines are about equally long. */
void ck_fitting_wrap(ck_fitting *f, const char *text, int32_t width, ck_type type);

/* The length of a text in one line, at most, and of its longest word. */
int32_t ck_fitting_length(const char *text, ck_type type);
int32_t ck_fitting_word(const char *text, ck_type type);

/* Write it, at x (the start, the middle or the end of its lines), in the middle of the heights y ... y + height. */
void ck_fitting_write(ck_sink *s, const ck_fitting *f, const char *text, ck_anchor anchor, int32_t x,
                      int32_t y, int32_t height);

/* Write a line through (x, y), whatever its length. */
void ck_fitting_line(ck_sink *s, ck_type type, ck_anchor anchor, int32_t x, int32_t y, const char *text);

#endif
