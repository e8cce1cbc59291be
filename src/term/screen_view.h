/* screen_view.h - what a drawn board shows of a session: taken when something happens, so that it can be drawn
 * again at any time. */
#ifndef CK_TERM_SCREEN_VIEW_H
#define CK_TERM_SCREEN_VIEW_H

#include "term/board.h"
#include "term/session.h"

/* Begins as {0}. */
typedef struct ck_view {
	ck_board_view board;
	bool over;   /* the game has ended */
	bool by_bot; /* what happened last was a step of a bot */
	bool thrown; /* ... it was a throw */
	int thrower; /* who threw last, and is still in that turn; else -1 */
	char thrown_texts[CK_SEATS_MAX][CK_BOARD_TEXT]; /* the throws of each seat in its latest turn */
} ck_view;

/* Before anything has happened. */
void ck_view_init(ck_view *v, const ck_session *s);

/* The latest event of the table has happened; `before` is the position before it. */
void ck_view_update(ck_view *v, const ck_session *s, const ck_position *before);

/* A question is put to the seat to act: from now on squares are counted along its way. */
void ck_view_ask(ck_view *v, const ck_session *s);

/* While a throw is shown falling: the other faces that it shows on the way, by the number of the frame. Only the
 * picture changes; ck_view_settle shows the throw itself again. */
void ck_view_tumble(ck_view *v, unsigned frame);
void ck_view_settle(ck_view *v, const ck_session *s);

#endif
