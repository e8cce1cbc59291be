#include "bots/bots.h"
#include "bots/chance.h"
#include "bots/sight.h"
#include "bots/strategies.h"

/* Is the piece that an action moves out of danger after it? Where others of its seat stand on the square they
 * must be, too: in pachisi a queen is where another is not, and nothing tells them apart. */
static bool safe_after(const ck_game *g, const ck_position *p, const ck_odds *odds, unsigned owner,
                       ck_action a)
{
	ck_position after;
	ck_sight sight;

	ck_action_apply(g, p, a, &after);
	ck_sight_init(&sight, g, &after, odds);
	for (unsigned i = 4 * owner; i < 4 * owner + g->pieces; i++)
		if (after.progress[i] == ck_action_to(a) &&
		    ck_sight_endangered(&sight, owner, ck_action_to(a),
		                        ck_is_parchis(g) ? 0 : after.marks[i]))
			return false;
	return true;
}

/* Is the piece that an action moves in danger before it? */
static bool endangered_before(const ck_sight *sight, unsigned owner, ck_action a)
{
	if ((a & CK_ACTION_PASS) != 0 || ck_action_from(a) == 0)
		return false;
	return ck_sight_endangered(sight, owner, ck_action_from(a), ck_action_marks(a));
}

bool ck_defensive_choose(const ck_game *g, const ck_position *p, const ck_action *legal, size_t count,
                         ck_rng *own, ck_action *out)
{
	unsigned owner = ck_position_owner(g, p), farthest = 0;
	ck_equals equals = {.count = 0};
	ck_sight sight;
	ck_odds odds;

	if (count == 1)
		return false; /* nothing to choose */
	ck_odds_single(g, &odds);
	ck_sight_init(&sight, g, p, &odds);
	for (size_t i = 0; i < count; i++) {
		unsigned from = ck_action_from(legal[i]);

		if (from < farthest || !endangered_before(&sight, owner, legal[i]) ||
		    !safe_after(g, p, &odds, owner, legal[i]))
			continue;
		if (from > farthest)
			equals.count = 0;
		farthest = from;
		ck_equals_add(&equals, legal[i], own);
	}
	*out = equals.chosen;
	return equals.count != 0;
}

static ck_action choose(const ck_game *g, const ck_position *p, const ck_action *legal, size_t count,
                        ck_rng *own)
{
	ck_action chosen;

	if (ck_defensive_choose(g, p, legal, count, own, &chosen))
		return chosen;
	return ck_bot_random.choose(g, p, legal, count, own);
}

const ck_bot ck_bot_defensive = {"defensive", choose};
