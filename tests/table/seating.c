/* seating.c - who sits where, who may hold what, absence and substitutes. */
#include "desk.h"

static void open_game(const char *game)
{
	desk_game(game);
	desk_open();
}

static void starts_when_full(void **state)
{
	(void)state;
	open_game("parchis");
	desk_expect_turn(CK_EXPECT_SEATS, 1);
	desk_do(desk_sit(1, CK_PERSON, 7));
	desk_expect_turn(CK_EXPECT_SEATS, 2);
	desk_do(desk_sit(3, CK_BOT, 8));
	desk_do(desk_sit(4, CK_BOT, 8));
	desk_expect_turn(CK_EXPECT_SEATS, 2);
	desk_refuse(desk_start(CK_START_OPENING, 0),
	            "seat 2 is empty: all seats must be taken before the start");
	desk_do(desk_sit(2, CK_PERSON, 9));
	desk_expect_turn(CK_EXPECT_START, 0);
	desk_do(desk_start(CK_START_OPENING, 0));
	desk_expect_turn(CK_EXPECT_OPENING, 1);
	desk_refuse(desk_start(CK_START_OPENING, 0), "the game has begun already");
	assert_int_equal(ck_table_turn(&d.table).occupant, 7);
	assert_int_equal(ck_table_turn(&d.table).who, CK_PERSON);
	desk_expect_replay();
}

static void refuses_seats(void **state)
{
	(void)state;
	open_game("parchis:players=3");
	desk_do(desk_sit(1, CK_PERSON, 7));
	desk_refuse(desk_sit(1, CK_PERSON, 8), "seat 1 is taken");
	desk_refuse(desk_sit(4, CK_PERSON, 8), "there is no seat 4; the seats are 1 to 3");
	desk_refuse(desk_sit(0, CK_PERSON, 8), "there is no seat 256; the seats are 1 to 3");
	desk_refuse(desk_sit(2, CK_NOBODY, 8), "0 is neither a person (1) nor a bot (2)");
	desk_refuse(desk_sit(2, 3, 8), "3 is neither a person (1) nor a bot (2)");
	desk_refuse(desk_sit(2, CK_PERSON, 0), "occupant 0 is out of range; ids are 1 to 65534");
	desk_refuse(desk_sit(2, CK_BOT, CK_STAND_IN), "occupant 65535 is out of range; ids are 1 to 65534");
	desk_do(desk_sit(3, CK_BOT, CK_OCCUPANT_MAX));
	desk_refuse(desk_sit(2, CK_BOT, 7), "occupant 7 cannot be both a person and a bot");
	desk_refuse(desk_throw("1"), "the game has not begun");
	desk_refuse(desk_opening("1"), "the game has not begun");
	desk_refuse(desk_action("0>1"), "the game has not begun");
}

static void stands_up_before_the_start(void **state)
{
	(void)state;
	open_game("parchis:players=2");
	desk_refuse(desk_leave(1, 7), "nobody sits at seat 1");
	desk_do(desk_sit(1, CK_PERSON, 7));
	desk_refuse(desk_leave(1, 8), "seat 1 is not held by occupant 8");
	desk_refuse(desk_return(1, 7), "the occupant of seat 1 is there");
	desk_do(desk_leave(1, 7));
	assert_int_equal(d.table.state.seats[0].who, CK_NOBODY);
	assert_int_equal(d.table.state.seats[0].occupant, 0);
	desk_do(desk_sit(1, CK_BOT, 8));
	desk_do(desk_sit(2, CK_PERSON, 7));
	desk_expect_turn(CK_EXPECT_START, 0);
	desk_expect_replay();
}

static void one_person_plays_a_team(void **state)
{
	(void)state;
	open_game("pachisi");
	desk_do(desk_sit(1, CK_PERSON, 7));
	desk_refuse(desk_sit(2, CK_PERSON, 7), "seat 2 is refused: its person has seat 1, of another side");
	desk_do(desk_sit(3, CK_PERSON, 7));
	desk_do(desk_sit(2, CK_PERSON, 8));
	desk_do(desk_sit(4, CK_PERSON, 8));
	desk_do(desk_start(CK_START_OPENING, 0));
	/* each seat throws: the person twice */
	desk_do(desk_opening("2"));
	desk_do(desk_opening("3"));
	assert_int_equal(ck_table_turn(&d.table).occupant, 7);
	desk_do(desk_opening("25"));
	desk_do(desk_opening("4"));
	desk_expect_turn(CK_EXPECT_THROW, 3);
	assert_int_equal(ck_table_turn(&d.table).occupant, 7);
	/* whoever leaves is missed at both seats */
	desk_do(desk_leave(3, 7));
	assert_int_equal(d.table.state.seats[0].absent, 1);
	assert_int_equal(d.table.state.seats[2].absent, 1);
	assert_int_equal(d.table.state.seats[1].absent, 0);
	desk_do(desk_return(1, 7));
	assert_int_equal(d.table.state.seats[0].absent, 0);
	assert_int_equal(d.table.state.seats[2].absent, 0);
	desk_expect_replay();
}

static void holds_by_setting(void **state)
{
	(void)state;
	open_game("parchis");
	desk_do(desk_sit(1, CK_PERSON, 7));
	desk_refuse(desk_sit(3, CK_PERSON, 7), "seat 3 is refused: its person has seat 1, of another side");
	desk_do(desk_sit(2, CK_BOT, 8));
	desk_do(desk_sit(3, CK_BOT, 8));

	desk_game("pachisi");
	d.settings.hold = CK_HOLD_ONE;
	desk_open();
	desk_do(desk_sit(1, CK_PERSON, 7));
	desk_refuse(desk_sit(3, CK_PERSON, 7), "seat 3 is refused: its person already has seat 1");

	desk_game("parchis");
	d.settings.hold = CK_HOLD_ANY;
	desk_open();
	for (unsigned seat = 1; seat <= 4; seat++)
		desk_do(desk_sit(seat, CK_PERSON, 7));
	desk_expect_turn(CK_EXPECT_START, 0);
}

static void absent_does_not_act(void **state)
{
	(void)state;
	desk_begin("parchis", false);
	desk_do(desk_leave(1, 1));
	desk_refuse(desk_leave(1, 1), "the occupant of seat 1 is away already");
	desk_refuse(desk_throw("3"), "the occupant of seat 1 is away and must return first");
	desk_refuse(desk_by(desk_throw("3"), CK_STAND_IN), "nobody may stand in for seat 1 now");
	assert_int_equal(ck_table_turn(&d.table).stand_in, 0);
	desk_refuse(desk_sit(1, CK_PERSON, 9),
	            "the game has begun: nobody else may take seat 1 at this table");
	desk_do(desk_return(1, 1));
	desk_do(desk_throw("3"));
	desk_expect_replay();
}

static void stands_in_for_the_absent(void **state)
{
	(void)state;
	desk_game("parchis");
	d.settings.auto_absent = 1;
	desk_open();
	desk_sit_all();
	desk_do(desk_start(CK_START_SEAT, 1));
	desk_refuse(desk_by(desk_throw("3"), CK_STAND_IN), "nobody may stand in for seat 1 now");
	desk_do(desk_leave(1, 1));
	assert_int_equal(ck_table_turn(&d.table).stand_in, 1);
	desk_do(desk_by(desk_throw("3"), CK_STAND_IN));
	desk_do(desk_return(1, 1));
	desk_refuse(desk_by(desk_action("1>4"), CK_STAND_IN), "nobody may stand in for seat 1 now");
	desk_do(desk_action("1>4"));
	desk_expect_replay();
}

static void substitute_takes_over(void **state)
{
	(void)state;
	desk_game("pachisi");
	d.settings.substitutes = 1;
	desk_open();
	desk_do(desk_sit(1, CK_PERSON, 1));
	desk_do(desk_sit(2, CK_PERSON, 2));
	desk_do(desk_sit(3, CK_PERSON, 1));
	desk_do(desk_sit(4, CK_BOT, 4));
	desk_do(desk_start(CK_START_SEAT, 1));
	desk_refuse(desk_sit(1, CK_PERSON, 9), "the occupant of seat 1 is there");
	desk_do(desk_leave(1, 1));
	desk_refuse(desk_sit(1, CK_PERSON, 1), "seat 1 is theirs already: who was away returns");
	desk_refuse(desk_sit(3, CK_PERSON, 2), "seat 3 is refused: its person has seat 2, of another side");
	desk_do(desk_sit(1, CK_PERSON, 9));
	assert_int_equal(d.table.state.seats[0].absent, 0);
	assert_int_equal(d.table.state.seats[2].absent, 1);
	desk_refuse(desk_by(desk_throw("2"), 1), "seat 1 is not held by occupant 1");
	desk_do(desk_throw("2"));
	/* somebody who is away cannot sit down elsewhere */
	desk_do(desk_leave(1, 9));
	desk_refuse(desk_sit(3, CK_PERSON, 9), "occupant 9 is away and must return first");
	desk_expect_replay();
}

static void only_the_seat_to_act(void **state)
{
	(void)state;
	desk_begin("parchis", false);
	desk_refuse(desk_from(desk_throw("3"), 2), "seat 2 is not to act; it is the turn of seat 1");
	desk_refuse(desk_from(desk_throw("3"), 5), "there is no seat 5; the seats are 1 to 4");
	desk_refuse(desk_by(desk_throw("3"), 2), "seat 1 is not held by occupant 2");
	desk_do(desk_throw("3"));
	desk_refuse(desk_throw("3"), "an action of seat 1 is due");
	desk_refuse(desk_opening("3"), "an action of seat 1 is due");
	desk_do(desk_action("1>4"));
	desk_expect_turn(CK_EXPECT_THROW, 2);
	desk_refuse(desk_action("1>4"), "a throw of seat 2 is due");
	desk_refuse(desk_colour(1), "a throw of seat 2 is due");
}

static void settings_are_checked(void **state)
{
	(void)state;
	char text[CK_ERROR_TEXT];
	ck_error err;
	desk_game("parchis");
	d.settings.hold = CK_HOLD_COUNT;
	assert_false(ck_table_init(&d.table, &d.game, &d.settings, d.log, DESK_LOG, &err));
	ck_error_write(&err, NULL, text, sizeof text);
	assert_string_equal(text, "3 is not a rule for who may hold several seats");
	d.settings.hold = CK_HOLD_ANY;
	uint8_t *const flags[] = {&d.settings.real_dice,   &d.settings.touch,       &d.settings.auto_flag,
	                          &d.settings.auto_absent, &d.settings.substitutes, &d.settings.has_position};
	for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
		*flags[i] = 2;
		assert_false(ck_table_init(&d.table, &d.game, &d.settings, d.log, DESK_LOG, &err));
		ck_error_write(&err, NULL, text, sizeof text);
		assert_string_equal(text, "a setting is 2; it must be 0 or 1");
		*flags[i] = 0;
	}
	d.settings.touch = 1;
	d.settings.has_position = 1;
	assert_false(ck_table_init(&d.table, &d.game, &d.settings, d.log, DESK_LOG, &err));
	ck_position_start(&d.game, 2, &d.settings.position);
	assert_true(ck_table_init(&d.table, &d.game, &d.settings, d.log, DESK_LOG, &err));
	const char *over = "parchis G,G,G,G/1,0,0,0/1,0,0,0/1,0,0,0 0 W1 six=0 last=- late=-";
	ck_game game;
	assert_true(ck_position_parse(&game, &d.settings.position, over, strlen(over), &err));
	assert_false(ck_table_init(&d.table, &d.game, &d.settings, d.log, DESK_LOG, &err));
	ck_error_write(&err, NULL, text, sizeof text);
	assert_string_equal(text, "the position to start from is the end of a game");
}

static void defaults(void **state)
{
	(void)state;
	desk_game("parchis-pairs");
	assert_int_equal(d.settings.touch, 1);
	assert_int_equal(d.settings.hold, CK_HOLD_TEAM);
	assert_int_equal(d.settings.real_dice, 0);
	desk_game("parchis");
	assert_int_equal(d.settings.touch, 0);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TITLED("a table starts when all seats are taken", starts_when_full),
		TITLED("a seat that is taken or missing, or a strange occupant, is refused", refuses_seats),
		TITLED("before the start who leaves frees the seat", stands_up_before_the_start),
		TITLED("S0: one person plays both colours of a team", one_person_plays_a_team),
		TITLED("who may hold several seats is a setting; bots may hold any", holds_by_setting),
		TITLED("an absent occupant does not act before returning", absent_does_not_act),
		TITLED("where the settings allow it, somebody stands in for the absent",
	               stands_in_for_the_absent),
		TITLED("a substitute takes the seat of an absent person", substitute_takes_over),
		TITLED("only the seat to act acts, and by its occupant", only_the_seat_to_act),
		TITLED("settings out of range are refused", settings_are_checked),
		TITLED("touched pieces bind by default in parchis-pairs alone", defaults),
	};
	return cmocka_run_group_tests_name("table: seating", tests, NULL, NULL);
}
