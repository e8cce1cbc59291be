/* selfplay.c - a whole game between two bots, printed as the commands that replay it.
 *
 *	./selfplay [GAME [SEED]]
 *
 * The first bot of the library has the odd seats, the last one the even seats. What is printed is the text
 * protocol of docs/rules.md, section 7: `./selfplay pachisi 7 | charkoni engine` plays the game again, checking every
 * action against the rules. The same seed gives the same game on every machine.
 */
#include <charkoni/bots.h>
#include <charkoni/charkoni.h>

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Streams of one seed: nobody who knows the numbers of one can foresee those of another. */
enum { STREAM_THROWS, STREAM_BOTS };

typedef struct match {
	ck_game game;
	ck_rng throws;
	ck_rng own[CK_SEATS_MAX]; /* the bots' own random numbers */
	const ck_bot *bots[2];
} match;

/* The best bot there is. */
static const ck_bot *last_bot(void)
{
	unsigned count = 0;

	while (ck_bot_get(count) != NULL)
		count++;
	return ck_bot_get(count - 1);
}

/* A throw is due: make one. Each is as likely as its weight. */
static void throw_once(match *m, ck_position *position)
{
	ck_throw t = ck_throw_pick(&m->game, ck_rng_below(&m->throws, m->game.throw_total));
	char text[CK_THROW_TEXT];

	ck_throw_write(&m->game, t, text);
	printf("throw %s\n", text);
	ck_throw_apply(&m->game, position, t, position);
}

/* An action is due: the bot of the seat chooses. Where there is but one, it need not be asked. */
static void act_once(match *m, ck_position *position)
{
	static ck_action actions[CK_ACTIONS_MAX];
	size_t count = ck_position_legal(&m->game, position, actions);
	unsigned seat = position->seat;
	ck_action action = actions[0];
	char text[CK_ACTION_TEXT];

	if (count > 1)
		action = m->bots[seat % 2]->choose(&m->game, position, actions, count, &m->own[seat]);
	ck_action_write(&m->game, action, text);
	printf("do %s\n", text);
	/* From the legal list, so the quick way in: it checks nothing. */
	ck_action_apply(&m->game, position, action, position);
}

static void play(match *m)
{
	ck_position position;
	char text[CK_GAME_TEXT];

	ck_game_write(&m->game, text);
	printf("game %s\n", text);
	ck_position_start(&m->game, 0, &position);
	while (position.phase != CK_OVER) {
		if (position.phase == CK_THROW)
			throw_once(m, &position);
		else
			act_once(m, &position);
	}
	printf("result\n");
}

/* On standard error, so that the game can be piped on. */
static void tell(const match *m, uint64_t seed)
{
	fprintf(stderr, "%s (seats 1, 3, ...) against %s (seats 2, 4, ...), seed %" PRIu64 "\n",
	        m->bots[0]->name, m->bots[1]->name, seed);
}

static bool seed_read(const char *text, uint64_t *seed)
{
	char *end;

	errno = 0;
	*seed = strtoull(text, &end, 10);
	return errno == 0 && *end == '\0' && *text >= '0' && *text <= '9';
}

int main(int argc, char **argv)
{
	const char *text = argc > 1 ? argv[1] : "parchis";
	uint64_t seed = 1;
	match m = {.bots = {ck_bot_get(0), last_bot()}};
	ck_error err;
	char sentence[CK_ERROR_TEXT];

	if (argc > 3 || (argc > 2 && !seed_read(argv[2], &seed))) {
		fprintf(stderr, "usage: selfplay [GAME [SEED]], SEED a number\n");
		return 2;
	}
	if (!ck_game_parse(&m.game, text, strlen(text), &err)) {
		ck_error_write(&err, NULL, sentence, sizeof(sentence));
		fprintf(stderr, "selfplay: %s\n", sentence);
		return 2;
	}
	ck_rng_seed(&m.throws, seed, STREAM_THROWS);
	for (unsigned seat = 0; seat < CK_SEATS_MAX; seat++)
		ck_rng_seed(&m.own[seat], seed, STREAM_BOTS + seat);
	tell(&m, seed);
	play(&m);
	return 0;
}
