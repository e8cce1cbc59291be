/* cup_run_screen.h - what the files of the full screen share: cup_run_screen.c takes keys, cup_run_draw.c draws, with
 * cup_run_list.c, and cup_run_message.c has what is told. */
#ifndef CK_CLI_CUP_RUN_SCREEN_H
#define CK_CLI_CUP_RUN_SCREEN_H

#include "cli/cup_run_page.h"
#include "cli/cup_run_text.h"
#include "term/screen_paint.h"

enum { CK_RUN_MESSAGES = 8 };

typedef struct ck_run_message {
	ck_run_tone tone;
	bool own;   /* a key of this person has brought it about */
	bool old;   /* is not shown any more */
	int64_t at; /* ck_run_ticks */
	char text[CK_RUN_LINE];
} ck_run_message;

typedef struct ck_run_view {
	ck_run *run;
	ck_paint_traits traits;
	ck_canvas canvas;
	ck_run_message messages[CK_RUN_MESSAGES]; /* the latest is number told - 1, modulo */
	size_t told;
	bool keyed;                /* a key is being taken: what is told now is its doing */
	char typed[CK_INPUT_LINE]; /* an answer, or the number of a game to choose */
	bool full;                 /* more was typed than `typed` holds, and none of it taken back */
	ck_run_page page;          /* text NULL: the agenda is shown */
	int top;                   /* the first line of the agenda, or of the page, that is shown */
	int page_rows;             /* rows of the page that fit, since it was drawn */
	bool settle; /* this person has done something: scroll the list no further than the row chosen asks for */
	int64_t deaf; /* ck_run_ticks until which an Enter, if it is the next key, does nothing with the row chosen */
	int64_t held; /* a question was settled by somebody else: when keys count again, 0 none; until it is seen */
	bool anew; /* the terminal may show anything: paint it all */
	int code;  /* CK_ARGS_GO, or how it ends */
} ck_run_view;

/* Milliseconds of a clock that nobody sets. */
int64_t ck_run_ticks(void);

/* The face's ck_run.tell: keep a line to be shown. */
void ck_run_message_tell(ck_run *run, ck_run_tone tone, const char *text);

/* A key does something: what an earlier key could not do goes; if it is about an act (`act`), then what earlier keys have
 * done too, and what others have done once it can have been read. */
void ck_run_message_forget(ck_run_view *v, bool act);

/* The latest message that is shown (0), the one before it (1) and so on; NULL if there are not so many. */
const ck_run_message *ck_run_message_back(const ck_run_view *v, size_t back);

/* Draw the agenda into so many rows of the canvas, scrolled so that the row chosen is seen, and the title of its part. */
void ck_run_draw_list(ck_run_view *v, int from, int rows);

/* Draw and paint all of it. False without memory. */
bool ck_run_draw(ck_run_view *v);

#endif
