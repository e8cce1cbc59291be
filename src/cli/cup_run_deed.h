/* cup_run_deed.h - what can be done at the screens of `charkoni cup run`: each deed is a key, an act, and what must be
 * asked before it.
 */
#ifndef CK_CLI_CUP_RUN_DEED_H
#define CK_CLI_CUP_RUN_DEED_H

#include "cli/cup_run_agenda.h"

/* What is asked for, in the order of a deed. */
typedef enum ck_run_want {
	CK_WANT_NOTHING, /* no further question */
	CK_WANT_TABLE,
	CK_WANT_WINNER,
	CK_WANT_HOME_WON,  /* pieces home of who won; not asked where there is no choice */
	CK_WANT_HOME_LOST, /* and of the others */
	CK_WANT_ONE_SIDE,  /* a side that is seated */
	CK_WANT_ABSENT,    /* a side that is not, or both */
	CK_WANT_CLAIMANT,  /* an entrant, of the game if there is one */
	CK_WANT_ENTRANT,   /* any entrant */
	CK_WANT_OTHER,     /* another one */
	CK_WANT_MEMBER,    /* a player of the entrant; not asked where it has one */
	CK_WANT_NAME,      /* of a person */
	CK_WANT_ROLES,     /* of an official */
	CK_WANT_BOARDS,    /* how many there are from now on */
	CK_WANT_MINUTES,   /* that a game is expected to take */
	CK_WANT_TIME,      /* of today, by the clocks of this computer */
	CK_WANT_WHY,       /* a reason */
	CK_WANT_WHY_EARLY, /* a reason, if it ends before all is decided */
	CK_WANT_TEXT,
	CK_WANT_SEED,
	CK_WANT_OFFICIAL,  /* an official, who acts from now on */
	CK_WANT_SURE,      /* whether it is meant: of what cannot be taken back */
	CK_WANT_SURE_LATE, /* the same, of a game that should not be started unasked (ck_agenda_is_hasty) */
} ck_run_want;

enum { CK_RUN_WANTS = 4 };

typedef struct ck_run_deed {
	char key;         /* one ASCII letter; two deeds of one key are never possible at once */
	uint8_t kind;     /* ck_act_kind; CK_ACT_NONE: no act, somebody else acts from now on */
	bool whole;       /* an announcement: of the round, not of the game */
	bool rare;        /* stands in the help alone, not in the last lines */
	const char *word; /* for who types words: of the act, as `charkoni cup` has it */
	const char *sure; /* msgid: the sentence of CK_WANT_SURE, CK_WANT_SURE_LATE */
	uint8_t wants[CK_RUN_WANTS];
} ck_run_deed;

/* All of them, in the order in which they are offered; the last has the key 0. */
extern const ck_run_deed ck_run_deeds[];

/* What its key does, translated, in two words or so. */
const char *ck_run_deed_label(const ck_run_deed *deed);

/* An act of a deed as far as what is chosen says it: of row, or of no game (NULL); `entrant`, `text` and so on are still
 * to be filled in. `who` must live as long as the act. */
ck_act ck_run_deed_act(const ck_run_deed *deed, const ck_cup *cup, const char *who, const ck_agenda_row *row);

/* Whether a deed is about a game or a claim, so that one must be chosen. */
bool ck_run_deed_needs_row(const ck_run_deed *deed);

/* Whether a deed makes sense for somebody there and then: true if it is possible, or becomes so with a good answer;
 * else `refusal` says why not. */
bool ck_run_deed_offered(const ck_run_deed *deed, const ck_cup *cup, const char *who,
                         const ck_agenda_row *row, int64_t now, ck_refusal *refusal);

/* Two who are level, of whom an extra game can be asked: one[0] and one[1]; false if there are none, and without
 * memory. */
bool ck_run_deed_level(const ck_cup *cup, uint32_t one[2]);

/* The deed of a letter, or of the word of an act: the one that is possible, else the first. NULL if there is none. */
const ck_run_deed *ck_run_deed_find(const char *word, const ck_cup *cup, const char *who,
                                    const ck_agenda_row *row, int64_t now);

/* The official of a number from 1, as they are offered: those who have a role. NULL if there is none. */
const ck_cup_official *ck_run_deed_official(const ck_cup *cup, uint32_t number);

/* What is usually done next with a row, or (NULL) with the whole championship; NULL for nothing. */
const ck_run_deed *ck_run_deed_usual(const ck_cup *cup, const ck_agenda_row *row);

#endif
