/* cup_run_clock.h - the clock of a championship. */
#ifndef CK_CLI_CUP_RUN_CLOCK_H
#define CK_CLI_CUP_RUN_CLOCK_H

#include <stdint.h>

/* Milliseconds since 1970 UTC by the clock of this computer; by the variable CHARKONI_NOW where that is a time of
 * cli/cup_time.h, or the path of a file whose first line is one: so that tests can wait for hours. */
int64_t ck_run_clock(void);

#endif
