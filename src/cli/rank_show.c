/* rank_show.c - `charkoni rank week` and `table`: lines of tables, as text, JSON or CSV. */
#include "cli/args.h"
#include "cli/cup_run_clock.h"
#include "cli/grid.h"
#include "cli/rank_out.h"
#include "cli/rank_parts.h"
#include "term/words.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char command_name[] = "rank";

enum {
	TITLE = 512,
	NAME = 73, /* bytes of a name in a table, the NUL included */
};

/* What is shown of each table. */
typedef struct showing {
	const ck_rank_view *view;
	const ck_week *week; /* NULL: all time, by rating */
	uint64_t shown;      /* tables so far */
} showing;

/* ----------------------------------------------------------- for all */

bool ck_rank_is_wanted(const ck_rank_view *v, uint32_t table)
{
	return !v->one_table || v->table == table;
}

const char *ck_rank_name(const ck_league *league, uint32_t person, char *out)
{
	return ck_args_quote(league->people.text[person], out);
}

const char *ck_rank_clock(const ck_rank_view *v, int64_t ended, char *out)
{
	if (v->clocks->offset != NULL)
		ended += v->clocks->offset(v->clocks->context, ended);
	ck_time_write(ended, out);
	out[10] = ' ';
	out[16] = '\0';
	return out;
}

int ck_rank_week_read(const char *word, const ck_week_zone *clocks, ck_week *week)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"value", ck_args_quote(word != NULL ? word : "", quote)}, {NULL, NULL}};
	int32_t day;

	if (word == NULL || strcmp(word, "last") == 0)
		*week = ck_week_of_time(ck_run_clock() / 1000, clocks) - (word != NULL);
	else if (ck_day_parse(word, strlen(word), &day) && day <= CK_DAY_LAST - 7)
		*week = ck_week_of_day(day);
	else if (!ck_week_parse(word, strlen(word), week))
		return ck_args_fail_with(
			command_name, CK_EXIT_USAGE,
			ck_tr("“{value}” is no week; weeks are called as in 2026-W49, or by a "
		              "day in them as in 2026-11-30, or `last`."),
			slots);
	return CK_ARGS_GO;
}

/* ---------------------------------------------------------------- text */

/* "parchis, 4 seats: 3 games". */
static void table_title(const ck_ranking_table *t, size_t games)
{
	char name[CK_ARGS_QUOTE], seats[CK_NUMBER], count[CK_NUMBER], all[TITLE], title[TITLE];
	const ck_slot counted[] = {{"count", ck_words_number(games, count)}, {NULL, NULL}};
	const ck_slot slots[] = {
		{"game", name}, {"seats", ck_words_number(t->seats, seats)}, {"games", all}, {NULL, NULL}};

	snprintf(name, sizeof(name), "%.*s", (int)t->game_length, t->game);
	ck_fill(all, sizeof(all), ck_trn("{count} game", "{count} games", games), counted);
	ck_fill(title, sizeof(title), ck_tr("{game}, {seats} seats: {games}"), slots);
	printf("\n%s\n", title);
}

static bool rows_print(const showing *s, const ck_ranking_row *rows, size_t count)
{
	ck_grid grid = {.columns = s->week != NULL ? 4 : 7};
	char name[CK_ARGS_QUOTE], cut[NAME], points[CK_POINTS_NUMBER];
	const ck_slot slots[] = {{"name", name}, {NULL, NULL}};
	bool good;

	ck_grid_put(&grid, ck_tr("Player"));
	if (s->week == NULL) {
		ck_grid_put(&grid, ck_tr("Rating"));
		ck_grid_put(&grid, "μ");
		ck_grid_put(&grid, "σ");
	}
	ck_grid_put(&grid, ck_tr("Points"));
	ck_grid_put(&grid, ck_tr("Games"));
	ck_grid_put(&grid, ck_tr("Won"));
	for (size_t i = 0; i < count; i++) {
		ck_rank_name(s->view->league, rows[i].player, name);
		ck_fill(cut, sizeof(cut), "{name}", slots);
		ck_grid_format(&grid, "%u. %s", rows[i].place, cut);
		if (s->week == NULL) {
			ck_grid_format(&grid, "%.2f", ck_rating_sure(&rows[i].rating));
			ck_grid_format(&grid, "%.2f", rows[i].rating.mu);
			ck_grid_format(&grid, "%.2f", rows[i].rating.sigma);
		}
		ck_points_number(rows[i].points, points);
		ck_grid_put(&grid, points);
		ck_grid_format(&grid, "%u", rows[i].games);
		ck_grid_format(&grid, "%u", rows[i].wins);
	}
	good = ck_grid_print(&grid);
	ck_grid_release(&grid);
	return good;
}

/* ------------------------------------------------------------ programs */

static void row_json(const showing *s, const ck_ranking_row *row)
{
	const char *name = s->view->league->people.text[row->player];

	printf("{\"place\": %u, \"name\": ", row->place);
	ck_rank_json_text(name, strlen(name));
	if (s->week == NULL)
		printf(", \"rating\": %.6f, \"mu\": %.6f, \"sigma\": %.6f", ck_rating_sure(&row->rating),
		       row->rating.mu, row->rating.sigma);
	printf(", \"points\": ");
	ck_rank_points_print(row->points);
	printf(", \"parts\": %" PRId64 ", \"games\": %u, \"wins\": %u}", row->points, row->games, row->wins);
}

static void table_json(showing *s, const ck_ranking_table *t, size_t games, const ck_ranking_row *rows,
                       size_t count)
{
	printf("%s{\"game\": ", s->shown > 0 ? ", " : "");
	ck_rank_json_text(t->game, t->game_length);
	printf(", \"seats\": %u, \"games\": %zu, \"players\": [", t->seats, games);
	for (size_t i = 0; i < count; i++) {
		printf("%s", i > 0 ? ", " : "");
		row_json(s, &rows[i]);
	}
	printf("]}");
}

static void table_csv(const showing *s, const ck_ranking_table *t, const ck_ranking_row *rows, size_t count)
{
	char week[CK_WEEK_TEXT];

	for (size_t i = 0; i < count; i++) {
		if (s->week != NULL) {
			ck_week_write(*s->week, week);
			ck_rank_csv_text(true, week);
		}
		printf("%s%.*s", s->week != NULL ? "," : "", (int)t->game_length, t->game);
		ck_rank_csv_number(false, t->seats);
		ck_rank_csv_number(false, rows[i].place);
		ck_rank_csv_text(false, s->view->league->people.text[rows[i].player]);
		if (s->week == NULL)
			printf(",%.6f,%.6f,%.6f", ck_rating_sure(&rows[i].rating), rows[i].rating.mu,
			       rows[i].rating.sigma);
		putchar(',');
		ck_rank_points_print(rows[i].points);
		ck_rank_csv_number(false, rows[i].games);
		ck_rank_csv_number(false, rows[i].wins);
		putchar('\n');
	}
}

/* -------------------------------------------------------------- tables */

/* The games of a table in the week shown. */
static size_t games_count(const showing *s, uint32_t table)
{
	size_t count = 0;

	for (size_t i = 0; i < s->view->ranking->count; i++) {
		const ck_ranking_game *g = &s->view->ranking->games[i];

		count += g->table == table && (s->week == NULL || g->week == *s->week);
	}
	return count;
}

static int table_show(showing *s, uint32_t table)
{
	const ck_ranking_table *t = &s->view->ranking->tables[table];
	size_t games = games_count(s, table), count;
	ck_ranking_row *rows;
	bool good = true;

	if (games == 0)
		return CK_ARGS_GO;
	if (!ck_ranking_rows(s->view->ranking, table, s->week,
	                     s->week != NULL ? CK_RANKING_BY_POINTS : CK_RANKING_BY_RATING, &rows, &count))
		return ck_args_fail_memory(command_name);
	if (s->view->request->json) {
		table_json(s, t, games, rows, count);
	} else if (s->view->request->csv) {
		table_csv(s, t, rows, count);
	} else {
		table_title(t, games);
		good = rows_print(s, rows, count);
	}
	s->shown++;
	free(rows);
	return good ? CK_ARGS_GO : ck_args_fail_memory(command_name);
}

static int tables_show(showing *s)
{
	int code = CK_ARGS_GO;

	for (uint32_t t = 0; t < s->view->ranking->table_count && code == CK_ARGS_GO; t++)
		if (ck_rank_is_wanted(s->view, t))
			code = table_show(s, t);
	return code;
}

static const char *zone_of(const ck_rank_view *v)
{
	return v->league->zone != NULL ? v->league->zone : "UTC";
}

int ck_rank_week_show(const ck_rank_view *v)
{
	char name[CK_WEEK_TEXT], first[CK_DAY_TEXT], last[CK_DAY_TEXT], title[TITLE];
	const ck_slot slots[] = {
		{"week", name}, {"first", first}, {"last", last}, {"zone", zone_of(v)}, {NULL, NULL}};
	ck_week week = 0;
	showing s = {.view = v, .week = &week};
	int code = ck_rank_week_read(v->request->count > 0 ? v->request->operands[0] : NULL, v->clocks,
	                             &week);

	if (code != CK_ARGS_GO)
		return code;
	ck_week_write(week, name);
	ck_day_write(ck_week_monday(week), first);
	ck_day_write(ck_week_monday(week) + 6, last);
	if (v->request->json) {
		printf("{\"week\": \"%s\", \"first\": \"%s\", \"last\": \"%s\", \"zone\": \"%s\", "
		       "\"tables\": [",
		       name, first, last, zone_of(v));
	} else if (v->request->csv) {
		puts("week,game,seats,place,name,points,games,wins");
	} else {
		ck_fill(title, sizeof(title), ck_tr("Week {week}, {first} to {last} ({zone})"), slots);
		puts(title);
	}
	code = tables_show(&s);
	if (v->request->json)
		puts("]}");
	else if (!v->request->csv && s.shown == 0)
		puts(ck_tr("No game ended in this week."));
	return code;
}

int ck_rank_table_show(const ck_rank_view *v)
{
	showing s = {.view = v};
	int code;

	if (v->request->json)
		printf("{\"zone\": \"%s\", \"tables\": [", zone_of(v));
	else if (v->request->csv)
		puts("game,seats,place,name,rating,mu,sigma,points,games,wins");
	else
		puts(ck_tr("Ratings, from all games; points, from all weeks"));
	code = tables_show(&s);
	if (v->request->json)
		puts("]}");
	else if (!v->request->csv && s.shown == 0)
		puts(ck_tr("There is no game yet."));
	return code;
}
