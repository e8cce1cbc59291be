#include "term/fold.h"
#include "term/session.h"

#include <stdio.h> /* snprintf */
#include <string.h>

/* The commands by their English words, which always work, besides the words of the language. */
typedef struct command {
	const char *word;
	const char *letter;
	void (*run)(ck_session *s, const char *rest); /* NULL: the question that is asked answers it */
} command;

/* ------------------------------------------------------------ the answers */

static void board(ck_session *s, const char *rest)
{
	char text[CK_SENTENCE];
	const ck_position *p = &s->table.state.position;

	(void)rest;
	if (!ck_session_has_begun(s))
		return;
	for (unsigned seat = 0; seat < s->words.game->seats; seat++)
		ck_session_say(s, ck_tell_pieces(&s->words, p, seat, text), NULL);
	ck_session_say(s, ck_tell_due(&s->words, p, text), NULL);
}

/* On a drawn board a choice is always shown. */
static const char *enter_help(const ck_session *s)
{
	if (s->table.settings.real_dice)
		return s->face->fleeting ? ck_tr("Enter: take the choice that is shown; arrows show another.")
		                         : ck_tr("Enter: take the only choice.");
	return s->face->fleeting
	               ? ck_tr("Enter: throw, or take the choice that is shown; arrows show another.")
	               : ck_tr("Enter: throw, or take the only choice.");
}

static void help(ck_session *s, const char *rest)
{
	(void)rest;
	if (s->table.settings.real_dice)
		ck_ask_say_dice(s);
	ck_session_say(s, enter_help(s), NULL);
	ck_session_say(s, ck_tr("A number: take that choice. The text in brackets does the same."), NULL);
	ck_session_say(s, ck_tr("choices: all of them, with that text."), NULL);
	ck_session_say(s, ck_tr("board (b): where the pieces stand."), NULL);
	ck_session_say(s, ck_tr("why (w) and a square, or the text of an action: why it cannot be moved."),
	               NULL);
	if (s->table.settings.touch)
		ck_session_say(s, ck_tr("touch (t) and a square: touch a piece; it must then be played."),
		               NULL);
	if (s->words.game->kind == CK_PACHISI)
		ck_session_say(s, ck_tr("pass (p): move no more in this turn."), NULL);
	if (s->table.settings.real_dice) {
		ck_session_say(s, ck_tr("again (g): the throw fell badly and is made again."), NULL);
		ck_session_say(
			s, ck_tr("back (u): take back what was typed last; back 3: the last three things."),
			NULL);
	}
	ck_session_say(s, ck_tr("rules (r): the rules in short."), NULL);
	ck_session_say(s, ck_tr("log (l): what happened last."), NULL);
	ck_session_say(s, ck_tr("position: the position as a line to go on from later."), NULL);
	ck_session_say(s, ck_tr("save (s) and a file: keep the game in it, to go on with later."), NULL);
	ck_session_say(s, ck_tr("quit (q): leave the game."), NULL);
	ck_session_say(
		s,
		ck_is_parchis(s->words.game)
			? ck_tr("Squares have their numbers on the board; c3 is corridor square 3, 0 "
	                        "is home. In brackets they are counted from your own way out, which "
	                        "is 1.")
			: ck_tr("Squares are counted from the Charkoni along your own way, 0 at home."),
		NULL);
}

/* Where the next sentence of a text begins: behind a space that follows a full stop. */
static const char *sentence_end(const char *text)
{
	static const char *const stops[] = {". ", "। "};
	const char *end = text + strlen(text);

	for (size_t i = 0; i < sizeof(stops) / sizeof(stops[0]); i++) {
		const char *stop = strstr(text, stops[i]);

		if (stop != NULL && stop + strlen(stops[i]) < end)
			end = stop + strlen(stops[i]);
	}
	return end;
}

static void rules(ck_session *s, const char *rest)
{
	char line[CK_SENTENCE];
	const char *text = ck_tell_rules(&s->words);

	(void)rest;
	while (*text != '\0') { /* a line for each sentence */
		const char *end = sentence_end(text);

		snprintf(line, sizeof(line), "%.*s", (int)(end - text) - (*end != '\0'), text);
		ck_session_say(s, line, NULL);
		text = end;
	}
	ck_session_tell_options(s, ck_session_say);
	ck_session_say(s, ck_tr("All of them: charkoni rules {game}"),
	               (ck_slot[]){{"game", ck_kind_name(s->words.game->kind)}, {NULL, NULL}});
}

static void position(ck_session *s, const char *rest)
{
	(void)rest;
	ck_session_say_position(s);
}

static void told(ck_session *s, const char *rest)
{
	size_t from = s->told_count > CK_SESSION_TOLD ? s->told_count - CK_SESSION_TOLD : 0;

	(void)rest;
	for (size_t i = from; i < s->told_count; i++)
		ck_session_say(s, s->told[i % CK_SESSION_TOLD], NULL);
}

/* The game is kept in a file, or in another one, from now on. */
static void save_in(ck_session *s, const char *name)
{
	ck_save_fault fault;
	char text[CK_SENTENCE];
	ck_save *save;

	if (s->save != NULL && ck_file_is(&s->save->file, name)) { /* it is there already */
		ck_session_keep(s);
		return;
	}
	save = s->save != NULL ? ck_save_copy(s->save, name, &fault) : ck_save_new(name, s->setup, &fault);
	if (save == NULL) {
		ck_session_say(s, ck_save_tell(name, &fault, text, sizeof(text)), NULL);
		return;
	}
	ck_save_free(s->save);
	s->save = save;
	s->save_failed = false;
	ck_session_keep(s);
}

static void save(ck_session *s, const char *rest)
{
	if (rest[0] != '\0')
		save_in(s, rest);
	else if (s->save == NULL)
		ck_session_say(s, ck_tr("Type save and the name of a file, as save game.ckr."), NULL);
	else
		ck_session_keep(s);
	if (s->save != NULL && !s->save_failed)
		ck_session_tell_save(s);
}

static void choices(ck_session *s, const char *rest)
{
	(void)rest;
	ck_ask_say_choices(s);
}

static void again(ck_session *s, const char *rest)
{
	(void)rest;
	ck_back_again(s);
}

static void quit(ck_session *s, const char *rest)
{
	(void)rest;
	ck_session_stop(s, CK_PLAY_QUIT);
}

/* ---------------------------------------------------------------- running */

static const command commands[] = {
	/* TRANSLATORS: commands that people type, in small letters; capitals, accents and spaces do not matter when
	 * they are read. The English ones work too. */
	{CK_MSG("board"), "b", board},
	{CK_MSG("choices"), "", choices},
	{CK_MSG("help"), "?", help},
	{CK_MSG("why"), "w", ck_reason_answer},
	{CK_MSG("touch"), "t", NULL},
	{CK_MSG("pass"), "p", NULL},
	{CK_MSG("again"), "g", again},
	{CK_MSG("back"), "u", ck_back_take},
	{CK_MSG("rules"), "r", rules},
	{CK_MSG("log"), "l", told},
	{CK_MSG("position"), "", position},
	{CK_MSG("save"), "s", save},
	{CK_MSG("quit"), "q", quit},
	{"help", "h", help},
	{"undo", "", ck_back_take},
	{"historia", "", told}, /* what `log` used to be in Spanish and Portuguese */
};

static const command *find(const char *line, const char **rest)
{
	for (size_t i = 0; i < sizeof(commands) / sizeof(commands[0]); i++) {
		const command *c = &commands[i];
		const char *const words[] = {c->word, c->letter, ck_tr(c->word)};

		for (size_t k = 0; k < sizeof(words) / sizeof(words[0]); k++) {
			size_t size = ck_fold_prefix(line, words[k]);

			*rest = line + size + strspn(line + size, " \t");
			if (size > 0)
				return c;
		}
	}
	return NULL;
}

const char *ck_command_name(const char *line, const char **rest)
{
	const command *c = find(line, rest);

	return c != NULL ? c->word : NULL;
}

bool ck_command_run(ck_session *s, const char *line)
{
	const char *rest;
	const command *c = find(line, &rest);

	if (c == NULL || c->run == NULL)
		return false;
	c->run(s, rest);
	return true;
}
