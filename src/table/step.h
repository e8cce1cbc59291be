/* step.h - what one throw or action did, for narration: "seat 2 captures a piece of seat 1 on square 12".
 *
 * Pure functions of a step and the positions around it. A front end turns each happening into one
 * sentence; ck_square gives the square of a seat's progress.
 */
#ifndef CHARKONI_TABLE_STEP_H
#define CHARKONI_TABLE_STEP_H

#include <charkoni/charkoni.h>

/* What a position was left by: a throw, or an action. */
typedef struct ck_step {
	ck_action action; /* with t == CK_NO_THROW */
	ck_throw t;       /* the throw, or CK_NO_THROW */
} ck_step;

/* In the order in which they are told. "seat" is the seat to act unless said otherwise, "owner" the seat
 * whose piece moves: the seat itself, or the partner whom a finished seat helps. */
typedef enum ck_happening_kind {
	/* of a throw */
	CK_HAPPEN_THROWN,    /* seat threw `value` (ck_throw) */
	CK_HAPPEN_VOID,      /* the fourth grace in a row: the throw is thrown away (grace_limit=on) */
	CK_HAPPEN_PENALTY,   /* seat will lose its next turn */
	CK_HAPPEN_SEVEN,     /* parchis: the six counts 7 */
	CK_HAPPEN_RIGHT,     /* pachisi: the throw gives a right to enter; `value` rights are now held */
	CK_HAPPEN_THIRD_SIX, /* parchis: the third six; nothing is moved and the turn ends */
	CK_HAPPEN_SENT_HOME, /* parchis: so the piece moved last goes home, from `from` */
	CK_HAPPEN_STAYS,     /* parchis: it stays at `from`: corridor, goal, or third_six=lose_turn */
	CK_HAPPEN_MUST_OPEN, /* parchis: the barrier at `from` must be opened; once for each such barrier */
	CK_HAPPEN_BLOCKED,   /* parchis: the barrier at `from` must open and cannot, so nothing may move */
	/* of an action */
	CK_HAPPEN_PASSED,   /* seat passed */
	CK_HAPPEN_MOVED,    /* owner's piece (`size` in a group) went `from` -> `to` with the throws `pool` */
	CK_HAPPEN_ENTERED,  /* owner's piece came in to `to`; `pool` is 0 where by right */
	CK_HAPPEN_LAP,      /* it goes on for another lap */
	CK_HAPPEN_CAPTURED, /* `other`'s `size` pieces at `from` (other's progress) went home */
	CK_HAPPEN_OPENED,   /* parchis: the barrier at `from` is open */
	CK_HAPPEN_BARRIER,  /* parchis: a barrier stands at `to`; `other` has the piece that was there */
	CK_HAPPEN_SHARES,   /* a piece of `other`, an enemy, stands on the same square `to` (safe square) */
	CK_HAPPEN_GROUP,    /* chaupar: they are now one group of `size` at `to` */
	CK_HAPPEN_QUEEN,    /* pachisi: the piece at `to` is now a queen */
	CK_HAPPEN_FINISHED, /* `size` pieces of owner reached the goal */
	CK_HAPPEN_ALL_HOME, /* all pieces of owner are at the goal */
	CK_HAPPEN_BONUS,    /* parchis: `value` squares are earned and are to be played */
	CK_HAPPEN_BONUS_LOST, /* parchis: `value` squares are earned but no piece can use them */
	/* of either */
	CK_HAPPEN_FULL,    /* pachisi: a throw is due but the pool is full: it is lost */
	CK_HAPPEN_NO_MOVE, /* no piece can use the throw: it is lost (pachisi, chaupar: POOL_LOST follows) */
	CK_HAPPEN_POOL_LOST,   /* pachisi, chaupar: the throws in `pool` are left and lost */
	CK_HAPPEN_RIGHTS_LOST, /* pachisi: `value` rights to enter are left and lost */
	CK_HAPPEN_AGAIN,       /* seat throws again; `value` = ck_again */
	CK_HAPPEN_SKIPPED,     /* `other` is skipped: `value` 1 for a penalty, 0 because it has finished */
	CK_HAPPEN_TURN,        /* the turn goes to `other` (may be the same seat) */
	CK_HAPPEN_STANDSTILL,  /* no piece was moved for `value` turns: the game ends */
	CK_HAPPEN_WON,         /* `other` has won (a seat; with teams, `value` = 1 + the team 0 or 1) */
	CK_HAPPEN_DRAW,
	CK_HAPPEN_COUNT
} ck_happening_kind;

/* Why a seat throws again. */
typedef enum ck_again {
	CK_AGAIN_SIX,     /* parchis: after a 6 */
	CK_AGAIN_GRACE,   /* pachisi: a grace */
	CK_AGAIN_CAPTURE, /* pachisi: a capture */
	CK_AGAIN_OWED,    /* pachisi `throws=single`: a throw earned before and still owed */
} ck_again;

/* One thing that happened. Fields that its kind does not name are 0. */
typedef struct ck_happening {
	uint32_t pool; /* throws, 4 bits a kind, as ck_position.held */
	uint8_t kind;  /* ck_happening_kind */
	uint8_t seat;  /* the seat to act, always */
	uint8_t owner; /* whose piece moves: the seat, or the partner whom it helps */
	uint8_t other; /* another seat */
	uint8_t from;  /* progress */
	uint8_t to;    /* progress */
	uint8_t size;  /* pieces */
	uint8_t value;
} ck_happening;

/* A step has at most 14 happenings of its own, up to 4 captures (two enemy seats, their tip under two
 * progresses each), 2 barriers to open and 7 skipped seats. */
#define CK_HAPPENINGS_MAX 32

/* Tell what `step`, legal in `before`, did on the way to `after`, the position that applying it gave.
 * Returns the number of happenings written. */
size_t ck_step_describe(const ck_game *g, const ck_position *before, const ck_step *step,
                        const ck_position *after, ck_happening out[CK_HAPPENINGS_MAX]);

/* True if the step ended the turn of before->seat, also when the same seat is next. */
bool ck_step_ends_turn(const ck_game *g, const ck_position *before, const ck_step *step,
                       const ck_position *after);

#endif
