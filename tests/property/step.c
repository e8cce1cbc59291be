/* step.c - the playout, ply by ply, in step with the rules as single steps.
 *
 * A playout of n plies and one of n + 1 from the same seed are the same game, one ply further. So for every n the
 * position of the longer one must be where a throw or a legal action leads from that of the shorter one. The
 * playout keeps its state from ply to ply; the single steps build it anew each time: what the one forgets, the
 * other shows. Both the code stamped out for the default options and the general code are tried.
 *
 * And the choice is uniform: over many seeds, each legal action is chosen about equally often, on the first ply
 * and on a later one, when the playout knows the pieces from before. */
#include <charkoni/charkoni.h>

#include "rules/rules.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { SEED = 20, GAMES = 3 };

static unsigned passed, failed;

static void report(bool good, const char *what, const char *game, const char *position)
{
	good ? passed++ : failed++;
	if (!good)
		printf("%s: %s\n\t%s\n", game, what, position);
}

/* True if some throw or legal action leads from p to q. */
static bool leads_to(const ck_game *g, const ck_position *p, const ck_position *q)
{
	static ck_action list[CK_ACTIONS_MAX];
	ck_position next;

	for (unsigned t = 0; p->phase == CK_THROW && t < g->throw_count; t++) {
		ck_throw_apply(g, p, (ck_throw)t, &next);
		if (memcmp(&next, q, sizeof next) == 0)
			return true;
	}
	size_t count = ck_position_moves(g, p, list);
	for (size_t i = 0; i < count; i++) {
		ck_action_apply(g, p, list[i], &next);
		if (memcmp(&next, q, sizeof next) == 0)
			return true;
	}
	return false;
}

typedef uint64_t playout(const ck_game *g, const ck_position *from, ck_rng *r, uint64_t max_plies,
                         ck_position *end);

/* One game, from a position to its end, or `most` plies of it. */
static void walk(const ck_game *g, const char *game, playout *play, const ck_position *start, uint64_t stream,
                 uint64_t most)
{
	ck_position at = *start, next;

	for (uint64_t n = 1; n <= most && at.phase != CK_OVER; n++) {
		char text[CK_POSITION_TEXT];
		ck_rng rng;

		ck_rng_seed(&rng, SEED, stream);
		uint64_t plies = play(g, start, &rng, n, &next);
		if (plies != n || !leads_to(g, &at, &next) || !ck_position_check(g, &next, NULL)) {
			ck_position_write(g, &next, text);
			report(false, "the playout left the rules at", game, text);
			return;
		}
		at = next;
	}
	report(true, "", game, "");
}

static void step_games(void)
{
	static const char *const games[] = {
		"parchis",
		"parchis:players=2,out=2",
		"parchis:players=8,exit_capture=any",
		"parchis:players=6,seven=four_on_board,third_six=lose_turn,blocked_barrier=free",
		"parchis-pairs",
		"parchis-pairs:win=all_eight,pair_barrier_opens=no",
		"parchis-pairs:exit_capture=any,capture_bonus=10,goal_bonus=20,pieces=3",
		"pachisi",
		"pachisi:throws=single,grace_limit=on",
		"pachisi:table=seven,sums=stepped,entry=use",
		"pachisi:finish=grace,laps=9,finished=help",
		"pachisi:grace_limit=on,queen=off,table=six_wiki,pieces=2",
		"chaupar",
		"chaupar:dice=mixed,laps=9",
		"chaupar:sums=stepped,finished=help,pieces=3",
	};

	for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
		ck_game g;

		if (!ck_game_parse(&g, games[i], strlen(games[i]), NULL)) {
			report(false, "no such game", games[i], "");
			continue;
		}
		for (uint64_t stream = 0; stream < GAMES; stream++) {
			ck_position start;

			ck_position_start(&g, (unsigned)(stream % g.seats), &start);
			walk(&g, games[i], ck_playout, &start, stream, 4000);
			walk(&g, games[i], ck_playout_general, &start, stream, 1000);
		}
	}
}

/* Games from a position in which something seldom is about to happen. */
static void step_from(const char *line)
{
	ck_position start;
	ck_game g;

	if (!ck_position_parse(&g, &start, line, strlen(line), NULL)) {
		report(false, "no position", "games from", line);
		return;
	}
	for (uint64_t stream = 0; stream < 30; stream++)
		walk(&g, line, ck_playout_general, &start, stream, 1000);
}

/* Chi-squared of counts that should be equal. */
static double chi_squared(const unsigned *count, size_t n, unsigned total)
{
	double sum = 0, expected = (double)total / (double)n;

	for (size_t i = 0; i < n; i++)
		sum += (count[i] - expected) * (count[i] - expected) / expected;
	return sum;
}

/* In many playouts from a position the ply after `before` plies, from where they have led to the decision `line`:
 * each legal action equally often. */
static void check_uniform_after(const char *from_line, uint64_t before, const char *line)
{
	enum { TRIALS = 40000, MOST = 64 };
	unsigned count[MOST] = {0}, other = 0, total = 0;
	ck_action list[CK_ACTIONS_MAX];
	ck_position from, p, end, next[MOST];
	ck_game g;

	if (!ck_position_parse(&g, &from, from_line, strlen(from_line), NULL) ||
	    !ck_position_parse(&g, &p, line, strlen(line), NULL)) {
		report(false, "no position", "uniform choice", line);
		return;
	}
	size_t n = ck_position_moves(&g, &p, list);
	for (size_t i = 0; i < n && i < MOST; i++)
		ck_action_apply(&g, &p, list[i], &next[i]);
	for (uint64_t trial = 0; trial < TRIALS; trial++) {
		ck_rng rng;
		size_t i = 0;

		ck_rng_seed(&rng, SEED, trial);
		(void)ck_playout(&g, &from, &rng, before, &end);
		if (memcmp(&p, &end, sizeof end) != 0)
			continue;
		total++;
		ck_rng_seed(&rng, SEED, trial);
		(void)ck_playout(&g, &from, &rng, before + 1, &end);
		while (i < n && memcmp(&next[i], &end, sizeof end) != 0)
			i++;
		i < n ? count[i]++ : other++;
	}
	/* Five standard deviations above the mean of the distribution. */
	double limit = (double)(n - 1) + 5 * sqrt(2.0 * (double)(n - 1));
	report(n > 1 && n <= MOST && total > 1000 && other == 0 && chi_squared(count, n, total) < limit,
	       "the choice is not uniform", "", line);
}

static void check_uniform(const char *line)
{
	check_uniform_after(line, 0, line);
}

int main(void)
{
	step_games();
	/* A group is captured, and its pieces come back one by one. */
	step_from("chaupar:sums=stepped,pieces=2 30x2/15x2/G,0/G,0 1 M[2] idle=0");
	check_uniform("parchis 30,25,10,4/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-");
	check_uniform("parchis 30,30,10,4/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-");
	check_uniform("parchis-pairs 20,2,0,0/0,0,0,0/38,0,0,0/0,0,0,0 1 D2 six=0 last=- late=-");
	check_uniform("pachisi 59,30,9,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[25] in=1111 skip=0000 row=0 due=0 ent=1 "
	              "idle=0");
	check_uniform("pachisi 70,30,30c,9/0,0,0,0/0,0,0,0/12,0,0,0 1 M[10,4,2] in=1111 skip=0000 row=0 "
	              "due=0 ent=0 idle=0");
	/* Two pieces have become alike. */
	check_uniform_after(
		"pachisi 30,28,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[2,2] in=1000 skip=0000 row=0 due=0 "
		"ent=0 idle=0",
		1,
		"pachisi 30,30,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[2] in=1000 skip=0000 row=0 due=0 "
		"ent=0 idle=0");
	check_uniform("chaupar 24,23,7,6/24,23,7,6/24,23,7,6/24,23,7,6 1 M[6,5,1] idle=0");
	check_uniform("chaupar 70,30,7,6/36x2,23,7/24,23,7,6/24,23,7,6 1 M[6,5,2] idle=0");
	printf("cases: %u passed, %u failed\n", passed, failed);
	return failed > 0;
}
