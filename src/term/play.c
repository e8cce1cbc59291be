#include "term/play.h"

#include "term/line_face.h"
#include "term/screen.h"
#include "table/keep.h"
#include "term/session.h"

#include <stdlib.h>
#include <string.h>

enum { LOG_FIRST = 256 };

/* --------------------------------------------------------------- the seats */

/* The occupant of a chair: bots have one each, equal names are one person. */
static uint16_t occupant_of(const ck_play_setup *setup, unsigned chair)
{
	const ck_play_seat *seat = &setup->seats[chair];

	if (seat->bot != NULL)
		return (uint16_t)(CK_SESSION_BOT + chair);
	for (unsigned i = 0; i < chair; i++) {
		const ck_play_seat *other = &setup->seats[i];

		if (other->bot == NULL && (other->name == NULL) == (seat->name == NULL) &&
		    (seat->name == NULL || strcmp(seat->name, other->name) == 0))
			return (uint16_t)(i + 1);
	}
	return (uint16_t)(chair + 1);
}

static bool seats_take(ck_session *s)
{
	for (unsigned i = 0; i < s->words.game->seats; i++) {
		const ck_event e = {
			.kind = CK_EVENT_SIT,
			.seat = (uint8_t)i,
			.occupant = occupant_of(s->setup, i),
			.value = s->setup->seats[i].bot != NULL ? CK_BOT : CK_PERSON,
		};

		if (!ck_session_do(s, &e))
			return false;
	}
	return true;
}

/* The game goes on from the record that has been read. */
static bool resume(ck_session *s)
{
	ck_error err;

	if (!ck_keep_replay(&s->table, &s->save->record, &err)) {
		ck_session_refused(s, &err);
		return false;
	}
	ck_save_resumed(s->save, &s->table);
	ck_session_rename(s);
	ck_session_keep(s);
	return true;
}

static bool begin(ck_session *s)
{
	const ck_play_setup *setup = s->setup;
	ck_event e = {.kind = CK_EVENT_START, .seat = CK_NO_SEAT, .value = CK_START_OPENING};

	if (setup->resumed)
		return resume(s);
	if (setup->settings.has_position)
		e.value = CK_START_POSITION;
	else if (setup->start >= 0) {
		e.value = CK_START_SEAT;
		e.seat = (uint8_t)setup->start;
	}
	return ck_session_do(s, &e);
}

/* ------------------------------------------------------------ the telling */

static void say_seats(ck_session *s)
{
	char text[CK_WORD];

	for (unsigned i = 0; i < s->words.game->seats; i++) {
		const ck_play_seat *seat = &s->setup->seats[s->table.state.seats[i].chair];
		const char *label = s->words.numbered ? ck_words_numbered(i, text)
		                                      : ck_words_colour(&s->words, i);
		const ck_slot slots[] = {
			{"seat", label}, {"bot", seat->bot}, {"name", seat->name}, {NULL, NULL}};

		if (seat->bot != NULL)
			ck_session_note(s, ck_tr("{seat}: the bot “{bot}”."), slots);
		else
			ck_session_note(s,
			                seat->name != NULL ? ck_tr("{seat}: {name}.") : ck_tr("{seat}: you."),
			                slots);
	}
}

static void say_teams(ck_session *s)
{
	char text[CK_SENTENCE];

	if (ck_tell_teams(&s->words, text) != NULL)
		ck_session_note(s, text, NULL);
}

static bool any_person(const ck_session *s)
{
	for (unsigned i = 0; i < s->words.game->seats; i++)
		if (s->setup->seats[i].bot == NULL)
			return true;
	return false;
}

static void say_intro(ck_session *s)
{
	char text[CK_SENTENCE], seat[CK_WORD];

	ck_session_note(s, ck_tell_title(&s->words), NULL);
	ck_session_tell_options(s, ck_session_note);
	say_seats(s);
	say_teams(s);
	if (any_person(s))
		ck_session_say(s, ck_tr("Type ? at any question for help."), NULL);
	if (s->save != NULL && !s->save_failed)
		ck_session_tell_save(s);
	if (s->setup->resumed)
		ck_session_note(s, ck_tr("The game goes on."), NULL);
	if (s->table.state.phase == CK_TABLE_PLAY && (s->setup->settings.has_position || s->setup->resumed)) {
		const ck_position *p = &s->table.state.position;

		for (unsigned i = 0; i < s->words.game->seats; i++)
			ck_session_note(s, ck_tell_pieces(&s->words, p, i, text), NULL);
		ck_session_note(s, ck_tell_due(&s->words, p, text), NULL);
		s->due_told = true;
	} else if (s->setup->start >= 0 && !s->setup->resumed) {
		ck_words_seat(&s->words, (unsigned)s->setup->start, seat);
		ck_session_note(s, ck_tr("{seat} begins."), (ck_slot[]){{"seat", seat}, {NULL, NULL}});
	}
}

/* Tell what a step did; `person` also gets the reasons for a lost throw. */
static void say_step(ck_session *s, const ck_position *before, const ck_step *step, bool person)
{
	ck_happening happenings[CK_HAPPENINGS_MAX];
	const ck_position *after = &s->table.state.position;
	size_t count = ck_step_describe(s->words.game, before, step, after, happenings);
	bool blocked = false, explained = false;
	char text[CK_SENTENCE];

	for (size_t i = 0; i < count; i++) {
		const ck_happening *h = &happenings[i];

		blocked = blocked || h->kind == CK_HAPPEN_BLOCKED;
		explained = explained || blocked || h->kind == CK_HAPPEN_VOID;
		if (h->kind == CK_HAPPEN_NO_MOVE && blocked)
			continue; /* BLOCKED has said so */
		if (h->kind == CK_HAPPEN_TURN)
			ck_session_gap(s);
		if (ck_tell_happening(&s->words, step, after, h, text) != NULL)
			ck_session_note(s, text, NULL);
		if (h->kind == CK_HAPPEN_STANDSTILL)
			ck_session_note(s, ck_tell_left(&s->words, after, text), NULL);
		if (h->kind == CK_HAPPEN_NO_MOVE && person && !explained)
			ck_reason_say_lost(s, before, step->t);
	}
}

static void say_result(ck_session *s)
{
	uint8_t places[CK_SEATS_MAX];
	char text[CK_SENTENCE];

	if (!ck_table_places(&s->table, places))
		return;
	for (unsigned place = 1; place <= s->words.game->seats; place++)
		for (unsigned seat = 0; seat < s->words.game->seats; seat++)
			if (places[seat] == place)
				ck_session_note(
					s,
					ck_tell_place(&s->words, &s->table.state.position, seat, place, text),
					NULL);
}

/* --------------------------------------------------------------- the play */

/* The throw that is due: made by people at the board, or here, by a person's Enter or a bot's turn. */
static bool throw_get(ck_session *s, const ck_turn *turn, ck_throw *t)
{
	if (s->table.settings.real_dice)
		return ck_ask_dice(s, t);
	if (turn->who == CK_PERSON && !ck_ask_throw(s))
		return false;
	if (s->setup->throw_next(s->setup->context, s->words.game, t))
		return true;
	ck_session_stop(s, CK_PLAY_NO_THROW);
	return false;
}

static void say_opening(ck_session *s, unsigned thrower, ck_throw t, unsigned round)
{
	const ck_table_state *state = &s->table.state;
	char seat[CK_WORD], thrown[CK_WORD], seats[CK_WORD];
	const ck_slot slots[] = {{"seat", seat}, {"throw", thrown}, {"seats", seats}, {NULL, NULL}};

	ck_words_seat(&s->words, thrower, seat);
	ck_words_throw(&s->words, t, thrown);
	ck_session_note(s, ck_tr("Opening throw of {seat}: {throw}."), slots);
	if (state->phase == CK_TABLE_OPENING && state->round != round) {
		ck_words_seats(&s->words, state->contenders, seats);
		ck_session_note(s, ck_tr("{seats} have the same highest throw and throw again."), slots);
	} else if (state->phase == CK_TABLE_COLOUR) {
		ck_words_seat(&s->words, state->seat, seat);
		ck_session_note(s, ck_tr("{seat} has the highest throw and chooses a colour."), slots);
	} else if (state->phase == CK_TABLE_PLAY) {
		ck_words_seat(&s->words, state->seat, seat);
		ck_session_gap(s);
		ck_session_note(s, ck_tr("{seat} has the highest throw and begins."), slots);
	}
}

static void play_opening(ck_session *s, const ck_turn *turn)
{
	ck_event e = ck_table_event(&s->table, CK_EVENT_OPENING, 0);
	unsigned round = s->table.state.round;

	if (!throw_get(s, turn, &e.value) || !ck_session_do(s, &e))
		return;
	say_opening(s, turn->seat, e.value, round);
}

/* A bot keeps the seat that it sits on. */
static void play_colour(ck_session *s, const ck_turn *turn)
{
	ck_event e = ck_table_event(&s->table, CK_EVENT_COLOUR, 0);
	char seat[CK_WORD];
	unsigned colour = turn->seat;

	ck_words_seat(&s->words, turn->seat, seat);
	if (turn->who == CK_PERSON && !ck_ask_colour(s, &colour))
		return;
	e.value = (uint8_t)colour;
	if (!ck_session_do(s, &e))
		return;
	ck_session_note(
		s, ck_tr("{seat} takes {colour} and begins."),
		(ck_slot[]){{"seat", seat}, {"colour", ck_words_colour(&s->words, colour)}, {NULL, NULL}});
	say_seats(s);
	say_teams(s);
	ck_session_gap(s);
}

static void play_throw(ck_session *s, const ck_turn *turn)
{
	const ck_position before = s->table.state.position;
	ck_event e = ck_table_event(&s->table, CK_EVENT_THROW, 0);

	if (!throw_get(s, turn, &e.value) || !ck_session_do(s, &e))
		return;
	s->after_throw = true;
	say_step(s, &before, &(ck_step){.t = e.value}, turn->who == CK_PERSON);
}

static void play_action(ck_session *s, const ck_turn *turn)
{
	const ck_position before = s->table.state.position;
	ck_event e;
	ck_action a;

	if (turn->who == CK_PERSON) {
		if (!ck_ask_action(s, &a))
			return;
	} else {
		s->legal_count = ck_table_legal(&s->table, s->legal);
		a = s->setup->choose(s->setup->context, s->table.state.seats[turn->seat].chair, &s->table,
		                     s->legal, s->legal_count);
	}
	e = ck_table_event(&s->table, CK_EVENT_ACTION, 0);
	e.action = a;
	if (!ck_session_do(s, &e))
		return;
	s->after_throw = false;
	say_step(s, &before, &(ck_step){.action = a, .t = CK_NO_THROW}, turn->who == CK_PERSON);
}

/* The game is over. Whatever now comes but a taking back, it has been played to its end. */
static bool play_over(ck_session *s)
{
	say_result(s);
	if ((s->table.settings.real_dice || s->face->fleeting) && !ck_ask_over(s) && !s->stopped)
		return true;
	if (s->stopped && s->end != CK_PLAY_NO_OUTPUT)
		s->end = CK_PLAY_FINISHED;
	return false;
}

/* One thing that is due. False when nothing is, at the end of the game. */
static bool play_on(ck_session *s)
{
	const ck_turn turn = ck_table_turn(&s->table);

	switch (turn.expect) {
	case CK_EXPECT_OPENING: play_opening(s, &turn); return true;
	case CK_EXPECT_COLOUR: play_colour(s, &turn); return true;
	case CK_EXPECT_THROW: play_throw(s, &turn); return true;
	case CK_EXPECT_ACTION:
	case CK_EXPECT_TOUCHED: play_action(s, &turn); return true;
	default: return play_over(s);
	}
}

static void play(ck_session *s)
{
	say_intro(s);
	while (!s->stopped && play_on(s)) {
		if (ck_input_interrupted())
			ck_session_stop(s, CK_PLAY_INTERRUPTED);
	}
	ck_session_keep(s); /* by now somebody relies on it */
	ck_part_say(s);
}

/* Everything said is shown. An output that failed is what the end is about, unless that was an interrupt. */
static void part(ck_session *s)
{
	if (!s->face->close(s->face))
		ck_session_stop(s, CK_PLAY_NO_OUTPUT);
	if (s->unseen)
		s->end = ck_input_interrupted() ? CK_PLAY_INTERRUPTED : CK_PLAY_NO_OUTPUT;
}

/* The face that the setup asks for: with s->setup->drawn a board is opened here. */
static ck_face *face_open(const ck_session *s)
{
	ck_face *face = NULL;
	int reason;

	if (s->setup->drawn && (face = ck_screen_open(s, &reason)) != NULL)
		return face;
	face = ck_line_face_open(s->setup->input);
	if (face != NULL && s->setup->drawn)
		face->say(face, CK_SAY_TALK, ck_screen_refusal_text(reason));
	return face;
}

/* With the table begun and the face open. */
static void play_whole(ck_session *s)
{
	ck_input_catch_interrupt();
	if (seats_take(s) && begin(s))
		play(s);
	part(s);
}

ck_play_end ck_play(const ck_play_setup *setup, int *reason)
{
	ck_session *s = calloc(1, sizeof(*s));
	size_t room = LOG_FIRST + (setup->resumed ? setup->save->record.count : 0);
	ck_event *log = calloc(room, sizeof(*log));
	ck_play_end end = CK_PLAY_NO_MEMORY;

	*reason = 0;
	if (s != NULL && log != NULL) {
		s->setup = setup;
		s->save = setup->save;
		s->words.game = setup->game;
		/* the caller has seen to it that the settings fit */
		if (ck_table_init(&s->table, setup->game, &setup->settings, log, room, NULL) &&
		    (s->face = face_open(s)) != NULL) {
			play_whole(s);
			end = s->end;
		}
		*reason = end == CK_PLAY_INPUT_FAILED || end == CK_PLAY_NO_OUTPUT ? s->reason : 0;
		log = s->table.log != NULL ? s->table.log : log;
	}
	ck_save_free(s != NULL ? s->save : setup->save);
	free(log);
	free(s);
	return end;
}
