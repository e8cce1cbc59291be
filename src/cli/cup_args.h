/* cup_args.h - what the arguments of the commands of `charkoni cup` have in common. */
#ifndef CK_CLI_CUP_ARGS_H
#define CK_CLI_CUP_ARGS_H

#include "cli/args.h"
#include "cli/cup_file.h"

/* The operands behind the first one, the file; they point into argv. */
typedef struct ck_cup_operands {
	const char **at; /* NULL after the last; ck_cup_operands_free frees the list */
	size_t count;
} ck_cup_operands;

/* Read arguments as ck_args_read does, but what stands behind the first operand goes into `rest`, however much it is. The
 * table has an operand for the file and, so that help shows it, one "..." that is never set. CK_ARGS_GO or an exit
 * code; free rest in either case. */
int ck_cup_args_read(const ck_args_command *command, int argc, char **argv, ck_cup_operands *rest);
void ck_cup_operands_free(ck_cup_operands *rest);

/* Tell that there is one operand too many: rest->at[n]. Returns CK_EXIT_USAGE. */
int ck_cup_operands_left(const char *command, const ck_cup_operands *rest, size_t n);

/* Who acts: --as, else $CHARKONI_AS, else the only official there is. CK_ARGS_GO, or CK_EXIT_USAGE once it has been
 * told that nobody is named. */
int ck_cup_who(const ck_cup_file *f, const char *as, const char **who);

/* A number of decimal digits up to UINT32_MAX; false for anything else. */
bool ck_cup_number(const char *text, uint32_t *number);

/* The number of an entrant: digits, or its name with small and capital letters alike (cup/name.h), or the name of one of its
 * players. 0 if there is none, or more than one of that name. */
uint32_t ck_cup_entrant_find(const ck_cup *cup, const char *text);

/* Tables of options have these in common. */
#define CK_CUP_FILE_OPERAND(where)                                                                           \
	{                                                                                                    \
		.operand = CK_MSG("FILE"), .help = CK_MSG("the file of the championship"), .text = (where),  \
		.required = true, .complete = CK_COMPLETE_FILE                                               \
	}
#define CK_CUP_AS_OPTION(where)                                                                              \
	{                                                                                                    \
		.name = "as", .value = CK_MSG("NAME"),                                                       \
		.help = CK_MSG("who does it; without it $CHARKONI_AS, or the only official there is"),       \
		.text = (where)                                                                              \
	}
#define CK_CUP_JSON_OPTION(where)                                                                            \
	{                                                                                                    \
		.name = "json", .help = CK_MSG("print an object on one line"), .flag = (where)               \
	}

#endif
