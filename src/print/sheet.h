/* sheet.h - a board to print: which sheets of paper it takes, and each of them as an SVG document of that size.
 *
 * Pure: the same bytes on every machine. Lengths are whole micrometres, on the sheet from its upper left corner. A
 * sheet carries a rule of 100 mm, so that whoever prints it can see whether the printer has kept the size, and
 * says what it is; these words come from outside, in the language of the person. */
#ifndef CK_PRINT_SHEET_H
#define CK_PRINT_SHEET_H

#include "draw/drawing.h"
#include "print/paper.h"
#include "print/summary.h"

typedef enum ck_sheet_kind {
	CK_SHEET_WHOLE,  /* the board on one sheet */
	CK_SHEET_TILES,  /* the board over several sheets, to be cut and joined */
	CK_SHEET_ARMS,   /* the cross: its arms, and the Charkoni with a picture of how they are joined */
	CK_SHEET_PIECES, /* pieces to cut out, for chaupar long dice too */
	CK_SHEET_RULES,  /* the rules on one page */
	CK_SHEET_KIND_COUNT
} ck_sheet_kind;

enum {
	CK_SHEETS_MAX = 128,
	CK_CUTS_MAX = 4,
	CK_PRINT_SIZE_MIN = 60 * CK_MM,
	CK_PRINT_SIZE_MAX = 1500 * CK_MM,
	CK_PRINT_RULE = 100 * CK_MM,
	CK_PRINT_CROSS = 475 * CK_MM, /* the cross of arms where no size is asked for: squares of 25 mm */
};

/* What is to be printed. */
typedef struct ck_print {
	const ck_game *game;
	uint8_t paper; /* ck_paper */
	uint8_t look;  /* ck_look */
	uint8_t theme; /* ck_theme */
	uint8_t kinds; /* 1 << ck_sheet_kind, added up */
	int32_t size; /* of the board from edge to edge, CK_PRINT_SIZE_MIN … CK_PRINT_SIZE_MAX; 0: as it fits */
} ck_print;

/* One sheet. */
typedef struct ck_sheet {
	uint8_t kind;
	bool landscape;
	uint8_t column, row;   /* tiles: which, from 0 */
	uint8_t columns, rows; /* tiles: of how many */
	uint8_t first,
		count; /* arms: so many arms from this one on, 0: the Charkoni; pieces: first is the page of
	                        * pieces, from 0 */
	int32_t size;  /* of the board, edge to edge */
} ck_sheet;

/* What is cut out of a sheet, and which part of the board it is: from the middle of the board, or of an arm from the
 * middle of its inner end. Both are of one size. */
typedef struct ck_cut {
	ck_box sheet, board;
} ck_cut;

/* The words on a sheet, UTF-8, never NULL. */
typedef struct ck_sheet_words {
	const char *lang;    /* "hi" */
	const char *title;   /* over the whole board, and what the document is called */
	const char *check;   /* below the rule */
	const char *caption; /* "Pachisi · sheet 2 of 5" */
	const char *note;    /* what to do with the sheet */
} ck_sheet_words;

/* The largest size, edge to edge, that a kind of sheet can have; 0 where sizes do not matter or the game has no such
 * sheet. */
int32_t ck_sheet_most(const ck_print *p, ck_sheet_kind kind);

/* The sheets in their order, kind by kind; returns how many. The size must be within ck_sheet_most for each kind. */
size_t ck_sheet_plan(const ck_print *p, ck_sheet out[CK_SHEETS_MAX]);

/* The parts of the board on a sheet; how many: 0 for pieces and rules. */
size_t ck_sheet_cuts(const ck_print *p, const ck_sheet *sheet, ck_cut out[CK_CUTS_MAX]);

/* Whether a board of this size has room for two pieces on a square: they are never smaller than what can be held. */
bool ck_sheet_pieces_fit(const ck_print *p, int32_t size);

/* Room for the rules on a sheet, for ck_summary_fit. */
ck_box ck_sheet_rules_box(const ck_print *p);

/* The name of a tile as it stands on its neighbours, "B1": its column, its row. */
enum { CK_TILE_NAME = 8 };
const char *ck_sheet_tile(unsigned column, unsigned row, char out[CK_TILE_NAME]);

/* Write a sheet as an SVG document; `rules` is the page laid out, for a sheet of rules. Returns the length of the
 * whole text; it is all there if that is less than cap. */
size_t ck_sheet_write(const ck_print *p, const ck_sheet *sheet, const ck_sheet_words *words,
                      const ck_summary *rules, char *out, size_t cap);

#endif
