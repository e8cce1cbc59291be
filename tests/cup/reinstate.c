/* reinstate.c - a mistaken withdrawal or expulsion is taken back, and what it gave away comes back. */
#include "evening.h"

#include "cup/standing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static evening e;

static const ck_cup_game *game_of(uint32_t number)
{
	return ck_cup_game_of(e.cup, number);
}

static const ck_cup_match *match_of(uint32_t game)
{
	return ck_cup_match_of(e.cup, game_of(game)->match);
}

static void begin(const char *format, uint32_t entrants, uint32_t boards)
{
	evening_begin(&e, format, entrants, boards);
	evening_draw(&e, "once y cuarto");
}

static void of_game(ck_act_kind kind, uint32_t game, uint32_t table)
{
	ck_act act = evening_act(&e, kind);

	act.game = game;
	act.table = table;
	evening_do(&e, &act);
}

static void go(ck_act_kind kind, uint32_t entrant)
{
	evening_simple(&e, kind, entrant, "wrong number");
}

static void refused(ck_act_kind kind, uint32_t entrant, ck_refused reason)
{
	ck_act act = evening_act(&e, kind);
	ck_refusal refusal;
	uint32_t acts = ck_cup_acts(e.cup);

	act.entrant = entrant;
	act.why = "wrong number";
	assert_false(ck_cup_do(e.cup, &act, &refusal));
	assert_int_equal(refusal.reason, reason);
	assert_int_equal(ck_cup_acts(e.cup), acts);
}

/* The game at the board goes on under its number, as it was. */
static void the_game_goes_on(void **state)
{
	(void)state;
	begin("knockout", 4, 3);
	uint32_t one = match_of(1)->side[0];

	of_game(CK_ACT_CALL, 1, 2);
	of_game(CK_ACT_START, 1, 0);
	go(CK_ACT_EXPEL, one);
	assert_int_equal(game_of(1)->state, CK_GAME_DROPPED);
	assert_int_not_equal(game_of(1)->dropped, 0);
	go(CK_ACT_REINSTATE, one);
	assert_int_equal(game_of(1)->state, CK_GAME_PLAYING);
	assert_int_equal(game_of(1)->table, 2);
	assert_int_equal(game_of(1)->dropped, 0);
	assert_int_equal(match_of(1)->state, CK_MATCH_OPEN);
	assert_int_equal(match_of(1)->games[0], 1);
	assert_int_equal(ck_cup_entrant_of(e.cup, one)->state, CK_ENTRANT_IN);
	assert_int_equal(ck_cup_entrant_of(e.cup, one)->went, 0);
	assert_int_equal(ck_cup_about(e.cup)->games, 2);
	evening_end(&e);
}

/* Its board was given to others meanwhile: it waits to be called. */
static void a_board_that_was_taken_stays_taken(void **state)
{
	(void)state;
	begin("knockout", 4, 3);
	uint32_t one = match_of(1)->side[0];

	of_game(CK_ACT_CALL, 1, 2);
	of_game(CK_ACT_START, 1, 0);
	go(CK_ACT_WITHDRAW, one);
	of_game(CK_ACT_CALL, 2, 2);
	go(CK_ACT_REINSTATE, one);
	assert_int_equal(game_of(1)->state, CK_GAME_SCHEDULED);
	assert_int_equal(game_of(1)->table, 0);
	assert_int_equal(game_of(1)->started_at, 0);
	assert_int_equal(game_of(2)->table, 2);
	evening_end(&e);
}

/* Nobody is absent for having been sent away: an announced time that has run out is none any more. */
static void an_announcement_that_ran_out_is_none(void **state)
{
	(void)state;
	begin("knockout", 4, 3);
	uint32_t one = match_of(1)->side[0], two = match_of(2)->side[0];
	int64_t start = e.at + 10 * EVENING_MINUTE;

	evening_announce(&e, 1, start);
	go(CK_ACT_WITHDRAW, one);
	go(CK_ACT_WITHDRAW, two);
	go(CK_ACT_REINSTATE, two); /* at once: its time stands */
	assert_int_equal(game_of(2)->announced, start);
	e.at = start + 15 * EVENING_MINUTE;
	go(CK_ACT_REINSTATE, one);
	assert_int_equal(game_of(1)->announced, 0);
	/* it is announced for itself, and its round does not give it the old time again */
	of_game(CK_ACT_CALL, 1, 1);
	assert_int_equal(game_of(1)->announced, 0);
	evening_end(&e);
}

/* Whoever went on because of it has begun the next game: what was given away stands. */
static void what_was_played_upon_it_stands(void **state)
{
	(void)state;
	begin("knockout", 4, 3);
	uint32_t one = match_of(1)->side[0];

	go(CK_ACT_WITHDRAW, one);
	evening_play(&e, 2, 0, 1, 20);
	of_game(CK_ACT_CALL, 3, 1);
	refused(CK_ACT_REINSTATE, one, CK_REFUSED_DEPENDENT);
	ck_act act = evening_act(&e, CK_ACT_UNCALL);

	act.game = 3;
	act.why = "they come back";
	evening_do(&e, &act);
	go(CK_ACT_REINSTATE, one);
	assert_int_equal(game_of(3)->state, CK_GAME_DROPPED);
	assert_int_equal(ck_cup_match_of(e.cup, 3)->state, CK_MATCH_WAITS);
	evening_play(&e, 1, 0, 1, 20);
	assert_int_equal(ck_cup_match_of(e.cup, 3)->side[0], one);
	evening_end(&e);
}

/* Of two who went, the one who stays away has given the game away. */
static void the_other_who_went_gives_it_away(void **state)
{
	(void)state;
	begin("round-robin", 3, 3);
	uint32_t first = match_of(1)->side[0], second = match_of(1)->side[1];

	go(CK_ACT_WITHDRAW, first);
	go(CK_ACT_WITHDRAW, second);
	assert_int_equal(match_of(1)->winner, second);
	go(CK_ACT_REINSTATE, first);
	assert_int_equal(match_of(1)->winner, first);
	go(CK_ACT_REINSTATE, second);
	assert_int_equal(match_of(1)->winner, 0);
	assert_int_equal(match_of(1)->state, CK_MATCH_OPEN);
	assert_int_equal(game_of(1)->state, CK_GAME_SCHEDULED); /* the slip of game 1 is good still */
	assert_int_equal(match_of(1)->games[0], 1);
	evening_end(&e);
}

/* A game between others does not come back: their quarterfinal was annulled, and somebody else has come. */
static void a_game_of_others_stays_dropped(void **state)
{
	(void)state;
	begin("knockout", 8, 4);
	for (uint32_t game = 1; game <= 4; game++)
		evening_play(&e, game, 0, 1, 20);
	uint32_t gone = match_of(5)->side[0], quarter = 1;

	while (match_of(quarter)->winner != match_of(5)->side[1])
		quarter++;
	of_game(CK_ACT_CALL, 5, 1);
	of_game(CK_ACT_START, 5, 0);
	go(CK_ACT_WITHDRAW, gone);
	ck_act act = evening_act(&e, CK_ACT_ANNUL);

	act.game = quarter;
	act.why = "sides mixed up";
	evening_do(&e, &act);
	evening_play(&e, ck_cup_about(e.cup)->games, 1, 1, 20);
	go(CK_ACT_REINSTATE, gone);
	assert_int_equal(game_of(5)->state, CK_GAME_DROPPED);
	assert_int_equal(match_of(5)->state, CK_MATCH_OPEN);
	assert_int_not_equal(match_of(5)->games[0], 5);
	evening_end(&e);
}

/* Boards were taken away meanwhile: there is no such table any more. */
static void a_table_that_is_gone_is_not_come_back_to(void **state)
{
	(void)state;
	begin("knockout", 4, 3);
	ck_act act = *ck_cup_act_at(e.cup, 0);
	uint32_t one = match_of(1)->side[0];

	of_game(CK_ACT_CALL, 1, 3);
	go(CK_ACT_EXPEL, one);
	act.kind = CK_ACT_CHANGE;
	act.at = e.at;
	act.boards = 2;
	evening_do(&e, &act);
	go(CK_ACT_REINSTATE, one);
	assert_int_equal(game_of(1)->state, CK_GAME_SCHEDULED);
	evening_end(&e);
}

/* What was certified before it went is what it was; the match goes on behind it. */
static void certified_games_of_a_match_stand(void **state)
{
	(void)state;
	begin("knockout:best=3", 2, 1);
	uint32_t one = match_of(1)->side[0];

	evening_play(&e, 1, 0, 2, 20);
	go(CK_ACT_WITHDRAW, one);
	assert_int_equal(game_of(2)->state, CK_GAME_DROPPED);
	assert_int_not_equal(match_of(1)->winner, one);
	go(CK_ACT_REINSTATE, one);
	assert_int_equal(game_of(2)->state, CK_GAME_SCHEDULED);
	assert_int_equal(match_of(1)->wins[0], 1);
	evening_play(&e, 2, 0, 2, 20);
	assert_int_equal(match_of(1)->winner, one);
	evening_end(&e);
}

/* Rule 14 reaches who has gone home already; a mistake there leaves them where they were. */
static void who_has_withdrawn_can_be_expelled(void **state)
{
	(void)state;
	begin("knockout", 4, 3);
	uint32_t one = match_of(1)->side[0];

	refused(CK_ACT_REINSTATE, one, CK_REFUSED_NOT_OUT);
	refused(CK_ACT_REINSTATE, 9, CK_REFUSED_NO_ENTRANT);
	go(CK_ACT_WITHDRAW, one);
	go(CK_ACT_EXPEL, one);
	refused(CK_ACT_EXPEL, one, CK_REFUSED_ENTRANT_OUT);
	refused(CK_ACT_WITHDRAW, one, CK_REFUSED_ENTRANT_OUT);
	go(CK_ACT_REINSTATE, one);
	assert_int_equal(ck_cup_entrant_of(e.cup, one)->state, CK_ENTRANT_WITHDRAWN);
	assert_int_equal(game_of(1)->state, CK_GAME_DROPPED);
	go(CK_ACT_REINSTATE, one);
	assert_int_equal(ck_cup_entrant_of(e.cup, one)->state, CK_ENTRANT_IN);
	assert_int_equal(game_of(1)->state, CK_GAME_SCHEDULED);
	evening_end(&e);
}

/* A knockout drawn from the groups without somebody has no place for whoever comes back. */
static void a_knockout_drawn_without_them_stands(void **state)
{
	(void)state;
	begin("groups:size=3,through=2", 6, 3);
	ck_standing lines[8];

	for (uint32_t due; (due = evening_due(&e)) != 0;)
		evening_play(&e, due, 0, 1, 20);
	assert_int_equal(ck_standing_list(e.cup, 1, lines), 3);
	uint32_t through = lines[0].entrant, cheat = lines[1].entrant;

	go(CK_ACT_WITHDRAW, through);
	go(CK_ACT_EXPEL, cheat); /* the third of the group goes on in its place */
	evening_pair(&e);
	refused(CK_ACT_REINSTATE, cheat, CK_REFUSED_KNOCKOUT);
	go(CK_ACT_REINSTATE, through); /* it has its place in the knockout */
	assert_int_equal(ck_cup_entrant_of(e.cup, through)->state, CK_ENTRANT_IN);
	evening_end(&e);
}

/* Rounds of a Swiss tournament that were paired since stand; who comes back plays on from the next. */
static void a_swiss_round_that_was_paired_upon_stands(void **state)
{
	(void)state;
	begin("swiss:rounds=3", 6, 3);
	uint32_t gone = match_of(1)->side[0];

	go(CK_ACT_WITHDRAW, gone);
	evening_play(&e, 2, 0, 1, 20);
	evening_play(&e, 3, 0, 1, 20);
	evening_pair(&e);
	go(CK_ACT_REINSTATE, gone);
	assert_int_equal(match_of(1)->state, CK_MATCH_FORFEITED);
	for (uint32_t due; (due = evening_due(&e)) != 0;)
		evening_play(&e, due, 0, 1, 20);
	evening_pair(&e);
	bool plays = false;

	for (uint32_t i = 1; i <= ck_cup_about(e.cup)->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(e.cup, i);

		plays |= match->round == 3 && (match->side[0] == gone || match->side[1] == gone);
	}
	assert_true(plays);
	evening_end(&e);
}

/* Who comes back is not absent by a time that was announced while they were away. */
static void a_time_announced_meanwhile_is_none(void **state)
{
	(void)state;
	begin("knockout", 4, 3);
	uint32_t one = match_of(1)->side[0];

	go(CK_ACT_WITHDRAW, one);
	evening_announce(&e, 1, e.at - 20 * EVENING_MINUTE);
	go(CK_ACT_REINSTATE, one);
	assert_int_equal(game_of(1)->announced, 0);
	evening_end(&e);
}

/* A game that was reported between two is not one between others who have come in their place. */
static void the_log_keeps_who_played(void **state)
{
	(void)state;
	begin("knockout", 4, 3);
	uint32_t gone = match_of(1)->side[0], other = match_of(1)->side[1];

	go(CK_ACT_WITHDRAW, gone);
	evening_play(&e, 2, 0, 1, 20);
	uint32_t last = ck_cup_about(e.cup)->games, rival = match_of(2)->side[0];

	of_game(CK_ACT_CALL, last, 1);
	go(CK_ACT_WITHDRAW, rival);
	go(CK_ACT_REINSTATE, gone);
	evening_beat(&e, gone, other, 0);
	go(CK_ACT_REINSTATE, rival);
	assert_int_equal(game_of(last)->state, CK_GAME_DROPPED);
	assert_int_equal(game_of(last)->side[0] + game_of(last)->side[1], other + rival);
	assert_int_not_equal(match_of(last)->games[0], last);
	evening_end(&e);
}

/* A player who has come into another pair does not play for two. */
static void a_player_is_in_one_place(void **state)
{
	(void)state;
	begin("knockout:substitutes=yes", 4, 3);
	ck_act act;

	go(CK_ACT_WITHDRAW, 1);
	act = evening_act(&e, CK_ACT_SUBSTITUTE);
	act.entrant = 2;
	act.name = "P1";
	act.why = "ill";
	evening_do(&e, &act);
	refused(CK_ACT_REINSTATE, 1, CK_REFUSED_PLAYER_TAKEN);
	evening_end(&e);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_game_goes_on),
		cmocka_unit_test(a_board_that_was_taken_stays_taken),
		cmocka_unit_test(an_announcement_that_ran_out_is_none),
		cmocka_unit_test(what_was_played_upon_it_stands),
		cmocka_unit_test(the_other_who_went_gives_it_away),
		cmocka_unit_test(a_game_of_others_stays_dropped),
		cmocka_unit_test(a_table_that_is_gone_is_not_come_back_to),
		cmocka_unit_test(certified_games_of_a_match_stand),
		cmocka_unit_test(who_has_withdrawn_can_be_expelled),
		cmocka_unit_test(a_knockout_drawn_without_them_stands),
		cmocka_unit_test(a_swiss_round_that_was_paired_upon_stands),
		cmocka_unit_test(a_time_announced_meanwhile_is_none),
		cmocka_unit_test(the_log_keeps_who_played),
		cmocka_unit_test(a_player_is_in_one_place),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
