#include "print/sheet_parts.h"

#include "draw/look.h"
#include "print/glyph.h"

#include <string.h>

/* Letters on a sheet. */
enum {
	SIZE_TITLE = 28 * CK_POINT,
	SIZE_FOOT = 8 * CK_POINT,
	SIZE_SMALL = 7 * CK_POINT,
	SIZE_TILE = 6 * CK_POINT,
};

enum {
	INK_LINE = 150, /* how thick lines are */
	TICK = 1500,
	TICK_LONG = 2500,
	FOOT_GAP = 6 * CK_MM,  /* between the rule and the words beside it */
	PICTURE = 110 * CK_MM, /* of how arms are joined */
};

static ck_type letters(int32_t size, bool bold)
{
	return (ck_type){size, bold};
}

/* A text over as many lines as it takes, `step` apart, the first one on y; at most `lines`. */
static void paragraph(ck_sink *s, ck_type type, ck_box box, int32_t step, int lines, const char *text)
{
	size_t size = strlen(text);

	for (int32_t y = box.y; size > 0 && lines > 0; y += step, lines--) {
		size_t skip, fits = ck_line_fit(type, text, size, box.width, &skip);

		ck_line_write(s, type, CK_ANCHOR_START, box.x, y, text, fits);
		text += fits + skip;
		size -= fits + skip;
	}
}

/* -------------------------------------------------------------------- foot */

/* The rule: a tick every 5 mm, a number every 10. */
static void rule_write(ck_sink *s, int32_t x, int32_t y)
{
	ck_sink_put(s, "<path class=\"rule\" d=\"M%d %dh%d", x, y, CK_PRINT_RULE);
	for (int32_t at = 0; at <= CK_PRINT_RULE; at += 5 * CK_MM)
		ck_sink_put(s, "M%d %dv%d", x + at, y, at % (10 * CK_MM) == 0 ? TICK_LONG : TICK);
	ck_sink_put(s, "\" fill=\"none\" stroke=\"#000\" stroke-width=\"%d\"/>\n", INK_LINE);
	for (int32_t at = 0; at <= CK_PRINT_RULE; at += 10 * CK_MM) {
		char number[8];
		ck_sink digits = ck_sink_into(number, sizeof(number));

		ck_sink_number(&digits, at / CK_MM);
		ck_line_write(s, letters(SIZE_TILE, false), CK_ANCHOR_MIDDLE, x + at,
		              y + TICK_LONG + SIZE_TILE, number, digits.length);
	}
}

static void foot_write(ck_sink *s, const ck_print *p, const ck_sheet *sheet, const ck_sheet_words *words)
{
	const ck_box inside = ck_paper_inside((ck_paper)p->paper, sheet->landscape);
	const int32_t y = inside.y + inside.height - CK_FOOT, x = inside.x + 2 * CK_MM;
	const int32_t step = SIZE_SMALL * 13 / 10, beside = x + CK_PRINT_RULE + FOOT_GAP;
	const ck_type small = letters(SIZE_SMALL, false);

	rule_write(s, x, y);
	paragraph(s, small, (ck_box){x, y + TICK_LONG + SIZE_TILE + SIZE_SMALL * 3 / 2, CK_PRINT_RULE, 0},
	          step, 2, words->check);
	ck_line_write(s, letters(SIZE_FOOT, true), CK_ANCHOR_START, beside, y + SIZE_FOOT / 2, words->caption,
	              strlen(words->caption));
	paragraph(s, small, (ck_box){beside, y + SIZE_FOOT + SIZE_SMALL, inside.x + inside.width - beside, 0},
	          step, 4, words->note);
}

/* -------------------------------------------------------------------- cuts */

/* Two lines at a corner, away from what is cut out: to the left or right, and up or down. */
static void corner_write(ck_sink *s, int32_t x, int32_t y, int32_t right, int32_t down)
{
	const int32_t from = CK_MARK - CK_MARK_LENGTH;

	ck_sink_put(s, "M%d %dh%dM%d %dv%d", x + right * from, y, right * CK_MARK_LENGTH, x, y + down * from,
	            down * CK_MARK_LENGTH);
}

static void marks_write(ck_sink *s, ck_box box)
{
	ck_sink_text(s, "<path class=\"cut\" d=\"");
	corner_write(s, box.x, box.y, -1, -1);
	corner_write(s, box.x + box.width, box.y, 1, -1);
	corner_write(s, box.x, box.y + box.height, -1, 1);
	corner_write(s, box.x + box.width, box.y + box.height, 1, 1);
	ck_sink_put(s, "\" fill=\"none\" stroke=\"#000\" stroke-width=\"%d\"/>\n", INK_LINE);
}

/* The names of the tiles that join this one, beside its edges. */
static void joins_write(ck_sink *s, const ck_sheet *sheet, ck_box box)
{
	static const int8_t sides[][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

	for (size_t i = 0; i < sizeof(sides) / sizeof(*sides); i++) {
		const int column = sheet->column + sides[i][0], row = sheet->row + sides[i][1];
		const int32_t out = CK_MARK - SIZE_TILE / 2;
		char name[CK_TILE_NAME];

		if (column < 0 || row < 0 || column >= sheet->columns || row >= sheet->rows)
			continue;
		ck_sheet_tile((unsigned)column, (unsigned)row, name);
		ck_line_write(s, letters(SIZE_TILE, true), CK_ANCHOR_MIDDLE,
		              box.x + box.width / 2 + sides[i][0] * (box.width / 2 + out),
		              box.y + box.height / 2 + sides[i][1] * (box.height / 2 + out) + SIZE_TILE / 3,
		              name, strlen(name));
	}
}

/* ------------------------------------------------------------------- board */

/* An arm or the Charkoni ends where it is cut, so that the colour of the squares goes on below it. */
static void bleed_write(ck_sink *s, const ck_print *p, ck_box b)
{
	ck_sink_put(s, "<path class=\"bleed\" d=\"M%d %dh%dv%dh%dz\" fill=\"%s\"/>\n", b.x - CK_BLEED,
	            b.y - CK_BLEED, b.width + 2 * CK_BLEED, b.height + 2 * CK_BLEED, -b.width - 2 * CK_BLEED,
	            ck_palette_of(p->look, p->theme)->plain);
}

/* A part of the board where it is cut out, and a little around it. */
static void cut_write(ck_sink *s, const ck_print *p, const ck_drawing *d, int32_t size, const ck_cut *cut,
                      int32_t bleed, int number)
{
	const ck_box b = cut->sheet;
	const int64_t scale = ck_sheet_scale(p, size);

	ck_sink_put(s, "<clipPath id=\"cut-%d\"><path d=\"M%d %dh%dv%dh%dz\"/></clipPath>\n", number,
	            b.x - bleed, b.y - bleed, b.width + 2 * bleed, b.height + 2 * bleed,
	            -b.width - 2 * bleed);
	ck_sink_put(s, "<g clip-path=\"url(#cut-%d)\"><g transform=\"translate(%d %d) scale(", number,
	            b.x - cut->board.x, b.y - cut->board.y);
	ck_sink_milli(s, scale);
	ck_sink_text(s, ")\">\n");
	ck_draw_board(s, d);
	ck_sink_text(s, "</g></g>\n");
}

static void cuts_write(ck_sink *s, const ck_print *p, const ck_sheet *sheet)
{
	ck_drawing d = ck_sheet_drawing(p);
	ck_cut cuts[CK_CUTS_MAX];
	const size_t count = ck_sheet_cuts(p, sheet, cuts);

	for (size_t i = 0; i < count; i++) {
		if (sheet->kind == CK_SHEET_ARMS) {
			d.part = sheet->count > 0 ? CK_PART_ARM : CK_PART_MIDDLE;
			d.arm = (uint8_t)(sheet->count > 0 ? sheet->first + i : 0);
			bleed_write(s, p, cuts[i].sheet);
		}
		cut_write(s, p, &d, sheet->size, &cuts[i], sheet->kind == CK_SHEET_WHOLE ? 0 : CK_BLEED,
		          (int)i);
		if (sheet->kind != CK_SHEET_WHOLE)
			marks_write(s, cuts[i].sheet);
		if (sheet->kind == CK_SHEET_TILES)
			joins_write(s, sheet, cuts[i].sheet);
	}
}

/* The whole cross, small, in the middle of what its Charkoni leaves of the sheet. */
static void picture_write(ck_sink *s, const ck_print *p, const ck_sheet *sheet)
{
	const ck_box room = ck_sheet_room((ck_paper)p->paper, sheet->landscape);
	const ck_drawing d = ck_sheet_drawing(p);
	ck_cut cuts[CK_CUTS_MAX];
	int32_t top, size = PICTURE, extent;

	ck_sheet_cuts(p, sheet, cuts);
	top = cuts[0].sheet.y + cuts[0].sheet.height + CK_MARK;
	while ((extent = ck_sheet_extent(p, size)) * 2 > room.y + room.height - top && size > CK_MM)
		size -= CK_MM;
	const ck_cut cut = {{room.x + room.width / 2 - extent, (room.y + room.height + top) / 2 - extent,
	                     2 * extent, 2 * extent},
	                    {-extent, -extent, 2 * extent, 2 * extent}};
	cut_write(s, p, &d, size, &cut, 0, CK_CUTS_MAX);
}

static void title_write(ck_sink *s, const ck_print *p, const ck_sheet *sheet, const char *title)
{
	const ck_box room = ck_sheet_room((ck_paper)p->paper, sheet->landscape);
	ck_cut cut[CK_CUTS_MAX];

	ck_sheet_cuts(p, sheet, cut);
	if (cut[0].sheet.y - room.y >= SIZE_TITLE * 2)
		ck_line_write(s, letters(SIZE_TITLE, true), CK_ANCHOR_MIDDLE, room.x + room.width / 2,
		              room.y + (cut[0].sheet.y - room.y) / 2 + SIZE_TITLE / 3, title, strlen(title));
}

/* ------------------------------------------------------------------- sheet */

static void content_write(ck_sink *s, const ck_print *p, const ck_sheet *sheet, const ck_sheet_words *words,
                          const ck_summary *rules)
{
	switch (sheet->kind) {
	case CK_SHEET_PIECES: ck_sheet_pieces_write(s, p, sheet); break;
	case CK_SHEET_RULES: ck_summary_write(s, rules); break;
	case CK_SHEET_WHOLE:
		title_write(s, p, sheet, words->title);
		cuts_write(s, p, sheet);
		break;
	default:
		cuts_write(s, p, sheet);
		if (sheet->kind == CK_SHEET_ARMS && sheet->count == 0)
			picture_write(s, p, sheet);
	}
}

size_t ck_sheet_write(const ck_print *p, const ck_sheet *sheet, const ck_sheet_words *words,
                      const ck_summary *rules, char *out, size_t cap)
{
	const ck_box paper = ck_paper_sheet((ck_paper)p->paper, sheet->landscape);
	ck_sink s = ck_sink_into(out, cap);

	ck_sink_put(&s,
	            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%mmm\" height=\"%mmm\" "
	            "viewBox=\"0 0 %d %d\" xml:lang=\"%e\">\n<title>%e</title>\n",
	            paper.width, paper.height, paper.width, paper.height, words->lang, words->caption);
	ck_sink_put(&s, "<path d=\"M0 0h%dv%dH0z\" fill=\"#fff\"/>\n<g font-family=\"%s\" fill=\"#000\">\n",
	            paper.width, paper.height, CK_GLYPH_FAMILY);
	content_write(&s, p, sheet, words, rules);
	foot_write(&s, p, sheet, words);
	ck_sink_text(&s, "</g>\n</svg>\n");
	return s.length;
}
