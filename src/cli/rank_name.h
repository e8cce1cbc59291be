/* rank_name.h - the people of a league, by names as they are typed. */
#ifndef CK_CLI_RANK_NAME_H
#define CK_CLI_RANK_NAME_H

#include "rank/league.h"

/* Put a name into the form in which it is kept: without blanks at its ends, its letters composed (NFC) where that fits into
 * name[cap]. False without memory. */
bool ck_rank_name_settle(char *name, size_t cap);

/* Who is called so: letter by letter (a league may have names with blanks at their ends), else in the form in which names
 * are kept. CK_NAMES_NONE if nobody is. */
uint32_t ck_rank_name_find(const ck_league *league, const char *said);

/* Whose name is the same but for capitals, or how its letters are put together (ck_name_same), the first of several;
 * CK_NAMES_NONE if nobody's is. */
uint32_t ck_rank_name_like(const ck_league *league, const char *name);

/* Tell that nobody is, and whose name differs in capitals alone. Returns CK_EXIT_USAGE. */
int ck_rank_name_fail(const ck_league *league, const char *said);

#endif
