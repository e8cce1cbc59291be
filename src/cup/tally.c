#include "cup/tally.h"

bool ck_tally_counts(const ck_cup_match *match, uint32_t group)
{
	if (group == CK_TALLY_ALL)
		return match->part != CK_PART_EXTRA;
	return match->part == CK_PART_SWISS || (match->part == CK_PART_GROUP && match->group == group);
}

bool ck_tally_is_entrant(uint32_t side)
{
	return side && side != CK_NOBODY_COMES;
}

/* The games of a match that were won over the board. */
static void add_games(const ck_cup *cup, const ck_cup_match *match, ck_tally *tally)
{
	for (unsigned i = 0; i < 5 && match->games[i]; i++) {
		const ck_cup_game *game = ck_cup_game_of(cup, match->games[i]);

		if (game->state != CK_GAME_CERTIFIED || game->absent)
			continue;
		for (unsigned s = 0; s < 2; s++) {
			ck_tally *mine = &tally[match->side[s] - 1];

			mine->wins += game->winner == s;
			mine->home += game->home[s] - game->home[1 - s];
		}
	}
}

/* A bye in a table is worth a match that was won; in a bracket it is none. */
static bool is_point(const ck_cup_match *match)
{
	return match->winner &&
	       (match->state != CK_MATCH_BYE || match->part == CK_PART_SWISS || match->part == CK_PART_GROUP);
}

static void add_match(const ck_cup *cup, const ck_cup_match *match, ck_tally *tally)
{
	for (unsigned s = 0; s < 2; s++)
		if (ck_tally_is_entrant(match->side[s]) && match->state >= CK_MATCH_DECIDED)
			tally[match->side[s] - 1].played++;
	if (is_point(match))
		tally[match->winner - 1].points++;
	if (ck_tally_is_entrant(match->side[0]) && ck_tally_is_entrant(match->side[1]))
		add_games(cup, match, tally);
}

/* Opponents are those of matches that were played, or that one of them came to. */
static void add_opponents(const ck_cup_match *match, ck_tally *tally)
{
	if (match->state != CK_MATCH_DECIDED && match->state != CK_MATCH_FORFEITED)
		return;
	if (!ck_tally_is_entrant(match->side[0]) || !ck_tally_is_entrant(match->side[1]))
		return;
	for (unsigned s = 0; s < 2; s++)
		tally[match->side[s] - 1].buchholz += tally[match->side[1 - s] - 1].points;
}

void ck_tally_add(const ck_cup *cup, uint32_t group, ck_tally *tally)
{
	uint32_t matches = ck_cup_about(cup)->matches;

	for (uint32_t i = 1; i <= matches; i++)
		if (ck_tally_counts(ck_cup_match_of(cup, i), group))
			add_match(cup, ck_cup_match_of(cup, i), tally);
	for (uint32_t i = 1; i <= matches; i++)
		if (ck_tally_counts(ck_cup_match_of(cup, i), group))
			add_opponents(ck_cup_match_of(cup, i), tally);
}

uint32_t ck_tally_lines(const ck_cup *cup, uint16_t group, const ck_tally *tally, ck_standing *lines)
{
	uint32_t count = 0;

	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++) {
		const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, i);

		if (!entrant->place || (group && entrant->group != group))
			continue;
		lines[count++] = (ck_standing){
			.entrant = i,
			.points = tally[i - 1].points,
			.played = tally[i - 1].played,
			.out = entrant->state != CK_ENTRANT_IN,
		};
	}
	return count;
}
