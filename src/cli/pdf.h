/* pdf.h - sheets that are SVG documents become one PDF. */
#ifndef CK_CLI_PDF_H
#define CK_CLI_PDF_H

#include <stddef.h>

/* Where the sheets come from. */
typedef struct ck_pdf_sheets {
	const void *context;
	size_t count;
	/* A sheet, from 0, as SVG, to be freed; NULL if there is no memory. */
	char *(*svg)(const void *context, size_t sheet, size_t *size);
	const char *
		missing; /* a sentence, translated: that there is no rsvg-convert, and what can be done without */
} ck_pdf_sheets;

/* Make the PDF `output`, or with NULL write it to standard output, on behalf of the subcommand `command`: whole or not at
 * all. What goes wrong is told on standard error. ck_target_survive and ck_input_catch_interrupt have been called. An
 * exit code. */
int ck_pdf_make(const char *command, const ck_pdf_sheets *sheets, const char *output);

#endif
