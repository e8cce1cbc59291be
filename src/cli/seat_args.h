/* seat_args.h - who sits where, as `--seat N=WHO` says. */
#ifndef CK_CLI_SEAT_ARGS_H
#define CK_CLI_SEAT_ARGS_H

#include "term/play.h"

#include <charkoni/bots.h>

/* What was said; it points into argv. */
typedef struct ck_seat_args {
	const char *who[CK_SEATS_MAX]; /* of each seat, or NULL */
	const char *no_seat;           /* a --seat that no game has, or NULL */
} ck_seat_args;

/* One `--seat`, as ck_args_option.each wants it; context is the ck_seat_args. How many seats there are comes with the
 * game. */
bool ck_seat_args_take(void *context, const char *value, char *error);

/* Fill the seats of a game: what was said about each, else what `before` says (NULL, or of a game that goes on), else
 * a person at seat 1 and bots elsewhere. bots[i] gets the bot of a seat. CK_ARGS_GO, or the exit code after a
 * sentence as `command`. */
int ck_seat_args_fill(const char *command, const ck_seat_args *said, const char *const *before,
                      const ck_game *g, ck_play_seat seats[CK_SEATS_MAX], const ck_bot *bots[CK_SEATS_MAX]);

#endif
