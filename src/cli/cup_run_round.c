#include "cli/cup_run_round.h"

#include "i18n/i18n.h"

#include <stdio.h>

uint32_t ck_run_round_of(const ck_cup *cup, uint32_t game)
{
	const ck_cup_game *chosen = ck_cup_game_of(cup, game);

	return chosen != NULL ? ck_cup_match_of(cup, chosen->match)->round : 0;
}

/* Whether an announcement of it is for anybody. Further games of a longer match are announced each for itself. */
static bool is_to_come(const ck_cup *cup, uint32_t round)
{
	const ck_cup_info *about = ck_cup_about(cup);

	for (uint32_t i = 1; i <= about->games; i++)
		if (ck_cup_game_of(cup, i)->state <= CK_GAME_CALLED && ck_run_round_of(cup, i) == round)
			return true;
	for (uint32_t i = 1; i <= about->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(cup, i);

		if (match->round == round && match->state == CK_MATCH_WAITS)
			return true;
	}
	return false;
}

uint32_t ck_run_round_to_announce(const ck_cup *cup, uint32_t game)
{
	uint32_t rounds = ck_cup_about(cup)->rounds, chosen = ck_run_round_of(cup, game);
	uint32_t from = chosen != 0 ? chosen : 1;

	for (uint32_t step = 0; step < rounds; step++) {
		uint32_t round = (from - 1 + step) % rounds + 1;

		if (is_to_come(cup, round))
			return round;
	}
	return 0;
}

bool ck_run_round_over_tell(const ck_cup *cup, const ck_act *act, char *out, size_t cap)
{
	char number[24];
	const ck_slot slots[] = {{"round", number}, {NULL, NULL}};

	if (act->kind != CK_ACT_ANNOUNCE || act->round == 0 || is_to_come(cup, act->round))
		return false;
	snprintf(number, sizeof(number), "%u", act->round);
	ck_fill(out, cap, ck_tr("Nothing is left to play in round {round}, so that was announced to nobody."),
	        slots);
	return true;
}
