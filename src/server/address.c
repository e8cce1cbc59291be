#define _DEFAULT_SOURCE /* the list of a machine's interfaces is no part of POSIX.1-2008 */

#include "server/address.h"

#include "server/host.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum {
	RANK_SIX = 10,     /* an address of version 6 */
	RANK_PUBLIC = 20,  /* of version 4, such as any in the Internet */
	RANK_PRIVATE = 40, /* of those that networks at home have */
	RANK_COMMON = 50,  /* 192.168.…, which most of them have */
	RANK_INNER = 30,   /* less for the bridges of virtual machines and tunnels, which phones are not in */
	RANK_ROUTE = 100,  /* more for the address that packets to elsewhere leave from */
};

/* Interfaces that lead to no room with people in it. */
static bool is_inner(const char *name)
{
	static const char *const beginnings[] = {"docker",  "br-", "veth", "virbr",  "vmnet",
	                                         "vboxnet", "lxc", "lxd",  "podman", "cni",
	                                         "tun",     "tap", "wg",   "utun",   "zt"};

	for (size_t i = 0; i < sizeof(beginnings) / sizeof(beginnings[0]); i++)
		if (strncmp(name, beginnings[i], strlen(beginnings[i])) == 0)
			return true;
	return false;
}

static int rank_four(uint32_t address)
{
	if (address >> 24 == 127 || address >> 16 == 0xA9FE || address >> 24 == 0 || address >> 28 >= 0xE)
		return 0; /* this machine, link-local, none, multicast */
	if (address >> 16 == 0xC0A8)
		return RANK_COMMON;
	return address >> 24 == 10 || address >> 20 == 0xAC1 ? RANK_PRIVATE : RANK_PUBLIC;
}

static int rank_six(const struct in6_addr *address)
{
	if (IN6_IS_ADDR_LOOPBACK(address) || IN6_IS_ADDR_LINKLOCAL(address) ||
	    IN6_IS_ADDR_UNSPECIFIED(address) || IN6_IS_ADDR_MULTICAST(address) ||
	    IN6_IS_ADDR_V4MAPPED(address))
		return 0;
	return RANK_SIX;
}

int ck_address_rank(const struct sockaddr *address, const char *name)
{
	int rank = 0;

	if (address->sa_family == AF_INET) {
		struct sockaddr_in four;

		memcpy(&four, address, sizeof(four));
		rank = rank_four(ntohl(four.sin_addr.s_addr));
	} else if (address->sa_family == AF_INET6) {
		struct sockaddr_in6 six;

		memcpy(&six, address, sizeof(six));
		rank = rank_six(&six.sin6_addr);
	}
	if (rank > 0 && is_inner(name))
		rank = rank > RANK_INNER ? rank - RANK_INNER : 1;
	return rank;
}

static bool write_text(const struct sockaddr *address, char *text)
{
	char plain[INET6_ADDRSTRLEN];

	if (address->sa_family == AF_INET) {
		struct sockaddr_in four;

		memcpy(&four, address, sizeof(four));
		return inet_ntop(AF_INET, &four.sin_addr, text, CK_ADDRESS) != NULL;
	}
	struct sockaddr_in6 six;

	memcpy(&six, address, sizeof(six));
	if (inet_ntop(AF_INET6, &six.sin6_addr, plain, sizeof(plain)) == NULL)
		return false;
	return snprintf(text, CK_ADDRESS, "[%s]", plain) < CK_ADDRESS;
}

/* The address that packets to elsewhere leave from, into text[CK_ADDRESS]; nothing is sent. 192.0.2.1 is nobody's. */
static void route_find(char *text)
{
	struct sockaddr_in far = {.sin_family = AF_INET, .sin_port = htons(9)}, own;
	socklen_t size = sizeof(own);
	const int fd = socket(AF_INET, SOCK_DGRAM, 0);

	text[0] = '\0';
	far.sin_addr.s_addr = htonl(0xC0000201);
	if (fd >= 0 && connect(fd, (const struct sockaddr *)&far, sizeof(far)) == 0 &&
	    getsockname(fd, (struct sockaddr *)&own, &size) == 0)
		(void)write_text((const struct sockaddr *)&own, text);
	if (fd >= 0)
		close(fd);
}

bool ck_address_find(char *text)
{
	char route[CK_ADDRESS], candidate[CK_ADDRESS];
	struct ifaddrs *list = NULL;
	int best = 0;

	text[0] = '\0';
	if (getifaddrs(&list) != 0)
		return false;
	route_find(route);
	for (const struct ifaddrs *i = list; i != NULL; i = i->ifa_next) {
		int rank;

		if (i->ifa_addr == NULL || (i->ifa_flags & IFF_UP) == 0 || (i->ifa_flags & IFF_LOOPBACK) != 0)
			continue;
		rank = ck_address_rank(i->ifa_addr, i->ifa_name);
		if (rank == 0 || !write_text(i->ifa_addr, candidate))
			continue;
		/* A tunnel may carry all that goes elsewhere. */
		if (strcmp(candidate, route) == 0 && !is_inner(i->ifa_name))
			rank += RANK_ROUTE;
		if (rank > best) {
			best = rank;
			memcpy(text, candidate, sizeof(candidate));
		}
	}
	freeifaddrs(list);
	return best > 0;
}

void ck_address_names_read(ck_address_names *names)
{
	char name[CK_HOST];
	size_t size;

	*names = (ck_address_names){.own = ""};
	if (gethostname(names->own, sizeof(names->own) - 1) != 0 ||
	    !ck_host_read(names->own, strlen(names->own), name)) {
		names->own[0] = '\0';
		return;
	}
	size = strcspn(names->own, ".");
	snprintf(names->local, sizeof(names->local), "%.*s.local", (int)(size < 200 ? size : 200),
	         names->own);
}
