/* file.c - two hands on one file: what each has not seen yet, and who is told (cli/cup_file.h). */
#include "cli/cup_file.h"
#include "cli/cup_same.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

/* The file of a case, and the two who have it open. */
static char path[256];
static ck_cup_file one, other;
static ck_cup_doing how;

static ck_act act_of(ck_act_kind kind, uint32_t game, const char *who)
{
	ck_act act;

	ck_act_init(&act, kind, 0, who);
	act.game = game;
	return act;
}

static ck_cup_outcome call(ck_cup_file *f, uint32_t game, uint32_t table)
{
	ck_act act = act_of(CK_ACT_CALL, game, "Ana");

	act.table = table;
	return ck_cup_file_do(f, &act, 1, &how);
}

static ck_cup_outcome report(ck_cup_file *f, uint32_t game, uint8_t winner, const char *who)
{
	ck_act act = act_of(CK_ACT_REPORT, game, who);

	act.winner = winner;
	act.home[winner] = 4;
	return ck_cup_file_do(f, &act, 1, &how);
}

static ck_cup_outcome note(ck_cup_file *f, const char *text)
{
	ck_act act = act_of(CK_ACT_NOTE, 0, "Ana");

	act.text = text;
	return ck_cup_file_do(f, &act, 1, &how);
}

/* Single players in a format, drawn; Ana is organiser and judge. */
static void make(const char *format, unsigned players)
{
	ck_act acts[16];
	char names[8][8];
	ck_cup_file f = {.command = "test", .path = path};
	size_t count = 0;

	ck_act_init(&acts[count], CK_ACT_CREATE, 0, "Ana");
	acts[count].name = "Copa";
	acts[count].date = "2026-12-01";
	acts[count].game_string = "parchis:players=2";
	acts[count].format = format;
	acts[count].boards = 3;
	acts[count].minutes = 40;
	acts[count].grace = 15;
	acts[count].size = 1;
	acts[count].pieces = acts[count].most = 4;
	ck_act_init(&acts[++count], CK_ACT_OFFICIAL, 0, "Ana");
	acts[count].name = "Ana";
	acts[count++].role = CK_ROLE_ALL;
	for (unsigned i = 0; i < players; i++, count++) {
		snprintf(names[i], sizeof(names[i]), "P%u", i + 1);
		ck_act_init(&acts[count], CK_ACT_ENTER, 0, "Ana");
		acts[count].player[0] = names[i];
	}
	ck_act_init(&acts[count], CK_ACT_DRAW, 0, "Ana");
	acts[count++].seed = "s";
	assert_int_equal(ck_cup_file_make(&f, acts, count), -1);
	ck_cup_file_close(&f);
}

static void begin(const char *format, unsigned players)
{
	snprintf(path, sizeof(path), "cup-file-test-%ld.ckc", (long)getpid());
	unlink(path);
	make(format, players);
	one = (ck_cup_file){.command = "test", .path = path};
	other = one;
	assert_int_equal(ck_cup_file_open(&one, true), -1);
	assert_int_equal(ck_cup_file_open(&other, true), -1);
}

static int end(void **state)
{
	(void)state;
	ck_cup_file_close(&one);
	ck_cup_file_close(&other);
	unlink(path);
	return 0;
}

/* ------------------------------------------------------------------------- cases */

static void two_acts_on_one_game_one_wins_and_the_other_is_told(void **state)
{
	char text[2048];
	ck_act act = act_of(CK_ACT_CALL, 1, "Ana");

	(void)state;
	begin("round-robin", 4);
	assert_int_equal(call(&one, 1, 2), CK_CUP_DONE);
	/* another table would be allowed, had they seen the call */
	assert_int_equal(call(&other, 1, 3), CK_CUP_OVERTAKEN);
	assert_int_equal(how.refusal.reason, CK_REFUSED_NOT);
	assert_int_equal(ck_cup_act_at(other.cup, how.faster)->table, 2);
	ck_cup_file_tell(&other, &act, &how, text, sizeof(text));
	assert_non_null(strstr(text, "Ana was faster"));
	assert_non_null(strstr(text, "calls game 1"));
	assert_int_equal(ck_cup_game_of(other.cup, 1)->table, 2);
	/* now they have */
	assert_int_equal(call(&other, 1, 3), CK_CUP_DONE);
}

static void a_second_report_does_not_correct_an_unseen_first(void **state)
{
	(void)state;
	begin("round-robin", 4);
	assert_int_equal(call(&one, 1, 1), CK_CUP_DONE);
	assert_int_equal(ck_cup_file_read_on(&other, &how), CK_CUP_DONE);
	assert_int_equal(report(&one, 1, 0, "a"), CK_CUP_DONE);
	assert_int_equal(report(&other, 1, 1, "b"), CK_CUP_OVERTAKEN);
	assert_int_equal(ck_cup_game_of(other.cup, 1)->winner, 0);
	assert_int_equal(report(&other, 1, 1, "b"), CK_CUP_DONE);
	assert_int_equal(ck_cup_game_of(other.cup, 1)->winner, 1);
}

static void what_stands_against_it_now_is_told_with_who_was_faster(void **state)
{
	char text[2048];
	ck_act act = act_of(CK_ACT_CERTIFY, 1, "Ana");

	(void)state;
	begin("round-robin", 4);
	assert_int_equal(call(&one, 1, 1), CK_CUP_DONE);
	assert_int_equal(report(&one, 1, 0, "a"), CK_CUP_DONE);
	assert_int_equal(ck_cup_file_read_on(&other, &how), CK_CUP_DONE);
	assert_int_equal(ck_cup_file_do(&one, &act, 1, &how), CK_CUP_DONE);
	assert_int_equal(ck_cup_file_do(&other, &act, 1, &how), CK_CUP_OVERTAKEN);
	assert_int_equal(how.refusal.reason, CK_REFUSED_CERTIFIED);
	ck_cup_file_tell(&other, &act, &how, text, sizeof(text));
	assert_non_null(strstr(text, "certifies game 1"));
	assert_non_null(strstr(text, "nothing changes any more"));
}

static void acts_beside_each_other_are_both_done(void **state)
{
	(void)state;
	begin("round-robin", 4);
	assert_int_equal(call(&one, 1, 1), CK_CUP_DONE);
	assert_int_equal(call(&other, 2, 2), CK_CUP_DONE);
	assert_int_equal(note(&one, "uno"), CK_CUP_DONE);
	assert_int_equal(note(&other, "dos"), CK_CUP_DONE);
	assert_int_equal(ck_cup_file_read_on(&one, &how), CK_CUP_DONE);
	assert_int_equal(ck_cup_acts(one.cup), ck_cup_acts(other.cup));
	assert_int_equal(ck_cup_game_of(one.cup, 2)->table, 2);
}

static void what_was_refused_in_between_is_refused(void **state)
{
	(void)state;
	begin("round-robin", 4);
	assert_int_equal(call(&one, 1, 1), CK_CUP_DONE);
	/* the same table: another game, so nobody was overtaken, but it cannot be done */
	assert_int_equal(call(&other, 2, 1), CK_CUP_REFUSED);
	assert_int_equal(how.refusal.reason, CK_REFUSED_TABLE_TAKEN);
	assert_int_equal(how.refusal.game, 1);
}

static void who_plays_and_is_expelled_overtakes_a_report(void **state)
{
	ck_act act = act_of(CK_ACT_EXPEL, 0, "Ana");

	(void)state;
	begin("round-robin", 4);
	assert_int_equal(call(&one, 1, 1), CK_CUP_DONE);
	assert_int_equal(ck_cup_file_read_on(&other, &how), CK_CUP_DONE);
	act.entrant = ck_cup_match_of(one.cup, ck_cup_game_of(one.cup, 1)->match)->side[0];
	act.why = "loaded die";
	assert_int_equal(ck_cup_file_do(&one, &act, 1, &how), CK_CUP_DONE);
	assert_int_equal(report(&other, 1, 0, "x"), CK_CUP_OVERTAKEN);
	assert_int_not_equal(how.refusal.reason, CK_REFUSED_NOT);
}

static void several_acts_are_all_done_or_none(void **state)
{
	ck_act acts[2] = {act_of(CK_ACT_NOTE, 0, "Ana"), act_of(CK_ACT_CALL, 99, "Ana")};
	uint32_t before;

	(void)state;
	begin("round-robin", 4);
	before = ck_cup_acts(one.cup);
	acts[0].text = "x";
	acts[1].table = 1;
	assert_int_equal(ck_cup_file_do(&one, acts, 2, &how), CK_CUP_REFUSED);
	assert_int_equal(how.which, 1);
	assert_int_equal(how.refusal.reason, CK_REFUSED_NO_GAME);
	assert_int_equal(ck_cup_acts(one.cup), before);
	assert_int_equal(ck_cup_file_read_on(&other, &how), CK_CUP_DONE);
	assert_int_equal(ck_cup_acts(other.cup), before);
	acts[1].game = 1;
	assert_int_equal(ck_cup_file_do(&one, acts, 2, &how), CK_CUP_DONE);
	assert_int_equal(ck_cup_file_read_on(&other, &how), CK_CUP_DONE);
	assert_int_equal(ck_cup_acts(other.cup), before + 2);
}

/* Of three who were to play three rounds one goes after the first, and the other two have met. */
static void a_pairing_that_cannot_be_made_is_not_kept(void **state)
{
	ck_act act = act_of(CK_ACT_PAIR, 0, "Ana");
	uint32_t before;

	(void)state;
	begin("swiss:rounds=3", 3);
	assert_int_equal(call(&one, 1, 1), CK_CUP_DONE);
	assert_int_equal(report(&one, 1, 0, "x"), CK_CUP_DONE);
	ck_act certify = act_of(CK_ACT_CERTIFY, 1, "Ana");
	assert_int_equal(ck_cup_file_do(&one, &certify, 1, &how), CK_CUP_DONE);
	ck_act withdraw = act_of(CK_ACT_WITHDRAW, 0, "Ana");
	withdraw.entrant = ck_cup_match_of(one.cup, 2)->side[0];
	assert_int_equal(ck_cup_file_do(&one, &withdraw, 1, &how), CK_CUP_DONE);
	before = ck_cup_acts(one.cup);
	assert_int_equal(ck_cup_file_do(&one, &act, 1, &how), CK_CUP_REFUSED);
	assert_int_equal(how.refusal.reason, CK_REFUSED_NO_PAIRING);
	assert_int_equal(ck_cup_file_read_on(&other, &how), CK_CUP_DONE);
	assert_int_equal(ck_cup_acts(other.cup), before);
}

static void players_who_sit_down_at_once_are_both_seated(void **state)
{
	ck_act left = act_of(CK_ACT_SEAT, 1, "x"), right = left;

	(void)state;
	begin("round-robin", 4);
	right.side = 1;
	assert_int_equal(ck_cup_file_do(&one, &left, 1, &how), CK_CUP_DONE);
	assert_int_equal(ck_cup_file_do(&other, &right, 1, &how), CK_CUP_DONE);
	assert_int_equal(ck_cup_game_of(other.cup, 1)->seated[0], 1);
	assert_int_equal(ck_cup_game_of(other.cup, 1)->seated[1], 1);
}

#define CASE(name) cmocka_unit_test_teardown(name, end)

int main(void)
{
	const struct CMUnitTest tests[] = {
		CASE(two_acts_on_one_game_one_wins_and_the_other_is_told),
		CASE(a_second_report_does_not_correct_an_unseen_first),
		CASE(what_stands_against_it_now_is_told_with_who_was_faster),
		CASE(acts_beside_each_other_are_both_done),
		CASE(what_was_refused_in_between_is_refused),
		CASE(who_plays_and_is_expelled_overtakes_a_report),
		CASE(several_acts_are_all_done_or_none),
		CASE(a_pairing_that_cannot_be_made_is_not_kept),
		CASE(players_who_sit_down_at_once_are_both_seated),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
