/* rank_name.h - the people of a league, by names as they are typed. */
#ifndef CK_CLI_RANK_NAME_H
#define CK_CLI_RANK_NAME_H

#include "rank/league.h"

/* Put a name into the form in which it is kept: its letters composed (NFC), where that fits into name[cap]. False without
 * memory. */
bool ck_rank_name_compose(char *name, size_t cap);

/* Who is called so: letter by letter, else with the letters composed. CK_NAMES_NONE if nobody is. */
uint32_t ck_rank_name_find(const ck_league *league, const char *said);

/* Tell that nobody is, and whose name differs in capitals alone. Returns CK_EXIT_USAGE. */
int ck_rank_name_fail(const ck_league *league, const char *said);

#endif
