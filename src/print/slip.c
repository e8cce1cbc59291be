#include "print/slip.h"

#include "print/fitting.h"

enum {
	PAD = 2 * CK_MM,
	GAP = 6 * CK_MM, /* between two slips: scissors go through its middle */
	HEAD = 9 * CK_MM,
	CAPTION = 5 * CK_MM,
	SIZE_HEAD = 14 * CK_POINT,
	SIZE_NAME = 12 * CK_POINT,
	SIZE_SMALL = 9 * CK_POINT,
	LINE = 250,
};

/* A text in a box, large as it goes. */
static void put(ck_sink *s, const char *text, ck_anchor anchor, ck_box box, ck_type most)
{
	const int32_t x = box.x + (int32_t)((int64_t)box.width * anchor / 2);
	ck_fitting f;

	ck_fitting_find(&f, text, box.width, box.height, most);
	ck_fitting_write(s, &f, text, anchor, x, box.y, box.height);
}

static void caption_put(ck_sink *s, const char *text, ck_anchor anchor, ck_box box)
{
	ck_sink_text(s, "<g fill=\"#444\">");
	put(s, text, anchor, box, (ck_type){SIZE_SMALL, false});
	ck_sink_text(s, "</g>\n");
}

static void head_put(ck_sink *s, const ck_slip *slip, const ck_slip_words *words, ck_box box)
{
	const int32_t third = box.width / 4, half = HEAD / 2;
	const ck_type large = {SIZE_HEAD, true}, small = {9 * CK_POINT, false};
	const int32_t middle = box.width - 2 * third;

	ck_leaf_fill(s, (ck_box){box.x, box.y, box.width, HEAD}, "#eee");
	put(s, slip->game, CK_ANCHOR_START, (ck_box){box.x + PAD, box.y, third - PAD, HEAD}, large);
	put(s, words->heading, CK_ANCHOR_MIDDLE, (ck_box){box.x + third, box.y, middle, half}, small);
	put(s, slip->round, CK_ANCHOR_MIDDLE, (ck_box){box.x + third, box.y + half, middle, half}, small);
	put(s, slip->table, CK_ANCHOR_END, (ck_box){box.x + box.width - third, box.y, third - PAD, HEAD},
	    large);
}

/* The columns of a slip: names, who has won, pieces home, signatures. */
typedef struct columns {
	int32_t x[5];
} columns;

static columns columns_of(ck_box box)
{
	const int32_t w = box.width;

	return (columns){
		{box.x, box.x + w * 42 / 100, box.x + w * 52 / 100, box.x + w * 64 / 100, box.x + w}};
}

static void captions_put(ck_sink *s, const ck_slip_words *words, const columns *c, int32_t y)
{
	const char *const texts[] = {words->winner, words->home, words->signature};

	for (unsigned i = 0; i < 3; i++)
		caption_put(s, texts[i], CK_ANCHOR_MIDDLE,
		            (ck_box){c->x[i + 1] + PAD / 2, y, c->x[i + 2] - c->x[i + 1] - PAD, CAPTION});
}

/* A side: its names, a box to tick, a box for a number, a line to sign on. */
static void side_put(ck_sink *s, const char *name, const columns *c, int32_t y, int32_t height)
{
	const int32_t tick = height - PAD < 8 * CK_MM ? height - PAD : 8 * CK_MM;
	const int32_t ticked = (c->x[1] + c->x[2] - tick) / 2,
		      counted = (c->x[2] + c->x[3]) / 2 - tick * 3 / 4;
	const int32_t line = y + height - PAD;

	put(s, name, CK_ANCHOR_START, (ck_box){c->x[0] + PAD, y, c->x[1] - c->x[0] - PAD, height},
	    (ck_type){SIZE_NAME, true});
	if (name[0] == '\0')
		ck_leaf_stroke(s, c->x[0] + PAD, line, c->x[1] - c->x[0] - 2 * PAD, 0, "#000", LINE);
	ck_leaf_frame(s, (ck_box){ticked, y + (height - tick) / 2, tick, tick}, "#000", LINE);
	ck_leaf_frame(s, (ck_box){counted, y + (height - tick) / 2, tick * 3 / 2, tick}, "#000", LINE);
	ck_leaf_stroke(s, c->x[3] + PAD, line, c->x[4] - c->x[3] - 2 * PAD, 0, "#000", LINE);
}

static void slip_put(ck_sink *s, const ck_slip *slip, const ck_slip_words *words, ck_box box)
{
	const int32_t rows = (box.height - HEAD - CAPTION) / 3, y = box.y + HEAD + CAPTION;
	const columns c = columns_of(box);
	const int32_t last = y + 2 * rows, line = last + rows - PAD, half = c.x[1];

	head_put(s, slip, words, box);
	captions_put(s, words, &c, box.y + HEAD);
	for (int32_t side = 0; side < 2; side++)
		side_put(s, slip->side[side], &c, y + side * rows, rows);
	ck_leaf_stroke(s, box.x, y + rows, box.width, 0, "#aaa", 100);
	ck_leaf_stroke(s, box.x, last, box.width, 0, "#aaa", 100);
	caption_put(s, words->time, CK_ANCHOR_START,
	            (ck_box){box.x + PAD, last, half - box.x - PAD, CAPTION});
	caption_put(s, words->judge, CK_ANCHOR_START, (ck_box){half, last, c.x[4] - half - PAD, CAPTION});
	ck_leaf_stroke(s, box.x + PAD, line, (half - box.x) / 2, 0, "#000", LINE);
	ck_leaf_stroke(s, half, line, c.x[4] - half - PAD, 0, "#000", LINE);
	ck_leaf_frame(s, box, "#000", 300);
}

void ck_slips_write(ck_sink *s, const ck_slip *slips, size_t count, const ck_slip_words *words,
                    unsigned per_sheet, ck_box room)
{
	const int32_t step = (room.height + GAP) / (int32_t)per_sheet;

	for (size_t i = 0; i < count; i++) {
		const int32_t y = room.y + (int32_t)i * step;

		if (i > 0)
			ck_sink_put(s,
			            "<path d=\"M%d %dh%d\" stroke=\"#888\" stroke-width=\"150\" "
			            "stroke-dasharray=\"1500 1500\"/>\n",
			            room.x, y - GAP / 2, room.width);
		slip_put(s, &slips[i], words, (ck_box){room.x, y, room.width, step - GAP});
	}
}
