/* screen_parts.h - what the files of the screen share: screen.c is the face, screen_draw.c puts the picture together,
 * screen_legend.c explains it. */
#ifndef CK_TERM_SCREEN_PARTS_H
#define CK_TERM_SCREEN_PARTS_H

#include "term/screen.h"
#include "term/screen_layout.h"
#include "term/screen_log.h"
#include "term/screen_paint.h"
#include "term/screen_view.h"

typedef struct ck_screen {
	ck_face face; /* first, so that one pointer is both */
	ck_paint_traits traits;
	ck_canvas canvas;
	ck_log log;
	ck_view view;
	int pause;            /* milliseconds after each step of a bot */
	bool skipping;        /* somebody does not want to wait for the bots */
	bool anew;            /* the terminal may show anything: paint it all */
	bool english_instead; /* of Hindi, which the terminal cannot show: still to be told */
	bool has_people;      /* somebody is to be asked */
	size_t fresh;         /* the first line of the log after the latest answer */
	size_t since_event;   /* ... and after the latest event */
	bool talked;          /* nothing has happened since the latest answer: what was said is about that */
	bool reading;         /* the log is read back: it covers the board */
	int back;             /* rows of it below what is shown */
	size_t read_from, read_to; /* lines that have been read so: they are not shown again in a few rows */

	/* The question; `session` is NULL while there is none. */
	const ck_session *session;
	ck_ask kind;
	const char *question;
	char typed[CK_INPUT_LINE];
	int chosen; /* the choice that Enter takes, from 0; -1: none */

	/* The choices said for a question that is none about actions; owned. */
	char *choices[CK_SESSION_CHOICES];
	size_t choice_count;
	bool choices_asked; /* they have been asked about: the next ones begin a new list */
} ck_screen;

/* How many choices the question has. */
size_t ck_screen_choice_count(const ck_screen *s);

/* Choice number i, without its number where it is an action, into out[CK_SENTENCE]. */
char *ck_screen_choice_text(const ck_screen *s, size_t i, char *out);

/* What stands where now. */
void ck_screen_layout(const ck_screen *s, ck_layout *l);

/* Draw all of it as it is now. False if there is no memory. */
bool ck_screen_draw(ck_screen *s);

/* The rows that the log has when it is read back, and its columns. */
void ck_screen_reading_extent(const ck_screen *s, int *rows, int *columns);

/* Explain the signs of the board, as lines of the log. */
bool ck_screen_legend(ck_screen *s);

#endif
