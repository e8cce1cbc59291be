/* rank_out.h - values of JSON and CSV on standard output. */
#ifndef CK_CLI_RANK_OUT_H
#define CK_CLI_RANK_OUT_H

#include <stddef.h>
#include <stdint.h>

/* A text as a string of JSON, in its quotes; what is no UTF-8 becomes U+FFFD. */
void ck_rank_json_text(const char *text, size_t size);

/* A field of CSV: in quotes where it must be, quotes doubled. A text that a spreadsheet would take for a formula gets an
 * apostrophe before it. `first` begins a line, else a comma stands before. */
void ck_rank_csv_text(int first, const char *text);
void ck_rank_csv_number(int first, uint64_t number);

/* Points, parts of rank/points.h, as a number without `+`. */
void ck_rank_points_print(int64_t parts);

#endif
