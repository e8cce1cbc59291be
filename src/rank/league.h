/* league.h - a league: the games that count for its ranking, who is who, and its settings. Events in, state out; what
 * follows from it - weeks, points, ratings - is worked out by ranking.h.
 *
 * Strings are UTF-8 without control characters; those of an event are copied. */
#ifndef CK_RANK_LEAGUE_H
#define CK_RANK_LEAGUE_H

#include "rank/names.h"
#include "rank/points.h"
#include "rank/week.h"

enum {
	CK_LEAGUE_SEATS = 8,   /* at a table, at most */
	CK_LEAGUE_DIGEST = 32, /* bytes of a record's digest */
	CK_LEAGUE_TEXT = 960,  /* bytes of a name or reason, at most */
	CK_LEAGUE_GAME = 255,  /* bytes of a game string, at most */
};

/* What happens to a league. */
typedef enum ck_league_kind {
	CK_LEAGUE_ADD = 1, /* digest ended game seats teams places names: a game is over */
	CK_LEAGUE_DROP, /* digest text: a game was added by mistake; the text is the reason. It may be added anew */
	CK_LEAGUE_ALIAS, /* text other: games of the name `text` count for `other`; of itself again if it is `other` */
	CK_LEAGUE_POINTS, /* text week: rows of the table of points (points.h), for this week and all later ones */
	CK_LEAGUE_ZONE, /* text: the name of the time zone in which weeks begin */
} ck_league_kind;

/* An event; the fields that its kind does not name are 0 and NULL. */
typedef struct ck_league_event {
	uint8_t kind; /* ck_league_kind */
	uint8_t digest[CK_LEAGUE_DIGEST];
	int64_t ended;    /* when, UTC */
	const char *game; /* the game string: parchis, or with options */
	uint8_t seats;    /* 2 to 8 */
	bool teams;       /* four seats: 1 and 3 against 2 and 4; both seats of a side may be one person's */
	uint8_t places
		[CK_LEAGUE_SEATS]; /* of each seat, from 1; shared ones repeat the better number; partners share */
	const char *names[CK_LEAGUE_SEATS]; /* who sat there */
	const char *text;
	const char *other;
	ck_week week; /* CK_LEAGUE_ALWAYS: all weeks */
} ck_league_event;

/* Before every week. */
#define CK_LEAGUE_ALWAYS INT32_MIN

/* Why an event is refused. */
typedef enum ck_league_why {
	CK_LEAGUE_GOOD,
	CK_LEAGUE_NO_MEMORY,
	CK_LEAGUE_BAD_SEATS, /* not 2 to 8, or teams of other than 4 */
	CK_LEAGUE_BAD_TEXT, /* a name, game, reason or zone is empty, too long, or has control characters; `seat` for
	                       * a name at the table */
	CK_LEAGUE_BAD_TIME,   /* beyond the years 1 to 9999 */
	CK_LEAGUE_BAD_PLACES, /* there are no such places */
	CK_LEAGUE_KNOWN,      /* the record has been added before: `game` */
	CK_LEAGUE_UNKNOWN,    /* no game, or no name, like that */
	CK_LEAGUE_TWICE,  /* one person sits at `seat` and `other`, against themselves; an alias: in `game` */
	CK_LEAGUE_CIRCLE, /* `other` counts for `text` already */
	CK_LEAGUE_BAD_POINTS, /* points */
	CK_LEAGUE_BAD_KIND,
} ck_league_why;

typedef struct ck_league_fault {
	uint8_t why;         /* ck_league_why */
	uint8_t seat, other; /* from 0 */
	size_t game;         /* an index of games */
	ck_points_fault points;
} ck_league_fault;

/* A game of the league. */
typedef struct ck_league_game {
	uint8_t digest[CK_LEAGUE_DIGEST];
	int64_t ended;
	uint32_t text;                 /* of texts: the game string */
	uint32_t who[CK_LEAGUE_SEATS]; /* of people, as the record names them */
	uint8_t places[CK_LEAGUE_SEATS];
	uint8_t seats;
	bool teams;
	bool dropped;
} ck_league_game;

/* The points from some week on. */
typedef struct ck_league_points {
	ck_week from;
	ck_points points;
} ck_league_points;

/* A league; read the fields. Begins as {0}, with the usual points and without a zone. */
typedef struct ck_league {
	ck_names people;
	uint32_t *same; /* by person: for whom they count, at first themselves */
	uint32_t same_capacity;
	ck_names texts;
	ck_names digests; /* number i is that of games[i] */
	ck_league_game *games;
	size_t capacity;          /* of games; there are digests.count of them */
	ck_league_points *points; /* in the order in which they were set */
	size_t point_count, point_capacity;
	char *zone; /* NULL: not said */
} ck_league;

/* Let an event happen. False with the fault, and nothing changed that can be seen, if it may not. */
bool ck_league_apply(ck_league *l, const ck_league_event *event, ck_league_fault *fault);

/* For whom the games of a person count. */
uint32_t ck_league_player(const ck_league *l, uint32_t person);

/* The points of a week. */
ck_points ck_league_points_of(const ck_league *l, ck_week week);

/* The side of a seat: its team, or itself. */
static inline unsigned ck_league_side(bool teams, unsigned seat)
{
	return teams ? seat & 1 : seat;
}

/* Free all; it begins anew. */
void ck_league_release(ck_league *l);

#endif
