/* driver.c - see driver.h. */
#include "driver.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/engine.h"

struct driver {
	struct ck_engine engine; /* in this process */
	pid_t pid;               /* behind a pipe: the program, else 0 */
	FILE *to, *from;
	char answer[DRIVER_ANSWER];
};

static void die(const char *what)
{
	perror(what);
	exit(2);
}

static void start_program(driver *d, const char *program)
{
	int in[2], out[2];

	if (pipe(in) != 0 || pipe(out) != 0)
		die("pipe");
	signal(SIGPIPE, SIG_IGN);
	d->pid = fork();
	if (d->pid < 0)
		die("fork");
	if (d->pid == 0) {
		if (dup2(in[0], STDIN_FILENO) < 0 || dup2(out[1], STDOUT_FILENO) < 0)
			_exit(126);
		close(in[0]);
		close(in[1]);
		close(out[0]);
		close(out[1]);
		execl(program, program, "engine", (char *)NULL);
		_exit(127);
	}
	close(in[0]);
	close(out[1]);
	d->to = fdopen(in[1], "w");
	d->from = fdopen(out[0], "r");
	if (!d->to || !d->from)
		die("fdopen");
}

driver *driver_new(const char *program)
{
	driver *d = calloc(1, sizeof(*d));

	if (!d)
		die("calloc");
	if (program)
		start_program(d, program);
	else
		ck_engine_init(&d->engine);
	return d;
}

const char *driver_ask(driver *d, const char *line, size_t len)
{
	if (!d->pid) {
		ck_engine_line(&d->engine, line, len, d->answer, sizeof(d->answer));
		return d->answer;
	}
	if (fwrite(line, 1, len, d->to) != len || fputc('\n', d->to) == EOF || fflush(d->to) != 0)
		return NULL;
	if (!fgets(d->answer, sizeof(d->answer), d->from))
		return NULL;
	size_t got = strlen(d->answer);
	if (got == 0 || d->answer[got - 1] != '\n')
		return NULL;
	d->answer[got - 1] = '\0';
	return d->answer;
}

const char *driver_say(driver *d, const char *line)
{
	return driver_ask(d, line, strlen(line));
}

bool driver_free(driver *d)
{
	bool well = true;

	if (d->pid) {
		int status = 0;

		fclose(d->to);
		well = waitpid(d->pid, &status, 0) == d->pid && WIFEXITED(status) && WEXITSTATUS(status) == 0;
		fclose(d->from);
	}
	free(d);
	return well;
}
