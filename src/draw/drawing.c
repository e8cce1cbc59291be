#include "draw/picture.h"

enum { MARGIN = 4100 /* around the board, for the bar of whoever is to act */ };

int32_t ck_draw_extent(const ck_drawing *d)
{
	ck_plan plan;

	ck_plan_init(&plan, d->game);
	if (d->part == CK_PART_ARM)
		return plan.reach - plan.inner;
	return d->part == CK_PART_MIDDLE ? plan.inner : plan.extent + MARGIN;
}

int32_t ck_draw_board_extent(const ck_drawing *d)
{
	ck_plan plan;

	ck_plan_init(&plan, d->game);
	return plan.extent + ck_picture_frame(d->look) / 2;
}

/* --------------------------------------------------------------- the board */

static void prepare(ck_picture *c, ck_sink *s, const ck_drawing *d)
{
	*c = (ck_picture){.s = s, .d = d, .look = ck_palette_of(d->look, d->theme)};
	ck_plan_init(&c->plan, d->game);
	if (d->position == NULL)
		return;
	c->count = ck_place_all(&c->plan, d->game, d->position, c->place);
	for (size_t i = 0; i < c->count; i++)
		c->place[i].at = ck_picture_turned(c, c->place[i].at);
}

static void position(ck_picture *c)
{
	bool legal = c->d->legal != NULL && c->d->legal_count > 0;

	ck_picture_turn(c);
	if (c->d->has_last)
		ck_picture_trail(c);
	if (legal) {
		ck_picture_targets(c);
		ck_picture_movable(c, false);
	}
	ck_picture_pieces(c);
	if (legal) {
		ck_picture_movable(c, true);
		ck_picture_victims(c);
	}
}

void ck_draw_board(ck_sink *s, const ck_drawing *d)
{
	ck_drawing turned = *d;
	ck_picture c;

	if (d->part == CK_PART_ARM)
		turned.down = d->arm;
	prepare(&c, s, &turned);
	ck_sink_put(s, "<g class=\"board %s %s\"", ck_look_names[d->look < CK_LOOK_COUNT ? d->look : 0],
	            ck_kind_name((ck_kind)d->game->kind));
	if (d->part == CK_PART_ARM)
		ck_sink_put(s, " transform=\"translate(0 %m)\"", -c.plan.inner);
	ck_sink_text(s, ">\n");
	ck_picture_board(&c);
	if (d->position != NULL && d->part == CK_PART_ALL)
		position(&c);
	ck_sink_text(s, "</g>\n");
}

/* ------------------------------------------------------------ the document */

static void texts(ck_sink *s, const ck_drawing *d)
{
	char game[CK_GAME_TEXT], line[CK_POSITION_TEXT];
	const char *description = d->description;

	ck_game_write(d->game, game);
	if (description == NULL && d->position != NULL) {
		ck_position_write(d->game, d->position, line);
		description = line;
	}
	ck_sink_put(s, "<title>%e</title>\n", d->title != NULL ? d->title : game);
	if (description != NULL)
		ck_sink_put(s, "<desc>%e</desc>\n", description);
}

size_t ck_draw_svg(const ck_drawing *d, char *out, size_t cap)
{
	ck_sink s = ck_sink_into(out, cap);
	int32_t extent = ck_draw_extent(d);

	ck_sink_put(&s, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%m %m %m %m\" role=\"img\">\n",
	            -extent, -extent, 2 * extent, 2 * extent);
	texts(&s, d);
	ck_sink_put(&s, "<rect class=\"ground\" x=\"%m\" y=\"%m\" width=\"%m\" height=\"%m\" fill=\"%s\"/>\n",
	            -extent, -extent, 2 * extent, 2 * extent, ck_palette_of(d->look, d->theme)->ground);
	ck_draw_board(&s, d);
	ck_sink_text(&s, "</svg>\n");
	return s.length;
}
