/* place.h - where the pieces of a position stand on the plan. */
#ifndef CK_DRAW_PLACE_H
#define CK_DRAW_PLACE_H

#include "draw/plan.h"

enum { CK_PLACES_MAX = CK_SEATS_MAX * CK_PIECES_MAX };

/* A piece, or a group of chaupar that moves as one. */
typedef struct ck_place {
	ck_point at;      /* its middle */
	int32_t radius;   /* a disc of this radius around it is free of other pieces and inside the cell */
	uint8_t seat;     /* 0-based */
	uint8_t piece;    /* the index of its first piece in the position, 0 ... pieces - 1 */
	uint8_t count;    /* 1, or the pieces of a group, 2 to 4 */
	uint8_t progress; /* 0 at home ... the goal */
	uint8_t marks;    /* CK_MARK_... */
	bool homeward;    /* cross: on its way in through the middle column (S0: laid on its side) */
	bool finished;    /* at the goal */
	ck_cell cell;
} ck_place;

/* The places of all pieces into out[CK_PLACES_MAX], seat by seat; returns how many. Pieces that share a square stand
 * side by side: two on a Parchís square, up to nine, smaller, on one of the cross (16 where more come together);
 * up to four at home and at the goal. On the cross those at home and those that have finished share the quarter of
 * the Charkoni of their seat. */
size_t ck_place_all(const ck_plan *p, const ck_game *g, const ck_position *position,
                    ck_place out[CK_PLACES_MAX]);

/* The place of one of the four pieces at home, 0 ... 3, with nothing else filled in: where a board has its dents. */
void ck_place_home(const ck_plan *p, unsigned arm, unsigned order, ck_place *out);

#endif
