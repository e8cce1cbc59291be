#include "cli/rank_chart.h"

#include "cli/args.h"
#include "draw/sink.h"
#include "term/words.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Thousandths of a unit, but for CIRCLES: with more games a circle for each would be one thick line; and STEP, which is in
 * units of rating. */
enum {
	UNIT = 1000,
	WIDTH = 640 * UNIT,
	HEAD = 48 * UNIT, /* above all panels */
	PANEL = 232 * UNIT,
	TOP = 36 * UNIT, /* of a panel, above its field */
	FIELD = 160 * UNIT,
	LEFT = 60 * UNIT,
	RIGHT = 532 * UNIT, /* behind it stands what each line is */
	ROW = 14 * UNIT,    /* of text */
	CIRCLES = 120,
	STEP = 5,
	TEXT = 512,
};

#define INK "#1c1b19"
#define PALE "#c9d8ee"
#define LINE "#1f4e9c"
#define THIN "#5f86c4"
#define GRID "#d5d2cc"
#define GROUND "#ffffff"

/* The field of a panel: so many steps from the beginner's rating to that after the last game. */
typedef struct field {
	const ck_rank_view *view;
	ck_sink *sink;
	uint32_t player, table;
	int32_t top;         /* where the field begins */
	size_t games;        /* of the player at the table */
	int64_t first, last; /* when the first and the last of them ended */
	double low, high;    /* the ratings at its lower and upper edge */
	ck_rating final;
} field;

/* A point of the line: after that many games. */
typedef void (*point_visit)(const field *f, size_t number, const ck_rating *rating);

/* ------------------------------------------------------------ measures */

static int32_t x_of(const field *f, size_t number)
{
	return (int32_t)(LEFT + (int64_t)(RIGHT - LEFT) * (int64_t)number / (int64_t)f->games);
}

static int32_t y_of(const field *f, double rating)
{
	return f->top + (int32_t)lround((f->high - rating) / (f->high - f->low) * FIELD);
}

/* The rating before all games, and after each. */
static void points_visit(const field *f, point_visit visit)
{
	const ck_ranking *r = f->view->ranking;
	size_t number = 0;

	visit(f, number++, &r->scale.prior);
	for (size_t i = 0; i < r->count; i++) {
		unsigned seat = ck_ranking_seat(&r->games[i], f->player);

		if (r->games[i].table == f->table && seat < CK_LEAGUE_SEATS)
			visit(f, number++, &r->games[i].after[seat]);
	}
}

/* How many games, and between which ratings. */
static void field_measure(field *f)
{
	const ck_ranking *r = f->view->ranking;
	double low = ck_rating_sure(&r->scale.prior), high = r->scale.prior.mu + r->scale.prior.sigma;

	f->games = 0;
	for (size_t i = 0; i < r->count; i++) {
		unsigned seat = ck_ranking_seat(&r->games[i], f->player);

		if (r->games[i].table != f->table || seat == CK_LEAGUE_SEATS)
			continue;
		f->final = r->games[i].after[seat];
		f->first = f->games == 0 ? r->games[i].game->ended : f->first;
		f->last = r->games[i].game->ended;
		f->games++;
		low = fmin(low, ck_rating_sure(&f->final));
		high = fmax(high, f->final.mu + f->final.sigma);
	}
	f->low = floor(low / STEP) * STEP;
	f->high = ceil(high / STEP) * STEP;
}

size_t ck_rank_chart_tables(const ck_rank_view *v, uint32_t player)
{
	size_t count = 0;

	for (uint32_t t = 0; t < v->ranking->table_count; t++) {
		field f = {.view = v, .player = player, .table = t};

		field_measure(&f);
		count += ck_rank_is_wanted(v, t) && f.games > 0;
	}
	return count;
}

/* -------------------------------------------------------------- drawing */

static void upper_put(const field *f, size_t number, const ck_rating *r)
{
	ck_sink_put(f->sink, "%s%m %m", number == 0 ? "M" : "L", x_of(f, number), y_of(f, r->mu + r->sigma));
}

static void middle_put(const field *f, size_t number, const ck_rating *r)
{
	ck_sink_put(f->sink, "%s%m %m", number == 0 ? "M" : "L", x_of(f, number), y_of(f, r->mu));
}

static void rating_put(const field *f, size_t number, const ck_rating *r)
{
	ck_sink_put(f->sink, "%s%m %m", number == 0 ? "M" : "L", x_of(f, number), y_of(f, ck_rating_sure(r)));
}

static void circle_put(const field *f, size_t number, const ck_rating *r)
{
	if (number > 0 && f->games <= CIRCLES)
		ck_sink_put(f->sink, "<circle cx=\"%m\" cy=\"%m\" r=\"2.5\" fill=\"" LINE "\"/>\n",
		            x_of(f, number), y_of(f, ck_rating_sure(r)));
}

/* The band between mu - sigma and mu + sigma: there along the upper edge, and back along the lower one. */
static void band_put(const field *f)
{
	const ck_ranking *r = f->view->ranking;
	size_t number = f->games;

	ck_sink_text(f->sink, "<path fill=\"" PALE "\" d=\"");
	points_visit(f, upper_put);
	for (size_t i = r->count; i-- > 0;) {
		unsigned seat = ck_ranking_seat(&r->games[i], f->player);
		const ck_rating *after = &r->games[i].after[seat < CK_LEAGUE_SEATS ? seat : 0];

		if (r->games[i].table == f->table && seat < CK_LEAGUE_SEATS)
			ck_sink_put(f->sink, "L%m %m", x_of(f, number--), y_of(f, after->mu - after->sigma));
	}
	ck_sink_put(f->sink, "L%m %mZ\"/>\n", x_of(f, 0), y_of(f, r->scale.prior.mu - r->scale.prior.sigma));
}

/* Lines at every STEP, or at every second or fourth where there would be many. */
static void grid_put(const field *f)
{
	double step = STEP;

	while ((f->high - f->low) / step > 6)
		step *= 2;
	for (double at = ceil(f->low / step) * step; at <= f->high; at += step) {
		int32_t y = y_of(f, at);

		ck_sink_put(f->sink, "<path stroke=\"" GRID "\" d=\"M%m %mH%m\"/>\n", (int32_t)LEFT, y,
		            (int32_t)RIGHT);
		ck_sink_put(f->sink, "<text x=\"%m\" y=\"%m\" text-anchor=\"end\">%d</text>\n",
		            (int32_t)(LEFT - 6 * UNIT), y + 4 * UNIT, (int32_t)lround(at));
	}
}

static void text_put(const field *f, int32_t x, int32_t y, const char *anchor, const char *text)
{
	ck_sink_put(f->sink, "<text x=\"%m\" y=\"%m\" text-anchor=\"%s\">%e</text>\n", x, y, anchor, text);
}

/* "parchis, 4 seats: 12 games, rating 18.31". */
static void title_put(const field *f)
{
	const ck_ranking_table *t = &f->view->ranking->tables[f->table];
	char name[CK_ARGS_QUOTE], seats[CK_NUMBER], count[CK_NUMBER], rating[CK_NUMBER], games[TEXT],
		title[TEXT];
	const ck_slot counted[] = {{"count", ck_words_number(f->games, count)}, {NULL, NULL}};
	const ck_slot slots[] = {{"game", name},
	                         {"seats", ck_words_number(t->seats, seats)},
	                         {"games", games},
	                         {"rating", rating},
	                         {NULL, NULL}};

	snprintf(name, sizeof(name), "%.*s", (int)t->game_length, t->game);
	snprintf(rating, sizeof(rating), "%.2f", ck_rating_sure(&f->final));
	ck_fill(games, sizeof(games), ck_trn("{count} game", "{count} games", f->games), counted);
	ck_fill(title, sizeof(title), ck_tr("{game}, {seats} seats: {games}, rating {rating}"), slots);
	text_put(f, LEFT, f->top - 12 * UNIT, "start", title);
}

/* Below the field: how many games, and the days of the first and the last. */
static void games_put(const field *f)
{
	char first[CK_DAY_TEXT], last[CK_DAY_TEXT], count[CK_NUMBER], text[TEXT];
	const ck_slot slots[] = {{"first", first}, {"last", last}, {NULL, NULL}};
	int32_t y = f->top + FIELD + 18 * UNIT;

	ck_day_write(ck_day_of_time(f->first, f->view->clocks), first);
	ck_day_write(ck_day_of_time(f->last, f->view->clocks), last);
	ck_fill(text, sizeof(text),
	        strcmp(first, last) == 0 ? ck_tr("games, {first}") : ck_tr("games, {first} to {last}"),
	        slots);
	text_put(f, LEFT, y, "middle", "0");
	text_put(f, (LEFT + RIGHT) / 2, y, "middle", text);
	text_put(f, RIGHT, y, "middle", ck_words_number(f->games, count));
}

/* Beside the field, from top to bottom: what ends there, none over another. */
static void ends_put(const field *f)
{
	const struct {
		const char *text;
		double rating;
	} ends[] = {{"μ + σ", f->final.mu + f->final.sigma},
	            {"μ", f->final.mu},
	            {"μ − σ", f->final.mu - f->final.sigma},
	            {ck_tr("rating"), ck_rating_sure(&f->final)}};
	const size_t count = sizeof(ends) / sizeof(ends[0]);
	int32_t free = INT32_MIN;

	for (size_t i = 0; i < count; i++) {
		int32_t most = f->top + FIELD + 4 * UNIT - (int32_t)(count - 1 - i) * ROW;
		int32_t y = y_of(f, ends[i].rating) + 4 * UNIT;
		char text[TEXT];

		y = y > most ? most : y;
		y = y < free ? free : y;
		free = y + ROW;
		snprintf(text, sizeof(text), "%.2f  %s", ends[i].rating, ends[i].text);
		ck_sink_put(f->sink, "<text x=\"%m\" y=\"%m\"%s>%e</text>\n", (int32_t)(RIGHT + 8 * UNIT), y,
		            i + 1 == count ? " font-weight=\"bold\"" : "", text);
	}
}

/* Beside the scale, from bottom to top: what it measures. */
static void scale_put(const field *f)
{
	int32_t x = 20 * UNIT, y = f->top + FIELD / 2;

	ck_sink_put(
		f->sink,
		"<text x=\"%m\" y=\"%m\" text-anchor=\"middle\" transform=\"rotate(-90 %m %m)\">%e</text>\n",
		x, y, x, y, ck_tr("rating"));
}

static void line_put(const field *f, const char *colour, const char *width, point_visit put)
{
	ck_sink_put(f->sink,
	            "<path fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linejoin=\"round\" d=\"",
	            colour, width);
	points_visit(f, put);
	ck_sink_text(f->sink, "\"/>\n");
}

static void panel_put(const field *f)
{
	title_put(f);
	band_put(f);
	grid_put(f);
	line_put(f, THIN, "1", middle_put);
	line_put(f, LINE, "2", rating_put);
	points_visit(f, circle_put);
	scale_put(f);
	games_put(f);
	ends_put(f);
}

size_t ck_rank_chart_write(const ck_rank_view *v, uint32_t player, char *out, size_t cap)
{
	ck_sink sink = ck_sink_into(out, cap);
	int32_t height = HEAD + (int32_t)ck_rank_chart_tables(v, player) * PANEL, panel = 0;
	char name[CK_ARGS_QUOTE];

	ck_rank_name(v->league, player, name);
	ck_sink_put(
		&sink,
		"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %m %m\" width=\"%m\" height=\"%m\" "
		"role=\"img\" font-family=\"sans-serif\" font-size=\"12\" fill=\"" INK "\">\n",
		(int32_t)WIDTH, height, (int32_t)WIDTH, height);
	ck_sink_put(&sink, "<title>%e</title>\n<desc>%e</desc>\n", name,
	            ck_tr("The rating (μ − 3σ) after each game, the thick line; above it the strength (μ), "
	                  "with a band that shows how sure it is (σ)."));
	ck_sink_put(&sink, "<path fill=\"" GROUND "\" d=\"M0 0H%mV%mH0Z\"/>\n", (int32_t)WIDTH, height);
	ck_sink_put(&sink, "<text x=\"%m\" y=\"32\" font-size=\"20\">%e</text>\n", (int32_t)LEFT, name);
	for (uint32_t t = 0; t < v->ranking->table_count; t++) {
		field f = {.view = v,
		           .sink = &sink,
		           .player = player,
		           .table = t,
		           .top = HEAD + panel * PANEL + TOP};

		field_measure(&f);
		if (!ck_rank_is_wanted(v, t) || f.games == 0)
			continue;
		panel_put(&f);
		panel++;
	}
	ck_sink_text(&sink, "</svg>\n");
	return sink.length;
}
