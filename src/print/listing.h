/* listing.h - a list in columns over as many sheets as it takes: entrants, the games of a round, standings, cross tables.
 *
 * Columns of figures are as wide as their longest cell; columns of names share what is left, and a text that is longer
 * than its column goes on in the next line. The heads of the columns are at the top of every sheet. Nothing is cut off.
 * Lengths are whole micrometres; texts UTF-8. */
#ifndef CK_PRINT_LISTING_H
#define CK_PRINT_LISTING_H

#include "print/leaf.h"
#include "print/line.h"

enum { CK_LISTING_COLUMNS = 32 };

/* A cell that is grey: there can be nothing in it, as where an entrant would meet itself. */
extern const char ck_listing_void[];

typedef struct ck_listing_column {
	const char *head;
	uint16_t share; /* of the room that is left, for names; 0: as wide as the longest cell */
	uint8_t anchor; /* ck_anchor */
	bool bold;
	bool ruled;    /* somebody writes in it: lines stand on both sides, and it is not narrow */
	bool crossed;  /* of a cross table: lines stand on both sides */
	int32_t least; /* no narrower than this */
} ck_listing_column;

/* A part of a list, with columns of its own. */
typedef struct ck_listing_part {
	const char *title; /* over it, "" none */
	const char *note;  /* a paragraph below it, "" none */
	const ck_listing_column *columns;
	const char *const *cells; /* row by row, none NULL */
	size_t column_count;      /* 1 ... CK_LISTING_COLUMNS */
	size_t row_count;
	int32_t row_least; /* a row is no lower than this: room to write; 0 as low as letters allow */
	bool whole;        /* not parted if a sheet holds it */
} ck_listing_part;

typedef struct ck_listing {
	const ck_listing_part *parts;
	size_t count;
} ck_listing;

/* Where a sheet begins: at a row of a part; row_count of it stands for its note. */
typedef struct ck_listing_place {
	size_t part, row;
} ck_listing_place;

/* Where the sheet behind one begins that begins at `from`, in a room of that size; part == count: that was the last one. */
ck_listing_place ck_listing_next(const ck_listing *l, ck_listing_place from, ck_box room);

/* The height that all of it takes in one piece. */
int32_t ck_listing_height(const ck_listing *l, int32_t width);

/* Write the sheet that begins at `from`. */
void ck_listing_write(ck_sink *s, const ck_listing *l, ck_listing_place from, ck_box room);

#endif
