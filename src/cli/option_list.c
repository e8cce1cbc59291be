#include "cli/option_list.h"

#include "cli/args.h"
#include "cli/usage.h"
#include "term/options.h"
#include "term/tell.h"

#include <stdio.h>
#include <string.h>

enum { LABEL_SIZE = 64, KEY_SIZE = 256, COLUMN = 24 };

/* What a value means, from the game of this name that has it alone; nothing where no sentence tells it. */
static void print_value(const char *name, const char *key, const char *value)
{
	char text[CK_GAME_TEXT], label[LABEL_SIZE], sentence[CK_SENTENCE];
	ck_game game;
	const ck_words words = {.game = &game};

	snprintf(text, sizeof(text), "%s:%s=%s", name, key, value);
	if (!ck_game_parse(&game, text, strlen(text), NULL))
		return;
	if (ck_options_tell(&words, 0, sentence, sizeof(sentence)) == NULL)
		return;
	snprintf(label, sizeof(label), "%s=%s", key, value);
	ck_usage_line(label, sentence, COLUMN);
}

static void print_option(const char *name, const ck_option *o)
{
	char line[KEY_SIZE], high[8];
	size_t used = (size_t)snprintf(line, sizeof(line), "%s=%s", o->key, o->fallback);

	for (unsigned v = 1; v < o->value_count && used < sizeof(line); v++)
		used += (size_t)snprintf(line + used, sizeof(line) - used, "|%s", o->values[v]);
	snprintf(high, sizeof(high), "%u", o->high);
	if (o->value_count == 0)
		printf("\n%s (0–%s)\n", line, high);
	else
		printf("\n%s\n", line);
	for (unsigned v = 1; v < o->value_count; v++)
		print_value(name, o->key, o->values[v]);
	if (o->value_count == 0) {
		print_value(name, o->key, "0");
		print_value(name, o->key, high);
	}
}

void ck_option_list_print(const ck_game *g)
{
	char name[CK_GAME_TEXT], sentence[CK_ARGS_ERROR];
	const ck_slot slots[] = {{"game", name}, {NULL, NULL}};
	ck_option option;

	ck_game_write(g, name);
	name[strcspn(name, ":")] = '\0';
	ck_fill(sentence, sizeof(sentence),
	        ck_tr("The options of {game}; the first value of each is the usual one."), slots);
	ck_args_print(sentence);
	for (unsigned i = 0; ck_option_get((ck_kind)g->kind, i, &option); i++)
		print_option(name, &option);
}
