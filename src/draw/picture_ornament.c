#include "draw/picture.h"

/* The parts of a turn are counted in twenty-fourths: cosines in thousandths, clockwise from the right. */
enum { TURN = 24 };

static const int16_t cosines[TURN] = {1000,  966,  866,  707,  500,  259,  0, -259, -500, -707, -866, -966,
                                      -1000, -966, -866, -707, -500, -259, 0, 259,  500,  707,  866,  966};

/* `along` and `aside` a ray. */
static ck_point on_ray(ck_point at, unsigned angle, int32_t along, int32_t aside)
{
	int32_t x = cosines[angle], y = cosines[(angle + TURN * 3 / 4) % TURN];

	return (ck_point){at.x + (along * x - aside * y) / 1000, at.y + (along * y + aside * x) / 1000};
}

static void leaf(ck_pen *pen, ck_point at, unsigned angle, const ck_petals *p)
{
	int32_t middle = (p->near + p->far) / 2;
	ck_point root = on_ray(at, angle, p->near, 0);

	ck_pen_move(pen, root);
	ck_pen_curve(pen, on_ray(at, angle, middle, p->wide), on_ray(at, angle, p->far, 0));
	ck_pen_curve(pen, on_ray(at, angle, middle, -p->wide), root);
}

void ck_picture_petals(const ck_picture *c, ck_point at, const ck_petals *p)
{
	ck_pen pen = ck_pen_take(c->s);

	for (unsigned i = 0; i < p->count; i++)
		leaf(&pen, at, (p->first + i * TURN / p->count) % TURN, p);
}

void ck_picture_rosette(const ck_picture *c, ck_point at, unsigned count, int32_t radius, const char *colour)
{
	const ck_petals p = {count, 0, radius / 6, radius, radius * 34 / 100};

	ck_sink_put(c->s, "<path fill=\"%s\" d=\"", colour);
	ck_picture_petals(c, at, &p);
	ck_sink_text(c->s, "\"/>\n");
}

void ck_picture_circle(const ck_picture *c, ck_point at, int32_t radius, const char *fill, const char *stroke,
                       int32_t width)
{
	ck_sink_put(c->s, "<circle cx=\"%m\" cy=\"%m\" r=\"%m\" fill=\"%s\"", at.x, at.y, radius, fill);
	if (width > 0)
		ck_sink_put(c->s, " stroke=\"%s\" stroke-width=\"%m\"", stroke, width);
	ck_sink_text(c->s, "/>\n");
}

const char *ck_picture_stitches(const ck_picture *c)
{
	return c->d->look == CK_LOOK_CLOTH ? " stroke-dasharray=\".5 .333\" stroke-linecap=\"round\"" : "";
}
