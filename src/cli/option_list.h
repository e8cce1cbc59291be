/* option_list.h - the options that a kind of game has, for people. */
#ifndef CK_CLI_OPTION_LIST_H
#define CK_CLI_OPTION_LIST_H

#include <charkoni/charkoni.h>

/* Print on standard output each key of the kind of game with its values, the usual one first, and what the others
 * mean, in lines of at most 80 columns. What the game itself has set does not matter. */
void ck_option_list_print(const ck_game *g);

#endif
