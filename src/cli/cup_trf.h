/* cup_trf.h - a Swiss tournament or round robin as a tournament report of FIDE (TRF16), for programs of chess clubs. What
 * such a report has no place for is lost: it has one name an entrant, a match as one result, no pieces home, no acts. */
#ifndef CK_CLI_CUP_TRF_H
#define CK_CLI_CUP_TRF_H

#include "cup/cup.h"

#include <stdio.h>

/* Whether a format can be told so: everybody has one match a round. */
bool ck_cup_trf_fits(const ck_cup *cup);

/* Write the report, in UTF-8. False without memory. */
bool ck_cup_trf_write(const ck_cup *cup, FILE *out);

#endif
