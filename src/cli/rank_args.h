/* rank_args.h - the arguments of `charkoni rank`. */
#ifndef CK_CLI_RANK_ARGS_H
#define CK_CLI_RANK_ARGS_H

#include <charkoni/charkoni.h>

/* What is to be done, in the order of the words. */
typedef enum ck_rank_action {
	CK_RANK_ADD,
	CK_RANK_WEEK,
	CK_RANK_TABLE,
	CK_RANK_PLAYER,
	CK_RANK_GAMES,
	CK_RANK_LOG,
	CK_RANK_ALIAS,
	CK_RANK_DROP,
	CK_RANK_SET,
	CK_RANK_ACTION_COUNT
} ck_rank_action;

/* What the arguments say; it points into argv. */
typedef struct ck_rank_request {
	unsigned action;       /* ck_rank_action */
	const char **operands; /* behind the action; ck_rank_args_release frees the list */
	size_t count;
	const char *file;                 /* of the league, or NULL for the usual one */
	const char *game;                 /* the table that is wanted, as a game string, or NULL for all */
	const char *ended;                /* add */
	const char *reason;               /* drop */
	const char *svg;                  /* player */
	const char *zone, *points, *from; /* set */
	const char *seat[CK_SEATS_MAX];   /* add: who sat there, or NULL as the record says */
	bool json, csv;
} ck_rank_request;

/* Read the arguments. CK_ARGS_GO or an exit code; release it in either case. */
int ck_rank_args_read(int argc, char **argv, ck_rank_request *r);
void ck_rank_args_release(ck_rank_request *r);

#endif
