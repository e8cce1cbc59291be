/* qr.h - a QR code as lines of text, for a phone to be held before the screen. */
#ifndef CK_SERVER_QR_H
#define CK_SERVER_QR_H

#include <stdbool.h>
#include <stddef.h>

enum {
	CK_QR_SIDE_MAX = 57, /* modules of a side: version 10, 213 characters */
	CK_QR_MARGIN = 4,    /* light modules around it, as the standard wants */
	/* a character for each column of two rows, at most 3 bytes, and what colours the line */
	CK_QR_TEXT = (CK_QR_SIDE_MAX + 2 * CK_QR_MARGIN + 1) / 2 *
	                     ((CK_QR_SIDE_MAX + 2 * CK_QR_MARGIN) * 3 + 24) +
	             1,
};

/* Draw side × side modules, row by row, the lowest bit of each byte set where it is dark, into text[CK_QR_TEXT]: lines
 * of half blocks, two rows of modules to a line, dark on light whatever the colours of the terminal. Without `colour`
 * the light modules are what is drawn, which is right where writing is light on dark. Returns the length. Pure. */
size_t ck_qr_draw(const unsigned char *modules, unsigned side, bool colour, char *text);

/* The columns that the QR code of a text takes, drawn into text[CK_QR_TEXT]; 0 if it would be too large, or there is
 * no memory. */
unsigned ck_qr_write(const char *content, bool colour, char *text);

#endif
