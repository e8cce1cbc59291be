/* Whom a bot sees in danger, against the rules themselves: in many positions of random games, in every game
 * with every option, a seat hits a piece with a throw exactly if that throw has a legal action that sends it
 * home. */
#include <stdarg.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "bots/games.h"
#include "bots/sight.h"

enum { PLIES = 1500, EVERY = 11 };

static ck_action legal[CK_ACTIONS_MAX];

/* The pieces of a seat that are like its piece i. */
static unsigned alike(const ck_game *g, const ck_position *p, unsigned seat, unsigned progress,
                      unsigned marks)
{
	unsigned count = 0;

	for (unsigned i = 4 * seat; i < 4 * seat + g->pieces; i++)
		count += p->progress[i] == progress && (ck_is_parchis(g) || p->marks[i] == marks);
	return count;
}

/* Has the seat that is to move an action that sends the piece home? */
static bool has_capture(const ck_game *g, const ck_position *p, unsigned victim, unsigned progress,
                        unsigned marks)
{
	size_t count = ck_position_moves(g, p, legal);
	ck_position after;

	for (size_t k = 0; k < count; k++) {
		ck_action_apply(g, p, legal[k], &after);
		if (alike(g, &after, victim, progress, marks) < alike(g, p, victim, progress, marks))
			return true;
	}
	return false;
}

/* The throws by which, as the rules have it, the attacker could send that piece home. */
static uint64_t by_the_rules(const ck_game *g, const ck_position *p, unsigned attacker, unsigned victim,
                             unsigned i)
{
	uint64_t throws = 0;

	for (unsigned t = 0; t < g->throw_count; t++) {
		ck_position q = *p;

		games_begin_turn(g, &q, attacker);
		if (ck_is_parchis(g)) {
			ck_throw_apply(g, &q, (ck_throw)t, &q);
			if (q.phase != CK_MOVE)
				continue;
		} else { /* with this throw alone, whether or not it throws again */
			q.phase = CK_MOVE;
			q.held = g->throw_pool[t];
		}
		if (has_capture(g, &q, victim, p->progress[4 * victim + i],
		                ck_is_parchis(g) ? 0 : p->marks[4 * victim + i]))
			throws |= (uint64_t)1 << t;
	}
	return throws;
}

static bool finished(const ck_game *g, const ck_position *p, unsigned seat)
{
	return ck_position_count(g, p, seat, g->goal) == g->pieces;
}

/* How many hits were seen in all, by any throw. */
static unsigned compare(const char *text, const ck_game *g, const ck_position *p, const ck_sight *s,
                        unsigned attacker, unsigned victim)
{
	bool stepped = !ck_is_parchis(g) && g->option.cross.sums == CK_SUMS_STEPPED && g->kind == CK_CHAUPAR;
	uint64_t hit[CK_PIECES_MAX];
	unsigned seen = 0;

	ck_sight_hits(s, attacker, victim, hit);
	for (unsigned i = 0; i < g->pieces; i++) {
		unsigned progress = p->progress[4 * victim + i];
		if (progress == 0 || progress == g->goal) {
			assert_int_equal(hit[i], 0);
			continue;
		}
		uint64_t rules = by_the_rules(g, p, attacker, victim, i);
		/* steps of one die each: what is seen is their sum, which the first step alone need not reach */
		if (stepped ? (rules & ~hit[i]) != 0 : rules != hit[i]) {
			char line[CK_POSITION_TEXT];

			ck_position_write(g, p, line);
			fail_msg("%s\n%s\nseat %u hits piece %u of seat %u: by the rules %llx, seen %llx",
			         text, line, attacker + 1, i, victim + 1, (unsigned long long)rules,
			         (unsigned long long)hit[i]);
		}
		seen += rules != 0;
	}
	return seen;
}

static unsigned compare_all(const char *text, const ck_game *g, const ck_position *p, const ck_odds *odds)
{
	ck_sight s;
	unsigned seen = 0;

	ck_sight_init(&s, g, p, odds);
	for (unsigned attacker = 0; attacker < g->seats; attacker++)
		for (unsigned victim = 0; victim < g->seats; victim++)
			if (ck_seat_team(g, attacker) != ck_seat_team(g, victim) && !finished(g, p, attacker))
				seen += compare(text, g, p, &s, attacker, victim);
	return seen;
}

/* Walk through random games. */
static void walk(const char *text, const ck_game *g, void *context)
{
	ck_position p = {.phase = CK_OVER};
	ck_odds odds;
	ck_rng r;
	unsigned seen = 0;

	(void)context;
	ck_odds_single(g, &odds);
	ck_rng_seed(&r, 1, 1);
	for (unsigned ply = 0; ply < PLIES; ply++) {
		if (p.phase == CK_OVER)
			ck_position_start(g, ply % g->seats, &p);
		if (p.phase == CK_THROW)
			games_throw(g, &p, &r);
		else
			ck_action_apply(g, &p,
			                legal[ck_rng_below(&r, (uint32_t)ck_position_moves(g, &p, legal))],
			                &p);
		if (p.phase != CK_OVER && ply % EVERY == 0)
			seen += compare_all(text, g, &p, &odds);
	}
	assert_true(seen > 0 || (!ck_is_parchis(g) && g->option.cross.standstill == 1));
}

static void a_seat_hits_what_the_rules_let_it_capture(void **state)
{
	(void)state;
	games_each(walk, NULL);
}

static void the_odds_of_a_throw_are_those_of_the_game(const char *text, const ck_game *g, void *context)
{
	ck_odds single, turn;

	(void)context;
	(void)text;
	ck_odds_single(g, &single);
	ck_odds_turn(g, &turn);
	assert_int_equal(single.count, g->throw_count);
	assert_int_equal(single.total, g->throw_total);
	assert_int_equal(
		ck_odds_chance(&turn, turn.count == 64 ? UINT64_MAX : ((uint64_t)1 << turn.count) - 1),
		CK_ODDS_CERTAIN);
	/* what one throw leads to, the turn leads to at least as likely */
	for (unsigned state = 0; state < CK_ODDS_STATES; state++)
		for (unsigned far = 1; far < CK_ODDS_FAR; far++)
			assert_true(ck_odds_chance(&turn, turn.by[state][far]) >=
			            ck_odds_chance(&single, single.by[state][far]));
}

static void odds_add_up(void **state)
{
	(void)state;
	games_each(the_odds_of_a_throw_are_those_of_the_game, NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_seat_hits_what_the_rules_let_it_capture),
		cmocka_unit_test(odds_add_up),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
