#include "bots/bots.h"

/* The number of throws that an action uses. */
static unsigned throws_used(ck_action a)
{
	unsigned count = 0;

	for (uint32_t used = ck_action_used(a); used != 0; used >>= 4)
		count += used & 15;
	return count;
}

/* True if a comes before b; both are no pass. The order of the comparisons is the order of ck_bot_fast. */
static bool better(ck_action a, ck_action b)
{
	if (ck_action_from(a) != ck_action_from(b))
		return ck_action_from(a) > ck_action_from(b);
	if (ck_action_to(a) != ck_action_to(b))
		return ck_action_to(a) > ck_action_to(b);
	if ((a & CK_ACTION_CAPTURE) != (b & CK_ACTION_CAPTURE))
		return (a & CK_ACTION_CAPTURE) != 0;
	return throws_used(a) < throws_used(b);
}

static ck_action choose(const ck_game *g, const ck_position *p, const ck_action *legal, size_t count,
                        ck_rng *own)
{
	ck_action best = legal[0];

	(void)g;
	(void)p;
	(void)own;
	for (size_t i = 1; i < count; i++)
		if ((best & CK_ACTION_PASS) != 0 ||
		    ((legal[i] & CK_ACTION_PASS) == 0 && better(legal[i], best)))
			best = legal[i];
	return best;
}

const ck_bot ck_bot_fast = {"fast", choose};
