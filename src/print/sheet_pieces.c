#include "print/sheet_parts.h"

#include "draw/emblem.h"
#include "draw/look.h"
#include "draw/plan.h"

/* What is cut out of a page of pieces, in this order. */
typedef enum cut_kind {
	STANDING, /* a strip: foot, front, back, foot; folded to a roof that stands */
	ROUND,
	LONG_DIE, /* chaupar: four sides and a flap, folded to a tube */
} cut_kind;

/* How large pieces are. */
typedef struct measures {
	int32_t diameter; /* of a round one, and the width of a standing one */
	int32_t height;   /* of a standing one */
	int32_t depth;    /* of its foot */
} measures;

enum {
	SPARE = 1, /* more than the game needs, of each colour and kind */
	DIE_COUNT = 3,
	DIE_SIDES = 4,
	GAP = 1500,
	ROW_GAP = 5 * CK_MM,
	DIAMETER_MIN = 5500, /* what fingers can hold */
	DIAMETER_MAX = 30 * CK_MM,
	TWO_BESIDE =
		2800, /* thousandths of a unit: two go on a square of either board, on the cross corner to corner */
	OF_CROSS = 2400, /* four go on a square */
	LINE = 120,
};

/* Long dice, of a size that can be cut and folded; pips spread along them. */
enum {
	DIE_LENGTH = 45 * CK_MM,
	DIE_SIDE = 11 * CK_MM,
	DIE_FLAP = 6 * CK_MM,
	DIE_PIP = 1150,
	PIP_ACROSS = 2500,
	PIP_ALONG = 6 * CK_MM
};

#define CUT "fill=\"none\" stroke=\"#777\" stroke-width=\"120\""
#define FOLD "fill=\"none\" stroke=\"#777\" stroke-width=\"120\" stroke-dasharray=\"900 700\""

static measures measures_of(const ck_print *p, int32_t size)
{
	int32_t d = ck_sheet_length(p, size, ck_is_parchis(p->game) ? TWO_BESIDE : OF_CROSS);

	if (d < DIAMETER_MIN)
		d = DIAMETER_MIN;
	if (d > DIAMETER_MAX)
		d = DIAMETER_MAX;
	return (measures){d, d * 17 / 10, d * 9 / 10};
}

bool ck_sheet_pieces_fit(const ck_print *p, int32_t size)
{
	return ck_sheet_length(p, size, TWO_BESIDE) >= DIAMETER_MIN;
}

/* ------------------------------------------------------------------ places */

/* Where the next one goes. */
typedef struct layout {
	ck_box room;
	int32_t x, y;
	int32_t row; /* the height of the row */
	unsigned page;
	cut_kind kind; /* of what has been put last */
} layout;

static void row_end(layout *at)
{
	at->y += at->row + ROW_GAP;
	at->x = at->room.x;
	at->row = 0;
}

static bool has_room(const layout *at, int32_t x, int32_t width)
{
	return x + width <= at->room.x + at->room.width;
}

/* The place of the next one, of this size, the first of `together` that share a row if a row has room for them. */
static ck_box take(layout *at, cut_kind kind, int32_t width, int32_t height, unsigned together)
{
	const int32_t all = (int32_t)together * (width + GAP) - GAP;
	const bool apart = !has_room(at, at->x, all) && has_room(at, at->room.x, all);

	if (at->row > 0 && (kind != at->kind || apart || !has_room(at, at->x, width)))
		row_end(at);
	if (at->y + height > at->room.y + at->room.height) {
		at->page++;
		at->y = at->room.y;
	}
	at->kind = kind;
	if (height > at->row)
		at->row = height;
	at->x += width + GAP;
	return (ck_box){at->x - width - GAP, at->y, width, height};
}

static ck_box next_take(layout *at, cut_kind kind, measures t, unsigned together)
{
	switch (kind) {
	case STANDING: return take(at, kind, t.diameter, 2 * (t.height + t.depth), together);
	case ROUND: return take(at, kind, t.diameter, t.diameter, together);
	default: return take(at, kind, DIE_SIDES * DIE_SIDE + DIE_FLAP, DIE_LENGTH, together);
	}
}

/* ------------------------------------------------------------------ pieces */

/* The shape of a colour, on its head if it is on the back of a strip. */
static void emblem_write(ck_sink *s, ck_colour colour, const ck_dye *dye, ck_point at, int32_t size,
                         bool turned)
{
	ck_sink_put(s, "<g transform=\"translate(%d %d) scale(%s1000)\"><path d=\"", at.x, at.y,
	            turned ? "-" : "");
	ck_emblem_shape(s, colour, (ck_point){0, 0}, size);
	ck_sink_put(s, "\" fill=\"%s\"/></g>\n", dye->mark);
}

static void standing_write(ck_sink *s, ck_colour colour, const ck_dye *dye, measures t, ck_box b)
{
	const int32_t middle = b.x + t.diameter / 2, top = b.y + t.depth, back = top + t.height;
	const int32_t size = t.diameter * 36 / 100;

	ck_sink_put(s, "<path d=\"M%d %dh%dv%dh%dz\" fill=\"%s\"/>\n", b.x, top, t.diameter, 2 * t.height,
	            -t.diameter, dye->body);
	/* Folded, the upper half looks the other way. */
	emblem_write(s, colour, dye, (ck_point){middle, top + t.height * 6 / 10}, size, true);
	emblem_write(s, colour, dye, (ck_point){middle, back + t.height * 4 / 10}, size, false);
	ck_sink_put(s, "<path d=\"M%d %dh%dv%dh%dz\" " CUT "/>\n", b.x, b.y, b.width, b.height, -b.width);
	ck_sink_put(s, "<path d=\"M%d %dh%dM%d %dh%dM%d %dh%d\" " FOLD "/>\n", b.x, top, b.width, b.x, back,
	            b.width, b.x, back + t.height, b.width);
}

static void round_write(ck_sink *s, ck_colour colour, const ck_dye *dye, measures t, ck_box b)
{
	const ck_point at = {b.x + t.diameter / 2, b.y + t.diameter / 2};

	ck_sink_put(
		s, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"%s\" stroke=\"#777\" stroke-width=\"%d\"/>\n",
		at.x, at.y, (b.width - LINE) / 2, dye->body, LINE);
	emblem_write(s, colour, dye, at, t.diameter * 29 / 100, false);
}

/* --------------------------------------------------------------- long dice */

/* The numbers on the sides of a long die, one after another around it. */
static const uint8_t *die_faces(const ck_game *g, unsigned die)
{
	static const uint8_t faces[2][DIE_SIDES] = {{1, 2, 6, 5}, {1, 3, 6, 4}};
	const unsigned dice = g->option.cross.dice;

	return faces[dice == CK_DICE_1346 || (dice == CK_DICE_MIXED && die > 0)];
}

/* Where pips are, on a grid of three by three: bit row * 3 + column. */
static unsigned pips_of(uint8_t face)
{
	static const uint16_t pips[] = {0, 0x010, 0x044, 0x054, 0x145, 0x155, 0x16D};

	return pips[face];
}

static void face_write(ck_sink *s, uint8_t face, int32_t x, int32_t y)
{
	for (int32_t i = 0; i < 9; i++)
		if (pips_of(face) >> i & 1)
			ck_sink_put(s, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\"/>\n",
			            x + (i % 3 - 1) * PIP_ACROSS, y + (i / 3 - 1) * PIP_ALONG, DIE_PIP);
}

static void die_write(ck_sink *s, const uint8_t *faces, ck_box b)
{
	const int32_t slant = DIE_FLAP / 2, flap = b.x + DIE_SIDES * DIE_SIDE;

	ck_sink_put(s, "<path d=\"M%d %dh%dl%d %dv%dl%d %dh%dz\" " CUT "/>\n", b.x, b.y, DIE_SIDES * DIE_SIDE,
	            DIE_FLAP, slant, b.height - 2 * slant, -DIE_FLAP, slant, -DIE_SIDES * DIE_SIDE);
	ck_sink_text(s, "<path d=\"");
	for (int32_t i = 1; i < DIE_SIDES; i++)
		ck_sink_put(s, "M%d %dv%d", b.x + i * DIE_SIDE, b.y, b.height);
	ck_sink_put(s, "M%d %dv%d\" " FOLD "/>\n", flap, b.y, b.height);
	for (int32_t i = 0; i < DIE_SIDES; i++)
		face_write(s, faces[i], b.x + i * DIE_SIDE + DIE_SIDE / 2, b.y + b.height / 2);
}

/* ------------------------------------------------------------------- pages */

/* How many of a colour: on the cross a flat piece gets a second one on top on its way home (S0). */
static unsigned number_of(const ck_game *g, cut_kind kind)
{
	return (kind == ROUND && !ck_is_parchis(g) ? 2u * g->pieces : g->pieces) + SPARE;
}

/* All pieces of a colour. */
static void colour_put(ck_sink *s, const ck_print *p, layout *at, cut_kind kind, measures t, ck_colour colour,
                       unsigned page)
{
	const ck_dye *dye = &ck_palette_of(p->look, p->theme)->dye[colour];
	const unsigned each = number_of(p->game, kind);

	for (unsigned i = 0; i < each; i++) {
		const ck_box b = next_take(at, kind, t, i == 0 ? each : 1);

		if (s == NULL || at->page != page)
			continue;
		if (kind == STANDING)
			standing_write(s, colour, dye, t, b);
		else
			round_write(s, colour, dye, t, b);
	}
}

/* Go through all of them; those of a page are written, of no page if s is NULL. Returns how many pages there are. */
static unsigned go_through(ck_sink *s, const ck_print *p, int32_t size, unsigned page)
{
	const ck_game *g = p->game;
	const measures t = measures_of(p, size);
	const ck_box room = ck_sheet_room((ck_paper)p->paper, false);
	layout at = {.room = room, .x = room.x, .y = room.y};

	for (cut_kind kind = STANDING; kind <= ROUND; kind++)
		for (unsigned seat = 0; seat < g->seats; seat++)
			colour_put(s, p, &at, kind, t, ck_colour_of_arm(g, g->arm[seat]), page);
	for (unsigned i = 0; g->kind == CK_CHAUPAR && i < DIE_COUNT; i++) {
		const ck_box b = next_take(&at, LONG_DIE, t, 1);

		if (s != NULL && at.page == page)
			die_write(s, die_faces(g, i), b);
	}
	return at.page + 1;
}

unsigned ck_sheet_pieces_pages(const ck_print *p, int32_t size)
{
	return go_through(NULL, p, size, 0);
}

void ck_sheet_pieces_write(ck_sink *s, const ck_print *p, const ck_sheet *sheet)
{
	go_through(s, p, sheet->size, sheet->first);
}
