/* chaupar.c - Chaupar (RULES 4 and 6): long dice, positions, actions, playouts. */
#include "chaupar.h"

#include <string.h>

#include "action.h"
#include "rng.h"
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
			g->face_value[g->face_count++] = (uint8_t)value;
	}
}

/* The pool that six bits throw: two a die. */
static uint32_t thrown(const ck_game *g, unsigned bits)
{
	uint32_t held = 0;
	for (unsigned die = 0; die < 3; die++) {
		unsigned value = faces[g->option.cross.dice][die][bits >> 2 * die & 3], k = 0;
		while (g->face_value[k] != value)
			k++;
		held += (uint32_t)1 << 4 * k;
	}
	return held;
}

/* The kinds of a pool's dice, the highest first: in the order of these numbers texts sort bytewise. */
static unsigned text_rank(uint32_t held)
{
	unsigned rank = 0;
	for (unsigned k = CK_FACES_MAX; k-- > 0;)
		for (unsigned n = held >> 4 * k & 15; n > 0; n--)
			rank = rank * CK_FACES_MAX + k;
	return rank;
}

/* Insert a throw into the list, or count it again. */
static void lay_throw(ck_game *g, uint32_t held)
{
	unsigned at = 0, rank = text_rank(held);
	while (at < g->throw_count && text_rank(g->throw_pool[at]) < rank)
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
	for (unsigned k = 0; k < CK_FACES_MAX; k++) {
		if ((part >> 4 * k & 15) < (held >> 4 * k & 15))
			return part + ((uint32_t)1 << 4 * k);
		part &= ~((uint32_t)15 << 4 * k);
	}
	return 0;
}

static unsigned lay_pool(ck_game *g, uint32_t held);

/* Add a sum to a pool's list of n, which stays ascending. */
static void lay_sum(ck_game *g, struct pool *pool, unsigned n, uint32_t part)
{
	unsigned sum = ck_pool_sum(g, part), at = n;
	for (; at > 0 && pool->sum[at - 1] > sum; at--) {
		pool->sum[at] = pool->sum[at - 1];
		pool->leaves[at] = pool->leaves[at - 1];
	}
	pool->sum[at] = (uint8_t)sum;
	pool->leaves[at] = (uint8_t)lay_pool(g, pool->held - part);
}

/* Count the choices at a distance from the goal: beyond the tip, which is GOAL - RETURN squares from the
 * goal, there are two for a sum that may go on for another lap. */
static void lay_counts(struct pool *pool, unsigned sums, unsigned distance, bool laps)
{
	const unsigned beyond = GOAL - RETURN;
	unsigned straight = 0, lap = 0;
	for (unsigned i = 0; i < sums; i++) {
		straight += pool->sum[i] <= distance;
		lap += laps && distance >= beyond && pool->sum[i] + beyond > distance;
	}
	pool->count[2 * distance] = (uint8_t)(straight + lap);
	pool->count[2 * distance | LAP_USED] = (uint8_t)straight;
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
	unsigned sums = 0;
	pool->held = held;
	for (uint32_t part = next_part(held, 0); part != 0; part = next_part(held, part))
		if (g->option.cross.sums == CK_SUMS_JUMP || ck_pool_count(part) == 1)
			lay_sum(g, pool, sums++, part);
		else
			(void)lay_pool(g, held - part); /* unused dice may be left in any order */
	for (unsigned distance = 0; distance <= FAR_OFF; distance++)
		lay_counts(pool, sums, distance, g->option.cross.laps != 0);
	return number;
}

/* The cell of a seat's progress. */
static unsigned cell_of(unsigned seat, unsigned progress)
{
	if (progress == 0 || progress == GOAL)
		return progress == 0 ? FROM_HOME : TO_GOAL;
	if (progress < TIP)
		return OUTWARDS + 7 * seat + progress - 1;
	return on_ring(progress) ? ring_square(seat, progress) : INWARDS + 7 * seat + progress - RETURN - 1;
}

/* The tables by progress. */
static void lay_path(struct dice *d)
{
	for (unsigned p = 0; p <= GOAL; p++) {
		d->way[p] = (uint8_t)(2 * (GOAL - p < FAR_OFF ? GOAL - p : FAR_OFF));
		for (unsigned seat = 0; seat < 4; seat++)
			d->cell[p][seat] = (uint8_t)cell_of(seat, p);
	}
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
	lay_path(d);
	(void)lay_pool(g, 0); /* EMPTY comes first */
	for (unsigned bits = 0; bits < 64; bits++) {
		lay_throw(g, thrown(g, bits));
		d->thrown[bits] = (uint8_t)lay_pool(g, thrown(g, bits));
	}
	for (unsigned t = 0; t < g->throw_count; t++)
		d->by_throw[t] = (uint8_t)lay_pool(g, g->throw_pool[t]);
	return true;
}

/* ------------------------------------------------------------------------- groups */

/* What a playout does seldom: out of its loop, where it would cost registers. */
#define SELDOM static __attribute__((noinline))

/* A group's size has changed. */
static inline void set_size(struct play *s, unsigned entry, unsigned size)
{
	CK_ASSERT(entry < 16 && size >= 1 && size <= 4);
	s->size[entry] = (uint8_t)size;
	s->larger &= ~(0x0001000100010001u << entry);
	s->larger |= 0x0000000100010001u >> 16 * (4 - size) << entry; /* larger than 1 ... size - 1 */
}

/* An entry stands still: part of another group, or at the goal. */
static inline void set_aside(struct play *s, unsigned entry, unsigned progress)
{
	s->progress[entry] = (uint8_t)progress;
	s->way[entry] = 0;
}

/* Take one part from a group; returns its entry, which is to get a new progress. */
static inline unsigned take_part(struct play *s, unsigned entry)
{
	unsigned part = entry & ~3u;
	while (s->progress[part] != PART)
		part++;
	set_size(s, entry, s->size[entry] - 1u);
	return part;
}

/* Those of a seat's pieces that are at home; the seat is that of an entry. */
static inline unsigned at_home(const struct play *s, unsigned entry)
{
	return s->home & 15u << (entry & ~3u);
}

/* A piece goes home: first to enter if no other is there, else waiting. */
static inline void go_home(struct play *s, unsigned entry)
{
	bool first = at_home(s, entry) == 0;
	s->progress[entry] = first ? 0 : WAITING;
	s->way[entry] = first ? FAR_WAY : 0;
	s->home |= (uint16_t)(1u << entry);
}

/* The first to enter has done so: another one that waits is first now. */
static inline void leave_home(struct play *s, unsigned entry)
{
	s->home &= (uint16_t) ~(1u << entry);
	if (at_home(s, entry) != 0) {
		unsigned next = (unsigned)__builtin_ctz(at_home(s, entry));
		s->progress[next] = 0;
		s->way[next] = FAR_WAY;
	}
}

/* A group that has been taken from its cell goes home, as single pieces. */
static inline void send_home(struct play *s, unsigned entry)
{
	while (s->size[entry] > 1)
		go_home(s, take_part(s, entry));
	go_home(s, entry);
}

/* A group has come to the goal: all its pieces have finished. */
static inline void finish(struct play *s, unsigned entry)
{
	s->turn.finished[entry / 4] += s->size[entry];
	while (s->size[entry] > 1)
		set_aside(s, take_part(s, entry), GOAL);
	set_aside(s, entry, GOAL);
}

/* An entry joins the group of its seat with the same progress, if that is among those there; returns the
 * entry that stands for it now. */
static inline unsigned merge(struct play *s, unsigned entry, unsigned there)
{
	for (unsigned own = there & 15u << (entry & ~3u); own != 0; own &= own - 1) {
		unsigned group = (unsigned)__builtin_ctz(own);
		if (s->progress[group] != s->progress[entry])
			continue; /* on the tip, one going out and one coming back */
		set_size(s, group, s->size[group] + s->size[entry]);
		s->way[group] |= s->way[entry] & LAP_USED;
		set_size(s, entry, 1);
		set_aside(s, entry, PART);
		return group;
	}
	return entry;
}

/* An entry has come to the goal, or to others, which it captures or joins; returns what is there now. */
SELDOM uint32_t arrive(struct play *s, unsigned entry, uint32_t there)
{
	if (there == AT_GOAL) {
		finish(s, entry);
		return AT_GOAL;
	}
	unsigned enemies = there & team_mask(entry / 4 + 1);
	for (unsigned left = enemies; left != 0; left &= left - 1)
		send_home(s, (unsigned)__builtin_ctz(left));
	there &= ~enemies;
	return there | 1u << merge(s, entry, there);
}

/* -------------------------------------------------------- positions and play states */

static void start(const ck_game *g, ck_position *p)
{
	static const uint8_t places[2][4] = {
		[CK_START_SHEET] = {6, 7, 23, 24}, [CK_START_HOME_ARM] = {6, 7, 9, 10}};
	for (unsigned at = 0; at < 16; at++)
		if (at % 4 < g->pieces)
			p->progress[at] = places[g->option.cross.start][at % 4];
}

/* One piece of the position; those on one progress follow one another. */
static void unpack_piece(const struct dice *d, const ck_position *p, struct play *s, unsigned at)
{
	unsigned progress = p->progress[at];
	bool like_before = at % 4 != 0 && p->progress[at - 1] == progress;
	if (progress == GOAL) {
		set_aside(s, at, GOAL);
	} else if (progress == 0) {
		go_home(s, at);
	} else if (like_before) {
		unsigned first = at - 1;
		while (first % 4 != 0 && s->progress[first] == PART)
			first--;
		set_size(s, first, s->size[first] + 1u);
		set_aside(s, at, PART);
	} else {
		s->progress[at] = (uint8_t)progress;
		s->way[at] = (uint8_t)(d->way[progress] | ((p->marks[at] & CK_MARK_LAP) != 0 ? LAP_USED : 0));
		s->at[d->cell[progress][at / 4]] |= 1u << at;
	}
}

void ck_chaupar_unpack(const ck_game *g, const ck_position *p, struct play *s)
{
	const struct dice *d = dice_of(g);
	memset(s, 0, sizeof *s);
	memset(s->size, 1, sizeof s->size);
	s->at[TO_GOAL] = AT_GOAL;
	ck_turn_unpack(g, p, &s->turn);
	for (unsigned at = 0; at < 16; at++) {
		if (at % 4 < g->pieces)
			unpack_piece(d, p, s, at);
		else
			set_aside(s, at, GOAL); /* a piece that a short game lacks */
	}
	s->pool = (uint8_t)ck_chaupar_pool(g, p->held);
}

/* Put a piece in its place among a seat's first `count`, the farthest first. */
static void insert_piece(uint8_t *progress, uint8_t *marks, unsigned count, uint8_t place, uint8_t mark)
{
	for (; count > 0 && progress[count - 1] < place; count--) {
		progress[count] = progress[count - 1];
		marks[count] = marks[count - 1];
	}
	progress[count] = place;
	marks[count] = mark;
}

static void pack_seat(const ck_game *g, const struct play *s, unsigned seat, ck_position *p)
{
	uint8_t *progress = p->progress + 4 * seat, *marks = p->marks + 4 * seat;
	unsigned count = 0;
	for (unsigned finished = s->turn.finished[seat] + g->pieces - 4u; count < finished; count++)
		progress[count] = GOAL;
	for (unsigned i = 4 * seat; i < 4 * seat + 4; i++) {
		if (s->progress[i] == 0 || s->progress[i] >= GOAL)
			continue;
		for (unsigned n = 0; n < s->size[i]; n++)
			insert_piece(progress, marks, count++, s->progress[i],
			             s->way[i] & LAP_USED ? CK_MARK_LAP : 0);
	}
}

static void pack(const ck_game *g, const struct play *s, ck_position *p)
{
	memset(p, 0, sizeof *p);
	for (unsigned seat = 0; seat < 4; seat++)
		pack_seat(g, s, seat, p);
	ck_turn_pack(g, &s->turn, p);
	if (!s->turn.over) {
		p->phase = s->pool == EMPTY ? CK_THROW : CK_MOVE;
		p->held = dice_of(g)->pool[s->pool].held;
	}
}

/* ------------------------------------------------------------------------- moving */

/* What the seat moved can do with a pool, that which a larger group forbids included. */
struct choices {
	const struct pool *pool;
	unsigned upto[4]; /* upto[i]: choices of its entries 0 ... i */
};

/* One of them. */
struct choice {
	unsigned entry;
	unsigned to;
	unsigned leaves; /* the pool that is left */
	unsigned lap;    /* LAP_USED if the entry has used its lap then, else 0 */
};

CK_STAMPED struct choices count_choices(const struct play *s, const struct pool *pool)
{
	size_t first = 4u * s->turn.own;
	struct choices all = {.pool = pool};
	all.upto[0] = pool->count[s->way[first]];
	all.upto[1] = all.upto[0] + pool->count[s->way[first + 1]];
	all.upto[2] = all.upto[1] + pool->count[s->way[first + 2]];
	all.upto[3] = all.upto[2] + pool->count[s->way[first + 3]];
	return all;
}

/* Choice number n, from 0. */
CK_STAMPED struct choice choice_at(const struct play *s, struct choices all, unsigned n)
{
	const struct pool *pool = all.pool;
	unsigned entry = 4u * s->turn.own, before = 0;
	CK_UNROLLED
	for (unsigned i = 0; i < 3; i++) {
		entry += n >= all.upto[i];
		before = n >= all.upto[i] ? all.upto[i] : before;
	}
	unsigned way = s->way[entry], lap = way & LAP_USED, to = s->progress[entry], i = n - before;
	if (i >= pool->count[way | LAP_USED]) {
		i += pool->count[FAR_WAY] - pool->count[way];
		to -= RING;
		lap = LAP_USED;
	}
	return (struct choice){entry, to + pool->sum[i], pool->leaves[i], lap};
}

/* The turn ends, and with it the choices. */
CK_APART struct choices finish_turn(struct play *s, const struct dice *d, const ck_cross_options *o)
{
	end_turn(&s->turn, o);
	return (struct choices){.pool = &d->pool[EMPTY]};
}

/* Go on with a pool; the turn ends if nothing can be done with it. What can be done may yet turn out to be
 * nothing, if larger groups forbid all. */
CK_STAMPED struct choices go_on_moving(struct play *s, const struct dice *d, const ck_cross_options *o,
                                       unsigned pool)
{
	if (pool == EMPTY)
		return finish_turn(s, d, o);
	struct choices all = count_choices(s, &d->pool[pool]);
	return all.upto[3] != 0 ? all : finish_turn(s, d, o);
}

/* Do what has been chosen, which no larger group forbids; returns the choices after it. */
CK_STAMPED struct choices act(struct play *s, const struct dice *d, const ck_cross_options *o,
                              struct choice c)
{
	unsigned own = s->turn.own, from = s->progress[c.entry], cell = d->cell[c.to][own];
	uint32_t bit = 1u << c.entry, there = s->at[cell];
	s->turn.idle = 0;
	s->at[d->cell[from][own]] ^= bit;
	s->progress[c.entry] = (uint8_t)c.to;
	s->way[c.entry] = (uint8_t)(d->way[c.to] | (o->laps == 1 ? c.lap : 0));
	s->at[cell] = there == 0 ? bit : arrive(s, c.entry, there);
	if (from == 0)
		leave_home(s, c.entry);
	if (there == AT_GOAL && s->turn.finished[own] == 4) {
		if (team_finished(&s->turn, own)) {
			s->turn.over = WON;
			return (struct choices){.pool = &d->pool[EMPTY]};
		}
		c.leaves = EMPTY;
	}
	return go_on_moving(s, d, o, c.leaves);
}

/* ----------------------------------------------------------------------- decisions */

/* If larger groups forbid every choice, what is left of the throw is lost. Settles which pool is left. */
static void without_larger(struct play *s, const ck_game *g, struct choices all)
{
	const struct dice *d = dice_of(g);
	s->pool = (uint8_t)(all.pool - d->pool);
	for (unsigned n = 0; n < all.upto[3]; n++) {
		struct choice c = choice_at(s, all, n);
		if (!larger_among(s, c.entry, groups_at(s, d, c.to)))
			return;
	}
	s->pool = EMPTY;
	if (all.upto[3] != 0)
		(void)finish_turn(s, d, &g->option.cross);
}

static ck_action choice_action(const struct play *s, const struct dice *d, struct choice c)
{
	uint32_t used = d->pool[s->pool].held - d->pool[c.leaves].held;
	unsigned marks = s->way[c.entry] & LAP_USED ? CK_MARK_LAP : 0;
	ck_action flags = c.to < s->progress[c.entry] ? CK_ACTION_LAP : 0;
	if ((groups_at(s, d, c.to) & team_mask(s->turn.own + 1u)) != 0)
		flags |= CK_ACTION_CAPTURE;
	return ck_action_make(s->progress[c.entry], c.to, s->size[c.entry], marks, used, flags);
}

static size_t moves(const ck_game *g, const ck_position *p, ck_action *out)
{
	const struct dice *d = dice_of(g);
	struct play s;
	size_t count = 0;
	ck_chaupar_unpack(g, p, &s);
	struct choices all = count_choices(&s, &d->pool[s.pool]);
	for (unsigned n = 0; n < all.upto[3]; n++) {
		struct choice c = choice_at(&s, all, n);
		if (!larger_among(&s, c.entry, groups_at(&s, d, c.to)))
			out[count++] = choice_action(&s, d, c);
	}
	return count;
}

static void take_throw(const ck_game *g, const ck_position *p, ck_throw t, ck_position *out)
{
	const struct dice *d = dice_of(g);
	struct play s;
	ck_chaupar_unpack(g, p, &s);
	without_larger(&s, g, go_on_moving(&s, d, &g->option.cross, d->by_throw[t]));
	pack(g, &s, out);
}

static void take_action(const ck_game *g, const ck_position *p, ck_action a, ck_position *out)
{
	struct play s;
	ck_chaupar_unpack(g, p, &s);
	struct choice c = {
		.entry = 4u * s.turn.own,
		.to = ck_action_to(a),
		.leaves = ck_chaupar_pool(g, p->held - ck_action_used(a)),
	};
	while (s.progress[c.entry] != ck_action_from(a))
		c.entry++;
	c.lap = (a & CK_ACTION_LAP) != 0 ? LAP_USED : s.way[c.entry] & LAP_USED;
	without_larger(&s, g, act(&s, dice_of(g), &g->option.cross, c));
	pack(g, &s, out);
}

/* ------------------------------------------------------------------------ playouts */

/* The place of the k-th set bit. */
static unsigned nth(uint64_t x, unsigned k)
{
	for (; k > 0; k--)
		x &= x - 1;
	return (unsigned)__builtin_ctzll(x);
}

/* Choice number n is forbidden: draw another one of those that are not; false if there are none. */
SELDOM bool redraw(const struct play *s, const struct dice *d, const struct choices *all, unsigned n,
                   ck_rng *r, struct choice *c)
{
	uint64_t open = ~(uint64_t)0;
	for (unsigned left = all->upto[3] - 1; left != 0; left--) {
		open &= ~((uint64_t)1 << n);
		n = nth(open, ck_scale((uint32_t)ck_rng_step(r), left));
		*c = choice_at(s, *all, n);
		if (!larger_among(s, c->entry, groups_at(s, d, c->to)))
			return true;
	}
	return false;
}

/* Choose and act. It is a ply only if larger groups do not forbid all. */
CK_STAMPED struct choices act_at_random(struct play *s, const struct dice *d, const ck_cross_options *o,
                                        ck_rng *r, uint64_t bits, struct choices all, uint64_t *plies_left)
{
	unsigned n = ck_scale((uint32_t)bits, all.upto[3]);
	struct choice c = choice_at(s, all, n);
	unsigned there = groups_at(s, d, c.to);
	if (there != 0 && larger_among(s, c.entry, there)) {
		/* Copies, so that the loop's own may stay in registers. */
		struct choices forbidden = all;
		struct choice other;
		ck_rng again = *r;
		bool found = redraw(s, d, &forbidden, n, &again, &other);
		*r = again;
		if (!found)
			return finish_turn(s, d, o);
		c = other;
	}
	--*plies_left;
	return act(s, d, o, c);
}

/* Play until the game is over or no plies are left; returns the choices then. */
CK_STAMPED struct choices play_on(struct play *s, const struct dice *d, const ck_cross_options *o,
                                  ck_rng *rng, uint64_t *plies_left)
{
	ck_rng r = *rng;
	uint64_t left = *plies_left;
	struct choices all = count_choices(s, &d->pool[s->pool]);
	for (;;) {
		uint64_t bits = ck_rng_step(&r);
		if (all.upto[3] == 0) {
			if (s->turn.over || left == 0)
				break;
			left--;
			all = go_on_moving(s, d, o, d->thrown[bits >> 58]);
			if (all.upto[3] == 0)
				continue;
		}
		if (left == 0)
			break;
		all = act_at_random(s, d, o, &r, bits, all, &left);
	}
	*rng = r;
	*plies_left = left;
	return all;
}

static const ck_cross_options defaults = {.laps = 1, .standstill = 60, .pieces = 4};

static uint64_t playout(const ck_game *g, const ck_position *from, ck_rng *r, uint64_t max_plies,
                        ck_position *end, bool general)
{
	if (from->phase == CK_OVER || max_plies == 0) {
		*end = *from;
		return 0;
	}
	struct play s;
	ck_chaupar_unpack(g, from, &s);
	struct choices all;
	uint64_t left = max_plies;
	if (CK_STAMPS && !general && memcmp(&g->option.cross, &defaults, sizeof defaults) == 0)
		all = play_on(&s, dice_of(g), &defaults, r, &left);
	else
		all = play_on(&s, dice_of(g), &g->option.cross, r, &left);
	without_larger(&s, g, all);
	pack(g, &s, end);
	return max_plies - left;
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
