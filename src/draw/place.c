#include "draw/place.h"

/* Sizes in thousandths of a unit. */
enum {
	PARCHIS_RADIUS = 1300,
	MITRED_RADIUS = 1150, /* row 8 of Parchís, where squares are narrow */
	PAIR_INNER =
		1450,     /* from the inner short side of a square to the middle of the first of two pieces */
	PAIR_STEP = 2640, /* and from there to the second; what is left bears the number */
	MITRED_INNER = 1250,
	MITRED_STEP = 2400,
	GOAL_RADIUS = 1150,
	GOAL_STEP = 1200,
	HOME_RADIUS = 1200, /* on the Charkoni */
	FINISHED_RADIUS = 970,
};

/* A place in an arm, and the radius that is free there. */
typedef struct spot {
	ck_spot at;
	int32_t radius;
} spot;

/* ----------------------------------------------------------------- parchis */

/* From the middle line of the arm towards the outer end of a square in that column. */
static int32_t sideways(ck_cell cell, int32_t across)
{
	return cell.column < 0 ? across : -across;
}

static spot parchis_square(const ck_plan *p, ck_cell cell, unsigned order, unsigned total)
{
	bool mitred = cell.row == CK_ARM_ROWS && cell.column != 0,
	     printed = cell.column != 0 || cell.row == 1;
	int32_t step = mitred ? MITRED_STEP : PAIR_STEP, inner = mitred ? MITRED_INNER : PAIR_INNER;
	int32_t edge = cell.column == 0 ? -p->width / 2 : p->width / 2;
	spot s = {ck_plan_spot(p, cell), mitred ? MITRED_RADIUS : PARCHIS_RADIUS};

	if (!printed)
		inner = (p->width - step) / 2;
	if (total > 1)
		s.at.across = sideways(cell, edge + inner + step * (int32_t)order);
	return s;
}

/* Four in a square at the goal: near its outer side on the smallest board, in its middle on the others. */
static spot parchis_goal(const ck_plan *p, unsigned order)
{
	int32_t base = ck_plan_row_out(p, CK_ROW_GOAL), middle = p->arms == 4 ? base * 2 / 3 : base * 3 / 4;
	int32_t side = order % 2 == 0 ? -GOAL_STEP : GOAL_STEP, far = order < 2 ? GOAL_STEP : -GOAL_STEP;

	return (spot){{side, middle + far}, GOAL_RADIUS};
}

/* Four in a square around the middle of the nest. It stands as the arm does on the board of four arms and as the
 * nest's own middle line elsewhere. */
static spot parchis_nest(const ck_plan *p, ck_cell cell, unsigned order)
{
	static const int16_t lines[CK_ARMS_MAX + 1][2] = {
		[4] = {0, 1000}, [6] = {500, 866}, [8] = {383, 924}};
	const int16_t *line = lines[p->arms];
	int32_t step = ck_plan_nest_radius(p) * 3 / 10;
	int32_t side = order % 2 == 0 ? step : -step, far = order < 2 ? step : -step;
	spot s = {ck_plan_spot(p, cell), PARCHIS_RADIUS};

	s.at.across += (side * line[1] + far * line[0]) / 1000;
	s.at.out += (far * line[1] - side * line[0]) / 1000;
	return s;
}

static spot parchis_spot(const ck_plan *p, ck_cell cell, unsigned order, unsigned total)
{
	if (cell.row == 0)
		return parchis_nest(p, cell, order);
	return cell.row == CK_ROW_GOAL ? parchis_goal(p, order) : parchis_square(p, cell, order, total);
}

/* --------------------------------------------------------------- the cross */

/* Two stand on a diagonal, more in a grid of 2, 3 or 4 a side. */
static spot cross_square(const ck_plan *p, ck_cell cell, unsigned order, unsigned total)
{
	static const int16_t steps[] = {0, 0, 2400, 1600, 1200}, radii[] = {0, 1900, 1150, 760, 570};
	unsigned side = total <= 1 ? 1 : total <= 4 ? 2 : total <= 9 ? 3 : 4;
	int32_t first = -steps[side] * (int32_t)(side - 1) / 2;
	spot s = {ck_plan_spot(p, cell), radii[side]};

	if (total == 2) {
		s.at.across += order == 0 ? -1000 : 1000;
		s.at.out += order == 0 ? -1000 : 1000;
		s.radius = 1380;
		return s;
	}
	s.at.across += first + steps[side] * (int32_t)(order % side);
	s.at.out += first + steps[side] * (int32_t)(order / side);
	return s;
}

/* The quarter of the Charkoni: those at home in a row at its outer side, the finished nearer to its middle. */
static spot cross_middle(ck_cell cell, unsigned order)
{
	static const spot home[] = {
		{{-4200, 6100}, HOME_RADIUS},
		{{-1400, 6100}, HOME_RADIUS},
		{{1400, 6100}, HOME_RADIUS},
		{{4200, 6100}, HOME_RADIUS},
	};
	static const spot finished[] = {
		{{0, 3550}, FINISHED_RADIUS},
		{{-2150, 3550}, FINISHED_RADIUS},
		{{2150, 3550}, FINISHED_RADIUS},
		{{0, 1400}, FINISHED_RADIUS},
	};

	return cell.row == 0 ? home[order] : finished[order];
}

static spot cross_spot(const ck_plan *p, ck_cell cell, unsigned order, unsigned total)
{
	return cell.row == 0 || cell.row == CK_ROW_GOAL ? cross_middle(cell, order)
	                                                : cross_square(p, cell, order, total);
}

/* ------------------------------------------------------------- all of them */

/* Pieces from this one on that move as one. */
static unsigned group_size(const ck_game *g, const uint8_t *progress, unsigned piece)
{
	unsigned size = 1;

	if (g->kind != CK_CHAUPAR || progress[piece] == 0 || progress[piece] == g->goal)
		return 1;
	while (piece + size < g->pieces && progress[piece + size] == progress[piece])
		size++;
	return size;
}

/* All of them without their spots. */
static size_t collect(const ck_game *g, const ck_position *position, ck_place out[CK_PLACES_MAX])
{
	size_t count = 0;

	for (unsigned seat = 0; seat < g->seats; seat++) {
		const uint8_t *progress = position->progress + seat * CK_PIECES_MAX;

		for (unsigned piece = 0, size; piece < g->pieces; piece += size) {
			uint8_t at = progress[piece];

			size = group_size(g, progress, piece);
			out[count++] = (ck_place){
				.seat = (uint8_t)seat,
				.piece = (uint8_t)piece,
				.count = (uint8_t)size,
				.progress = at,
				.marks = ck_is_parchis(g) ? 0 : position->marks[seat * CK_PIECES_MAX + piece],
				.homeward = !ck_is_parchis(g) && at < g->goal && at > g->goal - CK_ARM_ROWS,
				.finished = at == g->goal,
				.cell = ck_cell_of(g, seat, at),
			};
		}
	}
	return count;
}

size_t ck_place_all(const ck_plan *p, const ck_game *g, const ck_position *position,
                    ck_place out[CK_PLACES_MAX])
{
	size_t count = collect(g, position, out);

	for (size_t i = 0; i < count; i++) {
		unsigned order = 0, total = 0;
		spot s;

		for (size_t k = 0; k < count; k++) {
			if (!ck_cell_equal(out[k].cell, out[i].cell))
				continue;
			order += k < i;
			total++;
		}
		s = (p->cross ? cross_spot : parchis_spot)(p, out[i].cell, order, total);
		out[i].at = ck_plan_point(p, out[i].cell.arm, s.at.across, s.at.out);
		out[i].radius = s.radius;
	}
	return count;
}

void ck_place_home(const ck_plan *p, unsigned arm, unsigned order, ck_place *out)
{
	ck_cell cell = {(uint8_t)arm, 0, 0};
	spot s = (p->cross ? cross_spot : parchis_spot)(p, cell, order, 1);

	*out = (ck_place){
		.at = ck_plan_point(p, arm, s.at.across, s.at.out), .radius = s.radius, .cell = cell};
}
