/* cup_entrants_import.c - `charkoni cup entrants FILE import LIST.csv`: all lines or none. */
#include "cli/cup_entrants.h"
#include "cli/cup_file_parts.h"
#include "cli/cup_import.h"
#include "cli/cup_refusal.h"
#include "cli/out.h"
#include "cli/target.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 24 };

/* An import under way. */
typedef struct import {
	const ck_cup_entrants *e;
	ck_cup_csv csv;
	ck_cup_columns columns;
	ck_cup *trial; /* where the entries are tried */
	ck_act *acts;
	size_t *lines; /* of the acts */
	size_t count;
	size_t refused;
} import;

/* ----------------------------------------------------------------- the file */

static int path_fail(const import *m, const char *path, const char *text, size_t line)
{
	char quote[CK_ARGS_QUOTE], number[LINE];
	const ck_slot slots[] = {{"file", ck_args_quote(path, quote)},
	                         {"line", number},
	                         {"reason", strerror(errno)},
	                         {NULL, NULL}};

	snprintf(number, sizeof(number), "%zu", line);
	return ck_args_fail_with(m->e->f->command, CK_EXIT_USAGE, text, slots);
}

static int file_read(import *m, const char *path)
{
	size_t size = 0;
	char *bytes = ck_target_read(strcmp(path, "-") == 0 ? "/dev/stdin" : path, &size);
	ck_cup_csv_fault fault;

	if (bytes == NULL)
		return path_fail(m, path, ck_tr("“{file}” cannot be read: {reason}."), 0);
	fault = ck_cup_csv_read(bytes, size, &m->csv);
	free(bytes);
	switch (fault) {
	case CK_CUP_CSV_READ: return CK_ARGS_GO;
	case CK_CUP_CSV_NO_MEMORY: return ck_args_fail_memory(m->e->f->command);
	case CK_CUP_CSV_NO_TEXT:
		return path_fail(m, path, ck_tr("“{file}” is no text; save the list as CSV, best in UTF-8."),
		                 0);
	case CK_CUP_CSV_QUOTE:
		return path_fail(m, path,
		                 ck_tr("“{file}”, line {line}: a quotation mark has no partner. Nothing was "
		                       "imported."),
		                 m->csv.bad_line);
	default:
		return path_fail(m, path,
		                 ck_tr("“{file}”, line {line}: there are too many columns. Nothing was "
		                       "imported."),
		                 m->csv.bad_line);
	}
}

/* ------------------------------------------------------------------ the rows */

static void row_refuse(import *m, size_t line, const char *why)
{
	char number[LINE], text[2 * CK_CUP_SENTENCE];
	const ck_slot slots[] = {{"line", number}, {"why", why}, {NULL, NULL}};

	m->refused++;
	snprintf(number, sizeof(number), "%zu", line);
	ck_fill(text, sizeof(text), ck_tr("Line {line}: {why}"), slots);
	ck_args_fail(m->e->f->command, CK_EXIT_USAGE, text);
}

/* The sentence of a refusal; where somebody stands in another line of the same file, which one. */
static void row_refusal(import *m, const ck_act *act, const ck_refusal *refusal, size_t line)
{
	char why[CK_CUP_SENTENCE], number[LINE];
	uint32_t before = ck_cup_about(m->e->f->cup)->entrants;
	bool twice = refusal->reason == CK_REFUSED_NAME_TAKEN || refusal->reason == CK_REFUSED_PLAYER_TAKEN;
	const ck_slot slots[] = {{"line", number}, {NULL, NULL}};

	if (twice && refusal->entrant > before && refusal->entrant - before <= m->count) {
		snprintf(number, sizeof(number), "%zu", m->lines[refusal->entrant - before - 1]);
		ck_fill(why, sizeof(why),
		        refusal->reason == CK_REFUSED_NAME_TAKEN
		                ? ck_tr("this name stands in line {line} already.")
		                : ck_tr("a player of this line stands in line {line} already."),
		        slots);
	} else {
		ck_cup_refusal_tell(m->trial, act, refusal, why, sizeof(why));
	}
	row_refuse(m, line, why);
}

static void row_try(import *m, const ck_cup_csv_row *row)
{
	ck_act *act = &m->acts[m->count];
	ck_refusal refusal;

	switch (ck_cup_row_read(row, &m->columns, ck_cup_about(m->trial)->size, m->e->who, act)) {
	case CK_CUP_ROW_SEEDING: row_refuse(m, row->line, ck_tr("the seeding is no number.")); return;
	case CK_CUP_ROW_WIDE:
		row_refuse(m, row->line,
		           m->columns.head
		                   ? ck_tr("there are more cells than the first line has names of columns.")
		                   : ck_tr("there are more cells than a list without names of columns has: "
		                           "players and "
		                           "club."));
		return;
	default: break;
	}
	act->at = ck_cup_file_now(m->trial);
	m->lines[m->count] = row->line;
	if (ck_cup_do(m->trial, act, &refusal))
		m->count++;
	else
		row_refusal(m, act, &refusal, row->line);
}

/* -------------------------------------------------------------------- the whole */

static int refused_tell(const import *m)
{
	char number[LINE];
	const ck_slot slots[] = {{"count", number}, {NULL, NULL}};

	snprintf(number, sizeof(number), "%zu", m->refused);
	return ck_args_fail_with(m->e->f->command, CK_EXIT_USAGE,
	                         ck_trn("{count} line is refused. Nothing was imported.",
	                                "{count} lines are refused. Nothing was imported.", m->refused),
	                         slots);
}

static int keep(import *m)
{
	ck_cup_doing how;
	char number[LINE], text[CK_ARGS_ERROR];
	const ck_slot slots[] = {{"count", number}, {NULL, NULL}};

	if (m->refused > 0)
		return refused_tell(m);
	if (m->count == 0)
		return ck_args_fail(m->e->f->command, CK_EXIT_USAGE, ck_tr("The list has no entrants."));
	if (ck_cup_file_do(m->e->f, m->acts, m->count, &how) != CK_CUP_DONE)
		return ck_cup_file_fail(m->e->f, &m->acts[how.which], &how);
	snprintf(number, sizeof(number), "%zu", m->count);
	ck_fill(text, sizeof(text),
	        ck_trn("{count} entrant was imported.", "{count} entrants were imported.", m->count), slots);
	printf("%s\n", text);
	ck_cup_entrants_remark(m->e->f->cup);
	return ck_out_finish(m->e->f->command);
}

static int rows_try(import *m)
{
	const char *unknown;
	char quote[CK_ARGS_QUOTE];
	ck_cup_doing how = {0};

	m->columns = ck_cup_columns_find(&m->csv, ck_cup_about(m->e->f->cup)->size, &unknown);
	m->trial = ck_cup_after(m->e->f->cup, NULL, 0, &how);
	m->acts = calloc(m->csv.count + 1, sizeof(*m->acts));
	m->lines = calloc(m->csv.count + 1, sizeof(*m->lines));
	if (m->trial == NULL || m->acts == NULL || m->lines == NULL)
		return ck_args_fail_memory(m->e->f->command);
	if (unknown != NULL)
		ck_args_fail_with(
			m->e->f->command, CK_EXIT_OK,
			ck_tr("The column “{name}” is left out: it is none that a list of entrants has."),
			(ck_slot[]){{"name", ck_args_quote(unknown, quote)}, {NULL, NULL}});
	for (size_t i = m->columns.head ? 1 : 0; i < m->csv.count; i++)
		row_try(m, &m->csv.rows[i]);
	return keep(m);
}

int ck_cup_entrants_import(const ck_cup_entrants *e)
{
import m = {.e = e };
	int code;

	if (e->rest->count < 2)
		return ck_args_fail(
			e->f->command, CK_EXIT_USAGE,
			ck_tr("The list is missing: `import LIST.csv`, or - for standard input."));
	if (e->rest->count > 2)
		return ck_cup_operands_left(e->f->command, e->rest, 2);
	code = file_read(&m, e->rest->at[1]);
	if (code == CK_ARGS_GO)
		code = rows_try(&m);
	ck_cup_free(m.trial);
	free(m.acts);
	free(m.lines);
	ck_cup_csv_release(&m.csv);
	return code;
}
