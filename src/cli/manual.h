/* manual.h - manual pages, written in the macros of man(7) to standard output, in the language chosen. What they
 * say of a subcommand comes from the table that reads its arguments. */
#ifndef CK_CLI_MANUAL_H
#define CK_CLI_MANUAL_H

#include "cli/subcommand.h"

/* charkoni(1): the commands, game strings, exit codes, environment. `day`, YYYY-MM-DD, is the date of the page. */
void ck_manual_program(const char *day);

/* charkoni-NAME(1) of one subcommand. */
void ck_manual_command(const ck_subcommand *command, const char *day);

#endif
