#include "server/cache.h"

#include <stdio.h>
#include <string.h>

enum { HASH_SHORTEST = 8 };

void ck_etag_write(char *etag, uint64_t size, uint64_t changed, uint64_t put, const char *coding)
{
	snprintf(etag, CK_ETAG, "\"%llx-%llx-%llx%s%.8s\"", (unsigned long long)size,
	         (unsigned long long)changed, (unsigned long long)put, coding[0] != '\0' ? "-" : "", coding);
}

/* Skip what stands between two validators of a list. */
static size_t skip(const char *header, size_t length, size_t at)
{
	while (at < length && (header[at] == ' ' || header[at] == '\t' || header[at] == ','))
		at++;
	return at;
}

bool ck_etag_matches(const char *header, size_t length, const char *etag)
{
	const size_t size = strlen(etag);

	for (size_t at = skip(header, length, 0); at < length; at = skip(header, length, at)) {
		const char *end;

		if (header[at] == '*')
			return true;
		if (length - at > 2 && memcmp(header + at, "W/", 2) == 0)
			at += 2;
		if (header[at] != '"')
			return false;
		end = memchr(header + at + 1, '"', length - at - 1);
		if (end == NULL)
			return false;
		if ((size_t)(end + 1 - (header + at)) == size && memcmp(header + at, etag, size) == 0)
			return true;
		at = (size_t)(end + 1 - header);
	}
	return false;
}

/* ------------------------------------------------------------------- hashes */

static bool is_within(const char *text, size_t size, const char *characters)
{
	for (size_t i = 0; i < size; i++)
		if (strchr(characters, text[i]) == NULL)
			return false;
	return true;
}

/* True for the part of a name between its last `-` and its first `.` behind that if that is a hash. */
static bool is_hash(const char *text, size_t size)
{
	if (size >= HASH_SHORTEST && is_within(text, size, "0123456789abcdef"))
		return true;
	return size == HASH_SHORTEST && is_within(text, size, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567");
}

bool ck_cache_is_hashed(const char *name)
{
	const char *slash = strrchr(name, '/'), *base = slash != NULL ? slash + 1 : name;
	const char *dash = strrchr(base, '-'), *dot = dash != NULL ? strchr(dash, '.') : NULL;

	return dot != NULL && dash > base && dot[1] != '\0' && is_hash(dash + 1, (size_t)(dot - dash - 1));
}

const char *ck_cache_control(const char *name)
{
	return ck_cache_is_hashed(name) ? "public, max-age=31536000, immutable" : "no-cache";
}
