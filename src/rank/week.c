#include "rank/week.h"

#include "base.h"

enum {
	DAY_SECONDS = 86400,
	ERA_DAYS = 146097,    /* of 400 years */
	MARCH_FIRST = 719468, /* days from 1 March of year 0 to 1 January 1970 */
	THURSDAY = 3,         /* the weekday of 1 January 1970, Monday being 0 */
};

/* ---------------------------------------------------------------- days */

static bool is_leap(int32_t year)
{
	return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

/* The days of a month of a year. */
static unsigned month_days(int32_t year, unsigned month)
{
	if (month == 2)
		return is_leap(year) ? 29 : 28;
	return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

/* Years are counted from March here, so that the day that comes and goes is their last. */
bool ck_day_of_date(int32_t year, unsigned month, unsigned day, int32_t *out)
{
	int32_t from_march, years, of_era;

	if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > month_days(year, month))
		return false;
	from_march = month > 2 ? (int32_t)month - 3 : (int32_t)month + 9;
	years = month > 2 ? year : year - 1;
	of_era = years % 400 * 365 + years % 400 / 4 - years % 400 / 100 + (153 * from_march + 2) / 5 +
	         (int32_t)day - 1;
	*out = years / 400 * ERA_DAYS + of_era - MARCH_FIRST;
	return true;
}

void ck_day_date(int32_t day, int32_t *year, unsigned *month, unsigned *of_month)
{
	int32_t since = day + MARCH_FIRST, of_era, of_year, years, from_march;

	CK_ASSERT(day >= CK_DAY_FIRST && day <= CK_DAY_LAST);
	of_era = since % ERA_DAYS;
	years = (of_era - of_era / 1460 + of_era / 36524 - of_era / (ERA_DAYS - 1)) / 365;
	of_year = of_era - (365 * years + years / 4 - years / 100);
	from_march = (5 * of_year + 2) / 153;
	*of_month = (unsigned)(of_year - (153 * from_march + 2) / 5) + 1;
	*month = (unsigned)(from_march < 10 ? from_march + 3 : from_march - 9);
	*year = since / ERA_DAYS * 400 + years + (*month <= 2);
}

static int64_t floor_divide(int64_t n, int64_t by)
{
	return n / by - (n % by < 0);
}

int32_t ck_day_of_time(int64_t time, const ck_week_zone *zone)
{
	int64_t at = time < CK_TIME_FIRST ? CK_TIME_FIRST : time > CK_TIME_LAST ? CK_TIME_LAST : time;

	if (zone->offset != NULL)
		at += zone->offset(zone->context, at);
	return (int32_t)floor_divide(at, DAY_SECONDS);
}

int64_t ck_day_noon(int32_t day, const ck_week_zone *zone)
{
	int64_t noon = day * INT64_C(86400) + DAY_SECONDS / 2;

	if (zone->offset == NULL)
		return noon;
	/* what the clocks show near noon, and then what they show at what that makes noon */
	return noon - zone->offset(zone->context, noon - zone->offset(zone->context, noon));
}

/* ---------------------------------------------------------------- weeks */

ck_week ck_week_of_day(int32_t day)
{
	return (ck_week)floor_divide((int64_t)day + THURSDAY, 7);
}

int32_t ck_week_monday(ck_week week)
{
	return week * 7 - THURSDAY;
}

ck_week ck_week_of_time(int64_t time, const ck_week_zone *zone)
{
	return ck_week_of_day(ck_day_of_time(time, zone));
}

/* The first week of a year by ISO 8601: that of 4 January. */
static ck_week year_first(int32_t year)
{
	int32_t day = 0;

	(void)ck_day_of_date(year, 1, 4, &day);
	return ck_week_of_day(day);
}

/* The year that a week belongs to: that of its Thursday. */
static int32_t week_year(ck_week week)
{
	int32_t year, thursday = ck_week_monday(week) + 3;
	unsigned month, day;

	ck_day_date(thursday, &year, &month, &day);
	return year;
}

/* ---------------------------------------------------------------- texts */

/* Write a number in so many digits. */
static size_t digits_write(unsigned number, unsigned digits, char *out)
{
	for (unsigned i = digits; i-- > 0; number /= 10)
		out[i] = (char)('0' + number % 10);
	return digits;
}

size_t ck_week_write(ck_week week, char out[CK_WEEK_TEXT])
{
	int32_t year = week_year(week);
	size_t used = digits_write((unsigned)year, 4, out);

	out[used++] = '-';
	out[used++] = 'W';
	used += digits_write((unsigned)(week - year_first(year)) + 1, 2, out + used);
	out[used] = '\0';
	return used;
}

size_t ck_day_write(int32_t day, char out[CK_DAY_TEXT])
{
	int32_t year;
	unsigned month, of_month;
	size_t used;

	ck_day_date(day, &year, &month, &of_month);
	used = digits_write((unsigned)year, 4, out);
	out[used++] = '-';
	used += digits_write(month, 2, out + used);
	out[used++] = '-';
	used += digits_write(of_month, 2, out + used);
	out[used] = '\0';
	return used;
}

size_t ck_time_write(int64_t time, char out[CK_TIME_TEXT])
{
	static const ck_week_zone utc;
	int32_t day = ck_day_of_time(time, &utc);
	unsigned second = (unsigned)(time - day * INT64_C(86400)) % DAY_SECONDS;
	size_t used = ck_day_write(day, out);

	out[used++] = 'T';
	used += digits_write(second / 3600, 2, out + used);
	out[used++] = ':';
	used += digits_write(second / 60 % 60, 2, out + used);
	out[used++] = ':';
	used += digits_write(second % 60, 2, out + used);
	out[used++] = 'Z';
	out[used] = '\0';
	return used;
}

/* A text against a form in which 0 stands for any digit, and all else for itself; numbers[i] gets the i-th run of
 * digits. */
static bool form_read(const char *text, size_t length, const char *form, unsigned *numbers)
{
	bool in_number = false;

	for (size_t i = 0; i < length || form[i] != '\0'; i++) {
		if (i >= length || form[i] == '\0')
			return false;
		if (form[i] != '0') {
			if (text[i] != form[i])
				return false;
			numbers += in_number;
			in_number = false;
			continue;
		}
		if (text[i] < '0' || text[i] > '9')
			return false;
		*numbers = (in_number ? *numbers * 10 : 0) + (unsigned)(text[i] - '0');
		in_number = true;
	}
	return true;
}

bool ck_week_parse(const char *text, size_t length, ck_week *out)
{
	unsigned numbers[2];
	ck_week week;

	if (!form_read(text, length, "0000-W00", numbers) || numbers[0] == 0 || numbers[1] == 0)
		return false;
	week = year_first((int32_t)numbers[0]) + (ck_week)numbers[1] - 1;
	/* the last week of the year 9999 would end in another */
	if (ck_week_monday(week) + 6 > CK_DAY_LAST || week_year(week) != (int32_t)numbers[0])
		return false;
	*out = week;
	return true;
}

bool ck_day_parse(const char *text, size_t length, int32_t *out)
{
	unsigned numbers[3];

	return form_read(text, length, "0000-00-00", numbers) &&
	       ck_day_of_date((int32_t)numbers[0], numbers[1], numbers[2], out);
}

/* What stands behind the time: Z, or the offset of a clock. */
static bool clock_read(const char *text, size_t length, int32_t *offset)
{
	unsigned numbers[2];

	*offset = 0;
	if (length == 1 && text[0] == 'Z')
		return true;
	if (length == 0 || !form_read(text + 1, length - 1, "00:00", numbers) || numbers[0] > 23 ||
	    numbers[1] > 59)
		return false;
	*offset = (int32_t)(numbers[0] * 3600 + numbers[1] * 60);
	if (text[0] == '-')
		*offset = -*offset;
	return text[0] == '+' || text[0] == '-';
}

bool ck_time_parse(const char *text, size_t length, int64_t *out)
{
	enum { SHORT = 16, LONG = 19 };
	unsigned numbers[6] = {0};
	int32_t day, offset;
	int64_t time;
	size_t used = length >= LONG && text[SHORT] == ':' ? LONG : SHORT;

	if (length < SHORT ||
	    !form_read(text, used, used == LONG ? "0000-00-00T00:00:00" : "0000-00-00T00:00", numbers) ||
	    !ck_day_of_date((int32_t)numbers[0], numbers[1], numbers[2], &day) || numbers[3] > 23 ||
	    numbers[4] > 59 || numbers[5] > 59 || !clock_read(text + used, length - used, &offset))
		return false;
	time = day * INT64_C(86400) + numbers[3] * 3600 + numbers[4] * 60 + numbers[5] - offset;
	if (time < CK_TIME_FIRST || time > CK_TIME_LAST)
		return false;
	*out = time;
	return true;
}
