/* rank_parts.h - the actions of `charkoni rank`, for cmd_rank.c. */
#ifndef CK_CLI_RANK_PARTS_H
#define CK_CLI_RANK_PARTS_H

#include "cli/rank_args.h"
#include "cli/rank_file.h"
#include "cli/rank_zone.h"
#include "rank/ranking.h"

/* Digits of a digest by which people name a game. */
enum { CK_RANK_NUMBER = 8 };

/* Read the league, let `fill` make events of it, and keep them: anew where others have written in between. `fill` answers
 * CK_ARGS_GO or an exit code. CK_ARGS_GO or an exit code. */
int ck_rank_change(ck_rank_file *f, int (*fill)(void *context, ck_rank_news *news), void *context);

/* The actions that change the league. An exit code. */
int ck_rank_add(const ck_rank_request *r, ck_rank_file *f);
int ck_rank_alias(const ck_rank_request *r, ck_rank_file *f);
int ck_rank_drop(const ck_rank_request *r, ck_rank_file *f);
int ck_rank_set(const ck_rank_request *r, ck_rank_file *f);

/* What is shown of a league that has been read, with the clocks of its zone. */
typedef struct ck_rank_view {
	const ck_rank_request *request;
	const ck_league *league;
	const ck_ranking *ranking;
	const ck_week_zone *clocks;
	bool one_table; /* only `table` is wanted */
	uint32_t table;
} ck_rank_view;

/* Those that show it, on standard output. CK_ARGS_GO or an exit code. */
int ck_rank_week_show(const ck_rank_view *v);
int ck_rank_table_show(const ck_rank_view *v);
int ck_rank_player_show(const ck_rank_view *v);
int ck_rank_games_show(const ck_rank_view *v);
int ck_rank_log_show(const ck_rank_view *v, const ck_rank_file *f);
int ck_rank_set_show(const ck_rank_view *v);

/* The week that a word names: 2026-W49, a day in it, `last`, or with NULL this one. CK_ARGS_GO or an exit code. */
int ck_rank_week_read(const char *word, const ck_week_zone *clocks, ck_week *week);

/* Open the clocks of a league's zone. CK_ARGS_GO or an exit code. */
int ck_rank_clocks_open(const ck_league *league, ck_rank_zone *z, ck_week_zone *clocks);

/* True if a table is among those wanted. */
bool ck_rank_is_wanted(const ck_rank_view *v, uint32_t table);

/* "2026-11-30 22:15" by the clocks of the league, into out[CK_TIME_TEXT]. Returns out. */
const char *ck_rank_clock(const ck_rank_view *v, int64_t ended, char *out);

/* A text of the league as it can be shown, into out[CK_ARGS_QUOTE]. */
const char *ck_rank_name(const ck_league *league, uint32_t person, char *out);

#endif
