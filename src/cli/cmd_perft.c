/* cmd_perft.c - `charkoni perft`: count the leaves of the tree of play. */
#define _POSIX_C_SOURCE 200809L
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/perft.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
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
	if (result != CK_PERFT_OK) {
		(void)ck_args_fail("perft", ck_tr(ck_perft_message(result)));
		return CK_EXIT_FAILED;
	}
	printf("perft %u %" PRIu64 "\n", depth, leaves);
	return fflush(stdout) == 0 ? CK_EXIT_OK : CK_EXIT_FAILED;
}

int cmd_perft(int argc, char **argv)
{
	const char *game_text = NULL, *line = NULL;
	uint64_t depth = 0;
	const ck_args_option options[] = {
		{.operand = "GAME", .help = CK_MSG("the game string"), .text = &game_text, .required = true},
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
		CK_MSG("A game that has ended is a leaf at any depth."),
	};
	int code = ck_args_read(&command, argc, argv);
	if (code != CK_ARGS_GO)
		return code;

	ck_game game, given;
	ck_position position;
	ck_error err;
	if (!ck_game_parse(&game, game_text, strlen(game_text), &err))
		return ck_args_fail_error("perft", &err);
	ck_position_start(&game, 0, &position);
	if (line) {
		char asked[CK_GAME_TEXT], found[CK_GAME_TEXT];

		if (!ck_position_parse(&given, &position, line, strlen(line), &err))
			return ck_args_fail_error("perft", &err);
		ck_game_write(&game, asked);
		ck_game_write(&given, found);
		if (strcmp(asked, found) != 0)
			return ck_args_fail("perft", ck_tr("GAME and the game of the position line are not the same."));
	}
	return count(&game, &position, (unsigned)depth);
}
