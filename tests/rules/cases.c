/* cases.c - run the cases of one or more files: `rules_cases [--through PROGRAM] FILE...`.
 *
 * A case is a title and a dialogue with the engine that a player can read:
 *
 *	# RULES 3, barrier: a six must open the barrier though another piece could move
 *	> position parchis 30,30,10,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-
 *	> throw 6
 *	> legal
 *	< legal 1 30>36
 *
 * A line `> ` is a command of the engine protocol (docs/rules.md, section 7), `< ` the answer expected. A
 * command without an answer line must be answered with `ok`. Expected answers: `ok` and `error` stand for
 * every answer that begins so; `error: WORDS` for an error that has WORDS in it; anything else is exact.
 * `\xNN` in a command is the byte NN. Lines that begin with `#` open a case; `#|` is a remark, and so is
 * a title without commands.
 *
 * Two commands are answered here, on top of the engine: `may ACTION` (`yes` if it is in the legal list, else
 * `no`) and `why [THROW] ATTEMPT` (the reason of ck_why_not in words, see why.c).
 *
 * Every case starts from a fresh engine. A failure prints file and line, title, expected and got. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <charkoni/charkoni.h>
#include "driver.h"
#include "why.h"

enum { LINE = 4096 };

typedef struct run {
	const char *program, *file;
	unsigned line;
	char title[LINE];
	bool open;     /* a title has been read */
	driver *d;     /* NULL before the first command of a case */
	char *answer;  /* to the latest command, owned; NULL when the engine gave none */
	bool answered; /* the latest command has been compared, or there is none */
	char command[LINE];
	unsigned command_line;
	bool failed; /* the case in hand */
	unsigned passed_count, failed_count;
} run;

static void fail(run *r, unsigned line, const char *expected, const char *got)
{
	r->failed = true;
	printf("%s:%u: %s\n\tcommand:  %s\n\texpected: %s\n\tgot:      %s\n", r->file, line, r->title,
	       r->command, expected, got ? got : "(no answer)");
}

static char *copy_text(const char *text)
{
	size_t size = strlen(text) + 1;
	char *copy = malloc(size);

	if (!copy) {
		perror("malloc");
		exit(2);
	}
	return memcpy(copy, text, size);
}

static bool begins(const char *text, const char *word)
{
	return strncmp(text, word, strlen(word)) == 0;
}

static bool matches(const char *expected, const char *got)
{
	if (strcmp(expected, "ok") == 0 || strcmp(expected, "error") == 0)
		return begins(got, expected);
	if (begins(expected, "error: "))
		return begins(got, "error ") && strstr(got + 6, expected + 7);
	return strcmp(expected, got) == 0;
}

static void compare(run *r, unsigned line, const char *expected)
{
	r->answered = true;
	if (!r->answer || !matches(expected, r->answer))
		fail(r, line, expected, r->answer);
}

/* A command that no answer line followed was to be answered with ok. */
static void settle_command(run *r)
{
	if (!r->answered)
		compare(r, r->command_line, "ok");
}

/* `may ACTION`: look it up in the legal list. */
static const char *may(run *r, const char *action)
{
	const char *list = driver_say(r->d, "legal");

	if (!list || !begins(list, "legal "))
		return list;
	size_t len = strlen(action);
	for (const char *at = strchr(list + 6, ' '); at; at = strchr(at + 1, ' '))
		if (strncmp(at + 1, action, len) == 0 && (at[1 + len] == ' ' || at[1 + len] == '\0'))
			return "yes";
	return "no";
}

static const char *why(run *r, const char *args, char *out, size_t cap)
{
	const char *shown = driver_say(r->d, "show");

	if (!shown || !begins(shown, "position "))
		return shown;
	why_answer(shown + 9, args, out, cap);
	return out;
}

/* Replace each \xNN by its byte; returns the length. */
static size_t unescape(const char *text, char *out)
{
	size_t n = 0;

	while (*text) {
		unsigned byte;

		if (text[0] == '\\' && text[1] == 'x' && sscanf(text + 2, "%2x", &byte) == 1) {
			out[n++] = (char)byte;
			text += 4;
		} else {
			out[n++] = *text++;
		}
	}
	out[n] = '\0';
	return n;
}

static void ask(run *r, const char *command)
{
	char bytes[LINE], words[256];
	const char *got;

	settle_command(r);
	if (!r->d)
		r->d = driver_new(r->program);
	snprintf(r->command, sizeof(r->command), "%s", command);
	r->command_line = r->line;
	r->answered = false;
	if (begins(command, "why ")) {
		got = why(r, command + 4, words, sizeof(words));
	} else if (begins(command, "may ")) {
		got = may(r, command + 4);
	} else {
		size_t len = unescape(command, bytes);

		got = driver_ask(r->d, bytes, len);
	}
	free(r->answer);
	r->answer = got ? copy_text(got) : NULL;
}

static void end_case(run *r)
{
	if (!r->d)
		return;
	settle_command(r);
	if (!driver_free(r->d)) {
		snprintf(r->command, sizeof(r->command), "(end of input)");
		fail(r, r->line, "exit code 0", "another end");
	}
	r->d = NULL;
	if (r->failed)
		r->failed_count++;
	else
		r->passed_count++;
}

static void begin_case(run *r, const char *title)
{
	end_case(r);
	snprintf(r->title, sizeof(r->title), "%s", title);
	r->open = true;
	r->answered = true;
	r->failed = false;
}

static void malformed(const run *r, const char *what)
{
	fprintf(stderr, "%s:%u: %s\n", r->file, r->line, what);
	exit(2);
}

static void run_line(run *r, char *text)
{
	if (begins(text, "#|") || text[0] == '\0')
		return;
	if (begins(text, "# ")) {
		begin_case(r, text + 2);
		return;
	}
	if (!r->open)
		malformed(r, "a case must begin with a title, `# ...`");
	if (begins(text, "> ") || strcmp(text, ">") == 0) {
		ask(r, text[1] ? text + 2 : "");
	} else if (begins(text, "< ")) {
		if (r->answered)
			malformed(r, "an answer must follow a command");
		compare(r, r->line, text + 2);
	} else {
		malformed(r, "a line must begin with `# `, `#|`, `> ` or `< `");
	}
}

static void run_file(run *r, const char *file)
{
	char text[LINE];
	FILE *in = fopen(file, "r");

	r->file = file;
	r->line = 0;
	if (!in) {
		perror(file);
		exit(2);
	}
	while (fgets(text, sizeof(text), in)) {
		size_t len = strlen(text);

		r->line++;
		if (len == 0 || text[len - 1] != '\n')
			malformed(r, "line too long or not ended");
		text[len - 1] = '\0';
		run_line(r, text);
	}
	fclose(in);
	end_case(r);
	r->open = false;
}

int main(int argc, char **argv)
{
	static run r;
	int first = 1;

	if (argc > 2 && strcmp(argv[1], "--through") == 0) {
		r.program = argv[2];
		first = 3;
	}
	if (first >= argc) {
		fprintf(stderr, "usage: %s [--through PROGRAM] FILE...\n", argv[0]);
		return 2;
	}
	r.answered = true;
	for (int i = first; i < argc; i++)
		run_file(&r, argv[i]);
	free(r.answer);
	printf("cases: %u passed, %u failed\n", r.passed_count, r.failed_count);
	return r.failed_count || !r.passed_count ? 1 : 0;
}
