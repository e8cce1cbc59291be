#include "rank/event.h"

#include <string.h>

enum { WORDS_MAX = 6 + CK_LEAGUE_SEATS };

static const char each_word[] = "each", teams_word[] = "teams", always_word[] = "always";

/* -------------------------------------------------------------- digests */

void ck_league_digest_write(const uint8_t *digest, char out[CK_LEAGUE_DIGEST_TEXT])
{
	static const char digits[] = "0123456789abcdef";

	for (size_t i = 0; i < CK_LEAGUE_DIGEST; i++) {
		out[2 * i] = digits[digest[i] >> 4];
		out[2 * i + 1] = digits[digest[i] & 15];
	}
	out[2 * CK_LEAGUE_DIGEST] = '\0';
}

/* The value of a digit, or 16. */
static unsigned digit_of(char c)
{
	if (c >= '0' && c <= '9')
		return (unsigned)(c - '0');
	return c >= 'a' && c <= 'f' ? (unsigned)(c - 'a') + 10 : 16;
}

bool ck_league_digest_read(const char *text, size_t length, uint8_t *digest)
{
	if (length != 2 * CK_LEAGUE_DIGEST)
		return false;
	for (size_t i = 0; i < length; i++)
		if (digit_of(text[i]) > 15)
			return false;
	for (size_t i = 0; i < CK_LEAGUE_DIGEST; i++)
		digest[i] = (uint8_t)(digit_of(text[2 * i]) << 4 | digit_of(text[2 * i + 1]));
	return true;
}

/* -------------------------------------------------------------- writing */

/* A text that counts what has no room. */
typedef struct writing {
	char *out;
	size_t cap;
	size_t length;
} writing;

static void put(writing *w, const char *text)
{
	for (; *text != '\0'; text++, w->length++)
		if (w->length + 1 < w->cap)
			w->out[w->length] = *text;
}

static void word_put(writing *w, const char *word)
{
	if (w->length > 0)
		put(w, "\t");
	put(w, word);
}

static void digest_put(writing *w, const uint8_t *digest)
{
	char text[CK_LEAGUE_DIGEST_TEXT];

	ck_league_digest_write(digest, text);
	word_put(w, text);
}

static void game_put(writing *w, const ck_league_event *e)
{
	char time[CK_TIME_TEXT], places[2 * CK_LEAGUE_SEATS];
	size_t used = 0;

	ck_time_write(e->ended, time);
	for (unsigned s = 0; s < e->seats; s++) {
		places[used++] = (char)('0' + e->places[s]);
		places[used++] = ',';
	}
	places[used - 1] = '\0';
	digest_put(w, e->digest);
	word_put(w, time);
	word_put(w, e->game);
	word_put(w, e->teams ? teams_word : each_word);
	word_put(w, places);
	for (unsigned s = 0; s < e->seats; s++)
		word_put(w, e->names[s]);
}

/* The words by which events begin, by kind. */
static const char *const heads[] = {
	[CK_LEAGUE_ADD] = "add",       [CK_LEAGUE_DROP] = "drop", [CK_LEAGUE_ALIAS] = "alias",
	[CK_LEAGUE_POINTS] = "points", [CK_LEAGUE_ZONE] = "zone",
};

size_t ck_league_event_write(const ck_league_event *event, char *out, size_t cap)
{
	writing w = {.out = out, .cap = cap};
	char week[CK_WEEK_TEXT];

	word_put(&w, heads[event->kind]);
	switch (event->kind) {
	case CK_LEAGUE_ADD: game_put(&w, event); break;
	case CK_LEAGUE_DROP: digest_put(&w, event->digest); break;
	case CK_LEAGUE_POINTS:
		if (event->week != CK_LEAGUE_ALWAYS)
			ck_week_write(event->week, week);
		word_put(&w, event->week == CK_LEAGUE_ALWAYS ? always_word : week);
		break;
	default: break;
	}
	if (event->kind != CK_LEAGUE_ADD)
		word_put(&w, event->text);
	if (event->kind == CK_LEAGUE_ALIAS)
		word_put(&w, event->other);
	if (cap > 0)
		out[w.length < cap ? w.length : cap - 1] = '\0';
	return w.length;
}

/* -------------------------------------------------------------- reading */

/* Cut the text at its tabs. Returns how many words, WORDS_MAX + 1 if there are more. */
static size_t words_cut(char *text, char *words[WORDS_MAX])
{
	size_t count = 0;

	for (;;) {
		if (count == WORDS_MAX)
			return WORDS_MAX + 1;
		words[count++] = text;
		text = strchr(text, '\t');
		if (text == NULL)
			return count;
		*text++ = '\0';
	}
}

/* The places "1,3,3,2" of so many seats. */
static bool places_read(const char *text, ck_league_event *e)
{
	if (strlen(text) != 2u * e->seats - 1)
		return false;
	for (unsigned s = 0; s < e->seats; s++) {
		char place = text[2u * s], between = text[2u * s + 1];

		if (place < '1' || place > '0' + CK_LEAGUE_SEATS || (s + 1u < e->seats && between != ','))
			return false;
		e->places[s] = (uint8_t)(place - '0');
	}
	return true;
}

static bool game_read(char *const *words, size_t count, ck_league_event *e)
{
	enum { DIGEST = 1, TIME, GAME, SIDES, PLACES, NAMES };

	if (count < NAMES + 1 || count > NAMES + CK_LEAGUE_SEATS)
		return false;
	e->seats = (uint8_t)(count - NAMES);
	e->game = words[GAME];
	e->teams = strcmp(words[SIDES], teams_word) == 0;
	for (unsigned s = 0; s < e->seats; s++)
		e->names[s] = words[NAMES + s];
	return (e->teams || strcmp(words[SIDES], each_word) == 0) &&
	       ck_league_digest_read(words[DIGEST], strlen(words[DIGEST]), e->digest) &&
	       ck_time_parse(words[TIME], strlen(words[TIME]), &e->ended) && places_read(words[PLACES], e);
}

static bool week_read(const char *text, ck_week *week)
{
	*week = CK_LEAGUE_ALWAYS;
	return strcmp(text, always_word) == 0 || ck_week_parse(text, strlen(text), week);
}

bool ck_league_event_read(char *text, ck_league_event *event)
{
	char *words[WORDS_MAX];
	size_t count = words_cut(text, words);
	uint8_t kind = CK_LEAGUE_ADD;

	*event = (ck_league_event){0};
	while (kind <= CK_LEAGUE_ZONE && strcmp(heads[kind], words[0]) != 0)
		kind++;
	event->kind = kind;
	if (kind == CK_LEAGUE_ADD)
		return game_read(words, count, event);
	if (kind > CK_LEAGUE_ZONE || count != (kind == CK_LEAGUE_ZONE ? 2u : 3u))
		return false;
	event->text = words[kind == CK_LEAGUE_ALIAS || kind == CK_LEAGUE_ZONE ? 1 : 2];
	event->other = kind == CK_LEAGUE_ALIAS ? words[2] : NULL;
	if (kind == CK_LEAGUE_DROP)
		return ck_league_digest_read(words[1], strlen(words[1]), event->digest);
	return kind != CK_LEAGUE_POINTS || week_read(words[1], &event->week);
}
