/* resolve.c - what follows from the facts: who meets whom, who has won, which games are due. */
#include "base.h"
#include "cup/schedule.h"
#include "cup/state.h"

static bool is_out(const ck_cup *cup, uint32_t entrant)
{
	return cup->entrants[entrant - 1].state != CK_ENTRANT_IN;
}

static bool is_over(const ck_cup_match *match)
{
	return match->state >= CK_MATCH_DECIDED;
}

/* ------------------------------------------------------------------- sources */

static uint32_t winner_of(const ck_cup_match *match)
{
	if (!is_over(match))
		return 0;
	return match->winner ? match->winner : CK_NOBODY_COMES;
}

/* Who falls out of a match: nobody if it was none. */
static uint32_t loser_of(const ck_cup_match *match)
{
	if (!is_over(match))
		return 0;
	if (!match->winner || match->state == CK_MATCH_BYE)
		return CK_NOBODY_COMES;

	return match->side[match->winner == match->side[0]];
}

static uint32_t side_from(const ck_cup *cup, const ck_source *source)
{
	switch (source->kind) {
	case CK_SOURCE_PLACE: return source->number;
	case CK_SOURCE_WINNER: return winner_of(&cup->matches[source->number].match);
	case CK_SOURCE_LOSER: return loser_of(&cup->matches[source->number].match);
	default: return CK_NOBODY_COMES;
	}
}

/* The last match of a double elimination is played only if the final was won from below. */
static bool is_idle_reset(const ck_cup *cup, const ck_cup_match *match)
{
	if (match->part != CK_PART_RESET)
		return false;

	const ck_cup_match *final = &cup->matches[match->source[0].number].match;

	return is_over(final) && (!final->winner || final->winner == final->side[0]);
}

static void take_sides(const ck_cup *cup, ck_match_facts *facts)
{
	ck_cup_match *match = &facts->match;

	for (unsigned i = 0; i < 2; i++) {
		uint32_t side = is_idle_reset(cup, match) ? CK_NOBODY_COMES
		                                          : side_from(cup, &match->source[i]);

		if (side != match->side[i])
			facts->walkover = CK_WALKOVER_NONE;
		match->side[i] = side;
	}
}

/* -------------------------------------------------------------------- winners */

/* Count the games that were certified. True if a judge has declared somebody absent: that decides the whole match
 * (S2 rule 16); *absent is who. */
static bool count_games(const ck_cup *cup, ck_cup_match *match, uint8_t *absent)
{
	match->wins[0] = match->wins[1] = 0;
	for (unsigned i = 0; i < 5 && match->games[i]; i++) {
		const ck_cup_game *game = &cup->games[match->games[i] - 1];

		if (game->state != CK_GAME_CERTIFIED)
			continue;
		if (game->absent) {
			*absent = game->absent;
			return true;
		}
		match->wins[game->winner]++;
	}
	return false;
}

static void decide(ck_cup_match *match, ck_match_state state, uint32_t winner)
{
	match->state = (uint8_t)state;
	match->winner = winner;
}

/* Whether a side will not play: nobody comes, or who would is out. */
static bool is_missing(const ck_cup *cup, uint32_t side)
{
	return side == CK_NOBODY_COMES || is_out(cup, side);
}

/* No game decides: the first who goes, or went, gives the match away, and whoever goes later changes nothing. */
static void decide_walkover(const ck_cup *cup, ck_match_facts *facts)
{
	ck_cup_match *match = &facts->match;
	bool missing[2] = {is_missing(cup, match->side[0]), is_missing(cup, match->side[1])};

	if (facts->walkover == CK_WALKOVER_NONE && (missing[0] || missing[1])) {
		facts->walkover = missing[0] && missing[1] ? CK_WALKOVER_NOBODY
		                  : missing[0]             ? CK_WALKOVER_SECOND
		                                           : CK_WALKOVER_FIRST;
		facts->unplayed = match->games[0] == 0;
	}
	switch (facts->walkover) {
	case CK_WALKOVER_NONE: decide(match, CK_MATCH_OPEN, 0); break;
	case CK_WALKOVER_NOBODY: decide(match, CK_MATCH_EMPTY, 0); break;
	default:
		decide(match, facts->unplayed ? CK_MATCH_BYE : CK_MATCH_FORFEITED,
		       match->side[facts->walkover == CK_WALKOVER_SECOND]);
	}
}

static void decide_between(const ck_cup *cup, ck_match_facts *facts)
{
	ck_cup_match *match = &facts->match;
	uint8_t need = (uint8_t)(match->part == CK_PART_EXTRA ? 1 : cup->about.format.best / 2 + 1);
	uint8_t absent = 0;

	if (count_games(cup, match, &absent))
		decide(match, absent == 3 ? CK_MATCH_EMPTY : CK_MATCH_FORFEITED,
		       absent == 3 ? 0 : match->side[absent == 1]);
	else if (match->wins[0] >= need || match->wins[1] >= need)
		decide(match, CK_MATCH_DECIDED, match->side[match->wins[1] >= need]);
	else
		decide_walkover(cup, facts);
}

static void decide_match(const ck_cup *cup, ck_match_facts *facts)
{
	ck_cup_match *match = &facts->match;

	if (match->side[0] && match->side[1]) {
		decide_between(cup, facts);
	} else {
		match->wins[0] = match->wins[1] = 0;
		decide(match, CK_MATCH_WAITS, 0);
	}
}

/* ---------------------------------------------------------------------- games */

uint32_t ck_resolve_current(const ck_cup *cup, const ck_cup_match *match)
{
	for (unsigned i = 0; i < 5 && match->games[i]; i++)
		if (cup->games[match->games[i] - 1].state < CK_GAME_CERTIFIED)
			return match->games[i];
	return 0;
}

static void drop(const ck_cup *cup, ck_cup_game *game)
{
	game->dropped = cup->act_count;
	game->dropped_from = game->state;
	game->state = CK_GAME_DROPPED;
}

/* Leave only the games that count in the list of a match; those that nobody needs any more are dropped. */
static void tidy_games(ck_cup *cup, ck_cup_match *match)
{
	unsigned kept = 0;

	for (unsigned i = 0; i < 5; i++) {
		uint32_t number = match->games[i];
		ck_cup_game *game = number ? &cup->games[number - 1] : NULL;

		if (game && game->state < CK_GAME_CERTIFIED && match->state != CK_MATCH_OPEN)
			drop(cup, game);
		match->games[i] = 0;
		if (game && game->state <= CK_GAME_CERTIFIED)
			match->games[kept++] = number;
	}
}

/* A game is between the sides of its match until it is over. */
static void take_players(ck_cup *cup, const ck_cup_match *match)
{
	for (unsigned i = 0; i < 5 && match->games[i]; i++) {
		ck_cup_game *game = &cup->games[match->games[i] - 1];

		if (game->state < CK_GAME_CERTIFIED) {
			game->side[0] = match->side[0];
			game->side[1] = match->side[1];
		}
	}
}

/* The first place in the order of its games that none of those of a match has: behind them all, or that of one that was
 * annulled. */
static uint8_t free_index(const ck_cup *cup, const ck_cup_match *match)
{
	unsigned taken = 0;
	uint8_t index = 1;

	for (unsigned i = 0; i < 5 && match->games[i]; i++)
		taken |= 1u << cup->games[match->games[i] - 1].index;
	while (taken >> index & 1)
		index++;
	return index;
}

/* A match that is open has a game that is due. */
static void add_game(ck_cup *cup, uint32_t number)
{
	ck_match_facts *facts = &cup->matches[number - 1];
	ck_cup_match *match = &facts->match;
	unsigned at = 0;

	if (match->state != CK_MATCH_OPEN || ck_resolve_current(cup, match))
		return;

	uint8_t index = free_index(cup, match);

	while (at < 5 && match->games[at])
		at++;
	CK_ASSERT(at < 5 && cup->about.games < cup->game_room);
	cup->games[cup->about.games++] = (ck_cup_game){
		.match = number,
		.index = index,
		.replay = index == 1 && facts->made,
		.reporter = "",
		.judge = "",
		.why = "",
	};
	match->games[at] = cup->about.games;
	facts->made = 1;
}

/* ------------------------------------------------------------------ the shifts */

/* A first game takes the announced start of its round when it comes to be; one that was announced keeps its time. */
static void take_start(const ck_cup *cup, const ck_cup_match *match, ck_cup_game *game)
{
	int64_t start = cup->round_start[match->round - 1];

	if (!game->announced && game->index == 1 && start && !game->replay)
		game->announced = start + (int64_t)(game->shift - 1) * cup->about.minutes * 60000;
}

/* Each round's games sit down in the order of its matches, as many at a time as there are boards. */
static void seat_games(ck_cup *cup, const ck_match_facts *facts)
{
	const ck_cup_match *match = &facts->match;
	uint32_t shift;
	uint32_t slot;

	ck_schedule_slot(facts->seat, cup->about.boards, &shift, &slot);
	for (unsigned g = 0; g < 5 && match->games[g]; g++) {
		ck_cup_game *game = &cup->games[match->games[g] - 1];

		if (game->state != CK_GAME_SCHEDULED)
			continue;
		game->shift = shift;
		game->slot = slot;
		take_start(cup, match, game);
	}
}

/* ------------------------------------------------------------------ one match */

void ck_resolve_later(ck_cup *cup, uint32_t match)
{
	if (match)
		cup->due[(match - 1) / 64] |= UINT64_C(1) << (match - 1) % 64;
}

/* Tell the matches that come after it who has won and who has lost, if that is news. */
static void pass_on(ck_cup *cup, ck_match_facts *facts)
{
	uint32_t now[2] = {winner_of(&facts->match), loser_of(&facts->match)};

	cup->undecided += !now[0];
	cup->undecided -= !facts->outcome[0];
	for (unsigned i = 0; i < 2; i++)
		if (now[i] != facts->outcome[i])
			ck_resolve_later(cup, facts->next[i]);
	facts->outcome[0] = now[0];
	facts->outcome[1] = now[1];
}

static void resolve_match(ck_cup *cup, uint32_t number)
{
	ck_match_facts *facts = &cup->matches[number - 1];

	take_sides(cup, facts);
	tidy_games(cup, &facts->match);
	decide_match(cup, facts);
	tidy_games(cup, &facts->match);
	add_game(cup, number);
	take_players(cup, &facts->match);
	seat_games(cup, facts);
	pass_on(cup, facts);
}

/* ------------------------------------------------------------------- the whole */

static ck_cup_phase phase_of(const ck_cup *cup)
{
	if (cup->closed)
		return CK_CUP_CLOSED;
	if (!cup->act_count)
		return CK_CUP_NEW;
	if (!*cup->about.seed)
		return CK_CUP_ENTRIES;
	return cup->undecided || ck_cup_pairs_next(cup) ? CK_CUP_PLAY : CK_CUP_COMPLETE;
}

/* The matches that are due, in their order: each comes after those from which its sides come. */
static void resolve_due(ck_cup *cup)
{
	for (uint32_t word = 0; word * 64 < cup->about.matches; word++)
		for (uint32_t bit = 0; bit < 64 && cup->due[word]; bit++) {
			uint64_t mask = UINT64_C(1) << bit;

			if (!(cup->due[word] & mask))
				continue;
			cup->due[word] &= ~mask;
			resolve_match(cup, word * 64 + bit + 1);
		}
	cup->about.phase = (uint8_t)phase_of(cup);
}

/* The matches of an entrant, or all (0). */
static void due_of(ck_cup *cup, uint32_t entrant)
{
	for (uint32_t i = 0; i < cup->about.matches; i++) {
		const ck_cup_match *match = &cup->matches[i].match;

		if (!entrant || match->side[0] == entrant || match->side[1] == entrant)
			ck_resolve_later(cup, i + 1);
	}
}

void ck_resolve(ck_cup *cup, const ck_act *act)
{
	if (act->kind >= CK_ACT_CALL && act->kind <= CK_ACT_ANNUL)
		ck_resolve_later(cup, cup->games[act->game - 1].match);
	else if (act->kind == CK_ACT_EXPEL || act->kind == CK_ACT_WITHDRAW || act->kind == CK_ACT_REINSTATE)
		due_of(cup, act->entrant);
	else if (act->kind == CK_ACT_CHANGE) /* more boards, fewer shifts */
		due_of(cup, 0);
	resolve_due(cup);
}

void ck_resolve_all(ck_cup *cup)
{
	due_of(cup, 0);
	resolve_due(cup);
}

/* -------------------------------------------------------------------- dependents */

static bool feeds(const ck_cup_match *match, uint32_t index)
{
	for (unsigned i = 0; i < 2; i++)
		if (match->source[i].kind >= CK_SOURCE_WINNER && match->source[i].number == index)
			return true;
	return false;
}

/* The first game of a match that has been begun. */
static uint32_t begun_in(const ck_cup *cup, const ck_cup_match *match)
{
	for (unsigned i = 0; i < 5 && match->games[i]; i++) {
		uint8_t state = cup->games[match->games[i] - 1].state;

		if (state >= CK_GAME_CALLED && state <= CK_GAME_CERTIFIED)
			return match->games[i];
	}
	return 0;
}

bool ck_resolve_is_settled(const ck_cup *cup, uint32_t number)
{
	uint8_t part = cup->matches[number - 1].match.part;

	return cup->knockout_drawn && (part == CK_PART_GROUP || part == CK_PART_EXTRA);
}

uint32_t ck_resolve_dependent(const ck_cup *cup, uint32_t number)
{
	uint32_t index = number - 1;
	uint32_t found = 0;

	for (uint32_t i = index + 1; i < cup->about.matches && !found; i++) {
		const ck_cup_match *match = &cup->matches[i].match;

		if (!feeds(match, index))
			continue;
		found = begun_in(cup, match);
		if (!found)
			found = ck_resolve_dependent(cup, i + 1);
	}
	return found;
}
