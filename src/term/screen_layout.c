#include "term/screen_layout.h"

enum {
	BELOW = 5,       /* rows below the board: the log, a choice, the question */
	BESIDE = 36,     /* columns that a log beside the board wants, at least */
	ANSWER = 24,     /* columns for the answer behind a question */
	LOG_LEAST = 3,   /* rows of the log before choices are listed one a row */
	LIST_MOST = 16,  /* rows of that list */
	ROOMY_LEFT = 10, /* rows that large cells leave below the board */
};

static int smaller(int a, int b)
{
	return a < b ? a : b;
}

void ck_layout_least(const ck_game *g, int *rows, int *columns)
{
	ck_board_extent(g, ck_board_scale_least(g), rows, columns);
	*rows += BELOW;
}

/* The largest cells that leave room for the rest. */
static void board_fit(ck_layout *l, const ck_game *g, int rows, int columns)
{
	ck_board_scale least = ck_board_scale_least(g);

	for (int step = 3; step >= 0; step--) {
		ck_board_scale scale = {least.pitch + (step & 1 ? 6 - least.pitch : 0), step & 2 ? 2 : 1};
		int high, wide;

		ck_board_extent(g, scale, &high, &wide);
		if (rows < high + (step & 2 ? ROOMY_LEFT : BELOW) ||
		    columns < wide + (step & 1 ? BESIDE + 2 : 0))
			continue;
		l->has_board = true;
		l->scale = scale;
		l->beside = columns >= wide + BESIDE + 2;
		l->board = (ck_area){0, l->beside ? 0 : (columns - wide) / 2, high, wide};
		return;
	}
}

/* The rows of the choices, of so many that may be had: a list if it has at least three rows or holds them all. */
static int choices_fit(ck_layout *l, int rows, const ck_layout_wish *wish)
{
	int list = smaller(smaller(wish->choices, LIST_MOST), rows);

	l->listed = wish->choices > 1 && list >= smaller(wish->choices, 3);
	if (wish->choices == 0 || l->listed)
		return list > 0 ? list : 0;
	return wish->choice_rows;
}

void ck_layout_make(ck_layout *l, const ck_game *g, int rows, int columns, const ck_layout_wish *wish)
{
	int top, question = wish->question + ANSWER > columns && rows > 3 ? 2 : 1, list;

	*l = (ck_layout){.has_board = false};
	board_fit(l, g, rows, columns);
	top = l->has_board ? l->board.rows : 0;
	l->question = (ck_area){rows - question, 0, question, columns};
	list = choices_fit(l, l->has_board ? l->question.row - top - (l->beside ? 0 : LOG_LEAST) : rows / 3,
	                   wish);
	if (list > l->question.row)
		list = l->question.row;
	l->choices = (ck_area){l->question.row - list, 0, list, columns};
	l->reading = (ck_area){0, 0, l->choices.row, columns};
	if (l->beside)
		l->log = (ck_area){0, l->board.columns + 2, l->choices.row, columns - l->board.columns - 2};
	else
		l->log = (ck_area){top, 0, l->choices.row - top, columns};
}
