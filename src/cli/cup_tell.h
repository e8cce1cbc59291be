/* cup_tell.h - acts and states of a championship in words, translated, for logs and screens. */
#ifndef CK_CLI_CUP_TELL_H
#define CK_CLI_CUP_TELL_H

#include "cup/cup.h"

/* An act in words without who and when, as in "calls game 12, Ana and Luis against Eva and Joan, to table 3", with its
 * reason; names as they are in the cup now. Into out[cap]; returns out. */
const char *ck_cup_tell(const ck_cup *cup, const ck_act *act, char *out, size_t cap);

/* The name of an entrant; "?" while it is not known, and a word for nobody. Into out[cap], cut off if too long, and fit
 * to be shown; returns out. */
const char *ck_cup_tell_entrant(const ck_cup *cup, uint32_t number, char *out, size_t cap);

/* "Ana and Luis – Eva and Joan" of a game; into out[cap]; returns out. */
const char *ck_cup_tell_sides(const ck_cup *cup, uint32_t game, char *out, size_t cap);

/* Who has won a knockout or a double elimination; 0 while it is not decided, and for other formats. */
uint32_t ck_cup_tell_champion(const ck_cup *cup);

/* Whether it ended as it was meant to, or is decided and not closed yet. One that was closed before that has no winners:
 * its standings are what they are. */
bool ck_cup_tell_is_whole(const ck_cup *cup);

/* One word each, translated. */
const char *ck_cup_tell_game_state(uint8_t state);    /* ck_game_state */
const char *ck_cup_tell_phase(uint8_t phase);         /* ck_cup_phase */
const char *ck_cup_tell_tie(uint8_t tie);             /* ck_tie */
const char *ck_cup_tell_entrant_state(uint8_t state); /* ck_entrant_state */

/* "15 minutes", into out[CK_CUP_COUNTED]; returns out. */
enum { CK_CUP_COUNTED = 96 };
const char *ck_cup_tell_minutes(uint64_t minutes, char *out);

/* "organiser, chief judge" of roles CK_ROLE_..., into out[cap]; returns out. */
const char *ck_cup_tell_roles(uint8_t roles, char *out, size_t cap);

#endif
