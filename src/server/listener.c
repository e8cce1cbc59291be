#include "server/listener.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
	TRIES = 32, /* free ports that are tried until one is free for both versions */
};

typedef union address {
	struct sockaddr any;
	struct sockaddr_in four;
	struct sockaddr_in6 six;
} address;

static const int families[CK_LISTENER_SOCKETS] = {AF_INET, AF_INET6};

static socklen_t address_make(address *a, int family, bool lan, uint16_t port)
{
	memset(a, 0, sizeof(*a));
	if (family == AF_INET) {
		a->four.sin_family = AF_INET;
		a->four.sin_port = htons(port);
		a->four.sin_addr.s_addr = htonl(lan ? INADDR_ANY : INADDR_LOOPBACK);
		return sizeof(a->four);
	}
	a->six.sin6_family = AF_INET6;
	a->six.sin6_port = htons(port);
	a->six.sin6_addr = lan ? in6addr_any : in6addr_loopback;
	return sizeof(a->six);
}

static bool make_quiet(int fd)
{
	const int flags = fcntl(fd, F_GETFL);

	return flags >= 0 && fcntl(fd, F_SETFL, flags | O_NONBLOCK) == 0 &&
	       fcntl(fd, F_SETFD, FD_CLOEXEC) == 0;
}

/* Close after a failure, whose errno stays. Returns -1. */
static int give_up(int fd)
{
	const int reason = errno;

	close(fd);
	errno = reason;
	return -1;
}

static int open_one(int family, bool lan, uint16_t port)
{
	const int yes = 1, fd = socket(family, SOCK_STREAM, 0);
	address a;
	const socklen_t size = address_make(&a, family, lan, port);

	if (fd < 0)
		return -1;
	/* A port is not taken by connections of a server that has ended. */
	if (!make_quiet(fd) || setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof(yes)) != 0 ||
	    (family == AF_INET6 && setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &yes, sizeof(yes)) != 0) ||
	    bind(fd, &a.any, size) != 0 || listen(fd, SOMAXCONN) != 0)
		return give_up(fd);
	return fd;
}

static uint16_t port_of(int fd)
{
	address a;
	socklen_t size = sizeof(a);

	memset(&a, 0, sizeof(a));
	if (getsockname(fd, &a.any, &size) != 0)
		return 0;
	return ntohs(a.any.sa_family == AF_INET6 ? a.six.sin6_port : a.four.sin_port);
}

/* True if the reason is that the machine has no addresses of that version. */
static bool is_absent(int reason)
{
	return reason == EAFNOSUPPORT || reason == EADDRNOTAVAIL || reason == EPROTONOSUPPORT;
}

static bool open_all(ck_listener *l, bool lan, uint16_t port)
{
	bool any = false;

	*l = (ck_listener){.fds = {-1, -1}, .port = port};
	for (unsigned i = 0; i < CK_LISTENER_SOCKETS; i++) {
		l->fds[i] = open_one(families[i], lan, l->port);
		if (l->fds[i] < 0 && !is_absent(errno)) {
			const int reason = errno;

			ck_listener_close(l);
			errno = reason;
			return false;
		}
		if (l->fds[i] >= 0) {
			l->port = port_of(l->fds[i]);
			any = true;
		}
	}
	return any;
}

bool ck_listener_open(ck_listener *l, bool lan, uint16_t port)
{
	for (int tries = 0; tries < TRIES; tries++) {
		if (open_all(l, lan, port))
			return true;
		if (port != 0 || errno != EADDRINUSE)
			return false;
	}
	return false;
}

int ck_listener_accept(const ck_listener *l, unsigned i)
{
	const int yes = 1;
	int fd;

	do
		fd = accept(l->fds[i], NULL, NULL);
	while (fd < 0 && (errno == EINTR || errno == ECONNABORTED));
	if (fd < 0)
		return -1;
	if (!make_quiet(fd))
		return give_up(fd);
	/* Headers and content are two writes: the second must not wait for the answer to the first. */
	setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof(yes));
	return fd;
}

void ck_listener_close(ck_listener *l)
{
	for (unsigned i = 0; i < CK_LISTENER_SOCKETS; i++) {
		if (l->fds[i] >= 0)
			close(l->fds[i]);
		l->fds[i] = -1;
	}
}
