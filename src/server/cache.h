/* cache.h - what browsers may keep of a file, and how they ask whether it is still the same; pure. */
#ifndef CK_SERVER_CACHE_H
#define CK_SERVER_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CK_ETAG = 64 };

/* Write the strong validator of a file, quotes included, into etag[CK_ETAG]: it differs whenever size, time of the
 * last change in nanoseconds, or content coding ("" for none) do. */
void ck_etag_write(char *etag, uint64_t size, uint64_t changed, const char *coding);

/* True if a header If-None-Match of `length` bytes holds that validator, or a star: the browser has the file. Weak
 * ones count as well (RFC 9110, 13.1.2). */
bool ck_etag_matches(const char *header, size_t length, const char *etag);

/* The value of Cache-Control for a file of that name. One whose name holds a hash of its content, as app-3f2a91bc.js
 * (8 or more hexadecimal digits) or app-5GRGAHXB.js (8 of A-Z and 2-7, as esbuild writes them), never changes;
 * any other is asked for each time. */
const char *ck_cache_control(const char *name);

#endif
