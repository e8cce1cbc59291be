#include "bots/weights.h"

enum { DUEL, CROWD, PAIRS, PACHISI, CHAUPAR, SETS };

/* clang-format off */
static const ck_weights sets[SETS] = {
	/*               out late safe barr bloc insi goal quee wait agai rest fear thre spre */
	[DUEL]      = {{384,   6, 103,   0,   1,  35, 437,   0,   0,  90,  16,  22,  10,   0}},
	[CROWD]     = {{338,   0,  83,   4,   1,  65, 354,   0,   0,  68,  16,  14,   5,   0}},
	[PAIRS]     = {{295,   0,  82,   1,   1,  71, 381,   0,   0, 108,  16,  22,   8,   6}},
	[PACHISI]   = {{393,   1, 144,   0,  36,  64, 412, 181,  31, 118,  16,  14,   4,  -2}},
	[CHAUPAR]   = {{352,   0,   0, 132,   0,  83, 411,   0,   0,   0,  16,  18,   1,  -2}},
};
/* clang-format on */

const ck_weights *ck_weights_of(const ck_game *g)
{
	switch (g->kind) {
	case CK_PARCHIS: return &sets[g->seats == 2 ? DUEL : CROWD];
	case CK_PARCHIS_PAIRS: return &sets[PAIRS];
	case CK_PACHISI: return &sets[PACHISI];
	default: return &sets[CHAUPAR];
	}
}
