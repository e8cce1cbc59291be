/* chance.h - choosing among equals. */
#ifndef CK_BOTS_CHANCE_H
#define CK_BOTS_CHANCE_H

#include <charkoni/charkoni.h>

/* The action chosen so far among those that are equally good: each with the same chance, whatever their
 * number. Draws one number for each equal after the first. */
typedef struct ck_equals {
	ck_action chosen;
	uint32_t count; /* 0: none */
} ck_equals;

/* One more as good as those before. */
static inline void ck_equals_add(ck_equals *e, ck_action a, ck_rng *own)
{
	e->count++;
	if (e->count == 1 || ck_rng_below(own, e->count) == 0)
		e->chosen = a;
}

#endif
