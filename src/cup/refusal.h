/* refusal.h - why an act was refused: a closed set, and the numbers that its sentence needs. */
#ifndef CHARKONI_CUP_REFUSAL_H
#define CHARKONI_CUP_REFUSAL_H

#include <stdint.h>

typedef enum ck_refused {
	CK_REFUSED_NOT,
	CK_REFUSED_NO_MEMORY,
	CK_REFUSED_BAD_FIELD, /* field: its name; too long, empty, control characters, out of low ... high */
	CK_REFUSED_FORMAT,    /* the format's text is not one (format.h says where) */
	CK_REFUSED_TIME,      /* before the act before it */
	CK_REFUSED_NOT_CREATED,
	CK_REFUSED_CREATED,    /* CK_ACT_CREATE once only */
	CK_REFUSED_ROLE,       /* role: who may do this */
	CK_REFUSED_NO_REASON,  /* wants a reason */
	CK_REFUSED_DRAWN,      /* not after the draw */
	CK_REFUSED_NOT_DRAWN,  /* not before it */
	CK_REFUSED_CLOSED,     /* the championship is over */
	CK_REFUSED_OPEN_GAMES, /* games that are not decided yet; game: the first of them */
	CK_REFUSED_NOTHING_TO_PAIR,
	CK_REFUSED_NO_PAIRING,    /* Swiss: none without a rematch */
	CK_REFUSED_FEW_ENTRANTS,  /* low: at least */
	CK_REFUSED_MANY_ENTRANTS, /* high: at most */
	CK_REFUSED_NAME_TAKEN,    /* entrant (or 0: an official) has it */
	CK_REFUSED_PLAYER_TAKEN,  /* entrant: with whom this player plays already */
	CK_REFUSED_NO_ENTRANT,
	CK_REFUSED_NO_GAME,
	CK_REFUSED_NO_ROUND,
	CK_REFUSED_NO_CLAIM,
	CK_REFUSED_NO_OFFICIAL,
	CK_REFUSED_LAST_ORGANISER,
	CK_REFUSED_TWO_CHIEFS,  /* there is a chief judge already */
	CK_REFUSED_ENTRANT_OUT, /* withdrawn, expelled or taken off */
	CK_REFUSED_NOT_OUT,     /* neither withdrawn nor expelled: nothing to take back */
	CK_REFUSED_NOT_IN_GAME, /* the entrant does not play this game */
	CK_REFUSED_SEED,        /* does not fit the commitment */
	CK_REFUSED_NOT_READY,   /* the sides of the game are not known yet */
	CK_REFUSED_GAME_STATE,  /* state: what the game is (ck_game_state) */
	CK_REFUSED_TABLE_TAKEN, /* table, game: who sits there */
	CK_REFUSED_BUSY,        /* entrant plays game now */
	CK_REFUSED_NO_TABLE,    /* table > high */
	CK_REFUSED_EARLY,       /* S2 rule 16: not before `at` */
	CK_REFUSED_NOT_ANNOUNCED,
	CK_REFUSED_NO_BOARD,   /* S2 rule 16: the game cannot begin, every board is taken */
	CK_REFUSED_SEATED,     /* S2 rule 16: the side is seated */
	CK_REFUSED_HOME,       /* home[]: a winner must have all pieces home, and more than ... */
	CK_REFUSED_CERTIFIED,  /* S2 rule 17: nothing changes any more, no claim is taken */
	CK_REFUSED_DEPENDENT,  /* annul `game` first: it was played upon this result */
	CK_REFUSED_KNOCKOUT,   /* the knockout is drawn upon the groups: their results stand */
	CK_REFUSED_PARTNERS,   /* S2 rule 15: no change of partners */
	CK_REFUSED_ANSWERED,   /* S2 rule 18: the answer is final */
	CK_REFUSED_CLAIM_OPEN, /* claim: must be answered first */
	CK_REFUSED_NOT_LEVEL,  /* an extra game of two who are not level */
	CK_REFUSED_FIXED,      /* field: does not change after the draw */
	CK_REFUSED_COUNT
} ck_refused;

typedef struct ck_refusal {
	const char *field; /* constant; the name of the field of ck_act in the text forms */
	int64_t at;
	int64_t low;
	int64_t high;
	uint32_t entrant;
	uint32_t game;
	uint32_t table;
	uint32_t claim;
	uint8_t reason; /* ck_refused */
	uint8_t role;   /* CK_ROLE_...: any of them may */
	uint8_t state;  /* ck_game_state */
} ck_refusal;

#endif
