/* opening.c - who starts (RULES 3 and 5, "Who starts"). */
#include "desk.h"

static void open_seated(const char *game)
{
	desk_game(game);
	desk_open();
	desk_sit_all();
	desk_do(desk_start(CK_START_OPENING, 0));
}

static void throw_all(const char *const *throws)
{
	for (; *throws; throws++)
		desk_do(desk_opening(*throws));
}

static void highest_starts(void **state)
{
	(void)state;
	open_seated("parchis");
	desk_refuse(desk_throw("3"), "an opening throw of seat 1 is due");
	desk_refuse(desk_action("0>1"), "an opening throw of seat 1 is due");
	desk_refuse(desk_colour(1), "an opening throw of seat 1 is due");
	desk_do(desk_opening("3"));
	desk_expect_turn(CK_EXPECT_OPENING, 2);
	desk_refuse(desk_from(desk_by(desk_opening("3"), 1), 1),
	            "seat 1 is not to act; it is the turn of seat 2");
	throw_all((const char *[]){"2", "5", "4", NULL});
	desk_expect_turn(CK_EXPECT_THROW, 3);
	desk_expect_position("parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 3 T six=0 last=- late=-");
	assert_int_equal(d.table.state.starter, 2);
	assert_int_equal(d.table.state.round, 1);
	assert_int_equal(d.table.state.contenders, 0);
	assert_int_equal(d.table.state.thrown, 0);
	assert_int_equal(d.table.state.seats[3].points, 4);
	desk_expect_replay();
}

static void ties_throw_again(void **state)
{
	(void)state;
	open_seated("parchis");
	throw_all((const char *[]){"5", "2", "5", "5", NULL});
	assert_int_equal(d.table.state.round, 2);
	assert_int_equal(d.table.state.contenders, 1 | 4 | 8);
	desk_expect_turn(CK_EXPECT_OPENING, 1);
	assert_int_equal(d.table.state.thrown, 0);
	throw_all((const char *[]){"1", NULL});
	desk_expect_turn(CK_EXPECT_OPENING, 3);
	assert_int_equal(d.table.state.thrown, 1);
	throw_all((const char *[]){"4", "4", NULL});
	assert_int_equal(d.table.state.contenders, 4 | 8);
	assert_int_equal(d.table.state.thrown, 0);
	desk_expect_turn(CK_EXPECT_OPENING, 3);
	throw_all((const char *[]){"1", "1", NULL});
	assert_int_equal(d.table.state.round, 4);
	desk_expect_turn(CK_EXPECT_OPENING, 3);
	throw_all((const char *[]){"1", "2", NULL});
	desk_expect_turn(CK_EXPECT_THROW, 4);
	desk_expect_replay();
}

static void ties_without_end(void **state)
{
	(void)state;
	open_seated("parchis:players=2");
	for (unsigned i = 0; i < 300; i++)
		throw_all((const char *[]){"6", "6", NULL});
	assert_int_equal(d.table.state.round, 255);
	throw_all((const char *[]){"1", "2", NULL});
	desk_expect_turn(CK_EXPECT_THROW, 2);
}

static void points_of_cowries(void **state)
{
	(void)state;
	open_seated("pachisi");
	/* a grace does not throw again in the opening: the value alone counts */
	throw_all((const char *[]){"10", "12", "25", "6", NULL});
	desk_expect_turn(CK_EXPECT_THROW, 3);
	desk_expect_position("pachisi 0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 3 T "
	                     "in=0000 skip=0000 row=0 due=0 ent=0 idle=0");
}

static void points_of_long_dice(void **state)
{
	(void)state;
	open_seated("chaupar");
	/* sums 13, 12, 13, 3 */
	throw_all((const char *[]){"6-6-1", "5-5-2", "6-5-2", "1-1-1", NULL});
	assert_int_equal(d.table.state.contenders, 1 | 4);
	throw_all((const char *[]){"2-1-1", "2-2-1", NULL});
	desk_expect_turn(CK_EXPECT_THROW, 3);
}

static void winner_chooses_colour(void **state)
{
	(void)state;
	/* every winner and every colour: the winner takes it, the others follow to the right */
	for (unsigned winner = 1; winner <= 4; winner++) {
		for (unsigned colour = 1; colour <= 4; colour++) {
			open_seated("parchis-pairs");
			for (unsigned seat = 1; seat <= 4; seat++)
				desk_do(desk_opening(seat == winner ? "6" : "5"));
			desk_expect_turn(CK_EXPECT_COLOUR, winner);
			desk_refuse(desk_colour(5), "there is no colour 5; the colours are 1 to 4");
			char sentence[64];
			snprintf(sentence, sizeof sentence, "seat %u is to choose the colour", winner);
			desk_refuse(desk_throw("3"), sentence);
			desk_do(desk_colour(colour));
			desk_expect_turn(CK_EXPECT_THROW, colour);
			assert_int_equal(d.table.state.starter, colour - 1);
			for (unsigned right = 0; right < 4; right++) {
				const ck_seat *seat = &d.table.state.seats[(colour - 1 + right) % 4];
				unsigned chair = (winner - 1 + right) % 4;
				assert_int_equal(seat->occupant, chair + 1);
				assert_int_equal(seat->chair, chair);
				assert_int_equal(seat->points, chair + 1 == winner ? 6 : 5);
			}
			desk_expect_replay();
		}
	}
}

static void partners_stay_opposite(void **state)
{
	(void)state;
	desk_game("parchis-pairs");
	desk_open();
	desk_do(desk_sit(1, CK_PERSON, 7));
	desk_do(desk_sit(2, CK_BOT, 8));
	desk_do(desk_sit(3, CK_PERSON, 7));
	desk_do(desk_sit(4, CK_BOT, 9));
	desk_do(desk_start(CK_START_OPENING, 0));
	throw_all((const char *[]){"1", "1", "2", "1", NULL});
	desk_do(desk_colour(2));
	const ck_seat *seats = d.table.state.seats;
	assert_int_equal(seats[1].occupant, 7);
	assert_int_equal(seats[3].occupant, 7);
	assert_int_equal(seats[2].occupant, 9);
	assert_int_equal(seats[0].occupant, 8);
	assert_int_equal(seats[0].who, CK_BOT);
	desk_expect_position("parchis-pairs 0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 2 T six=0 last=- late=-");
}

static void opening_is_skipped(void **state)
{
	(void)state;
	desk_game("parchis-pairs");
	desk_open();
	desk_sit_all();
	desk_refuse(desk_start(CK_START_SEAT, 5), "there is no seat 5 to begin; the seats are 1 to 4");
	desk_refuse(desk_start(CK_START_POSITION, 0), "this table has no position to start from");
	desk_refuse(desk_start(CK_START_COUNT, 0), "3 is not a way to start");
	desk_do(desk_start(CK_START_SEAT, 4));
	desk_expect_turn(CK_EXPECT_THROW, 4);
	assert_int_equal(d.table.state.starter, 3);
	assert_int_equal(d.table.state.round, 0);
	const ck_event *logged = &d.log[d.table.count - 1];
	assert_int_equal(logged->kind, CK_EVENT_START);
	assert_int_equal(logged->value, CK_START_SEAT);
	assert_int_equal(logged->seat, 3);
	desk_expect_replay();
}

static void starts_from_a_position(void **state)
{
	(void)state;
	const char *line = "parchis 30,30,10,0/1,0,0,0/1,0,0,0/1,0,0,0 3 D6 six=1 last=- late=-";
	desk_begin_at(line, false);
	desk_expect_position(line);
	desk_expect_turn(CK_EXPECT_ACTION, 3);
	desk_expect_legal("1>7");
	assert_int_equal(d.table.state.starter, CK_NO_SEAT);
	desk_expect_replay();
}

static void opening_throws_are_checked(void **state)
{
	(void)state;
	open_seated("parchis");
	ck_event e = desk_opening("1");
	e.value = 6;
	desk_refuse(e, "throw number 6 is not in this game's list");
	e.value = CK_NO_THROW;
	desk_refuse(e, "throw number 255 is not in this game's list");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TITLED("RULES 3: the highest opening throw starts", highest_starts),
		TITLED("RULES 3: those tied for highest throw again, until one is left", ties_throw_again),
		TITLED("an opening may tie any number of times", ties_without_end),
		TITLED("RULES 5: in pachisi the value counts, graces ignored", points_of_cowries),
		TITLED("RULES 5: in chaupar the sum of the dice counts", points_of_long_dice),
		TITLED("S2 rule 3: the winner takes a colour, the others follow to the right",
	               winner_chooses_colour),
		TITLED("S2 rule 3: after the choice of colour partners are opposite", partners_stay_opposite),
		TITLED("a chosen seat begins without opening throws, and the log says so",
	               opening_is_skipped),
		TITLED("a game may begin from a position line", starts_from_a_position),
		TITLED("an opening throw that the game does not have is refused", opening_throws_are_checked),
	};
	return cmocka_run_group_tests_name("table: opening", tests, NULL, NULL);
}
