#include "print/leaf.h"

#include "print/fitting.h"
#include "print/glyph.h"

enum {
	SIZE_HEADING = 17 * CK_POINT,
	SIZE_WHAT = 12 * CK_POINT,
	SIZE_FOOT = 8 * CK_POINT,
	HEIGHT_HEADING = 9 * CK_MM,
	HEIGHT_WHAT = 7 * CK_MM,
	HEIGHT_FOOT = 5 * CK_MM,
	GAP = 3 * CK_MM,
	MARGIN = 10 * CK_MM, /* a little more than printers want */
};

static ck_box inside(const ck_leaf *l)
{
	return (ck_box){MARGIN, MARGIN, l->sheet.width - 2 * MARGIN, l->sheet.height - 2 * MARGIN};
}

ck_box ck_leaf_room(const ck_leaf *l)
{
	ck_box room = inside(l);

	if (!l->bare) {
		room.y += HEIGHT_HEADING + HEIGHT_WHAT + GAP;
		room.height -= HEIGHT_HEADING + HEIGHT_WHAT + HEIGHT_FOOT + 2 * GAP;
	}
	return room;
}

void ck_leaf_stroke(ck_sink *s, int32_t x, int32_t y, int32_t right, int32_t down, const char *colour,
                    int32_t thick)
{
	ck_sink_put(s, "<path d=\"M%d %dl%d %d\" stroke=\"%s\" stroke-width=\"%d\"/>\n", x, y, right, down,
	            colour, thick);
}

void ck_leaf_fill(ck_sink *s, ck_box box, const char *colour)
{
	ck_sink_put(s, "<path d=\"M%d %dh%dv%dh%dz\" fill=\"%s\"/>\n", box.x, box.y, box.width, box.height,
	            -box.width, colour);
}

void ck_leaf_frame(ck_sink *s, ck_box box, const char *colour, int32_t thick)
{
	ck_sink_put(s,
	            "<path d=\"M%d %dh%dv%dh%dz\" fill=\"none\" stroke=\"%s\" stroke-width=\"%d\" "
	            "stroke-linejoin=\"round\"/>\n",
	            box.x, box.y, box.width, box.height, -box.width, colour, thick);
}

/* A text in one box, as large as it goes. */
static void put(ck_sink *s, const char *text, ck_anchor anchor, int32_t x, int32_t y, int32_t width,
                int32_t height, ck_type most)
{
	ck_fitting f;

	ck_fitting_find(&f, text, width, height, most);
	ck_fitting_write(s, &f, text, anchor, x, y, height);
}

static void edges_write(ck_sink *s, const ck_leaf *l)
{
	const ck_box in = inside(l);
	const int32_t right = in.x + in.width, foot = in.y + in.height - HEIGHT_FOOT;
	const ck_type small = {SIZE_FOOT, false};

	put(s, l->heading, CK_ANCHOR_START, in.x, in.y, in.width, HEIGHT_HEADING,
	    (ck_type){SIZE_HEADING, true});
	put(s, l->what, CK_ANCHOR_START, in.x, in.y + HEIGHT_HEADING, in.width, HEIGHT_WHAT,
	    (ck_type){SIZE_WHAT, false});
	ck_leaf_stroke(s, in.x, in.y + HEIGHT_HEADING + HEIGHT_WHAT + GAP / 4, in.width, 0, "#000", 400);
	put(s, l->foot, CK_ANCHOR_START, in.x, foot, in.width * 3 / 4, HEIGHT_FOOT, small);
	put(s, l->number, CK_ANCHOR_END, right, foot, in.width / 4, HEIGHT_FOOT, small);
}

void ck_leaf_begin(ck_sink *s, const ck_leaf *l)
{
	ck_sink_put(s,
	            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%mmm\" height=\"%mmm\" "
	            "viewBox=\"0 0 %d %d\" xml:lang=\"%e\">\n<title>%e · %e</title>\n",
	            l->sheet.width, l->sheet.height, l->sheet.width, l->sheet.height, l->lang, l->heading,
	            l->what);
	ck_sink_put(s, "<path d=\"M0 0h%dv%dH0z\" fill=\"#fff\"/>\n<g font-family=\"%s\" fill=\"#000\">\n",
	            l->sheet.width, l->sheet.height, CK_GLYPH_FAMILY);
	if (!l->bare)
		edges_write(s, l);
}

void ck_leaf_end(ck_sink *s)
{
	ck_sink_text(s, "</g>\n</svg>\n");
}
