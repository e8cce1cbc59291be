#include "bots/bots.h"
#include "bots/strategies.h"

/* fast always has an answer, so random is never asked. */
static ck_action choose(const ck_game *g, const ck_position *p, const ck_action *legal, size_t count,
                        ck_rng *own)
{
	ck_action chosen;

	if (ck_defensive_choose(g, p, legal, count, own, &chosen) ||
	    ck_aggressive_choose(g, p, legal, count, own, &chosen))
		return chosen;
	return ck_bot_fast.choose(g, p, legal, count, own);
}

const ck_bot ck_bot_mixed = {"mixed", choose};
