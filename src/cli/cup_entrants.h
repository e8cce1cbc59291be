/* cup_entrants.h - the parts of `charkoni cup entrants`, for cup_entrants.c. */
#ifndef CK_CLI_CUP_ENTRANTS_H
#define CK_CLI_CUP_ENTRANTS_H

#include "cli/cup_args.h"

/* What the arguments say, and the open file. */
typedef struct ck_cup_entrants {
	ck_cup_file *f;
	const ck_cup_operands *rest; /* from the word of the action on */
	const char *who, *output, *separator;
	bool json, yes;
} ck_cup_entrants;

/* Exit codes. */
int ck_cup_entrants_import(const ck_cup_entrants *e);
int ck_cup_entrants_accept(const ck_cup_entrants *e);

/* Print what an organiser should know of the list before the draw is made: players who have not accepted the rules (S2
 * rule 18), seedings that the format does not look at. */
void ck_cup_entrants_remark(const ck_cup *cup);

#endif
