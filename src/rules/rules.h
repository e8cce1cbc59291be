/* rules.h - what the games have in common: the table of functions that each game's file exports, and the
 * few helpers that more than one of them needs. */
#ifndef CK_RULES_RULES_H
#define CK_RULES_RULES_H

#include "base.h"

#include <charkoni/charkoni.h>

/* A hot function that exists once in the source and is stamped out for constant options. */
#define CK_STAMPED static inline __attribute__((always_inline))

/* CK_SMALL is for WebAssembly, which is sent to whoever plays: nothing is stamped out for the default options alone
 * (CK_STAMPS), and what is large or seldom done is called, not stamped out wherever it is needed (CK_APART). */
#ifdef CK_SMALL
#define CK_STAMPS 0
#define CK_APART static inline __attribute__((noinline))
#else
#define CK_STAMPS 1
#define CK_APART CK_STAMPED
#endif

/* Before a short loop that is to be unrolled also where the compiler is told to keep code small. */
#ifdef __clang__
#define CK_UNROLLED _Pragma("clang loop unroll(full)")
#else
#define CK_UNROLLED
#endif

/* One game. Every file exports one of these; the static functions behind it have the same names in each,
 * so that two games can be read side by side. Positions given in are valid, actions legal. */
struct ck_rules {
	/* Fill g's derived fields and tables once its options stand; false for a forbidden combination. */
	bool (*init)(ck_game *g, ck_error *err);
	/* Fill the cleared position for the start; `seat`, phase and marks are the caller's. */
	void (*start)(const ck_game *g, ck_position *p);
	/* The legal actions of a decision, unsorted, each once. */
	size_t (*moves)(const ck_game *g, const ck_position *p, ck_action *out);
	void (*take_throw)(const ck_game *g, const ck_position *p, ck_throw t, ck_position *out);
	void (*take_action)(const ck_game *g, const ck_position *p, ck_action a, ck_position *out);
	/* What the game itself has against a position whose common part is sound. */
	bool (*check)(const ck_game *g, const ck_position *p, ck_error *err);
	/* As ck_why_not for a decision; in CK_THROW as if the throw t were to be played. */
	ck_why (*why)(const ck_game *g, const ck_position *p, ck_throw t, ck_action action);
	/* As ck_playout; `general` refuses the code stamped out for the default options (tests). */
	uint64_t (*playout)(const ck_game *g, const ck_position *from, ck_rng *r, uint64_t max_plies,
	                    ck_position *end, bool general);
};

extern const struct ck_rules ck_parchis_rules; /* parchis and parchis-pairs */
extern const struct ck_rules ck_pachisi_rules;
extern const struct ck_rules ck_chaupar_rules;

const struct ck_rules *ck_rules_of(const ck_game *g);

/* Sort each seat's pieces, and their marks, into the canonical order. */
void ck_position_sort(const ck_game *g, ck_position *p);

/* Pieces of a seat at the goal. */
unsigned ck_position_finished(const ck_game *g, const ck_position *p, unsigned seat);

/* The sum of L - p over a seat's pieces. */
unsigned ck_position_distance(const ck_game *g, const ck_position *p, unsigned seat);

/* The throws in a pool, the points that they add up to, and whether `part` is in it. */
unsigned ck_pool_count(uint32_t pool);
unsigned ck_pool_sum(const ck_game *g, uint32_t pool);
bool ck_pool_has(uint32_t pool, uint32_t part);

/* An answer to ck_why_not about the square of a seat's progress. */
ck_why ck_why_at(const ck_game *g, ck_reason reason, unsigned seat, unsigned progress);

/* The code for general options whatever the options are: ck_playout for tests. */
uint64_t ck_playout_general(const ck_game *g, const ck_position *from, ck_rng *r, uint64_t max_plies,
                            ck_position *end);

#endif
