/* cup_run.h - an evening at `charkoni cup run`: what its two faces, full screen and line by line, have in common. */
#ifndef CK_CLI_CUP_RUN_H
#define CK_CLI_CUP_RUN_H

#include "cli/cup_file.h"
#include "cli/cup_run_agenda.h"
#include "cli/cup_run_form.h"

/* What a line that is told is about. */
typedef enum ck_run_tone {
	CK_RUN_DONE,  /* what this person has done */
	CK_RUN_NEWS,  /* what somebody else has */
	CK_RUN_WRONG, /* what could not be done */
	CK_RUN_LEFT,  /* that nothing was done (yet): of no interest once something else is told */
} ck_run_tone;

typedef struct ck_run ck_run;
struct ck_run {
	ck_cup_file file;
	const char *who;            /* acts now */
	char acting[CK_INPUT_LINE]; /* where `who` stands once somebody else has taken over here */
	ck_agenda agenda;
	ck_run_form form;
	size_t chosen;               /* of agenda.rows; agenda.count: none */
	bool mixed[CK_AGENDA_PARTS]; /* parts of the agenda that have games of several rounds */
	uint32_t told;               /* acts of the cup that have been told */
	uint8_t trouble; /* ck_store_answer of the latest reading that failed, so that it is told once; 0 none */
	char seed[40];                                                 /* offered for a draw */
	void (*tell)(ck_run *run, ck_run_tone tone, const char *text); /* of the face: show a line */
	void *face;
};

/* The row that is chosen, or NULL. */
const ck_agenda_row *ck_run_row(const ck_run *run);

/* Make the agenda anew for now; what was chosen stays chosen. False without memory. */
bool ck_run_refresh(ck_run *run);

/* Read what others have done and tell it; a form that they have overtaken ends. CK_ARGS_GO, or an exit code once it
 * makes no sense to go on: `how` says why. */
int ck_run_read_on(ck_run *run, ck_cup_doing *how);

/* Begin a deed on the row that is chosen. What needs no question is done at once; what cannot be is told. */
void ck_run_take(ck_run *run, const ck_run_deed *deed);

/* Answer the question of the form; the act is done when it is complete. */
void ck_run_answer(ck_run *run, const char *line);

/* The faces. Each returns an exit code; the full screen CK_ARGS_GO if the terminal cannot show one. */
int ck_run_lines(ck_run *run);
int ck_run_screen(ck_run *run);

#endif
