#include "cli/cup_output.h"

#include "cli/args.h"
#include "cli/target.h"

#include <stdlib.h>
#include <string.h>

int ck_cup_output_write(const char *command, const char *path, const ck_cup *cup,
                        bool (*write)(const ck_cup *cup, FILE *out))
{
	char *bytes = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&bytes, &size);
	bool good = out != NULL && write(cup, out) && !ferror(out);
	int code;

	if (out != NULL && fclose(out) != 0)
		good = false;
	if (path != NULL && strcmp(path, "-") == 0)
		path = NULL;
	code = good ? ck_target_put(command, path, bytes, size) : ck_args_fail_memory(command);
	free(bytes);
	return code;
}
