/* The lasting rating: the published numbers, and what must hold for any game. */
#include "rank/rating.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { TEAMS_MAX = 8, HEADS_MAX = 3, GAMES = 2000 };

/* A game with its members. */
typedef struct game {
	ck_rating members[TEAMS_MAX][HEADS_MAX];
	ck_rating_team teams[TEAMS_MAX];
	size_t count;
} game;

static uint64_t state_of_chance = 1;

/* A number from 0 to n - 1. */
static unsigned chance(unsigned n)
{
	state_of_chance = state_of_chance * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (unsigned)(state_of_chance >> 33) % n;
}

static void close_to(double got, double want, double within)
{
	if (!(fabs(got - want) <= within)) {
		print_error("%.17g, not %.17g\n", got, want);
		fail();
	}
}

static void bind(game *g)
{
	for (size_t i = 0; i < g->count; i++)
		g->teams[i].members = g->members[i];
}

static void copy(game *to, const game *from)
{
	*to = *from;
	bind(to);
}

/* Any game: teams of one to three, places shared now and then. */
static void any_game(game *g)
{
	memset(g, 0, sizeof(*g));
	g->count = 2 + chance(TEAMS_MAX - 1);
	for (size_t i = 0; i < g->count; i++) {
		g->teams[i].count = 1 + chance(HEADS_MAX);
		g->teams[i].place = 1 + chance(TEAMS_MAX);
		for (size_t k = 0; k < g->teams[i].count; k++) {
			g->members[i][k].mu = 10 + chance(3000) / 100.0;
			g->members[i][k].sigma = 0.5 + chance(800) / 100.0;
		}
	}
	bind(g);
}

static void update(game *g)
{
	ck_rating_scale scale = ck_rating_usual();

	ck_rating_update(&scale, g->teams, g->count);
}

/* `count` new players, each alone, in the order of their places. */
static void beginners(game *g, size_t count)
{
	memset(g, 0, sizeof(*g));
	g->count = count;
	for (size_t i = 0; i < count; i++) {
		g->members[i][0] = ck_rating_usual().prior;
		g->teams[i].count = 1;
		g->teams[i].place = (unsigned)i + 1;
	}
	bind(g);
}

static void four_beginners_come_out_as_published(void **state)
{
	static const ck_rating want[] = {{27.795084971874736, 8.263160757613477},
	                                 {26.552824984374855, 8.179213704945203},
	                                 {24.68943500312503, 8.083731307186588},
	                                 {20.96265504062538, 8.083731307186588}};
	game g;

	(void)state;
	beginners(&g, 4);
	update(&g);
	for (size_t i = 0; i < 4; i++) {
		close_to(g.members[i][0].mu, want[i].mu, 1e-9);
		close_to(g.members[i][0].sigma, want[i].sigma, 1e-9);
	}
}

/* The logarithm of the chance of these places: places are given one after the other, each to one of those left, by weight;
 * of the orders that shared places leave open, the mean. `mu` has the strengths of the teams. */
static double likelihood(const game *g, const double *mu, double c)
{
	double sum = 0;

	for (size_t q = 0; q < g->count; q++) {
		double left = 0, shared = 0;

		for (size_t s = 0; s < g->count; s++) {
			left += g->teams[s].place >= g->teams[q].place ? exp(mu[s] / c) : 0;
			shared += g->teams[s].place == g->teams[q].place;
		}
		sum += (mu[q] / c - log(left)) / shared;
	}
	return sum;
}

/* The method says: mu goes along the slope of the likelihood, sigma shrinks by its curvature. Both are measured here. */
static void any_game_follows_the_likelihood(void **state)
{
	ck_rating_scale scale = ck_rating_usual();
	const double step = 1e-4;

	(void)state;
	for (unsigned n = 0; n < GAMES; n++) {
		game before, after;
		double mu[TEAMS_MAX] = {0}, variance[TEAMS_MAX] = {0}, c = 0;

		any_game(&before);
		copy(&after, &before);
		update(&after);
		for (size_t i = 0; i < before.count; i++) {
			for (size_t k = 0; k < before.teams[i].count; k++) {
				mu[i] += before.members[i][k].mu;
				variance[i] += before.members[i][k].sigma * before.members[i][k].sigma;
			}
			c += variance[i] + scale.beta * scale.beta;
		}
		c = sqrt(c);
		for (size_t i = 0; i < before.count; i++) {
			double here = likelihood(&before, mu, c), up, down, slope, bend;
			double was = mu[i];

			mu[i] = was + step * c;
			up = likelihood(&before, mu, c);
			mu[i] = was - step * c;
			down = likelihood(&before, mu, c);
			mu[i] = was;
			slope = (up - down) / (2 * step * c);
			bend = (2 * here - up - down) / (step * step * c * c);
			for (size_t k = 0; k < before.teams[i].count; k++) {
				ck_rating b = before.members[i][k], a = after.members[i][k];
				double own = b.sigma * b.sigma;

				close_to(a.mu - b.mu, own * slope, 1e-5);
				close_to(1 - a.sigma * a.sigma / own, own * bend * sqrt(variance[i]) / c,
				         1e-5);
			}
		}
	}
}

static void the_order_of_sides_and_members_does_not_matter(void **state)
{
	(void)state;
	for (unsigned n = 0; n < GAMES; n++) {
		game a, b;

		any_game(&a);
		copy(&b, &a);
		for (size_t i = 0; i < a.count; i++) { /* back to front */
			b.teams[i] = a.teams[a.count - 1 - i];
			for (size_t k = 0; k < a.teams[a.count - 1 - i].count; k++)
				b.members[i][k] = a.members[a.count - 1 - i][b.teams[i].count - 1 - k];
		}
		bind(&b);
		update(&a);
		update(&b);
		for (size_t i = 0; i < a.count; i++) {
			for (size_t k = 0; k < a.teams[i].count; k++) {
				size_t at = a.count - 1 - i, other = a.teams[i].count - 1 - k;

				close_to(b.members[at][other].mu, a.members[i][k].mu, 1e-11);
				close_to(b.members[at][other].sigma, a.members[i][k].sigma, 1e-11);
			}
		}
	}
}

static void the_first_gains_and_the_last_loses(void **state)
{
	(void)state;
	for (unsigned n = 0; n < GAMES; n++) {
		game before, after;
		size_t first, last;

		any_game(&before);
		for (size_t i = 0; i < before.count; i++)
			before.teams[i].place = (unsigned)i + 1;
		copy(&after, &before);
		update(&after);
		first = 0;
		last = before.count - 1;
		for (size_t k = 0; k < before.teams[first].count; k++)
			assert_true(after.members[first][k].mu > before.members[first][k].mu);
		for (size_t k = 0; k < before.teams[last].count; k++)
			assert_true(after.members[last][k].mu < before.members[last][k].mu);
	}
}

/* Among equally sure ones, what some gain the others lose. */
static void the_mean_stays_among_the_equally_sure(void **state)
{
	(void)state;
	for (unsigned n = 0; n < GAMES; n++) {
		game g;
		double before = 0, after = 0;

		any_game(&g);
		for (size_t i = 0; i < g.count; i++) {
			g.teams[i].count = 1;
			g.members[i][0].sigma = 4;
			before += g.members[i][0].mu;
		}
		update(&g);
		for (size_t i = 0; i < g.count; i++)
			after += g.members[i][0].mu;
		close_to(after, before, 1e-10);
	}
}

static void a_draw_of_equals_changes_no_mean(void **state)
{
	(void)state;
	for (size_t count = 2; count <= TEAMS_MAX; count++) {
		game g;

		beginners(&g, count);
		for (size_t i = 0; i < count; i++)
			g.teams[i].place = 1;
		update(&g);
		for (size_t i = 0; i < count; i++) {
			close_to(g.members[i][0].mu, 25, 1e-12);
			assert_true(g.members[i][0].sigma < 25.0 / 3);
		}
	}
}

/* Kappa: a game leaves at least that much of a variance, so that nobody becomes all sure. */
static void sigma_shrinks_no_further_than_kappa(void **state)
{
	ck_rating_scale scale = ck_rating_usual();

	(void)state;
	for (unsigned n = 0; n < GAMES; n++) {
		game before, after;

		any_game(&before);
		copy(&after, &before);
		scale.kappa = n % 2 == 0 ? 1e-4 : 0.97;
		ck_rating_update(&scale, after.teams, after.count);
		for (size_t i = 0; i < after.count; i++) {
			for (size_t k = 0; k < after.teams[i].count; k++) {
				double was = before.members[i][k].sigma, is = after.members[i][k].sigma;

				assert_true(is <= was);
				assert_true(is >= was * sqrt(scale.kappa) * (1 - 1e-12));
			}
		}
	}
	/* one who is unsure beyond measure, in a game that tells much */
	game g;
	beginners(&g, 2);
	g.members[0][0].sigma = 1e6;
	scale.kappa = 0.81;
	ck_rating_update(&scale, g.teams, 2);
	close_to(g.members[0][0].sigma, 0.9e6, 1e-3);
}

static void the_extremes_stay_numbers(void **state)
{
	game g;

	(void)state;
	beginners(&g, 4);
	g.members[0][0].mu = 1e6;
	g.members[1][0].mu = -1e6;
	g.teams[0].place = 4;
	update(&g);
	for (size_t i = 0; i < 4; i++) {
		assert_true(isfinite(g.members[i][0].mu));
		assert_true(isfinite(g.members[i][0].sigma) && g.members[i][0].sigma > 0);
	}
	beginners(&g, 1);
	update(&g);
	assert_true(g.members[0][0].mu == 25);
	close_to(ck_rating_sure(&g.members[0][0]), 0, 1e-12);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(four_beginners_come_out_as_published),
		cmocka_unit_test(any_game_follows_the_likelihood),
		cmocka_unit_test(the_order_of_sides_and_members_does_not_matter),
		cmocka_unit_test(the_first_gains_and_the_last_loses),
		cmocka_unit_test(the_mean_stays_among_the_equally_sure),
		cmocka_unit_test(a_draw_of_equals_changes_no_mean),
		cmocka_unit_test(sigma_shrinks_no_further_than_kappa),
		cmocka_unit_test(the_extremes_stay_numbers),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
