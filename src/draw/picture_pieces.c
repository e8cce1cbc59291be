#include "draw/picture.h"

/* A piece is drawn with the radius 1 and then scaled, so all numbers here are parts of its radius. */

static void shadow(const ck_picture *c)
{
	ck_sink_text(
		c->s,
		"<ellipse cx=\".1\" cy=\".16\" rx=\".98\" ry=\".96\" fill=\"#000\" fill-opacity=\".24\"/>");
}

/* The shape of the seat. */
static void mark(const ck_picture *c, const ck_place *p, const char *fill, ck_point at, int32_t size)
{
	ck_sink_put(c->s, "<path fill=\"%s\" d=\"", fill);
	ck_emblem_shape(c->s, ck_colour_of_arm(c->d->game, c->d->game->arm[p->seat]), at, size);
	ck_sink_text(c->s, "\"/>");
}

static void sign(const ck_picture *c, ck_sign which, const char *paint, ck_point at, int32_t size)
{
	ck_sink_put(c->s, "<path %s d=\"", paint);
	ck_emblem_sign(c->s, which, at, size);
	ck_sink_text(c->s, "\"/>");
}

/* A disc with its rim. */
static void disc(const ck_picture *c, const char *fill, int32_t x, int32_t y, int32_t radius)
{
	ck_sink_text(c->s, "<circle");
	if (x != 0 || y != 0)
		ck_sink_put(c->s, " cx=\"%m\" cy=\"%m\"", x, y);
	ck_sink_put(c->s, " r=\"%m\" fill=\"%s\" stroke=\"%s\" stroke-width=\".1\"/>", radius, fill,
	            c->look->rim);
}

/* A line around the upper side, lighter than the body or darker, whichever its mark is. */
static void edge(const ck_picture *c, const ck_dye *dye, int32_t radius)
{
	ck_sink_put(
		c->s,
		"<circle r=\"%m\" fill=\"none\" stroke=\"%s\" stroke-width=\".07\" stroke-opacity=\".6\"/>",
		radius, dye->mark);
}

/* A pawn from above: its foot, and the light on its head. */
static void pawn(const ck_picture *c, const ck_dye *dye)
{
	shadow(c);
	disc(c, dye->body, 0, 0, 940);
	ck_sink_text(c->s, "<circle cx=\"-.04\" cy=\"-.06\" r=\".7\" fill=\"#fff\" fill-opacity=\".2\"/>"
	                   "<circle cx=\".03\" cy=\".05\" r=\".7\" fill=\"none\" stroke=\"#000\" "
	                   "stroke-opacity=\".22\" stroke-width=\".1\"/>");
}

/* Which way the Charkoni is for whoever stands in an arm of the cross. */
static ck_point inwards(const ck_picture *c, const ck_place *p)
{
	static const ck_point ways[] = {{0, -1}, {-1, 0}, {0, 1}, {1, 0}};

	return ways[ck_picture_arm(c, p->cell.arm) & 3];
}

/* A pawn on its side, its head towards the Charkoni. */
static void lying_pawn(const ck_picture *c, const ck_dye *dye, const ck_place *p)
{
	int32_t turn = ck_plan_turn(&c->plan, ck_picture_arm(c, p->cell.arm));

	ck_sink_put(c->s, "<g transform=\"rotate(%m)\"><g stroke-linejoin=\"round\">", -turn);
	ck_sink_text(c->s, "<path transform=\"translate(.1 .12)\" fill=\"#000\" fill-opacity=\".24\" "
	                   "d=\"M-.26 -.34L-.6 .62L-.72 .95H.72L.6 .62L.26 -.34z\"/>");
	ck_sink_put(c->s,
	            "<path fill=\"%s\" stroke=\"%s\" stroke-width=\".1\" "
	            "d=\"M-.24 -.3Q-.28 .25 -.62 .6Q-.78 .7 -.72 .92H.72Q.78 .7 .62 .6Q.28 .25 .24 -.3z\"/>",
	            dye->body, c->look->rim);
	ck_sink_put(c->s,
	            "<path fill=\"none\" stroke=\"%s\" stroke-opacity=\".6\" stroke-width=\".07\" d=\"M-.6 "
	            ".66H.6\"/>",
	            dye->mark);
	ck_sink_text(c->s, "</g></g>");
}

/* Two draughtsmen, one on the other. */
static void stack(const ck_picture *c, const ck_dye *dye)
{
	ck_sink_text(
		c->s,
		"<ellipse cx=\".14\" cy=\".3\" rx=\".78\" ry=\".74\" fill=\"#000\" fill-opacity=\".24\"/>");
	disc(c, dye->body, 0, 200, 740);
	disc(c, dye->body, 0, 0, 740);
	disc(c, dye->body, 0, -200, 740);
}

/* A badge with the number of the pieces of a group. */
static void group_badge(const ck_picture *c, const ck_place *p)
{
	ck_sink_put(
		c->s,
		"<circle cx=\".56\" cy=\".56\" r=\".5\" fill=\"" CK_LOOK_PALE "\" stroke=\"" CK_LOOK_PALE_MARK
		"\" stroke-width=\".08\"/><text x=\".55\" y=\".79\" font-family=\"" CK_PICTURE_FONT
		"\" font-size=\".64\" font-weight=\"700\" text-anchor=\"middle\" fill=\"" CK_LOOK_PALE_MARK
		"\">\xC3\x97%d</text>",
		(int)p->count);
}

/* What a piece has done: a dot for one capture, an arrow for a lap. A queen has her crown (upper_side). */
static void deeds(const ck_picture *c, const ck_place *p)
{
	if ((p->marks & CK_MARK_CAPTURES) == 1)
		ck_sink_text(c->s, "<circle cx=\".62\" cy=\"-.62\" r=\".22\" fill=\"" CK_LOOK_PALE
		                   "\" stroke=\"" CK_LOOK_PALE_MARK "\" stroke-width=\".09\"/>");
	if (p->marks & CK_MARK_LAP) {
		ck_sink_text(c->s, "<circle cx=\"-.62\" cy=\".62\" r=\".36\" fill=\"" CK_LOOK_PALE
		                   "\" stroke=\"" CK_LOOK_PALE_MARK "\" stroke-width=\".08\"/>");
		sign(c, CK_SIGN_LAP, "fill=\"none\" stroke=\"" CK_LOOK_PALE_MARK "\" stroke-width=\".08\"",
		     (ck_point){-620, 640}, 270);
	}
}

/* The shape, and a crown over it. */
static void upper_side(const ck_picture *c, const ck_place *p, const ck_dye *dye, ck_point at, int32_t size)
{
	if ((p->marks & CK_MARK_CAPTURES) == CK_MARK_QUEEN) {
		mark(c, p, dye->mark, (ck_point){at.x, at.y + size * 45 / 100}, size * 62 / 100);
		sign(c, CK_SIGN_CROWN,
		     "fill=\"#ffd84a\" stroke=\"#1c1b19\" stroke-width=\".07\" stroke-linejoin=\"round\"",
		     (ck_point){at.x, at.y - size * 70 / 100}, size * 72 / 100);
	} else {
		mark(c, p, dye->mark, at, size);
	}
}

static void standing(const ck_picture *c, const ck_place *p, const ck_dye *dye)
{
	if (c->d->pieces == CK_PIECES_FLAT) {
		shadow(c);
		disc(c, dye->body, 0, 0, 940);
		edge(c, dye, 780);
		upper_side(c, p, dye, (ck_point){0, 0}, 560);
	} else {
		pawn(c, dye);
		upper_side(c, p, dye, (ck_point){0, 0}, 540);
	}
}

static void coming_home(const ck_picture *c, const ck_place *p, const ck_dye *dye)
{
	ck_point way = inwards(c, p);

	if (c->d->pieces == CK_PIECES_FLAT) {
		stack(c, dye);
		upper_side(c, p, dye, (ck_point){0, -200}, 480);
		return;
	}
	lying_pawn(c, dye, p);
	disc(c, dye->body, way.x * 440, way.y * 440, 500);
	upper_side(c, p, dye, (ck_point){way.x * 440, way.y * 440}, 330);
}

/* Paler, and ticked off. */
static void finished(const ck_picture *c, const ck_place *p, const ck_dye *dye)
{
	shadow(c);
	disc(c, CK_LOOK_PALE, 0, 0, 940);
	ck_sink_put(c->s, "<circle r=\".89\" fill=\"%s\" fill-opacity=\".%d\"/>", dye->body,
	            CK_LOOK_PALE_PERCENT);
	mark(c, p, CK_LOOK_PALE_MARK, (ck_point){-120, -160}, 480);
	ck_sink_text(c->s, "<circle cx=\".5\" cy=\".5\" r=\".46\" fill=\"" CK_LOOK_PALE
	                   "\" stroke=\"" CK_LOOK_PALE_MARK "\" stroke-width=\".08\"/>");
	sign(c, CK_SIGN_TICK,
	     "fill=\"none\" stroke=\"" CK_LOOK_PALE_MARK
	     "\" stroke-width=\".15\" stroke-linecap=\"round\" stroke-linejoin=\"round\"",
	     (ck_point){500, 500}, 420);
}

static void piece(const ck_picture *c, const ck_place *p)
{
	const ck_dye *dye = ck_picture_dye(c, c->d->game->arm[p->seat]);

	ck_sink_put(c->s, "<g class=\"piece%s\" data-seat=\"%d\" data-piece=\"%d\" data-progress=\"%d\"",
	            p->finished   ? " finished"
	            : p->homeward ? " homeward"
	                          : "",
	            (int)p->seat + 1, (int)p->piece + 1, (int)p->progress);
	ck_sink_put(c->s, " transform=\"translate(%m %m) scale(%m)\">", p->at.x, p->at.y, p->radius);
	if (p->finished) {
		finished(c, p, dye);
	} else if (p->homeward) {
		coming_home(c, p, dye);
	} else {
		standing(c, p, dye);
	}
	if (!p->finished)
		deeds(c, p);
	if (p->count > 1)
		group_badge(c, p);
	ck_sink_text(c->s, "</g>\n");
}

void ck_picture_pieces(ck_picture *c)
{
	ck_sink_text(c->s, "<g class=\"pieces\">\n");
	for (size_t i = 0; i < c->count; i++)
		piece(c, c->place + i);
	ck_sink_text(c->s, "</g>\n");
}
