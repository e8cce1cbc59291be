#include "term/board.h"

#include "i18n/i18n.h"
#include "term/board_parts.h"

enum {
	CROSS = 2 * CK_ARM_ROWS + CK_ARM_COLUMNS, /* cells across the cross */
	INNER = CK_ARM_ROWS,                      /* where its middle begins */
	STRIPS_WIDTH = 79,                        /* of a board in strips, with the seats beside it */
	SEATS_WIDTH = 17,                         /* for the seats beside it, at least; */
	SEATS_ROOM = 26,                          /* with large cells */
};

/* A board being drawn. */
typedef struct plan {
	ck_canvas *canvas;
	const ck_board_view *view;
	ck_board_scale scale;
	int top, left;
	unsigned arms;
	ck_board_marks marks;
} plan;

static const ck_ink plain = {CK_TONE_TEXT, 0};
static const ck_ink faint = {CK_TONE_TEXT, CK_STYLE_DIM};

/* ---------------------------------------------------------------- measures */

static bool is_cross(unsigned arms)
{
	return arms == 4;
}

static unsigned arms_a_bank(unsigned arms)
{
	return arms / 2;
}

/* Rows of a bank of strips: the goals, eight rows of cells. */
static int bank_rows(ck_board_scale scale)
{
	return 1 + CK_ARM_ROWS * scale.lines + (scale.lines > 1);
}

ck_board_scale ck_board_scale_least(const ck_game *g)
{
	return (ck_board_scale){is_cross(ck_cell_arms(g)) ? 4 : 5, 1};
}

static int strips_columns(unsigned arms, ck_board_scale scale)
{
	return (int)arms_a_bank(arms) * CK_ARM_COLUMNS * scale.pitch + 1;
}

void ck_board_extent(const ck_game *g, ck_board_scale scale, int *rows, int *columns)
{
	unsigned arms = ck_cell_arms(g);

	if (is_cross(arms)) {
		*rows = CROSS * scale.lines + (scale.lines > 1);
		*columns = CROSS * scale.pitch + 1;
		return;
	}
	*rows = 2 * bank_rows(scale) + 1;
	*columns = strips_columns(arms, scale) + 1 +
	           (scale.pitch > ck_board_scale_least(g).pitch ? SEATS_ROOM : SEATS_WIDTH);
	if (*columns < STRIPS_WIDTH)
		*columns = STRIPS_WIDTH;
}

/* Where a cell stands in the grid of the cross, x to the right and y downwards. */
static void cross_place(ck_cell cell, int *x, int *y)
{
	int out = CROSS - cell.row, in = cell.row - 1, middle = INNER + 1;

	switch (cell.arm) {
	case 0: *x = middle - cell.column, *y = out; break;
	case 1: *x = out, *y = middle + cell.column; break;
	case 2: *x = middle + cell.column, *y = in; break;
	default: *x = in, *y = middle - cell.column; break;
	}
}

/* The canvas row of a cell, and the column of the line on its left. */
static void cell_place(const plan *p, ck_cell cell, int *row, int *column)
{
	int x, y, bank = 0, first = p->scale.lines - 1;

	if (is_cross(p->arms)) {
		cross_place(cell, &x, &y);
	} else {
		unsigned a_bank = arms_a_bank(p->arms);

		bank = (int)(cell.arm / a_bank);
		x = (int)(cell.arm % a_bank) * CK_ARM_COLUMNS + 1 - cell.column;
		y = CK_ARM_ROWS - cell.row;
		first += 1 + bank * (bank_rows(p->scale) + 1);
	}
	*row = p->top + first + y * p->scale.lines;
	*column = p->left + x * p->scale.pitch;
}

/* ------------------------------------------------------------------- lines */

enum { UP = 1, DOWN = 2, LEFT = 4, RIGHT = 8, LINES_ROWS = 40, LINES_COLUMNS = 128 };

/* By row and column of the board: the directions in which lines lead from there. */
typedef struct frame_lines {
	uint8_t at[LINES_ROWS][LINES_COLUMNS];
} frame_lines;

static void line_add(frame_lines *l, int row, int column, unsigned directions)
{
	if (row >= 0 && row < LINES_ROWS && column >= 0 && column < LINES_COLUMNS)
		l->at[row][column] |= (uint8_t)directions;
}

/* The lines around a cell: left and right of it, and with two rows a cell above and below. */
static void cell_frame(const plan *p, frame_lines *l, ck_cell cell)
{
	int row, column, pitch = p->scale.pitch;

	cell_place(p, cell, &row, &column);
	row -= p->top;
	column -= p->left;
	for (int side = 0; side < 2; side++) {
		int rule = row - 1 + 2 * side;

		line_add(l, row, column + side * pitch, UP | DOWN);
		if (p->scale.lines < 2)
			continue;
		line_add(l, row - 1, column + side * pitch, DOWN);
		line_add(l, row + 1, column + side * pitch, UP);
		line_add(l, rule, column, RIGHT);
		line_add(l, rule, column + pitch, LEFT);
		for (int i = 1; i < pitch; i++)
			line_add(l, rule, column + i, LEFT | RIGHT);
	}
}

/* Strips stand beside each other where the way does not lead across. */
static bool is_between_arms(const plan *p, int column)
{
	return !is_cross(p->arms) && column > 0 && column + 1 < strips_columns(p->arms, p->scale) &&
	       column % (CK_ARM_COLUMNS * p->scale.pitch) == 0;
}

static void frames_draw(const plan *p)
{
	const ck_board_signs *signs = ck_board_signs_of(p->canvas->letters);
	frame_lines l = {.at = {{0}}};

	for (unsigned i = 0; i < p->arms * CK_ARM_CELLS; i++)
		cell_frame(p, &l, ck_cell_at(i));
	for (int row = 0; row < LINES_ROWS; row++) {
		for (int column = 0; column < LINES_COLUMNS; column++) {
			unsigned directions = l.at[row][column];

			if (directions == 0)
				continue;
			ck_canvas_put(p->canvas, p->top + row, p->left + column, 1, faint,
			              directions == (UP | DOWN) && is_between_arms(p, column)
			                      ? signs->between
			                      : signs->edges[directions]);
		}
	}
}

/* ------------------------------------------------------------------- cells */

/* Which cells are drawn over which others where both want the line between them. */
static unsigned level_of(const plan *p, ck_cell cell, unsigned marks)
{
	if ((marks & (CK_BOARD_CHOSEN | CK_BOARD_TARGET)) != 0)
		return 3;
	if ((marks & (CK_BOARD_FROM | CK_BOARD_TO)) != 0)
		return 2;
	return ck_cell_kind_of(p->view->game, cell) != CK_CELL_PLAIN;
}

static const char *const *brackets_of(const plan *p, ck_cell cell, unsigned marks)
{
	const ck_board_signs *signs = ck_board_signs_of(p->canvas->letters);

	switch (level_of(p, cell, marks)) {
	case 3: return signs->chosen;
	case 2: return signs->last;
	default: break;
	}
	switch (ck_cell_kind_of(p->view->game, cell)) {
	case CK_CELL_CASTLE: return signs->castle;
	case CK_CELL_SHELTER:
	case CK_CELL_EXIT: return signs->safe;
	default: return NULL;
	}
}

static uint8_t style_of(unsigned marks)
{
	unsigned style = 0;

	if ((marks & CK_BOARD_MOVABLE) != 0)
		style |= CK_STYLE_BOLD | CK_STYLE_UNDERLINE;
	if ((marks & (CK_BOARD_CHOSEN | CK_BOARD_TARGET)) != 0)
		style |= CK_STYLE_BOLD | CK_STYLE_REVERSE;
	return (uint8_t)style;
}

/* What stands on a cell, in its middle. A target keeps its sign in front where there is room for it. */
static void content_put(const plan *p, ck_cell cell, unsigned marks, int row, int column)
{
	int room = p->scale.pitch - 1, at;
	bool ascii = p->canvas->letters;
	uint8_t style = style_of(marks);
	ck_board_content content;

	ck_board_content_fill(p->view, cell, marks, room, ascii, &content);
	for (int i = 1; i <= room; i++)
		ck_canvas_put(p->canvas, row, column + i, 1, (ck_ink){content.tone, style}, " ");
	at = column + (content.count > room ? 0 : 1 + (room - content.count) / 2);
	if ((marks & CK_BOARD_TARGET) != 0 && content.tone != CK_TONE_TEXT && content.count < room) {
		ck_canvas_put(p->canvas, row, column + 1, 1, (ck_ink){content.tone, style},
		              ck_board_signs_of(ascii)->target);
		at = column + room + 1 - content.count;
	}
	for (int i = 0; i < content.count; i++) {
		ck_ink ink = content.items[i].ink;

		ink.style |= style;
		ck_canvas_put(p->canvas, row, at + i, 1, ink, content.items[i].text);
	}
}

static void cell_draw(const plan *p, ck_cell cell)
{
	unsigned marks = p->marks.cell[ck_cell_index(cell)];
	const char *const *brackets = brackets_of(p, cell, marks);
	int row, column;

	cell_place(p, cell, &row, &column);
	if (brackets != NULL) {
		ck_canvas_put(p->canvas, row, column, 1, plain, brackets[0]);
		ck_canvas_put(p->canvas, row, column + p->scale.pitch, 1, plain, brackets[1]);
	}
	content_put(p, cell, marks, row, column);
}

static void cells_draw(const plan *p)
{
	for (unsigned level = 0; level <= 3; level++) {
		for (unsigned i = 0; i < p->arms * CK_ARM_CELLS; i++)
			if (level_of(p, ck_cell_at(i), p->marks.cell[i]) == level)
				cell_draw(p, ck_cell_at(i));
	}
}

/* ---------------------------------------------------------- homes and goals */

/* The pieces of a seat at home or at the goal, as many signs as there are pieces; returns the columns taken. */
static int pieces_put(const plan *p, int row, int column, unsigned seat, unsigned progress, unsigned marks)
{
	const ck_game *g = p->view->game;
	unsigned arm = g->arm[seat], count = ck_position_count(g, &p->view->position, seat, progress);
	const ck_board_signs *signs = ck_board_signs_of(p->canvas->letters);
	ck_ink tile = {(uint8_t)(CK_TONE_TILE + ck_colour_of_arm(g, arm)), style_of(marks)};
	ck_ink outline = {(uint8_t)(CK_TONE_INK + ck_colour_of_arm(g, arm)), style_of(marks)};
	int used = 0;

	if ((marks & (CK_BOARD_CHOSEN | CK_BOARD_TARGET)) != 0)
		used += ck_canvas_put(p->canvas, row, column, 1, plain, signs->chosen[0]);
	else if ((marks & (CK_BOARD_FROM | CK_BOARD_TO)) != 0)
		used += ck_canvas_put(p->canvas, row, column, 1, plain, signs->last[0]);
	for (unsigned i = 0; i < count; i++)
		used += ck_canvas_put(p->canvas, row, column + used, 1, tile,
		                      ck_board_sign(g, arm, false, p->canvas->letters));
	if (count == 0)
		used += ck_canvas_put(p->canvas, row, column + used, 1, outline,
		                      (marks & CK_BOARD_TARGET) != 0
		                              ? signs->target
		                              : ck_board_sign(g, arm, true, p->canvas->letters));
	if ((marks & (CK_BOARD_CHOSEN | CK_BOARD_TARGET)) != 0)
		used += ck_canvas_put(p->canvas, row, column + used, 1, plain, signs->chosen[1]);
	else if ((marks & (CK_BOARD_FROM | CK_BOARD_TO)) != 0)
		used += ck_canvas_put(p->canvas, row, column + used, 1, plain, signs->last[1]);
	return used;
}

/* How wide that will be. */
static int pieces_width(const plan *p, unsigned seat, unsigned progress, unsigned marks)
{
	unsigned count = ck_position_count(p->view->game, &p->view->position, seat, progress);

	return (int)(count == 0 ? 1 : count) + ((marks & ~(unsigned)CK_BOARD_MOVABLE) != 0 ? 2 : 0);
}

/* The goal of a seat: in the middle of the cross on the side of its arm, or over its strip. */
static void goal_draw(const plan *p, unsigned seat)
{
	const ck_game *g = p->view->game;
	unsigned arm = g->arm[seat], marks = p->marks.goal[arm];
	int width = pieces_width(p, seat, g->goal, marks), row, column, pitch = p->scale.pitch;
	ck_cell inner = {(uint8_t)arm, CK_ARM_ROWS, 0};
	int height = p->scale.lines > 1 ? 2 : 1;

	cell_place(p, inner, &row, &column);
	column += (pitch + 1 - width) / 2;
	if (!is_cross(p->arms)) {
		row -= 1 + (p->scale.lines > 1);
	} else if (arm == 0) {
		row -= height;
	} else if (arm == 2) {
		row += height;
	} else {
		int left = p->left + INNER * pitch + 1, right = left + CK_ARM_COLUMNS * pitch - 1;

		column = arm == 1 ? right - width : left;
	}
	pieces_put(p, row, column, seat, g->goal, marks);
}

/* ------------------------------------------------------------------- seats */

/* A seat in an area: who it is, what is at home, what it has thrown. */
static void seat_draw(const plan *p, unsigned seat, const ck_area *area, bool full)
{
	const ck_board_view *view = p->view;
	const ck_board_signs *signs = ck_board_signs_of(p->canvas->letters);
	unsigned arm = view->game->arm[seat];
	bool acts = (int)seat == view->to_act;
	ck_ink bold = {CK_TONE_TEXT, CK_STYLE_BOLD}, label = acts ? bold : plain;
	ck_ink tile = {(uint8_t)(CK_TONE_TILE + ck_colour_of_arm(view->game, arm)), 0};
	int row = area->row, column = area->column + 2, width = area->columns - 2, used;

	if (acts)
		ck_canvas_put(p->canvas, row, area->column, 1, bold, signs->turn);
	ck_canvas_put(p->canvas, row, column, 1, tile,
	              ck_board_sign(view->game, arm, false, p->canvas->letters));
	ck_canvas_put(p->canvas, row++, column + 2, width - 2, label, view->label[seat]);
	if (full && view->partner[seat][0] != '\0')
		ck_canvas_put(p->canvas, row++, column + 2, width - 2, plain, view->partner[seat]);
	used = full ? ck_canvas_put(p->canvas, row, column + 2, width - 2, plain, ck_tr("Home")) + 1 : 0;
	if (ck_position_count(view->game, &view->position, seat, 0) ==
	    0) /* a hollow sign would look like a piece */
		used += ck_canvas_put(p->canvas, row, column + 2 + used, width - 2 - used, plain, "-");
	else
		used += pieces_put(p, row, column + 2 + used, seat, 0, p->marks.home[arm]);
	if (full)
		row++, used = 0;
	else
		used++;
	ck_canvas_put(p->canvas, row, column + 2 + used, width - 2 - used, label, view->throws[seat]);
}

/* The corner of the cross on the left of an arm. */
static void corner_draw(const plan *p, unsigned seat)
{
	int pitch = p->scale.pitch, lines = p->scale.lines, rows = INNER * lines;
	unsigned arm = p->view->game->arm[seat];
	bool right = arm < 2, bottom = arm == 0 || arm == 3;
	ck_area area = {
		.row = p->top + (bottom ? (INNER + CK_ARM_COLUMNS) * lines + (lines > 1) + 2 : 1),
		.column = p->left + (right ? (INNER + CK_ARM_COLUMNS) * pitch + 2 : 0),
		.rows = rows,
		.columns = INNER * pitch - 1,
	};

	seat_draw(p, seat, &area, true);
}

/* The seats beside the strips, in playing order. */
static void beside_draw(const plan *p, unsigned seat)
{
	int rows, columns, left = p->left + strips_columns(p->arms, p->scale) + 1;
	int each;

	ck_board_extent(p->view->game, p->scale, &rows, &columns);
	each = rows / p->view->game->seats;
	ck_area area = {p->top + each * (int)seat, left, each, p->left + columns - left};

	seat_draw(p, seat, &area, each > 2);
}

void ck_board_draw(ck_canvas *c, int row, int column, ck_board_scale scale, const ck_board_view *view)
{
	plan p = {
		.canvas = c,
		.view = view,
		.scale = scale,
		.top = row,
		.left = column,
		.arms = ck_cell_arms(view->game),
	};

	ck_board_marks_find(view, &p.marks);
	frames_draw(&p);
	cells_draw(&p);
	for (unsigned seat = 0; seat < view->game->seats; seat++) {
		goal_draw(&p, seat);
		if (is_cross(p.arms))
			corner_draw(&p, seat);
		else
			beside_draw(&p, seat);
	}
}
