#include "cli/pdf.h"

#include "cli/args.h"
#include "cli/folder.h"
#include "cli/press.h"
#include "cli/target.h"
#include "term/input.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TALK_LINES = 5, NAME = 48 };

/* What is made, for whom. */
typedef struct job {
	const char *command;
	const ck_pdf_sheets *sheets;
	const char *output;
} job;

/* --------------------------------------------------------------- the result */

static int not_pressed(const job *j)
{
	return ck_args_fail(j->command, CK_EXIT_FAILED, ck_tr("rsvg-convert has not made the PDF."));
}

/* The first lines of what rsvg-convert says. */
static void talk_pass(const char *talk)
{
	size_t size = 0;
	char *text = ck_target_read(talk, &size), *line = text, quote[CK_ARGS_QUOTE];

	for (int i = 0; i < TALK_LINES && line != NULL && *line != '\0'; i++) {
		char *end = strchr(line, '\n');

		if (end != NULL)
			*end++ = '\0';
		fprintf(stderr, "rsvg-convert: %s\n", ck_args_quote(line, quote));
		line = end;
	}
	free(text);
}

/* errno says why. */
static int not_read(const job *j, const char *file)
{
	const char *reason = strerror(errno);
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"file", ck_args_quote(file, quote)}, {"value", reason}, {NULL, NULL}};

	return ck_args_fail_with(j->command, CK_EXIT_FAILED, ck_tr("“{file}” could not be read: {value}."),
	                         slots);
}

/* What rsvg-convert has made, if it has. */
static int pdf_put(const job *j, const char *pdf)
{
	static const char mark[] = "%PDF-";
	size_t size = 0;
	char *bytes = ck_target_read(pdf, &size);
	int code;

	if (bytes != NULL && size > sizeof(mark) && memcmp(bytes, mark, sizeof(mark) - 1) == 0)
		code = ck_target_put(j->command, j->output, bytes, size);
	else
		code = bytes != NULL || errno == ENOENT ? not_pressed(j) : not_read(j, pdf);
	free(bytes);
	return code;
}

static int pressed(const job *j, ck_press_result result, const char *pdf, const char *talk)
{
	const ck_slot slots[] = {{"program", "rsvg-convert"}, {"reason", strerror(errno)}, {NULL, NULL}};

	if (result == CK_PRESS_DONE || result == CK_PRESS_REFUSED || result == CK_PRESS_KILLED)
		talk_pass(talk);
	switch (result) {
	case CK_PRESS_DONE: return pdf_put(j, pdf);
	case CK_PRESS_MISSING: return ck_args_fail(j->command, CK_EXIT_FAILED, j->sheets->missing);
	case CK_PRESS_INTERRUPTED: return CK_EXIT_SIGNAL + ck_input_signal();
	case CK_PRESS_FAILED:
		return ck_args_fail_with(j->command, CK_EXIT_FAILED,
		                         ck_tr("“{program}” could not be run: {reason}."), slots);
	case CK_PRESS_KILLED:
		return ck_args_fail(j->command, CK_EXIT_FAILED,
		                    ck_tr("rsvg-convert was ended before it had made the PDF."));
	default: return not_pressed(j);
	}
}

/* -------------------------------------------------------------- the sheets */

static char *name_of(size_t sheet, char out[NAME])
{
	snprintf(out, NAME, "sheet-%06zu.svg", sheet + 1);
	return out;
}

/* All sheets into a folder for work in between. */
static int sheets_write(const job *j, ck_folder *folder)
{
	int code = CK_ARGS_GO;

	for (size_t i = 0; i < j->sheets->count && code == CK_ARGS_GO; i++) {
		char name[NAME];
		size_t size;
		char *svg = j->sheets->svg(j->sheets->context, i, &size);

		if (svg == NULL)
			code = ck_args_fail_memory(j->command);
		else if (!ck_folder_put(folder, name_of(i, name), svg, size))
			code = ck_folder_fail(j->command, NULL);
		free(svg);
	}
	return code;
}

/* Press what is in the folder. */
static int press(const job *j, const ck_folder *folder, char **documents)
{
	char *pdf = ck_folder_file(folder, "sheets.pdf"), *talk = ck_folder_file(folder, "talk");
	bool good = pdf != NULL && talk != NULL;
	char name[NAME];
	int code;

	for (size_t i = 0; i < j->sheets->count && good; i++) {
		documents[i] = ck_folder_file(folder, name_of(i, name));
		good = documents[i] != NULL;
	}
	code = good ? pressed(j,
	                      ck_press_run(documents, j->sheets->count, pdf, talk,
	                                   ck_tr("Making the PDF ...")),
	                      pdf, talk)
	            : ck_args_fail_memory(j->command);
	free(talk);
	free(pdf);
	return code;
}

int ck_pdf_make(const char *command, const ck_pdf_sheets *sheets, const char *output)
{
	const job j = {command, sheets, output};
	char **documents = calloc(sheets->count + 1, sizeof(*documents));
	ck_folder folder = {0};
	int code = CK_ARGS_GO;

	if (documents == NULL)
		return ck_args_fail_memory(command);
	if (!ck_folder_open_temporary(&folder))
		code = ck_folder_fail(command, NULL);
	if (code == CK_ARGS_GO)
		code = sheets_write(&j, &folder);
	if (code == CK_ARGS_GO)
		code = press(&j, &folder, documents);
	ck_folder_release(&folder);
	for (size_t i = 0; i < sheets->count; i++)
		free(documents[i]);
	free(documents);
	return code;
}
