/* act_field.h - the fields of acts, by name: which act has which, and what they may be. One table for whoever checks,
 * writes, reads or asks for acts. */
#ifndef CHARKONI_CUP_ACT_FIELD_H
#define CHARKONI_CUP_ACT_FIELD_H

#include "cup/act.h"

#include <stdbool.h>

typedef enum ck_act_field {
	CK_FIELD_NAME,
	CK_FIELD_PLAYER1,
	CK_FIELD_PLAYER2,
	CK_FIELD_CLUB,
	CK_FIELD_PLACE,
	CK_FIELD_DATE,
	CK_FIELD_CATEGORY,
	CK_FIELD_GAME_STRING,
	CK_FIELD_FORMAT,
	CK_FIELD_VERSION,
	CK_FIELD_SEED,
	CK_FIELD_TEXT,
	CK_FIELD_START,
	CK_FIELD_ENTRANT,
	CK_FIELD_OTHER,
	CK_FIELD_GAME,
	CK_FIELD_ROUND,
	CK_FIELD_CLAIM,
	CK_FIELD_TABLE,
	CK_FIELD_BOARDS,
	CK_FIELD_MINUTES,
	CK_FIELD_GRACE,
	CK_FIELD_SEEDING,
	CK_FIELD_SIZE,
	CK_FIELD_PIECES,
	CK_FIELD_MOST,
	CK_FIELD_SIDE,
	CK_FIELD_MEMBER,
	CK_FIELD_WINNER,
	CK_FIELD_HOME1,
	CK_FIELD_HOME2,
	CK_FIELD_ROLE,
	CK_FIELD_COUNT
} ck_act_field;

typedef enum ck_field_type {
	CK_FIELD_IS_TEXT,
	CK_FIELD_IS_TIME,   /* int64_t, milliseconds */
	CK_FIELD_IS_NUMBER, /* uint32_t */
	CK_FIELD_IS_BYTE,   /* uint8_t */
} ck_field_type;

typedef struct ck_field_rule {
	const char *name; /* in the text forms */
	int64_t low;      /* numbers: least and most; texts: bytes */
	int64_t high;
	uint8_t type; /* ck_field_type */
} ck_field_rule;

const ck_field_rule *ck_field_rule_of(ck_act_field field);

/* The field of a name; CK_FIELD_COUNT where there is none. */
ck_act_field ck_field_of_name(const char *name);

/* Whether an act of a kind has a field. */
bool ck_field_in(ck_act_kind kind, ck_act_field field);

/* Whether it may be left out ("" or 0), although its rule wants more. */
bool ck_field_optional(ck_act_kind kind, ck_act_field field);

/* Whether an act of a kind wants a reason in `why`. */
bool ck_field_wants_why(ck_act_kind kind);

/* Get and set; a field's type says which of the two pairs. Numbers must fit their type. */
const char *ck_field_text(const ck_act *act, ck_act_field field);
void ck_field_set_text(ck_act *act, ck_act_field field, const char *text);
int64_t ck_field_number(const ck_act *act, ck_act_field field);
void ck_field_set_number(ck_act *act, ck_act_field field, int64_t number);

#endif
