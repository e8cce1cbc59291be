/* cmd_perft.c - `charkoni perft`: count the leaves of the tree of play. */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/out.h"
#include "cli/game_args.h"
#include "cli/perft.h"

#include <inttypes.h>
#include <stdio.h>
#include <unistd.h>

static void tell(unsigned levels, size_t positions)
{
	fprintf(stderr, "\rperft: depth %u, %zu positions ", levels, positions);
}

static int count(const ck_game *g, const ck_position *p, unsigned depth)
{
	bool talk = isatty(STDERR_FILENO) != 0;
	const struct ck_perft_limits limits = {.tell = talk ? tell : NULL};
	uint64_t leaves;
	enum ck_perft_result result = ck_perft(g, p, depth, &limits, &leaves);

	if (talk && depth > 1)
		fputs("\r\033[K", stderr);
	if (result != CK_PERFT_OK)
		return ck_args_fail("perft", result == CK_PERFT_NO_MEMORY ? CK_EXIT_FAILED : CK_EXIT_USAGE,
		                    ck_tr(ck_perft_message(result)));
	printf("perft %u %" PRIu64 "\n", depth, leaves);
	return ck_out_finish("perft");
}

int cmd_perft(int argc, char **argv)
{
	const char *game_text = NULL, *line = NULL;
	uint64_t depth = 0;
	const ck_args_option options[] = {
		{.operand = "GAME",
	         .help = CK_MSG("the game string"),
	         .text = &game_text,
	         .required = true,
	         .complete = CK_COMPLETE_GAME},
		{.operand = "DEPTH",
	         .help = CK_MSG("how many throws and actions deep, 0 to 99"),
	         .number = &depth,
	         .high = CK_PERFT_DEPTH,
	         .required = true},
		{.name = "position",
	         .value = "LINE",
	         .help = CK_MSG("count from this position line of the same game"),
	         .text = &line},
		{0},
	};
	const ck_args_command command = {
		"perft",
		CK_MSG("Count the leaves of the tree of play: every distinct throw and every legal action."),
		options,
		CK_MSG("A game that has ended is a leaf at any depth. Every step deeper takes "
	               "several times as long: deep counts can run for hours."),
	};
	int code = ck_args_read(&command, argc, argv);
	ck_game game;
	ck_position position;

	if (code == CK_ARGS_GO)
		code = ck_game_args_read("perft", game_text, line, &game, &position);
	if (code != CK_ARGS_GO)
		return code;
	if (line == NULL)
		ck_position_start(&game, 0, &position);
	return count(&game, &position, (unsigned)depth);
}
