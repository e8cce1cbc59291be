#include "bots/odds.h"

#include <string.h>

#include "base.h"

static void lead(ck_odds *odds, unsigned state, unsigned distance, unsigned outcome)
{
	if (distance < CK_ODDS_FAR)
		odds->by[state][distance] |= (uint64_t)1 << outcome;
}

static unsigned add_outcome(ck_odds *odds, unsigned weight)
{
	CK_ASSERT(odds->count < CK_ODDS_OUTCOMES);
	odds->weight[odds->count] = (uint16_t)weight;
	odds->total += weight;
	return odds->count++;
}

/* ---------------------------------------------------------------- parchis */

/* How far a die leads in a state of the home; 0 if it moves no piece. */
static unsigned die_leads(unsigned state, unsigned die)
{
	if (die == 5 && state == CK_ODDS_ENTERING)
		return 0;
	return die == 6 && state == CK_ODDS_SEVEN ? 7 : die;
}

/* One die: an outcome of this weight, thrown after a six or not. */
static void add_die(ck_odds *odds, unsigned die, unsigned weight, bool after_six)
{
	unsigned outcome = add_outcome(odds, weight);

	if (die == 5)
		odds->five |= (uint64_t)1 << outcome;
	if (after_six || die == 6)
		odds->six |= (uint64_t)1 << outcome;
	for (unsigned state = 0; state < CK_ODDS_STATES; state++) {
		unsigned led = die_leads(state, die), before = after_six ? die_leads(state, 6) : 0;

		if (led != 0)
			lead(odds, state, led, outcome);
		if (before != 0) {
			lead(odds, state, before, outcome);
			lead(odds, state, before + led, outcome);
		}
	}
}

/* ------------------------------------------------- the cross: pools of throws */

/* Every sum of one or more throws of a pool leads there. */
static void lead_sums(const ck_game *g, ck_odds *odds, uint32_t pool, unsigned outcome)
{
	uint8_t value[8];
	unsigned count = 0;

	for (unsigned face = 0; face < g->face_count; face++)
		for (unsigned n = pool >> 4 * face & 15; n != 0 && count < 8; n--)
			value[count++] = g->face_value[face];
	for (unsigned part = 1; part < 1u << count; part++) {
		unsigned sum = 0;

		for (unsigned i = 0; i < count; i++)
			sum += (part >> i & 1) * value[i];
		lead(odds, CK_ODDS_COMMON, sum, outcome);
	}
}

static void add_pool(const ck_game *g, ck_odds *odds, uint32_t pool, unsigned weight)
{
	lead_sums(g, odds, pool, add_outcome(odds, weight));
}

static bool throws_again(const ck_game *g, unsigned t)
{
	if (g->kind != CK_PACHISI)
		return false;
	for (unsigned face = 0; face < g->face_count; face++)
		if ((g->throw_pool[t] >> 4 * face & 15) != 0)
			return g->face_grace[face];
	return false;
}

/* A grace, then each throw: two graces in either order are one outcome. */
static void add_after_grace(const ck_game *g, ck_odds *odds, unsigned first)
{
	for (unsigned t = 0; t < g->throw_count; t++) {
		unsigned ways = 1;

		if (throws_again(g, t) && t < first)
			continue;
		if (throws_again(g, t) && t > first)
			ways = 2;
		add_pool(g, odds, g->throw_pool[first] + g->throw_pool[t],
		         ways * g->throw_weight[first] * g->throw_weight[t]);
	}
}

/* ------------------------------------------------------------------- both */

void ck_odds_single(const ck_game *g, ck_odds *odds)
{
	memset(odds, 0, sizeof *odds);
	for (unsigned t = 0; t < g->throw_count; t++)
		if (ck_is_parchis(g))
			add_die(odds, t + 1, 1, false);
		else
			add_pool(g, odds, g->throw_pool[t], g->throw_weight[t]);
}

void ck_odds_turn(const ck_game *g, ck_odds *odds)
{
	memset(odds, 0, sizeof *odds);
	if (ck_is_parchis(g)) {
		for (unsigned die = 1; die <= 5; die++)
			add_die(odds, die, 6, false);
		for (unsigned die = 1; die <= 6; die++)
			add_die(odds, die, 1, true);
		return;
	}
	for (unsigned t = 0; t < g->throw_count; t++)
		if (throws_again(g, t))
			add_after_grace(g, odds, t);
		else
			add_pool(g, odds, g->throw_pool[t],
			         g->kind == CK_PACHISI ? (unsigned)(g->throw_weight[t] * g->throw_total)
			                               : g->throw_weight[t]);
}
