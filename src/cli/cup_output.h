/* cup_output.h - what a command writes into a file: whole or not at all. */
#ifndef CK_CLI_CUP_OUTPUT_H
#define CK_CLI_CUP_OUTPUT_H

#include "cup/cup.h"

#include <stdio.h>

/* Let `write` write about a cup (false: without memory), into the file `path`, or with NULL or "-" on standard output.
 * An exit code. */
int ck_cup_output_write(const char *command, const char *path, const ck_cup *cup,
                        bool (*write)(const ck_cup *cup, FILE *out));

#endif
