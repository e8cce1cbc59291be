/* play.c - whether an item fits where the game stands, and what follows. */
#include "base.h"
#include "record/characters.h"
#include "record/record.h"
#include "rules/text.h"

#include <string.h>

/* ---------------------------------------------------------- what is due */

static bool is_throw_due(const ck_record_state *s)
{
	return s->phase == CK_RECORD_IN_OPENING ||
	       (s->phase == CK_RECORD_IN_PLAY && s->position.phase == CK_THROW);
}

static bool is_due(const ck_record_state *s, ck_record_kind kind)
{
	switch (kind) {
	case CK_RECORD_OPENING: return s->phase == CK_RECORD_IN_OPENING;
	case CK_RECORD_COLOUR: return s->phase == CK_RECORD_IN_COLOUR;
	case CK_RECORD_AGAIN: return is_throw_due(s);
	case CK_RECORD_THROW: return s->phase == CK_RECORD_IN_PLAY && s->position.phase == CK_THROW;
	default: return s->phase == CK_RECORD_IN_PLAY && s->position.phase != CK_THROW;
	}
}

/* Refuse what is not due, and say what is. */
static bool refuse_phase(const ck_record_state *s, ck_error *err)
{
	switch (s->phase) {
	case CK_RECORD_IN_OPENING:
		return ck_record_refuse_seat(err, CK_MSG("an opening throw of seat {part} is due"), s->seat);
	case CK_RECORD_IN_COLOUR:
		return ck_record_refuse_seat(err, CK_MSG("seat {part} is to choose the colour"), s->seat);
	case CK_RECORD_IN_PLAY:
		return ck_record_refuse_seat(err,
		                             s->position.phase == CK_THROW
		                                     ? CK_MSG("a throw of seat {part} is due")
		                                     : CK_MSG("an action of seat {part} is due"),
		                             s->seat);
	default: return ck_fail(err, CK_MSG("the game is over"), "", 0, "");
	}
}

/* --------------------------------------------------------------- the play */

size_t ck_record_piece_write(const ck_game *g, ck_action piece, char *out)
{
	size_t len = ck_action_write(g, piece, out);
	size_t i = 0;
	while (i < len && out[i] != '>')
		i++;
	out[i] = '\0';
	return i;
}

static bool refuse_piece(const ck_game *g, ck_action piece, ck_error *err, const char *message)
{
	char text[CK_ACTION_TEXT];
	size_t len = ck_record_piece_write(g, piece, text);
	return ck_fail(err, message, text, len, "");
}

/* A throw or an action has led to `to`. */
static void go_on(const ck_game *g, ck_record_state *s, ck_throw t, ck_action a, const ck_position *to)
{
	if (to->phase != CK_OVER && ck_turn_ended(g, &s->position, t, a, to)) {
		s->turn++;
		s->standing = 0;
	}
	s->position = *to;
	s->seat = to->seat;
	if (to->phase == CK_OVER) {
		s->phase = CK_RECORD_IS_OVER;
		s->seat = CK_RECORD_NOBODY;
	}
}

static bool play_opening(const ck_record *r, ck_record_state *s, const ck_record_item *item)
{
	ck_opening_throw(&r->game, &s->opening, item->value);
	s->seat = (uint8_t)ck_opening_seat(&s->opening);
	if (!ck_opening_decided(&s->opening))
		return true;
	if (r->game.kind == CK_PARCHIS_PAIRS)
		s->phase = CK_RECORD_IN_COLOUR;
	else
		ck_record_begin_play(&r->game, s, s->seat);
	return true;
}

static bool play_colour(const ck_record *r, ck_record_state *s, const ck_record_item *item, ck_error *err)
{
	if (item->value >= r->game.seats)
		return ck_record_refuse_numbers(
			err, CK_MSG("there is no colour {part}; the colours are 1 to {want}"),
			item->value + 1u, r->game.seats);
	s->turned = (uint8_t)ck_seat_turned(&r->game, 0, s->seat, item->value);
	ck_record_begin_play(&r->game, s, item->value);
	return true;
}

static bool play_again(const ck_record *r, ck_error *err)
{
	if (!r->real_dice)
		return ck_fail(err,
		               CK_MSG("only real dice fall badly; the throws of this record are generated"),
		               "", 0, "");
	return true;
}

static bool play_throw(const ck_record *r, ck_record_state *s, const ck_record_item *item)
{
	ck_position to;
	ck_throw_apply(&r->game, &s->position, item->value, &to);
	go_on(&r->game, s, item->value, 0, &to);
	return true;
}

static bool has_piece(const ck_game *g, const ck_position *p, ck_action piece)
{
	unsigned owner = ck_position_owner(g, p);
	for (unsigned i = 0; i < g->pieces; i++)
		if (ck_position_piece(g, p, owner, i) == piece)
			return true;
	return false;
}

/* True if one of the legal actions is `wanted`, or with a piece, is of it. */
static bool is_legal(const ck_game *g, const ck_position *p, ck_action wanted, bool piece)
{
	ck_action list[CK_ACTIONS_MAX];
	size_t count = ck_position_moves(g, p, list);
	for (size_t i = 0; i < count; i++)
		if (piece ? !(list[i] & CK_ACTION_PASS) && ck_action_piece(list[i]) == wanted
		          : list[i] == wanted)
			return true;
	return false;
}

static bool play_touch(const ck_record *r, ck_record_state *s, ck_record_item *item, ck_error *err)
{
	if (!r->touch)
		return ck_fail(err, CK_MSG("in this game a touched piece need not be played"), "", 0, "");
	if (item->action != ck_action_piece(item->action))
		return ck_fail(err, CK_MSG("a touch names a piece, not an action"), "", 0, "");
	if (s->has_touched)
		return refuse_piece(&r->game, s->touched, err,
		                    CK_MSG("the piece on {part} is touched already"));
	if (!has_piece(&r->game, &s->position, item->action))
		return refuse_piece(&r->game, item->action, err,
		                    CK_MSG("there is no piece on {part} to touch"));
	item->is_void = !is_legal(&r->game, &s->position, item->action, true);
	if (!item->is_void) {
		s->has_touched = 1;
		s->touched = item->action;
	}
	return true;
}

static bool refuse_action(const ck_game *g, const ck_position *p, ck_action a, ck_error *err)
{
	char text[CK_ACTION_TEXT], line[CK_POSITION_TEXT];
	size_t len = ck_action_write(g, a, text);
	ck_position_write(g, p, line);
	return ck_fail(err, CK_MSG("{part} is not legal in the position {want}"), text, len, line);
}

static bool play_action(const ck_record *r, ck_record_state *s, const ck_record_item *item, ck_error *err)
{
	ck_position to;
	if (!is_legal(&r->game, &s->position, item->action, false))
		return refuse_action(&r->game, &s->position, item->action, err);
	if (s->has_touched &&
	    ((item->action & CK_ACTION_PASS) || ck_action_piece(item->action) != s->touched))
		return refuse_piece(&r->game, s->touched, err,
		                    CK_MSG("the piece on {part} was touched and must be played"));
	ck_action_apply(&r->game, &s->position, item->action, &to);
	s->has_touched = 0;
	s->touched = 0;
	go_on(&r->game, s, CK_NO_THROW, item->action, &to);
	return true;
}

/* Let something of a kind be done by item: its action or value, in the state item->after. Fills in the
 * rest. */
static bool play(const ck_record *r, ck_record_kind kind, ck_record_item *item, ck_error *err)
{
	ck_record_state *s = &item->after;
	if (!is_due(s, kind))
		return refuse_phase(s, err);
	if ((kind == CK_RECORD_OPENING || kind == CK_RECORD_THROW) && item->value >= r->game.throw_count)
		return ck_fail_number(err, CK_MSG("throw number {part} is not in this game's list"),
		                      item->value, "");
	item->seat = s->seat;
	item->turn = s->turn;
	item->number = ++s->standing;
	switch (kind) {
	case CK_RECORD_OPENING: return play_opening(r, s, item);
	case CK_RECORD_COLOUR: return play_colour(r, s, item, err);
	case CK_RECORD_AGAIN: return play_again(r, err);
	case CK_RECORD_THROW: return play_throw(r, s, item);
	case CK_RECORD_TOUCH: return play_touch(r, s, item, err);
	default: return play_action(r, s, item, err);
	}
}

/* ---------------------------------------------------------- corrections */

/* True for what a correction may name, and may put in place. */
static bool is_correctable(ck_record_kind kind)
{
	return kind == CK_RECORD_OPENING || kind == CK_RECORD_COLOUR || kind == CK_RECORD_THROW ||
	       kind == CK_RECORD_TOUCH || kind == CK_RECORD_ACTION;
}

static bool check_correct(const ck_record *r, const ck_record_item *item, ck_error *err)
{
	if (!r->real_dice)
		return ck_fail(err,
		               CK_MSG("only what was typed in from real dice may be corrected; "
		                      "the throws of this record are generated"),
		               "", 0, "");
	if (item->target >= r->count)
		return ck_record_refuse_numbers(err, CK_MSG("there is no item {part}; the record has {want}"),
		                                item->target, r->count);
	const ck_record_item *target = &r->items[item->target];
	if (target->undone)
		return ck_fail_number(err, CK_MSG("item {part} has been taken back already"), item->target,
		                      "");
	if (!is_correctable(target->kind) && !(target->kind == CK_RECORD_CORRECT && target->replace != 0))
		return ck_fail_number(err,
		                      CK_MSG("item {part} is no throw, touch, action or choice of colour"),
		                      item->target, "");
	if (item->replace != 0 && !is_correctable(item->replace))
		return ck_fail_number(err,
		                      CK_MSG("{part} is no kind of item that a correction can put in place"),
		                      item->replace, "");
	return true;
}

/* A correction: with nothing in its place the game stands where it stood before the target. */
static bool correct(const ck_record *r, ck_record_item *item, ck_error *err)
{
	if (!check_correct(r, item, err))
		return false;
	const ck_record_item *target = &r->items[item->target];
	item->before = target->before;
	item->seat = target->seat;
	item->turn = target->turn;
	item->number = target->number;
	item->after = *ck_record_before(r, item->target);
	return item->replace == 0 || play(r, item->replace, item, err);
}

/* Mark what a checked correction takes back. What is undone is not visited again: all corrections of a record
 * together take linear time. */
static void undo(ck_record *r, uint32_t target)
{
	uint32_t end = r->items[target].before;
	for (uint32_t i = r->last; i != end; i = r->items[i].before)
		r->items[i].undone = 1;
	r->last = end;
}

/* --------------------------------------------------------------- comments */

static bool check_comment(const ck_record_item *item, ck_error *err)
{
	size_t good = ck_characters_good(item->text, item->length, true);
	for (size_t i = 0; i < good; i++)
		if (item->text[i] == '{' || item->text[i] == '}')
			good = i;
	if (good != item->length)
		return ck_fail(err, CK_MSG("a comment is UTF-8 without control characters and braces"), "", 0,
		               "");
	return true;
}

/* -------------------------------------------------------------- adding */

bool ck_record_full(const ck_record *r)
{
	return r->count >= r->capacity || r->count >= CK_RECORD_NONE;
}

/* The fields of an item that its kind names. */
static ck_record_item only_named(const ck_record_item *item)
{
	ck_record_item kept = {.kind = item->kind, .line = item->line};
	ck_record_kind what = item->kind;
	if (item->kind == CK_RECORD_CORRECT) {
		kept.target = item->target;
		kept.replace = item->replace;
		what = item->replace;
	}
	if (what == CK_RECORD_TOUCH || what == CK_RECORD_ACTION)
		kept.action = item->action;
	else if (what != CK_RECORD_AGAIN && is_correctable(what))
		kept.value = item->value;
	if (item->kind == CK_RECORD_COMMENT) {
		kept.text = item->text;
		kept.length = item->length;
	}
	return kept;
}

static bool check(const ck_record *r, ck_record_item *item, ck_error *err)
{
	switch (item->kind) {
	case CK_RECORD_COMMENT: return check_comment(item, err);
	case CK_RECORD_CORRECT: return correct(r, item, err);
	case CK_RECORD_AGAIN: return play(r, CK_RECORD_AGAIN, item, err);
	default:
		if (!is_correctable(item->kind))
			return ck_fail_number(err, CK_MSG("{part} is not a kind of item"), item->kind, "");
		return play(r, item->kind, item, err);
	}
}

bool ck_record_add(ck_record *r, const ck_record_item *item, ck_error *err)
{
	if (ck_record_full(r))
		return ck_fail_number(err, CK_MSG("the record is full with {part} items"), r->count, "");
	ck_record_item added = only_named(item);
	added.after = *ck_record_now(r);
	added.before = r->last;
	if (added.kind == CK_RECORD_COMMENT) {
		added.seat = added.after.seat;
		added.turn = added.after.turn;
	}
	if (!check(r, &added, err))
		return false;
	if (added.kind == CK_RECORD_CORRECT)
		undo(r, added.target);
	if (added.kind != CK_RECORD_COMMENT && !(added.kind == CK_RECORD_CORRECT && added.replace == 0))
		r->last = (uint32_t)r->count;
	r->items[r->count++] = added;
	return true;
}
