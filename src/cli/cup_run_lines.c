/* cup_run_lines.c - an evening line by line: for pipes, for who reads by ear, and for terminals that cannot do more. */
#include "cli/args.h"
#include "cli/cup_run_page.h"
#include "cli/cup_run_text.h"
#include "cli/cup_args.h"
#include "cli/out.h"
#include "term/input.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { SECOND = 1000 };

typedef struct lines {
	ck_run *run;
	ck_input input;
	bool echo;     /* what is typed is not shown by a terminal */
	bool prompted; /* a question stands at the end of the output */
	int code;      /* CK_ARGS_GO, or how it ends */
} lines;

static void say(lines *l, const char *text)
{
	if (l->prompted)
		putchar('\n');
	l->prompted = false;
	puts(text);
}

static void tell(ck_run *run, ck_run_tone tone, const char *text)
{
	(void)tone;
	say(run->face, text);
}

/* -------------------------------------------------------------- the agenda */

static void row_say(lines *l, const ck_agenda_row *row)
{
	ck_run_cells cells;
	char line[2 * CK_RUN_LINE];

	ck_run_text_row(l->run, row, &cells);
	snprintf(line, sizeof(line), "  %s%s%s%s%s  %s%s", cells.number, cells.number[0] != '\0' ? "  " : "",
	         cells.table, cells.table[0] != '\0' ? "  " : "", cells.when, cells.stage, cells.sides);
	say(l, line);
}

static void agenda_say(lines *l, bool all)
{
	const ck_agenda *a = &l->run->agenda;
	char line[CK_RUN_LINE];
	size_t i = 0;

	say(l, ck_run_text_head(l->run, line));
	say(l, ck_run_text_summary(l->run, line));
	for (unsigned part = 0; part < CK_AGENDA_PARTS; part++) {
		if (a->parts[part] > 0)
			say(l, ck_run_text_part(l->run, part, line));
		for (; i < a->count && a->rows[i].part == part; i++)
			if (part != CK_AGENDA_OVER || all)
				row_say(l, &a->rows[i]);
	}
}

static void page_say(lines *l, ck_run_page_kind kind)
{
	ck_run_page page = {0};

	if (ck_run_page_make(&page, l->run, kind, true)) {
		page.text[page.size - 1] = '\0';
		say(l, page.text);
	} else {
		l->code = ck_args_fail_memory(l->run->file.command);
	}
	ck_run_page_release(&page);
}

static void show(lines *l)
{
	char line[CK_RUN_LINE];

	say(l, ck_run_text_detail(l->run, ck_run_row(l->run), line));
	say(l, ck_run_text_keys(l->run, line));
}

/* ---------------------------------------------------------------- commands */

/* Choose the row of a number; false, and told, if there is none. */
static bool number_choose(lines *l, const char *number, bool claim)
{
	ck_run *run = l->run;
	uint32_t n = 0;

	run->chosen = run->agenda.count;
	if (number[0] == '\0')
		return true;
	if (ck_cup_number(number, &n) && n != 0)
		run->chosen = ck_agenda_find(&run->agenda, claim ? 0 : n, claim ? n : 0);
	if (run->chosen < run->agenda.count)
		return true;
	say(l, claim ? ck_tr("No claim of that number waits for an answer.")
	             : ck_tr("There is no game of that number; an empty line shows the games."));
	return false;
}

/* The answers to a report that stand behind the game, as in "r 6 1 4-2", one after the other. */
static void answers_take(ck_run *run, char *answers)
{
	const ck_run_deed *deed = run->form.deed;

	for (char *next; answers[0] != '\0' && deed != NULL && run->form.deed == deed; answers = next) {
		size_t size = strcspn(answers, " \t");

		next = answers + size + strspn(answers + size, " \t");
		answers[size] = '\0';
		ck_run_answer(run, answers);
	}
}

static void deed_take(lines *l, const char *word, char *number)
{
	ck_run *run = l->run;
	size_t size = strcspn(number, " \t");
	char *answers = number + size + strspn(number + size, " \t");
	bool report = strcmp(word, "r") == 0 || strcmp(word, "report") == 0;
	bool claim = strcmp(word, "y") == 0 || strcmp(word, "answer") == 0;
	const ck_run_deed *deed;

	if (answers[0] != '\0' && !report) {
		say(l, ck_tr("Only a number stands there; what else is needed is asked for."));
		return;
	}
	number[size] = '\0';
	if (!number_choose(l, number, claim))
		return;
	deed = ck_run_deed_find(word, run->file.cup, run->who, ck_run_row(run), run->agenda.now);
	if (deed != NULL) {
		ck_run_take(run, deed);
		answers_take(run, answers);
	} else {
		say(l, ck_tr("That means nothing here; ? shows what does."));
	}
}

static void usual_take(lines *l, const char *number)
{
	const ck_agenda_row *row;
	const ck_run_deed *deed;

	if (!number_choose(l, number, false))
		return;
	row = ck_run_row(l->run);
	deed = ck_run_deed_usual(l->run->file.cup, row);
	if (deed != NULL && (row == NULL || row->part != CK_AGENDA_OVER))
		ck_run_take(l->run, deed);
	else
		show(l);
}

/* A line that is no answer. */
static void command_take(lines *l, char *line)
{
	size_t size = strcspn(line, " \t");
	char *number = line + size + strspn(line + size, " \t");
	ck_run_page_kind kind;

	line[size] = '\0';
	if (line[0] == '\0')
		agenda_say(l, false);
	else if (strcmp(line, "all") == 0)
		agenda_say(l, true);
	else if (strcmp(line, "q") == 0 || strcmp(line, "quit") == 0)
		l->code = CK_EXIT_OK;
	else if (ck_run_page_of_word(line, &kind))
		page_say(l, kind);
	else if (line[0] >= '0' && line[0] <= '9')
		usual_take(l, line);
	else if (strcmp(line, "show") != 0)
		deed_take(l, line, number);
	else if (number_choose(l, number, false))
		show(l);
}

/* ----------------------------------------------------------------- the loop */

static void prompt(lines *l)
{
	char question[CK_CUP_SENTENCE];

	if (l->run->form.deed != NULL)
		printf("%s ", ck_run_form_question(&l->run->form, l->run->file.cup, question));
	else
		printf("> ");
	fflush(stdout);
	l->prompted = true;
}

static void read_on(lines *l)
{
	ck_cup_doing how;

	if (ck_run_read_on(l->run, &how) != CK_ARGS_GO)
		l->code = ck_cup_file_fail(&l->run->file, NULL, &how);
}

/* Wait for a line; meanwhile what others do is told. */
static void wait_for_line(lines *l)
{
	struct pollfd fd = {.fd = STDIN_FILENO, .events = POLLIN};

	if (l->input.at < l->input.filled)
		return;
	while (l->code == CK_ARGS_GO && !ck_input_interrupted() && poll(&fd, 1, SECOND) == 0) {
		read_on(l);
		if (!l->prompted)
			prompt(l);
	}
}

static int input_failed(lines *l)
{
	return ck_args_fail_with(l->run->file.command, CK_EXIT_FAILED,
	                         ck_tr("The input could not be read: {reason}."),
	                         (ck_slot[]){{"reason", strerror(l->input.error)}, {NULL, NULL}});
}

static void line_take(lines *l, char *line)
{
	bool asked = l->run->form.deed != NULL;

	if (l->echo)
		puts(line);
	l->prompted = false;
	read_on(l);
	if (l->code != CK_ARGS_GO)
		return;
	if (asked && l->run->form.deed != NULL)
		ck_run_answer(l->run, line);
	else if (!asked)
		command_take(l, line);
	else /* an answer to what others have settled meanwhile is no command */
		say(l, ck_tr("Nothing was done."));
}

static void step(lines *l)
{
	char line[CK_INPUT_LINE];
	bool asked = l->run->form.deed != NULL;

	wait_for_line(l);
	if (l->code != CK_ARGS_GO)
		return;
	switch (ck_input_read(&l->input, line)) {
	case CK_INPUT_OK: line_take(l, line); break;
	case CK_INPUT_TOO_LONG: say(l, ck_tr("That line is too long; nothing was done.")); break;
	case CK_INPUT_NOT_TEXT: say(l, ck_tr("That line is no text; nothing was done.")); break;
	case CK_INPUT_INTERRUPTED: l->code = CK_EXIT_SIGNAL + ck_input_signal(); break;
	case CK_INPUT_FAILED: l->code = input_failed(l); break;
	default: l->code = asked ? CK_EXIT_UNFINISHED : CK_EXIT_OK; break;
	}
}

int ck_run_lines(ck_run *run)
{
	lines l = {.run = run, .echo = isatty(STDIN_FILENO) == 0, .code = CK_ARGS_GO};

	run->face = &l;
	run->tell = tell;
	ck_input_catch_interrupt();
	ck_input_init(&l.input, STDIN_FILENO);
	agenda_say(&l, false);
	say(&l, ck_tr("A game's number does what is next with it; ? for help."));
	while (l.code == CK_ARGS_GO && !ferror(stdout)) {
		prompt(&l);
		step(&l);
	}
	if (l.prompted)
		putchar('\n');
	if (ferror(stdout) || fflush(stdout) != 0)
		return errno == EPIPE ? CK_EXIT_FAILED : ck_out_finish(run->file.command);
	return l.code;
}
