/* bench.h - random playouts, counted, timed, and summed up in a digest. */
#ifndef CK_CLI_BENCH_H
#define CK_CLI_BENCH_H

#include <charkoni/charkoni.h>

struct ck_bench {
	uint64_t games, plies;
	double seconds;
	uint64_t digest; /* of the games' ends and lengths: the same for any compiler and number of threads */
};

/* Told now and then how many of the games are done. */
typedef void ck_bench_tell(uint64_t done, uint64_t games);

/* Play `games` random games of g on `threads` threads (1 or more). Game i comes from stream i of the seed and
 * begins with seat i modulo the seats. `tell` may be NULL. False if a thread could not be made. */
bool ck_bench_run(const ck_game *g, uint64_t games, unsigned threads, uint64_t seed, ck_bench_tell *tell,
                  struct ck_bench *out);

#endif
