/* usage.h - what `--help` prints of one command: made from its table, in the language chosen. */
#ifndef CK_CLI_USAGE_H
#define CK_CLI_USAGE_H

#include "cli/args.h"

#include <stddef.h>

enum { CK_USAGE_VALUE = 512 };

/* Write the usage, summary, operands, options and notes of a command to standard output. */
void ck_usage_write(const ck_args_command *command);

/* What stands for an option's value, "N" or "on|off", translated, into out[CK_USAGE_VALUE]: empty for a flag.
 * Returns out. */
const char *ck_usage_value(const ck_args_option *option, char *out);

/* Print text that begins in the column `indent`, broken between words where it would pass column 80. */
void ck_usage_text(const char *text, int indent);

/* The width of UTF-8 text of `size` bytes in characters; columns of other scripts differ, which only moves a
 * column. */
size_t ck_usage_width(const char *text, size_t size);

/* One line of a list: `left` in the margin, `right` from column `column` on, below if left is too wide. */
void ck_usage_line(const char *left, const char *right, int column);

#endif
