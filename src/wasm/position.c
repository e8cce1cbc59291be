#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/slots.h"
#include "wasm/text.h"

#include <string.h>

uint32_t position_size(void)
{
	return sizeof(ck_position);
}

void *position_at(uint32_t slot)
{
	return slot < 2 ? &ck_wasm_position[slot] : NULL;
}

uint32_t position_start(const ck_game *g, uint32_t seat)
{
	if (!ck_wasm_below(seat, g->seats))
		return 0;
	ck_position_start(g, seat, &ck_wasm_position[0]);
	return 1;
}

ck_game *position_read(uint32_t length)
{
	static ck_game game;
	ck_position p;
	const char *text = ck_wasm_text_in(length);

	if (!text || !ck_position_parse(&game, &p, text, length, &ck_wasm_error))
		return NULL;
	ck_game *copy = ck_wasm_game_copy(&game);
	if (copy)
		ck_wasm_position[0] = p;
	return copy;
}

void position_clear(void)
{
	memset(&ck_wasm_position[0], 0, sizeof ck_wasm_position[0]);
}

uint32_t position_piece(const ck_game *g, uint32_t seat, uint32_t i, uint32_t progress, uint32_t marks)
{
	ck_position *p = &ck_wasm_position[0];

	if (!ck_wasm_below(seat, g->seats) || !ck_wasm_below(i, g->pieces) ||
	    !ck_wasm_within(progress, 0, g->goal))
		return 0;
	p->progress[CK_PIECES_MAX * seat + i] = (uint8_t)progress;
	if (!ck_is_parchis(g))
		p->marks[CK_PIECES_MAX * seat + i] = marks & 7;
	return 1;
}

uint32_t position_settle(const ck_game *g, uint32_t seat, uint32_t in, uint32_t late)
{
	ck_position *p = &ck_wasm_position[0];

	p->seat = (uint8_t)seat; /* which is checked with all else */
	p->in = (uint8_t)in;
	p->held = late;
	return ck_position_set_up(g, p, &ck_wasm_error);
}

int32_t progress_marks(const ck_game *g, uint32_t progress)
{
	return ck_wasm_within(progress, 0, g->goal) ? (int32_t)ck_progress_marks(g, progress) : -1;
}

uint32_t position_check(const ck_game *g)
{
	return ck_wasm_sound(g);
}

int32_t position_write(const ck_game *g)
{
	char text[CK_POSITION_TEXT];

	if (!ck_wasm_sound(g))
		return -1;
	size_t length = ck_position_write(g, &ck_wasm_position[0], text);
	return ck_wasm_text_out(text, length);
}

/* ------------------------------------------------------------------ fields */

uint32_t position_phase(void)
{
	return ck_wasm_position[0].phase;
}

uint32_t position_seat(void)
{
	return ck_wasm_position[0].seat;
}

uint32_t position_value(void)
{
	return ck_wasm_position[0].value;
}

uint32_t position_six(void)
{
	return ck_wasm_position[0].six;
}

uint32_t position_last(void)
{
	return ck_wasm_position[0].last;
}

uint32_t position_winner(void)
{
	return ck_wasm_position[0].winner;
}

uint32_t position_in(void)
{
	return ck_wasm_position[0].in;
}

uint32_t position_skip(void)
{
	return ck_wasm_position[0].skip;
}

uint32_t position_row(void)
{
	return ck_wasm_position[0].row;
}

uint32_t position_due(void)
{
	return ck_wasm_position[0].due;
}

uint32_t position_ent(void)
{
	return ck_wasm_position[0].ent;
}

uint32_t position_idle(void)
{
	return ck_wasm_position[0].idle;
}

int32_t position_progress(const ck_game *g, uint32_t seat, uint32_t i)
{
	if (!ck_wasm_below(seat, g->seats) || !ck_wasm_below(i, g->pieces))
		return -1;
	return ck_wasm_position[0].progress[CK_PIECES_MAX * seat + i];
}

int32_t position_marks(const ck_game *g, uint32_t seat, uint32_t i)
{
	if (!ck_wasm_below(seat, g->seats) || !ck_wasm_below(i, g->pieces))
		return -1;
	return ck_is_parchis(g) ? 0 : ck_wasm_position[0].marks[CK_PIECES_MAX * seat + i];
}

int32_t position_pool(const ck_game *g)
{
	return ck_is_parchis(g) ? 0 : (int32_t)ck_wasm_position[0].held;
}

int32_t position_late(const ck_game *g, uint32_t seat)
{
	if (!ck_wasm_below(seat, g->seats))
		return -1;
	return ck_is_parchis(g) ? (int32_t)(ck_wasm_position[0].held >> 4 * seat & 15) : 0;
}

/* ------------------------------------------------------------------ questions */

int32_t position_owner(const ck_game *g)
{
	return ck_wasm_sound(g) ? (int32_t)ck_position_owner(g, &ck_wasm_position[0]) : -1;
}

int32_t position_count(const ck_game *g, uint32_t seat, uint32_t progress)
{
	if (!ck_wasm_sound(g) || !ck_wasm_below(seat, g->seats) || !ck_wasm_within(progress, 0, g->goal))
		return -1;
	return (int32_t)ck_position_count(g, &ck_wasm_position[0], seat, progress);
}

int32_t position_amount(const ck_game *g, uint32_t die)
{
	if (!ck_wasm_sound(g) || !ck_wasm_within(die, 1, ck_is_parchis(g) ? 6 : 0))
		return -1;
	return (int32_t)ck_position_amount(g, &ck_wasm_position[0], die);
}

int32_t position_place(const ck_game *g, uint32_t seat)
{
	uint8_t places[CK_SEATS_MAX];

	if (!ck_wasm_sound(g) || !ck_wasm_below(seat, g->seats))
		return -1;
	return ck_position_places(g, &ck_wasm_position[0], places) ? places[seat] : 0;
}

int32_t position_legal(const ck_game *g)
{
	if (!ck_wasm_sound(g))
		return -1;
	return ck_wasm_list_out(g, ck_position_legal(g, &ck_wasm_position[0], ck_wasm_list));
}

int32_t why_not(const ck_game *g, uint32_t t)
{
	if (!ck_wasm_sound(g) || (t != CK_NO_THROW && !ck_wasm_below(t, g->throw_count)))
		return -1;
	return ck_wasm_why_put(ck_why_not(g, &ck_wasm_position[0], (ck_throw)t, ck_wasm_action));
}
