/* asset.h - a file of the folder served, opened so that nothing outside can be had. */
#ifndef CK_SERVER_ASSET_H
#define CK_SERVER_ASSET_H

#include "server/cache.h"
#include "server/coding.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum ck_asset_result {
	CK_ASSET_GOOD,
	CK_ASSET_MISSING,   /* there is no such file; folders and devices are none */
	CK_ASSET_FORBIDDEN, /* it may not be read, or a symbolic link leads out of the folder */
	CK_ASSET_BUSY,      /* not now: too many files are open */
	CK_ASSET_BROKEN,    /* the disk failed */
} ck_asset_result;

typedef struct ck_asset {
	int fd; /* open for reading, close-on-exec; the caller's to close. Only with CK_ASSET_GOOD */
	uint64_t size;
	ck_coding coding;   /* of what is open: the file or its sibling */
	bool varies;        /* a compressed sibling is there, so the answer depends on Accept-Encoding */
	char etag[CK_ETAG]; /* ck_etag_write of what is open */
} ck_asset;

/* Open `path` (of ck_path_check) below the folder `root`, or the first of its compressed siblings that the codings
 * name, as ck_coding_order writes them. A sibling is left alone that does not have its file's time of change, unless
 * the name holds a hash. Links within the folder are followed. */
ck_asset_result ck_asset_open(ck_asset *f, const char *root, const char *path, const ck_coding *order);

/* True if the folder can be opened and has an index.html in it. */
bool ck_asset_has_page(const char *root);

#endif
