/* chance.c - throws against their exact distributions, by chi-squared over 10^7 of each device.
 *
 * The distributions are counted here from the things thrown, every way in which they can fall once: the six
 * faces of a die, the 2^n ways of n cowries, the 4^3 ways of three long dice. Nothing of them comes from the
 * weights in ck_game. Throws are drawn as a simulation draws them: a generator for each game, streams of
 * one seed, ck_rng_below and ck_throw_pick. The seed is fixed, so the test always says the same. Then they are drawn as
 * `charkoni play` draws them, from the system, which says something else every time: there only what has less than a
 * chance of one in a billion fails.
 *
 * A sum is accepted if its probability lies between 0.0002 and 0.9998: a device that is too even is wrong as
 * well. There are 24 sums, so a right generator with a seed of its own would fall outside about once in a hundred
 * times. (With seed 1 the mixed dice are at 0.9994, which bounds of 0.001 would have refused. Over the seeds 1 to 60 the probabilities were spread evenly: Kolmogorov and Smirnov's distance
 * times the root of their number was 0.6 to 1.0 for the single throws.) */
#include "cli/fortune.h"

#include <charkoni/charkoni.h>

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum {
	GAMES = 40000,
	GAME_THROWS = 250, /* throws a game: together 10^7 */
	CELLS = CK_THROWS_MAX,
	FIRST_GAMES = 1000000, /* games of which only the first throw is looked at */
	SYSTEM_THROWS = 10000000,
};

static const uint64_t seed = 1;
static const double least = 0.0002, most = 0.9998, unbelievable = 1e-9;

/* What can be thrown, by its text, and how often among `total` equally likely ways. */
struct device {
	unsigned cells;
	char text[CELLS][CK_THROW_TEXT];
	unsigned ways[CELLS], total;
};

static ck_game game;
static struct device device;
static uint8_t cell_of[CK_THROWS_MAX]; /* of each throw of the game */
static uint64_t once[CELLS], pairs[CELLS][CELLS];

/* ------------------------------------------------------------------ devices */

/* One way in which the device falls. */
static void fall(const char *text)
{
	unsigned cell = 0;

	while (cell < device.cells && strcmp(device.text[cell], text) != 0)
		cell++;
	if (cell == device.cells) {
		assert_true(cell < CELLS);
		snprintf(device.text[cell], sizeof device.text[cell], "%s", text);
		device.cells++;
	}
	device.ways[cell]++;
	device.total++;
}

static void fall_number(unsigned value)
{
	char text[CK_THROW_TEXT];

	snprintf(text, sizeof text, "%u", value);
	fall(text);
}

static void make_die(void)
{
	for (unsigned face = 1; face <= 6; face++)
		fall_number(face);
}

/* n cowries, each with its mouth up or down; values by the number of mouths up (RULES 5). */
static void make_cowries(unsigned n, const uint8_t *values)
{
	for (unsigned shells = 0; shells < 1u << n; shells++) {
		unsigned mouths = 0;

		for (unsigned i = 0; i < n; i++)
			mouths += shells >> i & 1;
		fall_number(values[mouths]);
	}
}

/* Three long dice with four faces each; a throw is written with the highest first (RULES 6 and 7). */
static void make_long_dice(const char *a, const char *b, const char *c)
{
	for (unsigned i = 0; i < 64; i++) {
		char face[3] = {a[i & 3], b[i >> 2 & 3], c[i >> 4]}, text[CK_THROW_TEXT];

		for (unsigned j = 0; j < 3; j++) {
			for (unsigned k = j + 1; k < 3; k++) {
				if (face[k] > face[j]) {
					char higher = face[k];

					face[k] = face[j];
					face[j] = higher;
				}
			}
		}
		snprintf(text, sizeof text, "%c-%c-%c", face[0], face[1], face[2]);
		fall(text);
	}
}

/* Every throw of the game is one of the device and the other way round. */
static void match(const char *text)
{
	bool met[CELLS] = {false};

	assert_true(ck_game_parse(&game, text, strlen(text), NULL));
	assert_int_equal(game.throw_count, device.cells);
	for (unsigned t = 0; t < game.throw_count; t++) {
		char written[CK_THROW_TEXT];
		unsigned cell = 0;

		ck_throw_write(&game, (ck_throw)t, written);
		while (cell < device.cells && strcmp(device.text[cell], written) != 0)
			cell++;
		assert_true(cell < device.cells);
		assert_false(met[cell]);
		met[cell] = true;
		cell_of[t] = (uint8_t)cell;
	}
}

/* -------------------------------------------------------------- chi-squared */

/* The probability that chi-squared with so many degrees of freedom is above x: the incomplete gamma function Q(a, x), by
 * its series where that is quick, else by its continued fraction (Abramowitz and Stegun 6.5.29, 6.5.31). */
static double probability_above(double chi, unsigned freedom)
{
	double a = freedom / 2.0, x = chi / 2, scale = exp(a * log(x) - x - lgamma(a));

	if (x < a + 1) {
		double term = 1 / a, sum = term;

		for (double n = a + 1; term > sum * 1e-15; n++)
			sum += term *= x / n;
		return 1 - scale * sum;
	}
	double b = x + 1 - a, c = 1e300, d = 1 / b, h = d;
	for (unsigned i = 1; i < 10000; i++) {
		double an = -(double)i * (i - a);

		b += 2;
		d = 1 / (an * d + b);
		c = b + an / c;
		h *= d * c;
		if (fabs(d * c - 1) < 1e-14)
			break;
	}
	return scale * h;
}

static double term(uint64_t found, double expected)
{
	double off = (double)found - expected;

	return off * off / expected;
}

static void accept(const char *what, double chi, unsigned freedom)
{
	double p = probability_above(chi, freedom);

	print_message("%s: chi-squared %.2f with %u degrees of freedom, p = %.4f\n", what, chi, freedom, p);
	if (!(p >= least && p <= most))
		fail_msg("%s: p = %g", what, p);
}

static double share(unsigned cell)
{
	return (double)device.ways[cell] / device.total;
}

static double chi_once(uint64_t throws)
{
	double chi = 0;

	for (unsigned i = 0; i < device.cells; i++)
		chi += term(once[i], (double)throws * share(i));
	return chi;
}

static double chi_pairs(uint64_t count)
{
	double chi = 0;

	for (unsigned i = 0; i < device.cells; i++)
		for (unsigned j = 0; j < device.cells; j++)
			chi += term(pairs[i][j], (double)count * share(i) * share(j));
	return chi;
}

/* ------------------------------------------------------------------- throws */

static unsigned throw_with(ck_rng *r)
{
	return cell_of[ck_throw_pick(&game, ck_rng_below(r, game.throw_total))];
}

static void begin(const char *text)
{
	memset(once, 0, sizeof once);
	memset(pairs, 0, sizeof pairs);
	match(text);
}

/* 10^7 throws, by themselves and in pairs of two that follow each other, none of them in two pairs. */
static void throws_of_games(const char *text)
{
	begin(text);
	for (uint64_t i = 0; i < GAMES; i++) {
		ck_rng r;

		ck_rng_seed(&r, seed, 16 * i);
		for (unsigned n = 0; n < GAME_THROWS; n += 2) {
			unsigned first = throw_with(&r), second = throw_with(&r);

			once[first]++;
			once[second]++;
			pairs[first][second]++;
		}
	}
	accept(text, chi_once((uint64_t)GAMES * GAME_THROWS), device.cells - 1);
	accept("  one after the other", chi_pairs((uint64_t)GAMES * GAME_THROWS / 2),
	       device.cells * device.cells - 1);
}

/* The first throws of games that follow each other: streams of a seed have nothing to do with each other. */
static void first_throws_of_games(const char *text)
{
	begin(text);
	for (uint64_t i = 0; i < FIRST_GAMES; i += 2) {
		ck_rng a, b;

		ck_rng_seed(&a, seed, 16 * i);
		ck_rng_seed(&b, seed, 16 * (i + 1));
		pairs[throw_with(&a)][throw_with(&b)]++;
	}
	accept("  first of two games", chi_pairs(FIRST_GAMES / 2), device.cells * device.cells - 1);
}

/* Throws from the system, by themselves and in pairs. */
static void throws_of_the_system(const char *text)
{
	ck_fortune fortune;
	unsigned before = 0;

	begin(text);
	assert_true(ck_fortune_init(&fortune, NULL));
	for (uint64_t n = 0; n < SYSTEM_THROWS; n++) {
		ck_throw t;

		assert_true(ck_fortune_throw(&fortune, &game, &t));
		once[cell_of[t]]++;
		if (n % 2 == 1)
			pairs[before][cell_of[t]]++;
		before = cell_of[t];
	}
	double chi = chi_once(SYSTEM_THROWS);
	assert_true(probability_above(chi, device.cells - 1) > unbelievable);
	chi = chi_pairs(SYSTEM_THROWS / 2);
	assert_true(probability_above(chi, device.cells * device.cells - 1) > unbelievable);
}

static void fair(const char *text)
{
	throws_of_games(text);
	first_throws_of_games(text);
	throws_of_the_system(text);
}

static void clear(void)
{
	device = (struct device){0};
}

static void a_die_shows_each_face_equally_often(void **state)
{
	(void)state;
	clear();
	make_die();
	assert_int_equal(device.total, 6);
	fair("parchis");
}

static void six_cowries_fall_as_six_coins(void **state)
{
	(void)state;
	clear();
	make_cowries(6, (const uint8_t[]){6, 10, 2, 3, 4, 25, 12});
	fair("pachisi");
	clear();
	make_cowries(6, (const uint8_t[]){25, 10, 2, 3, 4, 5, 6});
	fair("pachisi:table=six_wiki");
}

static void seven_cowries_fall_as_seven_coins(void **state)
{
	(void)state;
	clear();
	make_cowries(7, (const uint8_t[]){7, 10, 2, 3, 4, 25, 35, 14});
	assert_int_equal(device.total, 128);
	fair("pachisi:table=seven");
	clear();
	make_cowries(7, (const uint8_t[]){6, 10, 2, 3, 4, 25, 30, 12});
	fair("pachisi:table=seven_murray");
}

static void long_dice_show_each_of_four_faces_equally_often(void **state)
{
	(void)state;
	clear();
	make_long_dice("1256", "1256", "1256");
	assert_int_equal(device.cells, 20);
	fair("chaupar");
	clear();
	make_long_dice("1346", "1346", "1346");
	fair("chaupar:dice=1346");
	clear();
	make_long_dice("1256", "1346", "1346");
	fair("chaupar:dice=mixed");
}

/* ----------------------------------------------------------- the test itself */

static void chi_squared_is_known(void **state)
{
	(void)state;
	/* the usual table of critical values */
	assert_true(fabs(probability_above(3.841, 1) - 0.05) < 5e-5);
	assert_true(fabs(probability_above(11.070, 5) - 0.05) < 5e-5);
	assert_true(fabs(probability_above(20.515, 5) - 0.001) < 5e-6);
	assert_true(fabs(probability_above(0.210, 5) - 0.999) < 5e-5);
	assert_true(fabs(probability_above(2.204, 6) - 0.9) < 5e-4);
	assert_true(fabs(probability_above(43.773, 30) - 0.05) < 5e-5);
	/* a normal distribution for many degrees: (2 chi)^(1/2) - (2 f - 1)^(1/2) */
	assert_true(fabs(probability_above(1599, 1599) - 0.4953) < 5e-4);
}

/* A die that favours the six by one throw in a thousand is found out. */
static void a_loaded_die_is_found_out(void **state)
{
	(void)state;
	clear();
	make_die();
	begin("parchis");
	for (uint64_t i = 0; i < GAMES; i++) {
		ck_rng r;

		ck_rng_seed(&r, seed, 16 * i);
		for (unsigned n = 0; n < GAME_THROWS; n++) {
			unsigned cell = throw_with(&r);

			once[i * GAME_THROWS % 1000 + n == 7 ? 5 : cell]++;
		}
	}
	assert_true(probability_above(chi_once((uint64_t)GAMES * GAME_THROWS), 5) < least);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(chi_squared_is_known),
		cmocka_unit_test(a_die_shows_each_face_equally_often),
		cmocka_unit_test(six_cowries_fall_as_six_coins),
		cmocka_unit_test(seven_cowries_fall_as_seven_coins),
		cmocka_unit_test(long_dice_show_each_of_four_faces_equally_often),
		cmocka_unit_test(a_loaded_die_is_found_out),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
