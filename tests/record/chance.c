#include "chance.h"

const char *const chance_games[] = {
	"parchis",
	"parchis:players=2,pieces=2",
	"parchis:players=3,seven=four_on_board,blocked_barrier=free",
	"parchis:players=6,pieces=1,exit_capture=any",
	"parchis:players=8,pieces=2,out=2,third_six=lose_turn,capture_bonus=10,goal_bonus=20",
	"parchis-pairs",
	"parchis-pairs:pieces=1,win=all_eight",
	"parchis-pairs:blocked_barrier=forfeit,pair_barrier_opens=no,capture_bonus=0,goal_bonus=0",
	"pachisi",
	"pachisi:table=seven,throws=single,grace_limit=on,pieces=2",
	"pachisi:table=six_wiki,sums=stepped,entry=use,laps=0,queen=off,finished=help",
	"pachisi:table=seven_murray,graces=ten_twentyfive,finish=grace,grace_limit=on,finished=help,pieces=1",
	"pachisi:throws=single,laps=9,grace_limit=on,finished=help,pieces=1",
	"pachisi:last_square=strict,standstill=9",
	"chaupar",
	"chaupar:dice=mixed,start=home_arm,sums=stepped,laps=9,finished=help,pieces=2",
	"chaupar:dice=1346,laps=0,standstill=5,pieces=1",
};
const size_t chance_game_count = sizeof chance_games / sizeof *chance_games;

void chance_fail(const char *what, const ck_error *err)
{
	char text[CK_ERROR_TEXT];
	ck_error_write(err, NULL, text, sizeof text);
	fail_msg("%s: %s", what, text);
}

void chance_sit(ck_table *t)
{
	ck_error err;
	for (uint8_t seat = 0; seat < t->game->seats; seat++) {
		ck_event e = {.kind = CK_EVENT_SIT,
		              .seat = seat,
		              .occupant = (uint16_t)(seat + 1),
		              .value = CK_PERSON};
		if (!ck_table_do(t, &e, &err))
			chance_fail("sit", &err);
	}
}

void chance_do(chance *c, ck_event e)
{
	ck_error err;
	if (!ck_table_do(&c->table, &e, &err))
		chance_fail("refused", &err);
}

void chance_begin(chance *c, const char *game, bool real_dice, bool touch, ck_start_kind start,
                  const ck_position *p)
{
	ck_error err;
	memset(c, 0, sizeof *c);
	if (!ck_game_parse(&c->game, game, strlen(game), &err))
		chance_fail(game, &err);
	ck_table_settings_default(&c->game, &c->settings);
	c->settings.real_dice = real_dice;
	c->settings.touch = touch;
	if (start == CK_START_POSITION) {
		c->settings.has_position = 1;
		c->settings.position = *p;
	}
	if (!ck_table_init(&c->table, &c->game, &c->settings, c->log, CHANCE_LOG, &err))
		chance_fail("settings", &err);
	chance_sit(&c->table);
	chance_do(c, (ck_event){.kind = CK_EVENT_START,
	                        .value = (uint8_t)start,
	                        .seat = start == CK_START_SEAT ? c->game.seats - 1 : CK_NO_SEAT});
}

static ck_throw any_throw(const ck_game *g, ck_rng *r)
{
	return ck_throw_pick(g, ck_rng_below(r, g->throw_total));
}

/* An event that is due at the table, not a correction. */
static ck_event due(const ck_table *t, ck_rng *r)
{
	static ck_action list[CK_ACTIONS_MAX];
	const ck_game *g = t->game;
	ck_turn turn = ck_table_turn(t);
	ck_event e = ck_table_event(t, CK_EVENT_NONE, t->state.now);
	bool throws = turn.expect == CK_EXPECT_OPENING || turn.expect == CK_EXPECT_THROW;
	if (throws && t->settings.real_dice && ck_rng_below(r, 12) == 0) {
		e.kind = CK_EVENT_AGAIN;
	} else if (throws) {
		e.kind = turn.expect == CK_EXPECT_OPENING ? CK_EVENT_OPENING : CK_EVENT_THROW;
		e.value = any_throw(g, r);
	} else if (turn.expect == CK_EXPECT_COLOUR) {
		e.kind = CK_EVENT_COLOUR;
		e.value = (uint8_t)ck_rng_below(r, g->seats);
	} else if (turn.expect == CK_EXPECT_ACTION && t->settings.touch && ck_rng_below(r, 4) == 0) {
		e.kind = CK_EVENT_TOUCH;
		e.action = ck_position_piece(g, &t->state.position, ck_position_owner(g, &t->state.position),
		                             ck_rng_below(r, g->pieces));
	} else if (turn.expect == CK_EXPECT_ACTION || turn.expect == CK_EXPECT_TOUCHED) {
		e.kind = CK_EVENT_ACTION;
		e.action = list[ck_rng_below(r, (uint32_t)ck_table_legal(t, list))];
	}
	return e;
}

/* A correction of something up to ten events back, with or without something in its place. */
static bool correction(const chance *c, ck_rng *r, ck_event *e)
{
	static ck_event log[CHANCE_LOG];
	size_t target = c->table.count;
	for (unsigned back = ck_rng_below(r, 10) + 1; back > 0; back--)
		if (!ck_table_latest(&c->table, target, &target) && target == c->table.count)
			return false;
	*e = ck_table_event(&c->table, CK_EVENT_CORRECT, c->table.state.now);
	e->target = (uint32_t)target;
	if (ck_rng_below(r, 2) == 0)
		return true;
	/* at another table it is taken back first, to see what could be there */
	ck_table other = c->table;
	memcpy(log, c->log, c->table.count * sizeof *log);
	other.log = log;
	assert_true(ck_table_do(&other, e, NULL));
	ck_event instead = due(&other, r);
	if (instead.kind == CK_EVENT_AGAIN)
		return true;
	e->replace = instead.kind;
	e->value = instead.value;
	e->action = instead.action;
	return true;
}

ck_event chance_event(const chance *c, ck_rng *r)
{
	ck_event e;
	if (c->settings.real_dice && ck_rng_below(r, 20) == 0 && correction(c, r, &e))
		return e;
	return due(&c->table, r);
}
