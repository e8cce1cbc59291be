#include "cup/state.h"

#include <stdlib.h>
#include <string.h>

ck_cup *ck_cup_new(void)
{
	ck_cup *cup = calloc(1, sizeof *cup);

	if (!cup)
		return NULL;
	cup->about.name = cup->about.place = cup->about.date = cup->about.category = "";
	cup->about.game_string = cup->about.commitment = cup->about.seed = "";
	return cup;
}

void ck_cup_free(ck_cup *cup)
{
	if (!cup)
		return;
	ck_arena_release(&cup->arena);
	free(cup->acts);
	free(cup->officials);
	free(cup->entrants);
	free(cup->matches);
	free(cup->games);
	free(cup->claims);
	free(cup->round_start);
	free(cup->round_count);
	free(cup->due);
	free(cup);
}

bool ck_cup_may(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	*refusal = (ck_refusal){.field = ""};
	return ck_check_act(cup, act, refusal);
}

bool ck_cup_do(ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (!ck_cup_may(cup, act, refusal))
		return false;

	ck_refused failed = ck_apply_act(cup, act);

	return failed == CK_REFUSED_NOT || ck_cup_refuse(refusal, failed);
}

uint32_t ck_cup_acts(const ck_cup *cup)
{
	return cup->act_count;
}

const ck_act *ck_cup_act_at(const ck_cup *cup, uint32_t i)
{
	return i < cup->act_count ? &cup->acts[i] : NULL;
}

const ck_cup_info *ck_cup_about(const ck_cup *cup)
{
	return &cup->about;
}

/* Whether a number from 1 is one of so many. */
static bool is_one(uint32_t number, uint32_t count)
{
	return number >= 1 && number <= count;
}

const ck_cup_entrant *ck_cup_entrant_of(const ck_cup *cup, uint32_t number)
{
	return is_one(number, cup->about.entrants) ? &cup->entrants[number - 1] : NULL;
}

const ck_cup_match *ck_cup_match_of(const ck_cup *cup, uint32_t number)
{
	return is_one(number, cup->about.matches) ? &cup->matches[number - 1].match : NULL;
}

const ck_cup_game *ck_cup_game_of(const ck_cup *cup, uint32_t number)
{
	return is_one(number, cup->about.games) ? &cup->games[number - 1] : NULL;
}

const ck_cup_claim *ck_cup_claim_of(const ck_cup *cup, uint32_t number)
{
	return is_one(number, cup->about.claims) ? &cup->claims[number - 1] : NULL;
}

const ck_cup_official *ck_cup_official_at(const ck_cup *cup, uint32_t i)
{
	return i < cup->about.officials ? &cup->officials[i] : NULL;
}

uint8_t ck_cup_role_of(const ck_cup *cup, const char *name)
{
	for (uint32_t i = 0; i < cup->about.officials; i++)
		if (strcmp(cup->officials[i].name, name) == 0)
			return cup->officials[i].role;
	return 0;
}

int64_t ck_cup_deadline(const ck_cup *cup, uint32_t number)
{
	const ck_cup_game *game = ck_cup_game_of(cup, number);

	if (!game || !game->announced)
		return 0;
	return game->announced + (int64_t)cup->about.grace * 60000;
}

uint8_t ck_cup_home_most(const ck_cup *cup)
{
	uint8_t pieces = cup->about.pieces, most = cup->about.most;

	/* Sides of players who have so many pieces each; of other numbers only the sum is known. */
	if (!pieces || most % pieces)
		return most;
	return (uint8_t)(most / pieces * (pieces - 1) + 1);
}

bool ck_cup_pairs_next(const ck_cup *cup)
{
	uint32_t game;

	return !cup->closed && *cup->about.seed && ck_rounds_may_pair(cup, &game) == CK_REFUSED_NOT;
}
