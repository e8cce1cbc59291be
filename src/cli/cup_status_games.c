/* cup_status_games.c - the games of `charkoni cup status`. */
#include "cli/args.h"
#include "cli/cup_stage.h"
#include "cli/cup_status.h"
#include "cli/cup_tell.h"
#include "cli/cup_time.h"

#include <stdio.h>
#include <stdlib.h>

enum { NUMBER = 24, SIDES = 640, SENTENCE = 1024 };

/* ------------------------------------------------------------------ which */

/* The sides of a game that are not wholly seated: bit s for side s. */
static unsigned missing_of(const ck_cup_status *v, const ck_cup_game *game)
{
	unsigned all = (1u << ck_cup_about(v->cup)->size) - 1;

	return (game->seated[0] != all ? 1u : 0u) | (game->seated[1] != all ? 2u : 0u);
}

static bool is_late(const ck_cup_status *v, uint32_t number)
{
	const ck_cup_game *game = ck_cup_game_of(v->cup, number);
	int64_t deadline = ck_cup_deadline(v->cup, number);

	return (game->state == CK_GAME_SCHEDULED || game->state == CK_GAME_CALLED) && deadline != 0 &&
	       deadline <= v->now && ck_cup_may_begin(v->cup, number) && missing_of(v, game) != 0 &&
	       ck_cup_about(v->cup)->phase != CK_CUP_CLOSED;
}

/* Whether both sides of a game are known: only then it can be next. */
static bool is_ready(const ck_cup_status *v, uint32_t number)
{
	const ck_cup_match *match = ck_cup_match_of(v->cup, ck_cup_game_of(v->cup, number)->match);

	return match->side[0] != 0 && match->side[1] != 0;
}

/* A line of a list: a number from 1, and whether it belongs there. */
typedef struct section {
	const char *title; /* msgid */
	const char *line;  /* msgid */
	bool timed;        /* by the time at which a game is likely to begin; else by number */
	bool (*has)(const ck_cup_status *v, uint32_t number);
} section;

static bool in_state(const ck_cup_status *v, uint32_t number, ck_game_state state)
{
	return ck_cup_game_of(v->cup, number)->state == state;
}

static bool is_reported(const ck_cup_status *v, uint32_t number)
{
	return in_state(v, number, CK_GAME_REPORTED);
}

static bool is_playing(const ck_cup_status *v, uint32_t number)
{
	return in_state(v, number, CK_GAME_PLAYING);
}

static bool is_called(const ck_cup_status *v, uint32_t number)
{
	return in_state(v, number, CK_GAME_CALLED) && !is_late(v, number);
}

static bool is_next(const ck_cup_status *v, uint32_t number)
{
	return in_state(v, number, CK_GAME_SCHEDULED) && is_ready(v, number) && !is_late(v, number) &&
	       ck_cup_about(v->cup)->phase != CK_CUP_CLOSED;
}

/* A game that went with a side of it: nobody plays it, and the other side goes on. */
static bool is_given_away(const ck_cup_status *v, uint32_t number)
{
	return in_state(v, number, CK_GAME_DROPPED) &&
	       ck_cup_match_of(v->cup, ck_cup_game_of(v->cup, number)->match)->state == CK_MATCH_FORFEITED;
}

static const section sections[] = {
	{CK_MSG("Waiting for a judge:"),
         CK_MSG("game {game}, table {table}: {sides}; {winner} has won, pieces home {home}, reported "
                "{reported}"),
         false, is_reported},
	{CK_MSG("Being played:"), CK_MSG("game {game}, table {table}: {sides}; since {started}"), false,
         is_playing},
	{CK_MSG("Called:"), CK_MSG("game {game}, table {table}: {sides}; called {called}"), false, is_called},
	{CK_MSG("Late, a judge may declare who is not seated absent:"),
         CK_MSG("game {game}, board {board}: {sides}; announced for {announced}, not seated: {missing}"),
         true, is_late},
	{CK_MSG("Next:"),
         CK_MSG("game {game}, round {round}, shift {shift}, board {board}: {sides}; about {expected}"), true,
         is_next},
	{CK_MSG("Given away, not played any more:"),
         CK_MSG("game {game}: {sides}; {loser} is {state}, {winner} goes on"), false, is_given_away},
};

/* ------------------------------------------------------------------- lines */

/* The side of a game that has won, or that goes on where it was given away: 0 or 1; 2 for none. */
static unsigned winner_side(const ck_cup_game *game, const ck_cup_match *match)
{
	if (game->state != CK_GAME_DROPPED)
		return game->winner;
	for (unsigned side = 0; side < 2; side++)
		if (match->winner != 0 && match->winner == match->side[side])
			return side;
	return 2;
}

typedef struct ending {
	char winner[SIDES], loser[SIDES];
	const char *state; /* of the loser */
} ending;

static void ending_write(const ck_cup_status *v, const ck_cup_game *game, ending *e)
{
	const ck_cup_match *match = ck_cup_match_of(v->cup, game->match);
	unsigned side = winner_side(game, match);
	const ck_cup_entrant *lost = side < 2 ? ck_cup_entrant_of(v->cup, match->side[1 - side]) : NULL;

	ck_cup_tell_entrant(v->cup, side < 2 ? match->side[side] : 0, e->winner, SIDES);
	ck_cup_tell_entrant(v->cup, side < 2 ? match->side[1 - side] : 0, e->loser, SIDES);
	e->state = lost != NULL ? ck_cup_tell_entrant_state(lost->state) : "";
}

static void missing_write(const ck_cup_status *v, uint32_t number, char *out, size_t cap)
{
	const ck_cup_game *game = ck_cup_game_of(v->cup, number);
	unsigned missing = missing_of(v, game);

	if (missing == 1 || missing == 2)
		ck_cup_tell_entrant(v->cup, ck_cup_match_of(v->cup, game->match)->side[missing - 1], out,
		                    cap);
	else
		ck_cup_tell_sides(v->cup, number, out, cap);
}

static void game_print(const ck_cup_status *v, const char *line, uint32_t number)
{
	const ck_cup_game *game = ck_cup_game_of(v->cup, number);
	char text[4 * SENTENCE], sides[SIDES], missing[SIDES], home[NUMBER], n[5][NUMBER], t[5][CK_CUP_TIME];
	char which[SIDES];
	ending e;

	ending_write(v, game, &e);
	const ck_slot slots[] = {{"game", which},
	                         {"table", n[1]},
	                         {"round", n[2]},
	                         {"shift", n[3]},
	                         {"board", n[4]},
	                         {"sides", ck_cup_tell_sides(v->cup, number, sides, sizeof(sides))},
	                         {"winner", e.winner},
	                         {"loser", e.loser},
	                         {"state", e.state},
	                         {"missing", missing},
	                         {"home", home},
	                         {"reported", ck_cup_time_near(game->reported_at, v->now, t[0])},
	                         {"started", ck_cup_time_near(game->started_at, v->now, t[1])},
	                         {"called", ck_cup_time_near(game->called_at, v->now, t[2])},
	                         {"announced", ck_cup_time_near(game->announced, v->now, t[3])},
	                         {"expected", ck_cup_time_near(v->begun[number - 1], v->now, t[4])},
	                         {NULL, NULL}};

	snprintf(home, sizeof(home), "%u-%u", game->home[0], game->home[1]);
	ck_cup_stage_game(v->cup, number, which, sizeof(which));
	missing_write(v, number, missing, sizeof(missing));
	snprintf(n[1], NUMBER, "%u", game->table);
	snprintf(n[2], NUMBER, "%u", ck_cup_match_of(v->cup, game->match)->round);
	snprintf(n[3], NUMBER, "%u", game->shift);
	snprintf(n[4], NUMBER, "%u", game->table != 0 ? game->table : game->slot);
	ck_fill(text, sizeof(text), line, slots);
	printf("  %s\n", text);
}

/* -------------------------------------------------------------------- lists */

/* A game of a list, and what it goes by. */
typedef struct listed {
	int64_t at;
	uint32_t number;
} listed;

static int compare(const void *a, const void *b)
{
	const listed *one = a, *other = b;

	if (one->at != other->at)
		return one->at < other->at ? -1 : 1;
	return one->number < other->number ? -1 : one->number > other->number;
}

/* Those of a section, in their order; how many they are. `list` has room for all games. */
static uint32_t section_list(const ck_cup_status *v, const section *s, listed *list)
{
	uint32_t count = 0;

	for (uint32_t i = 1; i <= ck_cup_about(v->cup)->games; i++)
		if (s->has(v, i))
			list[count++] = (listed){s->timed ? v->begun[i - 1] : 0, i};
	qsort(list, count, sizeof(*list), compare);
	return count;
}

bool ck_cup_status_games(const ck_cup_status *v)
{
	listed *list = calloc((size_t)ck_cup_about(v->cup)->games + 1, sizeof(*list));

	if (list == NULL)
		return false;
	for (size_t i = 0; i < sizeof(sections) / sizeof(sections[0]); i++) {
		uint32_t count = section_list(v, &sections[i], list);

		if (count > 0)
			printf("\n%s\n", ck_tr(sections[i].title));
		for (uint32_t k = 0; k < count; k++)
			game_print(v, ck_tr(sections[i].line), list[k].number);
	}
	free(list);
	return true;
}
