/* golden.c - the descriptions of all steps of the golden positions hold to what sound.h says. */
#include "sound.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>

/* Describe one step of a position; `text` is a throw where one is due, else an action. */
static void describe(const ck_game *g, const ck_position *before, const char *text)
{
	ck_step step = {.t = CK_NO_THROW};
	ck_position after;
	size_t len = strlen(text);
	if (before->phase == CK_THROW) {
		assert_true(ck_throw_parse(g, text, len, &step.t, NULL));
		assert_true(ck_throw_try(g, before, step.t, &after, NULL));
	} else {
		assert_true(ck_action_parse(g, text, len, &step.action, NULL));
		assert_true(ck_action_try(g, before, step.action, &after, NULL));
	}
	expect_sound(g, before, &step, &after);
}

static unsigned describe_position(json_t *entry)
{
	const char *line = json_string_value(json_object_get(entry, "pos"));
	ck_game g;
	ck_position p;
	assert_non_null(line);
	assert_true(ck_position_parse(&g, &p, line, strlen(line), NULL));
	unsigned steps = 0;
	const char *text;
	json_t *next;
	json_object_foreach(json_object_get(entry, "next"), text, next)
	{
		describe(&g, &p, text);
		steps++;
	}
	return steps;
}

/* Every position of a file; each has at least one step. */
static void describe_file(const char *name)
{
	static char line[1 << 20];
	char path[512];
	snprintf(path, sizeof path, "%s/golden/data/%s", CHARKONI_TESTS_DIR, name);
	FILE *file = fopen(path, "r");
	if (!file)
		fail_msg("cannot read %s", path);
	unsigned steps = 0;
	while (fgets(line, sizeof line, file)) {
		json_error_t error;
		json_t *entry = json_loads(line, 0, &error);
		if (!entry)
			fail_msg("%s: %s", name, error.text);
		json_t *positions = json_object_get(entry, "steps");
		size_t i;
		json_t *position;
		if (!positions)
			steps += describe_position(entry);
		json_array_foreach(positions, i, position) steps += describe_position(position);
		json_decref(entry);
	}
	fclose(file);
	assert_true(steps > 1000);
}

static void made_up(void **state)
{
	(void)state;
	describe_file("made-up.jsonl");
}

static void options(void **state)
{
	(void)state;
	describe_file("options.jsonl");
}

static void sampled(void **state)
{
	(void)state;
	describe_file("positions-parchis.jsonl");
	describe_file("positions-parchis-pairs.jsonl");
	describe_file("positions-pachisi.jsonl");
	describe_file("positions-chaupar.jsonl");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		{"descriptions of made-up positions hold", made_up, NULL, NULL, NULL},
		{"descriptions under every option hold", options, NULL, NULL, NULL},
		{"descriptions of sampled positions hold", sampled, NULL, NULL, NULL},
	};
	return cmocka_run_group_tests_name("table: golden", tests, NULL, NULL);
}
