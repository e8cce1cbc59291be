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

static const struct table tables[] = {
	[CK_TABLE_SIX] = {6, {6, 10, 2, 3, 4, 25, 12}, {1, 1, 0, 0, 0, 1, 1}, {0, 1, 0, 0, 0, 1, 0}},
	[CK_TABLE_SIX_WIKI] = {6, {25, 10, 2, 3, 4, 5, 6}, {1, 1, 0, 0, 0, 0, 1}, {1, 1, 0, 0, 0, 0, 1}},
	[CK_TABLE_SEVEN] = {7, {7, 10, 2, 3, 4, 25, 35, 14}, {1, 1, 0, 0, 0, 1, 1, 1}, {0, 1, 0, 0, 0, 1, 1, 0}},
	[CK_TABLE_SEVEN_MURRAY] = {7, {6, 10, 2, 3, 4, 25, 30, 12}, {1, 1, 0, 0, 0, 1, 1, 1}, {0, 1, 0, 0, 0, 1, 1, 0}},
};

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
	g->kind_value[k] = (uint8_t)value;
	g->kind_grace[k] = only_two ? value == 10 || value == 25 : t->grace[mouths];
	g->kind_enters[k] = t->enters[mouths];
	g->throw_weight[k] = (uint8_t)ways;
	g->throw_pool[k] = (uint32_t)1 << 4 * k;
}

/* The progress of castle number m that a piece meets, laps counting on. */
static unsigned castle_progress(unsigned m)
{
	static const uint8_t in_arm[] = {0, 4, 13};
	return TIP + m / 3 * 17 + in_arm[m % 3];
}

/* The bits of all that can end the way of a piece on a place. */
static uint32_t all_ahead(unsigned place)
{
	unsigned p = place == FIRST ? 0 : piece_progress(place);
	if (p >= GOAL || place == 0)
		return (uint32_t)1 << NO_WAY;
	if (p > RETURN)
		return (uint32_t)1 << INWARDS;
	uint32_t ahead = (uint32_t)1 << OPEN_WAY;
	for (unsigned m = 0; m < OPEN_WAY && !(place & QUEEN); m++)
		if (castle_progress(m) > p)
			ahead |= (uint32_t)1 << m;
	return ahead;
}

static void lay_path(struct cowries *c, unsigned end)
{
	for (unsigned place = 0; place < PLACES; place++)
		c->ahead[place] = all_ahead(place);
	for (unsigned m = 0; m < OPEN_WAY; m++) {
		c->straight[m] = (uint8_t)(m < TURNED_IN ? castle_progress(m) - 1 : end);
		c->lap[m] = (uint8_t)(castle_progress(m) - 1);
	}
	c->straight[OPEN_WAY] = c->straight[INWARDS] = (uint8_t)end;
	c->lap[OPEN_WAY] = FAR;
}

static void lay_tables(ck_game *g, const struct table *t)
{
	struct cowries *c = (struct cowries *)(void *)g->tables;
	/* With finish=grace no ordinary move ends at the goal. */
	lay_path(c, g->option.cross.finish == CK_FINISH_GRACE ? LAST : GOAL);
	memset(c->castle, NO_CASTLE, sizeof c->castle);
	for (unsigned m = 0; m < 12; m++)
		c->castle[castle_progress(m) - TIP] = (uint8_t)m;
	for (unsigned bits = 0; bits < 128; bits++)
		c->kind[bits] = (uint8_t)kind_of(t, ck_bits[bits & ((1u << t->cowries) - 1)]);
}

static bool init(ck_game *g, ck_error *err)
{
	const ck_cross_options *o = &g->option.cross;
	const struct table *t = &tables[o->table];
	if (o->last_square == CK_LAST_SQUARE_STRICT && o->finish == CK_FINISH_GRACE)
		return ck_fail(err, CK_MSG("{part}: nothing could finish"), "last_square=strict,finish=grace", 31, "");
	if (o->last_square == CK_LAST_SQUARE_STRICT && o->standstill == 0)
		return ck_fail(err, CK_MSG("{part}: a game might never end"), "last_square=strict,standstill=0", 31, "");
	g->seats = 4;
	g->pieces = o->pieces;
	g->teams = 1;
	g->goal = GOAL;
	g->ring = RING;
	g->throw_count = g->kind_count = (uint8_t)(t->cowries + 1);
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
	if (!on_ring(progress))
		return;
	unsigned square = ring_square(seat, progress);
	s->at[square] |= (uint16_t)bit;
	if (c->castle[square] != NO_CASTLE)
		s->castles[seat & 1] |= (uint64_t)0x1001001 << c->castle[square];
}

void ck_pachisi_unpack(const ck_game *g, const ck_position *p, struct play *s)
{
	memset(s, 0, offsetof(struct play, way));
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
	s->pool = p->held;
	s->throws = (uint8_t)ck_pool_count(p->held);
}

static void pack(const ck_game *g, const struct play *s, enum next next, ck_position *p)
{
	memset(p, 0, sizeof *p);
	for (unsigned at = 0; at < 16; at++) {
		if (at % 4 >= g->pieces)
			continue;
		p->progress[at] = (uint8_t)piece_progress(s->piece[at]);
		p->marks[at] = (uint8_t)piece_marks(s->piece[at]);
	}
	p->in = s->in;
	ck_turn_pack(g, &s->turn, p);
	if (next != NEXT_OVER) {
		p->phase = next == NEXT_THROW ? CK_THROW : CK_MOVE;
		p->row = s->row;
		p->due = s->due;
		p->ent = s->ent;
		p->held = s->pool;
	}
	ck_position_sort(g, p);
}

/* ----------------------------------------------------------------------- decisions */

static ck_action going_action(const ck_game *g, const struct play *s, struct going going)
{
	unsigned own = s->turn.own, piece = s->piece[4 * own + going.i];
	ck_action flags = going.lap ? CK_ACTION_LAP : 0;
	if (on_ring(going.to)) {
		unsigned square = ring_square(own, going.to);
		unsigned foes = s->at[square] & team_mask(own + 1) & ~(unsigned)s->queens;
		if (foes != 0 && cowries_of(g)->castle[square] == NO_CASTLE)
			flags |= CK_ACTION_CAPTURE;
	}
	return ck_action_make(piece_progress(piece), going.to, 1, piece_marks(piece), way_used(going.way), flags);
}

static size_t moves(const ck_game *g, const ck_position *p, ck_action *out)
{
	struct play s;
	size_t count = 0;
	ck_pachisi_unpack(g, p, &s);
	(void)find_choices(&s, g, &g->option.cross);
	if (s.rights)
		out[count++] = ck_action_make(0, 1, 1, 0, 0, 0);
	for (unsigned k = 0; k < g->kind_count; k++)
		if (s.uses >> k & 1)
			out[count++] = ck_action_make(0, 1, 1, 0, (uint32_t)1 << 4 * k, 0);
	for (unsigned number = 0; count < s.choices; number++)
		out[count++] = going_action(g, &s, find_going(&s, g, &g->option.cross, number));
	out[count++] = CK_ACTION_PASS;
	return count;
}

static void take_throw(const ck_game *g, const ck_position *p, ck_throw t, ck_position *out)
{
	struct play s;
	ck_pachisi_unpack(g, p, &s);
	enum next next = take_kind(&s, g, &g->option.cross, t);
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
	uint32_t used = ck_action_used(a);
	use_throws(s, used, ck_pool_count(used));
	if (ck_action_from(a) == 0 && used == 0)
		s->ent--;
	unsigned captured = move_piece(s, cowries_of(g), o, piece_named(s, a), ck_action_to(a), (a & CK_ACTION_LAP) != 0);
	return after_action(s, g, o, captured);
}

static void take_action(const ck_game *g, const ck_position *p, ck_action a, ck_position *out)
{
	struct play s;
	ck_pachisi_unpack(g, p, &s);
	enum next next = act(&s, g, a);
	pack(g, &s, next, out);
}

/* ------------------------------------------------------------------------ playouts */

/* Choice number k, counted in the order: right, entries that use a throw, pieces going. */
CK_STAMPED enum next act_on_choice(struct play *s, const ck_game *g, const ck_cross_options *o, unsigned k)
{
	const struct cowries *c = cowries_of(g);
	if (k < s->rights) {
		s->ent--;
		enter_piece(s, c, o);
		return after_action(s, g, o, 0);
	}
	k -= s->rights;
	if (o->entry == CK_ENTRY_USE && k < ck_bits[s->uses]) {
		use_throws(s, (uint32_t)1 << 4 * nth_bit(s->uses, k), 1);
		enter_piece(s, c, o);
		return after_action(s, g, o, 0);
	}
	if (o->entry == CK_ENTRY_USE)
		k -= ck_bits[s->uses];
	struct going going = find_going(s, g, o, k);
	use_throws(s, way_used(going.way), way_throws(going.way));
	return after_action(s, g, o, move_piece(s, c, o, going.i, going.to, going.lap));
}

CK_STAMPED uint64_t play_on(struct play *s, enum next *next, const ck_game *g, const ck_cross_options *o, ck_rng *rng,
                            uint64_t max_plies)
{
	ck_rng r = *rng;
	enum next now = *next;
	uint64_t plies = 0, bits = ck_rng_step(&r);
	for (;;) {
		while (now == NEXT_THROW) {
			bits = ck_rng_step(&r);
			now = take_kind(s, g, o, cowries_of(g)->kind[bits >> 57]);
			if (++plies == max_plies)
				goto stop;
		}
		while (now == NEXT_CHOICE) {
			/* The last choice is to pass. */
			unsigned k = ck_scale((uint32_t)bits, s->choices + 1);
			now = k == s->choices ? end_moving(s, o) : act_on_choice(s, g, o, k);
			if (++plies == max_plies)
				goto stop;
			if (now == NEXT_CHOICE)
				bits = ck_rng_step(&r);
		}
		if (now == NEXT_OVER)
			break;
	}
stop:
	*next = now;
	*rng = r;
	return plies;
}

static const ck_cross_options defaults = {.laps = 1, .queen = 1, .standstill = 60, .pieces = 4};

static uint64_t playout(const ck_game *g, const ck_position *from, ck_rng *r, uint64_t max_plies, ck_position *end,
                        bool general)
{
	if (from->phase == CK_OVER || max_plies == 0) {
		*end = *from;
		return 0;
	}
	struct play s;
	ck_pachisi_unpack(g, from, &s);
	enum next next = NEXT_THROW;
	if (from->phase == CK_MOVE) {
		(void)find_choices(&s, g, &g->option.cross);
		next = NEXT_CHOICE;
	}
	uint64_t plies;
	if (!general && memcmp(&g->option.cross, &defaults, sizeof defaults) == 0)
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
