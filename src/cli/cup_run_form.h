/* cup_run_form.h - a deed on its way: the questions that it needs, one after the other, and the act that comes of the
 * answers. Knows neither screen nor file: it is given a line and says what is to be asked next.
 */
#ifndef CK_CLI_CUP_RUN_FORM_H
#define CK_CLI_CUP_RUN_FORM_H

#include "cli/cup_act_read.h"
#include "cli/cup_refusal.h"
#include "cli/cup_run_deed.h"
#include "term/input.h"

typedef struct ck_run_form {
	const ck_run_deed *deed; /* NULL: nothing is asked */
	ck_act act;              /* its strings point into this form, and to `who` */
	char why[CK_INPUT_LINE];
	char text
		[CK_INPUT_LINE]; /* or a name: of who acts from now on, comes in, is an official, is written so */
	char seed[CK_INPUT_LINE]; /* of the draw: what is offered, "" for nothing */
	uint32_t game;     /* that was chosen, 0 none: its sides are named where an entrant is asked for */
	uint32_t level[2]; /* of an extra game: two who are level, offered; 0 none */
	uint8_t missing;   /* bit s: side s is not seated, of a game that is not started unasked; else 0 */
	size_t step;       /* of deed->wants */
	uint32_t seen;     /* acts of the cup when it was begun */
} ck_run_form;

/* What became of a form, or of an answer. */
typedef enum ck_form_result {
	CK_FORM_ASKS,  /* the next question is due */
	CK_FORM_READY, /* the act is complete: do it, then ck_run_form_end */
	CK_FORM_LEFT,  /* nothing is to be done; the form is empty again */
	CK_FORM_WRONG, /* the answer will not do: the same question again */
} ck_form_result;

/* Begin a deed; `who` must live as long as the form, `seed` is offered for a draw. CK_FORM_ASKS or CK_FORM_READY. */
ck_form_result ck_run_form_begin(ck_run_form *f, const ck_run_deed *deed, const ck_cup *cup, const char *who,
                                 const ck_agenda_row *row, const char *seed);
void ck_run_form_end(ck_run_form *f);

/* What is asked for next; CK_WANT_NOTHING once all is answered, and where nothing is asked. */
ck_run_want ck_run_form_want(const ck_run_form *f);

/* The question that is due, translated, into out[CK_CUP_SENTENCE]. Returns out. */
const char *ck_run_form_question(const ck_run_form *f, const ck_cup *cup, char *out);

/* Whether the question is answered by one key, y or n. */
bool ck_run_form_is_sure(const ck_run_form *f);

/* Whether the question is answered by words, in which any letter can stand. */
bool ck_run_form_is_text(const ck_run_form *f);

/* Whether an entrant is asked for of whom the game chosen has two: 1 and 2 are its sides. */
bool ck_run_form_asks_side(const ck_run_form *f);

/* Whether an empty line takes what is offered. */
bool ck_run_form_has_offer(const ck_run_form *f);

/* Answer it: "" takes what is offered, or leaves where nothing is; "-" and "q" leave. With CK_FORM_WRONG a sentence goes into
 * out[CK_CUP_SENTENCE]. */
ck_form_result ck_run_form_answer(ck_run_form *f, const ck_cup *cup, int64_t now, const char *line,
                                  char *out);

/* Step over the questions that need not be asked. CK_FORM_ASKS or CK_FORM_READY. */
ck_form_result ck_run_form_go_on(ck_run_form *f, const ck_cup *cup);

/* The act as it is to be done: fields that an act has all of (CK_ACT_CHANGE, CK_ACT_AMEND) as they are now where nobody
 * was asked for them. `words` holds what it speaks of, beside the form. */
ck_act ck_run_form_act(const ck_run_form *f, const ck_cup *cup, ck_cup_act_words *words);

/* The first act from number f->seen on that is about the same thing (cli/cup_same.h); the number of acts if there is
 * none. */
uint32_t ck_run_form_overtaken(const ck_run_form *f, const ck_cup *cup);

#endif
