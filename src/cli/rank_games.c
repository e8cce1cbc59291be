/* rank_games.c - `charkoni rank games`: the games that count. */
#include "cli/args.h"
#include "cli/rank_out.h"
#include "cli/rank_parts.h"
#include "rank/event.h"

#include <stdio.h>
#include <string.h>

/* Seats in the order of their places, one for everybody. */
static unsigned seats_by_place(const ck_ranking_game *g, unsigned seats[CK_LEAGUE_SEATS])
{
	unsigned count = 0;

	for (unsigned place = 1; place <= g->game->seats; place++)
		for (unsigned s = 0; s < g->game->seats; s++)
			if (g->game->places[s] == place && ck_ranking_seat(g, g->player[s]) == s)
				seats[count++] = s;
	return count;
}

static void seat_json(const ck_rank_view *v, const ck_ranking_game *g, unsigned seat)
{
	const char *name = v->league->people.text[g->player[seat]];

	printf("{\"seat\": %u, \"name\": ", seat + 1);
	ck_rank_json_text(name, strlen(name));
	printf(", \"place\": %u, \"points\": ", g->game->places[seat]);
	ck_rank_points_print(g->points[seat]);
	printf(", \"parts\": %d}", g->points[seat]);
}

static void game_json(const ck_rank_view *v, const ck_ranking_game *g, bool first)
{
	char digest[CK_LEAGUE_DIGEST_TEXT], ended[CK_TIME_TEXT], week[CK_WEEK_TEXT];
	const char *text = v->league->texts.text[g->game->text];

	ck_league_digest_write(g->game->digest, digest);
	ck_time_write(g->game->ended, ended);
	ck_week_write(g->week, week);
	printf("%s{\"number\": \"%s\", \"ended\": \"%s\", \"week\": \"%s\", \"game\": ", first ? "" : ", ",
	       digest, ended, week);
	ck_rank_json_text(text, strlen(text));
	printf(", \"players\": [");
	for (unsigned s = 0; s < g->game->seats; s++) {
		printf("%s", s > 0 ? ", " : "");
		seat_json(v, g, s);
	}
	printf("]}");
}

/* A line for each seat. */
static void game_csv(const ck_rank_view *v, const ck_ranking_game *g)
{
	char digest[CK_LEAGUE_DIGEST_TEXT], ended[CK_TIME_TEXT], week[CK_WEEK_TEXT];

	ck_league_digest_write(g->game->digest, digest);
	digest[CK_RANK_NUMBER] = '\0';
	ck_week_write(g->week, week);
	for (unsigned s = 0; s < g->game->seats; s++) {
		ck_rank_csv_text(true, digest);
		ck_rank_csv_text(false, ck_rank_clock(v, g->game->ended, ended));
		ck_rank_csv_text(false, week);
		ck_rank_csv_text(false, v->league->texts.text[g->game->text]);
		ck_rank_csv_number(false, s + 1);
		ck_rank_csv_text(false, v->league->people.text[g->player[s]]);
		ck_rank_csv_number(false, g->game->places[s]);
		putchar(',');
		ck_rank_points_print(g->points[s]);
		putchar('\n');
	}
}

/* "5a0c31e2  2026-11-30 22:15  2026-W49  parchis  1. Ana +10, 2. Luis +4, ..." */
static void game_text(const ck_rank_view *v, const ck_ranking_game *g)
{
	char digest[CK_LEAGUE_DIGEST_TEXT], ended[CK_TIME_TEXT], week[CK_WEEK_TEXT], name[CK_ARGS_QUOTE];
	char points[CK_POINTS_NUMBER];
	unsigned seats[CK_LEAGUE_SEATS], count = seats_by_place(g, seats);

	ck_league_digest_write(g->game->digest, digest);
	ck_week_write(g->week, week);
	printf("%.*s  %s  %s  %s ", CK_RANK_NUMBER, digest, ck_rank_clock(v, g->game->ended, ended), week,
	       v->league->texts.text[g->game->text]);
	for (unsigned i = 0; i < count; i++) {
		ck_points_number(g->points[seats[i]], points);
		printf("%s %u. %s %s", i > 0 ? "," : "", g->game->places[seats[i]],
		       ck_rank_name(v->league, g->player[seats[i]], name), points);
	}
	putchar('\n');
}

int ck_rank_games_show(const ck_rank_view *v)
{
	const char *word = v->request->count > 0 ? v->request->operands[0] : NULL;
	ck_week week = 0;
	size_t shown = 0;
	int code = word != NULL ? ck_rank_week_read(word, v->clocks, &week) : CK_ARGS_GO;

	if (code != CK_ARGS_GO)
		return code;
	if (v->request->json)
		printf("{\"games\": [");
	else if (v->request->csv)
		puts("number,ended,week,game,seat,name,place,points");
	for (size_t i = 0; i < v->ranking->count; i++) {
		const ck_ranking_game *g = &v->ranking->games[i];

		if ((word != NULL && g->week != week) || !ck_rank_is_wanted(v, g->table))
			continue;
		if (v->request->json)
			game_json(v, g, shown == 0);
		else
			(v->request->csv ? game_csv : game_text)(v, g);
		shown++;
	}
	if (v->request->json)
		puts("]}");
	else if (!v->request->csv && shown == 0)
		puts(word != NULL ? ck_tr("No game ended in this week.") : ck_tr("There is no game yet."));
	return CK_ARGS_GO;
}
