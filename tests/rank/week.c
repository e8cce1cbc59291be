/* Weeks from Monday 00:00 to the next, by the clocks of a place. */
#include "rank/week.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const ck_week_zone utc;

static int64_t time_of(const char *text)
{
	int64_t time;

	assert_true(ck_time_parse(text, strlen(text), &time));
	return time;
}

static int32_t day_of(const char *text)
{
	int32_t day;

	assert_true(ck_day_parse(text, strlen(text), &day));
	return day;
}

static void week_is(const char *want, const char *time, const ck_week_zone *zone)
{
	char out[CK_WEEK_TEXT];

	ck_week_write(ck_week_of_time(time_of(time), zone), out);
	assert_string_equal(out, want);
}

/* A clock that is put forward by an hour between two times. */
typedef struct clock_rule {
	int64_t from, to;
	int32_t usual;
} clock_rule;

static int32_t clock_offset(void *context, int64_t time)
{
	const clock_rule *rule = context;

	return rule->usual + (time >= rule->from && time < rule->to ? 3600 : 0);
}

static ck_week_zone zone_of(clock_rule *rule)
{
	return (ck_week_zone){clock_offset, rule};
}

static void days_follow_each_other_through_four_centuries(void **state)
{
	static const unsigned months[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
	int32_t day = day_of("1800-01-01"), last = day_of("2300-01-01");
	int32_t year = 1800;
	unsigned month = 1, of_month = 1;

	(void)state;
	for (; day <= last; day++) {
		int32_t got_year, got_day;
		unsigned got_month, got_of_month, length = months[month - 1];
		bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;

		ck_day_date(day, &got_year, &got_month, &got_of_month);
		assert_int_equal(got_year, year);
		assert_int_equal(got_month, month);
		assert_int_equal(got_of_month, of_month);
		assert_true(ck_day_of_date(year, month, of_month, &got_day));
		assert_int_equal(got_day, day);
		length += month == 2 && leap;
		if (++of_month > length) {
			assert_false(ck_day_of_date(year, month, of_month, &got_day));
			of_month = 1;
			month = month == 12 ? 1 : month + 1;
			year += month == 1;
		}
	}
}

static void the_calendar_has_its_ends(void **state)
{
	int32_t day;

	(void)state;
	assert_int_equal(day_of("1970-01-01"), 0);
	assert_int_equal(day_of("0001-01-01"), CK_DAY_FIRST);
	assert_int_equal(day_of("9999-12-31"), CK_DAY_LAST);
	assert_false(ck_day_parse("2026-02-29", 10, &day));
	assert_false(ck_day_parse("2026-13-01", 10, &day));
	assert_false(ck_day_parse("2026-00-01", 10, &day));
	assert_false(ck_day_parse("0000-01-01", 10, &day));
	assert_false(ck_day_parse("2026-1-01", 9, &day));
	assert_false(ck_day_parse("2026-01-01 ", 11, &day));
	assert_true(ck_day_parse("2028-02-29", 10, &day));
}

static void weeks_are_seven_days_from_monday_on(void **state)
{
	(void)state;
	for (int32_t day = day_of("2019-12-30"), i = 0; i < 7 * 1000; i++) {
		ck_week week = ck_week_of_day(day + i);

		assert_int_equal(week, ck_week_of_day(day) + i / 7); /* 2019-12-30 was a Monday */
		assert_int_equal(ck_week_monday(week), day + i - i % 7);
	}
	assert_int_equal(ck_week_of_day(0), 0);
	assert_int_equal(ck_week_of_day(-4), -1);
}

static void weeks_are_named_as_iso_8601_names_them(void **state)
{
	(void)state;
	week_is("2026-W49", "2026-11-30T00:00Z", &utc);
	week_is("2026-W48", "2026-11-29T23:59:59Z", &utc);
	week_is("1970-W01", "1970-01-01T00:00Z", &utc);
	week_is("1969-W52", "1969-12-28T12:00Z", &utc);
	week_is("2024-W09", "2024-02-29T12:00Z", &utc); /* a leap day */
	week_is("2025-W01", "2024-12-30T12:00Z", &utc); /* the days at a year's end belong to the next */
	week_is("2026-W53", "2027-01-03T12:00Z", &utc); /* or those at its beginning to the one before */
	week_is("2027-W01", "2027-01-04T12:00Z", &utc);
	week_is("2021-W52", "2022-01-02T12:00Z", &utc);
}

/* The long years of this half century, from the calendar: those that begin on a Thursday, and the leap years that begin on a
 * Wednesday. */
static void years_have_53_weeks_when_they_should(void **state)
{
	static const unsigned long_years[] = {2004, 2009, 2015, 2020, 2026, 2032, 2037, 2043, 2048};
	size_t next = 0;

	(void)state;
	for (unsigned year = 2000; year < 2050; year++) {
		char text[] = "2000-W53";
		bool is_long = next < sizeof(long_years) / sizeof(long_years[0]) && long_years[next] == year;
		ck_week week = 12345;

		next += is_long;
		text[2] = (char)('0' + year / 10 % 10);
		text[3] = (char)('0' + year % 10);
		assert_int_equal(ck_week_parse(text, 8, &week), is_long);
		assert_true(is_long || week == 12345);
	}
	assert_int_equal(next, 9);
}

static void a_name_reads_back(void **state)
{
	static const char *const wrong[] = {"2026-W00", "2026-W54", "2026-W99", "0000-W01",
	                                    "2026-w49", "2026W49",  "2026-W4",  "2026-W490",
	                                    "",         "9999-W53", "-026-W01"};
	ck_week week;

	(void)state;
	for (int32_t day = CK_DAY_FIRST; day < CK_DAY_LAST - 7; day += 7 * 13) {
		char out[CK_WEEK_TEXT];

		ck_week_write(ck_week_of_day(day), out);
		assert_true(ck_week_parse(out, strlen(out), &week));
		assert_int_equal(week, ck_week_of_day(day));
	}
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
		assert_false(ck_week_parse(wrong[i], strlen(wrong[i]), &week));
}

/* Europe/Madrid in 2026: summer time from 29 March to 25 October, both Sundays, at 01:00 UTC. */
static void in_madrid_the_week_follows_the_clocks(void **state)
{
	clock_rule rule = {time_of("2026-03-29T01:00Z"), time_of("2026-10-25T01:00Z"), 3600};
	ck_week_zone madrid = zone_of(&rule);

	(void)state;
	week_is("2026-W12", "2026-03-22T22:59:59Z", &madrid); /* winter: Monday is at 23:00 UTC */
	week_is("2026-W13", "2026-03-22T23:00Z", &madrid);
	week_is("2026-W13", "2026-03-29T21:59:59Z", &madrid); /* the Sunday has 23 hours */
	week_is("2026-W14", "2026-03-29T22:00Z", &madrid);
	week_is("2026-W42", "2026-10-18T21:59:59Z", &madrid);
	week_is("2026-W43", "2026-10-18T22:00Z", &madrid);
	week_is("2026-W43", "2026-10-25T22:00Z", &madrid); /* the Sunday has 25 hours */
	week_is("2026-W44", "2026-10-25T23:00Z", &madrid);
}

/* America/Sao_Paulo in the summer of 2018: put forward at midnight from Saturday to Sunday 4 November, back on 17 February. */
static void in_sao_paulo_midnight_itself_is_left_out(void **state)
{
	clock_rule rule = {time_of("2018-11-04T03:00Z"), time_of("2019-02-17T02:00Z"), -10800};
	ck_week_zone sao_paulo = zone_of(&rule);

	(void)state;
	week_is("2018-W44", "2018-11-05T01:59:59Z", &sao_paulo);
	week_is("2018-W45", "2018-11-05T02:00Z", &sao_paulo);
	week_is("2019-W07", "2019-02-18T02:59:59Z", &sao_paulo);
	week_is("2019-W08", "2019-02-18T03:00Z", &sao_paulo);
	assert_int_equal(ck_day_of_time(time_of("2018-11-04T02:59:59Z"), &sao_paulo), day_of("2018-11-03"));
	assert_int_equal(ck_day_of_time(time_of("2018-11-04T03:00Z"), &sao_paulo), day_of("2018-11-04"));
	/* Saturday, 23:00 to 24:00, comes twice */
	assert_int_equal(ck_day_of_time(time_of("2019-02-17T02:59:59Z"), &sao_paulo), day_of("2019-02-16"));
}

static void in_kolkata_half_hours_count(void **state)
{
	clock_rule rule = {0, 0, 19800};
	ck_week_zone kolkata = zone_of(&rule);

	(void)state;
	week_is("2026-W48", "2026-11-29T18:29:59Z", &kolkata);
	week_is("2026-W49", "2026-11-29T18:30Z", &kolkata);
}

static void noon_is_in_its_day(void **state)
{
	clock_rule madrid = {time_of("2026-03-29T01:00Z"), time_of("2026-10-25T01:00Z"), 3600};
	clock_rule kiribati = {0, 0, 50400}, samoa = {0, 0, -39600};
	clock_rule far = {time_of("2026-06-01T00:00Z"), time_of("2026-10-01T00:00Z"), 46800};
	clock_rule *rules[] = {&madrid, &kiribati, &samoa, &far};

	(void)state;
	for (size_t r = 0; r < 4; r++) {
		ck_week_zone zone = zone_of(rules[r]);

		for (int32_t day = day_of("2026-01-01"); day < day_of("2027-01-01"); day++) {
			int64_t noon = ck_day_noon(day, &zone);

			/* the clocks show twelve */
			assert_true(noon + clock_offset(rules[r], noon) == day * INT64_C(86400) + 43200);
		}
	}
	assert_true(ck_day_noon(day_of("2026-11-30"), &utc) == time_of("2026-11-30T12:00Z"));
}

static void times_are_read_with_their_clock(void **state)
{
	static const char *const wrong[] = {
		"2026-11-30",        "2026-11-30T24:00Z", "2026-11-30T23:60Z",     "2026-11-30T23:59:60Z",
		"2026-11-30T23:59",  "2026-11-30 23:59Z", "2026-11-30T23:59+0100", "2026-11-30T23:59+24:00",
		"2026-11-31T23:59Z", "0001-01-01T00:00Z", "2026-11-30T23:59:00z"};
	char out[CK_TIME_TEXT];
	int64_t time;

	(void)state;
	assert_true(time_of("2026-11-30T22:15:07Z") == 1796076907);
	assert_true(time_of("2026-11-30T23:15:07+01:00") == 1796076907);
	assert_true(time_of("2026-11-30T16:45:07-05:30") == 1796076907);
	ck_time_write(1796076907, out);
	assert_string_equal(out, "2026-11-30T22:15:07Z");
	ck_time_write(-1, out);
	assert_string_equal(out, "1969-12-31T23:59:59Z");
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
		assert_false(ck_time_parse(wrong[i], strlen(wrong[i]), &time));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(days_follow_each_other_through_four_centuries),
		cmocka_unit_test(the_calendar_has_its_ends),
		cmocka_unit_test(weeks_are_seven_days_from_monday_on),
		cmocka_unit_test(weeks_are_named_as_iso_8601_names_them),
		cmocka_unit_test(years_have_53_weeks_when_they_should),
		cmocka_unit_test(a_name_reads_back),
		cmocka_unit_test(in_madrid_the_week_follows_the_clocks),
		cmocka_unit_test(in_sao_paulo_midnight_itself_is_left_out),
		cmocka_unit_test(in_kolkata_half_hours_count),
		cmocka_unit_test(noon_is_in_its_day),
		cmocka_unit_test(times_are_read_with_their_clock),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
