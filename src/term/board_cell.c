#include "term/board_parts.h"

#include <stdio.h>
#include <string.h>

/* The way back on the cross: from here on a piece goes home, over squares that it has walked before. */
enum { CROSS_RETURN = 76, CROSS_TIP = 8 };

static const char *const solid[CK_COLOUR_COUNT] = {"●", "■", "▲", "◆", "★", "✚", "⬟", "⬢", "■"};
static const char *const outlines[CK_COLOUR_COUNT] = {"○", "□", "△", "◇", "☆", "✛", "⬠", "⬡", "□"};
static const char *const letters[CK_COLOUR_COUNT] = {"Y", "B", "R", "G", "O", "P", "K", "C", "B"};
static const char *const small[CK_COLOUR_COUNT] = {"y", "b", "r", "g", "o", "p", "k", "c", "b"};

const char *ck_board_sign(const ck_game *g, unsigned arm, bool outline, bool ascii)
{
	ck_colour colour = ck_colour_of_arm(g, arm);

	if (ascii)
		return outline ? small[colour] : letters[colour];
	return outline ? outlines[colour] : solid[colour];
}

const ck_board_signs *ck_board_signs_of(bool ascii)
{
	static const ck_board_signs drawn = {
		.safe = {"(", ")"},
		.castle = {"[", "]"},
		.last = {"‹", "›"},
		.chosen = {"▐", "▌"},
		.from = "·",
		.target = "▸",
		.queen = "♛",
		.turn = "▶",
		.between = "║",
		.edges = {" ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼"},
	};
	static const ck_board_signs typed = {
		.safe = {"(", ")"},
		.castle = {"[", "]"},
		.last = {"<", ">"},
		.chosen = {"{", "}"},
		.from = ".",
		.target = ">",
		.queen = "q",
		.turn = ">",
		.between = "|",
		.edges = {" ", "|", "|", "|", "-", "+", "+", "+", "-", "+", "+", "+", "-", "+", "+", "+"},
	};

	return ascii ? &typed : &drawn;
}

/* Pieces of one seat on a cell that look the same way. */
typedef struct stack {
	unsigned seat, count, queens;
	bool lying; /* homeward on squares that are walked twice */
} stack;

enum { STACKS = 2 * CK_SEATS_MAX };

static bool is_lying(const ck_game *g, unsigned progress)
{
	return !ck_is_parchis(g) && progress >= CROSS_RETURN;
}

static stack stack_of(const ck_board_view *view, ck_cell cell, unsigned seat, bool lying)
{
	const ck_game *g = view->game;
	stack s = {.seat = seat, .lying = lying};

	for (unsigned i = 0; i < g->pieces; i++) {
		unsigned progress = view->position.progress[seat * CK_PIECES_MAX + i];

		if (is_lying(g, progress) != lying || !ck_cell_equal(ck_cell_of(g, seat, progress), cell))
			continue;
		s.count++;
		if (!ck_is_parchis(g) &&
		    (view->position.marks[seat * CK_PIECES_MAX + i] & CK_MARK_CAPTURES) == CK_MARK_QUEEN)
			s.queens++;
	}
	return s;
}

static size_t stacks_gather(const ck_board_view *view, ck_cell cell, stack *out)
{
	size_t count = 0;

	for (unsigned seat = 0; seat < view->game->seats; seat++) {
		for (unsigned lying = 0; lying < 2; lying++) {
			out[count] = stack_of(view, cell, seat, lying == 1);
			count += out[count].count > 0;
		}
	}
	return count;
}

static uint8_t tile_of(const ck_game *g, unsigned seat)
{
	return (uint8_t)(CK_TONE_TILE + ck_colour_of_arm(g, g->arm[seat]));
}

static void add(ck_board_content *content, const char *text, uint8_t tone)
{
	ck_board_item *item = &content->items[content->count];
	size_t size = strlen(text);

	if (content->count == CK_BOARD_ITEMS || size >= sizeof(item->text))
		return;
	*item = (ck_board_item){.ink = {.tone = tone}};
	memcpy(item->text, text, size);
	content->count++;
}

/* Characters of ASCII one by one. */
static void add_text(ck_board_content *content, const char *text, uint8_t tone)
{
	for (; *text != '\0'; text++)
		add(content, (const char[]){*text, '\0'}, tone);
}

/* A stack in full: the lying one with a dash before it, how many they are behind it, a crown for queens. */
static void add_stack(ck_board_content *content, const ck_board_view *view, const stack *s, bool ascii)
{
	const ck_game *g = view->game;
	const char *sign = ck_board_sign(g, g->arm[s->seat], false, ascii);
	uint8_t tone = tile_of(g, s->seat);
	char count[8];

	if (s->lying)
		add(content, "-", tone);
	add(content, sign, tone);
	if (ck_is_parchis(g)) {
		for (unsigned i = 1; i < s->count; i++)
			add(content, sign, tone);
	} else if (s->count > 1) {
		snprintf(count, sizeof(count), g->kind == CK_CHAUPAR ? "x%u" : "%u", s->count);
		add_text(content, count, tone);
	}
	if (s->queens > 0)
		add(content, ck_board_signs_of(ascii)->queen, tone);
	if (s->lying && s->count == 1 && s->queens == 0)
		add(content, "-", tone);
}

/* Where several seats crowd: one sign each. */
static void add_signs(ck_board_content *content, const ck_board_view *view, const stack *stacks, size_t count,
                      bool ascii)
{
	for (size_t i = 0; i < count; i++)
		add(content, ck_board_sign(view->game, view->game->arm[stacks[i].seat], false, ascii),
		    tile_of(view->game, stacks[i].seat));
}

/* The number printed on a cell, or along the way of whoever counts; false for none. */
static bool number_of(const ck_board_view *view, ck_cell cell, unsigned *number)
{
	const ck_game *g = view->game;

	if (!ck_cell_number(g, cell, number))
		return false;
	if (ck_is_parchis(g))
		return true;
	if (view->counted_by < 0)
		return false;
	*number = (*number + g->ring - CK_ARM_RING * g->arm[view->counted_by]) % g->ring + CROSS_TIP;
	return true;
}

/* What an empty cell shows before its number. */
static const char *prefix_of(const ck_board_view *view, ck_cell cell, unsigned marks, bool ascii,
                             uint8_t *tone)
{
	const ck_board_signs *signs = ck_board_signs_of(ascii);

	*tone = CK_TONE_TEXT;
	if ((marks & CK_BOARD_TARGET) != 0)
		return signs->target;
	if ((marks & CK_BOARD_FROM) != 0)
		return signs->from;
	switch (ck_cell_kind_of(view->game, cell)) {
	case CK_CELL_CASTLE: return "X";
	case CK_CELL_EXIT:
	case CK_CELL_MIDDLE:
		*tone = (uint8_t)(CK_TONE_INK + ck_colour_of_arm(view->game, cell.arm));
		return ck_board_sign(view->game, cell.arm, true, ascii);
	default: return " ";
	}
}

static void fill_empty(ck_board_content *content, const ck_board_view *view, ck_cell cell, unsigned marks,
                       bool ascii)
{
	const ck_game *g = view->game;
	unsigned number;
	char digits[8];
	uint8_t tone;
	const char *prefix = prefix_of(view, cell, marks, ascii, &tone);

	if (number_of(view, cell, &number)) {
		snprintf(digits, sizeof(digits), g->ring > 99 ? "%3u" : "%2u", number);
		add(content, prefix, tone);
		add_text(content, digits, CK_TONE_TEXT);
	} else {
		add(content, prefix, tone);
	}
}

static void fill_stacks(ck_board_content *content, const ck_board_view *view, ck_cell cell,
                        const stack *stacks, size_t count, bool ascii)
{
	unsigned number;
	char digits[8];

	for (size_t i = 0; i < count; i++)
		add_stack(content, view, &stacks[i], ascii);
	if (count == 1) {
		content->tone = tile_of(view->game, stacks[0].seat);
		if (ck_is_parchis(view->game) && stacks[0].count == 1 && number_of(view, cell, &number)) {
			snprintf(digits, sizeof(digits), view->game->ring > 99 ? "%3u" : "%2u", number);
			add_text(content, digits, content->tone);
		}
	}
}

void ck_board_content_fill(const ck_board_view *view, ck_cell cell, unsigned marks, int room, bool ascii,
                           ck_board_content *content)
{
	stack stacks[STACKS];
	size_t count = stacks_gather(view, cell, stacks);

	*content = (ck_board_content){.count = 0};
	if (count == 0) {
		fill_empty(content, view, cell, marks, ascii);
		return;
	}
	fill_stacks(content, view, cell, stacks, count, ascii);
	if (content->count > room + 2) {
		content->count = 0;
		add_signs(content, view, stacks, count, ascii);
	}
}
