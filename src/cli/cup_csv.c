#include "cli/cup_csv.h"

#include "i18n/utf8.h"

#include <stdint.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS_FIRST = 64 };

/* ------------------------------------------------------------------ encodings */

/* Write a character as UTF-8; how many bytes. */
static size_t utf8_put(uint32_t c, char *out)
{
	if (c < 0x80) {
		out[0] = (char)c;
		return 1;
	}
	if (c < 0x800) {
		out[0] = (char)(0xC0 | c >> 6);
		out[1] = (char)(0x80 | (c & 0x3F));
		return 2;
	}
	if (c < 0x10000) {
		out[0] = (char)(0xE0 | c >> 12);
		out[1] = (char)(0x80 | (c >> 6 & 0x3F));
		out[2] = (char)(0x80 | (c & 0x3F));
		return 3;
	}
	out[0] = (char)(0xF0 | c >> 18);
	out[1] = (char)(0x80 | (c >> 12 & 0x3F));
	out[2] = (char)(0x80 | (c >> 6 & 0x3F));
	out[3] = (char)(0x80 | (c & 0x3F));
	return 4;
}

static uint32_t unit_at(const unsigned char *at, bool big)
{
	return big ? (uint32_t)at[0] << 8 | at[1] : (uint32_t)at[1] << 8 | at[0];
}

/* UTF-16 with or without its mark taken away. False for halves of pairs. */
static bool utf16_decode(const unsigned char *at, size_t size, bool big, char *out)
{
	if (size % 2 != 0)
		return false;
	for (size_t i = 0; i < size; i += 2) {
		uint32_t c = unit_at(at + i, big);

		if (c >= 0xDC00 && c < 0xE000)
			return false;
		if (c >= 0xD800 && c < 0xDC00) {
			uint32_t low = i + 3 < size ? unit_at(at + i + 2, big) : 0;

			if (low < 0xDC00 || low >= 0xE000)
				return false;
			c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
			i += 2;
		}
		if (c == 0)
			return false;
		out += utf8_put(c, out);
	}
	*out = '\0';
	return true;
}

/* What Windows-1252 has at 0x80 ... 0x9F; 0 for nothing. */
static const uint16_t windows[32] = {0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                     0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                     0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                     0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

static bool windows_decode(const unsigned char *at, size_t size, char *out)
{
	for (size_t i = 0; i < size; i++) {
		uint32_t c = at[i] >= 0x80 && at[i] < 0xA0 ? windows[at[i] - 0x80] : at[i];

		if (c == 0)
			return false;
		out += utf8_put(c, out);
	}
	*out = '\0';
	return true;
}

static bool is_utf8(const char *at, size_t size)
{
	for (size_t i = 0; i < size;) {
		size_t step = ck_utf8_size(at + i, size - i);

		if (step == 0 || at[i] == '\0')
			return false;
		i += step;
	}
	return true;
}

/* Whether bytes without a mark look like UTF-16: most of every other byte of the first ones are zero. 1 big, 0 little, -1
 * none. */
static int utf16_guess(const unsigned char *at, size_t size)
{
	size_t look = size < 64 ? size & ~(size_t)1 : 64, zero[2] = {0, 0};

	for (size_t i = 0; i < look; i++)
		zero[i % 2] += at[i] == 0;
	if (look < 4)
		return -1;
	if (zero[0] > look / 4 && 4 * zero[1] < zero[0])
		return 1;
	return zero[1] > look / 4 && 4 * zero[0] < zero[1] ? 0 : -1;
}

static bool decode(const char *bytes, size_t size, char *out)
{
	const unsigned char *at = (const unsigned char *)bytes;
	int big = utf16_guess(at, size);

	if (size >= 2 && at[0] == 0xFF && at[1] == 0xFE)
		return utf16_decode(at + 2, size - 2, false, out);
	if (size >= 2 && at[0] == 0xFE && at[1] == 0xFF)
		return utf16_decode(at + 2, size - 2, true, out);
	if (big >= 0)
		return utf16_decode(at, size, big == 1, out);
	if (size >= 3 && memcmp(at, "\xEF\xBB\xBF", 3) == 0) {
		bytes += 3;
		size -= 3;
	}
	if (!is_utf8(bytes, size))
		return windows_decode((const unsigned char *)bytes, size, out);
	memcpy(out, bytes, size);
	out[size] = '\0';
	return true;
}

char *ck_cup_csv_decode(const char *bytes, size_t size, bool *no_text)
{
	char *text = size < SIZE_MAX / 4 ? malloc(3 * size + 4) : NULL; /* a byte or unit becomes 3 at most */

	*no_text = false;
	if (text == NULL)
		return NULL;
	if (decode(bytes, size, text))
		return text;
	*no_text = true;
	free(text);
	return NULL;
}

/* ---------------------------------------------------------------------- cells */

/* The separator of the first line that is not empty, outside quotes; Excel's own line "sep=;" says it. */
static char separator_find(const char *text)
{
	size_t count[3] = {0, 0, 0};
	const char *const signs = ",;\t|";
	bool quoted = false;
	unsigned best = 0;

	if (strncmp(text, "sep=", 4) == 0 && text[4] != '\0' && strchr(signs, text[4]) != NULL)
		return text[4];
	text += strspn(text, "\r\n");
	for (; *text != '\0' && (quoted || (*text != '\n' && *text != '\r')); text++) {
		const char *sign = strchr(signs, *text);

		if (*text == '"')
			quoted = !quoted;
		else if (!quoted && sign != NULL && *sign != '|')
			count[sign - signs]++;
	}
	for (unsigned i = 1; i < 3; i++)
		if (count[i] > count[best])
			best = i;
	return signs[best];
}

/* Where reading is: the text is taken apart in place. */
typedef struct reading {
	ck_cup_csv *csv;
	char *at;
	size_t line;
	ck_cup_csv_fault fault;
} reading;

static bool is_end(char c)
{
	return c == '\0' || c == '\n' || c == '\r';
}

/* Behind the end of a line; CRLF, LF and CR alike. */
static char *line_end(char *at)
{
	if (at[0] == '\r' && at[1] == '\n')
		return at + 2;
	return *at != '\0' ? at + 1 : at;
}

static bool fault_at(reading *r, ck_cup_csv_fault fault, size_t line)
{
	r->fault = fault;
	r->csv->bad_line = line;
	return false;
}

/* A cell in quotes, from behind the first: its text is moved to `to`. Lines within become spaces. */
static bool quoted_take(reading *r, char **end)
{
	char *to = r->at - 1, *from = r->at;
	size_t line = r->line;

	for (;; from++) {
		if (*from == '\0')
			return fault_at(r, CK_CUP_CSV_QUOTE, line);
		if (from[0] == '"' && from[1] == '"')
			from++;
		else if (*from == '"')
			break;
		if (from[0] == '\r' && from[1] == '\n')
			continue; /* one end of a line, one space */
		if (*from == '\n' || *from == '\r')
			r->line++;
		*to++ = (char)(*from == '\n' || *from == '\r' ? ' ' : *from);
	}
	for (from++; *from == ' ';)
		from++;
	r->at = from;
	*end = to;
	if (*from != r->csv->separator && !is_end(*from))
		return fault_at(r, CK_CUP_CSV_QUOTE, line);
	return true;
}

/* Cut spaces, also those that do not break, off both ends; the cell's beginning. */
static char *trim(char *from, char *end)
{
	for (;;) {
		if (end > from && (end[-1] == ' ' || end[-1] == '\t'))
			end--;
		else if (end > from + 1 && (unsigned char)end[-2] == 0xC2 && (unsigned char)end[-1] == 0xA0)
			end -= 2;
		else
			break;
	}
	for (;;) {
		if (from < end && (*from == ' ' || *from == '\t'))
			from++;
		else if (from + 1 < end && (unsigned char)from[0] == 0xC2 && (unsigned char)from[1] == 0xA0)
			from += 2;
		else
			break;
	}
	*end = '\0';
	return from;
}

/* The next cell; *last: the line is over. The sign behind it is overwritten by the NUL, so it is looked at first. */
static bool cell_take(reading *r, const char **cell, bool *last)
{
	char *from, *end;

	while (*r->at == ' ')
		r->at++;
	from = r->at;
	if (*r->at == '"') {
		r->at++;
		if (!quoted_take(r, &end))
			return false;
	} else {
		while (*r->at != r->csv->separator && !is_end(*r->at))
			r->at++;
		end = r->at;
	}
	*last = is_end(*r->at);
	r->at = *last ? line_end(r->at) : r->at + 1;
	*cell = trim(from, end);
	return true;
}

static bool row_take(reading *r, ck_cup_csv_row *row)
{
	bool last = false;

	*row = (ck_cup_csv_row){.line = ++r->line};
	for (size_t i = 0; i < CK_CUP_CSV_CELLS; i++)
		row->cell[i] = "";
	while (!last) {
		const char *cell;

		if (!cell_take(r, &cell, &last))
			return false;
		if (*cell == '\0' && row->cells >= CK_CUP_CSV_CELLS)
			continue; /* spreadsheets write empty cells to the edge */
		if (row->cells >= CK_CUP_CSV_CELLS)
			return fault_at(r, CK_CUP_CSV_TOO_WIDE, row->line);
		row->cell[row->cells++] = cell;
	}
	return true;
}

static bool is_empty(const ck_cup_csv_row *row)
{
	for (size_t i = 0; i < row->cells; i++)
		if (row->cell[i][0] != '\0')
			return false;
	return true;
}

static bool rows_take(reading *r)
{
	size_t room = 0;

	while (*r->at != '\0') {
		ck_cup_csv *csv = r->csv;

		if (csv->count == room) {
			size_t more = room == 0 ? ROWS_FIRST : 2 * room;
			ck_cup_csv_row *rows = realloc(csv->rows, more * sizeof(*rows));

			if (rows == NULL)
				return fault_at(r, CK_CUP_CSV_NO_MEMORY, 0);
			csv->rows = rows;
			room = more;
		}
		if (!row_take(r, &csv->rows[csv->count]))
			return false;
		csv->count += !is_empty(&csv->rows[csv->count]);
	}
	return true;
}

ck_cup_csv_fault ck_cup_csv_read(const char *bytes, size_t size, ck_cup_csv *csv)
{
	reading r = {.csv = csv};
	bool no_text;

	*csv = (ck_cup_csv){.text = ck_cup_csv_decode(bytes, size, &no_text)};
	if (csv->text == NULL)
		return no_text ? CK_CUP_CSV_NO_TEXT : CK_CUP_CSV_NO_MEMORY;
	csv->separator = separator_find(csv->text);
	r.at = csv->text;
	if (strncmp(r.at, "sep=", 4) == 0) {
		while (!is_end(*r.at))
			r.at++;
		r.at = line_end(r.at);
		r.line++;
	}
	rows_take(&r);
	return r.fault;
}

void ck_cup_csv_release(ck_cup_csv *csv)
{
	free(csv->text);
	free(csv->rows);
	*csv = (ck_cup_csv){0};
}

/* -------------------------------------------------------------------- writing */

bool ck_cup_csv_is_formula(const char *cell)
{
	cell += strspn(cell, "'");
	return *cell != '\0' && strchr("=+-@\t", *cell) != NULL;
}

void ck_cup_csv_begin(FILE *out, char separator)
{
	fputs("\xEF\xBB\xBF", out);
	if (separator == '|')
		fputs("sep=|\r\n", out);
}

void ck_cup_csv_write(FILE *out, const char *cell)
{
	bool formula = ck_cup_csv_is_formula(cell);

	if (!formula && strpbrk(cell, ",;|\t\"\r\n") == NULL) {
		fputs(cell, out);
		return;
	}
	fputs(formula ? "\"'" : "\"", out);
	for (; *cell != '\0'; cell++) {
		if (*cell == '"')
			putc('"', out);
		putc(*cell, out);
	}
	putc('"', out);
}

void ck_cup_csv_cell(ck_cup_csv_line *line, const char *text)
{
	if (line->begun)
		putc(line->separator, line->out);
	line->begun = true;
	ck_cup_csv_write(line->out, text);
}

void ck_cup_csv_number(ck_cup_csv_line *line, int64_t number)
{
	if (line->begun)
		putc(line->separator, line->out);
	line->begun = true;
	fprintf(line->out, "%" PRId64, number);
}

void ck_cup_csv_end(ck_cup_csv_line *line)
{
	fputs("\r\n", line->out);
	line->begun = false;
}
