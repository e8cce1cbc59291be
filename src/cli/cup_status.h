/* cup_status.h - what the files of `charkoni cup status` share. */
#ifndef CK_CLI_CUP_STATUS_H
#define CK_CLI_CUP_STATUS_H

#include "cup/cup.h"

/* What is shown. */
typedef struct ck_cup_status {
	const ck_cup *cup;
	int64_t now;    /* milliseconds since 1970 UTC */
	int64_t *begun; /* of each game, as estimated (cup/schedule.h); owned */
} ck_cup_status;

/* Print the games that are not over, by what they wait for; a game stands in one list. False without memory. */
bool ck_cup_status_games(const ck_cup_status *v);

#endif
