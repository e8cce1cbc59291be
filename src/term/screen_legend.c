#include "term/board_parts.h"
#include "term/screen_parts.h"

#include <stdio.h>

/* One line of the log, with the signs that it explains. */
static bool tell(ck_screen *s, const char *text, const ck_slot *slots)
{
	char line[CK_SENTENCE];

	ck_fill(line, sizeof(line), text, slots);
	return ck_log_add(&s->log, CK_SAY_TALK, line);
}

static bool tell_squares(ck_screen *s)
{
	const ck_game *g = s->view.board.game;
	bool letters = s->traits.letters;
	const ck_slot slots[] = {{"piece", ck_board_sign(g, 0, false, letters)},
	                         {"outline", ck_board_sign(g, 0, true, letters)},
	                         {"queen", ck_board_signs_of(letters)->queen},
	                         {NULL, NULL}};

	if (ck_is_parchis(g))
		return tell(
			s,
			ck_tr("{piece} is a piece of Yellow; {outline} its way in and its corridor. Squares "
		              "in ( ) are safe."),
			slots);
	if (g->kind == CK_CHAUPAR)
		return tell(s,
		            ck_tr("{piece} is a piece of Yellow, {piece}x2 a group of two; {outline} its "
		                  "middle "
		                  "column."),
		            slots) &&
		       tell(s, ck_tr("-{piece}- is a piece on its way home, where squares are walked twice."),
		            slots);
	return tell(s,
	            ck_tr("{piece} is a piece of Yellow, {piece}2 are two on one square; {outline} its "
	                  "middle "
	                  "column; [X] is a castle."),
	            slots) &&
	       tell(s,
	            ck_tr("-{piece}- is a piece on its way home, where squares are walked twice; "
	                  "{piece}{queen} is a queen."),
	            slots);
}

bool ck_screen_legend(ck_screen *s)
{
	const ck_board_signs *signs = ck_board_signs_of(s->traits.letters);
	char last[32], chosen[32];
	const ck_slot slots[] = {{"last", last}, {"chosen", chosen}, {NULL, NULL}};

	snprintf(last, sizeof(last), "%s %s", signs->last[0], signs->last[1]);
	snprintf(chosen, sizeof(chosen), "%s %s", signs->chosen[0], signs->chosen[1]);
	return tell_squares(s) &&
	       tell(s,
	            ck_tr("{last} show the last move, from where and to where; underlined pieces can move; "
	                  "{chosen} show the choice that Enter takes."),
	            slots) &&
	       tell(s,
	            ck_tr("Arrow keys or Tab: another choice. PgUp and PgDn: read back. Esc: the board "
	                  "again."),
	            slots);
}
