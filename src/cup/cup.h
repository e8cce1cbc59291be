/* cup.h - a championship: acts in, state out.
 *
 * The only authority over a championship: the screens, the scripts and the server hand it acts (act.h) and show
 * what it says. Every act is checked; a refused one changes nothing. No clock (each act brings its time), no input or
 * output; the same acts give the same state on every machine. What follows from results - who plays next, who is out,
 * standings - is worked out anew from the facts after each act, never kept in two places.
 *
 * Numbers of entrants, matches, games, rounds, tables and claims count from 1, in the order in which they came to be;
 * 0 is none. Pointers that a cup gives live until its next act.
 */
#ifndef CHARKONI_CUP_CUP_H
#define CHARKONI_CUP_CUP_H

#include "cup/act.h"
#include "cup/bracket.h"
#include "cup/format.h"
#include "cup/refusal.h"

#include <stdbool.h>

typedef struct ck_cup ck_cup;

typedef enum ck_cup_phase {
	CK_CUP_NEW,      /* waits for CK_ACT_CREATE */
	CK_CUP_ENTRIES,  /* entrants are entered */
	CK_CUP_PLAY,     /* the draw is made */
	CK_CUP_COMPLETE, /* every match is decided and nothing is left to pair; the organiser may close it */
	CK_CUP_CLOSED
} ck_cup_phase;

typedef struct ck_cup_official {
	const char *name;
	uint8_t role; /* CK_ROLE_... */
} ck_cup_official;

typedef enum ck_entrant_state {
	CK_ENTRANT_IN,
	CK_ENTRANT_LEFT,      /* taken off the list before the draw */
	CK_ENTRANT_WITHDRAWN, /* S2 rule 15 */
	CK_ENTRANT_EXPELLED,  /* S2 rule 14 */
} ck_entrant_state;

typedef struct ck_cup_entrant {
	const char *name;      /* of the pair or team; where none was given the names of its players */
	const char *player[2]; /* as they are now */
	const char *club;
	const char *accepted[2]; /* the version that each player has accepted (rule 18), "" for not yet */
	int64_t accepted_at[2];
	uint32_t seeding;
	uint32_t place; /* in the draw, from 1; 0 before it */
	uint32_t went;  /* the act with which it went, from 1 in the log; 0 while it is in */
	uint16_t group; /* from 1; 0 without groups */
	uint8_t state;  /* ck_entrant_state */
	uint8_t was;    /* before it went: CK_ENTRANT_WITHDRAWN if it was expelled when it had gone home */
} ck_cup_entrant;

/* A side of a match that will be nobody: a bye, or both who could have come are out. */
#define CK_NOBODY_COMES UINT32_MAX

typedef enum ck_match_state {
	CK_MATCH_WAITS,     /* a side is not known yet */
	CK_MATCH_OPEN,      /* both sides are known */
	CK_MATCH_DECIDED,   /* by games */
	CK_MATCH_FORFEITED, /* by absence, expulsion or withdrawal of one side */
	CK_MATCH_BYE,       /* one side only: it goes on without a game */
	CK_MATCH_EMPTY,     /* nobody goes on */
} ck_match_state;

typedef struct ck_cup_match {
	ck_source source[2]; /* bracket.h; for CK_SOURCE_PLACE the number is that of the entrant */
	uint32_t side[2];    /* entrant, 0 not known yet, CK_NOBODY_COMES */
	uint32_t winner;     /* entrant, 0 none (yet) */
	uint32_t round;
	uint32_t games[5]; /* its games that count, in their order; 0 after the last */
	uint16_t group;    /* 0 none */
	uint8_t part;      /* ck_part */
	uint8_t state;     /* ck_match_state */
	uint8_t wins[2];   /* certified games */
} ck_cup_match;

typedef enum ck_game_state {
	CK_GAME_SCHEDULED,
	CK_GAME_CALLED,
	CK_GAME_PLAYING,
	CK_GAME_REPORTED,  /* the players stay seated until a judge has certified it (S2 rule 13) */
	CK_GAME_CERTIFIED, /* the result stands: by play or by absence */
	CK_GAME_ANNULLED,  /* stays visible; another game of the match takes its place */
	CK_GAME_DROPPED,   /* was not needed any more: a side is out, the match was decided */
} ck_game_state;

typedef struct ck_cup_game {
	uint32_t match;
	uint32_t side
		[2]; /* entrants: of its match, and those who played it once it is over, whoever comes into the match later */
	uint32_t table; /* since CK_ACT_CALL, else 0 */
	uint32_t shift; /* of its round, from 1: games beyond the boards wait for the next shift */
	uint32_t
		slot; /* board within its shift, from 1: the table it will be called to if all goes as planned */
	uint32_t dropped;  /* the act that dropped it, from 1 in the log; 0 if it is not dropped */
	int64_t announced; /* the announced start, 0 none */
	int64_t called_at; /* 0 while it has not happened, as all these */
	int64_t started_at;
	int64_t reported_at;
	int64_t certified_at;
	const char *reporter;
	const char *judge;    /* who certified or declared */
	const char *why;      /* of an annulment */
	uint8_t state;        /* ck_game_state */
	uint8_t seated[2];    /* bit m: member m of that side is seated */
	uint8_t absent;       /* bit s: side s was declared absent (S2 rule 16) */
	uint8_t winner;       /* side, valid from CK_GAME_REPORTED on; CK_BOTH_SIDES: nobody (both absent) */
	uint8_t home[2];      /* pieces at the goal; 0 for a game without play */
	uint8_t index;        /* which game of its match, from 1 */
	uint8_t dropped_from; /* ck_game_state: what it was until then */
	uint8_t replay; /* 1: in place of one that was annulled or dropped; it must be announced for itself */
} ck_cup_game;

typedef struct ck_cup_claim {
	uint32_t entrant;
	uint32_t game;
	int64_t at;
	const char *text;
	const char *answer; /* "" while it waits */
	const char *judge;
} ck_cup_claim;

/* What the championship is: the fields of CK_ACT_CREATE as they stand, and what has come of it. */
typedef struct ck_cup_info {
	const char *name;
	const char *place;
	const char *date;
	const char *category;
	const char *game_string;
	const char *commitment; /* "" none */
	const char *seed;       /* "" before the draw */
	ck_format format;
	uint32_t boards;
	uint32_t minutes;
	uint32_t grace;
	uint32_t entrants; /* numbers given out */
	uint32_t matches;
	uint32_t games;
	uint32_t rounds; /* that are paired */
	uint32_t claims;
	uint32_t officials;
	uint8_t size;
	uint8_t pieces;
	uint8_t most;
	uint8_t phase; /* ck_cup_phase */
} ck_cup_info;

/* A new cup without acts; NULL without memory. */
ck_cup *ck_cup_new(void);
void ck_cup_free(ck_cup *cup);

/* Do an act. False when it is refused or there is no memory (CK_REFUSED_NO_MEMORY): `refusal` says why, and nothing has
 * changed. The act is copied. */
bool ck_cup_do(ck_cup *cup, const ck_act *act, ck_refusal *refusal);

/* Whether an act would be accepted; as ck_cup_do, but nothing is done. */
bool ck_cup_may(const ck_cup *cup, const ck_act *act, ck_refusal *refusal);

/* The acts so far. */
uint32_t ck_cup_acts(const ck_cup *cup);
const ck_act *ck_cup_act_at(const ck_cup *cup, uint32_t i); /* i from 0 */

/* What there is; NULL for a number that is none. */
const ck_cup_info *ck_cup_about(const ck_cup *cup);
const ck_cup_entrant *ck_cup_entrant_of(const ck_cup *cup, uint32_t number);
const ck_cup_match *ck_cup_match_of(const ck_cup *cup, uint32_t number);
const ck_cup_game *ck_cup_game_of(const ck_cup *cup, uint32_t number);
const ck_cup_claim *ck_cup_claim_of(const ck_cup *cup, uint32_t number);
const ck_cup_official *ck_cup_official_at(const ck_cup *cup, uint32_t i); /* i from 0 */

/* The roles of a name, CK_ROLE_...; 0 for everybody else. */
uint8_t ck_cup_role_of(const ck_cup *cup, const char *name);

/* From when on a judge may declare a side of game `number` absent: the announced start and the minutes of grace; 0 while
 * nothing is announced. A late call does not extend it (S2 rule 16). */
int64_t ck_cup_deadline(const ck_cup *cup, uint32_t number);

/* Whether a game that waits can begin: it is called, or a board is free and nobody of its sides sits at another. While it
 * cannot, nobody is absent from it (S2 rule 16): a shift that is late is late for everybody. */
bool ck_cup_may_begin(const ck_cup *cup, uint32_t number);

/* The most pieces that a winner can have home; a loser has fewer. Where one player's pieces win for two (S2 rule 10) the
 * game ends with the last of them, before the partner has all home: of four and eight 7, and 6 for the losers. */
uint8_t ck_cup_home_most(const ck_cup *cup);

/* Whether the next round can be paired now (CK_ACT_PAIR). */
bool ck_cup_pairs_next(const ck_cup *cup);

/* Rounds that a Swiss tournament was to have and has not, when all is decided: there was no pairing for them any more
 * without a rematch or a second bye. 0 for every other championship. */
uint32_t ck_cup_rounds_lost(const ck_cup *cup);

#endif
