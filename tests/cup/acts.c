/* acts.c - properties of whole championships played by chance, illegal acts among them:
 * a refused act changes nothing; the acts alone, through their text form, give the same state again; what is certified
 * stays until it is annulled; a decided match has a winner who played in it. */
#include "cup/act_field.h"
#include "cup/act_json.h"
#include "cup/cup.h"
#include "cup/state.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define START INT64_C(1796068800000)

static uint64_t chance;

static uint32_t below(uint32_t n)
{
	chance = chance * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
	return (uint32_t)((chance >> 33) % n);
}

/* ------------------------------------------------------------------------ digests */

static void mix(uint64_t *hash, uint64_t value)
{
	*hash = (*hash ^ value) * UINT64_C(1099511628211);
	*hash ^= *hash >> 29;
}

static void mix_text(uint64_t *hash, const char *text)
{
	for (; *text; text++)
		mix(hash, (unsigned char)*text);
	mix(hash, 256);
}

static void mix_match(uint64_t *hash, const ck_cup_match *m)
{
	for (unsigned i = 0; i < 2; i++) {
		mix(hash, m->side[i]);
		mix(hash, m->wins[i]);
		mix(hash, m->source[i].kind);
		mix(hash, m->source[i].number);
	}
	for (unsigned i = 0; i < 5; i++)
		mix(hash, m->games[i]);
	mix(hash, m->winner);
	mix(hash, m->round);
	mix(hash, m->state);
	mix(hash, m->part);
	mix(hash, m->group);
}

static void mix_game(uint64_t *hash, const ck_cup_game *g)
{
	const uint64_t all[] = {g->match,
	                        g->table,
	                        g->shift,
	                        g->slot,
	                        (uint64_t)g->announced,
	                        (uint64_t)g->called_at,
	                        (uint64_t)g->started_at,
	                        (uint64_t)g->reported_at,
	                        (uint64_t)g->certified_at,
	                        g->state,
	                        g->seated[0],
	                        g->seated[1],
	                        g->absent,
	                        g->winner,
	                        g->home[0],
	                        g->home[1],
	                        g->index,
	                        g->replay};

	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		mix(hash, all[i]);
	mix_text(hash, g->reporter);
	mix_text(hash, g->judge);
	mix_text(hash, g->why);
}

static void mix_entrant(uint64_t *hash, const ck_cup_entrant *e)
{
	mix_text(hash, e->name);
	mix_text(hash, e->player[0]);
	mix_text(hash, e->player[1]);
	mix_text(hash, e->club);
	mix_text(hash, e->accepted[0]);
	mix_text(hash, e->accepted[1]);
	mix(hash, e->seeding);
	mix(hash, e->place);
	mix(hash, e->group);
	mix(hash, e->state);
}

/* All that can be seen of a cup, as one number. */
static uint64_t digest(const ck_cup *cup)
{
	const ck_cup_info *about = ck_cup_about(cup);
	uint64_t hash = UINT64_C(14695981039346656037);

	mix_text(&hash, about->name);
	mix_text(&hash, about->seed);
	mix_text(&hash, about->commitment);
	mix(&hash, about->boards);
	mix(&hash, about->phase);
	mix(&hash, about->rounds);
	mix(&hash, ck_cup_acts(cup));
	for (uint32_t i = 1; i <= about->entrants; i++)
		mix_entrant(&hash, ck_cup_entrant_of(cup, i));
	for (uint32_t i = 1; i <= about->matches; i++)
		mix_match(&hash, ck_cup_match_of(cup, i));
	for (uint32_t i = 1; i <= about->games; i++)
		mix_game(&hash, ck_cup_game_of(cup, i));
	for (uint32_t i = 1; i <= about->claims; i++)
		mix_text(&hash, ck_cup_claim_of(cup, i)->answer);
	for (uint32_t i = 0; i < about->officials; i++)
		mix(&hash, ck_cup_official_at(cup, i)->role);
	return hash;
}

/* ---------------------------------------------------------------------- random acts */

static const char *const WHO[] = {"Ana", "Juez", "Principal", "nadie"};
static char names[8][24];

/* A number that is often one of those there are, and sometimes one too many. */
static uint32_t number_of(uint32_t count)
{
	return below(count + 2);
}

static void random_text(ck_act *act, ck_act_field field)
{
	static const char *const TEXTS[] = {"uno", "dos", "", "x", " y", "2026-13-01", "tres cuatro"};
	char *name = names[below(8)];

	if (field == CK_FIELD_PLAYER1 || field == CK_FIELD_PLAYER2 || field == CK_FIELD_NAME) {
		snprintf(name, sizeof names[0], "P%u", below(60));
		ck_field_set_text(act, field, name);
	} else {
		ck_field_set_text(act, field, TEXTS[below(sizeof TEXTS / sizeof *TEXTS)]);
	}
}

static int64_t random_number(const ck_cup *cup, ck_act_field field)
{
	const ck_cup_info *about = ck_cup_about(cup);

	switch (field) {
	case CK_FIELD_ENTRANT:
	case CK_FIELD_OTHER: return number_of(about->entrants);
	case CK_FIELD_GAME: return number_of(about->games);
	case CK_FIELD_ROUND: return number_of(about->rounds);
	case CK_FIELD_CLAIM: return number_of(about->claims);
	case CK_FIELD_TABLE: return number_of(about->boards);
	case CK_FIELD_START: return START + below(100) * INT64_C(60000);
	case CK_FIELD_HOME1:
	case CK_FIELD_HOME2: return below(2) ? 4 : below(10);
	case CK_FIELD_SEEDING: return 0;
	default: return below(3);
	}
}

/* Any act of any kind with anything in it. */
static ck_act wild_act(const ck_cup *cup, int64_t now)
{
	ck_act_kind kind = (ck_act_kind)(1 + below(CK_ACT_KIND_COUNT - 1));
	ck_act act;

	ck_act_init(&act, kind, now, WHO[below(4)]);
	if (below(2))
		act.why = "porque sí";
	for (unsigned f = 0; f < CK_FIELD_COUNT; f++) {
		ck_act_field field = (ck_act_field)f;

		if (!ck_field_in(kind, field))
			continue;
		if (ck_field_rule_of(field)->type == CK_FIELD_IS_TEXT)
			random_text(&act, field);
		else
			ck_field_set_number(&act, field, random_number(cup, field));
	}
	return act;
}

/* What comes next in the life of a game. */
static ck_act next_act(const ck_cup *cup, uint32_t number, int64_t now)
{
	static const ck_act_kind NEXT[] = {[CK_GAME_SCHEDULED] = CK_ACT_CALL,
	                                   [CK_GAME_CALLED] = CK_ACT_START,
	                                   [CK_GAME_PLAYING] = CK_ACT_REPORT,
	                                   [CK_GAME_REPORTED] = CK_ACT_CERTIFY};
	const ck_cup_game *game = ck_cup_game_of(cup, number);
	ck_act act;

	if (game->state > CK_GAME_REPORTED)
		return wild_act(cup, now);
	ck_act_init(&act, NEXT[game->state], now, "Juez");
	act.game = number;
	if (act.kind == CK_ACT_CALL)
		act.table = 1 + below(ck_cup_about(cup)->boards);
	if (act.kind == CK_ACT_REPORT) {
		act.winner = (uint8_t)below(2);
		act.home[act.winner] = 4;
		act.home[1 - act.winner] = (uint8_t)below(4);
	}
	return act;
}

static ck_act random_act(const ck_cup *cup, int64_t now)
{
	const ck_cup_info *about = ck_cup_about(cup);
	ck_act act;

	if (about->games && below(3))
		return next_act(cup, 1 + below(about->games), now);
	if (below(3))
		return wild_act(cup, now);
	/* Pairing, and extra games of two who may be level. */
	ck_act_init(&act, below(2) ? CK_ACT_PAIR : CK_ACT_EXTRA, now, "Ana");
	if (act.kind == CK_ACT_EXTRA) {
		act.entrant = 1 + below(about->entrants);
		act.other = 1 + below(about->entrants);
	}
	return act;
}

/* ----------------------------------------------------------------------- a beginning */

static void do_act(ck_cup *cup, ck_act *act)
{
	ck_refusal refusal;

	if (!ck_cup_do(cup, act, &refusal))
		fail_msg("%s: reason %u", ck_act_word((ck_act_kind)act->kind), refusal.reason);
}

static void begin(ck_cup *cup, const char *format, uint32_t entrants)
{
	ck_act act;

	ck_act_init(&act, CK_ACT_CREATE, START, "Ana");
	act.name = "Copa";
	act.date = "2026-12-01";
	act.game_string = "parchis";
	act.format = format;
	act.boards = 1 + below(6);
	act.minutes = 30;
	act.grace = 15;
	act.size = 1;
	act.pieces = act.most = 4;
	do_act(cup, &act);
	ck_act_init(&act, CK_ACT_OFFICIAL, START, "Ana");
	act.name = "Juez";
	act.role = CK_ROLE_JUDGE;
	do_act(cup, &act);
	act.name = "Principal";
	act.role = CK_ROLE_CHIEF;
	do_act(cup, &act);
	for (uint32_t i = 0; i < entrants; i++) {
		char name[24];

		snprintf(name, sizeof name, "E%u", i);
		ck_act_init(&act, CK_ACT_ENTER, START, "Ana");
		act.player[0] = name;
		do_act(cup, &act);
	}
	ck_act_init(&act, CK_ACT_DRAW, START, "Ana");
	act.seed = "azar";
	do_act(cup, &act);
}

/* ------------------------------------------------------------------------ properties */

/* The result of a certified game, as one number; 0 for one that is not. */
static uint64_t result_of(const ck_cup_game *game)
{
	uint64_t hash = 1;

	if (game->state != CK_GAME_CERTIFIED)
		return 0;
	mix(&hash, game->match);
	mix(&hash, game->winner);
	mix(&hash, game->absent);
	mix(&hash, (uint64_t)game->certified_at);
	mix(&hash, game->home[0]);
	mix(&hash, game->home[1]);
	return hash;
}

static void check_matches(const ck_cup *cup)
{
	for (uint32_t i = 1; i <= ck_cup_about(cup)->matches; i++) {
		const ck_cup_match *m = ck_cup_match_of(cup, i);

		assert_true(m->winner == 0 || m->winner == m->side[0] || m->winner == m->side[1]);
		if (m->state == CK_MATCH_DECIDED || m->state == CK_MATCH_FORFEITED ||
		    m->state == CK_MATCH_BYE)
			assert_int_not_equal(m->winner, 0);
		if (m->state < CK_MATCH_DECIDED)
			assert_int_equal(m->winner, 0);
	}
}

static bool step(ck_cup *cup, const ck_act *act)
{
	ck_refusal may;
	ck_refusal refusal;
	uint64_t before = digest(cup);
	bool allowed = ck_cup_may(cup, act, &may);

	assert_int_equal(digest(cup), before);
	if (ck_cup_do(cup, act, &refusal)) {
		assert_true(allowed);
		before = digest(cup);
		ck_resolve_all(cup);
		assert_int_equal(digest(cup), before); /* nothing that the act touched was passed over */
		return true;
	}
	/* Only a Swiss round without a pairing is found out by trying. */
	assert_true(!allowed || refusal.reason == CK_REFUSED_NO_PAIRING);
	assert_int_not_equal(refusal.reason, CK_REFUSED_NOT);
	assert_int_equal(digest(cup), before);
	return false;
}

/* Who plays whom, who has won, and where the first so many games are. */
static uint64_t table_digest(const ck_cup *cup, uint32_t games)
{
	uint64_t hash = ck_cup_about(cup)->phase;

	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		mix_entrant(&hash, ck_cup_entrant_of(cup, i));
	for (uint32_t i = 1; i <= ck_cup_about(cup)->matches; i++)
		mix_match(&hash, ck_cup_match_of(cup, i));
	for (uint32_t i = 1; i <= games; i++) {
		const ck_cup_game *g = ck_cup_game_of(cup, i);

		mix(&hash, g->state);
		mix(&hash, g->table);
		mix(&hash, (uint64_t)g->started_at);
		mix(&hash, g->seated[0] * 4u + g->seated[1]);
		mix_text(&hash, g->reporter);
	}
	return hash;
}

/* Whoever goes and is taken back at once has changed nothing, whatever it is that was given away. */
static void go_and_come_back(ck_cup *cup, int64_t now)
{
	uint32_t games = ck_cup_about(cup)->games;
	uint64_t before = table_digest(cup, games);
	uint32_t entrant = 1 + below(ck_cup_about(cup)->entrants);
	ck_refusal refusal;
	ck_act act;

	ck_act_init(&act, below(2) ? CK_ACT_WITHDRAW : CK_ACT_EXPEL, now, "Principal");
	act.entrant = entrant;
	act.why = "x";
	if (!ck_cup_do(cup, &act, &refusal))
		return;
	assert_int_not_equal(table_digest(cup, games), before);
	ck_act_init(&act, CK_ACT_REINSTATE, now, "Principal");
	act.entrant = entrant;
	act.why = "y";
	assert_true(ck_cup_do(cup, &act, &refusal));
	assert_int_equal(table_digest(cup, games), before);
}

static void replay(const ck_cup *cup)
{
	ck_cup *again = ck_cup_new();
	ck_refusal refusal;

	assert_non_null(again);
	for (uint32_t i = 0; i < ck_cup_acts(cup); i++) {
		char *text = ck_act_json_write(ck_cup_act_at(cup, i));
		ck_act act;
		ck_act_owner *owner;
		ck_act_problem problem;

		assert_non_null(text);
		assert_int_equal(ck_act_json_read(text, strlen(text), &act, &owner, &problem), CK_ACT_READ);
		assert_true(ck_cup_do(again, &act, &refusal));
		ck_act_owner_free(owner);
		free(text);
	}
	assert_int_equal(digest(again), digest(cup));
	ck_cup_free(again);
}

#define RESULTS 4096

/* How often each kind of act was accepted. */
static uint32_t accepted[CK_ACT_KIND_COUNT];

static void play(const char *format, uint32_t entrants, uint64_t seed)
{
	static uint64_t results[RESULTS];
	ck_cup *cup = ck_cup_new();
	int64_t now = START;

	assert_non_null(cup);
	chance = seed;
	memset(results, 0, sizeof results);
	begin(cup, format, entrants);
	for (unsigned i = 0; i < 400; i++) {
		now += below(5) * INT64_C(60000);
		ck_act act = random_act(cup, now);

		/* Whoever closes a championship at its beginning has seen little. */
		if ((act.kind == CK_ACT_CLOSE && i < 350) || !step(cup, &act))
			continue;
		accepted[act.kind]++;
		if (below(8) == 0)
			go_and_come_back(cup, now);
		check_matches(cup);
		for (uint32_t g = 1; g <= ck_cup_about(cup)->games && g < RESULTS; g++) {
			uint64_t result = result_of(ck_cup_game_of(cup, g));

			if (results[g] && !(act.kind == CK_ACT_ANNUL && act.game == g))
				assert_int_equal(result, results[g]);
			results[g] = result;
		}
	}
	replay(cup);
	ck_cup_free(cup);
}

/* The draw is made before chance begins. */
static bool comes_after_the_draw(ck_act_kind kind)
{
	return kind > CK_ACT_DRAW;
}

static void test_random_championships(void **state)
{
	static const char *const FORMATS[] = {"knockout",
	                                      "knockout:third=yes,seeded=2",
	                                      "knockout:best=3",
	                                      "groups:size=3",
	                                      "groups:size=4,through=1",
	                                      "round-robin:ties=extra",
	                                      "double-round-robin",
	                                      "swiss:rounds=2,ties=extra,substitutes=yes",
	                                      "swiss:rounds=3,best=3",
	                                      "double-elimination"};

	(void)state;
	for (unsigned i = 0; i < 400; i++) {
		const char *format = FORMATS[i % 10];
		uint32_t least = strncmp(format, "groups", 6) == 0 ? 6 : 3;

		play(format, least + i % 9, i + 1);
	}
	for (unsigned kind = CK_ACT_OFFICIAL; kind < CK_ACT_KIND_COUNT; kind++)
		if (accepted[kind] == 0 && comes_after_the_draw((ck_act_kind)kind))
			fail_msg("%s was never accepted", ck_act_word((ck_act_kind)kind));
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(test_random_championships)};

	return cmocka_run_group_tests_name("cup: acts", tests, NULL, NULL);
}
