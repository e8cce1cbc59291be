/* Points by place: S1, "Pontuação": the upper half gains, the lower half loses, and together nothing. */
#include "rank/points.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static int32_t part_of(unsigned sides, const uint8_t *places, size_t which)
{
	ck_points p = ck_points_usual();
	int32_t parts[CK_POINTS_SIDES];

	assert_true(ck_points_share(&p, false, sides, places, parts));
	return parts[which];
}

static void four_get_10_4_minus_4_minus_10(void **state)
{
	static const uint8_t places[] = {2, 4, 1, 3};
	static const int32_t want[] = {4, -10, 10, -4};

	(void)state;
	for (size_t i = 0; i < 4; i++)
		assert_int_equal(part_of(4, places, i), want[i] * CK_POINTS_PART);
}

static void the_usual_rows_are_as_announced(void **state)
{
	ck_points p = ck_points_usual();
	char text[CK_POINTS_TEXT];

	(void)state;
	ck_points_write(&p, text);
	assert_string_equal(text, "2:10,-10;3:10,0,-10;4:10,4,-4,-10;5:10,5,0,-5,-10;6:10,6,2,-2,-6,-10;"
	                          "7:10,7,3,0,-3,-7,-10;8:10,7,4,1,-1,-4,-7,-10;pairs:10,-10");
}

static void shared_places_share_the_mean(void **state)
{
	static const uint8_t second[] = {1, 2, 2, 4}, all[] = {1, 1, 1, 1}, last[] = {1, 2, 3, 3};
	static const uint8_t three[] = {1, 2, 2, 2, 5, 6, 7, 8};

	(void)state;
	assert_int_equal(part_of(4, second, 1), 0);
	assert_int_equal(part_of(4, second, 0), 10 * CK_POINTS_PART);
	assert_int_equal(part_of(4, all, 2), 0);
	assert_int_equal(part_of(4, last, 3), -7 * CK_POINTS_PART);
	assert_int_equal(part_of(8, three, 2), 4 * CK_POINTS_PART); /* (7 + 4 + 1) / 3 */
}

/* Every way in which n sides can share places: a composition of n, each part a shared place. */
static void for_all_places(unsigned n, void (*visit)(unsigned n, const uint8_t *places))
{
	for (unsigned cuts = 0; cuts < 1u << (n - 1); cuts++) {
		uint8_t places[CK_POINTS_SIDES] = {1};

		for (unsigned i = 1; i < n; i++)
			places[i] = (uint8_t)((cuts >> (i - 1) & 1) != 0 ? i + 1 : places[i - 1]);
		visit(n, places);
	}
}

static ck_points odd_rows(void)
{
	ck_points p = ck_points_usual();
	ck_points_fault fault;
	static const char text[] = "3:7,4,-11 4:11,7,-1,-17 5:9,8,-1,-7,-9 6:23,5,1,-1,-9,-19 "
				   "7:13,11,5,1,-1,-12,-17 8:31,17,5,3,-1,-13,-19,-23 pairs:3,-3;2:7,-7";

	assert_true(ck_points_parse(&p, text, strlen(text), &fault));
	return p;
}

static void sum_is_zero(unsigned n, const uint8_t *places)
{
	ck_points tables[] = {ck_points_usual(), odd_rows()};

	for (size_t t = 0; t < 2; t++) {
		int32_t parts[CK_POINTS_SIDES], sum = 0;

		assert_true(ck_points_share(&tables[t], false, n, places, parts));
		for (unsigned i = 0; i < n; i++) {
			sum += parts[i];
			if (i > 0) { /* a better place never earns less, and an equal one the same */
				assert_true(parts[i] <= parts[i - 1]);
				assert_int_equal(places[i] == places[i - 1], parts[i] == parts[i - 1]);
			}
		}
		assert_int_equal(sum, 0);
	}
}

static void whatever_places_are_shared_the_sum_is_exactly_zero(void **state)
{
	(void)state;
	for (unsigned n = 2; n <= CK_POINTS_SIDES; n++)
		for_all_places(n, sum_is_zero);
}

static void places_that_do_not_exist_are_refused(void **state)
{
	static const uint8_t wrong[][4] = {{2, 3, 4, 5}, {1, 2, 2, 3}, {1, 1, 2, 3}, {0, 1, 2, 3},
	                                   {1, 2, 4, 4}, {1, 2, 3, 0}, {2, 2, 2, 2}};
	static const uint8_t right[] = {1, 2, 3, 4};
	ck_points p = ck_points_usual();
	int32_t parts[CK_POINTS_SIDES] = {77};

	(void)state;
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
		assert_false(ck_points_share(&p, false, 4, wrong[i], parts));
	assert_false(ck_points_share(&p, false, 1, right, parts));
	assert_false(ck_points_share(&p, false, 9, right, parts));
	assert_false(ck_points_share(&p, true, 3, right, parts)); /* pairs are two */
	assert_int_equal(parts[0], 77);
}

static void each_of_a_pair_gets_what_the_pair_earns(void **state)
{
	(void)state;
	assert_int_equal(ck_points_head(10 * CK_POINTS_PART, 2, 2), 10 * CK_POINTS_PART);
	assert_int_equal(ck_points_head(10 * CK_POINTS_PART, 1, 1), 10 * CK_POINTS_PART);
	/* one who plays both hands against two: plays for one */
	assert_int_equal(ck_points_head(10 * CK_POINTS_PART, 1, 1) +
	                         2 * ck_points_head(-10 * CK_POINTS_PART, 2, 1),
	                 0);
	assert_int_equal(ck_points_head(-7 * CK_POINTS_PART, 2, 1) * 2, -7 * CK_POINTS_PART);
}

static void a_row_is_read_and_others_stay(void **state)
{
	static const char text[] = " 4:+12,3,-3,-12 ;pairs:5,-5";
	ck_points p = ck_points_usual(), again = {{{0}}};
	ck_points_fault fault;
	char out[CK_POINTS_TEXT];

	(void)state;
	assert_true(ck_points_parse(&p, text, strlen(text), &fault));
	assert_int_equal(p.of[4][0], 12);
	assert_int_equal(p.of[4][3], -12);
	assert_int_equal(p.of[CK_POINTS_OF_PAIRS][1], -5);
	assert_int_equal(p.of[2][0], 10);
	assert_int_equal(p.of[8][6], -7);
	assert_true(ck_points_parse(&again, out, ck_points_write(&p, out), &fault));
	assert_memory_equal(&again, &p, sizeof(p));
}

static void wrong_rows_are_refused_with_the_reason(void **state)
{
	static const struct {
		const char *text;
		ck_points_why why;
		int number;
		unsigned at;
	} wrong[] = {
		{"", CK_POINTS_NO_ROW, 0, 0},
		{"four:1,-1", CK_POINTS_NO_ROW, 0, 0},
		{"9:1,-1", CK_POINTS_NO_ROW, 0, 0},
		{"1:0", CK_POINTS_NO_ROW, 0, 0},
		{"4 10,4,-4,-10", CK_POINTS_NO_ROW, 0, 0},
		{"4:10,4,-4,-10;4:10,4,-4,-10", CK_POINTS_TWICE, 0, 14},
		{"4:10,4,,-10", CK_POINTS_NO_NUMBER, 0, 0},
		{"4:10,4,-4,-1001", CK_POINTS_NO_NUMBER, 0, 0},
		{"4:10,4,-4,-99999999999999999999", CK_POINTS_NO_NUMBER, 0, 0},
		{"4:10,4.5,-4,-10", CK_POINTS_NO_NUMBER, 0, 0},
		{"4:10,4,-4,-10,", CK_POINTS_NO_NUMBER, 0, 0},
		{"4:", CK_POINTS_NO_NUMBER, 0, 0},
		{"4:10,-10", CK_POINTS_COUNT, 2, 0},
		{"2:10,-10 4:10,4,-4,-5,-5", CK_POINTS_COUNT, 5, 9},
		{"4:4,10,-4,-10", CK_POINTS_ASCENDING, 2, 0},
		{"4:10,0,-4,-6", CK_POINTS_UPPER, 2, 0},
		{"4:10,4,0,-14", CK_POINTS_LOWER, 3, 0},
		{"4:10,4,-4,-9", CK_POINTS_NOT_ZERO, 1, 0},
		{"pairs:10,-11", CK_POINTS_NOT_ZERO, -1, 0},
		{"3:10,-2,-2", CK_POINTS_NOT_ZERO, 6, 0},
	};

	(void)state;
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++) {
		ck_points p = ck_points_usual(), before = p;
		ck_points_fault fault;

		assert_false(ck_points_parse(&p, wrong[i].text, strlen(wrong[i].text), &fault));
		assert_int_equal(fault.why, wrong[i].why);
		assert_int_equal(fault.number, wrong[i].number);
		assert_int_equal(fault.at, wrong[i].at);
		assert_memory_equal(&p, &before, sizeof(p));
	}
}

static void points_are_shown_with_a_sign_and_rounded(void **state)
{
	static const struct {
		int64_t parts;
		const char *text;
	} shown[] = {
		{0, "0"},
		{10 * CK_POINTS_PART, "+10"},
		{-4 * CK_POINTS_PART, "-4"},
		{CK_POINTS_PART / 2, "+0.5"},
		{-CK_POINTS_PART / 3, "-0.33"},
		{2 * CK_POINTS_PART / 3, "+0.67"},
		{CK_POINTS_PART * 7 / 8, "+0.88"},
		{-CK_POINTS_PART * 7 / 8, "-0.88"},
		{4, "0"}, /* less than half a hundredth */
		{-5, "-0.01"},
		{CK_POINTS_PART - 1, "+1"},
		{INT64_C(123456789) * CK_POINTS_PART + 84, "+123456789.1"},
	};

	(void)state;
	for (size_t i = 0; i < sizeof(shown) / sizeof(shown[0]); i++) {
		char out[CK_POINTS_NUMBER];

		assert_int_equal(ck_points_number(shown[i].parts, out), strlen(shown[i].text));
		assert_string_equal(out, shown[i].text);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(four_get_10_4_minus_4_minus_10),
		cmocka_unit_test(the_usual_rows_are_as_announced),
		cmocka_unit_test(shared_places_share_the_mean),
		cmocka_unit_test(whatever_places_are_shared_the_sum_is_exactly_zero),
		cmocka_unit_test(places_that_do_not_exist_are_refused),
		cmocka_unit_test(each_of_a_pair_gets_what_the_pair_earns),
		cmocka_unit_test(a_row_is_read_and_others_stay),
		cmocka_unit_test(wrong_rows_are_refused_with_the_reason),
		cmocka_unit_test(points_are_shown_with_a_sign_and_rounded),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
