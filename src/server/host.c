#include "server/host.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>
#include <strings.h>

static bool is_digits(const char *text, size_t size)
{
	for (size_t i = 0; i < size; i++)
		if (text[i] < '0' || text[i] > '9')
			return false;
	return true;
}

/* True if what stands behind the host is nothing, or a port. */
static bool is_port(const char *text, size_t size)
{
	return size == 0 || (text[0] == ':' && size <= sizeof(":65535") - 1 && is_digits(text + 1, size - 1));
}

static char small(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Letters, digits, `-`, `_` and dots. In brackets what an address of version 6 holds. */
static bool is_host_character(char c, bool bracketed)
{
	if ((c >= '0' && c <= '9') || c == '.')
		return true;
	if (bracketed)
		return (c >= 'a' && c <= 'f') || c == ':';
	return (c >= 'a' && c <= 'z') || c == '-' || c == '_';
}

static bool copy(const char *text, size_t size, bool bracketed, char *name)
{
	if (size == 0 || size >= CK_HOST)
		return false;
	for (size_t i = 0; i < size; i++) {
		name[i] = small(text[i]);
		if (!is_host_character(name[i], bracketed))
			return false;
	}
	if (!bracketed && size > 1 && name[size - 1] == '.')
		size--;
	name[size] = '\0';
	return true;
}

bool ck_host_read(const char *header, size_t length, char *name)
{
	const bool bracketed = length > 0 && header[0] == '[';
	const char *end = length > 0 ? memchr(header, bracketed ? ']' : ':', length) : NULL;
	size_t size = end != NULL ? (size_t)(end - header) : length;
	bool good;

	if (bracketed)
		good = end != NULL && is_port(end + 1, length - size - 1) &&
		       copy(header + 1, size - 1, true, name);
	else
		good = is_port(header + size, length - size) && copy(header, size, false, name);
	if (!good)
		name[0] = '\0';
	return good;
}

/* True if both are addresses of one version, and the same. */
static bool same_address(const char *a, const char *b)
{
	struct in6_addr first, second;
	static const int families[] = {AF_INET, AF_INET6};

	for (size_t i = 0; i < sizeof(families) / sizeof(families[0]); i++)
		if (inet_pton(families[i], a, &first) == 1 && inet_pton(families[i], b, &second) == 1)
			return memcmp(&first, &second,
			              families[i] == AF_INET ? sizeof(struct in_addr) : sizeof(first)) == 0;
	return false;
}

static bool same(const char *name, const char *other)
{
	return strcasecmp(name, other) == 0 || same_address(name, other);
}

bool ck_host_is_ours(const char *name, const char *local, const char *const *names)
{
	if (same(name, "localhost") || same(name, "127.0.0.1") || same(name, "::1"))
		return true;
	if (local != NULL && same_address(name, local))
		return true;
	for (; *names != NULL; names++)
		if (same(name, *names))
			return true;
	return false;
}
