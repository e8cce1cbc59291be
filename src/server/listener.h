/* listener.h - the sockets that wait for connections: one of each version of the address. */
#ifndef CK_SERVER_LISTENER_H
#define CK_SERVER_LISTENER_H

#include <stdbool.h>
#include <stdint.h>

enum { CK_LISTENER_SOCKETS = 2 };

typedef struct ck_listener {
	int fds[CK_LISTENER_SOCKETS]; /* -1 where the machine has no addresses of that version */
	uint16_t port;
} ck_listener;

/* Listen on the machine's own addresses, 127.0.0.1 and ::1, or with `lan` on all of it; port 0 takes any free one. A
 * version of addresses that the machine does not have is left out. False, with errno and nothing open, if none can be
 * had or one is taken (EADDRINUSE, EACCES …). The sockets do not block and are closed by exec. */
bool ck_listener_open(ck_listener *l, bool lan, uint16_t port);

/* Take the next connection that waits at fds[i]: a socket, which does not block; -1 with errno, EAGAIN if none waits. */
int ck_listener_accept(const ck_listener *l, unsigned i);

void ck_listener_close(ck_listener *l);

#endif
