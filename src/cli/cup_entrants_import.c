/* cup_entrants_import.c - `charkoni cup entrants FILE import LIST.csv`: all lines or none. */
#include "cli/cup_door.h"
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
	ck_cup *trial;      /* where the entries are tried */
	ck_cup_door *doors; /* of the acts, whose texts are theirs */
	ck_act *acts;
	size_t *lines; /* of the acts */
	size_t count;
	size_t refused;
	bool no_player; /* the first line is refused for want of a player, and names no columns */
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

/* Bring an entry to the door, and let it happen on trial. */
static void entry_try(import *m, const ck_act *act, size_t line)
{
	ck_cup_door *door = &m->doors[m->count];
	ck_cup_door_answer answer = ck_cup_door_pass(door, m->trial, act);
	char why[CK_CUP_SENTENCE];
	ck_refusal refusal = door->refusal;

	m->acts[m->count] = door->act;
	m->acts[m->count].at = ck_cup_file_now(m->trial);
	m->lines[m->count] = line;
	if (answer == CK_CUP_DOOR_OPEN && ck_cup_do(m->trial, &m->acts[m->count], &refusal)) {
		m->count++;
		return;
	}
	if (answer == CK_CUP_DOOR_OPEN || answer == CK_CUP_DOOR_TAKEN)
		row_refusal(m, &door->act, &refusal, line);
	else
		row_refuse(m, line, ck_cup_door_tell(door, answer, m->trial, why, sizeof(why)));
	m->no_player = m->no_player || (line == m->csv.rows[0].line && !m->columns.head &&
	                                refusal.field != NULL && strcmp(refusal.field, "player2") == 0);
	ck_cup_door_release(door);
}

static void row_try(import *m, const ck_cup_csv_row *row)
{
	ck_act act;

	switch (ck_cup_row_read(row, &m->columns, m->e->who, &act)) {
	case CK_CUP_ROW_SEEDING: row_refuse(m, row->line, ck_tr("the seeding is no number.")); return;
	case CK_CUP_ROW_WIDE:
		row_refuse(m, row->line,
		           m->columns.head
		                   ? ck_tr("there are more cells than the first line has names of columns.")
		                   : ck_tr("there are more cells than a list without names of columns has: "
		                           "players and "
		                           "club."));
		return;
	default: entry_try(m, &act, row->line); return;
	}
}

/* ------------------------------------------------------- before all the lines */

/* What is refused whoever it is that enters is told once, not line by line. */
static int may_check(const import *m)
{
	char why[CK_CUP_SENTENCE];
	ck_refusal refusal;
	ck_act act;

	ck_act_init(&act, CK_ACT_ENTER, ck_cup_file_now(m->e->f->cup), m->e->who);
	act.player[0] = "1";
	act.player[1] = ck_cup_about(m->e->f->cup)->size == 2 ? "2" : "";
	if (ck_cup_may(m->e->f->cup, &act, &refusal) ||
	    (refusal.reason != CK_REFUSED_ROLE && refusal.reason != CK_REFUSED_DRAWN &&
	     refusal.reason != CK_REFUSED_CLOSED))
		return CK_ARGS_GO;
	return ck_args_fail(m->e->f->command, CK_EXIT_USAGE,
	                    ck_cup_refusal_tell(m->e->f->cup, &act, &refusal, why, sizeof(why)));
}

/* Tell for what the first line was taken. */
static int head_tell(const import *m, ck_cup_head head, const char *cell)
{
	unsigned size = ck_cup_about(m->e->f->cup)->size;
	char columns[CK_CUP_SENTENCE], text[2 * CK_CUP_SENTENCE], quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"columns", columns},
	                         {"player", ck_cup_column_player(size, m->columns.player[0] < 0 ? 0 : 1)},
	                         {"name", ck_args_quote(cell != NULL ? cell : "", quote)},
	                         {NULL, NULL}};

	ck_cup_columns_known(size, columns, sizeof(columns));
	if (head == CK_CUP_HEAD_PART)
		return ck_args_fail_with(
			m->e->f->command, CK_EXIT_USAGE,
			ck_tr("The first line names columns, but “{player}” is not among them. Known are: "
		              "{columns}. Nothing was imported."),
			slots);
	if (head == CK_CUP_HEAD_SURNAME)
		return ck_args_fail_with(m->e->f->command, CK_EXIT_USAGE,
		                         ck_tr("There is a column “{name}”, but the whole name of a player "
		                               "stands in one cell. "
		                               "Known are: {columns}. Nothing was imported."),
		                         slots);
	if (!m->columns.head)
		return CK_ARGS_GO;
	ck_cup_columns_tell(&m->columns, &m->csv.rows[0], columns, sizeof(columns));
	ck_fill(text, sizeof(text), ck_tr("The first line names the columns: {columns}."), slots);
	printf("%s\n", text);
	if (cell != NULL)
		ck_args_fail_with(
			m->e->f->command, CK_EXIT_OK,
			ck_tr("The column “{name}” is left out: it is none that a list of entrants has."),
			slots);
	return CK_ARGS_GO;
}

/* -------------------------------------------------------------------- the whole */

static int refused_tell(const import *m)
{
	char number[LINE], columns[CK_CUP_SENTENCE];
	const ck_slot slots[] = {
		{"count", number},
		{"columns", ck_cup_columns_known(ck_cup_about(m->e->f->cup)->size, columns, sizeof(columns))},
		{NULL, NULL}};

	snprintf(number, sizeof(number), "%zu", m->refused);
	ck_args_fail_with(m->e->f->command, CK_EXIT_USAGE,
	                  ck_trn("{count} line is refused. Nothing was imported.",
	                         "{count} lines are refused. Nothing was imported.", m->refused),
	                  slots);
	if (m->no_player)
		ck_args_fail_with(m->e->f->command, CK_EXIT_USAGE,
		                  ck_tr("If the first line is to name the columns: known are {columns}."),
		                  slots);
	return CK_EXIT_USAGE;
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
	const char *cell;
	ck_cup_head head = ck_cup_columns_find(&m->csv, ck_cup_about(m->e->f->cup)->size, &m->columns, &cell);
	ck_cup_doing how = {0};
	int code = head_tell(m, head, cell);

	if (code != CK_ARGS_GO)
		return code;
	m->trial = ck_cup_after(m->e->f->cup, NULL, 0, &how);
	m->doors = calloc(m->csv.count + 1, sizeof(*m->doors));
	m->acts = calloc(m->csv.count + 1, sizeof(*m->acts));
	m->lines = calloc(m->csv.count + 1, sizeof(*m->lines));
	if (m->trial == NULL || m->doors == NULL || m->acts == NULL || m->lines == NULL)
		return ck_args_fail_memory(m->e->f->command);
	for (size_t i = m->columns.head ? 1 : 0; i < m->csv.count; i++)
		row_try(m, &m->csv.rows[i]);
	return keep(m);
}

static void release(import *m)
{
	ck_cup_free(m->trial);
	for (size_t i = 0; i < m->count; i++)
		ck_cup_door_release(&m->doors[i]);
	free(m->doors);
	free(m->acts);
	free(m->lines);
	ck_cup_csv_release(&m->csv);
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
	code = may_check(&m);
	if (code == CK_ARGS_GO)
		code = file_read(&m, e->rest->at[1]);
	if (code == CK_ARGS_GO)
		code = rows_try(&m);
	release(&m);
	return code;
}
