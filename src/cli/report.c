#include "cli/report.h"

#include "cli/grid.h"
#include "cli/interval.h"
#include "i18n/i18n.h"

#include <inttypes.h>
#include <stdio.h>

enum { SENTENCE = 512 };

static const char *interval_title(void)
{
	/* xgettext:no-c-format */
	return ck_tr("95 % interval");
}

static double points_of(const ck_series *s, unsigned bot)
{
	return (double)s->tally.bot[bot].points / ck_simulation_win(&s->simulation, bot);
}

/* The share of the points. Every game has its own throws and its own chance, so the games are independent; that each
 * way to sit comes equally often makes the share more certain than the interval says, never less. */
static ck_interval share_of(const ck_series *s, unsigned bot)
{
	return ck_interval_share(points_of(s, bot), s->tally.games);
}

/* The mean place of a bot's seats. */
static ck_interval place_of(const ck_series *s, unsigned bot)
{
	double halves = 2.0 * ck_rotation_seats(&s->simulation.rotation, bot);

	return ck_interval_mean((double)s->tally.bot[bot].places / halves,
	                        (double)s->tally.bot[bot].squares / (halves * halves), s->tally.games);
}

/* A place tells more than a win only where there are more than two. */
static bool has_places(const ck_series *s)
{
	return !s->simulation.g->teams && s->simulation.g->seats > 2;
}

static uint64_t captures_of(const ck_series *s)
{
	uint64_t sum = 0;

	for (unsigned b = 0; b < s->simulation.rotation.bots; b++)
		sum += s->tally.bot[b].captures;
	return sum;
}

static double a_game(const ck_series *s, uint64_t number)
{
	return s->tally.games == 0 ? 0 : (double)number / (double)s->tally.games;
}

/* -------------------------------------------------------------------- text */

static void put_percent(ck_grid *grid, const ck_interval *i)
{
	ck_grid_format(grid, "%.2f", 100 * i->value);
	ck_grid_format(grid, "%.2f–%.2f", 100 * i->low, 100 * i->high);
}

/* Print a sentence about so many games, if any. */
static void tell_games(uint64_t games, const char *text)
{
	char number[24], sentence[SENTENCE];
	const ck_slot slots[] = {{"games", number}, {NULL, NULL}};

	if (games == 0)
		return;
	snprintf(number, sizeof number, "%" PRIu64, games);
	ck_fill(sentence, sizeof sentence, text, slots);
	printf("%s\n", sentence);
}

static void print_title(const ck_simulation *s, uint64_t games)
{
	char game[CK_GAME_TEXT], number[24], seed[24], sentence[SENTENCE + CK_GAME_TEXT];
	const ck_slot slots[] = {{"game", game}, {"games", number}, {"seed", seed}, {NULL, NULL}};

	ck_game_write(s->g, game);
	snprintf(number, sizeof number, "%" PRIu64, games);
	snprintf(seed, sizeof seed, "%" PRIu64, s->seed);
	ck_fill(sentence, sizeof sentence,
	        ck_trn("{game}: {games} game, seed {seed}", "{game}: {games} games, seed {seed}", games),
	        slots);
	printf("%s\n\n", sentence);
}

/* How the games of one or more series ended, where it was not by a win alone. */
static void print_ends(const ck_series *series, unsigned count)
{
	uint64_t standstills = 0, draws = 0, unfinished = 0;

	for (unsigned i = 0; i < count; i++) {
		standstills += series[i].tally.standstills;
		draws += series[i].tally.draws;
		unfinished += series[i].tally.unfinished;
	}
	if (standstills + unfinished > 0)
		printf("\n");
	tell_games(standstills, ck_trn("{games} game ended in a standstill.",
	                               "{games} games ended in a standstill.", standstills));
	tell_games(draws, ck_trn("{games} game was drawn, half a point for either team.",
	                         "{games} games were drawn, half a point for either team.", draws));
	tell_games(unfinished,
	           ck_trn("{games} game more was broken off as too long and is not counted.",
	                  "{games} games more were broken off as too long and are not counted.", unfinished));
}

static bool print_bots(const ck_series *s)
{
	const ck_rotation *r = &s->simulation.rotation;
	ck_grid grid = {.columns = 5};

	ck_grid_put(&grid, ck_tr("bot"));
	ck_grid_put(&grid, ck_tr("seats"));
	ck_grid_put(&grid, ck_tr("points"));
	ck_grid_put(&grid, ck_tr("share, %"));
	ck_grid_put(&grid, interval_title());
	for (unsigned b = 0; b < r->bots; b++) {
		ck_interval share = share_of(s, b);

		ck_grid_put(&grid, s->simulation.bots[b]->name);
		ck_grid_format(&grid, "%u", ck_rotation_seats(r, b));
		ck_grid_format(&grid, "%.1f", points_of(s, b));
		put_percent(&grid, &share);
	}
	bool ok = ck_grid_print(&grid);
	ck_grid_release(&grid);
	return ok;
}

/* How they played, in a table of its own: one for all would be wider than a terminal. */
static bool print_play(const ck_series *s)
{
	bool places = has_places(s);
	ck_grid grid = {.columns = places ? 4 : 2};

	ck_grid_put(&grid, ck_tr("bot"));
	if (places) {
		ck_grid_put(&grid, ck_tr("mean place"));
		ck_grid_put(&grid, interval_title());
	}
	ck_grid_put(&grid, ck_tr("captures a game"));
	for (unsigned b = 0; b < s->simulation.rotation.bots; b++) {
		ck_interval place = place_of(s, b);

		ck_grid_put(&grid, s->simulation.bots[b]->name);
		if (places) {
			ck_grid_format(&grid, "%.3f", place.value);
			ck_grid_format(&grid, "%.3f–%.3f", place.low, place.high);
		}
		ck_grid_format(&grid, "%.3f", a_game(s, s->tally.bot[b].captures));
	}
	printf("\n");
	bool ok = ck_grid_print(&grid);
	ck_grid_release(&grid);
	return ok;
}

static void put_lengths(ck_grid *grid, const char *title, const ck_lengths *l)
{
	ck_grid_put(grid, title);
	ck_grid_format(grid, "%.2f", ck_lengths_mean(l));
	ck_grid_format(grid, "%" PRIu32, l->low);
	ck_grid_format(grid, "%" PRIu32, ck_lengths_percentile(l, 5));
	ck_grid_format(grid, "%" PRIu32, ck_lengths_percentile(l, 50));
	ck_grid_format(grid, "%" PRIu32, ck_lengths_percentile(l, 95));
	ck_grid_format(grid, "%" PRIu32, l->high);
}

static bool print_lengths(const ck_tally *t)
{
	ck_grid grid = {.columns = 7};

	ck_grid_put(&grid, ck_tr("a game has"));
	ck_grid_put(&grid, ck_tr("mean"));
	ck_grid_put(&grid, ck_tr("least"));
	ck_grid_put(&grid, "5 %");
	ck_grid_put(&grid, "50 %");
	ck_grid_put(&grid, "95 %");
	ck_grid_put(&grid, ck_tr("most"));
	put_lengths(&grid, ck_tr("turns"), &t->turns);
	put_lengths(&grid, ck_tr("throws"), &t->throws);
	put_lengths(&grid, ck_tr("actions"), &t->actions);
	bool ok = ck_grid_print(&grid);
	ck_grid_release(&grid);
	return ok;
}

bool ck_report_text(const ck_series *s)
{
	print_title(&s->simulation, s->tally.games);
	bool ok = print_bots(s) && print_play(s);
	printf("\n");
	ok = ok && print_lengths(&s->tally);
	print_ends(s, 1);
	return ok;
}

/* The series of two bots, the first of them before the second in the list; NULL if it has not been played. */
static const ck_series *series_of(unsigned first, unsigned second, unsigned bots, const ck_series *series,
                                  unsigned count)
{
	unsigned at = first * (2 * bots - first - 1) / 2 + second - first - 1;

	return at < count ? &series[at] : NULL;
}

/* Each row's share of the points against each column. */
static bool print_matrix(const ck_bot *const *bots, unsigned bot_count, const ck_series *series,
                         unsigned count)
{
	ck_grid grid = {.columns = bot_count + 1};

	ck_grid_put(&grid, ck_tr("share, %"));
	for (unsigned b = 0; b < bot_count; b++)
		ck_grid_put(&grid, bots[b]->name);
	for (unsigned row = 0; row < bot_count; row++) {
		ck_grid_put(&grid, bots[row]->name);
		for (unsigned column = 0; column < bot_count; column++) {
			bool swapped = row > column;
			const ck_series *s = row == column ? NULL
			                                   : series_of(swapped ? column : row,
			                                               swapped ? row : column, bot_count,
			                                               series, count);

			if (s == NULL)
				ck_grid_put(&grid, "");
			else
				ck_grid_format(&grid, "%.2f", 100 * share_of(s, swapped).value);
		}
	}
	bool ok = ck_grid_print(&grid);
	ck_grid_release(&grid);
	return ok;
}

static bool print_pairings(const ck_series *series, unsigned count)
{
	bool places = has_places(&series[0]);
	ck_grid grid = {.columns = 7};

	ck_grid_put(&grid, ck_tr("pairing"));
	ck_grid_put(&grid, ck_tr("games"));
	ck_grid_put(&grid, ck_tr("share, %"));
	ck_grid_put(&grid, interval_title());
	ck_grid_put(&grid, places ? ck_tr("mean places") : ck_tr("draws"));
	ck_grid_put(&grid, ck_tr("turns a game"));
	ck_grid_put(&grid, ck_tr("captures a game"));
	for (unsigned i = 0; i < count; i++) {
		const ck_series *s = &series[i];
		ck_interval share = share_of(s, 0);

		ck_grid_format(&grid, "%s – %s", s->simulation.bots[0]->name, s->simulation.bots[1]->name);
		ck_grid_format(&grid, "%" PRIu64, s->tally.games);
		put_percent(&grid, &share);
		if (places)
			ck_grid_format(&grid, "%.3f – %.3f", place_of(s, 0).value, place_of(s, 1).value);
		else
			ck_grid_format(&grid, "%" PRIu64, s->tally.draws);
		ck_grid_format(&grid, "%.2f", ck_lengths_mean(&s->tally.turns));
		ck_grid_format(&grid, "%.3f", a_game(s, captures_of(s)));
	}
	bool ok = ck_grid_print(&grid);
	ck_grid_release(&grid);
	return ok;
}

bool ck_report_every_text(const ck_bot *const *bots, unsigned bot_count, const ck_series *series,
                          unsigned count)
{
	uint64_t games = 0;

	for (unsigned i = 0; i < count; i++)
		games += series[i].tally.games;
	print_title(&series[0].simulation, games);
	bool ok = print_matrix(bots, bot_count, series, count);
	printf("\n");
	ok = ok && print_pairings(series, count);
	print_ends(series, count);
	return ok;
}

/* -------------------------------------------------------------------- JSON */

/* Names of games and bots are plain words, which JSON takes as they are. */
static void print_head(const ck_simulation *s)
{
	char game[CK_GAME_TEXT];

	ck_game_write(s->g, game);
	printf("{\"game\": \"%s\", \"seed\": %" PRIu64 ", ", game, s->seed);
}

static void print_lengths_json(const char *key, const ck_lengths *l)
{
	printf("\"%s\": {\"mean\": %.4f, \"low\": %" PRIu32 ", \"p5\": %" PRIu32 ", \"p50\": %" PRIu32
	       ", \"p95\": %" PRIu32 ", \"high\": %" PRIu32 "}, ",
	       key, ck_lengths_mean(l), l->low, ck_lengths_percentile(l, 5), ck_lengths_percentile(l, 50),
	       ck_lengths_percentile(l, 95), l->high);
}

static void print_bot_json(const ck_series *s, unsigned bot)
{
	ck_interval share = share_of(s, bot), place = place_of(s, bot);

	printf("{\"name\": \"%s\", \"seats\": %u, \"points\": %.2f, \"share\": %.6f, "
	       "\"share_low\": %.6f, \"share_high\": %.6f, ",
	       s->simulation.bots[bot]->name, ck_rotation_seats(&s->simulation.rotation, bot),
	       points_of(s, bot), share.value, share.low, share.high);
	if (!s->simulation.g->teams)
		printf("\"place\": %.6f, \"place_low\": %.6f, \"place_high\": %.6f, ", place.value, place.low,
		       place.high);
	printf("\"captures\": %" PRIu64 "}", s->tally.bot[bot].captures);
}

/* The members of a series, without braces. */
static void print_series_json(const ck_series *s)
{
	const ck_tally *t = &s->tally;

	printf("\"games\": %" PRIu64 ", \"unfinished\": %" PRIu64 ", \"draws\": %" PRIu64
	       ", \"standstills\": %" PRIu64 ", \"captures\": %" PRIu64 ", ",
	       t->games, t->unfinished, t->draws, t->standstills, captures_of(s));
	print_lengths_json("turns", &t->turns);
	print_lengths_json("throws", &t->throws);
	print_lengths_json("actions", &t->actions);
	printf("\"bots\": [");
	for (unsigned b = 0; b < s->simulation.rotation.bots; b++) {
		printf("%s", b > 0 ? ", " : "");
		print_bot_json(s, b);
	}
	printf("]");
}

void ck_report_json(const ck_series *s)
{
	print_head(&s->simulation);
	print_series_json(s);
	printf("}\n");
}

void ck_report_every_json(const ck_series *series, unsigned count)
{
	print_head(&series[0].simulation);
	printf("\"pairings\": [");
	for (unsigned i = 0; i < count; i++) {
		printf(i > 0 ? ", {" : "{");
		print_series_json(&series[i]);
		printf("}");
	}
	printf("]}\n");
}
