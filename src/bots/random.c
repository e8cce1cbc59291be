#include "bots/bots.h"

static ck_action choose(const ck_game *g, const ck_position *p, const ck_action *legal, size_t count,
                        ck_rng *own)
{
	(void)g;
	(void)p;
	return legal[ck_rng_below(own, (uint32_t)count)];
}

const ck_bot ck_bot_random = {"random", choose};
