#include "cli/complete.h"

#include "cli/args.h"
#include "cli/subcommand.h"
#include "cli/out.h"

#include <charkoni/bots.h>

#include <stdio.h>
#include <string.h>

enum { WORD_SIZE = 2 * CK_GAME_TEXT };

/* A command line up to the cursor. */
typedef struct line {
	int count;         /* 0: the subcommand itself is to be completed, words[-1] */
	char **words;      /* behind the subcommand; the last is to be completed */
	const char *value; /* the part of the last word that is completed */
	int lead;          /* bytes of the last word before it, `--name=`, which stay */
} line;

/* Print `head` (head_size bytes) and `tail` as a word, if it begins with what is there already. */
static void offer(const line *l, const char *head, size_t head_size, const char *tail, const char *help)
{
	char word[WORD_SIZE];

	if (snprintf(word, sizeof(word), "%.*s%s", (int)head_size, head, tail) >= WORD_SIZE)
		return;
	if (strncmp(word, l->value, strlen(l->value)) != 0)
		return;
	printf("%.*s%s%s%s\n", l->lead, l->words[l->count - 1], word, help != NULL ? "\t" : "",
	       help != NULL ? help : "");
}

static void offer_word(const line *l, const char *word, const char *help)
{
	offer(l, "", 0, word, help);
}

/* The length of a list up to its last item: what its commas close. */
static size_t list_closed(const char *list)
{
	const char *comma = strrchr(list, ',');

	return comma != NULL ? (size_t)(comma - list) + 1 : 0;
}

/* True if the list of `size` bytes has an item that begins with `item` and then with the byte `end`. */
static bool list_has(const char *list, size_t size, const char *item, char end)
{
	size_t item_size = strlen(item);

	while (size > item_size) {
		const char *comma = memchr(list, ',', size);

		if (memcmp(list, item, item_size) == 0 && list[item_size] == end)
			return true;
		if (comma == NULL)
			break;
		size -= (size_t)(comma + 1 - list);
		list = comma + 1;
	}
	return false;
}

/* The values of an option of a game; head ends with `key=`. */
static void values_offer(const line *l, const char *head, size_t head_size, const ck_option *o)
{
	for (unsigned i = 0; i < o->value_count; i++)
		offer(l, head, head_size, o->values[i], NULL);
	if (o->value_count == 0)
		offer(l, head, head_size, o->fallback, NULL);
}

/* `NAME:key=value,...` once the name is there: options that are not, or the values of the last one. */
static void options_offer(const line *l, ck_kind kind, const char *options)
{
	size_t closed = list_closed(options), name_size = (size_t)(options - l->value);
	const char *last = options + closed, *equals = strchr(last, '=');
	ck_option o;

	for (unsigned i = 0; ck_option_get(kind, i, &o); i++) {
		size_t key_size = strlen(o.key);
		char key[WORD_SIZE];

		if (equals != NULL) {
			if (key_size == (size_t)(equals - last) && memcmp(last, o.key, key_size) == 0)
				values_offer(l, l->value, (size_t)(equals + 1 - l->value), &o);
		} else if (!list_has(options, closed, o.key, '=')) {
			snprintf(key, sizeof(key), "%s=", o.key);
			offer(l, l->value, name_size + closed, key, NULL);
		}
	}
}

static void game_offer(const line *l)
{
	for (unsigned kind = 0; kind < CK_KIND_COUNT; kind++) {
		const char *name = ck_kind_name((ck_kind)kind);
		size_t size = strlen(name);

		if (strncmp(l->value, name, size) == 0 && l->value[size] == ':')
			options_offer(l, (ck_kind)kind, l->value + size + 1);
		else
			offer_word(l, name, NULL);
		if (strcmp(l->value, name) == 0)
			offer(l, name, size, ":", NULL);
	}
}

static void seat_offer(const line *l)
{
	const char *equals = strchr(l->value, '=');
	size_t size = equals != NULL ? (size_t)(equals + 1 - l->value) : 0;
	char seat[] = "1=";

	if (equals == NULL) {
		for (; seat[0] <= '0' + CK_SEATS_MAX; seat[0]++)
			offer_word(l, seat, NULL);
		return;
	}
	offer(l, l->value, size, "me", NULL);
	for (unsigned i = 0; ck_bot_get(i) != NULL; i++) {
		char bot[WORD_SIZE];

		snprintf(bot, sizeof(bot), "bot:%s", ck_bot_get(i)->name);
		offer(l, l->value, size, bot, NULL);
	}
}

static void bots_offer(const line *l)
{
	for (unsigned i = 0; ck_bot_get(i) != NULL; i++)
		offer(l, l->value, list_closed(l->value), ck_bot_get(i)->name, NULL);
}

static void commands_offer(const line *l)
{
	for (const ck_subcommand *c = ck_subcommands; c->name != NULL; c++)
		offer_word(l, c->name, ck_tr(c->summary));
}

/* The values of an option or operand. False if it has none to offer. */
static bool value_offer(const line *l, const ck_args_option *o)
{
	for (const char *const *w = o->words; w != NULL && *w != NULL; w++)
		offer_word(l, *w, NULL);
	switch (o->complete) {
	case CK_COMPLETE_GAME: game_offer(l); break;
	case CK_COMPLETE_SEAT: seat_offer(l); break;
	case CK_COMPLETE_BOTS: bots_offer(l); break;
	case CK_COMPLETE_COMMAND: commands_offer(l); break;
	case CK_COMPLETE_FILE: printf(":file\n"); break;
	case CK_COMPLETE_NOTHING: return o->words != NULL;
	}
	return true;
}

/* The option that an argument `--name` or `--name=value` gives, or NULL. */
static const ck_args_option *option_find(const ck_args_option *list, const char *arg)
{
	size_t size;

	if (strncmp(arg, "--", 2) != 0)
		return NULL;
	size = strcspn(arg + 2, "=");
	for (; !ck_args_ends(list); list++)
		if (list->name != NULL && strlen(list->name) == size &&
		    strncmp(list->name, arg + 2, size) == 0)
			return list;
	return NULL;
}

/* What the words before the last one come to. */
typedef struct before {
	bool used[CK_ARGS_LIST];       /* of each entry of the list: given already */
	const ck_args_option *waiting; /* the option whose value the last word is, or NULL */
	unsigned operands;
	bool only_operands; /* `--` has been seen */
} before;

static before before_read(const line *l, const ck_args_option *list)
{
	before b = {0};

	for (int i = 0; i < l->count - 1; i++) {
		const char *arg = l->words[i];
		const ck_args_option *o = b.only_operands ? NULL : option_find(list, arg);

		if (o != NULL) {
			b.used[o - list] = o->each == NULL;
			if (ck_args_has_value(o) && strchr(arg, '=') == NULL && ++i == l->count - 1)
				b.waiting = o;
		} else if (!b.only_operands && strcmp(arg, "--") == 0) {
			b.only_operands = true;
		} else if (b.only_operands || arg[0] != '-') {
			b.operands++;
		}
	}
	return b;
}

static void names_offer(const line *l, const ck_args_option *list, const before *b)
{
	for (const ck_args_option *o = list; !ck_args_ends(o); o++)
		if (o->name != NULL && !b->used[o - list])
			offer(l, "--", 2, o->name, ck_tr(o->help));
}

/* The operand that is due. False if there is none, or nothing to offer for it. */
static bool operand_offer(const line *l, const ck_args_option *list, const before *b)
{
	unsigned at = 0;

	for (; list->operand != NULL && at < b->operands; list++)
		at++;
	return list->operand != NULL && value_offer(l, list);
}

/* A visitor: answer for the last word of the line `context`. */
static void command_offer(void *context, const ck_args_command *command)
{
	line *l = context;
	const char *word = l->words[l->count - 1], *equals = strchr(word, '=');
	ck_args_option list[CK_ARGS_LIST];

	ck_args_list(command, list);
	const before b = before_read(l, list);
	const ck_args_option *o = b.only_operands ? NULL : option_find(list, word);

	if (b.waiting != NULL) {
		value_offer(l, b.waiting);
	} else if (o != NULL && equals != NULL) {
		l->value = equals + 1;
		l->lead = (int)(equals + 1 - word);
		if (ck_args_has_value(o))
			value_offer(l, o);
	} else if (word[0] == '-' && !b.only_operands) {
		names_offer(l, list, &b);
	} else if (!operand_offer(l, list, &b) && !b.only_operands) {
		names_offer(l, list, &b);
	}
}

int ck_complete_words(int count, char **words)
{
	line l = {count - 1, words + 1, count > 0 ? words[count - 1] : "", 0};
	const ck_subcommand *command = count > 1 ? ck_subcommand_find(words[0]) : NULL;

	if (command != NULL) {
		ck_subcommand_describe(command, command_offer, &l);
	} else if (count == 1) {
		commands_offer(&l);
		offer_word(&l, "--help", ck_tr("this text"));
		offer_word(&l, "--version", ck_tr("the version"));
	}
	return ck_out_finish(NULL);
}
