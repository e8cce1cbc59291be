#include "term/screen_log.h"

#include <stdlib.h>
#include <string.h>

enum { LOW = 6 }; /* rows of an area that has none to give away */

void ck_log_release(ck_log *l)
{
	for (size_t i = 0; i < CK_LOG_LINES; i++)
		free(l->lines[i].text);
	*l = (ck_log){.count = 0};
}

bool ck_log_add(ck_log *l, ck_say kind, const char *text)
{
	size_t size = strlen(text) + 1;
	char *copy = malloc(size);
	ck_log_line *line = &l->lines[l->count % CK_LOG_LINES];

	if (copy == NULL)
		return false;
	memcpy(copy, text, size);
	free(line->text);
	*line = (ck_log_line){.text = copy, .kind = (uint8_t)kind};
	l->count++;
	return true;
}

size_t ck_log_first(const ck_log *l)
{
	return l->count > CK_LOG_LINES ? l->count - CK_LOG_LINES : 0;
}

const ck_log_line *ck_log_at(const ck_log *l, size_t number)
{
	return &l->lines[number % CK_LOG_LINES];
}

/* The rows of one line. A gap is one row, or none where there are few. */
static int line_rows(const char *text, int columns, bool ascii, bool gaps)
{
	size_t skip;
	int rows = 0;

	if (text[0] == '\0')
		return gaps ? 1 : 0;
	while (text[0] != '\0') {
		text += ck_text_fit(text, columns, ascii, &skip);
		text += skip;
		rows++;
	}
	return rows;
}

int ck_log_rows(const ck_log *l, size_t from, int columns, bool ascii)
{
	int rows = 0;

	for (size_t i = from < ck_log_first(l) ? ck_log_first(l) : from; i < l->count; i++)
		rows += line_rows(ck_log_at(l, i)->text, columns, ascii, true);
	return rows;
}

/* Put the rows of a line from `row` on; those outside the area are left out. */
static void line_put(ck_canvas *c, const ck_area *area, int row, ck_ink ink, const char *text)
{
	char part[1024];

	while (text[0] != '\0') {
		size_t skip, size = ck_text_fit(text, area->columns, c->ascii, &skip);
		size_t kept = size < sizeof(part) ? size : sizeof(part) - 1;

		memcpy(part, text, kept);
		part[kept] = '\0';
		if (row >= area->row && row < area->row + area->rows)
			ck_canvas_put(c, row, area->column, area->columns, ink, part);
		text += size + skip;
		row++;
	}
}

/* The rows of line i as it is shown in an area. */
static int shown_rows(const ck_log *l, size_t i, const ck_canvas *c, const ck_area *area,
                      const ck_log_look *look)
{
	bool low = area->rows <= LOW;

	if (low && i >= look->read_from && i < look->read_to)
		return 0;
	return line_rows(ck_log_at(l, i)->text, area->columns, c->ascii, !low);
}

void ck_log_draw(const ck_log *l, ck_canvas *c, const ck_area *area, const ck_log_look *look)
{
	size_t first = l->count;
	int rows = 0, row;

	if (area->columns < 1)
		return;
	while (first > ck_log_first(l) && rows < area->rows + look->back)
		rows += shown_rows(l, --first, c, area, look);
	row = area->row + area->rows + look->back - rows;
	if (row > area->row && rows <= area->rows)
		row = area->row; /* a log that does not fill its area begins at the top */
	for (size_t i = first; i < l->count; i++) {
		int taken = shown_rows(l, i, c, area, look);

		if (taken > 0)
			line_put(c, area, row, (ck_ink){CK_TONE_TEXT, i < look->fresh ? CK_STYLE_DIM : 0},
			         ck_log_at(l, i)->text);
		row += taken;
	}
}
