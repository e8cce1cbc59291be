/* server.h - the server: one loop, one context of libwebsockets, and what listens. Nothing of it is global; it is used
 * by one thread. */
#ifndef CK_SERVER_SERVER_H
#define CK_SERVER_SERVER_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

typedef struct ck_server_settings {
	const char *root;              /* the folder served */
	uint16_t port;                 /* 0: any free one */
	bool lan;                      /* for all machines that reach this one; else for this one alone */
	const char *certificate, *key; /* paths of PEM files for HTTPS, or both NULL */
	const char *const
		*names; /* by which this machine is called, besides localhost; NULL after the last */
	FILE *log;      /* where each answer is told, or NULL */
} ck_server_settings;

typedef enum ck_server_problem {
	CK_SERVER_FINE,
	CK_SERVER_PORT,        /* it cannot listen there: errno */
	CK_SERVER_CERTIFICATE, /* certificate and key are none, or do not belong together */
	CK_SERVER_LOOP,        /* the loop, or libwebsockets' part for it, could not be set up */
	CK_SERVER_MEMORY,
} ck_server_problem;

typedef struct ck_server ck_server;

/* A server that listens. NULL, and *problem says why. The strings of the settings outlive it. */
ck_server *ck_server_new(const ck_server_settings *settings, ck_server_problem *problem);

/* The port that it listens at. */
uint16_t ck_server_port(const ck_server *server);

/* Serve until SIGINT, SIGTERM or SIGHUP comes, those that are not ignored, and close all connections. Returns the
 * number of the signal. Called once. */
int ck_server_run(ck_server *server);

void ck_server_free(ck_server *server);

#endif
