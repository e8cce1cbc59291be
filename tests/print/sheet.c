/* sheet.c - the sheets of a printed board: sizes to the micrometre, tiles that make the whole board, every piece. */
#include "draw/plan.h"
#include "print/sheet.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *const games[] = {
	"parchis",       "parchis:players=2", "parchis:players=6", "parchis:players=8,pieces=2",
	"parchis-pairs", "pachisi",           "chaupar",           "chaupar:pieces=1",
};

enum { GAMES = sizeof(games) / sizeof(games[0]), DOCUMENT = 1 << 22, FOOT = 16 * CK_MM };

static const ck_sheet_words words = {"hi", "T & T", "check it", "caption 1", "a note"};

/* A game and what is printed of it. */
typedef struct job {
	ck_game game;
	ck_print print;
	ck_sheet sheets[CK_SHEETS_MAX];
	size_t count;
} job;

static void begin(job *j, const char *game, unsigned paper, unsigned kinds, int32_t size)
{
	assert_true(ck_game_parse(&j->game, game, strlen(game), NULL));
	j->print = (ck_print){&j->game, (uint8_t)paper, 0, 0, (uint8_t)kinds, size};
	j->count = ck_sheet_plan(&j->print, j->sheets);
	assert_in_range(j->count, 1, CK_SHEETS_MAX);
}

static int32_t extent_of(const job *j, int32_t size)
{
	const ck_drawing d = {.game = &j->game};
	ck_plan plan;

	ck_plan_init(&plan, &j->game);
	return (int32_t)((int64_t)size * ck_draw_board_extent(&d) / (2 * plan.extent));
}

/* What is cut out lies on what a printer prints on, with room for marks, above the foot. */
static void expect_inside(const job *j, const ck_sheet *sheet, ck_box b, int32_t marks)
{
	const ck_box in = ck_paper_inside((ck_paper)j->print.paper, sheet->landscape);

	assert_true(in.x >= 7 * CK_MM && in.y >= 7 * CK_MM);
	assert_true(b.x - marks >= in.x && b.x + b.width + marks <= in.x + in.width);
	assert_true(b.y - marks >= in.y && b.y + b.height + marks <= in.y + in.height - FOOT);
}

/* ------------------------------------------------------------------- whole */

static void expect_whole(const job *j, int32_t size)
{
	ck_cut cut[CK_CUTS_MAX];

	assert_int_equal(j->count, 1);
	assert_int_equal(ck_sheet_cuts(&j->print, &j->sheets[0], cut), 1);
	assert_int_equal(j->sheets[0].size, size);
	assert_int_equal(cut[0].sheet.width, cut[0].sheet.height);
	assert_in_range(cut[0].sheet.width, 2 * extent_of(j, size), 2 * extent_of(j, size) + 2);
	assert_int_equal(cut[0].board.x, -cut[0].board.width / 2);
	expect_inside(j, &j->sheets[0], cut[0].sheet, 0);
}

static void the_whole_board_fills_the_sheet(void **state)
{
	job j;

	(void)state;
	for (unsigned i = 0; i < GAMES; i++) {
		for (unsigned paper = 0; paper < CK_PAPER_COUNT; paper++) {
			const ck_box in = ck_paper_inside((ck_paper)paper, false);

			begin(&j, games[i], paper, 1u << CK_SHEET_WHOLE, 0);
			expect_whole(&j, ck_sheet_most(&j.print, CK_SHEET_WHOLE));
			assert_in_range(2 * extent_of(&j, j.sheets[0].size), in.width - 10, in.width);
			begin(&j, games[i], paper, 1u << CK_SHEET_WHOLE, 150 * CK_MM);
			expect_whole(&j, 150 * CK_MM);
		}
	}
}

/* ------------------------------------------------------------------- tiles */

/* True if a tile is there; found among the sheets. */
static const ck_sheet *tile_at(const job *j, unsigned column, unsigned row)
{
	for (size_t i = 0; i < j->count; i++)
		if (j->sheets[i].column == column && j->sheets[i].row == row)
			return &j->sheets[i];
	return NULL;
}

static ck_cut cut_of(const job *j, const ck_sheet *sheet)
{
	ck_cut cut[CK_CUTS_MAX];

	assert_int_equal(ck_sheet_cuts(&j->print, sheet, cut), 1);
	return cut[0];
}

/* The tile that holds a point of the board, if there is one. */
static const ck_sheet *tile_of(const job *j, int32_t x, int32_t y)
{
	const ck_sheet *found = NULL;

	for (size_t i = 0; i < j->count; i++) {
		const ck_box b = cut_of(j, &j->sheets[i]).board;

		if (x < b.x || x >= b.x + b.width || y < b.y || y >= b.y + b.height)
			continue;
		assert_null(found); /* no point is on two */
		found = &j->sheets[i];
	}
	return found;
}

/* Every corner of every cell is on a tile. */
static void expect_cells(const job *j)
{
	const int32_t size = j->sheets[0].size;
	ck_plan plan;
	ck_shape shape;

	ck_plan_init(&plan, &j->game);
	for (unsigned index = 0; index < ck_cell_arms(&j->game) * CK_ARM_CELLS; index++) {
		ck_plan_cell(&plan, ck_cell_at(index), &shape);
		for (unsigned i = 0; i < shape.count; i++)
			assert_non_null(
				tile_of(j, (int32_t)((int64_t)shape.corner[i].x * size / (2 * plan.extent)),
			                (int32_t)((int64_t)shape.corner[i].y * size / (2 * plan.extent))));
	}
}

static void expect_joined(const job *j, const ck_sheet *sheet)
{
	const ck_cut cut = cut_of(j, sheet);
	const ck_sheet *right = tile_at(j, sheet->column + 1u, sheet->row);
	const ck_sheet *below = tile_at(j, sheet->column, sheet->row + 1u);

	assert_int_equal(cut.sheet.width, cut.board.width);
	assert_int_equal(cut.sheet.height, cut.board.height);
	expect_inside(j, sheet, cut.sheet, 5 * CK_MM);
	if (right != NULL) {
		assert_int_equal(cut.board.x + cut.board.width, cut_of(j, right).board.x);
		assert_int_equal(cut.board.y, cut_of(j, right).board.y);
		assert_int_equal(cut.board.height, cut_of(j, right).board.height);
	}
	if (below != NULL) {
		assert_int_equal(cut.board.y + cut.board.height, cut_of(j, below).board.y);
		assert_int_equal(cut.board.x, cut_of(j, below).board.x);
	}
	assert_int_equal(sheet->landscape, j->sheets[0].landscape);
}

/* All tiles together are the square around the board, but for those beside the arms of the cross. */
static void expect_tiles(const job *j)
{
	const ck_sheet *first = &j->sheets[0];
	const int32_t extent = extent_of(j, first->size);
	int64_t area = 0, square = (int64_t)4 * extent * extent;

	for (size_t i = 0; i < j->count; i++) {
		const ck_box b = cut_of(j, &j->sheets[i]).board;

		expect_joined(j, &j->sheets[i]);
		area += (int64_t)b.width * b.height;
	}
	if (j->count == (size_t)first->columns * first->rows)
		assert_in_range(area, square, square + 16 * (int64_t)extent);
	else
		assert_false(ck_is_parchis(&j->game));
	expect_cells(j);
}

static void tiles_make_the_board(void **state)
{
	static const int32_t sizes[] = {0, 60, 61, 150, 333, 475, 777, 1000, 1500};
	job j;

	(void)state;
	for (unsigned i = 0; i < GAMES; i++) {
		for (unsigned paper = 0; paper < CK_PAPER_COUNT; paper++) {
			for (size_t k = 0; k < sizeof(sizes) / sizeof(*sizes); k++) {
				begin(&j, games[i], paper, 1u << CK_SHEET_TILES, sizes[k] * CK_MM);
				expect_tiles(&j);
				if (sizes[k] == 0)
					assert_true(j.count == 4 && j.sheets[0].columns == 2);
				else
					assert_int_equal(j.sheets[0].size, sizes[k] * CK_MM);
			}
		}
	}
}

/* Where nobody asks for a size, four tiles are as wide as the paper lets them. */
static void four_tiles_fill_their_sheets(void **state)
{
	job j;

	(void)state;
	for (unsigned i = 0; i < GAMES; i++) {
		for (unsigned paper = 0; paper < CK_PAPER_COUNT; paper++) {
			const int32_t most = 2 * (ck_paper_inside((ck_paper)paper, false).width - 10 * CK_MM);

			begin(&j, games[i], paper, 1u << CK_SHEET_TILES, 0);
			assert_in_range(2 * extent_of(&j, j.sheets[0].size), most - 20, most);
		}
	}
}

static void blank_tiles_are_left_out(void **state)
{
	job j;

	(void)state;
	for (int32_t size = 60; size <= 1500; size += 17) {
		begin(&j, "pachisi", (unsigned)size % CK_PAPER_COUNT, 1u << CK_SHEET_TILES, size * CK_MM);
		expect_tiles(&j);
	}
	begin(&j, "pachisi", CK_PAPER_A4, 1u << CK_SHEET_TILES, 1000 * CK_MM);
	assert_true(j.count < (size_t)j.sheets[0].columns * j.sheets[0].rows);
	begin(&j, "parchis", CK_PAPER_A4, 1u << CK_SHEET_TILES, 1000 * CK_MM);
	assert_int_equal(j.count, (size_t)j.sheets[0].columns * j.sheets[0].rows);
}

static void tiles_have_names(void **state)
{
	char name[CK_TILE_NAME];

	(void)state;
	assert_string_equal(ck_sheet_tile(0, 0, name), "A1");
	assert_string_equal(ck_sheet_tile(8, 10, name), "I11");
}

/* -------------------------------------------------------------------- arms */

/* The arms of a plan, each once, and last the Charkoni; squares of this size. */
static void expect_arms(const job *j, int32_t square)
{
	unsigned next = 0;

	for (size_t i = 0; i < j->count; i++) {
		ck_cut cut[CK_CUTS_MAX];
		const size_t count = ck_sheet_cuts(&j->print, &j->sheets[i], cut);

		assert_int_equal(j->sheets[i].first, i + 1 < j->count ? next : 4);
		assert_int_equal(j->sheets[i].count == 0, i + 1 == j->count);
		assert_int_equal(count, i + 1 < j->count ? j->sheets[i].count : 1);
		for (size_t k = 0; k < count; k++) {
			const int32_t tall = i + 1 < j->count ? 8 * square : 3 * square;

			assert_int_equal(cut[k].sheet.width, 3 * square);
			assert_int_equal(cut[k].sheet.height, tall);
			assert_int_equal(cut[k].board.width, 3 * square);
			expect_inside(j, &j->sheets[i], cut[k].sheet, 5 * CK_MM);
			if (k > 0)
				assert_true(cut[k].sheet.x >= cut[k - 1].sheet.x + 3 * square + 10 * CK_MM);
		}
		next += j->sheets[i].count;
	}
	assert_int_equal(next, 4);
}

static void arms_have_squares_of_25_mm(void **state)
{
	static const size_t sheets[] = {[CK_PAPER_A4] = 3, [CK_PAPER_LETTER] = 3, [CK_PAPER_A3] = 2};
	job j;

	(void)state;
	for (unsigned paper = 0; paper < CK_PAPER_COUNT; paper++) {
		for (unsigned i = 0; i < 2; i++) {
			begin(&j, i == 0 ? "pachisi" : "chaupar", paper, 1u << CK_SHEET_ARMS, 0);
			expect_arms(&j, 25 * CK_MM);
			assert_int_equal(j.count, sheets[paper]);
		}
	}
	begin(&j, "pachisi", CK_PAPER_A4, 1u << CK_SHEET_ARMS, 19 * 20 * CK_MM);
	expect_arms(&j, 20 * CK_MM);
	begin(&j, "pachisi", CK_PAPER_A3, 1u << CK_SHEET_ARMS, 19 * 40 * CK_MM);
	expect_arms(&j, 40 * CK_MM);
	for (int32_t square = 4; square <= 29; square++) {
		begin(&j, "pachisi", (unsigned)square % 2, 1u << CK_SHEET_ARMS, 19 * square * CK_MM);
		expect_arms(&j, square * CK_MM);
	}
	assert_int_equal(ck_sheet_most(&(ck_print){.game = &j.game}, CK_SHEET_ARMS) / CK_MM, 598);
}

static void only_the_cross_has_arms(void **state)
{
	job j;

	(void)state;
	begin(&j, "parchis", CK_PAPER_A4, 1u << CK_SHEET_WHOLE, 0);
	assert_int_equal(ck_sheet_most(&j.print, CK_SHEET_ARMS), 0);
	begin(&j, "chaupar", CK_PAPER_A4, 1u << CK_SHEET_WHOLE, 0);
	assert_true(ck_sheet_most(&j.print, CK_SHEET_ARMS) >= CK_PRINT_CROSS);
}

/* --------------------------------------------------------------- documents */

static char document[DOCUMENT];

static const char *write_sheet(const job *j, size_t i)
{
	static ck_summary rules;
	size_t length;

	if (j->sheets[i].kind == CK_SHEET_RULES)
		assert_true(ck_summary_fit(&rules, ck_sheet_rules_box(&j->print), "# T\n\nText.\n", 11));
	length = ck_sheet_write(&j->print, &j->sheets[i], &words, &rules, NULL, 0);
	assert_true(length < DOCUMENT);
	assert_int_equal(ck_sheet_write(&j->print, &j->sheets[i], &words, &rules, document, DOCUMENT),
	                 length);
	assert_int_equal(strlen(document), length);
	return document;
}

static unsigned occurrences(const char *in, const char *what)
{
	unsigned count = 0;

	for (in = strstr(in, what); in != NULL; in = strstr(in + 1, what))
		count++;
	return count;
}

static void every_sheet_says_what_it_is(void **state)
{
	static const char *const sizes[] = {"width=\"210mm\" height=\"297mm\"",
	                                    "width=\"215.9mm\" height=\"279.4mm\"",
	                                    "width=\"297mm\" height=\"420mm\""};
	job j;

	(void)state;
	for (unsigned i = 0; i < GAMES; i++) {
		for (unsigned paper = 0; paper < CK_PAPER_COUNT; paper++) {
			begin(&j, games[i], paper, 0x1F & ~(1u << CK_SHEET_ARMS), 0);
			for (size_t k = 0; k < j.count; k++) {
				const char *svg = write_sheet(&j, k);

				assert_memory_equal(svg, "<svg ", 5);
				assert_int_equal(occurrences(svg, "<svg"), 1);
				assert_int_equal(occurrences(svg, "h100000M"), 1); /* the rule */
				assert_int_equal(occurrences(svg, ">check it</text>"), 1);
				assert_int_equal(occurrences(svg, ">caption 1</text>"), 1);
				assert_int_equal(occurrences(svg, "xml:lang=\"hi\""), 1);
				assert_int_equal(occurrences(svg, "T &amp; T"),
				                 j.sheets[k].kind == CK_SHEET_WHOLE);
				if (!j.sheets[k].landscape)
					assert_int_equal(occurrences(svg, sizes[paper]), 1);
				assert_string_equal(svg + strlen(svg) - 7, "</svg>\n");
			}
		}
	}
}

static void a_sheet_that_lies_is_wide(void **state)
{
	job j;

	(void)state;
	begin(&j, "pachisi", CK_PAPER_A3, 1u << CK_SHEET_ARMS, 0);
	assert_true(j.sheets[0].landscape);
	assert_int_equal(occurrences(write_sheet(&j, 0), "width=\"420mm\" height=\"297mm\""), 1);
}

/* What is cut out is printed a little beyond the cut: on tiles the board goes on, on arms the colour of squares. */
static void print_reaches_beyond_the_cut(void **state)
{
	job j;

	(void)state;
	begin(&j, "pachisi", CK_PAPER_A4, 1u << CK_SHEET_ARMS, 0);
	for (size_t i = 0; i < j.count; i++) {
		ck_cut cuts[CK_CUTS_MAX];
		const size_t count = ck_sheet_cuts(&j.print, &j.sheets[i], cuts);
		const char *at = write_sheet(&j, i);

		assert_int_equal(occurrences(at, "class=\"bleed\""), count);
		for (size_t k = 0; k < count; k++) {
			int x, y, width, height;

			at = strstr(at, "class=\"bleed\"") + 1;
			assert_int_equal(
				sscanf(strstr(at, "d=\"M"), "d=\"M%d %dh%dv%d", &x, &y, &width, &height), 4);
			assert_int_equal(x, cuts[k].sheet.x - 1500);
			assert_int_equal(y, cuts[k].sheet.y - 1500);
			assert_int_equal(width, cuts[k].sheet.width + 3000);
			assert_int_equal(height, cuts[k].sheet.height + 3000);
		}
	}
}

static void neighbours_are_named(void **state)
{
	job j;

	(void)state;
	begin(&j, "parchis", CK_PAPER_A4, 1u << CK_SHEET_TILES, 0);
	write_sheet(&j, 0);
	assert_int_equal(occurrences(document, ">B1</text>") + occurrences(document, ">A2</text>"), 2);
	assert_int_equal(occurrences(document, ">B2</text>"), 0);
	write_sheet(&j, 3);
	assert_int_equal(occurrences(document, ">A2</text>") + occurrences(document, ">B1</text>"), 2);
}

static void nobody_wants_for_pieces(void **state)
{
	job j;

	(void)state;
	for (unsigned i = 0; i < GAMES; i++) {
		for (int32_t size = 0; size <= 1500; size += 500) {
			unsigned rounds = 0, strips = 0, dice = 0;

			begin(&j, games[i], CK_PAPER_A4, 1u << CK_SHEET_PIECES, size * CK_MM);
			for (size_t k = 0; k < j.count; k++) {
				write_sheet(&j, k);
				rounds += occurrences(document, "stroke=\"#777\" stroke-width=\"120\"/>\n<g");
				strips += occurrences(document, "scale(-1000)");
				dice += occurrences(document, "h44000l");
			}
			assert_int_equal(strips, j.game.seats * (j.game.pieces + 1u));
			assert_int_equal(rounds,
			                 j.game.seats *
			                         (j.game.pieces * (ck_is_parchis(&j.game) ? 1u : 2u) + 1u));
			assert_int_equal(dice, j.game.kind == CK_CHAUPAR ? 3 : 0);
		}
	}
}

/* RULES 3 and 5: two may stand on any square. Where a board is too small for that, pieces can still be held. */
static void expect_pieces_fit(const job *j)
{
	const int32_t size = j->sheets[0].size;
	ck_plan plan;
	int x, y, r, diameter;
	const char *first = NULL;
	int64_t unit;

	ck_plan_init(&plan, &j->game);
	unit = (int64_t)size * CK_UNIT / (2 * plan.extent);    /* micrometres */
	for (size_t i = 0; i < j->count && first == NULL; i++) /* standing pieces come first */
		first = strstr(write_sheet(j, i), "<circle");
	assert_int_equal(sscanf(first, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\"", &x, &y, &r), 3);
	diameter = 2 * r + 120;
	if (!ck_sheet_pieces_fit(&j->print, size))
		assert_in_range(diameter, 5498, 5502);
	else if (ck_is_parchis(&j->game))
		assert_true(diameter <= 3 * unit && 2 * diameter <= 7 * unit);
	else
		assert_true(diameter * 1000 <= 5 * unit * 586); /* corner to corner */
	assert_true(diameter >= 5498 && diameter <= 30000);
}

static void pieces_go_on_their_board(void **state)
{
	job j;

	(void)state;
	for (unsigned i = 0; i < GAMES; i++) {
		for (unsigned paper = 0; paper < CK_PAPER_COUNT; paper++) {
			for (unsigned look = 0; look < CK_LOOK_COUNT; look++) {
				begin(&j, games[i], paper, 1u << CK_SHEET_PIECES, 0);
				j.print.look = (uint8_t)look;
				j.count = ck_sheet_plan(&j.print, j.sheets);
				assert_true(ck_sheet_pieces_fit(&j.print, j.sheets[0].size));
				expect_pieces_fit(&j);
			}
		}
		for (int32_t size = 60; size <= 1500; size += 45) {
			begin(&j, games[i], CK_PAPER_A4, 1u << CK_SHEET_PIECES, size * CK_MM);
			expect_pieces_fit(&j);
		}
		assert_false(ck_sheet_pieces_fit(&j.print, 100 * CK_MM));
		assert_true(ck_sheet_pieces_fit(&j.print, 190 * CK_MM));
	}
}

/* The pips on a side of a long die: circles between two folds. */
static unsigned pips_on(const char *svg, unsigned die, unsigned side)
{
	const int from = 8000 + (int)die * 51500 + (int)side * 11000;
	unsigned count = 0;
	int x, y, r;

	for (svg = strstr(svg, "<circle"); svg != NULL; svg = strstr(svg + 1, "<circle"))
		if (sscanf(svg, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\"/>", &x, &y, &r) == 3 && r == 1150)
			count += x > from && x < from + 11000;
	return count;
}

static void long_dice_have_their_numbers(void **state)
{
	static const struct {
		const char *game;
		unsigned sides[3][4];
	} dice[] = {
		{"chaupar", {{1, 2, 6, 5}, {1, 2, 6, 5}, {1, 2, 6, 5}}},
		{"chaupar:dice=1346", {{1, 3, 6, 4}, {1, 3, 6, 4}, {1, 3, 6, 4}}},
		{"chaupar:dice=mixed", {{1, 2, 6, 5}, {1, 3, 6, 4}, {1, 3, 6, 4}}},
	};
	job j;

	(void)state;
	for (unsigned i = 0; i < 3; i++) {
		begin(&j, dice[i].game, CK_PAPER_A4, 1u << CK_SHEET_PIECES, 0);
		assert_int_equal(j.count, 1);
		write_sheet(&j, 0);
		for (unsigned die = 0; die < 3; die++)
			for (unsigned side = 0; side < 4; side++)
				assert_int_equal(pips_on(document, die, side), dice[i].sides[die][side]);
	}
}

static void kinds_follow_one_another(void **state)
{
	job j;
	unsigned seen = 0;

	(void)state;
	begin(&j, "pachisi", CK_PAPER_A4, 0x1F, 0);
	for (size_t i = 0; i < j.count; i++) {
		assert_true(i == 0 || j.sheets[i].kind >= j.sheets[i - 1].kind);
		seen |= 1u << j.sheets[i].kind;
	}
	assert_int_equal(seen, 0x1F);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_whole_board_fills_the_sheet),
		cmocka_unit_test(tiles_make_the_board),
		cmocka_unit_test(four_tiles_fill_their_sheets),
		cmocka_unit_test(blank_tiles_are_left_out),
		cmocka_unit_test(tiles_have_names),
		cmocka_unit_test(arms_have_squares_of_25_mm),
		cmocka_unit_test(only_the_cross_has_arms),
		cmocka_unit_test(every_sheet_says_what_it_is),
		cmocka_unit_test(a_sheet_that_lies_is_wide),
		cmocka_unit_test(print_reaches_beyond_the_cut),
		cmocka_unit_test(neighbours_are_named),
		cmocka_unit_test(nobody_wants_for_pieces),
		cmocka_unit_test(pieces_go_on_their_board),
		cmocka_unit_test(long_dice_have_their_numbers),
		cmocka_unit_test(kinds_follow_one_another),
	};

	return cmocka_run_group_tests_name("sheets to print", tests, NULL, NULL);
}
