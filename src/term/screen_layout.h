/* screen_layout.h - what stands where on a screen of a given size. */
#ifndef CK_TERM_SCREEN_LAYOUT_H
#define CK_TERM_SCREEN_LAYOUT_H

#include "term/board.h"

typedef struct ck_layout {
	bool has_board; /* false: the screen is too small for it */
	bool beside;    /* the log is beside the board, else below it */
	bool listed;    /* choices are listed one a row, else one is shown alone */
	ck_board_scale scale;
	ck_area board, log, choices;
	ck_area reading;  /* the log where it covers the board, to be read back */
	ck_area question; /* one row for the question and the answer, or two */
} ck_layout;

/* What is to be put on it. */
typedef struct ck_layout_wish {
	int question;    /* columns of the question, 0: none */
	int choices;     /* how many there are */
	int choice_rows; /* rows that one of them takes where one alone is shown: 1 or 2 */
} ck_layout_wish;

void ck_layout_make(ck_layout *l, const ck_game *g, int rows, int columns, const ck_layout_wish *wish);

/* The smallest screen that a board is drawn on. */
void ck_layout_least(const ck_game *g, int *rows, int *columns);

#endif
