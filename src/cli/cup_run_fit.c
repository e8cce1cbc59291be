#include "cli/cup_run_fit.h"

#include "cli/cup_run_text.h"
#include "cli/cup_tell.h"
#include "i18n/i18n.h"
#include "term/screen_canvas.h"

#include <stdio.h>
#include <string.h>

enum {
	NAME = 320,
	CUT = NAME + 8, /* bytes of a name with dots in it */
};

/* Shorten a name in its middle to so many columns, 3 or more, into out[CUT]. */
static void middle_cut(const char *name, int columns, bool ascii, char *out)
{
	const char *dots = ascii ? "..." : "…";
	const int room = columns - ck_text_columns(dots, ascii), all = ck_text_columns(name, ascii);
	const char *end = name;
	size_t used = 0;
	int width = 0, step;

	if (all <= columns || room < 2) {
		ck_fill(out, CUT, "{name}", (ck_slot[]){{"name", name}, {NULL, NULL}});
		return;
	}
	for (size_t size; (size = ck_text_next(end, &step)) > 0 && width + step <= (room + 1) / 2;
	     end += size) {
		width += step;
		used += size;
	}
	while (ck_text_columns(end, ascii) > room / 2)
		end += ck_text_next(end, &step);
	snprintf(out, CUT, "%.*s", (int)used, name);
	ck_fill(out + strlen(out), CUT - strlen(out), "{dots}{end}",
	        (ck_slot[]){{"dots", dots}, {"end", end}, {NULL, NULL}});
}

/* Shorten a text at its end. */
static void end_cut(char *text, int columns, bool ascii)
{
	const char *dots = ascii ? "..." : "…";
	const int room = columns - ck_text_columns(dots, ascii);
	int width = 0, step;
	size_t used = 0;

	if (ck_text_columns(text, ascii) <= columns || room < 1)
		return;
	for (size_t size; (size = ck_text_next(text + used, &step)) > 0 && width + step <= room; used += size)
		width += step;
	snprintf(text + used, CK_RUN_LINE - used, "%s", dots);
}

void ck_run_fit_sides(const ck_run *run, const ck_agenda_row *row, int columns, bool ascii, char *sides)
{
	const ck_cup *cup = run->file.cup;
	const ck_cup_game *game = ck_cup_game_of(cup, row->game);
	char name[2][NAME], cut[2][CUT];
	int width[2], half = (columns - 3) / 2;

	if (row->claim != 0)
		end_cut(sides, columns, ascii);
	if (row->claim != 0 || game == NULL || half < 5 || ck_text_columns(sides, ascii) <= columns)
		return;
	for (unsigned s = 0; s < 2; s++) {
		ck_cup_tell_entrant(cup, game->side[s], name[s], sizeof(name[s]));
		width[s] = ck_text_columns(name[s], ascii);
	}
	for (unsigned s = 0; s < 2; s++) /* who needs less than half leaves the rest to the other */
		middle_cut(name[s], width[!s] < half ? columns - 3 - width[!s] : half, ascii, cut[s]);
	snprintf(sides, CK_RUN_LINE, "%s – %s", cut[0], cut[1]);
}
