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

/* What the first row of a list is. */
typedef enum ck_cup_head {
	CK_CUP_HEAD_FOUND, /* columns: named by it, or, where it is an entrant, the players and then the club */
	CK_CUP_HEAD_PART, /* it names columns, but not all of the players (`cell`: the first that is not named) */
	CK_CUP_HEAD_SURNAME, /* a column of surnames (`cell`): a player's name stands in one cell */
} ck_cup_head;

/* Find the columns of entrants of `size` players by the names in the first row, in any of our languages. A first row that
 * the second goes on with, "Player 1" and "Player 2", is an entrant. *cell gets, of a head that is found, the first
 * column whose name means nothing to us or that another has, NULL for none. */
ck_cup_head ck_cup_columns_find(const ck_cup_csv *csv, unsigned size, ck_cup_columns *columns,
                                const char **cell);

/* Columns by names that they may have, translated: those that the first row of a list has ("“Jugador 1”: player 1, ..."),
 * and all that there are ("player 1, player 2, name, ..."). Returns out. */
const char *ck_cup_columns_tell(const ck_cup_columns *columns, const ck_cup_csv_row *row, char *out,
                                size_t cap);
const char *ck_cup_columns_known(unsigned size, char *out, size_t cap);

/* The name of the column of a player, from 0, of entrants of `size`, translated. */
const char *ck_cup_column_player(unsigned size, unsigned player);

/* What is wrong with a row before the championship is asked. */
typedef enum ck_cup_row_fault {
	CK_CUP_ROW_GOOD,
	CK_CUP_ROW_SEEDING, /* the seeding is no number */
	CK_CUP_ROW_WIDE,    /* a cell that has no column */
} ck_cup_row_fault;

/* The entry of a row, as CK_ACT_ENTER; its strings are the row's. */
ck_cup_row_fault ck_cup_row_read(const ck_cup_csv_row *row, const ck_cup_columns *columns, const char *who,
                                 ck_act *act);

#endif
