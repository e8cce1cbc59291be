/* state.h - what a cup is inside: for the files of src/cup alone. */
#ifndef CHARKONI_CUP_STATE_H
#define CHARKONI_CUP_STATE_H

#include "cup/arena.h"
#include "cup/cup.h"

/* How a match was given away, for as long as its sides stay who they are. */
typedef enum ck_walkover {
	CK_WALKOVER_NONE,
	CK_WALKOVER_FIRST,  /* to side 0 */
	CK_WALKOVER_SECOND, /* to side 1 */
	CK_WALKOVER_NOBODY,
} ck_walkover;

/* A match, what neither the draw nor a game says about it (who was the first to go), and what is worked out once. */
typedef struct ck_match_facts {
	ck_cup_match match;
	uint8_t walkover;    /* ck_walkover */
	uint8_t unplayed;    /* it never came to a game */
	uint8_t settled;     /* it stays given away, whoever comes back */
	uint8_t made;        /* it has had a first game: another one is a replay */
	uint32_t next[2];    /* the matches to which its winner and its loser go, from 1; 0 none */
	uint32_t outcome[2]; /* winner and loser as those matches have heard of them; 0 not known yet */
	uint32_t seat;       /* how many matches of its round come before it at the boards */
} ck_match_facts;

/* An array that grows; each is in the struct below with its count in `about`. */
struct ck_cup {
	ck_cup_info about;
	ck_arena arena;
	ck_act *acts;
	ck_cup_official *officials;
	ck_cup_entrant *entrants;
	ck_match_facts *matches;
	ck_cup_game *games;
	ck_cup_claim *claims;
	int64_t *round_start;  /* the announced start of each round, 0 none; as many as rounds */
	uint32_t *round_count; /* matches of each round that need a board */
	uint64_t *due;         /* a bit for each match that is to be worked out anew */
	uint32_t act_count;
	uint32_t act_room;
	uint32_t official_room;
	uint32_t entrant_room;
	uint32_t match_room;
	uint32_t game_room;
	uint32_t claim_room;
	uint32_t start_room;
	uint32_t count_room;
	uint32_t due_room;
	uint32_t undecided;           /* matches that are not decided */
	uint32_t swiss_rounds;        /* paired so far */
	uint32_t first_knockout_game; /* groups: of the knockout after them */
	bool knockout_drawn;          /* groups: the knockout after them is made */
	bool closed;
};

/* ------------------------------------------------------------------ check.c */

/* Whether an act may be done now; see ck_cup_may. */
bool ck_check_act(const ck_cup *cup, const ck_act *act, ck_refusal *refusal);

/* Set the reason of a refusal; false, so that checks can return it. */
bool ck_cup_refuse(ck_refusal *refusal, ck_refused reason);

/* The same for a field that is wrong: its name, and the least and most that it may be. */
bool ck_cup_refuse_field(ck_refusal *refusal, const char *field, int64_t low, int64_t high);

/* Checks of acts in their files: fields (check_field.c), entries (check_entry.c), games (check_game.c). */
bool ck_check_fields(const ck_act *act, ck_refusal *refusal);
bool ck_check_entry(const ck_cup *cup, const ck_act *act, ck_refusal *refusal);
bool ck_check_game(const ck_cup *cup, const ck_act *act, ck_refusal *refusal);

/* Whether a new name can be another spelling of an old one: at most a third of its letters differ. */
bool ck_same_person(const char *old, const char *now);

/* Whether a board (0: none asked for) and the players of a game are free. */
bool ck_check_free(const ck_cup *cup, uint32_t game, uint32_t table, ck_refusal *refusal);

/* -------------------------------------------------------------- reinstate.c */

/* Whether an entrant's going can be taken back (CK_ACT_REINSTATE), and do it; ck_resolve is to follow. */
bool ck_check_reinstate(const ck_cup *cup, const ck_act *act, ck_refusal *refusal);
void ck_reinstate(ck_cup *cup, const ck_act *act);

/* ------------------------------------------------------------------ apply.c */

/* A game back on the list: nobody has been called. */
void ck_cup_game_uncall(ck_cup_game *game);

/* Do an act that has been checked. CK_REFUSED_NOT; CK_REFUSED_NO_MEMORY or (CK_ACT_PAIR) CK_REFUSED_NO_PAIRING, and
 * nothing has changed. */
ck_refused ck_apply_act(ck_cup *cup, const ck_act *act);

/* Make room for `more` elements of one of the arrays; false without memory. */
bool ck_room(void **array, uint32_t *room, uint32_t count, uint32_t more, size_t size);
#define CK_ROOM(array, room, count, more)                                                                    \
	ck_room((void **)&(array), &(room), (count), (more), sizeof *(array))

/* ----------------------------------------------------------------- rounds.c */

/* How many entrants a draw has, and how many it must and may have for the format. */
uint32_t ck_rounds_entrants(const ck_cup *cup);
void ck_rounds_limits(const ck_cup *cup, uint32_t *low, uint32_t *high);

/* Place the entrants by the seed and make the matches that can be made; false without memory. */
bool ck_rounds_draw(ck_cup *cup, const char *seed);

/* Rounds that a Swiss tournament is to have: as its format says, or by its entrants. */
uint32_t ck_rounds_planned(const ck_cup *cup);

/* Whether the next Swiss round can be paired: CK_REFUSED_NOT or why not. */
ck_refused ck_rounds_may_pair(const ck_cup *cup, uint32_t *game);

/* Make the next matches (Swiss round, knockout after groups). CK_REFUSED_NOT, _NO_PAIRING or _NO_MEMORY. */
ck_refused ck_rounds_pair(ck_cup *cup);

/* Whether two may play an extra game: all is decided, nothing stands upon it yet, and they are level. */
ck_refused ck_rounds_may_extra(const ck_cup *cup, uint32_t one, uint32_t other, uint32_t *game);

/* An extra game of two entrants; false without memory. */
bool ck_rounds_extra(ck_cup *cup, uint32_t one, uint32_t other);

/* ---------------------------------------------------------------- resolve.c */

/* A match (from 1) is to be worked out anew with the next ck_resolve. */
void ck_resolve_later(ck_cup *cup, uint32_t match);

/* Work out what follows from an act that was done: sides, winners, the games that are due, the phase. Only what the act
 * touches is looked at, and what stands upon it. There must be room for a game of each match. */
void ck_resolve(ck_cup *cup, const ck_act *act);

/* The same for everything; nothing changes where each act was resolved (for tests). */
void ck_resolve_all(ck_cup *cup);

/* The game of a match that is not decided yet; 0 none. */
uint32_t ck_resolve_current(const ck_cup *cup, const ck_cup_match *match);

/* Whether the knockout was drawn upon a match: one of a group, or what parted who was level there. */
bool ck_resolve_is_settled(const ck_cup *cup, uint32_t number);

/* The first game that was begun (called, playing, reported, certified) upon the result of a match; 0 none. */
uint32_t ck_resolve_dependent(const ck_cup *cup, uint32_t number);

#endif
