/* clock.c - the clock: time comes with the events. */
#include "desk.h"

static void open_clock(const char *game, ck_clock_kind kind, uint64_t ms, uint64_t increment)
{
	desk_game(game);
	d.settings.clock = (uint8_t)kind;
	d.settings.clock_ms = ms;
	d.settings.increment_ms = increment;
	d.settings.auto_flag = 1;
	d.pace = 0;
	desk_open();
	desk_sit_all();
	desk_do(desk_start(CK_START_SEAT, 1));
}

static uint64_t left(unsigned seat)
{
	return d.table.state.seats[seat - 1].left;
}

static void time_never_goes_back(void **state)
{
	(void)state;
	desk_begin("parchis", false);
	uint64_t now = d.table.state.now;
	desk_refuse(desk_at(desk_throw("3"), now - 1), "time 3999 ms is before the latest event, at 4000 ms");
	desk_do(desk_at(desk_throw("3"), now));
	desk_do(desk_at(desk_action("1>4"), UINT64_MAX));
	desk_refuse(desk_at(desk_throw("3"), 0),
	            "time 0 ms is before the latest event, at 18446744073709551615 ms");
}

static void no_clock_no_flag(void **state)
{
	(void)state;
	uint64_t at;
	desk_begin("parchis", false);
	desk_do(desk_at(desk_whole(CK_EVENT_TIME), 1000000000));
	assert_int_equal(d.table.state.seats[0].flagged, 0);
	assert_false(ck_table_flag_time(&d.table, &at));
}

static void turn_limit(void **state)
{
	(void)state;
	uint64_t at;
	open_clock("parchis", CK_CLOCK_TURN, 20000, 0);
	assert_true(ck_table_flag_time(&d.table, &at));
	assert_int_equal(at, 20000);
	/* a six, its move, and the next throw are one turn */
	desk_do(desk_at(desk_throw("6"), 5000));
	desk_do(desk_at(desk_action("1>7"), 9000));
	assert_int_equal(left(1), 11000);
	desk_do(desk_at(desk_throw("1"), 12000));
	desk_do(desk_at(desk_action("7>8"), 15000));
	/* the turn is over: a whole limit for the next */
	assert_int_equal(left(1), 20000);
	assert_true(ck_table_flag_time(&d.table, &at));
	assert_int_equal(at, 35000);
	desk_do(desk_at(desk_whole(CK_EVENT_TIME), 34999));
	assert_int_equal(d.table.state.seats[1].flagged, 0);
	desk_do(desk_at(desk_whole(CK_EVENT_TIME), 35000));
	assert_int_equal(d.table.state.seats[1].flagged, 1);
	assert_int_equal(d.table.state.seats[1].flags, 1);
	assert_int_equal(d.log[d.table.count - 1].notes, CK_NOTE_FLAG);
	assert_false(ck_table_flag_time(&d.table, &at));
	/* the flag falls once; the turn can still be played; the next begins anew */
	desk_do(desk_at(desk_throw("2"), 40000));
	assert_int_equal(d.log[d.table.count - 1].notes, 0);
	assert_int_equal(d.table.state.seats[1].flags, 1);
	desk_do(desk_at(desk_action("1>3"), 41000));
	assert_int_equal(d.table.state.seats[1].flagged, 0);
	assert_int_equal(d.table.state.seats[1].flags, 1);
	assert_int_equal(left(2), 20000);
	desk_expect_replay();
}

static void flag_by_any_event(void **state)
{
	(void)state;
	open_clock("parchis", CK_CLOCK_TURN, 20000, 0);
	desk_do(desk_at(desk_throw("2"), 20001));
	assert_int_equal(d.log[d.table.count - 1].notes, CK_NOTE_FLAG);
	assert_int_equal(d.table.state.seats[0].flagged, 1);
}

static void stands_in_at_a_flag(void **state)
{
	(void)state;
	open_clock("parchis", CK_CLOCK_TURN, 20000, 0);
	desk_refuse(desk_by(desk_at(desk_throw("2"), 19999), CK_STAND_IN),
	            "nobody may stand in for seat 1 now");
	/* the time of the event itself counts */
	desk_do(desk_by(desk_at(desk_throw("2"), 20000), CK_STAND_IN));
	assert_int_equal(ck_table_turn(&d.table).stand_in, 1);
	desk_do(desk_by(desk_at(desk_action("1>3"), 20000), CK_STAND_IN));
	assert_int_equal(ck_table_turn(&d.table).stand_in, 0);

	open_clock("parchis", CK_CLOCK_TURN, 20000, 0);
	d.table.settings.auto_flag = 0;
	desk_do(desk_at(desk_whole(CK_EVENT_TIME), 30000));
	desk_refuse(desk_by(desk_at(desk_throw("2"), 30000), CK_STAND_IN),
	            "nobody may stand in for seat 1 now");
}

static void total_with_increment(void **state)
{
	(void)state;
	uint64_t at;
	open_clock("parchis:players=2", CK_CLOCK_TOTAL, 60000, 3000);
	desk_do(desk_at(desk_throw("2"), 10000));
	assert_int_equal(left(1), 50000);
	desk_do(desk_at(desk_action("1>3"), 11000));
	assert_int_equal(left(1), 52000);
	assert_int_equal(left(2), 60000);
	desk_do(desk_at(desk_throw("2"), 71000));
	assert_int_equal(left(2), 0);
	assert_int_equal(d.table.state.seats[1].flagged, 1);
	desk_do(desk_at(desk_action("1>3"), 72000));
	/* out of time for good: no increment brings it back */
	assert_int_equal(left(2), 0);
	assert_int_equal(d.table.state.seats[1].flagged, 1);
	assert_true(ck_table_flag_time(&d.table, &at));
	assert_int_equal(at, 72000 + 52000);
	desk_do(desk_at(desk_throw("2"), 73000));
	desk_do(desk_at(desk_action("3>5"), 74000));
	assert_false(ck_table_flag_time(&d.table, &at));
	desk_do(desk_at(desk_throw("2"), 99000));
	assert_int_equal(d.table.state.seats[1].flags, 1);
	desk_expect_replay();
}

static void pause_stops_the_clock(void **state)
{
	(void)state;
	uint64_t at;
	open_clock("parchis", CK_CLOCK_TURN, 20000, 0);
	desk_refuse(desk_whole(CK_EVENT_RESUME), "the table is not paused");
	desk_do(desk_at(desk_whole(CK_EVENT_PAUSE), 5000));
	desk_expect_turn(CK_EXPECT_RESUME, 1);
	assert_false(ck_table_flag_time(&d.table, &at));
	desk_refuse(desk_at(desk_throw("2"), 6000), "the table is paused");
	desk_refuse(desk_at(desk_whole(CK_EVENT_PAUSE), 6000), "the table is paused already");
	desk_do(desk_at(desk_whole(CK_EVENT_TIME), 500000));
	desk_do(desk_at(desk_whole(CK_EVENT_RESUME), 600000));
	assert_int_equal(left(1), 15000);
	assert_true(ck_table_flag_time(&d.table, &at));
	assert_int_equal(at, 615000);
	desk_do(desk_at(desk_throw("2"), 600000));
	/* a seat may ask for it; a stranger may not speak for a seat */
	desk_refuse(desk_from(desk_by(desk_at(desk_whole(CK_EVENT_PAUSE), 600000), 2), 3),
	            "seat 3 is not held by occupant 2");
	desk_do(desk_from(desk_by(desk_at(desk_whole(CK_EVENT_PAUSE), 600000), 3), 3));
	desk_expect_legal("");
	desk_do(desk_at(desk_whole(CK_EVENT_RESUME), 600000));
	desk_expect_legal("1>3");
	desk_expect_replay();
}

static void nothing_to_pause(void **state)
{
	(void)state;
	desk_game("parchis");
	desk_open();
	desk_refuse(desk_whole(CK_EVENT_PAUSE), "there is no game in play to pause");
	desk_do(desk_whole(CK_EVENT_TIME));
}

static void opening_runs_the_clock(void **state)
{
	(void)state;
	desk_game("parchis-pairs");
	d.settings.clock = CK_CLOCK_TOTAL;
	d.settings.clock_ms = 60000;
	d.settings.increment_ms = 100;
	d.pace = 0;
	desk_open();
	desk_sit_all();
	desk_do(desk_at(desk_start(CK_START_OPENING, 0), 50000));
	desk_do(desk_at(desk_opening("2"), 51000));
	desk_do(desk_at(desk_opening("3"), 53000));
	desk_do(desk_at(desk_opening("6"), 56000));
	desk_do(desk_at(desk_opening("1"), 60000));
	assert_int_equal(left(3), 57100);
	desk_do(desk_at(desk_colour(1), 65000));
	/* the clock goes with its owner: seat 3 became seat 1 */
	assert_int_equal(left(1), 57100 - 5000 + 100);
	assert_int_equal(left(2), 56100);
	assert_int_equal(left(3), 59100);
	assert_int_equal(left(4), 58100);
	desk_expect_replay();
}

static void clocks_do_not_overflow(void **state)
{
	(void)state;
	uint64_t at;
	open_clock("parchis:players=2", CK_CLOCK_TOTAL, CK_CLOCK_MS_MAX, CK_CLOCK_MS_MAX);
	desk_do(desk_throw("2"));
	desk_do(desk_action("1>3"));
	assert_int_equal(left(1), CK_CLOCK_MS_MAX);
	desk_do(desk_at(desk_whole(CK_EVENT_PAUSE), 0));
	desk_do(desk_at(desk_whole(CK_EVENT_RESUME), UINT64_MAX - 1));
	assert_true(ck_table_flag_time(&d.table, &at));
	assert_true(at == UINT64_MAX);
}

static void flags_are_counted_to_255(void **state)
{
	(void)state;
	desk_game("pachisi:standstill=0");
	d.settings.clock = CK_CLOCK_TURN;
	d.settings.clock_ms = 1;
	d.pace = 1;
	desk_open();
	desk_sit_all();
	desk_do(desk_start(CK_START_SEAT, 1));
	for (unsigned turn = 0; turn < 4 * 300; turn++) {
		desk_do(desk_throw("2"));
		desk_do(desk_action("pass"));
	}
	assert_int_equal(d.table.state.seats[0].flags, 255);
}

static void clock_settings_are_checked(void **state)
{
	(void)state;
	static const struct {
		uint8_t clock;
		uint64_t ms, increment;
		const char *sentence;
	} cases[] = {
		{CK_CLOCK_COUNT, 0, 0, "3 is not a kind of clock"},
		{CK_CLOCK_NONE, 5, 0, "without a clock there is no time of 5 ms"},
		{CK_CLOCK_NONE, 0, 5, "an increment of 5 ms wants a clock for the whole game"},
		{CK_CLOCK_TURN, 5, 5, "an increment of 5 ms wants a clock for the whole game"},
		{CK_CLOCK_TURN, 0, 0, "a time of 0 ms is out of range; 1 to 31622400000"},
		{CK_CLOCK_TOTAL, 31622400001, 0,
	         "a time of 31622400001 ms is out of range; 1 to 31622400000"},
		{CK_CLOCK_TOTAL, 1, 31622400001,
	         "an increment of 31622400001 ms is out of range; 0 to 31622400000"},
	};
	desk_game("parchis");
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		ck_error err;
		char text[CK_ERROR_TEXT];
		d.settings.clock = cases[i].clock;
		d.settings.clock_ms = cases[i].ms;
		d.settings.increment_ms = cases[i].increment;
		assert_false(ck_table_init(&d.table, &d.game, &d.settings, d.log, DESK_LOG, &err));
		ck_error_write(&err, NULL, text, sizeof text);
		assert_string_equal(text, cases[i].sentence);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TITLED("an event before the latest one is refused", time_never_goes_back),
		TITLED("without a clock no flag falls", no_clock_no_flag),
		TITLED("a limit a turn covers all its throws and begins anew with the next", turn_limit),
		TITLED("a flag falls by whatever event comes next", flag_by_any_event),
		TITLED("where the settings allow it, somebody stands in for a fallen flag",
	               stands_in_at_a_flag),
		TITLED("a total time grows by the increment at the end of a turn", total_with_increment),
		TITLED("the clock stands still while the table is paused", pause_stops_the_clock),
		TITLED("there is nothing to pause before the start", nothing_to_pause),
		TITLED("the clock runs in the opening and goes with its owner", opening_runs_the_clock),
		TITLED("times at the end of the range do not overflow", clocks_do_not_overflow),
		TITLED("flags are counted to 255", flags_are_counted_to_255),
		TITLED("settings of the clock out of range are refused", clock_settings_are_checked),
	};
	return cmocka_run_group_tests_name("table: clock", tests, NULL, NULL);
}
