#include "rank/ranking.h"

#include <stdlib.h>
#include <string.h>

enum { SIDE_SEATS = 2 }; /* of a team; with teams there are as many sides */

unsigned ck_ranking_seat(const ck_ranking_game *g, uint32_t player)
{
	unsigned seat = 0;

	while (seat < g->game->seats && g->player[seat] != player)
		seat++;
	return seat < g->game->seats ? seat : CK_LEAGUE_SEATS;
}

/* ---------------------------------------------------------------- order */

static int compare_games(const void *a, const void *b)
{
	const ck_league_game *g = ((const ck_ranking_game *)a)->game, *h = ((const ck_ranking_game *)b)->game;

	if (g->ended != h->ended)
		return g->ended < h->ended ? -1 : 1;
	return memcmp(g->digest, h->digest, sizeof(g->digest));
}

static bool games_list(ck_ranking *r, const ck_week_zone *zone)
{
	size_t all = r->league->digests.count;

	r->games = calloc(all > 0 ? all : 1, sizeof(*r->games));
	if (r->games == NULL)
		return false;
	for (size_t i = 0; i < all; i++) {
		const ck_league_game *game = &r->league->games[i];
		ck_ranking_game *g = &r->games[r->count];

		if (game->dropped)
			continue;
		r->count++;
		g->game = game;
		g->week = ck_week_of_time(game->ended, zone);
		for (unsigned s = 0; s < game->seats; s++)
			g->player[s] = ck_league_player(r->league, game->who[s]);
	}
	qsort(r->games, r->count, sizeof(*r->games), compare_games);
	return true;
}

/* --------------------------------------------------------------- tables */

/* The table that a game belongs to, without a count. */
static ck_ranking_table table_of(const ck_league *l, const ck_league_game *game)
{
	const char *text = l->texts.text[game->text];

	return (ck_ranking_table){text, strcspn(text, ":"), game->seats, game->teams, 0};
}

static int compare_tables(const void *a, const void *b)
{
	const ck_ranking_table *t = a, *u = b;
	size_t least = t->game_length < u->game_length ? t->game_length : u->game_length;
	int names = memcmp(t->game, u->game, least);

	if (names != 0)
		return names;
	if (t->game_length != u->game_length)
		return t->game_length < u->game_length ? -1 : 1;
	if (t->seats != u->seats)
		return t->seats < u->seats ? -1 : 1;
	return t->teams - u->teams;
}

/* All tables, each once, and which of them each game belongs to. */
static bool tables_list(ck_ranking *r)
{
	r->tables = calloc(r->count > 0 ? r->count : 1, sizeof(*r->tables));
	if (r->tables == NULL)
		return false;
	for (size_t i = 0; i < r->count; i++)
		r->tables[i] = table_of(r->league, r->games[i].game);
	qsort(r->tables, r->count, sizeof(*r->tables), compare_tables);
	for (size_t i = 0; i < r->count; i++)
		if (i == 0 || compare_tables(&r->tables[i], &r->tables[r->table_count - 1]) != 0)
			r->tables[r->table_count++] = r->tables[i];
	for (size_t i = 0; i < r->count; i++) {
		ck_ranking_table wanted = table_of(r->league, r->games[i].game);
		ck_ranking_table *found = bsearch(&wanted, r->tables, r->table_count, sizeof(wanted),
		                                  compare_tables);

		found->games++;
		r->games[i].table = (uint32_t)(found - r->tables);
	}
	return true;
}

bool ck_ranking_find(const ck_ranking *r, const char *game, size_t length, unsigned seats, uint32_t *table)
{
	for (uint32_t i = 0; i < r->table_count; i++) {
		const ck_ranking_table *t = &r->tables[i];

		if (t->seats != seats || t->game_length != length || memcmp(t->game, game, length) != 0)
			continue;
		*table = i;
		return true;
	}
	return false;
}

/* --------------------------------------------------------------- sides */

/* A side of a game: who is in it. */
typedef struct side {
	uint8_t seat[SIDE_SEATS]; /* the first seat of each member */
	unsigned members;
	uint8_t place;
} side;

static size_t sides_list(const ck_ranking_game *g, side sides[CK_LEAGUE_SEATS])
{
	const ck_league_game *game = g->game;

	memset(sides, 0, CK_LEAGUE_SEATS * sizeof(*sides));
	for (unsigned s = 0; s < game->seats; s++) {
		side *of = &sides[ck_league_side(game->teams, s)];

		of->place = game->places[s];
		if (ck_ranking_seat(g, g->player[s]) == s)
			of->seat[of->members++] = (uint8_t)s;
	}
	return game->teams ? SIDE_SEATS : game->seats;
}

static void points_give(const ck_ranking *r, ck_ranking_game *g, const side *sides, size_t count)
{
	ck_points points = ck_league_points_of(r->league, g->week);
	uint8_t places[CK_LEAGUE_SEATS];
	int32_t parts[CK_LEAGUE_SEATS] = {0};
	unsigned least = SIDE_SEATS;

	for (size_t i = 0; i < count; i++) {
		places[i] = sides[i].place;
		least = sides[i].members < least ? sides[i].members : least;
	}
	(void)ck_points_share(&points, g->game->teams, count, places,
	                      parts); /* the league has checked them */
	for (size_t i = 0; i < count; i++)
		for (unsigned m = 0; m < sides[i].members; m++)
			g->points[sides[i].seat[m]] = ck_points_head(parts[i], sides[i].members, least);
}

/* --------------------------------------------------------------- ratings */

/* Ratings at one table, by player; sigma 0: has not played. */
static void ratings_move(const ck_ranking *r, ck_ranking_game *g, const side *sides, size_t count,
                         ck_rating *ratings)
{
	ck_rating members[CK_LEAGUE_SEATS];
	ck_rating_team teams[CK_LEAGUE_SEATS];
	size_t used = 0;

	for (size_t i = 0; i < count; i++) {
		teams[i] = (ck_rating_team){
			.members = members + used, .count = sides[i].members, .place = sides[i].place};
		for (unsigned m = 0; m < sides[i].members; m++) {
			ck_rating before = ratings[g->player[sides[i].seat[m]]];

			members[used++] = before.sigma > 0 ? before : r->scale.prior;
		}
	}
	ck_rating_update(&r->scale, teams, count);
	for (size_t i = 0; i < count; i++)
		for (unsigned m = 0; m < sides[i].members; m++)
			ratings[g->player[sides[i].seat[m]]] = teams[i].members[m];
	for (unsigned s = 0; s < g->game->seats; s++)
		g->after[s] = ratings[g->player[s]];
}

static bool table_play(ck_ranking *r, uint32_t table)
{
	side sides[CK_LEAGUE_SEATS];
	ck_rating *ratings = calloc(r->league->people.count, sizeof(*ratings));

	if (ratings == NULL)
		return false;
	for (size_t i = 0; i < r->count; i++) {
		size_t count;

		if (r->games[i].table != table)
			continue;
		count = sides_list(&r->games[i], sides);
		points_give(r, &r->games[i], sides, count);
		ratings_move(r, &r->games[i], sides, count, ratings);
	}
	free(ratings);
	return true;
}

bool ck_ranking_init(ck_ranking *r, const ck_league *league, const ck_week_zone *zone)
{
	*r = (ck_ranking){.league = league, .scale = ck_rating_usual()};
	if (!games_list(r, zone) || !tables_list(r))
		return false;
	for (uint32_t i = 0; i < r->table_count; i++)
		if (!table_play(r, i))
			return false;
	return true;
}

void ck_ranking_release(ck_ranking *r)
{
	free(r->games);
	free(r->tables);
	*r = (ck_ranking){0};
}

/* ---------------------------------------------------------------- rows */

/* A row that is being put in its order. */
typedef struct entry {
	ck_ranking_row row;
	double measure; /* the larger the better */
	const char *name;
} entry;

static int compare_entries(const void *a, const void *b)
{
	const entry *e = a, *f = b;

	if (e->measure != f->measure)
		return e->measure > f->measure ? -1 : 1;
	return strcmp(e->name, f->name);
}

/* First places that not everybody had. */
static bool is_win(const ck_league_game *game, unsigned seat)
{
	bool all = true;

	for (unsigned s = 0; s < game->seats; s++)
		all = all && game->places[s] == 1;
	return game->places[seat] == 1 && !all;
}

/* Sum up: entries by player. */
static void rows_sum(const ck_ranking *r, uint32_t table, const ck_week *week, entry *entries)
{
	for (size_t i = 0; i < r->count; i++) {
		const ck_ranking_game *g = &r->games[i];

		if (g->table != table || (week != NULL && g->week != *week))
			continue;
		for (unsigned s = 0; s < g->game->seats; s++) {
			ck_ranking_row *row = &entries[g->player[s]].row;

			if (ck_ranking_seat(g, g->player[s]) != s)
				continue;
			row->games++;
			row->wins += is_win(g->game, s);
			row->points += g->points[s];
			row->rating = g->after[s];
		}
	}
}

/* Leave those who have played, each with its measure and name. */
static size_t entries_keep(const ck_ranking *r, ck_ranking_order order, entry *entries)
{
	size_t kept = 0;

	for (uint32_t p = 0; p < r->league->people.count; p++) {
		entry e = entries[p];

		if (e.row.games == 0)
			continue;
		e.row.player = p;
		e.name = r->league->people.text[p];
		/* points of a league are far below 2^53 parts, so that no two become equal */
		e.measure = order == CK_RANKING_BY_POINTS ? (double)e.row.points
		                                          : ck_rating_sure(&e.row.rating);
		entries[kept++] = e;
	}
	return kept;
}

bool ck_ranking_rows(const ck_ranking *r, uint32_t table, const ck_week *week, ck_ranking_order order,
                     ck_ranking_row **rows, size_t *count)
{
	entry *entries = calloc((size_t)r->league->people.count + 1, sizeof(*entries));

	*rows = NULL;
	*count = 0;
	if (entries == NULL)
		return false;
	rows_sum(r, table, week, entries);
	*count = entries_keep(r, order, entries);
	qsort(entries, *count, sizeof(*entries), compare_entries);
	if (*count > 0)
		*rows = calloc(*count, sizeof(**rows));
	for (size_t i = 0; *rows != NULL && i < *count; i++) {
		bool shares = i > 0 && entries[i].measure == entries[i - 1].measure;

		(*rows)[i] = entries[i].row;
		(*rows)[i].place = shares ? (*rows)[i - 1].place : (uint32_t)i + 1;
	}
	free(entries);
	return *rows != NULL || *count == 0;
}
