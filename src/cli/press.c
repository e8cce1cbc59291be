#include "cli/press.h"

#include "term/input.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { PAUSE_MS = 20, PATIENCE_MS = 1000, NS_PER_MS = 1000000 };

/* Start rsvg-convert; 0 or an error of errno. */
static int start(pid_t *child, char **arguments, const char *talk)
{
	posix_spawn_file_actions_t files;
	int error = posix_spawn_file_actions_init(&files);

	if (error != 0)
		return error;
	error = posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", 0, 0);
	if (error == 0)
		error = posix_spawn_file_actions_addopen(&files, STDERR_FILENO, talk,
		                                         O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0600);
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

/* Wait until it has ended; a signal ends it. True if it says that all went well; else *status tells what it says. */
static bool await(pid_t child, const char *waiting, int *status)
{
	const struct timespec pause = {0, PAUSE_MS * (long)NS_PER_MS};
	bool told = false, ended = false;
	pid_t done;

	for (int ms = 0; (done = waitpid(child, status, WNOHANG)) == 0; ms += PAUSE_MS) {
		if (ck_input_interrupted() && !ended)
			ended = kill(child, SIGKILL) == 0;
		if (ms >= PATIENCE_MS && !told)
			tell(waiting, &told);
		nanosleep(&pause, NULL);
	}
	return done == child && WIFEXITED(*status) && WEXITSTATUS(*status) == 0;
}

/* Run it. */
static ck_press_result run(char **arguments, const char *talk, const char *waiting)
{
	pid_t child = 0;
	int error, status = 0;
	bool good;

	signal(SIGCHLD, SIG_DFL); /* where it is ignored nobody learns how the child has ended */
	error = start(&child, arguments, talk);
	good = error == 0 && await(child, waiting, &status);
	if (error == ENOENT)
		return CK_PRESS_MISSING;
	errno = error;
	if (error != 0)
		return CK_PRESS_FAILED;
	if (ck_input_interrupted())
		return CK_PRESS_INTERRUPTED;
	return good ? CK_PRESS_DONE : WIFSIGNALED(status) ? CK_PRESS_KILLED : CK_PRESS_REFUSED;
}

ck_press_result ck_press_run(char **documents, size_t count, char *out, const char *talk, const char *waiting)
{
	static char program[] = "rsvg-convert", format[] = "--format=pdf", output[] = "--output";
	char *const before[] = {program, format, output, out};
	const size_t ahead = sizeof(before) / sizeof(*before);
	char **arguments = calloc(ahead + count + 1, sizeof(*arguments));
	ck_press_result result;
	int reason;

	if (arguments == NULL)
		return CK_PRESS_FAILED;
	memcpy(arguments, before, sizeof(before));
	memcpy(arguments + ahead, documents, count * sizeof(*documents));
	result = run(arguments, talk, waiting);
	reason = errno;
	free(arguments);
	errno = reason;
	return result;
}
