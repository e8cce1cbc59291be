/* The expert: it looks at the position after each action, and through the rest of its pool or bonuses. */
#include "bots/expert.h"

#include "bots/bots.h"
#include "bots/worth.h"

enum {
	LOOKS = 400,     /* positions that it looks at for one choice, at most, spread over the actions */
	PATIENCE = 8,    /* turns in which nobody moves that it waits, with pieces that could move */
	LOOKS_LEAST = 4, /* for each action, however many there are */
	POOL_LOOKED = 4, /* throws of a pool that it looks through */
	ACTIONS = 160    /* of such a pool: 15 sums of 4 pieces in 2 ways, 16 goals by grace, entries, pass */
};

struct search {
	ck_measure measure;
	unsigned me;
	unsigned looks; /* left */
};

static unsigned pool_size(uint32_t pool)
{
	unsigned count = 0;

	for (; pool != 0; pool >>= 4)
		count += pool & 15;
	return count;
}

/* Are there further actions in this turn that it can look through? */
static bool goes_on(const struct search *s, const ck_position *p)
{
	if (p->phase != CK_MOVE && p->phase != CK_BONUS)
		return false;
	return ck_is_parchis(s->measure.g) || pool_size(p->held) <= POOL_LOOKED;
}

/* The worth of the best end of the turn from here, as far as the looks reach. It calls itself no deeper than a
 * pool of four throws, and the rights to enter, have actions. */
static int32_t look(struct search *s, const ck_position *p)
{
	ck_action list[ACTIONS];
	int32_t best = INT32_MIN;

	if (s->looks != 0)
		s->looks--;
	if (s->looks == 0 || !goes_on(s, p))
		return ck_measure_worth(&s->measure, p, s->me);
	size_t count = ck_position_moves(s->measure.g, p, list);
	for (size_t i = 0; i < count; i++) {
		ck_position after;

		ck_action_apply(s->measure.g, p, list[i], &after);
		int32_t worth = look(s, &after);
		if (worth > best)
			best = worth;
	}
	return best;
}

/* The best of the actions so far, pass apart. */
struct best {
	int32_t worth;
	ck_action action;
};

static void prefer(struct best *best, ck_action a, int32_t worth)
{
	if (worth > best->worth)
		*best = (struct best){worth, a};
}

/* Has it waited long enough? A game in which everybody waits for the others would not go on (S0 knows no
 * standstill): where the position does not count idle turns, it goes on one time in four. */
static bool is_impatient(const ck_game *g, const ck_position *p, ck_rng *own)
{
	if (g->option.cross.standstill == 0)
		return ck_rng_below(own, 4) == 0;
	return p->idle >= PATIENCE;
}

ck_action ck_expert_choose(const ck_weights *w, const ck_game *g, const ck_position *p,
                           const ck_action *legal, size_t count, ck_rng *own)
{
	unsigned each = LOOKS / (unsigned)count;
	struct search s = {.me = p->seat};
	struct best move = {.worth = INT32_MIN}, pass = {.worth = INT32_MIN};

	if (count == 1)
		return legal[0];
	ck_measure_init(&s.measure, g, w);
	for (size_t i = 0; i < count; i++) {
		ck_position after;

		s.looks = each < LOOKS_LEAST ? LOOKS_LEAST : each;
		ck_action_apply(g, p, legal[i], &after);
		prefer((legal[i] & CK_ACTION_PASS) != 0 ? &pass : &move, legal[i], look(&s, &after));
	}
	if (pass.worth <= move.worth)
		return move.action;
	bool ruins = pass.worth - move.worth > -CK_DEAD_END / 2;
	return !ruins && is_impatient(g, p, own) ? move.action : pass.action;
}

static ck_action choose(const ck_game *g, const ck_position *p, const ck_action *legal, size_t count,
                        ck_rng *own)
{
	return ck_expert_choose(ck_weights_of(g), g, p, legal, count, own);
}

const ck_bot ck_bot_expert = {"expert", choose};
