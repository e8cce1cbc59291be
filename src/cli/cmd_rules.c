/* cmd_rules.c - `charkoni rules`: the rules of a game, for people. */
#define _DEFAULT_SOURCE /* the size of a terminal is no part of POSIX.1-2008 */

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/flow.h"
#include "cli/game_args.h"
#include "cli/option_list.h"
#include "cli/out.h"
#include "guide/guide.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { WIDTH_USUAL = 80 };

static const char command_name[] = "rules";

/* The columns that lines may fill where nobody says: those of a terminal narrower than usual, within what
 * ck_flow_write takes. */
static unsigned width_usual(void)
{
	struct winsize size;

	if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 ||
	    size.ws_col > WIDTH_USUAL)
		return WIDTH_USUAL;
	return size.ws_col > CK_FLOW_WIDTH_MIN ? size.ws_col : CK_FLOW_WIDTH_MIN;
}

static int print(const ck_game *g, bool markdown, unsigned width)
{
	size_t size, written;
	const char *page = ck_guide_page(ck_lang_get(), (ck_kind)g->kind, &size);
	char *text = malloc(size);
	bool good;

	if (text == NULL)
		return ck_args_fail_memory(command_name);
	good = ck_guide_select(g, page, size, text, &written, NULL); /* the tests have tried every page */
	if (good && markdown)
		fwrite(text, 1, written, stdout);
	else if (good)
		ck_flow_write(stdout, text, written, width);
	free(text);
	return good ? ck_out_finish(command_name)
	            : ck_args_fail(command_name, CK_EXIT_FAILED, ck_tr("The page of the rules is damaged."));
}

int cmd_rules(int argc, char **argv)
{
	const char *game_text = NULL;
	uint64_t width = width_usual();
	bool markdown = false, list = false;
	const ck_args_option options[] = {
		{.operand = CK_MSG("GAME"),
	         .help = CK_MSG("parchis, parchis-pairs, pachisi or chaupar, alone or with options as in "
	                        "pachisi:queen=off"),
	         .text = &game_text,
	         .required = true,
	         .complete = CK_COMPLETE_GAME},
		{.name = "width",
	         .value = "N",
	         .help = CK_MSG(
			 "columns that a line may fill, 40 to 200; without it those of the terminal, at "
			 "most 80"),
	         .number = &width,
	         .low = CK_FLOW_WIDTH_MIN,
	         .high = CK_FLOW_WIDTH_MAX},
		{.name = "markdown", .help = CK_MSG("print Markdown"), .flag = &markdown},
		{.name = "options",
	         .help = CK_MSG("list the options of the game, with their values, instead of its rules"),
	         .flag = &list},
		{0},
	};
	const ck_args_command command = {
		command_name,
		CK_MSG("Print the rules of a game, as its options have them, for players."),
		options,
		CK_MSG("`charkoni rules pachisi:queen=off` tells of a game without queens; `charkoni rules "
	               "pachisi --options` lists the options. The exact specification is docs/rules.md."),
	};
	int code = ck_args_read(&command, argc, argv);
	ck_game game;

	if (code == CK_ARGS_GO)
		code = ck_game_args_read(command_name, game_text, NULL, &game, NULL);
	if (code == CK_ARGS_GO && list) {
		ck_option_list_print(&game);
		return ck_out_finish(command_name);
	}
	return code == CK_ARGS_GO ? print(&game, markdown, (unsigned)width) : code;
}
