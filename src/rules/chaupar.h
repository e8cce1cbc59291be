/* chaupar.h - Chaupar in play (RULES 6), shared by the files of the game.
 *
 * A pool of at most three dice is one of a few dozen, listed once a game with what can be made of it: up to
 * seven sums, ascending, and the pool that each leaves. Which of them a piece can use depends only on how
 * far it is from the Charkoni. Whether a larger enemy group stands where it would land is asked for the
 * chosen landing alone; if so, that choice is struck out and another one drawn. */
#ifndef CK_RULES_CHAUPAR_H
#define CK_RULES_CHAUPAR_H

#include <charkoni/charkoni.h>

#include "cross.h"
#include "rng.h"
#include "rules.h"

enum {
	SUMS = 7,
	POOLS = 72, /* mixed dice have the most: 67, the empty one included */
	EMPTY = 0,  /* the number of the empty pool */
	/* How far a piece is from the goal, as far as it matters: FAR_OFF and more (3 * 6 + 8) are alike. */
	FAR_OFF = 26,

	/* Entries that are no piece on the board or waiting first at home (0). */
	WAITING = 85, /* at home, behind another */
	PART = 86,    /* merged into another entry's group */
	ENTRIES_END = 87,
};

/* A pool: what it holds, its sums, and by the distance to the goal the sums that a piece can use: bits 0-6
 * straight on, bits 8-14 on another lap. */
struct pool {
	uint32_t held;
	uint8_t sums;
	uint8_t sum[SUMS];
	uint8_t leaves[SUMS]; /* the pool that is left */
	uint16_t reach[FAR_OFF + 1];
};

struct dice {
	struct pool pool[POOLS];
	uint8_t pools;
	uint8_t thrown[64]; /* the pool that six random bits throw */
	uint8_t by_throw[CK_THROWS_MAX]; /* the pool of each throw */
	uint8_t distance[ENTRIES_END]; /* by progress: to the goal, cut at FAR_OFF; 0 for entries that stand still */
};

_Static_assert(sizeof(struct dice) <= sizeof((ck_game *)0)->tables, "the tables must fit the game");

static inline const struct dice *dice_of(const ck_game *g)
{
	return (const struct dice *)(const void *)g->tables;
}

/* Entry i of seat s is bit 4s + i of the masks. */
struct play {
	uint8_t progress[16]; /* of a group; 0 for the one piece at home that is first to enter */
	uint8_t size[16];     /* of the group, 1-4; 1 for all that are none */
	uint8_t lap[16];      /* 1 if a lap has been used */
	uint16_t at[RING];    /* the groups on each ring square */
	uint16_t larger[5];   /* larger[n]: groups of more than n pieces */
	struct turn turn;
	uint8_t pool;         /* its number */
	uint64_t choices;     /* 16 bits an entry of the seat moved, as in struct pool */
};

enum next { NEXT_THROW, NEXT_CHOICE, NEXT_OVER };

/* The choices of the seat moved, those that a larger group forbids included. */
CK_STAMPED uint64_t find_choices(const struct play *s, const struct dice *d, const ck_cross_options *o)
{
	const struct pool *pool = &d->pool[s->pool];
	unsigned first = 4u * s->turn.own;
	uint64_t choices = 0;
	for (unsigned i = 0; i < 4; i++) {
		unsigned reach = pool->reach[d->distance[s->progress[first + i]]];
		if (o->laps == 0 || (o->laps == 1 && s->lap[first + i]))
			reach &= 0xFF;
		choices |= (uint64_t)reach << 16 * i;
	}
	return choices;
}

/* Where entry i of the seat moved lands by choice bit `bit` of its 16. */
CK_STAMPED unsigned landing(const struct play *s, const struct dice *d, unsigned i, unsigned bit)
{
	unsigned to = s->progress[4 * s->turn.own + i] + d->pool[s->pool].sum[bit & 7];
	return bit & 8 ? to - RING : to;
}

/* Does a larger enemy group forbid entry i to land there? */
CK_STAMPED bool larger_there(const struct play *s, unsigned i, unsigned to)
{
	unsigned own = s->turn.own;
	if (!on_ring(to))
		return false;
	return (s->at[ring_square(own, to)] & team_mask(own + 1) & s->larger[s->size[4 * own + i]]) != 0;
}

/* A group's size has changed. */
CK_STAMPED void set_size(struct play *s, unsigned entry, unsigned size)
{
	uint16_t bit = (uint16_t)(1u << entry);
	s->size[entry] = (uint8_t)size;
	for (unsigned n = 1; n < 4; n++)
		s->larger[n] = (uint16_t)(size > n ? s->larger[n] | bit : s->larger[n] & ~bit);
}

/* Turn the parts of a group that is no more into entries of the given progress. */
CK_STAMPED void release_parts(struct play *s, unsigned entry, unsigned progress)
{
	unsigned seat = entry / 4, parts = s->size[entry] - 1u;
	if (parts == 0)
		return;
	for (unsigned i = 4 * seat; parts > 0; i++) {
		if (s->progress[i] == PART) {
			s->progress[i] = (uint8_t)progress;
			parts--;
		}
	}
	set_size(s, entry, 1);
}

/* See to it that one of the pieces waiting at home is first. */
CK_STAMPED void call_first(struct play *s, unsigned seat)
{
	unsigned waiting = ENTRIES_END;
	for (unsigned i = 4 * seat; i < 4 * seat + 4; i++) {
		if (s->progress[i] == 0)
			return;
		if (s->progress[i] == WAITING)
			waiting = i;
	}
	if (waiting != ENTRIES_END)
		s->progress[waiting] = 0;
}

/* Send the groups of a mask home. */
CK_STAMPED void send_home(struct play *s, unsigned groups)
{
	for (; groups != 0; groups &= groups - 1) {
		unsigned entry = (unsigned)__builtin_ctz(groups);
		release_parts(s, entry, WAITING);
		s->progress[entry] = WAITING;
		s->lap[entry] = 0;
		call_first(s, entry / 4);
	}
}

/* Entry `entry` joins the seat's group on the same progress, if there is one; returns where it is now. */
CK_STAMPED unsigned merge(struct play *s, unsigned entry, unsigned to)
{
	unsigned first = entry & ~3u;
	for (unsigned other = first; other < first + 4; other++) {
		if (s->progress[other] != to)
			continue;
		set_size(s, other, s->size[other] + s->size[entry]);
		s->lap[other] |= s->lap[entry];
		set_size(s, entry, 1);
		s->progress[entry] = PART;
		s->lap[entry] = 0;
		return other;
	}
	s->progress[entry] = (uint8_t)to;
	return entry;
}

/* Move entry i of the seat moved, which no larger group hinders. */
CK_STAMPED void move_entry(struct play *s, const ck_cross_options *o, unsigned i, unsigned to, bool lap)
{
	unsigned own = s->turn.own, entry = 4 * own + i, from = s->progress[entry], bit = 1u << entry;
	s->turn.idle = 0;
	if (on_ring(from))
		s->at[ring_square(own, from)] &= (uint16_t)~bit;
	if (lap && o->laps == 1)
		s->lap[entry] = 1;
	if (to == GOAL) {
		s->turn.finished[own] += s->size[entry];
		release_parts(s, entry, GOAL);
		s->progress[entry] = GOAL;
		s->lap[entry] = 0;
	} else {
		/* Out of the way of `merge` while it looks for the progress that it comes to. */
		s->progress[entry] = ENTRIES_END;
		unsigned group = merge(s, entry, to);
		if (on_ring(to)) {
			uint16_t *there = &s->at[ring_square(own, to)];
			unsigned victims = *there & team_mask(own + 1);
			if (victims != 0)
				send_home(s, victims);
			*there = (uint16_t)((*there & ~victims) | 1u << group);
		}
	}
	if (from == 0)
		call_first(s, own);
}

CK_STAMPED enum next finish_turn(struct play *s, const ck_cross_options *o)
{
	s->pool = EMPTY;
	end_turn(&s->turn, o);
	return s->turn.over ? NEXT_OVER : NEXT_THROW;
}

/* After a throw or an action, with s->pool left to use. A choice here may yet turn out to be none, if larger
 * groups forbid all. */
CK_STAMPED enum next go_on_moving(struct play *s, const struct dice *d, const ck_cross_options *o)
{
	if (s->pool == EMPTY)
		return finish_turn(s, o);
	s->choices = find_choices(s, d, o);
	return s->choices != 0 ? NEXT_CHOICE : finish_turn(s, o);
}

CK_STAMPED enum next after_action(struct play *s, const struct dice *d, const ck_cross_options *o)
{
	if (s->turn.finished[s->turn.own] == 4) {
		if (!team_finished(&s->turn, s->turn.own))
			return finish_turn(s, o);
		s->turn.over = WON;
		return NEXT_OVER;
	}
	return go_on_moving(s, d, o);
}

void ck_chaupar_unpack(const ck_game *g, const ck_position *p, struct play *s);

/* The number of the pool that holds these dice, or POOLS if no throw has them. */
unsigned ck_chaupar_pool(const ck_game *g, uint32_t held);

bool ck_chaupar_check(const ck_game *g, const ck_position *p, ck_error *err);
ck_why ck_chaupar_why(const ck_game *g, const ck_position *p, ck_throw t, ck_action action);

#endif
