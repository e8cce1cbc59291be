/* A saved game goes on as it would have: from every prefix of its record, and after a kill at every question. */
#include "cli/commands.h"

#include <charkoni/record.h>

#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

enum { TEXT = 1 << 20, ITEMS = 8192, ARGS = 24, LINES = 4000 };

static char folder[64], path[96], whole[TEXT], text[TEXT];
static ck_record record;
static ck_record_item items[ITEMS], part_items[ITEMS];

/* ------------------------------------------------------------- the program */

/* A run of `charkoni play` in a process of its own. */
typedef struct run {
	pid_t pid;
	int in, out; /* our ends of its input and output; out is -1 if nobody reads it */
} run;

/* Start it with arguments up to NULL; `read_it`: its output comes to us. */
static run start(const char *const *args, bool read_it)
{
	char *argv[ARGS] = {NULL};
	int in[2], out[2] = {-1, -1}, argc = 0;
	run r;

	for (; args[argc] != NULL; argc++) {
		assert_true(argc + 1 < ARGS);
		argv[argc] = strdup(args[argc]);
	}
	assert_int_equal(pipe(in), 0);
	if (read_it)
		assert_int_equal(pipe(out), 0);
	fflush(stdout);
	r = (run){.pid = fork(), .in = in[1], .out = out[0]};
	assert_true(r.pid >= 0);
	if (r.pid == 0) {
		int sink = read_it ? out[1] : open("/dev/null", O_WRONLY);

		dup2(in[0], STDIN_FILENO);
		dup2(sink, STDOUT_FILENO);
		close(in[0]);
		close(in[1]);
		if (read_it)
			close(out[0]);
		close(sink);
		exit(cmd_play(argc, argv));
	}
	close(in[0]);
	if (read_it)
		close(out[1]);
	while (argc-- > 0)
		free(argv[argc]);
	return r;
}

/* End its input, read the rest of its output, and wait for its end: the exit code, or minus the signal. */
static int finish(const run *r)
{
	char buffer[4096];
	int status;

	close(r->in);
	while (r->out >= 0 && read(r->out, buffer, sizeof(buffer)) > 0)
		;
	if (r->out >= 0)
		close(r->out);
	assert_int_equal(waitpid(r->pid, &status, 0), r->pid);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

/* Read until a question stands at the end. False at the end of the output. */
static bool wait_for_question(const run *r)
{
	char tail[2] = {0}, buffer[4096];
	ssize_t got;

	do {
		got = read(r->out, buffer, sizeof(buffer));
		if (got <= 0)
			return false;
		tail[0] = got > 1 ? buffer[got - 2] : tail[1];
		tail[1] = buffer[got - 1];
	} while (tail[1] != ' ' || (tail[0] != '?' && tail[0] != ':' && tail[0] != '.'));
	return true;
}

/* ------------------------------------------------------------- the records */

/* Take out the tag with the time of the end: two games end at different seconds, and that is all. */
static void forget_end(char *game)
{
	char *tag = strstr(game, "[Ended ");
	char *behind = tag != NULL ? strchr(tag, '\n') : NULL;

	if (behind != NULL)
		memmove(tag, behind + 1, strlen(behind + 1) + 1);
}

static void read_file(char *out)
{
	FILE *f = fopen(path, "rb");
	size_t size;

	assert_non_null(f);
	size = fread(out, 1, TEXT - 1, f);
	out[size] = '\0';
	fclose(f);
	forget_end(out);
}

static void write_file(const char *content)
{
	FILE *f = fopen(path, "wb");

	assert_non_null(f);
	assert_true(fputs(content, f) >= 0);
	assert_int_equal(fclose(f), 0);
}

static void parse(const char *content, ck_record *r, ck_record_item *room)
{
	ck_record_reader in;

	ck_record_reader_init(&in, content, strlen(content));
	assert_true(ck_record_more(&in));
	assert_true(ck_record_read(&in, r, room, ITEMS, NULL));
}

/* The first `count` items of the whole record as the file. */
static void write_prefix(size_t count)
{
	static ck_record part;
	static char values[CK_RECORD_TAGS_MAX][CK_RECORD_VALUE_MAX + 1];
	static char names[CK_RECORD_TAGS_MAX][CK_RECORD_NAME_MAX + 1];

	ck_record_init(&part, &record.game, part_items, ITEMS);
	part.real_dice = record.real_dice;
	part.touch = record.touch;
	if (record.start == CK_RECORD_START_SEAT)
		assert_true(ck_record_start_at_seat(&part, record.starter, NULL));
	for (unsigned i = 0; i < record.tag_count; i++) {
		snprintf(names[i], sizeof(names[i]), "%.*s", record.tags[i].name_length, record.tags[i].name);
		assert_true(ck_record_tag_find(&record, names[i], values[i]));
		assert_true(ck_record_tag_add(&part, names[i], values[i], strlen(values[i]), NULL));
	}
	for (size_t i = 0; i < count; i++)
		assert_true(ck_record_add(&part, &record.items[i], NULL));
	assert_true(ck_record_write(&part, text, sizeof(text)) < sizeof(text));
	write_file(text);
}

/* -------------------------------------------------------------- the tests */

static const char *const games[] = {"parchis:pieces=1", "parchis-pairs:pieces=1", "pachisi:pieces=1",
                                    "chaupar:pieces=1"};

enum { GAMES = sizeof(games) / sizeof(games[0]) };

static const char *const go_on[] = {"play", "--resume", path, NULL};

static int prepare(void **state)
{
	(void)state;
	/* in memory, where there is such a folder: a thousand games wait for the disk too often */
	snprintf(folder, sizeof(folder), "%s/charkoni-resume-XXXXXX",
	         access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp");
	if (mkdtemp(folder) == NULL)
		return -1;
	snprintf(path, sizeof(path), "%s/game.ckr", folder);
	return 0;
}

static int clean(void **state)
{
	(void)state;
	unlink(path);
	return rmdir(folder); /* which wants it empty: nothing was left behind */
}

/* Bots alone, one of them with random numbers: from the first throw, from every later event, and, the last but one
 * included, to the same record byte for byte. */
static void from_every_prefix(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		const char *const args[] = {"play",   games[i],       "--seed",  "5",
		                            "--save", path,           "--seat",  "1=bot:random",
		                            "--seat", "2=bot:random", "--event", "Say \"it\" \\ twice",
		                            NULL};
		run r;

		unlink(path);
		r = start(args, false);
		assert_int_equal(finish(&r), 0);
		read_file(whole);
		parse(whole, &record, items);
		assert_int_equal(ck_record_now(&record)->phase, CK_RECORD_IS_OVER);
		for (size_t count = 0; count < record.count; count++) {
			write_prefix(count);
			r = start(go_on, false);
			assert_int_equal(finish(&r), 0);
			read_file(text);
			assert_string_equal(text, whole);
		}
		r = start(go_on, false); /* it is over */
		assert_int_equal(finish(&r), 2);
	}
}

/* What the person types: throws, and the first choice. */
static const char *line_of(size_t i)
{
	return i % 2 == 0 ? "\n" : "1\n";
}

/* A person against bots, killed at every question and taken up again, plays the game of somebody who was never
 * disturbed: what was typed last is never asked for again, and what was not typed is. */
static void killed_at_every_question(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		const char *const args[] = {"play", games[i], "--seed",       "9", "--save",
		                            path,   "--seat", "2=bot:random", NULL};
		size_t lines = 0;
		run r;

		unlink(path);
		r = start(args, true);
		while (wait_for_question(&r) && lines < LINES)
			assert_true(write(r.in, line_of(lines), strlen(line_of(lines))) > 0), lines++;
		assert_int_equal(finish(&r), 0);
		read_file(whole);
		unlink(path);
		r = start(args, true);
		for (size_t k = 0; wait_for_question(&r); k++) {
			assert_true(k <= LINES);
			assert_true(write(r.in, line_of(k), strlen(line_of(k))) > 0);
			if (!wait_for_question(&r))
				break;
			kill(r.pid, SIGKILL);
			assert_int_equal(finish(&r), -SIGKILL);
			r = start(go_on, true);
		}
		assert_int_equal(finish(&r), 0);
		read_file(text);
		assert_string_equal(text, whole);
	}
}

/* Real dice, with throws that fell badly and things taken back, killed at every question. */
static void real_dice_killed_at_every_question(void **state)
{
	static const char *const typed[] = {"4\n", "again\n", "2\n",      "back\n", "6\n",
	                                    "5\n", "1\n",     "back 2\n", "3\n",    "1\n"};
	const char *const args[] = {"play", "parchis:pieces=1", "--dice", "ask", "--save",
	                            path,   "--start",          "1",      NULL};
	const size_t count = 200;
	run r;

	(void)state;
	for (int disturbed = 0; disturbed < 2; disturbed++) {
		unlink(path);
		r = start(args, true);
		for (size_t k = 0; k < count; k++) {
			const char *line = typed[k % (sizeof(typed) / sizeof(typed[0]))];

			assert_true(wait_for_question(&r));
			assert_true(write(r.in, line, strlen(line)) > 0);
			if (!disturbed)
				continue;
			assert_true(wait_for_question(&r));
			kill(r.pid, SIGKILL);
			assert_int_equal(finish(&r), -SIGKILL);
			r = start(go_on, true);
		}
		assert_true(wait_for_question(&r));
		assert_int_equal(finish(&r), 3);
		read_file(disturbed ? text : whole);
	}
	assert_string_equal(text, whole);
	parse(whole, &record, items);
	assert_non_null(strstr(whole, "again"));
	assert_non_null(strstr(whole, "correct="));
}

/* Killed whenever it may be, without waiting for a question: the file is a whole record at every moment. */
static void killed_at_any_moment(void **state)
{
	const char *const args[] = {"play", "pachisi:pieces=1", "--seed",       "3", "--save",
	                            path,   "--seat",           "1=bot:random", NULL};
	run r;
	int code = 1;

	(void)state;
	unlink(path);
	r = start(args, false);
	assert_int_equal(finish(&r), 0);
	read_file(whole);
	unlink(path);
	r = start(args, false);
	for (unsigned wait = 2000; code != 0; wait += 100) {
		nanosleep(&(struct timespec){.tv_nsec = wait * 1000L}, NULL);
		kill(r.pid, SIGKILL);
		code = finish(&r);
		assert_true(code == 0 || code == -SIGKILL);
		if (code == 0)
			break;
		if (access(path, F_OK) != 0) { /* killed before it had begun */
			r = start(args, false);
			continue;
		}
		read_file(text);
		if (text[0] == '\0') {
			r = start(args, false);
			continue;
		}
		parse(text, &record, items);
		if (ck_record_now(&record)->phase == CK_RECORD_IS_OVER)
			break;
		r = start(go_on, false);
	}
	read_file(text);
	assert_string_equal(text, whole);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(from_every_prefix),
		cmocka_unit_test(killed_at_every_question),
		cmocka_unit_test(real_dice_killed_at_every_question),
		cmocka_unit_test(killed_at_any_moment),
	};

	signal(SIGPIPE, SIG_IGN);
	return cmocka_run_group_tests(tests, prepare, clean);
}
