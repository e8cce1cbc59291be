/* cases.c - what the bots choose, run from the cases of one or more files: `bots_cases FILE...`.
 *
 * A case is a title and one or more questions that a player can read:
 *
 *	# aggressive: captures the most advanced victim
 *	> aggressive parchis 30,10,0,0/17,0,0,0/0,0,0,0/0,0,0,0 1 D4 six=0 last=- late=-
 *	< 30>34x
 *
 * `> BOT POSITION` asks a bot in a position line (docs/rules.md, section 7). `< ACTION ...` are the actions
 * that it draws from: with many generators it must choose each of them, and never another. `< any` is every
 * legal action. Lines that begin with `#|` are remarks. */
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <charkoni/bots.h>
#include <charkoni/charkoni.h>

enum { LINE = 1024, CHOICES = 32, GENERATORS = 400 };

typedef struct run {
	const char *file;
	unsigned line;
	char title[LINE], question[LINE];
	bool asked, failed; /* a question waits for its answer; the case in hand has failed */
	unsigned cases, failed_count;
} run;

static ck_action legal[CK_ACTIONS_MAX];

static void malformed(const run *r, const char *what)
{
	fprintf(stderr, "%s:%u: %s\n", r->file, r->line, what);
	exit(2);
}

static void fail(run *r, const char *expected, const char *got)
{
	r->failed = true;
	printf("%s:%u: %s\n\tasked:    %s\n\texpected: %s\n\tgot:      %s\n", r->file, r->line, r->title,
	       r->question, expected, got);
}

/* The place of a word in a list of words, or -1; *count gets how many words there are. */
static int place_of(const char *word, const char *list, unsigned *count)
{
	size_t length = strlen(word);
	int place = -1;

	*count = 0;
	for (const char *at = list; *at != '\0';
	     at += at[strcspn(at, " ")] == ' ' ? strcspn(at, " ") + 1 : strcspn(at, " ")) {
		if (strcspn(at, " ") == length && strncmp(at, word, length) == 0)
			place = (int)*count;
		++*count;
	}
	return place;
}

/* Ask the bot with many generators; each choice must be among those expected, and each of these must come. */
static void ask(run *r, const ck_bot *bot, const ck_game *g, const ck_position *p, const char *expected)
{
	size_t count = ck_position_legal(g, p, legal);
	unsigned words = 0, came[CHOICES] = {0};
	char text[CK_ACTION_TEXT];

	for (unsigned seed = 0; seed < GENERATORS; seed++) {
		ck_rng own;

		ck_rng_seed(&own, seed, 0);
		ck_action_write(g, bot->choose(g, p, legal, count, &own), text);
		int place = place_of(text, expected, &words);
		if (place < 0 || words > CHOICES) {
			fail(r, expected, text);
			return;
		}
		came[place]++;
	}
	for (unsigned i = 0; i < words; i++)
		if (came[i] == 0)
			fail(r, expected, "one of these never");
}

/* Every legal action as a list of words. */
static void write_any(const run *r, const ck_game *g, const ck_position *p, char *out, size_t cap)
{
	size_t count = ck_position_legal(g, p, legal), size = 0;

	for (size_t i = 0; i < count; i++) {
		char text[CK_ACTION_TEXT];

		ck_action_write(g, legal[i], text);
		int more = snprintf(out + size, cap - size, "%s%s", i != 0 ? " " : "", text);
		if (more < 0 || (size_t)more >= cap - size)
			malformed(r, "too many legal actions for `any`");
		size += (size_t)more;
	}
}

static void answer(run *r, const char *expected)
{
	size_t name = strcspn(r->question, " ");
	const ck_bot *bot = ck_bot_find(r->question, name);
	ck_error err;
	ck_position p;
	static ck_game g;
	char any[LINE];

	if (!r->asked)
		malformed(r, "an answer without a question");
	r->asked = false;
	if (!bot || r->question[name] == '\0')
		malformed(r, "a question is `> BOT POSITION`");
	const char *line = r->question + name + 1;
	if (!ck_position_parse(&g, &p, line, strlen(line), &err) || ck_position_legal(&g, &p, legal) == 0)
		malformed(r, "no position in which an action is due");
	if (strcmp(expected, "any") == 0) {
		write_any(r, &g, &p, any, sizeof(any));
		expected = any;
	}
	ask(r, bot, &g, &p, expected);
}

static void end_case(run *r)
{
	if (r->asked)
		malformed(r, "a question without an answer");
	r->failed_count += r->failed;
	r->failed = false;
}

static void run_line(run *r, const char *text)
{
	if (text[0] == '\0' || strncmp(text, "#|", 2) == 0)
		return;
	if (strncmp(text, "# ", 2) == 0) {
		end_case(r);
		r->cases++;
		snprintf(r->title, sizeof(r->title), "%s", text + 2);
	} else if (strncmp(text, "> ", 2) == 0 && r->cases != 0 && !r->asked) {
		snprintf(r->question, sizeof(r->question), "%s", text + 2);
		r->asked = true;
	} else if (strncmp(text, "< ", 2) == 0) {
		answer(r, text + 2);
	} else {
		malformed(r, "wants a title `# `, a question `> `, or an answer `< `");
	}
}

static void run_file(run *r, const char *name)
{
	char text[LINE];
	FILE *f = fopen(name, "r");

	r->file = name;
	r->line = 0;
	if (!f)
		malformed(r, "cannot be read");
	while (fgets(text, sizeof(text), f)) {
		r->line++;
		if (!strchr(text, '\n'))
			malformed(r, "too long, or not ended");
		text[strcspn(text, "\n")] = '\0';
		run_line(r, text);
	}
	fclose(f);
	end_case(r);
}

int main(int argc, char **argv)
{
	static run r;

	for (int i = 1; i < argc; i++)
		run_file(&r, argv[i]);
	printf("cases: %u passed, %u failed\n", r.cases - r.failed_count, r.failed_count);
	return r.failed_count != 0 || r.cases == 0;
}
