/* path.h - which file of the folder a request's path means: the first gate between strangers and the disk; pure. */
#ifndef CK_SERVER_PATH_H
#define CK_SERVER_PATH_H

#include <stddef.h>

enum {
	CK_PATH_LONGEST = 512, /* bytes of a path in a request, at most */
	CK_PATH = CK_PATH_LONGEST + sizeof("index.html"),
};

typedef enum ck_path_verdict {
	CK_PATH_GOOD,
	CK_PATH_BAD, /* no path that a page of ours would ask for: `..`, empty parts, `\`, `%`, control characters */
	CK_PATH_HIDDEN, /* a part begins with a dot */
	CK_PATH_LONG,
} ck_path_verdict;

/* Judge the path of a request, `size` bytes that were percent-decoded once, without the query. A good one is written
 * into path[CK_PATH] as what it is below the folder served: no slash in front, index.html where it names a folder
 * with a slash behind. With any other verdict path is "". */
ck_path_verdict ck_path_check(const char *uri, size_t size, char *path);

#endif
