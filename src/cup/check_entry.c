/* check_entry.c - acts around the list of entrants and the draw. */
#include "cup/lot.h"
#include "cup/state.h"

#include <string.h>

/* ------------------------------------------------------- the championship */

static bool check_whole(const ck_act *act, ck_refusal *refusal)
{
	ck_format format;
	size_t at;
	size_t length;

	if (act->most < act->pieces)
		return ck_cup_refuse_field(refusal, "most", act->pieces, 16);
	if (ck_format_read(act->format, &format, &at, &length) != CK_FORMAT_OK)
		return ck_cup_refuse(refusal, CK_REFUSED_FORMAT);
	return true;
}

static bool refuse_fixed(ck_refusal *refusal, const char *field)
{
	refusal->field = field;
	return ck_cup_refuse(refusal, CK_REFUSED_FIXED);
}

/* What the games were drawn and are played by does not change any more. */
static bool check_fixed(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	char format[CK_FORMAT_TEXT_MAX];
	const ck_cup_info *about = &cup->about;

	ck_format_write(&about->format, format);
	if (strcmp(act->game_string, about->game_string) != 0)
		return refuse_fixed(refusal, "game-string");
	if (strcmp(act->format, format) != 0)
		return refuse_fixed(refusal, "format");
	if (strcmp(act->category, about->category) != 0)
		return refuse_fixed(refusal, "category");
	if (act->pieces != about->pieces || act->most != about->most)
		return refuse_fixed(refusal, "pieces");
	return act->grace == about->grace || refuse_fixed(refusal, "grace");
}

static bool check_change(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (!check_whole(act, refusal))
		return false;
	/* Whoever is entered already was entered as one or as two. */
	if (ck_rounds_entrants(cup) && act->size != cup->about.size)
		return refuse_fixed(refusal, "size");
	return !*cup->about.seed || check_fixed(cup, act, refusal);
}

/* ----------------------------------------------------------------- officials */

static bool check_official(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	uint32_t organisers = 0;
	uint8_t now = ck_cup_role_of(cup, act->name);

	for (uint32_t i = 0; i < cup->about.officials; i++) {
		const ck_cup_official *other = &cup->officials[i];

		organisers += other->role & CK_ROLE_ORGANISER ? 1 : 0;
		if ((act->role & other->role & CK_ROLE_CHIEF) && strcmp(other->name, act->name) != 0)
			return ck_cup_refuse(refusal, CK_REFUSED_TWO_CHIEFS);
	}
	if (!now && !act->role)
		return ck_cup_refuse(refusal, CK_REFUSED_NO_OFFICIAL);
	if (!now && cup->about.officials == CK_CUP_OFFICIALS_MAX)
		return ck_cup_refuse_field(refusal, "name", 0, CK_CUP_OFFICIALS_MAX);
	if ((now & CK_ROLE_ORGANISER) && !(act->role & CK_ROLE_ORGANISER) && organisers == 1)
		return ck_cup_refuse(refusal, CK_REFUSED_LAST_ORGANISER);
	return true;
}

/* ------------------------------------------------------------------ entrants */

/* Whether a player is one of an entrant. */
static bool plays_for(const ck_cup_entrant *entrant, const char *player)
{
	return *player &&
	       (strcmp(entrant->player[0], player) == 0 || strcmp(entrant->player[1], player) == 0);
}

/* No name twice, and nobody in two pairs; entrant number `self` does not count. */
static bool check_names(const ck_cup *cup, const ck_act *act, uint32_t self, ck_refusal *refusal)
{
	for (uint32_t i = 0; i < cup->about.entrants; i++) {
		const ck_cup_entrant *other = &cup->entrants[i];

		refusal->entrant = i + 1;
		if (other->state == CK_ENTRANT_LEFT || i + 1 == self)
			continue;
		if (*act->name && strcmp(other->name, act->name) == 0)
			return ck_cup_refuse(refusal, CK_REFUSED_NAME_TAKEN);
		if (plays_for(other, act->player[0]) || plays_for(other, act->player[1]))
			return ck_cup_refuse(refusal, CK_REFUSED_PLAYER_TAKEN);
	}
	refusal->entrant = 0;
	return true;
}

static bool check_players(const ck_cup *cup, const ck_act *act, uint32_t self, ck_refusal *refusal)
{
	bool two = *act->player[1];

	if (two != (cup->about.size == 2))
		return ck_cup_refuse_field(refusal, "player2", two ? 0 : 1, two ? 0 : CK_CUP_NAME_MAX);
	if (two && strcmp(act->player[0], act->player[1]) == 0) {
		refusal->entrant = self;
		return ck_cup_refuse(refusal, CK_REFUSED_PLAYER_TAKEN);
	}
	return check_names(cup, act, self, refusal);
}

static bool check_entrant(const ck_cup *cup, uint32_t number, ck_refusal *refusal)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, number);

	refusal->entrant = number;
	if (!entrant)
		return ck_cup_refuse(refusal, CK_REFUSED_NO_ENTRANT);
	if (entrant->state != CK_ENTRANT_IN)
		return ck_cup_refuse(refusal, CK_REFUSED_ENTRANT_OUT);
	refusal->entrant = 0;
	return true;
}

static bool check_enter(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (cup->about.entrants >= 2 * CK_CUP_ENTRANTS_MAX ||
	    ck_rounds_entrants(cup) == CK_CUP_ENTRANTS_MAX) {
		refusal->high = CK_CUP_ENTRANTS_MAX;
		return ck_cup_refuse(refusal, CK_REFUSED_MANY_ENTRANTS);
	}
	return check_players(cup, act, 0, refusal);
}

/* S2 rule 15: after the draw a name may be spelt better, and still be the same person's. */
static bool check_amend(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (!check_entrant(cup, act->entrant, refusal) || !check_players(cup, act, act->entrant, refusal))
		return false;
	if (!*cup->about.seed)
		return true;

	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, act->entrant);

	if (act->seeding != entrant->seeding)
		return refuse_fixed(refusal, "seeding");
	for (unsigned m = 0; m < cup->about.size; m++)
		if (!ck_same_person(entrant->player[m], act->player[m])) {
			refusal->entrant = act->entrant;
			return ck_cup_refuse(refusal, CK_REFUSED_PARTNERS);
		}
	return true;
}

static bool check_accept(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (!check_entrant(cup, act->entrant, refusal))
		return false;
	return act->member < cup->about.size ||
	       ck_cup_refuse_field(refusal, "member", 0, cup->about.size - 1);
}

/* ------------------------------------------------------------------ the draw */

static bool check_commit(const ck_act *act, ck_refusal *refusal)
{
	if (strlen(act->seed) != 64 || strspn(act->seed, "0123456789abcdef") != 64)
		return ck_cup_refuse_field(refusal, "seed", 64, 64);
	return true;
}

static bool check_draw(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	char commitment[65];
	uint32_t low;
	uint32_t high;
	uint32_t entrants = ck_rounds_entrants(cup);

	ck_rounds_limits(cup, &low, &high);
	refusal->low = low;
	refusal->high = high;
	if (entrants < low)
		return ck_cup_refuse(refusal, CK_REFUSED_FEW_ENTRANTS);
	if (entrants > high)
		return ck_cup_refuse(refusal, CK_REFUSED_MANY_ENTRANTS);
	ck_lot_commitment(act->seed, commitment);
	if (*cup->about.commitment && strcmp(cup->about.commitment, commitment) != 0)
		return ck_cup_refuse(refusal, CK_REFUSED_SEED);
	return true;
}

bool ck_check_entry(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	switch (act->kind) {
	case CK_ACT_CREATE: return check_whole(act, refusal);
	case CK_ACT_CHANGE: return check_change(cup, act, refusal);
	case CK_ACT_OFFICIAL: return check_official(cup, act, refusal);
	case CK_ACT_ENTER: return check_enter(cup, act, refusal);
	case CK_ACT_AMEND: return check_amend(cup, act, refusal);
	case CK_ACT_LEAVE: return check_entrant(cup, act->entrant, refusal);
	case CK_ACT_ACCEPT: return check_accept(cup, act, refusal);
	case CK_ACT_COMMIT: return check_commit(act, refusal);
	default: return check_draw(cup, act, refusal);
	}
}
