/* A league: who is who, and what may not happen. */
#include "rank/games.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { TEXT = 4096 };

/* ------------------------------------------------------------- people */

static void two_names_of_one_person_count_as_one(void **state)
{
	static const char *const names[][2] = {{"Ana", "Luis"}, {"Anna", "Luis"}, {"A.", "Luis"}};
	static const char *const merged[] = {"Ana", "Luis"};
	static const uint8_t places[] = {1, 2};
	ck_league l = {0}, wanted = {0};

	(void)state;
	for (unsigned i = 0; i < 3; i++) {
		ck_league_event e = game_of(i, "parchis:players=2", names[i], 2, places);

		if (i == 2)
			alias(&l, "A.", "Anna"); /* also before the first game, and by way of another */
		happens(&l, &e);
		e = game_of(i, "parchis:players=2", merged, 2, places);
		happens(&wanted, &e);
	}
	alias(&l, "Anna", "Ana");
	same_dumps(&l, &wanted);
	assert_int_equal(refused(&l,
	                         &(ck_league_event){.kind = CK_LEAGUE_ALIAS, .text = "Ana", .other = "A."},
	                         CK_LEAGUE_CIRCLE)
	                         .why,
	                 CK_LEAGUE_CIRCLE);
	/* in the middle of the way round: Anna counts for Ana, A. for Anna */
	refused(&l, &(ck_league_event){.kind = CK_LEAGUE_ALIAS, .text = "Anna", .other = "A."},
	        CK_LEAGUE_CIRCLE);
	same_dumps(&l, &wanted);
	alias(&l, "Anna", "Anna"); /* two again */
	alias(&l, "Anna", "Ana");
	same_dumps(&l, &wanted);
	ck_league_release(&l);
	ck_league_release(&wanted);
}

static void nobody_plays_against_themselves(void **state)
{
	static const char *const twice[] = {"Ana", "Luis", "Ana", "Eva"};
	static const char *const four[] = {"Ana", "Luis", "Eva", "Anna"};
	static const uint8_t each[] = {1, 2, 3, 4}, teams[] = {1, 2, 1, 2};
	ck_league_event e = game_of(1, "parchis", twice, 4, each);
	ck_league l = {0};
	ck_league_fault fault;

	(void)state;
	fault = refused(&l, &e, CK_LEAGUE_TWICE);
	assert_int_equal(fault.seat, 0);
	assert_int_equal(fault.other, 2);
	e = game_of(1, "pachisi", twice, 4, teams);
	e.teams = true;
	happens(&l, &e); /* both hands of one side */
	e = game_of(2, "parchis", four, 4, each);
	happens(&l, &e);
	fault = refused(&l, &(ck_league_event){.kind = CK_LEAGUE_ALIAS, .text = "Anna", .other = "Ana"},
	                CK_LEAGUE_TWICE);
	assert_int_equal(fault.game, 1);
	alias(&l, "Anita", "Ana");
	e.names[3] = "Anita";
	digest_set(&e, 3);
	fault = refused(&l, &e, CK_LEAGUE_TWICE);
	assert_int_equal(fault.seat, 0);
	assert_int_equal(fault.other, 3);
	ck_league_event drop = {.kind = CK_LEAGUE_DROP, .text = "by mistake"};
	digest_set(&drop, 2);
	happens(&l, &drop);
	alias(&l, "Anna", "Ana"); /* now that the game does not count */
	digest_set(&e, 2);
	e.names[3] = "Anna";
	refused(&l, &e, CK_LEAGUE_TWICE);
	ck_league_release(&l);
}

/* ------------------------------------------------------------- refusals */

static void what_may_not_happen_is_refused_and_changes_nothing(void **state)
{
	static const char *const names[] = {"Ana", "Luis", "Eva", "Rita"};
	static const uint8_t places[] = {1, 2, 3, 4};
	ck_league_event good = game_of(1, "parchis", names, 4, places), e;
	char long_name[CK_LEAGUE_TEXT + 2], *before, *after;
	ck_league l = {0};

	(void)state;
	memset(long_name, 'x', sizeof(long_name));
	long_name[CK_LEAGUE_TEXT + 1] = '\0';
	happens(&l, &good);
	before = dump_of(&l);
	digest_set(&good, 2);
	e = good, e.seats = 1, refused(&l, &e, CK_LEAGUE_BAD_SEATS);
	e = good, e.seats = 9, refused(&l, &e, CK_LEAGUE_BAD_SEATS);
	e = good, e.seats = 2, e.teams = true, refused(&l, &e, CK_LEAGUE_BAD_SEATS);
	e = good, e.teams = true, refused(&l, &e, CK_LEAGUE_BAD_PLACES); /* partners share */
	e = good, e.places[2] = 2, e.places[3] = 3, refused(&l, &e, CK_LEAGUE_BAD_PLACES);
	e = good, e.places[0] = 5, refused(&l, &e, CK_LEAGUE_BAD_PLACES);
	e = good, e.places[6] = 1, refused(&l, &e, CK_LEAGUE_BAD_PLACES);
	e = good, e.ended = INT64_MAX, refused(&l, &e, CK_LEAGUE_BAD_TIME);
	e = good, e.ended = INT64_MIN, refused(&l, &e, CK_LEAGUE_BAD_TIME);
	e = good, e.game = "", refused(&l, &e, CK_LEAGUE_BAD_TEXT);
	e = good, e.names[2] = "", assert_int_equal(refused(&l, &e, CK_LEAGUE_BAD_TEXT).seat, 2);
	e = good, e.names[1] = "A\tB", assert_int_equal(refused(&l, &e, CK_LEAGUE_BAD_TEXT).seat, 1);
	e = good, e.names[3] = long_name, refused(&l, &e, CK_LEAGUE_BAD_TEXT);
	e = good, e.kind = 0, refused(&l, &e, CK_LEAGUE_BAD_KIND);
	e = (ck_league_event){.kind = CK_LEAGUE_ZONE, .text = "a\nb"}, refused(&l, &e, CK_LEAGUE_BAD_TEXT);
	e = (ck_league_event){.kind = CK_LEAGUE_ALIAS, .text = "Ana"}, refused(&l, &e, CK_LEAGUE_BAD_TEXT);
	after = dump_of(&l);
	assert_string_equal(after, before);
	free(before);
	free(after);
	ck_league_release(&l);
}

static void damaged_texts_are_no_events(void **state)
{
	static const char digits[] = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
	static const char *const wrong[] = {
		"",
		"add",
		"zone",
		"zone\tA\tB",
		"alias\tA",
		"alias\tA\tB\tC",
		"points\t2026-W54\t4:1,1,-1,-1",
		"points\tnever\t2:1,-1",
		"Zone\tUTC",
		"drop\t0123\tx",
		"add\t%s\t2026-11-30T22:15:00Z\tparchis:players=2\teach\t1,2\tA",
		"add\t%s\t2026-11-30T22:15:00Z\tparchis:players=2\teach\t1,2,\tA\tB",
		"add\t%s\t2026-11-30T22:15:00Z\tparchis:players=2\teach\t1;2\tA\tB",
		"add\t%s\t2026-11-30T22:15:00Z\tparchis:players=2\teach\t1,9\tA\tB",
		"add\t%s\t2026-11-30T22:15:00Z\tparchis:players=2\tsome\t1,2\tA\tB",
		"add\t%s\t2026-11-30 22:15\tparchis:players=2\teach\t1,2\tA\tB",
		"add\tX%s\t2026-11-30T22:15:00Z\tparchis:players=2\teach\t1,2\tA\tB",
		"add\t%s\t2026-11-30T22:15:00Z\tparchis\teach\t1,2,3,4,5,6,7,8,8\tA\tB\tC\tD\tE\tF\tG\tH\tI",
		"add\t%s\ta\ta\ta\ta\ta\ta\ta\ta\ta\ta\ta\ta\ta\ta\ta\ta\ta\ta\ta\ta\ta\ta",
	};
	static const char right[] = "add\t%s\t2026-11-30T22:15:00Z\tparchis:players=2\teach\t1,2\tA\tB";
	ck_league_event e;
	char text[TEXT], again[TEXT];

	(void)state;
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		const char *at = strstr(wrong[i], "%s");

		if (at != NULL)
			snprintf(text, sizeof(text), "%.*s%s%s", (int)(at - wrong[i]), wrong[i], digits,
			         at + 2);
		else
			snprintf(text, sizeof(text), "%s", wrong[i]);
		if (ck_league_event_read(text, &e)) {
			print_error("number %zu is taken\n", i);
			fail();
		}
	}
	snprintf(text, sizeof(text), "add\t%s%s", digits, right + 6);
	snprintf(again, sizeof(again), "%s", text);
	assert_true(ck_league_event_read(text, &e));
	assert_int_equal(e.seats, 2);
	assert_string_equal(e.names[1], "B");
	char out[TEXT];
	assert_int_equal(ck_league_event_write(&e, out, sizeof(out)), strlen(again));
	assert_string_equal(out, again);
	assert_int_equal(ck_league_event_write(&e, out, 10), strlen(again)); /* cut off, and counted */
	assert_int_equal(strlen(out), 9);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(two_names_of_one_person_count_as_one),
		cmocka_unit_test(nobody_plays_against_themselves),
		cmocka_unit_test(what_may_not_happen_is_refused_and_changes_nothing),
		cmocka_unit_test(damaged_texts_are_no_events),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
