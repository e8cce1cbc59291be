/* The plan of the boards: cells that touch without gaps or overlaps, as BOARDS has them. */
#include "draw/plan.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *const games[] = {"parchis", "parchis:players=6", "parchis:players=8", "pachisi"};

enum { GAMES = sizeof(games) / sizeof(games[0]), CELLS_MAX = CK_CELLS_MAX + 2 * CK_ARMS_MAX };

/* A board with all its cells: the squares, and of each arm the goal and, on Parchís boards, the nest. */
typedef struct board {
	ck_game game;
	ck_plan plan;
	ck_cell cells[CELLS_MAX];
	size_t count;
} board;

static void add_cell(board *b, unsigned arm, unsigned row, int column)
{
	b->cells[b->count++] = (ck_cell){(uint8_t)arm, (uint8_t)row, (int8_t)column};
}

static void board_init(board *b, const char *game)
{
	ck_error err;

	assert_true(ck_game_parse(&b->game, game, strlen(game), &err));
	ck_plan_init(&b->plan, &b->game);
	b->count = 0;
	for (unsigned arm = 0; arm < b->plan.arms; arm++) {
		for (unsigned row = 1; row <= CK_ARM_ROWS; row++)
			for (int column = -1; column <= 1; column++)
				add_cell(b, arm, row, column);
		add_cell(b, arm, CK_ROW_GOAL, 0);
		if (!b->plan.cross)
			add_cell(b, arm, 0, 0);
	}
}

/* Twice the area; more than 0 if the corners run clockwise with y down. */
static int64_t area(const ck_shape *s)
{
	int64_t sum = 0;

	for (unsigned i = 0; i < s->count; i++) {
		ck_point a = s->corner[i], b = s->corner[(i + 1u) % s->count];

		sum += (int64_t)a.x * b.y - (int64_t)b.x * a.y;
	}
	return sum;
}

typedef struct edge {
	ck_point from, to;
} edge;

static bool same(ck_point a, ck_point b)
{
	return a.x == b.x && a.y == b.y;
}

static edge edge_of(const ck_shape *s, unsigned i)
{
	return (edge){s->corner[i], s->corner[(i + 1u) % s->count]};
}

static bool has_edge(const ck_shape *s, ck_point from, ck_point to)
{
	for (unsigned i = 0; i < s->count; i++)
		if (same(edge_of(s, i).from, from) && same(edge_of(s, i).to, to))
			return true;
	return false;
}

/* The same two corners, from either side. */
static bool share_an_edge(const board *b, ck_cell first, ck_cell second)
{
	ck_shape s, t;

	ck_plan_cell(&b->plan, first, &s);
	ck_plan_cell(&b->plan, second, &t);
	for (unsigned i = 0; i < s.count; i++)
		if (has_edge(&t, edge_of(&s, i).to, edge_of(&s, i).from))
			return true;
	return false;
}

static void measures_are_those_of_the_sheet(void **state)
{
	static const struct {
		int32_t width, depth, half, inner, reach, extent;
	} wanted[GAMES] = {
		{7000, 3000, 10500, 10500, 31500, 31500},
		{7000, 3000, 10500, 18187, 39187, 45249}, /* 10.5 / tan 30° = 18.1865; the corner / cos 30° */
		{7000, 3000, 10500, 25349, 46349, 46349}, /* 10.5 / tan 22.5° = 25.3493 */
		{5000, 5000, 7500, 7500, 47500, 47500},
	};

	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		board b;

		board_init(&b, games[i]);
		assert_int_equal(b.plan.width, wanted[i].width);
		assert_int_equal(b.plan.depth, wanted[i].depth);
		assert_int_equal(b.plan.half, wanted[i].half);
		assert_int_equal(b.plan.inner, wanted[i].inner);
		assert_int_equal(b.plan.reach, wanted[i].reach);
		assert_in_range(b.plan.extent, wanted[i].extent - 1, wanted[i].extent + 1);
	}
}

static void corners_run_clockwise(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		board b;
		ck_shape shape;

		board_init(&b, games[i]);
		for (size_t k = 0; k < b.count; k++) {
			ck_plan_cell(&b.plan, b.cells[k], &shape);
			assert_true(area(&shape) > 0);
		}
		ck_plan_outline(&b.plan, &shape);
		assert_true(area(&shape) > 0);
		ck_plan_middle(&b.plan, &shape);
		assert_true(area(&shape) > 0);
	}
}

/* Exactly where no sine is rounded; else to a thousandth of a unit along the board's edge. */
static void areas_add_up(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		board b;
		ck_shape shape;
		int64_t sum = 0, middle = 0, whole;

		board_init(&b, games[i]);
		for (size_t k = 0; k < b.count; k++) {
			ck_plan_cell(&b.plan, b.cells[k], &shape);
			sum += area(&shape);
			if (b.cells[k].row == CK_ROW_GOAL)
				middle += area(&shape);
		}
		ck_plan_outline(&b.plan, &shape);
		whole = area(&shape);
		assert_true(llabs(sum - whole) <= (b.plan.arms == 4 ? 0 : 2 * b.plan.arms * b.plan.extent));
		ck_plan_middle(&b.plan, &shape);
		assert_int_equal(area(&shape), middle);
	}
}

/* The distance of a point from the line through two others is at most two thousandths. */
static bool on_line(ck_point at, edge line)
{
	int64_t dx = line.to.x - line.from.x, dy = line.to.y - line.from.y;
	int64_t cross = dx * (at.y - line.from.y) - dy * (at.x - line.from.x);
	int64_t length = llabs(dx) > llabs(dy) ? llabs(dx) : llabs(dy); /* at least 0.7 of it */

	return llabs(cross) <= 2 * length;
}

static bool on_outline(const ck_shape *outline, edge e)
{
	for (unsigned i = 0; i < outline->count; i++)
		if (on_line(e.from, edge_of(outline, i)) && on_line(e.to, edge_of(outline, i)))
			return true;
	return false;
}

/* How many cells have an edge in that direction. */
static unsigned edges_like(const board *b, edge wanted)
{
	unsigned found = 0;
	ck_shape s;

	for (size_t k = 0; k < b->count; k++) {
		ck_plan_cell(&b->plan, b->cells[k], &s);
		found += has_edge(&s, wanted.from, wanted.to);
	}
	return found;
}

/* Every edge belongs to one cell and, the other way round, to one neighbour, or else is part of the board's edge: no gaps,
 * no overlaps. */
static void edges_meet_or_are_the_boards_own(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		board b;
		ck_shape s, outline;

		board_init(&b, games[i]);
		ck_plan_outline(&b.plan, &outline);
		for (size_t k = 0; k < b.count; k++) {
			ck_plan_cell(&b.plan, b.cells[k], &s);
			for (unsigned n = 0; n < s.count; n++) {
				edge e = edge_of(&s, n), back = {e.to, e.from};

				assert_int_equal(edges_like(&b, e), 1);
				if (edges_like(&b, back) != 1)
					assert_true(on_outline(&outline, e));
			}
		}
	}
}

/* The cross has corners: there the way goes from one arm to the next through a single point. */
static bool share_a_corner(const board *b, ck_cell first, ck_cell second)
{
	ck_shape s, t;

	ck_plan_cell(&b->plan, first, &s);
	ck_plan_cell(&b->plan, second, &t);
	for (unsigned i = 0; i < s.count; i++)
		for (unsigned k = 0; k < t.count; k++)
			if (same(s.corner[i], t.corner[k]))
				return true;
	return false;
}

static void assert_one_step(const board *b, ck_cell first, ck_cell second)
{
	if (b->plan.cross && first.arm != second.arm)
		assert_true(share_a_corner(b, first, second));
	else
		assert_true(share_an_edge(b, first, second));
}

/* BOARDS: every two consecutive ring squares share an edge; so do all steps of every seat's way. */
static void consecutive_squares_share_an_edge(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		board b;

		board_init(&b, games[i]);
		for (unsigned square = 1; square <= b.game.ring; square++)
			assert_one_step(&b, ck_cell_of_ring(&b.game, square),
			                ck_cell_of_ring(&b.game, square + 1));
		for (unsigned seat = 0; seat < b.game.seats; seat++)
			for (unsigned progress = 1; progress < b.game.goal; progress++)
				assert_one_step(&b, ck_cell_of(&b.game, seat, progress),
				                ck_cell_of(&b.game, seat, progress + 1));
	}
}

/* Whoever leaves the nest crosses the edge between it and the exit. */
static void the_nest_lies_beside_the_exit(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES - 1; i++) {
		board b;

		board_init(&b, games[i]);
		for (unsigned seat = 0; seat < b.game.seats; seat++)
			assert_true(share_an_edge(&b, ck_cell_of(&b.game, seat, 0),
			                          ck_cell_of(&b.game, seat, 1)));
	}
}

static bool inside(const ck_shape *s, ck_point at)
{
	for (unsigned i = 0; i < s->count; i++) {
		edge e = edge_of(s, i);
		int64_t dx = e.to.x - e.from.x, dy = e.to.y - e.from.y;

		if (dx * (at.y - e.from.y) - dy * (at.x - e.from.x) <= 0)
			return false;
	}
	return true;
}

static void centres_lie_inside(void **state)
{
	(void)state;
	for (size_t i = 0; i < GAMES; i++) {
		board b;

		board_init(&b, games[i]);
		for (size_t k = 0; k < b.count; k++) {
			ck_shape shape;

			ck_plan_cell(&b.plan, b.cells[k], &shape);
			assert_true(inside(&shape, ck_plan_centre(&b.plan, b.cells[k])));
		}
	}
}

/* Seat 1 sits at the bottom, its exit on its right, the next seat to the right of it. */
static void arms_follow_anticlockwise(void **state)
{
	board b;
	ck_point first, exit, second;

	(void)state;
	board_init(&b, "parchis");
	first = ck_plan_centre(&b.plan, (ck_cell){0, 1, 0});
	exit = ck_plan_centre(&b.plan, ck_cell_of(&b.game, 0, 1));
	second = ck_plan_centre(&b.plan, (ck_cell){1, 1, 0});
	assert_true(first.x == 0 && first.y == 30000);
	assert_true(exit.x == 7000 && exit.y == 18000);
	assert_true(second.x == 30000 && second.y == 0);
	assert_int_equal(ck_plan_turn(&b.plan, 1), 90000);
	assert_int_equal(ck_plan_turn(&b.plan, 4), 0);
	board_init(&b, "parchis:players=8");
	assert_int_equal(ck_plan_turn(&b.plan, 3), 135000);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(measures_are_those_of_the_sheet),
		cmocka_unit_test(corners_run_clockwise),
		cmocka_unit_test(areas_add_up),
		cmocka_unit_test(edges_meet_or_are_the_boards_own),
		cmocka_unit_test(consecutive_squares_share_an_edge),
		cmocka_unit_test(the_nest_lies_beside_the_exit),
		cmocka_unit_test(centres_lie_inside),
		cmocka_unit_test(arms_follow_anticlockwise),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
