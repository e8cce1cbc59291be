/* board.h - a board as characters on a canvas, with whoever sits around it.
 *
 * The boards of four arms are drawn as the cross that they are, seat 1 at the bottom and the others
 * anticlockwise; each seat's home is the corner on its left. Boards of six and eight arms are laid out in two
 * rows of arms, in playing order, each as its own seat sees it, the edge of the board at the bottom. Nothing is
 * told by colour alone. docs/screen.md explains the picture.
 */
#ifndef CK_TERM_BOARD_H
#define CK_TERM_BOARD_H

#include "term/screen_canvas.h"

#include <charkoni/charkoni.h>

/* How large a cell is drawn: `pitch` columns from cell to cell, 4 to 6 (at least 5 with six and eight arms: numbers
 * of three digits), and 1 or 2 rows. */
typedef struct ck_board_scale {
	int pitch;
	int lines;
} ck_board_scale;

enum { CK_BOARD_TEXT = 128, CK_NO_CHOICE = -1 };

/* What a board shows. */
typedef struct ck_board_view {
	const ck_game *game;
	ck_position position;
	/* For each seat: who it is; its throws, or what it has left of them; the partner: texts, or "". */
	char label[CK_SEATS_MAX][CK_BOARD_TEXT];
	char throws[CK_SEATS_MAX][CK_BOARD_TEXT];
	char partner[CK_SEATS_MAX][CK_BOARD_TEXT];
	int to_act;     /* the seat to act, or -1 */
	int counted_by; /* the cross: the seat along whose way the squares are numbered, or -1: none */
	bool has_last;  /* the last move: of this seat, from this progress to that */
	uint8_t last_seat, last_from, last_to;
	const ck_action *legal; /* the actions to choose from, legal_count of them, and the one chosen */
	size_t legal_count;
	int chosen; /* CK_NO_CHOICE for none */
} ck_board_view;

/* The smallest scale for a game's board. */
ck_board_scale ck_board_scale_least(const ck_game *g);

/* The rows and columns that a board takes. */
void ck_board_extent(const ck_game *g, ck_board_scale scale, int *rows, int *columns);

/* Draw it with its upper left corner there. */
void ck_board_draw(ck_canvas *c, int row, int column, ck_board_scale scale, const ck_board_view *view);

/* The piece of an arm as a sign, solid or as an outline: "●", "○"; in ASCII a letter, large or small. */
const char *ck_board_sign(const ck_game *g, unsigned arm, bool outline, bool ascii);

#endif
