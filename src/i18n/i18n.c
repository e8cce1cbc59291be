#include "i18n/i18n.h"

#include "i18n/catalogue.h"
#include "i18n/plural.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { LANGS_MAX = 32, KEY_MAX = 1024 };

/* Where things are in a .mo file (GNU gettext manual, "The Format of GNU MO Files"). */
enum { MO_MAGIC_AT = 0, MO_COUNT_AT = 8, MO_IDS_AT = 12, MO_STRINGS_AT = 16, MO_HEADER = 28 };
#define MO_MAGIC 0x950412deU

static const char *chosen = "en";
static const struct ck_catalogue *catalogue; /* of the language chosen; NULL speaks the msgids */

static uint32_t word_at(const struct ck_catalogue *c, size_t at)
{
	const unsigned char *b = c->mo + at;

	return (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
}

/* The number of messages; 0 for bytes that are no catalogue. */
static size_t count_of(const struct ck_catalogue *c)
{
	size_t count;

	if (c->size < MO_HEADER || word_at(c, MO_MAGIC_AT) != MO_MAGIC)
		return 0;
	count = word_at(c, MO_COUNT_AT);
	if (count > c->size / 16 || word_at(c, MO_IDS_AT) > c->size - 8 * count ||
	    word_at(c, MO_STRINGS_AT) > c->size - 8 * count)
		return 0;
	return count;
}

/* String number i of the table that starts at the offset stored at `table`; NULL if it is broken. */
static const char *string_at(const struct ck_catalogue *c, size_t table, size_t i, size_t *size)
{
	size_t entry = word_at(c, table) + 8 * i;
	size_t length = word_at(c, entry), offset = word_at(c, entry + 4);

	if (length >= c->size || offset >= c->size - length || c->mo[offset + length] != '\0')
		return NULL;
	*size = length;
	return (const char *)(c->mo + offset);
}

/* The translation of a key (a msgid, with its context before it); NULL if there is none. The plural msgid
 * stands behind a NUL, so that comparing as strings compares the singular. */
static const char *look_up(const struct ck_catalogue *c, const char *key, size_t *size)
{
	size_t low = 0, high = c != NULL ? count_of(c) : 0, ignored;

	while (low < high) {
		size_t middle = low + (high - low) / 2;
		const char *id = string_at(c, MO_IDS_AT, middle, &ignored);
		int order = id != NULL ? strcmp(key, id) : -1;

		if (order == 0)
			return string_at(c, MO_STRINGS_AT, middle, size);
		if (order < 0)
			high = middle;
		else
			low = middle + 1;
	}
	return NULL;
}

static const struct ck_catalogue *find(const char *code)
{
	for (size_t i = 0; i < ck_catalogue_count; i++)
		if (strcmp(ck_catalogues[i].lang, code) == 0)
			return &ck_catalogues[i];
	return NULL;
}

const char *const *ck_lang_list(void)
{
	static const char *list[LANGS_MAX + 1];
	size_t count = 0;

	list[count++] = "en";
	for (size_t i = 0; i < ck_catalogue_count && count < LANGS_MAX; i++)
		if (strcmp(ck_catalogues[i].lang, "en") != 0)
			list[count++] = ck_catalogues[i].lang;
	list[count] = NULL;
	return list;
}

bool ck_lang_set(const char *code)
{
	for (const char *const *lang = ck_lang_list(); *lang != NULL; lang++) {
		if (strcmp(*lang, code) == 0) {
			chosen = *lang;
			catalogue = find(code);
			return true;
		}
	}
	return false;
}

const char *ck_lang_get(void)
{
	return chosen;
}

const char *ck_lang_from_environment(void)
{
	static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
	const char *locale = "";

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]) && *locale == '\0'; i++) {
		const char *value = getenv(names[i]);

		if (value != NULL)
			locale = value;
	}
	for (const char *const *lang = ck_lang_list(); *lang != NULL; lang++) {
		size_t size = strlen(*lang);

		if (strncmp(locale, *lang, size) == 0 && strchr("_.@", locale[size]) != NULL)
			return *lang;
	}
	return "en";
}

const char *ck_tr(const char *msgid)
{
	size_t size;
	const char *text = msgid[0] != '\0' ? look_up(catalogue, msgid, &size) : NULL;

	return text != NULL && text[0] != '\0' ? text : msgid;
}

const char *ck_trn(const char *one, const char *many, unsigned long n)
{
	size_t size = 0, header_size;
	const char *forms = look_up(catalogue, one, &size);
	const char *end = forms != NULL ? forms + size : NULL;
	unsigned long form;

	if (forms == NULL)
		return n == 1 ? one : many;
	form = ck_plural_form(look_up(catalogue, "", &header_size), n);
	for (const char *text = forms; text < end; text += strlen(text) + 1)
		if (form-- == 0)
			return text[0] != '\0' ? text : n == 1 ? one : many;
	return n == 1 ? one : many;
}

const char *ck_trc(const char *context, const char *msgid)
{
	char key[KEY_MAX];
	size_t size, context_size = strlen(context), id_size = strlen(msgid);
	const char *text;

	if (context_size + id_size + 2 > sizeof(key))
		return msgid;
	memcpy(key, context, context_size);
	key[context_size] = '\004';
	memcpy(key + context_size + 1, msgid, id_size + 1);
	text = look_up(catalogue, key, &size);
	return text != NULL && text[0] != '\0' ? text : msgid;
}

/* The value of the placeholder at text, which starts with a brace, and its length with both braces; NULL
 * if it is none of the slots. */
static const char *slot_value(const char *text, const ck_slot *slots, size_t *length)
{
	const char *end = strchr(text, '}');

	if (end == NULL)
		return NULL;
	*length = (size_t)(end - text) + 1;
	for (; slots->name != NULL; slots++)
		if (strlen(slots->name) == *length - 2 && strncmp(slots->name, text + 1, *length - 2) == 0)
			return slots->value;
	return NULL;
}

/* The length of the longest beginning of text, at most room bytes, that ends between two characters. */
static size_t whole_characters(const char *text, size_t size, size_t room)
{
	if (size <= room)
		return size;
	while (room > 0 && ((unsigned char)text[room] & 0xC0) == 0x80)
		room--;
	return room;
}

size_t ck_fill(char *out, size_t cap, const char *text, const ck_slot *slots)
{
	size_t used = 0;
	bool full = cap == 0;

	while (*text != '\0' && !full) {
		size_t step = strcspn(text, "{"), size = step;
		const char *piece = text;

		if (step == 0) {
			const char *value = slot_value(text, slots, &step);

			piece = value != NULL ? value : text;
			step = value != NULL ? step : 1;
			size = value != NULL ? strlen(value) : 1;
		}
		full = size > cap - 1 - used;
		size = whole_characters(piece, size, cap - 1 - used);
		memcpy(out + used, piece, size);
		used += size;
		text += step;
	}
	if (cap > 0)
		out[used] = '\0';
	return used;
}

bool ck_lang_entry(const char *code, size_t i, const char **msgid, size_t *id_size, const char **msgstr,
                   size_t *str_size)
{
	const struct ck_catalogue *c = find(code);

	if (c == NULL || i >= count_of(c))
		return false;
	*msgid = string_at(c, MO_IDS_AT, i, id_size);
	*msgstr = string_at(c, MO_STRINGS_AT, i, str_size);
	return *msgid != NULL && *msgstr != NULL;
}
