/* block.h - a page of Markdown taken apart into titles, paragraphs, items of lists and tables, as docs/rules/README.md
 * describes pages, without conditions. Nothing is copied. */
#ifndef CK_GUIDE_BLOCK_H
#define CK_GUIDE_BLOCK_H

#include <stdbool.h>
#include <stddef.h>

/* Some bytes of a page. */
typedef struct ck_span {
	const char *at;
	size_t size;
} ck_span;

typedef enum ck_block_kind {
	CK_BLOCK_TITLE,
	CK_BLOCK_HEADING,
	CK_BLOCK_PARAGRAPH,
	CK_BLOCK_ITEM,
	CK_BLOCK_TABLE,
} ck_block_kind;

typedef struct ck_block {
	ck_block_kind kind;
	ck_span mark; /* of an item: "-", "12." */
	ck_span text; /* may run over several lines; of a table: all its lines */
	bool apart;   /* an empty line stands before it */
} ck_block;

enum { CK_BLOCK_CELLS = 12 };

/* Take the next block off a page; false at its end. */
bool ck_block_take(ck_span *page, ck_block *out);

/* Take the next row off the text of a table, its cells into cells[CK_BLOCK_CELLS]: how many, further ones left off;
 * 0 at the end. The line under the header is no row. */
size_t ck_block_row(ck_span *table, ck_span *cells);

#endif
