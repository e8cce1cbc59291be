#include "bots/bots.h"
#include "bots/chance.h"
#include "bots/strategies.h"
#include "bots/victims.h"

bool ck_aggressive_choose(const ck_game *g, const ck_position *p, const ck_action *legal, size_t count,
                          ck_rng *own, ck_action *out)
{
	ck_victims best = {.count = 0};
	ck_equals equals = {.count = 0};

	for (size_t i = 0; i < count; i++) {
		ck_victims victims;

		ck_victims_find(&victims, g, p, legal[i]);
		if (victims.count == 0)
			continue;
		int order = ck_victims_compare(&victims, &best);
		if (order > 0) {
			best = victims;
			equals.count = 0;
		}
		if (order >= 0)
			ck_equals_add(&equals, legal[i], own);
	}
	*out = equals.chosen;
	return equals.count != 0;
}

static ck_action choose(const ck_game *g, const ck_position *p, const ck_action *legal, size_t count,
                        ck_rng *own)
{
	ck_action chosen;

	if (ck_aggressive_choose(g, p, legal, count, own, &chosen))
		return chosen;
	return ck_bot_random.choose(g, p, legal, count, own);
}

const ck_bot ck_bot_aggressive = {"aggressive", choose};
