/* tree.h - the bracket of a knockout on paper: who meets whom, and whom the winner meets.
 *
 * The first round stands at the left, the last match at the right. A side that comes from no match drawn at its left is
 * a line of its own. A tree with more lines than a sheet can hold legibly is cut into several: the winner of each goes on
 * in another, which says from where. Lengths are whole micrometres; texts UTF-8. */
#ifndef CK_PRINT_TREE_H
#define CK_PRINT_TREE_H

#include "print/leaf.h"

enum {
	CK_TREE_LINES = 36, /* of a piece on a sheet of A4 or letter, upright */
	CK_TREE_DEPTH = 64, /* columns, at most */
	CK_TREE_NOBODY = 2,
};

#define CK_TREE_NONE UINT32_MAX

/* A match. Matches stand in an array, each behind those from which its sides come. */
typedef struct ck_tree_match {
	const char *name[2];  /* who plays; "" not known yet */
	const char *hint[2];  /* where it comes from, while that is not known: "loser of 12"; "" nothing */
	const char *score[2]; /* "4", "" none */
	const char *label;    /* "12 · 20:00" */
	const char *head;     /* what its round is called */
	const char *part;     /* over all that leads to the last match: "Lower bracket"; "" none */
	uint32_t from[2];     /* the match before it whose winner it is; CK_TREE_NONE: a line of its own */
	uint16_t column;      /* from the left; greater than that of both it comes from */
	uint8_t byes;         /* bit s: that side had a bye before */
	uint8_t winner;       /* side, CK_TREE_NOBODY while there is none */
} ck_tree_match;

/* What is drawn of a tree in one piece: a match and what leads to it, without that which leads to matches cut off. */
typedef struct ck_tree_piece {
	uint32_t root;
	uint32_t lines; /* of their own */
	uint32_t sheet; /* from 0 */
	bool last;      /* its winner goes on nowhere */
	bool gathers;   /* winners of other pieces: it begins a new sheet */
} ck_tree_piece;

/* What is worked out of a match. */
typedef struct ck_tree_mark {
	uint32_t lines; /* that it takes, with what leads to it */
	uint32_t piece; /* whose root it is, from 1; 0 of none */
	uint32_t next;  /* the match that its winner goes on to, CK_TREE_NONE */
} ck_tree_mark;

typedef struct ck_tree {
	const ck_tree_match *matches;
	uint32_t count;
	const char *bye;    /* "bye" */
	const char *winner; /* "Winner", over the name of whoever has won the last match */
	const char *from;   /* "from sheet {sheet}" */
	const char *to;     /* "to sheet {sheet}" */

	ck_tree_mark *marks;   /* room for count, the caller's */
	ck_tree_piece *pieces; /* room for count, the caller's */
	uint32_t piece_count;
	uint32_t sheet_count;
} ck_tree;

/* Cut the matches into pieces of at most `lines` lines, 2 or more, and give each its sheet: marks, pieces and the counts. With
 * UINT32_MAX there is one sheet. */
void ck_tree_cut(ck_tree *t, uint32_t lines);

/* The height that a sheet takes at its best, and its columns, for a picture of its own size. */
int32_t ck_tree_height(const ck_tree *t, uint32_t sheet);
uint32_t ck_tree_columns(const ck_tree *t, uint32_t sheet);

/* Write a sheet into a room. */
void ck_tree_write(ck_sink *s, const ck_tree *t, uint32_t sheet, ck_box room);

#endif
