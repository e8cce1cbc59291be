#include "cli/board_text.h"

#include "term/board.h"
#include "term/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A row without the blanks at its end, and a line feed. */
static char *row_write(const ck_canvas *c, int row, char *out)
{
	int columns = c->columns;

	while (columns > 0 && strcmp(ck_canvas_at(c, row, columns - 1)->text, " ") == 0)
		columns--;
	for (int column = 0; column < columns; column++) {
		const char *text = ck_canvas_at(c, row, column)->text;

		memcpy(out, text, strlen(text));
		out += strlen(text);
	}
	*out++ = '\n';
	return out;
}

static void view_fill(ck_board_view *view, const ck_game *empty)
{
	const ck_words words = {.game = empty};

	*view = (ck_board_view){.game = empty, .to_act = -1, .counted_by = -1, .chosen = CK_NO_CHOICE};
	for (unsigned seat = 0; seat < empty->seats; seat++)
		snprintf(view->label[seat], CK_BOARD_TEXT, "%s", ck_words_colour(&words, seat));
}

char *ck_board_text(const ck_game *g, size_t *size)
{
	const ck_board_scale scale = ck_board_scale_least(g);
	ck_game empty = *g;
	ck_canvas c = {0};
	ck_board_view view;
	int rows, columns;
	char *text = NULL, *end;

	empty.pieces = 0; /* of this copy: nothing stands anywhere */
	view_fill(&view, &empty);
	ck_board_extent(g, scale, &rows, &columns);
	if (ck_canvas_size(&c, rows, columns))
		text = malloc((size_t)rows * ((size_t)columns * CK_SPOT_TEXT + 1));
	if (text != NULL) {
		end = text;
		ck_board_draw(&c, 0, 0, scale, &view);
		for (int row = 0; row < rows; row++)
			end = row_write(&c, row, end);
		*size = (size_t)(end - text);
	}
	ck_canvas_release(&c);
	return text;
}
