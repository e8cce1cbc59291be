/* chaupar.c - Chaupar (RULES 4 and 6): long dice, positions, actions, playouts. */
#include "chaupar.h"

#include <string.h>

#include "action.h"
#include "text.h"

/* ------------------------------------------------------------------------ the game */

/* The faces of each of the three dice, by option `dice`. */
static const uint8_t faces[][3][4] = {
	[CK_DICE_1256] = {{1, 2, 5, 6}, {1, 2, 5, 6}, {1, 2, 5, 6}},
	[CK_DICE_1346] = {{1, 3, 4, 6}, {1, 3, 4, 6}, {1, 3, 4, 6}},
	[CK_DICE_MIXED] = {{1, 2, 5, 6}, {1, 3, 4, 6}, {1, 3, 4, 6}},
};

static struct dice *tables_of(ck_game *g)
{
	return (struct dice *)(void *)g->tables;
}

/* The kinds of value: every face of a die, ascending. */
static void lay_kinds(ck_game *g)
{
	for (unsigned value = 1; value <= 6; value++) {
		bool found = false;
		for (unsigned die = 0; die < 3; die++)
			for (unsigned side = 0; side < 4; side++)
				found = found || faces[g->option.cross.dice][die][side] == value;
		if (found)
			g->kind_value[g->kind_count++] = (uint8_t)value;
	}
}

/* The pool that six bits throw: two a die. */
static uint32_t thrown(const ck_game *g, unsigned bits)
{
	uint32_t held = 0;
	for (unsigned die = 0; die < 3; die++) {
		unsigned value = faces[g->option.cross.dice][die][bits >> 2 * die & 3], k = 0;
		while (g->kind_value[k] != value)
			k++;
		held += (uint32_t)1 << 4 * k;
	}
	return held;
}

/* The kinds of a pool's dice, the highest first: in the order of these numbers texts sort bytewise. */
static unsigned text_rank(uint32_t held)
{
	unsigned rank = 0;
	for (unsigned k = CK_KINDS_MAX; k-- > 0;)
		for (unsigned n = held >> 4 * k & 15; n > 0; n--)
			rank = rank * CK_KINDS_MAX + k;
	return rank;
}

/* Insert a throw into the list, or count it again. */
static void lay_throw(ck_game *g, uint32_t held)
{
	unsigned at = 0;
	while (at < g->throw_count && text_rank(g->throw_pool[at]) < text_rank(held))
		at++;
	if (at == g->throw_count || g->throw_pool[at] != held) {
		for (unsigned i = g->throw_count++; i > at; i--) {
			g->throw_pool[i] = g->throw_pool[i - 1];
			g->throw_weight[i] = g->throw_weight[i - 1];
		}
		g->throw_pool[at] = held;
		g->throw_weight[at] = 0;
	}
	g->throw_weight[at]++;
}

unsigned ck_chaupar_pool(const ck_game *g, uint32_t held)
{
	const struct dice *d = dice_of(g);
	for (unsigned i = 0; i < d->pools; i++)
		if (d->pool[i].held == held)
			return i;
	return POOLS;
}

/* The next sub-multiset of `held`, counting up digit by digit; 0 after the last. */
static uint32_t next_part(uint32_t held, uint32_t part)
{
	for (unsigned k = 0; k < CK_KINDS_MAX; k++) {
		if ((part >> 4 * k & 15) < (held >> 4 * k & 15))
			return part + ((uint32_t)1 << 4 * k);
		part &= ~((uint32_t)15 << 4 * k);
	}
	return 0;
}

static unsigned lay_pool(ck_game *g, uint32_t held);

/* Add a sum to a pool's list, which stays ascending. */
static void lay_sum(ck_game *g, struct pool *pool, uint32_t part)
{
	unsigned sum = ck_pool_sum(g, part), at = pool->sums++;
	for (; at > 0 && pool->sum[at - 1] > sum; at--) {
		pool->sum[at] = pool->sum[at - 1];
		pool->leaves[at] = pool->leaves[at - 1];
	}
	pool->sum[at] = (uint8_t)sum;
	pool->leaves[at] = (uint8_t)lay_pool(g, pool->held - part);
}

/* Which sums a piece can use at a distance from the goal. */
static uint16_t sums_in_reach(const struct pool *pool, unsigned distance)
{
	unsigned straight = 0, lap = 0;
	for (unsigned i = 0; i < pool->sums; i++) {
		straight |= (unsigned)(pool->sum[i] <= distance) << i;
		/* Beyond the tip, which is 8 squares from the goal: on another lap. */
		lap |= (unsigned)(distance >= GOAL - RETURN && pool->sum[i] + 8u > distance) << i;
	}
	return (uint16_t)(straight | lap << 8);
}

/* The number of a pool, which is listed with all that can be left of it if it is new. */
static unsigned lay_pool(ck_game *g, uint32_t held)
{
	struct dice *d = tables_of(g);
	unsigned number = ck_chaupar_pool(g, held);
	if (number != POOLS)
		return number;
	number = d->pools++;
	struct pool *pool = &d->pool[number];
	pool->held = held;
	for (uint32_t part = next_part(held, 0); part != 0; part = next_part(held, part))
		if (g->option.cross.sums == CK_SUMS_JUMP || ck_pool_count(part) == 1)
			lay_sum(g, pool, part);
		else
			(void)lay_pool(g, held - part); /* unused dice may be left in any order */
	for (unsigned distance = 0; distance <= FAR_OFF; distance++)
		pool->reach[distance] = sums_in_reach(pool, distance);
	return number;
}

static bool init(ck_game *g, ck_error *err)
{
	(void)err; /* no combination of its options is forbidden */
	struct dice *d = tables_of(g);
	g->seats = 4;
	g->pieces = g->option.cross.pieces;
	g->teams = 1;
	g->goal = GOAL;
	g->ring = RING;
	g->throw_total = 64;
	for (unsigned seat = 0; seat < 4; seat++)
		g->arm[seat] = (uint8_t)seat;
	lay_kinds(g);
	for (unsigned p = 0; p < ENTRIES_END; p++)
		d->distance[p] = (uint8_t)(p >= GOAL ? 0 : GOAL - p < FAR_OFF ? GOAL - p : FAR_OFF);
	(void)lay_pool(g, 0); /* EMPTY comes first */
	for (unsigned bits = 0; bits < 64; bits++) {
		lay_throw(g, thrown(g, bits));
		d->thrown[bits] = (uint8_t)lay_pool(g, thrown(g, bits));
	}
	for (unsigned t = 0; t < g->throw_count; t++)
		d->by_throw[t] = (uint8_t)lay_pool(g, g->throw_pool[t]);
	return true;
}

/* -------------------------------------------------------- positions and play states */

static void start(const ck_game *g, ck_position *p)
{
	static const uint8_t places[2][4] = {[CK_START_SHEET] = {6, 7, 23, 24}, [CK_START_HOME_ARM] = {6, 7, 9, 10}};
	for (unsigned at = 0; at < 16; at++)
		if (at % 4 < g->pieces)
			p->progress[at] = places[g->option.cross.start][at % 4];
}

/* One piece of the position; those on one progress follow one another. */
static void unpack_piece(const ck_position *p, struct play *s, unsigned at)
{
	unsigned progress = p->progress[at], seat = at / 4;
	bool like_before = at % 4 != 0 && p->progress[at - 1] == progress;
	s->progress[at] = (uint8_t)progress;
	if (progress == GOAL)
		return;
	if (progress == 0) {
		s->progress[at] = like_before ? WAITING : 0;
	} else if (like_before) {
		unsigned first = at - 1;
		while (s->progress[first] == PART)
			first--;
		set_size(s, first, s->size[first] + 1u);
		s->progress[at] = PART;
	} else {
		s->lap[at] = (p->marks[at] & CK_MARK_LAP) != 0;
		if (on_ring(progress))
			s->at[ring_square(seat, progress)] |= (uint16_t)(1u << at);
	}
}

void ck_chaupar_unpack(const ck_game *g, const ck_position *p, struct play *s)
{
	memset(s, 0, sizeof *s);
	memset(s->size, 1, sizeof s->size);
	ck_turn_unpack(g, p, &s->turn);
	for (unsigned at = 0; at < 16; at++) {
		if (at % 4 < g->pieces)
			unpack_piece(p, s, at);
		else
			s->progress[at] = GOAL; /* a piece that a short game lacks */
	}
	s->pool = (uint8_t)ck_chaupar_pool(g, p->held);
	if (p->phase == CK_MOVE)
		s->choices = find_choices(s, dice_of(g), &g->option.cross);
}

static void pack_seat(const ck_game *g, const struct play *s, unsigned seat, ck_position *p)
{
	unsigned count = 0;
	for (unsigned i = 4 * seat; i < 4 * seat + 4; i++) {
		unsigned progress = s->progress[i];
		for (unsigned n = 0; progress >= 1 && progress < GOAL && n < s->size[i]; n++, count++) {
			p->progress[4 * seat + count] = (uint8_t)progress;
			p->marks[4 * seat + count] = s->lap[i] ? CK_MARK_LAP : 0;
		}
	}
	unsigned finished = s->turn.finished[seat] + g->pieces - 4u;
	for (; finished > 0; finished--)
		p->progress[4 * seat + count++] = GOAL;
}

static void pack(const ck_game *g, const struct play *s, enum next next, ck_position *p)
{
	memset(p, 0, sizeof *p);
	for (unsigned seat = 0; seat < 4; seat++)
		pack_seat(g, s, seat, p);
	ck_turn_pack(g, &s->turn, p);
	if (next != NEXT_OVER) {
		p->phase = next == NEXT_THROW ? CK_THROW : CK_MOVE;
		p->held = dice_of(g)->pool[s->pool].held;
	}
	ck_position_sort(g, p);
}

/* ----------------------------------------------------------------------- decisions */

/* Strike out the choices that larger groups forbid; if none is left, what is left of the throw is lost. */
static enum next strike_out(struct play *s, const ck_game *g, enum next next)
{
	if (next != NEXT_CHOICE)
		return next;
	for (unsigned place = 0; place < 64; place++)
		if (s->choices >> place & 1 && larger_there(s, place / 16, landing(s, dice_of(g), place / 16, place % 16)))
			s->choices &= ~((uint64_t)1 << place);
	return s->choices != 0 ? NEXT_CHOICE : finish_turn(s, &g->option.cross);
}

static ck_action choice_action(const ck_game *g, const struct play *s, unsigned place)
{
	const struct pool *pool = &dice_of(g)->pool[s->pool];
	unsigned i = place / 16, own = s->turn.own, entry = 4 * own + i, to = landing(s, dice_of(g), i, place % 16);
	uint32_t used = pool->held - dice_of(g)->pool[pool->leaves[place % 8]].held;
	ck_action flags = place % 16 >= 8 ? CK_ACTION_LAP : 0;
	if (on_ring(to) && (s->at[ring_square(own, to)] & team_mask(own + 1)) != 0)
		flags |= CK_ACTION_CAPTURE;
	return ck_action_make(s->progress[entry], to, s->size[entry], s->lap[entry] ? CK_MARK_LAP : 0, used, flags);
}

static size_t moves(const ck_game *g, const ck_position *p, ck_action *out)
{
	struct play s;
	size_t count = 0;
	ck_chaupar_unpack(g, p, &s);
	(void)strike_out(&s, g, NEXT_CHOICE);
	for (unsigned place = 0; place < 64; place++)
		if (s.choices >> place & 1)
			out[count++] = choice_action(g, &s, place);
	return count;
}

static void take_throw(const ck_game *g, const ck_position *p, ck_throw t, ck_position *out)
{
	struct play s;
	ck_chaupar_unpack(g, p, &s);
	s.pool = dice_of(g)->by_throw[t];
	enum next next = go_on_moving(&s, dice_of(g), &g->option.cross);
	pack(g, &s, strike_out(&s, g, next), out);
}

static void take_action(const ck_game *g, const ck_position *p, ck_action a, ck_position *out)
{
	const struct dice *d = dice_of(g);
	struct play s;
	ck_chaupar_unpack(g, p, &s);
	unsigned i = 0;
	while (s.progress[4 * s.turn.own + i] != ck_action_from(a))
		i++;
	move_entry(&s, &g->option.cross, i, ck_action_to(a), (a & CK_ACTION_LAP) != 0);
	s.pool = (uint8_t)ck_chaupar_pool(g, p->held - ck_action_used(a));
	enum next next = after_action(&s, d, &g->option.cross);
	pack(g, &s, strike_out(&s, g, next), out);
}

/* ------------------------------------------------------------------------ playouts */

CK_STAMPED unsigned count_bits(uint64_t x)
{
	/* No instruction for it on every x86-64. */
	x -= x >> 1 & 0x5555555555555555u;
	x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
	x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
	return (unsigned)(x * 0x0101010101010101u >> 56);
}

/* The place of the k-th set bit. */
CK_STAMPED unsigned nth(uint64_t x, unsigned k)
{
	for (; k > 0; k--)
		x &= x - 1;
	return (unsigned)__builtin_ctzll(x);
}

/* Choose and act; redraws as long as larger groups forbid what was drawn, and counts the ply if they do not
 * forbid all. */
CK_STAMPED enum next act_at_random(struct play *s, const struct dice *d, const ck_cross_options *o, ck_rng *r,
                                   uint64_t bits, uint64_t *plies)
{
	uint64_t choices = s->choices;
	do {
		unsigned place = nth(choices, ck_scale((uint32_t)bits, count_bits(choices)));
		unsigned i = place / 16, to = landing(s, d, i, place % 16);
		if (!larger_there(s, i, to)) {
			move_entry(s, o, i, to, (place & 8) != 0);
			s->pool = d->pool[s->pool].leaves[place % 8];
			++*plies;
			return after_action(s, d, o);
		}
		choices &= ~((uint64_t)1 << place);
		bits = ck_rng_step(r);
	} while (choices != 0);
	return finish_turn(s, o);
}

CK_STAMPED uint64_t play_on(struct play *s, enum next *next, const ck_game *g, const ck_cross_options *o, ck_rng *rng,
                            uint64_t max_plies)
{
	const struct dice *d = dice_of(g);
	ck_rng r = *rng;
	enum next now = *next;
	uint64_t plies = 0;
	do {
		uint64_t bits = ck_rng_step(&r);
		if (now == NEXT_THROW) {
			s->pool = d->thrown[bits >> 58];
			plies++;
			now = go_on_moving(s, d, o);
			if (now != NEXT_CHOICE || plies == max_plies)
				continue;
		}
		now = act_at_random(s, d, o, &r, bits, &plies);
	} while (now != NEXT_OVER && plies != max_plies);
	*next = now;
	*rng = r;
	return plies;
}

static const ck_cross_options defaults = {.laps = 1, .standstill = 60, .pieces = 4};

static uint64_t playout(const ck_game *g, const ck_position *from, ck_rng *r, uint64_t max_plies, ck_position *end,
                        bool general)
{
	if (from->phase == CK_OVER || max_plies == 0) {
		*end = *from;
		return 0;
	}
	struct play s;
	ck_chaupar_unpack(g, from, &s);
	enum next next = from->phase == CK_MOVE ? NEXT_CHOICE : NEXT_THROW;
	uint64_t plies;
	if (!general && memcmp(&g->option.cross, &defaults, sizeof defaults) == 0)
		plies = play_on(&s, &next, g, &defaults, r, max_plies);
	else
		plies = play_on(&s, &next, g, &g->option.cross, r, max_plies);
	pack(g, &s, strike_out(&s, g, next), end);
	return plies;
}

const struct ck_rules ck_chaupar_rules = {
	.init = init,
	.start = start,
	.moves = moves,
	.take_throw = take_throw,
	.take_action = take_action,
	.check = ck_chaupar_check,
	.why = ck_chaupar_why,
	.playout = playout,
};
