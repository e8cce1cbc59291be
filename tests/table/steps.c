/* steps.c - run the cases of a file: `table_steps FILE`.
 *
 * A case is a title, a position, and steps with what they do, one happening a line:
 *
 *	# RULES 3, third six: the piece moved last goes home
 *	> parchis 60,30,1,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=2 last=30 late=-
 *	! 6
 *	< thrown 6
 *	< third six
 *	< sent home from 30
 *	< turn of 2
 *
 * `! ` is a throw where one is due, else an action. Every happening must be in the file, in order. Lines
 * that begin with `#|` are remarks. The end of the run counts the cases, and names every kind of happening that
 * no case has shown, which is a failure. */
#include "telling.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 1024 };

struct run {
	const char *file;
	unsigned line;
	char title[LINE];
	bool in_case, failed;
	unsigned passed_count, failed_count;
	ck_game game;
	ck_position position;
	char told[CK_HAPPENINGS_MAX][TELLING_LINE]; /* by the latest step */
	size_t told_count, compared;
	bool seen[CK_HAPPEN_COUNT];
};

static void fail(struct run *r, const char *expected, const char *got)
{
	r->failed = true;
	printf("%s:%u: %s\n\texpected: %s\n\tgot:      %s\n", r->file, r->line, r->title, expected, got);
}

static void fail_error(struct run *r, const char *text, const ck_error *err)
{
	char got[CK_ERROR_TEXT];
	ck_error_write(err, NULL, got, sizeof got);
	fail(r, text, got);
}

/* The latest step must have been compared to its end. */
static void end_step(struct run *r)
{
	for (; r->compared < r->told_count; r->compared++)
		fail(r, "(nothing more)", r->told[r->compared]);
	r->told_count = 0;
	r->compared = 0;
}

static void end_case(struct run *r)
{
	end_step(r);
	if (r->in_case && r->failed)
		r->failed_count++;
	else if (r->in_case)
		r->passed_count++;
	r->in_case = false;
	r->failed = false;
}

static void set_position(struct run *r, const char *text)
{
	ck_error err;
	end_step(r);
	r->in_case = true;
	if (!ck_position_parse(&r->game, &r->position, text, strlen(text), &err))
		fail_error(r, text, &err);
}

/* Read and apply a step; false with the case failed if it is none, or not legal. */
static bool apply(struct run *r, const char *text, ck_step *step, ck_position *after)
{
	ck_error err;
	*step = (ck_step){.t = CK_NO_THROW};
	bool throws = r->position.phase == CK_THROW;
	if (throws ? ck_throw_parse(&r->game, text, strlen(text), &step->t, &err) &&
	                     ck_throw_try(&r->game, &r->position, step->t, after, &err)
	           : ck_action_parse(&r->game, text, strlen(text), &step->action, &err) &&
	                     ck_action_try(&r->game, &r->position, step->action, after, &err))
		return true;
	fail_error(r, text, &err);
	return false;
}

static void do_step(struct run *r, const char *text)
{
	ck_step step;
	ck_position after;
	ck_happening list[CK_HAPPENINGS_MAX];
	end_step(r);
	if (!apply(r, text, &step, &after))
		return;
	r->told_count = ck_step_describe(&r->game, &r->position, &step, &after, list);
	for (size_t i = 0; i < r->told_count; i++) {
		telling_write(&r->game, &list[i], r->told[i]);
		r->seen[list[i].kind] = true;
	}
	r->position = after;
}

static void expect(struct run *r, const char *text)
{
	const char *got = r->compared < r->told_count ? r->told[r->compared] : "(nothing more)";
	if (strcmp(text, got) != 0)
		fail(r, text, got);
	if (r->compared < r->told_count)
		r->compared++;
}

static void take_line(struct run *r, const char *text)
{
	if (strncmp(text, "# ", 2) == 0) {
		end_case(r);
		snprintf(r->title, sizeof r->title, "%s", text + 2);
	} else if (strncmp(text, "> ", 2) == 0) {
		set_position(r, text + 2);
	} else if (strncmp(text, "! ", 2) == 0) {
		do_step(r, text + 2);
	} else if (strncmp(text, "< ", 2) == 0) {
		expect(r, text + 2);
	} else if (text[0] != '\0' && strncmp(text, "#|", 2) != 0) {
		fail(r, "a line that begins with #, >, ! or <", text);
	}
}

static void report_unseen(struct run *r)
{
	for (unsigned kind = 0; kind < CK_HAPPEN_COUNT; kind++) {
		if (r->seen[kind])
			continue;
		printf("%s: no case shows happening number %u of step.h\n", r->file, kind);
		r->failed_count++;
	}
}

int main(int argc, char **argv)
{
	static struct run r;
	char line[LINE];
	if (argc != 2) {
		fprintf(stderr, "usage: table_steps FILE\n");
		return 2;
	}
	FILE *file = fopen(argv[1], "r");
	if (!file) {
		perror(argv[1]);
		return 2;
	}
	r.file = argv[1];
	while (fgets(line, sizeof line, file)) {
		line[strcspn(line, "\n")] = '\0';
		r.line++;
		take_line(&r, line);
	}
	end_case(&r);
	fclose(file);
	report_unseen(&r);
	printf("cases: %u passed, %u failed\n", r.passed_count, r.failed_count);
	return r.failed_count > 0;
}
