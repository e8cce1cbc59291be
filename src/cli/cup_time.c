#include "cli/cup_time.h"

#include "i18n/i18n.h"

#include <string.h>
#include <time.h>

enum { DAY_MS = 86400000, HOUR_MS = 3600000, MINUTE_MS = 60000 };

/* ------------------------------------------------------------------ reading */

/* Exactly n digits at *text, which is moved behind them; false, and *text as it was, if they are not there. */
static bool digits_take(const char **text, int n, int *number)
{
	int value = 0;

	for (int i = 0; i < n; i++) {
		if ((*text)[i] < '0' || (*text)[i] > '9')
			return false;
		value = 10 * value + (*text)[i] - '0';
	}
	*text += n;
	*number = value;
	return true;
}

static bool sign_take(const char **text, char sign)
{
	if (**text != sign)
		return false;
	++*text;
	return true;
}

/* The h of 20h, 20 h or 20:30 h, which may be a capital. */
static bool h_take(const char **text)
{
	const char *at = *text + (**text == ' ');

	if (*at != 'h' && *at != 'H')
		return false;
	*text = at + 1;
	return true;
}

/* HH:MM or HH:MM:SS, as HH.MM too, HHhMM, or HHh alone; the hour as people write it, with one digit or two. */
static bool clock_take(const char **text, struct tm *tm)
{
	tm->tm_sec = tm->tm_min = 0;
	if (!digits_take(text, 2, &tm->tm_hour) && !digits_take(text, 1, &tm->tm_hour))
		return false;
	if (h_take(text)) {
		(void)digits_take(text, 2, &tm->tm_min);
	} else {
		if ((!sign_take(text, ':') && !sign_take(text, '.')) || !digits_take(text, 2, &tm->tm_min))
			return false;
		if (sign_take(text, ':') && !digits_take(text, 2, &tm->tm_sec))
			return false;
		(void)h_take(text);
	}
	return tm->tm_hour < 24 && tm->tm_min < 60 && tm->tm_sec < 60;
}

static int days_in(int month, int year)
{
	bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);

	if (month == 2)
		return leap ? 29 : 28;
	return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

/* A day that is in the calendar. */
static bool date_take(const char **text, struct tm *tm)
{
	int year, month;

	if (!digits_take(text, 4, &year) || !sign_take(text, '-') || !digits_take(text, 2, &month) ||
	    !sign_take(text, '-') || !digits_take(text, 2, &tm->tm_mday))
		return false;
	tm->tm_year = year - 1900;
	tm->tm_mon = month - 1;
	return month >= 1 && month <= 12 && tm->tm_mday >= 1 && tm->tm_mday <= days_in(month, year);
}

/* Days from 1970-01-01 to a day of the calendar. */
static int64_t days_of(const struct tm *tm)
{
	int64_t month = (tm->tm_mon + 10) % 12; /* from March */
	int64_t year = tm->tm_year + 1900 - month / 10;

	return 365 * year + year / 4 - year / 100 + year / 400 + (month * 306 + 5) / 10 + tm->tm_mday - 1 -
	       719468;
}

/* Z or +01:00 behind a time: the minutes before UTC. False if something else stands there. */
static bool zone_take(const char **text, int *minutes)
{
	int hour, minute;
	bool east = **text == '+';

	*minutes = 0;
	if (sign_take(text, 'Z'))
		return true;
	if (!sign_take(text, '+') && !sign_take(text, '-'))
		return false;
	if (!digits_take(text, 2, &hour) || !sign_take(text, ':') || !digits_take(text, 2, &minute) ||
	    hour > 14 || minute > 59)
		return false;
	*minutes = (hour * 60 + minute) * (east ? 1 : -1);
	return true;
}

/* By the clocks of this computer: *at is the time. False for one that they leap over when summer time begins. */
static bool local_time(const struct tm *parts, int64_t *at)
{
	struct tm tm = *parts;

	tm.tm_isdst = -1;
	*at = (int64_t)mktime(&tm) * 1000;
	return tm.tm_hour == parts->tm_hour && tm.tm_min == parts->tm_min;
}

static bool today(int64_t now, struct tm *tm)
{
	time_t seconds = (time_t)(now / 1000);

	return localtime_r(&seconds, tm) != NULL;
}

/* A time without a day: of today, or of tomorrow if that was half a day ago, past midnight. */
static ck_cup_time_fault clock_read(const char *text, int64_t now, int64_t *at)
{
	struct tm tm;
	int64_t found;
	bool is;

	if (!today(now, &tm) || !clock_take(&text, &tm) || *text != '\0')
		return CK_CUP_TIME_NONE;
	is = local_time(&tm, &found);
	if (found < now - DAY_MS / 2) {
		tm.tm_mday++; /* mktime makes the first of the 32nd */
		is = local_time(&tm, &found);
	}
	*at = found;
	return is ? CK_CUP_TIME_READ : CK_CUP_TIME_LEAPT;
}

/* A time with its day. */
static ck_cup_time_fault day_read(const char *text, int64_t *at)
{
	struct tm tm = {0};
	int minutes;
	bool is = true;

	if (!date_take(&text, &tm) || (!sign_take(&text, 'T') && !sign_take(&text, ' ')) ||
	    !clock_take(&text, &tm))
		return CK_CUP_TIME_NONE;
	if (*text == '\0') {
		is = local_time(&tm, at);
	} else {
		if (!zone_take(&text, &minutes) || *text != '\0')
			return CK_CUP_TIME_NONE;
		*at = days_of(&tm) * DAY_MS +
		      ((int64_t)tm.tm_hour * HOUR_MS + (int64_t)(tm.tm_min - minutes) * MINUTE_MS +
		       (int64_t)tm.tm_sec * 1000);
	}
	return is ? CK_CUP_TIME_READ : CK_CUP_TIME_LEAPT;
}

ck_cup_time_fault ck_cup_time_try(const char *text, int64_t now, int64_t *at)
{
	int64_t found = 0;
	ck_cup_time_fault fault = strchr(text, '-') == NULL ? clock_read(text, now, &found)
	                                                    : day_read(text, &found);

	if (fault == CK_CUP_TIME_READ && (found <= 0 || found > CK_CUP_TIME_MAX))
		fault = CK_CUP_TIME_NONE;
	if (fault == CK_CUP_TIME_READ)
		*at = found;
	return fault;
}

ck_cup_time_fault ck_cup_time_start(const char *text, int64_t now, int64_t *at)
{
	int64_t found;
	ck_cup_time_fault fault = ck_cup_time_try(text, now, &found);

	if (fault == CK_CUP_TIME_READ && found < now - DAY_MS)
		fault = CK_CUP_TIME_PAST;
	if (fault == CK_CUP_TIME_READ)
		*at = found;
	return fault;
}

bool ck_cup_time_read(const char *text, int64_t now, int64_t *at)
{
	return ck_cup_time_try(text, now, at) == CK_CUP_TIME_READ;
}

const char *ck_cup_time_wrong(ck_cup_time_fault fault)
{
	if (fault == CK_CUP_TIME_LEAPT)
		return ck_tr("“{value}” is no time of that day: the clocks are put forward over it, to "
		             "summer time.");
	if (fault == CK_CUP_TIME_PAST)
		return ck_tr("“{value}” is more than a day ago by the clock of this computer: nothing is "
		             "announced for then.");
	return ck_tr("“{value}” is no time; one is 20:00, of today, or 2026-12-01T20:00.");
}

/* ------------------------------------------------------------------ writing */

/* The parts of a time, local or UTC; false for 0 and for what has none. */
static bool parts_of(int64_t at, bool utc, struct tm *tm)
{
	time_t seconds = (time_t)(at / 1000);

	return at != 0 && (utc ? gmtime_r(&seconds, tm) : localtime_r(&seconds, tm)) != NULL;
}

static const char *nothing(char *out)
{
	memcpy(out, "-", 2);
	return out;
}

const char *ck_cup_time_clock(int64_t at, char *out)
{
	struct tm tm;

	if (!parts_of(at, false, &tm) || strftime(out, CK_CUP_TIME, "%H:%M", &tm) == 0)
		return nothing(out);
	return out;
}

static bool is_same_day(int64_t one, int64_t other)
{
	struct tm a, b;

	return parts_of(one, false, &a) && parts_of(other, false, &b) && a.tm_year == b.tm_year &&
	       a.tm_yday == b.tm_yday;
}

const char *ck_cup_time_near(int64_t at, int64_t now, char *out)
{
	struct tm tm;

	if (now == 0 || is_same_day(at, now))
		return ck_cup_time_clock(at, out);
	if (!parts_of(at, false, &tm) || strftime(out, CK_CUP_TIME, "%Y-%m-%d %H:%M", &tm) == 0)
		return nothing(out);
	return out;
}

const char *ck_cup_time_full(int64_t at, char *out)
{
	struct tm tm;

	if (!parts_of(at, false, &tm) || strftime(out, CK_CUP_TIME, "%Y-%m-%d %H:%M:%S", &tm) == 0)
		return nothing(out);
	return out;
}

const char *ck_cup_time_iso(int64_t at, char *out)
{
	struct tm tm;

	if (!parts_of(at, true, &tm) || strftime(out, CK_CUP_TIME, "%Y-%m-%dT%H:%M:%SZ", &tm) == 0)
		return nothing(out);
	return out;
}

const char *ck_cup_time_day(int64_t at, char *out)
{
	struct tm tm;

	if (!parts_of(at, false, &tm) || strftime(out, CK_CUP_TIME, "%Y-%m-%d", &tm) == 0)
		return nothing(out);
	return out;
}
