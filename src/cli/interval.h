/* interval.h - how far from the truth a result may be by chance. */
#ifndef CK_CLI_INTERVAL_H
#define CK_CLI_INTERVAL_H

#include <stdint.h>

/* An estimate and the ends of its interval of 95 %. */
typedef struct ck_interval {
	double value, low, high;
} ck_interval;

/* Wilson's score interval (Wilson 1927) for the share of points in `games` games of one point each. Points may be
 * fractions: for scores between 0 and 1 it is then a little too wide, never too narrow. 0 to 1 without
 * games. */
ck_interval ck_interval_share(double points, uint64_t games);

/* The normal interval for the mean of `games` numbers, from their sum and the sum of their squares; no wider
 * than nothing for fewer than two. */
ck_interval ck_interval_mean(double sum, double squares, uint64_t games);

#endif
