#include "cli/play_args.h"

#include "cli/args.h"

enum { PAUSE_USUAL = 400, PAUSE_MAX = 10000 };

static const char *const on_off[] = {"off", "on", NULL};
static const char *const dice_words[] = {"generated", "ask", NULL};

/* What a game that goes on has in its file, if it was given all the same; else NULL. */
static const char *not_with_resume(const ck_play_args *a)
{
	const struct {
		bool given;
		const char *name;
	} options[] = {
		{a->game != NULL, "GAME"},       {a->position != NULL, "--position"},
		{a->start_given, "--start"},     {a->opening_given, "--opening"},
		{a->touched_given, "--touched"}, {a->dice_given, "--dice"},
		{a->seed_given, "--seed"},       {a->event != NULL, "--event"},
		{a->save != NULL, "--save"},
	};

	if (a->resume == NULL)
		return NULL;
	for (size_t i = 0; i < sizeof(options) / sizeof(options[0]); i++)
		if (options[i].given)
			return options[i].name;
	return NULL;
}

static int check(const char *command, const ck_play_args *a)
{
	const char *option = not_with_resume(a);
	const char *wrong = NULL;
	char sentence[CK_ARGS_ERROR];

	if (option != NULL)
		wrong = ck_tr(
			"--resume goes on with the game as its file has it, in the same file; leave out "
			"{option}.");
	else if (a->position != NULL && (a->start_given || a->opening_given))
		wrong = ck_tr(
			"With --position the line says who is to play; leave out --start and --opening.");
	else if (a->start_given && a->opening_given && a->opening == 1)
		wrong = ck_tr(
			"--start names who begins and --opening on throws for it; leave out one of them.");
	else if (a->event != NULL && a->save == NULL)
		wrong = ck_tr("--event is written where the game is saved; give --save too.");
	if (wrong == NULL)
		return CK_ARGS_GO;
	ck_fill(sentence, sizeof(sentence), wrong, (ck_slot[]){{"option", option}, {NULL, NULL}});
	return ck_args_fail(command, CK_EXIT_USAGE, sentence);
}

int ck_play_args_read(const char *command, ck_play_args *a, int argc, char **argv)
{
	const ck_args_option options[] = {
		{
			.operand = CK_MSG("GAME"),
			.text = &a->game,
			.complete = CK_COMPLETE_GAME,
			.help = CK_MSG(
				"parchis (the default), parchis-pairs, pachisi or chaupar, with options: "
				"NAME:key=value,...; `charkoni rules NAME --options` lists them"),
		},
		{
			.name = "seat",
			.value = CK_MSG("N=WHO"),
			.each = ck_seat_args_take,
			.context = &a->seats,
			.complete = CK_COMPLETE_SEAT,
			.help = CK_MSG(
				"who sits at seat N: me, a name, or a bot as bot:fast; may be repeated"),
		},
		{
			.name = "start",
			.value = CK_MSG("SEAT"),
			.number = &a->start,
			.low = 1,
			.high = CK_SEATS_MAX,
			.given = &a->start_given,
			.help = CK_MSG("this seat begins, without opening throws"),
		},
		{
			.name = "opening",
			.word = &a->opening,
			.words = on_off,
			.given = &a->opening_given,
			.help = CK_MSG("opening throws decide who begins (off: seat 1)"),
		},
		{
			.name = "position",
			.value = CK_MSG("LINE"),
			.text = &a->position,
			.help = CK_MSG("go on from a position line"),
			.stray = CK_MSG("A position line has spaces: put it between quotes."),
		},
		{
			.name = "touched",
			.word = &a->touched,
			.words = on_off,
			.given = &a->touched_given,
			.help = CK_MSG("a touched piece must be played (on for parchis-pairs)"),
		},
		{
			.name = "dice",
			.word = &a->dice,
			.words = dice_words,
			.given = &a->dice_given,
			.help = CK_MSG("ask: you throw real dice or cowries and type what they show"),
		},
		{
			.name = "seed",
			.value = CK_MSG("N"),
			.number = &a->seed,
			.given = &a->seed_given,
			.help = CK_MSG("the same throws again; without it nobody can foresee them"),
		},
		{
			.name = "save",
			.value = CK_MSG("FILE"),
			.text = &a->save,
			.complete = CK_COMPLETE_FILE,
			.help = CK_MSG("keep the game in a new file, whole after every throw and move"),
		},
		{
			.name = "resume",
			.value = CK_MSG("FILE"),
			.text = &a->resume,
			.complete = CK_COMPLETE_FILE,
			.help = CK_MSG("go on with the game that was saved there"),
		},
		{
			.name = "event",
			.value = CK_MSG("TEXT"),
			.text = &a->event,
			.help = CK_MSG("what the game is part of, for the file that it is saved in"),
		},
		{
			.name = "pause",
			.value = CK_MSG("MS"),
			.number = &a->pause,
			.high = PAUSE_MAX,
			.help = CK_MSG("how long a drawn board stays after each step of a bot (400)"),
		},
		{
			.name = "plain",
			.flag = &a->plain,
			.help = CK_MSG("line by line, without a drawn board"),
		},
		{0},
	};
	const ck_args_command table = {
		command,
		CK_MSG("Play a game at the keyboard, by yourself, with others or with bots."),
		options,
		CK_MSG("Without --seat you have seat 1 and bots play the others. Type ? in the game for "
	               "help. The exit code is 0 after a whole game or quit, 2 for a wrong argument, 3 if "
	               "the input ends before the game, 128 and the signal's number after a signal (130 for "
	               "Ctrl-C), 1 if something else fails."),
	};
	int code;

	a->pause = PAUSE_USUAL;
	code = ck_args_read(&table, argc, argv);
	return code == CK_ARGS_GO ? check(command, a) : code;
}
