/* cup_whole.h - when a whole championship is likely to be over, the knockout after groups too. */
#ifndef CK_CLI_CUP_WHOLE_H
#define CK_CLI_CUP_WHOLE_H

#include "cup/cup.h"

/* Milliseconds since 1970 UTC, from an estimate of ck_schedule_estimate (cup/schedule.h) for `now`: behind what is paired
 * all that is still to come, each round in as many shifts as the boards ask for. 0 where nothing is to come behind what
 * is paired, before the draw, and without memory. */
int64_t ck_cup_whole_end(const ck_cup *cup, const int64_t *begun, int64_t now);

#endif
