/* life.c - the life of a game, and what judges may do: the clauses of S2, one case each. Pairs, on three boards. */
#include "cup/cup.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define MINUTE INT64_C(60000)
#define EIGHT INT64_C(1796068800000) /* the announced start of the first round */

/* The championship of a case; the time of its next act; what the last refusal was. */
static ck_cup *cup;
static int64_t now;
static ck_refusal refusal;

static bool try(ck_act *act)
{
	bool done;

	act->at = now;
	done = ck_cup_do(cup, act, &refusal);
	if (done)
		now += 1000;
	return done;
}

static void must(ck_act *act)
{
	if (!try(act))
		fail_msg("%s is refused: reason %u, field %s", ck_act_word((ck_act_kind)act->kind),
		         refusal.reason, refusal.field);
}

/* A refused act changes nothing: not even the number of acts. */
static void refused(ck_act *act, ck_refused reason)
{
	uint32_t acts = ck_cup_acts(cup);

	assert_false(try(act));
	assert_int_equal(refusal.reason, reason);
	assert_int_equal(ck_cup_acts(cup), acts);
}

static ck_act act_of(ck_act_kind kind, const char *who)
{
	ck_act act;

	ck_act_init(&act, kind, now, who);
	return act;
}

static ck_act of_game(ck_act_kind kind, const char *who, uint32_t game)
{
	ck_act act = act_of(kind, who);

	act.game = game;
	return act;
}

static void create(const char *format)
{
	ck_act act = act_of(CK_ACT_CREATE, "Ana");

	act.name = "Copa";
	act.date = "2026-12-01";
	act.game_string = "parchis-pairs";
	act.format = format;
	act.boards = 3;
	act.minutes = 40;
	act.grace = 15;
	act.size = 2;
	act.pieces = 4;
	act.most = 8;
	must(&act);
}

static void official(const char *name, uint8_t role)
{
	ck_act act = act_of(CK_ACT_OFFICIAL, "Ana");

	act.name = name;
	act.role = role;
	must(&act);
}

static void enter(uint32_t number)
{
	ck_act act = act_of(CK_ACT_ENTER, "Ana");
	char players[2][24];

	snprintf(players[0], sizeof players[0], "Primero %u", number);
	snprintf(players[1], sizeof players[1], "Segundo %u", number);
	act.player[0] = players[0];
	act.player[1] = players[1];
	must(&act);
}

static void draw(void)
{
	ck_act act = act_of(CK_ACT_DRAW, "Ana");

	act.seed = "once y cuarto";
	must(&act);
}

static void announce(uint32_t round, int64_t start)
{
	ck_act act = act_of(CK_ACT_ANNOUNCE, "Ana");

	act.round = round;
	act.start = start;
	must(&act);
}

/* Pairs in a knockout, drawn, their first round announced for eight. */
static void begin(const char *format, uint32_t pairs)
{
	cup = ck_cup_new();
	assert_non_null(cup);
	now = EIGHT - 120 * MINUTE;
	create(format);
	official("Juez", CK_ROLE_JUDGE);
	official("Principal", CK_ROLE_CHIEF);
	for (uint32_t i = 1; i <= pairs; i++)
		enter(i);
	draw();
	announce(1, EIGHT);
	now = EIGHT;
}

static void end(void)
{
	ck_cup_free(cup);
	cup = NULL;
}

static const ck_cup_game *game_of(uint32_t number)
{
	const ck_cup_game *game = ck_cup_game_of(cup, number);

	assert_non_null(game);
	return game;
}

static const ck_cup_match *match_of(uint32_t game)
{
	return ck_cup_match_of(cup, game_of(game)->match);
}

static void call(uint32_t game, uint32_t table)
{
	ck_act act = of_game(CK_ACT_CALL, "Ana", game);

	act.table = table;
	must(&act);
}

static void report(uint32_t game, uint8_t winner)
{
	ck_act act = of_game(CK_ACT_REPORT, "los jugadores", game);

	act.winner = winner;
	act.home[winner] = 5;
	act.home[1 - winner] = 3;
	must(&act);
}

static void certify(uint32_t game)
{
	ck_act act = of_game(CK_ACT_CERTIFY, "Juez", game);

	must(&act);
}

static void play(uint32_t game, uint32_t table, uint8_t winner)
{
	call(game, table);
	report(game, winner);
	certify(game);
}

static ck_act of_entrant(ck_act_kind kind, const char *who, uint32_t entrant, const char *why)
{
	ck_act act = act_of(kind, who);

	act.entrant = entrant;
	act.why = why;
	return act;
}

/* ------------------------------------------------------------------------- cases */

/* S2 rule 13: the players report, a judge certifies; between the two nothing is decided. */
static void rule_13_a_result_stands_when_a_judge_certifies_it(void **state)
{
	(void)state;
	begin("knockout", 4);
	call(1, 2);
	report(1, 1);
	assert_int_equal(game_of(1)->state, CK_GAME_REPORTED);
	assert_int_equal(match_of(1)->winner, 0);
	ck_act players = of_game(CK_ACT_CERTIFY, "los jugadores", 1);

	refused(&players, CK_REFUSED_ROLE);
	certify(1);
	assert_int_equal(match_of(1)->winner, match_of(1)->side[1]);
	assert_string_equal(game_of(1)->judge, "Juez");
	end();
}

/* Before it is certified a report may be corrected, and the log keeps both. */
static void a_report_is_corrected_by_another_report(void **state)
{
	(void)state;
	begin("knockout", 4);
	call(1, 2);
	report(1, 1);
	report(1, 0);
	certify(1);
	assert_int_equal(match_of(1)->winner, match_of(1)->side[0]);
	end();
}

/* S2 rule 17: after certification there is no other report, no absence and no claim. */
static void rule_17_after_certification_nothing_changes(void **state)
{
	(void)state;
	begin("knockout", 4);
	play(1, 1, 0);
	static const ck_act_kind LATE[] = {CK_ACT_REPORT, CK_ACT_CALL, CK_ACT_CLAIM, CK_ACT_START,
	                                   CK_ACT_SEAT};

	for (size_t i = 0; i < sizeof LATE / sizeof *LATE; i++) {
		ck_act act = of_game(LATE[i], "Juez", 1);

		act.table = LATE[i] == CK_ACT_CALL;
		act.home[0] = LATE[i] == CK_ACT_REPORT ? 4 : 0;
		act.entrant = LATE[i] == CK_ACT_CLAIM ? match_of(1)->side[1] : 0;
		act.text = LATE[i] == CK_ACT_CLAIM ? "el 5 era obligado" : "";
		refused(&act, CK_REFUSED_CERTIFIED);
	}
	end();
}

/* The chief judge alone annuls, with a reason; it stays visible, and the game is played again. */
static void an_annulment_is_the_chief_judges_and_stays_visible(void **state)
{
	(void)state;
	begin("knockout", 4);
	play(1, 1, 0);
	ck_act act = of_game(CK_ACT_ANNUL, "Juez", 1);

	act.why = "se contó mal";
	refused(&act, CK_REFUSED_ROLE);
	act.who = "Principal";
	act.why = "";
	refused(&act, CK_REFUSED_NO_REASON);
	act.why = "se contó mal";
	must(&act);
	assert_int_equal(game_of(1)->state, CK_GAME_ANNULLED);
	assert_string_equal(game_of(1)->why, "se contó mal");
	assert_int_equal(match_of(1)->winner, 0);

	uint32_t again = match_of(1)->games[0];

	assert_int_not_equal(again, 1);
	/* It is announced anew: the old time would be past already. */
	assert_int_equal(game_of(again)->announced, 0);
	play(again, 1, 1);
	assert_int_equal(match_of(1)->winner, match_of(1)->side[1]);
	end();
}

/* What was played upon a result goes before it. */
static void an_annulment_waits_for_the_games_that_stand_upon_it(void **state)
{
	(void)state;
	begin("knockout", 4);
	play(1, 1, 0);
	play(2, 2, 0);
	call(3, 1);
	ck_act act = of_game(CK_ACT_ANNUL, "Principal", 1);

	act.why = "se contó mal";
	refused(&act, CK_REFUSED_DEPENDENT);
	assert_int_equal(refusal.game, 3);
	ck_act uncall = of_game(CK_ACT_UNCALL, "Ana", 3);

	uncall.why = "falta un resultado";
	must(&uncall);
	must(&act);
	assert_int_equal(game_of(3)->state, CK_GAME_DROPPED);
	end();
}

static ck_act absence(uint32_t game, uint8_t side)
{
	ck_act act = of_game(CK_ACT_ABSENT, "Juez", game);

	act.side = side;
	return act;
}

/* S2 rule 16: fifteen minutes from the announced start, not one second less. */
static void rule_16_absent_after_fifteen_minutes(void **state)
{
	(void)state;
	begin("knockout", 4);
	ck_act act = absence(1, 0);

	now = EIGHT + 15 * MINUTE - 1;
	refused(&act, CK_REFUSED_EARLY);
	assert_int_equal(refusal.at, EIGHT + 15 * MINUTE);
	now = EIGHT + 15 * MINUTE;
	must(&act);
	assert_int_equal(match_of(1)->winner, match_of(1)->side[1]);
	assert_int_equal(match_of(1)->state, CK_MATCH_FORFEITED);
	end();
}

/* A late call does not extend it; a round that is announced anew does. */
static void rule_16_a_late_call_extends_nothing(void **state)
{
	(void)state;
	begin("knockout", 4);
	now = EIGHT + 14 * MINUTE;
	call(1, 1);
	assert_int_equal(ck_cup_deadline(cup, 1), EIGHT + 15 * MINUTE);
	announce(1, EIGHT + 60 * MINUTE);
	assert_int_equal(ck_cup_deadline(cup, 1), EIGHT + 75 * MINUTE);
	end();
}

/* With shifts it is the announced start of its game. */
static void rule_16_counts_from_the_start_of_the_shift(void **state)
{
	(void)state;
	begin("knockout", 8); /* four games, three boards */
	assert_int_equal(game_of(3)->announced, EIGHT);
	assert_int_equal(game_of(4)->shift, 2);
	assert_int_equal(game_of(4)->announced, EIGHT + 40 * MINUTE);
	assert_int_equal(ck_cup_deadline(cup, 4), EIGHT + 55 * MINUTE);
	end();
}

/* A shift that waits for a board is late for everybody: nobody is absent from a game that cannot begin. */
static void rule_16_wants_a_board_to_sit_at(void **state)
{
	(void)state;
	begin("knockout", 8);
	for (uint32_t game = 1; game <= 3; game++)
		call(game, game);
	now = EIGHT + 90 * MINUTE;
	ck_act act = absence(4, 0);

	assert_false(ck_cup_may_begin(cup, 4));
	refused(&act, CK_REFUSED_NO_BOARD);
	report(1, 0);
	ck_act certify = of_game(CK_ACT_CERTIFY, "Juez", 1);

	must(&certify);
	assert_true(ck_cup_may_begin(cup, 4));
	must(&act);
	end();
	/* nor is who sits at another board */
	begin("round-robin", 3);
	uint32_t other = 2;

	announce(2, EIGHT);
	call(1, 1);
	now = EIGHT + 30 * MINUTE;
	act = absence(other, 0);
	refused(&act, CK_REFUSED_BUSY);
	end();
}

/* Both members of a pair must be seated: one is not enough, and two are. */
static void rule_16_both_members_must_be_seated(void **state)
{
	(void)state;
	begin("knockout", 4);
	ck_act seat = of_game(CK_ACT_SEAT, "Ana", 1);

	call(1, 1);
	must(&seat);
	now = EIGHT + 20 * MINUTE;
	seat.member = 1;
	must(&seat);
	ck_act act = absence(1, 0);

	refused(&act, CK_REFUSED_SEATED);
	act = absence(1, 1);
	must(&act);
	end();
}

/* Both pairs absent: both are out, and the next opponent has a bye. */
static void rule_16_both_absent_leave_a_bye(void **state)
{
	(void)state;
	begin("knockout", 4);
	now = EIGHT + 15 * MINUTE;
	ck_act act = absence(1, CK_BOTH_SIDES);

	must(&act);
	assert_int_equal(match_of(1)->state, CK_MATCH_EMPTY);
	play(2, 1, 0);
	const ck_cup_match *final = ck_cup_match_of(cup, 3);

	assert_int_equal(final->state, CK_MATCH_BYE);
	assert_int_equal(final->winner, match_of(2)->side[0]);
	assert_int_equal(ck_cup_about(cup)->phase, CK_CUP_COMPLETE);
	end();
}

static void rule_16_wants_an_announced_start(void **state)
{
	(void)state;
	begin("knockout", 4);
	play(1, 1, 0);
	play(2, 2, 0);
	now += 600 * MINUTE;
	ck_act act = absence(3, 0);

	refused(&act, CK_REFUSED_NOT_ANNOUNCED);
	end();
}

/* S2 rule 14: whoever cheats is out with the partner, and forfeits the game in play too. */
static void rule_14_an_expulsion_forfeits_the_current_game(void **state)
{
	(void)state;
	begin("knockout", 4);
	call(1, 1);
	report(1, 0);
	uint32_t cheat = match_of(1)->side[0];
	uint32_t other = match_of(1)->side[1];
	ck_act act = of_entrant(CK_ACT_EXPEL, "Juez", cheat, "dado cargado");

	must(&act);
	assert_int_equal(match_of(1)->winner, other);
	assert_int_equal(game_of(1)->state, CK_GAME_DROPPED);
	assert_int_equal(ck_cup_entrant_of(cup, cheat)->state, CK_ENTRANT_EXPELLED);
	refused(&act, CK_REFUSED_ENTRANT_OUT);
	end();
}

/* S2 rule 15: who has won and goes home is not replaced, no loser is promoted, the next opponent has a bye. */
static void rule_15_a_withdrawal_leaves_a_bye(void **state)
{
	(void)state;
	begin("knockout", 4);
	play(1, 1, 0);
	uint32_t gone = match_of(1)->side[0];
	ck_act act = of_entrant(CK_ACT_WITHDRAW, "Juez", gone, "");

	must(&act);
	play(2, 1, 1);
	const ck_cup_match *final = ck_cup_match_of(cup, 3);

	assert_int_equal(final->winner, match_of(2)->side[1]);
	assert_int_equal(final->state, CK_MATCH_BYE);
	assert_int_equal(match_of(1)->winner, gone); /* what was certified stands */
	end();
}

/* Of two who go, the first gives the game away; that the second goes later changes nothing. */
static void the_first_to_go_gives_the_game_away(void **state)
{
	(void)state;
	begin("round-robin", 3);
	uint32_t first = match_of(1)->side[0];
	uint32_t second = match_of(1)->side[1];
	ck_act act = of_entrant(CK_ACT_WITHDRAW, "Juez", first, "");

	must(&act);
	act = of_entrant(CK_ACT_WITHDRAW, "Juez", second, "");
	must(&act);
	assert_int_equal(match_of(1)->winner, second);
	end();
}

/* S2 rule 15: no change of partners, but a misspelt name is mended. */
static void rule_15_no_change_of_partners(void **state)
{
	(void)state;
	begin("knockout", 4);
	ck_act act = of_entrant(CK_ACT_AMEND, "Ana", 2, "");

	act.player[0] = "Primera 2";
	act.player[1] = "Ségùndó 2"; /* letters count, not their bytes */
	must(&act);
	act.player[1] = "Segundo 2";
	must(&act);
	act.player[1] = "Guillermo";
	refused(&act, CK_REFUSED_PARTNERS);
	ck_act other = of_entrant(CK_ACT_SUBSTITUTE, "Juez", 2, "enfermo");

	other.name = "Guillermo";
	refused(&other, CK_REFUSED_PARTNERS);
	end();
	begin("knockout:substitutes=yes", 4);
	must(&other);
	assert_string_equal(ck_cup_entrant_of(cup, 2)->player[0], "Guillermo");
	assert_string_equal(ck_cup_entrant_of(cup, 2)->name, "Guillermo / Segundo 2");
	end();
}

/* A pair's own name stays whoever plays for it, also if the name of a player is part of it. */
static void a_name_of_its_own_outlives_a_player(void **state)
{
	(void)state;
	begin("knockout:substitutes=yes", 4);
	ck_act act = of_entrant(CK_ACT_AMEND, "Ana", 2, "");

	act.name = "Amigos de Primero 2";
	act.player[0] = "Primero 2";
	act.player[1] = "Segundo 2";
	must(&act);
	act = of_entrant(CK_ACT_SUBSTITUTE, "Juez", 2, "enfermo");
	act.name = "Guillermo";
	must(&act);
	assert_string_equal(ck_cup_entrant_of(cup, 2)->player[0], "Guillermo");
	assert_string_equal(ck_cup_entrant_of(cup, 2)->name, "Amigos de Primero 2");
	end();
}

/* S2 rule 14: nobody who was expelled comes back in another pair. */
static void rule_14_no_substitute_was_expelled(void **state)
{
	(void)state;
	begin("knockout:substitutes=yes", 4);
	ck_act out = of_entrant(CK_ACT_EXPEL, "Juez", 1, "dado cargado");
	ck_act act = of_entrant(CK_ACT_SUBSTITUTE, "Juez", 2, "enfermo");

	must(&out);
	act.name = "Segundo 1";
	refused(&act, CK_REFUSED_PLAYER_TAKEN);
	assert_int_equal(refusal.entrant, 1);
	end();
}

/* S2 rule 18: claims are answered by a judge, once; and no game is certified before. */
static void rule_18_an_answer_is_final(void **state)
{
	(void)state;
	begin("knockout", 4);
	call(1, 1);
	ck_act claim = of_game(CK_ACT_CLAIM, "Primero 1", 1);

	claim.entrant = match_of(1)->side[0];
	claim.text = "el dado cayó en el borde";
	must(&claim);
	report(1, 1);
	ck_act act = of_game(CK_ACT_CERTIFY, "Juez", 1);

	refused(&act, CK_REFUSED_CLAIM_OPEN);
	assert_int_equal(refusal.claim, 1);
	ck_act answer = act_of(CK_ACT_ANSWER, "Juez");

	answer.claim = 1;
	answer.text = "se repite la tirada";
	must(&answer);
	refused(&answer, CK_REFUSED_ANSWERED);
	must(&act);
	end();
}

static void nobody_sits_at_two_boards(void **state)
{
	(void)state;
	begin("round-robin", 4);
	call(1, 1);
	ck_act act = of_game(CK_ACT_CALL, "Ana", 2);

	act.table = 1;
	refused(&act, CK_REFUSED_TABLE_TAKEN);
	act.table = 4;
	refused(&act, CK_REFUSED_NO_TABLE);
	act.game = 3;
	act.table = 2;
	refused(&act, CK_REFUSED_BUSY);
	end();
}

/* S2 rule 10: the fourth piece of one player wins, whatever the partner has. */
static void rule_10_a_winner_has_four_home(void **state)
{
	(void)state;
	begin("knockout", 4);
	call(1, 1);
	ck_act act = of_game(CK_ACT_REPORT, "los jugadores", 1);

	act.home[0] = 3;
	refused(&act, CK_REFUSED_HOME);
	act.home[0] = 4;
	act.home[1] = 7; /* one of them has four: that side has won */
	refused(&act, CK_REFUSED_HOME);
	act.home[1] = 6; /* three and three */
	act.home[0] = 8; /* the game was over with seven, four and three */
	refused(&act, CK_REFUSED_HOME);
	act.home[0] = 7;
	must(&act);
	end();
}

static void a_match_of_three_games_ends_with_the_second_win(void **state)
{
	(void)state;
	begin("knockout:best=3", 2);
	play(1, 1, 0);
	play(2, 1, 1);
	assert_int_equal(match_of(1)->winner, 0);
	play(3, 1, 1);
	assert_int_equal(match_of(1)->winner, match_of(1)->side[1]);
	assert_int_equal(ck_cup_about(cup)->games, 3);
	assert_int_equal(ck_cup_about(cup)->phase, CK_CUP_COMPLETE);
	end();
}

/* A game in place of one that was annulled has its number in the match, not that of another game. */
static void the_games_of_a_match_have_numbers_of_their_own(void **state)
{
	(void)state;
	begin("knockout:best=3", 2);
	play(1, 1, 0);
	play(2, 1, 0);
	ck_act act = of_game(CK_ACT_ANNUL, "Principal", 1);

	act.why = "se contó mal";
	must(&act);
	assert_int_equal(game_of(2)->index, 2);
	assert_int_equal(game_of(3)->index, 1);
	assert_int_equal(game_of(3)->replay, 1);
	play(3, 1, 1);
	assert_int_equal(game_of(4)->index, 3);
	end();
}

/* Each of three in a group beats the next: all are level. */
static void play_circles(uint32_t games)
{
	for (uint32_t g = 1; g <= games; g++) {
		const ck_cup_match *match = match_of(g);
		uint32_t before[2] = {0, 0};

		for (unsigned s = 0; s < 2; s++)
			for (uint32_t i = 1; i < match->side[s]; i++)
				before[s] += ck_cup_entrant_of(cup, i)->group == match->group;
		play(g, 1, (before[0] + 1) % 3 == before[1] ? 0 : 1);
	}
}

/* What parted who was level stands as long as the knockout that was drawn upon it. */
static void an_extra_game_stands_under_the_knockout(void **state)
{
	(void)state;
	begin("groups:size=3,through=1", 6);
	play_circles(6);
	ck_act extra = of_entrant(CK_ACT_EXTRA, "Ana", match_of(1)->side[0], "");

	extra.other = match_of(1)->side[1];
	must(&extra);
	play(7, 1, 0);
	ck_act annul = of_game(CK_ACT_ANNUL, "Principal", 7);

	annul.why = "se contó mal";
	ck_act pair = act_of(CK_ACT_PAIR, "Ana");

	must(&pair);
	refused(&annul, CK_REFUSED_KNOCKOUT);
	end();
}

/* A time beyond all calendars is none: nothing could come after it. */
static void an_act_has_a_time_of_the_calendar(void **state)
{
	static const int64_t wrong[] = {INT64_MIN, -1, CK_CUP_TIME_MAX + 1, INT64_MAX};
	ck_act act;

	(void)state;
	begin("knockout", 2);
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		act = act_of(CK_ACT_NOTE, "Ana");
		act.text = "tarde";
		act.at = wrong[i];
		assert_false(ck_cup_may(cup, &act, &refusal));
		assert_int_equal(refusal.reason, CK_REFUSED_BAD_FIELD);
		assert_string_equal(refusal.field, "at");
	}
	act.at = CK_CUP_TIME_MAX;
	assert_true(ck_cup_may(cup, &act, &refusal));
	end();
}

static void a_draw_keeps_to_its_commitment(void **state)
{
	(void)state;
	cup = ck_cup_new();
	now = EIGHT;
	create("knockout");
	enter(1);
	enter(2);
	ck_act act = act_of(CK_ACT_COMMIT, "Ana");

	act.seed = "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae"; /* of "foo" */
	must(&act);
	act = act_of(CK_ACT_DRAW, "Ana");
	act.seed = "bar";
	refused(&act, CK_REFUSED_SEED);
	act.seed = "foo";
	must(&act);
	end();
}

static void roles_and_closing(void **state)
{
	(void)state;
	begin("knockout", 2);
	ck_act act = act_of(CK_ACT_OFFICIAL, "Ana");

	act.name = "Otro";
	act.role = CK_ROLE_CHIEF;
	refused(&act, CK_REFUSED_TWO_CHIEFS);
	act.name = "Ana";
	act.role = CK_ROLE_JUDGE;
	refused(&act, CK_REFUSED_LAST_ORGANISER);
	act = act_of(CK_ACT_CLOSE, "Ana");
	refused(&act, CK_REFUSED_OPEN_GAMES);
	play(1, 1, 0);
	must(&act);
	act = act_of(CK_ACT_OFFICIAL, "Ana");
	act.name = "Otro";
	refused(&act, CK_REFUSED_CLOSED);
	act = act_of(CK_ACT_NOTE, "Ana");
	act.text = "cena a las diez";
	must(&act);
	end();
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rule_13_a_result_stands_when_a_judge_certifies_it),
		cmocka_unit_test(a_report_is_corrected_by_another_report),
		cmocka_unit_test(rule_17_after_certification_nothing_changes),
		cmocka_unit_test(an_annulment_is_the_chief_judges_and_stays_visible),
		cmocka_unit_test(an_annulment_waits_for_the_games_that_stand_upon_it),
		cmocka_unit_test(rule_16_absent_after_fifteen_minutes),
		cmocka_unit_test(rule_16_a_late_call_extends_nothing),
		cmocka_unit_test(rule_16_wants_a_board_to_sit_at),
		cmocka_unit_test(rule_16_counts_from_the_start_of_the_shift),
		cmocka_unit_test(rule_16_both_members_must_be_seated),
		cmocka_unit_test(rule_16_both_absent_leave_a_bye),
		cmocka_unit_test(rule_16_wants_an_announced_start),
		cmocka_unit_test(rule_14_an_expulsion_forfeits_the_current_game),
		cmocka_unit_test(rule_15_a_withdrawal_leaves_a_bye),
		cmocka_unit_test(the_first_to_go_gives_the_game_away),
		cmocka_unit_test(rule_15_no_change_of_partners),
		cmocka_unit_test(a_name_of_its_own_outlives_a_player),
		cmocka_unit_test(rule_14_no_substitute_was_expelled),
		cmocka_unit_test(rule_18_an_answer_is_final),
		cmocka_unit_test(nobody_sits_at_two_boards),
		cmocka_unit_test(rule_10_a_winner_has_four_home),
		cmocka_unit_test(a_match_of_three_games_ends_with_the_second_win),
		cmocka_unit_test(the_games_of_a_match_have_numbers_of_their_own),
		cmocka_unit_test(an_extra_game_stands_under_the_knockout),
		cmocka_unit_test(an_act_has_a_time_of_the_calendar),
		cmocka_unit_test(a_draw_keeps_to_its_commitment),
		cmocka_unit_test(roles_and_closing),
	};

	return cmocka_run_group_tests_name("cup: life", tests, NULL, NULL);
}
