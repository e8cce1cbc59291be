/* cup_export.c - `charkoni cup export`: a championship for other computers and programs. */
#include "cli/cup_archive.h"
#include "cli/cup_args.h"
#include "cli/cup_csv.h"
#include "cli/cup_json.h"
#include "cli/cup_output.h"
#include "cli/cup_parts.h"
#include "cli/cup_spread.h"
#include "cli/cup_time.h"
#include "cli/cup_trf.h"

#include <stdlib.h>
#include <string.h>

static const char command_name[] = "cup export";

enum { NUMBER = 24 };

/* ------------------------------------------------------------------------- CSV */

/* A line under way. */
typedef struct line {
	FILE *out;
	char separator;
	bool begun;
} line;

static void cell_text(line *l, const char *text)
{
	if (l->begun)
		putc(l->separator, l->out);
	l->begun = true;
	ck_cup_csv_write(l->out, text);
}

static void cell_number(line *l, uint32_t number)
{
	char text[NUMBER];

	snprintf(text, sizeof(text), "%u", number);
	cell_text(l, text);
}

static void cell_time(line *l, int64_t at)
{
	char text[CK_CUP_TIME];

	cell_text(l, at != 0 ? ck_cup_time_iso(at, text) : "");
}

static void cells_entrant(line *l, const ck_cup *cup, uint32_t number)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, number);

	if (entrant == NULL) {
		cell_text(l, "");
		cell_text(l, "");
		return;
	}
	cell_number(l, number);
	cell_text(l, entrant->name);
}

static void cells_home(line *l, const ck_cup_game *game, bool over)
{
	for (unsigned i = 0; i < 2; i++) {
		if (over)
			cell_number(l, game->home[i]);
		else
			cell_text(l, "");
	}
}

static void game_write(FILE *out, const ck_cup *cup, uint32_t number, char separator)
{
	const ck_cup_game *game = ck_cup_game_of(cup, number);
	const ck_cup_match *match = ck_cup_match_of(cup, game->match);
	bool over = game->state == CK_GAME_REPORTED || game->state == CK_GAME_CERTIFIED ||
	            game->state == CK_GAME_ANNULLED;
	line l = {.out = out, .separator = separator};

	cell_number(&l, number);
	cell_number(&l, match->round);
	cell_text(&l, ck_cup_json_part(match->part));
	cell_number(&l, match->group);
	cell_number(&l, game->table);
	cells_entrant(&l, cup, game->side[0]);
	cells_entrant(&l, cup, game->side[1]);
	cell_text(&l, ck_cup_json_game_state(game->state));
	cells_entrant(&l, cup, over && game->winner < 2 ? game->side[game->winner] : 0);
	cells_home(&l, game, over);
	cell_time(&l, game->announced);
	cell_time(&l, game->started_at);
	cell_time(&l, game->reported_at);
	cell_time(&l, game->certified_at);
	cell_text(&l, game->judge != NULL ? game->judge : "");
	fprintf(out, "\r\n");
}

static void csv_write(const ck_cup *cup, FILE *out, char separator)
{
	static const char *const heads[] = {"game",    "round",       "part",      "group", "table",
	                                    "side1",   "name1",       "side2",     "name2", "state",
	                                    "winner",  "winner_name", "home1",     "home2", "announced",
	                                    "started", "reported",    "certified", "judge"};
	line l = {.out = out, .separator = separator};

	ck_cup_csv_begin(out, separator);
	for (size_t i = 0; i < sizeof(heads) / sizeof(heads[0]); i++)
		cell_text(&l, heads[i]);
	fprintf(out, "\r\n");
	for (uint32_t i = 1; i <= ck_cup_about(cup)->games; i++)
		game_write(out, cup, i, separator);
}

/* ------------------------------------------------------------------------ JSON */

static bool json_write(const ck_cup *cup, FILE *out)
{
	json_t *object = ck_cup_json_about(cup);
	char *text;

	json_object_set_new(object, "entrants", ck_cup_json_entrants(cup));
	json_object_set_new(object, "games", ck_cup_json_games(cup, 0));
	json_object_set_new(object, "claims", ck_cup_json_claims(cup));
	json_object_set_new(object, "standings", ck_cup_json_standings(cup, 0));
	json_object_set_new(object, "acts", ck_cup_json_acts(cup));
	text = json_dumps(object, JSON_INDENT(1));
	json_decref(object);
	if (text != NULL)
		fprintf(out, "%s\n", text);
	free(text);
	return text != NULL;
}

/* --------------------------------------------------------------------- command */

/* The forms, in the order of their words. */
enum { ARCHIVE, JSON, CSV, TRF };

/* What the arguments say. */
typedef struct request {
	const char *path, *output, *separator;
	unsigned form;
} request;

static int options_check(const request *r, char *separator)
{
	int code = ck_cup_spread_read(command_name, r->separator, separator);

	if (code == CK_ARGS_GO && r->separator != NULL && r->form != CSV)
		return ck_args_fail(command_name, CK_EXIT_USAGE, ck_tr("--separator goes with --to csv."));
	return code == CK_ARGS_GO ? ck_cup_spread_check(command_name, r->output, r->path) : code;
}

/* Tell what shows later that an archive is this one: it is written on the sheet that is signed. */
static int sha_tell(const ck_cup *cup)
{
	char sha[CK_CUP_ARCHIVE_SHA];
	const ck_slot slots[] = {{"sha", sha}, {NULL, NULL}};

	if (!ck_cup_archive_sha(cup, sha))
		return ck_args_fail_memory(command_name);
	return ck_args_fail_with(command_name, CK_EXIT_OK,
	                         ck_tr("The SHA-256 of this archive, for the signed sheet: {sha}"), slots);
}

static int export_as(const ck_cup *cup, const request *r, char separator)
{
	int code;
	bool (*const writers[])(const ck_cup *cup, FILE *out) = {
		[ARCHIVE] = ck_cup_archive_write, [JSON] = json_write, [TRF] = ck_cup_trf_write};

	if (r->form == CSV)
		return ck_cup_spread_put(command_name, r->output, cup, separator, csv_write);
	if (r->form == TRF && !ck_cup_trf_fits(cup))
		return ck_args_fail(
			command_name, CK_EXIT_USAGE,
			ck_tr("A tournament report (TRF16) is for Swiss tournaments and round robins."));
	code = ck_cup_output_write(command_name, r->output, cup, writers[r->form]);
	return code == CK_EXIT_OK && r->form == ARCHIVE ? sha_tell(cup) : code;
}

int ck_cup_export_command(int argc, char **argv)
{
	static const char *const forms[] = {"archive", "json", "csv", "trf", NULL};
	request r = {.form = ARCHIVE};
	char separator = ',';
	const ck_args_option options[] = {
		CK_CUP_FILE_OPERAND(&r.path),
		{.name = "to",
	         .help = CK_MSG("archive: everything, to be opened again, the usual one; json: everything, "
	                        "for programs; "
	                        "csv: the games; trf: a tournament report of FIDE (TRF16)"),
	         .word = &r.form,
	         .words = forms},
		{.name = "output",
	         .value = CK_MSG("FILE"),
	         .help = CK_MSG("where to; without it, standard output"),
	         .text = &r.output,
	         .complete = CK_COMPLETE_FILE},
		CK_CUP_SEPARATOR_OPTION(&r.separator),
		{0},
	};
	const ck_args_command command = {
		command_name, CK_MSG("Write a championship for other computers and programs."), options,
		CK_MSG("A tournament report has one name an entrant and a match as one result; pieces home, "
	               "acts and "
	               "claims have no place in it.")};
	ck_cup_file f = {.command = command_name};
	int code = ck_args_read(&command, argc, argv);

	f.path = r.path;
	if (code == CK_ARGS_GO)
		code = options_check(&r, &separator);
	if (code == CK_ARGS_GO)
		code = ck_cup_file_open(&f, false);
	if (code == CK_ARGS_GO)
		code = export_as(f.cup, &r, separator);
	ck_cup_file_close(&f);
	return code;
}
