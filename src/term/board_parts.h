/* board_parts.h - what the files of the board share: board.c lays it out, board_cell.c fills a cell, board_marks.c
 * finds what is marked. */
#ifndef CK_TERM_BOARD_PARTS_H
#define CK_TERM_BOARD_PARTS_H

#include "draw/cell.h"
#include "term/board.h"

/* Marks of a square, to be added up. */
enum {
	CK_BOARD_FROM = 1,    /* the last move began here */
	CK_BOARD_TO = 2,      /* the last move ended here */
	CK_BOARD_MOVABLE = 4, /* a piece here has a legal action */
	CK_BOARD_CHOSEN = 8,  /* the action chosen moves a piece from here */
	CK_BOARD_TARGET = 16, /* the action chosen ends here */
};

typedef struct ck_board_marks {
	uint8_t cell[CK_CELLS_MAX];
	uint8_t home[CK_ARMS_MAX]; /* by arm */
	uint8_t goal[CK_ARMS_MAX];
} ck_board_marks;

void ck_board_marks_find(const ck_board_view *view, ck_board_marks *marks);

/* One character of a cell. */
typedef struct ck_board_item {
	char text[8];
	ck_ink ink;
} ck_board_item;

enum { CK_BOARD_ITEMS = 32 };

/* What a cell holds, from left to right. */
typedef struct ck_board_content {
	ck_board_item items[CK_BOARD_ITEMS];
	int count;
	uint8_t tone; /* of the whole cell */
} ck_board_content;

/* Fill in a cell that has room for `room` characters, two more where it must. */
void ck_board_content_fill(const ck_board_view *view, ck_cell cell, unsigned marks, int room, bool ascii,
                           ck_board_content *content);

/* The signs of marks and edges. */
typedef struct ck_board_signs {
	const char *safe[2], *castle[2], *last[2], *chosen[2]; /* left and right of a cell */
	const char *from, *target, *queen, *turn, *between;
	const char *edges[16]; /* by what lines meet: 1 up, 2 down, 4 left, 8 right */
} ck_board_signs;

const ck_board_signs *ck_board_signs_of(bool ascii);

#endif
