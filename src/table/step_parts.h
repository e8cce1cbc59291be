/* step_parts.h - a list of happenings under way: what the two halves of step.h share. */
#ifndef CHARKONI_TABLE_STEP_PARTS_H
#define CHARKONI_TABLE_STEP_PARTS_H

#include "table/step.h"

struct ck_step_parts {
	const ck_game *g;
	const ck_position *before;
	const ck_step *step;
	const ck_position *after;
	ck_happening *out; /* of CK_HAPPENINGS_MAX */
	size_t count;
	unsigned owner; /* whose pieces move */
	bool ended;     /* the step ended the turn */
};

/* Add a happening; its kind and the seats are filled in, the rest is for the caller. */
ck_happening *ck_step_add(struct ck_step_parts *t, ck_happening_kind kind);

/* What a throw, or an action, did by itself; not what was lost with it nor whose turn follows. */
void ck_step_throw(struct ck_step_parts *t);
void ck_step_action(struct ck_step_parts *t);

/* True if all pieces of a seat are at the goal. */
bool ck_seat_finished(const ck_game *g, const ck_position *p, unsigned seat);

/* True if two seats' progresses are the same square, on which pieces of both could meet: a ring square, or
 * a corridor square of one seat. */
bool ck_same_square(const ck_game *g, unsigned seat, unsigned progress, unsigned other,
                    unsigned others_progress);

/* True if the two seats are one side: the same seat, or partners. */
bool ck_same_side(const ck_game *g, unsigned seat, unsigned other);

/* parchis: true if owner's piece on `progress` stands in a barrier with another piece of its side in p. */
bool ck_in_barrier(const ck_game *g, const ck_position *p, unsigned owner, unsigned progress);

#endif
