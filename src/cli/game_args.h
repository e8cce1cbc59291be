/* game_args.h - the game of a subcommand, and where it is taken up. */
#ifndef CK_CLI_GAME_ARGS_H
#define CK_CLI_GAME_ARGS_H

#include <charkoni/charkoni.h>

/* Read the GAME argument and the line of --position of the subcommand `name`; either may be NULL, not both.
 * g gets the game, and p the position, untouched without a line. The two must be of the same game.
 * CK_ARGS_GO, or CK_EXIT_USAGE after an error told on standard error. */
int ck_game_args_read(const char *name, const char *game, const char *line, ck_game *g, ck_position *p);

#endif
