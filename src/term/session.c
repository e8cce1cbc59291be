#include "term/session.h"

#include "term/options.h"

#include <errno.h>
#include <stdlib.h>

/* After a line that could not be shown there are no others: each could wait again for a reader that does not
 * read. */
static void show(ck_session *s, ck_say kind, const char *line)
{
	if (!s->unseen && !s->face->say(s->face, kind, line))
		ck_session_stop(s, CK_PLAY_NO_OUTPUT);
}

void ck_session_say_as(ck_session *s, ck_say kind, const char *text, const ck_slot *slots)
{
	char line[CK_SENTENCE];

	if (slots == NULL) {
		show(s, kind, text);
		return;
	}
	ck_fill(line, sizeof(line), text, slots);
	show(s, kind, line);
}

void ck_session_say(ck_session *s, const char *text, const ck_slot *slots)
{
	ck_session_say_as(s, CK_SAY_TALK, text, slots);
}

void ck_session_note(ck_session *s, const char *text, const ck_slot *slots)
{
	char *line = s->told[s->told_count++ % CK_SESSION_TOLD];

	ck_fill(line, CK_SENTENCE, text, slots != NULL ? slots : (ck_slot[]){{NULL, NULL}});
	show(s, CK_SAY_NOTE, line);
}

void ck_session_gap(ck_session *s)
{
	show(s, CK_SAY_NOTE, "");
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

void ck_session_stop(ck_session *s, ck_play_end end)
{
	bool failed = end == CK_PLAY_NO_OUTPUT || end == CK_PLAY_INPUT_FAILED;

	if (failed && !s->unseen)
		s->reason = errno;
	s->unseen = s->unseen || end == CK_PLAY_NO_OUTPUT;
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
	ck_session_say(s, line, NULL);
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
void ck_session_rename(ck_session *s)
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
	ck_session_stop(s, CK_PLAY_REFUSED);
}

/* True if somebody may now rely on what is kept: before people are waited for, and at the end. */
static bool is_relied_on(const ck_session *s)
{
	const ck_turn turn = ck_table_turn(&s->table);

	return s->stopped || s->table.settings.real_dice || turn.who != CK_BOT;
}

void ck_session_keep(ck_session *s)
{
	bool kept = s->save == NULL || ck_save_keep(s->save, &s->table, is_relied_on(s));

	if (!kept && !s->save_failed) {
		const ck_save_fault fault = {.kind = CK_SAVE_FAILED, .reason = s->save->reason};
		char text[CK_SENTENCE];

		ck_session_say(s, ck_save_tell(s->save->name, &fault, text, sizeof(text)), NULL);
		ck_session_say(
			s, ck_tr("The game goes on, and saving is tried again after every throw and move."),
			NULL);
	} else if (kept && s->save_failed) {
		ck_session_say(s, ck_tr("The game is saved in “{file}” again."),
		               (ck_slot[]){{"file", s->save->name}, {NULL, NULL}});
	}
	s->save_failed = !kept;
}

void ck_session_tell_save(ck_session *s)
{
	ck_session_say(s, ck_tr("The game is kept in “{file}” after every throw and move."),
	               (ck_slot[]){{"file", s->save->name}, {NULL, NULL}});
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
	const ck_position before = s->table.state.position;
	ck_error err;

	if (ck_table_full(&s->table) && !log_grow(s)) {
		ck_session_stop(s, CK_PLAY_NO_MEMORY);
		return false;
	}
	if (!ck_table_do(&s->table, e, &err)) {
		ck_session_refused(s, &err);
		return false;
	}
	ck_session_rename(s);
	ck_session_keep(s);
	if (!s->unseen && !s->face->happened(s->face, s, &before))
		ck_session_stop(s, CK_PLAY_NO_OUTPUT);
	return true;
}
