/* points.h - what each place of a game earns in the week (S1, "Pontuação"): the upper half gains, the lower half loses,
 * and together they come to nothing.
 *
 * A side is whoever shares a place: one person, or a pair. Points are counted in parts, CK_POINTS_PART to a point, of
 * which every share that can occur is a whole number: sums are exact. */
#ifndef CK_RANK_POINTS_H
#define CK_RANK_POINTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
	CK_POINTS_PART = 840,   /* parts of a point: the least number that 1 to 8 divide */
	CK_POINTS_SIDES = 8,    /* sides at a table, at most; 2 at least */
	CK_POINTS_MOST = 1000,  /* points that a place gains or loses, at most */
	CK_POINTS_TEXT = 384,   /* bytes of a table's text, the NUL included */
	CK_POINTS_NUMBER = 16,  /* bytes of one number of points, the NUL included */
	CK_POINTS_OF_PAIRS = 0, /* the row of games of pairs */
};

/* The table: of[sides][place - 1] in whole points; of[CK_POINTS_OF_PAIRS] for two pairs; of[1] is unused. A row of zeros:
 * games of that size earn nothing yet. */
typedef struct ck_points {
	int16_t of[CK_POINTS_SIDES + 1][CK_POINTS_SIDES];
} ck_points;

/* Why the text of a table is refused. */
typedef enum ck_points_why {
	CK_POINTS_GOOD,
	CK_POINTS_NO_ROW,    /* a row does not begin with 2 to 8, or `pairs`, and a colon */
	CK_POINTS_TWICE,     /* a row is given twice */
	CK_POINTS_NO_NUMBER, /* what is no whole number from -1000 to 1000 */
	CK_POINTS_COUNT,     /* not as many numbers as sides: `number` of them */
	CK_POINTS_ASCENDING, /* the place `number` earns more than the place before it */
	CK_POINTS_UPPER,     /* the place `number` is in the upper half and gains nothing */
	CK_POINTS_LOWER,     /* the place `number` is in the lower half and loses nothing */
	CK_POINTS_NOT_ZERO,  /* the row's sum is `number`, not 0 */
} ck_points_why;

typedef struct ck_points_fault {
	uint8_t why;    /* ck_points_why */
	uint8_t row;    /* the row meant, where one is known: sides, or CK_POINTS_OF_PAIRS */
	int32_t number; /* as `why` says */
	size_t at;      /* the byte of the text where the row begins */
} ck_points_fault;

/* The usual table: 2 and pairs 10, -10; 3: 10, 0, -10; 4: 10, 4, -4, -10; 6: 10, 6, 2, -2, -6, -10; 8: 10, 7, 4, 1, -1,
 * -4, -7, -10; 5: 10, 5, 0, -5, -10 and 7: 10, 7, 3, 0, -3, -7, -10, should there be such tables. */
ck_points ck_points_usual(void);

/* Put the rows of a text into a table: `4:10,4,-4,-10`, several separated by `;` or blanks, `pairs:10,-10`. Rows that
 * the text does not name stay. False with the fault, and nothing changed, for a row whose numbers are not as many as its
 * sides, whose sum is not zero, which ascends, whose upper half does not gain, or whose lower half does not lose (the
 * middle of an odd number of places may do either). */
bool ck_points_parse(ck_points *p, const char *text, size_t length, ck_points_fault *fault);

/* Write the whole table as ck_points_parse reads it, rows in order, pairs last. Returns its length. */
size_t ck_points_write(const ck_points *p, char out[CK_POINTS_TEXT]);

/* What each side of a game earns, in parts: places[i], from 1, is that of side i; sides with one place share the mean of
 * the places that they take up. The sum is 0. False, and nothing written, if such places do not exist (shared ones
 * repeat the better number, and the next is left out) or there are not 2 to 8 sides, or with `pairs` not 2. */
bool ck_points_share(const ck_points *p, bool pairs, size_t sides, const uint8_t *places, int32_t *parts);

/* What each of the `heads` people of a side gets of `parts`, where the smallest side has `least`, and none more than two:
 * all of it, as the others do; but one who plays alone against two wins or loses for one, and they halve it. */
int32_t ck_points_head(int32_t parts, unsigned heads, unsigned least);

/* Write parts as points, with a sign and at most two decimals, rounded, halves away from zero: "+10", "-3.33", "0".
 * Returns the length. */
size_t ck_points_number(int64_t parts, char out[CK_POINTS_NUMBER]);

#endif
