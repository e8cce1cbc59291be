/* cmd_rank_absent.c - `charkoni rank` in a program that was built without a store. */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/rank_args.h"

int cmd_rank(int argc, char **argv)
{
	ck_rank_request r;
	int code = ck_rank_args_read(argc, argv, &r);

	if (code == CK_ARGS_GO)
		code = ck_args_fail("rank", CK_EXIT_FAILED,
		                    ck_tr("This charkoni was built without its store; build it again where "
		                          "libsqlite3 and libsodium are installed."));
	ck_rank_args_release(&r);
	return code;
}
