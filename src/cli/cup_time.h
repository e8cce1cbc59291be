/* cup_time.h - times as people write and read them: by the clocks of this computer, or ISO 8601. */
#ifndef CK_CLI_CUP_TIME_H
#define CK_CLI_CUP_TIME_H

#include "cup/act.h"

#include <stdbool.h>

enum { CK_CUP_TIME = 32 }; /* bytes of a time as text */

/* What became of the reading of a time. */
typedef enum ck_cup_time_fault {
	CK_CUP_TIME_READ,
	CK_CUP_TIME_NONE,  /* it is no time, or one before 1970 or after 9999 */
	CK_CUP_TIME_PAST,  /* ck_cup_time_start alone: it is more than a day ago */
	CK_CUP_TIME_LEAPT, /* the clocks leap over it that day, when summer time begins */
} ck_cup_time_fault;

/* Read 20:00 or 8:30 (of today by `now`, local; of tomorrow if today's was more than twelve hours ago), 2026-12-01T20:00
 * (local), or one of those with seconds, or an ISO time with Z or +01:00 behind. The clock may be written as 20.00, 20h,
 * 20h30 or 20:00 h too. *at is untouched unless it is read. Milliseconds since 1970 UTC, up to CK_CUP_TIME_MAX. */
ck_cup_time_fault ck_cup_time_try(const char *text, int64_t now, int64_t *at);

/* The same of a time at which something is to begin: not one that was more than a day ago. */
ck_cup_time_fault ck_cup_time_start(const char *text, int64_t now, int64_t *at);

/* The same where nothing is told of what is wrong: whether it was read. */
bool ck_cup_time_read(const char *text, int64_t now, int64_t *at);

/* The sentence, translated, about a text that was not read, with the slot {value}. */
const char *ck_cup_time_wrong(ck_cup_time_fault fault);

/* "20:00" by the clocks of this computer, into out[CK_CUP_TIME]; "-" for 0. Returns out. */
const char *ck_cup_time_clock(int64_t at, char *out);

/* "20:00" if that is on the day of `now` (0: whenever it is), else "2026-12-01 20:00". Returns out. */
const char *ck_cup_time_near(int64_t at, int64_t now, char *out);

/* "2026-12-01 20:00:05", the same way. Returns out. */
const char *ck_cup_time_full(int64_t at, char *out);

/* "2026-12-01T19:00:05Z". Returns out. */
const char *ck_cup_time_iso(int64_t at, char *out);

/* The day of today, local, YYYY-MM-DD. Returns out. */
const char *ck_cup_time_day(int64_t at, char *out);

#endif
