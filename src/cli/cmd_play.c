/* cmd_play.c - `charkoni play`: a game at the keyboard. */
#define _DEFAULT_SOURCE /* getrandom is no part of POSIX */

#include "cli/args.h"
#include "cli/commands.h"
#include "cli/game_args.h"
#include "cli/out.h"
#include "term/line.h"

#include <charkoni/bots.h>

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/random.h>
#include <unistd.h>

enum { NAME_SIZE = 40, STREAM_THROWS = 0, STREAM_BOT = 1, OPTIONS_SIZE = 64, SEAT_DIGITS = 9 };

static const char command_name[] = "play";

/* What the arguments say. */
typedef struct request {
	const char *game_text, *position_text;
	uint64_t seed, start;
	unsigned opening, touched;
	bool seed_given, start_given, opening_given, touched_given, plain;
	const char *seats[CK_SEATS_MAX]; /* the part behind `=`, or NULL */
	const char *no_seat;             /* a --seat that no game has, or NULL */
	ck_game game;
	ck_position position;
} request;

/* Where throws and bots come from. */
typedef struct fortune {
	bool seeded;
	ck_rng throws;
	ck_rng own[CK_SEATS_MAX]; /* of each seat's bot */
	const ck_bot *bots[CK_SEATS_MAX];
} fortune;

/* ---------------------------------------------------------------- fortune */

static bool random_bytes(void *out, size_t size)
{
	unsigned char *at = out;

	while (size > 0) {
		ssize_t got = getrandom(at, size, 0);

		if (got < 0 && errno != EINTR)
			return false;
		if (got > 0) {
			at += got;
			size -= (size_t)got;
		}
	}
	return true;
}

/* A number below n (1 … 256), uniform, that nobody can foresee: bytes that would favour the small numbers
 * are drawn again. */
static bool random_below(unsigned n, unsigned *number)
{
	unsigned char byte;

	do {
		if (!random_bytes(&byte, 1))
			return false;
	} while (byte >= 256 / n * n);
	*number = byte % n;
	return true;
}

static bool throw_next(void *context, const ck_game *g, ck_throw *t)
{
	fortune *f = context;
	unsigned pick;

	if (f->seeded)
		pick = ck_rng_below(&f->throws, g->throw_total);
	else if (!random_below(g->throw_total, &pick))
		return false;
	*t = ck_throw_pick(g, pick);
	return true;
}

static ck_action choose(void *context, unsigned seat, const ck_game *g, const ck_position *p,
                        const ck_action *legal, size_t count)
{
	fortune *f = context;

	return f->bots[seat]->choose(g, p, legal, count, &f->own[seat]);
}

/* Throws and bots draw from streams of their own: no bot knows a throw to come. */
static bool fortune_init(fortune *f, const request *r)
{
	uint64_t seed = r->seed;

	*f = (fortune){.seeded = r->seed_given};
	if (!f->seeded && !random_bytes(&seed, sizeof(seed)))
		return false;
	ck_rng_seed(&f->throws, seed, STREAM_THROWS);
	for (unsigned i = 0; i < CK_SEATS_MAX; i++)
		ck_rng_seed(&f->own[i], seed, STREAM_BOT + i);
	return true;
}

/* -------------------------------------------------------------- the seats */

/* Fill a sentence about an argument, if one is wrong, into error[CK_ARGS_ERROR]. False if it is. */
static bool accept(const char *wrong, char *error, const ck_slot *slots)
{
	if (wrong != NULL)
		ck_fill(error, CK_ARGS_ERROR, wrong, slots);
	return wrong == NULL;
}

/* `--seat N=WHO`: how many seats there are comes with the game. */
static bool seat_take(void *context, const char *value, char *error)
{
	request *r = context;
	size_t digits = strspn(value, "0123456789");
	char shown[CK_ARGS_QUOTE], number[2] = {value[0], '\0'};
	const ck_slot slots[] = {{"value", ck_args_quote(value, shown)}, {"number", number}, {NULL, NULL}};
	const char *wrong = NULL;

	if (digits == 0 || digits > SEAT_DIGITS || value[digits] != '=' || value[digits + 1] == '\0')
		wrong = ck_tr("--seat is “{value}”, but must be a seat's number and who sits there, as 1=me, "
		              "2=Ana or 3=bot:fast.");
	else if (digits > 1 || value[0] < '1' || value[0] > '8')
		r->no_seat = value;
	else if (r->seats[value[0] - '1'] != NULL)
		wrong = ck_tr("Seat {number} is given twice; each --seat wants a seat of its own.");
	else
		r->seats[value[0] - '1'] = value + 2;
	return accept(wrong, error, slots);
}

static const char *bot_list(char *list, size_t cap)
{
	size_t used = 0;

	list[0] = '\0';
	for (unsigned i = 0; ck_bot_get(i) != NULL && used < cap; i++)
		used += (size_t)snprintf(list + used, cap - used, "%sbot:%s", i > 0 ? ", " : "",
		                         ck_bot_get(i)->name);
	return list;
}

/* The bot that `--seat` names, in large or small letters; NULL if there is none. */
static const ck_bot *bot_named(const char *who)
{
	for (unsigned i = 0; who[3] == ':' && ck_bot_get(i) != NULL; i++)
		if (strcasecmp(ck_bot_get(i)->name, who + 4) == 0)
			return ck_bot_get(i);
	return NULL;
}

/* One seat: what `--seat` said about it, else a person at seat 1 and bots elsewhere. */
static bool seat_fill(const char *who, unsigned seat, ck_line_seat *out, const ck_bot **bot, char *error)
{
	char list[CK_ARGS_QUOTE], shown[CK_ARGS_QUOTE], number[8];
	const ck_slot slots[] = {{"value", shown}, {"list", list}, {"number", number}, {NULL, NULL}};
	const char *wrong = NULL;

	*out = (ck_line_seat){.said = who != NULL};
	if (who == NULL)
		who = seat == 0 ? "me" : "bot:fast";
	out->who = who;
	ck_args_quote(who, shown);
	bot_list(list, sizeof(list));
	snprintf(number, sizeof(number), "%u", seat + 1);
	if (strncasecmp(who, "bot:", 4) == 0 || strcasecmp(who, "bot") == 0) {
		*bot = bot_named(who);
		if (*bot != NULL)
			out->bot = (*bot)->name;
		else
			wrong = ck_tr("There is no bot “{value}” for seat {number}; the bots are {list}.");
	} else if (strcmp(who, "me") != 0) {
		out->name = who;
		if (strlen(who) >= NAME_SIZE || !ck_args_is_name(who))
			wrong = ck_tr(
				"The name “{value}” for seat {number} will not do: a name is UTF-8 text of "
				"less than 40 bytes, not blank, without marks that turn the direction of "
				"writing.");
	}
	return accept(wrong, error, slots);
}

static int seats_fill(const request *r, ck_line_setup *setup, fortune *f)
{
	char error[CK_ARGS_ERROR], number[SEAT_DIGITS + 1], count[8];
	const ck_slot slots[] = {{"number", number}, {"count", count}, {NULL, NULL}};
	const char *const no_seat = ck_tr("There is no seat {number}; this game has the seats 1 to {count}.");

	snprintf(count, sizeof(count), "%u", r->game.seats);
	if (r->no_seat != NULL) {
		snprintf(number, sizeof(number), "%.*s", (int)strcspn(r->no_seat, "="), r->no_seat);
		accept(no_seat, error, slots);
		return ck_args_fail(command_name, CK_EXIT_USAGE, error);
	}
	for (unsigned i = 0; i < CK_SEATS_MAX; i++) {
		bool plays = i < r->game.seats;

		snprintf(number, sizeof(number), "%u", i + 1);
		if (!accept(!plays && r->seats[i] != NULL ? no_seat : NULL, error, slots) ||
		    (plays && !seat_fill(r->seats[i], i, &setup->seats[i], &f->bots[i], error)))
			return ck_args_fail(command_name, CK_EXIT_USAGE, error);
	}
	return CK_ARGS_GO;
}

/* --------------------------------------------------------------- the game */

/* The game, and the position to start from. */
static int game_read(request *r)
{
	const char *game = r->game_text == NULL && r->position_text == NULL ? "parchis" : r->game_text;
	int code = ck_game_args_read(command_name, game, r->position_text, &r->game, &r->position);

	if (code != CK_ARGS_GO || r->position_text == NULL || r->position.phase != CK_OVER)
		return code;
	return ck_args_fail(
		command_name, CK_EXIT_USAGE,
		ck_tr("In the position given the game is over; give one in which somebody is still "
	              "to play."));
}

/* Who begins: --position says it, or --start, or the opening throws. */
static int start_read(const request *r, ck_line_setup *setup)
{
	char sentence[CK_ARGS_ERROR], number[24], count[8];
	const ck_slot slots[] = {{"number", number}, {"count", count}, {NULL, NULL}};
	const char *wrong = NULL;

	snprintf(number, sizeof(number), "%llu", (unsigned long long)r->start);
	snprintf(count, sizeof(count), "%u", r->game.seats);
	if (r->position_text != NULL && (r->start_given || r->opening_given))
		wrong = ck_tr(
			"With --position the line says who is to play; leave out --start and --opening.");
	else if (r->start_given && r->opening_given && r->opening == 1)
		wrong = ck_tr(
			"--start names who begins and --opening on throws for it; leave out one of them.");
	else if (r->start_given && r->start > r->game.seats)
		wrong = ck_tr("There is no seat {number}; this game has the seats 1 to {count}.");
	if (!accept(wrong, sentence, slots))
		return ck_args_fail(command_name, CK_EXIT_USAGE, sentence);
	setup->start = r->start_given ? (int)r->start - 1 : r->opening_given && r->opening == 0 ? 0 : -1;
	return CK_ARGS_GO;
}

static int read_arguments(request *r, int argc, char **argv)
{
	static const char *const on_off[] = {"off", "on", NULL};
	const ck_args_option options[] = {
		{
			.operand = CK_MSG("GAME"),
			.text = &r->game_text,
			.help = CK_MSG(
				"parchis (the default), parchis-pairs, pachisi or chaupar, with options: "
				"NAME:key=value,..."),
		},
		{
			.name = "seat",
			.value = CK_MSG("N=WHO"),
			.each = seat_take,
			.context = r,
			.help = CK_MSG(
				"who sits at seat N: me, a name, bot:random or bot:fast; may be repeated"),
		},
		{
			.name = "start",
			.value = CK_MSG("SEAT"),
			.number = &r->start,
			.low = 1,
			.high = CK_SEATS_MAX,
			.given = &r->start_given,
			.help = CK_MSG("this seat begins, without opening throws"),
		},
		{
			.name = "opening",
			.word = &r->opening,
			.words = on_off,
			.given = &r->opening_given,
			.help = CK_MSG("opening throws decide who begins (off: seat 1)"),
		},
		{
			.name = "position",
			.value = CK_MSG("LINE"),
			.text = &r->position_text,
			.help = CK_MSG("go on from a position line"),
			.stray = CK_MSG("A position line has spaces: put it between quotes."),
		},
		{
			.name = "touched",
			.word = &r->touched,
			.words = on_off,
			.given = &r->touched_given,
			.help = CK_MSG("a touched piece must be played (on for parchis-pairs)"),
		},
		{
			.name = "seed",
			.value = CK_MSG("N"),
			.number = &r->seed,
			.given = &r->seed_given,
			.help = CK_MSG("the same throws again; without it nobody can foresee them"),
		},
		{
			.name = "plain",
			.flag = &r->plain,
			.help = CK_MSG("line by line, without a drawn board; it is the only way now"),
		},
		{0},
	};
	const ck_args_command command = {
		command_name,
		CK_MSG("Play a game at the keyboard, by yourself, with others or with bots."),
		options,
		CK_MSG("Without --seat you have seat 1 and bots play the others. Type ? in the game for "
	               "help. The exit code is 0 after a whole game or quit, 2 for a wrong argument, 3 if "
	               "the "
	               "input ends before the game, 130 after an interrupt, 1 if something else fails."),
	};

	return ck_args_read(&command, argc, argv);
}

static int input_failed(int reason)
{
	char sentence[CK_ARGS_ERROR];

	ck_fill(sentence, sizeof(sentence), ck_tr("The input could not be read: {reason}."),
	        (ck_slot[]){{"reason", strerror(reason)}, {NULL, NULL}});
	return ck_args_fail(command_name, CK_EXIT_FAILED, sentence);
}

/* A reader that has gone needs no telling. */
static int output_failed(int reason)
{
	if (reason == EPIPE)
		return CK_EXIT_FAILED;
	errno = reason;
	return ck_out_finish(command_name);
}

/* After an interrupt the exit does not wait for a reader that does not read. */
static int interrupted(void)
{
	if (ferror(stdout))
		close(STDOUT_FILENO);
	return CK_EXIT_INTERRUPTED;
}

static int exit_code(ck_line_end end, int reason)
{
	switch (end) {
	case CK_LINE_FINISHED:
	case CK_LINE_QUIT: return CK_EXIT_OK;
	case CK_LINE_INPUT_ENDED: return CK_EXIT_UNFINISHED;
	case CK_LINE_INPUT_FAILED: return input_failed(reason);
	case CK_LINE_INTERRUPTED: return interrupted();
	case CK_LINE_NO_OUTPUT: return output_failed(reason);
	case CK_LINE_NO_THROW:
		return ck_args_fail(command_name, CK_EXIT_FAILED,
		                    ck_tr("The system gives no random numbers, so nothing can be thrown."));
	case CK_LINE_NO_MEMORY:
		return ck_args_fail(command_name, CK_EXIT_FAILED,
		                    ck_tr("There is not enough memory to go on."));
	default: return CK_EXIT_FAILED; /* told on standard output */
	}
}

/* One person may play any seats here: the keyboard goes round. */
static void settings_fill(const request *r, ck_table_settings *settings)
{
	ck_table_settings_default(&r->game, settings);
	settings->hold = CK_HOLD_ANY;
	if (r->touched_given)
		settings->touch = r->touched == 1;
	if (r->position_text != NULL) {
		settings->has_position = 1;
		settings->position = r->position;
	}
}

/* The options to go on with later, besides the position and the seats, into out[OPTIONS_SIZE]. */
static const char *options_write(const request *r, char *out)
{
	const char *touched = !r->touched_given ? "" : r->touched == 1 ? " --touched on" : " --touched off";
	bool usual = strcmp(ck_lang_get(), ck_lang_from_environment()) == 0;

	snprintf(out, OPTIONS_SIZE, "%s%s%s", touched, usual ? "" : " --lang ", usual ? "" : ck_lang_get());
	return out;
}

int cmd_play(int argc, char **argv)
{
	request r = {0};
	fortune f;
	char options[OPTIONS_SIZE];
	ck_line_setup setup = {.throw_next = throw_next, .choose = choose, .input = STDIN_FILENO};
	ck_line_end end;
	int reason, code = read_arguments(&r, argc, argv);

	if (code == CK_ARGS_GO)
		code = game_read(&r);
	if (code == CK_ARGS_GO)
		code = start_read(&r, &setup);
	if (code != CK_ARGS_GO)
		return code;
	if (!fortune_init(&f, &r))
		return exit_code(CK_LINE_NO_THROW, 0);
	code = seats_fill(&r, &setup, &f);
	if (code != CK_ARGS_GO)
		return code;
	setup.game = &r.game;
	settings_fill(&r, &setup.settings);
	setup.context = &f;
	setup.options = options_write(&r, options);
	signal(SIGPIPE, SIG_IGN);
	end = ck_line_play(&setup, &reason);
	return exit_code(end, reason);
}
