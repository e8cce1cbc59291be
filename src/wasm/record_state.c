/* record_state.c - where the game of a record stands, and what comes of it. */
#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/record.h"
#include "wasm/slots.h"
#include "wasm/text.h"

#include <string.h>

void record_begin(const ck_wasm_record *r)
{
	ck_wasm_state = r->record.begin;
}

void record_now(const ck_wasm_record *r)
{
	ck_wasm_state = *ck_record_now(&r->record);
}

uint32_t record_before(const ck_wasm_record *r, uint32_t i)
{
	if (!ck_wasm_below(i, (uint32_t)r->record.count))
		return 0;
	ck_wasm_state = *ck_record_before(&r->record, i);
	return 1;
}

uint32_t state_phase(void)
{
	return ck_wasm_state.phase;
}

uint32_t state_seat(void)
{
	return ck_wasm_state.seat;
}

uint32_t state_turn(void)
{
	return ck_wasm_state.turn;
}

uint32_t state_standing(void)
{
	return ck_wasm_state.standing;
}

uint32_t state_turned(void)
{
	return ck_wasm_state.turned;
}

uint32_t state_position(void)
{
	if (ck_wasm_state.phase != CK_RECORD_IN_PLAY && ck_wasm_state.phase != CK_RECORD_IS_OVER)
		return 0;
	ck_wasm_position[0] = ck_wasm_state.position;
	return 1;
}

uint32_t state_opening(void)
{
	if (ck_wasm_state.opening.round == 0)
		return 0;
	ck_wasm_opening = ck_wasm_state.opening;
	return 1;
}

uint32_t state_touched(void)
{
	return ck_wasm_action_put(ck_wasm_state.touched, ck_wasm_state.has_touched);
}

/* ------------------------------------------------------------------ asking */

int32_t record_find(const ck_wasm_record *r, uint32_t turn, uint32_t number)
{
	uint32_t index;

	return ck_record_find(&r->record, turn, number, &index) ? (int32_t)index : -1;
}

int32_t record_result(const ck_wasm_record *r)
{
	char text[8];
	size_t length = ck_record_result(&r->record, text);

	return ck_wasm_text_out(text, length);
}

int32_t record_place(const ck_wasm_record *r, uint32_t seat)
{
	uint8_t places[CK_SEATS_MAX];

	if (!ck_wasm_below(seat, r->record.game.seats))
		return -1;
	return ck_record_places(&r->record, places) ? places[seat] : 0;
}

int32_t record_write(const ck_wasm_record *r)
{
	size_t length = ck_record_write(&r->record, NULL, 0);
	char *text = ck_wasm_text_make(length);

	return text ? ck_wasm_text_made(ck_record_write(&r->record, text, length + 1)) : -1;
}
