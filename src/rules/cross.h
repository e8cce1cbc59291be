/* cross.h - the cross of Pachisi and Chaupar (RULES 4) and the turn on it, shared by both games. */
#ifndef CK_RULES_CROSS_H
#define CK_RULES_CROSS_H

#include <charkoni/charkoni.h>

#include "rules.h"

enum {
	TIP = 8,     /* the first ring square of a path */
	RETURN = 76, /* the tip again: the last one */
	LAST = 83,   /* the square beside the Charkoni on the way in */
	GOAL = 84,
	RING = 68,
	FAR = RETURN + RING, /* the farthest that a lap's sum can lead before 68 is taken off */
};

/* Who acts, and what outlasts a turn. */
struct turn {
	uint8_t seat;        /* the seat to act, 0-3 */
	uint8_t own;         /* the seat whose pieces it moves: its partner's when it helps */
	uint8_t skip;        /* bit per seat that loses its next turn */
	uint8_t idle;        /* as in ck_position */
	uint8_t over;        /* 0; WON; STOOD_STILL */
	uint8_t finished[4]; /* 4 when all are at the goal: pieces that a short game lacks count */
};

enum { WON = 1, STOOD_STILL = 2 };

/* The ring square of a seat's progress from TIP to RETURN. */
static inline unsigned ring_square(unsigned seat, unsigned progress)
{
	unsigned square = 17 * seat + progress - TIP;
	return square < RING ? square : square - RING;
}

static inline bool on_ring(unsigned progress)
{
	return progress - TIP <= RETURN - TIP;
}

/* The pieces of a team, by one of its seats; piece i of seat s is bit 4s + i. */
static inline unsigned team_mask(unsigned seat)
{
	return 0x0F0Fu << 4 * (seat & 1);
}

/* The seat whose pieces the seat to act moves. */
CK_STAMPED unsigned moved_by(const struct turn *t, const ck_cross_options *o, unsigned seat)
{
	return o->finished == CK_FINISHED_HELP && t->finished[seat] == 4 ? ck_partner(seat) : seat;
}

/* A seat's last piece has come to the goal: has its team won? */
CK_STAMPED bool team_finished(const struct turn *t, unsigned seat)
{
	return t->finished[seat] == 4 && t->finished[ck_partner(seat)] == 4;
}

/* The turn has ended: count it, and find the seat to act next (RULES 5, End of the turn); false if the game
 * has come to a standstill. */
CK_STAMPED bool end_turn(struct turn *t, const ck_cross_options *o)
{
	if (o->standstill != 0 && ++t->idle == o->standstill) {
		t->over = STOOD_STILL;
		return false;
	}
	for (;;) {
		t->seat = (t->seat + 1) & 3;
		if (o->grace_limit && (t->skip >> t->seat & 1))
			t->skip &= (uint8_t) ~(1u << t->seat);
		else if (o->finished == CK_FINISHED_HELP || t->finished[t->seat] != 4)
			break;
	}
	t->own = (uint8_t)moved_by(t, o, t->seat);
	return true;
}

/* Read the turn from a valid position, and write it back (winner, seat and idle). */
void ck_turn_unpack(const ck_game *g, const ck_position *p, struct turn *t);
void ck_turn_pack(const ck_game *g, const struct turn *t, ck_position *p);

/* The marks that the options have (CK_MARK_...). */
unsigned ck_cross_marks(const ck_game *g);

/* What both games refuse: an end that does not follow, a seat to act that has finished, idle beyond the
 * standstill, marks where none can be. */
bool ck_cross_check(const ck_game *g, const ck_position *p, ck_error *err);

/* What both games answer to an attempt before its throws are looked at: where such a piece of the seat
 * moved stands; CK_WHY_LEGAL if it does. */
ck_why ck_cross_why_piece(const ck_game *g, const ck_position *p, unsigned own, ck_action attempt);

/* The seat whose pieces the seat to act of a position moves. */
unsigned ck_cross_own(const ck_game *g, const ck_position *p);

#endif
