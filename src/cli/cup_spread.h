/* cup_spread.h - lists for spreadsheets: the sign between their cells, and where they are written. */
#ifndef CK_CLI_CUP_SPREAD_H
#define CK_CLI_CUP_SPREAD_H

#include "cup/cup.h"

#include <stdio.h>

/* Read --separator: `,` `;` `|` or `tab`; NULL is a comma. CK_ARGS_GO, or CK_EXIT_USAGE once it has been told. */
int ck_cup_spread_read(const char *command, const char *said, char *separator);

/* Refuse an output that is the file of the championship itself. CK_ARGS_GO or CK_EXIT_USAGE. */
int ck_cup_spread_check(const char *command, const char *output, const char *file);

/* Let `write` write about a cup with such a separator, into the file `output`, or with NULL or "-" on standard output: whole
 * or not at all. An exit code. */
int ck_cup_spread_put(const char *command, const char *output, const ck_cup *cup, char separator,
                      void (*write)(const ck_cup *cup, FILE *out, char separator));

#define CK_CUP_SEPARATOR_OPTION(where)                                                                       \
	{                                                                                                    \
		.name = "separator", .value = CK_MSG("SIGN"),                                                \
		.help = CK_MSG("of CSV: the sign between cells, one of , ; | and tab; without it a comma. "  \
		               "Spreadsheets in Spanish and Portuguese open files with ;"),                  \
		.text = (where)                                                                              \
	}

#endif
