/* board_text.h - an empty board as characters. */
#ifndef CK_CLI_BOARD_TEXT_H
#define CK_CLI_BOARD_TEXT_H

#include <charkoni/charkoni.h>

/* The board of a game as UTF-8 text of many lines, to be freed; NULL if there is no memory. */
char *ck_board_text(const ck_game *g, size_t *size);

#endif
