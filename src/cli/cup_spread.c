#include "cli/cup_spread.h"

#include "cli/args.h"
#include "cli/target.h"

#include <stdlib.h>
#include <string.h>

int ck_cup_spread_read(const char *command, const char *said, char *separator)
{
	char quote[CK_ARGS_QUOTE];

	*separator = ',';
	if (said == NULL)
		return CK_ARGS_GO;
	*separator = strcmp(said, "tab") == 0 ? '\t' : said[0];
	if (strcmp(said, "tab") == 0 || (strlen(said) == 1 && strchr(",;|\t", said[0]) != NULL))
		return CK_ARGS_GO;
	return ck_args_fail_with(command, CK_EXIT_USAGE,
	                         ck_tr("--separator is “{value}”, but must be one of , ; | and tab."),
	                         (ck_slot[]){{"value", ck_args_quote(said, quote)}, {NULL, NULL}});
}

int ck_cup_spread_check(const char *command, const char *output, const char *file)
{
	if (output == NULL || !ck_target_is(output, file))
		return CK_ARGS_GO;
	return ck_args_fail(command, CK_EXIT_USAGE,
	                    ck_tr("--output is the file of the championship itself: name another."));
}

int ck_cup_spread_put(const char *command, const char *output, const ck_cup *cup, char separator,
                      void (*write)(const ck_cup *cup, FILE *out, char separator))
{
	char *bytes = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&bytes, &size);
	bool good = out != NULL;
	int code;

	if (good) {
		write(cup, out, separator);
		good = !ferror(out);
		good = fclose(out) == 0 && good;
	}
	if (output != NULL && strcmp(output, "-") == 0)
		output = NULL;
	code = good ? ck_target_put(command, output, bytes, size) : ck_args_fail_memory(command);
	free(bytes);
	return code;
}
