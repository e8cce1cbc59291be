/* cup_run_screen.c - an evening in full screen: keys in, deeds out; a second without a key reads on. */
#include "cli/cup_run_screen.h"

#include "cli/args.h"
#include "cli/cup_args.h"
#include "term/input.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SECOND = 1000 };

/* ------------------------------------------------------------------ typing */

/* What does not fit is not cut off behind anybody's back: it is not taken until something has been taken back. */
static void full_tell(ck_run_view *v)
{
	char most[16], line[CK_RUN_LINE];
	const ck_slot slots[] = {{"most", most}, {NULL, NULL}};

	snprintf(most, sizeof(most), "%d", CK_INPUT_LINE - 1);
	ck_fill(line, sizeof(line),
	        ck_tr("No more fits there than {most} bytes: take something back, and shorten it."), slots);
	ck_run_message_tell(v->run, CK_RUN_LEFT, line);
	ck_paint_beep();
}

static void type(ck_run_view *v, const char *text)
{
	size_t used = strlen(v->typed), size = strlen(text);

	if (used + size < sizeof(v->typed)) {
		memcpy(v->typed + used, text, size + 1);
		return;
	}
	v->full = true;
	full_tell(v);
}

/* Take back the last character with its marks. */
static void erase(ck_run_view *v)
{
	size_t at = 0, last = 0;
	int columns;

	while (v->typed[at] != '\0') {
		last = at;
		at += ck_text_next(v->typed + at, &columns);
	}
	v->typed[last] = '\0';
	v->full = false;
}

static void erase_all(ck_run_view *v)
{
	v->typed[0] = '\0';
	v->full = false;
}

/* What was typed, without blanks around it, into line; and nothing is typed any more. */
static void typed_take(ck_run_view *v, char *line)
{
	const char *start = v->typed + strspn(v->typed, " \t");
	size_t size = strlen(start);

	while (size > 0 && (start[size - 1] == ' ' || start[size - 1] == '\t'))
		size--;
	memcpy(line, start, size);
	line[size] = '\0';
	erase_all(v);
}

/* ---------------------------------------------------------------- the keys */

static void move_to(ck_run_view *v, int row)
{
	int last = (int)v->run->agenda.count - 1;

	v->run->chosen = (size_t)(row > last ? last : row);
	if (row < 0 || last < 0)
		v->run->chosen = 0;
}

/* Move by rows; true if the key does that. */
static bool moves(ck_run_view *v, ck_key_kind kind)
{
	int chosen = (int)v->run->chosen, page = v->canvas.rows / 2;

	switch (kind) {
	case CK_KEY_NEXT: move_to(v, chosen + 1); return true;
	case CK_KEY_PREVIOUS: move_to(v, chosen - 1); return true;
	case CK_KEY_FIRST: move_to(v, 0); return true;
	case CK_KEY_LAST: move_to(v, (int)v->run->agenda.count - 1); return true;
	case CK_KEY_PAGE_DOWN: move_to(v, chosen + page); return true;
	case CK_KEY_PAGE_UP: move_to(v, chosen - page); return true;
	default: return false;
	}
}

static void page_open(ck_run_view *v, ck_run_page_kind kind)
{
	ck_run_message_forget(v, true);
	if (!ck_run_page_make(&v->page, v->run, kind, false))
		ck_run_message_tell(v->run, CK_RUN_WRONG, ck_tr("There is not enough memory to go on."));
	v->top = kind == CK_PAGE_LOG ? INT32_MAX : 0;
}

static void page_key(ck_run_view *v, const ck_key *key)
{
	int rows = v->page_rows > 1 ? v->page_rows - 1 : 1;

	switch (key->kind) {
	case CK_KEY_NEXT: v->top++; break;
	case CK_KEY_PREVIOUS: v->top--; break;
	case CK_KEY_PAGE_DOWN: v->top += rows; break;
	case CK_KEY_PAGE_UP: v->top -= rows; break;
	case CK_KEY_FIRST: v->top = 0; break;
	case CK_KEY_LAST: v->top = INT32_MAX; break;
	case CK_KEY_TEXT:
	case CK_KEY_ENTER:
	case CK_KEY_ESCAPE:
		ck_run_page_release(&v->page);
		v->top = 0;
		break;
	default: break;
	}
	if (v->top < 0)
		v->top = 0;
}

/* A question that somebody else has settled: only Enter and Esc take note of that, and not at once, for they may have been
 * meant for the question. */
static void held_key(ck_run_view *v, const ck_key *key)
{
	if ((key->kind == CK_KEY_ENTER || key->kind == CK_KEY_ESCAPE) && ck_run_ticks() >= v->held)
		v->held = 0;
	else
		ck_paint_beep();
}

static void answer_take(ck_run_view *v, const char *answer)
{
	ck_run_message_forget(v, true);
	ck_run_answer(v->run, answer);
}

/* Who is used to Enter behind an answer has it behind y and n too: it is no key for the row that is chosen now. */
static void sure_take(ck_run_view *v, const char *letter)
{
	answer_take(v, letter);
	if (v->run->form.deed == NULL)
		v->deaf = ck_run_ticks() + SECOND;
}

/* A question: y and n answer at once where they do, and q leaves where no words are asked for. */
static void form_key(ck_run_view *v, const ck_key *key)
{
	const ck_run_form *form = &v->run->form;
	char line[CK_INPUT_LINE];

	switch (key->kind) {
	case CK_KEY_TEXT:
		if (ck_run_form_is_sure(form))
			sure_take(v, key->text);
		else if (strcmp(key->text, "q") == 0 && v->typed[0] == '\0' && !ck_run_form_is_text(form))
			answer_take(v, key->text);
		else
			type(v, key->text);
		break;
	case CK_KEY_ENTER:
		if (v->full) {
			full_tell(v);
			break;
		}
		typed_take(v, line);
		answer_take(v, line);
		break;
	case CK_KEY_ESCAPE:
		erase_all(v);
		answer_take(v, "-");
		break;
	case CK_KEY_ERASE: erase(v); break;
	case CK_KEY_ERASE_ALL: erase_all(v); break;
	default: break;
	}
}

/* Choose the game whose number is typed. */
static void number_take(ck_run_view *v)
{
	char line[CK_INPUT_LINE];
	uint32_t number = 0;
	size_t at;

	ck_run_message_forget(v, false);
	typed_take(v, line);
	at = ck_cup_number(line, &number) ? ck_agenda_find(&v->run->agenda, number, 0) : SIZE_MAX;
	if (at < v->run->agenda.count)
		v->run->chosen = at;
	else
		ck_run_message_tell(v->run, CK_RUN_WRONG, ck_tr("There is no game of that number."));
}

static void deed_take(ck_run_view *v, const ck_run_deed *deed)
{
	if (deed == NULL) {
		ck_paint_beep();
		return;
	}
	ck_run_message_forget(v, true);
	ck_run_take(v->run, deed);
}

static void usual_take(ck_run_view *v)
{
	deed_take(v, ck_run_deed_usual(v->run->file.cup, ck_run_row(v->run)));
}

static void letter_take(ck_run_view *v, const char *letter)
{
	ck_run *run = v->run;
	const ck_run_deed *deed;
	ck_run_page_kind kind;

	if (letter[0] >= '0' && letter[0] <= '9') {
		type(v, letter);
		return;
	}
	erase_all(v);
	if (strcmp(letter, "q") == 0) {
		v->code = CK_EXIT_OK;
	} else if (ck_run_page_of_word(letter, &kind)) {
		page_open(v, kind);
	} else {
		deed = ck_run_deed_find(letter, run->file.cup, run->who, ck_run_row(run), run->agenda.now);
		deed_take(v, deed);
	}
}

static void agenda_key(ck_run_view *v, const ck_key *key)
{
	if (moves(v, key->kind)) {
		ck_run_message_forget(v, false);
		erase_all(v);
		return;
	}
	switch (key->kind) {
	case CK_KEY_TEXT: letter_take(v, key->text); break;
	case CK_KEY_ENTER:
		if (v->typed[0] != '\0')
			number_take(v);
		else
			usual_take(v);
		break;
	case CK_KEY_ESCAPE:
	case CK_KEY_ERASE_ALL: erase_all(v); break;
	case CK_KEY_ERASE: erase(v); break;
	default: break;
	}
}

/* Whether a key is an Enter that cannot have been meant for the row that is chosen: one is. */
static bool is_unmeant(ck_run_view *v, const ck_key *key)
{
	bool unmeant = key->kind == CK_KEY_ENTER && ck_run_ticks() < v->deaf;

	v->deaf = 0;
	return unmeant;
}

static void view_key(ck_run_view *v, const ck_key *key)
{
	v->keyed = true;
	if (v->held != 0)
		held_key(v, key);
	else if (is_unmeant(v, key))
		; /* and nothing is amiss */
	else if (v->page.text != NULL)
		page_key(v, key);
	else if (v->run->form.deed != NULL)
		form_key(v, key);
	else
		agenda_key(v, key);
	v->keyed = false;
}

static void key_take(ck_run_view *v, const ck_key *key)
{
	switch (key->kind) {
	case CK_KEY_INTERRUPTED: v->code = CK_EXIT_SIGNAL + ck_input_signal(); break;
	case CK_KEY_ENDED: v->code = ck_paint_gone() ? CK_EXIT_UNFINISHED : CK_EXIT_OK; break;
	case CK_KEY_REPAINT: v->anew = true; break;
	case CK_KEY_NONE:
	case CK_KEY_RESIZED: break;
	default: view_key(v, key);
	}
}

/* ---------------------------------------------------------------- the loop */

/* What others have settled is not answered any more: the keys that were meant for it are forgotten. Nor does an Enter do
 * what it has just come to mean because others have done something to the row that is chosen. */
static void read_on(ck_run_view *v, ck_cup_doing *how)
{
	const ck_agenda_row *row = ck_run_row(v->run);
	ck_agenda_row was = row != NULL ? *row : (ck_agenda_row){0};
	bool asked = v->run->form.deed != NULL;

	v->code = ck_run_read_on(v->run, how);
	row = ck_run_row(v->run);
	if (asked && v->run->form.deed == NULL) {
		erase_all(v);
		v->held = ck_run_ticks() + SECOND;
		ck_paint_forget();
		ck_paint_beep();
	} else if (row != NULL &&
	           (row->game != was.game || row->claim != was.claim || row->state != was.state)) {
		v->deaf = ck_run_ticks() + SECOND;
	}
}

static void loop(ck_run_view *v, ck_cup_doing *how)
{
	int64_t next = ck_run_ticks() + SECOND;

	while (v->code == CK_ARGS_GO) {
		int64_t left = next - ck_run_ticks();
		ck_key key = {.kind = CK_KEY_NONE};

		if (!ck_paint_pending() && !ck_run_draw(v)) {
			how->outcome = CK_CUP_NO_MEMORY;
			v->code = CK_EXIT_FAILED;
			return;
		}
		if (left > 0)
			key = ck_paint_key((int)left);
		key_take(v, &key);
		if (v->code == CK_ARGS_GO && ck_run_ticks() >= next) {
			read_on(v, how);
			next = ck_run_ticks() + SECOND;
		}
	}
}

/* Hindi without its letters would be question marks. */
static void language_fit(ck_run_view *v)
{
	if (!v->traits.ascii || strcmp(ck_lang_get(), "hi") != 0)
		return;
	ck_lang_set("en");
	ck_run_message_tell(
		v->run, CK_RUN_WRONG,
		ck_tr("This terminal is not set to UTF-8 and cannot show Hindi, so English is spoken here."));
}

int ck_run_screen(ck_run *run)
{
	ck_run_view *v = calloc(1, sizeof(*v));
	ck_cup_doing how = {.outcome = CK_CUP_DONE};
	int code;

	if (v == NULL)
		return ck_args_fail_memory(run->file.command);
	*v = (ck_run_view){.run = run, .code = CK_ARGS_GO};
	ck_input_catch_interrupt(); /* before curses, which leaves alone what is caught */
	if (!ck_paint_open(&v->traits)) {
		free(v);
		return CK_ARGS_GO;
	}
	run->face = v;
	run->tell = ck_run_message_tell;
	language_fit(v);
	loop(v, &how);
	ck_paint_close();
	code = v->code;
	if (how.outcome != CK_CUP_DONE && code == CK_EXIT_FAILED)
		code = ck_cup_file_fail(&run->file, NULL, &how);
	ck_run_page_release(&v->page);
	ck_canvas_release(&v->canvas);
	free(v);
	return code;
}
