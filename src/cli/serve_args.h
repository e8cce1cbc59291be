/* serve_args.h - the arguments of `charkoni serve`. */
#ifndef CK_CLI_SERVE_ARGS_H
#define CK_CLI_SERVE_ARGS_H

#include <stdbool.h>
#include <stdint.h>

enum {
	CK_SERVE_HOSTS_MAX = 16, /* names that --host may give */
	CK_SERVE_OWN_NAMES = 2,  /* for which there is room behind them */
};

/* What is asked for. Strings point into argv. */
typedef struct ck_serve_request {
	uint64_t port;    /* 0: any free one */
	const char *root; /* a folder, or NULL: the page that belongs to the program */
	const char *cert; /* path of a certificate, or NULL */
	const char *key;  /* path of its key; there is either both or none */
	bool lan, log;
	unsigned host_count;
	const char *hosts[CK_SERVE_HOSTS_MAX + CK_SERVE_OWN_NAMES + 1]; /* ends with NULL */
} ck_serve_request;

/* Read them. CK_ARGS_GO, or the exit code to return once all has been told. */
int ck_serve_args_read(int argc, char **argv, ck_serve_request *r);

#endif
