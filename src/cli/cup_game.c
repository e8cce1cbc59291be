#include "cli/cup_game.h"

#include "cli/args.h"

#include <stdio.h>
#include <string.h>

static int not_two_sides(const char *command, const char *string)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"game", ck_args_quote(string, quote)}, {NULL, NULL}};

	return ck_args_fail_with(command, CK_EXIT_USAGE,
	                         ck_tr("“{game}” is not played by two sides, as a game of a championship is: "
	                               "take parchis-pairs, parchis:players=2, pachisi or chaupar."),
	                         slots);
}

/* Pieces of a side, and how many of them win: parchis-pairs is won by the first player who has all home, unless its
 * option says that both must; pachisi and chaupar are won by both. */
static void pieces_read(const ck_game *g, ck_act *act)
{
	unsigned all = g->pieces * (g->teams ? 2u : 1u);
	bool first = g->kind == CK_PARCHIS_PAIRS && g->option.parchis.win == CK_WIN_FIRST;

	act->most = (uint8_t)all;
	act->pieces = (uint8_t)(first ? g->pieces : all);
}

int ck_cup_game_read(const char *command, const char *string, unsigned players, char *text, ck_act *act)
{
	ck_error err;
	ck_game g;

	if (!ck_game_parse(&g, string, strlen(string), &err))
		return ck_args_fail_error(command, &err);
	if (!g.teams && g.seats != 2)
		return not_two_sides(command, string);
	if (players == 2 && !g.teams)
		return ck_args_fail(command, CK_EXIT_USAGE,
		                    ck_tr("One player sits on each side of this game: --players is 1."));
	ck_game_write(&g, text);
	act->game_string = text;
	act->size = (uint8_t)(players != 0 ? players : g.teams ? 2u : 1u);
	pieces_read(&g, act);
	return CK_ARGS_GO;
}

const char *ck_cup_game_version(const char *string, char *out)
{
	snprintf(out, CK_CUP_VERSION, "%s, rules %d", string, CK_RULES_VERSION);
	return out;
}
