#include "term/dice.h"
#include "term/fold.h"
#include "term/session.h"

#include <string.h>

/* Ask until a line comes that is no command. False if the session stopped, or a command has made something happen,
 * so that another question may be due. */
static bool ask(ck_session *s, ck_ask kind, const char *question, char *line)
{
	size_t events = s->table.count;

	while (!s->stopped && s->table.count == events) {
		switch (s->face->ask(s->face, s, kind, question, line)) {
		case CK_INPUT_OK:
			if (!ck_command_run(s, line))
				return true;
			break;
		case CK_INPUT_TOO_LONG:
			ck_session_say(s,
			               ck_tr("That line is too long to mean anything here; type ? for help."),
			               NULL);
			break;
		case CK_INPUT_NOT_TEXT:
			ck_session_say(s, ck_tr("That line is not text (UTF-8); type ? for help."), NULL);
			break;
		case CK_INPUT_END: ck_session_stop(s, CK_PLAY_INPUT_ENDED); break;
		case CK_INPUT_FAILED: ck_session_stop(s, CK_PLAY_INPUT_FAILED); break;
		case CK_INPUT_INTERRUPTED: ck_session_stop(s, CK_PLAY_INTERRUPTED); break;
		case CK_INPUT_UNSEEN: ck_session_stop(s, CK_PLAY_NO_OUTPUT); break;
		}
	}
	return false;
}

/* A question to the person at the seat to act, with {count} choices. */
static void question_write(const ck_session *s, const char *text, size_t choices, char *out)
{
	char seat[CK_WORD], count[CK_NUMBER];
	const ck_slot slots[] = {{"seat", seat}, {"count", ck_words_number(choices, count)}, {NULL, NULL}};

	ck_words_seat(&s->words, ck_session_seat(s), seat);
	ck_fill(out, CK_SENTENCE, text, slots);
}

static void say_unknown(ck_session *s, const char *line)
{
	ck_session_say(s, ck_tr("“{text}” means nothing here; type ? for help."),
	               (ck_slot[]){{"text", line}, {NULL, NULL}});
}

/* The line is no number of those asked for. */
static void say_range(ck_session *s, size_t choices)
{
	char hint[CK_SENTENCE];

	question_write(s,
	               choices == 1 ? ck_tr("There is one choice: press Enter or type 1, or ? for help.")
	                            : ck_tr("Type a number from 1 to {count}, or ? for help."),
	               choices, hint);
	ck_session_say(s, hint, NULL);
}

/* True for digits alone, or nothing at all. */
static bool is_number(const char *line)
{
	return line[strspn(line, "0123456789")] == '\0';
}

/* A number of at most four digits, from 1; 0 if the line is none. */
static size_t number_read(const char *line)
{
	size_t number = 0, size = strspn(line, "0123456789");

	if (size == 0 || size > 4 || line[size] != '\0')
		return 0;
	for (; *line != '\0'; line++)
		number = number * 10 + (size_t)(*line - '0');
	return number;
}

/* A text about a throw of the seat to act that real dice make. */
static void dice_write(const ck_session *s, const char *text, char *out)
{
	char seat[CK_WORD], count[CK_NUMBER], values[CK_WORD];
	const ck_slot slots[] = {{"seat", seat}, {"count", count}, {"values", values}, {NULL, NULL}};

	ck_words_seat(&s->words, ck_session_seat(s), seat);
	ck_words_number(s->words.game->throw_count - 1u, count); /* the cowries of pachisi */
	ck_words_kinds(&s->words, NULL, values);
	ck_fill(out, CK_SENTENCE, text, slots);
}

void ck_ask_say_dice(ck_session *s)
{
	char text[CK_SENTENCE];

	dice_write(s, ck_dice_hint(s->words.game), text);
	ck_session_say(s, text, NULL);
}

bool ck_ask_dice(ck_session *s, ck_throw *t)
{
	bool opening = s->table.state.phase == CK_TABLE_OPENING;
	char question[CK_SENTENCE], line[CK_INPUT_LINE], text[CK_SENTENCE];

	s->legal_count = 0;
	dice_write(s, ck_dice_question(s->words.game), question);
	while (ask(s, CK_ASK_DICE, question, line)) {
		if (ck_dice_read(s->words.game, line, t)) {
			if (ck_dice_tell(&s->words, line, *t, opening, text, sizeof(text)) != NULL)
				ck_session_say(s, text, NULL);
			return true;
		}
		ck_ask_say_dice(s);
	}
	return false;
}

bool ck_ask_over(ck_session *s)
{
	char line[CK_INPUT_LINE];
	const char
		*question = s->table.settings.real_dice
	                            ? ck_tr("The game is over: press Enter to end, or type back to take the "
	                                    "last thing back.")
	                            : ck_tr("The game is over: press Enter to end.");

	s->legal_count = 0;
	while (ask(s, CK_ASK_OVER, question, line)) {
		if (line[0] == '\0')
			return true;
		ck_session_say(s, question, NULL);
	}
	return false;
}

bool ck_ask_throw(ck_session *s)
{
	char question[CK_SENTENCE], line[CK_INPUT_LINE];

	s->legal_count = 0;
	question_write(s, ck_tr("{seat}, press Enter to throw:"), 0, question);
	while (ask(s, CK_ASK_THROW, question, line)) {
		if (line[0] == '\0')
			return true;
		ck_session_say(s, ck_tr("First comes a throw: press Enter alone, or type ? for help."), NULL);
	}
	return false;
}

static void say_colours(ck_session *s, ck_say kind)
{
	char number[CK_NUMBER];

	for (unsigned i = 0; i < s->words.game->seats; i++) {
		ck_session_say_as(s, kind, "{number}) {colour}",
		                  (ck_slot[]){{"number", ck_words_number(i + 1, number)},
		                              {"colour", ck_words_colour(&s->words, i)},
		                              {NULL, NULL}});
	}
}

bool ck_ask_colour(ck_session *s, unsigned *seat)
{
	char question[CK_SENTENCE], line[CK_INPUT_LINE];
	unsigned seats = s->words.game->seats;

	say_colours(s, CK_SAY_CHOICE);
	question_write(s, ck_tr("{seat}, which colour, 1 to {count}?"), seats, question);
	while (ask(s, CK_ASK_COLOUR, question, line)) {
		*seat = (unsigned)number_read(line) - 1;
		for (unsigned i = 0; i < seats; i++)
			if (ck_fold_equal(line, ck_words_colour(&s->words, i)))
				*seat = i;
		if (*seat < seats)
			return true;
		if (is_number(line))
			say_range(s, seats);
		else
			say_unknown(s, line);
	}
	return false;
}

/* ---------------------------------------------------------------- actions */

static void say_choices(ck_session *s)
{
	char more[CK_NUMBER];

	for (size_t i = 0; i < s->legal_count && i < CK_SESSION_CHOICES; i++)
		ck_choice_say(s, CK_SAY_CHOICE, i);
	if (s->legal_count <= CK_SESSION_CHOICES)
		return;
	ck_session_say(s,
	               ck_trn("There is {count} more; why and a square tells it for one piece.",
	                      "There are {count} more; why and a square tells them for one piece.",
	                      s->legal_count - CK_SESSION_CHOICES),
	               (ck_slot[]){{"count", ck_words_number(s->legal_count - CK_SESSION_CHOICES, more)},
	                           {NULL, NULL}});
}

void ck_ask_say_choices(ck_session *s)
{
	switch (ck_table_turn(&s->table).expect) {
	case CK_EXPECT_COLOUR: say_colours(s, CK_SAY_TALK); break;
	case CK_EXPECT_ACTION:
	case CK_EXPECT_TOUCHED:
		for (size_t i = 0; i < s->legal_count; i++)
			ck_choice_say(s, CK_SAY_TALK, i);
		break;
	default: ck_session_say(s, ck_tr("There is nothing to choose now."), NULL); break;
	}
}

static void touch(ck_session *s, const char *square)
{
	uint64_t pieces[CK_PIECES_MAX];
	char what[CK_WORD];
	const ck_slot slots[] = {{"piece", what}, {"square", square}, {NULL, NULL}};
	ck_event e = ck_table_event(&s->table, CK_EVENT_TOUCH, 0);

	if (!s->table.settings.touch) {
		ck_session_say(s, ck_tr("At this table a touched piece need not be played."), NULL);
	} else if (s->table.state.has_touched) {
		ck_session_say(s, ck_tr("A piece has been touched already and must be played."), NULL);
	} else if (ck_reason_pieces(s, square, pieces) == 0) {
		ck_session_say(s, ck_tr("There is no piece on “{square}” to touch."), slots);
	} else {
		unsigned owner = ck_position_owner(s->words.game, &s->table.state.position);

		e.action = pieces[0];
		ck_words_piece(&s->words, owner, pieces[0], what);
		if (!ck_session_do(s, &e))
			return;
		if (s->table.state.has_touched)
			ck_session_note(s, ck_tr("The {piece} is touched and must be played."), slots);
		else
			ck_session_note(
				s, ck_tr("The {piece} is touched, but it cannot move, so that binds nobody."),
				slots);
	}
}

/* Answer a line that chooses nothing. */
static void answer(ck_session *s, const char *line)
{
	const char *rest, *word = ck_command_name(line, &rest);
	uint64_t pieces[CK_PIECES_MAX];
	bool number = is_number(line);

	if (number)
		say_range(s, s->legal_count);
	if (word != NULL && strcmp(word, "touch") == 0)
		touch(s, rest);
	else if (strchr(line, '>') != NULL || strcmp(line, "pass") == 0 ||
	         ck_reason_pieces(s, line, pieces) > 0)
		ck_reason_answer(s, line);
	else if (!number)
		say_unknown(s, line);
}

/* What a line chooses. False if nothing yet; the person has then been answered. */
static bool action_read(ck_session *s, const char *line, ck_action *a)
{
	const char *rest, *word = ck_command_name(line, &rest);
	size_t number = number_read(line);

	if (word != NULL && strcmp(word, "pass") == 0)
		line = "pass";
	if (line[0] == '\0' && s->legal_count == 1)
		number = 1;
	if (number > 0 && number <= s->legal_count) {
		*a = s->legal[number - 1];
		return true;
	}
	if (ck_choice_find(s, line, a) == 1)
		return true;
	answer(s, line);
	return false;
}

bool ck_ask_action(ck_session *s, ck_action *a)
{
	char question[CK_SENTENCE], line[CK_INPUT_LINE], due[CK_SENTENCE];
	const ck_position *p = &s->table.state.position;
	bool touched = !s->table.state.has_touched;

	if (!s->due_told && !ck_is_parchis(s->words.game) &&
	    (!s->after_throw || (p->held & (p->held - 1)) != 0))
		ck_session_say(s, ck_tell_due(&s->words, p, due), NULL);
	s->due_told = false;
	do {
		if (touched !=
		    (bool)s->table.state.has_touched) { /* the list is new: at first, and after a touch */
			touched = s->table.state.has_touched;
			ck_choice_list(s);
			say_choices(s);
			question_write(s,
			               s->legal_count == 1 ? ck_tr("{seat}, press Enter to take it:")
			                                   : ck_tr("{seat}, which one, 1 to {count}?"),
			               s->legal_count, question);
		}
		if (!ask(s, CK_ASK_ACTION, question, line))
			return false;
	} while (!action_read(s, line, a) && !s->stopped);
	return !s->stopped;
}
