/* Where pieces stand: apart from one another, and inside their squares (BOARDS: "A piece's place"). */
#include "draw/place.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *const games[] = {
	"parchis",           "parchis:players=2", "parchis:players=3", "parchis:players=6,out=2",
	"parchis:players=8", "parchis-pairs",     "pachisi",           "pachisi:queen=off,laps=9",
	"chaupar",           "chaupar:pieces=2",
};

enum { GAMES = sizeof(games) / sizeof(games[0]), STEPS = 4000, SLACK = 5 /* of rounding, thousandths */ };

static ck_game game_of(const char *text)
{
	ck_game g;
	ck_error err;

	assert_true(ck_game_parse(&g, text, strlen(text), &err));
	return g;
}

static void apart(const ck_place *a, const ck_place *b)
{
	int64_t x = a->at.x - b->at.x, y = a->at.y - b->at.y, least = a->radius + b->radius - SLACK;

	if (x * x + y * y < least * least) {
		fail_msg("seat %u progress %u and seat %u progress %u overlap", a->seat + 1u, a->progress,
		         b->seat + 1u, b->progress);
	}
}

/* A disc lies in a convex polygon, corners clockwise on a board whose y points down, if its middle is on the right of
 * every side by at least its radius. Sides that are straight on need not turn. */
static void inside(const ck_shape *shape, const ck_place *place)
{
	for (unsigned i = 0; i < shape->count; i++) {
		ck_point a = shape->corner[i], b = shape->corner[(i + 1u) % shape->count];
		int64_t dx = b.x - a.x, dy = b.y - a.y;
		int64_t cross = dx * (place->at.y - a.y) - dy * (place->at.x - a.x);
		int64_t least = place->radius - SLACK;

		double distance_squared = (double)cross * (double)cross / (double)(dx * dx + dy * dy);
		if (cross <= 0 || distance_squared < (double)(least * least))
			fail_msg("seat %u progress %u sticks out of its square", place->seat + 1u,
			         place->progress);
	}
}

static void check(const ck_game *g, const ck_position *position)
{
	ck_plan plan;
	ck_place places[CK_PLACES_MAX];
	ck_shape shape;
	unsigned pieces = 0;

	ck_plan_init(&plan, g);
	size_t count = ck_place_all(&plan, g, position, places);
	for (size_t i = 0; i < count; i++) {
		const ck_place *one = places + i;

		pieces += one->count;
		assert_true(one->radius >= CK_UNIT / 2);
		assert_int_equal(position->progress[one->seat * CK_PIECES_MAX + one->piece], one->progress);
		assert_true(ck_cell_equal(one->cell, ck_cell_of(g, one->seat, one->progress)));
		ck_plan_cell(&plan, one->cell, &shape);
		inside(&shape, one);
		for (size_t k = 0; k < i; k++)
			apart(one, places + k);
	}
	assert_int_equal(pieces, g->seats * g->pieces);
}

/* A throw or an action at random. */
static void step(const ck_game *g, ck_position *p, ck_rng *random)
{
	static ck_action legal[CK_ACTIONS_MAX];

	if (p->phase == CK_OVER) {
		ck_position_start(g, ck_rng_below(random, g->seats), p);
	} else if (p->phase == CK_THROW) {
		ck_throw_apply(g, p, ck_throw_pick(g, ck_rng_below(random, g->throw_total)), p);
	} else {
		size_t count = ck_position_moves(g, p, legal);

		ck_action_apply(g, p, legal[ck_rng_below(random, (uint32_t)count)], p);
	}
}

static void pieces_stand_apart_inside_their_squares(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		const ck_game g = game_of(games[i]);
		ck_position p;
		ck_rng random;

		ck_rng_seed(&random, 7, i);
		ck_position_start(&g, 0, &p);
		for (unsigned n = 0; n < STEPS; n++) {
			check(&g, &p);
			step(&g, &p, &random);
		}
	}
}

/* Whatever the rules say: every progress with one to four pieces of every seat, and all 16 on one square. */
static void crowds_stand_apart_too(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		const ck_game g = game_of(games[i]);
		/* no more than two on a square of Parchís between its home and its goal */
		unsigned most = ck_is_parchis(&g) && g.pieces > 2 ? 2 : g.pieces;

		for (unsigned seat = 0; seat < g.seats; seat++) {
			for (unsigned progress = 0; progress <= g.goal; progress++) {
				bool end = progress == 0 || progress == g.goal;
				ck_position p;

				memset(&p, 0, sizeof(p));
				for (unsigned k = 0; k < (end ? g.pieces : most); k++)
					p.progress[seat * CK_PIECES_MAX + k] = (uint8_t)progress;
				check(&g, &p);
			}
		}
	}
	const ck_game g = game_of("pachisi");
	for (unsigned count = 1; count <= 16; count++) {
		ck_position p;

		memset(&p, 0, sizeof(p));
		for (unsigned k = 0; k < count; k++)
			p.progress[k] = (uint8_t)(8 + (30 + 68 - 17 * (k / 4)) % 68);
		check(&g, &p);
	}
}

static void a_group_of_chaupar_is_one_place(void **state)
{
	const ck_game g = game_of("chaupar");
	ck_place places[CK_PLACES_MAX];
	ck_position p;
	ck_plan plan;

	(void)state;
	memset(&p, 0, sizeof(p));
	memcpy(p.progress, (const uint8_t[]){80, 30, 30, 30, 84, 84, 0, 0}, 8);
	p.marks[1] = p.marks[2] = p.marks[3] = CK_MARK_LAP;
	ck_plan_init(&plan, &g);
	assert_int_equal(ck_place_all(&plan, &g, &p, places), 2 + 4 + 8);
	assert_true(places[0].homeward && !places[0].finished && places[0].count == 1);
	assert_true(!places[1].homeward && places[1].count == 3 && places[1].piece == 1);
	assert_int_equal(places[1].marks, CK_MARK_LAP);
	assert_true(places[2].finished && places[3].finished && places[2].count == 1);
	assert_true(!places[4].finished && places[4].progress == 0 && places[4].seat == 1);
}

static void the_dents_of_a_nest_are_where_pieces_stand(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		const ck_game g = game_of(games[i]);
		ck_place places[CK_PLACES_MAX], dent;
		ck_position p;
		ck_plan plan;

		memset(&p, 0, sizeof(p));
		ck_plan_init(&plan, &g);
		ck_place_all(&plan, &g, &p, places);
		for (unsigned k = 0; k < g.pieces; k++) {
			ck_place_home(&plan, g.arm[1], k, &dent);
			assert_memory_equal(&dent.at, &places[g.pieces + k].at, sizeof(dent.at));
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(pieces_stand_apart_inside_their_squares),
		cmocka_unit_test(crowds_stand_apart_too),
		cmocka_unit_test(a_group_of_chaupar_is_one_place),
		cmocka_unit_test(the_dents_of_a_nest_are_where_pieces_stand),
	};

	return cmocka_run_group_tests_name("places of the pieces", tests, NULL, NULL);
}
