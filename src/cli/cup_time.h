/* cup_time.h - times as people write and read them: by the clocks of this computer, or ISO 8601. */
#ifndef CK_CLI_CUP_TIME_H
#define CK_CLI_CUP_TIME_H

#include <stdbool.h>
#include <stdint.h>

enum { CK_CUP_TIME = 32 }; /* bytes of a time as text */

/* Read 20:00 (of today by `now`, local), 2026-12-01T20:00 (local), or one of those with seconds, or an ISO time with Z or
 * +01:00 behind. False if it is none, and *at untouched. Milliseconds since 1970 UTC. */
bool ck_cup_time_read(const char *text, int64_t now, int64_t *at);

/* "20:00" by the clocks of this computer, into out[CK_CUP_TIME]; "-" for 0. Returns out. */
const char *ck_cup_time_clock(int64_t at, char *out);

/* "2026-12-01 20:00:05", the same way. Returns out. */
const char *ck_cup_time_full(int64_t at, char *out);

/* "2026-12-01T19:00:05Z". Returns out. */
const char *ck_cup_time_iso(int64_t at, char *out);

/* The day of today, local, YYYY-MM-DD. Returns out. */
const char *ck_cup_time_day(int64_t at, char *out);

#endif
