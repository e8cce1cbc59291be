/* board.c - what the screen of an evening shows at a time, and what it lets whom do: the agenda and the forms of
 * `charkoni cup run`, without a screen, a file or a clock. */
#include "cli/cup_run_form.h"
#include "cup/evening.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define MINUTE EVENING_MINUTE

/* An evening of eight with two boards, the first round announced for half an hour after `from`. */
typedef struct board {
	evening e;
	ck_agenda a;
	int64_t start; /* announced */
} board;

static void board_begin(board *b)
{
	*b = (board){0};
	evening_begin(&b->e, "knockout", 8, 2);
	evening_draw(&b->e, "a seed");
	b->start = b->e.at + 30 * MINUTE;
	evening_announce(&b->e, 1, b->start);
}

static void board_end(board *b)
{
	ck_agenda_release(&b->a);
	evening_end(&b->e);
}

/* Look at the agenda at a time. */
static void look(board *b, int64_t at)
{
	assert_true(ck_agenda_make(&b->a, b->e.cup, at));
}

static const ck_agenda_row *row_of(const board *b, uint32_t game)
{
	size_t at = ck_agenda_find(&b->a, game, 0);

	assert_true(at < b->a.count);
	return &b->a.rows[at];
}

static void do_game(board *b, ck_act_kind kind, uint32_t game)
{
	ck_act act = evening_act(&b->e, kind);

	act.game = game;
	act.table = kind == CK_ACT_CALL ? ck_agenda_free_table(b->e.cup, game) : 0;
	if (kind == CK_ACT_REPORT) {
		act.home[0] = 4;
		act.home[1] = 2;
	}
	evening_do(&b->e, &act);
}

static void seat(board *b, uint32_t game, uint8_t side)
{
	ck_act act = evening_act(&b->e, CK_ACT_SEAT);

	act.game = game;
	act.side = side;
	evening_do(&b->e, &act);
}

/* The parts of the agenda from the top, as many rows as there are. */
static void expect_parts(const board *b, size_t judge, size_t late, size_t playing, size_t next, size_t over)
{
	const size_t wanted[] = {judge, late, playing, next, over};

	for (unsigned part = 0; part < CK_AGENDA_PARTS; part++)
		assert_int_equal(b->a.parts[part], wanted[part]);
	for (size_t i = 1; i < b->a.count; i++)
		assert_true(b->a.rows[i - 1].part <= b->a.rows[i].part);
}

/* ------------------------------------------------------------------ agenda */

static void before_the_draw_nothing_is_due(void **state)
{
	board b = {0};

	(void)state;
	evening_begin(&b.e, "knockout", 8, 2);
	look(&b, b.e.at);
	assert_int_equal(b.a.count, 0);
	assert_int_equal(b.a.end, 0);
	board_end(&b);
}

static void shifts_follow_each_other(void **state)
{
	board b;

	(void)state;
	board_begin(&b);
	look(&b, b.e.at);
	expect_parts(&b, 0, 0, 0, 4, 0);
	for (uint32_t i = 0; i < 4; i++) {
		assert_int_equal(b.a.rows[i].shift, i / 2 + 1);
		assert_int_equal(b.a.rows[i].expected, b.start + (i / 2) * 40 * MINUTE);
		assert_int_equal(b.a.rows[i].announced, b.a.rows[i].expected);
		assert_int_equal(b.a.rows[i].late, 0);
	}
	assert_int_equal(b.a.end, b.start + 80 * MINUTE);
	board_end(&b);
}

static void a_slow_game_makes_the_next_late(void **state)
{
	board b;

	(void)state;
	board_begin(&b);
	b.e.at = b.start;
	for (uint32_t game = 1; game <= 2; game++) {
		do_game(&b, CK_ACT_CALL, game);
		do_game(&b, CK_ACT_START, game);
	}
	look(&b, b.start + 39 * MINUTE);
	assert_int_equal(row_of(&b, 1)->late, 0);
	look(&b, b.start + 52 * MINUTE);
	/* The second shift was announced for 40 minutes after the first; while both boards are taken it is late for
	 * everybody, and nobody is absent from it. */
	expect_parts(&b, 0, 0, 2, 2, 0);
	assert_true(row_of(&b, 3)->stuck && !row_of(&b, 3)->declarable);
	assert_true(row_of(&b, 1)->late > 11 * MINUTE && row_of(&b, 1)->late <= 12 * MINUTE);
	assert_int_equal(row_of(&b, 1)->since + b.a.length, row_of(&b, 1)->expected);
	assert_int_equal(row_of(&b, 3)->late, 12 * MINUTE);
	board_end(&b);
}

static void rule_16_counts_down_from_the_announced_start(void **state)
{
	board b;

	(void)state;
	board_begin(&b);
	look(&b, b.start - 1);
	expect_parts(&b, 0, 0, 0, 4, 0);
	look(&b, b.start);
	expect_parts(&b, 0, 2, 0, 2, 0);
	assert_int_equal(row_of(&b, 1)->deadline, b.start + 15 * MINUTE);
	assert_int_equal(row_of(&b, 1)->missing, 3);
	look(&b, b.start + 15 * MINUTE - 1);
	assert_false(row_of(&b, 1)->declarable);
	look(&b, b.start + 15 * MINUTE);
	assert_true(row_of(&b, 1)->declarable);
	board_end(&b);
}

static void rule_16_a_late_call_does_not_extend_it(void **state)
{
	board b;

	(void)state;
	board_begin(&b);
	b.e.at = b.start + 14 * MINUTE;
	do_game(&b, CK_ACT_CALL, 1);
	look(&b, b.start + 15 * MINUTE);
	assert_int_equal(row_of(&b, 1)->part, CK_AGENDA_LATE);
	assert_true(row_of(&b, 1)->declarable);
	seat(&b, 1, 0);
	look(&b, b.start + 15 * MINUTE);
	assert_int_equal(row_of(&b, 1)->missing, 2);
	assert_true(row_of(&b, 1)->declarable);
	seat(&b, 1, 1);
	look(&b, b.start + 15 * MINUTE);
	assert_int_equal(row_of(&b, 1)->part, CK_AGENDA_PLAYING);
	assert_false(row_of(&b, 1)->declarable);
	board_end(&b);
}

static void rule_16_a_postponed_round_is_announced_anew(void **state)
{
	board b;

	(void)state;
	board_begin(&b);
	evening_announce(&b.e, 1, b.start + 60 * MINUTE);
	look(&b, b.start + 15 * MINUTE);
	expect_parts(&b, 0, 0, 0, 4, 0);
	board_end(&b);
}

static void what_waits_for_a_judge_comes_first_the_longest_wait_on_top(void **state)
{
	board b;
	ck_act act;

	(void)state;
	board_begin(&b);
	do_game(&b, CK_ACT_CALL, 2);
	do_game(&b, CK_ACT_START, 2);
	do_game(&b, CK_ACT_CALL, 1);
	do_game(&b, CK_ACT_START, 1);
	do_game(&b, CK_ACT_REPORT, 2);
	act = evening_act(&b.e, CK_ACT_CLAIM);
	act.entrant = ck_cup_match_of(b.e.cup, ck_cup_game_of(b.e.cup, 1)->match)->side[0];
	act.game = 1;
	act.text = "The die fell off the board";
	evening_do(&b.e, &act);
	look(&b, b.e.at);
	expect_parts(&b, 2, 0, 1, 2, 0);
	assert_int_equal(b.a.rows[0].game, 2);
	assert_int_equal(b.a.rows[1].claim, 1);
	assert_int_equal(row_of(&b, 1)->claims, 1);
	do_game(&b, CK_ACT_CERTIFY, 2);
	look(&b, b.e.at);
	expect_parts(&b, 1, 0, 1, 2, 1);
	board_end(&b);
}

static void a_taken_table_is_not_offered(void **state)
{
	board b;

	(void)state;
	board_begin(&b);
	assert_int_equal(ck_agenda_free_table(b.e.cup, 1), 1);
	assert_int_equal(ck_agenda_free_table(b.e.cup, 2), 2);
	do_game(&b, CK_ACT_CALL, 1);
	assert_int_equal(ck_agenda_free_table(b.e.cup, 3), 2);
	do_game(&b, CK_ACT_CALL, 2);
	assert_int_equal(ck_agenda_free_table(b.e.cup, 3), 0);
	board_end(&b);
}

/* ------------------------------------------------------------------- deeds */

static bool is_offered(const board *b, const char *word, const char *who, const ck_agenda_row *row)
{
	const ck_run_deed *deed = ck_run_deed_find(word, b->e.cup, who, row, b->a.now);
	ck_refusal refusal;

	assert_non_null(deed);
	return ck_run_deed_offered(deed, b->e.cup, who, row, b->a.now, &refusal);
}

static void official(board *b, const char *name, uint8_t role)
{
	ck_act act = evening_act(&b->e, CK_ACT_OFFICIAL);

	act.name = name;
	act.role = role;
	evening_do(&b->e, &act);
}

static void each_is_offered_what_their_role_may(void **state)
{
	board b;

	(void)state;
	board_begin(&b);
	official(&b, "Judy", CK_ROLE_JUDGE);
	evening_play(&b.e, 1, 0, 2, 40);
	do_game(&b, CK_ACT_CALL, 2);
	do_game(&b, CK_ACT_REPORT, 2);
	look(&b, b.e.at);
	assert_true(is_offered(&b, "c", "Judy", row_of(&b, 2)));
	assert_false(is_offered(&b, "c", "P1", row_of(&b, 2)));
	assert_true(is_offered(&b, "report", "P1", row_of(&b, 2))); /* a report is corrected */
	assert_true(is_offered(&b, "claim", "P1", row_of(&b, 2)));
	assert_false(is_offered(&b, "claim", "P1", row_of(&b, 1))); /* S2 rule 17 */
	assert_false(is_offered(&b, "expel", "P1", row_of(&b, 2)));
	assert_true(is_offered(&b, "expel", "Judy", row_of(&b, 2)));
	assert_false(is_offered(&b, "annul", "Judy", row_of(&b, 1)));
	assert_true(is_offered(&b, "annul", "Olga", row_of(&b, 1)));
	assert_false(is_offered(&b, "certify", "Olga", NULL));
	board_end(&b);
}

static void absence_is_offered_when_it_may_be_declared(void **state)
{
	board b;

	(void)state;
	board_begin(&b);
	look(&b, b.start + 15 * MINUTE - 1);
	assert_false(is_offered(&b, "m", "Olga", row_of(&b, 1)));
	look(&b, b.start + 15 * MINUTE);
	assert_true(is_offered(&b, "m", "Olga", row_of(&b, 1)));
	assert_false(is_offered(&b, "m", "P1", row_of(&b, 1)));
	b.e.at = b.start + 15 * MINUTE;
	seat(&b, 1, 0);
	look(&b, b.e.at);
	assert_true(is_offered(&b, "m", "Olga", row_of(&b, 1)));
	board_end(&b);
}

static void one_key_leads_from_the_call_to_the_certification(void **state)
{
	static const uint8_t kinds[] = {CK_ACT_CALL, CK_ACT_START, CK_ACT_REPORT, CK_ACT_CERTIFY};
	board b;

	(void)state;
	board_begin(&b);
	for (size_t i = 0; i < 4; i++) {
		look(&b, b.e.at);
		assert_int_equal(ck_run_deed_usual(b.e.cup, row_of(&b, 1))->kind, kinds[i]);
		do_game(&b, kinds[i], 1);
	}
	look(&b, b.e.at);
	assert_null(ck_run_deed_usual(b.e.cup, row_of(&b, 1)));
	board_end(&b);
}

/* ------------------------------------------------------------------- forms */

/* Begin a deed on a game, as Olga, and give answers, all but the last of which lead on; what became of the last. */
static ck_form_result fill(board *b, ck_run_form *f, const char *word, uint32_t game,
                           const char *const *answers)
{
	char wrong[CK_CUP_SENTENCE], question[CK_CUP_SENTENCE];
	ck_form_result result;

	look(b, b->e.at);
	result = ck_run_form_begin(f, ck_run_deed_find(word, b->e.cup, "Olga", row_of(b, game), b->a.now),
	                           b->e.cup, "Olga", row_of(b, game), "");
	for (; *answers != NULL; answers++) {
		assert_int_equal(result, CK_FORM_ASKS);
		assert_true(strlen(ck_run_form_question(f, b->e.cup, question)) > 0);
		result = ck_run_form_answer(f, b->e.cup, b->a.now, *answers, wrong);
	}
	return result;
}

#define FILL(b, f, word, game, ...) fill(b, f, word, game, (const char *const[]){__VA_ARGS__, NULL})

static void a_report_asks_who_won_and_the_pieces_home(void **state)
{
	board b;
	ck_run_form f;

	(void)state;
	board_begin(&b);
	do_game(&b, CK_ACT_CALL, 1);
	/* a side wins with all its pieces here: that is not asked */
	assert_int_equal(FILL(&b, &f, "report", 1, "2", "3"), CK_FORM_READY);
	f.act.at = b.e.at;
	assert_int_equal(f.act.winner, 1);
	assert_int_equal(f.act.home[1], 4);
	assert_int_equal(f.act.home[0], 3);
	evening_do(&b.e, &f.act);
	assert_int_equal(FILL(&b, &f, "report", 1, "2", "4"), CK_FORM_WRONG);
	assert_int_equal(FILL(&b, &f, "report", 1, "3"), CK_FORM_WRONG);
	/* both at once, side 1 first; the other way round where that alone can be */
	assert_int_equal(FILL(&b, &f, "report", 1, "1", "4-2"), CK_FORM_READY);
	assert_int_equal(f.act.home[0], 4);
	assert_int_equal(f.act.home[1], 2);
	assert_int_equal(FILL(&b, &f, "report", 1, "2", "1 - 4"), CK_FORM_READY);
	assert_int_equal(f.act.home[0], 1);
	assert_int_equal(f.act.home[1], 4);
	assert_int_equal(FILL(&b, &f, "report", 1, "2", "4-1"), CK_FORM_READY);
	assert_int_equal(f.act.home[0], 1);
	assert_int_equal(f.act.home[1], 4);
	assert_int_equal(FILL(&b, &f, "report", 1, "1", "4-4"), CK_FORM_WRONG);
	assert_int_equal(FILL(&b, &f, "report", 1, "1", "4-2-1"), CK_FORM_WRONG);
	assert_int_equal(FILL(&b, &f, "report", 1, "1", "q"), CK_FORM_LEFT);
	board_end(&b);
}

static void what_cannot_be_taken_back_is_asked_again(void **state)
{
	board b;
	ck_run_form f;

	(void)state;
	board_begin(&b);
	do_game(&b, CK_ACT_CALL, 1);
	do_game(&b, CK_ACT_REPORT, 1);
	assert_int_equal(FILL(&b, &f, "certify", 1, "y"), CK_FORM_READY);
	assert_int_equal(FILL(&b, &f, "certify", 1, "n"), CK_FORM_LEFT);
	assert_null(f.deed);
	assert_int_equal(FILL(&b, &f, "certify", 1, ""), CK_FORM_LEFT);
	assert_int_equal(FILL(&b, &f, "certify", 1, "x"), CK_FORM_WRONG);
	assert_int_equal(FILL(&b, &f, "expel", 1, "3", "two dice of his own", "y"), CK_FORM_READY);
	assert_int_equal(f.act.entrant, 3);
	assert_string_equal(f.act.why, "two dice of his own");
	assert_int_equal(FILL(&b, &f, "expel", 1, "P3", ""), CK_FORM_LEFT); /* not without a reason */
	assert_int_equal(FILL(&b, &f, "expel", 1, "nobody"), CK_FORM_WRONG);
	board_end(&b);
}

static void an_empty_answer_takes_what_is_offered(void **state)
{
	board b;
	ck_run_form f;

	(void)state;
	board_begin(&b);
	assert_int_equal(FILL(&b, &f, "call", 2, ""), CK_FORM_READY);
	assert_int_equal(f.act.table, 2);
	assert_int_equal(FILL(&b, &f, "call", 2, "1"), CK_FORM_READY);
	assert_int_equal(f.act.table, 1);
	assert_int_equal(FILL(&b, &f, "call", 2, "3"), CK_FORM_WRONG);
	assert_int_equal(FILL(&b, &f, "call", 2, "-"), CK_FORM_LEFT);
	board_end(&b);
}

static void another_official_can_take_over(void **state)
{
	char question[CK_CUP_SENTENCE];
	board b;
	ck_run_form f;

	(void)state;
	board_begin(&b);
	assert_int_equal(FILL(&b, &f, "o", 1, "1"), CK_FORM_READY);
	assert_string_equal(f.text, ck_run_deed_official(b.e.cup, 1)->name);
	assert_int_equal(FILL(&b, &f, "as", 1, "99"), CK_FORM_WRONG);
	assert_non_null(strstr(ck_run_form_question(&f, b.e.cup, question), f.act.who));
	assert_int_equal(ck_run_form_overtaken(&f, b.e.cup), ck_cup_acts(b.e.cup));
	assert_int_equal(FILL(&b, &f, "as", 1, "0"), CK_FORM_WRONG);
	assert_int_equal(FILL(&b, &f, "as", 1, "nobody"), CK_FORM_WRONG);
	assert_int_equal(FILL(&b, &f, "as", 1, "q"), CK_FORM_LEFT);
	assert_null(ck_run_deed_official(b.e.cup, 99));
	board_end(&b);
}

static void whoever_was_faster_ends_the_question(void **state)
{
	board b;
	ck_run_form f;

	(void)state;
	board_begin(&b);
	do_game(&b, CK_ACT_CALL, 1);
	do_game(&b, CK_ACT_CALL, 2);
	assert_int_equal(FILL(&b, &f, "report", 1, "1"), CK_FORM_ASKS);
	do_game(&b, CK_ACT_REPORT, 2);
	assert_int_equal(ck_run_form_overtaken(&f, b.e.cup), ck_cup_acts(b.e.cup));
	do_game(&b, CK_ACT_REPORT, 1);
	assert_int_equal(ck_run_form_overtaken(&f, b.e.cup), ck_cup_acts(b.e.cup) - 1);
	ck_run_form_end(&f);
	assert_int_equal(ck_run_form_overtaken(&f, b.e.cup), ck_cup_acts(b.e.cup));
	board_end(&b);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(before_the_draw_nothing_is_due),
		cmocka_unit_test(shifts_follow_each_other),
		cmocka_unit_test(a_slow_game_makes_the_next_late),
		cmocka_unit_test(rule_16_counts_down_from_the_announced_start),
		cmocka_unit_test(rule_16_a_late_call_does_not_extend_it),
		cmocka_unit_test(rule_16_a_postponed_round_is_announced_anew),
		cmocka_unit_test(what_waits_for_a_judge_comes_first_the_longest_wait_on_top),
		cmocka_unit_test(a_taken_table_is_not_offered),
		cmocka_unit_test(each_is_offered_what_their_role_may),
		cmocka_unit_test(absence_is_offered_when_it_may_be_declared),
		cmocka_unit_test(one_key_leads_from_the_call_to_the_certification),
		cmocka_unit_test(a_report_asks_who_won_and_the_pieces_home),
		cmocka_unit_test(what_cannot_be_taken_back_is_asked_again),
		cmocka_unit_test(an_empty_answer_takes_what_is_offered),
		cmocka_unit_test(another_official_can_take_over),
		cmocka_unit_test(whoever_was_faster_ends_the_question),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
