/* expert.h - the expert with weights of one's own, for the search that finds them (tools/tune.c). */
#ifndef CK_BOTS_EXPERT_H
#define CK_BOTS_EXPERT_H

#include <charkoni/charkoni.h>

#include "bots/weights.h"

/* As the expert chooses, with weights w. */
ck_action ck_expert_choose(const ck_weights *w, const ck_game *g, const ck_position *p,
                           const ck_action *legal, size_t count, ck_rng *own);

#endif
