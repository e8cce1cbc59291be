#include "term/session.h"

#include "term/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

/* After a write that failed there are no others: each could wait again for a reader that does not read. */
static void line_write(ck_session *s, const char *line)
{
	if (!ferror(stdout) && puts(line) == EOF)
		ck_session_stop(s, CK_LINE_NO_OUTPUT);
}

void ck_session_say(ck_session *s, const char *text, const ck_slot *slots)
{
	char line[CK_SENTENCE];

	if (slots == NULL) {
		line_write(s, text);
		return;
	}
	ck_fill(line, sizeof(line), text, slots);
	line_write(s, line);
}

void ck_session_note(ck_session *s, const char *text, const ck_slot *slots)
{
	char *line = s->told[s->told_count++ % CK_SESSION_TOLD];

	ck_fill(line, CK_SENTENCE, text, slots != NULL ? slots : (ck_slot[]){{NULL, NULL}});
	line_write(s, line);
}

void ck_session_tell_options(ck_session *s, void (*write)(ck_session *, const char *, const ck_slot *))
{
	char text[CK_SENTENCE];

	for (size_t i = 0; ck_options_tell(&s->words, i, text, sizeof(text)) != NULL; i++) {
		if (i == 0)
			write(s, ck_tr("The rules here are not quite the usual ones."), NULL);
		if (text[0] != '\0')
			write(s, text, NULL);
	}
}

void ck_session_stop(ck_session *s, ck_line_end end)
{
	if (end == CK_LINE_NO_OUTPUT && s->output_error == 0)
		s->output_error = errno;
	if (!s->stopped)
		s->end = end;
	s->stopped = true;
}

void ck_session_say_position(ck_session *s)
{
	char line[CK_POSITION_TEXT];

	if (s->table.state.phase < CK_TABLE_PLAY) {
		ck_session_say(s, ck_tr("There is no position yet: the opening throws are being made."),
		               NULL);
		return;
	}
	ck_position_write(s->words.game, &s->table.state.position, line);
	puts(line);
}

bool ck_session_has_begun(ck_session *s)
{
	if (s->table.state.phase >= CK_TABLE_PLAY)
		return true;
	ck_session_say(s, ck_tr("The game has not begun: the opening throws are being made."), NULL);
	return false;
}

unsigned ck_session_seat(const ck_session *s)
{
	return s->table.state.seat;
}

/* Who sits where may have changed: the names go with the people. */
static void words_renew(ck_session *s)
{
	const ck_table_state *state = &s->table.state;

	for (unsigned seat = 0; seat < s->words.game->seats; seat++)
		s->words.names[seat] = s->setup->seats[state->seats[seat].chair].name;
	s->words.numbered = s->words.game->kind == CK_PARCHIS_PAIRS && state->phase < CK_TABLE_PLAY &&
	                    !s->table.settings.has_position && s->setup->start < 0;
}

void ck_session_refused(ck_session *s, const ck_error *err)
{
	char text[CK_ERROR_TEXT];

	ck_error_write(err, ck_tr(err->message), text, sizeof(text));
	ck_session_say(s, text, NULL);
	ck_session_stop(s, CK_LINE_REFUSED);
}

/* Make room in the log. False if there is no memory. */
static bool log_grow(ck_session *s)
{
	size_t capacity = s->table.capacity * 2;
	ck_event *log = realloc(s->table.log, capacity * sizeof(*log));

	if (log == NULL)
		return false;
	ck_table_grow(&s->table, log, capacity);
	return true;
}

bool ck_session_do(ck_session *s, const ck_event *e)
{
	ck_error err;

	if (ck_table_full(&s->table) && !log_grow(s)) {
		ck_session_stop(s, CK_LINE_NO_MEMORY);
		return false;
	}
	if (!ck_table_do(&s->table, e, &err)) {
		ck_session_refused(s, &err);
		return false;
	}
	words_renew(s);
	return true;
}
