/* rank_zone.h - the clocks of a named time zone, from the system's tables (tzdata).
 *
 * While a zone is open the whole process keeps its time, so this is for one thread; closing it brings back what was. */
#ifndef CK_CLI_RANK_ZONE_H
#define CK_CLI_RANK_ZONE_H

#include "rank/week.h"

enum { CK_RANK_ZONE_NAME = 128 };

/* Begins as {0}. */
typedef struct ck_rank_zone {
	char *before; /* what TZ was, or NULL */
	bool open;
} ck_rank_zone;

/* True if there is a zone of that name: UTC, or what the system has, "Europe/Madrid". */
bool ck_rank_zone_is(const char *name);

/* The name of the zone in which this computer is, as far as it can be told; else "UTC". Returns out. */
const char *ck_rank_zone_here(char out[CK_RANK_ZONE_NAME]);

/* Open a zone that there is, and give its clocks, which last until it is closed. False with errno. */
bool ck_rank_zone_open(ck_rank_zone *z, const char *name, ck_week_zone *clocks);
void ck_rank_zone_close(ck_rank_zone *z);

#endif
