#include "cli/engine.h"

#include "cli/perft.h"

#include "rules/text.h"

#include <string.h>

static void put_error(struct ck_text *a, const char *reason)
{
	ck_text_str(a, "error ");
	ck_text_str(a, reason);
}

static void put_failure(struct ck_text *a, const ck_error *err)
{
	char reason[CK_ERROR_TEXT];

	ck_error_write(err, NULL, reason, sizeof reason);
	put_error(a, reason);
}

void ck_engine_init(struct ck_engine *e)
{
	memset(e, 0, sizeof *e);
	(void)ck_game_parse(&e->game, "parchis", 7, NULL);
	ck_position_start(&e->game, 0, &e->position);
}

/* Read a number that is the whole argument, up to `most`. */
static bool read_number(struct ck_scan arg, unsigned most, unsigned *n)
{
	return ck_scan_number(&arg, n) && ck_scan_left(&arg) == 0 && *n <= most;
}

static void do_game(struct ck_engine *e, struct ck_scan arg, struct ck_text *a)
{
	ck_game game;
	ck_error err;
	char text[CK_GAME_TEXT];

	if (!ck_game_parse(&game, arg.at, ck_scan_left(&arg), &err)) {
		put_failure(a, &err);
		return;
	}
	e->game = game;
	ck_position_start(&e->game, 0, &e->position);
	ck_game_write(&e->game, text);
	ck_text_str(a, "ok ");
	ck_text_str(a, text);
}

static void do_start(struct ck_engine *e, struct ck_scan arg, struct ck_text *a)
{
	unsigned seat;

	if (!read_number(arg, e->game.seats, &seat) || seat == 0) {
		put_error(a, "start wants a seat of the game, from 1 to ");
		ck_text_number(a, e->game.seats);
		return;
	}
	ck_position_start(&e->game, seat - 1, &e->position);
	ck_text_str(a, "ok");
}

static void do_position(struct ck_engine *e, struct ck_scan arg, struct ck_text *a)
{
	ck_game game;
	ck_position position;
	ck_error err;

	if (!ck_position_parse(&game, &position, arg.at, ck_scan_left(&arg), &err)) {
		put_failure(a, &err);
		return;
	}
	e->game = game;
	e->position = position;
	ck_text_str(a, "ok");
}

static void do_show(struct ck_engine *e, struct ck_scan arg, struct ck_text *a)
{
	char text[CK_POSITION_TEXT];

	(void)arg;
	ck_position_write(&e->game, &e->position, text);
	ck_text_str(a, "position ");
	ck_text_str(a, text);
}

static void do_legal(struct ck_engine *e, struct ck_scan arg, struct ck_text *a)
{
	ck_action list[CK_ACTIONS_MAX];
	size_t count = ck_position_legal(&e->game, &e->position, list);

	(void)arg;
	ck_text_str(a, "legal ");
	ck_text_number(a, count);
	for (size_t i = 0; i < count; i++) {
		char text[CK_ACTION_TEXT];

		ck_action_write(&e->game, list[i], text);
		ck_text_str(a, " ");
		ck_text_str(a, text);
	}
}

static void do_outcomes(struct ck_engine *e, struct ck_scan arg, struct ck_text *a)
{
	unsigned count = e->position.phase == CK_THROW ? e->game.throw_count : 0;

	(void)arg;
	ck_text_str(a, "outcomes ");
	ck_text_number(a, count);
	for (unsigned t = 0; t < count; t++) {
		char text[CK_THROW_TEXT];

		ck_throw_write(&e->game, (ck_throw)t, text);
		ck_text_str(a, " ");
		ck_text_str(a, text);
		ck_text_str(a, ":");
		ck_text_number(a, e->game.throw_weight[t]);
	}
}

static void do_throw(struct ck_engine *e, struct ck_scan arg, struct ck_text *a)
{
	ck_throw t;
	ck_error err;

	if (!ck_throw_parse(&e->game, arg.at, ck_scan_left(&arg), &t, &err) ||
	    !ck_throw_try(&e->game, &e->position, t, &e->position, &err))
		put_failure(a, &err);
	else
		ck_text_str(a, "ok");
}

static void do_action(struct ck_engine *e, struct ck_scan arg, struct ck_text *a)
{
	ck_action action;
	ck_error err;

	if (!ck_action_parse(&e->game, arg.at, ck_scan_left(&arg), &action, &err) ||
	    !ck_action_try(&e->game, &e->position, action, &e->position, &err))
		put_failure(a, &err);
	else
		ck_text_str(a, "ok");
}

static void do_perft(struct ck_engine *e, struct ck_scan arg, struct ck_text *a)
{
	/* Every line gets an answer: after some minutes at the most. */
	static const struct ck_perft_limits limits = {.work = (uint64_t)1 << 27};
	unsigned depth;
	uint64_t leaves = 0;

	if (!read_number(arg, CK_PERFT_DEPTH, &depth)) {
		put_error(a, "perft wants a depth from 0 to 99");
		return;
	}
	enum ck_perft_result result = ck_perft(&e->game, &e->position, depth, &limits, &leaves);
	if (result != CK_PERFT_OK) {
		put_error(a, ck_perft_message(result));
		return;
	}
	ck_text_str(a, "perft ");
	ck_text_number(a, depth);
	ck_text_str(a, " ");
	ck_text_number(a, leaves);
}

static void do_result(struct ck_engine *e, struct ck_scan arg, struct ck_text *a)
{
	uint8_t places[CK_SEATS_MAX];

	(void)arg;
	if (!ck_position_places(&e->game, &e->position, places)) {
		ck_text_str(a, "result running");
		return;
	}
	ck_text_str(a, "result ");
	for (unsigned seat = 0; seat < e->game.seats; seat++) {
		ck_text_str(a, seat ? "," : "");
		ck_text_number(a, places[seat]);
	}
}

static void do_quit(struct ck_engine *e, struct ck_scan arg, struct ck_text *a)
{
	(void)arg;
	e->quit = true;
	ck_text_str(a, "bye");
}

/* The commands; `whole` ones take the rest of the line as it is, spaces included. */
static const struct command {
	const char *name;
	enum { NO_ARGUMENT, ONE_ARGUMENT, WHOLE_LINE } takes;
	void (*run)(struct ck_engine *e, struct ck_scan arg, struct ck_text *a);
	const char *wants; /* the argument, for an error */
} commands[] = {
	{"game", ONE_ARGUMENT, do_game, "a game string"},
	{"start", ONE_ARGUMENT, do_start, "a seat"},
	{"position", WHOLE_LINE, do_position, "a position line"},
	{"show", NO_ARGUMENT, do_show, NULL},
	{"legal", NO_ARGUMENT, do_legal, NULL},
	{"outcomes", NO_ARGUMENT, do_outcomes, NULL},
	{"throw", ONE_ARGUMENT, do_throw, "a throw"},
	{"do", ONE_ARGUMENT, do_action, "an action"},
	{"perft", ONE_ARGUMENT, do_perft, "a depth"},
	{"result", NO_ARGUMENT, do_result, NULL},
	{"quit", NO_ARGUMENT, do_quit, NULL},
};

static const struct command *find_command(struct ck_scan name)
{
	for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
		if (ck_scan_is(&name, commands[i].name))
			return &commands[i];
	return NULL;
}

/* True if the arguments are as many as the command takes; else the error is put. */
static bool check_arguments(const struct command *c, bool given, struct ck_scan arg, struct ck_text *a)
{
	bool one = c->takes == ONE_ARGUMENT;

	if (c->takes == NO_ARGUMENT
	            ? !given
	            : ck_scan_left(&arg) > 0 && !(one && memchr(arg.at, ' ', ck_scan_left(&arg))))
		return true;
	put_error(a, c->name);
	if (c->takes == NO_ARGUMENT) {
		ck_text_str(a, " takes no argument");
	} else {
		ck_text_str(a, one ? " wants one argument, " : " wants ");
		ck_text_str(a, c->wants);
	}
	return false;
}

static bool printable(const char *line, size_t len)
{
	for (size_t i = 0; i < len; i++)
		if (line[i] < 0x20 || line[i] > 0x7E)
			return false;
	return true;
}

static void run_command(struct ck_engine *e, struct ck_scan line, struct ck_text *a)
{
	struct ck_scan arg = line, name = ck_scan_until(&arg, ' ');
	const struct command *c = find_command(name);

	if (!c)
		put_error(a, "unknown command; the commands are game, start, position, show, legal, "
		             "outcomes, throw, do, "
		             "perft, result, quit");
	else if (check_arguments(c, name.end < line.end, arg, a))
		c->run(e, arg, a);
}

size_t ck_engine_line(struct ck_engine *e, const char *line, size_t len, char *out, size_t cap)
{
	struct ck_text a = ck_text_into(out, cap);

	/* Of a line that is too long, the caller may not have kept all: it is not looked at. */
	if (len == 0)
		put_error(&a, "empty line");
	else if (len > CK_ENGINE_LINE)
		put_error(&a, "the line is too long: at most 2048 bytes");
	else if (!printable(line, len))
		put_error(&a, "the line has a byte that is not printable ASCII");
	else
		run_command(e, (struct ck_scan){line, line + len}, &a);
	return a.len;
}
