/* cup_run_text.h - what `charkoni cup run` shows, as text: translated, in UTF-8, not cut to any width. */
#ifndef CK_CLI_CUP_RUN_TEXT_H
#define CK_CLI_CUP_RUN_TEXT_H

#include "cli/cup_run.h"

enum {
	CK_RUN_LINE = 4 * CK_CUP_SENTENCE,
	CK_RUN_CELL = 160
}; /* bytes of a line (a claim has 2000), of a cell */

/* A row of the agenda in cells. */
typedef struct ck_run_cells {
	char number[16];         /* of the game; "" for a claim about none */
	char table[24];          /* "t3", or "" */
	char when[CK_RUN_CELL];  /* since when, how late … */
	char stage[CK_RUN_CELL]; /* "final: ", "r2: ", or "" */
	char sides[CK_RUN_LINE]; /* who against whom, or who claims what */
} ck_run_cells;

/* The first line: what, when, who. The second: how much of everything. Into out[CK_RUN_LINE]; return out. */
const char *ck_run_text_head(const ck_run *run, char *out);
const char *ck_run_text_summary(const ck_run *run, char *out);

/* The title of a part of the agenda, with the number of its rows. */
const char *ck_run_text_part(const ck_run *run, unsigned part, char *out);

void ck_run_text_row(const ck_run *run, const ck_agenda_row *row, ck_run_cells *cells);

/* All there is to say of a row, or (NULL) of the championship where it has none: a few sentences. */
const char *ck_run_text_detail(const ck_run *run, const ck_agenda_row *row, char *out);

/* "20:05 Olga: calls game 12, …" of an act; with its day if that is not the one of `now`. */
const char *ck_run_text_act(const ck_cup *cup, const ck_act *act, int64_t now, char *out);

/* What can be done with the chosen row: "Enter call to a table · n note · …". */
const char *ck_run_text_keys(const ck_run *run, char *out);

#endif
