/* address.h - where this machine is found in its local network. */
#ifndef CK_SERVER_ADDRESS_H
#define CK_SERVER_ADDRESS_H

#include <stdbool.h>
#include <sys/socket.h>

enum { CK_ADDRESS = 64, CK_ADDRESS_NAME = 256 };

/* How likely phones in the same room reach an address of the interface called `name`: 0 never, else the more the
 * better. Pure. */
int ck_address_rank(const struct sockaddr *address, const char *name);

/* The address of this machine that phones in the same room most likely reach, as it stands in an URL (brackets around
 * one of version 6), into text[CK_ADDRESS]. False if it is in no network. */
bool ck_address_find(char *text);

/* The name of this machine, and the one that its neighbours may find it by (with .local), "" where it has none. */
typedef struct ck_address_names {
	char own[CK_ADDRESS_NAME], local[CK_ADDRESS_NAME];
} ck_address_names;

void ck_address_names_read(ck_address_names *names);

#endif
