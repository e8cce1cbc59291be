/* subcommand.h - the table of subcommands, for whoever lists or describes them. */
#ifndef CK_CLI_SUBCOMMAND_H
#define CK_CLI_SUBCOMMAND_H

#include "cli/args.h"

/* One subcommand. */
typedef struct ck_subcommand {
	const char *name;
	int (*run)(int argc, char **argv); /* cli/commands.h */
	const char *summary;               /* msgid, one phrase that begins with a verb */
} ck_subcommand;

/* All of them, in the order of the help; the last row has no name. main.c has the table. */
extern const ck_subcommand ck_subcommands[];

/* The subcommand of that name, or NULL. */
const ck_subcommand *ck_subcommand_find(const char *name);

/* Call `visit` with the table of arguments of a subcommand. It must read its arguments before all else. */
void ck_subcommand_describe(const ck_subcommand *command, ck_args_visitor visit, void *context);

/* Tell that there is no subcommand `name`, as an error of the subcommand `asker`, or of the program itself if that is
 * NULL. Returns CK_EXIT_USAGE. */
int ck_subcommand_fail(const char *asker, const char *name);

#endif
