/* reinstate.c - a withdrawal or an expulsion that was a mistake: whether it can be taken back, and what comes back with
 * it. */
#include "cup/state.h"

#include <string.h>

/* Whether a match was given away because this entrant went; of two who went, the first gave it away. */
static bool gave_away(const ck_match_facts *facts, uint32_t entrant)
{
	const ck_cup_match *match = &facts->match;

	switch (facts->settled ? CK_WALKOVER_NONE : (ck_walkover)facts->walkover) {
	case CK_WALKOVER_FIRST: return match->side[1] == entrant;
	case CK_WALKOVER_SECOND: return match->side[0] == entrant;
	case CK_WALKOVER_NOBODY: return match->side[0] == entrant || match->side[1] == entrant;
	default: return false;
	}
}

/* ------------------------------------------------------------------- check */

/* Whether an act of a kind was done since an entrant went. */
static bool was_done_since(const ck_cup *cup, const ck_cup_entrant *entrant, ck_act_kind kind)
{
	for (uint32_t i = entrant->went; i < cup->act_count; i++)
		if (cup->acts[i].kind == kind)
			return true;
	return false;
}

/* Whether an entrant has a place in the knockout after the groups. */
static bool is_through(const ck_cup *cup, uint32_t number)
{
	for (uint32_t i = 0; i < cup->about.matches; i++) {
		const ck_cup_match *match = &cup->matches[i].match;

		for (unsigned s = 0; s < 2; s++)
			if (match->part != CK_PART_GROUP && match->part != CK_PART_EXTRA &&
			    match->source[s].kind == CK_SOURCE_PLACE && match->source[s].number == number)
				return true;
	}
	return false;
}

/* The knockout was drawn upon a match that this entrant gave away, or without it. */
static bool is_passed_over(const ck_cup *cup, uint32_t number)
{
	if (cup->about.format.kind != CK_FORMAT_GROUPS || !cup->knockout_drawn)
		return false;
	for (uint32_t i = 0; i < cup->about.matches; i++)
		if (gave_away(&cup->matches[i], number) && ck_resolve_is_settled(cup, i + 1))
			return true;
	return was_done_since(cup, &cup->entrants[number - 1], CK_ACT_PAIR) && !is_through(cup, number);
}

/* An extra game that was set since somebody went parts those who were left; 0 none. */
static uint32_t extra_since(const ck_cup *cup, const ck_cup_entrant *entrant)
{
	if (!was_done_since(cup, entrant, CK_ACT_EXTRA))
		return 0;
	for (uint32_t i = cup->about.games; i > 0; i--)
		if (cup->matches[cup->games[i - 1].match - 1].match.part == CK_PART_EXTRA)
			return i;
	return 0;
}

/* The first game that stands upon what this entrant gave away; 0 none. */
static uint32_t begun_upon(const ck_cup *cup, uint32_t number)
{
	uint32_t found = extra_since(cup, &cup->entrants[number - 1]);

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
	if (is_passed_over(cup, act->entrant))
		return ck_cup_refuse(refusal, CK_REFUSED_KNOCKOUT);
	refusal->game = begun_upon(cup, act->entrant);
	if (refusal->game)
		return ck_cup_refuse(refusal, CK_REFUSED_DEPENDENT);
	return check_players(cup, act->entrant, refusal);
}

/* ------------------------------------------------------------------- apply */

/* Whether by an announced start (0 none) somebody could be declared absent now. */
static bool has_run_out(const ck_cup *cup, int64_t start, int64_t now)
{
	return start && now >= start + (int64_t)cup->about.grace * 60000;
}

/* A game that was dropped at a board goes on there if the board and its players are free; else it waits to be called. An
 * announced time that has run out meanwhile is none: nobody is absent for having been sent away. */
static void restore_game(ck_cup *cup, uint32_t number, int64_t now)
{
	ck_cup_game *game = &cup->games[number - 1];
	const ck_cup_match *match = &cup->matches[game->match - 1].match;
	int64_t start = game->announced ? game->announced : cup->round_start[match->round - 1];
	ck_refusal refusal = {.field = ""};

	game->state = game->dropped_from;
	game->dropped = 0;
	game->dropped_from = 0;
	if (game->state != CK_GAME_SCHEDULED &&
	    (game->table > cup->about.boards || !ck_check_free(cup, number, game->table, &refusal)))
		ck_cup_game_uncall(game);
	if (game->state <= CK_GAME_CALLED && has_run_out(cup, start, now)) {
		game->announced = 0;
		game->replay = 1;
	}
}

/* The game of a match that was dropped last, if it was between the same two; 0 none. */
static uint32_t last_dropped(const ck_cup *cup, uint32_t number)
{
	const ck_cup_match *match = &cup->matches[number - 1].match;

	for (uint32_t i = cup->about.games; i > 0; i--) {
		const ck_cup_game *game = &cup->games[i - 1];

		if (game->match == number && game->state == CK_GAME_DROPPED)
			return game->side[0] == match->side[0] && game->side[1] == match->side[1] ? i : 0;
	}
	return 0;
}

/* The match is open again, with the game that was dropped when it was given away. */
static void reopen(ck_cup *cup, uint32_t index, int64_t now)
{
	ck_match_facts *facts = &cup->matches[index];
	uint32_t game = facts->unplayed ? 0 : last_dropped(cup, index + 1);
	unsigned at = 0;

	facts->walkover = CK_WALKOVER_NONE;
	facts->unplayed = 0;
	facts->match.state = CK_MATCH_OPEN;
	facts->match.winner = 0;
	/* A game that comes to be now does not begin at a time that is over. */
	if (has_run_out(cup, cup->round_start[facts->match.round - 1], now))
		facts->made = 1;
	while (at < 5 && facts->match.games[at])
		at++;
	if (!game || at == 5)
		return;
	facts->match.games[at] = game;
	restore_game(cup, game, now);
}

/* Who comes back to a Swiss tournament plays on from the next round: what was given away before a round that was paired since
 * stays. */
static bool is_paired_upon(const ck_cup *cup, const ck_cup_entrant *entrant, const ck_cup_match *match)
{
	return cup->about.format.kind == CK_FORMAT_SWISS && match->round < cup->swiss_rounds &&
	       was_done_since(cup, entrant, CK_ACT_PAIR);
}

void ck_reinstate(ck_cup *cup, const ck_act *act)
{
	ck_cup_entrant *entrant = &cup->entrants[act->entrant - 1];

	entrant->state = entrant->was;
	entrant->was = CK_ENTRANT_IN;
	if (entrant->state != CK_ENTRANT_IN)
		return;
	for (uint32_t i = 0; i < cup->about.matches; i++) {
		ck_match_facts *facts = &cup->matches[i];

		if (!gave_away(facts, act->entrant))
			continue;
		if (is_paired_upon(cup, entrant, &facts->match))
			facts->settled = 1;
		else
			reopen(cup, i, act->at);
	}
	entrant->went = 0;
}
