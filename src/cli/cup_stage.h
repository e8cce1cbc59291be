/* cup_stage.h - what a match is called beside its round, and a game of it: translated. For papers, lists and logs. */
#ifndef CK_CLI_CUP_STAGE_H
#define CK_CLI_CUP_STAGE_H

#include "cup/cup.h"

/* The matches that have a name. */
typedef enum ck_cup_stage {
	CK_STAGE_NONE, /* only its round */
	CK_STAGE_QUARTERFINAL,
	CK_STAGE_SEMIFINAL,
	CK_STAGE_FINAL,
	CK_STAGE_SECOND_FINAL, /* of a double elimination, if the one from the lower bracket has won the first */
	CK_STAGE_THIRD,
	CK_STAGE_EXTRA, /* an extra game of two who are level */
	CK_STAGE_COUNT
} ck_cup_stage;

ck_cup_stage ck_cup_stage_of(const ck_cup *cup, const ck_cup_match *match);

/* As a heading, of all matches of that name: "Semifinals", "Final"; NULL for CK_STAGE_NONE. */
const char *ck_cup_stage_heading(ck_cup_stage stage);

/* Of one match, within a sentence: "semifinal", "final"; "" for CK_STAGE_NONE. */
const char *ck_cup_stage_word(ck_cup_stage stage);

/* A game by its number and what it is: "5", "5 (final)", "7 (semifinal, game 2 of best of 3, 1-0 so far)". Into
 * out[cap]; returns out. */
const char *ck_cup_stage_game(const ck_cup *cup, uint32_t number, char *out, size_t cap);

#endif
