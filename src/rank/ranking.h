/* ranking.h - what the games of a league come to: weeks, points, ratings. Worked out anew from the whole league, game by
 * game in the order in which they ended (then of their digests), so that the order of adding does not matter.
 *
 * Each game has its own ranking by the number of seats: a *table* here is all games of one name ("parchis", whatever its
 * options) with one number of seats. */
#ifndef CK_RANK_RANKING_H
#define CK_RANK_RANKING_H

#include "rank/league.h"
#include "rank/rating.h"

/* A table. */
typedef struct ck_ranking_table {
	const char *game; /* not ended by NUL */
	size_t game_length;
	uint8_t seats;
	bool teams;
	size_t games; /* so many belong to it */
} ck_ranking_table;

/* A game, and what it has changed. */
typedef struct ck_ranking_game {
	const ck_league_game *game;
	uint32_t table; /* of tables */
	ck_week week;
	uint32_t player
		[CK_LEAGUE_SEATS]; /* for whom it counts, by seat; both seats of a side may be one person's */
	int32_t points
		[CK_LEAGUE_SEATS]; /* in parts (points.h); with both seats, all of them are at the first */
	ck_rating after[CK_LEAGUE_SEATS]; /* the player's rating at this table after the game */
} ck_ranking_game;

typedef struct ck_ranking {
	const ck_league *league; /* it must live as long, unchanged */
	ck_rating_scale scale;
	ck_ranking_table *tables; /* by name, then by seats */
	uint32_t table_count;
	ck_ranking_game *games; /* in the order in which they ended */
	size_t count;
} ck_ranking;

/* Work it out. False if there is no memory; release it in either case. */
bool ck_ranking_init(ck_ranking *r, const ck_league *league, const ck_week_zone *zone);
void ck_ranking_release(ck_ranking *r);

/* The table of a game's name and a number of seats. False if no game belongs to it. */
bool ck_ranking_find(const ck_ranking *r, const char *game, size_t length, unsigned seats, uint32_t *table);

/* A line of a table. */
typedef struct ck_ranking_row {
	uint32_t player;
	uint32_t place; /* from 1; equals share the better one */
	uint32_t games;
	uint32_t wins;    /* first places that not everybody had */
	int64_t points;   /* in parts */
	ck_rating rating; /* after the last game counted */
} ck_ranking_row;

typedef enum ck_ranking_order {
	CK_RANKING_BY_POINTS,
	CK_RANKING_BY_RATING, /* ck_rating_sure */
} ck_ranking_order;

/* The lines of a table for a week, or with NULL for all time, in order; equals by name. *rows is the caller's to free,
 * NULL for none. False if there is no memory. */
bool ck_ranking_rows(const ck_ranking *r, uint32_t table, const ck_week *week, ck_ranking_order order,
                     ck_ranking_row **rows, size_t *count);

/* The first seat at which a player sat in a game, or CK_LEAGUE_SEATS. */
unsigned ck_ranking_seat(const ck_ranking_game *g, uint32_t player);

#endif
