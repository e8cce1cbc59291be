#include "server/path.h"

#include "i18n/utf8.h"

#include <stdbool.h>
#include <string.h>

/* The verdict on a part between two slashes. A `%` is left after decoding only if somebody has encoded twice. */
static ck_path_verdict part_check(const char *part, size_t size)
{
	if (size == 0 || (size == 1 && part[0] == '.') || (size == 2 && memcmp(part, "..", 2) == 0))
		return CK_PATH_BAD;
	if (memchr(part, '\\', size) != NULL || memchr(part, '%', size) != NULL ||
	    !ck_utf8_is_text(part, size, false))
		return CK_PATH_BAD;
	return part[0] == '.' ? CK_PATH_HIDDEN : CK_PATH_GOOD;
}

/* The verdict on all parts; an empty one may stand at the end. The worst counts. */
static ck_path_verdict parts_check(const char *path, size_t size)
{
	ck_path_verdict verdict = CK_PATH_GOOD;

	for (size_t at = 0; at < size;) {
		const char *slash = memchr(path + at, '/', size - at);
		const size_t end = slash != NULL ? (size_t)(slash - path) : size;
		const ck_path_verdict part = part_check(path + at, end - at);

		if (part == CK_PATH_BAD)
			return CK_PATH_BAD;
		if (part == CK_PATH_HIDDEN)
			verdict = CK_PATH_HIDDEN;
		at = end + 1;
	}
	return verdict;
}

ck_path_verdict ck_path_check(const char *uri, size_t size, char *path)
{
	static const char index[] = "index.html";
	ck_path_verdict verdict;

	path[0] = '\0';
	if (size > CK_PATH_LONGEST)
		return CK_PATH_LONG;
	if (size == 0 || uri[0] != '/')
		return CK_PATH_BAD;
	verdict = parts_check(uri + 1, size - 1);
	if (verdict != CK_PATH_GOOD)
		return verdict;
	memcpy(path, uri + 1, size - 1);
	path[size - 1] = '\0';
	if (uri[size - 1] == '/')
		memcpy(path + size - 1, index, sizeof(index));
	return CK_PATH_GOOD;
}
