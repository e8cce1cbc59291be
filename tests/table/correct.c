/* correct.c - throws that fell badly and what was mistyped: only with real dice, never silently. */
#include "desk.h"

static size_t latest(void)
{
	size_t number = 0;
	assert_true(ck_table_latest(&d.table, d.table.count, &number));
	return number;
}

static void throws_again(void **state)
{
	(void)state;
	desk_game("parchis");
	d.settings.real_dice = 1;
	desk_open();
	desk_sit_all();
	desk_refuse(desk_again(), "the game has not begun");
	desk_do(desk_start(CK_START_OPENING, 0));
	desk_do(desk_again());
	desk_do(desk_again());
	assert_int_equal(d.table.state.badly, 2);
	desk_do(desk_opening("6"));
	assert_int_equal(d.table.state.badly, 0);
	desk_do(desk_opening("1"));
	desk_do(desk_opening("1"));
	desk_do(desk_opening("1"));
	for (unsigned i = 0; i < 300; i++)
		desk_do(desk_again());
	assert_int_equal(d.table.state.badly, 255);
	desk_do(desk_throw("3"));
	assert_int_equal(d.table.state.badly, 0);
	desk_refuse(desk_again(), "an action of seat 1 is due");
	desk_expect_replay();
}

static void generated_throws_stand(void **state)
{
	(void)state;
	desk_begin("parchis", false);
	desk_refuse(desk_again(), "only real dice fall badly; the throws of this table are generated");
	desk_do(desk_throw("3"));
	desk_refuse(desk_correct(latest()), "only what was typed in from real dice may be corrected; "
	                                    "the throws of this table are generated");
}

static void takes_back_a_throw(void **state)
{
	(void)state;
	desk_begin("parchis", true);
	ck_position before = d.table.state.position;
	desk_do(desk_throw("3"));
	size_t thrown = latest();
	desk_do(desk_correct(thrown));
	assert_memory_equal(&d.table.state.position, &before, sizeof before);
	desk_expect_turn(CK_EXPECT_THROW, 1);
	/* the log keeps both */
	assert_int_equal(d.log[thrown].kind, CK_EVENT_THROW);
	assert_int_equal(d.log[thrown].notes, CK_NOTE_UNDONE);
	assert_int_equal(d.log[thrown + 1].kind, CK_EVENT_CORRECT);
	assert_int_equal(d.log[thrown + 1].target, thrown);
	desk_do(desk_throw("4"));
	desk_expect_position("parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D4 six=0 last=- late=-");
	desk_expect_replay();
}

static void replaces_a_throw(void **state)
{
	(void)state;
	desk_begin("parchis", true);
	desk_do(desk_throw("3"));
	size_t first = latest();
	desk_do(desk_correct_to(first, desk_throw("4")));
	desk_expect_position("parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D4 six=0 last=- late=-");
	/* what was put in place stands and can be corrected itself */
	size_t second = latest();
	assert_int_equal(second, first + 1);
	desk_refuse(desk_correct(first), "event 5 has been taken back already");
	desk_do(desk_correct_to(second, desk_throw("6")));
	desk_expect_position("parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D6 six=1 last=- late=-");
	desk_do(desk_action("1>7"));
	desk_do(desk_correct(latest()));
	desk_expect_position("parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D6 six=1 last=- late=-");
	desk_do(desk_correct(latest()));
	desk_expect_position("parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-");
	size_t number;
	assert_false(ck_table_latest(&d.table, d.table.count, &number));
	desk_expect_replay();
}

static void replaces_an_action(void **state)
{
	(void)state;
	desk_begin_at("parchis 21,5,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-", true);
	desk_do(desk_action("21>24"));
	size_t number = latest();
	desk_refuse(desk_correct_to(number, desk_action("5>9")), "5>9 is not legal here");
	desk_refuse(desk_correct_to(number, desk_throw("2")), "an action of seat 1 is due");
	desk_refuse(desk_correct_to(number, desk_again()),
	            "12 is no kind of event that a correction can put in place");
	desk_do(desk_correct_to(number, desk_action("5>8")));
	desk_expect_position("parchis 21,8,0,0/1,0,0,0/1,0,0,0/1,0,0,0 2 T six=0 last=- late=-");
	desk_expect_replay();
}

static void goes_back_several_events(void **state)
{
	(void)state;
	desk_begin("parchis", true);
	size_t number[3];
	ck_position at[3];
	static const char *const throws[] = {"3", "2", "4"};
	static const char *const actions[] = {"1>4", "1>3", "1>5"};
	for (unsigned i = 0; i < 3; i++) {
		at[i] = d.table.state.position;
		number[i] = d.table.count;
		desk_do(desk_throw(throws[i]));
		desk_do(desk_action(actions[i]));
	}
	desk_do(desk_correct(number[2]));
	assert_memory_equal(&d.table.state.position, &at[2], sizeof at[2]);
	desk_do(desk_correct(number[0]));
	assert_memory_equal(&d.table.state.position, &at[0], sizeof at[0]);
	for (size_t i = number[0]; i < number[2] + 2; i++)
		assert_true(d.log[i].notes & CK_NOTE_UNDONE);
	desk_expect_replay();
}

static void what_cannot_be_taken_back(void **state)
{
	(void)state;
	desk_begin("parchis", true);
	desk_refuse(desk_correct(0), "event 0 is no throw, touch, action or choice of colour");
	desk_refuse(desk_correct(4), "event 4 is no throw, touch, action or choice of colour");
	desk_refuse(desk_correct(99), "there is no event 99; the log has 5");
	desk_do(desk_again());
	desk_refuse(desk_correct(5), "event 5 is no throw, touch, action or choice of colour");
	desk_do(desk_throw("3"));
	desk_refuse(desk_from(desk_by(desk_correct(6), 2), 1), "seat 1 is not held by occupant 2");
	desk_do(desk_from(desk_by(desk_correct(6), 1), 1));
	desk_refuse(desk_correct(7), "event 7 is no throw, touch, action or choice of colour");
}

static void opening_and_colour(void **state)
{
	(void)state;
	desk_game("parchis-pairs");
	d.settings.real_dice = 1;
	d.settings.clock = CK_CLOCK_TOTAL;
	d.settings.clock_ms = 100000;
	desk_open();
	desk_sit_all();
	desk_do(desk_start(CK_START_OPENING, 0));
	desk_do(desk_opening("2"));
	desk_do(desk_opening("6"));
	size_t third = d.table.count;
	desk_do(desk_opening("3"));
	desk_do(desk_opening("1"));
	size_t colour = d.table.count;
	desk_do(desk_colour(4));
	assert_int_equal(d.table.state.seats[3].occupant, 2);
	desk_do(desk_throw("5"));
	/* who has left while it stood, under the number of that time, is still away after the correction */
	desk_do(desk_leave(1, 3));
	desk_do(desk_correct_to(colour, (ck_event){.kind = CK_EVENT_COLOUR, .value = 0}));
	assert_int_equal(d.table.state.seats[0].occupant, 2);
	assert_int_equal(d.table.state.seats[1].occupant, 3);
	assert_int_equal(d.table.state.seats[1].absent, 1);
	desk_expect_turn(CK_EXPECT_THROW, 1);
	/* back to the third opening throw: everybody on the chair of the beginning */
	desk_do(desk_correct_to(third, (ck_event){.kind = CK_EVENT_OPENING, .value = 5}));
	assert_int_equal(d.table.state.seats[2].occupant, 3);
	assert_int_equal(d.table.state.seats[2].absent, 1);
	assert_int_equal(d.table.state.seats[2].points, 6);
	desk_expect_turn(CK_EXPECT_OPENING, 4);
	desk_do(desk_opening("1"));
	/* 6 and 6: seats 2 and 3 throw again */
	desk_expect_turn(CK_EXPECT_OPENING, 2);
	assert_int_equal(d.table.state.round, 2);
	desk_expect_replay();
}

static void touch_after_a_correction(void **state)
{
	(void)state;
	desk_begin_at("parchis-pairs 21,5,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 D3 six=0 last=- late=-", true);
	size_t touch = d.table.count;
	desk_do(desk_touch("5>8"));
	desk_do(desk_action("5>8"));
	/* taking back the action alone leaves the piece touched */
	desk_do(desk_correct(touch + 1));
	desk_expect_turn(CK_EXPECT_TOUCHED, 1);
	desk_refuse(desk_action("21>24"), "the piece on 5 was touched and must be played");
	desk_refuse(desk_correct_to(touch, desk_action("5>9")), "5>9 is not legal here");
	/* a mistyped touch */
	ck_event other = {.kind = CK_EVENT_TOUCH, .action = 21};
	desk_do(desk_correct_to(touch, other));
	desk_expect_legal("21>24");
	desk_do(desk_correct_to(latest(), (ck_event){.kind = CK_EVENT_TOUCH, .action = 0}));
	assert_int_equal(d.log[d.table.count - 1].notes, CK_NOTE_FREE | CK_NOTE_VOID);
	desk_do(desk_correct(latest()));
	desk_expect_turn(CK_EXPECT_ACTION, 1);
	assert_int_equal(d.table.state.has_touched, 0);
	desk_expect_replay();
}

static void the_clock_goes_back(void **state)
{
	(void)state;
	desk_game("parchis:players=2");
	d.settings.real_dice = 1;
	d.settings.clock = CK_CLOCK_TOTAL;
	d.settings.clock_ms = 100000;
	d.settings.increment_ms = 500;
	d.pace = 0;
	desk_open();
	desk_sit_all();
	desk_do(desk_start(CK_START_SEAT, 1));
	size_t thrown = d.table.count;
	desk_do(desk_at(desk_throw("3"), 10000));
	desk_do(desk_at(desk_action("1>4"), 12000));
	desk_do(desk_at(desk_whole(CK_EVENT_TIME), 150000));
	assert_int_equal(d.table.state.seats[1].flagged, 1);
	/* the time that ran on a wrong throw is nobody's, and the flag that fell in it did not */
	desk_do(desk_at(desk_correct_to(thrown, (ck_event){.kind = CK_EVENT_THROW, .value = 3}), 160000));
	assert_int_equal(d.table.state.seats[0].left, 90000);
	assert_int_equal(d.table.state.seats[1].left, 100000);
	assert_int_equal(d.table.state.seats[1].flagged, 0);
	assert_int_equal(d.table.state.seats[1].flags, 0);
	assert_int_equal(d.table.state.now, 160000);
	desk_do(desk_at(desk_action("1>5"), 163000));
	assert_int_equal(d.table.state.seats[0].left, 87500);
	desk_do(desk_at(desk_throw("1"), 164000));
	assert_int_equal(d.table.state.seats[1].left, 99000);
	/* again, over the correction: only the first 10 s were seat 1's */
	desk_do(desk_at(desk_correct(thrown + 3), 170000));
	assert_int_equal(d.table.state.seats[0].left, 90000);
	desk_expect_replay();
}

static void paused_meanwhile(void **state)
{
	(void)state;
	desk_game("parchis:players=2");
	d.settings.real_dice = 1;
	d.settings.clock = CK_CLOCK_TURN;
	d.settings.clock_ms = 100000;
	d.pace = 0;
	desk_open();
	desk_sit_all();
	desk_do(desk_start(CK_START_SEAT, 1));
	desk_do(desk_at(desk_whole(CK_EVENT_PAUSE), 1000));
	desk_do(desk_at(desk_whole(CK_EVENT_RESUME), 50000));
	size_t thrown = d.table.count;
	desk_do(desk_at(desk_throw("3"), 51000));
	desk_do(desk_at(desk_whole(CK_EVENT_PAUSE), 52000));
	/* a judge corrects while the table is paused; it stays so */
	desk_do(desk_at(desk_correct_to(thrown, (ck_event){.kind = CK_EVENT_THROW, .value = 3}), 60000));
	desk_expect_turn(CK_EXPECT_RESUME, 1);
	assert_int_equal(d.table.state.seats[0].left, 98000);
	desk_do(desk_at(desk_whole(CK_EVENT_RESUME), 70000));
	desk_do(desk_at(desk_whole(CK_EVENT_TIME), 71000));
	assert_int_equal(d.table.state.seats[0].left, 97000);
	desk_do(desk_at(desk_correct(latest()), 72000));
	assert_int_equal(d.table.state.seats[0].left, 98000);
	desk_expect_turn(CK_EXPECT_THROW, 1);
	desk_expect_replay();
}

static void after_the_end(void **state)
{
	(void)state;
	uint8_t places[CK_SEATS_MAX];
	desk_begin_at("parchis G,G,G,70/1,0,0,0/1,0,0,0/2,0,0,0 1 T six=0 last=- late=-", true);
	size_t thrown = d.table.count;
	assert_false(ck_table_places(&d.table, places));
	desk_do(desk_throw("2"));
	desk_do(desk_action("70>G"));
	desk_expect_turn(CK_EXPECT_NOTHING, 0);
	assert_int_equal(d.table.state.ended, 1);
	assert_true(ck_table_places(&d.table, places));
	const uint8_t expected[] = {1, 3, 3, 2};
	assert_memory_equal(places, expected, 4);
	desk_refuse(desk_throw("2"), "the game is over");
	desk_refuse(desk_action("1>3"), "the game is over");
	/* a mistyped last throw is still corrected, until the result is accepted */
	desk_do(desk_correct_to(thrown, (ck_event){.kind = CK_EVENT_THROW, .value = 0}));
	assert_int_equal(d.table.state.ended, 0);
	desk_do(desk_action("70>71"));
	desk_do(desk_correct_to(d.table.count - 2, (ck_event){.kind = CK_EVENT_THROW, .value = 1}));
	desk_do(desk_action("70>G"));
	desk_do(desk_whole(CK_EVENT_END));
	desk_refuse(desk_correct(latest()), "the table is closed");
	assert_true(ck_table_places(&d.table, places));
	assert_memory_equal(places, expected, 4);
	desk_expect_replay();
}

/* Play n random events with real dice; the log then has n more. */
static void play_random(ck_rng *r, unsigned n)
{
	static ck_action list[CK_ACTIONS_MAX];
	while (n-- > 0 && d.table.state.phase == CK_TABLE_PLAY) {
		size_t count = ck_table_legal(&d.table, list);
		ck_event e = ck_table_event(&d.table, CK_EVENT_THROW, d.at);
		if (count == 0) {
			e.value = ck_throw_pick(&d.game, ck_rng_below(r, d.game.throw_total));
		} else {
			e.kind = CK_EVENT_ACTION;
			e.action = list[ck_rng_below(r, (uint32_t)count)];
		}
		desk_do(e);
	}
}

static void correcting_is_not_having_played(void **state)
{
	(void)state;
	static const char *const games[] = {"parchis", "parchis-pairs", "pachisi", "chaupar",
	                                    "pachisi:throws=single"};
	static ck_table_state states[200];
	static size_t counts[200];
	ck_rng r;
	ck_rng_seed(&r, 20, 7);
	for (unsigned g = 0; g < sizeof games / sizeof *games; g++) {
		for (unsigned round = 0; round < 20; round++) {
			desk_game(games[g]);
			d.settings.real_dice = 1;
			d.settings.clock = CK_CLOCK_TURN;
			d.settings.clock_ms = 2500;
			desk_open();
			desk_sit_all();
			desk_do(desk_start(CK_START_SEAT, 1 + round % 4));
			unsigned n = 0;
			/* five times: play on, then back to any event that stands; its state comes back */
			for (unsigned times = 0; times < 5; times++) {
				for (unsigned more = 20 + ck_rng_below(&r, 15); more > 0; more--) {
					states[n] = d.table.state;
					counts[n++] = d.table.count;
					play_random(&r, 1);
				}
				unsigned to = ck_rng_below(&r, n);
				desk_do(desk_correct(counts[to]));
				ck_table_state now = d.table.state;
				assert_memory_equal(&now.position, &states[to].position, sizeof now.position);
				assert_int_equal(now.seat, states[to].seat);
				/* the seat to act pays for the second up to the event, nobody for the rest */
				for (unsigned seat = 0; seat < d.game.seats; seat++) {
					uint64_t owed = seat == now.seat ? d.pace : 0;
					uint64_t had = states[to].seats[seat].left;
					assert_int_equal(now.seats[seat].left, had > owed ? had - owed : 0);
				}
				n = to;
			}
			desk_expect_replay();
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TITLED("S2 rule 1: a die that fell badly is thrown again", throws_again),
		TITLED("generated throws are never thrown again nor corrected", generated_throws_stand),
		TITLED("a throw is taken back and stays in the log", takes_back_a_throw),
		TITLED("a throw is replaced, and its replacement too", replaces_a_throw),
		TITLED("an action is replaced by another legal one", replaces_an_action),
		TITLED("all play after the event named goes with it", goes_back_several_events),
		TITLED("what is no throw, touch, action or colour stays", what_cannot_be_taken_back),
		TITLED("opening throws and the colour are corrected; who is away stays away",
	               opening_and_colour),
		TITLED("a touch stands or goes with its event", touch_after_a_correction),
		TITLED("the clock goes back to where it stood at the event", the_clock_goes_back),
		TITLED("a pause meanwhile is kept", paused_meanwhile),
		TITLED("the last move is corrected until the table is closed", after_the_end),
		TITLED("property: after a correction everything is as before the event",
	               correcting_is_not_having_played),
	};
	return cmocka_run_group_tests_name("table: correct", tests, NULL, NULL);
}
