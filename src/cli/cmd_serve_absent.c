/* cmd_serve_absent.c - `charkoni serve` in a program that was built without a server. */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/serve_args.h"

int cmd_serve(int argc, char **argv)
{
	ck_serve_request r;
	const int code = ck_serve_args_read(argc, argv, &r);

	if (code != CK_ARGS_GO)
		return code;
	return ck_args_fail("serve", CK_EXIT_FAILED,
	                    ck_tr("This charkoni was built without its server; build it again where "
	                          "libwebsockets, libuv and libqrencode are installed (`./dev serve` does "
	                          "both)."));
}
