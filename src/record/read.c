/* read.c - the text of records, game by game. */
#include "base.h"
#include "record/characters.h"
#include "record/reader.h"
#include "rules/text.h"

#include <string.h>

static const char byte_order_mark[] = "\xEF\xBB\xBF";

void ck_record_reader_init(ck_record_reader *in, const char *text, size_t size)
{
	size_t mark = sizeof byte_order_mark - 1;
	memset(in, 0, sizeof *in);
	in->text = text;
	in->size = size;
	in->line = 1;
	if (size >= mark && memcmp(text, byte_order_mark, mark) == 0) {
		in->at = mark;
		in->line_at = mark;
	}
}

static ck_reading reading_at(ck_record_reader *in)
{
	return (ck_reading){.in = in, .here = {in->at, in->line, in->line_at}};
}

static void go_to(ck_record_reader *in, const ck_place *place)
{
	in->at = place->at;
	in->line = place->line;
	in->line_at = place->line_at;
}

bool ck_record_more(ck_record_reader *in)
{
	ck_reading g = reading_at(in);
	ck_reading_blanks(&g);
	go_to(in, &g.here);
	return ck_reading_left(&g) > 0;
}

/* The byte behind the next `close`, or behind everything. */
static size_t behind(const ck_record_reader *in, size_t at, char close)
{
	const char *end = memchr(in->text + at, close, in->size - at);
	return end ? (size_t)(end - in->text) + 1 : in->size;
}

/* The byte behind a tag, whose value may hold brackets. */
static size_t behind_tag(const ck_record_reader *in, size_t at)
{
	bool quoted = false;
	for (; at < in->size && (quoted || in->text[at] != ']'); at++) {
		if (in->text[at] == '"')
			quoted = !quoted;
		else if (in->text[at] == '\\' && quoted && at + 1 < in->size)
			at++;
	}
	return at < in->size ? at + 1 : at;
}

size_t ck_record_bound(const ck_record_reader *in)
{
	ck_record_reader copy = *in;
	ck_reading g = reading_at(&copy);
	size_t count = 0;
	for (ck_reading_blanks(&g); ck_reading_left(&g) > 0; ck_reading_blanks(&g)) {
		char first = *ck_reading_at(&g);
		count += first != '[';
		if (first == '[') {
			g.here.at = behind_tag(in, g.here.at);
		} else if (first == '{') {
			g.here.at = behind(in, g.here.at, '}');
		} else {
			ck_word w = ck_reading_word(&g);
			if (ck_word_is(&w, "end"))
				break;
		}
	}
	return count;
}

/* A tag that says how the game ended must agree with how it did. */
static bool check_end(ck_reading *g, ck_record_known tag, const char *truth, const char *message,
                      ck_error *err)
{
	const ck_word *said = &g->known[tag];
	if (said->text == NULL || ck_word_is(said, truth))
		return true;
	return ck_reading_fail(g, &said->place, err, message, said->text, said->length, truth);
}

static bool check_ends(ck_reading *g, ck_error *err)
{
	char result[8], places[CK_RECORD_PLACES];
	ck_record_result(g->record, result);
	if (ck_record_places_write(g->record, places) == 0)
		places[0] = '\0';
	return check_end(g, CK_KNOWN_RESULT, result,
	                 CK_MSG("the tag Result says '{part}', but the game as played gives '{want}'"),
	                 err) &&
	       check_end(g, CK_KNOWN_PLACES, places,
	                 places[0] == '\0'
	                         ? CK_MSG("the tag Places says '{part}', but the game has not ended")
	                         : CK_MSG("the tag Places says '{part}', but the game as played gives "
	                                  "'{want}'"),
	                 err);
}

bool ck_record_read(ck_record_reader *in, ck_record *r, ck_record_item *items, size_t capacity, ck_error *err)
{
	ck_reading g = reading_at(in);
	g.record = r;
	in->error_line = 0;
	in->error_column = 0;
	in->has_refused = false;
	memset(r, 0, sizeof *r);
	r->capacity = capacity;
	if (!ck_reading_tags(&g, items, capacity, err) || !ck_reading_moves(&g, err) || !check_ends(&g, err))
		return false;
	go_to(in, &g.here);
	return true;
}
