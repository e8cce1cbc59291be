#include "draw/picture.h"

/* ------------------------------------------------------------ whose turn */

enum { BAR_OUT = 2350, BAR_DEPTH = 900, BADGE = 1350 };

/* A ring around a piece: how far it is from it, half of its line. */
enum { RING_AWAY = 300, RING_HALF = 150 };

/* A bar along the tip of an arm, with the shape of its seat: it is to act, or it has won. */
static void bar(const ck_picture *c, unsigned seat, bool won)
{
	unsigned arm = c->d->game->arm[seat];
	const ck_dye *dye = ck_picture_dye(c, arm);
	int32_t half = c->plan.half - 700, out = c->plan.reach + BAR_OUT;
	int32_t turn = ck_plan_turn(&c->plan, ck_picture_arm(c, arm));
	ck_point at = ck_plan_point(&c->plan, ck_picture_arm(c, arm), 0, out);

	ck_sink_put(c->s, "<g class=\"%s\" data-seat=\"%d\" stroke=\"%s\" stroke-width=\".16\">",
	            won ? "winner" : "turn", (int)seat + 1, c->look->edge);
	ck_sink_put(c->s,
	            "<rect transform=\"rotate(%m)\" x=\"%m\" y=\"%m\" width=\"%m\" height=\"%m\" rx=\"%m\" "
	            "fill=\"%s\"/>",
	            -turn, -half, out - BAR_DEPTH / 2, 2 * half, BAR_DEPTH, BAR_DEPTH / 2, dye->body);
	ck_sink_put(c->s, "<circle cx=\"%m\" cy=\"%m\" r=\"%m\" fill=\"%s\"/>", at.x, at.y, BADGE, dye->body);
	ck_sink_put(c->s, "<path stroke=\"none\" fill=\"%s\" d=\"", dye->mark);
	if (won)
		ck_emblem_sign(c->s, CK_SIGN_CROWN, at, 850);
	else
		ck_emblem_shape(c->s, ck_colour_of_arm(c->d->game, arm), at, 760);
	ck_sink_text(c->s, "\"/></g>\n");
}

void ck_picture_turn(ck_picture *c)
{
	const ck_position *p = c->d->position;
	const ck_game *g = c->d->game;

	if (p->phase != CK_OVER)
		bar(c, p->seat, false);
	for (unsigned seat = 0; p->phase == CK_OVER && seat < g->seats; seat++)
		if (p->winner == 1 + ck_seat_team(g, seat))
			bar(c, seat, true);
}

static void circle(const ck_picture *c, ck_point at, int32_t radius, const char *colour, const char *width)
{
	ck_sink_put(c->s, "<circle cx=\"%m\" cy=\"%m\" r=\"%m\" stroke=\"%s\" stroke-width=\"%s\"/>", at.x,
	            at.y, radius, colour, width);
}

/* A line on its halo. */
static void ring(const ck_picture *c, ck_point at, int32_t radius, bool thin)
{
	circle(c, at, radius, c->look->halo, thin ? ".3" : ".7");
	circle(c, at, radius, c->look->ink, thin ? ".14" : ".3");
	ck_sink_text(c->s, "\n");
}

/* ------------------------------------------------------------ the last move */

static ck_point centre_of(const ck_picture *c, unsigned seat, unsigned progress)
{
	return ck_plan_centre(&c->plan, ck_picture_cell(c, ck_cell_of(c->d->game, seat, progress)));
}

/* Where the piece came from: of home the place that it left free. */
static ck_point trail_start(const ck_picture *c)
{
	unsigned seat = c->d->last_seat, left;
	ck_place place;

	if (c->d->last_from > 0)
		return centre_of(c, seat, c->d->last_from);
	left = ck_position_count(c->d->game, c->d->position, seat, 0);
	ck_place_home(&c->plan, ck_picture_arm(c, c->d->game->arm[seat]), left % CK_PIECES_MAX, &place);
	return place.at;
}

static ck_point trail_end(const ck_picture *c)
{
	for (size_t i = c->count; i > 0; i--)
		if (c->place[i - 1].seat == c->d->last_seat && c->place[i - 1].progress == c->d->last_to)
			return c->place[i - 1].at;
	return centre_of(c, c->d->last_seat, c->d->last_to);
}

/* Where the way of a piece that comes in crosses the side of its first square, so that it touches no other. */
static ck_point gate(const ck_picture *c)
{
	ck_cell cell = ck_picture_cell(c, ck_cell_of(c->d->game, c->d->last_seat, 1));

	if (c->plan.cross)
		return ck_plan_point(&c->plan, cell.arm, 0, c->plan.inner);
	return ck_plan_point(&c->plan, cell.arm, c->plan.half, ck_plan_spot(&c->plan, cell).out);
}

/* From square to square, or straight on where no way leads there. On the cross a piece that has come to its own tip
 * again may go on for another lap instead of turning in (RULES 4): it is back at the tip. */
static void trail_path(const ck_picture *c)
{
	enum { TIP = CK_ARM_ROWS };
	unsigned at = c->d->last_from, to = c->d->last_to, again = c->d->game->goal - (unsigned)TIP;
	bool laps = c->plan.cross && TIP < to && to < at && at <= again;
	ck_pen pen = ck_pen_take(c->s);

	ck_pen_move(&pen, trail_start(c));
	if (at == 0 && to > 0)
		ck_pen_line(&pen, gate(c));
	for (; laps && at < again; at++)
		ck_pen_line(&pen, centre_of(c, c->d->last_seat, at + 1));
	if (laps)
		at = TIP;
	while (++at < to)
		ck_pen_line(&pen, centre_of(c, c->d->last_seat, at));
	ck_pen_line(&pen, trail_end(c));
}

void ck_picture_trail(ck_picture *c)
{
	const ck_game *g = c->d->game;

	if (c->d->last_seat >= g->seats || c->d->last_from > g->goal || c->d->last_to > g->goal)
		return;
	ck_sink_put(c->s,
	            "<g class=\"trail\" data-seat=\"%d\" data-from=\"%d\" data-to=\"%d\" fill=\"none\" "
	            "stroke-linecap=\"round\" stroke-linejoin=\"round\">\n",
	            (int)c->d->last_seat + 1, (int)c->d->last_from, (int)c->d->last_to);
	ck_sink_put(c->s, "<path stroke=\"%s\" stroke-opacity=\".7\" stroke-width=\".95\" d=\"",
	            c->look->halo);
	trail_path(c);
	ck_sink_put(c->s, "\"/>\n<path stroke=\"%s\" stroke-width=\".46\" stroke-dasharray=\".01 .85\" d=\"",
	            c->look->ink);
	trail_path(c);
	ck_sink_text(c->s, "\"/>\n");
	ring(c, trail_start(c), 950, false);
	ck_sink_text(c->s, "</g>\n");
}

/* ---------------------------------------------------------- legal actions */

/* Of a cell, the actions that lead there: none, some, one that captures. */
enum { TO_NOTHING, TO_SQUARE, TO_CAPTURE };

static int leads_to(const ck_picture *c, unsigned progress)
{
	int found = TO_NOTHING;

	for (size_t i = 0; i < c->d->legal_count; i++) {
		ck_action a = c->d->legal[i];

		if ((a & CK_ACTION_PASS) || ck_action_to(a) != progress)
			continue;
		if (a & CK_ACTION_CAPTURE)
			return TO_CAPTURE;
		found = TO_SQUARE;
	}
	return found;
}

static bool is_empty(const ck_picture *c, ck_cell cell)
{
	for (size_t i = 0; i < c->count; i++)
		if (ck_cell_equal(c->place[i].cell, cell))
			return false;
	return true;
}

static void target(const ck_picture *c, ck_cell cell, unsigned progress, bool captures)
{
	ck_point at = ck_plan_centre(&c->plan, ck_picture_cell(c, cell));
	ck_shape shape;

	ck_picture_shape(c, cell, &shape);
	ck_sink_put(c->s, "<g class=\"target%s\" data-progress=\"%d\" stroke-linejoin=\"round\">",
	            captures ? " capture" : "", (int)progress);
	ck_sink_put(c->s, "<path fill=\"none\" stroke=\"%s\" stroke-width=\".62\" d=\"", c->look->halo);
	ck_picture_polygon(c, &shape);
	ck_sink_put(c->s, "\"/><path fill=\"none\" stroke=\"%s\" stroke-width=\".3\"%s d=\"", c->look->ink,
	            captures ? "" : " stroke-dasharray=\".9 .6\"");
	ck_picture_polygon(c, &shape);
	ck_sink_text(c->s, "\"/>");
	if (is_empty(c, cell))
		ck_sink_put(c->s,
		            "<circle cx=\"%m\" cy=\"%m\" r=\".6\" fill=\"%s\" stroke=\"%s\" "
		            "stroke-width=\".2\"/>",
		            at.x, at.y, c->look->ink, c->look->halo);
	ck_sink_text(c->s, "</g>\n");
}

void ck_picture_targets(ck_picture *c)
{
	unsigned owner = ck_position_owner(c->d->game, c->d->position);

	ck_sink_text(c->s, "<g class=\"targets\">\n");
	for (unsigned progress = 1; progress <= c->d->game->goal; progress++) {
		int how = leads_to(c, progress);

		if (how != TO_NOTHING)
			target(c, ck_cell_of(c->d->game, owner, progress), progress, how == TO_CAPTURE);
	}
	ck_sink_text(c->s, "</g>\n");
}

static bool is_movable(const ck_picture *c, const ck_place *p)
{
	ck_action own = ck_position_piece(c->d->game, c->d->position, p->seat, p->piece);

	for (size_t i = 0; i < c->d->legal_count; i++)
		if (!(c->d->legal[i] & CK_ACTION_PASS) && ck_action_piece(c->d->legal[i]) == own)
			return true;
	return false;
}

/* True if a ring around a piece would run over another one. */
static bool is_tight(const ck_picture *c, const ck_place *p)
{
	for (size_t i = 0; i < c->count; i++) {
		const ck_place *q = c->place + i;
		int64_t x = p->at.x - q->at.x, y = p->at.y - q->at.y;
		int64_t room = p->radius + q->radius + RING_AWAY + RING_HALF;

		if (p != q && x * x + y * y < room * room)
			return true;
	}
	return false;
}

void ck_picture_movable(ck_picture *c, bool tight)
{
	static const char group[] = "<g class=\"movable\" fill=\"none\">\n";
	unsigned owner = ck_position_owner(c->d->game, c->d->position);
	bool open = !tight;

	if (open)
		ck_sink_text(c->s, group);
	for (size_t i = 0; i < c->count; i++) {
		const ck_place *p = c->place + i;

		if (p->seat != owner || !is_movable(c, p) || is_tight(c, p) != tight)
			continue;
		if (!open)
			ck_sink_text(c->s, group);
		open = true;
		ring(c, p->at, tight ? p->radius * 8 / 10 : p->radius + RING_AWAY, tight);
	}
	if (open)
		ck_sink_text(c->s, "</g>\n");
}

/* ---------------------------------------------------------- the captured */

/* Whom an action captures is what the rules say: of every seat so many as are then missing from a progress. Those that
 * stand there together are the same but for their marks, and queens, whom nobody captures, come last in a position. */
static void find_victims(const ck_picture *c, ck_action a, bool hit[CK_PLACES_MAX])
{
	const ck_game *g = c->d->game;
	unsigned owner = ck_position_owner(g, c->d->position), rank = 0;
	ck_position after;

	ck_action_apply(g, c->d->position, a, &after);
	for (size_t i = 0; i < c->count; i++) {
		const ck_place *p = c->place + i;

		rank = i > 0 && p[-1].seat == p->seat && p[-1].progress == p->progress ? rank + 1 : 0;
		if (p->seat != owner && ck_position_count(g, &after, p->seat, p->progress) + rank <
		                                ck_position_count(g, c->d->position, p->seat, p->progress))
			hit[i] = true;
	}
}

static void ticks(const ck_picture *c, const ck_place *p)
{
	int32_t near = p->radius * 6 / 10, length = p->radius * 3 / 10;

	ck_sink_put(c->s, "<path d=\"M%m %ml%m %m", p->at.x - near, p->at.y - near, -length, -length);
	ck_sink_put(c->s, "M%m %ml%m %m", p->at.x + near, p->at.y - near, length, -length);
	ck_sink_put(c->s, "M%m %ml%m %m", p->at.x - near, p->at.y + near, -length, length);
	ck_sink_put(c->s, "M%m %ml%m %m\"/>\n", p->at.x + near, p->at.y + near, length, length);
}

/* Four ticks around whoever would be captured. */
void ck_picture_victims(ck_picture *c)
{
	bool hit[CK_PLACES_MAX] = {false};

	for (size_t i = 0; i < c->d->legal_count; i++)
		if (c->d->legal[i] & CK_ACTION_CAPTURE)
			find_victims(c, c->d->legal[i], hit);
	ck_sink_put(c->s, "<g class=\"victims\" fill=\"none\" stroke=\"%s\" stroke-width=\".26\">\n",
	            c->look->ink);
	for (size_t i = 0; i < c->count; i++)
		if (hit[i])
			ticks(c, c->place + i);
	ck_sink_text(c->s, "</g>\n");
}
