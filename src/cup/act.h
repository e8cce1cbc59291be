/* act.h - one act of a championship: what somebody did, when, and why.
 *
 * A championship is its acts, in order; its state is what they lead to (cup.h). An act is never changed
 * or taken out: a mistake is corrected by another act. Strings are UTF-8 without control characters,
 * never NULL (an unused one is ""), and belong to whoever made the act.
 */
#ifndef CHARKONI_CUP_ACT_H
#define CHARKONI_CUP_ACT_H

#include <stddef.h>
#include <stdint.h>

/* Bytes, without the NUL: names of people, entrants, clubs, places, categories; then reasons, claims, answers. */
#define CK_CUP_NAME_MAX 120
#define CK_CUP_TEXT_MAX 2000

#define CK_CUP_ENTRANTS_MAX 4096
#define CK_CUP_BOARDS_MAX 2048
#define CK_CUP_OFFICIALS_MAX 256

/* The end of the year 9999, in milliseconds: no time of an act is later, and none is below 0. */
#define CK_CUP_TIME_MAX INT64_C(253402300799999)

/* The acts. The comment names the fields that each uses beside at, who and why; all others are 0 and "".
 * Roles: P anybody, also a player; J a judge; C the chief judge; O the organiser. The chief judge may do what a
 * judge may, and the organiser what P may. A * wants a reason in `why`. */
typedef enum ck_act_kind {
	CK_ACT_NONE,
	/* before the draw */
	CK_ACT_CREATE, /* O: name place date game category format boards minutes size pieces most grace; first act of all,
	                    * `who` becomes the organiser */
	CK_ACT_CHANGE, /* O: the same fields, all of them, as they are from now on; after the draw only name, place,
	                    * date, boards, minutes may differ */
	CK_ACT_OFFICIAL, /* O: name role; a name that is there gets the new roles (0: is no official any more) */
	CK_ACT_ENTER,    /* O: name player[] club seeding; the entrant gets the next number */
	CK_ACT_AMEND, /* O: entrant, and name player[] club seeding: a misspelt name; after the draw only letters
	                    * of the same people (seeding as it was); no change of partners (S2 rule 15) */
	CK_ACT_LEAVE,  /* O: entrant: is taken off the list before the draw; the number is not used again */
	CK_ACT_ACCEPT, /* P: entrant member version: this player accepts the rules (S2 rule 18); version is the
	                    * game string and version of the rules that were shown */
	CK_ACT_COMMIT, /* O: seed = 64 hex digits, the SHA-256 of the seed that the draw will use */
	CK_ACT_DRAW,   /* O: seed: the draw is made; refused if it does not fit the last commitment */
	/* rounds and games */
	CK_ACT_PAIR,     /* O J: Swiss: the next round; groups: the knockout after them */
	CK_ACT_EXTRA,    /* O J: entrant other: one extra game between two who are level */
	CK_ACT_ANNOUNCE, /* O J: round or game, start: the announced time; anew when postponed (S2 rule 16) */
	CK_ACT_CALL,     /* O J: game table: the players are called to a board; again: to another board */
	CK_ACT_UNCALL,   /* O J *: game: the call was a mistake; the game is scheduled as before */
	CK_ACT_SEAT,     /* P: game side member: this player is seated */
	CK_ACT_START,    /* P: game: it is being played; all its players count as seated */
	CK_ACT_REPORT, /* P: game winner home[]: as the players say; calls a judge (S2 rule 13); once more before
	                    * certification: the report is corrected */
	CK_ACT_UNREPORT, /* J *: game: it goes on, the report was a mistake */
	CK_ACT_CERTIFY,  /* J: game: the report stands (S2 rules 13 and 17) */
	CK_ACT_ABSENT,   /* J: game side (0, 1, or 2 for both): not seated in time: lost (S2 rule 16) */
	CK_ACT_ANNUL, /* C *: game: a certified result is annulled, of his own motion; the game is scheduled anew */
	CK_ACT_EXPEL, /* J *: entrant: cheating (S2 rule 14); forfeits its current game too; also of who has withdrawn */
	CK_ACT_WITHDRAW, /* J: entrant: goes home (S2 rule 15) */
	CK_ACT_REINSTATE, /* J *: entrant: its withdrawal or expulsion was a mistake; while no game was begun upon it, what
	                   * it gave away is open again; of a Swiss tournament the rounds that the next was paired
	                   * upon stay */
	CK_ACT_SUBSTITUTE, /* J *: entrant member name: where the format has substitutes=yes (not by S2) */
	CK_ACT_CLAIM,      /* P: entrant game text: a claim, before certification (S2 rule 17) */
	CK_ACT_ANSWER,     /* J: claim text: final (S2 rule 18) */
	CK_ACT_NOTE,       /* P: text, and game or 0: for the log alone */
	CK_ACT_CLOSE,      /* O: the championship is over; nothing but CK_ACT_NOTE after it */
	CK_ACT_KIND_COUNT
} ck_act_kind;

/* What an official is: a set, since in a small club one person may be all of it. */
enum {
	CK_ROLE_ORGANISER = 1,
	CK_ROLE_JUDGE = 2,
	CK_ROLE_CHIEF = 4, /* the chief judge, a judge too: there is at most one */
	CK_ROLE_ALL = 7,
};

/* Both sides of a game, in `side`. */
#define CK_BOTH_SIDES 2

typedef struct ck_act {
	int64_t at;    /* milliseconds since 1970-01-01 UTC, never less than the act before */
	int64_t start; /* the announced time, same unit */
	const char *who;
	const char *why;
	const char *name;
	const char *player[2]; /* the second "" where entrants are single players */
	const char *club;
	const char *place;
	const char *date; /* YYYY-MM-DD */
	const char *category;
	const char *game_string; /* canonical (charkoni.h); the cup does not look into it */
	const char *format;      /* format.h */
	const char *version;
	const char *seed;
	const char *text;
	uint32_t kind; /* ck_act_kind */
	uint32_t entrant;
	uint32_t other;
	uint32_t game;  /* number, from 1 */
	uint32_t round; /* from 1 */
	uint32_t claim; /* number, from 1 */
	uint32_t table; /* from 1 */
	uint32_t boards;
	uint32_t minutes; /* that a game is expected to take, 1 ... 1440 */
	uint32_t grace;   /* minutes after the announced start; S2 rule 16: 15 */
	uint32_t seeding; /* 1 the strongest, 0 none */
	uint8_t size;     /* players of an entrant: 1 or 2 */
	uint8_t pieces; /* that a side must have home to win, 1 ... 16: of parchis-pairs four, those of one player */
	uint8_t most; /* that a side has in all, pieces ... 16 */
	uint8_t side;
	uint8_t member;
	uint8_t winner;  /* side 0 or 1 */
	uint8_t home[2]; /* pieces at the goal when the game ended, 0 ... 16 */
	uint8_t role;    /* CK_ROLE_… */
} ck_act;

/* An act of a kind with everything else empty. */
void ck_act_init(ck_act *act, ck_act_kind kind, int64_t at, const char *who);

/* The word of a kind in the text forms, "certify"; NULL for none. */
const char *ck_act_word(ck_act_kind kind);

/* The kind of a word; CK_ACT_NONE where there is none. */
ck_act_kind ck_act_of_word(const char *word);

/* The word of one role, "organiser", "judge", "chief"; NULL for anything else. */
const char *ck_role_word(uint8_t role);

/* The role of a word; 0 where there is none. */
uint8_t ck_role_of_word(const char *word);

#endif
