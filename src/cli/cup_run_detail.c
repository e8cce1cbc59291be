/* cup_run_detail.c - all there is to say of one row. */
#include "cli/cup_run_text.h"
#include "cli/cup_stage.h"
#include "cli/cup_tell.h"
#include "cli/cup_time.h"
#include "i18n/i18n.h"

#include <stdio.h>

enum { NAME = 320, NUMBER = 24, MINUTE = 60000 };

/* Of a game that was dropped, by what became of its match. */
static const char *rest_of_dropped(const ck_cup_match *match)
{
	switch (match->state) {
	case CK_MATCH_FORFEITED: return CK_MSG("Given away: {loser} is {state}, {winner} goes on.");
	case CK_MATCH_EMPTY: return CK_MSG("Given away: both sides are out, nobody goes on.");
	default: return CK_MSG("Not needed any more: the match was decided without it.");
	}
}

/* What is said behind "Game 12, round 2: …", by the state of the game. */
static const char *rest_of(const ck_agenda_row *row, const ck_cup_game *game, const ck_cup_match *match)
{
	if (row->part == CK_AGENDA_OVER && row->state < CK_GAME_CERTIFIED)
		return CK_MSG("Not played: the championship was closed before.");
	switch (row->state) {
	case CK_GAME_DROPPED: return rest_of_dropped(match);
	case CK_GAME_REPORTED:
		return CK_MSG(
			"{winner} won, pieces home {home}, says {who}. They stay seated until a judge has "
			"certified it (rule 13).");
	case CK_GAME_PLAYING:
		return CK_MSG("Table {table}, since {since}; a game takes about {length}, so until about "
		              "{likely}.");
	case CK_GAME_CERTIFIED:
		if (game->absent == 3)
			return CK_MSG("Both were absent, says {judge} (rule 16).");
		return game->absent != 0 ? CK_MSG("{winner} won without a game, the others were absent, says "
		                                  "{judge} (rule 16).")
		                         : CK_MSG("{winner} won, pieces home {home}; certified by {judge}.");
	case CK_GAME_ANNULLED: return CK_MSG("Annulled: {why}");
	default: break;
	}
	if (row->announced == 0)
		return CK_MSG("Nothing is announced, so nobody can be declared absent (rule 16).");
	if (row->missing == 0)
		return CK_MSG("Announced for {time}. Both are seated.");
	if (row->stuck)
		return CK_MSG("Announced for {time}, and waits for a table or for players who sit at "
		              "another: until "
		              "then nobody is absent (rule 16).");
	if (row->part == CK_AGENDA_LATE && row->state == CK_GAME_SCHEDULED)
		return CK_MSG("Not called yet, though announced for {time}; from {deadline} on who is not "
		              "seated may be "
		              "declared absent (rule 16), unless it is announced anew.");
	return CK_MSG("Announced for {time}; from {deadline} on who is not seated may be declared absent "
	              "(rule 16): {missing}.");
}

static void missing_write(const ck_run *run, const ck_agenda_row *row, char *out, size_t cap)
{
	const ck_cup_match *match = ck_cup_match_of(run->file.cup,
	                                            ck_cup_game_of(run->file.cup, row->game)->match);

	if (row->missing == 3)
		ck_cup_tell_sides(run->file.cup, row->game, out, cap);
	else
		ck_cup_tell_entrant(run->file.cup, match->side[row->missing == 2], out, cap);
}

/* The side that has won, or that goes on where the game was given away. */
static unsigned winner_of(const ck_cup_game *game, const ck_cup_match *match)
{
	if (game->state == CK_GAME_DROPPED)
		return match->winner != 0 && match->winner == match->side[1];
	return game->winner == 1;
}

static void rest_write(const ck_run *run, const ck_agenda_row *row, char *out)
{
	const ck_cup_game *game = ck_cup_game_of(run->file.cup, row->game);
	const ck_cup_match *match = ck_cup_match_of(run->file.cup, game->match);
	unsigned winner = winner_of(game, match);
	const ck_cup_entrant *lost = ck_cup_entrant_of(run->file.cup, match->side[1 - winner]);
	char name[NAME], loser[NAME], home[NUMBER], table[NUMBER], length[CK_CUP_COUNTED], missing[2 * NAME];
	char since[CK_CUP_TIME], time[CK_CUP_TIME], deadline[CK_CUP_TIME], likely[CK_CUP_TIME];
	const ck_slot slots[] = {{"winner", name},
	                         {"loser", loser},
	                         {"state", lost != NULL ? ck_cup_tell_entrant_state(lost->state) : ""},
	                         {"home", home},
	                         {"table", table},
	                         {"length", length},
	                         {"missing", missing},
	                         {"who", game->reporter},
	                         {"judge", game->judge},
	                         {"why", game->why},
	                         {"since", ck_cup_time_near(row->since, run->agenda.now, since)},
	                         {"time", ck_cup_time_near(row->announced, run->agenda.now, time)},
	                         {"deadline", ck_cup_time_near(row->deadline, run->agenda.now, deadline)},
	                         {"likely", ck_cup_time_near(row->expected, run->agenda.now, likely)},
	                         {NULL, NULL}};

	ck_cup_tell_entrant(run->file.cup, match->side[winner], name, sizeof(name));
	ck_cup_tell_entrant(run->file.cup, match->side[1 - winner], loser, sizeof(loser));
	snprintf(home, sizeof(home), "%u-%u", game->home[0], game->home[1]);
	snprintf(table, sizeof(table), "%u", game->table);
	ck_cup_tell_minutes((uint64_t)((run->agenda.length + MINUTE / 2) / MINUTE), length);
	missing_write(run, row, missing, sizeof(missing));
	ck_fill(out, CK_RUN_LINE / 2, ck_tr(rest_of(row, game, match)), slots);
}

static void game_write(const ck_run *run, const ck_agenda_row *row, char *out)
{
	const ck_cup_game *game = ck_cup_game_of(run->file.cup, row->game);
	char number[NAME], round[NUMBER], sides[2 * NAME], rest[CK_RUN_LINE / 2];
	const ck_slot slots[] = {{"game", number},
	                         {"round", round},
	                         {"sides", ck_cup_tell_sides(run->file.cup, row->game, sides, sizeof(sides))},
	                         {"rest", rest},
	                         {NULL, NULL}};

	ck_cup_stage_game(run->file.cup, row->game, number, sizeof(number));
	snprintf(round, sizeof(round), "%u", ck_cup_match_of(run->file.cup, game->match)->round);
	rest_write(run, row, rest);
	ck_fill(out, CK_RUN_LINE, ck_tr("Game {game}, round {round}: {sides}. {rest}"), slots);
}

static void claim_write(const ck_run *run, const ck_agenda_row *row, char *out)
{
	const ck_cup_claim *claim = ck_cup_claim_of(run->file.cup, row->claim);
	char number[NUMBER], game[NUMBER], name[NAME];
	const ck_slot slots[] = {
		{"claim", number},
		{"game", game},
		{"name", ck_cup_tell_entrant(run->file.cup, claim->entrant, name, sizeof(name))},
		{"text", claim->text},
		{NULL, NULL}};

	snprintf(number, sizeof(number), "%u", row->claim);
	snprintf(game, sizeof(game), "%u", row->game);
	ck_fill(out, CK_RUN_LINE,
	        row->game != 0 ? ck_tr("Claim {claim} of {name} about game {game}: {text}")
	                       : ck_tr("Claim {claim} of {name}: {text}"),
	        slots);
}

const char *ck_run_text_detail(const ck_run *run, const ck_agenda_row *row, char *out)
{
	if (row == NULL)
		out[0] = '\0';
	else if (row->claim != 0)
		claim_write(run, row, out);
	else
		game_write(run, row, out);
	return out;
}
