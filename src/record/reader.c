#include "record/reader.h"

#include "record/characters.h"
#include "rules/text.h"

#include <string.h>

bool ck_reading_fault(ck_reading *g, const ck_place *place)
{
	g->in->error_line = place->line;
	g->in->error_column = 1 +
	                      ck_characters_count(g->in->text + place->line_at, place->at - place->line_at);
	return false;
}

bool ck_reading_fail(ck_reading *g, const ck_place *place, ck_error *err, const char *message,
                     const char *part, size_t length, const char *want)
{
	ck_fail(err, message, part, length, want);
	return ck_reading_fault(g, place);
}

bool ck_reading_cut(ck_reading *g, ck_error *err)
{
	g->in->has_refused = false;
	return ck_reading_fail(
		g, &g->here, err,
		CK_MSG("the record is cut off: the text stops before the game does; its last word is "
	               "'end'"),
		"", 0, "");
}

size_t ck_reading_left(const ck_reading *g)
{
	return g->in->size - g->here.at;
}

const char *ck_reading_at(const ck_reading *g)
{
	return g->in->text + g->here.at;
}

void ck_reading_blanks(ck_reading *g)
{
	while (ck_reading_left(g) > 0 && ck_character_is_blank(*ck_reading_at(g))) {
		bool new_line = *ck_reading_at(g) == '\n';
		g->here.at++;
		if (new_line) {
			g->here.line++;
			g->here.line_at = g->here.at;
		}
	}
}

ck_word ck_reading_word(ck_reading *g)
{
	ck_word w = {g->here, ck_reading_at(g), 0};
	while (w.length < ck_reading_left(g) && !ck_character_is_blank(w.text[w.length]) &&
	       w.text[w.length] != '{' && w.text[w.length] != '[')
		w.length++;
	g->here.at += w.length;
	return w;
}

ck_word ck_word_from(const ck_word *w, size_t skip)
{
	ck_word rest = *w;
	rest.place.at += skip;
	rest.text += skip;
	rest.length -= skip;
	return rest;
}

bool ck_word_begins(const ck_word *w, const char *text)
{
	size_t length = strlen(text);
	return w->length >= length && memcmp(w->text, text, length) == 0;
}

bool ck_word_is(const ck_word *w, const char *text)
{
	return w->length == strlen(text) && ck_word_begins(w, text);
}

bool ck_word_number(ck_word *w, uint32_t *number)
{
	uint64_t value = 0;
	size_t digits = 0;
	while (digits < w->length && w->text[digits] >= '0' && w->text[digits] <= '9') {
		value = value * 10 + (uint64_t)(w->text[digits++] - '0');
		if (value >= UINT32_MAX)
			return false;
	}
	if (digits == 0 || (digits > 1 && w->text[0] == '0'))
		return false;
	*number = (uint32_t)value;
	*w = ck_word_from(w, digits);
	return true;
}
