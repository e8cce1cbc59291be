/* host.h - whether a request is meant for us: what its header Host says; pure.
 *
 * A page elsewhere can have its own name resolve to this machine and then read, in the name of its origin, what is
 * served here (DNS rebinding). Such requests carry that name, so only names that are ours are answered. */
#ifndef CK_SERVER_HOST_H
#define CK_SERVER_HOST_H

#include <stdbool.h>
#include <stddef.h>

enum { CK_HOST = 256 };

/* The name or address in a header Host of `length` bytes, without port and brackets, in small letters, without a dot
 * at its end, into name[CK_HOST]. False if it is no host. */
bool ck_host_read(const char *header, size_t length, char *name);

/* True if that is the name of the machine itself (localhost, 127.0.0.1, ::1), the address `local` at which the
 * connection came in (as text; NULL or "" for none), or one of the names, which end with NULL. */
bool ck_host_is_ours(const char *name, const char *local, const char *const *names);

#endif
