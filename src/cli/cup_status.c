/* cup_status.c - `charkoni cup status`: what is being played, what is next, and what waits for a judge. */
#include "cli/cup_args.h"
#include "cli/cup_entrants.h"
#include "cli/cup_json.h"
#include "cli/cup_parts.h"
#include "cli/cup_tell.h"
#include "cli/cup_time.h"
#include "cli/out.h"
#include "cup/schedule.h"
#include "cup/standing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char command_name[] = "cup status";

enum { NUMBER = 24, SIDES = 640, SENTENCE = 1024 };

/* What is shown. */
typedef struct view {
	const ck_cup *cup;
	int64_t now;
	int64_t *begun; /* of each game, as estimated */
} view;

/* ------------------------------------------------------------------ the head */

static unsigned long entrants_in(const ck_cup *cup)
{
	unsigned long count = 0;

	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		count += ck_cup_entrant_of(cup, i)->state != CK_ENTRANT_LEFT;
	return count;
}

static void head_print(const view *v)
{
	const ck_cup_info *about = ck_cup_about(v->cup);
	char format[CK_FORMAT_TEXT_MAX], entrants[NUMBER], boards[NUMBER], rounds[NUMBER], text[SENTENCE];
	unsigned long count = entrants_in(v->cup);
	const ck_slot slots[] = {{"name", about->name},
	                         {"place", about->place},
	                         {"date", about->date},
	                         {"category", about->category},
	                         {"game", about->game_string},
	                         {"format", format},
	                         {"phase", ck_cup_tell_phase(about->phase)},
	                         {"entrants", entrants},
	                         {"boards", boards},
	                         {"rounds", rounds},
	                         {NULL, NULL}};

	ck_format_write(&about->format, format);
	snprintf(entrants, sizeof(entrants), "%lu", count);
	snprintf(boards, sizeof(boards), "%u", about->boards);
	snprintf(rounds, sizeof(rounds), "%u", about->rounds);
	ck_fill(text, sizeof(text), "{name} – {date} {place} {category}", slots);
	for (size_t end = strlen(text); end > 0 && text[end - 1] == ' '; end--)
		text[end - 1] = '\0';
	printf("%s\n", text);
	ck_fill(text, sizeof(text),
	        ck_tr("{game}, {format}; entrants: {entrants}, boards: {boards}, rounds paired: {rounds}; "
	              "{phase}."),
	        slots);
	printf("%s\n", text);
}

/* ----------------------------------------------------------------- the games */

static bool is_late(const view *v, uint32_t number)
{
	const ck_cup_game *game = ck_cup_game_of(v->cup, number);
	int64_t deadline = ck_cup_deadline(v->cup, number);
	unsigned all = (1u << ck_cup_about(v->cup)->size) - 1;

	return (game->state == CK_GAME_SCHEDULED || game->state == CK_GAME_CALLED) && deadline != 0 &&
	       deadline <= v->now && (game->seated[0] != all || game->seated[1] != all);
}

/* Whether both sides of a game are known: only then it can be next. */
static bool is_ready(const view *v, uint32_t number)
{
	const ck_cup_match *match = ck_cup_match_of(v->cup, ck_cup_game_of(v->cup, number)->match);

	return match->side[0] != 0 && match->side[1] != 0;
}

/* A line of a list: a number from 1, and whether it belongs there. */
typedef struct section {
	const char *title; /* msgid */
	const char *line;  /* msgid */
	bool (*has)(const view *v, uint32_t number);
} section;

static bool in_state(const view *v, uint32_t number, ck_game_state state)
{
	return ck_cup_game_of(v->cup, number)->state == state;
}

static bool is_reported(const view *v, uint32_t number)
{
	return in_state(v, number, CK_GAME_REPORTED);
}

static bool is_playing(const view *v, uint32_t number)
{
	return in_state(v, number, CK_GAME_PLAYING);
}

static bool is_called(const view *v, uint32_t number)
{
	return in_state(v, number, CK_GAME_CALLED);
}

static bool is_next(const view *v, uint32_t number)
{
	return in_state(v, number, CK_GAME_SCHEDULED) && is_ready(v, number) && !is_late(v, number) &&
	       ck_cup_about(v->cup)->phase != CK_CUP_CLOSED;
}

/* A game that went with a side of it: nobody plays it, and the other side goes on. */
static bool is_given_away(const view *v, uint32_t number)
{
	return in_state(v, number, CK_GAME_DROPPED) &&
	       ck_cup_match_of(v->cup, ck_cup_game_of(v->cup, number)->match)->state == CK_MATCH_FORFEITED;
}

static const section sections[] = {
	{CK_MSG("Waiting for a judge:"),
         CK_MSG("game {game}, table {table}: {sides}; {winner} has won, pieces home {home}, reported "
                "{reported}"),
         is_reported},
	{CK_MSG("Being played:"), CK_MSG("game {game}, table {table}: {sides}; since {started}"), is_playing},
	{CK_MSG("Called:"), CK_MSG("game {game}, table {table}: {sides}; called {called}"), is_called},
	{CK_MSG("Late, a judge may declare who is not seated absent:"),
         CK_MSG("game {game}: {sides}; announced for {announced}"), is_late},
	{CK_MSG("Next:"),
         CK_MSG("game {game}, round {round}, shift {shift}, board {board}: {sides}; about {expected}"),
         is_next},
	{CK_MSG("Given away, not played any more:"),
         CK_MSG("game {game}: {sides}; {loser} is {state}, {winner} goes on"), is_given_away},
};

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

static void ending_write(const view *v, const ck_cup_game *game, ending *e)
{
	const ck_cup_match *match = ck_cup_match_of(v->cup, game->match);
	unsigned side = winner_side(game, match);
	const ck_cup_entrant *lost = side < 2 ? ck_cup_entrant_of(v->cup, match->side[1 - side]) : NULL;

	ck_cup_tell_entrant(v->cup, side < 2 ? match->side[side] : 0, e->winner, SIDES);
	ck_cup_tell_entrant(v->cup, side < 2 ? match->side[1 - side] : 0, e->loser, SIDES);
	e->state = lost != NULL ? ck_cup_tell_entrant_state(lost->state) : "";
}

/* The number of a game, and what it is called where it has a name: "5 (final)"; in a longer match which game of it. */
static void number_write(const view *v, uint32_t number, char out[SIDES])
{
	const ck_cup_game *game = ck_cup_game_of(v->cup, number);
	const ck_cup_match *match = ck_cup_match_of(v->cup, game->match);
	unsigned best = ck_cup_about(v->cup)->format.best;
	char text[NUMBER], score[NUMBER], all[NUMBER];
	const char *stage = ck_cup_tell_stage(v->cup, match);
	const ck_slot slots[] = {
		{"game", text}, {"stage", stage}, {"score", score}, {"best", all}, {NULL, NULL}};

	snprintf(text, sizeof(text), "%u", number);
	snprintf(score, sizeof(score), "%u-%u", match->wins[0], match->wins[1]);
	snprintf(all, sizeof(all), "%u", best);
	if (best > 1 && stage[0] != '\0')
		ck_fill(out, SIDES, ck_tr("{game} ({stage}, best of {best}, {score} so far)"), slots);
	else if (best > 1)
		ck_fill(out, SIDES, ck_tr("{game} (best of {best}, {score} so far)"), slots);
	else
		ck_fill(out, SIDES, stage[0] != '\0' ? "{game} ({stage})" : "{game}", slots);
}

static void game_print(const view *v, const char *line, uint32_t number)
{
	const ck_cup_game *game = ck_cup_game_of(v->cup, number);
	char text[4 * SENTENCE], sides[SIDES], home[NUMBER], n[5][NUMBER], t[5][CK_CUP_TIME];
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
	                         {"home", home},
	                         {"reported", ck_cup_time_clock(game->reported_at, t[0])},
	                         {"started", ck_cup_time_clock(game->started_at, t[1])},
	                         {"called", ck_cup_time_clock(game->called_at, t[2])},
	                         {"announced", ck_cup_time_clock(game->announced, t[3])},
	                         {"expected", ck_cup_time_clock(v->begun[number - 1], t[4])},
	                         {NULL, NULL}};

	snprintf(home, sizeof(home), "%u-%u", game->home[0], game->home[1]);
	number_write(v, number, which);
	snprintf(n[1], NUMBER, "%u", game->table);
	snprintf(n[2], NUMBER, "%u", ck_cup_match_of(v->cup, game->match)->round);
	snprintf(n[3], NUMBER, "%u", game->shift);
	snprintf(n[4], NUMBER, "%u", game->slot);
	ck_fill(text, sizeof(text), line, slots);
	printf("  %s\n", text);
}

static void section_print(const view *v, const section *s)
{
	bool any = false;

	for (uint32_t i = 1; i <= ck_cup_about(v->cup)->games; i++) {
		if (!s->has(v, i))
			continue;
		if (!any)
			printf("\n%s\n", ck_tr(s->title));
		any = true;
		game_print(v, ck_tr(s->line), i);
	}
}

/* ------------------------------------------------------------------- the rest */

static void claims_print(const view *v)
{
	bool any = false;

	for (uint32_t i = 1; i <= ck_cup_about(v->cup)->claims; i++) {
		const ck_cup_claim *claim = ck_cup_claim_of(v->cup, i);
		char text[4 * SENTENCE], entrant[SIDES], number[NUMBER];
		const ck_slot slots[] = {
			{"claim", number},
			{"entrant", ck_cup_tell_entrant(v->cup, claim->entrant, entrant, sizeof(entrant))},
			{"text", claim->text},
			{NULL, NULL}};

		if (claim->answer[0] != '\0')
			continue;
		if (!any)
			printf("\n%s\n", ck_tr("Claims to be answered:"));
		any = true;
		snprintf(number, sizeof(number), "%u", i);
		ck_fill(text, sizeof(text), ck_tr("claim {claim}, {entrant}: {text}"), slots);
		printf("  %s\n", text);
	}
}

static void place_print(const view *v, const ck_standing *line)
{
	char text[SENTENCE], name[SIDES], place[NUMBER];
	const ck_slot slots[] = {{"place", place},
	                         {"name", ck_cup_tell_entrant(v->cup, line->entrant, name, sizeof(name))},
	                         {NULL, NULL}};

	snprintf(place, sizeof(place), "%u", line->place);
	ck_fill(text, sizeof(text), "{place}. {name}", slots);
	printf("  %s\n", text);
}

/* Who has won, second and third, and what comes next; false without memory. */
static bool winners_print(const view *v)
{
	const ck_cup_info *about = ck_cup_about(v->cup);
	ck_standing *lines = calloc((size_t)about->entrants + 1, sizeof(*lines));
	uint32_t count = lines != NULL ? ck_standing_list(v->cup, 0, lines) : CK_STANDING_FAILED;

	if (count != CK_STANDING_FAILED && count > 0 && ck_cup_tell_is_whole(v->cup)) {
		printf("\n%s\n", ck_tr("The first places:"));
		for (uint32_t i = 0; i < count && lines[i].place <= 3; i++)
			place_print(v, &lines[i]);
	}
	if (about->phase == CK_CUP_COMPLETE)
		printf("\n%s\n", ck_tr("All is decided: print what goes on the wall, then close it: "
		                       "`charkoni cup close`."));
	free(lines);
	return count != CK_STANDING_FAILED;
}

static void whole_print(const view *v)
{
	int64_t end = ck_schedule_whole(v->cup, v->begun, v->now);
	char clock[CK_CUP_TIME], text[SENTENCE];
	const ck_slot slots[] = {{"time", ck_cup_time_clock(end, clock)}, {NULL, NULL}};

	if (end == 0)
		return;
	ck_fill(text, sizeof(text), ck_tr("The whole, with the rounds that are still to come, about {time}."),
	        slots);
	printf("%s\n", text);
}

static void end_print(const view *v)
{
	int64_t end = ck_schedule_end(v->cup, v->begun, v->now);
	char clock[CK_CUP_TIME], minutes[NUMBER], text[SENTENCE];
	const ck_slot slots[] = {{"time", ck_cup_time_clock(end, clock)}, {"minutes", minutes}, {NULL, NULL}};

	if (ck_cup_pairs_next(v->cup))
		printf("\n%s\n", ck_tr("The next round can be paired: `charkoni cup pair`."));
	if (end == 0)
		return;
	snprintf(minutes, sizeof(minutes), "%lld", (long long)(ck_schedule_length(v->cup) / 60000));
	ck_fill(text, sizeof(text),
	        ck_tr("What is paired is likely to be over about {time}; a game takes {minutes} minutes."),
	        slots);
	printf("\n%s\n", text);
	whole_print(v);
}

static int text_print(const view *v)
{
	head_print(v);
	if (ck_cup_about(v->cup)->phase == CK_CUP_ENTRIES)
		ck_cup_entrants_remark(v->cup);
	for (size_t i = 0; i < sizeof(sections) / sizeof(sections[0]); i++)
		section_print(v, &sections[i]);
	claims_print(v);
	if (ck_cup_about(v->cup)->phase >= CK_CUP_COMPLETE) {
		if (!winners_print(v))
			return ck_args_fail_memory(command_name);
	} else {
		end_print(v);
	}
	return ck_out_finish(command_name);
}

static int json_print(const view *v)
{
	json_t *object = ck_cup_json_about(v->cup);
	int64_t end = ck_schedule_end(v->cup, v->begun, v->now);

	json_object_set_new(object, "now", json_integer(v->now));
	json_object_set_new(object, "acts", json_integer(ck_cup_acts(v->cup)));
	json_object_set_new(object, "pairs_next", json_boolean(ck_cup_pairs_next(v->cup)));
	if (end != 0)
		json_object_set_new(object, "expected_end", json_integer(end));
	json_object_set_new(object, "entrants", ck_cup_json_entrants(v->cup));
	json_object_set_new(object, "games", ck_cup_json_games(v->cup, v->now));
	json_object_set_new(object, "claims", ck_cup_json_claims(v->cup));
	return ck_cup_json_print(command_name, object);
}

static int show(const ck_cup *cup, bool json)
{
	view v = {.cup = cup, .now = ck_cup_file_now(cup)};
	int code;

	v.begun = calloc((size_t)ck_cup_about(cup)->games + 1, sizeof(*v.begun));
	if (v.begun == NULL || !ck_schedule_estimate(cup, v.now, v.begun))
		code = ck_args_fail_memory(command_name);
	else
		code = json ? json_print(&v) : text_print(&v);
	free(v.begun);
	return code;
}

int ck_cup_status_command(int argc, char **argv)
{
	const char *path = NULL;
	bool json = false;
	const ck_args_option options[] = {CK_CUP_FILE_OPERAND(&path), CK_CUP_JSON_OPTION(&json), {0}};
	const ck_args_command command = {
		command_name, CK_MSG("Show what is being played, what is next, and what waits for a judge."),
		options, NULL};
	ck_cup_file f = {.command = command_name};
	int code = ck_args_read(&command, argc, argv);

	f.path = path;
	if (code == CK_ARGS_GO)
		code = ck_cup_file_open(&f, false);
	if (code == CK_ARGS_GO)
		code = show(f.cup, json);
	ck_cup_file_close(&f);
	return code;
}
