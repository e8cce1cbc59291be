/* cup_run_agenda.h - the agenda of an evening: which games and claims wait for whom at a time, in the order in which
 * they matter. What the screens of `charkoni cup run` show; numbers alone, no text, no clock.
 */
#ifndef CK_CLI_CUP_RUN_AGENDA_H
#define CK_CLI_CUP_RUN_AGENDA_H

#include "cup/cup.h"

/* The parts of the agenda, in the order in which they are shown. A game is in one of them. */
typedef enum ck_agenda_part {
	CK_AGENDA_JUDGE, /* reported games (S2 rule 13) and claims without an answer: the longest wait first */
	CK_AGENDA_LATE, /* announced for a time that is over, and somebody is not seated: by deadline (rule 16) */
	CK_AGENDA_PLAYING, /* at a board: by table */
	CK_AGENDA_NEXT,    /* to come: by their likely start */
	CK_AGENDA_OVER,    /* certified, annulled, dropped; of a closed championship all: the latest first */
	CK_AGENDA_PARTS
} ck_agenda_part;

/* A line of it. Times in milliseconds since 1970 UTC, 0 for none. */
typedef struct ck_agenda_row {
	int64_t since; /* reported, claimed, started, called, certified, dropped; 0 for a game that is to come */
	int64_t expected; /* to come: the likely start; at a board: the likely end */
	int64_t late; /* milliseconds: how far `expected` is behind the announced start, or how much longer a
	                    * game takes than games do */
	int64_t announced; /* the announced start */
	int64_t deadline;  /* from when on who is not seated may be declared absent (S2 rule 16) */
	uint32_t game;     /* 0: a claim about no game */
	uint32_t claim;    /* a line of a claim; else 0 */
	uint32_t table;    /* where it is; to come: where it is likely to be */
	uint32_t shift;    /* of its round */
	uint32_t claims;   /* about this game, without an answer */
	uint8_t part;      /* ck_agenda_part */
	uint8_t state;     /* ck_game_state; of a claim's line that of its game */
	uint8_t missing;   /* bit s: side s is not seated, or not all of it; for games that have not begun */
	bool stuck;        /* it cannot begin: no board is free, or its players sit at another */
	bool declarable;   /* the deadline is over and somebody is missing: may be declared absent */
} ck_agenda_row;

typedef struct ck_agenda {
	ck_agenda_row *rows; /* owned */
	size_t count;
	size_t parts[CK_AGENDA_PARTS]; /* rows of each part */
	int64_t now;
	int64_t length;  /* how long a game takes, by what has been seen */
	int64_t end;     /* when all that is paired is likely to be over; 0 if nothing is open */
	int64_t whole;   /* the same with the rounds that are still to come; 0 if there are none */
	bool pairs_next; /* the next round can be paired */
} ck_agenda;

/* Make the agenda of a time; a begins as {0} or holds one, which is replaced. False without memory, and a is as it
 * was. */
bool ck_agenda_make(ck_agenda *a, const ck_cup *cup, int64_t now);
void ck_agenda_release(ck_agenda *a);

/* The row of a game, or of a claim if `claim` is not 0; a->count if there is none. */
size_t ck_agenda_find(const ck_agenda *a, uint32_t game, uint32_t claim);

/* Whether a game of a row should not be started unasked: it is called and late, and one side is seated while the other is
 * not, or somebody may be declared absent. Who plays cannot be (S2 rule 16). */
bool ck_agenda_is_hasty(const ck_agenda_row *row);

/* A board at which nobody plays: the one meant for the game if that is free, else the first; 0 if none is. */
uint32_t ck_agenda_free_table(const ck_cup *cup, uint32_t game);

#endif
