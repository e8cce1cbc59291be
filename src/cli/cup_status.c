/* cup_status.c - `charkoni cup status`: what is being played, what is next, and what waits for a judge. */
#include "cli/cup_args.h"
#include "cli/cup_entrants.h"
#include "cli/cup_json.h"
#include "cli/cup_parts.h"
#include "cli/cup_round.h"
#include "cli/cup_run_clock.h"
#include "cli/cup_status.h"
#include "cli/cup_tell.h"
#include "cli/cup_time.h"
#include "cli/cup_whole.h"
#include "cli/out.h"
#include "cup/schedule.h"
#include "cup/standing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char command_name[] = "cup status";

enum { NUMBER = 24, SIDES = 640, SENTENCE = 1024 };

/* ------------------------------------------------------------------ the head */

static unsigned long entrants_in(const ck_cup *cup)
{
	unsigned long count = 0;

	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		count += ck_cup_entrant_of(cup, i)->state != CK_ENTRANT_LEFT;
	return count;
}

static void head_print(const ck_cup_status *v)
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

/* ------------------------------------------------------------------- the rest */

static void claims_print(const ck_cup_status *v)
{
	bool any = false;

	for (uint32_t i = 1; i <= ck_cup_about(v->cup)->claims; i++) {
		const ck_cup_claim *claim = ck_cup_claim_of(v->cup, i);
		char text[4 * SENTENCE], entrant[SIDES], sides[SIDES], number[NUMBER], game[NUMBER];
		const ck_slot slots[] = {
			{"claim", number},
			{"game", game},
			{"sides", ck_cup_tell_sides(v->cup, claim->game, sides, sizeof(sides))},
			{"entrant", ck_cup_tell_entrant(v->cup, claim->entrant, entrant, sizeof(entrant))},
			{"text", claim->text},
			{NULL, NULL}};

		if (claim->answer[0] != '\0')
			continue;
		if (!any)
			printf("\n%s\n", ck_tr("Claims to be answered:"));
		any = true;
		snprintf(number, sizeof(number), "%u", i);
		snprintf(game, sizeof(game), "%u", claim->game);
		ck_fill(text, sizeof(text),
		        claim->game != 0
		                ? ck_tr("claim {claim} of {entrant} about game {game}, {sides}: {text}")
		                : ck_tr("claim {claim}, {entrant}: {text}"),
		        slots);
		printf("  %s\n", text);
	}
}

static void place_print(const ck_cup_status *v, const ck_standing *line)
{
	char text[SENTENCE], name[SIDES], place[NUMBER];
	const ck_slot slots[] = {
		{"place", place},
		{"name", ck_cup_tell_entrant(v->cup, line->entrant, name, sizeof(name))},
		{"state", ck_cup_tell_entrant_state(ck_cup_entrant_of(v->cup, line->entrant)->state)},
		{NULL, NULL}};

	snprintf(place, sizeof(place), "%u", line->place);
	ck_fill(text, sizeof(text), line->out ? "{place}. {name} ({state})" : "{place}. {name}", slots);
	printf("  %s\n", text);
}

/* Who has won, second and third, and what comes next; false without memory. */
static bool winners_print(const ck_cup_status *v)
{
	const ck_cup_info *about = ck_cup_about(v->cup);
	ck_standing *lines = calloc((size_t)about->entrants + 1, sizeof(*lines));
	uint32_t count = lines != NULL ? ck_standing_list(v->cup, 0, lines) : CK_STANDING_FAILED;

	if (count != CK_STANDING_FAILED && count > 0 && ck_cup_tell_is_whole(v->cup)) {
		printf("\n%s\n", ck_tr("The first places:"));
		for (uint32_t i = 0; i < count && lines[i].place <= 3; i++)
			place_print(v, &lines[i]);
	}
	ck_cup_round_lost_print(v->cup);
	if (about->phase == CK_CUP_COMPLETE)
		printf("\n%s\n", ck_tr("All is decided: print what goes on the wall, then close it: "
		                       "`charkoni cup close`."));
	free(lines);
	return count != CK_STANDING_FAILED;
}

static void whole_print(const ck_cup_status *v)
{
	int64_t end = ck_cup_whole_end(v->cup, v->begun, v->now);
	char clock[CK_CUP_TIME], text[SENTENCE];
	const ck_slot slots[] = {{"time", ck_cup_time_near(end, v->now, clock)}, {NULL, NULL}};

	if (end == 0)
		return;
	ck_fill(text, sizeof(text), ck_tr("The whole, with the rounds that are still to come, about {time}."),
	        slots);
	printf("%s\n", text);
}

static void end_print(const ck_cup_status *v)
{
	int64_t end = ck_schedule_end(v->cup, v->begun, v->now);
	char clock[CK_CUP_TIME], minutes[CK_CUP_COUNTED], text[SENTENCE];
	const ck_slot slots[] = {
		{"time", ck_cup_time_near(end, v->now, clock)}, {"minutes", minutes}, {NULL, NULL}};
	int64_t length = ck_schedule_length(v->cup) / 60000;

	if (ck_cup_pairs_next(v->cup))
		printf("\n%s\n", ck_tr("The next round can be paired: `charkoni cup pair`."));
	if (end == 0)
		return;
	ck_cup_tell_minutes(length > 0 ? (uint64_t)length : 1, minutes);
	ck_fill(text, sizeof(text),
	        ck_tr("What is paired is likely to be over about {time}; a game takes {minutes}."), slots);
	printf("\n%s\n", text);
	whole_print(v);
}

static int text_print(const ck_cup_status *v)
{
	head_print(v);
	if (ck_cup_about(v->cup)->phase == CK_CUP_ENTRIES)
		ck_cup_entrants_remark(v->cup);
	if (!ck_cup_status_games(v))
		return ck_args_fail_memory(command_name);
	claims_print(v);
	if (ck_cup_about(v->cup)->phase >= CK_CUP_COMPLETE) {
		if (!winners_print(v))
			return ck_args_fail_memory(command_name);
	} else {
		end_print(v);
	}
	return ck_out_finish(command_name);
}

static int json_print(const ck_cup_status *v)
{
	json_t *object = ck_cup_json_about(v->cup);
	int64_t end = ck_schedule_end(v->cup, v->begun, v->now);
	int64_t whole = ck_cup_whole_end(v->cup, v->begun, v->now);

	json_object_set_new(object, "now", json_integer(v->now));
	json_object_set_new(object, "acts", json_integer(ck_cup_acts(v->cup)));
	json_object_set_new(object, "pairs_next", json_boolean(ck_cup_pairs_next(v->cup)));
	if (end != 0)
		json_object_set_new(object, "expected_end", json_integer(end));
	if (end != 0 || whole != 0)
		json_object_set_new(object, "expected_whole_end", json_integer(whole != 0 ? whole : end));
	json_object_set_new(object, "entrants", ck_cup_json_entrants(v->cup));
	json_object_set_new(object, "games", ck_cup_json_games(v->cup, v->now));
	json_object_set_new(object, "claims", ck_cup_json_claims(v->cup));
	return ck_cup_json_print(command_name, object);
}

static int show(const ck_cup *cup, bool json)
{
	ck_cup_status v = {.cup = cup, .now = ck_run_clock()};
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
