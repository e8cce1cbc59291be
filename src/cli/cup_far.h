/* cup_far.h - how far somebody has come in a knockout, in words. */
#ifndef CK_CLI_CUP_FAR_H
#define CK_CLI_CUP_FAR_H

#include "cup/standing.h"

/* Whether there is a bracket: of a tournament with groups there is none until it is paired. */
bool ck_cup_far_has_knockout(const ck_cup *cup);

/* A line of the standings of a knockout, translated, "2. Ana / Luis: out in the final"; `name` is shown as that of the
 * entrant. Into out[cap]; returns out. */
const char *ck_cup_far_tell(const ck_cup *cup, const ck_standing *line, const char *name, char *out,
                            size_t cap);

#endif
