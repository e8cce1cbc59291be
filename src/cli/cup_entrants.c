/* cup_entrants.c - `charkoni cup entrants`: the list of entrants. */
#include "cli/cup_entrants.h"

#include "cli/cup_act.h"
#include "cli/cup_act_read.h"
#include "cli/cup_csv.h"
#include "cli/cup_json.h"
#include "cli/cup_parts.h"
#include "cli/cup_spread.h"
#include "cli/cup_tell.h"
#include "cli/out.h"

#include <stdio.h>
#include <string.h>

static const char command_name[] = "cup entrants";

enum { NUMBER = 24, LINE = 2048 };

/* ------------------------------------------------------------------- the list */

static unsigned accepted_count(const ck_cup_entrant *entrant)
{
	return (entrant->accepted[0][0] != '\0' ? 1u : 0u) + (entrant->accepted[1][0] != '\0' ? 1u : 0u);
}

static void entrant_print(const ck_cup *cup, uint32_t number)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, number);
	char n[NUMBER], seeding[NUMBER], accepted[NUMBER], size[NUMBER], text[LINE];
	const ck_slot slots[] = {{"number", n},
	                         {"name", entrant->name},
	                         {"club", entrant->club},
	                         {"seeding", seeding},
	                         {"accepted", accepted},
	                         {"size", size},
	                         {"state", ck_cup_tell_entrant_state(entrant->state)},
	                         {NULL, NULL}};

	snprintf(n, NUMBER, "%u", number);
	snprintf(seeding, NUMBER, "%u", entrant->seeding);
	snprintf(accepted, NUMBER, "%u", accepted_count(entrant));
	snprintf(size, NUMBER, "%u", ck_cup_about(cup)->size);
	ck_fill(text, sizeof(text),
	        entrant->club[0] != '\0' ? "{number}  {name} ({club})" : "{number}  {name}", slots);
	printf("%s", text);
	if (entrant->player[1][0] != '\0' && (strstr(entrant->name, entrant->player[0]) == NULL ||
	                                      strstr(entrant->name, entrant->player[1]) == NULL))
		printf(": %s, %s", entrant->player[0], entrant->player[1]);
	if (entrant->seeding != 0) {
		ck_fill(text, sizeof(text), ck_tr("; seeding {seeding}"), slots);
		printf("%s", text);
	}
	ck_fill(text, sizeof(text), ck_tr("; rules accepted by {accepted} of {size}"), slots);
	printf("%s", text);
	if (entrant->state != CK_ENTRANT_IN)
		printf("; %s", slots[6].value);
	printf("\n");
}

static int list(const ck_cup *cup, bool json)
{
	if (json)
		return ck_cup_json_print(command_name,
		                         json_pack("{s:o}", "entrants", ck_cup_json_entrants(cup)));
	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		entrant_print(cup, i);
	return ck_out_finish(command_name);
}

/* -------------------------------------------------------------------- remarks */

static unsigned long unaccepted_count(const ck_cup *cup)
{
	const ck_cup_info *about = ck_cup_about(cup);
	unsigned long count = 0;

	for (uint32_t i = 1; i <= about->entrants; i++)
		if (ck_cup_entrant_of(cup, i)->state == CK_ENTRANT_IN)
			count += about->size - accepted_count(ck_cup_entrant_of(cup, i));
	return count;
}

static unsigned long seeding_count(const ck_cup *cup)
{
	unsigned long count = 0;

	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		count += ck_cup_entrant_of(cup, i)->state == CK_ENTRANT_IN &&
		         ck_cup_entrant_of(cup, i)->seeding != 0;
	return count;
}

static bool has_seeds(uint8_t kind)
{
	return kind == CK_FORMAT_KNOCKOUT || kind == CK_FORMAT_GROUPS || kind == CK_FORMAT_DOUBLE_ELIMINATION;
}

void ck_cup_entrants_remark(const ck_cup *cup)
{
	const ck_format *format = &ck_cup_about(cup)->format;
	unsigned long unaccepted = unaccepted_count(cup), seedings = seeding_count(cup);
	char count[NUMBER], text[LINE];
	const ck_slot slots[] = {{"count", count}, {NULL, NULL}};

	snprintf(count, sizeof(count), "%lu", unaccepted);
	if (unaccepted > 0) {
		ck_fill(text, sizeof(text),
		        ck_trn("{count} player has not accepted the rules yet (rule 18): `charkoni cup "
		               "entrants FILE accept`.",
		               "{count} players have not accepted the rules yet (rule 18): `charkoni cup "
		               "entrants FILE accept`.",
		               unaccepted),
		        slots);
		printf("%s\n", text);
	}
	snprintf(count, sizeof(count), "%lu", seedings);
	if (seedings > 0 && format->seeded == 0) {
		ck_fill(text, sizeof(text),
		        has_seeds(format->kind)
		                ? ck_tr("Seedings are given, but the draw does not look at them: the format "
		                        "has no seeded={count}.")
		                : ck_tr("Seedings are given, but the draw of this format does not look at "
		                        "them."),
		        slots);
		printf("%s\n", text);
	}
}

/* ---------------------------------------------------------------------- export */

/* Whether the name of an entrant is made of those of its players; then the list leaves it to be made again. */
static bool has_made_name(const ck_cup_entrant *entrant)
{
	char made[2 * CK_CUP_NAME_MAX + 4];

	snprintf(made, sizeof(made), "%s%s%s", entrant->player[0], entrant->player[1][0] != '\0' ? " / " : "",
	         entrant->player[1]);
	return strcmp(entrant->name, made) == 0;
}

static void entrant_write(ck_cup_csv_line *line, const ck_cup *cup, uint32_t number)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, number);

	if (entrant->state == CK_ENTRANT_LEFT)
		return;
	ck_cup_csv_number(line, number);
	ck_cup_csv_cell(line, has_made_name(entrant) ? "" : entrant->name);
	ck_cup_csv_cell(line, entrant->player[0]);
	ck_cup_csv_cell(line, entrant->player[1]);
	ck_cup_csv_cell(line, entrant->club);
	if (entrant->seeding != 0)
		ck_cup_csv_number(line, entrant->seeding);
	else
		ck_cup_csv_cell(line, "");
	ck_cup_csv_cell(line, ck_cup_json_entrant_state(entrant->state));
	ck_cup_csv_cell(line, entrant->accepted[0]);
	ck_cup_csv_cell(line, entrant->accepted[1]);
	ck_cup_csv_end(line);
}

static void list_write(const ck_cup *cup, FILE *out, char separator)
{
	static const char *const heads[] = {"number",  "name",  "player1",   "player2",  "club",
	                                    "seeding", "state", "accepted1", "accepted2"};

	ck_cup_csv_line line = {.out = out, .separator = separator};

	ck_cup_csv_begin(out, separator);
	for (size_t i = 0; i < sizeof(heads) / sizeof(heads[0]); i++)
		ck_cup_csv_cell(&line, heads[i]);
	ck_cup_csv_end(&line);
	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		entrant_write(&line, cup, i);
}

static int export_do(const ck_cup_entrants *e)
{
	char separator;
	int code = ck_cup_spread_read(command_name, e->separator, &separator);

	if (code == CK_ARGS_GO)
		code = ck_cup_spread_check(command_name, e->output, e->f->path);
	return code == CK_ARGS_GO
	               ? ck_cup_spread_put(command_name, e->output, e->f->cup, separator, list_write)
	               : code;
}

/* --------------------------------------------------------------------- actions */

static const char *const action_words[] = {"list",   "add",    "amend",  "leave",
                                           "accept", "import", "export", NULL};
static const ck_act_kind action_kinds[] = {CK_ACT_NONE, CK_ACT_ENTER, CK_ACT_AMEND, CK_ACT_LEAVE};

static int act(const ck_cup_entrants *e, ck_act_kind kind)
{
	ck_cup_act_words w = {0};
	int code;

	ck_act_init(&w.act, kind, 0, e->who);
	if (kind == CK_ACT_AMEND && e->rest->count > 1)
		w.act.entrant = ck_cup_entrant_find(e->f->cup, e->rest->at[1]);
	ck_cup_act_now(e->f->cup, &w);
	code = ck_cup_act_read(command_name, e->f->cup, e->rest, 1, &w);
	if (code == CK_ARGS_GO)
		code = ck_cup_act_do(e->f, &w.act, e->json);
	if (code == CK_EXIT_OK && kind == CK_ACT_ENTER && !e->json)
		entrant_print(e->f->cup, ck_cup_about(e->f->cup)->entrants);
	return code;
}

static int action_fail(const char *word)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"word", ck_args_quote(word, quote)}, {NULL, NULL}};

	return ck_args_fail_with(command_name, CK_EXIT_USAGE,
	                         ck_tr("“{word}” is nothing that is done with entrants; there are list, add, "
	                               "amend, leave, accept, import and export."),
	                         slots);
}

/* The number of an action; that of the last one and one more for a word that is none. */
static unsigned action_of(const char *word)
{
	unsigned action = 0;

	while (action_words[action] != NULL && strcmp(word, action_words[action]) != 0)
		action++;
	return action;
}

/* `entrants import FILE LIST` is said as easily as `entrants FILE import LIST`. */
static void order_mend(const char **path, ck_cup_operands *rest)
{
	const char *first = *path;

	if (rest->count == 0 || action_words[action_of(first)] == NULL ||
	    action_words[action_of(rest->at[0])] != NULL)
		return;
	*path = rest->at[0];
	rest->at[0] = first;
}

static int run(ck_cup_entrants *e, unsigned action)
{
	if (action == 0 || action == 6) {
		if (e->rest->count > 1)
			return ck_cup_operands_left(command_name, e->rest, 1);
		return action == 0 ? list(e->f->cup, e->json) : export_do(e);
	}
	if (action == 4)
		return ck_cup_entrants_accept(e);
	if (action == 5)
		return ck_cup_entrants_import(e);
	return act(e, action_kinds[action]);
}

int ck_cup_entrants_command(int argc, char **argv)
{
	const char *path = NULL, *as = NULL, *more = NULL;
	ck_cup_operands rest;
	ck_cup_file f = {.command = command_name};
	ck_cup_entrants e = {.f = &f, .rest = &rest, .output = NULL};
	unsigned action = 0;
	const ck_args_option options[] = {
		CK_CUP_FILE_OPERAND(&path),
		{.operand = "...",
	         .help = CK_MSG("list; add PLAYER [PLAYER] [club=..., name=..., seeding=N]; amend N "
	                        "player1=...; leave "
	                        "N; accept N [1|2] or accept all; import LIST.csv; export"),
	         .text = &more,
	         .complete = CK_COMPLETE_FILE},
		CK_CUP_AS_OPTION(&as),
		{.name = "yes",
	         .help = CK_MSG("accept: it was signed on paper, do not show and ask"),
	         .flag = &e.yes},
		{.name = "output",
	         .value = CK_MSG("FILE"),
	         .help = CK_MSG("export: where to; without it, standard output"),
	         .text = &e.output,
	         .complete = CK_COMPLETE_FILE},
		CK_CUP_SEPARATOR_OPTION(&e.separator),
		CK_CUP_JSON_OPTION(&e.json),
		{0},
	};
	const ck_args_command command = {
		command_name, CK_MSG("Keep the list of entrants, and who accepts the rules."), options,
		CK_MSG("A list to import is CSV as spreadsheets save it. Its first line may name the "
	               "columns: player 1, "
	               "player 2, name, club, seeding, in any of our languages; without names the columns "
	               "are the "
	               "players and the club. Either all lines are imported or none; those refused are told "
	               "with "
	               "their numbers.")};
	int code = ck_cup_args_read(&command, argc, argv, &rest);

	if (code == CK_ARGS_GO)
		order_mend(&path, &rest);
	f.path = path;
	if (code == CK_ARGS_GO && rest.count > 0)
		action = action_of(rest.at[0]);
	if (code == CK_ARGS_GO && action_words[action] == NULL)
		code = action_fail(rest.at[0]);
	if (code == CK_ARGS_GO)
		code = ck_cup_file_open(&f, action != 0 && action != 6);
	if (code == CK_ARGS_GO && action != 0 && action != 6)
		code = ck_cup_who(&f, as, &e.who);
	if (code == CK_ARGS_GO)
		code = run(&e, action);
	ck_cup_file_close(&f);
	ck_cup_operands_free(&rest);
	return code;
}
