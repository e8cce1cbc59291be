#include "cli/serve_args.h"

#include "cli/args.h"
#include "server/host.h"

#include <string.h>

static const char command_name[] = "serve";

enum { PORT_USUAL = 8080, PORT_MAX = 65535 };

/* A name without a port. */
static bool host_take(void *context, const char *value, char *error)
{
	ck_serve_request *r = context;
	char name[CK_HOST], quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"value", ck_args_quote(value, quote)}, {NULL, NULL}};

	if (strchr(value, ':') != NULL || !ck_host_read(value, strlen(value), name)) {
		ck_fill(error, CK_ARGS_ERROR,
		        ck_tr("--host is “{value}”, but must be a name or an address without a port, as in "
		              "games.example.org."),
		        slots);
		return false;
	}
	if (r->host_count == CK_SERVE_HOSTS_MAX) {
		ck_fill(error, CK_ARGS_ERROR, ck_tr("--host is given too often: 16 names are the most."),
		        slots);
		return false;
	}
	r->hosts[r->host_count++] = value;
	return true;
}

static int read_all(int argc, char **argv, ck_serve_request *r)
{
	const ck_args_option options[] = {
		{.name = "port",
	         .value = CK_MSG("N"),
	         .number = &r->port,
	         .high = PORT_MAX,
	         .help = CK_MSG("the port; without it 8080, and 0 takes any that is free")},
		{.name = "lan",
	         .flag = &r->lan,
	         .help = CK_MSG("serve the local network too, not this machine alone, and show a QR code of "
	                        "the address for phones")},
		{.name = "root",
	         .value = CK_MSG("FOLDER"),
	         .text = &r->root,
	         .complete = CK_COMPLETE_FILE,
	         .help = CK_MSG("the folder to serve; without it the page that belongs to the program")},
		{.name = "tls-cert",
	         .value = CK_MSG("FILE"),
	         .text = &r->cert,
	         .complete = CK_COMPLETE_FILE,
	         .help = CK_MSG("serve HTTPS with this certificate (PEM)")},
		{.name = "tls-key",
	         .value = CK_MSG("FILE"),
	         .text = &r->key,
	         .complete = CK_COMPLETE_FILE,
	         .help = CK_MSG("the private key of the certificate (PEM)")},
		{.name = "host",
	         .value = CK_MSG("NAME"),
	         .each = host_take,
	         .context = r,
	         .help = CK_MSG("answer under this name too, as a reverse proxy or a certificate needs it; "
	                        "may be repeated")},
		{.name = "log",
	         .flag = &r->log,
	         .help = CK_MSG("print a line for each answer on standard error")},
		{0},
	};
	const ck_args_command command = {
		command_name,
		CK_MSG("Serve the page, in which games are played in a browser, at an address of this "
	               "machine."),
		options,
		CK_MSG("It serves until it is interrupted (Ctrl-C). Browsers install the page as an app, and "
	               "keep it for use without a network, only from this machine itself or over HTTPS; "
	               "docs/serving.md has the recipes."),
	};

	return ck_args_read(&command, argc, argv);
}

int ck_serve_args_read(int argc, char **argv, ck_serve_request *r)
{
	int code;

	*r = (ck_serve_request){.port = PORT_USUAL};
	code = read_all(argc, argv, r);
	if (code == CK_ARGS_GO && (r->cert == NULL) != (r->key == NULL))
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("HTTPS wants both: the certificate with --tls-cert and its key "
		                          "with --tls-key."));
	return code;
}
