/* cup_log.c - `charkoni cup log`: who did what, when, and why. */
#include "cli/cup_args.h"
#include "cli/cup_json.h"
#include "cli/cup_parts.h"
#include "cli/cup_tell.h"
#include "cli/cup_time.h"
#include "cli/out.h"

#include <stdio.h>
#include <string.h>

static const char command_name[] = "cup log";

/* Which acts are wanted. */
typedef struct request {
	const char *path, *who, *subject;
	uint64_t last, game, entrant;
	bool json;
} request;

static bool is_wanted(const ck_act *act, const request *r)
{
	return (r->game == 0 || act->game == r->game) &&
	       (r->entrant == 0 || act->entrant == r->entrant || act->other == r->entrant) &&
	       (r->who == NULL || strcmp(act->who, r->who) == 0);
}

/* The first act from which so many wanted ones are left. */
static uint32_t first_of(const ck_cup *cup, const request *r)
{
	uint32_t i = ck_cup_acts(cup);
	uint64_t left = r->last;

	while (i > 0 && (r->last == 0 || left > 0))
		left -= is_wanted(ck_cup_act_at(cup, --i), r);
	return i;
}

static int json_print(const ck_cup *cup, const request *r)
{
	json_t *all = ck_cup_json_acts(cup), *list = json_array();

	for (uint32_t i = first_of(cup, r); all != NULL && i < ck_cup_acts(cup); i++) {
		json_t *act = json_array_get(all, i);

		if (!is_wanted(ck_cup_act_at(cup, i), r))
			continue;
		json_object_set_new(act, "number", json_integer(i + 1));
		json_array_append(list, act);
	}
	json_decref(all);
	if (all == NULL)
		return ck_args_fail_memory(command_name);
	return ck_cup_json_print(command_name, json_pack("{s:o}", "acts", list));
}

static int show(const ck_cup *cup, const request *r)
{
	char told[4096], time[CK_CUP_TIME];

	if (r->json)
		return json_print(cup, r);
	for (uint32_t i = first_of(cup, r); i < ck_cup_acts(cup); i++) {
		const ck_act *act = ck_cup_act_at(cup, i);

		if (is_wanted(act, r))
			printf("%u  %s  %s: %s\n", i + 1, ck_cup_time_full(act->at, time), act->who,
			       ck_cup_tell(cup, act, told, sizeof(told)));
	}
	return ck_out_finish(command_name);
}

static int subject_find(const ck_cup *cup, request *r)
{
	char quote[CK_ARGS_QUOTE];

	if (r->subject == NULL)
		return CK_ARGS_GO;
	r->entrant = ck_cup_entrant_find(cup, r->subject);
	if (r->entrant != 0)
		return CK_ARGS_GO;
	return ck_args_fail_with(
		command_name, CK_EXIT_USAGE,
		ck_tr("“{value}” is no entrant: give the number, or a name that only one has."),
		(ck_slot[]){{"value", ck_args_quote(r->subject, quote)}, {NULL, NULL}});
}

int ck_cup_log_command(int argc, char **argv)
{
	request r = {0};
	const ck_args_option options[] = {
		CK_CUP_FILE_OPERAND(&r.path),
		{.name = "last",
	         .value = "N",
	         .help = CK_MSG("only the last N acts"),
	         .number = &r.last,
	         .low = 1},
		{.name = "game",
	         .value = "N",
	         .help = CK_MSG("only those about this game"),
	         .number = &r.game,
	         .low = 1},
		{.name = "entrant",
	         .value = CK_MSG("ENTRANT"),
	         .help = CK_MSG("only those about this entrant, by number or name"),
	         .text = &r.subject},
		{.name = "who",
	         .value = CK_MSG("NAME"),
	         .help = CK_MSG("only those by this person"),
	         .text = &r.who},
		CK_CUP_JSON_OPTION(&r.json),
		{0},
	};
	const ck_args_command command = {command_name, CK_MSG("Show who did what, when, and why."), options,
	                                 NULL};
	ck_cup_file f = {.command = command_name};
	int code = ck_args_read(&command, argc, argv);

	f.path = r.path;
	if (code == CK_ARGS_GO)
		code = ck_cup_file_open(&f, false);
	if (code == CK_ARGS_GO)
		code = subject_find(f.cup, &r);
	if (code == CK_ARGS_GO)
		code = show(f.cup, &r);
	ck_cup_file_close(&f);
	return code;
}
