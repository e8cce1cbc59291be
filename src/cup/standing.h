/* standing.h - the order of the entrants, and why it is this one.
 *
 * Tables (round robin, a group, Swiss) go by points; those of equal points by the first tie-break of the
 * format that parts them; then each smaller group of them that is still level is looked at anew from the
 * first tie-break on, so that "direct" counts the games among those few alone. Where nothing parts them
 * the lot does: a table has no shared places.
 *
 * Knockouts go by how far each has come: those who are still in stand before those who are out (the
 * unbeaten before those with a defeat), and of each those who have come to a later round. Who went out in
 * the same round shares a place, unless a match for the third place was decided. Where a knockout follows
 * groups, those who did not go through stand behind it in the order of their places in their groups.
 *
 * Who has withdrawn stands where the results say. Who was expelled (S2 rule 14) stands behind everybody
 * else.
 */
#ifndef CHARKONI_CUP_STANDING_H
#define CHARKONI_CUP_STANDING_H

#include "cup/cup.h"

/* A tie-break says nothing: the level ones have not all met (or not equally often), or it was not asked. */
#define CK_STANDING_SILENT (-1)

/* A line of the standings. */
typedef struct ck_standing {
	uint32_t entrant;
	/* From 1; shared only in knockouts. If both have lost the final, or its winner was expelled, there
	 * is no first place, and nobody moves up. */
	uint32_t place;
	/* Matches won, forfeits included. In a table a bye is a point too; in a bracket it is no match. */
	uint32_t points;
	uint32_t played; /* matches that are decided, byes included */

	/* Of each tie-break of the format in its order, whether it was needed or not; higher is better.
	 * direct and extra: points among those who were level when it first could part them, else
	 * CK_STANDING_SILENT. lot: the place in the draw, negative. In knockouts CK_STANDING_SILENT. */
	int64_t value[CK_TIES_MAX];

	/* Why it stands behind the line above: the tie-break (ck_tie) that parted them, what that said of
	 * the one above and of this one, and how many were level until then. CK_TIE_NONE: points did, or
	 * how far they came, or nothing had to. */
	uint8_t decided_by;
	int64_t decided[2];
	uint32_t level;

	/* Lines with the same number, not 0, were level when "extra" was asked: a game between them can
	 * part them. */
	uint32_t extra;

	/* Knockouts: the round that it has come to (0: none, it stayed in its group), the match in which
	 * it went out (0: it has not), its place in its group (0 without groups). */
	uint32_t round;
	uint32_t lost;
	uint32_t group_place;

	uint8_t out; /* withdrawn or expelled */
} ck_standing;

/* The standings of a group (0: all; in knockouts by how far each has come) into `lines`, which has room for
 * ck_cup_about()->entrants; how many. 0 before the draw. CK_STANDING_FAILED without memory. */
#define CK_STANDING_FAILED UINT32_MAX
uint32_t ck_standing_list(const ck_cup *cup, uint16_t group, ck_standing *lines);

#endif
