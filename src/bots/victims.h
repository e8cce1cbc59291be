/* victims.h - whom an action sends home. */
#ifndef CK_BOTS_VICTIMS_H
#define CK_BOTS_VICTIMS_H

#include <charkoni/charkoni.h>

/* The enemy pieces that an action sends home: how far each had come, most advanced first. */
typedef struct ck_victims {
	uint8_t progress[CK_SEATS_MAX * CK_PIECES_MAX];
	uint8_t count;
} ck_victims;

/* The victims of a legal action in p. A partner's piece is none. */
void ck_victims_find(ck_victims *v, const ck_game *g, const ck_position *p, ck_action a);

/* Above 0 if a's victims are the more advanced ones, below 0 if b's are: the first of each are compared, then
 * the second, and so on; at the end the more. */
int ck_victims_compare(const ck_victims *a, const ck_victims *b);

#endif
