/* numbers.c - intervals against published values, lengths against sorted lists. */
#include "cli/interval.h"
#include "cli/lengths.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

static void is_near(double found, double wanted, double within)
{
	if (fabs(found - wanted) > within)
		fail_msg("%.9f, but should be %.9f", found, wanted);
}

/* Newcombe 1998, "Two-sided confidence intervals for the single proportion", table I, method 3, four digits. */
static void the_share_is_wilsons_interval(void **state)
{
	(void)state;
	static const struct {
		double points;
		uint64_t games;
		double low, high;
	} known[] = {{81, 263, 0.2553, 0.3662},
	             {15, 148, 0.0624, 0.1605},
	             {0, 20, 0.0000, 0.1611},
	             {1, 29, 0.0061, 0.1718}};

	for (unsigned i = 0; i < sizeof known / sizeof *known; i++) {
		ck_interval found = ck_interval_share(known[i].points, known[i].games);

		is_near(found.value, known[i].points / (double)known[i].games, 1e-12);
		is_near(found.low, known[i].low, 0.00005);
		is_near(found.high, known[i].high, 0.00005);
		/* and the other way round */
		found = ck_interval_share((double)known[i].games - known[i].points, known[i].games);
		is_near(found.low, 1 - known[i].high, 0.00005);
		is_near(found.high, 1 - known[i].low, 0.00005);
	}
}

static void the_ends_of_a_share_solve_its_equation(void **state)
{
	(void)state;
	/* |p - x| = z * sqrt(x (1-x) / n), which is how the interval is defined */
	for (unsigned half = 1; half < 200; half += 3) {
		ck_interval found = ck_interval_share(half / 2.0, 100);

		is_near(found.value - found.low, 1.959963984540054 * sqrt(found.low * (1 - found.low) / 100),
		        1e-12);
		is_near(found.high - found.value,
		        1.959963984540054 * sqrt(found.high * (1 - found.high) / 100), 1e-12);
	}
}

static void a_share_stays_between_0_and_1(void **state)
{
	(void)state;
	ck_interval none = ck_interval_share(0, 0), all = ck_interval_share(7, 7),
		    nothing = ck_interval_share(0, 1000000000000);

	assert_true(none.low == 0 && none.high == 1);
	assert_true(all.value == 1 && all.high == 1 && all.low < 1);
	assert_true(nothing.value == 0 && nothing.low == 0 && nothing.high > 0);
}

static void a_mean_has_the_normal_interval(void **state)
{
	(void)state;
	/* 1, 2, 3, 4: mean 2.5, variance 5/3 */
	ck_interval found = ck_interval_mean(10, 30, 4);

	is_near(found.value, 2.5, 1e-12);
	is_near(found.high - 2.5, 1.959963984540054 * sqrt(5.0 / 3 / 4), 1e-12);
	is_near(2.5 - found.low, found.high - 2.5, 1e-12);
	found = ck_interval_mean(3, 9, 1);
	assert_true(found.low == 3 && found.value == 3 && found.high == 3);
	found = ck_interval_mean(0, 0, 0);
	assert_true(found.low == 0 && found.high == 0);
	/* equal numbers, whose variance rounding may turn below zero */
	found = ck_interval_mean(0.1 * 3, 0.1 * 0.1 * 3, 3);
	is_near(found.low, found.high, 1e-6);
}

enum { MANY = 20011 };

static uint32_t list[MANY];
static ck_lengths lengths, more;

static int ascending(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

	return (x > y) - (x < y);
}

/* Lengths up to `high`, in two parts that are added; then all that is asked of them against the sorted list. */
static void counted(uint32_t high, unsigned count, uint32_t within)
{
	uint64_t x = 88172645463325252u, sum = 0; /* xorshift64, Marsaglia 2003 */

	lengths = more = (ck_lengths){0};
	for (unsigned i = 0; i < count; i++) {
		x ^= x << 13;
		x ^= x >> 7;
		x ^= x << 17;
		list[i] = (uint32_t)(x >> 32) % high + 1;
		sum += list[i];
		ck_lengths_count(i % 3 == 0 ? &more : &lengths, list[i]);
	}
	ck_lengths_add(&lengths, &more);
	qsort(list, count, sizeof *list, ascending);
	assert_int_equal(lengths.count, count);
	assert_int_equal(lengths.sum, sum);
	assert_int_equal(lengths.low, list[0]);
	assert_int_equal(lengths.high, list[count - 1]);
	is_near(ck_lengths_mean(&lengths), (double)sum / count, 1e-9 * high);
	for (unsigned percent = 1; percent <= 100; percent++) {
		/* the smallest length with at least percent of the list at or below it */
		uint32_t wanted = list[(count * percent + 99) / 100 - 1];
		uint32_t found = ck_lengths_percentile(&lengths, percent);

		assert_true(found <= wanted);
		assert_true(within == 0 ? found == wanted : wanted - found <= wanted / within);
	}
}

static void short_lengths_are_exact(void **state)
{
	(void)state;
	counted(2047, MANY, 0);
	counted(300, 1, 0);
	counted(300, 7, 0);
	counted(2047, 100, 0);
	counted(2047, 101, 0);
}

static void long_lengths_are_right_to_a_thousandth(void **state)
{
	(void)state;
	counted(5000, MANY, 1000);
	counted(3000000000, MANY, 1000);
	counted(UINT32_MAX, MANY, 1000);
}

static void the_ends_are_exact_whatever_the_length(void **state)
{
	(void)state;
	static const uint32_t ends[] = {0, 1, 2047, 2048, 2049, 4095, 4096, 1000003, 2147483648, UINT32_MAX};

	for (unsigned i = 0; i < sizeof ends / sizeof *ends; i++) {
		lengths = (ck_lengths){0};
		ck_lengths_count(&lengths, ends[i]);
		assert_int_equal(lengths.low, ends[i]);
		assert_int_equal(lengths.high, ends[i]);
		assert_int_equal(ck_lengths_percentile(&lengths, 50), ends[i]);
	}
	lengths = more = (ck_lengths){0};
	ck_lengths_add(&lengths, &more);
	assert_int_equal(ck_lengths_percentile(&lengths, 50), 0);
	assert_true(ck_lengths_mean(&lengths) == 0);
	ck_lengths_count(&more, 5);
	ck_lengths_add(&lengths, &more);
	ck_lengths_add(&lengths, &(ck_lengths){0});
	assert_int_equal(lengths.low, 5);
	assert_int_equal(lengths.high, 5);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_share_is_wilsons_interval),
		cmocka_unit_test(the_ends_of_a_share_solve_its_equation),
		cmocka_unit_test(a_share_stays_between_0_and_1),
		cmocka_unit_test(a_mean_has_the_normal_interval),
		cmocka_unit_test(short_lengths_are_exact),
		cmocka_unit_test(long_lengths_are_right_to_a_thousandth),
		cmocka_unit_test(the_ends_are_exact_whatever_the_length),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
