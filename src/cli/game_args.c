#include "cli/game_args.h"

#include "cli/args.h"

#include <string.h>

int ck_game_args_read(const char *name, const char *game, const char *line, ck_game *g, ck_position *p)
{
	char asked[CK_GAME_TEXT], found[CK_GAME_TEXT], sentence[CK_ARGS_ERROR];
	const ck_slot slots[] = {{"asked", asked}, {"found", found}, {NULL, NULL}};
	ck_error err;

	if (game != NULL && !ck_game_parse(g, game, strlen(game), &err))
		return ck_args_fail_error(name, &err);
	if (line == NULL)
		return CK_ARGS_GO;
	if (game != NULL)
		ck_game_write(g, asked);
	if (!ck_position_parse(g, p, line, strlen(line), &err))
		return ck_args_fail_error(name, &err);
	ck_game_write(g, found);
	if (game == NULL || strcmp(asked, found) == 0)
		return CK_ARGS_GO;
	ck_fill(sentence, sizeof(sentence),
	        ck_tr("The game is {asked} but the position is of {found}; the two must agree."), slots);
	return ck_args_fail(name, CK_EXIT_USAGE, sentence);
}
