#include "draw/picture.h"

static const ck_point centre = {0, 0};

/* ------------------------------------------------------------------- goals */

static void goals(const ck_picture *c)
{
	ck_sink_put(c->s,
	            "<g class=\"goals\" stroke=\"%s\" stroke-width=\".12\" stroke-linejoin=\"round\">\n",
	            c->look->line);
	for (unsigned arm = 0; arm < c->plan.arms; arm++) {
		ck_shape shape;

		ck_picture_shape(c, (ck_cell){(uint8_t)arm, CK_ROW_GOAL, 0}, &shape);
		ck_sink_put(c->s, "<path class=\"cell goal\" data-arm=\"%d\" fill=\"%s\" d=\"", (int)arm + 1,
		            ck_picture_dye(c, arm)->square);
		ck_picture_polygon(c, &shape);
		ck_sink_text(c->s, "\"/>\n");
	}
	ck_sink_text(c->s, "</g>\n");
}

/* A round seal with a rosette, over the point where the goals meet. */
static void seal(const ck_picture *c, int32_t radius, unsigned petals)
{
	bool modern = c->d->look == CK_LOOK_MODERN;

	ck_picture_circle(c, centre, radius, c->look->plain, c->look->line, 160);
	ck_picture_rosette(c, centre, petals, radius * 82 / 100, modern ? c->look->line : c->look->frame);
}

/* A square, on a corner or not, as path data. */
static void square(const ck_picture *c, int32_t half, bool on_corner)
{
	if (on_corner)
		ck_sink_put(c->s, "M0 %mL%m 0L0 %mL%m 0z", -half, half, half, -half);
	else
		ck_sink_put(c->s, "M%m %mh%mv%mh%mz", -half, -half, 2 * half, 2 * half, -2 * half);
}

/* The ornament of the Charkoni: squares in squares around a flower. */
static void charkoni(const ck_picture *c)
{
	if (c->d->look == CK_LOOK_MODERN) {
		seal(c, 2250, 8);
		return;
	}
	ck_sink_put(c->s, "<path fill=\"none\" stroke=\"%s\" stroke-width=\".16\"%s d=\"", c->look->line,
	            ck_picture_stitches(c));
	square(c, 7000, false);
	square(c, 4700, false);
	square(c, 4700, true);
	ck_sink_text(c->s, "\"/>\n");
	ck_picture_rosette(c, centre, 8, 2900, c->look->line);
	ck_picture_circle(c, centre, 520, c->look->frame, c->look->line, 160);
}

void ck_picture_middle(ck_picture *c)
{
	unsigned arms = c->plan.arms;

	goals(c);
	ck_sink_text(c->s, "<g class=\"ornament\">\n");
	if (c->plan.cross)
		charkoni(c);
	else
		seal(c, arms == 4 ? 1950 : arms == 6 ? 3400 : 4800, arms == 6 ? 6 : 8);
	ck_sink_text(c->s, "</g>\n");
}

/* ----------------------------------------------------------------- castles */

/* Two lines from corner to corner; on cloth four long leaves of satin stitch. */
static void castle(const ck_picture *c, ck_cell cell)
{
	static const ck_petals leaves = {4, 3, 250, 2750, 420};
	ck_point at = ck_plan_centre(&c->plan, ck_picture_cell(c, cell));
	int32_t reach = c->plan.width / 2 - 650;

	if (c->d->look == CK_LOOK_CLOTH)
		ck_picture_petals(c, at, &leaves);
	else
		ck_sink_put(c->s, "M%m %ml%m %mm0 %ml%m %m", at.x - reach, at.y - reach, 2 * reach, 2 * reach,
		            -2 * reach, -2 * reach, 2 * reach);
}

void ck_picture_castles(ck_picture *c)
{
	if (c->d->look == CK_LOOK_CLOTH)
		ck_sink_put(c->s, "<path class=\"castles\" fill=\"%s\" d=\"", c->look->line);
	else
		ck_sink_put(c->s,
		            "<path class=\"castles\" fill=\"none\" stroke=\"%s\" stroke-width=\".22\" "
		            "stroke-linecap=\"round\" d=\"",
		            c->look->number);
	for (unsigned index = 0; index < c->plan.arms * (unsigned)CK_ARM_CELLS; index++) {
		ck_cell cell = ck_cell_at(index);

		if (ck_cell_kind_of(c->d->game, cell) == CK_CELL_CASTLE && ck_picture_shows(c, cell.arm))
			castle(c, cell);
	}
	ck_sink_text(c->s, "\"/>\n");
}
