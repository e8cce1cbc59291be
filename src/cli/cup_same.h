/* cup_same.h - whether two acts are about the same thing: then whoever was slower is asked to look again, although their
 * act might still be allowed (a second report would correct the first, a second call change the table). */
#ifndef CK_CLI_CUP_SAME_H
#define CK_CLI_CUP_SAME_H

#include "cup/cup.h"

/* Whether whoever wants `mine` should know of `theirs` first. Acts that stand beside each other are not the same: two
 * players who sit down, a note, a claim. */
bool ck_cup_same(const ck_cup *cup, const ck_act *theirs, const ck_act *mine);

#endif
