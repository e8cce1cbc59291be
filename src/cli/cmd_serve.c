/* cmd_serve.c - `charkoni serve`: the page over HTTP. */
#define _DEFAULT_SOURCE /* the size of a terminal is no part of POSIX.1-2008 */

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/out.h"
#include "cli/serve_args.h"
#include "cli/target.h"
#include "server/address.h"
#include "server/asset.h"
#include "server/page.h"
#include "server/qr.h"
#include "server/server.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <unistd.h>

static const char command_name[] = "serve";

enum { URL = CK_ADDRESS + 32, NUMBER = 8, PORT_PRIVILEGED = 1024 };

/* ------------------------------------------------------------------ failing */

static int fail_reason(int code, const char *text, const char *value, int reason)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {
		{"value", ck_args_quote(value, quote)}, {"reason", strerror(reason)}, {NULL, NULL}};

	return ck_args_fail_with(command_name, code, text, slots);
}

static int fail_port(const ck_serve_request *r, int reason)
{
	char port[NUMBER];

	snprintf(port, sizeof(port), "%u", (unsigned)r->port);
	if (reason == EADDRINUSE)
		return fail_reason(
			CK_EXIT_FAILED,
			ck_tr("Port {value} is taken by another program, or by another charkoni serve; "
		              "choose another with --port, or any free one with --port 0."),
			port, reason);
	if (reason == EACCES || reason == EPERM)
		return fail_reason(
			CK_EXIT_FAILED,
			ck_tr("Port {value} may not be used by everybody; choose one from 1024 on with "
		              "--port."),
			port, reason);
	return fail_reason(CK_EXIT_FAILED, ck_tr("Port {value} cannot be used: {reason}."), port, reason);
}

static int fail_server(const ck_serve_request *r, ck_server_problem problem, int reason)
{
	switch (problem) {
	case CK_SERVER_PORT: return fail_port(r, reason);
	case CK_SERVER_CERTIFICATE:
		return fail_reason(
			CK_EXIT_USAGE,
			ck_tr("“{value}” and its key cannot be used: one of them is no PEM file, or "
		              "they do not belong together; docs/serving.md tells how to make them."),
			r->cert, reason);
	case CK_SERVER_MEMORY: return ck_args_fail_memory(command_name);
	default:
		return ck_args_fail(
			command_name, CK_EXIT_FAILED,
			ck_tr("The server cannot start; is libwebsockets' part for libuv installed "
		              "(Debian: libwebsockets-evlib-uv)?"));
	}
}

/* A file that only has to be there and to be readable, for a sentence that names it. */
static int file_check(const char *path)
{
	FILE *in = path != NULL ? fopen(path, "rb") : NULL;
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"file", path != NULL ? ck_args_quote(path, quote) : ""},
	                         {"value", strerror(errno)},
	                         {NULL, NULL}};

	if (path != NULL && in == NULL)
		return ck_args_fail_with(command_name, CK_EXIT_USAGE,
		                         ck_tr("“{file}” could not be read: {value}."), slots);
	if (in != NULL)
		fclose(in);
	return CK_ARGS_GO;
}

/* The folder to serve, into *root; *own is to be freed. */
static int root_find(const ck_serve_request *r, const char **root, char **own)
{
	*own = NULL;
	*root = r->root;
	if (r->root == NULL) {
		*own = ck_page_find(CHARKONI_PAGE_DIR);
		*root = *own;
		if (*own == NULL)
			return ck_args_fail(
				command_name, CK_EXIT_FAILED,
				ck_tr("The page is not there; `./dev serve` in the source folder builds "
			              "it, and --root names a folder that has it."));
	} else if (!ck_asset_has_page(r->root)) {
		return fail_reason(
			CK_EXIT_USAGE,
			ck_tr("“{value}” is no folder with a page in it, an index.html; `./dev serve` "
		              "builds the page."),
			r->root, 0);
	}
	return CK_ARGS_GO;
}

/* ------------------------------------------------------------------ telling */

/* The columns of the terminal at standard output; 0 if it is none that can show a QR code. */
static unsigned terminal_columns(void)
{
	const char *kind = getenv("TERM");
	struct winsize size;

	if (!isatty(STDOUT_FILENO) || kind == NULL || strcmp(kind, "dumb") == 0)
		return 0;
	setlocale(LC_CTYPE, "");
	if (strcasecmp(nl_langinfo(CODESET), "UTF-8") != 0)
		return 0;
	return ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

static void qr_tell(const char *url)
{
	static char text[CK_QR_TEXT]; /* not on the stack */
	const char *plain = getenv("NO_COLOR");
	const unsigned columns = ck_qr_write(url, plain == NULL || plain[0] == '\0', text);

	if (columns > 0 && columns <= terminal_columns())
		printf("\n%s", text);
}

static void url_write(char *url, const ck_serve_request *r, const char *host, unsigned port)
{
	snprintf(url, URL, "%s://%s:%u/", r->cert != NULL ? "https" : "http", host, port);
}

static void lan_tell(const ck_serve_request *r, unsigned port)
{
	char address[CK_ADDRESS], url[URL], text[CK_ARGS_ERROR];
	const ck_slot slots[] = {{"url", url}, {NULL, NULL}};

	if (!ck_address_find(address)) {
		ck_args_print(ck_tr("This machine is in no network that others could reach it by."));
		return;
	}
	url_write(url, r, address, port);
	printf("%s\n", url);
	qr_tell(url);
	ck_fill(text, sizeof(text), ck_tr("Phones in the same network play at {url}"), slots);
	printf("\n%s\n", text);
	if (r->cert == NULL)
		ck_args_print(
			ck_tr("Installing the page as an app there, and playing without a network, needs "
		              "HTTPS: docs/serving.md has the recipe."));
}

static int tell(const ck_serve_request *r, const ck_server *server)
{
	char url[URL];

	url_write(url, r, "localhost", ck_server_port(server));
	printf("%s\n", url);
	if (r->lan)
		lan_tell(r, ck_server_port(server));
	fflush(stdout);
	return ferror(stdout) ? ck_out_finish(command_name) : CK_EXIT_OK;
}

/* ------------------------------------------------------------------ serving */

/* The names that this machine has in the network are its own there. */
static void names_add(ck_serve_request *r, const ck_address_names *names)
{
	unsigned count = r->host_count;

	if (r->lan && names->own[0] != '\0')
		r->hosts[count++] = names->own;
	if (r->lan && names->local[0] != '\0')
		r->hosts[count++] = names->local;
	r->hosts[count] = NULL;
}

static int serve(const ck_serve_request *r, const char *root)
{
	const ck_server_settings settings = {
		.root = root,
		.port = (uint16_t)r->port,
		.lan = r->lan,
		.certificate = r->cert,
		.key = r->key,
		.names = r->hosts,
		.log = r->log ? stderr : NULL,
	};
	ck_server_problem problem;
	ck_server *server = ck_server_new(&settings, &problem);
	int code;

	if (server == NULL)
		return fail_server(r, problem, errno);
	code = tell(r, server);
	if (code == CK_EXIT_OK) {
		const int number = ck_server_run(server);

		code = number != 0 ? CK_EXIT_SIGNAL + number : CK_EXIT_FAILED;
	}
	ck_server_free(server);
	return code;
}

int cmd_serve(int argc, char **argv)
{
	ck_serve_request r;
	ck_address_names names;
	const char *root = NULL;
	char *own = NULL;
	int code = ck_serve_args_read(argc, argv, &r);

	if (code != CK_ARGS_GO)
		return code;
	ck_target_survive();
	code = file_check(r.cert);
	if (code == CK_ARGS_GO)
		code = file_check(r.key);
	if (code == CK_ARGS_GO)
		code = root_find(&r, &root, &own);
	ck_address_names_read(&names);
	names_add(&r, &names);
	if (code == CK_ARGS_GO)
		code = serve(&r, root);
	free(own);
	return code;
}
