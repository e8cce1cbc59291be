#include "desk.h"

desk d;

static void fail_error(const char *what, const ck_error *err)
{
	char text[CK_ERROR_TEXT];
	ck_error_write(err, NULL, text, sizeof text);
	fail_msg("%s: %s", what, text);
}

void desk_game(const char *game)
{
	ck_error err;
	memset(&d, 0, sizeof d);
	if (!ck_game_parse(&d.game, game, strlen(game), &err))
		fail_error(game, &err);
	ck_table_settings_default(&d.game, &d.settings);
	d.pace = 1000;
}

void desk_open(void)
{
	ck_error err;
	if (!ck_table_init(&d.table, &d.game, &d.settings, d.log, DESK_LOG, &err))
		fail_error("settings", &err);
}

void desk_sit_all(void)
{
	for (unsigned seat = 1; seat <= d.game.seats; seat++)
		desk_do(desk_sit(seat, CK_PERSON, seat));
}

void desk_begin(const char *game, bool real_dice)
{
	desk_game(game);
	d.settings.real_dice = real_dice;
	desk_open();
	desk_sit_all();
	desk_do(desk_start(CK_START_SEAT, 1));
}

void desk_begin_at(const char *line, bool real_dice)
{
	ck_game game;
	ck_position p;
	ck_error err;
	if (!ck_position_parse(&game, &p, line, strlen(line), &err))
		fail_error(line, &err);
	char text[CK_GAME_TEXT];
	ck_game_write(&game, text);
	desk_game(text);
	d.settings.real_dice = real_dice;
	d.settings.has_position = 1;
	d.settings.position = p;
	desk_open();
	desk_sit_all();
	desk_do(desk_start(CK_START_POSITION, 0));
}

void desk_do(ck_event e)
{
	ck_error err;
	if (!ck_table_do(&d.table, &e, &err))
		fail_error("refused", &err);
	d.at = e.at + d.pace;
}

void desk_refuse(ck_event e, const char *sentence)
{
	static ck_event log[DESK_LOG];
	ck_table table = d.table;
	size_t bytes = table.count * sizeof *log;
	ck_error err;
	char text[CK_ERROR_TEXT];
	memcpy(log, d.log, bytes);
	assert_false(ck_table_do(&d.table, &e, &err));
	ck_error_write(&err, NULL, text, sizeof text);
	assert_string_equal(text, sentence);
	assert_false(ck_table_do(&d.table, &e, NULL));
	assert_memory_equal(&d.table, &table, sizeof table);
	if (bytes > 0)
		assert_memory_equal(d.log, log, bytes);
}

/* ---------------------------------------------------------------- events */

static ck_event event(ck_event_kind kind, unsigned seat, unsigned occupant, unsigned value)
{
	return (ck_event){.at = d.at,
	                  .kind = (uint8_t)kind,
	                  .seat = (uint8_t)(seat - 1),
	                  .occupant = (uint16_t)occupant,
	                  .value = (uint8_t)value};
}

ck_event desk_sit(unsigned seat, unsigned who, unsigned occupant)
{
	return event(CK_EVENT_SIT, seat, occupant, who);
}

ck_event desk_leave(unsigned seat, unsigned occupant)
{
	return event(CK_EVENT_LEAVE, seat, occupant, 0);
}

ck_event desk_return(unsigned seat, unsigned occupant)
{
	return event(CK_EVENT_RETURN, seat, occupant, 0);
}

ck_event desk_start(ck_start_kind how, unsigned seat)
{
	return event(CK_EVENT_START, seat, 0, how);
}

ck_event desk_whole(ck_event_kind kind)
{
	return event(kind, 0, 0, 0);
}

static ck_event acting(ck_event_kind kind)
{
	return ck_table_event(&d.table, kind, d.at);
}

static ck_event thrown(ck_event_kind kind, const char *text)
{
	ck_event e = acting(kind);
	ck_error err;
	if (!ck_throw_parse(&d.game, text, strlen(text), &e.value, &err))
		fail_error(text, &err);
	return e;
}

ck_event desk_opening(const char *text)
{
	return thrown(CK_EVENT_OPENING, text);
}

ck_event desk_throw(const char *text)
{
	return thrown(CK_EVENT_THROW, text);
}

ck_event desk_colour(unsigned seat)
{
	ck_event e = acting(CK_EVENT_COLOUR);
	e.value = (uint8_t)(seat - 1);
	return e;
}

ck_event desk_again(void)
{
	return acting(CK_EVENT_AGAIN);
}

ck_event desk_action(const char *text)
{
	ck_event e = acting(CK_EVENT_ACTION);
	ck_error err;
	if (!ck_action_parse(&d.game, text, strlen(text), &e.action, &err))
		fail_error(text, &err);
	return e;
}

ck_event desk_touch(const char *text)
{
	ck_event e = desk_action(text);
	e.kind = CK_EVENT_TOUCH;
	e.action = ck_action_piece(e.action);
	return e;
}

ck_event desk_correct(size_t target)
{
	ck_event e = desk_whole(CK_EVENT_CORRECT);
	e.target = (uint32_t)target;
	return e;
}

ck_event desk_correct_to(size_t target, ck_event replacement)
{
	ck_event e = desk_correct(target);
	e.replace = replacement.kind;
	e.value = replacement.value;
	e.action = replacement.action;
	return e;
}

ck_event desk_by(ck_event e, unsigned occupant)
{
	e.occupant = (uint16_t)occupant;
	return e;
}

ck_event desk_from(ck_event e, unsigned seat)
{
	e.seat = (uint8_t)(seat - 1);
	return e;
}

ck_event desk_at(ck_event e, uint64_t at)
{
	e.at = at;
	return e;
}

/* ---------------------------------------------------------- expectations */

void desk_expect_position(const char *line)
{
	char text[CK_POSITION_TEXT];
	ck_position_write(&d.game, &d.table.state.position, text);
	assert_string_equal(text, line);
}

void desk_expect_legal(const char *list)
{
	static ck_action actions[CK_ACTIONS_MAX];
	char text[4096] = "";
	size_t len = 0;
	size_t count = ck_table_legal(&d.table, actions);
	for (size_t i = 0; i < count && len + CK_ACTION_TEXT + 1 < sizeof text; i++) {
		if (i > 0)
			text[len++] = ' ';
		len += ck_action_write(&d.game, actions[i], text + len);
	}
	assert_string_equal(text, list);
}

void desk_expect_turn(ck_expect expect, unsigned seat)
{
	ck_turn turn = ck_table_turn(&d.table);
	assert_int_equal(turn.expect, expect);
	assert_int_equal(turn.seat, (uint8_t)(seat - 1));
}

void desk_expect_replay(void)
{
	static ck_event log[DESK_LOG];
	ck_table again;
	ck_error err;
	size_t done;
	if (!ck_table_init(&again, &d.game, &d.settings, log, DESK_LOG, &err))
		fail_error("settings", &err);
	if (!ck_table_replay(&again, d.log, d.table.count, &done, &err))
		fail_error("replay", &err);
	assert_int_equal(done, d.table.count);
	assert_memory_equal(&again.state, &d.table.state, sizeof again.state);
	assert_memory_equal(log, d.log, d.table.count * sizeof *log);
}
