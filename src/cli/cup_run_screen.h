/* cup_run_screen.h - what the files of the full screen share: cup_run_screen.c takes keys, cup_run_draw.c draws. */
#ifndef CK_CLI_CUP_RUN_SCREEN_H
#define CK_CLI_CUP_RUN_SCREEN_H

#include "cli/cup_run_page.h"
#include "cli/cup_run_text.h"
#include "term/screen_paint.h"

enum { CK_RUN_MESSAGES = 8 };

typedef struct ck_run_message {
	ck_run_tone tone;
	char text[CK_RUN_LINE];
} ck_run_message;

typedef struct ck_run_view {
	ck_run *run;
	ck_paint_traits traits;
	ck_canvas canvas;
	ck_run_message messages[CK_RUN_MESSAGES]; /* the latest is number told - 1, modulo */
	size_t told;
	char typed[CK_INPUT_LINE]; /* an answer, or the number of a game to choose */
	bool full;                 /* more was typed than `typed` holds, and none of it taken back */
	ck_run_page page;          /* text NULL: the agenda is shown */
	int top;                   /* the first line of the agenda, or of the page, that is shown */
	int page_rows;             /* rows of the page that fit, since it was drawn */
	int64_t held; /* a question was settled by somebody else: when keys count again, 0 none; until it is seen */
	bool anew; /* the terminal may show anything: paint it all */
	int code;  /* CK_ARGS_GO, or how it ends */
} ck_run_view;

/* Draw and paint all of it. False without memory. */
bool ck_run_draw(ck_run_view *v);

#endif
