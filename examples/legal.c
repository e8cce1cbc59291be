/* legal.c - the legal actions of positions: one position line in, one line of actions out.
 *
 *	$ echo 'parchis 30,30,10,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D6 six=1 last=- late=-' | ./legal
 *	30>36
 *
 * Position lines are those of docs/rules.md, section 7, which `charkoni play` prints when it is asked for one. Where a
 * throw is due, the throws are listed instead, each with its weight; a game that is over says who has won.
 */
#include <charkoni/charkoni.h>

#include <stdio.h>
#include <string.h>

static void print_throws(const ck_game *game)
{
	char text[CK_THROW_TEXT];

	for (unsigned t = 0; t < game->throw_count; t++) {
		ck_throw_write(game, (ck_throw)t, text);
		printf("%s%s (%u/%u)", t > 0 ? " " : "throw: ", text, (unsigned)game->throw_weight[t],
		       (unsigned)game->throw_total);
	}
	printf("\n");
}

static void print_actions(const ck_game *game, const ck_position *position)
{
	static ck_action actions[CK_ACTIONS_MAX]; /* 80 KiB: better not on a small stack */
	size_t count = ck_position_legal(game, position, actions);
	char text[CK_ACTION_TEXT];

	for (size_t i = 0; i < count; i++) {
		ck_action_write(game, actions[i], text);
		printf("%s%s", i > 0 ? " " : "", text);
	}
	printf("\n");
}

static void print_places(const ck_game *game, const ck_position *position)
{
	uint8_t places[CK_SEATS_MAX];

	if (!ck_position_places(game, position, places))
		return;
	printf("over:");
	for (unsigned seat = 0; seat < game->seats; seat++)
		printf(" %u", (unsigned)places[seat]);
	printf("\n");
}

/* One line. It comes from outside, so it is parsed by what trusts nothing; a position that has been parsed is valid, and
 * may go to every function that wants a valid one. */
static int answer(const char *line, size_t size)
{
	ck_game game;
	ck_position position;
	ck_error err;
	char sentence[CK_ERROR_TEXT];

	if (!ck_position_parse(&game, &position, line, size, &err)) {
		ck_error_write(&err, NULL, sentence, sizeof(sentence));
		fprintf(stderr, "legal: %s\n", sentence);
		return 2;
	}
	switch (position.phase) {
	case CK_THROW: print_throws(&game); break;
	case CK_OVER: print_places(&game, &position); break;
	default: print_actions(&game, &position); break;
	}
	return 0;
}

int main(void)
{
	char line[CK_POSITION_TEXT + 2];
	int code = 0;

	while (code == 0 && fgets(line, sizeof(line), stdin) != NULL)
		code = answer(line, strcspn(line, "\n"));
	return code;
}
