/* act_json.h - an act as one line of JSON: the form in journals, archives and logs.
 *
 *   {"act":"call","at":1796068800000,"who":"Ana","game":12,"table":3}
 *
 * `act` is the word of the kind, `at` milliseconds since 1970 UTC, `why` is there if it is not empty, then the fields
 * of the kind by their names (act_field.h), empty ones left out, in this order. Unknown members are refused: a newer
 * program may mean something by them.
 */
#ifndef CHARKONI_CUP_ACT_JSON_H
#define CHARKONI_CUP_ACT_JSON_H

#include "cup/act.h"

#include <stdbool.h>

/* What the strings of an act that was read belong to. */
typedef struct ck_act_owner ck_act_owner;

typedef enum ck_act_fault {
	CK_ACT_READ,
	CK_ACT_NOT_JSON,       /* no JSON object; column says where */
	CK_ACT_UNKNOWN_ACT,    /* no such act */
	CK_ACT_UNKNOWN_MEMBER, /* member: what the act has not */
	CK_ACT_WRONG_TYPE,     /* member: not a text, or not a number of its range */
	CK_ACT_NO_MEMORY,
} ck_act_fault;

typedef struct ck_act_problem {
	int column;
	char member[32];
} ck_act_problem;

/* The line, without a newline, as a string to be freed; NULL without memory. */
char *ck_act_json_write(const ck_act *act);

/* Read a line. The act is complete as to its form only; whether it may be done says ck_cup_do. Its strings live until
 * ck_act_owner_free; *owner is NULL unless CK_ACT_READ. */
ck_act_fault ck_act_json_read(const char *text, size_t size, ck_act *act, ck_act_owner **owner,
                              ck_act_problem *problem);
void ck_act_owner_free(ck_act_owner *owner);

#endif
