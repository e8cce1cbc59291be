/* week.h - weeks of the ranking: from Monday 00:00 to the next, as the clocks of a place have it, named as ISO 8601 names
 * them (2026-W49). Years are 1 to 9999 of the Gregorian calendar. */
#ifndef CK_RANK_WEEK_H
#define CK_RANK_WEEK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Weeks since that of 1 January 1970, 1970-W01; a day is one since 1 January 1970; a time is UTC, in seconds since its
 * midnight. */
typedef int32_t ck_week;

enum {
	CK_WEEK_TEXT = 9,  /* bytes of a week's name, the NUL included */
	CK_DAY_TEXT = 11,  /* of a day's, 2026-11-30 */
	CK_TIME_TEXT = 21, /* of a time's, 2026-11-30T22:15:00Z */

	CK_DAY_FIRST = -719162, /* 0001-01-01, a Monday */
	CK_DAY_LAST = 2932896,  /* 9999-12-31 */
};

/* Times of those days, a day left off on either side for what a clock may differ from UTC. */
#define CK_TIME_FIRST ((CK_DAY_FIRST + 1) * INT64_C(86400))
#define CK_TIME_LAST (CK_DAY_LAST * INT64_C(86400) - 1)

/* How the clocks of a place differ from UTC. */
typedef struct ck_week_zone {
	/* The seconds to add to UTC at a time, between -86399 and 86399; NULL: none. */
	int32_t (*offset)(void *context, int64_t time);
	void *context;
} ck_week_zone;

/* The day of a date. False for a date that is not there. */
bool ck_day_of_date(int32_t year, unsigned month, unsigned day, int32_t *out);

/* The date of a day. */
void ck_day_date(int32_t day, int32_t *year, unsigned *month, unsigned *of_month);

/* The day on which a time falls in a zone. Times beyond CK_TIME_FIRST ... CK_TIME_LAST count as these. */
int32_t ck_day_of_time(int64_t time, const ck_week_zone *zone);

/* The week of a day, and its Monday. */
ck_week ck_week_of_day(int32_t day);
int32_t ck_week_monday(ck_week week);

/* The week in which a time falls in a zone. */
ck_week ck_week_of_time(int64_t time, const ck_week_zone *zone);

/* Noon of a day in a zone, as UTC; where the clocks are changed at noon, within a day of it. */
int64_t ck_day_noon(int32_t day, const ck_week_zone *zone);

/* Write the name. Returns the length. */
size_t ck_week_write(ck_week week, char out[CK_WEEK_TEXT]);
size_t ck_day_write(int32_t day, char out[CK_DAY_TEXT]);
size_t ck_time_write(int64_t time, char out[CK_TIME_TEXT]);

/* Read a name as it is written. False, and nothing written, for another text, and for what is not there: a week 53 of a
 * year with 52, 30 February. */
bool ck_week_parse(const char *text, size_t length, ck_week *out);
bool ck_day_parse(const char *text, size_t length, int32_t *out);

/* Read a time: 2026-11-30T22:15:00Z, the seconds may be missing; with +01:00 in the place of Z it is told by such a
 * clock. */
bool ck_time_parse(const char *text, size_t length, int64_t *out);

#endif
