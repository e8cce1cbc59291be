#include "cli/cup_time.h"

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

/* HH:MM or HH:MM:SS. */
static bool clock_take(const char **text, struct tm *tm)
{
	tm->tm_sec = 0;
	if (!digits_take(text, 2, &tm->tm_hour) || !sign_take(text, ':') ||
	    !digits_take(text, 2, &tm->tm_min))
		return false;
	if (sign_take(text, ':') && !digits_take(text, 2, &tm->tm_sec))
		return false;
	return tm->tm_hour < 24 && tm->tm_min < 60 && tm->tm_sec < 60;
}

static bool date_take(const char **text, struct tm *tm)
{
	if (!digits_take(text, 4, &tm->tm_year) || !sign_take(text, '-') ||
	    !digits_take(text, 2, &tm->tm_mon) || !sign_take(text, '-') ||
	    !digits_take(text, 2, &tm->tm_mday))
		return false;
	tm->tm_year -= 1900;
	tm->tm_mon -= 1;
	return tm->tm_mon >= 0 && tm->tm_mon < 12 && tm->tm_mday >= 1 && tm->tm_mday <= 31;
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

/* By the clocks of this computer. False for a day that is not in the calendar. */
static bool local_time(const struct tm *parts, int64_t *at)
{
	struct tm tm = *parts;
	time_t seconds;

	tm.tm_isdst = -1;
	seconds = mktime(&tm);
	if (seconds == (time_t)-1 || tm.tm_mday != parts->tm_mday)
		return false;
	*at = (int64_t)seconds * 1000;
	return true;
}

static bool today(int64_t now, struct tm *tm)
{
	time_t seconds = (time_t)(now / 1000);

	return localtime_r(&seconds, tm) != NULL;
}

/* A time without a day: of today, or of tomorrow if that was half a day ago, past midnight. */
static bool clock_read(const char *text, int64_t now, int64_t *at)
{
	struct tm tm;
	int64_t found;

	if (!today(now, &tm) || !clock_take(&text, &tm) || *text != '\0' || !local_time(&tm, &found))
		return false;
	if (found < now - DAY_MS / 2) {
		tm.tm_mday++;
		tm.tm_isdst = -1;
		found = (int64_t)mktime(&tm) * 1000;
	}
	*at = found;
	return true;
}

bool ck_cup_time_read(const char *text, int64_t now, int64_t *at)
{
	struct tm tm = {0};
	int minutes;
	int64_t found;

	if (strchr(text, '-') == NULL)
		return clock_read(text, now, at);
	if (!date_take(&text, &tm) || (!sign_take(&text, 'T') && !sign_take(&text, ' ')) ||
	    !clock_take(&text, &tm) || !local_time(&tm, &found))
		return false;
	if (*text != '\0') {
		if (!zone_take(&text, &minutes) || *text != '\0')
			return false;
		found = days_of(&tm) * DAY_MS +
		        ((int64_t)tm.tm_hour * HOUR_MS + (int64_t)(tm.tm_min - minutes) * MINUTE_MS +
		         (int64_t)tm.tm_sec * 1000);
	}
	if (found <= 0)
		return false;
	*at = found;
	return true;
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
