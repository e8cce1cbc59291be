/* coding.h - which of a file's compressed siblings a browser may be sent; pure. */
#ifndef CK_SERVER_CODING_H
#define CK_SERVER_CODING_H

#include <stddef.h>

typedef enum ck_coding {
	CK_CODING_NONE, /* the file itself */
	CK_CODING_GZIP,
	CK_CODING_BR,
	CK_CODING_COUNT
} ck_coding;

/* What Content-Encoding calls it: "gzip"; "" for none. */
extern const char *const ck_coding_names[CK_CODING_COUNT];

/* What the sibling's name ends with: ".gz"; "" for none. */
extern const char *const ck_coding_suffixes[CK_CODING_COUNT];

/* Read a header Accept-Encoding of `length` bytes and write the codings that it accepts into order[CK_CODING_COUNT], the
 * best first: by its q, and where these are alike the smaller. The file itself (identity) is always the last, even if
 * it is refused: it is there for sure, and better than nothing. What has a smaller q than it is left out. Returns how
 * many there are, 1 to CK_CODING_COUNT. */
unsigned ck_coding_order(const char *header, size_t length, ck_coding *order);

#endif
