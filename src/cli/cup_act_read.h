/* cup_act_read.h - an act from the words of a command line: FIELD=VALUE, or for everyday acts values in their order. */
#ifndef CK_CLI_CUP_ACT_READ_H
#define CK_CLI_CUP_ACT_READ_H

#include "cli/cup_args.h"
#include "cup/act_field.h"
#include "cup/act.h"

/* An act, and the texts that are not argv's. Sides, members and winners are 1 and 2 here, as people count. */
typedef struct ck_cup_act_words {
	ck_act act;
	uint32_t given; /* bit f: field f was given */
	char format[CK_FORMAT_TEXT_MAX];
	char game[CK_GAME_TEXT];
} ck_cup_act_words;

/* Fields as they are now, for acts that give all of them: those of the championship (CK_ACT_CHANGE), or of
 * w->act.entrant (CK_ACT_AMEND). */
void ck_cup_act_now(const ck_cup *cup, ck_cup_act_words *w);

/* Read the operands from number `from` on into an act whose kind is set. CK_ARGS_GO, or CK_EXIT_USAGE once it has been
 * told what is wrong. */
int ck_cup_act_read(const char *command, const ck_cup *cup, const ck_cup_operands *rest, size_t from,
                    ck_cup_act_words *w);

/* Roles as people give them: organiser, judge, chief, several with + between, none. False for anything else. */
bool ck_cup_roles_read(const char *text, uint8_t *roles);

#endif
