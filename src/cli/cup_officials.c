/* cup_officials.c - `charkoni cup officials`: who organises and who judges. */
#include "cli/cup_act.h"
#include "cli/cup_act_read.h"
#include "cli/cup_args.h"
#include "cli/cup_json.h"
#include "cli/cup_parts.h"
#include "cli/cup_tell.h"
#include "cli/out.h"

#include <stdio.h>
#include <string.h>

static const char command_name[] = "cup officials";

static json_t *official_json(const ck_cup_official *official)
{
	json_t *roles = json_array();

	for (unsigned i = 0; i < 3; i++)
		if (official->role >> i & 1)
			json_array_append_new(roles, json_string(ck_role_word((uint8_t)(1u << i))));
	return json_pack("{s:s,s:o}", "name", official->name, "roles", roles);
}

static int list_print(const ck_cup *cup, bool json)
{
	char roles[128];
	json_t *list = json ? json_array() : NULL;

	for (uint32_t i = 0; i < ck_cup_about(cup)->officials; i++) {
		const ck_cup_official *official = ck_cup_official_at(cup, i);

		if (official->role == 0)
			continue;
		if (json)
			json_array_append_new(list, official_json(official));
		else
			printf("%s: %s\n", official->name,
			       ck_cup_tell_roles(official->role, roles, sizeof(roles)));
	}
	return json ? ck_cup_json_print(command_name, json_pack("{s:o}", "officials", list))
	            : ck_out_finish(command_name);
}

/* add NAME ROLES, remove NAME. */
static int change(ck_cup_file *f, const char *as, const ck_cup_operands *rest, bool json)
{
	bool add = strcmp(rest->at[0], "add") == 0;
	uint8_t roles = 0;
	const char *who;
	ck_act act;
	int code;

	if (!add && strcmp(rest->at[0], "remove") != 0)
		return ck_args_fail(
			command_name, CK_EXIT_USAGE,
			ck_tr("Behind the file stands nothing, `add NAME ROLES`, or `remove NAME`."));
	if (rest->count < (add ? 3u : 2u))
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("Something is missing: `add NAME ROLES`, or `remove NAME`."));
	if (rest->count > (add ? 3u : 2u))
		return ck_cup_operands_left(command_name, rest, add ? 3 : 2);
	if (add && (!ck_cup_roles_read(rest->at[2], &roles) || roles == 0))
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("A role is organiser, judge or chief, or several of them with + "
		                          "between."));
	code = ck_cup_who(f, as, &who);
	if (code != CK_ARGS_GO)
		return code;
	ck_act_init(&act, CK_ACT_OFFICIAL, 0, who);
	act.name = rest->at[1];
	act.role = add ? (uint8_t)(roles | ck_cup_role_of(f->cup, rest->at[1])) : 0;
	return ck_cup_act_do(f, &act, json);
}

int ck_cup_officials_command(int argc, char **argv)
{
	const char *path = NULL, *as = NULL, *more = NULL;
	bool json = false;
	const ck_args_option options[] = {
		CK_CUP_FILE_OPERAND(&path),
		{.operand = "...",
	         .help = CK_MSG(
			 "`add NAME ROLES`, as in `add Luisa judge+chief`, or `remove NAME`; nothing lists "
			 "them"),
	         .text = &more},
		CK_CUP_AS_OPTION(&as),
		CK_CUP_JSON_OPTION(&json),
		{0},
	};
	const ck_args_command command = {
		command_name,
		CK_MSG("Say who organises and who judges."),
		options,
		CK_MSG("Judges certify results and declare absences; only the chief judge annuls a result "
	               "that is "
	               "certified."),
	};
	ck_cup_operands rest;
	ck_cup_file f = {.command = command_name};
	int code = ck_cup_args_read(&command, argc, argv, &rest);

	f.path = path;
	if (code == CK_ARGS_GO)
		code = ck_cup_file_open(&f, rest.count > 0);
	if (code == CK_ARGS_GO)
		code = rest.count > 0 ? change(&f, as, &rest, json) : list_print(f.cup, json);
	ck_cup_file_close(&f);
	ck_cup_operands_free(&rest);
	return code;
}
