#include "record/record.h"

#include "base.h"
#include "rules/text.h"

#include <string.h>

_Static_assert(sizeof(ck_opening) == 12, "no padding");
_Static_assert(sizeof(ck_record_state) == sizeof(ck_position) + 32, "no padding");

void ck_record_init(ck_record *r, const ck_game *g, ck_record_item *items, size_t capacity)
{
	memset(r, 0, sizeof *r);
	r->game = *g;
	r->items = items;
	r->capacity = capacity;
	r->last = CK_RECORD_NONE;
	r->touch = g->kind == CK_PARCHIS_PAIRS;
	r->begin.phase = CK_RECORD_IN_OPENING;
	ck_opening_begin(g, &r->begin.opening);
	r->begin.seat = (uint8_t)ck_opening_seat(&r->begin.opening);
}

void ck_record_begin_play(const ck_game *g, ck_record_state *s, unsigned seat)
{
	ck_position_start(g, seat, &s->position);
	s->phase = CK_RECORD_IN_PLAY;
	s->seat = (uint8_t)seat;
	s->turn = 1;
	s->standing = 0;
}

bool ck_record_start_at_seat(ck_record *r, unsigned seat, ck_error *err)
{
	CK_ASSERT(r->count == 0);
	if (seat >= r->game.seats)
		return ck_record_refuse_numbers(
			err, CK_MSG("there is no seat {part} to begin; the seats are 1 to {want}"), seat + 1u,
			r->game.seats);
	memset(&r->begin, 0, sizeof r->begin);
	ck_record_begin_play(&r->game, &r->begin, seat);
	r->start = CK_RECORD_START_SEAT;
	r->starter = (uint8_t)seat;
	return true;
}

bool ck_record_start_at_position(ck_record *r, const ck_position *p, ck_error *err)
{
	CK_ASSERT(r->count == 0);
	if (!ck_position_check(&r->game, p, err))
		return false;
	if (p->phase == CK_OVER)
		return ck_fail(err, CK_MSG("the position to start from is the end of a game"), "", 0, "");
	memset(&r->begin, 0, sizeof r->begin);
	r->begin.position = *p;
	r->begin.phase = CK_RECORD_IN_PLAY;
	r->begin.seat = p->seat;
	r->begin.turn = 1;
	r->start = CK_RECORD_START_POSITION;
	return true;
}

/* -------------------------------------------------------------------- asking */

const ck_record_state *ck_record_now(const ck_record *r)
{
	return r->count > 0 ? &r->items[r->count - 1].after : &r->begin;
}

const ck_record_state *ck_record_before(const ck_record *r, size_t i)
{
	uint32_t before = r->items[i].before;
	return before != CK_RECORD_NONE ? &r->items[before].after : &r->begin;
}

bool ck_record_find(const ck_record *r, uint32_t turn, uint32_t number, uint32_t *index)
{
	uint32_t i = r->last;
	while (i != CK_RECORD_NONE &&
	       (r->items[i].turn > turn || (r->items[i].turn == turn && r->items[i].number > number)))
		i = r->items[i].before;
	if (i == CK_RECORD_NONE || r->items[i].turn != turn || r->items[i].number != number)
		return false;
	*index = i;
	return true;
}

size_t ck_record_result(const ck_record *r, char *out)
{
	const ck_record_state *now = ck_record_now(r);
	struct ck_text t = ck_text_into(out, 8);
	if (now->phase != CK_RECORD_IS_OVER) {
		ck_text_char(&t, '*');
	} else if (now->position.winner == 0) {
		ck_text_char(&t, '-');
	} else {
		ck_text_number(&t, now->position.winner);
		if (r->game.teams) {
			ck_text_char(&t, '+');
			ck_text_number(&t, now->position.winner + 2u);
		}
	}
	return t.len;
}

bool ck_record_places(const ck_record *r, uint8_t places[CK_SEATS_MAX])
{
	const ck_record_state *now = ck_record_now(r);
	return now->phase == CK_RECORD_IS_OVER && ck_position_places(&r->game, &now->position, places);
}

size_t ck_record_places_write(const ck_record *r, char *out)
{
	uint8_t places[CK_SEATS_MAX];
	struct ck_text t = ck_text_into(out, CK_RECORD_PLACES);
	if (!ck_record_places(r, places))
		return 0;
	for (unsigned i = 0; i < r->game.seats; i++) {
		if (i > 0)
			ck_text_char(&t, ',');
		ck_text_number(&t, places[i]);
	}
	return t.len;
}

/* ------------------------------------------------------------------ refusals */

bool ck_record_refuse_numbers(ck_error *err, const char *message, uint64_t part, uint64_t want)
{
	char digits[24];
	struct ck_text t = ck_text_into(digits, sizeof digits);
	ck_text_number(&t, want);
	return ck_fail_number(err, message, part, digits);
}

bool ck_record_refuse_seat(ck_error *err, const char *message, unsigned seat)
{
	return ck_fail_number(err, message, seat + 1u, "");
}
