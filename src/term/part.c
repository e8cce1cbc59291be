#include "term/session.h"

#include <stdio.h> /* snprintf */
#include <string.h>

enum { LINE_SIZE = 4096 };

/* A command line of a shell, as far as it fits. */
typedef struct command_line {
	char text[LINE_SIZE];
	size_t used;
} command_line;

static void line_add(command_line *line, const char *text)
{
	size_t size = strlen(text), room = sizeof(line->text) - 1 - line->used;

	size = size < room ? size : room;
	memcpy(line->text + line->used, text, size);
	line->used += size;
	line->text[line->used] = '\0';
}

/* A word, in quotes where the shell needs them. */
static void line_add_word(command_line *line, const char *word)
{
	static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789=:_.,/-";

	if (word[0] != '\0' && word[strspn(word, plain)] == '\0') {
		line_add(line, word);
		return;
	}
	line_add(line, "'");
	for (; *word != '\0'; word++)
		line_add(line, *word == '\'' ? "'\\''" : (const char[]){*word, '\0'});
	line_add(line, "'");
}

/* The command that goes on from this position with the same people: who was said to sit somewhere, or has changed seats
 * with a colour, is named. */
static void position_write(const ck_session *s, command_line *line)
{
	char position[CK_POSITION_TEXT], seat[CK_WORD];

	ck_position_write(s->words.game, &s->table.state.position, position);
	line_add(line, "charkoni play --position ");
	line_add_word(line, position);
	for (unsigned i = 0; i < s->words.game->seats; i++) {
		unsigned chair = s->table.state.seats[i].chair;
		const ck_play_seat *who = &s->setup->seats[chair];

		if (!who->said && chair == i)
			continue;
		snprintf(seat, sizeof(seat), "%u=%s", i + 1, who->who);
		line_add(line, " --seat ");
		line_add_word(line, seat);
	}
	line_add(line, s->setup->options);
}

/* The command that goes on with the game that has been saved. */
static void saved_write(const ck_session *s, command_line *line)
{
	line_add(line, "charkoni play --resume ");
	line_add_word(line, s->save->name);
}

static void say(ck_session *s, const char *text)
{
	ck_session_say_as(s, CK_SAY_PARTING, text, NULL);
}

/* That the file holds less than has happened, if it does. */
static void say_unsaved(ck_session *s)
{
	if (s->save_failed)
		ck_session_say_as(s, CK_SAY_PARTING,
		                  ck_tr("What happened last could not be saved in “{file}”: {reason}."),
		                  (ck_slot[]){{"file", s->save->name},
		                              {"reason", strerror(s->save->reason)},
		                              {NULL, NULL}});
}

/* How to go on. */
static void say_resume(ck_session *s)
{
	command_line line = {.used = 0};
	bool saved = s->save != NULL && !s->save_failed;
	char text[CK_SENTENCE];

	say_unsaved(s);
	if (!saved && s->table.state.phase < CK_TABLE_PLAY) {
		say(s, ck_tr("The opening throws were still being made, so there is nothing to go on from."));
		return;
	}
	if (s->table.state.phase == CK_TABLE_PLAY)
		say(s, ck_tell_due(&s->words, &s->table.state.position, text));
	say(s, ck_tr("To go on from here, type this:"));
	if (saved)
		saved_write(s, &line);
	else
		position_write(s, &line);
	line_add(&line, s->setup->language);
	say(s, line.text);
}

void ck_part_say(ck_session *s)
{
	if (s->end == CK_PLAY_FINISHED) {
		say_unsaved(s);
		return;
	}
	if (s->end == CK_PLAY_INPUT_ENDED)
		say(s, ck_tr("The input has ended before the game did."));
	else if (s->end == CK_PLAY_INTERRUPTED)
		say(s, ck_tr("The game was interrupted."));
	else if (s->end != CK_PLAY_QUIT && s->end != CK_PLAY_INPUT_FAILED)
		return;
	say_resume(s);
}
