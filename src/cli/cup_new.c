/* cup_new.c - `charkoni cup new`: a championship begins in a new file. */
#include "cli/cup_args.h"
#include "cli/cup_door.h"
#include "cli/cup_game.h"
#include "cli/cup_parts.h"
#include "cli/cup_refusal.h"
#include "cli/cup_time.h"
#include "cli/out.h"
#include "cup/name.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char command_name[] = "cup new";

enum { OFFICIALS = 64 };

/* What the arguments say. */
typedef struct request {
	const char *path, *name, *place, *date, *category, *game, *format, *organiser, *chief;
	const char *judge[OFFICIALS];
	size_t judges;
	uint64_t boards, minutes, grace, players;
} request;

static bool judge_take(void *context, const char *value, char *error)
{
	request *r = context;

	if (r->judges < OFFICIALS) {
		r->judge[r->judges++] = value;
		return true;
	}
	ck_fill(error, CK_ARGS_ERROR,
	        ck_tr("There are too many judges for one line; add the others with `charkoni cup "
	              "officials`."),
	        NULL);
	return false;
}

/* --------------------------------------------------------------- the acts */

/* The texts that the acts need besides argv. */
typedef struct making {
	ck_act acts[OFFICIALS + 3];
	ck_cup_door doors[OFFICIALS + 3]; /* of the acts: some of their texts are theirs */
	size_t count;
	char game[CK_GAME_TEXT], format[CK_FORMAT_TEXT_MAX], day[CK_CUP_TIME];
} making;

/* Give somebody a role beside those that they have by now. */
static void official_add(making *m, const char *who, const char *name, uint8_t role)
{
	for (size_t i = 1; i < m->count; i++) {
		if (ck_name_same(m->acts[i].name, name)) {
			m->acts[i].role |= role;
			return;
		}
	}
	ck_act *act = &m->acts[m->count++];

	ck_act_init(act, CK_ACT_OFFICIAL, 0, who);
	act->name = ck_name_same(name, who) ? who : name;
	act->role = role | (act->name == who ? CK_ROLE_ORGANISER : 0);
}

static void officials_add(making *m, const request *r)
{
	for (size_t i = 0; i < r->judges; i++)
		official_add(m, r->organiser, r->judge[i], CK_ROLE_JUDGE);
	if (r->chief != NULL)
		official_add(m, r->organiser, r->chief, CK_ROLE_CHIEF);
}

static int create_fill(making *m, const request *r)
{
	ck_act *act = &m->acts[0];
	ck_format format;
	size_t at, length;
	char text[CK_CUP_SENTENCE];
	int code;

	ck_act_init(act, CK_ACT_CREATE, 0, r->organiser);
	act->name = r->name;
	act->place = r->place;
	act->date = r->date != NULL ? r->date : ck_cup_time_day(ck_cup_file_now(NULL), m->day);
	act->category = r->category;
	act->boards = (uint32_t)r->boards;
	act->minutes = (uint32_t)r->minutes;
	act->grace = (uint32_t)r->grace;
	code = ck_cup_game_read(command_name, r->game, (unsigned)r->players, m->game, act);
	if (code != CK_ARGS_GO)
		return code;
	if (ck_format_read(r->format, &format, &at, &length) != CK_FORMAT_OK)
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_cup_format_tell(r->format, text, sizeof(text)));
	ck_format_write(&format, m->format);
	act->format = m->format;
	m->count = 1;
	return CK_ARGS_GO;
}

/* --------------------------------------------------------------- the command */

static void told(const ck_cup *cup, const char *path)
{
	const ck_cup_info *about = ck_cup_about(cup);
	char boards[24], format[CK_FORMAT_TEXT_MAX], file[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"name", about->name},        {"file", ck_args_quote(path, file)},
	                         {"game", about->game_string}, {"format", format},
	                         {"boards", boards},           {NULL, NULL}};
	char text[CK_ARGS_ERROR];

	ck_format_write(&about->format, format);
	snprintf(boards, sizeof(boards), "%u", about->boards);
	ck_fill(text, sizeof(text),
	        ck_tr("“{name}” begins in {file}: {game}, {format}, boards: {boards}. Next come the "
	              "entrants: "
	              "`charkoni cup entrants`."),
	        slots);
	ck_args_print(text);
}

static int required_check(const request *r)
{
	if (r->name == NULL)
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("--name is missing: the name of the championship."));
	if (r->organiser == NULL)
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("--organiser is missing: the name of who keeps this file."));
	if (r->boards == 0)
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("--boards is missing: how many games can be played at once."));
	return CK_ARGS_GO;
}

/* Bring each act to the door of a championship that is not made yet. */
static int doors_pass(making *m)
{
	char why[CK_CUP_SENTENCE];

	for (size_t i = 0; i < m->count; i++) {
		ck_cup_door_answer answer = ck_cup_door_pass(&m->doors[i], NULL, &m->acts[i]);

		if (answer == CK_CUP_DOOR_NO_MEMORY)
			return ck_args_fail_memory(command_name);
		if (answer != CK_CUP_DOOR_OPEN)
			return ck_args_fail(command_name, CK_EXIT_USAGE,
			                    ck_cup_door_tell(&m->doors[i], answer, NULL, why, sizeof(why)));
		m->acts[i] = m->doors[i].act;
	}
	return CK_ARGS_GO;
}

static int make(const request *r)
{
	making *m = calloc(1, sizeof(*m));
	ck_cup_file f = {.command = command_name, .path = r->path};
	int code;

	if (m == NULL)
		return ck_args_fail_memory(command_name);
	code = create_fill(m, r);
	if (code == CK_ARGS_GO) {
		officials_add(m, r);
		code = doors_pass(m);
	}
	if (code == CK_ARGS_GO)
		code = ck_cup_file_make(&f, m->acts, m->count);
	if (code == CK_ARGS_GO) {
		told(f.cup, r->path);
		code = ck_out_finish(command_name);
	}
	ck_cup_file_close(&f);
	for (size_t i = 0; i < m->count; i++)
		ck_cup_door_release(&m->doors[i]);
	free(m);
	return code;
}

int ck_cup_new_command(int argc, char **argv)
{
	request r = {.place = "",
	             .category = "",
	             .game = "parchis-pairs",
	             .format = "knockout",
	             .minutes = 40,
	             .grace = 15};
	const ck_args_option options[] = {
		{.operand = CK_MSG("FILE"),
	         .help = CK_MSG("the file to make, as in cup.ckc"),
	         .text = &r.path,
	         .required = true,
	         .complete = CK_COMPLETE_FILE},
		{.name = "name",
	         .value = CK_MSG("NAME"),
	         .help = CK_MSG("the name of the championship"),
	         .text = &r.name},
		{.name = "place",
	         .value = CK_MSG("NAME"),
	         .help = CK_MSG("where it is played"),
	         .text = &r.place},
		{.name = "date",
	         .value = CK_MSG("DAY"),
	         .help = CK_MSG("as in 2026-12-01; without it, today"),
	         .text = &r.date},
		{.name = "category",
	         .value = CK_MSG("NAME"),
	         .help = CK_MSG("adults, children, ..."),
	         .text = &r.category},
		{.name = "game",
	         .value = CK_MSG("GAME"),
	         .help = CK_MSG(
			 "a game of two sides, without it parchis-pairs; also parchis:players=2, pachisi, "
			 "chaupar"),
	         .text = &r.game,
	         .complete = CK_COMPLETE_GAME},
		{.name = "players",
	         .value = "N",
	         .help = CK_MSG("players of an entrant, 1 or 2; without it, as many as sit on a side"),
	         .number = &r.players,
	         .low = 1,
	         .high = 2},
		{.name = "format",
	         .value = CK_MSG("FORMAT"),
	         .help = CK_MSG(
			 "knockout, groups, round-robin, double-round-robin, swiss or double-elimination, "
			 "with options as in groups:size=6,through=2"),
	         .text = &r.format},
		{.name = "boards",
	         .value = "N",
	         .help = CK_MSG("boards that there are"),
	         .number = &r.boards,
	         .low = 1,
	         .high = CK_CUP_BOARDS_MAX},
		{.name = "minutes",
	         .value = "N",
	         .help = CK_MSG("minutes that a game is expected to take; without it 40"),
	         .number = &r.minutes,
	         .low = 1,
	         .high = 1440},
		{.name = "grace",
	         .value = "N",
	         .help = CK_MSG(
			 "minutes after the announced start when who is not seated has lost; without it 15"),
	         .number = &r.grace,
	         .high = 1440},
		{.name = "organiser",
	         .value = CK_MSG("NAME"),
	         .help = CK_MSG("who keeps this file"),
	         .text = &r.organiser},
		{.name = "judge",
	         .value = CK_MSG("NAME"),
	         .help = CK_MSG("a judge; may be given several times"),
	         .each = judge_take,
	         .context = &r},
		{.name = "chief",
	         .value = CK_MSG("NAME"),
	         .help = CK_MSG("the chief judge"),
	         .text = &r.chief},
		{0},
	};
	const ck_args_command command = {
		command_name,
		CK_MSG("Begin a championship in a new file."),
		options,
		CK_MSG("The organiser may judge too: give the same name. All of it but the name, place, "
	               "date, boards "
	               "and minutes is fixed once the draw is made."),
	};
	int code = ck_args_read(&command, argc, argv);

	if (code == CK_ARGS_GO)
		code = required_check(&r);
	return code == CK_ARGS_GO ? make(&r) : code;
}
