/* reinstate.c - a withdrawal or an expulsion that was a mistake: whether it can be taken back, and what comes back with
 * it. */
#include "cup/state.h"

#include <string.h>

/* Whether a match was given away because this entrant went; of two who went, the first gave it away. */
static bool gave_away(const ck_match_facts *facts, uint32_t entrant)
{
	const ck_cup_match *match = &facts->match;

	switch (facts->walkover) {
	case CK_WALKOVER_FIRST: return match->side[1] == entrant;
	case CK_WALKOVER_SECOND: return match->side[0] == entrant;
	case CK_WALKOVER_NOBODY: return match->side[0] == entrant || match->side[1] == entrant;
	default: return false;
	}
}

/* ------------------------------------------------------------------- check */

/* A knockout drawn from the groups since it went knows nothing of it. */
static bool is_passed_over(const ck_cup *cup, const ck_cup_entrant *entrant)
{
	if (cup->about.format.kind != CK_FORMAT_GROUPS || !cup->knockout_drawn)
		return false;
	for (uint32_t i = entrant->went; i < cup->act_count; i++)
		if (cup->acts[i].kind == CK_ACT_PAIR)
			return true;
	return false;
}

/* The first game begun upon the matches that this entrant gave away; 0 none. */
static uint32_t begun_upon(const ck_cup *cup, uint32_t number)
{
	uint32_t found = is_passed_over(cup, &cup->entrants[number - 1]) ? cup->first_knockout_game : 0;

	for (uint32_t i = 0; i < cup->about.matches && !found; i++)
		if (gave_away(&cup->matches[i], number))
			found = ck_resolve_dependent(cup, i + 1);
	return found;
}

/* A player who has come into another pair since (an option: not by S2) does not play for two. */
static bool check_players(const ck_cup *cup, uint32_t number, ck_refusal *refusal)
{
	const ck_cup_entrant *entrant = &cup->entrants[number - 1];

	for (uint32_t i = 0; i < cup->about.entrants; i++) {
		const ck_cup_entrant *other = &cup->entrants[i];

		if (i + 1 == number || other->state != CK_ENTRANT_IN)
			continue;
		for (unsigned m = 0; m < 4; m++)
			if (*entrant->player[m / 2] &&
			    strcmp(entrant->player[m / 2], other->player[m % 2]) == 0) {
				refusal->entrant = i + 1;
				return ck_cup_refuse(refusal, CK_REFUSED_PLAYER_TAKEN);
			}
	}
	return true;
}

bool ck_check_reinstate(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, act->entrant);

	refusal->entrant = act->entrant;
	if (!entrant)
		return ck_cup_refuse(refusal, CK_REFUSED_NO_ENTRANT);
	if (entrant->state != CK_ENTRANT_WITHDRAWN && entrant->state != CK_ENTRANT_EXPELLED)
		return ck_cup_refuse(refusal, CK_REFUSED_NOT_OUT);
	/* Whoever had withdrawn before is withdrawn again: nothing comes back. */
	if (entrant->was != CK_ENTRANT_IN)
		return true;
	refusal->game = begun_upon(cup, act->entrant);
	if (refusal->game)
		return ck_cup_refuse(refusal, CK_REFUSED_DEPENDENT);
	return check_players(cup, act->entrant, refusal);
}

/* ------------------------------------------------------------------- apply */

/* A game that was dropped at a board goes on there if the board and its players are free; else it waits to be called. An
 * announced time that has run out meanwhile is none: nobody is absent for having been sent away. */
static void restore_game(ck_cup *cup, uint32_t number, int64_t now)
{
	ck_cup_game *game = &cup->games[number - 1];
	ck_refusal refusal = {.field = ""};

	game->state = game->dropped_from;
	game->dropped = 0;
	game->dropped_from = 0;
	if (game->state != CK_GAME_SCHEDULED &&
	    (game->table > cup->about.boards || !ck_check_free(cup, number, game->table, &refusal)))
		ck_cup_game_uncall(game);
	if (game->state <= CK_GAME_CALLED && game->announced && now >= ck_cup_deadline(cup, number)) {
		game->announced = 0;
		game->replay = 1;
	}
}

/* The game of a match that was dropped last; 0 none. */
static uint32_t last_dropped(const ck_cup *cup, uint32_t match)
{
	for (uint32_t i = cup->about.games; i > 0; i--)
		if (cup->games[i - 1].match == match && cup->games[i - 1].state == CK_GAME_DROPPED)
			return i;
	return 0;
}

/* The match is open again, with the game that was dropped when it was given away: not one between other sides. */
static void reopen(ck_cup *cup, uint32_t index, int64_t now)
{
	ck_match_facts *facts = &cup->matches[index];
	uint32_t game = facts->unplayed ? 0 : last_dropped(cup, index + 1);
	unsigned at = 0;

	facts->walkover = CK_WALKOVER_NONE;
	facts->unplayed = 0;
	facts->match.state = CK_MATCH_OPEN;
	facts->match.winner = 0;
	while (at < 5 && facts->match.games[at])
		at++;
	if (!game || at == 5)
		return;
	facts->match.games[at] = game;
	restore_game(cup, game, now);
}

void ck_reinstate(ck_cup *cup, const ck_act *act)
{
	ck_cup_entrant *entrant = &cup->entrants[act->entrant - 1];

	entrant->state = entrant->was;
	entrant->was = CK_ENTRANT_IN;
	if (entrant->state != CK_ENTRANT_IN)
		return;
	for (uint32_t i = 0; i < cup->about.matches; i++)
		if (gave_away(&cup->matches[i], act->entrant))
			reopen(cup, i, act->at);
	entrant->went = 0;
}
