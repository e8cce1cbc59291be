#include "term/session.h"

#include <string.h>

/* True for what a person typed: everything but what a bot chose. */
static bool is_typed(const ck_event *e)
{
	bool chosen = e->kind == CK_EVENT_ACTION || e->kind == CK_EVENT_COLOUR;

	return !chosen || e->occupant < CK_SESSION_BOT;
}

/* The latest event that somebody typed and that still stands. False if there is none. */
static bool find_latest(const ck_session *s, size_t *number)
{
	size_t before = s->table.count;

	while (ck_table_latest(&s->table, before, number)) {
		if (is_typed(&s->table.log[*number]))
			return true;
		before = *number;
	}
	return false;
}

/* What a play event that has been taken back was, in the sentence that told it first. The state is again that before
 * it. */
static void taken_write(const ck_session *s, const ck_event *e, char *out)
{
	const ck_position *before = &s->table.state.position;
	unsigned kind = e->kind == CK_EVENT_CORRECT ? e->replace : e->kind;
	unsigned acting = ck_session_seat(s);
	ck_step step = {.action = e->action, .t = CK_NO_THROW};
	ck_happening happenings[CK_HAPPENINGS_MAX];
	char seat[CK_WORD], other[CK_WORD];
	const ck_slot slots[] = {
		{"seat", seat}, {"throw", other}, {"colour", other}, {"piece", other}, {NULL, NULL}};
	ck_position after;

	ck_words_seat(&s->words, acting, seat);
	if (kind == CK_EVENT_OPENING) {
		ck_words_throw(&s->words, e->value, other);
		ck_fill(out, CK_SENTENCE, ck_tr("Opening throw of {seat}: {throw}."), slots);
	} else if (kind == CK_EVENT_COLOUR) {
		ck_fill(other, sizeof(other), ck_words_colour(&s->words, e->value),
		        (ck_slot[]){{NULL, NULL}});
		ck_fill(out, CK_SENTENCE, ck_tr("{seat} takes {colour} and begins."), slots);
	} else if (kind == CK_EVENT_TOUCH) {
		ck_words_piece(&s->words, ck_position_owner(s->words.game, before), e->action, other);
		ck_fill(out, CK_SENTENCE, ck_tr("The {piece} is touched and must be played."), slots);
	} else {
		if (kind == CK_EVENT_THROW) {
			step.t = e->value;
			ck_throw_apply(s->words.game, before, step.t, &after);
		} else {
			ck_action_apply(s->words.game, before, step.action, &after);
		}
		ck_step_describe(s->words.game, before, &step, &after,
		                 happenings); /* the first is the thing itself */
		ck_tell_happening(&s->words, &step, &after, &happenings[0], out);
	}
}

/* Take back the latest thing typed. False if nothing is left, or the session stopped. */
static bool take_one(ck_session *s)
{
	ck_event e = ck_table_event(&s->table, CK_EVENT_CORRECT, 0);
	ck_event taken;
	char text[CK_SENTENCE];
	size_t number, latest;

	if (!find_latest(s, &number))
		return false;
	ck_table_latest(&s->table, s->table.count, &latest);
	taken = s->table.log[number];
	e.target = (uint32_t)number;
	if (!ck_session_do(s, &e))
		return false;
	taken_write(s, &taken, text);
	ck_session_note(s, ck_tr("Taken back: “{text}”"), (ck_slot[]){{"text", text}, {NULL, NULL}});
	if (latest != number)
		ck_session_note(s, ck_tr("What followed from it is taken back too."), NULL);
	return true;
}

/* How many things a line names: 1 for "", 0 for no number from 1 to 999. */
static unsigned count_read(const char *line)
{
	unsigned count = 0;
	size_t size = strlen(line);

	if (size == 0)
		return 1;
	if (size > 3 || line[strspn(line, "0123456789")] != '\0')
		return 0;
	for (; *line != '\0'; line++)
		count = count * 10 + (unsigned)(*line - '0');
	return count;
}

void ck_back_take(ck_session *s, const char *count)
{
	char due[CK_SENTENCE];
	unsigned wanted = count_read(count), taken = 0;
	size_t number;

	if (!s->table.settings.real_dice) {
		ck_session_say(s,
		               ck_tr("Nothing is taken back here: the program makes the throws, and nobody "
		                     "may throw "
		                     "twice. Real dice (--dice ask) can be corrected."),
		               NULL);
		return;
	}
	if (wanted == 0) {
		ck_session_say(s, ck_tr("Type back alone, or back and how many things, as back 3."), NULL);
		return;
	}
	if (!find_latest(s, &number)) {
		ck_session_say(s, ck_tr("There is nothing to take back yet."), NULL);
		return;
	}
	while (taken < wanted && take_one(s))
		taken++;
	if (s->stopped)
		return;
	if (taken < wanted)
		ck_session_say(s, ck_tr("Nothing is left to be taken back."), NULL);
	s->after_throw = false;
	if (s->table.state.phase == CK_TABLE_PLAY) {
		ck_session_say(s, ck_tell_due(&s->words, &s->table.state.position, due), NULL);
		s->due_told = true;
	}
}

void ck_back_again(ck_session *s)
{
	const ck_turn turn = ck_table_turn(&s->table);
	const ck_event e = ck_table_event(&s->table, CK_EVENT_AGAIN, 0);
	char seat[CK_WORD];

	if (!s->table.settings.real_dice)
		ck_session_say(s, ck_tr("Only real dice fall badly; here the program makes the throws."),
		               NULL);
	else if (turn.expect != CK_EXPECT_THROW && turn.expect != CK_EXPECT_OPENING)
		ck_session_say(s, ck_tr("No throw is due; type back to take the latest one back."), NULL);
	else if (ck_session_do(s, &e))
		ck_session_note(
			s, ck_tr("The throw of {seat} fell badly and is made again."),
			(ck_slot[]){{"seat", ck_words_seat(&s->words, turn.seat, seat)}, {NULL, NULL}});
}
