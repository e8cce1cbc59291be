#include "cli/press.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { PAUSE_MS = 20, PATIENCE_MS = 1000, MS = 1000000, NOT_FOUND = 127 };

/* ----------------------------------------------------------------- signals */

static const int ending[] = {SIGINT, SIGTERM, SIGHUP};
static volatile sig_atomic_t came;

static void on_signal(int number)
{
	came = number;
}

void ck_press_catch(void)
{
	for (size_t i = 0; i < sizeof(ending) / sizeof(*ending); i++) {
		struct sigaction action = {.sa_handler = on_signal}, inherited;

		sigemptyset(&action.sa_mask);
		if (sigaction(ending[i], NULL, &inherited) != 0 || inherited.sa_handler != SIG_IGN)
			sigaction(ending[i], &action, NULL);
	}
	/* Where nobody reads, or a file may not grow, writing fails, and what is begun is cleared away. */
	signal(SIGPIPE, SIG_IGN);
	signal(SIGXFSZ, SIG_IGN);
}

int ck_press_signal(void)
{
	return came;
}

/* ----------------------------------------------------------------- running */

/* Start rsvg-convert; 0 or an error of errno. */
static int start(pid_t *child, char **arguments)
{
	posix_spawn_file_actions_t files;
	int error = posix_spawn_file_actions_init(&files);

	if (error != 0)
		return error;
	error = posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", 0, 0);
	/* What it says is talk; the result goes into a file. */
	if (error == 0)
		error = posix_spawn_file_actions_adddup2(&files, STDERR_FILENO, STDOUT_FILENO);
	if (error == 0)
		error = posix_spawnp(child, arguments[0], &files, NULL, arguments, environ);
	posix_spawn_file_actions_destroy(&files);
	return error;
}

static void tell(const char *waiting, bool *told)
{
	if (isatty(STDERR_FILENO))
		fprintf(stderr, "%s\n", waiting);
	*told = true;
}

/* Wait until it has ended; a signal ends it. */
static int await(pid_t child, const char *waiting)
{
	const struct timespec pause = {0, PAUSE_MS * (long)MS};
	bool told = false, ended = false;
	int status = 0;

	for (int ms = 0; waitpid(child, &status, WNOHANG) == 0; ms += PAUSE_MS) {
		if (came != 0 && !ended)
			ended = kill(child, SIGKILL) == 0;
		if (ms >= PATIENCE_MS && !told)
			tell(waiting, &told);
		nanosleep(&pause, NULL);
	}
	return status;
}

ck_press_result ck_press_run(char *const *documents, size_t count, const char *out, const char *waiting)
{
	static char program[] = "rsvg-convert", format[] = "--format=pdf", output[] = "--output";
	char **arguments = calloc(count + 6, sizeof(*arguments));
	char *name = strdup(out);
	pid_t child = 0;
	int error = ENOMEM, status = 0;
	size_t used = 0;

	if (arguments != NULL && name != NULL) {
		arguments[used++] = program;
		arguments[used++] = format;
		arguments[used++] = output;
		arguments[used++] = name;
		for (size_t i = 0; i < count; i++)
			arguments[used++] = (char *)(size_t)
				documents[i]; /* exec takes them so and lets them be */
		error = start(&child, arguments);
	}
	if (error == 0)
		status = await(child, waiting);
	free(name);
	free(arguments);
	if (error == ENOENT || (error == 0 && WIFEXITED(status) && WEXITSTATUS(status) == NOT_FOUND))
		return CK_PRESS_MISSING;
	errno = error;
	if (error != 0)
		return CK_PRESS_FAILED;
	if (came != 0)
		return CK_PRESS_INTERRUPTED;
	return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? CK_PRESS_DONE : CK_PRESS_REFUSED;
}
