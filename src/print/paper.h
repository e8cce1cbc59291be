/* paper.h - sheets of paper that a home printer takes. All lengths are whole micrometres. */
#ifndef CK_PRINT_PAPER_H
#define CK_PRINT_PAPER_H

#include <stdbool.h>
#include <stdint.h>

enum {
	CK_MM = 1000,
	CK_POINT = 353,              /* a point of a printer, 1/72 inch, rounded */
	CK_PAPER_MARGIN = 8 * CK_MM, /* that printers leave blank on every side, with some to spare */
};

typedef enum ck_paper {
	CK_PAPER_A4,
	CK_PAPER_LETTER,
	CK_PAPER_A3,
	CK_PAPER_COUNT,
} ck_paper;

/* A size, or a place with a size; x to the right, y down from the upper left corner of the sheet. */
typedef struct ck_box {
	int32_t x, y, width, height;
} ck_box;

/* The whole sheet, upright or on its side. */
ck_box ck_paper_sheet(ck_paper paper, bool landscape);

/* What of it may be printed on. */
ck_box ck_paper_inside(ck_paper paper, bool landscape);

#endif
