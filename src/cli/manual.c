#include "cli/manual.h"

#include "cli/roff.h"
#include "cli/usage.h"

#include <stdio.h>
#include <string.h>

enum { TITLE_SIZE = 64 };

/* A row of a list. */
typedef struct row {
	const char *tag;
	const char *help; /* msgid */
} row;

static const row exit_codes[] = {
	{"0", CK_MSG("It is done.")},
	{"1", CK_MSG("It could not be done: output that cannot be written, no memory, no random numbers.")},
	{"2", CK_MSG("The arguments, or what they name, are wrong; standard error says what and how.")},
	{"3", CK_MSG("The input ended before the game did.")},
	{"130", CK_MSG("It was interrupted: 128, and the number of the signal.")},
	{NULL, NULL},
};

static const row environment[] = {
	{"LC_ALL, LC_MESSAGES, LANG",
         CK_MSG("The language, where `--lang` does not say it: the first of these that is set decides.")},
	{"NO_COLOR", CK_MSG("Where it is set and not empty, the board is drawn without colours.")},
	{"TERM", CK_MSG("What the terminal can do; where it is `dumb` or not set, no board is drawn.")},
	{"SOURCE_DATE_EPOCH", CK_MSG("The date of the pages that `charkoni manual` prints, in seconds since "
                                     "1970; without it, today.")},
	{NULL, NULL},
};

/* ------------------------------------------------------------------ parts */

/* The beginning of a page; command NULL: that of the program. Marked as UTF-8 for those who ask. */
static void head_write(const char *command, const char *day, const char *about)
{
	char name[TITLE_SIZE], title[TITLE_SIZE];
	size_t i = 0;

	snprintf(name, sizeof(name), "charkoni%s%s", command != NULL ? "-" : "",
	         command != NULL ? command : "");
	for (; name[i] != '\0'; i++)
		title[i] = (char)(name[i] >= 'a' && name[i] <= 'z' ? name[i] - 'a' + 'A' : name[i]);
	title[i] = '\0';
	printf("'\\\" -*- coding: UTF-8 -*-\n.TH %s 1 %s \"charkoni %s\" charkoni\n", title, day,
	       CHARKONI_VERSION);
	printf(".ad l\n.nh\n"); /* ragged, without hyphens: names and options stay whole */
	/* TRANSLATORS: the headings of manual pages, as they are usual there. */
	ck_roff_section(ck_tr("NAME"));
	printf("%s \\- ", name);
	ck_roff_text(about);
	ck_roff_section(ck_tr("SYNOPSIS"));
}

static void rows_write(const char *title, const row *rows)
{
	ck_roff_section(title);
	for (; rows->tag != NULL; rows++) {
		ck_roff_item();
		ck_roff_part('B', rows->tag);
		ck_roff_end();
		ck_roff_text(ck_tr(rows->help));
	}
}

/* A reference to the page of a command: charkoni-NAME(1). */
static void reference_write(const char *name, const char *behind)
{
	char page[TITLE_SIZE];

	snprintf(page, sizeof(page), "charkoni-%s", name);
	ck_roff_part('B', page);
	printf("(1)%s\n", behind);
}

/* -------------------------------------------------------------- a command */

/* The command line in general: `charkoni NAME GAME [DEPTH] [OPTION]...`. */
static void synopsis_write(const ck_args_command *command, const ck_args_option *list)
{
	ck_roff_part('B', "charkoni ");
	ck_roff_part('B', command->name);
	for (; list->operand != NULL; list++) {
		ck_roff_part('R', list->required ? " " : " [");
		ck_roff_part('I', ck_tr(list->operand));
		ck_roff_part('R', list->required ? "" : "]");
	}
	ck_roff_part('R', " ");
	ck_roff_part('R', ck_tr("[OPTION]..."));
	ck_roff_end();
}

static void option_write(const ck_args_option *o)
{
	char label[TITLE_SIZE], value[CK_USAGE_VALUE];

	ck_roff_item();
	if (o->name == NULL) {
		ck_roff_part('I', ck_tr(o->operand));
	} else {
		snprintf(label, sizeof(label), "--%s", o->name);
		if (strcmp(o->name, "help") == 0) {
			ck_roff_part('B', "-h");
			ck_roff_part('R', ", ");
		}
		ck_roff_part('B', label);
		ck_usage_value(o, value);
		if (value[0] != '\0') {
			ck_roff_part('R', " ");
			ck_roff_part('I', value);
		}
	}
	ck_roff_end();
	ck_roff_text(ck_tr(o->help));
}

static void words_write(const ck_args_words *list)
{
	ck_roff_section(ck_tr(list->section));
	for (const ck_args_word *w = list->words; w->word != NULL; w++) {
		ck_roff_item();
		ck_roff_part('B', w->word);
		ck_roff_part('R', " ");
		ck_roff_part('I', w->operands);
		ck_roff_end();
		ck_roff_text(ck_tr(w->help));
	}
}

/* A visitor: all of the page behind its head. */
static void command_write(void *context, const ck_args_command *command)
{
	ck_args_option list[CK_ARGS_LIST];
	const ck_args_option *o = list;

	(void)context;
	ck_args_list(command, list);
	synopsis_write(command, list);
	ck_roff_section(ck_tr("DESCRIPTION"));
	ck_roff_text(ck_tr(command->summary));
	if (command->notes != NULL) {
		printf(".PP\n");
		ck_roff_text(ck_tr(command->notes));
	}
	if (o->name == NULL)
		ck_roff_section(ck_tr("ARGUMENTS"));
	for (; o->name == NULL; o++)
		option_write(o);
	ck_roff_section(ck_tr("OPTIONS"));
	for (; !ck_args_ends(o); o++)
		option_write(o);
	rows_write(ck_tr("EXIT STATUS"), exit_codes);
	for (o = list; !ck_args_ends(o); o++)
		for (const ck_args_words *w = o->tell; w != NULL && w->title != NULL; w++)
			words_write(w);
}

void ck_manual_command(const ck_subcommand *command, const char *day)
{
	head_write(command->name, day, ck_tr(command->summary));
	ck_subcommand_describe(command, command_write, NULL);
	ck_roff_section(ck_tr("SEE ALSO"));
	ck_roff_part('B', "charkoni");
	printf("(1)\n");
}

/* ------------------------------------------------------------ the program */

/* One option of a game: its key, and its values, the default first. */
static void game_option_write(const ck_option *o)
{
	char key[TITLE_SIZE], range[TITLE_SIZE];

	snprintf(key, sizeof(key), "%s=", o->key);
	snprintf(range, sizeof(range), "%s (0...%u)", o->fallback, o->high);
	ck_roff_part('B', key);
	for (unsigned i = 0; i < o->value_count; i++) {
		ck_roff_part('R', i > 0 ? ", " : "");
		ck_roff_part('R', o->values[i]);
	}
	if (o->value_count == 0)
		ck_roff_part('R', range);
	ck_roff_end();
}

static void games_write(void)
{
	ck_option o;

	ck_roff_section(ck_tr("GAMES"));
	ck_roff_text(ck_tr("A game is named alone, or with options: NAME:key=value,key=value... These are "
	                   "the games with "
	                   "their options. The value that stands first holds where none is given; "
	                   "`charkoni rules GAME` says what a game is like with its options."));
	for (unsigned kind = 0; kind < CK_KIND_COUNT; kind++) {
		ck_roff_subsection(ck_kind_name((ck_kind)kind));
		for (unsigned i = 0; ck_option_get((ck_kind)kind, i, &o); i++) {
			printf("%s", i > 0 ? ".br\n" : "");
			game_option_write(&o);
		}
	}
}

void ck_manual_program(const char *day)
{
	head_write(NULL, day, ck_tr("Pachisi, Chaupar and Parchís, played by the sheet"));
	printf("\\fBcharkoni\\fR \\fI%s\\fR [\\fI%s\\fR]\n.br\n", ck_tr("COMMAND"), ck_tr("ARGUMENTS"));
	printf("\\fBcharkoni \\-\\-help\\fR\n.br\n\\fBcharkoni \\-\\-version\\fR\n");
	ck_roff_section(ck_tr("DESCRIPTION"));
	ck_roff_text(
		ck_tr("Games of the cross and circle, exactly by a written specification of their rules: "
	              "to play, to count, to simulate, and for other programs to ask. Each command has "
	              "a page of its own."));
	ck_roff_section(ck_tr("COMMANDS"));
	for (const ck_subcommand *c = ck_subcommands; c->name != NULL; c++) {
		ck_roff_item();
		reference_write(c->name, "");
		ck_roff_text(ck_tr(c->summary));
	}
	games_write();
	rows_write(ck_tr("EXIT STATUS"), exit_codes);
	rows_write(ck_tr("ENVIRONMENT"), environment);
	ck_roff_section(ck_tr("SEE ALSO"));
	for (const ck_subcommand *c = ck_subcommands; c->name != NULL; c++)
		reference_write(c->name, c[1].name != NULL ? "," : "");
}
