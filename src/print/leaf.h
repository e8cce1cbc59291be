/* leaf.h - a leaf of a printed document: its heading, its foot, and the room between. Lengths are whole micrometres. */
#ifndef CK_PRINT_LEAF_H
#define CK_PRINT_LEAF_H

#include "draw/sink.h"
#include "print/paper.h"

/* All texts UTF-8, never NULL; "" is left out. */
typedef struct ck_leaf {
	ck_box sheet;        /* of the paper (ck_paper_sheet), or of a picture of any size; x and y are 0 */
	const char *lang;    /* "hi" */
	const char *heading; /* the name of the championship */
	const char *what;    /* "Round 2" */
	const char *foot;    /* "Arganda · 2026-11-30" */
	const char *number;  /* "2 / 5" */
	bool bare;           /* no heading and no foot are drawn: the sheet is cut, or has its own */
} ck_leaf;

/* What is between heading and foot. */
ck_box ck_leaf_room(const ck_leaf *l);

/* Begin the document: what is drawn next is black, in the fonts of print; and end it. */
void ck_leaf_begin(ck_sink *s, const ck_leaf *l);
void ck_leaf_end(ck_sink *s);

/* A line, and a box; colours as "#888", `thick` micrometres. */
void ck_leaf_stroke(ck_sink *s, int32_t x, int32_t y, int32_t right, int32_t down, const char *colour,
                    int32_t thick);
void ck_leaf_fill(ck_sink *s, ck_box box, const char *colour);
void ck_leaf_frame(ck_sink *s, ck_box box, const char *colour, int32_t thick);

#endif
