/* Chance from a published seed: anybody can make it again, and it is fair. */
#include "cup/lot.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define SEED "village cup 2026"

/* printf 'village cup 2026/draw/0' | sha256sum, and /1: the first words of each. */
static void words_as_sha256sum_says(void **state)
{
	static const uint32_t first[] = {0x684AAD5F, 0x0F1E849F, 0xEADC1272, 0x310B005B,
	                                 0xEBCE5970, 0x4B2BE1D2, 0xA15062AE, 0x0DA6577C};
	static const uint32_t second = 0x2875DE30;
	ck_lot lot;

	(void)state;
	ck_lot_init(&lot, SEED, "draw");
	/* Below 2^31 nothing is drawn again: half of the numbers are what the words leave. */
	for (size_t i = 0; i < 8; i++)
		assert_int_equal(ck_lot_below(&lot, UINT32_C(1) << 31), first[i] & 0x7FFFFFFF);
	assert_int_equal(ck_lot_below(&lot, UINT32_C(1) << 31), second & 0x7FFFFFFF);
}

/* Computed apart from this program, by the description in the header. */
static void a_draw_that_anybody_can_make_again(void **state)
{
	static const uint32_t wanted[] = {9, 4, 3, 11, 6, 8, 5, 1, 2, 7, 10, 12};
	uint32_t order[12];
	ck_lot lot;

	(void)state;
	for (unsigned time = 0; time < 2; time++) {
		for (uint32_t i = 0; i < 12; i++)
			order[i] = i + 1;
		ck_lot_init(&lot, SEED, "draw");
		ck_lot_shuffle(&lot, order, 12);
		assert_memory_equal(order, wanted, sizeof wanted);
	}
}

static void streams_do_not_depend_on_each_other(void **state)
{
	ck_lot one, other, seed;
	unsigned same_name = 0, same_seed = 0;

	(void)state;
	ck_lot_init(&one, SEED, "draw");
	ck_lot_init(&other, SEED, "ties");
	ck_lot_init(&seed, SEED "!", "draw");
	for (unsigned i = 0; i < 1000; i++) {
		uint32_t number = ck_lot_below(&one, 1000);

		same_name += number == ck_lot_below(&other, 1000);
		same_seed += number == ck_lot_below(&seed, 1000);
	}
	assert_true(same_name < 10 && same_seed < 10);
}

/* The sum of (seen - wanted)^2 / wanted over all cells. */
static double chi_squared(const unsigned *seen, size_t cells, double wanted)
{
	double sum = 0;

	for (size_t i = 0; i < cells; i++) {
		double off = seen[i] - wanted;

		sum += off * off / wanted;
	}
	return sum;
}

/* Each number is as likely as the others, also where 2^32 is no multiple: 3 * 2^30 would favour the low
 * ones plainly. The bounds are those that chance passes once in a million times; the seed is fixed. */
static void all_numbers_are_equally_likely(void **state)
{
	unsigned die[6] = {0}, third[3] = {0};
	ck_lot lot;

	(void)state;
	ck_lot_init(&lot, SEED, "dice");
	for (unsigned i = 0; i < 60000; i++)
		die[ck_lot_below(&lot, 6)]++;
	assert_true(chi_squared(die, 6, 10000) < 36.0); /* five degrees of freedom */
	for (unsigned i = 0; i < 30000; i++)
		third[ck_lot_below(&lot, UINT32_C(3) << 30) >> 30]++;
	assert_true(chi_squared(third, 3, 10000) < 27.7); /* two */
	assert_int_equal(ck_lot_below(&lot, 1), 0);
}

/* All orders of four come up equally often. */
static void all_orders_are_equally_likely(void **state)
{
	unsigned seen[256] = {0}, orders[24];
	size_t count = 0;
	ck_lot lot;

	(void)state;
	ck_lot_init(&lot, SEED, "orders");
	for (unsigned i = 0; i < 24000; i++) {
		uint32_t four[4] = {0, 1, 2, 3};

		ck_lot_shuffle(&lot, four, 4);
		assert_int_equal(four[0] + four[1] + four[2] + four[3], 6);
		seen[four[0] << 6 | four[1] << 4 | four[2] << 2 | four[3]]++;
	}
	for (size_t i = 0; i < 256; i++)
		if (seen[i]) {
			assert_true(count < 24);
			orders[count++] = seen[i];
		}
	assert_int_equal(count, 24);
	assert_true(chi_squared(orders, 24, 1000) < 70.5); /* 23 degrees of freedom */
}

/* printf 'seed-for-the-test' | sha256sum */
static void a_commitment_is_the_sha256(void **state)
{
	char out[65];

	(void)state;
	ck_lot_commitment("seed-for-the-test", out);
	assert_string_equal(out, "76a5d715e851338544e5dd81043381a03f79219e4264037aeefe1fcd59b05946");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(words_as_sha256sum_says),
		cmocka_unit_test(a_draw_that_anybody_can_make_again),
		cmocka_unit_test(streams_do_not_depend_on_each_other),
		cmocka_unit_test(all_numbers_are_equally_likely),
		cmocka_unit_test(all_orders_are_equally_likely),
		cmocka_unit_test(a_commitment_is_the_sha256),
	};

	return cmocka_run_group_tests_name("lots", tests, NULL, NULL);
}
