/* rank_record.h - a recorded game as an event of a league. */
#ifndef CK_CLI_RANK_RECORD_H
#define CK_CLI_RANK_RECORD_H

#include "rank/league.h"

#include <charkoni/record.h>

/* What is said besides the record. */
typedef struct ck_rank_said {
	const ck_week_zone *zone; /* of the league */
	bool has_ended;           /* `ended` is the time */
	int64_t ended;
	int64_t now;                    /* by the clock */
	const char *seat[CK_SEATS_MAX]; /* who sat there when the game began, or NULL as the record says */
} ck_rank_said;

/* What of a record does not do. */
typedef enum ck_rank_record_why {
	CK_RANK_RECORD_GOOD,
	CK_RANK_RECORD_UNFINISHED, /* the game is not over */
	CK_RANK_RECORD_NO_NAME,    /* nobody is named at `seat`, or only "me" */
	CK_RANK_RECORD_BAD_NAME,   /* what the record says of `seat` is no name */
	CK_RANK_RECORD_NO_SEAT,    /* something is said of `seat`, which the game does not have */
	CK_RANK_RECORD_NO_TIME,    /* neither the record nor anybody says when it ended */
	CK_RANK_RECORD_BAD_TIME,   /* the tag Ended is no time */
	CK_RANK_RECORD_TO_COME,    /* the tag Ended is a day ahead of the clock, or more */
	CK_RANK_RECORD_NO_MEMORY,
} ck_rank_record_why;

typedef struct ck_rank_record {
	ck_league_event event; /* CK_LEAGUE_ADD; its strings are here, and in what is said */
	char game[CK_GAME_TEXT];
	char name[CK_SEATS_MAX][CK_RECORD_VALUE_MAX + 1];
	uint8_t seat; /* of what does not do, from 0 */
} ck_rank_record;

/* Make the event of a record that the rules have checked. A game ends when its tag Ended says (2026-11-30T22:15:00Z), else
 * at noon of its Date in the league's zone. Its digest is the SHA-256 of the record written without tags, comments,
 * corrections, touches and dice that were thrown again, so that a copy is known whoever named the players. */
ck_rank_record_why ck_rank_record_make(const ck_record *r, const ck_rank_said *said, ck_rank_record *out);

#endif
