#include "cup/act_field.h"

#include "base.h"

#include <stddef.h>
#include <string.h>

/* A field, and where it is in an act. */
typedef struct place {
	ck_field_rule rule;
	size_t offset;
} place;

#define AT(member) offsetof(ck_act, member)
#define TEXT(name, low, high, member)                                                                        \
	{                                                                                                    \
		{name, low, high, CK_FIELD_IS_TEXT}, AT(member)                                              \
	}
#define NUMBER(name, low, high, member)                                                                      \
	{                                                                                                    \
		{name, low, high, CK_FIELD_IS_NUMBER}, AT(member)                                            \
	}
#define BYTE(name, low, high, member)                                                                        \
	{                                                                                                    \
		{name, low, high, CK_FIELD_IS_BYTE}, AT(member)                                              \
	}

static const place PLACES[CK_FIELD_COUNT] = {
	[CK_FIELD_NAME] = TEXT("name", 1, CK_CUP_NAME_MAX, name),
	[CK_FIELD_PLAYER1] = TEXT("player1", 1, CK_CUP_NAME_MAX, player[0]),
	[CK_FIELD_PLAYER2] = TEXT("player2", 1, CK_CUP_NAME_MAX, player[1]),
	[CK_FIELD_CLUB] = TEXT("club", 0, CK_CUP_NAME_MAX, club),
	[CK_FIELD_PLACE] = TEXT("place", 0, CK_CUP_NAME_MAX, place),
	[CK_FIELD_DATE] = TEXT("date", 10, 10, date),
	[CK_FIELD_CATEGORY] = TEXT("category", 0, CK_CUP_NAME_MAX, category),
	[CK_FIELD_GAME_STRING] = TEXT("game-string", 1, CK_CUP_TEXT_MAX, game_string),
	[CK_FIELD_FORMAT] = TEXT("format", 1, 200, format),
	[CK_FIELD_VERSION] = TEXT("version", 1, CK_CUP_TEXT_MAX, version),
	[CK_FIELD_SEED] = TEXT("seed", 1, CK_CUP_NAME_MAX, seed),
	[CK_FIELD_TEXT] = TEXT("text", 1, CK_CUP_TEXT_MAX, text),
	[CK_FIELD_START] = {{"start", 1, CK_CUP_TIME_MAX, CK_FIELD_IS_TIME}, AT(start)},
	[CK_FIELD_ENTRANT] = NUMBER("entrant", 1, UINT32_MAX, entrant),
	[CK_FIELD_OTHER] = NUMBER("other", 1, UINT32_MAX, other),
	[CK_FIELD_GAME] = NUMBER("game", 1, UINT32_MAX, game),
	[CK_FIELD_ROUND] = NUMBER("round", 1, UINT32_MAX, round),
	[CK_FIELD_CLAIM] = NUMBER("claim", 1, UINT32_MAX, claim),
	[CK_FIELD_TABLE] = NUMBER("table", 1, CK_CUP_BOARDS_MAX, table),
	[CK_FIELD_BOARDS] = NUMBER("boards", 1, CK_CUP_BOARDS_MAX, boards),
	[CK_FIELD_MINUTES] = NUMBER("minutes", 1, 1440, minutes),
	[CK_FIELD_GRACE] = NUMBER("grace", 0, 1440, grace),
	[CK_FIELD_SEEDING] = NUMBER("seeding", 0, CK_CUP_ENTRANTS_MAX, seeding),
	[CK_FIELD_SIZE] = BYTE("size", 1, 2, size),
	[CK_FIELD_PIECES] = BYTE("pieces", 1, 16, pieces),
	[CK_FIELD_MOST] = BYTE("most", 1, 16, most),
	[CK_FIELD_SIDE] = BYTE("side", 0, CK_BOTH_SIDES, side),
	[CK_FIELD_MEMBER] = BYTE("member", 0, 1, member),
	[CK_FIELD_WINNER] = BYTE("winner", 0, 1, winner),
	[CK_FIELD_HOME1] = BYTE("home1", 0, 16, home[0]),
	[CK_FIELD_HOME2] = BYTE("home2", 0, 16, home[1]),
	[CK_FIELD_ROLE] = BYTE("role", 0, CK_ROLE_ALL, role),
};

/* What the acts have; after the bar what may be left out. */
#define F(field) (UINT32_C(1) << CK_FIELD_##field)
#define WHOLE                                                                                                \
	(F(NAME) | F(PLACE) | F(DATE) | F(CATEGORY) | F(GAME_STRING) | F(FORMAT) | F(BOARDS) | F(MINUTES) |  \
	 F(GRACE) | F(SIZE) | F(PIECES) | F(MOST))
#define ENTRY (F(NAME) | F(PLAYER1) | F(PLAYER2) | F(CLUB) | F(SEEDING))

typedef struct shape {
	uint32_t has;
	uint32_t optional;
	bool why;
} shape;

static const shape SHAPES[CK_ACT_KIND_COUNT] = {
	[CK_ACT_CREATE] = {WHOLE, 0, false},
	[CK_ACT_CHANGE] = {WHOLE, 0, false},
	[CK_ACT_OFFICIAL] = {F(NAME) | F(ROLE), 0, false},
	[CK_ACT_ENTER] = {ENTRY, F(PLAYER2) | F(NAME), false},
	[CK_ACT_AMEND] = {F(ENTRANT) | ENTRY, F(PLAYER2) | F(NAME), false},
	[CK_ACT_LEAVE] = {F(ENTRANT), 0, false},
	[CK_ACT_ACCEPT] = {F(ENTRANT) | F(MEMBER) | F(VERSION), 0, false},
	[CK_ACT_COMMIT] = {F(SEED), 0, false},
	[CK_ACT_DRAW] = {F(SEED), 0, false},
	[CK_ACT_PAIR] = {0, 0, false},
	[CK_ACT_EXTRA] = {F(ENTRANT) | F(OTHER), 0, false},
	[CK_ACT_ANNOUNCE] = {F(ROUND) | F(GAME) | F(START), F(ROUND) | F(GAME), false},
	[CK_ACT_CALL] = {F(GAME) | F(TABLE), 0, false},
	[CK_ACT_UNCALL] = {F(GAME), 0, true},
	[CK_ACT_SEAT] = {F(GAME) | F(SIDE) | F(MEMBER), 0, false},
	[CK_ACT_START] = {F(GAME), 0, false},
	[CK_ACT_REPORT] = {F(GAME) | F(WINNER) | F(HOME1) | F(HOME2), 0, false},
	[CK_ACT_UNREPORT] = {F(GAME), 0, true},
	[CK_ACT_CERTIFY] = {F(GAME), 0, false},
	[CK_ACT_ABSENT] = {F(GAME) | F(SIDE), 0, false},
	[CK_ACT_ANNUL] = {F(GAME), 0, true},
	[CK_ACT_EXPEL] = {F(ENTRANT), 0, true},
	[CK_ACT_WITHDRAW] = {F(ENTRANT), 0, false},
	[CK_ACT_REINSTATE] = {F(ENTRANT), 0, true},
	[CK_ACT_SUBSTITUTE] = {F(ENTRANT) | F(MEMBER) | F(NAME), 0, true},
	[CK_ACT_CLAIM] = {F(ENTRANT) | F(GAME) | F(TEXT), F(GAME), false},
	[CK_ACT_ANSWER] = {F(CLAIM) | F(TEXT), 0, false},
	[CK_ACT_NOTE] = {F(GAME) | F(TEXT), F(GAME), false},
	[CK_ACT_CLOSE] = {0, 0, false},
};

const ck_field_rule *ck_field_rule_of(ck_act_field field)
{
	CK_ASSERT(field < CK_FIELD_COUNT);
	return &PLACES[field].rule;
}

ck_act_field ck_field_of_name(const char *name)
{
	unsigned field = 0;

	while (field < CK_FIELD_COUNT && strcmp(PLACES[field].rule.name, name) != 0)
		field++;
	return (ck_act_field)field;
}

bool ck_field_in(ck_act_kind kind, ck_act_field field)
{
	return SHAPES[kind].has >> field & 1;
}

bool ck_field_optional(ck_act_kind kind, ck_act_field field)
{
	return SHAPES[kind].optional >> field & 1;
}

bool ck_field_wants_why(ck_act_kind kind)
{
	return SHAPES[kind].why;
}

const char *ck_field_text(const ck_act *act, ck_act_field field)
{
	return *(const char *const *)((const char *)act + PLACES[field].offset);
}

void ck_field_set_text(ck_act *act, ck_act_field field, const char *text)
{
	*(const char **)((char *)act + PLACES[field].offset) = text;
}

int64_t ck_field_number(const ck_act *act, ck_act_field field)
{
	const char *at = (const char *)act + PLACES[field].offset;

	switch (PLACES[field].rule.type) {
	case CK_FIELD_IS_TIME: return *(const int64_t *)at;
	case CK_FIELD_IS_NUMBER: return *(const uint32_t *)at;
	default: return *(const uint8_t *)at;
	}
}

void ck_field_set_number(ck_act *act, ck_act_field field, int64_t number)
{
	char *at = (char *)act + PLACES[field].offset;

	switch (PLACES[field].rule.type) {
	case CK_FIELD_IS_TIME: *(int64_t *)at = number; break;
	case CK_FIELD_IS_NUMBER: *(uint32_t *)at = (uint32_t)number; break;
	default: *(uint8_t *)at = (uint8_t)number;
	}
}
