#include "cli/engine.h"

#include "cli/perft.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* The answer as it is put together. */
struct answer {
	char *out;
	size_t cap, len;
};

/* A part of a command line. */
struct part {
	const char *at;
	size_t len;
};

static void put(struct answer *a, const char *text)
{
	size_t len = strlen(text), room = a->cap - a->len - 1;

	if (len > room)
		len = room;
	memcpy(a->out + a->len, text, len);
	a->len += len;
	a->out[a->len] = '\0';
}

static void put_number(struct answer *a, uint64_t n)
{
	char digits[24];

	snprintf(digits, sizeof digits, "%" PRIu64, n);
	put(a, digits);
}

static void put_error(struct answer *a, const char *reason)
{
	put(a, "error ");
	put(a, reason);
}

static void put_failure(struct answer *a, const ck_error *err)
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

/* Read digits without leading zeros, up to `most`. */
static bool read_number(struct part p, unsigned most, unsigned *n)
{
	*n = 0;
	if (p.len == 0 || p.len > 4 || (p.len > 1 && p.at[0] == '0'))
		return false;
	for (size_t i = 0; i < p.len; i++) {
		if (p.at[i] < '0' || p.at[i] > '9')
			return false;
		*n = *n * 10 + (unsigned)(p.at[i] - '0');
	}
	return *n <= most;
}

static void do_game(struct ck_engine *e, struct part arg, struct answer *a)
{
	ck_game game;
	ck_error err;
	char text[CK_GAME_TEXT];

	if (!ck_game_parse(&game, arg.at, arg.len, &err)) {
		put_failure(a, &err);
		return;
	}
	e->game = game;
	ck_position_start(&e->game, 0, &e->position);
	ck_game_write(&e->game, text);
	put(a, "ok ");
	put(a, text);
}

static void do_start(struct ck_engine *e, struct part arg, struct answer *a)
{
	unsigned seat;

	if (!read_number(arg, e->game.seats, &seat) || seat == 0) {
		put_error(a, "start wants a seat of the game, from 1 to ");
		put_number(a, e->game.seats);
		return;
	}
	ck_position_start(&e->game, seat - 1, &e->position);
	put(a, "ok");
}

static void do_position(struct ck_engine *e, struct part arg, struct answer *a)
{
	ck_game game;
	ck_position position;
	ck_error err;

	if (!ck_position_parse(&game, &position, arg.at, arg.len, &err)) {
		put_failure(a, &err);
		return;
	}
	e->game = game;
	e->position = position;
	put(a, "ok");
}

static void do_show(struct ck_engine *e, struct part arg, struct answer *a)
{
	char text[CK_POSITION_TEXT];

	(void)arg;
	ck_position_write(&e->game, &e->position, text);
	put(a, "position ");
	put(a, text);
}

static void do_legal(struct ck_engine *e, struct part arg, struct answer *a)
{
	ck_action list[CK_ACTIONS_MAX];
	size_t count = ck_position_legal(&e->game, &e->position, list);

	(void)arg;
	put(a, "legal ");
	put_number(a, count);
	for (size_t i = 0; i < count; i++) {
		char text[CK_ACTION_TEXT];

		ck_action_write(&e->game, list[i], text);
		put(a, " ");
		put(a, text);
	}
}

static void do_outcomes(struct ck_engine *e, struct part arg, struct answer *a)
{
	unsigned count = e->position.phase == CK_THROW ? e->game.throw_count : 0;

	(void)arg;
	put(a, "outcomes ");
	put_number(a, count);
	for (unsigned t = 0; t < count; t++) {
		char text[CK_THROW_TEXT];

		ck_throw_write(&e->game, (ck_throw)t, text);
		put(a, " ");
		put(a, text);
		put(a, ":");
		put_number(a, e->game.throw_weight[t]);
	}
}

static void do_throw(struct ck_engine *e, struct part arg, struct answer *a)
{
	ck_throw t;
	ck_error err;

	if (!ck_throw_parse(&e->game, arg.at, arg.len, &t, &err) ||
	    !ck_throw_try(&e->game, &e->position, t, &e->position, &err))
		put_failure(a, &err);
	else
		put(a, "ok");
}

static void do_action(struct ck_engine *e, struct part arg, struct answer *a)
{
	ck_action action;
	ck_error err;

	if (!ck_action_parse(&e->game, arg.at, arg.len, &action, &err) ||
	    !ck_action_try(&e->game, &e->position, action, &e->position, &err))
		put_failure(a, &err);
	else
		put(a, "ok");
}

static void do_perft(struct ck_engine *e, struct part arg, struct answer *a)
{
	/* Every line gets an answer: after some minutes at the most. */
	static const struct ck_perft_limits limits = {.work = (uint64_t)1 << 28};
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
	put(a, "perft ");
	put_number(a, depth);
	put(a, " ");
	put_number(a, leaves);
}

static void do_result(struct ck_engine *e, struct part arg, struct answer *a)
{
	uint8_t places[CK_SEATS_MAX];

	(void)arg;
	if (!ck_position_places(&e->game, &e->position, places)) {
		put(a, "result running");
		return;
	}
	put(a, "result ");
	for (unsigned seat = 0; seat < e->game.seats; seat++) {
		put(a, seat ? "," : "");
		put_number(a, places[seat]);
	}
}

static void do_quit(struct ck_engine *e, struct part arg, struct answer *a)
{
	(void)arg;
	e->quit = true;
	put(a, "bye");
}

/* The commands; `whole` ones take the rest of the line as it is, spaces included. */
static const struct command {
	const char *name;
	enum { NO_ARGUMENT, ONE_ARGUMENT, WHOLE_LINE } takes;
	void (*run)(struct ck_engine *e, struct part arg, struct answer *a);
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

static const struct command *find_command(const char *name, size_t len)
{
	for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
		if (strlen(commands[i].name) == len && memcmp(commands[i].name, name, len) == 0)
			return &commands[i];
	return NULL;
}

/* True if the arguments are as many as the command takes; else the error is put. */
static bool check_arguments(const struct command *c, bool given, struct part arg, struct answer *a)
{
	bool one = c->takes == ONE_ARGUMENT;

	if (c->takes == NO_ARGUMENT ? !given : arg.len > 0 && !(one && memchr(arg.at, ' ', arg.len)))
		return true;
	put_error(a, c->name);
	if (c->takes == NO_ARGUMENT) {
		put(a, " takes no argument");
	} else {
		put(a, one ? " wants one argument, " : " wants ");
		put(a, c->wants);
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

size_t ck_engine_line(struct ck_engine *e, const char *line, size_t len, char *out, size_t cap)
{
	struct answer a = {out, cap, 0};
	const char *space = len > 0 ? memchr(line, ' ', len) : NULL;
	size_t name = space ? (size_t)(space - line) : len;
	struct part arg = {space ? space + 1 : line + len, space ? len - name - 1 : 0};

	out[0] = '\0';
	if (len == 0) {
		put_error(&a, "empty line");
	} else if (len > CK_ENGINE_LINE) {
		put_error(&a, "the line is too long: at most 2048 bytes");
	} else if (!printable(line, len)) {
		put_error(&a, "the line has a byte that is not printable ASCII");
	} else {
		const struct command *c = find_command(line, name);

		if (!c)
			put_error(&a, "unknown command; the commands are game, start, position, show, legal, outcomes, "
			              "throw, do, perft, result, quit");
		else if (check_arguments(c, space != NULL, arg, &a))
			c->run(e, arg, &a);
	}
	return a.len;
}
