#include "rank/games.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { PEOPLE = 12, KINDS = 8, DUMP = 1 << 18 };

static const char *const people[PEOPLE] = {"Ana",   "Luis",  "Eva",  "Óscar", "Zoë",     "Inés",
                                           "अनिता", "Paulo", "João", "Rita",  "Mr. Foo", "bot:fast"};

/* The four games at their numbers of seats. */
static const struct {
	const char *game;
	uint8_t seats;
	bool teams;
} kinds[KINDS] = {
	{"parchis", 4, false},
	{"parchis:players=2", 2, false},
	{"parchis:players=6,pieces=2", 6, false},
	{"parchis:players=8", 8, false},
	{"parchis:players=3", 3, false},
	{"parchis-pairs", 4, true},
	{"pachisi", 4, true},
	{"chaupar:laps=0", 4, true},
};

static uint64_t state_of_chance = 7;

unsigned chance(unsigned n)
{
	state_of_chance = state_of_chance * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (unsigned)(state_of_chance >> 33) % n;
}

const int64_t monday = INT64_C(1795996800);
const ck_week_zone utc;

/* ------------------------------------------------------------- games */

void digest_set(ck_league_event *e, unsigned number)
{
	memset(e->digest, 0, sizeof(e->digest));
	e->digest[0] = (uint8_t)(number * 37);
	e->digest[1] = (uint8_t)(number >> 8);
	e->digest[31] = (uint8_t)number;
}

/* Places, shared now and then, with the best first, then shuffled. */
static void any_places(ck_league_event *e)
{
	if (e->teams) {
		unsigned winner = chance(3); /* 2: a draw */

		for (unsigned s = 0; s < 4; s++)
			e->places[s] = winner == 2 || (s & 1) == winner ? 1 : 2;
		return;
	}
	for (unsigned s = 0; s < e->seats; s++)
		e->places[s] = s > 0 && chance(4) == 0 ? e->places[s - 1] : (uint8_t)(s + 1);
	for (unsigned s = e->seats; s-- > 1;) {
		unsigned other = chance(s + 1);
		uint8_t place = e->places[s];

		e->places[s] = e->places[other];
		e->places[other] = place;
	}
}

/* A game number `number` among some of the people, in one of four weeks. */
ck_league_event any_game(unsigned number)
{
	unsigned kind = chance(KINDS), first = chance(PEOPLE);
	ck_league_event e = {
		.kind = CK_LEAGUE_ADD,
		.ended = monday + chance(4) * 604800 + chance(50) * 10000,
		.game = kinds[kind].game,
		.seats = kinds[kind].seats,
		.teams = kinds[kind].teams,
	};

	digest_set(&e, number);
	any_places(&e);
	for (unsigned s = 0; s < e.seats; s++)
		e.names[s] = people[(first + s) % PEOPLE];
	if (e.teams && chance(3) == 0)
		e.names[2] = e.names[0]; /* one who plays both hands of a side */
	if (e.teams && chance(3) == 0)
		e.names[3] = e.names[1];
	return e;
}

ck_league_event game_of(unsigned number, const char *game, const char *const *names, unsigned seats,
                        const uint8_t *places)
{
	ck_league_event e = {
		.kind = CK_LEAGUE_ADD, .ended = monday + number, .game = game, .seats = (uint8_t)seats};

	digest_set(&e, number);
	for (unsigned s = 0; s < seats; s++) {
		e.names[s] = names[s];
		e.places[s] = places[s];
	}
	return e;
}

void happens(ck_league *l, const ck_league_event *e)
{
	ck_league_fault fault;

	if (!ck_league_apply(l, e, &fault)) {
		print_error("refused: %u\n", fault.why);
		fail();
	}
}

ck_league_fault refused(ck_league *l, const ck_league_event *e, ck_league_why why)
{
	ck_league_fault fault;

	assert_false(ck_league_apply(l, e, &fault));
	assert_int_equal(fault.why, why);
	return fault;
}

void text_event(ck_league *l, ck_league_kind kind, const char *text, const char *other, ck_week week)
{
	happens(l, &(ck_league_event){.kind = (uint8_t)kind, .text = text, .other = other, .week = week});
}

void alias(ck_league *l, const char *name, const char *other)
{
	text_event(l, CK_LEAGUE_ALIAS, name, other, 0);
}

/* ------------------------------------------------------------- dumps */

/* All that a league comes to, as a text: tables, rows, games with points and ratings. Names, not numbers. */
static void dump_rows(const ck_ranking *r, uint32_t table, const ck_week *week, char *out, size_t *used)
{
	for (unsigned order = 0; order < 2; order++) {
		ck_ranking_row *rows;
		size_t count;

		assert_true(ck_ranking_rows(r, table, week, (ck_ranking_order)order, &rows, &count));
		for (size_t i = 0; i < count; i++)
			*used += (size_t)snprintf(out + *used, DUMP - *used, "%u %s %u %u %lld %a %a\n",
			                          rows[i].place, r->league->people.text[rows[i].player],
			                          rows[i].games, rows[i].wins, (long long)rows[i].points,
			                          rows[i].rating.mu, rows[i].rating.sigma);
		free(rows);
	}
}

char *dump_of(const ck_league *l)
{
	char *out = malloc(DUMP);
	size_t used = 0;
	ck_ranking r;

	assert_non_null(out);
	out[0] = '\0';
	assert_true(ck_ranking_init(&r, l, &utc));
	for (uint32_t t = 0; t < r.table_count; t++) {
		ck_week first = ck_week_of_time(monday, &utc);

		used += (size_t)snprintf(out + used, DUMP - used, "%.*s %u\n", (int)r.tables[t].game_length,
		                         r.tables[t].game, r.tables[t].seats);
		dump_rows(&r, t, NULL, out, &used);
		for (ck_week w = first; w < first + 4; w++)
			dump_rows(&r, t, &w, out, &used);
	}
	for (size_t i = 0; i < r.count; i++) {
		const ck_ranking_game *g = &r.games[i];

		for (unsigned s = 0; s < g->game->seats; s++)
			used += (size_t)snprintf(out + used, DUMP - used, "%s %d %a ",
			                         l->people.text[g->player[s]], g->points[s], g->after[s].mu);
		used += (size_t)snprintf(out + used, DUMP - used, "%d %s\n", g->week,
		                         l->zone ? l->zone : "-");
	}
	assert_true(used < DUMP - 1);
	ck_ranking_release(&r);
	return out;
}

void same_dumps(const ck_league *a, const ck_league *b)
{
	char *one = dump_of(a), *other = dump_of(b);

	assert_string_equal(one, other);
	free(one);
	free(other);
}
