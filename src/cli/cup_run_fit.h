/* cup_run_fit.h - a row of the full screen that is too narrow for the names in it. */
#ifndef CK_CLI_CUP_RUN_FIT_H
#define CK_CLI_CUP_RUN_FIT_H

#include "cli/cup_run.h"

/* Shorten the sides of a game, `sides` of CK_RUN_LINE bytes, to so many columns, so that something of both is seen: each
 * name in its middle, a claim at its end. As they are where they fit, and where there is no room for anything. */
void ck_run_fit_sides(const ck_run *run, const ck_agenda_row *row, int columns, bool ascii, char *sides);

#endif
