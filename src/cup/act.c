#include "cup/act.h"

#include <string.h>

static const char *const KINDS[CK_ACT_KIND_COUNT] = {
	[CK_ACT_CREATE] = "create",
	[CK_ACT_CHANGE] = "change",
	[CK_ACT_OFFICIAL] = "official",
	[CK_ACT_ENTER] = "enter",
	[CK_ACT_AMEND] = "amend",
	[CK_ACT_LEAVE] = "leave",
	[CK_ACT_ACCEPT] = "accept",
	[CK_ACT_COMMIT] = "commit",
	[CK_ACT_DRAW] = "draw",
	[CK_ACT_PAIR] = "pair",
	[CK_ACT_EXTRA] = "extra",
	[CK_ACT_ANNOUNCE] = "announce",
	[CK_ACT_CALL] = "call",
	[CK_ACT_UNCALL] = "uncall",
	[CK_ACT_SEAT] = "seat",
	[CK_ACT_START] = "start",
	[CK_ACT_REPORT] = "report",
	[CK_ACT_UNREPORT] = "unreport",
	[CK_ACT_CERTIFY] = "certify",
	[CK_ACT_ABSENT] = "absent",
	[CK_ACT_ANNUL] = "annul",
	[CK_ACT_EXPEL] = "expel",
	[CK_ACT_WITHDRAW] = "withdraw",
	[CK_ACT_REINSTATE] = "reinstate",
	[CK_ACT_SUBSTITUTE] = "substitute",
	[CK_ACT_CLAIM] = "claim",
	[CK_ACT_ANSWER] = "answer",
	[CK_ACT_NOTE] = "note",
	[CK_ACT_CLOSE] = "close",
};

static const char *const ROLES[] = {"organiser", "judge", "chief"};

void ck_act_init(ck_act *act, ck_act_kind kind, int64_t at, const char *who)
{
	*act = (ck_act){
		.at = at,
		.kind = kind,
		.who = who,
		.why = "",
		.name = "",
		.player = {"", ""},
		.club = "",
		.place = "",
		.date = "",
		.category = "",
		.game_string = "",
		.format = "",
		.version = "",
		.seed = "",
		.text = "",
	};
}

/* The number of a word in a list; count where it is not in it. */
static unsigned word_number(const char *const *words, unsigned count, const char *word)
{
	for (unsigned i = 0; i < count; i++)
		if (words[i] && strcmp(words[i], word) == 0)
			return i;
	return count;
}

const char *ck_act_word(ck_act_kind kind)
{
	return kind < CK_ACT_KIND_COUNT ? KINDS[kind] : NULL;
}

ck_act_kind ck_act_of_word(const char *word)
{
	unsigned kind = word_number(KINDS, CK_ACT_KIND_COUNT, word);

	return kind == CK_ACT_KIND_COUNT ? CK_ACT_NONE : (ck_act_kind)kind;
}

const char *ck_role_word(uint8_t role)
{
	for (unsigned i = 0; i < 3; i++)
		if (role == 1u << i)
			return ROLES[i];
	return NULL;
}

uint8_t ck_role_of_word(const char *word)
{
	unsigned number = word_number(ROLES, 3, word);

	return (uint8_t)(number == 3 ? 0u : 1u << number);
}
