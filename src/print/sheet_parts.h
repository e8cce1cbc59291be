/* sheet_parts.h - what the files of a printed sheet share. */
#ifndef CK_PRINT_SHEET_PARTS_H
#define CK_PRINT_SHEET_PARTS_H

#include "print/sheet.h"

enum {
	CK_FOOT = 16 * CK_MM,    /* of the rule and the words at the bottom of a sheet */
	CK_FOOT_GAP = 3 * CK_MM, /* above them */
	CK_MARK = 5 * CK_MM,     /* room for the marks around what is cut out */
	CK_MARK_LENGTH = 4 * CK_MM,
	CK_BLEED = 1500,          /* printed beyond the cut, where scissors go astray */
	CK_ARM_GAP = 2 * CK_MARK, /* between two arms */
};

/* What is printed on above the foot. */
ck_box ck_sheet_room(ck_paper paper, bool landscape);

/* Micrometres of paper for a unit of the board, in thousandths, for a board of this size. */
int64_t ck_sheet_scale(const ck_print *p, int32_t size);

/* A length of the plan, thousandths of a unit, on paper. */
int32_t ck_sheet_length(const ck_print *p, int32_t size, int32_t thousandths);

/* The reach of the drawing, with whatever it has around the board, on paper; from its middle. */
int32_t ck_sheet_extent(const ck_print *p, int32_t size);

/* The board drawn as it is printed. */
ck_drawing ck_sheet_drawing(const ck_print *p);

/* How many pages the pieces for a board of this size take. */
unsigned ck_sheet_pieces_pages(const ck_print *p, int32_t size);

/* Write a page of pieces. */
void ck_sheet_pieces_write(ck_sink *s, const ck_print *p, const ck_sheet *sheet);

#endif
