#include "draw/picture.h"

enum { DENT = 1620, NEST_PART = 82 /* percent of the circle that would touch the sides */ };

static void dents(const ck_picture *c, unsigned arm)
{
	ck_sink_put(c->s, "<g class=\"dents\" fill=\"%s\" stroke=\"%s\" stroke-width=\".12\">\n",
	            c->look->shelter, ck_picture_dye(c, arm)->nest);
	for (unsigned i = 0; i < CK_PIECES_MAX; i++) {
		ck_place dent;

		ck_place_home(&c->plan, ck_picture_arm(c, arm), i, &dent);
		ck_sink_put(c->s, "<circle cx=\"%m\" cy=\"%m\" r=\"%m\"/>\n", dent.at.x, dent.at.y, DENT);
	}
	ck_sink_text(c->s, "</g>\n");
}

/* The shape of the seat in the middle of its nest, as large as the dents let it be. */
static void emblem(const ck_picture *c, unsigned arm, ck_point at, int32_t radius)
{
	ck_sink_put(c->s,
	            "<path fill=\"%s\" stroke=\"%s\" stroke-width=\".14\" stroke-linejoin=\"round\" d=\"",
	            ck_picture_dye(c, arm)->nest, c->look->number);
	ck_emblem_shape(c->s, ck_colour_of_arm(c->d->game, arm), at, (radius * 424 / 1000 - DENT) * 7 / 10);
	ck_sink_text(c->s, "\"/>\n");
}

/* A rosette in a corner of the nest, a little smaller than the circle that would touch two sides and the large circle.
 * `part` is the radius of that one in thousandths of the large one's: (1 - s) / (1 + s), s the sine of half the
 * corner. */
static void corner_rosette(const ck_picture *c, ck_point corner, ck_point centre, int32_t radius,
                           int32_t part)
{
	ck_point at = {corner.x + (centre.x - corner.x) * part / 1000,
	               corner.y + (centre.y - corner.y) * part / 1000};

	ck_picture_rosette(c, at, 8, radius * part / 1000 * 85 / 100, c->look->plain);
}

static void rosettes(const ck_picture *c, unsigned arm, ck_point centre, int32_t radius)
{
	enum { RIGHT = 172 };
	unsigned place = ck_picture_arm(c, arm), next = place + 1;
	int32_t half = c->plan.half, inner = c->plan.inner, reach = c->plan.reach;
	int32_t part = c->plan.arms == 4 ? RIGHT : c->plan.arms == 6 ? 333 : 447;

	corner_rosette(c, ck_plan_point(&c->plan, place, half, reach), centre, radius, RIGHT);
	corner_rosette(c, ck_plan_point(&c->plan, next, -half, reach), centre, radius, RIGHT);
	corner_rosette(c, ck_plan_point(&c->plan, place, half, inner), centre, radius, part);
	if (c->plan.arms == 4)
		corner_rosette(c, ck_plan_point(&c->plan, place, reach, reach), centre, radius, RIGHT);
}

static void nest(const ck_picture *c, unsigned arm)
{
	ck_cell home = {(uint8_t)arm, 0, 0};
	ck_point at = ck_plan_centre(&c->plan, ck_picture_cell(c, home));
	int32_t radius = ck_plan_nest_radius(&c->plan);
	ck_shape shape;

	ck_sink_put(c->s, "<path class=\"cell home\" data-arm=\"%d\" fill=\"%s\" d=\"", (int)arm + 1,
	            ck_picture_dye(c, arm)->nest);
	ck_picture_shape(c, home, &shape);
	ck_picture_polygon(c, &shape);
	ck_sink_text(c->s, "\"/>\n");
	if (c->d->look != CK_LOOK_MODERN) {
		ck_picture_circle(c, at, radius * 91 / 100, "none", c->look->plain, 160);
		rosettes(c, arm, at, radius);
	}
	ck_picture_circle(c, at, radius * NEST_PART / 100, c->look->plain, c->look->line, 160);
	dents(c, arm);
	emblem(c, arm, at, radius);
}

void ck_picture_nests(ck_picture *c)
{
	ck_sink_text(c->s, "<g class=\"nests\">\n");
	for (unsigned arm = 0; arm < c->plan.arms; arm++)
		nest(c, arm);
	ck_sink_text(c->s, "</g>\n");
}
