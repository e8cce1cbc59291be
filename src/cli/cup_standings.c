/* cup_standings.c - `charkoni cup standings`: the order of the entrants, and why it is this one. */
#include "cli/cup_args.h"
#include "cli/cup_csv.h"
#include "cli/cup_far.h"
#include "cli/cup_json.h"
#include "cli/cup_parts.h"
#include "cli/cup_spread.h"
#include "cli/cup_tell.h"
#include "cli/out.h"
#include "cup/standing.h"

#include <stdio.h>
#include <stdlib.h>

static const char command_name[] = "cup standings";

enum { NUMBER = 24, NAME = 320, SENTENCE = 1024 };

/* What the arguments say. */
typedef struct request {
	const char *path;
	uint64_t group;
	const char *separator;
	bool json, csv;
} request;

static bool is_table(const ck_cup *cup, uint64_t group)
{
	uint8_t kind = ck_cup_about(cup)->format.kind;

	return group != 0 || kind == CK_FORMAT_ROUND_ROBIN || kind == CK_FORMAT_DOUBLE_ROUND_ROBIN ||
	       kind == CK_FORMAT_SWISS;
}

/* Why a line stands behind the one above; "" where points say it. */
static const char *why_write(const ck_cup *cup, const ck_standing *line, const ck_standing *above, char *out,
                             size_t cap)
{
	char name[NAME], one[NUMBER], other[NUMBER];
	const ck_slot slots[] = {{"tie", ck_cup_tell_tie(line->decided_by)},
	                         {"above", name},
	                         {"one", one},
	                         {"other", other},
	                         {NULL, NULL}};

	out[0] = '\0';
	if (line->decided_by == CK_TIE_NONE || above == NULL)
		return out;
	ck_cup_tell_entrant(cup, above->entrant, name, sizeof(name));
	snprintf(one, sizeof(one), "%lld", (long long)line->decided[0]);
	snprintf(other, sizeof(other), "%lld", (long long)line->decided[1]);
	ck_fill(out, cap,
	        line->decided_by == CK_TIE_LOT ? ck_tr("behind {above} by the lot")
	                                       : ck_tr("behind {above} by {tie}, {other} to {one}"),
	        slots);
	return out;
}

/* " (withdrawn; behind Ana by wins, 3 to 2)" behind a line; nothing where there is nothing to tell. */
static void notes_print(const ck_cup *cup, const ck_standing *line, const ck_standing *above)
{
	char why[SENTENCE];
	const char *state = line->out
	                            ? ck_cup_tell_entrant_state(ck_cup_entrant_of(cup, line->entrant)->state)
	                            : "";

	why_write(cup, line, above, why, sizeof(why));
	if (state[0] != '\0' || why[0] != '\0')
		printf(" (%s%s%s)", state, state[0] != '\0' && why[0] != '\0' ? "; " : "", why);
	printf("\n");
}

/* ------------------------------------------------------------------ tables */

/* What the tie-breaks of the format say of a line, those that were not asked left out: "; wins 3, Buchholz 5". */
static void ties_print(const ck_cup *cup, const ck_standing *line)
{
	const ck_format *format = &ck_cup_about(cup)->format;
	const char *between = "; ";

	for (unsigned i = 0; i < CK_TIES_MAX && format->ties[i] != CK_TIE_NONE; i++) {
		const uint8_t tie = format->ties[i];
		bool asked = tie == CK_TIE_DIRECT || tie == CK_TIE_EXTRA;

		if (tie == CK_TIE_LOT || (asked && line->value[i] == CK_STANDING_SILENT))
			continue;
		printf("%s%s %lld", between, ck_cup_tell_tie(tie), (long long)line->value[i]);
		between = ", ";
	}
}

static void table_line_print(const ck_cup *cup, const ck_standing *line, const ck_standing *above)
{
	char text[SENTENCE], name[NAME], place[NUMBER], points[NUMBER], played[NUMBER];
	const ck_slot slots[] = {{"place", place},
	                         {"name", ck_cup_tell_entrant(cup, line->entrant, name, sizeof(name))},
	                         {"points", points},
	                         {"played", played},
	                         {NULL, NULL}};

	snprintf(place, sizeof(place), "%u", line->place);
	snprintf(points, sizeof(points), "%u", line->points);
	snprintf(played, sizeof(played), "%u", line->played);
	ck_fill(text, sizeof(text), ck_tr("{place}. {name}: points {points}, played {played}"), slots);
	printf("%s", text);
	ties_print(cup, line);
	notes_print(cup, line, above);
}

/* --------------------------------------------------------------- knockouts */

static void far_line_print(const ck_cup *cup, const ck_standing *line, const ck_standing *above)
{
	char text[SENTENCE], name[NAME];

	ck_cup_tell_entrant(cup, line->entrant, name, sizeof(name));
	printf("%s", ck_cup_far_tell(cup, line, name, text, sizeof(text)));
	notes_print(cup, line, above);
}

static void list_print(const ck_cup *cup, bool table, const ck_standing *lines, uint32_t count)
{
	for (uint32_t i = 0; i < count; i++)
		(table ? table_line_print : far_line_print)(cup, &lines[i], i > 0 ? &lines[i - 1] : NULL);
}

/* -------------------------------------------------------------------- text */

static uint32_t groups_of(const ck_cup *cup)
{
	uint32_t groups = 0;

	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		if (ck_cup_entrant_of(cup, i)->group > groups)
			groups = ck_cup_entrant_of(cup, i)->group;
	return groups;
}

/* Each group under its head; false without memory. */
static bool groups_print(const ck_cup *cup, ck_standing *lines, bool first)
{
	const uint32_t groups = groups_of(cup);

	for (uint32_t g = 1; g <= groups; g++) {
		const uint32_t count = ck_standing_list(cup, (uint16_t)g, lines);
		char text[SENTENCE], number[NUMBER];
		const ck_slot slots[] = {{"number", number}, {NULL, NULL}};

		if (count == CK_STANDING_FAILED)
			return false;
		snprintf(number, sizeof(number), "%u", g);
		ck_fill(text, sizeof(text), ck_tr("Group {number}"), slots);
		printf("%s%s\n", first && g == 1 ? "" : "\n", text);
		list_print(cup, true, lines, count);
	}
	return true;
}

/* Groups stand each for itself until there is a knockout; then behind it. */
static int text_print(const ck_cup *cup, uint64_t group, ck_standing *lines, uint32_t count)
{
	const bool each = group == 0 && ck_cup_about(cup)->format.kind == CK_FORMAT_GROUPS;
	const bool whole = !each || ck_cup_far_has_knockout(cup);

	if (count == 0) {
		printf("%s\n", ck_tr("There are no standings before the draw."));
		return ck_out_finish(command_name);
	}
	if (whole)
		list_print(cup, is_table(cup, group), lines, count);
	if (each && !groups_print(cup, lines, !whole))
		return ck_args_fail_memory(command_name);
	return ck_out_finish(command_name);
}

/* --------------------------------------------------------------------- as CSV */

static void csv_head(ck_cup_csv_line *line, const ck_cup *cup)
{
	static const char *const heads[] = {"place", "entrant", "name", "club", "group", "points", "played"};
	const ck_format *format = &ck_cup_about(cup)->format;

	for (size_t i = 0; i < sizeof(heads) / sizeof(heads[0]); i++)
		ck_cup_csv_cell(line, heads[i]);
	for (unsigned i = 0; i < CK_TIES_MAX && format->ties[i] != CK_TIE_NONE; i++)
		ck_cup_csv_cell(line, ck_cup_json_tie(format->ties[i]));
	ck_cup_csv_cell(line, "decided");
	ck_cup_csv_cell(line, "round");
	ck_cup_csv_cell(line, "out");
	ck_cup_csv_end(line);
}

static void csv_standing(ck_cup_csv_line *line, const ck_cup *cup, const ck_standing *standing)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, standing->entrant);
	const ck_format *format = &ck_cup_about(cup)->format;

	ck_cup_csv_number(line, standing->place);
	ck_cup_csv_number(line, standing->entrant);
	ck_cup_csv_cell(line, entrant->name);
	ck_cup_csv_cell(line, entrant->club);
	ck_cup_csv_number(line, entrant->group);
	ck_cup_csv_number(line, standing->points);
	ck_cup_csv_number(line, standing->played);
	for (unsigned i = 0; i < CK_TIES_MAX && format->ties[i] != CK_TIE_NONE; i++) {
		if (standing->value[i] == CK_STANDING_SILENT)
			ck_cup_csv_cell(line, "");
		else
			ck_cup_csv_number(line, standing->value[i]);
	}
	ck_cup_csv_cell(line, ck_cup_json_tie(standing->decided_by));
	ck_cup_csv_number(line, standing->round);
	ck_cup_csv_cell(line, standing->out ? ck_cup_json_entrant_state(entrant->state) : "");
	ck_cup_csv_end(line);
}

static int csv_print(const ck_cup *cup, char separator, const ck_standing *lines, uint32_t count)
{
	ck_cup_csv_line line = {.out = stdout, .separator = separator};

	ck_cup_csv_begin(stdout, separator);
	csv_head(&line, cup);
	for (uint32_t i = 0; i < count; i++)
		csv_standing(&line, cup, &lines[i]);
	return ck_out_finish(command_name);
}

/* --------------------------------------------------------------- the command */

static bool has_group(const ck_cup *cup, uint64_t group)
{
	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		if (ck_cup_entrant_of(cup, i)->group == group)
			return true;
	return false;
}

static int show(const ck_cup *cup, const request *r)
{
	ck_standing *lines = calloc((size_t)ck_cup_about(cup)->entrants + 1, sizeof(*lines));
	uint32_t count = lines != NULL ? ck_standing_list(cup, (uint16_t)r->group, lines)
	                               : CK_STANDING_FAILED;
	char separator = ',';
	int code = ck_cup_spread_read(command_name, r->separator, &separator);

	if (code != CK_ARGS_GO)
		; /* told */
	else if (count == CK_STANDING_FAILED)
		code = ck_args_fail_memory(command_name);
	else if (r->csv)
		code = csv_print(cup, separator, lines, count);
	else
		code = text_print(cup, r->group, lines, count);
	free(lines);
	return code;
}

static int group_check(const ck_cup *cup, const request *r)
{
	if (r->group != 0 && !has_group(cup, r->group))
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("There is no such group; groups are made by the draw of the format "
		                          "“groups”."));
	if (r->json && r->csv)
		return ck_args_fail(command_name, CK_EXIT_USAGE, ck_tr("Choose one of --json and --csv."));
	return CK_ARGS_GO;
}

int ck_cup_standings_command(int argc, char **argv)
{
	request r = {0};
	const ck_args_option options[] = {
		CK_CUP_FILE_OPERAND(&r.path),
		{.name = "group",
	         .value = "N",
	         .help = CK_MSG("only this group"),
	         .number = &r.group,
	         .low = 1,
	         .high = CK_CUP_ENTRANTS_MAX},
		CK_CUP_JSON_OPTION(&r.json),
		{.name = "csv", .help = CK_MSG("print lines for a spreadsheet"), .flag = &r.csv},
		CK_CUP_SEPARATOR_OPTION(&r.separator),
		{0},
	};
	const ck_args_command command = {
		command_name, CK_MSG("Show the order of the entrants, and what parted those who are level."),
		options, NULL};
	ck_cup_file f = {.command = command_name};
	int code = ck_args_read(&command, argc, argv);

	f.path = r.path;
	if (code == CK_ARGS_GO)
		code = ck_cup_file_open(&f, false);
	if (code == CK_ARGS_GO)
		code = group_check(f.cup, &r);
	if (code == CK_ARGS_GO && r.json)
		code = ck_cup_json_print(
			command_name,
			json_pack("{s:o}", "standings", ck_cup_json_standings(f.cup, (uint16_t)r.group)));
	else if (code == CK_ARGS_GO)
		code = show(f.cup, &r);
	ck_cup_file_close(&f);
	return code;
}
