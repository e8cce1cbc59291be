/* lengths.h - how long games are: counted, without keeping each. */
#ifndef CK_CLI_LENGTHS_H
#define CK_CLI_LENGTHS_H

#include <stdint.h>

enum {
	CK_LENGTHS_BITS = 10, /* numbers are told apart by their highest 11 bits: exactly below 2048 */
	CK_LENGTHS_SLOTS = (32 - CK_LENGTHS_BITS + 1) << CK_LENGTHS_BITS,
};

/* Whole numbers from 0 to 2^32-1. All zero is empty. */
typedef struct ck_lengths {
	uint64_t count, sum;
	uint32_t low, high; /* once count is above 0 */
	uint64_t slot[CK_LENGTHS_SLOTS];
} ck_lengths;

void ck_lengths_count(ck_lengths *l, uint32_t length);

/* Count all that another has counted. */
void ck_lengths_add(ck_lengths *l, const ck_lengths *more);

/* 0 while empty. */
double ck_lengths_mean(const ck_lengths *l);

/* The smallest length that at least `percent` (1 ... 100) of 100 do not exceed, exact below 2048, else
 * rounded down by less than a thousandth; 0 while empty. */
uint32_t ck_lengths_percentile(const ck_lengths *l, unsigned percent);

#endif
