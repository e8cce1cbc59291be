#include "draw/picture.h"

/* ------------------------------------------------------------------- cells */

static const char *kind_class(ck_cell_kind kind)
{
	static const char *const classes[] = {
		[CK_CELL_PLAIN] = "plain",   [CK_CELL_SHELTER] = "shelter", [CK_CELL_EXIT] = "exit",
		[CK_CELL_CASTLE] = "castle", [CK_CELL_MIDDLE] = "middle",
	};

	return classes[kind];
}

static void put_cell(const ck_picture *c, ck_cell cell)
{
	ck_cell_kind kind = ck_cell_kind_of(c->d->game, cell);
	unsigned number;
	ck_shape shape;

	ck_sink_put(c->s, "<path class=\"cell %s\" data-cell=\"%d\"", kind_class(kind),
	            (int)ck_cell_index(cell));
	if (ck_cell_number(c->d->game, cell, &number))
		ck_sink_put(c->s, " data-square=\"%d\"", (int)number);
	if (kind != CK_CELL_PLAIN && kind != CK_CELL_CASTLE)
		ck_sink_put(c->s, " fill=\"%s\"",
		            kind == CK_CELL_SHELTER ? c->look->shelter : ck_picture_dye(c, cell.arm)->square);
	ck_sink_text(c->s, " d=\"");
	ck_picture_shape(c, cell, &shape);
	ck_picture_polygon(c, &shape);
	ck_sink_text(c->s, "\"/>\n");
}

static void cells(const ck_picture *c)
{
	ck_sink_put(c->s, "<g class=\"cells\" fill=\"%s\">\n", c->look->plain);
	for (unsigned index = 0; index < c->plan.arms * (unsigned)CK_ARM_CELLS; index++)
		if (ck_picture_shows(c, index / CK_ARM_CELLS))
			put_cell(c, ck_cell_at(index));
	ck_sink_text(c->s, "</g>\n");
}

/* ------------------------------------------------------------------- lines */

/* A corner of a square of an arm of the plan: 0 the far outer one, then clockwise. */
static ck_point corner(const ck_picture *c, unsigned arm, unsigned row, int column, unsigned i)
{
	ck_shape shape;

	ck_plan_cell(&c->plan, (ck_cell){(uint8_t)arm, (uint8_t)row, (int8_t)column}, &shape);
	return shape.corner[i];
}

/* All lines between the squares of an arm, each once: a dashed line drawn twice is none. */
static void arm_lines(const ck_picture *c, unsigned arm)
{
	unsigned last = c->plan.cross ? CK_ARM_ROWS : CK_ARM_ROWS - 1;

	for (unsigned row = 1; row <= CK_ARM_ROWS; row++)
		ck_picture_line(c, corner(c, arm, row, -1, 0), corner(c, arm, row, 1, 1));
	ck_picture_line(c, corner(c, arm, CK_ARM_ROWS, -1, 3), corner(c, arm, CK_ARM_ROWS, 1, 2));
	ck_picture_line(c, corner(c, arm, 1, -1, 0), corner(c, arm, last, -1, 3));
	ck_picture_line(c, corner(c, arm, 1, 1, 1), corner(c, arm, last, 1, 2));
	ck_picture_line(c, corner(c, arm, 1, 0, 0), corner(c, arm, CK_ARM_ROWS, 0, 3));
	ck_picture_line(c, corner(c, arm, 1, 0, 1), corner(c, arm, CK_ARM_ROWS, 0, 2));
	if (!c->plan.cross)
		ck_picture_line(c, corner(c, arm, CK_ARM_ROWS, -1, 0), corner(c, arm, CK_ARM_ROWS, -1, 3));
}

static void lines(const ck_picture *c)
{
	ck_sink_put(c->s, "<path class=\"lines\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"%s d=\"",
	            c->look->line, c->d->look == CK_LOOK_CLOTH ? ".16" : ".12", ck_picture_stitches(c));
	for (unsigned arm = 0; arm < c->plan.arms; arm++)
		if (ck_picture_shows(c, arm))
			arm_lines(c, ck_picture_arm(c, arm));
	ck_sink_text(c->s, "\"/>\n");
}

/* --------------------------------------------------------- rings, numbers */

/* Shelters and exits have a ring, so that they are known without colour. */
static void rings(const ck_picture *c)
{
	ck_sink_put(c->s, "<g class=\"rings\" fill=\"none\" stroke=\"%s\" stroke-width=\".22\">\n",
	            c->look->ring);
	for (unsigned index = 0; index < c->plan.arms * (unsigned)CK_ARM_CELLS; index++) {
		ck_cell cell = ck_cell_at(index);
		ck_cell_kind kind = ck_cell_kind_of(c->d->game, cell);
		ck_point at = ck_plan_centre(&c->plan, ck_picture_cell(c, cell));

		if (kind == CK_CELL_SHELTER)
			ck_sink_put(c->s, "<circle cx=\"%m\" cy=\"%m\" r=\"1.12\"/>\n", at.x, at.y);
		else if (kind == CK_CELL_EXIT)
			ck_sink_put(c->s, "<circle cx=\"%m\" cy=\"%m\" r=\"1.12\" stroke=\"%s\"/>\n", at.x,
			            at.y, c->look->number);
	}
	ck_sink_text(c->s, "</g>\n");
}

/* A number at the outer end of its square, where no piece stands, upright for whoever sits at that arm. */
static void put_number(const ck_picture *c, ck_cell cell, unsigned number)
{
	const ck_plan *p = &c->plan;
	bool mitred = cell.row == CK_ARM_ROWS;
	int32_t size = number < 100 ? 1200 : 1000, slope = mitred ? 1350 * p->half / p->inner + 930 : 880;
	int32_t across = cell.column == 0 ? -p->width / 2 + slope : p->half - slope;
	int32_t out = ck_plan_row_out(p, cell.row) - (mitred ? p->depth / 3 : p->depth / 2);

	ck_sink_put(c->s, "<text x=\"%m\" y=\"%m\"", cell.column > 0 ? -across : across,
	            out + size * 36 / 100);
	if (number >= 100)
		ck_sink_put(c->s, " font-size=\"%m\"", size);
	ck_sink_put(c->s, ">%d</text>\n", (int)number);
}

static void numbers(const ck_picture *c)
{
	ck_sink_put(c->s,
	            "<g class=\"numbers\" font-family=\"" CK_PICTURE_FONT
	            "\" font-size=\"1.2\" text-anchor=\"middle\" fill=\"%s\">\n",
	            c->look->number);
	for (unsigned arm = 0; arm < c->plan.arms; arm++) {
		int32_t turn = ck_plan_turn(&c->plan, ck_picture_arm(c, arm));

		ck_sink_put(c->s, turn == 0 ? "<g>\n" : "<g transform=\"rotate(%m)\">\n", -turn);
		for (unsigned i = 0; i < CK_ARM_CELLS; i++) {
			ck_cell cell = ck_cell_at(arm * CK_ARM_CELLS + i);
			unsigned number;

			if (ck_cell_number(c->d->game, cell, &number))
				put_number(c, cell, number);
		}
		ck_sink_text(c->s, "</g>\n");
	}
	ck_sink_text(c->s, "</g>\n");
}

int32_t ck_picture_frame(unsigned look)
{
	return look == CK_LOOK_CARD ? 2600 : look == CK_LOOK_CLOTH ? 3400 : 1200;
}

/* The outline as a line of that colour and width; half of it shows. */
static void border(const ck_picture *c, const char *colour, int32_t width, const char *more)
{
	ck_shape outline;

	ck_plan_outline(&c->plan, &outline);
	ck_sink_put(c->s, "<path stroke=\"%s\" stroke-width=\"%m\"%s d=\"", colour, width, more);
	ck_picture_polygon(c, &outline);
	ck_sink_text(c->s, "\"/>\n");
}

/* The edge of the whole board: a plain one, a double line of print, a hem with a seam. */
static void frame(const ck_picture *c)
{
	ck_sink_put(c->s, "<g class=\"frame\" fill=\"%s\" stroke-linejoin=\"round\">\n", c->look->board);
	border(c, c->look->frame, ck_picture_frame(c->d->look), "");
	if (c->d->look == CK_LOOK_CARD) {
		border(c, c->look->board, 2000, "");
		border(c, c->look->frame, 1000, "");
	} else if (c->d->look == CK_LOOK_CLOTH) {
		border(c, c->look->line, 2000, " stroke-dasharray=\".6 .45\"");
		border(c, c->look->frame, 1600, "");
	}
	ck_sink_text(c->s, "</g>\n");
}

/* -------------------------------------------------------------------- motifs */

/* The shape of an arm's colour on its own squares, tone in tone: on the corridor or middle column, and on the exit. */
static void motifs(const ck_picture *c, unsigned arm)
{
	const ck_game *g = c->d->game;
	bool thread = c->d->look == CK_LOOK_CLOTH;

	ck_sink_put(c->s, "<path class=\"motifs\" fill=\"%s\"%s d=\"",
	            thread ? c->look->line : ck_picture_dye(c, arm)->nest,
	            thread ? " fill-opacity=\".5\"" : "");
	for (unsigned i = 0; i < CK_ARM_CELLS; i++) {
		ck_cell cell = ck_cell_at(arm * CK_ARM_CELLS + i);
		ck_cell_kind kind = ck_cell_kind_of(g, cell);
		ck_point at = ck_plan_centre(&c->plan, ck_picture_cell(c, cell));

		if (kind == CK_CELL_MIDDLE || kind == CK_CELL_EXIT)
			ck_emblem_shape(c->s, ck_colour_of_arm(g, arm), at, c->plan.depth * 22 / 100);
	}
	ck_sink_text(c->s, "\"/>\n");
}

static void all_motifs(const ck_picture *c)
{
	for (unsigned arm = 0; arm < c->plan.arms; arm++)
		if (ck_picture_shows(c, arm))
			motifs(c, arm);
}

/* --------------------------------------------------------------------- board */

void ck_picture_board(ck_picture *c)
{
	if (c->d->part == CK_PART_ALL)
		frame(c);
	if (ck_is_parchis(c->d->game))
		ck_picture_nests(c);
	if (c->d->part != CK_PART_MIDDLE)
		cells(c);
	if (c->d->part != CK_PART_ARM)
		ck_picture_middle(c);
	if (c->d->part != CK_PART_MIDDLE) {
		all_motifs(c);
		lines(c);
	}
	if (c->d->game->kind == CK_PACHISI && c->d->part != CK_PART_MIDDLE)
		ck_picture_castles(c);
	if (!ck_is_parchis(c->d->game))
		return;
	rings(c);
	if (!c->d->no_numbers)
		numbers(c);
}
