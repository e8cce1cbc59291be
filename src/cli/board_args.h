/* board_args.h - the arguments of `charkoni board`. */
#ifndef CK_CLI_BOARD_ARGS_H
#define CK_CLI_BOARD_ARGS_H

#include "print/sheet.h"

enum { CK_BOARD_AS_PDF, CK_BOARD_AS_SVG, CK_BOARD_AS_TEXT };

/* What is asked for. `print` points to the game beside it. */
typedef struct ck_board_request {
	const char *game_text, *sheets_text;
	const char *output; /* a path, or NULL: standard output */
	unsigned format;    /* CK_BOARD_AS_PDF ... */
	unsigned paper, look, theme;
	uint64_t size; /* mm, 0: as it fits */
	bool format_given, paper_given, size_given, look_given, theme_given;
	ck_game game;
	ck_print print;
} ck_board_request;

/* Read them. CK_ARGS_GO, or the exit code to return once all has been told. */
int ck_board_args_read(int argc, char **argv, ck_board_request *r);

/* True where SVG goes to standard output or into one file, so that there is room for one sheet. */
bool ck_board_is_single(const ck_board_request *r);

#endif
