/* tag.c - the tags of a record. */
#include "base.h"
#include "record/characters.h"
#include "record/record.h"
#include "rules/text.h"

#include <string.h>

static const char *const known_names[CK_KNOWN_COUNT] = {"Game",  "Rules",    "Dice",   "Touched",
                                                        "Start", "Position", "Result", "Places"};

const char *ck_record_known_name(ck_record_known tag)
{
	return known_names[tag];
}

static bool is_same(const char *one, size_t one_length, const char *other, size_t other_length)
{
	return one_length == other_length && memcmp(one, other, one_length) == 0;
}

ck_record_known ck_record_known_find(const char *name, size_t length)
{
	unsigned i = 0;
	while (i < CK_KNOWN_COUNT && !is_same(name, length, known_names[i], strlen(known_names[i])))
		i++;
	return (ck_record_known)i;
}

static bool is_letter(char c)
{
	return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

bool ck_record_is_name(const char *name, size_t length)
{
	if (length == 0 || length > CK_RECORD_NAME_MAX || !is_letter(name[0]))
		return false;
	for (size_t i = 1; i < length; i++)
		if (!is_letter(name[i]) && !is_digit(name[i]) && name[i] != '_')
			return false;
	return true;
}

/* True for `Seat` and a number that no seat of the game has. */
static bool is_no_seat(const ck_game *g, const char *name, size_t length)
{
	if (length < 5 || memcmp(name, "Seat", 4) != 0)
		return false;
	for (size_t i = 4; i < length; i++)
		if (!is_digit(name[i]))
			return false;
	return length > 5 || name[4] < '1' || name[4] > (char)('0' + g->seats);
}

bool ck_record_tag_check(const ck_record *r, const char *name, size_t length, ck_error *err)
{
	for (unsigned i = 0; i < r->tag_count; i++)
		if (is_same(name, length, r->tags[i].name, r->tags[i].name_length))
			return ck_fail(err, CK_MSG("the tag {part} is given twice; once is enough"), name,
			               length, "");
	if (is_no_seat(&r->game, name, length)) {
		char seats[] = {(char)('0' + r->game.seats), '\0'};
		return ck_fail(err,
		               CK_MSG("the tag {part} names no seat of the game; the seats are 1 to {want}"),
		               name, length, seats);
	}
	if (r->tag_count == CK_RECORD_TAGS_MAX)
		return ck_fail(err, CK_MSG("the tag {part} is one too many; a record has at most {want}"),
		               name, length, "64");
	return true;
}

_Static_assert(CK_RECORD_TAGS_MAX == 64, "the sentence above says so");

size_t ck_record_escaped_length(const char *value, size_t length)
{
	size_t escaped = length;
	for (size_t i = 0; i < length; i++)
		escaped += value[i] == '"' || value[i] == '\\';
	return escaped;
}

static bool check_value(const char *name, const char *value, size_t length, ck_error *err)
{
	if (length > CK_RECORD_VALUE_MAX || ck_record_escaped_length(value, length) > CK_RECORD_VALUE_MAX)
		return ck_fail(err,
		               CK_MSG("the value of the tag {part} is too long; {want} bytes are allowed"),
		               name, strlen(name), "960");
	if (ck_characters_good(value, length, false) != length)
		return ck_fail(err,
		               CK_MSG("the value of the tag {part} is no UTF-8, or has control characters"),
		               name, strlen(name), "");
	return true;
}

bool ck_record_tag_add(ck_record *r, const char *name, const char *value, size_t length, ck_error *err)
{
	size_t name_length = strlen(name);
	if (!ck_record_is_name(name, name_length))
		return ck_fail(
			err,
			CK_MSG("'{part}' is no name of a tag; it is a letter, then letters, digits or _"),
			name, name_length, "");
	if (ck_record_known_find(name, name_length) != CK_KNOWN_COUNT)
		return ck_fail(err, CK_MSG("the record writes the tag {part} itself"), name, name_length, "");
	if (!ck_record_tag_check(r, name, name_length, err) || !check_value(name, value, length, err))
		return false;
	r->tags[r->tag_count++] = (ck_record_tag){.name = name,
	                                          .value = value,
	                                          .name_length = (uint16_t)name_length,
	                                          .value_length = (uint16_t)length};
	return true;
}

_Static_assert(CK_RECORD_VALUE_MAX == 960, "the sentence above says so");

bool ck_record_tag_set(ck_record *r, const char *name, const char *value, size_t length, ck_error *err)
{
	for (unsigned i = 0; i < r->tag_count; i++) {
		ck_record_tag *tag = &r->tags[i];
		if (!is_same(name, strlen(name), tag->name, tag->name_length))
			continue;
		if (!check_value(name, value, length, err))
			return false;
		tag->value = value;
		tag->value_length = (uint16_t)length;
		tag->escaped = 0;
		return true;
	}
	return ck_record_tag_add(r, name, value, length, err);
}

bool ck_record_tag_find(const ck_record *r, const char *name, char *out)
{
	size_t used = 0;
	out[0] = '\0';
	for (unsigned i = 0; i < r->tag_count; i++) {
		const ck_record_tag *tag = &r->tags[i];
		if (!is_same(name, strlen(name), tag->name, tag->name_length))
			continue;
		for (size_t k = 0; k < tag->value_length; k++) {
			k += tag->escaped && tag->value[k] == '\\';
			out[used++] = tag->value[k];
		}
		out[used] = '\0';
		return true;
	}
	return false;
}
