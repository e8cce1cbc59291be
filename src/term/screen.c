#include "term/screen.h"

#include "term/screen_parts.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
	FRAMES = 7,    /* of a throw that is shown falling */
	FRAME_MS = 60, /* each */
};

static ck_screen *screen_of(ck_face *f)
{
	return (ck_screen *)f;
}

/* ----------------------------------------------------------------- saying */

static void choices_forget(ck_screen *s)
{
	for (size_t i = 0; i < s->choice_count; i++)
		free(s->choices[i]);
	s->choice_count = 0;
	s->choices_asked = false;
}

static bool choice_keep(ck_screen *s, const char *text)
{
	size_t size = strlen(text) + 1;
	char *copy;

	if (s->choices_asked)
		choices_forget(s);
	if (s->choice_count == CK_SESSION_CHOICES)
		return true;
	copy = malloc(size);
	if (copy == NULL)
		return false;
	memcpy(copy, text, size);
	s->choices[s->choice_count++] = copy;
	return true;
}

static bool say(ck_face *f, ck_say kind, const char *text)
{
	ck_screen *s = screen_of(f);

	return kind == CK_SAY_CHOICE ? choice_keep(s, text) : ck_log_add(&s->log, kind, text);
}

/* ------------------------------------------------------------- happenings */

/* A step of a bot stays for a moment; a key ends the wait, until somebody is asked if there is anybody. */
static bool bot_stays(ck_screen *s)
{
	int left = s->view.thrown ? s->pause / 2 : s->pause;
	ck_key key = {.kind = CK_KEY_RESIZED};

	while (key.kind == CK_KEY_RESIZED) {
		if (!ck_screen_draw(s))
			return false;
		key = ck_paint_key(left);
	}
	if (key.kind != CK_KEY_NONE)
		s->skipping = s->has_people;
	return true;
}

/* What a bot did before is shown now, when it has been told, and before the board changes again. */
static bool happened(ck_face *f, const struct ck_session *session, const ck_position *before)
{
	ck_screen *s = screen_of(f);

	if (s->view.by_bot && s->pause > 0 && !s->skipping && !bot_stays(s))
		return false;
	ck_view_update(&s->view, session, before);
	choices_forget(s);
	s->since_event = s->log.count;
	s->talked = false;
	s->reading = false;
	s->back = 0;
	s->chosen = 0;
	if (ck_paint_gone())
		errno = EIO;
	return !ck_paint_gone();
}

/* ----------------------------------------------------------------- asking */

/* What was said since the latest answer is more than the log's place beside the board shows: read it whole. */
static void reading_begin(ck_screen *s)
{
	ck_layout l;
	int said, rows, columns;

	if (!s->talked || s->log.count == s->fresh)
		return;
	ck_screen_layout(s, &l);
	said = ck_log_rows(&s->log, s->fresh, l.log.columns, s->traits.ascii);
	if (said <= l.log.rows)
		return;
	ck_screen_reading_extent(s, &rows, &columns);
	said = ck_log_rows(&s->log, s->fresh, columns, s->traits.ascii);
	s->reading = true;
	s->back = said > rows ? said - rows : 0;
	s->read_from = s->fresh;
	s->read_to = s->log.count;
}

static void question_begin(ck_screen *s, const ck_session *session, ck_ask kind, const char *question)
{
	s->session = session;
	s->kind = kind;
	s->question = question;
	s->typed[0] = '\0';
	s->skipping = false;
	s->choices_asked = true;
	ck_view_ask(&s->view, session);
	if (kind == CK_ASK_ACTION) {
		s->view.board.legal = session->legal;
		s->view.board.legal_count = session->legal_count;
	}
	if (s->chosen >= (int)ck_screen_choice_count(s))
		s->chosen = 0;
	reading_begin(s);
}

static void question_end(ck_screen *s)
{
	s->view.board.legal_count = 0;
	s->view.board.chosen = CK_NO_CHOICE;
	s->session = NULL;
	s->reading = false;
	s->back = 0;
}

/* Go to another choice. */
static void choose(ck_screen *s, int step)
{
	int count = (int)ck_screen_choice_count(s);

	if (count == 0)
		return;
	if (s->chosen < 0)
		s->chosen = step > 0 ? 0 : count - 1;
	else
		s->chosen = (s->chosen + step + count) % count;
}

/* A number that is typed chooses too, so that the board shows what it means. */
static void choose_typed(ck_screen *s)
{
	size_t number = 0, digits = strspn(s->typed, "0123456789");

	if (digits == 0 || digits > 4 || s->typed[digits] != '\0')
		return;
	for (size_t i = 0; i < digits; i++)
		number = number * 10 + (size_t)(s->typed[i] - '0');
	if (number >= 1 && number <= ck_screen_choice_count(s))
		s->chosen = (int)number - 1;
}

static void type(ck_screen *s, const char *text)
{
	size_t used = strlen(s->typed), size = strlen(text);

	if (used + size >= sizeof(s->typed)) {
		if (!ck_paint_pending()) /* once for all of a paste */
			ck_paint_beep();
		return;
	}
	memcpy(s->typed + used, text, size + 1);
	choose_typed(s);
}

/* Take back the last character with its marks. */
static void erase(ck_screen *s)
{
	size_t at = 0, last = 0;
	int columns;

	while (s->typed[at] != '\0') {
		last = at;
		at += ck_text_next(s->typed + at, &columns);
	}
	s->typed[last] = '\0';
	choose_typed(s);
}

static void page(ck_screen *s, int direction)
{
	int rows, columns;

	ck_screen_reading_extent(s, &rows, &columns);
	if (direction > 0) {
		s->back += s->reading ? rows - 1 : 0;
		s->reading = true;
	} else if (s->back > 0) {
		s->back = s->back > rows - 1 ? s->back - (rows - 1) : 0;
	} else {
		s->reading = false;
	}
}

/* The answer: what is typed, or the number of the choice. */
static void answer(ck_screen *s, char *line)
{
	const char *start = s->typed + strspn(s->typed, " \t"), *rest, *word;
	size_t size = strlen(start);

	while (size > 0 && (start[size - 1] == ' ' || start[size - 1] == '\t'))
		size--;
	memcpy(line, start, size);
	line[size] = '\0';
	s->fresh = s->log.count;
	s->talked = true;
	if (size == 0) {
		if (ck_screen_choice_count(s) > 0 && s->chosen >= 0)
			snprintf(line, CK_INPUT_LINE, "%d", s->chosen + 1);
		return;
	}
	word = ck_command_name(line, &rest);
	if (word != NULL && strcmp(word, "help") == 0)
		ck_screen_legend(s);
}

/* While the log is read back most keys lead to the board again first. True for those that do nothing else: nobody
 * takes a choice by closing the help. */
static bool reading_end(ck_screen *s, const ck_key *key)
{
	bool stays = key->kind == CK_KEY_PAGE_UP || key->kind == CK_KEY_PAGE_DOWN ||
	             key->kind == CK_KEY_RESIZED || key->kind == CK_KEY_NONE || key->kind == CK_KEY_REPAINT;
	bool closes = key->kind == CK_KEY_ENTER || key->kind == CK_KEY_ESCAPE ||
	              (key->kind == CK_KEY_TEXT && key->text[0] == ' ');

	if (!s->reading || stays)
		return false;
	s->reading = false;
	s->back = 0;
	return closes && s->typed[0] == '\0';
}

/* What a key does. True if it ends the question, with *result. */
static bool key_take(ck_screen *s, const ck_key *key, char *line, ck_input_result *result)
{
	if (reading_end(s, key))
		return false;
	switch (key->kind) {
	case CK_KEY_TEXT:
		if (key->text[0] == ' ' && s->typed[0] == '\0' && s->kind == CK_ASK_THROW) {
			answer(s, line);
			*result = CK_INPUT_OK;
			return true;
		}
		type(s, key->text);
		return false;
	case CK_KEY_ENTER:
		answer(s, line);
		*result = CK_INPUT_OK;
		return true;
	case CK_KEY_ENDED:
		if (s->typed[0] != '\0' && !ck_paint_gone())
			return false; /* Ctrl-D in a line */
		*result = CK_INPUT_END;
		return true;
	case CK_KEY_INTERRUPTED: *result = CK_INPUT_INTERRUPTED; return true;
	case CK_KEY_ERASE: erase(s); return false;
	case CK_KEY_ESCAPE:
	case CK_KEY_ERASE_ALL: s->typed[0] = '\0'; return false;
	case CK_KEY_NEXT: choose(s, 1); return false;
	case CK_KEY_PREVIOUS: choose(s, -1); return false;
	case CK_KEY_FIRST: s->chosen = ck_screen_choice_count(s) > 0 ? 0 : s->chosen; return false;
	case CK_KEY_LAST: s->chosen = (int)ck_screen_choice_count(s) - 1; return false;
	case CK_KEY_PAGE_UP: page(s, 1); return false;
	case CK_KEY_PAGE_DOWN: page(s, -1); return false;
	case CK_KEY_REPAINT: s->anew = true; return false;
	default: return false;
	}
}

/* A throw is shown falling while the question is there already: the first key ends that and is an answer. */
static ck_key key_wait(ck_screen *s, int *frames)
{
	ck_key key = ck_paint_key(*frames > 0 ? FRAME_MS : -1);

	*frames = key.kind == CK_KEY_NONE && *frames > 0 ? *frames - 1 : 0;
	if (*frames > 0)
		ck_view_tumble(&s->view, (unsigned)*frames);
	else
		ck_view_settle(&s->view, s->session);
	return key;
}

static bool tell_english(ck_screen *s)
{
	s->english_instead = false;
	return ck_log_add(&s->log, CK_SAY_TALK,
	                  ck_tr("This terminal is not set to UTF-8 and cannot show Hindi, so the game speaks "
	                        "English."));
}

static ck_input_result ask(ck_face *f, const struct ck_session *session, ck_ask kind, const char *question,
                           char *line)
{
	ck_screen *s = screen_of(f);
	int frames = kind == CK_ASK_ACTION && s->view.thrown && s->pause > 0 ? FRAMES : 0;
	ck_input_result result = CK_INPUT_UNSEEN;
	ck_key key;

	line[0] = '\0';
	if (s->english_instead && !tell_english(s))
		return CK_INPUT_UNSEEN;
	question_begin(s, session, kind, question);
	s->view.thrown = false;
	if (kind == CK_ASK_OVER) /* whoever held Enter down is to see the end too */
		ck_paint_forget();
	do {
		s->view.board.chosen = kind == CK_ASK_ACTION ? s->chosen : CK_NO_CHOICE;
		if (!ck_paint_pending() && !ck_screen_draw(s)) /* once for all of a paste */
			break;
		key = key_wait(s, &frames);
	} while (!key_take(s, &key, line, &result));
	question_end(s);
	return result;
}

/* ---------------------------------------------------------- open and close */

/* What must be read on after the board has gone: the end of the game, or how to go on; if there is neither, what
 * was said last. */
static void parting_print(const ck_screen *s)
{
	size_t from = s->view.over ? s->since_event : ck_log_first(&s->log);
	bool any = s->view.over;

	for (size_t i = from; i < s->log.count; i++)
		any = any || ck_log_at(&s->log, i)->kind == CK_SAY_PARTING;
	for (size_t i = any ? from : s->fresh; i < s->log.count; i++) {
		const ck_log_line *line = ck_log_at(&s->log, i);

		if (any && line->kind != CK_SAY_PARTING && (!s->view.over || line->kind == CK_SAY_TALK))
			continue;
		puts(line->text); /* in UTF-8, as line by line: a name in a command must stay what it is */
	}
}

static void screen_free(ck_screen *s)
{
	choices_forget(s);
	ck_log_release(&s->log);
	ck_canvas_release(&s->canvas);
	free(s);
}

static bool close_face(ck_face *f)
{
	ck_screen *s = screen_of(f);

	ck_paint_close();
	parting_print(s);
	screen_free(s);
	return !ferror(stdout) && fflush(stdout) == 0;
}

/* Hindi without its letters would be question marks. That is told before the first question. */
static void language_fit(ck_screen *s)
{
	s->english_instead = s->traits.ascii && strcmp(ck_lang_get(), "hi") == 0;
	if (s->english_instead)
		ck_lang_set("en");
}

ck_face *ck_screen_open(const ck_session *session, int *reason)
{
	ck_screen *s = calloc(1, sizeof(*s));

	*reason = CK_SCREEN_NO_MEMORY;
	if (s == NULL)
		return NULL;
	ck_input_catch_interrupt(); /* before curses, which leaves alone what is caught */
	if (!ck_paint_open(&s->traits)) {
		*reason = CK_SCREEN_UNABLE;
		screen_free(s);
		return NULL;
	}
	s->face = (ck_face){
		.fleeting = true, .say = say, .ask = ask, .happened = happened, .close = close_face};
	s->pause = (int)session->setup->pause;
	for (unsigned seat = 0; seat < session->words.game->seats; seat++)
		s->has_people = s->has_people || session->setup->seats[seat].bot == NULL;
	language_fit(s);
	ck_view_init(&s->view, session);
	if (!ck_screen_draw(s)) {
		ck_paint_close();
		screen_free(s);
		return NULL;
	}
	return &s->face;
}

const char *ck_screen_refusal_text(int reason)
{
	return reason == CK_SCREEN_UNABLE
	               ? ck_tr("This terminal cannot show a drawn board, so the game goes line by line.")
	               : ck_tr("There is not enough memory for a drawn board, so the game goes line by "
	                       "line.");
}
