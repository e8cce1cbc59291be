/* parchis.c - Parchis and Parchis for pairs (RULES 2 and 3): boards, positions, actions, playouts. */
#include "parchis.h"

#include "action.h"
#include "text.h"

/* ------------------------------------------------------------------- the board */

/* Fill one seat's cells, and the slots of the cells. */
static void lay_path(ck_game *g, struct board *b, unsigned seat)
{
	for (unsigned slot = FIRST_SLOT; slot <= b->goal; slot++) {
		unsigned number, cell = GOAL_CELL;
		ck_square_kind kind = ck_square(g, seat, slot - LEAD, &number);
		if (kind == CK_SQUARE_CORRIDOR)
			cell = CORRIDOR_CELL + 7 * seat + number - 1;
		else if (kind != CK_SQUARE_GOAL)
			cell = number;
		b->cell[seat][slot] = (uint8_t)cell;
		b->plain[cell] = kind == CK_SQUARE_PLAIN;
		if (cell != GOAL_CELL)
			b->slot_of[cell][seat] = (uint8_t)slot;
	}
	b->exit[seat] = b->cell[seat][FIRST_SLOT];
}

static void lay_board(ck_game *g)
{
	struct board *b = (struct board *)(void *)g->tables;
	memset(b, 0, sizeof *b);
	memset(b->slot_of, NOWHERE, sizeof b->slot_of);
	b->goal = (uint8_t)(g->goal + LEAD);
	b->ring_end = (uint8_t)(g->ring - 4 + LEAD);
	memset(b->view + 1, BARRIER, LEAD);
	memset(b->view + b->goal + 1, BARRIER, (size_t)VIEW - b->goal - 1);
	for (unsigned seat = 0; seat < g->seats; seat++)
		lay_path(g, b, seat);
}

static bool init(ck_game *g, ck_error *err)
{
	const ck_parchis_options *o = &g->option.parchis;
	if (o->out > o->pieces)
		return ck_fail_number(err, CK_MSG("out={part} is more than {want}"), o->out, "pieces");
	unsigned arms = o->players < 4 ? 4 : o->players;
	g->seats = o->players;
	g->pieces = o->pieces;
	g->teams = g->kind == CK_PARCHIS_PAIRS;
	g->ring = (uint8_t)(17 * arms);
	g->goal = (uint8_t)(17 * arms + 4);
	for (unsigned seat = 0; seat < g->seats; seat++)
		g->arm[seat] = (uint8_t)(o->players == 2 ? 2 * seat : seat);
	g->throw_count = 6;
	g->throw_total = 6;
	memset(g->throw_weight, 1, 6);
	lay_board(g);
	return true;
}

/* ---------------------------------------------------- positions and play states */

static void start(const ck_game *g, ck_position *p)
{
	for (unsigned seat = 0; seat < g->seats; seat++)
		for (unsigned i = 0; i < g->option.parchis.out; i++)
			p->progress[4 * seat + i] = 1;
}

static void unpack_piece(const ck_game *g, struct play *s, unsigned seat, unsigned i, unsigned progress)
{
	const struct board *b = board_of(g);
	unsigned slot = progress == 0 ? 0 : progress + LEAD;
	s->slot[4 * seat + i] = (uint8_t)slot;
	if (progress == 0)
		s->home[seat]++;
	else if (slot == b->goal)
		s->finished[seat]++;
	else
		settle(s, b, g->seats, g->teams, b->cell[seat][slot], piece_bit(seat, i), seat);
}

static void unpack_seat(const ck_game *g, const ck_position *p, struct play *s, unsigned seat)
{
	for (unsigned i = 0; i < 4; i++)
		unpack_piece(g, s, seat, i, i < g->pieces ? p->progress[4 * seat + i] : g->goal);
}

void ck_parchis_unpack(const ck_game *g, const ck_position *p, struct play *s)
{
	const struct board *b = board_of(g);
	/* late[] and the views of seats that do not play are left as they are: nothing reads them. */
	memset(s, 0, offsetof(struct play, late));
	for (unsigned seat = 0; seat < g->seats; seat++)
		memcpy(s->view[seat], b->view, VIEW);
	for (unsigned seat = 0; seat < g->seats; seat++)
		unpack_seat(g, p, s, seat);
	for (unsigned seat = 0; seat < g->seats; seat++)
		if (p->held >> 4 * seat & 15)
			s->late[b->exit[seat]] = (uint8_t)((p->held >> 4 * seat & 15) - 1);
	s->seat = p->seat;
	s->six = p->six;
	s->last = NO_PIECE;
	for (unsigned i = 0; p->last != 0 && i < g->pieces; i++)
		if (p->progress[4 * p->seat + i] == p->last)
			s->last = (uint8_t)i;
	s->winner = p->winner;
}

static unsigned progress_of(const struct play *s, unsigned seat, unsigned i)
{
	unsigned slot = s->slot[4 * seat + i];
	return slot == 0 ? 0 : slot - LEAD;
}

/* `late=` of the position: where two pieces of different seats share an exit. */
static uint32_t pack_late(const ck_game *g, const struct play *s)
{
	const struct board *b = board_of(g);
	uint32_t held = 0;
	for (unsigned seat = 0; seat < g->seats; seat++) {
		uint32_t there = s->at[b->exit[seat]];
		if ((there & (there - 1)) != 0 && (there & s->twins) == 0)
			held |= (s->late[b->exit[seat]] + 1u) << 4 * seat;
	}
	return held;
}

static void pack(const ck_game *g, const struct play *s, struct choices c, ck_phase phase, unsigned value,
                 ck_position *p)
{
	memset(p, 0, sizeof *p);
	for (unsigned seat = 0; seat < g->seats; seat++)
		for (unsigned i = 0; i < g->pieces; i++)
			p->progress[4 * seat + i] = (uint8_t)progress_of(s, seat, i);
	p->held = pack_late(g, s);
	p->winner = s->winner;
	if (s->winner == 0) {
		p->phase = no_choice(c) ? CK_THROW : (uint8_t)phase;
		p->seat = s->seat;
		p->value = no_choice(c) ? 0 : (uint8_t)value;
		p->six = s->six;
		p->last = s->last == NO_PIECE ? 0 : (uint8_t)progress_of(s, s->seat, s->last);
	}
	ck_position_sort(g, p);
}

/* ------------------------------------------------------------------- decisions */

struct choices ck_parchis_choices(const ck_game *g, const ck_position *p, const struct play *s)
{
	const struct board *b = board_of(g);
	if (p->phase == CK_MOVE)
		return die_choices(s, b, &g->option.parchis, g->teams, p->value);
	return choices_by(s, b, g->teams, movable(s, s->seat, p->value), p->value);
}

/* The `x` of a move that does not join. */
static ck_action capture_flag(const ck_game *g, const struct play *s, unsigned i, unsigned n)
{
	const struct board *b = board_of(g);
	unsigned cell = b->cell[s->seat][s->slot[4 * s->seat + i] + n];
	bool captures = b->plain[cell] && s->at[cell] != 0 && (s->at[cell] & seat_mask(s->seat)) == 0;
	return captures ? CK_ACTION_CAPTURE : 0;
}

static size_t moves(const ck_game *g, const ck_position *p, ck_action *out)
{
	struct play s;
	ck_parchis_unpack(g, p, &s);
	struct choices c = ck_parchis_choices(g, p, &s);
	if (c.enter) {
		bool captures = entering_victim(&s, board_of(g), &g->option.parchis, g->teams) != 0;
		out[0] = ck_action_make(0, 1, 1, 0, 0, captures ? CK_ACTION_CAPTURE : 0);
		return 1;
	}
	size_t count = 0;
	for (unsigned i = 0; i < 4; i++) {
		if (!(c.moves >> i & 1))
			continue;
		unsigned from = progress_of(&s, s.seat, i), to = from + c.amount;
		out[count++] = ck_action_make(from, to, 1, 0, 0, capture_flag(g, &s, i, c.amount));
		if (c.joins >> i & 1)
			out[count++] = ck_action_make(from, to, 1, 0, 0, CK_ACTION_JOIN);
	}
	return count;
}

/* Whatever the choices are, go on to the next throw or decision. */
static void go_on(const ck_game *g, struct play *s, struct choices c, ck_phase phase, unsigned value,
                  ck_position *out)
{
	if (no_choice(c) && s->winner == 0)
		next_throw(s, &g->option.parchis, g->seats, g->teams);
	pack(g, s, c, phase, value, out);
}

static void take_throw(const ck_game *g, const ck_position *p, ck_throw t, ck_position *out)
{
	struct play s;
	ck_parchis_unpack(g, p, &s);
	struct choices c = take_die(&s, board_of(g), &g->option.parchis, g->seats, g->teams, t + 1u);
	go_on(g, &s, c, CK_MOVE, t + 1u, out);
}

static void take_action(const ck_game *g, const ck_position *p, ck_action a, ck_position *out)
{
	const struct board *b = board_of(g);
	const ck_parchis_options *o = &g->option.parchis;
	struct play s;
	enum earned earned;
	ck_parchis_unpack(g, p, &s);
	if (ck_action_from(a) == 0) {
		earned = enter_piece(&s, b, o, g->seats, g->teams);
	} else {
		unsigned i = 0;
		while (progress_of(&s, s.seat, i) != ck_action_from(a))
			i++;
		unsigned n = ck_action_to(a) - ck_action_from(a);
		earned = move_piece(&s, b, g->seats, g->teams, i, n, (a & CK_ACTION_JOIN) != 0);
	}
	struct choices c = after_action(&s, b, o, g->teams, earned);
	go_on(g, &s, c, CK_BONUS, bonus_of(o, earned), out);
}

/* -------------------------------------------------------------------- playouts */

static const uint8_t bits_in[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

/* The place of the k-th set bit of a mask of four: a shift in a packed table, two bits a bit. */
static const uint8_t nth_bit[16] = {
	0x00, 0x00, 0x01, 0x04, 0x02, 0x08, 0x09, 0x24, 0x03, 0x0C, 0x0D, 0x34, 0x0E, 0x38, 0x39, 0xE4,
};

CK_STAMPED unsigned nth(unsigned mask, unsigned k)
{
	return (unsigned)nth_bit[mask] >> 2 * k & 3;
}

/* Choose one of the choices by 32 random bits, and act. */
CK_STAMPED enum earned act_at_random(struct play *s, const struct board *b, const ck_parchis_options *o,
                                     unsigned seats, bool teams, struct choices c, uint32_t bits)
{
	if (c.enter)
		return enter_piece(s, b, o, seats, teams);
	unsigned moves = bits_in[c.moves], k = ck_scale(bits, moves + (teams ? bits_in[c.joins] : 0));
	bool join = k >= moves;
	unsigned i = join ? nth(c.joins, k - moves) : nth(c.moves, k);
	return move_piece(s, b, seats, teams, i, c.amount, join);
}

/* What is due in a game in play: a decision, as `phase` and `value` tell it, or a throw (no choice). */
struct due {
	struct choices choices;
	ck_phase phase;
	unsigned value;
};

/* Play on for at most max_plies > 0, until the game ends. */
CK_STAMPED uint64_t play_on(struct play *s, struct due *due, const struct board *b,
                            const ck_parchis_options *o, unsigned seats, bool teams, ck_rng *rng,
                            uint64_t max_plies)
{
	ck_rng r = *rng;
	struct due d = *due;
	uint64_t plies = 0, bits = ck_rng_step(&r);
	for (;;) {
		while (no_choice(d.choices)) {
			bits = ck_rng_step(&r);
			d.phase = CK_MOVE;
			d.value = 1 + ck_scale((uint32_t)(bits >> 32), 6);
			d.choices = take_die(s, b, o, seats, teams, d.value);
			if (no_choice(d.choices))
				next_throw(s, o, seats, teams);
			if (++plies == max_plies)
				goto stop;
		}
		for (;;) {
			enum earned earned = act_at_random(s, b, o, seats, teams, d.choices, (uint32_t)bits);
			d.phase = CK_BONUS;
			d.value = bonus_of(o, earned);
			d.choices = after_action(s, b, o, teams, earned);
			plies++;
			if (no_choice(d.choices))
				break;
			if (plies == max_plies)
				goto stop;
			bits = ck_rng_step(&r);
		}
		if (s->winner != 0)
			goto stop;
		next_throw(s, o, seats, teams);
		if (plies == max_plies)
			goto stop;
	}
stop:
	*due = d;
	*rng = r;
	return plies;
}

/* The default options, and whether a game has them: their playouts are stamped out as constants. */
static const ck_parchis_options default_parchis = {
	.players = 4, .pieces = 4, .out = 1, .capture_bonus = 20, .goal_bonus = 10};
static const ck_parchis_options default_pairs = {.players = 4,
                                                 .pieces = 4,
                                                 .blocked_barrier = CK_BLOCKED_FREE,
                                                 .pair_barrier_opens = 1,
                                                 .capture_bonus = 20,
                                                 .goal_bonus = 10};

static uint64_t playout(const ck_game *g, const ck_position *from, ck_rng *r, uint64_t max_plies,
                        ck_position *end, bool general)
{
	if (from->phase == CK_OVER || max_plies == 0) {
		*end = *from;
		return 0;
	}
	const struct board *b = board_of(g);
	const ck_parchis_options *o = &g->option.parchis;
	struct play s;
	ck_parchis_unpack(g, from, &s);
	struct due due = {.phase = from->phase, .value = from->value};
	if (from->phase != CK_THROW)
		due.choices = ck_parchis_choices(g, from, &s);
	uint64_t plies;
	if (CK_STAMPS && !general && memcmp(o, &default_parchis, sizeof *o) == 0)
		plies = play_on(&s, &due, b, &default_parchis, 4, false, r, max_plies);
	else if (CK_STAMPS && !general && memcmp(o, &default_pairs, sizeof *o) == 0)
		plies = play_on(&s, &due, b, &default_pairs, 4, true, r, max_plies);
	else
		plies = play_on(&s, &due, b, o, g->seats, g->teams, r, max_plies);
	pack(g, &s, due.choices, due.phase, due.value, end);
	return plies;
}

unsigned ck_position_amount(const ck_game *g, const ck_position *p, unsigned die)
{
	if (die != 6)
		return die;
	struct play s;
	ck_parchis_unpack(g, p, &s);
	return six_counts(&s, &g->option.parchis);
}

const struct ck_rules ck_parchis_rules = {
	.init = init,
	.start = start,
	.moves = moves,
	.take_throw = take_throw,
	.take_action = take_action,
	.check = ck_parchis_check,
	.why = ck_parchis_why,
	.playout = playout,
};
