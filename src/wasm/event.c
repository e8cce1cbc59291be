#include "wasm/event.h"

#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/slots.h"
#include "wasm/table.h"

ck_event ck_wasm_event;

uint32_t event_begin(uint32_t kind, uint32_t seat, uint32_t occupant, double at)
{
	uint64_t time;

	if (!ck_wasm_below(kind, CK_EVENT_KIND_COUNT) || !ck_wasm_within(seat, 0, UINT8_MAX) ||
	    !ck_wasm_within(occupant, 0, UINT16_MAX) || !ck_wasm_whole(at, &time))
		return 0;
	ck_wasm_event = (ck_event){
		.kind = (uint8_t)kind, .seat = (uint8_t)seat, .occupant = (uint16_t)occupant, .at = time};
	return 1;
}

uint32_t event_due(const ck_wasm_table *t, uint32_t kind, double at)
{
	uint64_t time;

	if (!ck_wasm_below(kind, CK_EVENT_KIND_COUNT) || !ck_wasm_whole(at, &time))
		return 0;
	ck_wasm_event = ck_table_event(&t->table, (ck_event_kind)kind, time);
	return 1;
}

uint32_t event_set_value(uint32_t value)
{
	if (!ck_wasm_within(value, 0, UINT8_MAX))
		return 0;
	ck_wasm_event.value = (uint8_t)value;
	return 1;
}

uint32_t event_set_target(uint32_t number)
{
	ck_wasm_event.target = number;
	return 1;
}

uint32_t event_set_replace(uint32_t kind)
{
	if (!ck_wasm_below(kind, CK_EVENT_KIND_COUNT))
		return 0;
	ck_wasm_event.replace = (uint8_t)kind;
	return 1;
}

/* What the event tells, or, of a correction, what it puts in place. */
static ck_event_kind told(void)
{
	return ck_wasm_event.kind == CK_EVENT_CORRECT ? ck_wasm_event.replace : ck_wasm_event.kind;
}

uint32_t event_set_action(void)
{
	ck_wasm_event.action = told() == CK_EVENT_TOUCH ? ck_action_piece(ck_wasm_action) : ck_wasm_action;
	return 1;
}

/* ------------------------------------------------------------------ fields */

uint32_t event_kind(void)
{
	return ck_wasm_event.kind;
}

uint32_t event_seat(void)
{
	return ck_wasm_event.seat;
}

uint32_t event_occupant(void)
{
	return ck_wasm_event.occupant;
}

uint32_t event_value(void)
{
	return ck_wasm_event.value;
}

uint32_t event_target(void)
{
	return ck_wasm_event.target;
}

uint32_t event_replace(void)
{
	return ck_wasm_event.replace;
}

uint32_t event_notes(void)
{
	return ck_wasm_event.notes;
}

double event_at(void)
{
	return (double)ck_wasm_event.at;
}

uint32_t event_action(void)
{
	ck_event_kind kind = told();

	return ck_wasm_action_put(ck_wasm_event.action, kind == CK_EVENT_ACTION || kind == CK_EVENT_TOUCH);
}
