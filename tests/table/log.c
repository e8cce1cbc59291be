/* log.c - the log of events: its room, its bytes, its replay, its end. */
#include "desk.h"

static void full_log(void **state)
{
	(void)state;
	ck_event small[6], large[8];
	desk_game("parchis");
	desk_open();
	assert_true(ck_table_init(&d.table, &d.game, &d.settings, small, 6, NULL));
	desk_sit_all();
	desk_do(desk_start(CK_START_SEAT, 1));
	assert_false(ck_table_full(&d.table));
	desk_do(desk_throw("3"));
	assert_true(ck_table_full(&d.table));
	ck_table before = d.table;
	ck_event e = desk_action("1>4");
	ck_error err;
	char text[CK_ERROR_TEXT];
	assert_false(ck_table_do(&d.table, &e, &err));
	ck_error_write(&err, NULL, text, sizeof text);
	assert_string_equal(text, "the log is full with 6 events; give it more room and go on");
	assert_memory_equal(&d.table, &before, sizeof before);
	/* the caller moves the log and goes on */
	memcpy(large, small, sizeof small);
	memset(small, 0xAA, sizeof small);
	ck_table_grow(&d.table, large, 8);
	desk_do(e);
	desk_expect_turn(CK_EXPECT_THROW, 2);
	assert_int_equal(d.table.count, 7);
	assert_int_equal(large[6].action, e.action);
}

static void no_room_at_all(void **state)
{
	(void)state;
	desk_game("parchis");
	assert_true(ck_table_init(&d.table, &d.game, &d.settings, NULL, 0, NULL));
	desk_refuse(desk_sit(1, CK_PERSON, 1), "the log is full with 0 events; give it more room and go on");
}

static void keeps_only_what_is_used(void **state)
{
	(void)state;
	desk_begin("parchis", true);
	ck_event e = desk_throw("3");
	e.action = 0xDEAD;
	e.target = 77;
	e.replace = CK_EVENT_THROW;
	e.notes = 0xFF;
	memset(e.zero, 0xEE, sizeof e.zero);
	desk_do(e);
	ck_event expected = {.at = e.at, .kind = CK_EVENT_THROW, .seat = 0, .occupant = 1, .value = e.value};
	assert_memory_equal(&d.log[d.table.count - 1], &expected, sizeof expected);
	e = desk_action("1>4");
	e.value = 5;
	desk_do(e);
	expected = (ck_event){
		.at = e.at, .kind = CK_EVENT_ACTION, .seat = 0, .occupant = 1, .action = e.action};
	assert_memory_equal(&d.log[d.table.count - 1], &expected, sizeof expected);
	desk_do(desk_again());
	e = desk_correct(d.table.count - 2);
	e.value = 3;
	e.action = 9;
	desk_do(e);
	expected = (ck_event){.at = e.at,
	                      .kind = CK_EVENT_CORRECT,
	                      .seat = CK_NO_SEAT,
	                      .target = e.target,
	                      .notes = CK_NOTE_FREE};
	assert_memory_equal(&d.log[d.table.count - 1], &expected, sizeof expected);
	desk_expect_replay();
}

static void unknown_kinds(void **state)
{
	(void)state;
	desk_begin("parchis", false);
	desk_refuse(desk_whole(CK_EVENT_NONE), "0 is not a kind of event");
	desk_refuse(desk_whole(CK_EVENT_KIND_COUNT), "16 is not a kind of event");
	desk_refuse(desk_whole((ck_event_kind)255), "255 is not a kind of event");
}

static void replay_stops_at_nonsense(void **state)
{
	(void)state;
	static ck_event log[DESK_LOG];
	desk_begin("parchis", false);
	desk_do(desk_throw("3"));
	desk_do(desk_action("1>4"));
	memcpy(log, d.log, d.table.count * sizeof *log);
	log[6].action = log[6].action + 1;
	desk_open();
	size_t done;
	ck_error err;
	char text[CK_ERROR_TEXT];
	assert_false(ck_table_replay(&d.table, log, 7, &done, &err));
	assert_int_equal(done, 6);
	ck_error_write(&err, NULL, text, sizeof text);
	assert_string_equal(text, "2>4 is not legal here");
	desk_expect_turn(CK_EXPECT_ACTION, 1);
	desk_open();
	assert_true(ck_table_replay(&d.table, log, 6, NULL, NULL));
}

static void closing(void **state)
{
	(void)state;
	uint8_t places[CK_SEATS_MAX];
	desk_begin_at("parchis-pairs 21,5,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 D3 six=0 last=- late=-", false);
	desk_do(desk_touch("5>8"));
	desk_do(desk_whole(CK_EVENT_PAUSE));
	desk_do(desk_whole(CK_EVENT_END));
	desk_expect_turn(CK_EXPECT_NOTHING, 0);
	assert_int_equal(d.table.state.has_touched, 0);
	assert_int_equal(d.table.state.paused, 0);
	/* an abandoned game has no places */
	assert_false(ck_table_places(&d.table, places));
	assert_int_equal(ck_table_why_not(&d.table, CK_NO_THROW, 5).reason, CK_WHY_OVER);
	desk_refuse(desk_whole(CK_EVENT_END), "the table is closed");
	desk_refuse(desk_leave(1, 1), "the table is closed");
	desk_expect_replay();

	desk_game("parchis");
	desk_open();
	desk_do(desk_whole(CK_EVENT_END));
	assert_false(ck_table_places(&d.table, places));
}

static void explains(void **state)
{
	(void)state;
	ck_position p;
	desk_game("parchis");
	desk_open();
	assert_int_equal(ck_table_why_not(&d.table, CK_NO_THROW, 5).reason, CK_WHY_THROW_FIRST);
	desk_begin_at("parchis 30,30,10,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-", false);
	assert_int_equal(ck_table_why_not(&d.table, CK_NO_THROW, 10).reason, CK_WHY_THROW_FIRST);
	desk_do(desk_throw("6"));
	p = d.table.state.position;
	ck_why why = ck_table_why_not(&d.table, CK_NO_THROW, 10);
	ck_why direct = ck_why_not(&d.game, &p, CK_NO_THROW, 10);
	assert_memory_equal(&why, &direct, sizeof why);
	assert_int_not_equal(why.reason, CK_WHY_LEGAL);
	desk_expect_legal("30>36");
}

static void phases_say_what_is_due(void **state)
{
	(void)state;
	desk_begin("pachisi", false);
	desk_refuse(desk_action("pass"), "a throw of seat 1 is due");
	desk_do(desk_throw("25"));
	desk_expect_turn(CK_EXPECT_THROW, 1);
	desk_do(desk_throw("2"));
	desk_expect_turn(CK_EXPECT_ACTION, 1);
	desk_do(desk_action("pass"));
	desk_expect_turn(CK_EXPECT_THROW, 2);
	ck_event e = desk_throw("2");
	e.value = 200;
	desk_refuse(e, "throw number 200 is not in this game's list");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TITLED("a full log refuses and changes nothing; with more room it goes on", full_log),
		TITLED("a log without room refuses the first event", no_room_at_all),
		TITLED("the log keeps only what an event uses", keeps_only_what_is_used),
		TITLED("an unknown kind of event is refused", unknown_kinds),
		TITLED("a replay stops at the first event that does not fit", replay_stops_at_nonsense),
		TITLED("a closed table accepts nothing and an abandoned game has no places", closing),
		TITLED("why not: the table passes the question on", explains),
		TITLED("the phase says what is due", phases_say_what_is_due),
	};
	return cmocka_run_group_tests_name("table: log", tests, NULL, NULL);
}
