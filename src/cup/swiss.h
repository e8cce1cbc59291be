/* swiss.h - the next round of a Swiss tournament.
 *
 * Nobody meets an opponent twice; whoever has had a bye (or a full point without an opponent) has no
 * other; with an odd number the bye goes to the lowest who may have it. Under these conditions the sum of
 * the squares of the differences of points is the least that can be; among the pairings with the least
 * sum, those of equal points meet upper half against lower half as nearly as can be. Where no pairing
 * without a rematch exists (late rounds of few entrants) the round is refused.
 *
 * "As nearly as can be": the sum of these is the least. Two of equal points count the square of how much
 * twice the places between them differ from the size of their group: 4 of a group of 8 meets 8 for
 * nothing. Of two with different points the upper counts the square of the places below it in its group
 * and the lower those above it, so that it is the last of a group who goes down, and the first of the next
 * who meets them.
 */
#ifndef CHARKONI_CUP_SWISS_H
#define CHARKONI_CUP_SWISS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* One who is to be paired, in the order of the standings (the first is the leader). */
typedef struct ck_swiss_entrant {
	uint32_t points; /* matches won, byes and forfeits included: never more than that of the one before */
	bool had_bye;
	const uint32_t
		*met; /* indices (into the same array) of all whom they have met; may be NULL if none */
	size_t met_count;
} ck_swiss_entrant;

typedef enum ck_swiss_answer { CK_SWISS_OK, CK_SWISS_NO_PAIRING, CK_SWISS_NO_MEMORY } ck_swiss_answer;

/* More are not paired: the matching is of the third order. */
#define CK_SWISS_MAX 600

/* The most points that two of them can be apart: the most rounds of format.h. */
#define CK_SWISS_APART 64

/* Pair n entrants (1 ... CK_SWISS_MAX): opponent[i] is the index of the opponent of i, or i itself for the
 * bye; it is unchanged unless the answer is CK_SWISS_OK. It is enough if one of two says that they have
 * met. 300 take less than a second. */
ck_swiss_answer ck_swiss_pair(const ck_swiss_entrant *entrants, size_t n, uint32_t *opponent);

#endif
