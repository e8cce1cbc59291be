#include "term/board_parts.h"

/* Add a mark to where a seat's progress stands. */
static void mark(const ck_game *g, ck_board_marks *marks, unsigned seat, unsigned progress, uint8_t what)
{
	ck_cell cell = ck_cell_of(g, seat, progress);

	switch (ck_cell_kind_of(g, cell)) {
	case CK_CELL_HOME: marks->home[cell.arm] |= what; break;
	case CK_CELL_GOAL: marks->goal[cell.arm] |= what; break;
	default: marks->cell[ck_cell_index(cell)] |= what; break;
	}
}

void ck_board_marks_find(const ck_board_view *view, ck_board_marks *marks)
{
	const ck_game *g = view->game;
	unsigned owner = ck_position_owner(g, &view->position);

	*marks = (ck_board_marks){.home = {0}};
	if (view->has_last) {
		mark(g, marks, view->last_seat, view->last_from, CK_BOARD_FROM);
		mark(g, marks, view->last_seat, view->last_to, CK_BOARD_TO);
	}
	for (size_t i = 0; i < view->legal_count; i++) {
		ck_action a = view->legal[i];

		if ((a & CK_ACTION_PASS) != 0)
			continue;
		mark(g, marks, owner, ck_action_from(a), CK_BOARD_MOVABLE);
		if ((int)i == view->chosen) {
			mark(g, marks, owner, ck_action_from(a), CK_BOARD_CHOSEN);
			mark(g, marks, owner, ck_action_to(a), CK_BOARD_TARGET);
		}
	}
}
