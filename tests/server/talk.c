/* talk.c - what curl does not do to a server: raw bytes, many connections at once, slow and rude readers.
 *
 *	talk raw PORT [SECONDS]      send standard input, print what comes until the end (0) or until nothing has come
 *	                             for so long (3)
 *	talk many PORT COUNT PATH    open COUNT connections, then ask on each, then read all; print how many were answered
 *	                             with 200 and how many bytes of content they gave in all
 *	talk idle PORT COUNT PATH    open COUNT connections one after the other, ask on each, wait for something of the
 *	                             answer, and keep all of them; print how many were answered and the seconds it took
 *	talk slow PORT PATH MS SIZE  ask, wait MS milliseconds before each of 8 reads of at most SIZE bytes, then read on;
 *	                             print how many bytes of content came
 *	talk drip PORT SECONDS       send a header that never ends, a byte each 200 ms; print the seconds until the
 *	                             connection is cut off
 *	talk press PORT PATH SECONDS ask, send on, and read nothing for so long
 *	talk run COMMAND ...         run a command that does not ignore SIGINT, as in a terminal
 */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { MANY = 1000, ROOM = 65536 };

static char buffer[ROOM];

static long number(const char *text)
{
	return strtol(text, NULL, 10);
}

static void pause_ms(long ms)
{
	const struct timespec time = {ms / 1000, ms % 1000 * 1000000};

	nanosleep(&time, NULL);
}

/* A connection; its receive buffer small where `small` says so. */
static int reach(const char *port, bool small)
{
	struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)number(port))};
	const int fd = socket(AF_INET, SOCK_STREAM, 0), size = ROOM;

	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	if (small)
		setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &size, sizeof(size));
	if (fd < 0 || connect(fd, (const struct sockaddr *)&at, sizeof(at)) != 0) {
		perror("talk");
		exit(1);
	}
	return fd;
}

static bool give(int fd, const char *bytes, size_t size)
{
	while (size > 0) {
		const ssize_t n = send(fd, bytes, size, MSG_NOSIGNAL);

		if (n <= 0)
			return false;
		bytes += n;
		size -= (size_t)n;
	}
	return true;
}

static bool ask(int fd, const char *path)
{
	char text[1024];
	const int size = snprintf(text, sizeof(text),
	                          "GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", path);

	return give(fd, text, (size_t)size);
}

/* What came of an answer so far. */
typedef struct answer {
	char head[4096];
	size_t used, content;
	bool headed;
} answer;

static void take(answer *a, const char *bytes, size_t size)
{
	for (size_t i = 0; i < size; i++) {
		if (a->headed) {
			a->content += size - i;
			return;
		}
		if (a->used + 1 < sizeof(a->head))
			a->head[a->used++] = bytes[i];
		a->headed = a->used >= 4 && memcmp(a->head + a->used - 4, "\r\n\r\n", 4) == 0;
	}
}

/* Read to the end. */
static void take_all(int fd, answer *a)
{
	ssize_t n;

	while ((n = recv(fd, buffer, sizeof(buffer), 0)) > 0)
		take(a, buffer, (size_t)n);
}

static int raw(const char *port, long seconds)
{
	const int fd = reach(port, false);
	struct pollfd waiting = {.fd = fd, .events = POLLIN};
	ssize_t n;

	while ((n = read(STDIN_FILENO, buffer, sizeof(buffer))) > 0)
		(void)give(fd, buffer, (size_t)n);
	while (poll(&waiting, 1, (int)seconds * 1000) > 0) {
		n = recv(fd, buffer, sizeof(buffer), 0);
		if (n <= 0)
			return 0;
		fwrite(buffer, 1, (size_t)n, stdout);
	}
	return 3;
}

static int many(const char *port, long count, const char *path)
{
	static int fds[MANY];
	size_t content = 0;
	long good = 0;

	for (long i = 0; i < count && i < MANY; i++)
		fds[i] = reach(port, false);
	for (long i = 0; i < count && i < MANY; i++)
		(void)ask(fds[i], path);
	for (long i = 0; i < count && i < MANY; i++) {
		answer a = {.used = 0};

		take_all(fds[i], &a);
		good += memcmp(a.head, "HTTP/1.1 200 ", 13) == 0;
		content += a.content;
		close(fds[i]);
	}
	printf("%ld %zu\n", good, content);
	return 0;
}

static int idle(const char *port, long count, const char *path)
{
	const time_t begun = time(NULL);
	char text[1024];
	const int size = snprintf(text, sizeof(text), "GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n", path);
	long good = 0;

	for (long i = 0; i < count; i++) {
		const int fd = reach(port, false); /* stays open */

		good += give(fd, text, (size_t)size) && recv(fd, buffer, sizeof(buffer), 0) > 0;
	}
	printf("%ld %ld\n", good, (long)(time(NULL) - begun));
	return 0;
}

static int slow(const char *port, const char *path, long ms, long size)
{
	const int fd = reach(port, true);
	answer a = {.used = 0};

	(void)ask(fd, path);
	for (int i = 0; i < 8; i++) {
		ssize_t n;

		pause_ms(ms);
		n = recv(fd, buffer, (size_t)size, 0);
		if (n > 0)
			take(&a, buffer, (size_t)n);
	}
	take_all(fd, &a);
	printf("%zu\n", a.content);
	return 0;
}

static int drip(const char *port, long seconds)
{
	static const char head[] = "GET / HTTP/1.1\r\nHost: localhost\r\nX: ";
	const int fd = reach(port, false);
	const time_t begun = time(NULL);

	for (size_t i = 0; time(NULL) - begun < seconds; i++) {
		char byte = i < sizeof(head) - 1 ? head[i] : 'a';

		if (!give(fd, &byte, 1) || recv(fd, &byte, 1, MSG_DONTWAIT) == 0)
			break;
		pause_ms(200);
	}
	printf("%ld\n", (long)(time(NULL) - begun));
	return 0;
}

static int press(const char *port, const char *path, long seconds)
{
	const int fd = reach(port, true);

	(void)ask(fd, path);
	pause_ms(300);
	(void)give(fd, "GET", 3);
	pause_ms(seconds * 1000);
	return 0;
}

int main(int argc, char **argv)
{
	const char *what = argc > 2 ? argv[1] : "";

	if (strcmp(what, "raw") == 0)
		return raw(argv[2], argc > 3 ? number(argv[3]) : 5);
	if (strcmp(what, "many") == 0 && argc == 5)
		return many(argv[2], number(argv[3]), argv[4]);
	if (strcmp(what, "idle") == 0 && argc == 5)
		return idle(argv[2], number(argv[3]), argv[4]);
	if (strcmp(what, "slow") == 0 && argc == 6)
		return slow(argv[2], argv[3], number(argv[4]), number(argv[5]));
	if (strcmp(what, "drip") == 0 && argc == 4)
		return drip(argv[2], number(argv[3]));
	if (strcmp(what, "press") == 0 && argc == 5)
		return press(argv[2], argv[3], number(argv[4]));
	if (strcmp(what, "run") == 0) {
		signal(SIGINT, SIG_DFL);
		execvp(argv[2], argv + 2);
		perror(argv[2]);
		return 126;
	}
	fprintf(stderr, "talk: see talk.c\n");
	return 2;
}
