#include "cli/interval.h"

#include <math.h>

/* The normal distribution has 95 % within so many standard deviations. */
static const double deviations = 1.959963984540054;

ck_interval ck_interval_share(double points, uint64_t games)
{
	double n = (double)games, z2 = deviations * deviations;

	if (games == 0)
		return (ck_interval){0, 0, 1};
	double p = points / n, middle = (p + z2 / (2 * n)) / (1 + z2 / n);
	double half = deviations / (1 + z2 / n) * sqrt(p * (1 - p) / n + z2 / (4 * n * n));
	/* At the ends it touches 0 or 1 exactly; rounding must not step over. */
	return (ck_interval){p, points <= 0 ? 0 : fmax(middle - half, 0),
	                     points >= n ? 1 : fmin(middle + half, 1)};
}

ck_interval ck_interval_mean(double sum, double squares, uint64_t games)
{
	double n = (double)games, mean = games == 0 ? 0 : sum / n;

	if (games < 2)
		return (ck_interval){mean, mean, mean};
	double variance = fmax((squares - sum * mean) / (n - 1), 0);
	double half = deviations * sqrt(variance / n);
	return (ck_interval){mean, mean - half, mean + half};
}
