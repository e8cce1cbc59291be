/* The clocks of named time zones: weeks begin on Monday at 00:00 where the players are. */
#include "cli/rank_zone.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* The last second of a week and the first of the next, UTC, in the zone. */
typedef struct turn {
	const char *last, *first;
	const char *week; /* that begins then */
} turn;

static int64_t time_of(const char *text)
{
	int64_t time;

	assert_true(ck_time_parse(text, strlen(text), &time));
	return time;
}

static void weeks_turn(const char *name, const turn *turns)
{
	ck_rank_zone zone = {0};
	ck_week_zone clocks;
	ck_week week;

	if (!ck_rank_zone_is(name)) {
		print_message("the tables of time zones (tzdata) are missing\n");
		skip();
	}
	assert_true(ck_rank_zone_open(&zone, name, &clocks));
	for (; turns->last != NULL; turns++) {
		assert_true(ck_week_parse(turns->week, strlen(turns->week), &week));
		assert_int_equal(time_of(turns->last) + 1, time_of(turns->first));
		assert_int_equal(ck_week_of_time(time_of(turns->last), &clocks), week - 1);
		assert_int_equal(ck_week_of_time(time_of(turns->first), &clocks), week);
	}
	ck_rank_zone_close(&zone);
}

static void in_madrid(void **state)
{
	static const turn turns[] = {
		{"2026-03-22T22:59:59Z", "2026-03-22T23:00:00Z", "2026-W13"}, /* winter */
		{"2026-03-29T21:59:59Z", "2026-03-29T22:00:00Z", "2026-W14"}, /* the Sunday of 23 hours */
		{"2026-10-25T22:59:59Z", "2026-10-25T23:00:00Z", "2026-W44"}, /* the Sunday of 25 hours */
		{"2027-01-03T22:59:59Z", "2027-01-03T23:00:00Z", "2027-W01"}, /* behind a week 53 */
		{"2028-03-05T22:59:59Z", "2028-03-05T23:00:00Z", "2028-W10"}, /* behind a leap day */
		{NULL, NULL, NULL},
	};

	(void)state;
	weeks_turn("Europe/Madrid", turns);
}

static void in_sao_paulo(void **state)
{
	static const turn turns[] = {
		{"2018-10-29T02:59:59Z", "2018-10-29T03:00:00Z", "2018-W44"},
		{"2018-11-05T01:59:59Z", "2018-11-05T02:00:00Z",
	         "2018-W45"}, /* midnight was left out on Sunday */
		{"2019-02-18T02:59:59Z", "2019-02-18T03:00:00Z",
	         "2019-W08"}, /* an hour came twice on Saturday */
		{"2026-11-30T02:59:59Z", "2026-11-30T03:00:00Z", "2026-W49"}, /* no summer time any more */
		{NULL, NULL, NULL},
	};

	(void)state;
	weeks_turn("America/Sao_Paulo", turns);
}

static void in_kolkata(void **state)
{
	static const turn turns[] = {
		{"2026-11-29T18:29:59Z", "2026-11-29T18:30:00Z", "2026-W49"},
		{NULL, NULL, NULL},
	};

	(void)state;
	weeks_turn("Asia/Kolkata", turns);
}

static void in_utc_without_any_tables(void **state)
{
	static const turn turns[] = {
		{"2026-11-29T23:59:59Z", "2026-11-30T00:00:00Z", "2026-W49"},
		{NULL, NULL, NULL},
	};

	(void)state;
	assert_int_equal(setenv("TZDIR", "/nonexistent", 1), 0);
	assert_true(ck_rank_zone_is("UTC"));
	assert_false(ck_rank_zone_is("Europe/Madrid"));
	weeks_turn("UTC", turns);
	assert_int_equal(unsetenv("TZDIR"), 0);
}

static void what_is_no_zone_is_refused(void **state)
{
	static const char *const wrong[] = {
		"",
		"Europe",
		"Europe/Madrit",
		"/usr/share/zoneinfo/UTC",
		"../zoneinfo/UTC",
		"UTC0",
		"zone.tab",
		"Europe//Madrid",
		"Europe/Madrid/",
		"EST5EDT,M3.2.0",
		"a b",
		":Etc/UTC",
		"Europe/Madrid\n",
		"\xff",
	};

	(void)state;
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
		if (ck_rank_zone_is(wrong[i])) {
			print_error("“%s” is taken for a zone\n", wrong[i]);
			fail();
		}
}

static void the_process_keeps_its_own_time_afterwards(void **state)
{
	ck_rank_zone zone = {0};
	ck_week_zone clocks;

	(void)state;
	if (!ck_rank_zone_is("Asia/Kolkata"))
		skip();
	assert_int_equal(setenv("TZ", "XXX3", 1), 0);
	assert_true(ck_rank_zone_open(&zone, "Asia/Kolkata", &clocks));
	assert_int_equal(clocks.offset(clocks.context, 0), 19800);
	ck_rank_zone_close(&zone);
	assert_string_equal(getenv("TZ"), "XXX3");
	assert_int_equal(unsetenv("TZ"), 0);
	assert_true(ck_rank_zone_open(&zone, "Asia/Kolkata", &clocks));
	ck_rank_zone_close(&zone);
	assert_null(getenv("TZ"));
}

static void the_zone_of_this_computer_is_what_tz_says(void **state)
{
	char out[CK_RANK_ZONE_NAME];

	(void)state;
	assert_int_equal(setenv("TZ", ":UTC", 1), 0);
	assert_string_equal(ck_rank_zone_here(out), "UTC");
	assert_int_equal(setenv("TZ", "XXX3", 1), 0); /* a rule has no name */
	assert_string_equal(ck_rank_zone_here(out), "UTC");
	if (ck_rank_zone_is("Asia/Kolkata")) {
		assert_int_equal(setenv("TZ", "Asia/Kolkata", 1), 0);
		assert_string_equal(ck_rank_zone_here(out), "Asia/Kolkata");
	}
	assert_int_equal(unsetenv("TZ"), 0);
	assert_true(ck_rank_zone_is(ck_rank_zone_here(out)));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(in_madrid),
		cmocka_unit_test(in_sao_paulo),
		cmocka_unit_test(in_kolkata),
		cmocka_unit_test(in_utc_without_any_tables),
		cmocka_unit_test(what_is_no_zone_is_refused),
		cmocka_unit_test(the_process_keeps_its_own_time_afterwards),
		cmocka_unit_test(the_zone_of_this_computer_is_what_tz_says),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
