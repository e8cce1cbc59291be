/* write.c - the text of a record, in its one canonical form. */
#include "record/characters.h"
#include "record/record.h"
#include "rules/text.h"

#include <string.h>

/* Where the text goes. What does not fit is counted, not written, and nothing behind it is written either. */
typedef struct output {
	char *out;
	size_t cap;
	size_t size;   /* of the whole text so far */
	size_t column; /* characters on this line so far */
	bool cut;
} output;

/* So many bytes will be written all together or not at all. */
static void reserve(output *o, size_t length)
{
	o->cut = o->cut || o->size + length >= o->cap;
}

static void put(output *o, const char *bytes, size_t length)
{
	reserve(o, length);
	if (!o->cut) {
		memcpy(o->out + o->size, bytes, length);
		o->out[o->size + length] = '\0';
	}
	o->size += length;
}

static void put_text(output *o, const char *text)
{
	put(o, text, strlen(text));
}

static void end_line(output *o)
{
	if (o->column > 0)
		put_text(o, "\n");
	o->column = 0;
}

/* A word of up to three parts, behind a space, or on a line of its own if this one is full. */
static void put_word(output *o, const char *before, const char *word, size_t length, const char *after)
{
	size_t width = strlen(before) + ck_characters_count(word, length) + strlen(after);
	bool fits = o->column == 0 || o->column + 1 + width <= CK_RECORD_LINE;
	const char *space = o->column == 0 ? "" : fits ? " " : "\n   ";
	size_t spaced = strlen(space);
	reserve(o, spaced + strlen(before) + length + strlen(after));
	put_text(o, space);
	put_text(o, before);
	put(o, word, length);
	put_text(o, after);
	o->column = (fits ? o->column + spaced : spaced - 1) + width;
}

/* ------------------------------------------------------------------ tags */

static void put_tag(output *o, const char *name, size_t name_length, const char *value, size_t length,
                    bool escaped)
{
	size_t whole = name_length + sizeof "[ \"\"]\n" - 1 +
	               (escaped ? length : ck_record_escaped_length(value, length));
	reserve(o, whole);
	put_text(o, "[");
	put(o, name, name_length);
	put_text(o, " \"");
	for (size_t i = 0; i < length; i++) {
		if (!escaped && (value[i] == '"' || value[i] == '\\'))
			put_text(o, "\\");
		put(o, value + i, 1);
	}
	put_text(o, "\"]\n");
}

static void put_known(output *o, ck_record_known tag, const char *value)
{
	const char *name = ck_record_known_name(tag);
	put_tag(o, name, strlen(name), value, strlen(value), true);
}

static void put_start(const ck_record *r, output *o)
{
	char line[CK_POSITION_TEXT];
	char seat[] = {(char)('1' + r->starter), '\0'};
	if (r->start == CK_RECORD_START_POSITION) {
		ck_position_write(&r->game, &r->begin.position, line);
		put_known(o, CK_KNOWN_POSITION, line);
	} else {
		put_known(o, CK_KNOWN_START, r->start == CK_RECORD_START_SEAT ? seat : "opening");
	}
}

static void put_tags(const ck_record *r, output *o)
{
	char text[CK_GAME_TEXT];
	for (unsigned i = 0; i < r->tag_count; i++) {
		const ck_record_tag *tag = &r->tags[i];
		put_tag(o, tag->name, tag->name_length, tag->value, tag->value_length, tag->escaped);
	}
	ck_game_write(&r->game, text);
	put_known(o, CK_KNOWN_GAME, text);
	struct ck_text version = ck_text_into(text, sizeof text);
	ck_text_number(&version, CK_RULES_VERSION);
	put_known(o, CK_KNOWN_RULES, text);
	put_known(o, CK_KNOWN_DICE, r->real_dice ? "real" : "generated");
	put_known(o, CK_KNOWN_TOUCHED, r->touch ? "on" : "off");
	put_start(r, o);
	ck_record_result(r, text);
	put_known(o, CK_KNOWN_RESULT, text);
	if (ck_record_places_write(r, text) > 0)
		put_known(o, CK_KNOWN_PLACES, text);
	put_text(o, "\n");
}

/* ----------------------------------------------------------------- moves */

static void put_play(const ck_game *g, struct ck_text *t, ck_record_kind kind, const ck_record_item *item)
{
	char text[CK_ACTION_TEXT];
	switch (kind) {
	case CK_RECORD_OPENING:
		ck_text_number(t, item->seat + 1u);
		ck_text_str(t, "=");
		ck_throw_write(g, item->value, text);
		break;
	case CK_RECORD_COLOUR:
		ck_text_str(t, "colour=");
		ck_text_number(t, item->value + 1u);
		return;
	case CK_RECORD_AGAIN: ck_text_str(t, "again"); return;
	case CK_RECORD_THROW: ck_throw_write(g, item->value, text); break;
	case CK_RECORD_TOUCH:
		ck_text_str(t, "touch=");
		ck_record_piece_write(g, item->action, text);
		break;
	default: ck_action_write(g, item->action, text); break;
	}
	ck_text_str(t, text);
}

static void put_correct(const ck_game *g, struct ck_text *t, const ck_record_item *item)
{
	ck_text_str(t, "correct=");
	ck_text_number(t, item->turn);
	ck_text_str(t, ".");
	ck_text_number(t, item->number);
	if (item->replace == 0)
		return;
	ck_text_str(t, ":");
	put_play(g, t, item->replace, item);
}

size_t ck_record_item_write(const ck_record *r, size_t i, char *out)
{
	const ck_record_item *item = &r->items[i];
	struct ck_text t = ck_text_into(out, CK_RECORD_ITEM_TEXT);
	if (item->kind == CK_RECORD_COMMENT)
		ck_text_str(&t, "{}");
	else if (item->kind == CK_RECORD_CORRECT)
		put_correct(&r->game, &t, item);
	else
		put_play(&r->game, &t, item->kind, item);
	return t.len;
}

static void put_comment(output *o, const ck_record_item *item)
{
	const char *at = item->text, *end = at + item->length;
	const char *brace = "{";
	while (at < end) {
		while (at < end && ck_character_is_blank(*at))
			at++;
		const char *word = at;
		while (at < end && !ck_character_is_blank(*at))
			at++;
		const char *next = at;
		while (next < end && ck_character_is_blank(*next))
			next++;
		if (at > word)
			put_word(o, brace, word, (size_t)(at - word), next == end ? "}" : "");
		brace = "";
		at = next;
	}
}

/* The number of a turn and its seat begin a line. */
static void put_header(output *o, const ck_record_item *item)
{
	char text[CK_RECORD_ITEM_TEXT];
	struct ck_text t = ck_text_into(text, sizeof text);
	end_line(o);
	ck_text_number(&t, item->turn);
	ck_text_str(&t, ".");
	if (item->turn > 0) {
		ck_text_str(&t, " ");
		ck_text_number(&t, item->seat + 1u);
		ck_text_str(&t, ":");
	}
	put_word(o, "", text, t.len, "");
}

static void put_items(const ck_record *r, output *o)
{
	uint32_t turn = CK_RECORD_NONE; /* of the latest header, or none since a correction */
	for (size_t i = 0; i < r->count; i++) {
		const ck_record_item *item = &r->items[i];
		char word[CK_RECORD_ITEM_TEXT];
		if (item->kind == CK_RECORD_COMMENT) {
			put_comment(o, item);
			continue;
		}
		if (item->kind == CK_RECORD_CORRECT) {
			end_line(o);
			turn = CK_RECORD_NONE;
		} else {
			if (item->turn != turn)
				put_header(o, item);
			turn = item->turn;
		}
		put_word(o, "", word, ck_record_item_write(r, i, word), "");
	}
	end_line(o);
}

size_t ck_record_write(const ck_record *r, char *out, size_t cap)
{
	output o = {.out = out, .cap = cap};
	if (cap > 0)
		out[0] = '\0';
	put_tags(r, &o);
	put_items(r, &o);
	put_text(&o, "end\n");
	return o.size;
}
