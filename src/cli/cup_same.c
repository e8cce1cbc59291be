#include "cli/cup_same.h"

#include <string.h>

/* Acts that change the life of a game: not its log, a claim about it, or a player who sits down. */
static bool is_about_game(const ck_act *act)
{
	return act->game != 0 && act->kind != CK_ACT_NOTE && act->kind != CK_ACT_CLAIM &&
	       act->kind != CK_ACT_SEAT;
}

/* Whether an act throws an entrant out, and so decides its games, or brings it back into them. */
static bool is_exit(const ck_act *act)
{
	return act->kind == CK_ACT_EXPEL || act->kind == CK_ACT_WITHDRAW || act->kind == CK_ACT_REINSTATE;
}

static bool plays(const ck_cup *cup, uint32_t entrant, uint32_t number)
{
	const ck_cup_game *game = ck_cup_game_of(cup, number);
	const ck_cup_match *match = game != NULL ? ck_cup_match_of(cup, game->match) : NULL;

	return match != NULL && (match->side[0] == entrant || match->side[1] == entrant);
}

/* Acts about an entrant that do not stand beside each other. A claim does, and so does the acceptance by another
 * member. */
static bool same_entrant(const ck_act *theirs, const ck_act *mine)
{
	if (theirs->entrant != mine->entrant || mine->entrant == 0 || theirs->kind == CK_ACT_CLAIM ||
	    mine->kind == CK_ACT_CLAIM)
		return false;
	if (theirs->kind == CK_ACT_ACCEPT || mine->kind == CK_ACT_ACCEPT)
		return theirs->kind == mine->kind && theirs->member == mine->member;
	return true;
}

/* Acts of one kind that are for the whole championship, or for one of its parts. */
static bool same_kind(const ck_act *theirs, const ck_act *mine)
{
	if (theirs->kind != mine->kind)
		return false;
	switch (mine->kind) {
	case CK_ACT_CHANGE:
	case CK_ACT_COMMIT:
	case CK_ACT_DRAW:
	case CK_ACT_PAIR:
	case CK_ACT_CLOSE: return true;
	case CK_ACT_OFFICIAL: return strcmp(theirs->name, mine->name) == 0;
	case CK_ACT_ANNOUNCE: return mine->round != 0 && theirs->round == mine->round;
	case CK_ACT_ANSWER: return theirs->claim == mine->claim;
	case CK_ACT_EXTRA: return theirs->entrant == mine->other && theirs->other == mine->entrant;
	default: return false;
	}
}

bool ck_cup_same(const ck_cup *cup, const ck_act *theirs, const ck_act *mine)
{
	if (is_about_game(theirs) && is_about_game(mine) && theirs->game == mine->game)
		return true;
	if (is_exit(theirs) && is_about_game(mine) && plays(cup, theirs->entrant, mine->game))
		return true;
	return same_entrant(theirs, mine) || same_kind(theirs, mine);
}
