#include "print/sheet_parts.h"

#include "base.h"
#include "draw/plan.h"

/* Of the cross, in squares. */
enum { SQUARES_ACROSS = 2 * CK_ARM_ROWS + CK_ARM_COLUMNS };
enum { ARMS = 4 };

/* Sheets that are being laid out. Tiles are the most: on the smallest paper 9 by 7 of a board of CK_PRINT_SIZE_MAX; with
 * five sheets of arms, a dozen of pieces and one each of the others that is below CK_SHEETS_MAX. */
typedef struct sheets {
	ck_sheet *at;
	size_t count;
} sheets;

static void add(sheets *s, ck_sheet sheet)
{
	CK_ASSERT(s->count < CK_SHEETS_MAX);
	s->at[s->count++] = sheet;
}

/* ------------------------------------------------------------------- sizes */

ck_box ck_sheet_room(ck_paper paper, bool landscape)
{
	ck_box room = ck_paper_inside(paper, landscape);

	room.height -= CK_FOOT + CK_FOOT_GAP;
	return room;
}

ck_box ck_sheet_rules_box(const ck_print *p)
{
	return ck_sheet_room((ck_paper)p->paper, false);
}

ck_drawing ck_sheet_drawing(const ck_print *p)
{
	return (ck_drawing){.game = p->game, .look = p->look, .theme = p->theme};
}

static int32_t plan_extent(const ck_print *p)
{
	ck_plan plan;

	ck_plan_init(&plan, p->game);
	return plan.extent;
}

int64_t ck_sheet_scale(const ck_print *p, int32_t size)
{
	return (int64_t)size * (CK_UNIT / 2) * CK_UNIT / plan_extent(p);
}

int32_t ck_sheet_length(const ck_print *p, int32_t size, int32_t thousandths)
{
	return (int32_t)((int64_t)size * thousandths / (2 * plan_extent(p)));
}

int32_t ck_sheet_extent(const ck_print *p, int32_t size)
{
	const ck_drawing d = ck_sheet_drawing(p);
	const int32_t extent = 2 * plan_extent(p);

	return (int32_t)(((int64_t)size * ck_draw_board_extent(&d) + extent - 1) / extent);
}

/* The size of a board that reaches from edge to edge of a square with all that is around it. */
static int32_t size_within(const ck_print *p, int32_t side)
{
	const ck_drawing d = ck_sheet_drawing(p);

	return (int32_t)((int64_t)(side - 2) * plan_extent(p) / ck_draw_board_extent(&d));
}

static int32_t smaller(int32_t a, int32_t b)
{
	return a < b ? a : b;
}

static int32_t whole_most(const ck_print *p)
{
	const ck_box room = ck_sheet_room((ck_paper)p->paper, false);

	return smaller(size_within(p, smaller(room.width, room.height)), CK_PRINT_SIZE_MAX);
}

/* ------------------------------------------------------------------- tiles */

/* Room for a tile between its marks. */
static ck_box tile_room(const ck_print *p, bool landscape)
{
	const ck_box room = ck_sheet_room((ck_paper)p->paper, landscape);

	return (ck_box){room.x + CK_MARK, room.y + CK_MARK, room.width - 2 * CK_MARK,
	                room.height - 2 * CK_MARK};
}

static uint8_t parts(int32_t whole, int32_t part)
{
	return (uint8_t)((whole + part - 1) / part);
}

/* The edge number i of `count` tiles, from the middle of the board. */
static int32_t tile_edge(int32_t extent, unsigned i, unsigned count)
{
	return (int32_t)((int64_t)2 * extent * i / count) - extent;
}

/* True if nothing of the board is on a tile: beside two arms of the cross. */
static bool tile_is_blank(const ck_print *p, int32_t size, ck_box tile)
{
	const int32_t around = ck_sheet_extent(p, size) - size / 2;
	const int32_t half = size * CK_ARM_COLUMNS / SQUARES_ACROSS / 2 + around;

	return !ck_is_parchis(p->game) && (tile.x >= half || tile.x + tile.width <= -half) &&
	       (tile.y >= half || tile.y + tile.height <= -half);
}

static ck_box tile_box(const ck_print *p, const ck_sheet *sheet)
{
	const int32_t extent = ck_sheet_extent(p, sheet->size);
	const int32_t x = tile_edge(extent, sheet->column, sheet->columns);
	const int32_t y = tile_edge(extent, sheet->row, sheet->rows);

	return (ck_box){x, y, tile_edge(extent, sheet->column + 1u, sheet->columns) - x,
	                tile_edge(extent, sheet->row + 1u, sheet->rows) - y};
}

/* The tiles of a board, of sheets that all stand or all lie; returns how many. They are added where there is an out. */
static size_t tiles_lay(const ck_print *p, int32_t size, bool landscape, sheets *out)
{
	const ck_box room = tile_room(p, landscape);
	const int32_t whole = 2 * ck_sheet_extent(p, size);
	ck_sheet sheet = {.kind = CK_SHEET_TILES,
	                  .landscape = landscape,
	                  .columns = parts(whole, room.width),
	                  .rows = parts(whole, room.height),
	                  .size = size};
	size_t count = 0;

	for (sheet.row = 0; sheet.row < sheet.rows; sheet.row++)
		for (sheet.column = 0; sheet.column < sheet.columns; sheet.column++)
			if (!tile_is_blank(p, size, tile_box(p, &sheet))) {
				count++;
				if (out != NULL)
					add(out, sheet);
			}
	return count;
}

static int32_t tiles_usual(const ck_print *p)
{
	const ck_box room = tile_room(p, false);

	return size_within(p, 2 * smaller(room.width, room.height));
}

static void tiles_plan(const ck_print *p, int32_t size, sheets *out)
{
	const bool landscape = tiles_lay(p, size, true, NULL) < tiles_lay(p, size, false, NULL);

	tiles_lay(p, size, landscape, out);
}

/* -------------------------------------------------------------------- arms */

static int32_t squares(int32_t size, int32_t count)
{
	return (int32_t)((int64_t)size * count / SQUARES_ACROSS);
}

/* How many arms stand side by side on a sheet. */
static int32_t arms_beside(const ck_print *p, int32_t size, bool landscape)
{
	const ck_box room = tile_room(p, landscape);
	const int32_t fit = (room.width + CK_ARM_GAP) / (squares(size, CK_ARM_COLUMNS) + CK_ARM_GAP);

	return squares(size, CK_ARM_ROWS) <= room.height ? smaller(fit, ARMS) : 0;
}

static void arms_plan(const ck_print *p, int32_t size, sheets *out)
{
	const int32_t upright = arms_beside(p, size, false), lying = arms_beside(p, size, true);
	const int32_t beside = lying > upright ? lying : upright;
	ck_sheet sheet = {.kind = CK_SHEET_ARMS, .landscape = lying > upright, .size = size};

	CK_ASSERT(beside > 0);
	while (sheet.first < ARMS) {
		sheet.count = (uint8_t)smaller(beside, ARMS - sheet.first);
		add(out, sheet);
		sheet.first = (uint8_t)(sheet.first + sheet.count);
	}
	sheet.count = 0;
	sheet.landscape = false;
	add(out, sheet);
}

static int32_t arms_most(const ck_print *p)
{
	int32_t size = CK_PRINT_SIZE_MAX;

	if (ck_is_parchis(p->game))
		return 0;
	while (arms_beside(p, size, false) == 0 && arms_beside(p, size, true) == 0)
		size -= CK_MM;
	return size;
}

/* ------------------------------------------------------------------ sheets */

int32_t ck_sheet_most(const ck_print *p, ck_sheet_kind kind)
{
	switch (kind) {
	case CK_SHEET_WHOLE: return whole_most(p);
	case CK_SHEET_TILES: return CK_PRINT_SIZE_MAX;
	case CK_SHEET_ARMS: return arms_most(p);
	default: return 0;
	}
}

/* The size of the board where nobody has asked for one; pieces go with the largest board that is printed. */
static int32_t size_of(const ck_print *p, ck_sheet_kind kind)
{
	if (p->size != 0)
		return p->size;
	switch (kind) {
	case CK_SHEET_WHOLE: return whole_most(p);
	case CK_SHEET_TILES: return tiles_usual(p);
	case CK_SHEET_ARMS: return smaller(CK_PRINT_CROSS, arms_most(p));
	default: break;
	}
	if (p->kinds & 1u << CK_SHEET_ARMS)
		return size_of(p, CK_SHEET_ARMS);
	return size_of(p, p->kinds & 1u << CK_SHEET_TILES ? CK_SHEET_TILES : CK_SHEET_WHOLE);
}

static void kind_plan(const ck_print *p, ck_sheet_kind kind, sheets *out)
{
	const int32_t size = size_of(p, kind);
	unsigned pages = 1;

	if (kind == CK_SHEET_TILES) {
		tiles_plan(p, size, out);
		return;
	}
	if (kind == CK_SHEET_ARMS) {
		arms_plan(p, size, out);
		return;
	}
	if (kind == CK_SHEET_PIECES)
		pages = ck_sheet_pieces_pages(p, size);
	for (unsigned i = 0; i < pages; i++)
		add(out, (ck_sheet){.kind = (uint8_t)kind, .first = (uint8_t)i, .size = size});
}

size_t ck_sheet_plan(const ck_print *p, ck_sheet out[CK_SHEETS_MAX])
{
	sheets all = {out, 0};

	for (unsigned kind = 0; kind < CK_SHEET_KIND_COUNT; kind++)
		if (p->kinds & 1u << kind)
			kind_plan(p, (ck_sheet_kind)kind, &all);
	return all.count;
}

/* -------------------------------------------------------------------- cuts */

static ck_cut centred(ck_box room, ck_box board)
{
	return (ck_cut){{room.x + (room.width - board.width) / 2, room.y + (room.height - board.height) / 2,
	                 board.width, board.height},
	                board};
}

static size_t arms_cuts(const ck_print *p, const ck_sheet *sheet, ck_cut *out)
{
	const ck_box room = tile_room(p, sheet->landscape);
	const int32_t wide = squares(sheet->size, CK_ARM_COLUMNS), deep = squares(sheet->size, CK_ARM_ROWS);
	const int32_t all = sheet->count * (wide + CK_ARM_GAP) - CK_ARM_GAP;

	if (sheet->count == 0) {
		out[0] = centred(room, (ck_box){-wide / 2, -wide / 2, wide, wide});
		out[0].sheet.y = room.y;
		return 1;
	}
	for (int32_t i = 0; i < sheet->count; i++)
		out[i] = (ck_cut){{room.x + (room.width - all) / 2 + i * (wide + CK_ARM_GAP),
		                   room.y + (room.height - deep) / 2, wide, deep},
		                  {-wide / 2, 0, wide, deep}};
	return sheet->count;
}

size_t ck_sheet_cuts(const ck_print *p, const ck_sheet *sheet, ck_cut out[CK_CUTS_MAX])
{
	const int32_t extent = ck_sheet_extent(p, sheet->size);

	switch (sheet->kind) {
	case CK_SHEET_WHOLE:
		out[0] = centred(ck_sheet_room((ck_paper)p->paper, sheet->landscape),
		                 (ck_box){-extent, -extent, 2 * extent, 2 * extent});
		return 1;
	case CK_SHEET_TILES: out[0] = centred(tile_room(p, sheet->landscape), tile_box(p, sheet)); return 1;
	case CK_SHEET_ARMS: return arms_cuts(p, sheet, out);
	default: return 0;
	}
}

const char *ck_sheet_tile(unsigned column, unsigned row, char out[CK_TILE_NAME])
{
	ck_sink s = ck_sink_into(out, CK_TILE_NAME);
	const char letter = (char)('A' + column);

	ck_sink_bytes(&s, &letter, 1);
	ck_sink_number(&s, row + 1);
	return out;
}
