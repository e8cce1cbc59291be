#include "table/refuse.h"

#include <string.h>

/* n in decimal into out[cap], cap at least 21. */
static void write_number(uint64_t n, char *out)
{
	char digits[20];
	size_t count = 0;
	do {
		digits[count++] = (char)('0' + n % 10);
		n /= 10;
	} while (n > 0);
	while (count > 0)
		*out++ = digits[--count];
	*out = '\0';
}

bool ck_refuse(ck_error *err, const char *message)
{
	if (err) {
		memset(err, 0, sizeof *err);
		err->message = message;
	}
	return false;
}

bool ck_refuse_text(ck_error *err, const char *message, const char *part)
{
	ck_refuse(err, message);
	if (err) {
		size_t len = strlen(part);
		memcpy(err->part, part, len < sizeof err->part ? len : sizeof err->part - 1);
	}
	return false;
}

bool ck_refuse_number(ck_error *err, const char *message, uint64_t part)
{
	ck_refuse(err, message);
	if (err)
		write_number(part, err->part);
	return false;
}

bool ck_refuse_numbers(ck_error *err, const char *message, uint64_t part, uint64_t want)
{
	ck_refuse_number(err, message, part);
	if (err)
		write_number(want, err->want);
	return false;
}

bool ck_refuse_seat(ck_error *err, const char *message, unsigned seat)
{
	return ck_refuse_number(err, message, seat + 1);
}

bool ck_refuse_seats(ck_error *err, const char *message, unsigned seat, unsigned want)
{
	return ck_refuse_numbers(err, message, seat + 1, want + 1);
}
