/* read_tags.c - the tags of a record, and the game that they set up. */
#include "base.h"
#include "record/characters.h"
#include "record/reader.h"
#include "rules/text.h"

#include <string.h>

/* ------------------------------------------------------------- one tag */

static void spaces_read(ck_reading *g)
{
	while (ck_reading_left(g) > 0 && (*ck_reading_at(g) == ' ' || *ck_reading_at(g) == '\t'))
		g->here.at++;
}

static bool expect(ck_reading *g, char c, ck_error *err)
{
	char want[] = {'\'', c, '\'', '\0'};
	spaces_read(g);
	if (ck_reading_left(g) > 0 && *ck_reading_at(g) == c) {
		g->here.at++;
		return true;
	}
	if (ck_reading_left(g) == 0)
		return ck_reading_cut(g, err);
	return ck_reading_fail(
		g, &g->here, err,
		CK_MSG("a tag looks like [Name \"value\"] on one line; {want} is missing here"), "", 0, want);
}

static ck_word name_read(ck_reading *g)
{
	spaces_read(g);
	ck_word name = {g->here, ck_reading_at(g), 0};
	while (name.length < ck_reading_left(g) && name.length <= CK_RECORD_NAME_MAX &&
	       ck_record_is_name(name.text, name.length + 1))
		name.length++;
	g->here.at += name.length;
	return name;
}

/* Whether the text ends within the character, or the pair of backslash and sign, that begins here. */
static bool ends_within(const char *at, size_t left)
{
	unsigned char first = (unsigned char)*at;
	size_t want = *at == '\\' || (first >= 0xC2 && first < 0xE0) ? 2 : first >= 0xF0 ? 4 : 3;
	if (left >= want || (first < 0xC2 && *at != '\\'))
		return false;
	for (size_t i = 1; i < left; i++)
		if (((unsigned char)at[i] & 0xC0) != 0x80)
			return false;
	return true;
}

/* The value up to its closing quote. */
static bool value_read(ck_reading *g, ck_word *value, bool *escaped, ck_error *err)
{
	*value = (ck_word){g->here, ck_reading_at(g), 0};
	*escaped = false;
	for (; ck_reading_left(g) > 0 && *ck_reading_at(g) != '"'; g->here.at++) {
		size_t left = ck_reading_left(g);
		const char *at = ck_reading_at(g);
		size_t size = ck_character_size(at, left);
		if (*at == '\n' || *at == '\r')
			break;
		if (ends_within(at, left)) {
			g->here.at += left;
			return ck_reading_cut(g, err);
		}
		if (size == 0)
			return ck_reading_fail(
				g, &g->here, err,
				CK_MSG("the value of a tag is UTF-8 without control characters"), "", 0, "");
		if (*at == '\\') {
			if (left < 2 || (at[1] != '"' && at[1] != '\\'))
				return ck_reading_fail(g, &g->here, err,
				                       CK_MSG("behind a backslash stands a quotation mark or "
				                              "another backslash"),
				                       "", 0, "");
			size = 2;
			*escaped = true;
		}
		value->length += size;
		if (value->length > CK_RECORD_VALUE_MAX)
			return ck_reading_fail(g, &value->place, err,
			                       CK_MSG("the value of a tag has at most {want} bytes"), "", 0,
			                       "960");
		g->here.at += size - 1;
	}
	return expect(g, '"', err);
}

static bool keep(ck_reading *g, const ck_word *name, const ck_word *value, bool escaped, ck_error *err)
{
	ck_record *r = g->record;
	ck_record_known known = ck_record_known_find(name->text, name->length);
	if (known != CK_KNOWN_COUNT) {
		if (g->known[known].text != NULL)
			return ck_reading_fail(g, &name->place, err,
			                       CK_MSG("the tag {part} is given twice; once is enough"),
			                       name->text, name->length, "");
		g->known[known] = *value;
		return true;
	}
	if (!ck_record_tag_check(r, name->text, name->length, err))
		return ck_reading_fault(g, &name->place);
	r->tags[r->tag_count++] = (ck_record_tag){.name = name->text,
	                                          .value = value->text,
	                                          .name_length = (uint16_t)name->length,
	                                          .value_length = (uint16_t)value->length,
	                                          .escaped = escaped};
	return true;
}

static bool tag_read(ck_reading *g, ck_error *err)
{
	ck_word value;
	bool escaped;
	g->here.at++; /* the bracket */
	ck_word name = name_read(g);
	if (ck_reading_left(g) == 0)
		return ck_reading_cut(g, err);
	if (name.length == 0)
		return ck_reading_fail(
			g, &name.place, err,
			CK_MSG("a tag begins with its name: a letter, then letters, digits or _"), "", 0, "");
	return expect(g, '"', err) && value_read(g, &value, &escaped, err) && expect(g, ']', err) &&
	       keep(g, &name, &value, escaped, err);
}

/* -------------------------------------------------------- what they say */

static bool refuse_value(ck_reading *g, ck_record_known tag, ck_error *err, const char *message,
                         const char *want)
{
	const ck_word *value = &g->known[tag];
	return ck_reading_fail(g, &value->place, err, message, value->text, value->length, want);
}

/* A tag that is one of two words; `first` is 1 for the first of them. Not touched if there is no such tag. */
static bool word_of(ck_reading *g, ck_record_known tag, const char *first, const char *second,
                    uint8_t *is_first, ck_error *err)
{
	const ck_word *value = &g->known[tag];
	char want[32];
	struct ck_text t = ck_text_into(want, sizeof want);
	if (value->text == NULL)
		return true;
	if (ck_word_is(value, first) || ck_word_is(value, second)) {
		*is_first = ck_word_is(value, first);
		return true;
	}
	ck_text_str(&t, first);
	ck_text_str(&t, ", ");
	ck_text_str(&t, second);
	return refuse_value(g, tag, err,
	                    tag == CK_KNOWN_DICE
	                            ? CK_MSG("the tag Dice is '{part}', but must be one of {want}")
	                            : CK_MSG("the tag Touched is '{part}', but must be one of {want}"),
	                    want);
}

static bool missing(ck_reading *g, ck_error *err, ck_record_known tag, const char *want)
{
	const char *name = ck_record_known_name(tag);
	if (ck_reading_left(g) == 0)
		return ck_reading_cut(g, err);
	return ck_reading_fail(g, &g->here, err,
	                       CK_MSG("the tag {part} is missing before the moves; as in {want}"), name,
	                       strlen(name), want);
}

/* The version of the rules comes first: with another, nothing else need make sense. */
static bool game_of(ck_reading *g, ck_game *game, ck_error *err)
{
	const ck_word *rules = &g->known[CK_KNOWN_RULES], *text = &g->known[CK_KNOWN_GAME];
	char version[24];
	struct ck_text t = ck_text_into(version, sizeof version);
	ck_text_number(&t, CK_RULES_VERSION);
	if (rules->text == NULL)
		return missing(g, err, CK_KNOWN_RULES, "[Rules \"1\"]");
	if (!ck_word_is(rules, version))
		return refuse_value(
			g, CK_KNOWN_RULES, err,
			CK_MSG("the record is of version '{part}' of the rules; here is version {want}"),
			version);
	if (text->text == NULL)
		return missing(g, err, CK_KNOWN_GAME, "[Game \"parchis\"]");
	return ck_game_parse(game, text->text, text->length, err) || ck_reading_fault(g, &text->place);
}

/* The position line names its game: the one of the tag Game, or nothing is legal. */
static bool position_of(ck_reading *g, ck_error *err)
{
	const ck_word *line = &g->known[CK_KNOWN_POSITION];
	ck_game game;
	ck_position p;
	char own[CK_GAME_TEXT], other[CK_GAME_TEXT];
	if (!ck_position_parse(&game, &p, line->text, line->length, err))
		return ck_reading_fault(g, &line->place);
	ck_game_write(&g->record->game, own);
	ck_game_write(&game, other);
	if (strcmp(own, other) != 0)
		return ck_reading_fail(g, &line->place, err,
		                       CK_MSG("the position is of {part}, but the tag Game says {want}"),
		                       other, strlen(other), own);
	return ck_record_start_at_position(g->record, &p, err) || ck_reading_fault(g, &line->place);
}

static bool start_of(ck_reading *g, ck_error *err)
{
	const ck_word *start = &g->known[CK_KNOWN_START], *line = &g->known[CK_KNOWN_POSITION];
	if (start->text != NULL && line->text != NULL)
		return refuse_value(
			g, CK_KNOWN_START, err,
			CK_MSG("with the tag Position the line says who is to play; leave out Start"), "");
	if (line->text != NULL)
		return position_of(g, err);
	if (start->text == NULL || ck_word_is(start, "opening"))
		return true;
	if (start->length != 1 || start->text[0] < '1' || start->text[0] > '9')
		return refuse_value(
			g, CK_KNOWN_START, err,
			CK_MSG("the tag Start is '{part}', but must be opening or the number of a seat"), "");
	return ck_record_start_at_seat(g->record, (unsigned)(start->text[0] - '1'), err) ||
	       ck_reading_fault(g, &start->place);
}

/* The place of something in this game that has been read already. */
static ck_place place_of(const ck_reading *g, const char *what)
{
	const char *text = g->in->text;
	ck_place place = {g->in->at, g->in->line, g->in->line_at};
	for (; text + place.at < what; place.at++) {
		if (text[place.at] != '\n')
			continue;
		place.line++;
		place.line_at = place.at + 1;
	}
	return place;
}

/* The tags that were read before the game was known name seats that it has. */
static bool check_seats(ck_reading *g, ck_error *err)
{
	ck_record *r = g->record;
	unsigned count = r->tag_count;
	for (r->tag_count = 0; r->tag_count < count; r->tag_count++) {
		const ck_record_tag *tag = &r->tags[r->tag_count];
		if (!ck_record_tag_check(r, tag->name, tag->name_length, err)) {
			ck_place place = place_of(g, tag->name);
			return ck_reading_fault(g, &place);
		}
	}
	return true;
}

bool ck_reading_tags(ck_reading *g, ck_record_item *items, size_t capacity, ck_error *err)
{
	ck_record *r = g->record;
	ck_game game;
	r->game.seats = CK_SEATS_MAX; /* until the game is known */
	for (ck_reading_blanks(g); ck_reading_left(g) > 0 && *ck_reading_at(g) == '['; ck_reading_blanks(g))
		if (!tag_read(g, err))
			return false;
	if (!game_of(g, &game, err))
		return false;
	unsigned tags = r->tag_count;
	ck_record_tag kept[CK_RECORD_TAGS_MAX];
	memcpy(kept, r->tags, sizeof kept);
	ck_record_init(r, &game, items, capacity);
	memcpy(r->tags, kept, sizeof kept);
	r->tag_count = tags;
	return check_seats(g, err) && word_of(g, CK_KNOWN_DICE, "real", "generated", &r->real_dice, err) &&
	       word_of(g, CK_KNOWN_TOUCHED, "on", "off", &r->touch, err) && start_of(g, err);
}
