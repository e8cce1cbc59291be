#include "draw/emblem.h"

#include "draw/pen.h"

enum { CORNERS = 12, DISC = 820 };

/* Corners in thousandths of the size, x to the right, y down. */
typedef struct outline {
	uint8_t count;
	bool open; /* a line, not an area */
	int16_t corner[CORNERS][2];
} outline;

/* Areas are alike to the eye, not by measure. */
static const outline shapes[CK_COLOUR_COUNT] = {
	[CK_BLUE] = {4, false, {{-730, -730}, {730, -730}, {730, 730}, {-730, 730}}},
	[CK_RED] = {3, false, {{0, -990}, {960, 720}, {-960, 720}}},
	[CK_GREEN] = {4, false, {{0, -1080}, {760, 0}, {0, 1080}, {-760, 0}}},
	[CK_ORANGE] = {10,
                       false,
                       {{0, -1080},
                        {259, -356},
                        {1027, -334},
                        {418, 136},
                        {635, 874},
                        {0, 440},
                        {-635, 874},
                        {-418, 136},
                        {-1027, -334},
                        {-259, -356}}},
	[CK_PURPLE] = {12,
                       false,
                       {{-310, -930},
                        {310, -930},
                        {310, -310},
                        {930, -310},
                        {930, 310},
                        {310, 310},
                        {310, 930},
                        {-310, 930},
                        {-310, 310},
                        {-930, 310},
                        {-930, -310},
                        {-310, -310}}},
	[CK_PINK] = {5, false, {{0, -980}, {932, -303}, {576, 793}, {-576, 793}, {-932, -303}}},
	[CK_CYAN] = {6, false, {{-1020, 0}, {-530, -800}, {530, -800}, {1020, 0}, {530, 800}, {-530, 800}}},
	[CK_BLACK] = {4, false, {{-730, -730}, {730, -730}, {730, 730}, {-730, 730}}},
};

static const outline signs[CK_SIGN_COUNT] = {
	[CK_SIGN_CROWN] =
		{7,
                 false,
                 {{-900, 600}, {-1000, -500}, {-430, -60}, {0, -750}, {430, -60}, {1000, -500}, {900, 600}}},
	[CK_SIGN_TICK] = {3, true, {{-620, 30}, {-170, 500}, {640, -500}}},
};

/* To a whole hundredth. */
static int32_t rounded(int32_t n)
{
	return (n + (n < 0 ? -5 : 5)) / 10 * 10;
}

static void draw(ck_sink *s, const outline *o, ck_point at, int32_t size)
{
	ck_pen pen = ck_pen_take(s);

	for (unsigned i = 0; i < o->count; i++) {
		ck_point corner = {at.x + size * o->corner[i][0] / 1000,
		                   at.y + size * o->corner[i][1] / 1000};

		(i == 0 ? ck_pen_move : ck_pen_line)(&pen, corner);
	}
	if (!o->open)
		ck_pen_close(&pen);
}

void ck_emblem_shape(ck_sink *s, ck_colour colour, ck_point at, int32_t size)
{
	int32_t r = rounded(size * DISC / 1000);

	if (colour != CK_YELLOW) {
		draw(s, &shapes[colour], at, size);
		return;
	}
	ck_sink_put(s, "M%m %ma%m %m 0 1 0 %m 0a%m %m 0 1 0 %m 0z", rounded(at.x - r), rounded(at.y), r, r,
	            2 * r, r, r, -2 * r);
}

/* Three quarters of a circle, with the head of an arrow at its end. */
static void draw_lap(ck_sink *s, ck_point at, int32_t size)
{
	int32_t r = rounded(size * 7 / 10), head = rounded(size * 4 / 10);

	ck_sink_put(s, "M%m %ma%m %m 0 1 1 %m %m", rounded(at.x + r), rounded(at.y), r, r, -r, -r);
	ck_sink_put(s, "m%m %ml%m %ml%m %m", -head, -head, head, head, -head, head);
}

void ck_emblem_sign(ck_sink *s, ck_sign sign, ck_point at, int32_t size)
{
	if (sign == CK_SIGN_LAP)
		draw_lap(s, at, size);
	else
		draw(s, &signs[sign], at, size);
}
