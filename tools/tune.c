/* tune.c - play bots against each other, and find the expert's weights.
 *
 *	tune match GAME BOT BOT GAMES SEED       the first bot's share of the wins, and games a second
 *	tune match GAME expert=W,W,... BOT GAMES SEED   the expert with these weights
 *	tune search GAME ROUNDS GAMES SEED       better weights, as a line for src/bots/weights.c
 *
 * Every other seat is the first bot's, in turns the odd and the even ones: with teams that is one team. Games
 * 2i and 2i+1 have the same throws with the seats changed. A standstill is half a win for either, whoever
 * would win it: it is no end that S0 knows. So is a game broken off after PLIES_MAX plies.
 *
 * The search is a stochastic approximation with simultaneous perturbation (Spall 1992), in integers. In each
 * round all weights are moved at once by their step, each up or down at random. The weights so moved, and
 * those moved the opposite way, play each other, and in parchis each of them plays `mixed`, with the same
 * throws; all weights then go a little in the direction that won more. What is found is their mean over the
 * second half of the rounds (Polyak's averaging). The same arguments give the same weights on every machine.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <charkoni/bots.h>
#include <charkoni/charkoni.h>

#include "bots/expert.h"

enum { PLIES_MAX = 20000, FINE = 256 };

/* A bot, or the expert with weights of its own. */
typedef struct player {
	const ck_bot *bot;
	const ck_weights *w; /* NULL: as the bot chooses */
} player;

static ck_action legal[CK_ACTIONS_MAX];

static ck_action choose(const player *who, const ck_game *g, const ck_position *p, size_t count, ck_rng *own)
{
	if (who->w)
		return ck_expert_choose(who->w, g, p, legal, count, own);
	return who->bot->choose(g, p, legal, count, own);
}

/* What games have come to. */
struct tally {
	uint64_t games, plies, standstills, unfinished;
};

static struct tally tally;

/* Play a game whose throws come from that stream; the first player has the seats s with (s + turn) even.
 * Returns twice the first player's share of the win: 0, 1 (a draw, or no end) or 2. */
static unsigned play(const ck_game *g, const player *first, const player *second, uint64_t seed,
                     uint64_t stream, unsigned turn)
{
	ck_rng throws, own;
	ck_position p;

	ck_rng_seed(&throws, seed, 2 * stream);
	ck_rng_seed(&own, seed, 2 * stream + 1);
	ck_position_start(g, (unsigned)(stream % g->seats), &p);
	tally.games++;
	for (unsigned ply = 0; p.phase != CK_OVER; ply++) {
		if (ply == PLIES_MAX) {
			tally.unfinished++;
			return 1;
		}
		tally.plies++;
		if (p.phase == CK_THROW) {
			ck_throw_apply(g, &p, ck_throw_pick(g, ck_rng_below(&throws, g->throw_total)), &p);
			continue;
		}
		const player *who = (p.seat + turn) % 2 == 0 ? first : second;
		size_t count = ck_position_legal(g, &p, legal);
		ck_action_apply(g, &p, choose(who, g, &p, count, &own), &p);
	}
	if (p.idle != 0) {
		tally.standstills++;
		return 1;
	}
	return (p.winner - 1u + turn) % 2 == 0 ? 2 : 0;
}

/* The first player's wins in `games` games (an even number), in halves. */
static uint64_t series(const ck_game *g, const player *first, const player *second, uint64_t games,
                       uint64_t seed, uint64_t stream)
{
	uint64_t halves = 0;

	for (uint64_t i = 0; i < games; i++)
		halves += play(g, first, second, seed, stream + i / 2, i & 1);
	return halves;
}

/* ------------------------------------------------------------------------ match */

static int match(const ck_game *g, const player *first, const player *second, uint64_t games, uint64_t seed)
{
	clock_t begun = clock();
	uint64_t halves = series(g, first, second, games, seed, 0);
	double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;

	printf("%s against %s: %.2f %% of %llu games, %.0f games a second\n", first->bot->name,
	       second->bot->name, 50.0 * (double)halves / (double)games, (unsigned long long)games,
	       (double)games / seconds);
	printf("%llu throws and actions a game, %llu standstills, %llu without an end\n",
	       (unsigned long long)(tally.plies / tally.games), (unsigned long long)tally.standstills,
	       (unsigned long long)tally.unfinished);
	return 0;
}

/* ----------------------------------------------------------------------- search */

/* How far a weight is moved to see what it does; 0 where the game has no use for it. */
struct step {
	const char *name;
	uint8_t parchis, pachisi, chaupar;
};

static const struct step steps[CK_WEIGHTS] = {
	[CK_W_OUT] = {"out", 64, 64, 48},    [CK_W_LATE] = {"late", 3, 3, 3},
	[CK_W_SAFE] = {"safe", 20, 20, 0},   [CK_W_BARRIER] = {"barrier", 20, 0, 20},
	[CK_W_BLOCK] = {"block", 6, 6, 0},   [CK_W_INSIDE] = {"inside", 24, 24, 24},
	[CK_W_GOAL] = {"goal", 40, 40, 40},  [CK_W_QUEEN] = {"queen", 0, 40, 0},
	[CK_W_WAIT] = {"wait", 0, 16, 0},    [CK_W_AGAIN] = {"again", 32, 32, 0},
	[CK_W_REST] = {"rest", 0, 0, 0},     [CK_W_FEAR] = {"fear", 3, 3, 3},
	[CK_W_THREAT] = {"threat", 2, 2, 2}, [CK_W_SPREAD] = {"spread", 2, 2, 2},
};

/* Where every search begins. */
static const ck_weights begin = {{
	[CK_W_OUT] = 320,
	[CK_W_SAFE] = 64,
	[CK_W_BARRIER] = 32,
	[CK_W_BLOCK] = 8,
	[CK_W_INSIDE] = 64,
	[CK_W_GOAL] = 400,
	[CK_W_QUEEN] = 160,
	[CK_W_WAIT] = 48,
	[CK_W_AGAIN] = 120,
	[CK_W_REST] = 16,
	[CK_W_FEAR] = 16,
	[CK_W_THREAT] = 4,
}};

static int32_t step_of(const ck_game *g, unsigned i)
{
	if (i == CK_W_SPREAD && !g->teams)
		return 0;
	if (ck_is_parchis(g))
		return steps[i].parchis;
	return g->kind == CK_PACHISI ? steps[i].pachisi : steps[i].chaupar;
}

/* The rest of a pool is used but not searched: it is seldom asked for. */
static bool is_used(const ck_game *g, unsigned i)
{
	return i == CK_W_REST || step_of(g, i) != 0;
}

static int16_t rounded(int32_t fine)
{
	return (int16_t)((fine + (fine < 0 ? -FINE / 2 : FINE / 2)) / FINE);
}

/* Where weight i may be: only a spread may be below 0; that of the cross must not be above (S0's advice), and
 * no threat counts for more than a hit. */
static int32_t within_bounds(const ck_game *g, unsigned i, int32_t fine)
{
	int32_t low = i == CK_W_SPREAD ? -12 * FINE : 0, high = 2000 * FINE;

	if (i == CK_W_SPREAD)
		high = ck_is_parchis(g) ? 12 * FINE : -FINE;
	if (i == CK_W_THREAT || i == CK_W_FEAR)
		high = (i == CK_W_THREAT ? 16 : 40) * FINE;
	return fine < low ? low : fine > high ? high : fine;
}

static void print_weights(const ck_weights *w)
{
	printf("{{");
	for (unsigned i = 0; i < CK_WEIGHTS; i++)
		printf("%s%d", i ? ", " : "", w->of[i]);
	printf("}}\n");
	fflush(stdout);
}

struct climb {
	int32_t at[CK_WEIGHTS]; /* in 1/FINE */
	ck_weights up, down;
	int8_t sign[CK_WEIGHTS];
};

/* Move all weights by their steps. */
static void perturb(struct climb *c, const ck_game *g, ck_rng *r)
{
	for (unsigned i = 0; i < CK_WEIGHTS; i++) {
		int32_t by = step_of(g, i) * FINE;

		c->sign[i] = ck_rng_below(r, 2) ? 1 : -1;
		c->up.of[i] = rounded(within_bounds(g, i, c->at[i] + c->sign[i] * by));
		c->down.of[i] = rounded(within_bounds(g, i, c->at[i] - c->sign[i] * by));
	}
}

/* Go by `won`, in thousandths of a game: how much more the upper weights win than the lower ones. */
static void go(struct climb *c, const ck_game *g, int64_t won)
{
	for (unsigned i = 0; i < CK_WEIGHTS; i++) {
		int32_t by = (int32_t)((int64_t)step_of(g, i) * FINE * won / 1000);

		c->at[i] = within_bounds(g, i, c->at[i] + c->sign[i] * by);
	}
}

/* How much more one player wins than the other, in thousandths of a game. */
static int64_t contest(const ck_game *g, const struct climb *c, uint64_t games, uint64_t seed,
                       uint64_t stream)
{
	const player mixed = {.bot = ck_bot_find("mixed", 5)}, up = {.w = &c->up}, down = {.w = &c->down};
	int64_t won = (int64_t)series(g, &up, &down, games, seed, stream) - (int64_t)games;

	if (ck_is_parchis(g)) {
		won += (int64_t)series(g, &up, &mixed, games, seed, stream + games);
		won -= (int64_t)series(g, &down, &mixed, games, seed, stream + games);
	}
	return won * 1000 / (2 * (int64_t)games);
}

static int search(const ck_game *g, uint64_t rounds, uint64_t games, uint64_t seed)
{
	struct climb c = {.at = {0}};
	int64_t sum[CK_WEIGHTS] = {0};
	ck_weights found;
	ck_rng r;

	ck_rng_seed(&r, seed, UINT64_MAX);
	for (unsigned i = 0; i < CK_WEIGHTS; i++)
		c.at[i] = is_used(g, i) ? within_bounds(g, i, begin.of[i] * FINE) : 0;
	for (uint64_t round = 0; round < rounds; round++) {
		perturb(&c, g, &r);
		go(&c, g, contest(g, &c, games, seed, 2 * round * games));
		for (unsigned i = 0; i < CK_WEIGHTS && round >= rounds / 2; i++)
			sum[i] += c.at[i];
		if (round % 50 == 49)
			fprintf(stderr, "%llu of %llu rounds\n", (unsigned long long)round + 1,
			        (unsigned long long)rounds);
	}
	for (unsigned i = 0; i < CK_WEIGHTS; i++) {
		found.of[i] = rounded((int32_t)(sum[i] / (int64_t)(rounds - rounds / 2)));
		printf("%-8s%6d\n", steps[i].name, found.of[i]);
	}
	print_weights(&found);
	return 0;
}

/* ------------------------------------------------------------------------- main */

static bool read_number(const char *text, uint64_t *out)
{
	char *end;

	*out = strtoull(text, &end, 10);
	return text[0] >= '0' && text[0] <= '9' && *end == '\0';
}

/* A bot by its name, or `expert=W,W,...`: the expert with these weights, all of them. */
static bool read_player(const char *text, player *who, ck_weights *w)
{
	size_t length = strcspn(text, "=");
	const char *at = text + length;

	who->bot = ck_bot_find(text, length);
	if (*at == '\0')
		who->w = NULL;
	for (unsigned i = 0; who->w && i < CK_WEIGHTS; i++) {
		char *end;
		long value = strtol(at + 1, &end, 10);

		if ((*at != '=' && *at != ',') || end == at + 1 || value < -4000 || value > 4000)
			return false;
		w->of[i] = (int16_t)value;
		at = end;
	}
	return who->bot && *at == '\0' && (!who->w || strncmp(text, "expert", length) == 0);
}

static int usage(void)
{
	fputs("usage: tune match GAME BOT BOT GAMES SEED\n"
	      "       tune search GAME ROUNDS GAMES SEED\n"
	      "GAMES is even.\n",
	      stderr);
	return 2;
}

int main(int argc, char **argv)
{
	static ck_game g;
	uint64_t rounds, games, seed;

	if (argc < 3 || !ck_game_parse(&g, argv[2], strlen(argv[2]), NULL))
		return usage();
	if (argc == 7 && strcmp(argv[1], "match") == 0 && read_number(argv[5], &games) &&
	    read_number(argv[6], &seed) && games > 0 && games % 2 == 0) {
		ck_weights one, other;
		player first = {.w = &one}, second = {.w = &other};

		if (!read_player(argv[3], &first, &one) || !read_player(argv[4], &second, &other))
			return usage();
		return match(&g, &first, &second, games, seed);
	}
	if (argc == 6 && strcmp(argv[1], "search") == 0 && read_number(argv[3], &rounds) &&
	    read_number(argv[4], &games) && read_number(argv[5], &seed) && games > 0 && games % 2 == 0 &&
	    rounds > 0)
		return search(&g, rounds, games, seed);
	return usage();
}
