/* report.h - what a simulation has come to, as tables or as JSON (docs/simulating.md has the keys). */
#ifndef CK_CLI_REPORT_H
#define CK_CLI_REPORT_H

#include "cli/simulate.h"

/* What was played in one series: two or more of these where every bot met every other. */
typedef struct ck_series {
	ck_simulation simulation;
	ck_tally tally;
} ck_series;

/* Print a series as tables on standard output. False, with part of it printed, if there is no memory. */
bool ck_report_text(const ck_series *s);

/* Print a series as one object on one line. */
void ck_report_json(const ck_series *s);

/* The same for every bot against every other: `bots` of them, and the `count` series that have been played, the
 * pairings 1-2, 1-3, …, 2-3, … in this order, some at the end perhaps not. `count` is 1 or more. */
bool ck_report_every_text(const ck_bot *const *bots, unsigned bot_count, const ck_series *series,
                          unsigned count);
void ck_report_every_json(const ck_series *series, unsigned count);

#endif
