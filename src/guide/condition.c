#include "guide/condition.h"

#include <string.h>

enum { VALUE = 24 }; /* bytes of an option's value; the longest is "four_on_board" */

bool ck_guide_is(ck_guide_text t, const char *word)
{
	return strlen(word) == t.size && memcmp(word, t.at, t.size) == 0;
}

/* Cut what stands before the first `mark` off t, the mark too; all of it where there is none. */
static ck_guide_text cut(ck_guide_text *t, char mark)
{
	const char *end = t->size > 0 ? memchr(t->at, mark, t->size) : NULL;
	ck_guide_text part = {t->at, end != NULL ? (size_t)(end - t->at) : t->size};
	size_t gone = part.size + (end != NULL);

	t->at += gone;
	t->size -= gone;
	return part;
}

static bool find(const ck_game *g, ck_guide_text key, ck_option *option)
{
	for (unsigned i = 0; ck_option_get((ck_kind)g->kind, i, option); i++)
		if (ck_guide_is(key, option->key))
			return true;
	return false;
}

/* The value of an option in a game: what the canonical game string says, else the default. */
static void value_of(const ck_game *g, const ck_option *option, char out[VALUE])
{
	char text[CK_GAME_TEXT];
	ck_guide_text rest = {text, ck_game_write(g, text)},
		      value = {option->fallback, strlen(option->fallback)};

	cut(&rest, ':');
	while (rest.size > 0) {
		ck_guide_text pair = cut(&rest, ',');

		if (ck_guide_is(cut(&pair, '='), option->key))
			value = pair;
	}
	memcpy(out, value.at, value.size);
	out[value.size] = '\0';
}

static bool is_number(ck_guide_text t)
{
	for (size_t i = 0; i < t.size; i++)
		if (t.at[i] < '0' || t.at[i] > '9')
			return false;
	return t.size > 0 && t.size < CK_GUIDE_NUMBER;
}

/* True if an option can have a value; of those in a range, whatever is a number. */
static bool can_be(const ck_option *option, ck_guide_text value)
{
	for (unsigned i = 0; i < option->value_count; i++)
		if (ck_guide_is(value, option->values[i]))
			return true;
	return option->value_count == 0 && is_number(value);
}

/* One condition: KEY=VALUE,VALUE or KEY!=VALUE,VALUE. */
static const char *ask_one(const ck_game *g, ck_guide_text condition, bool *holds)
{
	ck_guide_text key = cut(&condition, '=');
	bool wanted = true, found = false;
	ck_option option;
	char now[VALUE];

	if (key.size > 0 && key.at[key.size - 1] == '!') {
		wanted = false;
		key.size--;
	}
	if (!find(g, key, &option))
		return "the game has no such option";
	if (condition.size == 0)
		return "a condition wants a value";
	value_of(g, &option, now);
	while (condition.size > 0) {
		ck_guide_text value = cut(&condition, ',');

		if (!can_be(&option, value))
			return "the option has no such value";
		found = found || ck_guide_is(value, now);
	}
	*holds = found == wanted;
	return NULL;
}

const char *ck_guide_ask(const ck_game *g, ck_guide_text conditions, bool *holds)
{
	*holds = true;
	if (conditions.size == 0)
		return "a condition is missing";
	while (conditions.size > 0) {
		bool one = false;
		const char *wrong = ask_one(g, cut(&conditions, ' '), &one);

		if (wrong != NULL)
			return wrong;
		*holds = *holds && one;
	}
	return NULL;
}

static void digits(unsigned number, char out[CK_GUIDE_NUMBER])
{
	size_t used = 0;

	if (number >= 100)
		out[used++] = (char)('0' + number / 100 % 10);
	if (number >= 10)
		out[used++] = (char)('0' + number / 10 % 10);
	out[used++] = (char)('0' + number % 10);
	out[used] = '\0';
}

/* parchis: two and three seats play on the board of four (RULES 2). */
static unsigned arms_of(const ck_game *g)
{
	return g->seats > 4 ? g->seats : 4;
}

bool ck_guide_number(const ck_game *g, ck_guide_text name, char *out)
{
	char value[VALUE];
	ck_option option;

	if (ck_guide_is(name, "seats")) {
		digits(g->seats, out);
	} else if (ck_is_parchis(g) && ck_guide_is(name, "squares")) {
		digits(arms_of(g) * 17, out);
	} else if (ck_is_parchis(g) && ck_guide_is(name, "arms")) {
		digits(arms_of(g), out);
	} else if (ck_is_parchis(g) && ck_guide_is(name, "at_home")) {
		ck_position p;

		ck_position_start(g, 0, &p);
		digits(ck_position_count(g, &p, 0, 0), out);
	} else {
		if (!find(g, name, &option))
			return false;
		value_of(g, &option, value);
		if (!is_number((ck_guide_text){value, strlen(value)}))
			return false;
		memcpy(out, value, strlen(value) + 1);
	}
	return true;
}
