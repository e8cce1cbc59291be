/* cup_act.h - an act done by a command, told when it is done. */
#ifndef CK_CLI_CUP_ACT_H
#define CK_CLI_CUP_ACT_H

#include "cli/args.h"
#include "cli/cup_file.h"

/* The acts that people do every day, with what stands behind the file. */
enum { CK_CUP_ACT_WORDS = 21 };
extern const ck_args_word ck_cup_act_table[CK_CUP_ACT_WORDS + 1];

/* Do an act once it is past the door (cup_door.h), and tell it on standard output, in words or as its line of JSON. An exit
 * code. */
int ck_cup_act_do(ck_cup_file *f, const ck_act *act, bool json);

/* Tell an act that is done on standard output. */
void ck_cup_act_tell(const ck_cup *cup, const ck_act *act, bool json);

#endif
