/* read_moves.c - the opening, the turns, corrections and comments of a record. */
#include "base.h"
#include "record/characters.h"
#include "record/reader.h"
#include "rules/text.h"

#include <string.h>

/* What stands at the head of the line that is being read. */
typedef struct head {
	uint32_t turn;
	bool given; /* since the beginning, or the latest correction */
} head;

static bool refuse_word(ck_reading *g, const ck_word *w, ck_error *err, const char *message, const char *want)
{
	return ck_reading_fail(g, &w->place, err, message, w->text, w->length, want);
}

/* ---------------------------------------------------------------- comments */

static bool comment_read(ck_reading *g, ck_error *err)
{
	ck_place open = g->here;
	g->here.at++;
	ck_record_item item = {
		.kind = CK_RECORD_COMMENT, .text = ck_reading_at(g), .line = (uint32_t)open.line};
	bool any = false;
	while (ck_reading_left(g) > 0 && *ck_reading_at(g) != '}' && *ck_reading_at(g) != '{') {
		if (ck_character_is_blank(*ck_reading_at(g))) {
			ck_reading_blanks(g);
			continue;
		}
		size_t size = ck_character_size(ck_reading_at(g), ck_reading_left(g));
		if (size == 0)
			return ck_reading_fail(g, &g->here, err,
			                       CK_MSG("a comment is UTF-8 without control characters"), "", 0,
			                       "");
		any = true;
		g->here.at += size;
	}
	if (ck_reading_left(g) == 0 || *ck_reading_at(g) != '}')
		return ck_reading_fail(g, &open, err,
		                       CK_MSG("the comment that begins here does not end with }"), "", 0, "");
	size_t length = (size_t)(ck_reading_at(g) - item.text);
	g->here.at++;
	item.length = (uint32_t)length;
	return !any || ck_record_add(g->record, &item, err) || ck_reading_fault(g, &open);
}

/* ------------------------------------------------------------------ heads */

/* `12.` `3:`, or `0.` alone. */
static bool head_read(ck_reading *g, const ck_word *first, uint32_t turn, head *h, ck_error *err)
{
	const ck_record_state *now = ck_record_now(g->record);
	char want[24];
	struct ck_text t = ck_text_into(want, sizeof want);
	uint32_t seat = 0;
	ck_text_number(&t, now->turn);
	if (now->phase == CK_RECORD_IS_OVER)
		return refuse_word(g, first, err, CK_MSG("the game is over; 'end' is due, not '{part}'"), "");
	if (turn != now->turn)
		return refuse_word(g, first, err, CK_MSG("turn '{part}' is out of order; turn {want} is due"),
		                   want);
	h->turn = turn;
	h->given = true;
	if (turn == 0)
		return true;
	ck_reading_blanks(g);
	if (ck_reading_left(g) == 0)
		return ck_reading_cut(g, err);
	ck_word w = ck_reading_word(g), rest = w;
	t = ck_text_into(want, sizeof want);
	ck_text_number(&t, now->seat + 1u);
	if (!ck_word_number(&rest, &seat) || !ck_word_is(&rest, ":"))
		return refuse_word(g, &w, err,
		                   CK_MSG("'{part}' stands where the seat to act should, as {want}:"), want);
	if (seat != now->seat + 1u)
		return refuse_word(g, &w, err,
		                   CK_MSG("'{part}' is not to act; it is the turn of seat {want}"), want);
	return true;
}

/* A word that is a number and a full stop begins a turn. */
static bool is_head(const ck_word *w, uint32_t *turn)
{
	ck_word rest = *w;
	return ck_word_number(&rest, turn) && ck_word_is(&rest, ".");
}

static bool head_check(ck_reading *g, const ck_word *w, const head *h, ck_error *err)
{
	const ck_record_state *now = ck_record_now(g->record);
	char want[32];
	struct ck_text t = ck_text_into(want, sizeof want);
	if (now->phase == CK_RECORD_IS_OVER)
		return refuse_word(g, w, err, CK_MSG("the game is over; 'end' is due, not '{part}'"), "");
	if (h->given && h->turn == now->turn)
		return true;
	ck_text_number(&t, now->turn);
	ck_text_str(&t, ".");
	if (now->turn > 0) {
		ck_text_str(&t, " ");
		ck_text_number(&t, now->seat + 1u);
		ck_text_str(&t, ":");
	}
	return refuse_word(g, w, err, CK_MSG("before '{part}' a turn begins, with '{want}'"), want);
}

/* ------------------------------------------------------------------ items */

static bool opening_of(ck_reading *g, const ck_record_state *s, const ck_word *w, ck_record_item *item,
                       ck_error *err)
{
	ck_word rest = *w;
	uint32_t seat = 0;
	char want[24];
	struct ck_text t = ck_text_into(want, sizeof want);
	if (!ck_word_number(&rest, &seat) || !ck_word_begins(&rest, "="))
		return refuse_word(
			g, w, err,
			CK_MSG("'{part}' is no opening throw; one looks like {want}, the seat and its throw"),
			ck_is_parchis(&g->record->game)      ? "1=5"
			: g->record->game.kind == CK_PACHISI ? "1=25"
							     : "1=6-5-1");
	ck_text_number(&t, s->seat + 1u);
	if (s->phase == CK_RECORD_IN_OPENING && seat != s->seat + 1u)
		return refuse_word(g, w, err,
		                   CK_MSG("'{part}' is not due; seat {want} makes the next opening throw"),
		                   want);
	rest = ck_word_from(&rest, 1);
	item->kind = CK_RECORD_OPENING;
	return ck_throw_parse(&g->record->game, rest.text, rest.length, &item->value, err) ||
	       ck_reading_fault(g, &rest.place);
}

static bool colour_of(ck_reading *g, const ck_word *w, ck_record_item *item, ck_error *err)
{
	ck_word rest = *w;
	uint32_t colour = 0;
	item->kind = CK_RECORD_COLOUR;
	if (!ck_word_number(&rest, &colour) || rest.length > 0 || colour == 0 || colour > UINT8_MAX)
		return refuse_word(g, w, err,
		                   CK_MSG("'{part}' is not the number of a colour, as in colour=2"), "");
	item->value = (uint8_t)(colour - 1);
	return true;
}

/* A piece is named as the actions of the seat to act begin. */
static bool touch_of(ck_reading *g, const ck_record_state *s, const ck_word *w, ck_record_item *item,
                     ck_error *err)
{
	const ck_game *game = &g->record->game;
	item->kind = CK_RECORD_TOUCH;
	if (s->phase != CK_RECORD_IN_PLAY || s->position.phase == CK_THROW)
		return true; /* refused as what is not due */
	unsigned owner = ck_position_owner(game, &s->position);
	for (unsigned i = 0; i < game->pieces; i++) {
		char text[CK_ACTION_TEXT];
		item->action = ck_position_piece(game, &s->position, owner, i);
		ck_record_piece_write(game, item->action, text);
		if (ck_word_is(w, text))
			return true;
	}
	return refuse_word(g, w, err, CK_MSG("there is no piece on {part} to touch"), "");
}

static bool has(const ck_word *w, char c)
{
	return w->length > 0 && memchr(w->text, c, w->length) != NULL;
}

/* An item by its word, in a state: its kind, and its value or action. */
static bool item_of(ck_reading *g, const ck_record_state *s, const ck_word *w, ck_record_item *item,
                    ck_error *err)
{
	const ck_game *game = &g->record->game;
	ck_word rest;
	if (ck_word_is(w, "again")) {
		item->kind = CK_RECORD_AGAIN;
		return true;
	}
	if (ck_word_begins(w, "touch=")) {
		rest = ck_word_from(w, sizeof "touch=" - 1);
		return touch_of(g, s, &rest, item, err);
	}
	if (ck_word_begins(w, "colour=")) {
		rest = ck_word_from(w, sizeof "colour=" - 1);
		return colour_of(g, &rest, item, err);
	}
	if (s->phase == CK_RECORD_IN_OPENING || has(w, '='))
		return opening_of(g, s, w, item, err);
	if (ck_word_is(w, "pass") || has(w, '>')) {
		item->kind = CK_RECORD_ACTION;
		return ck_action_parse(game, w->text, w->length, &item->action, err) ||
		       ck_reading_fault(g, &w->place);
	}
	item->kind = CK_RECORD_THROW;
	return ck_throw_parse(game, w->text, w->length, &item->value, err) || ck_reading_fault(g, &w->place);
}

/* Add the item that a word stands for, which is played in the state s. */
static bool add(ck_reading *g, const ck_record_state *s, const ck_word *w, const ck_record_item *item,
                ck_error *err)
{
	if (ck_record_add(g->record, item, err))
		return true;
	ck_record_kind kind = item->kind == CK_RECORD_CORRECT ? item->replace : item->kind;
	g->in->has_refused = kind == CK_RECORD_ACTION && s->phase == CK_RECORD_IN_PLAY;
	g->in->refused = item->action;
	g->in->refused_in = s->position;
	return ck_reading_fault(g, &w->place);
}

/* ------------------------------------------------------------ corrections */

/* `TURN.ITEM` or `TURN.ITEM:WORD`. */
static bool correct_read(ck_reading *g, const ck_word *w, head *h, ck_error *err)
{
	ck_word name = ck_word_from(w, sizeof "correct=" - 1), rest = name;
	uint32_t turn, number;
	ck_record_item item = {.line = (uint32_t)w->place.line};
	if (!ck_word_number(&rest, &turn) || !ck_word_begins(&rest, "."))
		return refuse_word(
			g, &name, err,
			CK_MSG("'{part}' names no item to correct; one looks like {want}, turn and item"),
			"3.2");
	rest = ck_word_from(&rest, 1);
	if (!ck_word_number(&rest, &number) || (rest.length > 0 && rest.text[0] != ':'))
		return refuse_word(
			g, &name, err,
			CK_MSG("'{part}' names no item to correct; one looks like {want}, turn and item"),
			"3.2");
	if (!ck_record_find(g->record, turn, number, &item.target))
		return ck_reading_fail(g, &name.place, err,
		                       CK_MSG("there is no item {part} that stands and can be corrected"),
		                       name.text, name.length - rest.length, "");
	const ck_record_state *before = ck_record_before(g->record, item.target);
	bool replaces = rest.length > 0;
	if (replaces) {
		rest = ck_word_from(&rest, 1);
		if (!item_of(g, before, &rest, &item, err))
			return false;
	}
	item.replace = item.kind;
	item.kind = CK_RECORD_CORRECT;
	h->given = false;
	return add(g, before, replaces ? &rest : &name, &item, err);
}

/* -------------------------------------------------------------- the moves */

static bool word_read(ck_reading *g, const ck_word *w, head *h, ck_error *err)
{
	uint32_t turn;
	ck_record_item item = {.line = (uint32_t)w->place.line};
	if (is_head(w, &turn))
		return head_read(g, w, turn, h, err);
	if (ck_word_begins(w, "correct="))
		return correct_read(g, w, h, err);
	const ck_record_state *now = ck_record_now(g->record);
	return head_check(g, w, h, err) && item_of(g, now, w, &item, err) && add(g, now, w, &item, err);
}

bool ck_reading_moves(ck_reading *g, ck_error *err)
{
	head h = {0, false};
	for (ck_reading_blanks(g); ck_reading_left(g) > 0; ck_reading_blanks(g)) {
		char first = *ck_reading_at(g);
		if (first == '{') {
			if (!comment_read(g, err))
				return false;
			continue;
		}
		if (first == '[')
			return ck_reading_fail(
				g, &g->here, err,
				CK_MSG("a tag stands among the moves; a game ends with the word 'end'"), "",
				0, "");
		ck_word w = ck_reading_word(g);
		if (ck_word_is(&w, "end"))
			return true;
		if (!word_read(g, &w, &h, err)) {
			/* half a word at the very end is not to blame for what it says */
			if (ck_reading_left(g) == 0 && !ck_record_full(g->record))
				return ck_reading_cut(g, err);
			return false;
		}
	}
	return ck_reading_cut(g, err);
}
