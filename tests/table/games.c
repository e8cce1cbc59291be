/* games.c - whole random games of all games and many options through the table, against the rules alone. */
#include "desk.h"
#include "sound.h"

static const char *const strings[] = {
	"parchis",
	"parchis:players=2,pieces=2",
	"parchis:players=3,seven=four_on_board,blocked_barrier=free",
	"parchis:players=6,pieces=1,exit_capture=any",
	"parchis:players=8,pieces=2,out=2,third_six=lose_turn,capture_bonus=10,goal_bonus=20",
	"parchis-pairs",
	"parchis-pairs:win=all_eight,out=2,pieces=2",
	"parchis-pairs:blocked_barrier=forfeit,pair_barrier_opens=no,capture_bonus=0,goal_bonus=0",
	"pachisi",
	"pachisi:table=seven,throws=single,grace_limit=on,pieces=2",
	"pachisi:table=six_wiki,entry=use,sums=stepped,queen=off,laps=0,finished=help",
	"pachisi:table=seven_murray,graces=ten_twentyfive,finish=grace,grace_limit=on,finished=help,pieces=2",
	"pachisi:throws=single,entry=extra,laps=9,finished=help,pieces=1,grace_limit=on",
	"pachisi:last_square=strict,standstill=20",
	"chaupar",
	"chaupar:dice=mixed,start=home_arm,sums=stepped,laps=9,finished=help",
	"chaupar:dice=1346,laps=0,pieces=3,standstill=5",
};

/* A game played twice: by the table, and by the rules alone. */
struct twice {
	ck_position position; /* by the rules */
	ck_table second;      /* fed with the log of the first, event by event */
};

static ck_event second_log[DESK_LOG];

/* Feed the second table the latest event: its state must be the same, byte for byte. */
static void follow(struct twice *twice)
{
	ck_event e = d.log[d.table.count - 1];
	assert_true(ck_table_do(&twice->second, &e, NULL));
	assert_memory_equal(&twice->second.state, &d.table.state, sizeof d.table.state);
	assert_memory_equal(&second_log[d.table.count - 1], &d.log[d.table.count - 1], sizeof e);
}

static void happen(struct twice *twice, ck_event e)
{
	desk_do(e);
	follow(twice);
}

static void begin(struct twice *twice, ck_rng *r, const char *game)
{
	desk_game(game);
	d.settings.real_dice = 1;
	d.settings.touch = 1;
	d.settings.clock = (uint8_t)ck_rng_below(r, CK_CLOCK_COUNT);
	d.settings.clock_ms = d.settings.clock == CK_CLOCK_NONE ? 0 : 100000;
	d.settings.increment_ms = d.settings.clock == CK_CLOCK_TOTAL ? 500 : 0;
	desk_open();
	assert_true(ck_table_init(&twice->second, &d.game, &d.settings, second_log, DESK_LOG, NULL));
	for (unsigned seat = 1; seat <= d.game.seats; seat++)
		happen(twice, desk_sit(seat, CK_PERSON, seat));
	happen(twice, desk_start(CK_START_OPENING, 0));
	while (d.table.state.phase == CK_TABLE_OPENING) {
		ck_event e = ck_table_event(&d.table, CK_EVENT_OPENING, d.at);
		e.value = ck_throw_pick(&d.game, ck_rng_below(r, d.game.throw_total));
		happen(twice, e);
	}
	if (d.table.state.phase == CK_TABLE_COLOUR)
		happen(twice, desk_colour(1 + ck_rng_below(r, 4)));
	ck_position_start(&d.game, d.table.state.starter, &twice->position);
}

static void take(struct twice *twice, const ck_step *step, ck_event e)
{
	ck_position after;
	if (step->t != CK_NO_THROW)
		ck_throw_apply(&d.game, &twice->position, step->t, &after);
	else
		ck_action_apply(&d.game, &twice->position, step->action, &after);
	happen(twice, e);
	assert_memory_equal(&d.table.state.position, &after, sizeof after);
	expect_sound(&d.game, &twice->position, step, &after);
	twice->position = after;
}

static void step(struct twice *twice, ck_rng *r)
{
	static ck_action list[CK_ACTIONS_MAX], again[CK_ACTIONS_MAX];
	size_t count = ck_position_legal(&d.game, &twice->position, list);
	assert_int_equal(ck_table_legal(&d.table, again), count);
	assert_memory_equal(list, again, count * sizeof *list);
	assert_int_equal(ck_table_turn(&d.table).seat, twice->position.seat);
	if (count == 0) {
		ck_event e = ck_table_event(&d.table, CK_EVENT_THROW, d.at);
		e.value = ck_throw_pick(&d.game, ck_rng_below(r, d.game.throw_total));
		take(twice, &(ck_step){.t = e.value}, e);
		return;
	}
	ck_action a = list[ck_rng_below(r, (uint32_t)count)];
	if (!(a & CK_ACTION_PASS) && ck_rng_below(r, 4) == 0) {
		ck_event touch = ck_table_event(&d.table, CK_EVENT_TOUCH, d.at);
		touch.action = ck_action_piece(a);
		happen(twice, touch);
		assert_int_equal(d.table.state.has_touched, 1);
	}
	ck_event e = ck_table_event(&d.table, CK_EVENT_ACTION, d.at);
	e.action = a;
	take(twice, &(ck_step){.action = a, .t = CK_NO_THROW}, e);
}

static void whole_games(void **state)
{
	(void)state;
	ck_rng r;
	ck_rng_seed(&r, 5, 2026);
	for (size_t i = 0; i < sizeof strings / sizeof *strings; i++) {
		for (unsigned n = 0; n < 12; n++) {
			struct twice twice;
			begin(&twice, &r, strings[i]);
			while (twice.position.phase != CK_OVER && d.table.count < DESK_LOG - 2)
				step(&twice, &r);
			desk_expect_replay();
			if (twice.position.phase != CK_OVER)
				continue; /* longer than the log of this test */
			uint8_t places[CK_SEATS_MAX], own[CK_SEATS_MAX];
			assert_true(ck_position_places(&d.game, &twice.position, places));
			assert_true(ck_table_places(&d.table, own));
			assert_memory_equal(places, own, d.game.seats);
			desk_expect_turn(CK_EXPECT_NOTHING, 0);
		}
	}
}

/* Any bytes as an event: the table refuses them or stays one that its log replays. */
static void any_bytes(void **state)
{
	(void)state;
	ck_rng r;
	ck_rng_seed(&r, 6, 2026);
	unsigned accepted = 0;
	for (size_t i = 0; i < sizeof strings / sizeof *strings; i++) {
		desk_game(strings[i]);
		d.settings.real_dice = 1;
		d.settings.touch = 1;
		d.settings.substitutes = 1;
		d.settings.auto_absent = 1;
		d.settings.hold = CK_HOLD_ANY;
		desk_open();
		for (unsigned n = 0; n < 20000; n++) {
			ck_event e;
			memset(&e, 0, sizeof e);
			e.kind = (uint8_t)ck_rng_below(&r, CK_EVENT_KIND_COUNT + 1);
			if (e.kind == CK_EVENT_END && ck_rng_below(&r, 500) > 0)
				continue;
			if (ck_rng_below(&r, 2))
				e = ck_table_event(&d.table, e.kind, 0);
			else
				e.seat = (uint8_t)(ck_rng_below(&r, d.game.seats + 2u) - 1);
			if (e.occupant == 0)
				e.occupant = (uint16_t)ck_rng_below(&r, 6);
			e.value = (uint8_t)ck_rng_below(&r, 8);
			e.replace = (uint8_t)(ck_rng_below(&r, 3) ? 0 : ck_rng_below(&r, 18));
			e.target = ck_rng_below(&r, (uint32_t)d.table.count + 2);
			e.at = d.table.state.now + ck_rng_below(&r, 100);
			static ck_action list[CK_ACTIONS_MAX];
			size_t count = ck_table_legal(&d.table, list);
			e.action = count > 0 ? list[ck_rng_below(&r, (uint32_t)count)] : ck_rng_next(&r);
			if (e.kind == CK_EVENT_TOUCH)
				e.action = ck_action_piece(e.action);
			ck_table_state before = d.table.state;
			if (ck_table_do(&d.table, &e, NULL))
				accepted++;
			else
				assert_memory_equal(&before, &d.table.state, sizeof before);
		}
		desk_expect_replay();
	}
	assert_true(accepted > 10000);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TITLED("property: whole games by the table are those by the rules, and replay at every event",
	               whole_games),
		TITLED("property: whatever arrives, the log replays to the same bytes", any_bytes),
	};
	return cmocka_run_group_tests_name("table: games", tests, NULL, NULL);
}
