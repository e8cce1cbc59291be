/* cmd_bench.c - `charkoni bench`: how fast random games are played, and whether they are the same. */
#include "cli/args.h"
#include "cli/bench.h"
#include "cli/commands.h"
#include "cli/out.h"
#include "cli/workers.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* What the arguments say; threads 0: one, then all. */
struct request {
	const char *game;
	uint64_t games, threads, seed;
	bool json;
};

static void tell(uint64_t done, uint64_t games)
{
	fprintf(stderr, "\rbench: %" PRIu64 " of %" PRIu64 " games ", done, games);
}

static void print(const struct request *r, const char *game, unsigned threads, const struct ck_bench *b)
{
	double seconds = b->seconds > 0 ? b->seconds : 1e-9;

	if (r->json)
		printf("{\"game\": \"%s\", \"games\": %" PRIu64 ", \"threads\": %u, \"seed\": %" PRIu64
		       ", \"plies\": %" PRIu64 ", \"seconds\": %.6f, \"plies_per_second\": %.0f, "
		       "\"games_per_second\": %.1f, \"digest\": \"%016" PRIx64 "\"}\n",
		       game, b->games, threads, r->seed, b->plies, b->seconds, (double)b->plies / seconds,
		       (double)b->games / seconds, b->digest);
	else
		printf("%-14s %7u %9" PRIu64 " %13" PRIu64 " %9.3f %14.0f %12.0f  %016" PRIx64 "\n", game,
		       threads, b->games, b->plies, b->seconds, (double)b->plies / seconds,
		       (double)b->games / seconds, b->digest);
}

static int bench(const struct request *r, const ck_game *g, unsigned threads)
{
	bool talk = isatty(STDERR_FILENO) != 0;
	struct ck_bench result;
	char canonical[CK_GAME_TEXT];

	if (!ck_bench_run(g, r->games, threads, r->seed, talk ? tell : NULL, &result))
		return ck_args_fail("bench", CK_EXIT_FAILED,
		                    ck_tr("The threads could not be made; --threads should be smaller."));
	if (talk)
		fputs("\r\033[K", stderr);
	ck_game_write(g, canonical);
	print(r, canonical, threads, &result);
	return ck_out_finish("bench");
}

/* One game: on the threads asked for, or on one and then on all. */
static int bench_game(const struct request *r, const ck_game *g)
{
	unsigned all = ck_workers_all();
	int code;

	if (r->threads != 0)
		return bench(r, g, (unsigned)r->threads);
	code = bench(r, g, 1);
	if (code == CK_EXIT_OK && all > 1 && !r->json)
		code = bench(r, g, all);
	return code;
}

static int run(const struct request *r)
{
	ck_game games[CK_KIND_COUNT];
	unsigned count = r->game ? 1 : CK_KIND_COUNT;
	int code = CK_EXIT_OK;

	for (unsigned i = 0; i < count; i++) {
		const char *text = r->game ? r->game : ck_kind_name((ck_kind)i);
		ck_error err;

		if (!ck_game_parse(&games[i], text, strlen(text), &err))
			return ck_args_fail_error("bench", &err);
	}
	if (!r->json)
		printf("%-14s %7s %9s %13s %9s %14s %12s  %s\n", "game", "threads", "games", "plies",
		       "seconds", "plies/second", "games/second", "digest");
	for (unsigned i = 0; i < count && code == CK_EXIT_OK; i++)
		code = bench_game(r, &games[i]);
	return code;
}

int cmd_bench(int argc, char **argv)
{
	struct request r = {.games = 50000, .seed = 1};
	const ck_args_option options[] = {
		{.name = "game",
	         .value = "GAME",
	         .help = CK_MSG("a game string; without it, each of the four games"),
	         .text = &r.game,
	         .complete = CK_COMPLETE_GAME},
		{.name = "games",
	         .value = "N",
	         .help = CK_MSG("games to play"),
	         .number = &r.games,
	         .low = 1,
	         .high = 1000000000000},
		{.name = "threads",
	         .value = "T",
	         .help = CK_MSG("threads to play on; without it, one and then all (with --json one)"),
	         .number = &r.threads,
	         .low = 1,
	         .high = CK_WORKERS_MAX},
		{.name = "seed", .value = "S", .help = CK_MSG("the seed of the games"), .number = &r.seed},
		{.name = "json", .help = CK_MSG("print an object a line"), .flag = &r.json},
		{0},
	};
	const ck_args_command command = {
		"bench",
		CK_MSG("Play random games and say how fast."),
		options,
		CK_MSG("A ply is one throw or one action. The digest depends on the games and the seed "
	               "alone: it is the "
	               "same on every machine, whatever the compiler and the number of threads."),
	};
	int code = ck_args_read(&command, argc, argv);

	return code == CK_ARGS_GO ? run(&r) : code;
}
