/* cup_game.h - the game of a championship: what a game string says about its entrants and results. */
#ifndef CK_CLI_CUP_GAME_H
#define CK_CLI_CUP_GAME_H

#include "cup/act.h"

#include <charkoni/charkoni.h>

/* Read a game string into the fields of an act: the canonical text, kept in text[CK_GAME_TEXT], how many players an
 * entrant has, and the pieces that a side has and needs. `players` is 0 for as many as sit on a side, or the wish: where
 * two seats play together one person may play both. CK_ARGS_GO, or CK_EXIT_USAGE once it has been told what is wrong. */
int ck_cup_game_read(const char *command, const char *string, unsigned players, char *text, ck_act *act);

/* The version of the rules that somebody accepts, "parchis-pairs, rules 1": into out[CK_CUP_VERSION]. Returns out. */
enum { CK_CUP_VERSION = CK_GAME_TEXT + 32 };
const char *ck_cup_game_version(const char *string, char *out);

#endif
