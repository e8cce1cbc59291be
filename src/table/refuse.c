#include "table/refuse.h"

#include "rules/text.h"

#include <string.h>

bool ck_refuse(ck_error *err, const char *message)
{
	return ck_fail(err, message, "", 0, "");
}

bool ck_refuse_text(ck_error *err, const char *message, const char *part)
{
	return ck_fail(err, message, part, strlen(part), "");
}

bool ck_refuse_number(ck_error *err, const char *message, uint64_t part)
{
	return ck_fail_number(err, message, part, "");
}

bool ck_refuse_numbers(ck_error *err, const char *message, uint64_t part, uint64_t want)
{
	char digits[24];
	struct ck_text t = ck_text_into(digits, sizeof digits);
	ck_text_number(&t, want);
	return ck_fail_number(err, message, part, digits);
}

bool ck_refuse_seat(ck_error *err, const char *message, unsigned seat)
{
	return ck_refuse_number(err, message, seat + 1u);
}

bool ck_refuse_seats(ck_error *err, const char *message, unsigned seat, unsigned want)
{
	return ck_refuse_numbers(err, message, seat + 1u, want + 1u);
}
