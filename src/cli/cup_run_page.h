/* cup_run_page.h - pages of `charkoni cup run` that are read and left again: standings, log, help. */
#ifndef CK_CLI_CUP_RUN_PAGE_H
#define CK_CLI_CUP_RUN_PAGE_H

#include "cli/cup_run.h"

/* Begins as {0}. */
typedef struct ck_run_page {
	char *text; /* owned; lines, each with a line end; NULL for none */
	size_t size, room;
	bool failed; /* there was no memory for all of it */
} ck_run_page;

typedef enum ck_run_page_kind {
	CK_PAGE_STANDINGS,
	CK_PAGE_LOG, /* the latest act last */
	CK_PAGE_HELP,
} ck_run_page_kind;

/* Write a page, anew. `lines`: the help of the line mode. False without memory, and the page is empty. */
bool ck_run_page_make(ck_run_page *p, const ck_run *run, ck_run_page_kind kind, bool lines);
void ck_run_page_release(ck_run_page *p);

/* Add a line. */
void ck_run_page_add(ck_run_page *p, const char *line);

/* The page that a word asks for: S, standings; l, log; ?, h, help. False if it is none. */
bool ck_run_page_of_word(const char *word, ck_run_page_kind *kind);

#endif
