/* summary.h - the rules of a game on one side of a sheet.
 *
 * The whole page is set, nothing is left out: in the largest letters, up to a size for reading at a table, with which
 * it fits, in as many columns as make lines that are easy to read. */
#ifndef CK_PRINT_SUMMARY_H
#define CK_PRINT_SUMMARY_H

#include "guide/block.h"
#include "print/line.h"
#include "print/paper.h"

enum {
	CK_SUMMARY_ROWS = 640,
	CK_SUMMARY_RUNS = 1024,
	CK_SUMMARY_LEGIBLE = 7 * CK_POINT, /* no letters are smaller */
};

/* The sizes that a page is set in. */
typedef enum ck_summary_style {
	CK_SUMMARY_BODY,
	CK_SUMMARY_STRONG, /* the header of a table */
	CK_SUMMARY_HEADING,
	CK_SUMMARY_TITLE,
	CK_SUMMARY_STYLE_COUNT
} ck_summary_style;

/* A line of a column, or of the table in it. */
typedef struct ck_summary_row {
	int32_t y;      /* its base line */
	int32_t before; /* blank above it, unless it is the first of a column */
	uint8_t column;
	uint8_t style; /* of what stands in it */
	bool keep;     /* the next one may not begin a new column */
	bool ruled;    /* a line is drawn below */
} ck_summary_row;

/* A text in a row. */
typedef struct ck_summary_run {
	ck_span text; /* points into the page; may run over lines */
	int32_t x;    /* from the left of the column */
	uint16_t row;
} ck_summary_run;

/* A page laid out. It points into the page's text. */
typedef struct ck_summary {
	ck_box box;
	int32_t size;    /* of the font */
	int32_t width;   /* of a column */
	int32_t gutter;  /* between columns */
	int32_t top;     /* where the columns begin */
	int32_t bottom;  /* where the longest one ends */
	uint8_t columns; /* 1 … 4 */
	bool tall;       /* the letters are of Devanagari, which want more room between lines */
	bool full;       /* there was no room for all of it */
	ck_span title;
	size_t row_count, run_count;
	ck_summary_row rows[CK_SUMMARY_ROWS];
	ck_summary_run runs[CK_SUMMARY_RUNS];
} ck_summary;

/* Lay a page of Markdown out in a box. False if it does not fit in legible letters. */
bool ck_summary_fit(ck_summary *s, ck_box box, const char *page, size_t size);

/* How a style is set. */
ck_type ck_summary_type(const ck_summary *s, ck_summary_style style);

/* Write a page that fits. */
void ck_summary_write(ck_sink *sink, const ck_summary *s);

#endif
