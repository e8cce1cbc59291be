#include "print/fitting.h"

#include "print/glyph.h"

#include <string.h>

enum {
	MILLE = 1000,
	STEP_LATIN = 1200, /* between base lines, in thousandths of the size */
	STEP_TALL = 1400,  /* where there are letters of Devanagari, which have marks above and below */
	STEP_SIZE = CK_POINT / 4,
	LEAST = CK_POINT / 10,
	WIDE = 1300, /* of characters beyond the basic plane, pictures most of them */
	SMALL = 55,  /* percent of the letters wished for: words are broken rather than set in smaller ones */
	PARAGRAPH = 4, /* lines: what has more is read as one, with lines as long as they go */
	VIRAMA = 0x94D,
	JOINER_NOT = 0x200C,
	JOINER = 0x200D,
};

/* ------------------------------------------------------------------ length */

static int64_t width_of(uint32_t character, ck_type type)
{
	const unsigned width = character > 0xFFFF
	                               ? WIDE
	                               : ck_glyph_width(character == '\n' ? ' ' : character, type.bold);

	return (int64_t)width * type.size;
}

/* In thousandths of a micrometre. */
static int64_t length_of(const char *text, size_t size, ck_type type)
{
	int64_t length = 0;

	for (size_t at = 0; at < size;) {
		uint32_t character;

		at += ck_sink_character(text + at, size - at, &character);
		length += width_of(character, type);
	}
	return length;
}

static int32_t rounded(int64_t length)
{
	length = (length + MILLE - 1) / MILLE;
	return length < INT32_MAX ? (int32_t)length : INT32_MAX;
}

int32_t ck_fitting_length(const char *text, ck_type type)
{
	return rounded(length_of(text, strlen(text), type));
}

static int32_t most(int32_t one, int32_t other)
{
	return one > other ? one : other;
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\n';
}

/* A stroke between two names stays with the one before it. */
static bool is_stroke(const char *text, size_t size)
{
	return size >= 2 && text[0] == ' ' && text[1] == '/' && (size == 2 || is_blank(text[2]));
}

static size_t word_size(const char *text, size_t size)
{
	size_t at = 0;

	while (at < size && (!is_blank(text[at]) || is_stroke(text + at, size - at)))
		at++;
	return at;
}

int32_t ck_fitting_word(const char *text, ck_type type)
{
	const size_t size = strlen(text);
	int64_t longest = 0;

	for (size_t at = 0; at < size;) {
		const size_t word = word_size(text + at, size - at);
		const int64_t length = length_of(text + at, word, type);

		longest = length > longest ? length : longest;
		at += word + 1;
	}
	return rounded(longest);
}

/* ------------------------------------------------------------------- lines */

/* Marks that stand on or join the character before them. */
static bool is_mark(uint32_t c)
{
	return (c >= 0x300 && c <= 0x36F) || (c >= 0x900 && c <= 0x903) || c == 0x93A || c == 0x93B ||
	       c == 0x93C || (c >= 0x93E && c <= 0x94F) || (c >= 0x951 && c <= 0x957) || c == 0x962 ||
	       c == 0x963 || c == JOINER_NOT || c == JOINER || (c >= 0xFE00 && c <= 0xFE0F) ||
	       (c >= 0x1F3FB && c <= 0x1F3FF);
}

/* The bytes of the letter, as its reader counts, at text. */
static size_t letter_size(const char *text, size_t size)
{
	uint32_t character, before;
	size_t at = ck_sink_character(text, size, &before);

	while (at < size) {
		const size_t next = ck_sink_character(text + at, size - at, &character);

		if (is_blank(text[at]) || (!is_mark(character) && before != VIRAMA && before != JOINER))
			break;
		before = character;
		at += next;
	}
	return at;
}

/* The bytes of a word that a line of this room, in thousandths, holds: a letter at least. */
static size_t word_part(const char *text, size_t size, int64_t room, ck_type type)
{
	size_t at = letter_size(text, size);
	int64_t length = length_of(text, at, type);

	while (at < size) {
		const size_t letter = letter_size(text + at, size - at);

		length += length_of(text + at, letter, type);
		if (length > room)
			break;
		at += letter;
	}
	return at;
}

/* The bytes of the next line; a word that is longer than it is broken. */
static size_t line_size(const char *text, size_t size, int64_t room, ck_type type)
{
	size_t end = word_size(text, size);
	int64_t length = length_of(text, end, type);

	if (length > room)
		return word_part(text, end, room, type);
	while (end < size && text[end] != '\n') {
		const size_t word = word_size(text + end + 1, size - end - 1);

		length += length_of(text + end, word + 1, type);
		if (length > room)
			break;
		end += word + 1;
	}
	return end;
}

/* Break a text into lines; what is too much for them is at the end of the last one. */
static void lines_break(ck_fitting *f, const char *text, int32_t width)
{
	const size_t size = strlen(text);

	f->count = 0;
	f->length = 0;
	for (size_t at = 0; at < size;) {
		const bool last = f->count + 1 == CK_FITTING_LINES;
		const size_t line = last ? size - at
		                         : line_size(text + at, size - at, (int64_t)width * MILLE, f->type);
		const int32_t length = rounded(length_of(text + at, line, f->type));

		f->from[f->count] = (uint32_t)at;
		f->size[f->count++] = (uint32_t)line;
		f->length = most(f->length, length);
		at += line;
		at += at < size && is_blank(text[at]);
	}
}

/* -------------------------------------------------------------------- size */

static bool is_tall(const char *text)
{
	const size_t size = strlen(text);

	for (size_t at = 0; at < size;) {
		uint32_t character;

		at += ck_sink_character(text + at, size - at, &character);
		if (character >= 0x900 && character < 0x980)
			return true;
	}
	return false;
}

static void type_set(ck_fitting *f, const char *text, ck_type type)
{
	f->type = type;
	f->step = (int32_t)((int64_t)type.size * (is_tall(text) ? STEP_TALL : STEP_LATIN) / MILLE);
}

static void set(ck_fitting *f, const char *text, int32_t width, ck_type type)
{
	*f = (ck_fitting){0};
	type_set(f, text, type);
	lines_break(f, text, width);
}

static bool has_line_end(const char *text)
{
	while (*text != '\0' && *text != '\n')
		text++;
	return *text == '\n';
}

/* Make the lines about equally long: in as little width as gives no more of them. */
static void balance(ck_fitting *f, const char *text)
{
	const uint32_t count = f->count;
	int32_t enough = f->length, little = f->length / (int32_t)(count > 0 ? count : 1);

	if (count < 2 || has_line_end(text))
		return;
	little = most(little, ck_fitting_word(text, f->type)) - 1;
	while (enough - little > CK_MM / 4) {
		const int32_t middle = little + (enough - little) / 2;

		lines_break(f, text, middle);
		if (f->count <= count && f->length <= middle)
			enough = middle;
		else
			little = middle;
	}
	lines_break(f, text, enough);
}

void ck_fitting_wrap(ck_fitting *f, const char *text, int32_t width, ck_type type)
{
	set(f, text, width, type);
	if (f->count <= PARAGRAPH)
		balance(f, text);
}

void ck_fitting_find(ck_fitting *f, const char *text, int32_t width, int32_t height, ck_type largest)
{
	ck_type type = largest;

	for (; type.size >= LEAST; type.size -= type.size > 2 * STEP_SIZE ? STEP_SIZE : LEAST / 2) {
		set(f, text, width, type);
		const bool small = type.size <= CK_FITTING_LEGIBLE || type.size <= largest.size * SMALL / 100;
		const bool whole = small || ck_fitting_word(text, type) <= width;
		if (whole && f->length <= width && (int64_t)f->count * f->step <= height) {
			balance(f, text);
			return;
		}
	}
}

/* ----------------------------------------------------------------- writing */

static void line_write(ck_sink *s, ck_type type, ck_anchor anchor, int32_t x, int32_t y, const char *text,
                       size_t size)
{
	static const char *const anchors[] = {"", " text-anchor=\"middle\"", " text-anchor=\"end\""};

	ck_sink_put(s, "<text x=\"%d\" y=\"%d\" font-size=\"%d\"%s%s>", x, y, type.size,
	            type.bold ? " font-weight=\"bold\"" : "", anchors[anchor]);
	ck_sink_escaped(s, text, size);
	ck_sink_text(s, "</text>\n");
}

void ck_fitting_line(ck_sink *s, ck_type type, ck_anchor anchor, int32_t x, int32_t y, const char *text)
{
	line_write(s, type, anchor, x, y, text, strlen(text));
}

void ck_fitting_write(ck_sink *s, const ck_fitting *f, const char *text, ck_anchor anchor, int32_t x,
                      int32_t y, int32_t height)
{
	/* the base line of a line is so far below its top that capitals stand in the middle of it */
	const int32_t drop = f->step / 2 + f->type.size * 36 / 100;
	int32_t top = y + (height - (int32_t)f->count * f->step) / 2;

	for (uint32_t i = 0; i < f->count; i++, top += f->step)
		line_write(s, f->type, anchor, x, top + drop, text + f->from[i], f->size[i]);
}
