/* cup_export.c - `charkoni cup export`: a championship for other computers and programs. */
#include "cli/cup_archive.h"
#include "cli/cup_args.h"
#include "cli/cup_csv.h"
#include "cli/cup_json.h"
#include "cli/cup_output.h"
#include "cli/cup_parts.h"
#include "cli/cup_time.h"
#include "cli/cup_trf.h"

#include <stdlib.h>
#include <string.h>

static const char command_name[] = "cup export";

/* ------------------------------------------------------------------------- CSV */

static void side_write(FILE *out, const ck_cup *cup, uint32_t number)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, number);

	if (entrant == NULL) {
		fprintf(out, ",,");
		return;
	}
	fprintf(out, ",%u,", number);
	ck_cup_csv_write(out, entrant->name);
}

static void time_write(FILE *out, int64_t at)
{
	char text[CK_CUP_TIME];

	fprintf(out, ",%s", at != 0 ? ck_cup_time_iso(at, text) : "");
}

static void game_write(FILE *out, const ck_cup *cup, uint32_t number)
{
	const ck_cup_game *game = ck_cup_game_of(cup, number);
	const ck_cup_match *match = ck_cup_match_of(cup, game->match);
	bool over = game->state == CK_GAME_REPORTED || game->state == CK_GAME_CERTIFIED ||
	            game->state == CK_GAME_ANNULLED;

	fprintf(out, "%u,%u,%s,%u,%u", number, match->round, ck_cup_json_part(match->part), match->group,
	        game->table);
	side_write(out, cup, match->side[0]);
	side_write(out, cup, match->side[1]);
	fprintf(out, ",%s", ck_cup_json_game_state(game->state));
	side_write(out, cup, over && game->winner < 2 ? match->side[game->winner] : 0);
	if (over)
		fprintf(out, ",%u,%u", game->home[0], game->home[1]);
	else
		fprintf(out, ",,");
	time_write(out, game->announced);
	time_write(out, game->started_at);
	time_write(out, game->reported_at);
	time_write(out, game->certified_at);
	fprintf(out, ",");
	ck_cup_csv_write(out, game->judge != NULL ? game->judge : "");
	fprintf(out, "\r\n");
}

static bool csv_write(const ck_cup *cup, FILE *out)
{
	fprintf(out, "\xEF\xBB\xBFgame,round,part,group,table,side1,name1,side2,name2,state,winner,winner_"
	             "name,home1,"
	             "home2,announced,started,reported,certified,judge\r\n");
	for (uint32_t i = 1; i <= ck_cup_about(cup)->games; i++)
		game_write(out, cup, i);
	return true;
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

static bool (*const writers[])(const ck_cup *cup, FILE *out) = {ck_cup_archive_write, json_write, csv_write,
                                                                ck_cup_trf_write};

static int export_as(const ck_cup *cup, unsigned form, const char *output)
{
	if (writers[form] == ck_cup_trf_write && !ck_cup_trf_fits(cup))
		return ck_args_fail(
			command_name, CK_EXIT_USAGE,
			ck_tr("A tournament report (TRF16) is for Swiss tournaments and round robins."));
	return ck_cup_output_write(command_name, output, cup, writers[form]);
}

int ck_cup_export_command(int argc, char **argv)
{
	static const char *const forms[] = {"archive", "json", "csv", "trf", NULL};
	const char *path = NULL, *output = NULL;
	unsigned form = 0;
	const ck_args_option options[] = {
		CK_CUP_FILE_OPERAND(&path),
		{.name = "to",
	         .help = CK_MSG("archive: everything, to be opened again, the usual one; json: everything, "
	                        "for programs; "
	                        "csv: the games; trf: a tournament report of FIDE (TRF16)"),
	         .word = &form,
	         .words = forms},
		{.name = "output",
	         .value = CK_MSG("FILE"),
	         .help = CK_MSG("where to; without it, standard output"),
	         .text = &output,
	         .complete = CK_COMPLETE_FILE},
		{0},
	};
	const ck_args_command command = {
		command_name, CK_MSG("Write a championship for other computers and programs."), options,
		CK_MSG("A tournament report has one name an entrant and a match as one result; pieces home, "
	               "acts and "
	               "claims have no place in it.")};
	ck_cup_file f = {.command = command_name};
	int code = ck_args_read(&command, argc, argv);

	f.path = path;
	if (code == CK_ARGS_GO)
		code = ck_cup_file_open(&f, false);
	if (code == CK_ARGS_GO)
		code = export_as(f.cup, form, output);
	ck_cup_file_close(&f);
	return code;
}
