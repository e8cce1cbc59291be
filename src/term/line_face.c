#include "term/line_face.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct line_face {
	ck_face face; /* first, so that one pointer is both */
	ck_input input;
	bool echo;
} line_face;

/* After a write that failed there are no others: each could wait again for a reader that does not read. */
static bool say(ck_face *f, ck_say kind, const char *text)
{
	(void)f;
	(void)kind;
	return !ferror(stdout) && puts(text) != EOF;
}

static ck_input_result ask(ck_face *f, const struct ck_session *s, ck_ask kind, const char *question,
                           char *line)
{
	line_face *self = (line_face *)f;
	ck_input_result result;

	(void)s;
	(void)kind;
	if (ferror(stdout) || printf("%s ", question) < 0 || fflush(stdout) != 0)
		return CK_INPUT_UNSEEN;
	result = ck_input_read(&self->input, line);
	if ((self->echo || result == CK_INPUT_END || result == CK_INPUT_FAILED ||
	     result == CK_INPUT_INTERRUPTED) &&
	    puts(line) == EOF)
		return CK_INPUT_UNSEEN;
	if (result == CK_INPUT_FAILED)
		errno = self->input.error;
	return result;
}

static bool happened(ck_face *f, const struct ck_session *s, const ck_position *before)
{
	(void)f;
	(void)s;
	(void)before;
	return true; /* the sentences tell it */
}

static bool close_face(ck_face *f)
{
	free(f);
	return !ferror(stdout) && fflush(stdout) == 0;
}

ck_face *ck_line_face_open(int input)
{
	line_face *self = calloc(1, sizeof(*self));

	if (self == NULL)
		return NULL;
	self->face = (ck_face){.say = say, .ask = ask, .happened = happened, .close = close_face};
	ck_input_init(&self->input, input);
	self->echo = isatty(input) == 0;
	return &self->face;
}
