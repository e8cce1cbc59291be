/* check.c - who may do what, and when; then the checks of each act. */
#include "cup/state.h"

#include <string.h>

#define JUDGES (CK_ROLE_JUDGE | CK_ROLE_CHIEF)

/* Who may do an act: any of these roles; 0: everybody. */
static const uint8_t MAY[CK_ACT_KIND_COUNT] = {
	[CK_ACT_CHANGE] = CK_ROLE_ORGANISER,
	[CK_ACT_OFFICIAL] = CK_ROLE_ORGANISER,
	[CK_ACT_ENTER] = CK_ROLE_ORGANISER,
	[CK_ACT_AMEND] = CK_ROLE_ORGANISER,
	[CK_ACT_LEAVE] = CK_ROLE_ORGANISER,
	[CK_ACT_COMMIT] = CK_ROLE_ORGANISER,
	[CK_ACT_DRAW] = CK_ROLE_ORGANISER,
	[CK_ACT_PAIR] = CK_ROLE_ALL,
	[CK_ACT_EXTRA] = CK_ROLE_ALL,
	[CK_ACT_ANNOUNCE] = CK_ROLE_ALL,
	[CK_ACT_CALL] = CK_ROLE_ALL,
	[CK_ACT_UNCALL] = CK_ROLE_ALL,
	[CK_ACT_UNREPORT] = JUDGES,
	[CK_ACT_CERTIFY] = JUDGES,
	[CK_ACT_ABSENT] = JUDGES,
	[CK_ACT_ANNUL] = CK_ROLE_CHIEF,
	[CK_ACT_EXPEL] = JUDGES,
	[CK_ACT_WITHDRAW] = JUDGES,
	[CK_ACT_REINSTATE] = JUDGES,
	[CK_ACT_SUBSTITUTE] = JUDGES,
	[CK_ACT_ANSWER] = JUDGES,
	[CK_ACT_CLOSE] = CK_ROLE_ORGANISER,
};

bool ck_cup_refuse(ck_refusal *refusal, ck_refused reason)
{
	refusal->reason = (uint8_t)reason;
	return false;
}

bool ck_cup_refuse_field(ck_refusal *refusal, const char *field, int64_t low, int64_t high)
{
	refusal->field = field;
	refusal->low = low;
	refusal->high = high;
	return ck_cup_refuse(refusal, CK_REFUSED_BAD_FIELD);
}

/* Time does not go back, and the first act makes the championship. */
static bool check_order(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (cup->act_count && act->at < cup->acts[cup->act_count - 1].at) {
		refusal->at = cup->acts[cup->act_count - 1].at;
		return ck_cup_refuse(refusal, CK_REFUSED_TIME);
	}
	if (act->kind == CK_ACT_CREATE)
		return !cup->act_count || ck_cup_refuse(refusal, CK_REFUSED_CREATED);
	if (!cup->act_count)
		return ck_cup_refuse(refusal, CK_REFUSED_NOT_CREATED);
	if (cup->closed && act->kind != CK_ACT_NOTE)
		return ck_cup_refuse(refusal, CK_REFUSED_CLOSED);
	return true;
}

static bool check_role(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	uint8_t may = MAY[act->kind];

	if (!may || (ck_cup_role_of(cup, act->who) & may))
		return true;
	refusal->role = may;
	return ck_cup_refuse(refusal, CK_REFUSED_ROLE);
}

/* Whether an act belongs to the time before the draw, after it, or to both. */
static bool check_phase(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	bool drawn = *cup->about.seed;

	switch (act->kind) {
	case CK_ACT_ENTER:
	case CK_ACT_LEAVE:
	case CK_ACT_COMMIT:
	case CK_ACT_DRAW: return !drawn || ck_cup_refuse(refusal, CK_REFUSED_DRAWN);
	case CK_ACT_CREATE:
	case CK_ACT_CHANGE:
	case CK_ACT_OFFICIAL:
	case CK_ACT_AMEND:
	case CK_ACT_ACCEPT:
	case CK_ACT_CLAIM:
	case CK_ACT_ANSWER:
	case CK_ACT_NOTE:
	case CK_ACT_CLOSE: return true;
	default: return drawn || ck_cup_refuse(refusal, CK_REFUSED_NOT_DRAWN);
	}
}

bool ck_check_act(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (!ck_check_fields(act, refusal) || !check_order(cup, act, refusal) ||
	    !check_role(cup, act, refusal) || !check_phase(cup, act, refusal))
		return false;
	return act->kind <= CK_ACT_DRAW ? ck_check_entry(cup, act, refusal)
	                                : ck_check_game(cup, act, refusal);
}
