#include "print/summary_rows.h"

/* Blank above a block, in thousandths of the size of the letters. */
enum { ABOVE_HEADING = 850, ABOVE_PARAGRAPH = 400, ABOVE_ITEM = 150, ABOVE_TABLE = 500, MILLE = 1000 };

enum {
	INDENT = 1200, /* of the text of an item; numbers want the same */
	TOLERANCE = 30 /* thousandths of a line that stay free, should the fonts not be quite ours */
};

void ck_summary_row_add(ck_summary *s, ck_summary_style style, int32_t before)
{
	if (s->row_count == CK_SUMMARY_ROWS) {
		s->full = true;
		return;
	}
	s->rows[s->row_count++] = (ck_summary_row){.before = before, .style = (uint8_t)style};
}

void ck_summary_run_add(ck_summary *s, ck_span text, int32_t x)
{
	if (s->run_count == CK_SUMMARY_RUNS || s->row_count == 0) {
		s->full = true;
		return;
	}
	s->runs[s->run_count++] = (ck_summary_run){text, x, (uint16_t)(s->row_count - 1)};
}

/* A text from x on, over as many rows as it wants. A column never ends behind its first row or begins with its last
 * one. */
static void text_rows(ck_summary *s, ck_summary_style style, ck_span text, int32_t x, int32_t before)
{
	const ck_type type = ck_summary_type(s, style);
	const int32_t room = (s->width - x) - (s->width - x) / MILLE * TOLERANCE;
	const size_t first = s->row_count;

	while (text.size > 0 && !s->full) {
		size_t skip, fits = ck_line_fit(type, text.at, text.size, room, &skip);

		ck_summary_row_add(s, style, s->row_count == first ? before : 0);
		ck_summary_run_add(s, (ck_span){text.at, fits}, x);
		text = (ck_span){text.at + fits + skip, text.size - fits - skip};
	}
	if (s->row_count > first + 1) {
		s->rows[first].keep = true;
		s->rows[s->row_count - 2].keep = true;
	}
	if (style == CK_SUMMARY_HEADING && s->row_count > first)
		s->rows[s->row_count - 1].keep = true;
}

static void item_rows(ck_summary *s, const ck_block *block)
{
	static const char bullet[] = "•";
	const size_t first = s->row_count;
	ck_span mark = block->mark;

	if (mark.size == 1)
		mark = (ck_span){bullet, sizeof(bullet) - 1};
	text_rows(s, CK_SUMMARY_BODY, block->text, s->size * INDENT / MILLE, s->size * ABOVE_ITEM / MILLE);
	if (s->row_count == first)
		return;
	ck_summary_run_add(s, mark, 0);
	s->runs[s->run_count - 1].row = (uint16_t)first;
}

static void block_rows(ck_summary *s, const ck_block *block)
{
	switch (block->kind) {
	case CK_BLOCK_TITLE: s->title = block->text; break;
	case CK_BLOCK_HEADING:
		text_rows(s, CK_SUMMARY_HEADING, block->text, 0, s->size * ABOVE_HEADING / MILLE);
		break;
	case CK_BLOCK_PARAGRAPH:
		text_rows(s, CK_SUMMARY_BODY, block->text, 0, s->size * ABOVE_PARAGRAPH / MILLE);
		break;
	case CK_BLOCK_ITEM: item_rows(s, block); break;
	case CK_BLOCK_TABLE: ck_summary_table(s, block->text, s->size * ABOVE_TABLE / MILLE); break;
	}
}

void ck_summary_compose(ck_summary *s, ck_span page)
{
	ck_block block;

	s->row_count = s->run_count = 0;
	s->full = false;
	while (ck_block_take(&page, &block) && !s->full)
		block_rows(s, &block);
}
