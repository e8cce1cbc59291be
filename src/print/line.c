#include "print/line.h"

#include "print/glyph.h"

/* In thousandths of a micrometre, so that nothing is lost between letters. */
static int64_t length_of(ck_type type, const char *text, size_t size)
{
	int64_t length = 0;

	for (size_t at = 0; at < size;) {
		uint32_t character;

		at += ck_sink_character(text + at, size - at, &character);
		if (character == '\n')
			character = ' ';
		if (character != '*')
			length += (int64_t)ck_glyph_width(character, type.bold) * type.size;
	}
	return length;
}

int32_t ck_line_length(ck_type type, const char *text, size_t size)
{
	int64_t length = (length_of(type, text, size) + CK_GLYPH_EM - 1) / CK_GLYPH_EM;

	return length < INT32_MAX ? (int32_t)length : INT32_MAX;
}

static bool is_blank(char c)
{
	return c == ' ' || c == '\n';
}

static size_t word_end(const char *text, size_t size, size_t at)
{
	while (at < size && !is_blank(text[at]))
		at++;
	return at;
}

/* The most bytes of a word that end with a comma and are no longer than that; of none the whole word. */
static size_t part_end(ck_type type, const char *text, size_t size, int64_t all)
{
	size_t end = size;

	for (size_t at = 0; at + 1 < size; at++)
		if (text[at] == ',' && length_of(type, text, at + 1) <= all)
			end = at + 1;
	return end;
}

size_t ck_line_fit(ck_type type, const char *text, size_t size, int32_t room, size_t *skip)
{
	const int64_t all = (int64_t)room * CK_GLYPH_EM;
	size_t end = word_end(text, size, 0), next = end;
	int64_t length = length_of(type, text, end);

	if (length > all) {
		end = part_end(type, text, end, all);
		if (end < next) {
			*skip = 0;
			return end;
		}
	}
	for (;;) {
		size_t from = end;

		while (next < size && is_blank(text[next]))
			next++;
		if (next == size)
			break;
		size_t word = word_end(text, size, next);
		length += length_of(type, text + from, word - from);
		if (length > all)
			break;
		end = next = word;
	}
	*skip = next - end;
	return end;
}

void ck_line_write(ck_sink *s, ck_type type, ck_anchor anchor, int32_t x, int32_t y, const char *text,
                   size_t size)
{
	static const char *const anchors[] = {"", " text-anchor=\"middle\"", " text-anchor=\"end\""};

	ck_sink_put(s, "<text x=\"%d\" y=\"%d\" font-size=\"%d\"%s%s>", x, y, type.size,
	            type.bold ? " font-weight=\"bold\"" : "", anchors[anchor]);
	for (size_t at = 0, part; at < size; at += part + 1) {
		/* SVG leaves the end of a line out */
		for (part = 0; at + part < size && text[at + part] != '*' && text[at + part] != '\n';)
			part++;
		ck_sink_escaped(s, text + at, part);
		if (at + part < size && text[at + part] == '\n')
			ck_sink_text(s, " ");
	}
	ck_sink_text(s, "</text>\n");
}
