/* touch.c - a touched piece is a played piece (S2 rule 2). */
#include "desk.h"

#define TWO_MOVE "parchis-pairs 21,5,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 D3 six=0 last=- late=-"

static void touched_is_played(void **state)
{
	(void)state;
	desk_begin_at(TWO_MOVE, false);
	desk_expect_legal("21>24 5>8");
	desk_do(desk_touch("5>8"));
	desk_expect_turn(CK_EXPECT_TOUCHED, 1);
	desk_expect_legal("5>8");
	ck_event other = desk_action("21>24");
	assert_true(ck_table_bound(&d.table, other.action));
	assert_false(ck_table_bound(&d.table, desk_action("5>8").action));
	desk_refuse(other, "the piece on 5 was touched and must be played");
	desk_refuse(desk_touch("21>24"), "the piece on 5 is touched already");
	desk_refuse(desk_touch("5>8"), "the piece on 5 is touched already");
	desk_do(desk_action("5>8"));
	assert_int_equal(d.table.state.has_touched, 0);
	assert_int_equal(d.table.state.touched, 0);
	desk_expect_turn(CK_EXPECT_THROW, 2);
	desk_expect_replay();
}

static void a_piece_that_cannot_move(void **state)
{
	(void)state;
	desk_begin_at(TWO_MOVE, false);
	desk_do(desk_touch("0>1"));
	assert_int_equal(d.log[d.table.count - 1].notes, CK_NOTE_VOID);
	desk_expect_turn(CK_EXPECT_ACTION, 1);
	desk_expect_legal("21>24 5>8");
	/* the next touch may bind */
	desk_do(desk_touch("21>24"));
	assert_int_equal(d.log[d.table.count - 1].notes, 0);
	desk_expect_legal("21>24");
	desk_expect_replay();
}

static void all_actions_of_the_piece(void **state)
{
	(void)state;
	desk_begin_at("parchis-pairs 2,1,0,0/0,0,0,0/38,0,0,0/0,0,0,0 1 D2 six=0 last=- late=-", false);
	desk_expect_legal("1>3 2>4& 2>4x");
	desk_do(desk_touch("2>4x"));
	desk_expect_legal("2>4& 2>4x");
	desk_do(desk_action("2>4&"));
}

static void no_such_piece(void **state)
{
	(void)state;
	desk_begin_at(TWO_MOVE, false);
	desk_refuse(desk_touch("22>25"), "there is no piece on 22 to touch");
	ck_event whole = desk_action("5>8");
	whole.kind = CK_EVENT_TOUCH;
	desk_refuse(whole, "a touch names a piece, not an action");
}

static void touches_in_the_bonus(void **state)
{
	(void)state;
	desk_begin_at("parchis-pairs 5,1,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 T six=0 last=- late=-", false);
	desk_refuse(desk_touch("5>8"), "a throw of seat 1 is due");
	desk_begin_at("parchis-pairs 24,1,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 B20 six=0 last=24 late=-", false);
	desk_expect_legal("1>21 24>44");
	desk_do(desk_touch("24>44"));
	desk_expect_legal("24>44");
}

static void off_by_setting(void **state)
{
	(void)state;
	desk_begin_at("parchis 21,5,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-", false);
	desk_refuse(desk_touch("5>8"), "at this table a touched piece need not be played");
}

static void begin_touching(const char *line)
{
	desk_begin_at(line, false);
	d.settings.touch = 1;
	desk_open();
	desk_sit_all();
	desk_do(desk_start(CK_START_POSITION, 0));
}

static void cowries(void **state)
{
	(void)state;
	begin_touching("pachisi 30,30c,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[25,4] in=1111 skip=0000 row=0 due=0 "
	               "ent=1 idle=0");
	/* marks tell pieces apart; a pass is no move of a touched piece */
	desk_do(desk_touch("30c>34:4"));
	desk_expect_legal("30c>34:4 30c>55:25 30c>59:25+4");
	desk_refuse(desk_action("pass"), "the piece on 30c was touched and must be played");
	desk_refuse(desk_action("30>34:4"), "the piece on 30c was touched and must be played");
	desk_do(desk_action("30c>34:4"));
	/* the next action is free again */
	desk_do(desk_touch("0>1"));
	desk_expect_legal("0>1");
	desk_refuse(desk_touch("pass"), "the piece on 0 is touched already");
	desk_do(desk_action("0>1"));
	desk_do(desk_action("pass"));
	desk_expect_replay();
}

static void long_dice(void **state)
{
	(void)state;
	begin_touching("chaupar G,24,7x2/24,23,7,6/24,23,7,6/24,23,7,6 1 M[6,5] idle=0");
	desk_refuse(desk_touch("7>12:5"), "there is no piece on 7 to touch");
	desk_do(desk_touch("G>0"));
	assert_int_equal(d.log[d.table.count - 1].notes, CK_NOTE_VOID);
	desk_do(desk_touch("7x2>12:5"));
	desk_expect_legal("7x2>12:5 7x2>13:6 7x2>18:6+5");
	desk_do(desk_action("7x2>12:5"));
	desk_expect_replay();
}

static void pieces_of_the_partner(void **state)
{
	(void)state;
	begin_touching("chaupar:finished=help G,G,G,G/24,23,7,6/24,23,7,6/24,23,7,6 1 M[6] idle=0");
	desk_do(desk_touch("24>30:6"));
	desk_expect_legal("24>30:6");
	desk_do(desk_action("24>30:6"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TITLED("S2 rule 2: only the touched piece may be played", touched_is_played),
		TITLED("a touch of a piece that cannot move binds nobody", a_piece_that_cannot_move),
		TITLED("a touched piece keeps all its actions", all_actions_of_the_piece),
		TITLED("a touch names a piece that is there", no_such_piece),
		TITLED("a touch binds in a bonus, and waits for the throw", touches_in_the_bonus),
		TITLED("touched pieces are a setting", off_by_setting),
		TITLED("pachisi: marks tell pieces apart, a touched piece forbids the pass", cowries),
		TITLED("chaupar: a group is touched as a whole", long_dice),
		TITLED("finished=help: the partner's pieces are touched", pieces_of_the_partner),
	};
	return cmocka_run_group_tests_name("table: touch", tests, NULL, NULL);
}
