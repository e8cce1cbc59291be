/* What the games of a league come to: every week sums to zero, the order of adding does not matter (S1). */
#include "rank/games.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { LEAGUES = 60, GAMES = 40, TEXT = 4096 };

/* ------------------------------------------------------------- properties */

static void the_points_of_every_week_sum_to_zero(void **state)
{
	static const char *const tables[] = {"4:9,2,-3,-8", "3:7,4,-11;8:31,17,5,3,-1,-13,-19,-23",
	                                     "pairs:7,-7"};
	size_t seen = 0;

	(void)state;
	for (unsigned n = 0; n < LEAGUES; n++) {
		ck_league l = {0};
		ck_ranking r;

		for (unsigned i = 0; i < GAMES; i++) {
			ck_league_event e = any_game(i);

			happens(&l, &e);
			if (chance(20) == 0)
				text_event(&l, CK_LEAGUE_POINTS, tables[chance(3)], NULL,
				           ck_week_of_time(e.ended, &utc));
		}
		assert_true(ck_ranking_init(&r, &l, &utc));
		assert_int_equal(r.count, GAMES);
		for (size_t i = 1; i < r.count; i++)
			assert_true(r.games[i - 1].game->ended <= r.games[i].game->ended);
		for (uint32_t t = 0; t < r.table_count; t++) {
			for (ck_week w = ck_week_of_time(monday, &utc) - 1, last = w + 6; w < last; w++) {
				ck_ranking_row *rows;
				size_t count;
				int64_t sum = 0;

				assert_true(ck_ranking_rows(&r, t, &w, CK_RANKING_BY_POINTS, &rows, &count));
				for (size_t i = 0; i < count; i++) {
					sum += rows[i].points;
					assert_true(i == 0 || rows[i].points <= rows[i - 1].points);
				}
				assert_true(sum == 0);
				seen += count;
				free(rows);
			}
		}
		ck_ranking_release(&r);
		ck_league_release(&l);
	}
	assert_true(seen > LEAGUES * GAMES);
}

static void the_order_of_adding_does_not_matter(void **state)
{
	(void)state;
	for (unsigned n = 0; n < LEAGUES; n++) {
		ck_league_event events[GAMES];
		ck_league a = {0}, b = {0};

		for (unsigned i = 0; i < GAMES; i++) {
			events[i] = any_game(i);
			happens(&a, &events[i]);
		}
		for (unsigned i = GAMES; i-- > 1;) {
			unsigned other = chance(i + 1);
			ck_league_event e = events[i];

			events[i] = events[other];
			events[other] = e;
		}
		for (unsigned i = 0; i < GAMES; i++)
			happens(&b, &events[i]);
		same_dumps(&a, &b);
		ck_league_release(&a);
		ck_league_release(&b);
	}
}

static void what_is_written_down_replays_to_the_same(void **state)
{
	(void)state;
	for (unsigned n = 0; n < LEAGUES; n++) {
		ck_league a = {0}, b = {0};

		for (unsigned i = 0; i < GAMES; i++) {
			ck_league_event e = any_game(i), again;
			char text[TEXT];

			if (i == 3)
				e = (ck_league_event){.kind = CK_LEAGUE_ZONE, .text = "Asia/Kolkata"};
			else if (i == 7)
				e = (ck_league_event){.kind = CK_LEAGUE_POINTS,
				                      .text = "4:9,2,-3,-8",
				                      .week = n % 2 == 0 ? CK_LEAGUE_ALWAYS
				                                         : ck_week_of_time(monday, &utc) + 2};
			else if (i == 9)
				e = (ck_league_event){
					.kind = CK_LEAGUE_ALIAS, .text = "Anita", .other = "अनिता"};
			else if (i == 11) {
				e = (ck_league_event){.kind = CK_LEAGUE_DROP, .text = "added by mistake"};
				digest_set(&e, 10);
			}
			assert_in_range(ck_league_event_write(&e, text, sizeof(text)), 1, TEXT - 1);
			happens(&a, &e);
			assert_true(ck_league_event_read(text, &again));
			happens(&b, &again);
		}
		same_dumps(&a, &b);
		ck_league_release(&a);
		ck_league_release(&b);
	}
}

static void the_same_record_counts_once(void **state)
{
	static const char *const names[] = {"Ana", "Luis"};
	static const uint8_t places[] = {1, 2};
	ck_league_event e = game_of(5, "parchis:players=2", names, 2, places);
	ck_league l = {0};
	char *before;
	ck_league_fault fault;

	(void)state;
	happens(&l, &e);
	before = dump_of(&l);
	e.names[0] = "Anna"; /* also under another name and time */
	e.ended += 1000;
	fault = refused(&l, &e, CK_LEAGUE_KNOWN);
	assert_int_equal(fault.game, 0);
	char *after = dump_of(&l);
	assert_string_equal(after, before);
	free(before);
	free(after);
	ck_league_release(&l);
}

static void a_game_added_by_mistake_is_dropped_and_added_anew(void **state)
{
	static const char *const names[] = {"Ana", "Luis"};
	static const uint8_t places[] = {1, 2};
	ck_league_event e = game_of(5, "parchis:players=2", names, 2, places),
			drop = {.kind = CK_LEAGUE_DROP};
	ck_league l = {0}, empty = {0}, wanted = {0};

	(void)state;
	digest_set(&drop, 5);
	refused(&l, &drop, CK_LEAGUE_BAD_TEXT); /* wants a reason */
	drop.text = "the week was wrong";
	refused(&l, &drop, CK_LEAGUE_UNKNOWN);
	happens(&l, &e);
	happens(&l, &drop);
	same_dumps(&l, &empty);
	refused(&l, &drop, CK_LEAGUE_UNKNOWN);
	e.ended += 604800;
	e.names[0] = "Eva";
	happens(&l, &e);
	happens(&wanted, &e);
	same_dumps(&l, &wanted);
	ck_league_release(&l);
	ck_league_release(&empty);
	ck_league_release(&wanted);
}

/* ------------------------------------------------------------- points */

/* What the person of that name has in a week, in points. */
static long points_in(const ck_league *l, const char *game, unsigned seats, ck_week week, const char *name)
{
	ck_ranking r;
	ck_ranking_row *rows;
	size_t count;
	uint32_t table;
	int64_t points = INT64_MIN;

	assert_true(ck_ranking_init(&r, l, &utc));
	assert_true(ck_ranking_find(&r, game, strlen(game), seats, &table));
	assert_true(ck_ranking_rows(&r, table, &week, CK_RANKING_BY_POINTS, &rows, &count));
	for (size_t i = 0; i < count; i++)
		if (strcmp(l->people.text[rows[i].player], name) == 0)
			points = rows[i].points;
	free(rows);
	ck_ranking_release(&r);
	assert_true(points % CK_POINTS_PART == 0);
	return (long)(points / CK_POINTS_PART);
}

/* Every game makes a rating surer, so nobody begins anew with each. */
static void a_rating_lasts_from_game_to_game(void **state)
{
	ck_league l = {0};
	ck_ranking r;
	size_t again = 0;

	(void)state;
	for (unsigned i = 0; i < GAMES * 4; i++) {
		ck_league_event e = any_game(i);

		happens(&l, &e);
	}
	assert_true(ck_ranking_init(&r, &l, &utc));
	for (uint32_t t = 0; t < r.table_count; t++) {
		for (uint32_t p = 0; p < l.people.count; p++) {
			double sigma = r.scale.prior.sigma;

			for (size_t i = 0; i < r.count; i++) {
				unsigned seat = ck_ranking_seat(&r.games[i], p);

				if (r.games[i].table != t || seat == CK_LEAGUE_SEATS)
					continue;
				assert_true(r.games[i].after[seat].sigma < sigma);
				again += sigma < r.scale.prior.sigma;
				sigma = r.games[i].after[seat].sigma;
			}
		}
	}
	assert_true(again > GAMES);
	ck_ranking_release(&r);
	ck_league_release(&l);
}

/* Ana and Luis draw, Ana playing both hands; then Ana wins. */
static void equals_share_their_place_and_nobody_wins_a_draw(void **state)
{
	static const char *const names[] = {"Ana", "Luis", "Ana", "Eva"};
	static const uint8_t draw[] = {1, 1, 1, 1}, won[] = {1, 2, 1, 2};
	ck_league_event e = game_of(1, "pachisi", names, 4, draw);
	ck_week week = ck_week_of_time(monday, &utc);
	ck_league l = {0};

	(void)state;
	e.teams = true;
	happens(&l, &e);
	for (unsigned n = 0; n < 2; n++) {
		ck_ranking r;
		ck_ranking_row *rows;
		size_t count;

		assert_true(ck_ranking_init(&r, &l, &utc));
		assert_true(ck_ranking_rows(&r, 0, &week, CK_RANKING_BY_POINTS, &rows, &count));
		assert_int_equal(count, 3);
		assert_string_equal(l.people.text[rows[0].player], "Ana");
		assert_string_equal(l.people.text[rows[1].player], "Eva");
		assert_int_equal(rows[0].games, n + 1);
		assert_int_equal(rows[0].wins, n);
		assert_int_equal(rows[1].wins, 0);
		assert_int_equal(rows[0].place, 1);
		assert_int_equal(rows[1].place, n == 0 ? 1 : 2);
		assert_int_equal(rows[2].place, n == 0 ? 1 : 2);
		free(rows);
		ck_ranking_release(&r);
		e = game_of(2, "pachisi", names, 4, won);
		e.teams = true;
		if (n == 0)
			happens(&l, &e);
	}
	ck_league_release(&l);
}

static void pairs_of_two_of_one_and_of_both(void **state)
{
	static const char *const two[] = {"Ana", "Luis", "Eva", "Rita"};
	static const char *const alone[] = {"Ana", "Luis", "Ana", "Luis"};
	static const char *const against_two[] = {"Ana", "Luis", "Ana", "Rita"};
	static const char *const *const seated[] = {two, alone, against_two};
	static const long ana[] = {10, 10, 10}, luis[] = {-10, -10, -5};
	static const uint8_t places[] = {1, 2, 1, 2};
	ck_week week = ck_week_of_time(monday, &utc);

	(void)state;
	for (unsigned i = 0; i < 3; i++) {
		ck_league l = {0};
		ck_league_event e = game_of(i, "parchis-pairs", seated[i], 4, places);

		e.teams = true;
		happens(&l, &e);
		assert_int_equal(points_in(&l, "parchis-pairs", 4, week, "Ana"), ana[i]);
		assert_int_equal(points_in(&l, "parchis-pairs", 4, week, "Luis"), luis[i]);
		text_event(&l, CK_LEAGUE_POINTS, "pairs:6,-6", NULL, CK_LEAGUE_ALWAYS);
		assert_int_equal(points_in(&l, "parchis-pairs", 4, week, "Ana"), 6);
		ck_league_release(&l);
	}
}

static void other_points_hold_from_their_week_on(void **state)
{
	static const char *const names[] = {"Ana", "Luis", "Eva", "Rita"};
	static const uint8_t places[] = {1, 2, 3, 4};
	ck_week week = ck_week_of_time(monday, &utc);
	ck_league l = {0};
	ck_league_fault fault;

	(void)state;
	for (unsigned i = 0; i < 3; i++) {
		ck_league_event e = game_of(i, "parchis", names, 4, places);

		e.ended += i * INT64_C(604800);
		happens(&l, &e);
	}
	text_event(&l, CK_LEAGUE_POINTS, "4:20,5,-5,-20", NULL, week + 1);
	assert_int_equal(points_in(&l, "parchis", 4, week, "Ana"), 10);
	assert_int_equal(points_in(&l, "parchis", 4, week + 1, "Ana"), 20);
	assert_int_equal(points_in(&l, "parchis", 4, week + 2, "Eva"), -5);
	text_event(&l, CK_LEAGUE_POINTS, "pairs:5,-5", NULL, week + 2);
	assert_int_equal(points_in(&l, "parchis", 4, week + 2, "Ana"), 20);
	text_event(&l, CK_LEAGUE_POINTS, "4:7,1,-1,-7", NULL, CK_LEAGUE_ALWAYS);
	assert_int_equal(points_in(&l, "parchis", 4, week, "Ana"), 7);
	assert_int_equal(points_in(&l, "parchis", 4, week + 2, "Ana"), 7);
	fault = refused(&l, &(ck_league_event){.kind = CK_LEAGUE_POINTS, .text = "4:7,1,-1,-8"},
	                CK_LEAGUE_BAD_POINTS);
	assert_int_equal(fault.points.why, CK_POINTS_NOT_ZERO);
	ck_league_release(&l);
}

static void each_number_of_seats_has_its_own_table(void **state)
{
	static const char *const names[] = {"Ana", "Luis", "Eva"};
	static const uint8_t places[] = {1, 2, 3};
	ck_league_event two = game_of(1, "parchis:players=2", names, 2, places);
	ck_league_event also_two = game_of(2, "parchis:players=2,pieces=2", names, 2, places);
	ck_league_event three = game_of(3, "parchis:players=3", names, 3, places);
	ck_league l = {0};
	ck_ranking r;
	uint32_t table;

	(void)state;
	happens(&l, &three);
	happens(&l, &two);
	happens(&l, &also_two);
	assert_true(ck_ranking_init(&r, &l, &utc));
	assert_int_equal(r.table_count, 2);
	assert_int_equal(r.tables[0].seats, 2);
	assert_int_equal(r.tables[0].games, 2);
	assert_true(ck_ranking_find(&r, "parchis", 7, 3, &table));
	assert_int_equal(table, 1);
	assert_false(ck_ranking_find(&r, "parchis", 7, 4, &table));
	assert_false(ck_ranking_find(&r, "parchi", 6, 3, &table));
	assert_int_equal(ck_ranking_seat(&r.games[0], r.games[0].player[1]), 1);
	ck_ranking_release(&r);
	ck_league_release(&l);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_points_of_every_week_sum_to_zero),
		cmocka_unit_test(the_order_of_adding_does_not_matter),
		cmocka_unit_test(what_is_written_down_replays_to_the_same),
		cmocka_unit_test(the_same_record_counts_once),
		cmocka_unit_test(a_game_added_by_mistake_is_dropped_and_added_anew),
		cmocka_unit_test(a_rating_lasts_from_game_to_game),
		cmocka_unit_test(equals_share_their_place_and_nobody_wins_a_draw),
		cmocka_unit_test(pairs_of_two_of_one_and_of_both),
		cmocka_unit_test(other_points_hold_from_their_week_on),
		cmocka_unit_test(each_number_of_seats_has_its_own_table),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
