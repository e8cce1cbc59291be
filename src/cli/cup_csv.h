/* cup_csv.h - CSV as spreadsheets write it: any of , ; and tab between the cells (or | where a line sep=| says so), quotes,
 * CRLF, a byte order mark, UTF-8, UTF-16 or Windows-1252. */
#ifndef CK_CLI_CUP_CSV_H
#define CK_CLI_CUP_CSV_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { CK_CUP_CSV_CELLS = 32 };

/* A line: cells without quotes and without spaces at their ends. */
typedef struct ck_cup_csv_row {
	const char *cell[CK_CUP_CSV_CELLS]; /* "" after the last */
	size_t cells;
	size_t line; /* in the file, from 1 */
} ck_cup_csv_row;

/* A file taken apart; its cells are in `text`. Begins as {0}. */
typedef struct ck_cup_csv {
	char *text; /* UTF-8 */
	ck_cup_csv_row *rows;
	size_t count;
	char separator;
	size_t bad_line; /* of a fault */
} ck_cup_csv;

typedef enum ck_cup_csv_fault {
	CK_CUP_CSV_READ,
	CK_CUP_CSV_NO_MEMORY,
	CK_CUP_CSV_NO_TEXT,  /* neither UTF-8 nor UTF-16 nor Windows-1252: bytes that are no letters */
	CK_CUP_CSV_QUOTE,    /* a quote in bad_line that never ends, or text behind one */
	CK_CUP_CSV_TOO_WIDE, /* more cells than there is room for, in bad_line */
} ck_cup_csv_fault;

/* Take apart `size` bytes. Empty lines are left out. Release it in either case. */
ck_cup_csv_fault ck_cup_csv_read(const char *bytes, size_t size, ck_cup_csv *csv);
void ck_cup_csv_release(ck_cup_csv *csv);

/* Write a cell, with quotes where any separator wants them; one that a spreadsheet would take for a formula gets a ' in
 * front. */
void ck_cup_csv_write(FILE *out, const char *cell);

/* Begin a file of lines with such a separator: a byte order mark, without which some spreadsheets read letters wrongly;
 * for | a line that says so. */
void ck_cup_csv_begin(FILE *out, char separator);

/* A line that is being written, cell by cell: {.out = , .separator = }. */
typedef struct ck_cup_csv_line {
	FILE *out;
	char separator;
	bool begun;
} ck_cup_csv_line;

void ck_cup_csv_cell(ck_cup_csv_line *line, const char *text);
void ck_cup_csv_number(ck_cup_csv_line *line, int64_t number);
void ck_cup_csv_end(ck_cup_csv_line *line);

/* Whether a spreadsheet would take a cell for a formula; also one with more ' before it, so that one more can be told from
 * them. */
bool ck_cup_csv_is_formula(const char *cell);

/* Bytes of whatever encoding as UTF-8, allocated, with a NUL behind; NULL without memory, or with *no_text where it is
 * no text. */
char *ck_cup_csv_decode(const char *bytes, size_t size, bool *no_text);

#endif
