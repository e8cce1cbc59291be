#include "term/input.h"

#include "i18n/utf8.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

static volatile sig_atomic_t interrupted;

static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};

enum { ENDING = sizeof(ending) / sizeof(ending[0]) };

static void on_interrupt(int signal_number)
{
	interrupted = signal_number;
}

void ck_input_catch_interrupt(void)
{
	struct sigaction action = {.sa_handler = on_interrupt};
	struct sigaction inherited;

	sigemptyset(&action.sa_mask); /* no SA_RESTART: a write that waits is to end */
	for (size_t i = 0; i < ENDING; i++) {
		/* whoever sends a second SIGTERM wants the program gone, whatever it waits for */
		action.sa_flags = ending[i] == SIGINT ? 0 : (int)SA_RESETHAND;
		if (sigaction(ending[i], NULL, &inherited) != 0 || inherited.sa_handler != SIG_IGN)
			sigaction(ending[i], &action, NULL);
	}
}

bool ck_input_interrupted(void)
{
	return interrupted != 0;
}

int ck_input_signal(void)
{
	return (int)interrupted;
}

void ck_input_init(ck_input *in, int fd)
{
	*in = (ck_input){.fd = fd};
}

/* Wait until something can be read or an error waits there; false if a signal that ends came first. They are blocked
 * but while waiting, so that none is missed between a look and the wait. */
static bool wait_for_input(int fd)
{
	sigset_t interrupt, inherited;
	fd_set set;
	int ready = -1;

	sigemptyset(&interrupt);
	for (size_t i = 0; i < ENDING; i++)
		sigaddset(&interrupt, ending[i]);
	sigprocmask(SIG_BLOCK, &interrupt, &inherited);
	errno = EINTR;
	while (ready < 0 && errno == EINTR && !ck_input_interrupted()) {
		FD_ZERO(&set);
		FD_SET(fd, &set);
		ready = pselect(fd + 1, &set, NULL, NULL, NULL, &inherited);
	}
	sigprocmask(SIG_SETMASK, &inherited, NULL);
	return !ck_input_interrupted();
}

/* The next byte, or -1 at the end (an error ends the input too) and after an interrupt. */
static int next_byte(ck_input *in)
{
	ssize_t size;

	if (in->at < in->filled)
		return (unsigned char)in->buffer[in->at++];
	if (in->ended)
		return -1;
	do {
		if (!wait_for_input(in->fd))
			return -1;
		size = read(in->fd, in->buffer, sizeof(in->buffer));
	} while (size < 0 && errno == EINTR);
	if (size <= 0) {
		in->error = size < 0 ? errno : 0;
		in->ended = true;
		return -1;
	}
	in->at = 1;
	in->filled = (size_t)size;
	return (unsigned char)in->buffer[0];
}

static void trim(char *line, size_t size)
{
	size_t start = 0;

	while (size > 0 && (line[size - 1] == ' ' || line[size - 1] == '\t'))
		size--;
	while (start < size && (line[start] == ' ' || line[start] == '\t'))
		start++;
	memmove(line, line + start, size - start);
	line[size - start] = '\0';
}

ck_input_result ck_input_read(ck_input *in, char *line)
{
	size_t size = 0;
	bool any = false, too_long = false;
	int c;

	line[0] = '\0';
	while ((c = next_byte(in)) >= 0 && c != '\n') {
		any = true;
		if (size + 1 < CK_INPUT_LINE)
			line[size++] = (char)c;
		else
			too_long = true;
	}
	if (c < 0 && ck_input_interrupted()) {
		line[0] = '\0';
		return CK_INPUT_INTERRUPTED;
	}
	if (c < 0 && !any)
		return in->error != 0 ? CK_INPUT_FAILED : CK_INPUT_END;
	if (size > 0 && line[size - 1] == '\r')
		size--;
	line[size] = '\0';
	if (too_long || !ck_utf8_is_text(line, size, true)) {
		line[0] = '\0';
		return too_long ? CK_INPUT_TOO_LONG : CK_INPUT_NOT_TEXT;
	}
	trim(line, size);
	return CK_INPUT_OK;
}
