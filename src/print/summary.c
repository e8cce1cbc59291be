#include "print/summary_rows.h"

enum {
	MILLE = 1000,
	STEP = CK_POINT / 4,
	BOX_EMS = 50,      /* the largest letters: so many of them across the box; 11 points on A4 */
	LINE_EMS_MIN = 19, /* lines of about 38 … 80 letters */
	LINE_EMS_MAX = 40,
	COLUMNS_MAX = 4,
	GUTTER_EMS = 2,
	ABOVE_COLUMNS = 600,
};

/* Sizes in thousandths of that of the text. */
static const int32_t style_sizes[CK_SUMMARY_STYLE_COUNT] = {
	[CK_SUMMARY_BODY] = 1000,
	[CK_SUMMARY_STRONG] = 1000,
	[CK_SUMMARY_HEADING] = 1180,
	[CK_SUMMARY_TITLE] = 2200,
};

ck_type ck_summary_type(const ck_summary *s, ck_summary_style style)
{
	return (ck_type){s->size * style_sizes[style] / MILLE, style != CK_SUMMARY_BODY};
}

/* From one base line to the next. */
static int32_t leading(const ck_summary *s, ck_summary_style style)
{
	return ck_summary_type(s, style).size * (s->tall ? 1450 : 1300) / MILLE;
}

static bool is_tall(ck_span page)
{
	for (size_t at = 0; at < page.size;) {
		uint32_t character;

		at += ck_sink_character(page.at + at, page.size - at, &character);
		if (character >= 0x900 && character < 0x980)
			return true;
	}
	return false;
}

/* ------------------------------------------------------------------ places */

/* How many rows from `first` on go into a column of this height, at least one; it ends where rows may be parted. */
static size_t column_fill(const ck_summary *s, size_t first, int32_t height)
{
	int32_t used = 0;
	size_t end = first;

	for (; end < s->row_count; end++) {
		used += leading(s, s->rows[end].style) + (end > first ? s->rows[end].before : 0);
		if (used > height)
			break;
	}
	if (end == s->row_count)
		return end - first;
	for (size_t cut = end; cut > first; cut--)
		if (!s->rows[cut - 1].keep)
			return cut - first;
	return end > first ? end - first : 1;
}

/* Give all rows their places in columns of this height. False if there are too many. */
static bool place(ck_summary *s, int32_t height)
{
	size_t first = 0;

	s->bottom = s->top;
	for (uint8_t column = 0; column < s->columns; column++) {
		size_t count = column_fill(s, first, height);
		int32_t y = s->top;

		for (size_t i = first; i < first + count && i < s->row_count; i++) {
			ck_summary_row *row = &s->rows[i];

			y += leading(s, row->style) + (i > first ? row->before : 0);
			row->column = column;
			row->y = y - ck_summary_type(s, row->style).size / 3;
		}
		if (y > s->bottom)
			s->bottom = y;
		first += count;
		if (first >= s->row_count)
			return s->bottom <= s->top + height;
	}
	return false;
}

/* Place the rows in columns that are about equally long, at most `height`. */
static bool balance(ck_summary *s, int32_t height)
{
	int32_t short_of = 0, enough = height;

	if (!place(s, height))
		return false;
	while (enough - short_of > CK_MM / 2) {
		int32_t middle = short_of + (enough - short_of) / 2;

		if (place(s, middle))
			enough = middle;
		else
			short_of = middle;
	}
	return place(s, enough);
}

/* ------------------------------------------------------------------- sizes */

static bool try(ck_summary *s, ck_span page)
{
	s->gutter = s->size * GUTTER_EMS;
	s->width = (s->box.width - (s->columns - 1) * s->gutter) / s->columns;
	s->top = s->box.y + leading(s, CK_SUMMARY_TITLE) + s->size * ABOVE_COLUMNS / MILLE;
	if (s->width < s->size * LINE_EMS_MIN || s->width > s->size * LINE_EMS_MAX)
		return false;
	ck_summary_compose(s, page);
	return !s->full && balance(s, s->box.y + s->box.height - s->top);
}

bool ck_summary_fit(ck_summary *s, ck_box box, const char *page, size_t size)
{
	const ck_span text = {page, size};

	*s = (ck_summary){.box = box};
	s->tall = is_tall(text);
	for (s->size = box.width / BOX_EMS; s->size >= CK_SUMMARY_LEGIBLE; s->size -= STEP)
		for (s->columns = 1; s->columns <= COLUMNS_MAX; s->columns++)
			if (try(s, text))
				return true;
	return false;
}

/* ----------------------------------------------------------------- writing */

static int32_t column_x(const ck_summary *s, unsigned column)
{
	return s->box.x + (int32_t)column * (s->width + s->gutter);
}

static void rules_write(ck_sink *sink, const ck_summary *s)
{
	for (unsigned column = 1; column < s->columns; column++) {
		int32_t x = column_x(s, column) - s->gutter / 2;

		ck_sink_put(sink, "<path d=\"M%d %dV%d\" stroke=\"#bbb\" stroke-width=\"100\"/>\n", x, s->top,
		            s->bottom);
	}
	for (size_t i = 0; i < s->row_count; i++)
		if (s->rows[i].ruled)
			ck_sink_put(sink, "<path d=\"M%d %dh%d\" stroke=\"#888\" stroke-width=\"100\"/>\n",
			            column_x(s, s->rows[i].column), s->rows[i].y + s->size / 3, s->width);
}

void ck_summary_write(ck_sink *sink, const ck_summary *s)
{
	const ck_type title = ck_summary_type(s, CK_SUMMARY_TITLE);

	ck_line_write(sink, title, CK_ANCHOR_START, s->box.x, s->box.y + title.size, s->title.at,
	              s->title.size);
	rules_write(sink, s);
	for (size_t i = 0; i < s->run_count; i++) {
		const ck_summary_run *run = &s->runs[i];
		const ck_summary_row *row = &s->rows[run->row];

		if (run->text.size > 0)
			ck_line_write(sink, ck_summary_type(s, row->style), CK_ANCHOR_START,
			              column_x(s, row->column) + run->x, row->y, run->text.at,
			              run->text.size);
	}
}
