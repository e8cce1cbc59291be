#include "rank/points.h"

#include "base.h"

#include <string.h>

/* The rows in the order of the text. */
static const uint8_t row_order[] = {2, 3, 4, 5, 6, 7, 8, CK_POINTS_OF_PAIRS};

enum { ROWS = sizeof(row_order) };

static const char pairs_word[] = "pairs";

ck_points ck_points_usual(void)
{
	static const ck_points usual = {
		.of =
			{
				[CK_POINTS_OF_PAIRS] = {10, -10},
				[2] = {10, -10},
				[3] = {10, 0, -10},
				[4] = {10, 4, -4, -10},
				[5] = {10, 5, 0, -5, -10},
				[6] = {10, 6, 2, -2, -6, -10},
				[7] = {10, 7, 3, 0, -3, -7, -10},
				[8] = {10, 7, 4, 1, -1, -4, -7, -10},
			},
	};

	return usual;
}

static unsigned sides_of_row(unsigned row)
{
	return row == CK_POINTS_OF_PAIRS ? 2 : row;
}

/* --------------------------------------------------------------- the text */

/* A text that is being read. */
typedef struct reading {
	const char *text;
	size_t length;
	size_t at;
	ck_points_fault *fault;
} reading;

static bool fail(reading *r, ck_points_why why, int32_t number)
{
	r->fault->why = (uint8_t)why;
	r->fault->number = number;
	return false;
}

static bool is_between_rows(char c)
{
	return c == ' ' || c == '\t' || c == ';';
}

static bool is_here(const reading *r, char c)
{
	return r->at < r->length && r->text[r->at] == c;
}

/* The head of a row: `4:` or `pairs:`. */
static bool row_read(reading *r, unsigned *row)
{
	size_t word = sizeof(pairs_word) - 1;

	r->fault->at = r->at;
	if (r->length - r->at >= word && memcmp(r->text + r->at, pairs_word, word) == 0) {
		*row = CK_POINTS_OF_PAIRS;
		r->at += word;
	} else if (r->text[r->at] >= '2' && r->text[r->at] <= '0' + CK_POINTS_SIDES) {
		*row = (unsigned)(r->text[r->at++] - '0');
	} else {
		return fail(r, CK_POINTS_NO_ROW, 0);
	}
	if (!is_here(r, ':'))
		return fail(r, CK_POINTS_NO_ROW, 0);
	r->at++;
	r->fault->row = (uint8_t)*row;
	return true;
}

/* A whole number, with or without a sign. */
static bool number_read(reading *r, int32_t *number)
{
	bool negative = is_here(r, '-');
	size_t first;

	if (negative || is_here(r, '+'))
		r->at++;
	first = r->at;
	for (*number = 0; r->at < r->length && r->text[r->at] >= '0' && r->text[r->at] <= '9'; r->at++) {
		*number = *number * 10 + (r->text[r->at] - '0');
		if (*number > CK_POINTS_MOST)
			return fail(r, CK_POINTS_NO_NUMBER, 0);
	}
	if (r->at == first)
		return fail(r, CK_POINTS_NO_NUMBER, 0);
	if (negative)
		*number = -*number;
	return true;
}

/* That the numbers of a row are as S1 wants them. */
static bool row_check(reading *r, const int32_t *numbers, unsigned sides)
{
	int32_t sum = 0;

	for (unsigned i = 0; i < sides; i++) {
		if (i > 0 && numbers[i] > numbers[i - 1])
			return fail(r, CK_POINTS_ASCENDING, (int32_t)i + 1);
		if (i < sides / 2 && numbers[i] <= 0)
			return fail(r, CK_POINTS_UPPER, (int32_t)i + 1);
		if (i >= (sides + 1) / 2 && numbers[i] >= 0)
			return fail(r, CK_POINTS_LOWER, (int32_t)i + 1);
		sum += numbers[i];
	}
	return sum == 0 || fail(r, CK_POINTS_NOT_ZERO, sum);
}

/* The numbers behind the head of a row. */
static bool numbers_read(reading *r, unsigned sides, int16_t *out)
{
	int32_t numbers[CK_POINTS_SIDES];
	unsigned count = 0;
	int32_t number;

	do {
		if (count > 0)
			r->at++; /* the comma */
		if (!number_read(r, &number))
			return false;
		if (count < sides)
			numbers[count] = number;
		count++;
	} while (is_here(r, ','));
	if (r->at < r->length && !is_between_rows(r->text[r->at]))
		return fail(r, CK_POINTS_NO_NUMBER, 0);
	if (count != sides)
		return fail(r, CK_POINTS_COUNT, (int32_t)(count < INT32_MAX ? count : INT32_MAX));
	if (!row_check(r, numbers, sides))
		return false;
	for (unsigned i = 0; i < sides; i++)
		out[i] = (int16_t)numbers[i];
	return true;
}

bool ck_points_parse(ck_points *p, const char *text, size_t length, ck_points_fault *fault)
{
	reading r = {.text = text, .length = length, .fault = fault};
	ck_points made = *p;
	unsigned seen = 0, row;

	*fault = (ck_points_fault){0};
	for (;;) {
		while (r.at < length && is_between_rows(text[r.at]))
			r.at++;
		if (r.at == length)
			break;
		if (!row_read(&r, &row))
			return false;
		if ((seen >> row & 1) != 0)
			return fail(&r, CK_POINTS_TWICE, 0);
		seen |= 1u << row;
		if (!numbers_read(&r, sides_of_row(row), made.of[row]))
			return false;
	}
	if (seen == 0)
		return fail(&r, CK_POINTS_NO_ROW, 0);
	*p = made;
	return true;
}

/* Append the decimal digits of a number. */
static size_t digits_write(uint64_t n, char *out)
{
	char digits[20];
	size_t count = 0;

	do {
		digits[count++] = (char)('0' + n % 10);
		n /= 10;
	} while (n > 0);
	for (size_t i = 0; i < count; i++)
		out[i] = digits[count - 1 - i];
	return count;
}

/* What a table's text can come to: each row a head, and numbers of at most 5 characters with one between. */
_Static_assert(CK_POINTS_TEXT > (2 + 2 + 3 + 4 + 5 + 6 + 7 + 8) * 6 + ROWS * 3 + sizeof(pairs_word), "room");

size_t ck_points_write(const ck_points *p, char out[CK_POINTS_TEXT])
{
	size_t used = 0;

	for (unsigned i = 0; i < ROWS; i++) {
		const int16_t *of = p->of[row_order[i]];

		if (of[0] == 0)
			continue;
		if (used > 0)
			out[used++] = ';';
		if (row_order[i] == CK_POINTS_OF_PAIRS) {
			memcpy(out + used, pairs_word, sizeof(pairs_word) - 1);
			used += sizeof(pairs_word) - 1;
		} else {
			out[used++] = (char)('0' + row_order[i]);
		}
		for (unsigned k = 0; k < sides_of_row(row_order[i]); k++) {
			out[used++] = k == 0 ? ':' : ',';
			if (of[k] < 0)
				out[used++] = '-';
			used += digits_write((uint64_t)(of[k] < 0 ? -of[k] : of[k]), out + used);
		}
	}
	out[used] = '\0';
	return used;
}

/* -------------------------------------------------------------- the shares */

/* How many of the places are `place`, and how many better. */
static void places_count(size_t sides, const uint8_t *places, unsigned place, unsigned *same,
                         unsigned *better)
{
	*same = *better = 0;
	for (size_t i = 0; i < sides; i++) {
		*same += places[i] == place;
		*better += places[i] < place;
	}
}

bool ck_points_share(const ck_points *p, bool pairs, size_t sides, const uint8_t *places, int32_t *parts)
{
	int32_t made[CK_POINTS_SIDES];
	unsigned same, better;

	if (sides < 2 || sides > CK_POINTS_SIDES || (pairs && sides != 2))
		return false;
	for (size_t i = 0; i < sides; i++) {
		const int16_t *of = p->of[pairs ? CK_POINTS_OF_PAIRS : sides];

		places_count(sides, places, places[i], &same, &better);
		if (places[i] != better + 1)
			return false;
		made[i] = 0;
		for (unsigned k = better; k < better + same; k++)
			made[i] += of[k] * (CK_POINTS_PART / (int32_t)same);
	}
	memcpy(parts, made, sides * sizeof(*parts));
	return true;
}

int32_t ck_points_head(int32_t parts, unsigned heads, unsigned least)
{
	CK_ASSERT(heads >= least && least >= 1 && heads <= 2);
	/* a side of two has a whole number of points, and so an even number of parts */
	return parts * (int32_t)least / (int32_t)heads;
}

size_t ck_points_number(int64_t parts, char out[CK_POINTS_NUMBER])
{
	uint64_t size = parts < 0 ? 0 - (uint64_t)parts : (uint64_t)parts;
	uint64_t hundredths = size / CK_POINTS_PART * 100 +
	                      (size % CK_POINTS_PART * 200 + CK_POINTS_PART) / (2 * CK_POINTS_PART);
	size_t used = 0;

	CK_ASSERT(size < UINT64_C(1000000000) * CK_POINTS_PART);
	if (hundredths > 0)
		out[used++] = parts < 0 ? '-' : '+';
	used += digits_write(hundredths / 100, out + used);
	if (hundredths % 100 != 0) {
		out[used++] = '.';
		out[used++] = (char)('0' + hundredths % 100 / 10);
		if (hundredths % 10 != 0)
			out[used++] = (char)('0' + hundredths % 10);
	}
	out[used] = '\0';
	return used;
}
