/* golden.c - every line of the golden games and positions: `golden_lines FILE.jsonl...`.
 *
 * tests/golden/data/README.md tells what a line is. Each is gone through in the C interface, where every
 * position must parse, write back equal and pass the check, every legal list and every weight must agree and
 * every step must lead where it should; whole games, and every PROTOCOL_EACH-th line of the others, also
 * through the engine protocol, as a program would. A case is a line. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include <charkoni/charkoni.h>
#include "rules/driver.h"

enum { PROTOCOL_EACH = 7 };

/* The line in hand. */
typedef struct golden {
	const char *file;
	unsigned line;
	bool failed;
	ck_game game;
	ck_position position;
	driver *engine;
	bool by_protocol;
} golden;

__attribute__((format(printf, 2, 3))) static void fail(golden *t, const char *format, ...)
{
	va_list args;

	if (!t->failed)
		printf("%s:%u:\n", t->file, t->line);
	t->failed = true;
	printf("\t");
	va_start(args, format);
	vprintf(format, args);
	va_end(args);
	printf("\n");
}

static const char *text_of(const json_t *object, const char *key)
{
	const char *text = json_string_value(json_object_get(object, key));

	return text ? text : "";
}

/* ---- the C interface */

static bool same_position(golden *t, const ck_game *g, const ck_position *p, const char *want,
                          const char *after)
{
	char text[CK_POSITION_TEXT];
	ck_error err;

	if (!ck_position_check(g, p, &err))
		fail(t, "after %s a position is reached that does not pass the check", after);
	if (ck_position_write(g, p, text) != strlen(text) || strcmp(text, want) != 0) {
		fail(t, "after %s\n\t\texpected: %s\n\t\tgot:      %s", after, want, text);
		return false;
	}
	return true;
}

static bool set_position(golden *t, const char *line)
{
	ck_error err;
	char reason[CK_ERROR_TEXT];

	if (!ck_position_parse(&t->game, &t->position, line, strlen(line), &err)) {
		ck_error_write(&err, NULL, reason, sizeof(reason));
		fail(t, "refused: %s\n\t\t%s", line, reason);
		return false;
	}
	return same_position(t, &t->game, &t->position, line, "parsing");
}

/* The step that a text stands for; false if it is refused. */
static bool step(const ck_game *g, const ck_position *p, const char *text, ck_position *out)
{
	ck_error err;
	ck_throw thrown;
	ck_action action;

	if (p->phase == CK_THROW)
		return ck_throw_parse(g, text, strlen(text), &thrown, &err) &&
		       ck_throw_try(g, p, thrown, out, &err);
	return ck_action_parse(g, text, strlen(text), &action, &err) &&
	       ck_action_try(g, p, action, out, &err);
}

static void check_legal(golden *t, const json_t *want)
{
	static ck_action list[CK_ACTIONS_MAX];
	size_t count = ck_position_legal(&t->game, &t->position, list);

	if (count != json_array_size(want)) {
		fail(t, "%zu actions legal, expected %zu", count, json_array_size(want));
		return;
	}
	for (size_t i = 0; i < count; i++) {
		char text[CK_ACTION_TEXT];

		ck_action_write(&t->game, list[i], text);
		if (strcmp(text, json_string_value(json_array_get(want, i))) != 0)
			fail(t, "action %zu is %s, expected %s", i + 1, text,
			     json_string_value(json_array_get(want, i)));
	}
}

static void check_outcomes(golden *t, const json_t *want)
{
	unsigned sum = 0;

	if (json_object_size(want) != t->game.throw_count)
		fail(t, "%u throws, expected %zu", t->game.throw_count, json_object_size(want));
	for (unsigned i = 0; i < t->game.throw_count; i++) {
		char text[CK_THROW_TEXT];

		ck_throw_write(&t->game, (ck_throw)i, text);
		if (json_integer_value(json_object_get(want, text)) != t->game.throw_weight[i])
			fail(t, "throw %s weighs %u", text, t->game.throw_weight[i]);
		sum += t->game.throw_weight[i];
	}
	if (sum != t->game.throw_total)
		fail(t, "the weights add up to %u, not %u", sum, t->game.throw_total);
}

/* A decision has `legal`, a throw `outcomes`; `next` tells where each of them leads. */
static void check_choices(golden *t, json_t *entry)
{
	json_t *next = json_object_get(entry, "next");
	const char *key;
	json_t *value;
	size_t choices = 0;

	if (t->position.phase == CK_THROW) {
		check_outcomes(t, json_object_get(entry, "outcomes"));
		choices = t->game.throw_count;
	} else {
		check_legal(t, json_object_get(entry, "legal"));
		choices = json_array_size(json_object_get(entry, "legal"));
	}
	if (json_object_size(next) != choices)
		fail(t, "the line leads %zu ways, expected %zu", choices, json_object_size(next));
	json_object_foreach(next, key, value)
	{
		ck_position out;

		if (!step(&t->game, &t->position, key, &out))
			fail(t, "%s refused at %s", key, text_of(entry, "pos"));
		else
			same_position(t, &t->game, &out, json_string_value(value), key);
	}
}

/* ---- the protocol */

static void expect(golden *t, const char *command, const char *want)
{
	const char *got = driver_say(t->engine, command);

	if (!got || strcmp(got, want) != 0)
		fail(t, "%s\n\t\texpected: %s\n\t\tgot:      %s", command, want, got ? got : "(no answer)");
}

/* say(t, want, format, ...): put the command together and expect the answer. */
__attribute__((format(printf, 3, 4))) static void say(golden *t, const char *want, const char *format, ...)
{
	static char command[DRIVER_ANSWER];
	va_list args;

	va_start(args, format);
	vsnprintf(command, sizeof(command), format, args);
	va_end(args);
	expect(t, command, want);
}

static void expect_position(golden *t, const char *line)
{
	static char want[DRIVER_ANSWER];

	snprintf(want, sizeof(want), "position %s", line);
	expect(t, "show", want);
}

static void expect_legal(golden *t, const json_t *legal)
{
	static char want[DRIVER_ANSWER];
	size_t used = (size_t)snprintf(want, sizeof(want), "legal %zu", json_array_size(legal));

	for (size_t i = 0; i < json_array_size(legal) && used < sizeof(want); i++)
		used += (size_t)snprintf(want + used, sizeof(want) - used, " %s",
		                         json_string_value(json_array_get(legal, i)));
	expect(t, "legal", want);
}

static void ask_choices(golden *t, json_t *entry, bool throwing)
{
	const char *key;
	json_t *value;

	say(t, "ok", "position %s", text_of(entry, "pos"));
	expect_legal(t, throwing ? NULL : json_object_get(entry, "legal"));
	json_object_foreach(json_object_get(entry, "next"), key, value)
	{
		say(t, "ok", "position %s", text_of(entry, "pos"));
		say(t, "ok", "%s %s", throwing ? "throw" : "do", key);
		expect_position(t, json_string_value(value));
	}
}

/* ---- lines */

static void check_entry(golden *t, json_t *entry)
{
	if (!set_position(t, text_of(entry, "pos")))
		return;
	check_choices(t, entry);
	if (t->by_protocol)
		ask_choices(t, entry, t->position.phase == CK_THROW);
}

static void check_result(golden *t, const char *want)
{
	uint8_t places[CK_SEATS_MAX];
	char got[CK_SEATS_MAX * 2 + 1] = "";

	if (!ck_position_places(&t->game, &t->position, places)) {
		if (strcmp(want, "running") != 0) /* a game that was cut short */
			fail(t, "the game is still running");
		return;
	}
	for (unsigned seat = 0; seat < t->game.seats; seat++) {
		got[2 * seat] = (char)('0' + places[seat]);
		got[2 * seat + 1] = seat + 1 < t->game.seats ? ',' : '\0';
	}
	if (strcmp(got, want) != 0)
		fail(t, "result %s, expected %s", got, want);
}

static void replay_step(golden *t, const json_t *entry)
{
	bool throwing = t->position.phase == CK_THROW;
	const char *text = text_of(entry, throwing ? "throw" : "do");
	ck_position out;

	if (!same_position(t, &t->game, &t->position, text_of(entry, "pos"), "the steps before"))
		return;
	if (!throwing)
		check_legal(t, json_object_get(entry, "legal"));
	if (!step(&t->game, &t->position, text, &out)) {
		fail(t, "%s refused at %s", text, text_of(entry, "pos"));
		return;
	}
	t->position = out;
	if (t->by_protocol) {
		expect_position(t, text_of(entry, "pos"));
		expect_legal(t, throwing ? NULL : json_object_get(entry, "legal"));
		say(t, "ok", "%s %s", throwing ? "throw" : "do", text);
	}
}

/* A whole game, from the start of its game string. */
static void replay_game(golden *t, json_t *line)
{
	json_t *steps = json_object_get(line, "steps");
	json_int_t start = json_integer_value(json_object_get(line, "start"));
	const char *game = text_of(line, "game");
	ck_error err;

	if (!ck_game_parse(&t->game, game, strlen(game), &err)) {
		fail(t, "game string refused: %s", game);
		return;
	}
	ck_position_start(&t->game, (unsigned)start - 1, &t->position);
	if (t->by_protocol) {
		static char want[CK_GAME_TEXT + 4];

		snprintf(want, sizeof(want), "ok %s", game);
		say(t, want, "game %s", game);
		say(t, "ok", "start %" JSON_INTEGER_FORMAT, start);
	}
	if (json_integer_value(json_object_get(line, "length")) != (json_int_t)json_array_size(steps))
		fail(t, "length is not the number of steps");
	for (size_t i = 0; i < json_array_size(steps) && !t->failed; i++)
		replay_step(t, json_array_get(steps, i));
	if (t->failed)
		return;
	same_position(t, &t->game, &t->position, text_of(line, "final"), "the last step");
	check_result(t, text_of(line, "result"));
	if (t->by_protocol) {
		static char want[64];

		snprintf(want, sizeof(want), "result %s", text_of(line, "result"));
		expect_position(t, text_of(line, "final"));
		expect(t, "result", want);
	}
}

/* A game of which only some positions are kept: each of them, and the end. */
static void check_sampled(golden *t, const json_t *line)
{
	const json_t *steps = json_object_get(line, "steps");

	for (size_t i = 0; i < json_array_size(steps); i++)
		check_entry(t, json_array_get(steps, i));
	if (set_position(t, text_of(line, "final")))
		check_result(t, text_of(line, "result"));
}

/* The steps of a whole game tell what was done, those of a sampled one where each choice would lead. */
static bool is_whole_game(const json_t *line)
{
	const json_t *first = json_array_get(json_object_get(line, "steps"), 0);

	return first && !json_object_get(first, "next");
}

static void check_line(golden *t, json_t *line)
{
	if (is_whole_game(line))
		replay_game(t, line);
	else if (json_object_get(line, "steps"))
		check_sampled(t, line);
	else
		check_entry(t, line);
}

static void check_file(golden *t, const char *file, unsigned *passed, unsigned *failed)
{
	json_error_t err;
	json_t *line;
	FILE *in = fopen(file, "r");

	if (!in) {
		perror(file);
		exit(2);
	}
	t->file = file;
	t->line = 0;
	while ((line = json_loadf(in, JSON_DISABLE_EOF_CHECK, &err)) != NULL) {
		t->line++;
		t->failed = false;
		/* whole games are few, every one goes through the protocol too */
		t->by_protocol = is_whole_game(line) || t->line % PROTOCOL_EACH == 1;
		check_line(t, line);
		if (t->failed)
			++*failed;
		else
			++*passed;
		json_decref(line);
	}
	if (json_error_code(&err) != json_error_premature_end_of_input) {
		fprintf(stderr, "%s: after line %u: %s\n", file, t->line, err.text);
		exit(2);
	}
	fclose(in);
}

int main(int argc, char **argv)
{
	static golden t;
	unsigned passed = 0, failed = 0;

	t.engine = driver_new(NULL);
	for (int i = 1; i < argc; i++)
		check_file(&t, argv[i], &passed, &failed);
	driver_free(t.engine);
	printf("cases: %u passed, %u failed\n", passed, failed);
	return failed || !passed ? 1 : 0;
}
