#include "cli/out.h"

#include "cli/args.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

int ck_out_finish(const char *name)
{
	char sentence[CK_ARGS_ERROR];

	/* An earlier write may have failed though the last one does not: ask for both. */
	if (fflush(stdout) == 0 && !ferror(stdout))
		return CK_EXIT_OK;
	const ck_slot slots[] = {{"reason", strerror(errno)}, {NULL, NULL}};
	ck_fill(sentence, sizeof sentence, ck_tr("The output could not be written: {reason}."), slots);
	return ck_args_fail(name, CK_EXIT_FAILED, sentence);
}
