#include "print/placard.h"

#include "print/fitting.h"

enum {
	EDGE = 12 * CK_MM,
	HEADING = 12 * CK_MM,
	WORD = 24 * CK_MM,
	SCALE = 4, /* fonts have no letters of more than 65535 units, micrometres here: these are drawn smaller, and enlarged */
};

static void put(ck_sink *s, const char *text, ck_box box, ck_type most)
{
	ck_fitting f;

	ck_fitting_find(&f, text, box.width, box.height, most);
	ck_fitting_write(s, &f, text, CK_ANCHOR_MIDDLE, box.x + box.width / 2, box.y, box.height);
}

/* The side that is read: the lower half of the sheet. */
static void face_put(ck_sink *s, const ck_placard *p, ck_box half)
{
	const ck_box in = {half.x + EDGE, half.y + EDGE, half.width - 2 * EDGE, half.height - 2 * EDGE};
	const int32_t number = in.y + WORD, high = in.height - WORD - HEADING;

	put(s, p->word, (ck_box){in.x, in.y, in.width, WORD}, (ck_type){WORD * 6 / 10, false});
	/* figures have nothing below the line: they may be larger than a line of text in the same height */
	ck_sink_put(s, "<g transform=\"scale(%d)\">\n", (int32_t)SCALE);
	put(s, p->number,
	    (ck_box){in.x / SCALE, (number - high / 10) / SCALE, in.width / SCALE, high * 13 / 10 / SCALE},
	    (ck_type){high * 13 / 12 / SCALE, true});
	ck_sink_text(s, "</g>\n");
	put(s, p->heading, (ck_box){in.x, in.y + in.height - HEADING, in.width, HEADING},
	    (ck_type){14 * CK_POINT, false});
}

void ck_placard_write(ck_sink *s, const ck_placard *p, ck_box sheet)
{
	const int32_t middle = sheet.height / 2;

	face_put(s, p, (ck_box){0, middle, sheet.width, middle});
	ck_sink_put(s, "<g transform=\"rotate(180 %d %d)\">\n", sheet.width / 2, middle);
	face_put(s, p, (ck_box){0, middle, sheet.width, middle});
	ck_sink_put(s,
	            "</g>\n<path d=\"M%d %dh%d\" stroke=\"#888\" stroke-width=\"200\" "
	            "stroke-dasharray=\"2000 2000\"/>\n",
	            (int32_t)CK_PAPER_MARGIN, middle, sheet.width - 2 * CK_PAPER_MARGIN);
}
