/* glyph.h - how wide the letters of print are.
 *
 * The figures are the advance widths of Noto Sans and Noto Sans Devanagari (the fonts that docs/dependencies.md asks
 * for), rounded up. Letters of Devanagari join to shapes that are narrower than the letters one by one, and pairs of
 * Latin letters move together, so that a sum of these widths is what a text takes at most. */
#ifndef CK_PRINT_GLYPH_H
#define CK_PRINT_GLYPH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The fonts by name, as font-family has them, and what stands in for them. */
#define CK_GLYPH_FAMILY "Noto Sans, Noto Sans Devanagari, DejaVu Sans, Lohit Devanagari, sans-serif"

enum { CK_GLYPH_EM = 1000 };

/* The width of a character in thousandths of the size of the font: 0 for marks above and below others, CK_GLYPH_EM
 * for what is not known. */
unsigned ck_glyph_width(uint32_t character, bool bold);

#endif
