#include "print/summary_rows.h"

#include <string.h>

/* In thousandths of the size of the letters: between cells; below the header. */
enum { GAP = 1000, BELOW_HEADER = 350, MILLE = 1000 };

typedef struct widths {
	size_t count;
	int32_t most[CK_BLOCK_CELLS];  /* of the longest cell */
	int32_t least[CK_BLOCK_CELLS]; /* of the longest word */
	int32_t width[CK_BLOCK_CELLS];
} widths;

static void grow(int32_t *most, int32_t length)
{
	if (length > *most)
		*most = length;
}

static void cell_measure(widths *w, size_t i, ck_type type, ck_span cell)
{
	grow(&w->most[i], ck_line_length(type, cell.at, cell.size));
	while (cell.size > 0) {
		size_t skip, word = ck_line_fit(type, cell.at, cell.size, 0, &skip);

		grow(&w->least[i], ck_line_length(type, cell.at, word));
		cell = (ck_span){cell.at + word + skip, cell.size - word - skip};
	}
}

static ck_summary_style style_of(size_t row)
{
	return row == 0 ? CK_SUMMARY_STRONG : CK_SUMMARY_BODY;
}

static void measure(const ck_summary *s, ck_span table, widths *w)
{
	ck_span cells[CK_BLOCK_CELLS];

	memset(w, 0, sizeof(*w));
	for (size_t row = 0, count; (count = ck_block_row(&table, cells)) > 0; row++) {
		if (count > w->count)
			w->count = count;
		for (size_t i = 0; i < count; i++)
			cell_measure(w, i, ck_summary_type(s, style_of(row)), cells[i]);
	}
}

/* Share out the width of the column: what each cell wants, or, where that is too much, its longest word and a part of
 * what is left by what it wants more. */
static void share(const ck_summary *s, widths *w)
{
	int64_t left = s->width - (int32_t)(w->count - 1) * (s->size * GAP / MILLE), wanted = 0;

	for (size_t i = 0; i < w->count; i++) {
		left -= w->least[i];
		wanted += w->most[i] - w->least[i];
	}
	for (size_t i = 0; i < w->count; i++) {
		const int64_t more = w->most[i] - w->least[i];

		w->width[i] = w->least[i];
		if (left > 0)
			w->width[i] += (int32_t)(wanted <= left ? more : more * left / wanted);
	}
}

/* One row of the table: as many rows as its tallest cell. */
static void row_rows(ck_summary *s, const widths *w, ck_span *cells, size_t count, ck_summary_style style,
                     int32_t before)
{
	const ck_type type = ck_summary_type(s, style);
	bool more = true;

	while (more && !s->full) {
		int32_t x = 0;

		more = false;
		ck_summary_row_add(s, style, before);
		s->rows[s->row_count - 1].keep = true;
		before = 0;
		for (size_t i = 0; i < count; i++) {
			ck_span *cell = &cells[i];
			size_t skip, fits = ck_line_fit(type, cell->at, cell->size, w->width[i], &skip);

			ck_summary_run_add(s, (ck_span){cell->at, fits}, x);
			*cell = (ck_span){cell->at + fits + skip, cell->size - fits - skip};
			more = more || cell->size > 0;
			x += w->width[i] + s->size * GAP / MILLE;
		}
	}
}

void ck_summary_table(ck_summary *s, ck_span table, int32_t before)
{
	ck_span cells[CK_BLOCK_CELLS];
	widths w;

	measure(s, table, &w);
	share(s, &w);
	for (size_t row = 0, count; (count = ck_block_row(&table, cells)) > 0 && !s->full; row++) {
		row_rows(s, &w, cells, count, style_of(row),
		         row == 0   ? before
		         : row == 1 ? s->size * BELOW_HEADER / MILLE
		                    : 0);
		s->rows[s->row_count - 1].ruled = row == 0;
	}
	if (s->row_count > 0)
		s->rows[s->row_count - 1].keep = false;
}
