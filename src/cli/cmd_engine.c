/* cmd_engine.c - `charkoni engine`: the protocol of RULES 7 over standard input and output. */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/engine.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

/* Read a line without its LF; what goes beyond cap bytes is read but not kept, and *len is then cap + 1.
 * False at the end of the input. */
static bool read_line(char *line, size_t cap, size_t *len)
{
	int c;

	*len = 0;
	while ((c = getchar()) != EOF && c != '\n') {
		if (*len < cap)
			line[*len] = (char)c;
		if (*len <= cap)
			++*len;
	}
	return c != EOF || *len > 0;
}

static int fail(const char *what)
{
	char sentence[CK_ARGS_ERROR];
	const ck_slot slots[] = {{"reason", strerror(errno)}, {NULL, NULL}};

	ck_fill(sentence, sizeof sentence, ck_tr(what), slots);
	return ck_args_fail("engine", CK_EXIT_FAILED, sentence);
}

static int run(void)
{
	static struct ck_engine engine; /* static: large, and there is one */
	static char line[CK_ENGINE_LINE + 1], answer[CK_ENGINE_ANSWER];
	size_t len;

	ck_engine_init(&engine);
	while (!engine.quit && read_line(line, CK_ENGINE_LINE, &len)) {
		size_t answer_len = ck_engine_line(&engine, line, len, answer, sizeof answer);

		answer[answer_len] = '\n';
		if (fwrite(answer, 1, answer_len + 1, stdout) != answer_len + 1 || fflush(stdout) != 0)
			return fail(CK_MSG("The output could not be written: {reason}."));
	}
	return ferror(stdin) ? fail(CK_MSG("The input could not be read: {reason}.")) : CK_EXIT_OK;
}

int cmd_engine(int argc, char **argv)
{
	const ck_args_option options[] = {
		{.name = "lang", .help = CK_MSG("the language of messages on standard error")},
		{0},
	};
	const ck_args_command command = {
		"engine",
		CK_MSG("Answer commands of the engine protocol: one line in, one line out."),
		options,
		CK_MSG("The commands are game, start, position, show, legal, outcomes, throw, do, perft, "
	               "result and quit; "
	               "docs/rules.md, section 7, defines them."),
	};
	int code = ck_args_read(&command, argc, argv);

	return code == CK_ARGS_GO ? run() : code;
}
