/* printout.h - the sheets of a printed board (print/sheet.h) with their words in the language chosen. */
#ifndef CK_CLI_PRINTOUT_H
#define CK_CLI_PRINTOUT_H

#include "print/sheet.h"

/* Bytes of the name of a game or a file, and of a sentence on a sheet. */
enum { CK_PRINTOUT_TITLE = 64, CK_PRINTOUT_FILE = 64, CK_PRINTOUT_TEXT = 512 };

typedef struct ck_printout {
	ck_print print;
	ck_sheet sheets[CK_SHEETS_MAX];
	size_t count;
	char title[CK_PRINTOUT_TITLE]; /* of the game, in the language chosen */
	char *rules;                   /* the page, which the summary points into */
	size_t rules_size;
	ck_summary summary; /* filled with CK_SHEET_RULES alone */
} ck_printout;

typedef enum ck_printout_result {
	CK_PRINTOUT_DONE,
	CK_PRINTOUT_NO_MEMORY,
	CK_PRINTOUT_NO_RULES, /* the page of the rules cannot be read: the tests have tried every page */
	CK_PRINTOUT_TOO_LONG, /* the rules do not fit on one page */
} ck_printout_result;

/* Lay all sheets out: `print` as print/sheet.h wants it. Release it whatever comes. */
ck_printout_result ck_printout_init(ck_printout *o, const ck_print *print);
void ck_printout_release(ck_printout *o);

/* What a sheet says. `words` points beside it. */
typedef struct ck_printout_words {
	ck_sheet_words words;
	char caption[CK_PRINTOUT_TEXT], note[CK_PRINTOUT_TEXT];
} ck_printout_words;

void ck_printout_words_fill(const ck_printout *o, size_t sheet, ck_printout_words *out);

/* The name of the file of a sheet, "pachisi-02-tile-B1.svg". */
char *ck_printout_name(const ck_printout *o, size_t sheet, char out[CK_PRINTOUT_FILE]);

/* A sheet as SVG, to be freed; NULL if there is no memory. */
char *ck_printout_svg(const ck_printout *o, size_t sheet, size_t *size);

#endif
