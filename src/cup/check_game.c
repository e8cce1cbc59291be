/* check_game.c - acts in the life of a game, and judges' acts on entrants and claims. */
#include "cup/state.h"

#include <string.h>

static bool refuse_game(ck_refusal *refusal, ck_refused reason, uint32_t game)
{
	refusal->game = game;
	return ck_cup_refuse(refusal, reason);
}

/* ------------------------------------------------------------------- states */

#define IN(state) (1u << (state))
#define WAITING (IN(CK_GAME_SCHEDULED) | IN(CK_GAME_CALLED))
#define AT_BOARD (IN(CK_GAME_CALLED) | IN(CK_GAME_PLAYING) | IN(CK_GAME_REPORTED))
#define OVER (IN(CK_GAME_CERTIFIED) | IN(CK_GAME_ANNULLED) | IN(CK_GAME_DROPPED))

/* The states in which a game may have an act. */
static const uint8_t STATES[CK_ACT_KIND_COUNT] = {
	[CK_ACT_ANNOUNCE] = WAITING,
	[CK_ACT_CALL] = WAITING,
	[CK_ACT_UNCALL] = IN(CK_GAME_CALLED) | IN(CK_GAME_PLAYING),
	[CK_ACT_SEAT] = WAITING,
	[CK_ACT_START] = WAITING,
	[CK_ACT_REPORT] = AT_BOARD,
	[CK_ACT_UNREPORT] = IN(CK_GAME_REPORTED),
	[CK_ACT_CERTIFY] = IN(CK_GAME_REPORTED),
	[CK_ACT_ABSENT] = WAITING,
	[CK_ACT_ANNUL] = IN(CK_GAME_CERTIFIED),
	[CK_ACT_CLAIM] = (uint8_t)(0xFF & ~OVER),
	[CK_ACT_NOTE] = 0xFF,
};

/* Whether there is this game, and in a state for the act. */
static bool check_state(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	const ck_cup_game *game = ck_cup_game_of(cup, act->game);

	if (!game)
		return refuse_game(refusal, CK_REFUSED_NO_GAME, act->game);
	refusal->state = game->state;
	if (STATES[act->kind] & IN(game->state))
		return true;
	if (game->state == CK_GAME_CERTIFIED)
		return refuse_game(refusal, CK_REFUSED_CERTIFIED, act->game);
	return refuse_game(refusal, CK_REFUSED_GAME_STATE, act->game);
}

static const ck_cup_match *match_of(const ck_cup *cup, uint32_t game)
{
	return ck_cup_match_of(cup, ck_cup_game_of(cup, game)->match);
}

/* ------------------------------------------------------------ announce, call */

static bool check_announce(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (!act->round == !act->game)
		return ck_cup_refuse_field(refusal, act->round ? "game" : "round", !act->round,
		                           act->round ? 0 : UINT32_MAX);
	if (act->round)
		return act->round <= cup->about.rounds || ck_cup_refuse(refusal, CK_REFUSED_NO_ROUND);
	return check_state(cup, act, refusal);
}

static bool shares_side(const ck_cup_match *one, const ck_cup_match *other, uint32_t *entrant)
{
	for (unsigned i = 0; i < 4; i++) {
		*entrant = one->side[i / 2];
		if (*entrant == other->side[i % 2])
			return true;
	}
	return false;
}

/* Nobody sits at two boards. */
bool ck_check_free(const ck_cup *cup, uint32_t game, uint32_t table, ck_refusal *refusal)
{
	const ck_cup_match *match = match_of(cup, game);

	for (uint32_t i = 0; i < cup->about.games; i++) {
		const ck_cup_game *other = &cup->games[i];
		uint32_t entrant;

		if (i + 1 == game || !(AT_BOARD & IN(other->state)))
			continue;
		if (table && other->table == table) {
			refusal->table = table;
			return refuse_game(refusal, CK_REFUSED_TABLE_TAKEN, i + 1);
		}
		if (shares_side(match, ck_cup_match_of(cup, other->match), &entrant)) {
			refusal->entrant = entrant;
			return refuse_game(refusal, CK_REFUSED_BUSY, i + 1);
		}
	}
	return true;
}

static bool check_call(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (!check_state(cup, act, refusal))
		return false;
	if (act->table > cup->about.boards) {
		refusal->table = act->table;
		refusal->high = cup->about.boards;
		return ck_cup_refuse(refusal, CK_REFUSED_NO_TABLE);
	}
	return ck_check_free(cup, act->game, act->table, refusal);
}

/* -------------------------------------------------------------- seats, results */

static bool check_seat(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (!check_state(cup, act, refusal))
		return false;
	if (act->side > 1)
		return ck_cup_refuse_field(refusal, "side", 0, 1);
	return act->member < cup->about.size ||
	       ck_cup_refuse_field(refusal, "member", 0, cup->about.size - 1);
}

static bool check_start(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	return check_state(cup, act, refusal) && ck_check_free(cup, act->game, 0, refusal);
}

/* Who has won has brought home what wins (S2 rule 10), and the game ended with that. */
static bool check_report(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	const ck_cup_info *about = &cup->about;
	uint8_t won = act->home[act->winner];
	uint8_t lost = act->home[1 - act->winner];

	if (!check_state(cup, act, refusal))
		return false;
	refusal->low = about->pieces;
	refusal->high = ck_cup_home_most(cup);
	if (won < about->pieces || won > refusal->high || lost >= refusal->high)
		return refuse_game(refusal, CK_REFUSED_HOME, act->game);
	return true;
}

static bool check_certify(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (!check_state(cup, act, refusal))
		return false;
	for (uint32_t i = 0; i < cup->about.claims; i++) {
		const ck_cup_claim *claim = &cup->claims[i];

		if (claim->game == act->game && !*claim->answer) {
			refusal->claim = i + 1;
			return refuse_game(refusal, CK_REFUSED_CLAIM_OPEN, act->game);
		}
	}
	return true;
}

static bool is_board_free(const ck_cup *cup)
{
	uint32_t taken = 0;

	for (uint32_t i = 0; i < cup->about.games; i++)
		taken += (AT_BOARD & IN(cup->games[i].state)) && cup->games[i].table;
	return taken < cup->about.boards;
}

/* A game that waits for a board, or for players at another one, cannot begin. */
static bool check_begin(const ck_cup *cup, uint32_t game, ck_refusal *refusal)
{
	if (ck_cup_game_of(cup, game)->state != CK_GAME_SCHEDULED)
		return true;
	if (!ck_check_free(cup, game, 0, refusal))
		return false;
	return is_board_free(cup) || refuse_game(refusal, CK_REFUSED_NO_BOARD, game);
}

bool ck_cup_may_begin(const ck_cup *cup, uint32_t number)
{
	ck_refusal refusal = {.field = ""};

	return ck_cup_game_of(cup, number) && check_begin(cup, number, &refusal);
}

/* S2 rule 16: not before the announced start and the minutes of grace, however late the call was; and both members of
 * a side that is seated are there. */
static bool check_absent(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	uint8_t all = (uint8_t)((1u << cup->about.size) - 1);

	if (!check_state(cup, act, refusal))
		return false;

	const ck_cup_game *game = ck_cup_game_of(cup, act->game);

	refusal->at = ck_cup_deadline(cup, act->game);
	if (!refusal->at)
		return refuse_game(refusal, CK_REFUSED_NOT_ANNOUNCED, act->game);
	if (act->at < refusal->at)
		return refuse_game(refusal, CK_REFUSED_EARLY, act->game);
	if (!check_begin(cup, act->game, refusal))
		return false;
	for (unsigned side = 0; side < 2; side++)
		if ((act->side == side || act->side == CK_BOTH_SIDES) && game->seated[side] == all) {
			refusal->entrant = match_of(cup, act->game)->side[side];
			return refuse_game(refusal, CK_REFUSED_SEATED, act->game);
		}
	return true;
}

/* S2 rule 17 and the issue of a mistake found late: what was played upon a result must go before it. */
static bool check_annul(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (!check_state(cup, act, refusal))
		return false;

	uint32_t match = ck_cup_game_of(cup, act->game)->match;
	uint32_t dependent = ck_resolve_dependent(cup, match);

	if (ck_resolve_is_settled(cup, match))
		return ck_cup_refuse(refusal, CK_REFUSED_KNOCKOUT);
	return !dependent || refuse_game(refusal, CK_REFUSED_DEPENDENT, dependent);
}

/* ------------------------------------------------------- entrants and claims */

static bool check_in(const ck_cup *cup, uint32_t number, ck_refusal *refusal)
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

/* S2 rule 14: the cheating of who has gone home already may come out later. */
static bool check_expel(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, act->entrant);

	return (entrant && entrant->state == CK_ENTRANT_WITHDRAWN) || check_in(cup, act->entrant, refusal);
}

static bool check_substitute(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (!check_in(cup, act->entrant, refusal))
		return false;
	refusal->entrant = act->entrant;
	if (!cup->about.format.substitutes)
		return ck_cup_refuse(refusal, CK_REFUSED_PARTNERS);
	if (act->member >= cup->about.size)
		return ck_cup_refuse_field(refusal, "member", 0, cup->about.size - 1);
	for (uint32_t i = 0; i < cup->about.entrants; i++)
		for (unsigned m = 0; m < cup->about.size; m++)
			/* S2 rule 14: who was expelled does not come back in another pair. */
			if ((cup->entrants[i].state == CK_ENTRANT_IN ||
			     cup->entrants[i].state == CK_ENTRANT_EXPELLED) &&
			    strcmp(cup->entrants[i].player[m], act->name) == 0) {
				refusal->entrant = i + 1;
				return ck_cup_refuse(refusal, CK_REFUSED_PLAYER_TAKEN);
			}
	return true;
}

/* S2 rule 17: no claim about a game that is certified. One about no game may come at any time. */
static bool check_claim(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	refusal->entrant = act->entrant;
	if (!ck_cup_entrant_of(cup, act->entrant))
		return ck_cup_refuse(refusal, CK_REFUSED_NO_ENTRANT);
	if (!act->game)
		return true;
	if (!check_state(cup, act, refusal))
		return false;

	const ck_cup_match *match = match_of(cup, act->game);

	if (match->side[0] != act->entrant && match->side[1] != act->entrant)
		return refuse_game(refusal, CK_REFUSED_NOT_IN_GAME, act->game);
	return true;
}

static bool check_answer(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	const ck_cup_claim *claim = ck_cup_claim_of(cup, act->claim);

	refusal->claim = act->claim;
	if (!claim)
		return ck_cup_refuse(refusal, CK_REFUSED_NO_CLAIM);
	return !*claim->answer || ck_cup_refuse(refusal, CK_REFUSED_ANSWERED);
}

/* --------------------------------------------------------- rounds, the close */

static bool check_pair(const ck_cup *cup, ck_refusal *refusal)
{
	ck_refused reason = ck_rounds_may_pair(cup, &refusal->game);

	return reason == CK_REFUSED_NOT || ck_cup_refuse(refusal, reason);
}

static bool check_extra(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (!check_in(cup, act->entrant, refusal) || !check_in(cup, act->other, refusal))
		return false;

	ck_refused reason = ck_rounds_may_extra(cup, act->entrant, act->other, &refusal->game);

	return reason == CK_REFUSED_NOT || ck_cup_refuse(refusal, reason);
}

/* A championship that is not complete may be closed for a reason only. */
static bool check_close(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	if (cup->about.phase == CK_CUP_COMPLETE || *act->why)
		return true;
	for (uint32_t i = 0; i < cup->about.games; i++)
		if (!(OVER & IN(cup->games[i].state)))
			return refuse_game(refusal, CK_REFUSED_OPEN_GAMES, i + 1);
	return ck_cup_refuse(refusal, CK_REFUSED_NO_REASON);
}

bool ck_check_game(const ck_cup *cup, const ck_act *act, ck_refusal *refusal)
{
	switch (act->kind) {
	case CK_ACT_PAIR: return check_pair(cup, refusal);
	case CK_ACT_EXTRA: return check_extra(cup, act, refusal);
	case CK_ACT_ANNOUNCE: return check_announce(cup, act, refusal);
	case CK_ACT_CALL: return check_call(cup, act, refusal);
	case CK_ACT_SEAT: return check_seat(cup, act, refusal);
	case CK_ACT_START: return check_start(cup, act, refusal);
	case CK_ACT_REPORT: return check_report(cup, act, refusal);
	case CK_ACT_UNCALL:
	case CK_ACT_UNREPORT: return check_state(cup, act, refusal);
	case CK_ACT_CERTIFY: return check_certify(cup, act, refusal);
	case CK_ACT_ABSENT: return check_absent(cup, act, refusal);
	case CK_ACT_ANNUL: return check_annul(cup, act, refusal);
	case CK_ACT_EXPEL: return check_expel(cup, act, refusal);
	case CK_ACT_REINSTATE: return ck_check_reinstate(cup, act, refusal);
	case CK_ACT_WITHDRAW: return check_in(cup, act->entrant, refusal);
	case CK_ACT_SUBSTITUTE: return check_substitute(cup, act, refusal);
	case CK_ACT_CLAIM: return check_claim(cup, act, refusal);
	case CK_ACT_ANSWER: return check_answer(cup, act, refusal);
	case CK_ACT_NOTE: return !act->game || check_state(cup, act, refusal);
	default: return check_close(cup, act, refusal);
	}
}
