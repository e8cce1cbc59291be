/* args.h - the arguments of a subcommand, described by one table.
 *
 * The same table reads the arguments, writes `--help`, words the errors, and makes the manual page and the
 * completion of shells, so that these cannot disagree. A command reads its arguments before all else. Every
 * command has `--help` (`-h`) and `--lang` without listing them (one that lists `lang` gives it a help of its own);
 * `--name value` and `--name=value` are the same, an option with a value is given once unless it has `each`,
 * `--` ends the options, options and operands may be mixed.
 *
 *	static const char *const switch_words[] = {"off", "on", NULL};
 *
 *	int cmd_thing(int argc, char **argv)
 *	{
 *		const char *game = "parchis", *position = NULL;
 *		uint64_t depth = 0;
 *		bool json = false;
 *		const ck_args_option options[] = {
 *			{.operand = "GAME", .help = CK_MSG("the game string"), .text = &game, .required = true},
 *			{.operand = "DEPTH", .help = CK_MSG("the depth"), .number = &depth, .high = 99},
 *			{.name = "position", .value = "LINE", .help = CK_MSG("start there"), .text = &position},
 *			{.name = "json", .help = CK_MSG("print an object"), .flag = &json},
 *			{0},
 *		};
 *		const ck_args_command command = {"thing", CK_MSG("Do the thing."), options, NULL};
 *		int code = ck_args_read(&command, argc, argv);
 *		if (code != CK_ARGS_GO)
 *			return code;
 *		...
 *			return ck_args_fail("thing", CK_EXIT_FAILED, ck_tr("The thing is broken."));
 *	}
 */
#ifndef CK_CLI_ARGS_H
#define CK_CLI_ARGS_H

#include "i18n/i18n.h"

#include <charkoni/charkoni.h>

#include <stdbool.h>
#include <stdint.h>

/* Exit codes of the whole program. */
enum {
	CK_EXIT_OK = 0,
	CK_EXIT_FAILED = 1, /* it could not be done: output that cannot be written, no random numbers … */
	CK_EXIT_USAGE = 2,  /* the arguments, or what they name, are wrong */
	CK_EXIT_UNFINISHED = 3, /* the input ended before the game did */
	CK_EXIT_INTERRUPTED = 130,
	CK_EXIT_SIGNAL = 128, /* and the number of the signal that ended it: 130 for SIGINT */
};

/* The answer of ck_args_read when the command is to go on. */
#define CK_ARGS_GO (-1)

/* What a value is, for shells that complete it (cli/complete.h); words complete themselves. */
typedef enum ck_complete {
	CK_COMPLETE_NOTHING,
	CK_COMPLETE_GAME,    /* a game string */
	CK_COMPLETE_SEAT,    /* N=WHO, as --seat takes it */
	CK_COMPLETE_BOTS,    /* names of bots, separated by commas */
	CK_COMPLETE_FILE,    /* a file's path */
	CK_COMPLETE_COMMAND, /* a subcommand */
} ck_complete;

/* A word that a command takes in the place of its first operand, where each has arguments of its own. */
typedef struct ck_args_word {
	const char *word;
	const char *operands; /* not translated */
	const char *help;     /* msgid, a phrase that begins with a verb */
} ck_args_word;

/* Such words under a title. */
typedef struct ck_args_words {
	const char *title;         /* msgid, "Commands:" */
	const char *section;       /* msgid, the title of the manual: "COMMANDS" */
	const ck_args_word *words; /* ends with an empty one */
} ck_args_words;

/* One option or operand, of at most 63. Exactly one of flag, text, number, word and each is set and says where
 * the value goes; what is not given is left as it was, so the defaults stand in the variables. Strings point
 * into argv. All texts are msgids. */
typedef struct ck_args_option {
	const char *name;    /* "seed" for --seed; NULL for an operand */
	const char *operand; /* the operand's name in the help, "GAME"; operands are taken in table order */
	bool required;       /* an operand that must be given */
	const char *value;   /* what stands for the value in the help, "N"; not for flags */
	const char *help;    /* one phrase, no full stop */
	const char *stray;   /* told besides where operands are left over after this one: why that may be */
	bool *given;         /* set to true if it was given; may be NULL */
	ck_complete complete;

	bool *flag;        /* set to true */
	const char **text; /* any text */
	uint64_t *number;  /* decimal digits without leading zeros, low … high (high 0: no upper bound) */
	uint64_t low, high;
	unsigned *word; /* the index of the value in words, which ends with NULL */
	const char *const *words;
	/* Called for every occurrence, for options that may be repeated. True if the value is accepted; else
	 * it writes a translated sentence into error[CK_ARGS_ERROR]. */
	bool (*each)(void *context, const char *value, char *error);
	void *context;
	const ck_args_words *tell; /* of an operand: its words, told below all else; ends with an empty one */
} ck_args_option;

enum {
	CK_ARGS_ERROR = 1024, /* bytes of a sentence about an error */
	CK_ARGS_QUOTE = 256,  /* bytes of something quoted in it */
	CK_ARGS_LIST = 66,    /* entries that ck_args_list writes at most */
};

typedef struct ck_args_command {
	const char *name;              /* "play" */
	const char *summary;           /* msgid, a sentence */
	const ck_args_option *options; /* ends with an empty one */
	const char *notes;             /* msgid printed below the options, one paragraph, or NULL */
} ck_args_command;

/* Choose the language (`--lang`, else the environment) and read argv[1] … argv[argc-1]. CK_ARGS_GO, or the
 * exit code to return: CK_EXIT_OK after `--help`, CK_EXIT_FAILED if that cannot be written, CK_EXIT_USAGE
 * after an error told on standard error. */
int ck_args_read(const ck_args_command *command, int argc, char **argv);

/* Called with a command's table, which lives as long as the call. */
typedef void (*ck_args_visitor)(void *context, const ck_args_command *command);

/* From now on ck_args_read hands the table to `visit` and returns CK_EXIT_OK, reading nothing: so that manual
 * pages and completion are made from what reads the arguments. NULL ends that. */
void ck_args_describe(ck_args_visitor visit, void *context);

/* All that a command takes, into list[CK_ARGS_LIST]: its operands, its options, `lang` and `help`; the last entry
 * is empty. It points to what the command's table points to. */
void ck_args_list(const ck_args_command *command, ck_args_option *list);

/* True for the empty entry that ends a table. */
bool ck_args_ends(const ck_args_option *option);

/* True for an option that wants a value. */
bool ck_args_has_value(const ck_args_option *option);

/* True if an argument is an option of a table, or --lang, whose value is the next argument. */
bool ck_args_takes_next(const ck_args_option *options, const char *arg);

/* Tell a translated sentence on standard error as "charkoni NAME: SENTENCE"; name NULL leaves the name
 * out. Returns the exit code given. */
int ck_args_fail(const char *name, int code, const char *sentence);

/* The same for a translated text with placeholders. */
int ck_args_fail_with(const char *name, int code, const char *text, const ck_slot *slots);

/* Tell that there is not enough memory. Returns CK_EXIT_FAILED. */
int ck_args_fail_memory(const char *name);

/* Tell what the rules have against an argument, translated. Returns CK_EXIT_USAGE. */
int ck_args_fail_error(const char *name, const ck_error *err);

/* Print a translated text on standard output, in lines of at most 80 columns. */
void ck_args_print(const char *text);

/* True if text can stand for somebody: UTF-8 without control characters and marks that turn the direction of
 * writing, and not blank. */
bool ck_args_is_name(const char *text);

/* Cut spaces of all kinds, and what shows nothing by itself, off both ends of a text, in place; one that is no UTF-8 stays
 * as it is. */
void ck_args_trim(char *text);

/* Copy what a person typed into out[CK_ARGS_QUOTE] so that it can be shown: `?` for what is no text or turns
 * the direction of writing, the end cut off with "...". Returns out. */
const char *ck_args_quote(const char *text, char *out);

#endif
