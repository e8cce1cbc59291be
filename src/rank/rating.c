#include "rank/rating.h"

#include <math.h>

ck_rating_scale ck_rating_usual(void)
{
	return (ck_rating_scale){
		.prior = {.mu = 25, .sigma = 25.0 / 3},
		.beta = 25.0 / 6,
		.kappa = 1e-4,
	};
}

double ck_rating_sure(const ck_rating *rating)
{
	return rating->mu - 3 * rating->sigma;
}

/* What the paper sums up before it looks at anybody. Returns its c. Strengths are counted from the best, so that no
 * exponential is too large; the quotients do not change by it. */
static double prepare(const ck_rating_scale *scale, ck_rating_team *teams, size_t count)
{
	double c = 0, best = -INFINITY;

	for (size_t i = 0; i < count; i++) {
		ck_rating_team *t = &teams[i];

		t->mu = t->variance = 0;
		for (size_t k = 0; k < t->count; k++) {
			t->mu += t->members[k].mu;
			t->variance += t->members[k].sigma * t->members[k].sigma;
		}
		c += t->variance + scale->beta * scale->beta;
		best = t->mu > best ? t->mu : best;
	}
	c = sqrt(c);
	for (size_t i = 0; i < count; i++)
		teams[i].weight = exp((teams[i].mu - best) / c);
	for (size_t q = 0; q < count; q++) {
		teams[q].rest = teams[q].shared = 0;
		for (size_t s = 0; s < count; s++) {
			teams[q].rest += teams[s].place >= teams[q].place ? teams[s].weight : 0;
			teams[q].shared += teams[s].place == teams[q].place;
		}
	}
	return c;
}

void ck_rating_update(const ck_rating_scale *scale, ck_rating_team *teams, size_t count)
{
	double c = prepare(scale, teams, count);

	for (size_t i = 0; i < count && count > 1; i++) {
		double omega = 0, delta = 0, gamma = sqrt(teams[i].variance) / c;

		/* each choice of the next place that the team took part in: how likely it was the one chosen */
		for (size_t q = 0; q < count; q++) {
			double chance;

			if (teams[q].place > teams[i].place ||
			    teams[q].rest <= 0) /* 0: too small to be told */
				continue;
			chance = teams[i].weight / teams[q].rest;
			omega += ((q == i) - chance) / teams[q].shared;
			delta += chance * (1 - chance) / teams[q].shared;
		}
		omega *= teams[i].variance / c;
		delta *= gamma * teams[i].variance / (c * c);
		for (size_t k = 0; k < teams[i].count; k++) {
			ck_rating *r = &teams[i].members[k];
			double part = r->sigma * r->sigma / teams[i].variance;

			r->mu += part * omega;
			r->sigma *= sqrt(fmax(1 - part * delta, scale->kappa));
		}
	}
}
