/* rank_player.c - `charkoni rank player` and `games`: the games themselves, one by one. */
#include "cli/args.h"
#include "cli/grid.h"
#include "cli/rank_chart.h"
#include "cli/rank_name.h"
#include "cli/rank_out.h"
#include "cli/rank_parts.h"
#include "cli/target.h"
#include "rank/event.h"
#include "term/words.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char command_name[] = "rank";

enum { TITLE = 512 };

/* The digits by which people name a game. */
static const char *number_write(const ck_ranking_game *g, char out[CK_LEAGUE_DIGEST_TEXT])
{
	ck_league_digest_write(g->game->digest, out);
	out[CK_RANK_NUMBER] = '\0';
	return out;
}

static void text_json(const char *text)
{
	ck_rank_json_text(text, strlen(text));
}

/* What programs get of every game: when, which week, its number. */
static void game_json(const ck_ranking_game *g)
{
	char digest[CK_LEAGUE_DIGEST_TEXT], ended[CK_TIME_TEXT], week[CK_WEEK_TEXT];

	ck_league_digest_write(g->game->digest, digest);
	ck_time_write(g->game->ended, ended);
	ck_week_write(g->week, week);
	printf("{\"number\": \"%s\", \"ended\": \"%s\", \"week\": \"%s\"", digest, ended, week);
}

static void game_csv(const ck_rank_view *v, const ck_ranking_game *g)
{
	char digest[CK_LEAGUE_DIGEST_TEXT], ended[CK_TIME_TEXT], week[CK_WEEK_TEXT];
	const ck_ranking_table *t = &v->ranking->tables[g->table];

	ck_week_write(g->week, week);
	printf("%s,%s,%s,%.*s,%u", number_write(g, digest), ck_rank_clock(v, g->game->ended, ended), week,
	       (int)t->game_length, t->game, g->game->seats);
}

/* -------------------------------------------------------------- a player */

/* A player whose history is shown. */
typedef struct history {
	const ck_rank_view *view;
	uint32_t player;
	uint64_t shown; /* tables so far */
} history;

/* The seat of the player in a game of a table, or CK_LEAGUE_SEATS. */
static unsigned seat_in(const history *h, size_t game, uint32_t table)
{
	const ck_ranking_game *g = &h->view->ranking->games[game];

	return g->table == table ? ck_ranking_seat(g, h->player) : CK_LEAGUE_SEATS;
}

static size_t games_count(const history *h, uint32_t table)
{
	size_t count = 0;

	for (size_t i = 0; i < h->view->ranking->count; i++)
		count += seat_in(h, i, table) < CK_LEAGUE_SEATS;
	return count;
}

static void rows_json(const history *h, uint32_t table)
{
	const ck_ranking_table *t = &h->view->ranking->tables[table];
	const char *between = "";

	printf("%s{\"game\": ", h->shown > 0 ? ", " : "");
	ck_rank_json_text(t->game, t->game_length);
	printf(", \"seats\": %u, \"history\": [", t->seats);
	for (size_t i = 0; i < h->view->ranking->count; i++) {
		const ck_ranking_game *g = &h->view->ranking->games[i];
		unsigned seat = seat_in(h, i, table);

		if (seat == CK_LEAGUE_SEATS)
			continue;
		fputs(between, stdout);
		between = ", ";
		game_json(g);
		printf(", \"place\": %u, \"points\": ", g->game->places[seat]);
		ck_rank_points_print(g->points[seat]);
		printf(", \"parts\": %d, \"rating\": %.6f, \"mu\": %.6f, \"sigma\": %.6f}", g->points[seat],
		       ck_rating_sure(&g->after[seat]), g->after[seat].mu, g->after[seat].sigma);
	}
	printf("]}");
}

static void rows_csv(const history *h, uint32_t table)
{
	for (size_t i = 0; i < h->view->ranking->count; i++) {
		const ck_ranking_game *g = &h->view->ranking->games[i];
		unsigned seat = seat_in(h, i, table);

		if (seat == CK_LEAGUE_SEATS)
			continue;
		game_csv(h->view, g);
		printf(",%u,", g->game->places[seat]);
		ck_rank_points_print(g->points[seat]);
		printf(",%.6f,%.6f,%.6f\n", ck_rating_sure(&g->after[seat]), g->after[seat].mu,
		       g->after[seat].sigma);
	}
}

static void row_put(const history *h, ck_grid *grid, const ck_ranking_game *g, unsigned seat)
{
	char text[CK_TIME_TEXT], week[CK_WEEK_TEXT], points[CK_POINTS_NUMBER];

	ck_grid_put(grid, ck_rank_clock(h->view, g->game->ended, text));
	ck_week_write(g->week, week);
	ck_grid_put(grid, week);
	ck_grid_format(grid, "%u", g->game->places[seat]);
	ck_points_number(g->points[seat], points);
	ck_grid_put(grid, points);
	ck_grid_format(grid, "%.2f", ck_rating_sure(&g->after[seat]));
	ck_grid_format(grid, "%.2f", g->after[seat].mu);
	ck_grid_format(grid, "%.2f", g->after[seat].sigma);
}

static bool rows_text(const history *h, uint32_t table)
{
	const ck_ranking_table *t = &h->view->ranking->tables[table];
	ck_grid grid = {.columns = 7};
	char name[CK_ARGS_QUOTE], seats[CK_NUMBER], title[TITLE];
	const ck_slot slots[] = {{"game", name}, {"seats", ck_words_number(t->seats, seats)}, {NULL, NULL}};
	bool good;

	snprintf(name, sizeof(name), "%.*s", (int)t->game_length, t->game);
	ck_fill(title, sizeof(title), ck_tr("{game}, {seats} seats"), slots);
	printf("\n%s\n", title);
	ck_grid_put(&grid, ck_tr("Ended"));
	ck_grid_put(&grid, ck_tr("Week"));
	ck_grid_put(&grid, ck_trc("in a game", "Place"));
	ck_grid_put(&grid, ck_tr("Points"));
	ck_grid_put(&grid, ck_tr("Rating"));
	ck_grid_put(&grid, "μ");
	ck_grid_put(&grid, "σ");
	for (size_t i = 0; i < h->view->ranking->count; i++)
		if (seat_in(h, i, table) < CK_LEAGUE_SEATS)
			row_put(h, &grid, &h->view->ranking->games[i], seat_in(h, i, table));
	good = ck_grid_print(&grid);
	ck_grid_release(&grid);
	return good;
}

/* The names under which somebody has played. */
static void names_print(const ck_rank_view *v, uint32_t player)
{
	char name[CK_ARGS_QUOTE];
	const char *between = "";

	for (uint32_t p = 0; p < v->league->people.count; p++) {
		if (ck_league_player(v->league, p) != player || (p == player && !v->request->json))
			continue;
		if (v->request->json) {
			fputs(between, stdout);
			text_json(v->league->people.text[p]);
		} else {
			printf("%s%s", between[0] != '\0' ? between : " (", ck_rank_name(v->league, p, name));
		}
		between = ", ";
	}
	if (!v->request->json)
		puts(between[0] != '\0' ? ")" : "");
}

static int player_find(const ck_rank_view *v, uint32_t *player)
{
	const char *said = v->request->operands[0];
	uint32_t person = ck_rank_name_find(v->league, said);
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"name", ck_args_quote(said, quote)}, {NULL, NULL}};

	if (person == CK_NAMES_NONE)
		return ck_rank_name_fail(v->league, said);
	*player = ck_league_player(v->league, person);
	if (ck_rank_chart_tables(v, *player) > 0)
		return CK_ARGS_GO;
	return ck_args_fail_with(command_name, CK_EXIT_USAGE,
	                         v->one_table ? ck_tr("“{name}” has not played at such a table: --game is "
	                                              "another game, or another number of seats.")
	                                      : ck_tr("No game of “{name}” counts any more."),
	                         slots);
}

/* Draw the chart into the file that --svg names. */
static int chart_put(const ck_rank_view *v, uint32_t player)
{
	size_t size = ck_rank_chart_write(v, player, NULL, 0);
	char *text = malloc(size + 1);
	int code;

	if (text == NULL)
		return ck_args_fail_memory(command_name);
	ck_rank_chart_write(v, player, text, size + 1);
	ck_target_survive();
	code = ck_target_put(command_name, strcmp(v->request->svg, "-") == 0 ? NULL : v->request->svg, text,
	                     size);
	free(text);
	return code;
}

static void head_print(const ck_rank_view *v, uint32_t player)
{
	char name[CK_ARGS_QUOTE];

	if (v->request->json) {
		printf("{\"player\": ");
		text_json(v->league->people.text[player]);
		printf(", \"names\": [");
		names_print(v, player);
		printf("], \"tables\": [");
	} else if (v->request->csv) {
		puts("number,ended,week,game,seats,place,points,rating,mu,sigma");
	} else {
		fputs(ck_rank_name(v->league, player, name), stdout);
		names_print(v, player);
	}
}

int ck_rank_player_show(const ck_rank_view *v)
{
	history h = {.view = v};
	int code = player_find(v, &h.player);

	if (code != CK_ARGS_GO || v->request->svg != NULL)
		return code == CK_ARGS_GO ? chart_put(v, h.player) : code;
	head_print(v, h.player);
	for (uint32_t t = 0; t < v->ranking->table_count; t++) {
		if (!ck_rank_is_wanted(v, t) || games_count(&h, t) == 0)
			continue;
		if (v->request->json)
			rows_json(&h, t);
		else if (v->request->csv)
			rows_csv(&h, t);
		else if (!rows_text(&h, t))
			return ck_args_fail_memory(command_name);
		h.shown++;
	}
	if (v->request->json)
		puts("]}");
	return CK_ARGS_GO;
}
