/* rating.h - a lasting rating: how strong somebody is thought to be, and how sure that is.
 *
 * The method is that of R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", Journal of
 * Machine Learning Research 12 (2011), algorithm 4 (Plackett-Luce): for tables of any size, for teams and for shared
 * places. Strength is a normal distribution; a game moves those who did better or worse than expected. */
#ifndef CK_RANK_RATING_H
#define CK_RANK_RATING_H

#include <stdbool.h>
#include <stddef.h>

/* Strength: the mean and the standard deviation. */
typedef struct ck_rating {
	double mu;
	double sigma;
} ck_rating;

/* Where everybody begins, and the measure of it all. */
typedef struct ck_rating_scale {
	ck_rating prior; /* of somebody who has not played */
	double beta;     /* how much a single game differs from strength */
	double kappa;    /* a game leaves at least this of a variance */
} ck_rating_scale;

/* Mu 25, sigma 25/3, beta 25/6, kappa 0.0001. */
ck_rating_scale ck_rating_usual(void);

/* One side of a game: a team, or one alone. Fill in the first three. */
typedef struct ck_rating_team {
	ck_rating *members; /* of each member once: before the game, and then after it */
	size_t count;       /* 1 or more */
	unsigned place;     /* the smaller the better; sides with the same share it */
	/* in between */
	double mu, variance; /* of the team */
	double weight;       /* the exponential of its strength */
	double rest;         /* the sum of the weights of those no better */
	double shared;       /* so many share its place */
} ck_rating_team;

/* What a game changes, in place. The order of the teams, and of the members of one, does not matter but for the last
 * bits. A game of fewer than two teams changes nothing. */
void ck_rating_update(const ck_rating_scale *scale, ck_rating_team *teams, size_t count);

/* What somebody is ranked by: the strength that is all but sure, mu - 3 sigma. */
double ck_rating_sure(const ck_rating *rating);

#endif
