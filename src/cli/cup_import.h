/* cup_import.h - the list of entrants of a spreadsheet. */
#ifndef CK_CLI_CUP_IMPORT_H
#define CK_CLI_CUP_IMPORT_H

#include "cli/cup_csv.h"
#include "cup/act.h"

/* Which cell of a row is what; -1 for none. */
typedef struct ck_cup_columns {
	int name, player[2], club, seeding;
	size_t width; /* how many there are: cells behind them have no column */
	bool head;    /* the first row names them */
} ck_cup_columns;

/* Find the columns by the names in the first row, in any of our languages; without names they are the players of an
 * entrant (`size`) and then the club. *unknown gets the first column whose name means nothing to us, or NULL. */
ck_cup_columns ck_cup_columns_find(const ck_cup_csv *csv, unsigned size, const char **unknown);

/* What is wrong with a row before the championship is asked. */
typedef enum ck_cup_row_fault {
	CK_CUP_ROW_GOOD,
	CK_CUP_ROW_SEEDING, /* the seeding is no number */
	CK_CUP_ROW_WIDE,    /* a cell that has no column */
} ck_cup_row_fault;

/* The entry of a row, as CK_ACT_ENTER; its strings are the row's. */
ck_cup_row_fault ck_cup_row_read(const ck_cup_csv_row *row, const ck_cup_columns *columns, unsigned size,
                                 const char *who, ck_act *act);

#endif
