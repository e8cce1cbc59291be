/* http.h - requests for files and their answers, as a protocol of libwebsockets.
 *
 * A connection is libwebsockets'; what is ours of it is a ck_http_session, which libwebsockets keeps. Answers with much
 * content are sent piece by piece, whenever the reader has taken the last. */
#ifndef CK_SERVER_HTTP_H
#define CK_SERVER_HTTP_H

#include "server/listener.h"

#include <libwebsockets.h>
#include <stdbool.h>
#include <stdio.h>

/* What all answers have in common; the user pointer of the vhost. */
typedef struct ck_http {
	const char *root;         /* the folder served */
	const char *const *names; /* by which this machine is called, besides its own; NULL after the last */
	FILE *log;                /* where each answer is told, or NULL */
	unsigned connections;     /* that are open */
	unsigned crowd;           /* with so many each ends with its answer: idle ones leave room */
	void (*closed)(void *);   /* called with `context` after one has closed */
	void *context;
} ck_http;

/* The protocol, for a list of them. */
extern const struct lws_protocols ck_http_protocol;

#endif
