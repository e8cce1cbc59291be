/* cache.h - what browsers may keep of a file, and how they ask whether it is still the same; pure. */
#ifndef CK_SERVER_CACHE_H
#define CK_SERVER_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CK_ETAG = 64 };

/* Write the strong validator of a file, quotes included, into etag[CK_ETAG]: it differs whenever its size, the time of
 * its last change in nanoseconds, the time at which it was put here (of the change of its status: packages often give all
 * their files one time of change), or its content coding ("" for none) do. */
void ck_etag_write(char *etag, uint64_t size, uint64_t changed, uint64_t put, const char *coding);

/* True if a header If-None-Match of `length` bytes holds that validator, or a star: the browser has the file. Weak
 * ones count as well (RFC 9110, 13.1.2). */
bool ck_etag_matches(const char *header, size_t length, const char *etag);

/* True if the name of a file holds a hash of its content, as app-3f2a91bc.js (8 or more hexadecimal digits) or
 * app-5GRGAHXB.js (8 of A-Z and 2-7, as esbuild writes them) does: then the file never changes. */
bool ck_cache_is_hashed(const char *name);

/* The value of Cache-Control for a file of that name: one with a hash is kept for ever, any other asked for each time. */
const char *ck_cache_control(const char *name);

#endif
