#include "print/certificate.h"

#include "draw/emblem.h"
#include "draw/look.h"
#include "print/fitting.h"

enum {
	EDGE = 11 * CK_MM,    /* around the frame */
	SQUARE = 9 * CK_MM,   /* of the frame, about */
	INSET = 7 * CK_MM,    /* between the frame and the words */
	GOLD = SQUARE + 2500, /* from the edge of the frame to the line of metal inside */
	THIN = 300,
	UNIT = 1000,        /* of a drawing */
	MEDAL = 15 * CK_MM, /* its radius */
	SIGN = 70 * CK_MM,  /* a line to sign on */
	SMALL = 9 * CK_POINT,
};

#define LINE "#3a3733"
#define PAPER "#fffdf5"

/* Metal of the medal: its body, and its rim. */
static const char *const metals[][2] = {
	{"#e3b23c", "#a87b14"},
	{"#c9ccd1", "#84888f"},
	{"#cd8b52", "#8d5727"},
};

/* ------------------------------------------------------------------- frame */

/* A square of the frame: every fifth a shelter with a ring, as on a board. */
static void square_put(ck_sink *s, int32_t x, int32_t y, int32_t width, int32_t height, bool shelter)
{
	const ck_palette *p = ck_palette_of(0, 0);
	const int32_t radius = (width < height ? width : height) * 32 / 100;

	ck_leaf_fill(s, (ck_box){x, y, width, height}, shelter ? p->shelter : p->plain);
	ck_leaf_frame(s, (ck_box){x, y, width, height}, LINE, THIN);
	if (shelter)
		ck_sink_put(s,
		            "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"none\" stroke=\"%s\" "
		            "stroke-width=\"%d\"/>\n",
		            x + width / 2, y + height / 2, radius, p->ring, 2 * THIN);
}

/* Squares along a side of the frame, between its corners. */
static void side_put(ck_sink *s, int32_t x, int32_t y, int32_t length, bool across)
{
	const int32_t count = (length + SQUARE / 2) / SQUARE | 1; /* odd: a shelter stands in the middle */

	for (int32_t i = 0; i < count; i++) {
		const int32_t from = (int32_t)((int64_t)length * i / count);
		const int32_t to = (int32_t)((int64_t)length * (i + 1) / count);
		const bool shelter = (i - count / 2) % 5 == 0;

		if (across)
			square_put(s, x + from, y, to - from, SQUARE, shelter);
		else
			square_put(s, x, y + from, SQUARE, to - from, shelter);
	}
}

/* A corner: the colour of a seat and its shape. */
static void corner_put(ck_sink *s, int32_t x, int32_t y, ck_colour colour)
{
	const ck_dye *dye = &ck_palette_of(0, 0)->dye[colour];

	ck_leaf_fill(s, (ck_box){x, y, SQUARE, SQUARE}, dye->body);
	ck_leaf_frame(s, (ck_box){x, y, SQUARE, SQUARE}, LINE, THIN);
	ck_sink_put(s, "<g transform=\"translate(%d %d) scale(%d)\"><path fill=\"%s\" d=\"", x + SQUARE / 2,
	            y + SQUARE / 2, SQUARE / 3, dye->mark);
	ck_emblem_shape(s, colour, (ck_point){0, 0}, UNIT);
	ck_sink_text(s, "\"/></g>\n");
}

static void frame_put(ck_sink *s, ck_box f)
{
	const int32_t right = f.x + f.width - SQUARE, bottom = f.y + f.height - SQUARE;
	const int32_t across = f.width - 2 * SQUARE, down = f.height - 2 * SQUARE;

	side_put(s, f.x + SQUARE, f.y, across, true);
	side_put(s, f.x + SQUARE, bottom, across, true);
	side_put(s, f.x, f.y + SQUARE, down, false);
	side_put(s, right, f.y + SQUARE, down, false);
	corner_put(s, f.x, f.y, CK_YELLOW);
	corner_put(s, right, f.y, CK_BLUE);
	corner_put(s, right, bottom, CK_RED);
	corner_put(s, f.x, bottom, CK_GREEN);
	ck_leaf_frame(s, f, LINE, 3 * THIN);
	ck_leaf_frame(s, (ck_box){f.x + SQUARE, f.y + SQUARE, across, down}, LINE, 3 * THIN);
}

/* ------------------------------------------------------------------- words */

/* A text in a box, in letters of so many points at most. */
static void put(ck_sink *s, const char *text, ck_box box, int32_t points, bool bold)
{
	ck_fitting f;

	ck_fitting_find(&f, text, box.width, box.height, (ck_type){points * CK_POINT, bold});
	ck_fitting_write(s, &f, text, CK_ANCHOR_MIDDLE, box.x + box.width / 2, box.y, box.height);
}

/* A medal with the number of the place, on its two ribbons. */
static void medal_put(ck_sink *s, unsigned place, int32_t x, int32_t y)
{
	const char *const *metal = metals[place - 1];
	const char number[] = {(char)('0' + place), '\0'};

	ck_sink_put(s, "<path d=\"M%d %dl%d %dl%d %dl%d %dz\" fill=\"#a3261f\"/>\n", x - MEDAL * 8 / 10, y,
	            -MEDAL * 2 / 10, MEDAL * 21 / 10, MEDAL * 5 / 10, -MEDAL * 4 / 10, MEDAL * 5 / 10,
	            MEDAL * 3 / 10);
	ck_sink_put(s, "<path d=\"M%d %dl%d %dl%d %dl%d %dz\" fill=\"#c8372d\"/>\n", x + MEDAL * 8 / 10, y,
	            MEDAL * 2 / 10, MEDAL * 21 / 10, -MEDAL * 5 / 10, -MEDAL * 4 / 10, -MEDAL * 5 / 10,
	            MEDAL * 3 / 10);
	ck_sink_put(s,
	            "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%d\"/>\n",
	            x, y, (int32_t)MEDAL, metal[0], metal[1], 4 * THIN);
	ck_sink_put(
		s, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"none\" stroke=\"%s\" stroke-width=\"%d\"/>\n",
		x, y, MEDAL * 8 / 10, metal[1], THIN);
	put(s, number, (ck_box){x - MEDAL, y - MEDAL, 2 * MEDAL, 2 * MEDAL}, 44, true);
}

static void signer_put(ck_sink *s, const ck_certificate *c, unsigned which, int32_t x, int32_t y)
{
	if (c->role[which][0] == '\0')
		return;
	ck_leaf_stroke(s, x - SIGN / 2, y, SIGN, 0, LINE, THIN);
	put(s, c->signer[which], (ck_box){x - SIGN / 2, y + CK_MM / 2, SIGN, 6 * CK_MM}, 11, false);
	put(s, c->role[which], (ck_box){x - SIGN / 2, y + 6 * CK_MM, SIGN, 5 * CK_MM}, 9, false);
}

/* What stands in the frame, from top to bottom, in thousandths of its height. */
static void words_put(ck_sink *s, const ck_certificate *c, ck_box in)
{
	const struct {
		const char *text;
		int32_t top, height, points;
		bool bold;
	} lines[] = {
		{c->title, 0, 120, 40, true},
		{c->awarded, 125, 55, 14, false},
		{c->name, 185, c->players[0] != '\0' ? 150 : 215, 38, true},
		{c->players, 335, 65, 16, false},
		{c->rank, 410, 90, 28, true},
		{c->cup, 505, 120, 22, false},
		{c->where, 630, 55, 14, false},
	};

	for (size_t i = 0; i < sizeof(lines) / sizeof(*lines); i++)
		put(s, lines[i].text,
		    (ck_box){in.x, in.y + (int32_t)((int64_t)in.height * lines[i].top / 1000), in.width,
		             (int32_t)((int64_t)in.height * lines[i].height / 1000)},
		    lines[i].points, lines[i].bold);
}

void ck_certificate_write(ck_sink *s, const ck_certificate *c, ck_box sheet)
{
	const ck_box frame = {EDGE, EDGE, sheet.width - 2 * EDGE, sheet.height - 2 * EDGE};
	const int32_t inset = SQUARE + INSET, middle = sheet.width / 2;
	const ck_box in = {frame.x + inset, frame.y + inset, frame.width - 2 * inset,
	                   frame.height - 2 * inset};
	const int32_t y = in.y + in.height;

	ck_leaf_fill(s, frame, PAPER);
	frame_put(s, frame);
	ck_leaf_frame(
		s, (ck_box){frame.x + GOLD, frame.y + GOLD, frame.width - 2 * GOLD, frame.height - 2 * GOLD},
		metals[c->place - 1][0], 3 * THIN);
	words_put(s, c, in);
	medal_put(s, c->place, middle, y - 2 * MEDAL);
	signer_put(s, c, 0, in.x + SIGN / 2 + 5 * CK_MM, y - 13 * CK_MM);
	signer_put(s, c, 1, in.x + in.width - SIGN / 2 - 5 * CK_MM, y - 13 * CK_MM);
}
