#include "cli/cup_json.h"

#include "cli/args.h"
#include "cli/out.h"
#include "cup/act_json.h"
#include "cup/schedule.h"
#include "cup/standing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int ck_cup_json_print(const char *command, json_t *object)
{
	char *line = object != NULL ? json_dumps(object, JSON_COMPACT) : NULL;

	json_decref(object);
	if (line == NULL)
		return ck_args_fail_memory(command);
	printf("%s\n", line);
	free(line);
	return ck_out_finish(command);
}

/* -------------------------------------------------------------------- words */

const char *ck_cup_json_game_state(uint8_t state)
{
	static const char *const words[] = {"scheduled", "called",   "playing", "reported",
	                                    "certified", "annulled", "dropped"};

	return state < sizeof(words) / sizeof(words[0]) ? words[state] : "?";
}

const char *ck_cup_json_part(uint8_t part)
{
	static const char *const words[CK_PART_COUNT] = {"main",  "lower", "third", "final",
	                                                 "reset", "group", "swiss", "extra"};

	return part < CK_PART_COUNT ? words[part] : "?";
}

const char *ck_cup_json_tie(uint8_t tie)
{
	static const char *const words[CK_TIE_COUNT] = {"",     "direct", "extra", "buchholz",
	                                                "wins", "home",   "lot"};

	return tie < CK_TIE_COUNT ? words[tie] : "?";
}

const char *ck_cup_json_entrant_state(uint8_t state)
{
	static const char *const words[] = {"in", "left", "withdrawn", "expelled"};

	return state < sizeof(words) / sizeof(words[0]) ? words[state] : "?";
}

static const char *phase_word(uint8_t phase)
{
	static const char *const words[] = {"new", "entries", "play", "complete", "closed"};

	return phase < sizeof(words) / sizeof(words[0]) ? words[phase] : "?";
}

/* --------------------------------------------------------------------- parts */

static void put_text(json_t *object, const char *key, const char *text)
{
	if (text != NULL && text[0] != '\0')
		json_object_set_new(object, key, json_string(text));
}

static void put_number(json_t *object, const char *key, int64_t number)
{
	if (number != 0)
		json_object_set_new(object, key, json_integer(number));
}

json_t *ck_cup_json_about(const ck_cup *cup)
{
	const ck_cup_info *about = ck_cup_about(cup);
	char format[CK_FORMAT_TEXT_MAX];
	json_t *object = json_object();

	ck_format_write(&about->format, format);
	put_text(object, "name", about->name);
	put_text(object, "place", about->place);
	put_text(object, "date", about->date);
	put_text(object, "category", about->category);
	put_text(object, "game_string", about->game_string);
	put_text(object, "format", format);
	put_text(object, "phase", phase_word(about->phase));
	put_text(object, "commitment", about->commitment);
	put_text(object, "seed", about->seed);
	json_object_set_new(object, "players", json_integer(about->size));
	json_object_set_new(object, "pieces", json_integer(about->pieces));
	json_object_set_new(object, "boards", json_integer(about->boards));
	json_object_set_new(object, "minutes", json_integer(about->minutes));
	json_object_set_new(object, "grace", json_integer(about->grace));
	json_object_set_new(object, "rounds", json_integer(about->rounds));
	return object;
}

static json_t *entrant_json(const ck_cup *cup, uint32_t number)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, number);
	json_t *object = json_object(), *players = json_array(), *accepted = json_array();

	json_object_set_new(object, "number", json_integer(number));
	put_text(object, "name", entrant->name);
	for (unsigned m = 0; m < ck_cup_about(cup)->size; m++) {
		json_array_append_new(players, json_string(entrant->player[m]));
		json_array_append_new(accepted, json_string(entrant->accepted[m]));
	}
	json_object_set_new(object, "players", players);
	json_object_set_new(object, "accepted", accepted);
	put_text(object, "club", entrant->club);
	put_text(object, "state", ck_cup_json_entrant_state(entrant->state));
	put_number(object, "seeding", entrant->seeding);
	put_number(object, "place", entrant->place);
	put_number(object, "group", entrant->group);
	return object;
}

json_t *ck_cup_json_entrants(const ck_cup *cup)
{
	json_t *list = json_array();

	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		json_array_append_new(list, entrant_json(cup, i));
	return list;
}

json_t *ck_cup_json_claims(const ck_cup *cup)
{
	json_t *list = json_array();

	for (uint32_t i = 1; i <= ck_cup_about(cup)->claims; i++) {
		const ck_cup_claim *claim = ck_cup_claim_of(cup, i);
		json_t *object = json_object();

		json_object_set_new(object, "number", json_integer(i));
		put_number(object, "entrant", claim->entrant);
		put_number(object, "game", claim->game);
		put_number(object, "at", claim->at);
		put_text(object, "text", claim->text);
		put_text(object, "answer", claim->answer);
		put_text(object, "judge", claim->judge);
		json_array_append_new(list, object);
	}
	return list;
}

/* --------------------------------------------------------------------- games */

/* The entrants of both sides: a number, or null where nobody is known or comes. */
static json_t *sides_json(const uint32_t side[2])
{
	json_t *sides = json_array();

	for (unsigned s = 0; s < 2; s++)
		json_array_append_new(sides, side[s] == 0 || side[s] == CK_NOBODY_COMES
		                                     ? json_null()
		                                     : json_integer(side[s]));
	return sides;
}

static void result_put(json_t *object, const ck_cup_game *game)
{
	if (game->state != CK_GAME_REPORTED && game->state != CK_GAME_CERTIFIED &&
	    game->state != CK_GAME_ANNULLED)
		return;
	if (game->winner < 2)
		put_number(object, "winner", game->side[game->winner]);
	json_object_set_new(object, "home", json_pack("[i,i]", game->home[0], game->home[1]));
}

static json_t *absent_json(const ck_cup_game *game)
{
	json_t *list = json_array();

	for (unsigned s = 0; s < 2; s++)
		if (game->absent >> s & 1)
			json_array_append_new(list, json_integer(game->side[s]));
	return list;
}

static json_t *game_json(const ck_cup *cup, uint32_t number, const int64_t *begun)
{
	const ck_cup_game *game = ck_cup_game_of(cup, number);
	const ck_cup_match *match = ck_cup_match_of(cup, game->match);
	json_t *object = json_object();

	json_object_set_new(object, "number", json_integer(number));
	json_object_set_new(object, "match", json_integer(game->match));
	put_number(object, "round", match->round);
	put_text(object, "part", ck_cup_json_part(match->part));
	put_number(object, "group", match->group);
	put_text(object, "state", ck_cup_json_game_state(game->state));
	json_object_set_new(object, "sides", sides_json(game->side));
	put_number(object, "table", game->table);
	put_number(object, "shift", game->shift);
	put_number(object, "board", game->slot);
	put_number(object, "announced", game->announced);
	put_number(object, "deadline", ck_cup_deadline(cup, number));
	put_number(object, "called_at", game->called_at);
	put_number(object, "started_at", game->started_at);
	put_number(object, "reported_at", game->reported_at);
	put_number(object, "certified_at", game->certified_at);
	put_number(object, "expected_at", begun != NULL ? begun[number - 1] : 0);
	put_text(object, "reporter", game->reporter);
	put_text(object, "judge", game->judge);
	put_text(object, "why", game->why);
	if (game->absent != 0)
		json_object_set_new(object, "absent", absent_json(game));
	result_put(object, game);
	return object;
}

json_t *ck_cup_json_games(const ck_cup *cup, int64_t now)
{
	uint32_t games = ck_cup_about(cup)->games;
	int64_t *begun = now != 0 ? calloc((size_t)games + 1, sizeof(*begun)) : NULL;
	json_t *list = json_array();

	if (now != 0 && (begun == NULL || !ck_schedule_estimate(cup, now, begun))) {
		free(begun);
		json_decref(list);
		return NULL;
	}
	for (uint32_t i = 1; i <= games; i++)
		json_array_append_new(list, game_json(cup, i, begun));
	free(begun);
	return list;
}

/* ----------------------------------------------------------- standings, acts */

static json_t *standing_json(const ck_cup *cup, const ck_standing *line)
{
	const ck_cup_info *about = ck_cup_about(cup);
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, line->entrant);
	json_t *object = json_object(), *ties = json_object();

	json_object_set_new(object, "place", json_integer(line->place));
	json_object_set_new(object, "entrant", json_integer(line->entrant));
	put_text(object, "name", entrant->name);
	put_text(object, "club", entrant->club);
	put_number(object, "group", entrant->group);
	json_object_set_new(object, "points", json_integer(line->points));
	json_object_set_new(object, "played", json_integer(line->played));
	for (unsigned i = 0; i < CK_TIES_MAX && about->format.ties[i] != CK_TIE_NONE; i++)
		if (line->value[i] != CK_STANDING_SILENT)
			json_object_set_new(ties, ck_cup_json_tie(about->format.ties[i]),
			                    json_integer(line->value[i]));
	json_object_set_new(object, "ties", ties);
	if (line->decided_by != CK_TIE_NONE)
		json_object_set_new(object, "decided",
		                    json_pack("{s:s,s:I,s:I,s:I}", "by", ck_cup_json_tie(line->decided_by),
		                              "above", (json_int_t)line->decided[0], "this",
		                              (json_int_t)line->decided[1], "level",
		                              (json_int_t)line->level));
	put_number(object, "extra", line->extra);
	put_number(object, "round", line->round);
	put_number(object, "lost", line->lost);
	put_number(object, "group_place", line->group_place);
	if (line->out)
		put_text(object, "out", ck_cup_json_entrant_state(entrant->state));
	return object;
}

json_t *ck_cup_json_standings(const ck_cup *cup, uint16_t group)
{
	ck_standing *lines = calloc((size_t)ck_cup_about(cup)->entrants + 1, sizeof(*lines));
	uint32_t count = lines != NULL ? ck_standing_list(cup, group, lines) : CK_STANDING_FAILED;
	json_t *list = count != CK_STANDING_FAILED ? json_array() : NULL;

	for (uint32_t i = 0; list != NULL && i < count; i++)
		json_array_append_new(list, standing_json(cup, &lines[i]));
	free(lines);
	return list;
}

json_t *ck_cup_json_acts(const ck_cup *cup)
{
	json_t *list = json_array();

	for (uint32_t i = 0; i < ck_cup_acts(cup); i++) {
		char *line = ck_act_json_write(ck_cup_act_at(cup, i));
		json_t *act = line != NULL ? json_loads(line, 0, NULL) : NULL;

		free(line);
		if (json_array_append_new(list, act) != 0) {
			json_decref(list);
			return NULL;
		}
	}
	return list;
}
