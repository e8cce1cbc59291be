#include "term/options.h"

#include <stdlib.h>
#include <string.h>

enum { KEY_SIZE = 32 };

/* What an option says; of the rows for a key the first whose value fits counts. */
typedef struct option_text {
	const char *key, *value; /* value NULL: any */
	const char *text;
} option_text;

static const option_text texts[] = {
	{"players", NULL, CK_MSG("The game has {value} seats.")},
	{"out", "0", CK_MSG("All pieces start at home.")},
	{"seven", "four_on_board",
         CK_MSG("A six counts seven only when all your pieces are on the board, none at home and none at the "
                "goal.")},
	{"seven", "never", CK_MSG("A six never counts seven.")},
	{"blocked_barrier", "forfeit",
         CK_MSG("When the barrier that a six must open cannot open, nothing may move.")},
	{"blocked_barrier", "free",
         CK_MSG("When the barrier that a six must open cannot open, any other piece may move.")},
	{"pair_barrier_opens", NULL,
         CK_MSG("A six need not open a barrier that you share with your partner.")},
	{"exit_capture", NULL,
         CK_MSG("A piece that comes in captures an opponent on the way out even if that stands there "
                "alone.")},
	{"capture_bonus", "0", CK_MSG("A capture gives no bonus.")},
	{"capture_bonus", NULL, CK_MSG("A capture gives {value} squares.")},
	{"goal_bonus", "0", CK_MSG("A piece at the goal gives no bonus.")},
	{"goal_bonus", NULL, CK_MSG("A piece at the goal gives {value} squares.")},
	{"third_six", NULL, CK_MSG("After the third six in a row the piece moved last stays where it is.")},
	{"win", NULL, CK_MSG("A pair wins when both partners have all their pieces at the goal.")},
	{"table", NULL,
         CK_MSG("A throw is {values}. With {graces} you throw again; {enters} lets a piece in.")},
	{"graces", NULL, CK_MSG("Only with {graces} you throw again.")},
	{"throws", NULL, CK_MSG("Each throw is moved before the next is made.")},
	{"sums", NULL, CK_MSG("Throws are not added: each is a move of its own.")},
	{"entry", NULL, CK_MSG("Bringing a piece in uses up the throw that lets it in.")},
	{"last_square", NULL, CK_MSG("No throw leads on from the last square before the goal.")},
	{"finish", NULL, CK_MSG("The goal is reached only from the last square, with a grace: {graces}.")},
	{"laps", "0", CK_MSG("No piece may go round once more.")},
	{"laps", NULL, CK_MSG("A piece may go round as often as you like.")},
	{"queen", NULL, CK_MSG("There are no queens.")},
	{"grace_limit", NULL,
         CK_MSG("After three graces in a row the fourth throw does not count, and you miss your next turn.")},
	{"finished", NULL, CK_MSG("Whoever has finished throws for the partner.")},
	{"standstill", "0", CK_MSG("The game goes on however long nothing moves.")},
	{"dice", "1346", CK_MSG("Each die has the faces 1, 3, 4 and 6.")},
	{"dice", NULL, CK_MSG("One die has the faces 1, 2, 5 and 6, the other two have 1, 3, 4 and 6.")},
	{"start", NULL, CK_MSG("All pieces start on the arm of their own colour.")},
};

static const char *text_of(const char *key, const char *value)
{
	unsigned long number = strtoul(value, NULL, 10);

	if (strcmp(key, "pieces") == 0)
		return ck_trn("Each seat has {value} piece.", "Each seat has {value} pieces.", number);
	if (strcmp(key, "out") == 0 && number > 0)
		return ck_trn("{value} piece of each seat starts on the way out.",
		              "{value} pieces of each seat start on the way out.", number);
	if (strcmp(key, "standstill") == 0 && number > 0)
		return ck_trn("The game ends when nothing has moved for {value} turn.",
		              "The game ends when nothing has moved for {value} turns.", number);
	for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
		if (strcmp(texts[i].key, key) == 0 &&
		    (texts[i].value == NULL || strcmp(texts[i].value, value) == 0))
			return ck_tr(texts[i].text);
	return "{key}={value}";
}

/* Copy `size` bytes of a game string, which are far fewer than fit, into out[KEY_SIZE]. */
static void part_copy(const char *text, size_t size, char *out)
{
	size = size < KEY_SIZE ? size : KEY_SIZE - 1;
	memcpy(out, text, size);
	out[size] = '\0';
}

/* Option number i of the canonical game string, which names those that differ; false past the last. */
static bool option_find(const char *game, size_t i, char *key, char *value)
{
	const char *at = strchr(game, ':');

	while (at != NULL && i-- > 0)
		at = strchr(at + 1, ',');
	if (at == NULL)
		return false;
	at++;
	part_copy(at, strcspn(at, "="), key);
	at += strcspn(at, "=") + 1;
	part_copy(at, strcspn(at, ","), value);
	return true;
}

char *ck_options_tell(const ck_words *w, size_t i, char *out, size_t cap)
{
	char game[CK_GAME_TEXT], key[KEY_SIZE], value[KEY_SIZE];
	char values[CK_WORD] = "", graces[CK_WORD] = "", enters[CK_WORD] = "";
	const ck_slot slots[] = {{"key", key},       {"value", value},   {"values", values},
	                         {"graces", graces}, {"enters", enters}, {NULL, NULL}};

	ck_game_write(w->game, game);
	if (!option_find(game, i, key, value))
		return NULL;
	if (w->game->kind == CK_PACHISI) {
		ck_words_kinds(w, NULL, values);
		ck_words_kinds(w, w->game->face_grace, graces);
		ck_words_kinds(w, w->game->face_enters, enters);
	}
	if (strcmp(key, "graces") == 0 && strstr(game, "table=") != NULL)
		out[0] = '\0'; /* the sentence on the table names the graces */
	else
		ck_words_fill(out, cap, text_of(key, value), slots);
	return out;
}
