/* pachisi.c - Pachisi (RULES 4 and 5): cowries, positions, actions, playouts. */
#include "pachisi.h"

#include <string.h>

#include "action.h"
#include "text.h"

/* ------------------------------------------------------------------------ the game */

/* A table of RULES 5: the value of each number of mouths up, and what it does. */
struct table {
	uint8_t cowries;
	uint8_t value[8];
	uint8_t grace[8];
	uint8_t enters[8];
};

/* clang-format off */
static const struct table tables[] = {
	[CK_TABLE_SIX]          = {6, {6, 10, 2, 3, 4, 25, 12},     {1, 1, 0, 0, 0, 1, 1},    {0, 1, 0, 0, 0, 1, 0}},
	[CK_TABLE_SIX_WIKI]     = {6, {25, 10, 2, 3, 4, 5, 6},      {1, 1, 0, 0, 0, 0, 1},    {1, 1, 0, 0, 0, 0, 1}},
	[CK_TABLE_SEVEN]        = {7, {7, 10, 2, 3, 4, 25, 35, 14}, {1, 1, 0, 0, 0, 1, 1, 1}, {0, 1, 0, 0, 0, 1, 1, 0}},
	[CK_TABLE_SEVEN_MURRAY] = {7, {6, 10, 2, 3, 4, 25, 30, 12}, {1, 1, 0, 0, 0, 1, 1, 1}, {0, 1, 0, 0, 0, 1, 1, 0}},
};
/* clang-format on */

/* How many values of the table are smaller than that of `mouths`: its kind. */
static unsigned kind_of(const struct table *t, unsigned mouths)
{
	unsigned k = 0;
	for (unsigned m = 0; m <= t->cowries; m++)
		k += t->value[m] < t->value[mouths];
	return k;
}

static void lay_kind(ck_game *g, const struct table *t, unsigned mouths)
{
	unsigned k = kind_of(t, mouths), value = t->value[mouths], ways = 1;
	bool only_two = g->option.cross.graces == CK_GRACES_TEN_TWENTYFIVE;
	for (unsigned i = 0; i < mouths; i++) /* the binomial coefficient */
		ways = ways * (t->cowries - i) / (i + 1);
	g->face_value[k] = (uint8_t)value;
	g->face_grace[k] = only_two ? value == 10 || value == 25 : t->grace[mouths];
	g->face_enters[k] = t->enters[mouths];
	g->throw_weight[k] = (uint8_t)ways;
	g->throw_pool[k] = (uint32_t)1 << 4 * k;
}

/* The bits of all that can end the way of a piece on a progress (0: the first piece of a seat). */
static uint32_t all_ahead(unsigned p, bool queen)
{
	if (p > RETURN)
		return (uint32_t)1 << INWARDS;
	unsigned m = queen ? OPEN_WAY : 0;
	while (m < OPEN_WAY && castle_progress(m) <= p)
		m++;
	return ((uint32_t)2 << OPEN_WAY) - ((uint32_t)1 << m); /* bits m to OPEN_WAY */
}

static struct place place_make(const ck_cross_options *o, unsigned place)
{
	bool first = place == FIRST;
	unsigned p = first ? 0 : piece_progress(place);
	if (p >= GOAL || (p == 0 && !first))
		return (struct place){
			.ahead = 1u << NO_WAY, .least = NEVER | NEVER << 8, .base = -GUARD & 0xFFFF};
	if (goes_by_grace(o, p))
		return (struct place){
			.ahead = 1u << BY_GRACE, .least = NEVER | NEVER << 8, .base = -GUARD & 0xFFFF};
	bool lap = p <= RETURN && o->laps != 0 && !(place & LAP_USED);
	return (struct place){
		.ahead = all_ahead(p, (place & QUEEN) != 0),
		.least = (uint16_t)((lap ? RETURN + 1 - p : NEVER) << 8),
		.base = (uint16_t)((p | (p > LANES_FROM ? p : LANES_FROM) << 8) - GUARD),
	};
}

/* A pair of progresses as in `end`. */
static uint16_t ends(unsigned straight, unsigned lap)
{
	return (uint16_t)(straight | lap << 8);
}

static void lay_path(struct cowries *c, const ck_cross_options *o)
{
	/* With finish=grace no ordinary move ends at the goal. */
	unsigned in = o->finish == CK_FINISH_GRACE ? LAST : GOAL;
	for (unsigned place = 0; place < PLACES; place++)
		c->place[place] = place_make(o, place);
	for (unsigned m = 0; m < TURNED_IN; m++)
		c->end[m] = ends(castle_progress(m) - 1, RETURN);
	for (unsigned m = TURNED_IN; m < OPEN_WAY; m++)
		c->end[m] = ends(in, castle_progress(m) - 1);
	c->end[OPEN_WAY] = ends(in, FAR);
	c->end[INWARDS] = ends(in, GOAL);
	c->end[BY_GRACE] = ends(NEVER, 0);
	c->end[NO_WAY] = 0;
}

static unsigned square_of(unsigned seat, unsigned p)
{
	if (p == 0 || p >= GOAL)
		return NOWHERE;
	if (on_ring(p))
		return ring_square(seat, p);
	return RING + COLUMN * seat + (p < TIP ? p - 1 : p - RETURN + TIP - 2);
}

static void lay_squares(struct cowries *c)
{
	for (unsigned seat = 0; seat < 4; seat++)
		for (unsigned p = 0; p < 128; p++)
			c->square[seat][p] = (uint8_t)square_of(seat, p);
	memset(c->plain, 0xFF, RING * sizeof *c->plain);
	for (unsigned m = 0; m < 12; m++) {
		c->castle[castle_progress(m) - TIP] = (uint64_t)0x1001001 << m;
		c->plain[castle_progress(m) - TIP] = 0;
	}
}

static void lay_tables(ck_game *g, const struct table *t)
{
	struct cowries *c = (struct cowries *)(void *)g->tables;
	lay_path(c, &g->option.cross);
	lay_squares(c);
	for (unsigned k = 0; k < g->face_count; k++)
		c->throw[k] = way_make(k, g->face_value[k], g->face_grace[k]);
	uint8_t kind[8] = {0};
	for (unsigned mouths = 0; mouths <= t->cowries; mouths++)
		kind[mouths] = (uint8_t)kind_of(t, mouths);
	for (unsigned bits = 0; bits < 128; bits++)
		c->kind[bits] = kind[ck_bits[bits & ((1u << t->cowries) - 1)]];
}

ck_throw ck_throw_of_mouths(const ck_game *g, unsigned mouths)
{
	if (g->kind != CK_PACHISI || mouths >= g->throw_count)
		return CK_NO_THROW;
	return cowries_of(g)->kind[(1u << mouths) - 1];
}

static bool init(ck_game *g, ck_error *err)
{
	const ck_cross_options *o = &g->option.cross;
	const struct table *t = &tables[o->table];
	if (o->last_square == CK_LAST_SQUARE_STRICT && o->finish == CK_FINISH_GRACE)
		return ck_fail(err, CK_MSG("{part}: nothing could finish"), "last_square=strict,finish=grace",
		               31, "");
	if (o->last_square == CK_LAST_SQUARE_STRICT && o->standstill == 0)
		return ck_fail(err, CK_MSG("{part}: a game might never end"),
		               "last_square=strict,standstill=0", 31, "");
	g->seats = 4;
	g->pieces = o->pieces;
	g->teams = 1;
	g->goal = GOAL;
	g->ring = RING;
	g->throw_count = g->face_count = (uint8_t)(t->cowries + 1);
	g->throw_total = (uint16_t)(1u << t->cowries);
	for (unsigned seat = 0; seat < 4; seat++)
		g->arm[seat] = (uint8_t)seat;
	for (unsigned mouths = 0; mouths <= t->cowries; mouths++)
		lay_kind(g, t, mouths);
	lay_tables(g, t);
	return true;
}

/* -------------------------------------------------------- positions and play states */

static void start(const ck_game *g, ck_position *p)
{
	(void)g; /* every piece at home: the cleared position */
	(void)p;
}

static void unpack_piece(const ck_game *g, const ck_position *p, struct play *s, unsigned at)
{
	const struct cowries *c = cowries_of(g);
	unsigned progress = p->progress[at], seat = at / 4, bit = 1u << at;
	s->piece[at] = (uint16_t)piece_make(progress, p->marks[at]);
	if (progress == 0)
		s->home[seat]++;
	if ((p->marks[at] & CK_MARK_CAPTURES) == CK_MARK_QUEEN)
		s->queens |= (uint16_t)bit;
	unsigned square = c->square[seat][progress];
	s->at[square] |= (uint16_t)bit;
	s->castles[seat & 1] |= c->castle[square];
}

void ck_pachisi_unpack(const ck_game *g, const ck_position *p, struct play *s)
{
	memset(s, 0, offsetof(struct play, way));
	memset(s->seen, 0xFF, sizeof s->seen); /* STALE */
	s->alike = 15;
	s->way[0] = 0;
	ck_turn_unpack(g, p, &s->turn);
	for (unsigned at = 0; at < 16; at++) {
		if (at % 4 < g->pieces)
			unpack_piece(g, p, s, at);
		else
			s->piece[at] = GOAL; /* a piece that a short game lacks */
	}
	s->in = p->in;
	s->row = p->row;
	s->due = p->due;
	s->ent = p->ent;
	s->pool = way_of_pool(cowries_of(g), p->held);
}

static void pack(const ck_game *g, const struct play *s, enum next next, ck_position *p)
{
	memset(p, 0, sizeof *p);
	for (unsigned at = 0; at < 16; at++) {
		if (at % 4 >= g->pieces)
			continue;
		p->progress[at] = (uint8_t)piece_progress(s->piece[at]);
		if (p->progress[at] != GOAL)
			p->marks[at] = (uint8_t)piece_marks(s->piece[at]);
	}
	p->in = s->in;
	ck_turn_pack(g, &s->turn, p);
	if (next != NEXT_OVER) {
		p->phase = next == NEXT_THROW ? CK_THROW : CK_MOVE;
		p->row = s->row;
		p->due = s->due;
		p->ent = s->ent;
		p->held = way_used(s->pool);
	}
	ck_position_sort(g, p);
}

/* ----------------------------------------------------------------------- decisions */

/* Of pieces on the board that are alike leave the first its spans, and the others none. */
static __attribute__((noinline)) uint64_t drop_alike(struct play *s, const struct cowries *c, uint64_t most)
{
	unsigned own = s->turn.own;
	s->alike &= (uint8_t) ~(1u << own);
	for (unsigned i = 0; i < 4; i++) {
		unsigned place = place_now(s, i), before = 0;
		while (s->piece[4 * own + before] != s->piece[4 * own + i])
			before++;
		s->least[4 * own + i] = c->place[place].least;
		if (before == i || c->place[place].ahead == 1u << NO_WAY)
			continue;
		most &= ~((uint64_t)(0xFFFF - GUARD) << 16 * i);
		s->least[4 * own + i] = NEVER | NEVER << 8;
		s->alike |= (uint8_t)(1u << own); /* until they part */
		s->seen[own] = STALE;
	}
	return most;
}

void ck_pachisi_find_spans(struct play *s, const struct cowries *c)
{
	unsigned own = s->turn.own;
	uint32_t barred = barred_by(s, enemy_castles(s));
	uint64_t most = 0;
	for (unsigned i = 0; i < 4; i++)
		most |= (uint64_t)most_points(c, barred, place_now(s, i)) << 16 * i;
	s->seen[own] = enemy_castles(s);
	if (s->alike >> own & 1)
		most = drop_alike(s, c, most);
	lanes_put(s->most + 4 * own, most);
}

__attribute__((noinline)) uint64_t ck_pachisi_going_long(const struct play *s, const struct cowries *c,
                                                         unsigned sum)
{
	uint32_t barred = barred_by(s, enemy_castles(s));
	uint64_t going = 0;
	for (unsigned i = 0; i < 4; i++) {
		unsigned place = place_now(s, i), least = s->least[4 * s->turn.own + i];
		unsigned to = (place == FIRST ? 0 : piece_progress(place)) + sum;
		unsigned end = c->end[first_met(c, barred, place)];
		if ((least & 0xFF) != NEVER && to <= (end & 0xFF))
			going |= (uint64_t)0x80 << 16 * i;
		if (least >> 8 != NEVER && to > RETURN && to <= end >> 8)
			going |= (uint64_t)0x8000 << 16 * i;
	}
	return going;
}

/* Which pieces go by any way; `several`: known to be more than one throw. */
CK_STAMPED uint64_t going_by(const struct play *s, const struct cowries *c, struct spans spans, way w,
                             bool several)
{
	if (!several && way_throws(w) == 1)
		return going_by_throw(spans, w);
	return way_sum(w) < LONG_SUM ? going_by_sum(spans, way_sum(w))
	                             : ck_pachisi_going_long(s, c, way_sum(w));
}

/* List the single throws of the pool, after the empty way. */
static unsigned list_singles(struct play *s, const struct cowries *c, struct spans spans)
{
	unsigned n = 1, choices = 0;
	for (uint32_t pool = way_used(s->pool); pool != 0; n++) {
		unsigned k = (unsigned)__builtin_ctz(pool) / 4;
		pool &= ~((uint32_t)15 << 4 * k);
		s->way[n] = c->throw[k];
		choices += (unsigned)(count_up(going_by_throw(spans, s->way[n])) >> 56);
		s->upto[n] = (uint16_t)choices;
	}
	return choices;
}

/* List the sub-multisets of a pool of so many throws, after the empty way. */
CK_STAMPED unsigned list_sums(struct play *s, const struct cowries *c, struct spans spans, unsigned throws)
{
	uint32_t pool = way_used(s->pool);
	unsigned n = 1, end = 0, choices = 0;
	way before = 0;
	for (; throws > 0; throws--) {
		way one = c->throw [(unsigned)__builtin_ctz(pool) / 4];
		/* Another copy of a throw goes on top of what the copy before it added. */
		unsigned i = one == before ? end : 0;
		pool -= way_used(one);
		before = one;
		for (end = n; i < end; i++) {
			way w = s->way[i] + one;
			choices += (unsigned)(count_up(going_by(s, c, spans, w, i != 0)) >> 56);
			s->way[n] = w;
			s->upto[n++] = (uint16_t)choices;
		}
	}
	return choices;
}

unsigned ck_pachisi_list_ways(struct play *s, const ck_game *g, struct spans spans)
{
	if (g->option.cross.sums == CK_SUMS_STEPPED)
		return list_singles(s, cowries_of(g), spans);
	if (way_throws(s->pool) == 2) /* stamped out for the usual number */
		return list_sums(s, cowries_of(g), spans, 2);
	return list_sums(s, cowries_of(g), spans, way_throws(s->pool));
}

way ck_pachisi_pick_way(struct play *s, const struct cowries *c, unsigned *number)
{
	struct spans spans = spans_of(s, c);
	unsigned n = 1;
	while (s->upto[n] <= *number)
		n++;
	s->going = count_up(going_by(s, c, spans, s->way[n], false));
	*number -= s->upto[n] - (unsigned)(s->going >> 56);
	return s->way[n];
}

unsigned ck_pachisi_send_home(struct play *s, unsigned square, unsigned victims)
{
	unsigned count = 0;
	s->at[square] &= (uint16_t)~victims;
	for (; victims != 0; victims &= victims - 1, count++) {
		unsigned piece = (unsigned)__builtin_ctz(victims);
		s->piece[piece] = 0;
		s->least[piece] = NEVER | NEVER << 8;
		s->most[piece] = GUARD;
		s->home[piece / 4]++;
	}
	return count;
}

static ck_action going_action(const ck_game *g, const struct play *s, struct going going)
{
	unsigned own = s->turn.own, piece = s->piece[4 * own + going.i];
	ck_action flags = going.lap ? CK_ACTION_LAP : 0;
	if (victims_on(s, cowries_of(g), cowries_of(g)->square[own][going.to], own) != 0)
		flags |= CK_ACTION_CAPTURE;
	return ck_action_make(piece_progress(piece), going.to, 1, piece_marks(piece), way_used(going.way),
	                      flags);
}

/* find_choices for what is no playout: one for all, not stamped out. */
static __attribute__((noinline)) bool find_choices_apart(struct play *s, const ck_game *g)
{
	return find_choices(s, g, &g->option.cross);
}

static size_t moves(const ck_game *g, const ck_position *p, ck_action *out)
{
	struct play s;
	size_t count = 0;
	ck_pachisi_unpack(g, p, &s);
	(void)find_choices_apart(&s, g);
	if (s.ent != 0)
		out[count++] = ck_action_make(0, 1, 1, 0, 0, 0);
	for (unsigned k = 0; k < g->face_count; k++)
		if (s.uses >> k & 1)
			out[count++] = ck_action_make(0, 1, 1, 0, (uint32_t)1 << 4 * k, 0);
	for (unsigned number = 0; count < s.choices; number++)
		out[count++] = going_action(g, &s, find_going(&s, g, &g->option.cross, number));
	out[count++] = CK_ACTION_PASS;
	return count;
}

/* Go on to a throw or a decision. */
static enum next settle(struct play *s, const ck_game *g, enum next next)
{
	if (next != NEXT_MOVING)
		return next;
	return find_choices_apart(s, g) ? NEXT_CHOICE : end_moving(s, &g->option.cross);
}

static void take_throw(const ck_game *g, const ck_position *p, ck_throw t, ck_position *out)
{
	struct play s;
	ck_pachisi_unpack(g, p, &s);
	enum next next = settle(&s, g, take_kind(&s, g, &g->option.cross, t));
	pack(g, &s, next, out);
}

/* The piece of the seat moved that an action names. */
static unsigned piece_named(const struct play *s, ck_action a)
{
	unsigned wanted = piece_make(ck_action_from(a), ck_action_marks(a)), i = 0;
	while (s->piece[4 * s->turn.own + i] != wanted)
		i++;
	return i;
}

static enum next act(struct play *s, const ck_game *g, ck_action a)
{
	const ck_cross_options *o = &g->option.cross;
	if (a & CK_ACTION_PASS)
		return end_moving(s, o);
	s->pool -= way_of_pool(cowries_of(g), ck_action_used(a));
	if (ck_action_from(a) == 0 && ck_action_used(a) == 0)
		s->ent--;
	unsigned captured = move_piece(s, cowries_of(g), o, piece_named(s, a), ck_action_to(a),
	                               (a & CK_ACTION_LAP) != 0);
	return after_action(s, o, ck_action_to(a), captured);
}

static void take_action(const ck_game *g, const ck_position *p, ck_action a, ck_position *out)
{
	struct play s;
	ck_pachisi_unpack(g, p, &s);
	enum next next = settle(&s, g, act(&s, g, a));
	pack(g, &s, next, out);
}

/* ------------------------------------------------------------------------ playouts */

/* The place of the k-th set bit. */
static unsigned nth_bit(unsigned mask, unsigned k)
{
	for (; k > 0; k--)
		mask &= mask - 1;
	return (unsigned)__builtin_ctz(mask);
}

/* Choice number k of the entries: by right, if there is any, then those that use a throw. */
CK_APART struct going find_entry(struct play *s, const ck_game *g, unsigned k)
{
	struct going going = {.way = 0, .to = 1};
	if (s->ent != 0 && k == 0)
		s->ent--;
	else
		going.way = cowries_of(g)->throw [nth_bit(s->uses, k)];
	while (s->piece[4 * s->turn.own + going.i] != 0)
		going.i++;
	return going;
}

/* Choice number k, counted in the order: entries, pieces going, pass. */
CK_STAMPED enum next act_on_choice(struct play *s, const ck_game *g, const ck_cross_options *o, unsigned k)
{
	unsigned entries = o->entry == CK_ENTRY_USE ? ck_bits[s->uses] : s->ent != 0;
	if (k == s->choices)
		return end_moving(s, o);
	bool enters = __builtin_expect(k < entries, 0); /* seldom */
	struct going going = enters ? find_entry(s, g, k) : find_going(s, g, o, k - entries);
	s->pool -= going.way;
	return after_action(s, o, going.to, move_piece(s, cowries_of(g), o, going.i, going.to, going.lap));
}

CK_STAMPED uint64_t play_on(struct play *s, enum next *next, const ck_game *g, const ck_cross_options *o,
                            ck_rng *rng, uint64_t max_plies)
{
	ck_rng r = *rng;
	enum next now = *next;
	uint64_t left = max_plies, bits = ck_rng_step(&r);
	while (now != NEXT_OVER && left > 0) {
		if (now == NEXT_THROW) {
			bits = ck_rng_step(&r);
			now = take_kind(s, g, o, cowries_of(g)->kind[bits >> 57]);
		} else {
			now = act_on_choice(s, g, o, ck_scale((uint32_t)bits, s->choices + 1));
			if (now == NEXT_MOVING) /* a throw's lower bits are the next choice's, unless used */
				bits = ck_rng_step(&r);
		}
		if (now == NEXT_MOVING)
			now = go_on_moving(s, g, o);
		left--;
	}
	*next = now;
	*rng = r;
	return max_plies - left;
}

static const ck_cross_options defaults = {.laps = 1, .queen = 1, .standstill = 60, .pieces = 4};

static uint64_t playout(const ck_game *g, const ck_position *from, ck_rng *r, uint64_t max_plies,
                        ck_position *end, bool general)
{
	if (from->phase == CK_OVER || max_plies == 0) {
		*end = *from;
		return 0;
	}
	struct play s;
	ck_pachisi_unpack(g, from, &s);
	enum next next = NEXT_THROW;
	if (from->phase == CK_MOVE) {
		(void)find_choices_apart(&s, g);
		next = NEXT_CHOICE;
	}
	uint64_t plies;
	if (CK_STAMPS && !general && memcmp(&g->option.cross, &defaults, sizeof defaults) == 0)
		plies = play_on(&s, &next, g, &defaults, r, max_plies);
	else
		plies = play_on(&s, &next, g, &g->option.cross, r, max_plies);
	pack(g, &s, next, end);
	return plies;
}

const struct ck_rules ck_pachisi_rules = {
	.init = init,
	.start = start,
	.moves = moves,
	.take_throw = take_throw,
	.take_action = take_action,
	.check = ck_pachisi_check,
	.why = ck_pachisi_why,
	.playout = playout,
};
