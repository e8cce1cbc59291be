/* summary_rows.h - the rows of a summary, before they have their places. */
#ifndef CK_PRINT_SUMMARY_ROWS_H
#define CK_PRINT_SUMMARY_ROWS_H

#include "print/summary.h"

/* Add a row; if there is no more room, s->full. */
void ck_summary_row_add(ck_summary *s, ck_summary_style style, int32_t before);

/* Add a text to the last row. */
void ck_summary_run_add(ck_summary *s, ck_span text, int32_t x);

/* Break a page into the rows of columns of s->width in letters of s->size. The title is not among them. */
void ck_summary_compose(ck_summary *s, ck_span page);

/* The rows of a table. */
void ck_summary_table(ck_summary *s, ck_span table, int32_t before);

#endif
