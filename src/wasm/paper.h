/* paper.h - what the page of the browser takes from the rooms guide and print: the rules of a game as its options have
 * them, and the sheets of `charkoni board`. A WebAssembly module of its own, paper.wasm, so that who only plays need not
 * load it. It takes no memory: JavaScript puts texts behind __heap_base, in memory that it has made large enough, and
 * keeps what a function says that it keeps. */
#ifndef CK_WASM_PAPER_H
#define CK_WASM_PAPER_H

#include "guide/guide.h"
#include "print/sheet.h"

/* What is returned where something is wrong: a game string that does not hold, a damaged page of rules, rules that do
 * not fit on a sheet, a size that is too large, a number of no sheet. */
enum {
	CK_PAPER_NO_GAME = -1,
	CK_PAPER_BAD_PAGE = -2,
	CK_PAPER_TOO_LONG = -3,
	CK_PAPER_TOO_LARGE = -4,
	CK_PAPER_NO_SHEET = -5,
};

/* Write what of a page of rules holds for the game of a game string to out, which has room for as much. Returns the
 * bytes written. */
int32_t paper_select(const char *name, uint32_t name_size, const char *page, uint32_t page_size, char *out);

/* Say what is printed: a game, on a ck_paper, in a ck_look and a ck_theme. 0; after anything else nothing is planned. */
int32_t paper_begin(const char *name, uint32_t name_size, uint32_t paper, uint32_t look, uint32_t theme);

/* The largest board, edge to edge in micrometres, of a ck_sheet_kind; 0 for a kind that the game has not. */
int32_t paper_most(uint32_t kind);

/* Plan the sheets of some kinds (1 << ck_sheet_kind, added up) and a size, 0 as it fits; the rules, as paper_select has
 * left them, are kept. Returns how many sheets. */
int32_t paper_plan(uint32_t kinds, int32_t size, const char *rules, uint32_t rules_size);

/* Of a sheet, from 0: its kind; whether it lies on its side; the column and the row of a tile; the arms on it; whether
 * pieces of its board have room. */
int32_t paper_kind(uint32_t sheet);
int32_t paper_landscape(uint32_t sheet);
int32_t paper_column(uint32_t sheet);
int32_t paper_row(uint32_t sheet);
int32_t paper_arms(uint32_t sheet);
int32_t paper_pieces_fit(uint32_t sheet);

/* Write a sheet as an SVG document to out; `words` are lang, title, check, caption and note, each with its NUL. Returns
 * the length of the whole text; it is all there if that is less than cap. */
int32_t paper_write(uint32_t sheet, const char *words, char *out, uint32_t cap);

#endif
