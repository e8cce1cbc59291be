/* slip.h - score slips: a game on a strip of paper, which the players fill in and sign, and a judge after them (S2 rule
 * 13). Several on a sheet, to be cut apart. Lengths are whole micrometres; texts UTF-8, never NULL. */
#ifndef CK_PRINT_SLIP_H
#define CK_PRINT_SLIP_H

#include "print/leaf.h"

enum { CK_SLIPS_MIN = 2, CK_SLIPS_MAX = 6 }; /* on a sheet */

typedef struct ck_slip {
	const char *game;    /* "Game 12" */
	const char *table;   /* "Table 3", "" not known */
	const char *round;   /* "Round 1 · 20:00" */
	const char *side[2]; /* the names, "" to be written in */
} ck_slip;

/* What is the same on all. */
typedef struct ck_slip_words {
	const char *heading;   /* the championship */
	const char *winner;    /* over a box to tick */
	const char *home;      /* "Pieces home", over a box */
	const char *signature; /* "Signature", over each pair's line */
	const char *judge;     /* "Judge: name and signature" */
	const char *time;      /* "Ended at" */
} ck_slip_words;

/* Write so many slips into a room for `per_sheet` of them. */
void ck_slips_write(ck_sink *s, const ck_slip *slips, size_t count, const ck_slip_words *words,
                    unsigned per_sheet, ck_box room);

#endif
