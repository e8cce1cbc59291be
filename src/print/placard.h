/* placard.h - the number of a table, to stand on it: a sheet folded to a tent, read from both sides. */
#ifndef CK_PRINT_PLACARD_H
#define CK_PRINT_PLACARD_H

#include "print/leaf.h"

/* Texts UTF-8, never NULL. */
typedef struct ck_placard {
	const char *heading; /* the championship */
	const char *word;    /* "Table" */
	const char *number;  /* "12" */
} ck_placard;

/* Write it on a sheet, upright, folded across its middle. */
void ck_placard_write(ck_sink *s, const ck_placard *p, ck_box sheet);

#endif
